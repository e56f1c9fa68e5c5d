// SPDX-License-Identifier: BSL-1.0
// tensor_proto: a tensor as files hold it, and the way to and from a tensor.
#ifndef EVERGRAPH_TENSOR_TENSOR_PROTO_HPP
#define EVERGRAPH_TENSOR_TENSOR_PROTO_HPP

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "../base/shared_bytes.hpp"
#include "shape_proto.hpp"
#include "tensor.hpp"

namespace evergraph {

// TensorProto. The elements stand in `content` (raw little-endian) or in the field of their type;
// a field that is too short repeats its last value (spec of the format: the last one fills the
// rest, none means zeros).
struct tensor_proto {
    dtype type = dtype::invalid;
    shape_proto dims;
    bool scalar_dims = false;  // a shape is given and empty; without one it is a scalar as well
    std::int32_t version_number = 0;
    shared_bytes content;
    std::vector<float> float_val;
    std::vector<double> double_val;
    std::vector<std::int32_t> int_val;       // int8..int32, uint8, uint16, quantized types
    std::vector<std::string> string_val;
    std::vector<float> scomplex_val;         // pairs of real and imaginary part
    std::vector<std::int64_t> int64_val;
    std::vector<std::uint8_t> bool_val;
    std::vector<double> dcomplex_val;        // pairs
    std::vector<std::int32_t> half_val;      // the bits of half and bfloat16
    std::vector<std::string> resource_handle_val;  // ResourceHandleProto, serialized
    std::vector<std::string> variant_val;          // VariantTensorDataProto, serialized
    std::vector<std::uint32_t> uint32_val;
    std::vector<std::uint64_t> uint64_val;
    std::string float8_val;
    std::string unknown;
    bool operator==(const tensor_proto&) const = default;
};

}  // namespace evergraph

#endif
