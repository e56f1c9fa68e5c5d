// SPDX-License-Identifier: BSL-1.0
// checkpoint_place: which checkpoint a path means; the state file beside checkpoints.
#include <doctest/doctest.h>

#include <evergraph/store/checkpoint_place.hpp>
#include <evergraph/store/checkpoint_state.hpp>
#include <evergraph/store/checkpoint_writer.hpp>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

#include "folder.hpp"

using namespace evergraph;
namespace fs = std::filesystem;

namespace {

void write(const fs::path& prefix) {
    checkpoint_writer w{prefix};
    REQUIRE(w.add("a", tensor::scalar(1.0F)).has_value());
    REQUIRE(w.finish().has_value());
}
void put(const fs::path& file, std::string_view text) { std::ofstream{file, std::ios::binary} << text; }
fs::path meant(const fs::path& path) {
    const auto place = find_checkpoint(path);
    if (!place) FAIL(line(place.error()[0]));
    CHECK_FALSE(place->meant.empty());
    return place->prefix;
}
problem refused(const fs::path& path) {
    const auto place = find_checkpoint(path);
    REQUIRE_FALSE(place.has_value());
    return place.error()[0];
}

}  // namespace

TEST_CASE("a prefix, its files, a folder, a state") {
    const folder_of_test folder{"place"};
    write(folder.path / "m-7");
    const fs::path prefix = folder.path / "m-7";
    CHECK(meant(prefix) == prefix);
    CHECK(meant(folder.path / "m-7.index") == prefix);
    CHECK(meant(folder.path / "m-7.data-00000-of-00001") == prefix);
    put(folder.path / "m-7.meta", "");
    CHECK(meant(folder.path / "m-7.meta") == prefix);
    CHECK(meant(folder.path) == prefix);  // the only one
    write(folder.path / "m-8");
    CHECK(refused(folder.path).found.find("2 checkpoints") != std::string::npos);
    checkpoint_state state;
    state.latest = "m-7";
    state.all = {"m-8", "m-7"};
    REQUIRE(write_checkpoint_state_in(folder.path, state).has_value());
    CHECK(meant(folder.path) == prefix);
    CHECK(meant(folder.path / "checkpoint") == prefix);
    state.latest = (folder.path / "m-8").string();
    REQUIRE(write_checkpoint_state_in(folder.path, state).has_value());
    CHECK(meant(folder.path) == folder.path / "m-8");
    state.latest = "m-9";
    REQUIRE(write_checkpoint_state_in(folder.path, state).has_value());
    CHECK(refused(folder.path).code == status_code::not_found);
}

TEST_CASE("a SavedModel's folder means its variables") {
    const folder_of_test folder{"place_model"};
    write(folder.path / "variables" / "variables");
    CHECK(meant(folder.path) == folder.path / "variables" / "variables");
    CHECK(meant(folder.path / "variables") == folder.path / "variables" / "variables");
}

TEST_CASE("checkpoints of the first format") {
    const fs::path golden = fs::path{EVERGRAPH_GOLDEN} / "store";
    CHECK(find_checkpoint(golden / "v1")->v1_files.size() == 1);
    CHECK(find_checkpoint(golden / "v1s")->v1_files.size() == 2);
    CHECK(meant(golden / "v1s-00001-of-00002") == golden / "v1s");
}

TEST_CASE("other files are named as what they are") {
    const folder_of_test folder{"place_other"};
    put(folder.path / "page", "<!DOCTYPE html><html></html>");
    CHECK(refused(folder.path / "page").found.find("an HTML page") != std::string::npos);
    put(folder.path / "m.index", "<!DOCTYPE html><html></html>");
    const auto opened_page = open_checkpoint(folder.path / "m");
    REQUIRE_FALSE(opened_page.has_value());
    CHECK(opened_page.error()[0].found.find("this looks like an HTML page") != std::string::npos);
    CHECK(refused(folder.path / "none").code == status_code::not_found);
    CHECK(refused(folder.path / "no" / "folder").code == status_code::not_found);
    const fs::path v1 = fs::path{EVERGRAPH_GOLDEN} / "store" / "v1";
    fs::copy_file(v1, folder.path / "old.index");
    CHECK(open_checkpoint(folder.path / "old").error()[0].kind == problem_kind::other_kind_of_file);
}

TEST_CASE("the state file as TensorFlow prints it") {
    constexpr std::string_view text =
        "model_checkpoint_path: \"ckpt-3\"\n"
        "all_model_checkpoint_paths: \"ckpt-2\"\n"
        "all_model_checkpoint_paths: \"ckpt-3\"\n"
        "all_model_checkpoint_timestamps: 1796087905.4663174\n"
        "all_model_checkpoint_timestamps: 1796087905.4702716\n"
        "last_preserved_timestamp: 1796087904.440722\n";
    const auto state = read_checkpoint_state(text);
    REQUIRE(state.has_value());
    CHECK(state->latest == "ckpt-3");
    CHECK(state->all == std::vector<std::string>{"ckpt-2", "ckpt-3"});
    CHECK(state->timestamps.size() == 2);
    CHECK(state->last_preserved == 1796087904.440722);
    CHECK(write_checkpoint_state(*state).value() == text);
}

TEST_CASE("a state's latest is its last; what savers refuse") {
    const auto added = read_checkpoint_state("model_checkpoint_path: 'b' all_model_checkpoint_paths: 'a'");
    REQUIRE(added.has_value());
    CHECK(added->all == std::vector<std::string>{"a", "b"});
    const auto moved = read_checkpoint_state(
        "model_checkpoint_path: 'a' all_model_checkpoint_paths: ['a', 'b']");
    CHECK(moved->all == std::vector<std::string>{"b", "a"});
    for (const char* bad : {"", "all_model_checkpoint_paths: 'a'", "model_checkpoint_path: 3", "<html>",
                            "model_checkpoint_path: 'a' all_model_checkpoint_paths: 'a' "
                            "all_model_checkpoint_timestamps: [1, 2]"}) {
        CAPTURE(bad);
        CHECK_FALSE(read_checkpoint_state(bad).has_value());
    }
    CHECK_FALSE(write_checkpoint_state({}).has_value());
}

TEST_CASE("real state files") {
    if (std::string_view{EVERGRAPH_REAL_MODELS}.empty()) {
        MESSAGE("skipped: no folder of real models is given");
        return;
    }
    const fs::path folder = fs::path{EVERGRAPH_REAL_MODELS} / "s20-same-regression-3-kinds" / "checkpoint";
    const auto bytes = map_file(folder / "checkpoint").value();
    const auto state = read_checkpoint_state(bytes.view());
    REQUIRE(state.has_value());
    CHECK(write_checkpoint_state(*state).value() == bytes.view());
}
