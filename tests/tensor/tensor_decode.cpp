// SPDX-License-Identifier: BSL-1.0
// tensor_decode: the three encodings of elements, for every dtype, and what is refused.
#include <doctest/doctest.h>

#include <complex>
#include <cstdint>
#include <evergraph/tensor/tensor_decode.hpp>
#include <limits>
#include <string>
#include <vector>

using namespace evergraph;

namespace {

tensor_proto proto(dtype type, shape dims) {
    tensor_proto p;
    p.type = type;
    p.dims = to_proto(dims);
    return p;
}
tensor decoded(const tensor_proto& p) {
    auto t = decode_tensor(p);
    REQUIRE(t.has_value());
    CHECK(t->type() == p.type);
    return *std::move(t);
}
problem refused(const tensor_proto& p, std::int64_t most = std::int64_t{1} << 33) {
    const auto t = decode_tensor(p, most);
    REQUIRE_FALSE(t.has_value());
    return t.error();
}
template <class T>
std::vector<T> values(const tensor& t) {
    const auto v = t.values<T>();
    return {v.begin(), v.end()};
}

}  // namespace

TEST_CASE("typed fields: the last value fills, extra ones are ignored, none is zeros") {
    tensor_proto p = proto(dtype::float32, {2, 2});
    CHECK(values<float>(decoded(p)) == std::vector<float>{0, 0, 0, 0});
    p.float_val = {1, 2};
    CHECK(values<float>(decoded(p)) == std::vector<float>{1, 2, 2, 2});
    p.float_val = {1, 2, 3, 4, 5};
    CHECK(values<float>(decoded(p)) == std::vector<float>{1, 2, 3, 4});
    p.dims = to_proto(shape{0, 3});
    CHECK(decoded(p).elements() == 0);
    tensor_proto s = proto(dtype::string, {3});
    CHECK(values<std::string>(decoded(s)) == std::vector<std::string>{"", "", ""});
    s.string_val = {"a", "b"};
    CHECK(values<std::string>(decoded(s)) == std::vector<std::string>{"a", "b", "b"});
}

TEST_CASE("each dtype has its field") {
    tensor_proto p = proto(dtype::int8, {2});
    p.int_val = {-1, 300};
    CHECK(values<std::int8_t>(decoded(p)) == std::vector<std::int8_t>{-1, 44});
    for (const dtype type : {dtype::qint8, dtype::int4}) {
        p.type = type;
        CHECK(values<std::int8_t>(decoded(p)) == std::vector<std::int8_t>{-1, 44});
    }
    for (const dtype type : {dtype::uint8, dtype::quint8, dtype::uint4}) {
        p.type = type;
        CHECK(values<std::uint8_t>(decoded(p)) == std::vector<std::uint8_t>{255, 44});
    }
    for (const dtype type : {dtype::int16, dtype::qint16}) {
        p.type = type;
        CHECK(values<std::int16_t>(decoded(p)) == std::vector<std::int16_t>{-1, 300});
    }
    for (const dtype type : {dtype::uint16, dtype::quint16}) {
        p.type = type;
        CHECK(values<std::uint16_t>(decoded(p)) == std::vector<std::uint16_t>{65535, 300});
    }
    p.type = dtype::qint32;
    CHECK(values<std::int32_t>(decoded(p)) == std::vector<std::int32_t>{-1, 300});
    p = proto(dtype::boolean, {2});
    p.bool_val = {1, 0};
    CHECK(values<bool>(decoded(p)) == std::vector<bool>{true, false});
    p = proto(dtype::uint32, {2});
    p.uint32_val = {4000000000U};
    CHECK(values<std::uint32_t>(decoded(p)) == std::vector<std::uint32_t>{4000000000U, 4000000000U});
    p = proto(dtype::uint64, {});
    p.uint64_val = {~std::uint64_t{0}};
    CHECK(decoded(p).values<std::uint64_t>()[0] == ~std::uint64_t{0});
    p = proto(dtype::int64, {});
    p.int64_val = {-5};
    CHECK(decoded(p).values<std::int64_t>()[0] == -5);
    p = proto(dtype::float8_e5m2, {2});
    p.float8_val = "\x3C";
    CHECK(values<std::uint8_t>(decoded(p)) == std::vector<std::uint8_t>{0x3C, 0x3C});
}

TEST_CASE("halves travel as bits, complex numbers as pairs") {
    tensor_proto p = proto(dtype::half, {3});
    p.half_val = {0x3C00, 0x4000};
    CHECK(static_cast<float>(decoded(p).values<half>()[2]) == 2.0F);
    p.type = dtype::bfloat16;
    p.half_val = {0x3F80};
    CHECK(static_cast<float>(decoded(p).values<bfloat16>()[1]) == 1.0F);
    using complex = std::complex<float>;
    p = proto(dtype::complex64, {3});
    p.scomplex_val = {1, 2, 3, 4, 5};
    CHECK(values<complex>(decoded(p)) == std::vector<complex>{{1, 2}, {3, 4}, {3, 4}});
    p = proto(dtype::complex128, {1});
    p.dcomplex_val = {1, -2};
    CHECK(decoded(p).values<std::complex<double>>()[0] == std::complex<double>{1, -2});
}

