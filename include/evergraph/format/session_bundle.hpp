// SPDX-License-Identifier: BSL-1.0
// session_bundle: the signatures of models exported before SavedModel.
#ifndef EVERGRAPH_FORMAT_SESSION_BUNDLE_HPP
#define EVERGRAPH_FORMAT_SESSION_BUNDLE_HPP

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "../base/expected.hpp"
#include "../base/problem.hpp"
#include "find_in_model.hpp"
#include "meta_graph.hpp"
#include "meta_graph_reader.hpp"
#include "wire_reader.hpp"

namespace evergraph {

namespace detail {

// tensorflow.serving's messages: Signatures {default_signature 1, named_signatures 2: map};
// Signature {regression 1 | classification 2 | generic 3}; regression {input 1, output 2};
// classification {input 1, classes 2, scores 3}; generic {map 1: map}; each tensor {name 1}.
class bundle_signatures {
 public:
    std::vector<signature> out;
    bool whole = true;

    void read(wire_reader r) {
        while (r.next()) {
            if (r.is(1, wire_type::bytes)) {
                one("serving_default", r.message());
            } else if (r.is(2, wire_type::bytes)) {
                named(r.message());
            } else {
                r.skip();
            }
        }
        whole = whole && !r.failed();
    }

 private:
    void named(wire_reader entry) {
        std::string key;
        std::string_view value;
        while (entry.next()) {
            if (entry.is(1, wire_type::bytes)) {
                key = entry.bytes();
            } else if (entry.is(2, wire_type::bytes)) {
                value = entry.bytes();
            } else {
                entry.skip();
            }
        }
        whole = whole && !entry.failed();
        if (!key.empty()) one(key, wire_reader{value});
    }
    void one(const std::string& key, wire_reader r) {
        while (r.next()) {
            if (r.type() != wire_type::bytes || r.field() > 3) {
                r.skip();
                continue;
            }
            signature s;
            s.key = key;
            const std::uint32_t kind = r.field();
            constexpr std::string_view methods[] = {"regress", "classify", "predict"};
            s.method_name = "tensorflow/serving/" + std::string{methods[kind - 1]};
            ports(s, kind, r.message());
            sort_by_key(s.inputs);
            sort_by_key(s.outputs);
            out.push_back(std::move(s));
        }
        whole = whole && !r.failed();
    }
    void ports(signature& s, std::uint32_t kind, wire_reader r) {
        while (r.next()) {
            if (r.type() != wire_type::bytes) {
                r.skip();
            } else if (kind == 3) {
                generic(s, r.message());
            } else {
                const std::uint32_t field = r.field();
                const char* const key = field == 1   ? "inputs"
                                        : kind == 1  ? "outputs"
                                        : field == 2 ? "classes"
                                                     : "scores";
                (field == 1 ? s.inputs : s.outputs).push_back(port(key, r.message()));
            }
        }
        whole = whole && !r.failed();
    }
    // A generic signature has no direction; in pairs, `inputs` and `outputs` have by their names.
    void generic(signature& s, wire_reader entry) {
        std::string key;
        signature_port p;
        while (entry.next()) {
            if (entry.is(1, wire_type::bytes)) {
                key = entry.bytes();
            } else if (entry.is(2, wire_type::bytes)) {
                p = port({}, entry.message());
            } else {
                entry.skip();
            }
        }
        whole = whole && !entry.failed();
        p.key = key;
        (s.key == "outputs" ? s.outputs : s.inputs).push_back(std::move(p));
    }
    signature_port port(std::string key, wire_reader binding) {
        signature_port p;
        p.key = std::move(key);
        while (binding.next()) {
            if (binding.is(1, wire_type::bytes)) {
                p.info.name = binding.bytes();
            } else {
                binding.skip();
            }
        }
        whole = whole && !binding.failed();
        return p;
    }
};

}  // namespace detail

// The signatures in the collection `serving_signatures`, by key; none if there is no such
// collection. The default one is `serving_default`; of the pair of named generic signatures
// `inputs` and `outputs`, as exporters wrote it for prediction, `predict` is made.
inline expected<std::vector<signature>, problems> session_bundle_signatures(const meta_graph& m) {
    detail::bundle_signatures read;
    const collection* const c = find_collection(m, "serving_signatures");
    if (c == nullptr) return read.out;
    for (const any_value& any : anys_in(*c)) {
        if (!any.type_url.ends_with("tensorflow.serving.Signatures")) continue;
        read.read(wire_reader{any.value.view()});
    }
    if (!read.whole) {
        return unexpected<problems>{problems{problem_of(
            problem_kind::unreadable_bytes, status_code::data_loss,
            "the collection 'serving_signatures'", "tensorflow.serving.Signatures")}};
    }
    signature predict;
    predict.key = "predict";
    predict.method_name = "tensorflow/serving/predict";
    for (const signature& s : read.out) {
        if (s.key == "inputs") predict.inputs = s.inputs;
        if (s.key == "outputs") predict.outputs = s.outputs;
    }
    if (!predict.inputs.empty() && !predict.outputs.empty()) {
        std::erase_if(read.out,
                      [](const signature& s) { return s.key == "inputs" || s.key == "outputs"; });
        read.out.push_back(std::move(predict));
    }
    detail::sort_by_key(read.out);
    return read.out;
}

}  // namespace evergraph

#endif
