// SPDX-License-Identifier: BSL-1.0
// Tests of what holds several tensors: arrays, lists, stacks, tables, queues.
#include <evergraph/tf/kernels/messages.hpp>
#include <evergraph/tf/kernels/queues.hpp>
#include <evergraph/tf/kernels/sources.hpp>
#include <evergraph/tf/kernels/tables.hpp>
#include <evergraph/tf/kernels/tensor_arrays.hpp>
#include <evergraph/tf/kernels/tensor_lists.hpp>

#include <doctest/doctest.h>

#include <chrono>
#include <cstdio>
#include <fstream>
#include <string>
#include <thread>
#include <vector>

#include "stateful_graph.hpp"

namespace eg = evergraph;
using eg::dtype;
using eg::status_code;
using eg::tensor;
using stateful::failure;
using stateful::run;
using stateful::run_target;
using stateful::types_of;
using stateful::writer;

namespace {

inline constexpr eg::kernel_table kernels{
    eg::tf::source_kernels, eg::tf::tensor_array_kernels, eg::tf::tensor_list_kernels,
    eg::tf::lookup_kernels, eg::tf::queue_kernels,        eg::tf::message_kernels};
constexpr eg::runtime with = eg::runtime_of<eg::tf::dialect>(kernels.view());

tensor floats(std::vector<std::int64_t> dims, std::vector<float> values) {
    return tensor::of<float>(eg::shape{dims}, std::span<const float>{values});
}
tensor ints(std::vector<std::int32_t> values) {
    return tensor::of<std::int32_t>(eg::shape{static_cast<std::int64_t>(values.size())},
                                    std::span<const std::int32_t>{values});
}
tensor texts(std::vector<std::string> values) {
    return tensor::of<std::string>(eg::shape{static_cast<std::int64_t>(values.size())},
                                   std::span<const std::string>{values});
}
const eg::named_attr float_attr{"T", dtype::float32};
const eg::named_attr float_dtype{"dtype", dtype::float32};
const eg::named_attr list_type{"element_dtype", dtype::float32};
const eg::named_attr int_shape{"shape_type", dtype::int32};

}  // namespace

TEST_CASE("TensorArrays: scattered, written, read, gathered, joined") {
    writer w;
    w.feed("n", dtype::int32);
    w.feed("rows", dtype::float32);
    w.feed("at", dtype::int32);
    w.feed("i", dtype::int32);
    w.feed("one", dtype::float32);
    w.feed("lengths", dtype::int64);
    w.node("a", "TensorArrayV3", {"n"}, {float_dtype, {"clear_after_read", false}});
    w.node("fill", "TensorArrayScatterV3", {"a", "at", "rows", "a:1"}, {float_attr});
    w.node("put", "TensorArrayWriteV3", {"a", "i", "one", "fill"}, {float_attr});
    w.node("get", "TensorArrayReadV3", {"a", "i", "put"}, {float_dtype});
    w.node("all", "TensorArrayGatherV3", {"a", "at", "fill"}, {float_dtype});
    w.node("size", "TensorArraySizeV3", {"a", "fill"});
    w.node("cut", "TensorArraySplitV3", {"a", "rows", "lengths", "a:1"}, {float_attr});
    w.node("joined", "TensorArrayConcatV3", {"a", "cut"}, {float_dtype});
    // The old form hands references on.
    w.node("old", "TensorArray", {"n"}, {float_dtype});
    w.node("zero", "Const", {}, {{"dtype", dtype::float32}, {"value", [] {
        eg::tensor_proto p;
        p.type = dtype::float32;
        return p;
    }()}});
    w.node("unpack", "TensorArrayUnpack", {"old", "rows", "zero"}, {float_attr});
    w.node("pack", "TensorArrayPack", {"old", "unpack"}, {float_dtype});
    w.graph.versions->producer = 10;  // while these were ops
    const eg::session s = w.session(with);
    const std::vector<eg::named_tensor> feeds{{"n", tensor::scalar(3)},
                                              {"rows", floats({2, 2}, {1, 2, 3, 4})},
                                              {"at", ints({2, 0})}};
    const auto also = [&](std::vector<eg::named_tensor> more) {
        more.insert(more.end(), feeds.begin(), feeds.end());
        return more;
    };
    CHECK(run(s, "all", feeds) == floats({2, 2}, {1, 2, 3, 4}));
    CHECK(run(s, "size", feeds) == tensor::scalar(3));
    CHECK(run(s, "get", also({{"i", tensor::scalar(1)}, {"one", floats({2}, {7, 8})}})) ==
          floats({2}, {7, 8}));
    CHECK(failure(s, {"get"}, {}, also({{"i", tensor::scalar(0)}, {"one", floats({2}, {7, 8})}}))
              .found.find("a second value for index 0") == 0);
    CHECK(failure(s, {"get"}, {}, also({{"i", tensor::scalar(3)}, {"one", floats({2}, {7, 8})}})).code ==
          status_code::invalid_argument);
    const std::vector<eg::named_tensor> parts{
        {"n", tensor::scalar(2)}, {"rows", floats({3, 1}, {1, 2, 3})},
        {"lengths", tensor::of<std::int64_t>({2}, {1, 2})}};
    CHECK(run(s, "joined", parts) == floats({3, 1}, {1, 2, 3}));
    CHECK(run(s, "joined:1", parts) == tensor::of<std::int64_t>({2}, {1, 2}));
    CHECK(run(s, "pack", {{"n", tensor::scalar(2)}, {"rows", floats({2}, {5, 6})}}) ==
          floats({2}, {5, 6}));
}

