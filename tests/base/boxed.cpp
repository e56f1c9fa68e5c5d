// SPDX-License-Identifier: BSL-1.0
#include <evergraph/base/boxed.hpp>
#include <evergraph/base/shared_bytes.hpp>

#include <doctest/doctest.h>

#include <memory>
#include <string>

namespace eg = evergraph;

TEST_CASE("boxes compare by value and copies share") {
    const eg::boxed<std::string> a{"x"};
    const eg::boxed<std::string> b = a;
    const eg::boxed<std::string> c{"x"};
    CHECK(&*a == &*b);
    CHECK(&*a != &*c);
    CHECK(a == c);
    CHECK_FALSE(a == eg::boxed<std::string>{"y"});
    CHECK(eg::boxed<std::string>{}->empty());
}

TEST_CASE("a part of shared bytes keeps the whole alive") {
    eg::shared_bytes part;
    std::weak_ptr<const void> watch;
    {
        const eg::shared_bytes whole = eg::shared_bytes::copy_of(std::string(1000, 'a') + "tail");
        watch = whole.owner();
        part = whole.part(whole.view().substr(1000));
    }
    CHECK_FALSE(watch.expired());
    CHECK(part.view() == "tail");
    part = {};
    CHECK(watch.expired());
}
