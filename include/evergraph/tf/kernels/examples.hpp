// SPDX-License-Identifier: BSL-1.0
// examples: features of serialized Examples (tensorflow/core/example/example.proto) as tensors.
#ifndef EVERGRAPH_TF_KERNELS_EXAMPLES_HPP
#define EVERGRAPH_TF_KERNELS_EXAMPLES_HPP

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "../../format/wire_reader.hpp"
#include "../../run/kernel_table.hpp"
#include "arguments.hpp"
#include "rows.hpp"

namespace evergraph::tf {

namespace detail {

// The values of one feature, in the one kind of list that it has.
struct feature_values {
    dtype type = dtype::invalid;  // of a feature that is named and holds no list
    std::vector<std::string> texts;
    std::vector<float> floats;
    std::vector<std::int64_t> integers;

    std::size_t size() const { return texts.size() + floats.size() + integers.size(); }
};
using example_features = std::map<std::string, feature_values, std::less<>>;

inline void read_feature_number(wire_reader& r, feature_values& out) {
    if (out.type == dtype::float32) {
        out.floats.push_back(std::bit_cast<float>(r.fixed32()));
    } else {
        out.integers.push_back(static_cast<std::int64_t>(r.varint()));
    }
}

// BytesList, FloatList, Int64List: field 1, packed or not.
inline bool read_feature_list(wire_reader list, feature_values& out) {
    const wire_type plain = out.type == dtype::float32 ? wire_type::fixed32 : wire_type::varint;
    while (list.next()) {
        if (list.is(1, wire_type::bytes) && out.type == dtype::string) {
            out.texts.emplace_back(list.bytes());
        } else if (list.is(1, wire_type::bytes)) {
            wire_reader packed{list.bytes()};
            while (packed.left() != 0 && !packed.failed()) read_feature_number(packed, out);
            if (packed.failed()) return false;
        } else if (out.type != dtype::string && list.is(1, plain)) {
            read_feature_number(list, out);
        } else if (!list.skip()) {
            return false;
        }
    }
    return !list.failed();
}

// A later list takes the place of an earlier one.
inline bool read_feature(wire_reader feature, feature_values& out) {
    while (feature.next()) {
        if (feature.type() != wire_type::bytes || feature.field() < 1 || feature.field() > 3) {
            if (!feature.skip()) return false;
            continue;
        }
        const dtype type = feature.field() == 1   ? dtype::string
                           : feature.field() == 2 ? dtype::float32
                                                  : dtype::int64;
        out = feature_values{type, {}, {}, {}};
        if (!read_feature_list(wire_reader{feature.bytes()}, out)) return false;
    }
    return !feature.failed();
}

inline bool read_features(wire_reader features, example_features& out) {
    while (features.next()) {
        if (!features.is(1, wire_type::bytes)) {
            if (!features.skip()) return false;
            continue;
        }
        std::string key;
        feature_values values;
        wire_reader entry{features.bytes()};
        while (entry.next()) {
            if (entry.is(1, wire_type::bytes)) {
                key = std::string{entry.bytes()};
            } else if (entry.is(2, wire_type::bytes)) {
                if (!read_feature(wire_reader{entry.bytes()}, values)) return false;
            } else if (!entry.skip()) {
                return false;
            }
        }
        if (entry.failed()) return false;
        out.insert_or_assign(std::move(key), std::move(values));
    }
    return !features.failed();
}

// Nothing if the bytes are no Example.
inline std::optional<example_features> read_example(std::string_view bytes) {
    example_features out;
    wire_reader example{bytes};
    while (example.next()) {
        if (example.is(1, wire_type::bytes)) {
            if (!read_features(wire_reader{example.bytes()}, out)) return std::nullopt;
        } else if (!example.skip()) {
            return std::nullopt;
        }
    }
    if (example.failed()) return std::nullopt;
    return out;
}

inline void put_feature(tensor& to, std::size_t at, const feature_values& from) {
    if (from.type == dtype::string) {
        std::copy(from.texts.begin(), from.texts.end(),
                  to.writable<std::string>().begin() + static_cast<std::ptrdiff_t>(at));
    } else if (from.type == dtype::float32) {
        std::copy(from.floats.begin(), from.floats.end(),
                  to.writable<float>().begin() + static_cast<std::ptrdiff_t>(at));
    } else if (from.type == dtype::int64) {
        std::copy(from.integers.begin(), from.integers.end(),
                  to.writable<std::int64_t>().begin() + static_cast<std::ptrdiff_t>(at));
    }
}

// One run of ParseExample over a batch; a scalar is a batch of one whose outputs lack its dimension.
class example_parser {
 public:
    explicit example_parser(kernel_context& c) : c_(c), is_scalar_(c.input(0).rank() == 0) {}

