// SPDX-License-Identifier: BSL-1.0
// Tests of TensorFlow's op tables: they say what the texts of the facts file say, which are proven
// here once for all programs.
#include <doctest/doctest.h>

#include <algorithm>
#include <cstddef>
#include <fstream>
#include <map>
#include <memory>
#include <span>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "evergraph/ops/compatibility.hpp"
#include "evergraph/ops/definition_text.hpp"
#include "evergraph/ops/diagnose.hpp"
#include "evergraph/tf/dialect.hpp"

namespace {

using namespace evergraph;

// As the facts tell it, without the steps that stand beside the tables.
using bare_dialect = dialect<tf::table, tf::policy>;
constexpr table_view ops = bare_dialect::ops;

// Definitions that came back after another are rows again.
constexpr std::size_t row_count = 3837;
static_assert(tf::table.size() == row_count && ops.rows().size() == row_count);

static_assert(ops.find("TopK", 3)->deprecated == 7 && ops.find("TopK", 3)->successor == "TopKV2");
static_assert(ops.find("Inv", 20)->deprecated == 17 && ops.find("Inv", 20)->restored == 25);
static_assert(ops.find("Inv", 20)->successor == "Reciprocal");
static_assert(ops.find("_Arg", 0)->attr("index")->minimum == 0);

std::vector<std::string> split(const std::string& text, const std::string& by) {
    std::vector<std::string> out;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t end = std::min(text.find(by, at), text.size());
        out.push_back(text.substr(at, end - at));
        at = end + by.size();
    }
    return out;
}

// The texts of a facts file as rows that the proofs read.
class fact_texts {
 public:
    fact_texts() = default;
    explicit fact_texts(const std::string& joined) {
        if (joined.empty()) return;
        for (const std::string& text : split(joined, "; ")) {
            held_->push_back(std::make_unique<std::string>(text));
            texts_.push_back(held_->back()->c_str());
        }
    }
    static constexpr std::size_t capacity() { return 20; }
    std::size_t size() const { return texts_.size(); }
    std::span<const char* const> view() const { return texts_; }

 private:
    std::shared_ptr<std::vector<std::unique_ptr<std::string>>> held_ =
        std::make_shared<std::vector<std::unique_ptr<std::string>>>();
    std::vector<const char*> texts_;
};

struct fact_row {
    const char* name;
    a_version_that_must_be_written since;
    int revision;
    int absent_since;
    int until;
    bool gone_for_good;
    int deprecated;
    int restored;
    fact_texts inputs;
    fact_texts outputs;
    fact_texts attrs;
    becomes_op becomes;
    const char* because;
    const char* meaning;
    bool stateful;
    bool commutative;
    bool aggregate;
    bool allows_uninitialized_input;
    bool distributed_communication;
};

struct fact_table {
    std::vector<fact_row> rows;
    std::vector<std::unique_ptr<std::string>> texts;

    static constexpr std::size_t size() { return row_count; }
    const fact_row& row(std::size_t i) const { return rows[i]; }
    const char* keep(const std::string& text) {
        texts.push_back(std::make_unique<std::string>(text));
        return texts.back()->c_str();
    }
};

int version(const std::string& text) { return text.empty() ? op::open : std::stoi(text); }

void add_row(fact_table& facts, const std::vector<std::string>& life, bool first,
             const std::vector<std::string>& said) {
    fact_row row{facts.keep(life[1]),
                 version(said[1]),
                 0,
                 version(said[2]),
                 op::open,
                 false,
                 version(life[4]),
                 version(life[5]),
                 fact_texts{said[4]},
                 fact_texts{said[5]},
                 fact_texts{said[6]},
                 becomes_op{facts.keep(life[6])},
                 facts.keep(life[7]),
                 "",
                 false,
                 false,
                 false,
                 false,
                 false};
    std::istringstream flags{said[3]};
    for (std::string flag; flags >> flag;) {
        if (flag == "stateful") row.stateful = true;
        if (flag == "commutative") row.commutative = true;
        if (flag == "aggregate") row.aggregate = true;
        if (flag == "uninitialized") row.allows_uninitialized_input = true;
        if (flag == "distributed") row.distributed_communication = true;
    }
    if (!first && facts.rows.back().since.number == row.since.number) {
        row.revision = facts.rows.back().revision + 1;
    }
    facts.rows.push_back(row);
}

