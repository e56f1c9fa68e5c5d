// SPDX-License-Identifier: BSL-1.0
#include <evergraph/tensor/buffer_pool.hpp>
#include <evergraph/tensor/tensor.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <random>
#include <thread>
#include <utility>

using namespace evergraph;
static_assert(buffer_pool::room_for(0) == 64 && buffer_pool::room_for(64) == 64);
static_assert(buffer_pool::room_for(65) == 80 && buffer_pool::room_for(80) == 80);
static_assert(buffer_pool::room_for(128) == 128 && buffer_pool::room_for(129) == 160);
static_assert(buffer_pool::room_for(1'000'000) >= 1'000'000);

TEST_CASE("room: enough, not much too much, and the same for what fills it") {
    std::mt19937_64 engine{1};
    for (int i = 0; i < 20000; ++i) {
        const std::size_t bytes = engine() >> (engine() % 60 + 4);
        const std::size_t room = buffer_pool::room_for(bytes);
        REQUIRE(room >= bytes);
        REQUIRE(room <= std::max<std::size_t>(64, bytes + bytes / 4 + 1));
        REQUIRE(buffer_pool::room_for(room) == room);
    }
}

TEST_CASE("a tensor that is given back lends its memory to the next of about its size") {
    buffer_pool pool;
    const buffer_pool::scope here(pool);
    tensor a = tensor::zeros(dtype::float32, shape{100});
    const void* const where = a.bytes().data();
    a.give_back(pool);
    CHECK(a.empty_handed());
    tensor other = tensor::zeros(dtype::float32, shape{1000});
    CHECK(other.bytes().data() != where);
    tensor b = tensor::zeros(dtype::int64, shape{7, 7});  // 392 bytes where 400 were
    CHECK(static_cast<const void*>(b.bytes().data()) == where);
    CHECK(pool.reused() == buffer_pool::room_for(400));
}

TEST_CASE("what others hold, views, strings and what came from elsewhere do not go into the pool") {
    tensor before = tensor::zeros(dtype::float32, shape{100});
    buffer_pool pool;
    const buffer_pool::scope here(pool);
    before.give_back(pool);
    tensor shared = tensor::zeros(dtype::float32, shape{100});
    const tensor copy = shared;
    shared.give_back(pool);
    tensor words = tensor::of<std::string>(shape{1}, {"x"});
    words.give_back(pool);
    tensor taken = tensor::zeros(dtype::float32, shape{100});
    const tensor gone = taken.give_elements();
    CHECK(taken.gave_elements());
    taken.give_back(pool);
    pool.forget_counts();
    const tensor fresh = tensor::zeros(dtype::float32, shape{100});
    CHECK(pool.reused() == 0);
    CHECK(copy.values<float>()[99] == 0);
}

TEST_CASE("shapes and types change, the memory comes back") {
    buffer_pool pool;
    const buffer_pool::scope here(pool);
    for (int i = 0; i < 10; ++i) {
        tensor t = tensor::zeros(dtype::float32, shape{10, 10}).reshaped(shape{100});
        tensor u = std::move(t).bitcast(dtype::int32);
        t.give_back(pool);
        u.give_back(pool);
    }
    CHECK(pool.fresh() == buffer_pool::room_for(400));
}

TEST_CASE("trim frees what was not needed, and no more") {
    buffer_pool pool;
    const buffer_pool::scope here(pool);
    const auto two_at_once = [&] {
        tensor a = tensor::zeros(dtype::float32, shape{100});
        tensor b = tensor::zeros(dtype::float32, shape{100});
        a.give_back(pool);
        b.give_back(pool);
    };
    two_at_once();
    pool.trim();
    two_at_once();
    CHECK(pool.fresh() == 2 * buffer_pool::room_for(400));
    pool.trim();
    tensor one = tensor::zeros(dtype::float32, shape{100});
    one.give_back(pool);
    pool.trim();
    two_at_once();
    CHECK(pool.fresh() == 3 * buffer_pool::room_for(400));
}

TEST_CASE("scopes nest, and are of one thread") {
    CHECK(buffer_pool::current() == nullptr);
    buffer_pool outer;
    buffer_pool inner;
    const buffer_pool::scope a(outer);
    {
        const buffer_pool::scope b(inner);
        CHECK(buffer_pool::current() == &inner);
        std::thread([] { CHECK(buffer_pool::current() == nullptr); }).join();
    }
    CHECK(buffer_pool::current() == &outer);
}
