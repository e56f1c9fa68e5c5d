// SPDX-License-Identifier: BSL-1.0
// openmp_engine: OpenMP's tasks with counters.
#include <cstdint>
#include <memory>

#include "counters.hpp"
#include "workload.hpp"

namespace {

class openmp_engine : public engine {
 public:
    openmp_engine(const workload& work, unsigned threads)
        : threads_(static_cast<int>(threads)), counters_(work) {}
    void run() override {
#pragma omp parallel num_threads(threads_)
#pragma omp single
        counters_.start([this](std::uint32_t node) { spawn(node); });
    }

 private:
    void spawn(std::uint32_t node) {
#pragma omp task firstprivate(node)
        counters_.follow(node, [this](std::uint32_t other) { spawn(other); });
    }

    int threads_;
    counters counters_;
};

const bool added =
    add_engine("openmp", [](const workload& work, unsigned threads) -> std::unique_ptr<engine> {
        return std::make_unique<openmp_engine>(work, threads);
    });

}  // namespace