fact_table read_facts() {
    fact_table facts;
    std::ifstream file{EVERGRAPH_TF_FACTS};
    std::vector<std::string> life;
    std::vector<std::string> above(8);
    bool first = true;
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with('#')) continue;
        std::vector<std::string> fields = split(line, "\t");
        fields.resize(8);
        if (fields[0] == "op") {
            if (!facts.rows.empty()) facts.rows.back().until = version(life[3]);
            life = fields;
            above.assign(8, "");
            first = true;
            continue;
        }
        for (std::size_t i = 4; i < 7; ++i) {
            if (fields[i] == "=") fields[i] = above[i];
        }
        add_row(facts, life, first, fields);
        above = fields;
        first = false;
    }
    facts.rows.back().until = version(life[3]);
    return facts;
}

const fact_table& facts() {
    static const fact_table all = read_facts();
    return all;
}

// Everything but the versions of attrs, which texts of single definitions do not say.
bool same_attrs(std::span<const attr_def> table, std::span<attr_def> parsed) {
    if (table.size() != parsed.size()) return false;
    for (std::size_t i = 0; i < table.size(); ++i) {
        parsed[i].since = table[i].since;
        if (parsed[i] != table[i]) return false;
    }
    return true;
}

template <class T>
bool same(std::span<const T> a, std::span<T> b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end());
}

bool same_life(const op_definition& a, const fact_row& b) {
    return a.name == b.name && a.since == b.since && a.revision == b.revision &&
           a.deprecated == b.deprecated && a.restored == b.restored &&
           a.successor == b.becomes.name && a.reason == b.because && a.stateful == b.stateful &&
           a.commutative == b.commutative && a.aggregate == b.aggregate &&
           a.allows_uninitialized_input == b.allows_uninitialized_input &&
           a.distributed_communication == b.distributed_communication;
}

// An op of the published registry.
bool is_public(std::string_view name) {
    const auto in = [&](const auto& table) {
        for (const flat_op& op : table.ops) {
            if (op.name == name) return true;
        }
        return false;
    };
    return !in(tf::internal_ops) && !in(tf::xla_bridge_ops);
}

// Calls f(the definitions of an op).
template <class F>
void for_each_op(F f) {
    for (std::size_t i = 0; i < ops.rows().size();) {
        const auto versions = ops.versions_of(ops.rows()[i].name);
        f(versions);
        i += versions.size();
    }
}

// The definitions of an op without those that came back.
std::vector<const op_definition*> distinct(std::span<const op_definition> versions) {
    std::vector<const op_definition*> out;
    std::vector<std::string> seen;
    for (const op_definition& d : versions) {
        std::string all = text(d);
        all.erase(0, all.find('\n', all.find('\n') + 1));  // name and life
        if (std::find(seen.begin(), seen.end(), all) == seen.end()) out.push_back(&d);
        seen.push_back(all);
    }
    return out;
}

}  // namespace

TEST_CASE("the facts are proven: nothing is wrong with any row or between them") {
    REQUIRE(facts().rows.size() == row_count);
    std::string found;
    auto add = [&](fault, std::size_t, const sentence& s) { found += std::string{s.view()} + "\n"; };
    report_faults(facts(), tf::policy, add);
    CHECK(found == "");
}

