// SPDX-License-Identifier: BSL-1.0
// tfjs_manifest: the list of weights in a TensorFlow.js model, and the files they lie in.
#ifndef EVERGRAPH_STORE_TFJS_MANIFEST_HPP
#define EVERGRAPH_STORE_TFJS_MANIFEST_HPP

#include <boost/container/small_vector.hpp>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "../base/expected.hpp"
#include "../base/problem.hpp"
#include "../base/shared_bytes.hpp"
#include "../format/json_literals.hpp"
#include "../format/json_value.hpp"
#include "../format/mapped_file.hpp"
#include "../format/text_literals.hpp"
#include "tfjs_weights.hpp"

namespace evergraph {

namespace detail {

// Reads weightsManifest; what is wrong goes to `to`.
class manifest_reader {
 public:
    explicit manifest_reader(json_reading& to) : to_(to) {}

    std::vector<tfjs_group> groups(const json_value& manifest) {
        std::vector<tfjs_group> out;
        if (!manifest.is(json_kind::array)) {
            to_.note_value(manifest, "an array", at("weightsManifest"));
            return out;
        }
        for (const json_value& item : manifest.items) {
            place_ = {nullptr, "weightsManifest", static_cast<std::int64_t>(out.size()), {}, false};
            tfjs_group& g = out.emplace_back();
            for (const json_value& path : list(item, "paths")) g.paths.push_back(text_of(path));
            for (const json_value& w : list(item, "weights")) g.weights.push_back(weight(w));
        }
        return out;
    }

 private:
    static message_place at(std::string_view name) { return {nullptr, name, -1, {}, false}; }

    const std::vector<json_value>& list(const json_value& of, std::string_view name) {
        static const std::vector<json_value> nothing;
        const json_value* const found = of.find(name);
        if (found != nullptr && found->is(json_kind::array)) return found->items;
        to_.note_value(found == nullptr ? of : *found, "the array '" + std::string{name} + "'", place_);
        return nothing;
    }
    std::string text_of(const json_value& v) {
        if (!v.is(json_kind::string)) to_.note_value(v, "a string", place_);
        return v.text;
    }
    tfjs_weight weight(const json_value& v) {
        tfjs_weight w;
        if (const json_value* name = v.find("name")) w.name = text_of(*name);
        w.type = type_of(v, v.find("dtype"));
        boost::container::small_vector<std::int64_t, 4> sizes;
        for (const json_value& size : list(v, "shape")) {
            const auto n = json_integer_of(size.text);
            const bool fits = size.is(json_kind::number) && n && !n->negative &&
                              n->magnitude < std::uint64_t{1} << 63U;
            if (!fits) to_.note_value(size, "a size", place_);
            sizes.push_back(fits ? static_cast<std::int64_t>(n->magnitude) : 0);
        }
        const auto dims = shape::checked({sizes.data(), sizes.size()});
        // A weight takes a byte for each element at least, so more than this lies in no file.
        if (dims && dims->elements() < std::int64_t{1} << 56U) {
            w.dims = *dims;
        } else {
            to_.note(v, "a shape whose product is too large", "the shape of '" + w.name + "'", place_);
        }
        if (const json_value* q = v.find("quantization")) w.quantization = quantization(*q, w);
        return w;
    }
    dtype type_of(const json_value& of, const json_value* name) {
        const dtype type = name == nullptr ? dtype::invalid : dtype_named(name->text);
        if (type == dtype::string || (byte_size(type) != 0 && !is_ref(type))) return type;
        to_.note_value(name == nullptr ? of : *name, "the dtype of a weight", place_);
        return dtype::float32;
    }
    tfjs_quantization quantization(const json_value& v, const tfjs_weight& w) {
        tfjs_quantization q;
        q.stored = type_of(v, v.find("dtype"));
        const bool half_size = q.stored == dtype::half && w.type == dtype::float32;
        const bool scaled = (q.stored == dtype::uint8 || q.stored == dtype::uint16) &&
                            (w.type == dtype::float32 || w.type == dtype::int32);
        if (!half_size && !scaled) {
            to_.note(v, "the quantization " + name_of(q.stored) + " of " + name_of(w.type),
                     "float16 of float32, or uint8 or uint16 of float32 or int32", place_);
        }
        if (scaled) {
            q.scale = real(v, "scale");
            q.min = real(v, "min");
        }
        return q;
    }
    double real(const json_value& of, std::string_view name) {
        const json_value* const v = of.find(name);
        if (v != nullptr && v->is(json_kind::number)) return real_of(v->text);
        to_.note_value(v == nullptr ? of : *v, "the number '" + std::string{name} + "'", place_);
        return 0;
    }

    json_reading& to_;
    message_place place_;
};

// The bytes of a group's files, put together. Files lie in the model's folder or below it.
inline shared_bytes bytes_of_group(const tfjs_group& g, const std::filesystem::path& folder,
                                   problems& found) {
    std::string all;
    shared_bytes only;
    for (const std::string& name : g.paths) {
        const std::filesystem::path path{name};
        bool outside = path.is_absolute() || name.find("://") != std::string::npos;
        for (const auto& part : path) outside = outside || part == "..";
        if (outside) {
            problem p;
            p.code = status_code::invalid_argument;
            p.kind = problem_kind::file_not_opened;
            p.found = "the weight file '" + name + "'";
            p.needed = "a file in the folder of the model";
            found.push_back(std::move(p));
            continue;
        }
        const auto file = map_file(folder / path);
        if (!file) {
            found.push_back(file.error());
            found.back().needed = "this file of weights";
        } else if (g.paths.size() == 1) {
            only = *file;
        } else {
            all += file->view();
        }
    }
    return g.paths.size() == 1 ? only : shared_bytes::copy_of(std::move(all));
}

}  // namespace detail

// The tensors of all groups by name, or all that is wrong: files that are missing, and for each
// group the first weight that its files do not reach.
inline expected<std::map<std::string, tensor>, problems> read_tfjs_weights(
    const std::vector<tfjs_group>& groups, const std::filesystem::path& folder) {
    std::map<std::string, tensor> weights;
    problems found;
    for (const tfjs_group& g : groups) {
        const std::size_t before = found.size();
        const shared_bytes bytes = detail::bytes_of_group(g, folder, found);
        if (found.size() != before) continue;
        std::string files;
        for (const std::string& path : g.paths) files += (files.empty() ? "" : ", ") + path;
        detail::weight_reader reader{bytes, files};
        for (const tfjs_weight& w : g.weights) {
            auto value = reader.next(w);
            if (!value) {
                found.push_back(std::move(value).error());
                break;
            }
            weights.insert_or_assign(w.name, std::move(*value));
        }
    }
    if (!found.empty()) return unexpected<problems>{std::move(found)};
    return weights;
}

}  // namespace evergraph

#endif
