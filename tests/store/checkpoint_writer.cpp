// SPDX-License-Identifier: BSL-1.0
// checkpoint_writer: byte for byte what TensorFlow writes; alignment, byte orders; a writer that
// dies at any step.
#include <doctest/doctest.h>

#include <algorithm>
#include <complex>
#include <cstddef>
#include <cstdint>
#include <evergraph/store/checkpoint_slice_key.hpp>
#include <evergraph/store/checkpoint_writer.hpp>
#include <filesystem>
#include <string>
#include <string_view>
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

void done(const expected<void, problem>& e) {
    if (!e) FAIL(line(e.error()));
}
std::string bytes_of(const fs::path& file) { return std::string{map_file(file).value().view()}; }

// Writes what the reader holds again, tensors and slices in the order of their bytes.
void write_again(const checkpoint_reader& r, const fs::path& prefix) {
    std::vector<const checkpoint_entry*> stored;
    for (const checkpoint_entry& e : r.index().entries) {
        if (e.slices.empty()) stored.push_back(&e);
    }
    std::sort(stored.begin(), stored.end(), [](const auto* a, const auto* b) {
        return a->offset != b->offset ? a->offset < b->offset : a->size < b->size;
    });
    checkpoint_writer w{prefix};
    for (const checkpoint_entry* e : stored) {
        if (is_slice_key(e->name)) {
            const named_slice n = decode_slice_key(e->name).value();
            done(w.add(n.name, r.find(n.name)->dims, n.slice, r.read(n.name, n.slice).value()));
        } else if (e->type == dtype::variant) {
            done(w.add_variants(e->name, e->dims, r.read_variants(e->name).value()));
        } else {
            done(w.add(e->name, r.read(e->name).value()));
        }
    }
    done(w.finish());
}

tensor rising(shape dims) {
    tensor t = tensor::zeros(dtype::float32, std::move(dims));
    float n = 0;
    for (float& v : t.writable<float>()) v = n++;
    return t;
}

}  // namespace

TEST_CASE("what TensorFlow wrote is written again to the byte") {
    const folder_of_test folder{"checkpoint_writer"};
    for (const char* name : {"types", "slices", "variant", "shard0", "shard1", "shard2"}) {
        CAPTURE(name);
        const auto r = open_checkpoint(golden / name).value();
        write_again(r, folder.path / name);
        for (const char* suffix : {".index", ".data-00000-of-00001"}) {
            CHECK(bytes_of(folder.path / (name + std::string{suffix})) ==
                  bytes_of(golden / (name + std::string{suffix})));
        }
    }
}

TEST_CASE("an index of several blocks has TensorFlow's bytes") {
    const folder_of_test folder{"checkpoint_many"};
    checkpoint_writer w{folder.path / "many"};
    for (int i = 0; i < 9000; ++i) {
        std::string number = std::to_string(i * 7);
        number.insert(0, 5 - number.size(), '0');
        done(w.add("layer_" + number + "/kernel/.ATTRIBUTES/VARIABLE_VALUE",
                   tensor::scalar(static_cast<float>(i))));
    }
    done(w.finish());
    const std::string index = bytes_of(folder.path / "many.index");
    CHECK(index.size() == 487474);
    CHECK(crc32c(index) == 0x36389809U);
}

TEST_CASE("the bytes of strings") {
    const folder_of_test folder{"checkpoint_strings"};
    checkpoint_writer w{folder.path / "s"};
    done(w.add("s", tensor::of<std::string>({2}, {"ab", ""})));
    done(w.finish());
    CHECK(bytes_of(checkpoint_data_file(folder.path / "s", 0, 1)) ==
          std::string_view{"\x02\x00\x78\x27\x0b\x34" "ab", 8});
    CHECK(open_checkpoint(folder.path / "s")->find("s")->crc == 0x4DB08891U);
}