TEST_CASE("TensorLists are values: a change leaves the list that others hold") {
    writer w;
    w.feed("shape", dtype::int32);
    w.feed("n", dtype::int32);
    w.feed("i", dtype::int32);
    w.feed("x", dtype::float32);
    w.feed("rows", dtype::float32);
    const eg::named_attr index_type{"Tshape", dtype::int32};
    w.node("list", "TensorListReserve", {"shape", "n"}, {list_type, int_shape});
    w.node("set", "TensorListSetItem", {"list", "i", "x"}, {list_type});
    w.node("before", "TensorListStack", {"list", "shape", "^set"}, {list_type});
    w.node("after", "TensorListStack", {"set", "shape"}, {list_type});
    w.node("item", "TensorListGetItem", {"set", "i", "shape"}, {list_type, index_type});
    w.node("of", "TensorListFromTensor", {"rows", "shape"}, {list_type, int_shape});
    w.node("pushed", "TensorListPushBack", {"of", "x"}, {list_type});
    w.node("popped", "TensorListPopBack", {"pushed", "shape"}, {list_type});
    w.node("length", "TensorListLength", {"pushed"});
    w.node("some", "TensorListGather", {"pushed", "at", "shape"}, {list_type});
    w.feed("at", dtype::int32);
    w.node("joined", "TensorListConcatV2", {"pushed", "shape", "none"}, {list_type, int_shape});
    w.feed("none", dtype::int64);
    const eg::session s = w.session(with);
    const tensor two = ints({2});
    const std::vector<eg::named_tensor> feeds{{"shape", two}, {"n", tensor::scalar(2)},
                                              {"i", tensor::scalar(1)}, {"x", floats({2}, {5, 6})}};
    CHECK(run(s, "before", feeds) == floats({2, 2}, {0, 0, 0, 0}));
    CHECK(run(s, "after", feeds) == floats({2, 2}, {0, 0, 5, 6}));
    CHECK(run(s, "item", feeds) == floats({2}, {5, 6}));
    const std::vector<eg::named_tensor> more{
        {"shape", two}, {"rows", floats({1, 2}, {1, 2})}, {"x", floats({2}, {3, 4})},
        {"at", ints({1, 0, 1})}, {"none", tensor::zeros(dtype::int64, {0})}};
    const auto only = [&](std::vector<std::string> names) {
        std::vector<eg::named_tensor> out;
        for (const auto& f : more) {
            for (const auto& n : names) {
                if (f.name == n) out.push_back(f);
            }
        }
        return out;
    };
    CHECK(run(s, "length", only({"shape", "rows", "x"})) == tensor::scalar(2));
    CHECK(run(s, "popped:1", only({"shape", "rows", "x"})) == floats({2}, {3, 4}));
    CHECK(run(s, "some", only({"shape", "rows", "x", "at"})) == floats({3, 2}, {3, 4, 1, 2, 3, 4}));
    CHECK(run(s, "joined", only({"shape", "rows", "x", "none"})) == floats({4}, {1, 2, 3, 4}));
    CHECK(failure(s, {"set"}, {}, {{"shape", two}, {"n", tensor::scalar(1)}, {"i", tensor::scalar(1)},
                                   {"x", floats({2}, {5, 6})}}).code == status_code::invalid_argument);
    CHECK(failure(s, {"after"}, {}, {{"shape", two}, {"n", tensor::scalar(1)}, {"i", tensor::scalar(0)},
                                     {"x", floats({3}, {5, 6, 7})}}).found.find("float[3]") == 0);
}

TEST_CASE("stacks give back what came last") {
    writer w;
    w.feed("most", dtype::int32);
    w.feed("x", dtype::float32);
    w.node("s", "StackV2", {"most"}, {{"elem_type", dtype::float32}});
    w.node("a", "StackPushV2", {"s", "x"}, {float_attr});
    w.node("b", "StackPushV2", {"s", "x", "^a"}, {float_attr});
    w.node("pop", "StackPopV2", {"s", "^b"}, {{"elem_type", dtype::float32}});
    const eg::session s = w.session(with);
    CHECK(run(s, "pop", {{"most", tensor::scalar(-1)}, {"x", floats({}, {3})}}) == floats({}, {3}));
    CHECK(failure(s, {"pop"}, {}, {{"most", tensor::scalar(1)}, {"x", floats({}, {3})}}).node == "b");
}

