// SPDX-License-Identifier: BSL-1.0
// model_session: a SavedModel ready to run: variables restored, signatures called by name.
#ifndef EVERGRAPH_MODEL_SESSION_HPP
#define EVERGRAPH_MODEL_SESSION_HPP

#include <algorithm>
#include <filesystem>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "base/expected.hpp"
#include "base/problem.hpp"
#include "format/find_in_model.hpp"
#include "format/meta_graph.hpp"
#include "format/session_bundle.hpp"
#include "run/run_options.hpp"
#include "session.hpp"
#include "store/check_saved_model.hpp"
#include "store/checkpoint_place.hpp"
#include "store/saved_model_folder.hpp"
#include "tensor/tensor.hpp"

namespace evergraph {

// `run` may be called from several threads at once, as that of a session.
class model_session {
 public:
    // As TensorFlow loads a model: the graph of these tags is checked, its variables are restored by
    // its own restore op where it has a checkpoint, then its init op runs, fed with the paths of its
    // assets. Without tags the only graph is meant.
    static expected<model_session, problems> open(const saved_model_folder& from,
                                                  const std::vector<std::string>& tags,
                                                  const runtime& with,
                                                  session_options options = {}) {
        const auto found = find_meta_graph(from.model, tags);
        if (!found) return unexpected<problems>{problems{found.error()}};
        auto m = std::make_shared<meta_graph>(**found);
        graph_def g = m->graph.value_or(graph_def{});
        problems wrong = check_loaded_graph(g);
        if (!wrong.empty()) return unexpected<problems>{std::move(wrong)};
        auto bundled = session_bundle_signatures(*m);
        if (!bundled) return unexpected<problems>{std::move(bundled).error()};
        if (m->signatures.empty()) m->signatures = std::move(*bundled);
        auto held = session::open(std::move(g), with, std::move(options));
        if (!held) return unexpected<problems>{std::move(held).error()};
        auto ready = make_ready(from, *m, *held);
        if (!ready) return unexpected<problems>{std::move(ready).error()};
        m->graph.reset();  // the session has it
        return model_session{std::move(m), std::move(*held)};
    }

    // Everything of the model but its graph, which the session holds.
    const meta_graph& model() const noexcept { return *model_; }
    const session& held() const noexcept { return held_; }

    // The outputs of a signature by their keys. All its inputs are given by their keys; an empty
    // signature means `serving_default`, or the only one.
    expected<std::vector<named_tensor>, problems> run(const std::string& signature_key,
                                                      const std::vector<named_tensor>& inputs,
                                                      const run_options& options = {}) const {
        const auto s = find_signature(*model_, signature_key);
        if (!s) return unexpected<problems>{problems{s.error()}};
        auto feeds = feeds_of(**s, inputs);
        if (!feeds) return unexpected<problems>{std::move(feeds).error()};
        std::vector<std::string> fetches;
        for (const signature_port& p : (*s)->outputs) fetches.push_back(p.info.name);
        auto values = held_.run(*feeds, fetches, {}, options);
        if (!values) return unexpected<problems>{std::move(values).error()};
        std::vector<named_tensor> out;
        for (std::size_t i = 0; i < fetches.size(); ++i) {
            out.push_back({(*s)->outputs[i].key, std::move((*values)[i])});
        }
        return out;
    }

 private:
    model_session(std::shared_ptr<const meta_graph> m, session held)
        : model_(std::move(m)), held_(std::move(held)) {}

    static expected<void, problems> make_ready(const saved_model_folder& from, const meta_graph& m,
                                               const session& held) {
        const auto assets = assets_of(m);
        if (!assets) return unexpected<problems>{assets.error()};
        std::vector<named_tensor> paths;
        for (const asset_file& a : *assets) {
            if (!a.tensor) continue;
            paths.push_back({a.tensor->name, tensor::scalar(from.asset(a.filename).string())});
        }
        const bool stored = detail::place_of_prefix(from.variables, {}).has_value();
        if (stored && m.saver && !m.saver->restore_op.empty()) {
            std::vector<named_tensor> feeds = paths;
            feeds.push_back({m.saver->filename_tensor, tensor::scalar(from.variables.string())});
            auto restored = held.run(feeds, {}, {m.saver->restore_op});
            if (!restored) return unexpected<problems>{std::move(restored).error()};
        }
        const auto init = init_op_of(m);
        if (!init) return unexpected<problems>{problems{init.error()}};
        if (!*init) return {};
        auto done = held.run(paths, {}, {**init});
        if (!done) return unexpected<problems>{std::move(done).error()};
        return {};
    }

    // By tensor name; two inputs that are one tensor are fed once.
    static expected<std::vector<named_tensor>, problems> feeds_of(
        const signature& s, const std::vector<named_tensor>& inputs) {
        std::vector<std::string> known;
        for (const signature_port& p : s.inputs) known.push_back(p.key);
        std::vector<named_tensor> feeds;
        problems found;
        for (const named_tensor& in : inputs) {
            const tensor_info* const info = s.input(in.name);
            if (info == nullptr) {
                found.push_back(problem_of(
                    problem_kind::unknown_feed, status_code::invalid_argument,
                    "the input '" + in.name + "'", "of '" + s.key + "' " + detail::listed(known, "'")));
                continue;
            }
            const auto same = [&](const named_tensor& f) { return f.name == info->name; };
            if (std::none_of(feeds.begin(), feeds.end(), same)) feeds.push_back({info->name, in.value});
        }
        for (const signature_port& p : s.inputs) {
            const auto fed = [&](const named_tensor& f) { return f.name == p.info.name; };
            if (std::any_of(feeds.begin(), feeds.end(), fed)) continue;
            found.push_back(problem_of(
                problem_kind::placeholder_not_fed, status_code::invalid_argument,
                "no input '" + p.key + "'",
                name_of(p.info.type) + (p.info.dims ? text(*p.info.dims) : ""),
                "give all inputs of '" + s.key + "'"));
        }
        if (!found.empty()) return unexpected<problems>{std::move(found)};
        return feeds;
    }

    std::shared_ptr<const meta_graph> model_;
    session held_;
};

// The model in this folder, ready to run.
inline expected<model_session, problems> open_saved_model(const std::filesystem::path& folder,
                                                          const std::vector<std::string>& tags,
                                                          const runtime& with,
                                                          session_options options = {}) {
    const auto from = read_saved_model(folder);
    if (!from) return unexpected<problems>{from.error()};
    return model_session::open(*from, tags, with, std::move(options));
}

}  // namespace evergraph

#endif
