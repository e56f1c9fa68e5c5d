// SPDX-License-Identifier: BSL-1.0
// free_list: objects that are dear to make, kept for the next one who needs one.
#ifndef EVERGRAPH_RUN_FREE_LIST_HPP
#define EVERGRAPH_RUN_FREE_LIST_HPP

#include <cstddef>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

namespace evergraph {

// As many objects as were ever in use at once. Safe for several threads.
template <class T>
class free_list {
 public:
    // One that `fits`; null if there is none.
    template <class Fits>
    std::unique_ptr<T> take(Fits fits) {
        const std::lock_guard lock(mutex_);
        for (std::size_t i = kept_.size(); i > 0; --i) {
            if (!fits(*kept_[i - 1])) continue;
            std::swap(kept_[i - 1], kept_.back());
            std::unique_ptr<T> one = std::move(kept_.back());
            kept_.pop_back();
            return one;
        }
        return nullptr;
    }
    std::unique_ptr<T> take() {
        return take([](const T&) { return true; });
    }
    // Ends the others; `fits` as above.
    template <class Fits>
    void keep_only(Fits fits) {
        std::vector<std::unique_ptr<T>> others;
        const std::lock_guard lock(mutex_);
        for (std::unique_ptr<T>& one : kept_) {
            if (!fits(*one)) others.push_back(std::move(one));
        }
        std::erase(kept_, nullptr);
    }
    void give(std::unique_ptr<T> one) {
        const std::lock_guard lock(mutex_);
        kept_.push_back(std::move(one));
    }

 private:
    std::mutex mutex_;
    std::vector<std::unique_ptr<T>> kept_;
};

}  // namespace evergraph

#endif
