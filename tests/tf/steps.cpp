// SPDX-License-Identifier: BSL-1.0
// Tests of TensorFlow's steps: they are proven here once for all programs, and counted.
#include <doctest/doctest.h>

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "evergraph/ops/compatibility.hpp"
#include "evergraph/ops/prove_history.hpp"
#include "evergraph/ops/schema_gap.hpp"
#include "evergraph/tf/dialect.hpp"

namespace {

using namespace evergraph;

constexpr table_view ops = tf::dialect::ops;

// Nothing is wrong with any step, and none is missing.
static_assert(!history_verdict<tf::dialect>);

struct step_count {
    std::size_t pairs = 0;     // definitions with a next one
    std::size_t breaking = 0;  // ... that TensorFlow's rules do not allow
    std::size_t derived = 0;   // nothing is declared, since nothing is needed
    std::size_t declared = 0;
    std::size_t written = 0;
    std::size_t irreversible = 0;
};

void count(step_count& to, std::span<const migration_step> steps) {
    bool has_code = false;
    bool has_reason = false;
    for (const migration_step& step : steps) {
        has_code = has_code || needs_code(step);
        has_reason = has_reason || (step.kind == step_kind::irreversible && *step.name != '\0');
    }
    ++(steps.empty() ? to.derived
       : has_code    ? to.written
       : has_reason  ? to.irreversible
                     : to.declared);
}

bool is_last(std::size_t i) {
    return i + 1 == ops.rows().size() || ops.rows()[i + 1].name != ops.rows()[i].name;
}

}  // namespace

TEST_CASE("each row of steps is for one definition") {
    std::string found;
    auto add = [&](fault, std::size_t, const sentence& s) {
        found += std::string{s.view()} + "\n";
    };
    check_places_of_steps(tf::dialect::definitions, ops, tf::steps, add);
    CHECK(found == "");
}

TEST_CASE("each breaking step between definitions is derived, declared or irreversible") {
    step_count all;
    step_count of_breaking;
    for (std::size_t i = 0; i < ops.rows().size(); ++i) {
        if (is_last(i)) continue;
        const op_definition& d = ops.rows()[i];
        ++all.pairs;
        count(all, d.to_next);
        if (breach_between(d, ops.rows()[i + 1]) == breach::none) continue;
        ++all.breaking;
        count(of_breaking, d.to_next);
        // What is derived needs no step by the rule of the proof.
        if (d.to_next.empty()) CHECK_FALSE(gap_between(d, ops.rows()[i + 1], gap_measure::rules));
    }
    MESSAGE("pairs " << all.pairs << ", breaking " << all.breaking << ": derived "
                     << of_breaking.derived << ", declared " << of_breaking.declared << ", written "
                     << of_breaking.written << ", irreversible " << of_breaking.irreversible);
    CHECK(all.pairs == 2081);
    CHECK(all.breaking == 213);
    CHECK(of_breaking.written == 0);
    CHECK(of_breaking.derived + of_breaking.declared + of_breaking.irreversible == all.breaking);
    CHECK(of_breaking.irreversible * 7 < all.breaking);
}

TEST_CASE("each of the 62 deprecations in force is derived, declared or irreversible") {
    step_count all;
    for (std::size_t i = 0; i < ops.rows().size(); ++i) {
        const op_definition& d = ops.rows()[i];
        if (!is_last(i) || d.deprecated == op_definition::open ||
            d.restored != op_definition::open) {
            continue;
        }
        ++all.pairs;
        count(all, d.steps);
        const bool leads = !d.successor.empty() && ops.contains(d.successor);
        const bool says_why = !d.steps.empty() && d.steps[0].kind == step_kind::irreversible;
        CHECK_MESSAGE((leads || says_why), d.name);
    }
    MESSAGE("derived " << all.derived << ", declared " << all.declared << ", written "
                       << all.written << ", irreversible " << all.irreversible);
    CHECK(all.pairs == 62);
    CHECK(all.written == 0);
    CHECK(all.irreversible == 4);
}
