// refused: rule_that_cannot_be_given_up
// says: this rule makes a calendar one, it holds always
// clang says: this rule makes a calendar one, it holds always
#include <evergraph/version/release_policy.hpp>

using wrong = evergraph::except<evergraph::release_rule::releases_ascend>;
inline constexpr auto off = wrong::off;
