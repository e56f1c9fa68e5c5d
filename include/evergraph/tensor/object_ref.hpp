// SPDX-License-Identifier: BSL-1.0
// object_ref: a shared object of any type as the element of a tensor: a variable, a table, a list.
#ifndef EVERGRAPH_TENSOR_OBJECT_REF_HPP
#define EVERGRAPH_TENSOR_OBJECT_REF_HPP

#include <memory>
#include <utility>

namespace evergraph {

namespace detail {

// Its address tells the type.
template <class T>
inline constexpr char object_mark = 0;

}  // namespace detail

// The element of tensors of dtype resource and variant, and of references. Copies share the object.
class object_ref {
 public:
    object_ref() = default;
    template <class T>
    explicit object_ref(std::shared_ptr<T> object)
        : mark_(&detail::object_mark<T>), object_(std::move(object)) {}

    // The object if it is a T, else null.
    template <class T>
    T* as() const noexcept {
        return mark_ == &detail::object_mark<T> ? static_cast<T*>(object_.get()) : nullptr;
    }
    template <class T>
    std::shared_ptr<T> shared() const noexcept {
        if (as<T>() == nullptr) return nullptr;
        return std::static_pointer_cast<T>(object_);
    }
    // The object's type: equal for objects of one type.
    const void* type() const noexcept { return mark_; }
    // Nobody else holds the object.
    bool unique() const noexcept { return object_.use_count() == 1; }
    explicit operator bool() const noexcept { return object_ != nullptr; }
    // The same object.
    friend bool operator==(const object_ref& a, const object_ref& b) {
        return a.object_ == b.object_;
    }

 private:
    const void* mark_ = nullptr;
    std::shared_ptr<void> object_;
};

}  // namespace evergraph

#endif
