// SPDX-License-Identifier: BSL-1.0
// resource_store: what outlives a run: variables, tables, queues and counters, by container and name.
#ifndef EVERGRAPH_RUN_RESOURCE_STORE_HPP
#define EVERGRAPH_RUN_RESOURCE_STORE_HPP

#include <cstddef>
#include <iterator>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>

#include "../tensor/object_ref.hpp"

namespace evergraph {

// One for a session, or shared by several. Objects of different types never meet under one name.
// Safe to use from several threads at once.
class resource_store {
 public:
    // The object of this name, made by `make` if there is none yet.
    template <class T, class F>
    std::shared_ptr<T> find_or_make(std::string_view container, std::string_view name, F make) {
        const std::lock_guard lock(mutex_);
        object_ref& at = objects_[key_of<T>(container, name)];
        if (!at) at = object_ref{std::shared_ptr<T>(make())};
        return at.template shared<T>();
    }
    // Null if there is none.
    template <class T>
    std::shared_ptr<T> find(std::string_view container, std::string_view name) const {
        const std::lock_guard lock(mutex_);
        const auto at = objects_.find(key_of<T>(container, name));
        return at == objects_.end() ? nullptr : at->second.template shared<T>();
    }
    // False if there was none. Who holds the object keeps it.
    template <class T>
    bool remove(std::string_view container, std::string_view name) {
        const std::lock_guard lock(mutex_);
        return objects_.erase(key_of<T>(container, name)) != 0;
    }
    // All of one container, whatever the types.
    void clear(std::string_view container) {
        const std::lock_guard lock(mutex_);
        for (auto at = objects_.begin(); at != objects_.end();) {
            at = std::get<0>(at->first) == container ? objects_.erase(at) : std::next(at);
        }
    }
    std::size_t size() const {
        const std::lock_guard lock(mutex_);
        return objects_.size();
    }

 private:
    using key = std::tuple<std::string, std::string, const void*>;

    template <class T>
    static key key_of(std::string_view container, std::string_view name) {
        return {std::string{container}, std::string{name}, &detail::object_mark<T>};
    }

    mutable std::mutex mutex_;
    std::map<key, object_ref> objects_;
};

}  // namespace evergraph

#endif
