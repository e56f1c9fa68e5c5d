// SPDX-License-Identifier: BSL-1.0
#include <evergraph/graph/device_spec.hpp>

#include <doctest/doctest.h>

#include <string>

namespace eg = evergraph;

namespace {

std::string normal(const char* name) {
    const auto spec = eg::parse_device(name);
    return spec ? eg::text(*spec) : "refused";
}

}  // namespace

TEST_CASE("parts in any order, later ones win, old forms, open parts") {
    CHECK(normal("") == "");
    CHECK(normal("/") == "");
    CHECK(normal("/device:GPU:2/task:1/job:w_1/replica:0") ==
          "/job:w_1/replica:0/task:1/device:GPU:2");
    CHECK(normal("/job:a/job:b") == "/job:b");
    CHECK(normal("/job:a/job:*") == "");
    CHECK(normal("/cpu:0") == "/device:CPU:0");
    CHECK(normal("/gpu:*") == "/device:GPU:*");
    CHECK(normal("/device:TPU") == "/device:TPU:*");
    CHECK(normal("/device:*") == "");
}

TEST_CASE("what does not read is refused") {
    for (const char* wrong : {"gpu", "/job:", "/job:1a", "/task:x", "/task:99999999999", "/device:",
                              "/job:a ", "/cpu", "/cpu:1:2", "//"}) {
        CHECK(normal(wrong) == "refused");
    }
}

TEST_CASE("the first has the last word, part by part") {
    const auto both = [](const char* first, const char* other) {
        return eg::text(eg::completed(*eg::parse_device(first), *eg::parse_device(other)));
    };
    CHECK(both("/task:1", "/job:w/task:2/gpu:3") == "/job:w/task:1/device:GPU:3");
    CHECK(both("/device:CPU:0", "/device:GPU:3") == "/device:CPU:0");
    CHECK(both("/device:CPU:*", "/device:GPU:3") == "/device:CPU:*");
    CHECK(both("/device:GPU:*", "/device:GPU:3") == "/device:GPU:3");
}