    bool read() {
        if (c_.input(0).rank() > 1) {
            invalid(c_, "examples of shape " + text(c_.input(0).dims()), "a vector or a scalar");
            return false;
        }
        for (const std::string& bytes : c_.values<std::string>(0)) {
            auto features = read_example(bytes);
            if (!features) {
                invalid(c_, "bytes that are no Example, at " + std::to_string(batch_.size()),
                        "serialized tensorflow.Example messages");
                return false;
            }
            batch_.push_back(*std::move(features));
        }
        return true;
    }

    // Three outputs of one key: indices at `first`, values at `first + of`, shape behind.
    bool sparse(const std::string& key, dtype type, std::size_t first, std::size_t of) {
        std::size_t count = 0;
        std::size_t longest = 0;
        for (std::size_t i = 0; i < batch_.size(); ++i) {
            const feature_values* f = found(i, key, type);
            if (c_.failed()) return false;
            const std::size_t n = f == nullptr ? 0 : f->size();
            count += n;
            longest = std::max(longest, n);
        }
        const std::size_t width = is_scalar_ ? 1 : 2;
        tensor indices = tensor::zeros(
            dtype::int64,
            shape{static_cast<std::int64_t>(count), static_cast<std::int64_t>(width)});
        tensor values = tensor::zeros(type, shape{static_cast<std::int64_t>(count)});
        std::size_t at = 0;
        for (std::size_t i = 0; i < batch_.size(); ++i) {
            const feature_values* f = found(i, key, type);
            if (f == nullptr) continue;
            put_feature(values, at, *f);
            const auto rows = indices.writable<std::int64_t>();
            for (std::size_t n = 0; n < f->size(); ++n, ++at) {
                if (!is_scalar_) rows[at * width] = static_cast<std::int64_t>(i);
                rows[at * width + width - 1] = static_cast<std::int64_t>(n);
            }
        }
        sizes dims{static_cast<std::int64_t>(longest)};
        if (!is_scalar_) dims.insert(dims.begin(), static_cast<std::int64_t>(batch_.size()));
        c_.output(first, std::move(indices));
        c_.output(first + of, std::move(values));
        c_.output(first + 2 * of,
                  tensor::of<std::int64_t>(shape{static_cast<std::int64_t>(dims.size())}, dims));
        return true;
    }

    // A first size of -1 is that of the longest; shorter ones are filled up with the default.
    bool dense(const std::string& key, const tensor& otherwise, const shape_proto& asked,
               std::size_t output) {
        const dtype type = otherwise.type();
        sizes dims;
        for (const dim_proto& d : asked.dims) dims.push_back(d.size);
        const bool varies = !dims.empty() && dims[0] < 0;
        const std::int64_t stride = product(std::span{dims}.subspan(varies ? 1 : 0));
        if (stride < 0 || (varies && stride == 0)) {
            invalid(c_, "feature " + key + " of shape " + list_text(dims), "sizes that are known");
            return false;
        }
        std::int64_t longest = varies ? 0 : stride;
        for (std::size_t i = 0; i < batch_.size(); ++i) {
            const feature_values* f = found(i, key, type);
            if (c_.failed() || !fits(f, key, otherwise, varies, stride)) return false;
            if (varies && f != nullptr) {
                longest = std::max(longest, static_cast<std::int64_t>(f->size()));
            }
        }
        if (varies) dims[0] = longest / stride;
        if (!is_scalar_) dims.insert(dims.begin(), static_cast<std::int64_t>(batch_.size()));
        const auto checked = output_shape(c_, type, dims);
        if (!checked) return false;
        tensor out = tensor::zeros(type, *checked);
        for (std::size_t i = 0; i < batch_.size(); ++i) {
            const std::int64_t place = static_cast<std::int64_t>(i) * longest;
            const feature_values* f = found(i, key, type);
            const std::int64_t given = f == nullptr ? 0 : static_cast<std::int64_t>(f->size());
            if (f != nullptr) put_feature(out, static_cast<std::size_t>(place), *f);
            if (f == nullptr && !varies) copy_elements(out, place, otherwise, 0, stride);
            for (std::int64_t n = given; varies && n < longest && otherwise.elements() == 1; ++n) {
                copy_elements(out, place + n, otherwise, 0, 1);
            }
        }
        c_.output(output, std::move(out));
        return true;
    }

