// SPDX-License-Identifier: BSL-1.0
// shared_bytes: a view of bytes together with whatever keeps them alive.
#ifndef EVERGRAPH_BASE_SHARED_BYTES_HPP
#define EVERGRAPH_BASE_SHARED_BYTES_HPP

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

namespace evergraph {

// A mapped file, a received buffer, or a string of one's own. With no owner the caller promises
// that the bytes outlive every view of them. Compares by content.
class shared_bytes {
 public:
    shared_bytes() = default;
    shared_bytes(std::shared_ptr<const void> owner, std::string_view bytes)
        : owner_(std::move(owner)), bytes_(bytes) {}

    static shared_bytes copy_of(std::string text) {
        auto owner = std::make_shared<const std::string>(std::move(text));
        const std::string_view bytes = *owner;
        return {std::move(owner), bytes};
    }
    static shared_bytes unowned(std::string_view bytes) { return {nullptr, bytes}; }

    std::string_view view() const noexcept { return bytes_; }
    const char* data() const noexcept { return bytes_.data(); }
    std::size_t size() const noexcept { return bytes_.size(); }
    bool empty() const noexcept { return bytes_.empty(); }
    const std::shared_ptr<const void>& owner() const noexcept { return owner_; }

    // A part of these bytes under the same owner.
    shared_bytes part(std::string_view inside) const { return {owner_, inside}; }

    friend bool operator==(const shared_bytes& a, const shared_bytes& b) {
        return a.bytes_ == b.bytes_;
    }

 private:
    std::shared_ptr<const void> owner_;
    std::string_view bytes_;
};

}  // namespace evergraph

#endif