TEST_CASE("an aligned content is viewed, another one copied; its length must fit") {
    alignas(8) static const char raw[] = "\x01\x00\x00\x00\x02\x00\x00\x00";
    tensor_proto p = proto(dtype::int32, {2});
    p.content = shared_bytes::unowned({raw, 8});
    CHECK(decoded(p).bytes().data() == raw);
    CHECK(values<std::int32_t>(decoded(p)) == std::vector<std::int32_t>{1, 2});
    p.dims = to_proto(shape{1});
    p.content = shared_bytes::unowned({raw + 1, 4});
    CHECK(decoded(p).bytes().data() != raw + 1);
    CHECK(decoded(p).values<std::int32_t>()[0] == 0x02000000);
    p.content = shared_bytes::unowned({raw, 8});
    const problem too_long = refused(p);
    CHECK(too_long.kind == problem_kind::unreadable_bytes);
    CHECK(too_long.found == "a content of 8 bytes");
    CHECK(too_long.needed == "4 bytes for int32[1]");
    p.dims = to_proto(shape{3});
    CHECK(refused(p).needed == "12 bytes for int32[3]");
    p = proto(dtype::boolean, {2});
    p.content = shared_bytes::unowned({"\x00\x07", 2});
    CHECK(decoded(p).bytes() == std::string_view{"\x00\x01", 2});
}

TEST_CASE("strings as content: lengths, then bytes, and nothing more") {
    tensor_proto p = proto(dtype::string, {2});
    p.content = shared_bytes::unowned({"\x02\x00xy", 4});
    CHECK(values<std::string>(decoded(p)) == std::vector<std::string>{"xy", ""});
    for (const std::string& bad : {std::string{"\x02"}, std::string{"\x02\x01xy"},
                                  std::string{"\x01\x00xy", 4}, std::string{"\x80\x80\x80\x80\x80\x01"}}) {
        p.content = shared_bytes::unowned(bad);
        CHECK(refused(p).kind == problem_kind::unreadable_bytes);
    }
}

TEST_CASE("shapes and dtypes that are no tensor's") {
    tensor_proto p = proto(dtype::float32, {});
    p.dims.unknown_rank = true;
    CHECK(refused(p).found == "the shape [...]");
    p.dims = {{{-1, {}, {}}}, false, {}};
    CHECK(refused(p).found == "the shape [?]");
    p.dims = to_proto(shape{1});
    p.dims.dims.assign(3, {std::int64_t{1} << 31, {}, {}});
    CHECK(refused(p).kind == problem_kind::unreadable_bytes);
    p.dims.dims.assign(1, {std::numeric_limits<std::int64_t>::max(), {}, {}});
    CHECK(refused(p).kind == problem_kind::value_too_large);
    p.dims.dims.assign(1, {100, {}, {}});
    CHECK(refused(p, 399).code == status_code::resource_exhausted);
    CHECK(decode_tensor(p, 400).has_value());
    for (const dtype type : {dtype::invalid, dtype::resource, dtype::variant, static_cast<dtype>(99),
                             static_cast<dtype>(-1), ref_to(dtype::float32)}) {
        const problem unsupported = refused(proto(type, {}));
        CHECK(unsupported.kind == problem_kind::not_supported);
        CHECK(unsupported.code == status_code::unimplemented);
    }
}

TEST_CASE("several elements become content, one its field; and both decode to the same") {
    const tensor several = tensor::of<float>({2}, {1, 2});
    const tensor_proto p = encode_tensor(several);
    CHECK(p.content.view() == several.bytes());
    CHECK(p.content.data() == several.bytes().data());
    CHECK(p.float_val.empty());
    CHECK(decoded(p) == several);
    const tensor_proto scalar = encode_tensor(tensor::scalar(7.0F));
    CHECK(scalar.scalar_dims);
    CHECK(scalar.content.empty());
    CHECK(scalar.float_val == std::vector<float>{7});
    const tensor_proto strings = encode_tensor(tensor::of<std::string>({2}, {"a", "b"}));
    CHECK(strings.string_val == std::vector<std::string>{"a", "b"});
}

TEST_CASE("every dtype with storage comes back, as one element and as several") {
    for (std::int32_t n = 1; n < 34; ++n) {
        const auto type = static_cast<dtype>(n);
        if (byte_size(type) == 0) continue;
        INFO(name_of(type));
        for (const shape& dims : {shape{}, shape{1, 1}, shape{2, 2}, shape{0}}) {
            std::string bytes(static_cast<std::size_t>(dims.elements()) * byte_size(type), '\1');
            // Bits above the width of the small integers would not come back through int_val.
            const tensor t = tensor::view(type, dims, shared_bytes::copy_of(bytes)).copy();
            CHECK(decoded(encode_tensor(t)) == t);
        }
    }
}