TEST_CASE("tables: filled once or changed, from tensors or from a file") {
    writer w;
    const eg::named_attr tin{"Tin", dtype::string};
    const eg::named_attr tout{"Tout", dtype::int64};
    const eg::named_attr keys{"key_dtype", dtype::string};
    const eg::named_attr values{"value_dtype", dtype::int64};
    w.feed("k", dtype::string);
    w.feed("v", dtype::int64);
    w.feed("d", dtype::int64);
    w.feed("file", dtype::string);
    w.node("t", "HashTableV2", {}, {keys, values});
    w.node("fill", "InitializeTableV2", {"t", "k", "v"}, {{"Tkey", dtype::string}, {"Tval", dtype::int64}});
    w.node("find", "LookupTableFindV2", {"t", "k", "d"}, {tin, tout});
    w.node("size", "LookupTableSizeV2", {"t"});
    w.node("insert", "LookupTableInsertV2", {"t", "k", "v"}, {tin, tout});
    w.node("m", "MutableHashTableV2", {}, {keys, values});
    w.node("m_insert", "LookupTableInsertV2", {"m", "k", "v"}, {tin, tout});
    w.node("m_remove", "LookupTableRemoveV2", {"m", "k"}, {tin});
    w.node("m_find", "LookupTableFindV2", {"m", "k", "d"}, {tin, tout});
    w.node("m_all", "LookupTableExportV2", {"m"}, {{"Tkeys", dtype::string}, {"Tvalues", dtype::int64}});
    w.node("f", "HashTableV2", {}, {keys, values});
    w.node("f_fill", "InitializeTableFromTextFileV2", {"f", "file"},
           {{"key_index", -2}, {"value_index", -1}});
    w.node("f_find", "LookupTableFindV2", {"f", "k", "d"}, {tin, tout});
    const eg::session s = w.session(with);
    const tensor none = tensor::scalar<std::int64_t>(-1);
    const tensor ab = texts({"a", "b"});
    const tensor numbers = tensor::of<std::int64_t>({2}, {10, 20});
    CHECK(failure(s, {"find"}, {}, {{"k", ab}, {"d", none}}).code == status_code::failed_precondition);
    run_target(s, "fill", {{"k", ab}, {"v", numbers}});
    CHECK(run(s, "find", {{"k", texts({"b", "c"})}, {"d", none}}) == tensor::of<std::int64_t>({2}, {20, -1}));
    CHECK(run(s, "size") == tensor::scalar<std::int64_t>(2));
    CHECK(failure(s, {}, {"insert"}, {{"k", ab}, {"v", numbers}}).code == status_code::unimplemented);
    run_target(s, "m_insert", {{"k", ab}, {"v", numbers}});
    run_target(s, "m_insert", {{"k", texts({"a"})}, {"v", tensor::of<std::int64_t>({1}, {11})}});
    CHECK(run(s, "m_find", {{"k", ab}, {"d", none}}) == tensor::of<std::int64_t>({2}, {11, 20}));
    run_target(s, "m_remove", {{"k", texts({"a"})}});
    CHECK(run(s, "m_all") == texts({"b"}));
    CHECK(run(s, "m_all:1") == tensor::of<std::int64_t>({1}, {20}));
    const std::string path = "evergraph_vocabulary.txt";
    std::ofstream{path} << "zero\none\r\ntwo\n";
    run_target(s, "f_fill", {{"file", tensor::scalar(path)}});
    std::remove(path.c_str());
    CHECK(run(s, "f_find", {{"k", texts({"two", "one", "?"})}, {"d", none}}) ==
          tensor::of<std::int64_t>({3}, {2, 1, -1}));
}

namespace {

writer queue_graph(const std::string& op, std::vector<eg::named_attr> attrs = {}) {
    writer w;
    const eg::attr_list types = types_of({dtype::int32});
    eg::attr_list shapes;
    shapes.shape.emplace_back();
    attrs.push_back({"component_types", types});
    attrs.push_back({"shapes", shapes});
    w.feed("x", dtype::int32);
    w.feed("n", dtype::int32);
    w.node("q", op, {}, std::move(attrs));
    w.node("put", "QueueEnqueueV2", {"q", "x"}, {{"Tcomponents", types}});
    w.node("put_all", "QueueEnqueueManyV2", {"q", "x"}, {{"Tcomponents", types}});
    w.node("get", "QueueDequeueV2", {"q"}, {{"component_types", types}});
    w.node("some", "QueueDequeueManyV2", {"q", "n"}, {{"component_types", types}});
    w.node("up_to", "QueueDequeueUpToV2", {"q", "n"}, {{"component_types", types}});
    w.node("close", "QueueCloseV2", {"q"});
    w.node("size", "QueueSizeV2", {"q"});
    return w;
}

}  // namespace

