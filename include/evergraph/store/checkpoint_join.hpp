// SPDX-License-Identifier: BSL-1.0
// checkpoint_join: puts tensors together from slices, and cuts slices out of tensors.
#ifndef EVERGRAPH_STORE_CHECKPOINT_JOIN_HPP
#define EVERGRAPH_STORE_CHECKPOINT_JOIN_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "../base/expected.hpp"
#include "../base/problem.hpp"
#include "../tensor/tensor.hpp"
#include "checkpoint_slice.hpp"
#include "sorted_table_format.hpp"

namespace evergraph {

namespace detail {

// Copies what two slices of one tensor share, run by run; both tensors have the shape of theirs.
class slice_copy {
 public:
    slice_copy(const tensor_slice& to, const tensor_slice& from, const tensor_slice& common)
        : to_(to), from_(from), common_(common), run_dimension_(common.extents.size()) {
        // The last dimensions are one run as long as they are whole on both sides.
        while (run_dimension_ > 0) {
            const std::size_t d = --run_dimension_;
            run_ *= length(common_, d);
            if (length(common_, d) != length(to_, d) || length(common_, d) != length(from_, d)) break;
        }
    }
    // move(to, from, count): places of elements in the two.
    template <class Move>
    void each_run(const Move& move) const {
        std::vector<std::int64_t> at(run_dimension_, 0);
        for (;;) {
            move(place_in(to_, at), place_in(from_, at), run_);
            std::size_t d = run_dimension_;
            while (d > 0 && ++at[d - 1] == common_.extents[d - 1].length) at[--d] = 0;
            if (d == 0) return;
        }
    }

 private:
    static std::size_t length(const tensor_slice& s, std::size_t d) {
        return static_cast<std::size_t>(s.extents[d].length);
    }
    std::size_t place_in(const tensor_slice& box, const std::vector<std::int64_t>& at) const {
        std::int64_t place = 0;
        for (std::size_t d = 0; d < box.extents.size(); ++d) {
            const slice_extent& e = box.extents[d];
            place = place * e.length + common_.extents[d].start - e.start + (d < at.size() ? at[d] : 0);
        }
        return static_cast<std::size_t>(place);
    }

    const tensor_slice& to_;
    const tensor_slice& from_;
    const tensor_slice& common_;
    std::size_t run_dimension_;
    std::size_t run_ = 1;
};

// Both slices are resolved; `to` is written.
inline void copy_common(tensor& to, const tensor_slice& to_slice, const tensor& from,
                        const tensor_slice& from_slice) {
    const auto common = common_part(to_slice, from_slice);
    if (!common) return;
    const slice_copy copy{to_slice, from_slice, *common};
    if (to.type() == dtype::string) {
        const auto out = to.writable<std::string>();
        const auto in = from.values<std::string>();
        copy.each_run([&](std::size_t a, std::size_t b, std::size_t count) {
            for (std::size_t i = 0; i < count; ++i) out[a + i] = in[b + i];
        });
    } else {
        const std::size_t size = byte_size(to.type());
        const auto out = to.writable_bytes();
        const std::string_view in = from.bytes();
        copy.each_run([&](std::size_t a, std::size_t b, std::size_t count) {
            std::memcpy(out.data() + a * size, in.data() + b * size, count * size);
        });
    }
}

// Whether these resolved slices have no element in common: a walk along the first dimension with
// several starts, so that slices side by side take n log n.
inline bool are_apart(std::vector<tensor_slice> slices) {
    if (slices.size() < 2) return true;
    const std::size_t rank = slices[0].extents.size();
    std::size_t d = 0;
    const auto starts_alike = [&](const tensor_slice& s) {
        return s.extents[d].start == slices[0].extents[d].start;
    };
    while (d + 1 < rank && std::all_of(slices.begin(), slices.end(), starts_alike)) ++d;
    if (rank == 0) return false;
    std::sort(slices.begin(), slices.end(), [&](const tensor_slice& a, const tensor_slice& b) {
        return a.extents[d].start < b.extents[d].start;
    });
    std::vector<const tensor_slice*> open;
    for (const tensor_slice& s : slices) {
        std::erase_if(open, [&](const tensor_slice* o) {
            return o->extents[d].start + o->extents[d].length <= s.extents[d].start;
        });
        for (const tensor_slice* o : open) {
            if (common_part(*o, s)) return false;
        }
        open.push_back(&s);
    }
    return true;
}

// The slices that have a part in `wanted`, by their place in `slices`; a problem if one does not
// fit the shape, two overlap, or they leave a part of `wanted` out.
inline expected<std::vector<std::size_t>, problem> slices_for(
    const tensor_slice& wanted, const std::vector<tensor_slice>& slices, const shape& full) {
    std::vector<std::size_t> out;
    std::vector<tensor_slice> parts;
    std::int64_t covered = 0;
    for (std::size_t i = 0; i < slices.size(); ++i) {
        const auto slice = resolved(slices[i], full);
        if (!slice) {
            return unexpected{damaged("the slice " + text(slices[i]), "one inside " + text(full))};
        }
        auto part = common_part(*slice, wanted);
        if (!part) continue;
        out.push_back(i);
        // Disjoint parts cannot add up to more than the whole, so more is no sum worth having.
        const std::int64_t size = shape_of(*part).elements();
        covered = size > full.elements() - covered ? full.elements() : covered + size;
        parts.push_back(*std::move(part));
    }
    if (!are_apart(std::move(parts))) {
        return unexpected{damaged("slices that overlap", "each element in one slice")};
    }
    if (covered < shape_of(wanted).elements()) {
        return unexpected{store_problem(
            status_code::invalid_argument, problem_kind::not_in_the_file,
            std::to_string(covered) + " elements of the slice " + text(wanted),
            "slices that cover all " + std::to_string(shape_of(wanted).elements()))};
    }
    return out;
}

// The resolved slice `wanted` of a tensor that is whole.
inline tensor cut_slice(const tensor& whole, const tensor_slice& wanted) {
    const shape dims = shape_of(wanted);
    if (dims == whole.dims()) return whole;
    tensor out = tensor::uninitialized(whole.type(), dims);
    copy_common(out, wanted, whole, *resolved(whole_slice(whole.rank()), whole.dims()));
    return out;
}

}  // namespace detail

}  // namespace evergraph

#endif