TEST_CASE("each definition of the tables is what the parsers make of the facts") {
    REQUIRE(facts().rows.size() == row_count);
    const auto order = order_of(facts());
    std::string wrong;
    for (std::size_t i = 0; i < row_count; ++i) {
        const op_definition& d = ops.rows()[i];
        const std::size_t place = order.sorted[i].row;
        const fact_row& row = facts().row(place);
        std::vector<port_def> inputs(row.inputs.size());
        std::vector<port_def> outputs(row.outputs.size());
        std::vector<attr_def> attrs(row.attrs.size());
        first_fault first;
        read_row(row, place, order.spans[place], tf::policy, {inputs, outputs, attrs}, first);
        const bool equal = !first.found() && same_life(d, row) &&
                           d.until == order.spans[place].until &&
                           same(d.inputs, std::span{inputs}) &&
                           same(d.outputs, std::span{outputs}) && same_attrs(d.attrs, attrs);
        if (!equal) wrong += text(d);
    }
    CHECK(wrong == "");
}

TEST_CASE("a definition written as text is the text of the facts") {
    REQUIRE(facts().rows.size() == row_count);
    const auto order = order_of(facts());
    std::string wrong;
    const auto expect = [&](const std::string& written, std::string_view said) {
        if (written != said) wrong += written + " | " + std::string{said} + "\n";
    };
    for (std::size_t i = 0; i < row_count; ++i) {
        const op_definition& d = ops.rows()[i];
        const fact_row& row = facts().row(order.sorted[i].row);
        for (std::size_t k = 0; k < d.inputs.size(); ++k) {
            expect(text(d.inputs[k]), row.inputs.view()[k]);
        }
        for (std::size_t k = 0; k < d.outputs.size(); ++k) {
            expect(text(d.outputs[k]), row.outputs.view()[k]);
        }
        for (std::size_t k = 0; k < d.attrs.size(); ++k) {
            expect(text(d.attrs[k], op::open), row.attrs.view()[k]);
        }
    }
    CHECK(wrong == "");
}

TEST_CASE("ops and definitions are all there") {
    std::size_t count = 0;
    std::size_t public_count = 0;
    std::size_t definitions = 0;
    std::size_t gone = 0;
    for_each_op([&](std::span<const op_definition> versions) {
        ++count;
        if (!is_public(versions.front().name)) return;
        ++public_count;
        definitions += distinct(versions).size();
        if (versions.back().until != op::open) ++gone;
    });
    CHECK(count == 1756);
    CHECK(public_count == 1633);
    CHECK(definitions == 3556);
    CHECK(gone == 70);
}

TEST_CASE("62 deprecations are active, two were withdrawn") {
    std::map<int, int> active;  // by version
    std::string withdrawn;
    for_each_op([&](std::span<const op_definition> versions) {
        const op_definition& last = versions.back();
        if (last.deprecated == op::open) return;
        if (last.restored != op::open) {
            withdrawn += std::string{last.name} + " ";
        } else {
            ++active[last.deprecated];
        }
        CHECK((!last.successor.empty() || !last.reason.empty()));
    });
    CHECK(withdrawn == "Inv InvGrad ");
    const std::map<int, int> wanted{{2, 1},  {3, 1},  {7, 1},   {8, 1},   {9, 2},  {10, 2}, {11, 2},
                                    {13, 9}, {14, 4}, {15, 7},  {16, 10}, {19, 3}, {20, 1}, {22, 1},
                                    {23, 1}, {25, 1}, {26, 13}, {27, 1},  {29, 1}};
    CHECK(active == wanted);
    CHECK(ops.find("AdjustContrast", 1)->successor == "AdjustContrastv2");
    CHECK(ops.find("TensorArray", 15)->deprecated == 16);
    CHECK(ops.find("TensorArrayScatter", 15)->deprecated == 19);
    CHECK(ops.find("TensorArrayV2", 20)->deprecated == 26);
    CHECK(ops.find("PlaceholderV2", 22)->successor == "Placeholder");
    CHECK(ops.find("BatchMatrixBandPart", 9)->successor == "MatrixBandPart");
    CHECK(ops.find("TileGrad", 0)->successor == "");
    CHECK(ops.find("GetSessionHandle", 22)->deprecated == op::open);
}

