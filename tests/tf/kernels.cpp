// SPDX-License-Identifier: BSL-1.0
// Tests of the kernels against what TensorFlow computed (tests/golden/tf_kernels.py).
#include <doctest/doctest.h>

#include <bit>
#include <charconv>
#include <cmath>
#include <complex>
#include <cstring>
#include <fstream>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "evergraph/tf/kernels/all.hpp"

namespace {

using namespace evergraph;

std::vector<std::string_view> parts_of(std::string_view text, char at) {
    std::vector<std::string_view> out;
    if (text.empty()) return out;
    while (true) {
        const std::size_t end = text.find(at);
        out.push_back(text.substr(0, end));
        if (end == text.npos) return out;
        text.remove_prefix(end + 1);
    }
}

std::int64_t number(std::string_view text) {
    std::int64_t out = 0;
    std::from_chars(text.data(), text.data() + text.size(), out);
    return out;
}

std::string bytes_of_hex(std::string_view text) {
    std::string out;
    for (std::size_t i = 0; i + 1 < text.size(); i += 2) {
        int byte = 0;
        std::from_chars(text.data() + i, text.data() + i + 2, byte, 16);
        out += static_cast<char>(byte);
    }
    return out;
}

tensor tensor_of(std::string_view line) {
    const auto fields = parts_of(line, ':');
    const auto type = static_cast<dtype>(number(fields[0]));
    std::vector<std::int64_t> sizes;
    for (const auto size : parts_of(fields[1], ',')) sizes.push_back(number(size));
    tensor t = tensor::uninitialized(type, shape{sizes});
    const std::string_view body = fields.size() > 2 ? fields[2] : std::string_view{};
    if (type == dtype::string) {
        const auto texts = parts_of(body, ',');
        std::size_t i = 0;
        for (std::string& s : t.writable<std::string>()) {
            s = i < texts.size() ? bytes_of_hex(texts[i]) : std::string{};
            ++i;
        }
    } else {
        const std::string bytes = bytes_of_hex(body);
        REQUIRE(bytes.size() == t.byte_count());
        std::copy(bytes.begin(), bytes.end(), t.writable_bytes().begin());
    }
    return t;
}

float float_of(std::string_view hex) {
    const std::string bytes = bytes_of_hex(hex);
    float out = 0;
    std::memcpy(&out, bytes.data(), sizeof out);
    return out;
}

attr_value attr_of(std::string_view kind, std::string_view text) {
    if (kind == "i") return std::int64_t{number(text)};
    if (kind == "b") return text == "1";
    if (kind == "type") return static_cast<dtype>(number(text));
    if (kind == "f") return float_of(text);
    if (kind == "s") return bytes_of_hex(text);
    if (kind == "shape") {
        shape_proto p;
        p.unknown_rank = text == "?";
        if (!p.unknown_rank) {
            for (const auto size : parts_of(text, ',')) p.dims.push_back({number(size), {}, {}});
        }
        return p;
    }
    attr_list list;
    for (const auto item : parts_of(text, ',')) {
        if (kind == "li") list.i.push_back(number(item));
        if (kind == "ltype") list.type.push_back(static_cast<dtype>(number(item)));
        if (kind == "lf") list.f.push_back(float_of(item));
        if (kind == "ls") list.s.push_back(bytes_of_hex(item));
    }
    return list;
}

struct golden_case {
    plan_node node;
    std::vector<tensor> inputs;
    std::vector<tensor> outputs;
    status_code failure = status_code::ok;
};

golden_case case_of(std::string_view line, const std::vector<tensor>& tensors) {
    const auto fields = parts_of(line, '|');
    golden_case out;
    out.node.name = "tested";
    out.node.op = fields[0];
    for (const auto attr : parts_of(fields[1], ';')) {
        const std::size_t equals = attr.find('=');
        const std::size_t colon = attr.find(':', equals);
        out.node.attrs.set(std::string{attr.substr(0, equals)},
                           attr_of(attr.substr(equals + 1, colon - equals - 1),
                                   attr.substr(colon + 1)));
    }
    for (const auto place : parts_of(fields[2], ';')) {
        out.inputs.push_back(tensors[static_cast<std::size_t>(number(place))]);
        out.node.input_types.push_back(out.inputs.back().type());
    }
    if (fields[3].starts_with('!')) {
        out.failure = static_cast<status_code>(number(fields[3].substr(1)));
        out.node.output_types.resize(8, dtype::float32);
        if (const auto* count = out.node.attrs.find_as<std::int64_t>("num_partitions")) {
            out.node.output_types.resize(static_cast<std::size_t>(*count));
        }
        for (const char* name : {"num", "num_split"}) {
            const auto* count = out.node.attrs.find_as<std::int64_t>(name);
            if (count != nullptr) out.node.output_types.resize(static_cast<std::size_t>(*count));
        }
        return out;
    }
    for (const auto place : parts_of(fields[3], ';')) {
        const bool compared = !place.starts_with('~');
        const std::int64_t n = number(place.substr(compared ? 0 : 1));
        out.outputs.push_back(compared ? tensors[static_cast<std::size_t>(n)] : tensor{});
        out.node.output_types.push_back(compared ? out.outputs.back().type()
                                                 : static_cast<dtype>(n));
    }
    return out;
}

// Floats may differ in their last bits: TensorFlow approximates and adds in another order.
template <class T>
bool close(T a, T b, double relative, double absolute) {
    using widest = std::conditional_t<std::is_same_v<T, double>, double, float>;
    const double x = static_cast<widest>(a);
    const double y = static_cast<widest>(b);
    if (std::isnan(x) || std::isnan(y)) return std::isnan(x) && std::isnan(y);
    if (std::isinf(x) || std::isinf(y)) return x == y;
    return std::fabs(x - y) <= absolute + relative * std::fabs(y);
}

template <class T>
bool all_close(const tensor& a, const tensor& b, double relative, double absolute) {
    for (std::size_t i = 0; i < a.values<T>().size(); ++i) {
        if (!close(a.values<T>()[i], b.values<T>()[i], relative, absolute)) return false;
    }
    return true;
}

template <class T>
tensor parts_of_complex(const tensor& t) {
    tensor out = tensor::uninitialized(dtype_of<T>, shape{2 * t.elements()});
    std::size_t i = 0;
    for (const std::complex<T>& v : t.values<std::complex<T>>()) {
        out.writable<T>()[i++] = v.real();
        out.writable<T>()[i++] = v.imag();
    }
    return out;
}

bool same(const tensor& made, const tensor& wanted) {
    if (made.type() != wanted.type() || !(made.dims() == wanted.dims())) return false;
    switch (made.type()) {
        case dtype::float32: return all_close<float>(made, wanted, 2e-5, 2e-6);
        case dtype::float64: return all_close<double>(made, wanted, 1e-12, 1e-13);
        case dtype::half: return all_close<half>(made, wanted, 2e-3, 2e-3);
        case dtype::bfloat16: return all_close<bfloat16>(made, wanted, 2e-2, 2e-2);
        case dtype::complex64:
            return same(parts_of_complex<float>(made), parts_of_complex<float>(wanted));
        case dtype::complex128:
            return same(parts_of_complex<double>(made), parts_of_complex<double>(wanted));
        default: return made == wanted;
    }
}

std::string shown(const tensor& t) {
    std::string out = summary(t) + " ";
    if (t.type() == dtype::string) {
        for (const std::string& s : t.values<std::string>()) out += "'" + printable(s) + "' ";
        return out;
    }
    const auto numbers = tf::cast_to(t, dtype::float64);
    if (!numbers) return out + "...";
    std::size_t left = 24;
    for (double v : numbers->values<double>()) {
        if (left-- == 0) return out + "...";
        out += std::to_string(v) + " ";
    }
    return out;
}

const kernel_row* row_for(const plan_node& node) {
    for (const kernel_row& row : tf::kernels.view().rows_of(node.op)) {
        const dtype* type = node.attrs.find_as<dtype>(row.type_attr);
        if (row.type_attr.empty() || (type != nullptr && row.types.contains(*type))) return &row;
    }
    return nullptr;
}

// What is wrong; empty if nothing is. `last_use`: the kernel may reuse its inputs.
std::string run(golden_case& c, bool last_use) {
    const kernel_row* row = row_for(c.node);
    if (row == nullptr) return "no kernel";
    const auto made = row->make(c.node);
    if (!made) return "no kernel: " + text(made.error());
    std::vector<tensor> inputs;
    for (const tensor& t : c.inputs) inputs.push_back(last_use ? t.copy() : t);
    std::vector<tensor*> pointers;
    for (tensor& t : inputs) pointers.push_back(&t);
    const std::vector<std::uint8_t> flags(inputs.size(), last_use ? 1 : 0);
    std::vector<tensor> outputs(c.node.output_types.size());
    kernel_context context{c.node, pointers, flags, outputs};
    (*made)(context);
    if (!last_use) {
        for (std::size_t i = 0; i < inputs.size(); ++i) {
            if (!(inputs[i] == c.inputs[i])) return "changed input " + std::to_string(i);
        }
    }
    const status_code code = context.failed() ? context.failure()->code : status_code::ok;
    if (code != c.failure) {
        return "status " + std::string{name_of(code)} + ", wanted " +
               std::string{name_of(c.failure)} +
               (context.failed() ? ": " + text(*context.failure()) : ": " + shown(outputs[0]));
    }
    if (context.failed() && context.failure()->found.empty()) return "a failure without a reason";
    for (std::size_t i = 0; i < c.outputs.size(); ++i) {
        if (!c.outputs[i].empty_handed() && !same(outputs[i], c.outputs[i])) {
            return "output " + std::to_string(i) + ": " + shown(outputs[i]) + "wanted " +
                   shown(c.outputs[i]);
        }
    }
    return {};
}

struct golden_file {
    std::vector<tensor> tensors;
    std::vector<std::string> cases;
};

const golden_file& golden() {
    static const golden_file file = [] {
        golden_file out;
        std::ifstream in{EVERGRAPH_GOLDEN "/tf_kernels.txt"};
        for (std::string line; std::getline(in, line);) {
            const bool is_case = line.find('|') != line.npos;
            if (is_case) out.cases.push_back(line);
            out.tensors.push_back(is_case ? tensor{} : tensor_of(line));
        }
        return out;
    }();
    return file;
}

}  // namespace

