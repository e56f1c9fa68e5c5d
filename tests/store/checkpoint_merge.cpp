// SPDX-License-Identifier: BSL-1.0
// checkpoint_merge: as TensorFlow merges, without its miscount; refusals; a death on the way.
#include <doctest/doctest.h>

#include <cstddef>
#include <evergraph/store/checkpoint_merge.hpp>
#include <evergraph/store/checkpoint_writer.hpp>
#include <filesystem>
#include <initializer_list>
#include <string>
#include <utility>
#include <vector>

#if !defined(_WIN32)
#include <sys/wait.h>

#include <csignal>
#endif

#include "folder.hpp"

using namespace evergraph;
namespace fs = std::filesystem;

namespace {

const fs::path golden = fs::path{EVERGRAPH_GOLDEN} / "store";

std::string bytes_of(const fs::path& file) { return std::string{map_file(file).value().view()}; }

std::vector<fs::path> parts_in(const fs::path& folder, std::initializer_list<int> order) {
    std::vector<fs::path> out;
    for (const int i : order) {
        const std::string name = "shard" + std::to_string(i);
        fs::create_directories(folder / "parts");
        for (const char* suffix : {".index", ".data-00000-of-00001"}) {
            fs::copy_file(golden / (name + suffix), folder / "parts" / (name + suffix));
        }
        out.push_back(folder / "parts" / name);
    }
    return out;
}
void write(const fs::path& prefix, const std::vector<std::pair<std::string, tensor>>& all,
           checkpoint_options options = {}) {
    checkpoint_writer w{prefix, std::move(options)};
    for (const auto& [name, value] : all) REQUIRE(w.add(name, value).has_value());
    REQUIRE(w.finish().has_value());
}
status_code fault(const std::vector<fs::path>& parts, const fs::path& to, merge_options options = {}) {
    const auto outcome = merge_checkpoints(parts, to, options);
    REQUIRE_FALSE(outcome.has_value());
    CHECK_FALSE(fs::exists(checkpoint_index_file(to)));
    return outcome.error()[0].code;
}
const tensor one = tensor::of<float>({2}, {1, 2});

}  // namespace

TEST_CASE("merged as TensorFlow merges, to the byte, in either order") {
    for (const bool reversed : {false, true}) {
        const folder_of_test folder{"merge_golden"};
        const std::string name = reversed ? "reversed" : "merged";
        const auto parts = reversed ? parts_in(folder.path, {2, 1, 0}) : parts_in(folder.path, {0, 1, 2});
        REQUIRE(merge_checkpoints(parts, folder.path / name,
                                  {.keep_inputs = false, .allow_missing = false, .steps = {}})
                    .has_value());
        std::size_t files = 0;
        for (const auto& e : fs::recursive_directory_iterator{folder.path}) {
            ++files;
            CHECK(bytes_of(e.path()) == bytes_of(golden / e.path().filename()));
        }
        CHECK(files == 4);  // and neither the parts nor their folder
    }
}

TEST_CASE("inputs may be kept, or missing") {
    const folder_of_test folder{"merge_keep"};
    auto parts = parts_in(folder.path, {0, 1});
    REQUIRE(merge_checkpoints(parts, folder.path / "m", {}));  // kept unless asked
    CHECK(open_checkpoint(folder.path / "m")->verify().empty());
    CHECK(open_checkpoint(parts[0]).has_value());
    parts.push_back(folder.path / "none");
    CHECK(fault(parts, folder.path / "n") == status_code::not_found);
    REQUIRE(merge_checkpoints(parts, folder.path / "n", {.keep_inputs = true, .allow_missing = true, .steps = {}}));
    CHECK(open_checkpoint(folder.path / "n")->verify().empty());
    CHECK(fault({folder.path / "none"}, folder.path / "o",
                {.keep_inputs = true, .allow_missing = true, .steps = {}}) == status_code::not_found);
}

TEST_CASE("inputs without tensors do not count as shards") {
    const folder_of_test folder{"merge_empty"};
    write(folder.path / "empty", {});
    write(folder.path / "full", {{"a", one}});
    REQUIRE(merge_checkpoints(std::vector{folder.path / "empty", folder.path / "full"}, folder.path / "m"));
    const auto r = open_checkpoint(folder.path / "m").value();
    CHECK(r.index().header.shards == 1);
    CHECK(r.verify().empty());
    CHECK(r.read("a").value() == one);
    write(folder.path / "empty", {});
    REQUIRE(merge_checkpoints(std::vector{folder.path / "empty"}, folder.path / "n"));
    CHECK(open_checkpoint(folder.path / "n")->tensors().empty());
}

TEST_CASE("what does not go together") {
    const folder_of_test folder{"merge_refused"};
    const auto at = [&](const char* name) { return folder.path / name; };
    write(at("a"), {{"x", one}});
    write(at("b"), {{"x", one}, {"y", one}});
    CHECK(fault({at("a"), at("b")}, at("m")) == status_code::invalid_argument);
    write(at("big"), {{"z", one}}, {.alignment = 1, .big_endian = true, .steps = {}});
    CHECK(fault({at("a"), at("big")}, at("m")) == status_code::invalid_argument);
    const auto slice = [&](const char* name, const shape& full, const tensor_slice& part) {
        checkpoint_writer w{at(name)};
        REQUIRE(w.add("x", full, part, one).has_value());
        REQUIRE(w.finish().has_value());
    };
    slice("s", {4}, {{{0, 2}}});
    slice("t", {5}, {{{2, 2}}});
    CHECK(fault({at("s"), at("a")}, at("m")) == status_code::internal);
    CHECK(fault({at("a"), at("s")}, at("m")) == status_code::invalid_argument);
    CHECK(fault({at("s"), at("t")}, at("m")) == status_code::invalid_argument);
    CHECK(fault({at("s"), at("s")}, at("m")) == status_code::invalid_argument);
    const auto among = merge_checkpoints(std::vector{at("a"), at("s")}, at("a"));
    CHECK(among.error()[0].code == status_code::invalid_argument);
    // Nothing was touched.
    for (const char* name : {"a", "b", "s", "t", "big"}) CHECK(open_checkpoint(at(name)).has_value());
}

#if !defined(_WIN32)
TEST_CASE("a merge killed at every step leaves the inputs, or the whole") {
    int wholes = 0;
    bool finished = false;
    for (int last = 0; !finished; ++last) {
        REQUIRE(last < 100);
        const folder_of_test folder{"merge_killed"};
        const auto parts = parts_in(folder.path, {0, 1, 2});
        const pid_t child = ::fork();
        REQUIRE(child >= 0);
        if (child == 0) {
            int steps = 0;
            merge_options options;
            options.keep_inputs = false;
            options.steps.before = [&](file_step, const fs::path&) {
                if (steps++ == last) ::kill(::getpid(), SIGKILL);
                return true;
            };
            ::_exit(merge_checkpoints(parts, folder.path / "m", options) ? 0 : 1);
        }
        int status = 0;
        REQUIRE(::waitpid(child, &status, 0) == child);
        finished = WIFEXITED(status);
        if (finished) CHECK(WEXITSTATUS(status) == 0);
        const auto merged = open_checkpoint(folder.path / "m");
        if (merged) {
            CHECK(merged->verify().empty());
            ++wholes;
        } else {
            for (const fs::path& part : parts) CHECK(open_checkpoint(part).has_value());
            CHECK(open_checkpoint(parts[2])->verify().empty());
        }
    }
    CHECK(wholes > 1);
}
#endif