TEST_CASE("neighbouring definitions break what TensorFlow's history breaks") {
    std::map<breach, int> steps;
    for_each_op([&](std::span<const op_definition> versions) {
        if (!is_public(versions.front().name)) return;
        const auto life = distinct(versions);
        for (std::size_t i = 1; i < life.size(); ++i)
            ++steps[breach_between(*life[i - 1], *life[i])];
    });
    const std::map<breach, int> wanted{{breach::none, 1746},
                                       {breach::attr_removed, 24},
                                       {breach::attr_allowed_stricter, 62},
                                       {breach::attr_minimum_raised, 5},
                                       {breach::attr_added_without_default, 4},
                                       {breach::input_signature, 47},
                                       {breach::output_signature, 35}};
    CHECK(steps == wanted);
}

TEST_CASE("what serves a definition is the newest that its graphs satisfy") {
    std::string wrong;
    for_each_op([&](std::span<const op_definition> versions) {
        for (std::size_t i = 0; i < versions.size(); ++i) {
            std::size_t newest = versions.size() - 1;
            while (newest > i && breach_between(versions[i], versions[newest]) != breach::none) {
                --newest;
            }
            if (versions[i].served_by != newest - i) wrong += text(versions[i]);
        }
    });
    CHECK(wrong == "");
}

TEST_CASE("ops tell their lives") {
    const auto mat_mul = ops.versions_of("MatMul");
    REQUIRE(mat_mul.size() == 7);
    CHECK(mat_mul.front().attr("T")->allowed_types ==
          dtype_set{dtype::float32, dtype::float64, dtype::int32, dtype::complex64});
    CHECK(mat_mul.back().attr("grad_a") != nullptr);
    CHECK(mat_mul[5].attr("grad_a") == nullptr);
    CHECK(mat_mul.back().attr("T")->allowed_types.contains(dtype::uint64));
    CHECK(ops.find("MatMul", 5) == &mat_mul.back());

    CHECK(ops.versions_of("Cast").front().attr("Truncate") == nullptr);
    CHECK(ops.find("Cast", 20)->attr("Truncate")->since == 26);
    CHECK(ops.find("Cast", 20)->attr("Truncate")->default_text == "false");

    const auto placeholder = ops.versions_of("Placeholder");
    REQUIRE(placeholder.size() == 3);
    CHECK_FALSE(placeholder[0].attr("shape")->has_default);
    CHECK(placeholder[1].attr("shape")->default_text == "{ }");
    CHECK(placeholder[2].attr("shape")->default_text == "{ unknown_rank: true }");

    CHECK(ops.versions_of("UnsafeDiv").back().reason == "never part of a release");
    CHECK(ops.versions_of("Rpc").back().until == 660);
    CHECK(ops.find("CollectiveReduceV2", 2474)->distributed_communication);
    CHECK(ops.find("_FusedConv2D", 2474)->attr("fused_ops") != nullptr);
    CHECK(ops.find("XlaSharding", 2474) != nullptr);
}

TEST_CASE("a graph that does not say its producer gets the newest definitions") {
    for (const char* name : {"Conv2D", "Acos", "Conj", "BatchMatMul", "MaxPool3D"}) {
        CAPTURE(name);
        CHECK(ops.find(name, 0) == &ops.versions_of(name).back());
    }
}

TEST_CASE("a definition whose graphs the next one refuses still serves them") {
    const auto acos = ops.versions_of("Acos");
    CHECK(ops.find("Acos", 9)->attr("T")->allowed_types.contains(dtype::int32));
    CHECK_FALSE(acos.back().attr("T")->allowed_types.contains(dtype::int32));
    CHECK(ops.find("Conj", 8)->attrs.empty());
}