TEST_CASE("kernels compute what TensorFlow computes, and fail where it fails") {
    REQUIRE(golden().cases.size() > 1800);
    for (const std::string& line : golden().cases) {
        golden_case c = case_of(line, golden().tensors);
        for (const bool last_use : {false, true}) {
            const std::string wrong = run(c, last_use);
            if (wrong.empty()) continue;
            std::string inputs;
            for (const tensor& t : c.inputs) inputs += shown(t) + "; ";
            FAIL_CHECK(line.substr(0, line.find('|', line.find('|') + 1)) << " of " << inputs
                                                                          << wrong);
            break;
        }
    }
}

TEST_CASE("every kernel is compared with TensorFlow, but for those it cannot show") {
    std::set<std::string_view> untested;
    for (const kernel_row& row : tf::kernels.view().rows()) untested.insert(row.op);
    // What keeps state, draws numbers, touches files or speaks has tests of its own; so has what
    // takes lists of texts and shapes.
    for (const kernel_view view :
         {tf::variable_kernels.view(), tf::tensor_array_kernels.view(), tf::tensor_list_kernels.view(),
          tf::checkpoint_kernels.view(), tf::lookup_kernels.view(), tf::random_kernels.view(),
          tf::stateless_random_kernels.view(), tf::queue_kernels.view(), tf::message_kernels.view(),
          tf::string_hash_kernels.view(), tf::example_kernels.view(), tf::sparse_kernels.view()}) {
        for (const kernel_row& row : view.rows()) untested.erase(row.op);
    }
    for (const std::string& line : golden().cases) {
        untested.erase(std::string_view{line}.substr(0, line.find('|')));
    }
    std::string names;
    for (std::string_view name : untested) names += std::string{name} + " ";
    CHECK(names == "BatchNormWithGlobalNormalization Const ControlTrigger Empty NoOp "
                   "Placeholder PlaceholderV2 TopK ");
}

