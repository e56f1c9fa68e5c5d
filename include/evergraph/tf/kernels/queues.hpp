// SPDX-License-Identifier: BSL-1.0
// queues: nodes that put rows into queues, and that wait for them without holding a thread.
#ifndef EVERGRAPH_TF_KERNELS_QUEUES_HPP
#define EVERGRAPH_TF_KERNELS_QUEUES_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "../../run/completion.hpp"
#include "../../run/kernel_table.hpp"
#include "arguments.hpp"
#include "copy_block.hpp"
#include "objects.hpp"
#include "rows.hpp"
#include "tensor_queue.hpp"

namespace evergraph::tf {

namespace detail {

inline std::shared_ptr<tensor_queue> queue_in(kernel_context& c) {
    return object_in<tensor_queue>(c, 0, "queue");
}

template <queue_order Order, bool Pads>
std::shared_ptr<tensor_queue> new_queue(const plan_node& n) {
    auto q = std::make_shared<tensor_queue>();
    q->order = Order;
    q->pads = Pads;
    if (Order == queue_order::by_priority) q->types.push_back(dtype::int64);
    if (const auto* types = n.attrs.find_as<attr_list>("component_types")) {
        q->types.insert(q->types.end(), types->type.begin(), types->type.end());
    }
    const auto* shapes = n.attrs.find_as<attr_list>("shapes");
    if (shapes != nullptr && !shapes->shape.empty()) {
        if (Order == queue_order::by_priority) q->shapes.push_back(sizes{});
        for (const shape_proto& p : shapes->shape) q->shapes.push_back(part_shape_of(&p));
    }
    q->capacity = attr_or<std::int64_t>(n, "capacity", -1);
    q->least = attr_or<std::int64_t>(n, "min_after_dequeue", 0);
    auto seed = static_cast<std::uint64_t>(attr_or<std::int64_t>(n, "seed", 0));
    const auto seed2 = static_cast<std::uint64_t>(attr_or<std::int64_t>(n, "seed2", 0));
    if (seed == 0 && seed2 == 0) seed = std::random_device{}();
    q->source = philox{seed, seed2};
    return q;
}

// The values of an enqueue fit the queue; `many`: each of their rows does.
inline bool fits_queue(kernel_context& c, const tensor_queue& q, bool many) {
    if (c.input_count() != q.types.size() + 1) {
        invalid(c, std::to_string(c.input_count() - 1) + " values",
                std::to_string(q.types.size()));
        return false;
    }
    for (std::size_t i = 0; i < q.types.size(); ++i) {
        const tensor& t = c.input(i + 1);
        const bool rows = !many || (t.rank() > 0 && t.dims()[0] == c.input(1).dims()[0]);
        const shape dims{many ? without_first(t.dims()) : sizes_of(t)};
        const part_shape wanted = q.shapes.empty() ? part_shape{} : q.shapes[i];
        if (rows && t.type() == q.types[i] && fits_part(dims, wanted)) continue;
        invalid(c, "value " + std::to_string(i) + " " + summary(t),
                name_of(q.types[i]) + (many ? " rows of " : " ") + text_of(wanted));
        return false;
    }
    return true;
}

// Puts the rows in one after the other, as there is room.
inline void wait_to_put(kernel_context& c, completion done, tensor_queue& q,
                        std::vector<tensor_queue::row> rows) {
    auto left = std::make_shared<std::vector<tensor_queue::row>>(std::move(rows));
    q.wait(c, std::move(done), false, [&c, left, at = std::size_t{0}](tensor_queue& to) mutable {
        if (to.closed_now() && at < left->size()) {
            c.fail(status_code::cancelled, "a queue that is closed", "an open queue");
            return true;
        }
        while (at < left->size() && to.has_room()) to.put(std::move((*left)[at++]));
        return at == left->size();
    });
}

// Component `i` of all rows as one tensor.
inline std::optional<tensor> joined_component(kernel_context& c, const tensor_queue& q,
                                              const std::vector<tensor_queue::row>& rows,
                                              std::size_t i) {
    std::vector<const tensor*> parts;
    for (const tensor_queue::row& r : rows) parts.push_back(&r[i]);
    sizes dims = rows.empty() ? q.shapes[i].value_or(sizes{}) : sizes_of(*parts[0]);
    bool same = true;
    for (const tensor* t : parts) {
        if (t->rank() != dims.size()) {
            invalid(c, summary(*t) + " among rows of rank " + std::to_string(dims.size()), "one rank");
            return std::nullopt;
        }
        for (std::size_t d = 0; d < dims.size(); ++d) {
            same = same && t->dims()[d] == dims[d];
            dims[d] = std::max(dims[d], t->dims()[d]);
        }
    }
    for (std::int64_t& n : dims) n = std::max<std::int64_t>(n, 0);
    if (same) return joined_rows(c, q.types[i], parts, dims);
    if (!q.pads) {
        invalid(c, "rows of several shapes", "rows of one shape, or a PaddingFIFOQueue");
        return std::nullopt;
    }
    std::vector<tensor> padded;
    for (const tensor* t : parts) {
        tensor whole = tensor::zeros(q.types[i], shape{dims});
        const sizes to = row_major(dims);
        copy_block(sizes_of(*t), whole, {0, to}, *t, {0, row_major(t->dims().sizes())});
        padded.push_back(std::move(whole));
    }
    for (std::size_t k = 0; k < parts.size(); ++k) parts[k] = &padded[k];
    return joined_rows(c, q.types[i], parts, dims);
}

inline void out_of_rows(kernel_context& c, std::size_t have, std::int64_t wanted) {
    c.fail(status_code::out_of_range,
           std::to_string(have) + " rows left in a queue that is closed", std::to_string(wanted));
}

inline void put_out(kernel_context& c, tensor_queue::row r) {
    for (std::size_t i = 0; i < r.size(); ++i) c.output(i, std::move(r[i]));
}

// Takes rows as they come. If the queue closes before there are enough: all that there are, if
// `up_to` and there is one, else they go back.
inline void wait_for_rows(kernel_context& c, completion done, tensor_queue& q, std::int64_t wanted,
                          bool up_to) {
    auto have = std::make_shared<std::vector<tensor_queue::row>>();
    q.wait(c, std::move(done), true, [&c, have, wanted, up_to](tensor_queue& from) {
        const auto most = static_cast<std::size_t>(wanted);
        while (have->size() < most && from.has_row()) have->push_back(from.take());
        const bool enough = have->size() == most || (up_to && from.closed_now() && !have->empty());
        if (!enough && !from.closed_now()) return false;
        if (!enough) {
            out_of_rows(c, have->size(), wanted);
            from.give_back(std::move(*have));
            return true;
        }
        for (std::size_t i = 0; i < from.types.size(); ++i) {
            auto out = joined_component(c, from, *have, i);
            if (!out) return true;
            c.output(i, std::move(*out));
        }
        return true;
    });
}

using later_function = void (*)(kernel_context&, completion);
template <later_function F>
expected<kernel, problem> runs_later(const plan_node&) {
    return kernel{[](kernel_context& c, completion done) { F(c, std::move(done)); }};
}

}  // namespace detail

template <queue_order Order, bool Pads = false>
void make_queue(kernel_context& c) {
    auto q = stored_object<tensor_queue>(c, [&] { return detail::new_queue<Order, Pads>(c.node()); });
    if (q != nullptr) output_object(c, std::move(q));
}

inline void enqueue(kernel_context& c, completion done) {
    const auto q = detail::queue_in(c);
    if (q == nullptr || !detail::fits_queue(c, *q, false)) return done();
    tensor_queue::row r;
    for (std::size_t i = 1; i < c.input_count(); ++i) r.push_back(c.take(i));
    std::vector<tensor_queue::row> rows;
    rows.push_back(std::move(r));
    detail::wait_to_put(c, std::move(done), *q, std::move(rows));
}
inline void enqueue_many(kernel_context& c, completion done) {
    const auto q = detail::queue_in(c);
    if (q == nullptr || !detail::fits_queue(c, *q, true)) return done();
    const std::int64_t count = c.input(1).dims()[0];
    std::vector<tensor_queue::row> rows(static_cast<std::size_t>(count));
    for (std::size_t i = 1; i < c.input_count(); ++i) {
        const shape dims{without_first(c.input(i).dims())};
        std::int64_t at = 0;
        for (tensor_queue::row& r : rows) {
            r.push_back(elements_of(c.input(i), at, dims));
            at += dims.elements();
        }
    }
    detail::wait_to_put(c, std::move(done), *q, std::move(rows));
}

inline void dequeue(kernel_context& c, completion done) {
    const auto q = detail::queue_in(c);
    if (q == nullptr) return done();
    if (c.output_count() != q->types.size()) {
        invalid(c, std::to_string(c.output_count()) + " outputs", std::to_string(q->types.size()));
        return done();
    }
    q->wait(c, std::move(done), true, [&c](tensor_queue& from) {
        if (from.has_row()) {
            detail::put_out(c, from.take());
            return true;
        }
        if (from.closed_now()) detail::out_of_rows(c, 0, 1);
        return from.closed_now();
    });
}
template <bool UpTo>
void dequeue_many(kernel_context& c, completion done) {
    const auto q = detail::queue_in(c);
    const auto wanted = q == nullptr ? std::nullopt : integer_in(c, 1);
    if (!wanted) return done();
    const bool unshaped = !UpTo && q->shapes.empty();
    if (*wanted < 0 || unshaped || c.output_count() != q->types.size()) {
        invalid(c, std::to_string(*wanted) + " rows of a queue" + (unshaped ? " without shapes" : ""),
                "a number from 0, and a queue with shapes");
        return done();
    }
    detail::wait_for_rows(c, std::move(done), *q, *wanted, UpTo);
}

inline void close_queue(kernel_context& c) {
    const auto q = detail::queue_in(c);
    if (q != nullptr) q->close(attr_or(c.node(), "cancel_pending_enqueues", false));
}
inline void queue_size(kernel_context& c) {
    const auto q = detail::queue_in(c);
    if (q != nullptr) c.output(0, tensor::scalar(static_cast<std::int32_t>(q->size())));
}
inline void queue_is_closed(kernel_context& c) {
    const auto q = detail::queue_in(c);
    if (q != nullptr) c.output(0, tensor::scalar(q->closed()));
}

inline constexpr kernel_table queue_kernels{
    row_for("FIFOQueue", runs<make_queue<queue_order::first_in>>),
    row_for("FIFOQueueV2", runs<make_queue<queue_order::first_in>>),
    row_for("PaddingFIFOQueue", runs<make_queue<queue_order::first_in, true>>),
    row_for("PaddingFIFOQueueV2", runs<make_queue<queue_order::first_in, true>>),
    row_for("RandomShuffleQueue", runs<make_queue<queue_order::shuffled>>),
    row_for("RandomShuffleQueueV2", runs<make_queue<queue_order::shuffled>>),
    row_for("PriorityQueue", runs<make_queue<queue_order::by_priority>>),
    row_for("PriorityQueueV2", runs<make_queue<queue_order::by_priority>>),
    row_for("QueueEnqueue", detail::runs_later<enqueue>),
    row_for("QueueEnqueueV2", detail::runs_later<enqueue>),
    row_for("QueueEnqueueMany", detail::runs_later<enqueue_many>),
    row_for("QueueEnqueueManyV2", detail::runs_later<enqueue_many>),
    row_for("QueueDequeue", detail::runs_later<dequeue>),
    row_for("QueueDequeueV2", detail::runs_later<dequeue>),
    row_for("QueueDequeueMany", detail::runs_later<dequeue_many<false>>),
    row_for("QueueDequeueManyV2", detail::runs_later<dequeue_many<false>>),
    row_for("QueueDequeueUpTo", detail::runs_later<dequeue_many<true>>),
    row_for("QueueDequeueUpToV2", detail::runs_later<dequeue_many<true>>),
    row_for("QueueClose", runs<close_queue>),
    row_for("QueueCloseV2", runs<close_queue>),
    row_for("QueueSize", runs<queue_size>),
    row_for("QueueSizeV2", runs<queue_size>),
    row_for("QueueIsClosed", runs<queue_is_closed>),
    row_for("QueueIsClosedV2", runs<queue_is_closed>)};

}  // namespace evergraph::tf

#endif