 private:
    // Null if the example lacks it; fails if it is of another type.
    const feature_values* found(std::size_t i, const std::string& key, dtype type) {
        const auto at = batch_[i].find(key);
        if (at == batch_[i].end() || at->second.type == dtype::invalid) return nullptr;
        if (at->second.type == type) return &at->second;
        invalid(c_, "feature " + key + " of " + name_of(at->second.type) + " in example " +
                        std::to_string(i),
                name_of(type));
        return nullptr;
    }
    bool fits(const feature_values* f, const std::string& key, const tensor& otherwise, bool varies,
              std::int64_t stride) {
        if (f == nullptr) {
            if (varies || (otherwise.elements() == stride && stride != 0)) return true;
            invalid(c_, "an example without feature " + key, "the feature, or a default for it");
            return false;
        }
        const auto n = static_cast<std::int64_t>(f->size());
        if (varies ? n % stride == 0 : n == stride) return true;
        invalid(c_, std::to_string(n) + " values of feature " + key,
                (varies ? "a multiple of " : "") + std::to_string(stride));
        return false;
    }

    kernel_context& c_;
    bool is_scalar_;
    std::vector<example_features> batch_;
};

inline void parse_examples(kernel_context& c, const std::vector<std::string>& sparse_keys,
                           const std::vector<std::string>& dense_keys, std::size_t first_default) {
    const attr_list none;
    const attr_list* types = c.node().attrs.find_as<attr_list>("sparse_types");
    const attr_list* shapes = c.node().attrs.find_as<attr_list>("dense_shapes");
    const auto& sparse_types = (types == nullptr ? none : *types).type;
    const auto& dense_shapes = (shapes == nullptr ? none : *shapes).shape;
    if (sparse_types.size() != sparse_keys.size() || dense_shapes.size() != dense_keys.size() ||
        c.input_count() < first_default + dense_keys.size() ||
        c.output_count() < 3 * sparse_keys.size() + dense_keys.size()) {
        return invalid(c, std::to_string(sparse_keys.size()) + " sparse and " +
                              std::to_string(dense_keys.size()) + " dense keys",
                       "a type for each sparse one, a shape and a default for each dense one");
    }
    example_parser parser(c);
    if (!parser.read()) return;
    for (std::size_t i = 0; i < sparse_keys.size(); ++i) {
        if (!parser.sparse(sparse_keys[i], sparse_types[i], i, sparse_keys.size())) return;
    }
    for (std::size_t i = 0; i < dense_keys.size(); ++i) {
        if (!parser.dense(dense_keys[i], c.input(first_default + i), dense_shapes[i],
                          3 * sparse_keys.size() + i)) {
            return;
        }
    }
}

}  // namespace detail

// serialized, names, a key for each sparse feature and for each dense one, defaults.
inline void parse_example(kernel_context& c) {
    const auto sparse = static_cast<std::size_t>(attr_or<std::int64_t>(c.node(), "Nsparse", 0));
    const auto dense = static_cast<std::size_t>(attr_or<std::int64_t>(c.node(), "Ndense", 0));
    const auto keys = [&](std::size_t first, std::size_t count) {
        std::vector<std::string> out;
        for (std::size_t i = first; i < first + count; ++i) {
            if (c.input(i).elements() == 1) out.push_back(c.values<std::string>(i)[0]);
        }
        return out;
    };
    if (c.input_count() != 2 + sparse + 2 * dense) {
        return invalid(c, std::to_string(c.input_count()) + " inputs",
                       std::to_string(2 + sparse + 2 * dense));
    }
    detail::parse_examples(c, keys(2, sparse), keys(2 + sparse, dense), 2 + sparse + dense);
}

// serialized, names, the keys as vectors, defaults. Ragged features are not read.
inline void parse_example_v2(kernel_context& c) {
    if (c.input(4).elements() != 0) {
        return c.fail(status_code::unimplemented, "ragged features", "sparse and dense ones");
    }
    const auto keys = [&](std::size_t i) {
        const auto all = c.values<std::string>(i);
        return std::vector<std::string>(all.begin(), all.end());
    };
    detail::parse_examples(c, keys(2), keys(3), 5);
}

inline constexpr kernel_table example_kernels{
    row_for("ParseExample", runs<parse_example>),
    row_for("ParseExampleV2", runs<parse_example_v2>)};

}  // namespace evergraph::tf

#endif