namespace {

// Small enough to name sizes, axes and counts without asking for a machine's whole memory.
bool is_small(const tensor& t) {
    const auto values = tf::cast_to(t, dtype::float64);
    if (!values) return true;
    for (double v : values->values<double>()) {
        if (std::fabs(v) > 70) return false;
    }
    return t.elements() < 200;
}

struct outcome {
    std::vector<tensor> outputs;
    std::optional<problem> failure;
};

outcome run_node(plan_node node, std::vector<tensor> inputs) {
    const kernel_row* row = row_for(node);
    REQUIRE(row != nullptr);
    const auto made = row->make(node);
    if (!made) return {{}, made.error()};
    std::vector<tensor*> pointers;
    for (tensor& t : inputs) pointers.push_back(&t);
    const std::vector<std::uint8_t> last_use(inputs.size(), 1);
    outcome out;
    out.outputs.resize(node.output_types.size());
    kernel_context context{node, pointers, last_use, out.outputs};
    (*made)(context);
    out.failure = context.failure();
    return out;
}

}  // namespace

TEST_CASE("inputs of the right types and any shapes give outputs or a failure, never neither") {
    std::map<dtype, std::vector<const tensor*>> by_type;
    for (const tensor& t : golden().tensors) {
        if (!t.empty_handed() && is_small(t)) by_type[t.type()].push_back(&t);
    }
    std::uint32_t random = 12345;
    std::size_t failures = 0;
    for (const std::string& line : golden().cases) {
        golden_case c = case_of(line, golden().tensors);
        for (std::size_t i = 0; i < 2 * c.inputs.size(); ++i) {
            tensor& input = c.inputs[i % c.inputs.size()];
            const auto& others = by_type[input.type()];
            random = random * 1664525U + 1013904223U;
            if (others.empty()) continue;
            input = *others[(random >> 8U) % others.size()];
            const outcome made = run_node(c.node, c.inputs);
            failures += made.failure ? 1U : 0U;
            if (made.failure || c.outputs.empty()) continue;
            for (const tensor& t : made.outputs) {
                if (t.empty_handed()) FAIL_CHECK(line.substr(0, 80) << " set no output");
            }
        }
    }
    CHECK(failures > 1000);
}