TEST_CASE("queues keep their order, and end when they are closed") {
    const eg::session s = queue_graph("FIFOQueueV2").session(with);
    run_target(s, "put", {{"x", tensor::scalar(1)}});
    run_target(s, "put_all", {{"x", ints({2, 3, 4, 5})}});
    CHECK(run(s, "size") == tensor::scalar(5));
    CHECK(run(s, "get") == tensor::scalar(1));
    CHECK(run(s, "some", {{"n", tensor::scalar(2)}}) == ints({2, 3}));
    run_target(s, "close");
    CHECK(failure(s, {}, {"put"}, {{"x", tensor::scalar(9)}}).code == status_code::cancelled);
    CHECK(failure(s, {"some"}, {}, {{"n", tensor::scalar(3)}}).code == status_code::out_of_range);
    CHECK(run(s, "up_to", {{"n", tensor::scalar(3)}}) == ints({4, 5}));
    CHECK(failure(s, {"get"}).code == status_code::out_of_range);
}

TEST_CASE("who takes from an empty queue waits for another run, or is cancelled") {
    eg::session_options options;
    options.threads = 2;
    const eg::session s = queue_graph("FIFOQueueV2", {{"capacity", 1}}).session(with, options);
    for (int i = 0; i < 20; ++i) {
        tensor got;
        std::thread taker([&] { got = run(s, "some", {{"n", tensor::scalar(2)}}); });
        run_target(s, "put", {{"x", tensor::scalar(i)}});
        run_target(s, "put", {{"x", tensor::scalar(i + 1)}});
        taker.join();
        CHECK(got == ints({i, i + 1}));
    }
    eg::cancellation stop;
    eg::run_options cancelled;
    cancelled.cancel = &stop;
    std::thread stopper([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds{20});
        stop.cancel();
    });
    const auto out = s.run({}, {"get"}, {}, cancelled);
    stopper.join();
    REQUIRE_FALSE(out);
    CHECK(out.error()[0].code == status_code::cancelled);
    CHECK(run(s, "size") == tensor::scalar(0));
}

TEST_CASE("a shuffling queue gives each row once, a priority queue the smallest first") {
    const eg::session s =
        queue_graph("RandomShuffleQueueV2", {{"seed", 1}, {"seed2", 2}}).session(with);
    run_target(s, "put_all", {{"x", ints({1, 2, 3, 4, 5})}});
    const tensor got = run(s, "some", {{"n", tensor::scalar(5)}});
    std::vector<std::int32_t> values(got.values<std::int32_t>().begin(), got.values<std::int32_t>().end());
    CHECK_FALSE(values == std::vector<std::int32_t>{1, 2, 3, 4, 5});
    std::sort(values.begin(), values.end());
    CHECK(values == std::vector<std::int32_t>{1, 2, 3, 4, 5});

    writer w;
    const eg::attr_list both = types_of({dtype::int64, dtype::string});
    eg::attr_list shapes;
    shapes.shape.emplace_back();
    w.feed("p", dtype::int64);
    w.feed("x", dtype::string);
    w.node("q", "PriorityQueueV2", {}, {{"component_types", types_of({dtype::string})}, {"shapes", shapes}});
    w.node("put", "QueueEnqueueManyV2", {"q", "p", "x"}, {{"Tcomponents", both}});
    w.node("get", "QueueDequeueV2", {"q"}, {{"component_types", both}});
    const eg::session by_rank = w.session(with);
    run_target(by_rank, "put", {{"p", tensor::of<std::int64_t>({3}, {5, 1, 5})}, {"x", texts({"x", "y", "z"})}});
    for (const std::string next : {"y", "x", "z"}) CHECK(run(by_rank, "get:1") == tensor::scalar(next));
}

TEST_CASE("an assertion that fails tells its data") {
    writer w;
    w.feed("p", dtype::boolean);
    w.feed("x", dtype::float32);
    w.node("assert", "Assert", {"p", "x"}, {{"T", types_of({dtype::float32})}});
    const eg::session s = w.session(with);
    run_target(s, "assert", {{"p", tensor::scalar(true)}, {"x", floats({2}, {1, 2})}});
    const eg::problem p = failure(s, {}, {"assert"},
                                  {{"p", tensor::scalar(false)}, {"x", floats({4}, {1, 2, 3, 4})}});
    CHECK(p.code == status_code::invalid_argument);
    CHECK(p.found.find("assertion failed: [1 2 3 ...]") == 0);
}