TEST_CASE("alignment and order of adding") {
    const folder_of_test folder{"checkpoint_alignment"};
    checkpoint_writer w{folder.path / "sub" / "folder" / "m", {.alignment = 64, .big_endian = false, .steps = {}}};
    done(w.add("z", tensor::of<std::uint8_t>({3}, {1, 2, 3})));
    done(w.add("a", rising({5})));
    done(w.finish());
    const auto r = open_checkpoint(folder.path / "sub" / "folder" / "m").value();
    CHECK(r.verify().empty());
    CHECK(r.find("z")->offset == 0);
    CHECK(r.find("a")->offset == 64);
    CHECK(fs::file_size(r.data_file(0)) == 128);
    CHECK(r.read("a").value() == rising({5}));
    // Aligned bytes are viewed where they are mapped.
    CHECK_FALSE(r.read("a")->unique());
}

TEST_CASE("big-endian checkpoints read as what was put in") {
    const folder_of_test folder{"checkpoint_big_endian"};
    checkpoint_writer w{folder.path / "m", {.alignment = 1, .big_endian = true, .steps = {}}};
    const tensor strings = tensor::of<std::string>({2}, {"ab", std::string(300, 'x')});
    const tensor complex = tensor::of<std::complex<float>>({2}, {{1, 2}, {3, 4}});
    const tensor bytes = tensor::of<std::int8_t>({3}, {1, -2, 3});
    done(w.add("f", rising({100000})));
    done(w.add("s", strings));
    done(w.add("c", complex));
    done(w.add("b", bytes));
    done(w.add("d", tensor::scalar(0.1)));
    done(w.finish());
    const auto r = open_checkpoint(folder.path / "m").value();
    CHECK(r.index().header.big_endian);
    CHECK(r.verify().empty());
    CHECK(r.read("f").value() == rising({100000}));
    CHECK(r.read("s").value() == strings);
    CHECK(r.read("c").value() == complex);
    CHECK(r.read("b").value() == bytes);
    CHECK(r.read("d").value() == tensor::scalar(0.1));
    CHECK(bytes_of(r.data_file(0)).substr(0, 8) == std::string_view{"\0\0\0\0\x3f\x80\0\0", 8});
}

TEST_CASE("slices of strings and of a whole") {
    const folder_of_test folder{"checkpoint_slices"};
    checkpoint_writer w{folder.path / "m"};
    done(w.add("s", {3}, {{{2, 1}}}, tensor::of<std::string>({1}, {"c"})));
    done(w.add("s", {3}, {{{0, 2}}}, tensor::of<std::string>({2}, {"a", "b"})));
    done(w.add("w", {2}, {{{0, 2}}}, rising({2})));
    done(w.finish());
    const auto r = open_checkpoint(folder.path / "m").value();
    CHECK(r.verify().empty());
    CHECK(r.read("s").value() == tensor::of<std::string>({3}, {"a", "b", "c"}));
    CHECK(r.find("w")->slices.empty());
}

TEST_CASE("a failed call fails all that follow, and nothing comes of it") {
    const folder_of_test folder{"checkpoint_sticky"};
    const auto refused = [&](const auto& misuse) {
        checkpoint_writer w{folder.path / "m"};
        done(w.add("a", rising({4})));
        done(w.add("s", {4}, {{{0, 2}}}, rising({2})));
        const expected<void, problem> outcome = misuse(w);
        REQUIRE_FALSE(outcome.has_value());
        CHECK(outcome.error().code == status_code::invalid_argument);
        CHECK(w.add("b", rising({1})).error() == outcome.error());
        CHECK(w.finish().error() == outcome.error());
    };
    refused([](auto& w) { return w.add("a", rising({4})); });
    refused([](auto& w) { return w.add("", rising({4})); });
    refused([](auto& w) { return w.add(std::string(1, '\0'), rising({4})); });
    refused([](auto& w) { return w.add("s", rising({4})); });
    refused([](auto& w) { return w.add("n", tensor{}); });
    refused([](auto& w) { return w.add("a", {4}, {{{0, 2}}}, rising({2})); });
    refused([](auto& w) { return w.add("s", {4}, {{{0, 2}}}, rising({2})); });
    refused([](auto& w) { return w.add("s", {5}, {{{2, 2}}}, rising({2})); });
    refused([](auto& w) { return w.add("s", {4}, {{{2, 2}}}, rising({3})); });
    refused([](auto& w) { return w.add("s", {4}, {{{3, 2}}}, rising({2})); });
    refused([](auto& w) { return w.add_variants("v", {2}, std::vector<std::string>{"x"}); });
    CHECK(fs::is_empty(folder.path));
    checkpoint_writer w{folder.path / "m"};
    done(w.finish());
    CHECK(w.add("a", rising({4})).error().code == status_code::internal);
    CHECK(open_checkpoint(folder.path / "m")->tensors().empty());
}

