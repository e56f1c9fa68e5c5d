// SPDX-License-Identifier: BSL-1.0
// boxed: an immutable value that copies share; compares by value.
#ifndef EVERGRAPH_BASE_BOXED_HPP
#define EVERGRAPH_BASE_BOXED_HPP

#include <memory>
#include <utility>

namespace evergraph {

// Never null. T may be incomplete where boxed<T> is only named, so recursive values need no more.
template <class T>
class boxed {
 public:
    boxed() : value_(std::make_shared<const T>()) {}
    boxed(T value) : value_(std::make_shared<const T>(std::move(value))) {}

    const T& operator*() const noexcept { return *value_; }
    const T* operator->() const noexcept { return value_.get(); }
    // The owner, for views into the value that must keep it alive.
    const std::shared_ptr<const T>& share() const noexcept { return value_; }

    friend bool operator==(const boxed& a, const boxed& b) {
        return a.value_ == b.value_ || *a.value_ == *b.value_;
    }

 private:
    std::shared_ptr<const T> value_;
};

}  // namespace evergraph

#endif
