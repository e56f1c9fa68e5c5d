// SPDX-License-Identifier: BSL-1.0
// loaded_model: a SavedModel in a session, its variables restored, run by the names of signatures.
#ifndef EVERGRAPH_LOADED_MODEL_HPP
#define EVERGRAPH_LOADED_MODEL_HPP

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/expected.hpp"
#include "base/problem.hpp"
#include "format/find_in_model.hpp"
#include "format/meta_graph.hpp"
#include "session.hpp"
#include "store/saved_model_folder.hpp"
#include "tensor/tensor.hpp"

namespace evergraph {

// The kernels of the runtime must cover what the graph restores and initializes its state with.
class loaded_model {
 public:
    // The folder's graph of exactly these tags; its checkpoint is restored, its tables are filled.
    static expected<loaded_model, problems> open(const std::filesystem::path& folder,
                                                 const std::vector<std::string>& tags,
                                                 const runtime& with, session_options options = {}) {
        auto files = read_saved_model(folder);
        if (!files) return unexpected<problems>{std::move(files).error()};
        auto found = find_meta_graph(files->model, tags);
        if (!found) return unexpected<problems>{problems{std::move(found).error()}};
        meta_graph m = **found;
        auto s = session::open(m.graph.value_or(graph_def{}), with, std::move(options));
        if (!s) return unexpected<problems>{std::move(s).error()};
        m.graph.reset();
        loaded_model out{std::move(m), std::move(*s)};
        auto ready = out.initialize(*files);
        if (!ready) return unexpected<problems>{std::move(ready).error()};
        return out;
    }

    const session& held_session() const noexcept { return session_; }
    const std::vector<signature>& signatures() const noexcept { return meta_.signatures; }

    // Inputs by the signature's keys, all of them; gives its outputs by theirs, in their order.
    expected<std::vector<named_tensor>, problems> run(
        const std::string& signature_key, const std::vector<named_tensor>& inputs) const {
        auto found = find_signature(meta_, signature_key);
        if (!found) return unexpected<problems>{problems{std::move(found).error()}};
        const signature& s = **found;
        auto feeds = feeds_of(s, inputs);
        if (!feeds) return unexpected<problems>{std::move(feeds).error()};
        std::vector<std::string> fetches;
        for (const signature_port& p : s.outputs) fetches.push_back(p.info.name);
        auto values = session_.run(*feeds, fetches);
        if (!values) return unexpected<problems>{std::move(values).error()};
        std::vector<named_tensor> out;
        for (std::size_t i = 0; i < fetches.size(); ++i) {
            out.push_back({s.outputs[i].key, std::move((*values)[i])});
        }
        return out;
    }

 private:
    loaded_model(meta_graph m, session s) : meta_(std::move(m)), session_(std::move(s)) {}

    static problem wrong_input(problem_kind kind, const std::string& key, std::string found,
                               std::string needed) {
        problem p;
        p.code = status_code::invalid_argument;
        p.kind = kind;
        p.attr = key;
        p.found = std::move(found);
        p.needed = std::move(needed);
        return p;
    }

    static expected<std::vector<named_tensor>, problems> feeds_of(
        const signature& s, const std::vector<named_tensor>& inputs) {
        problems found;
        std::vector<named_tensor> feeds;
        std::string keys;
        for (const signature_port& p : s.inputs) {
            keys += (keys.empty() ? "" : ", ") + p.key;
            std::size_t at = 0;
            while (at < inputs.size() && inputs[at].name != p.key) ++at;
            if (at < inputs.size()) {
                feeds.push_back({p.info.name, inputs[at].value});
            } else {
                found.push_back(wrong_input(problem_kind::placeholder_not_fed, p.key, "no value",
                                            name_of(p.info.type)));
            }
        }
        for (const named_tensor& in : inputs) {
            if (s.input(in.name) != nullptr) continue;
            found.push_back(wrong_input(problem_kind::unknown_feed, in.name,
                                        "an input that '" + s.key + "' lacks", "one of " + keys));
        }
        if (!found.empty()) return unexpected<problems>{std::move(found)};
        return feeds;
    }

    expected<void, problems> initialize(const saved_model_folder& files) {
        std::vector<named_tensor> assets;
        auto listed = assets_of(meta_);
        if (!listed) return unexpected<problems>{std::move(listed).error()};
        for (const asset_file& a : *listed) {
            if (!a.tensor) continue;
            assets.push_back({a.tensor->name, tensor::scalar(files.asset(a.filename).string())});
        }
        if (files.has_variables() && meta_.saver && !meta_.saver->restore_op.empty()) {
            std::vector<named_tensor> feeds = assets;
            feeds.push_back({meta_.saver->filename_tensor, tensor::scalar(files.variables.string())});
            auto restored = session_.run(feeds, {}, {meta_.saver->restore_op});
            if (!restored) return unexpected<problems>{std::move(restored).error()};
        }
        auto init = init_op_of(meta_);
        if (!init) return unexpected<problems>{problems{std::move(init).error()}};
        if (!*init) return {};
        auto done = session_.run(assets, {}, {**init});
        if (!done) return unexpected<problems>{std::move(done).error()};
        return {};
    }

    meta_graph meta_;  // without its graph, which the session holds
    session session_;
};

}  // namespace evergraph

#endif