TEST_CASE("a folder that cannot be written") {
    const folder_of_test folder{"checkpoint_folder"};
    { checkpoint_writer w{folder.path / "file"}; done(w.finish()); }
    checkpoint_writer w{folder.path / "file.index" / "m"};
    const auto outcome = w.add("a", rising({1}));
    REQUIRE_FALSE(outcome.has_value());
    CHECK(outcome.error().kind == problem_kind::file_not_written);
}

TEST_CASE("a save may be given up at every step") {
    const folder_of_test folder{"checkpoint_cancel"};
    for (int last = 0;; ++last) {
        int steps = 0;
        checkpoint_options options;
        options.steps.before = [&](file_step, const fs::path&) { return steps++ < last; };
        expected<void, problem> outcome;
        {
            checkpoint_writer w{folder.path / "m", options};
            (void)w.add("a", rising({200000}));
            outcome = w.finish();
        }
        if (outcome) break;
        CHECK(outcome.error().code == status_code::cancelled);
        CHECK_FALSE(fs::exists(folder.path / "m.index"));
        REQUIRE(last < 100);
    }
    CHECK(open_checkpoint(folder.path / "m")->verify().empty());
}

#if !defined(_WIN32)
TEST_CASE("a writer killed at every step leaves no half that reads") {
    const folder_of_test folder{"checkpoint_killed"};
    const fs::path prefix = folder.path / "m";
    const tensor old_value = tensor::zeros(dtype::float32, {200000});
    const tensor new_value = rising({200000});
    const auto write = [&](const tensor& value, const checkpoint_options& options) {
        checkpoint_writer w{prefix, options};
        done(w.add("a", value));
        done(w.add("b", tensor::scalar(value.values<float>()[1])));
        done(w.finish());
    };
    for (const bool over_another : {false, true}) {
        CAPTURE(over_another);
        int ends_old = 0;
        int ends_none = 0;
        bool finished = false;
        for (int last = 0; !finished; ++last) {
            REQUIRE(last < 100);
            for (const auto& e : fs::directory_iterator{folder.path}) fs::remove_all(e.path());
            if (over_another) write(old_value, {});
            const pid_t child = ::fork();
            REQUIRE(child >= 0);
            if (child == 0) {
                int steps = 0;
                checkpoint_options options;
                options.steps.before = [&](file_step, const fs::path&) {
                    if (steps++ == last) ::kill(::getpid(), SIGKILL);
                    return true;
                };
                write(new_value, options);
                ::_exit(0);
            }
            int status = 0;
            REQUIRE(::waitpid(child, &status, 0) == child);
            finished = WIFEXITED(status);
            const auto r = open_checkpoint(prefix);
            if (!r) {
                CHECK(r.error()[0].code == status_code::not_found);
                ++ends_none;
                continue;
            }
            CHECK(r->verify().empty());
            const tensor a = r->read("a").value();
            if (finished) {
                CHECK(a == new_value);
            } else if (over_another && a == old_value) {
                CHECK(r->read("b").value() == tensor::scalar(0.0F));
                ++ends_old;
            } else {
                // Only the last step, which makes names last, comes after the index has its name.
                CHECK(a == new_value);
                CHECK(r->read("b").value() == tensor::scalar(1.0F));
            }
        }
        CHECK(ends_none > 0);
        CHECK((ends_old > 0) == over_another);
    }
}
#endif