TEST_CASE("what TensorFlow no longer shows") {
    plan_node node;
    node.op = "TopK";
    node.attrs.set("T", dtype::float32);
    node.attrs.set("k", 2);
    node.output_types = {dtype::float32, dtype::int32};
    const outcome top = run_node(node, {tensor::of<float>({3}, {1, 3, 2})});
    REQUIRE(!top.failure);
    CHECK(top.outputs[0] == tensor::of<float>({2}, {3, 2}));
    CHECK(top.outputs[1] == tensor::of<std::int32_t>({2}, {1, 2}));

    node = {};
    node.op = "BatchNormWithGlobalNormalization";
    node.attrs.set("T", dtype::float32);
    node.attrs.set("variance_epsilon", 0.0F);
    node.attrs.set("scale_after_normalization", true);
    node.output_types = {dtype::float32};
    const outcome scaled = run_node(
        node, {tensor::of<float>({1, 1, 1, 2}, {5, 7}), tensor::of<float>({2}, {1, 1}),
               tensor::of<float>({2}, {4, 9}), tensor::of<float>({2}, {10, 20}),
               tensor::of<float>({2}, {1, 2})});
    REQUIRE(!scaled.failure);
    CHECK(same(scaled.outputs[0], tensor::of<float>({1, 1, 1, 2}, {12, 24})));
}

TEST_CASE("constants are decoded once, and wrong ones refuse the kernel") {
    tensor_proto value;
    value.type = dtype::int32;
    value.dims = to_proto(shape{2, 2});
    value.int_val = {7};
    plan_node node;
    node.op = "Const";
    node.attrs.set("value", value);
    node.attrs.set("dtype", dtype::int32);
    node.output_types = {dtype::int32};
    const outcome made = run_node(node, {});
    REQUIRE(!made.failure);
    CHECK(made.outputs[0] == tensor::of<std::int32_t>({2, 2}, {7, 7, 7, 7}));
    node.attrs.set("dtype", dtype::float32);
    CHECK(run_node(node, {}).failure->kind == problem_kind::kernel_refused);
    value.dims.dims[0].size = -1;
    node.attrs.set("value", value);
    CHECK(run_node(node, {}).failure->kind != problem_kind::kernel_failed);
}

TEST_CASE("a placeholder that is not fed fails, an assertion that does not hold says what it saw") {
    plan_node node;
    node.op = "Placeholder";
    node.attrs.set("dtype", dtype::float32);
    node.output_types = {dtype::float32};
    CHECK(run_node(node, {}).failure->code == status_code::invalid_argument);
    node = {};
    node.op = "Assert";
    CHECK(!run_node(node, {tensor::scalar(true), tensor::scalar(1.0F)}).failure);
    const outcome refused =
        run_node(node, {tensor::scalar(false), tensor::scalar(std::string{"x is odd"})});
    CHECK(refused.failure->found == "assertion failed: ['x is odd']");
}

TEST_CASE("an output that is too large is refused before it is made") {
    plan_node node;
    node.op = "Fill";
    node.attrs.set("T", dtype::float32);
    node.output_types = {dtype::float32};
    const tensor one = tensor::scalar(1.0F);
    const std::int64_t most = std::int64_t{1} << 40;
    CHECK(run_node(node, {tensor::of<std::int64_t>({1}, {most}), one}).failure->code ==
          status_code::resource_exhausted);
    CHECK(run_node(node, {tensor::of<std::int64_t>({2}, {most, most}), one}).failure->code ==
          status_code::invalid_argument);
}
