// SPDX-License-Identifier: BSL-1.0
// random: random numbers and samples of candidates.
// Written by tools/tf_ops.py from tools/tf_ops.tsv.
#ifndef EVERGRAPH_TF_OPS_RANDOM_HPP
#define EVERGRAPH_TF_OPS_RANDOM_HPP

#include <cstdint>

#include "../../ops/flat_table.hpp"

namespace evergraph::tf {

namespace detail {

inline constexpr flat_op random_op_rows[]{
    {"AllCandidateSampler", 2},
    {"ComputeAccidentalHits", 1},
    {"FixedUnigramCandidateSampler", 2},
    {"KMC2ChainInitialization", 1},
    {"KmeansPlusPlusInitialization", 1},
    {"LearnedUnigramCandidateSampler", 2},
    {"LogUniformCandidateSampler", 2},
    {"Multinomial", 4},
    {"NonDeterministicInts", 1},
    {"ParameterizedTruncatedNormal", 2},
    {"RandomCrop", 1, op::open, 8, op::open, "", "random offsets and a slice replace it"},
    {"RandomGamma", 1},
    {"RandomGammaGrad", 1},
    {"RandomIndexShuffle", 2},
    {"RandomPoisson", 1, op::open, 25, op::open, "RandomPoissonV2"},
    {"RandomPoissonV2", 1},
    {"RandomShuffle", 1},
    {"RandomStandardNormal", 3},
    {"RandomUniform", 3},
    {"RandomUniformInt", 1},
    {"RngReadAndSkip", 1},
    {"RngSkip", 1},
    {"SobolSample", 2},
    {"StatefulRandomBinomial", 1},
    {"StatefulStandardNormal", 2, op::open, 29, op::open, "StatefulStandardNormalV2"},
    {"StatefulStandardNormalV2", 1},
    {"StatefulTruncatedNormal", 1},
    {"StatefulUniform", 1},
    {"StatefulUniformFullInt", 1},
    {"StatefulUniformInt", 1},
    {"StatelessMultinomial", 1},
    {"StatelessParameterizedTruncatedNormal", 1},
    {"StatelessRandomBinomial", 1},
    {"StatelessRandomGammaV2", 1},
    {"StatelessRandomGammaV3", 1},
    {"StatelessRandomGetAlg", 2},
    {"StatelessRandomGetKeyCounter", 3},
    {"StatelessRandomGetKeyCounterAlg", 2},
    {"StatelessRandomNormal", 3},
    {"StatelessRandomNormalV2", 1},
    {"StatelessRandomPoisson", 1},
    {"StatelessRandomUniform", 3},
    {"StatelessRandomUniformFullInt", 1},
    {"StatelessRandomUniformFullIntV2", 1},
    {"StatelessRandomUniformInt", 1},
    {"StatelessRandomUniformIntV2", 1},
    {"StatelessRandomUniformV2", 1},
    {"StatelessShuffle", 1},
    {"StatelessTruncatedNormal", 3},
    {"StatelessTruncatedNormalV2", 1},
    {"StochasticCastToInt", 1},
    {"ThreadUnsafeUnigramCandidateSampler", 2},
    {"TruncatedNormal", 3},
    {"UniformCandidateSampler", 2},
};

inline constexpr flat_definition random_definition_rows[]{
    {0, 0, 1, 0, 0, 1, 1, 3, 0, 5},  // AllCandidateSampler
    {22, 0, 0, 1, 0, 1, 1, 3, 0, 5},
    {0, 0, 0, 0, 4, 2, 6, 3, 5, 3},  // ComputeAccidentalHits
    {0, 0, 1, 0, 0, 1, 1, 3, 8, 12},  // FixedUnigramCandidateSampler
    {22, 0, 0, 1, 0, 1, 1, 3, 8, 12},
    {27, 0, 0, 0, 9, 2, 11, 1, 0, 0},  // KMC2ChainInitialization
    {27, 0, 0, 0, 12, 4, 16, 1, 0, 0},  // KmeansPlusPlusInitialization
    {0, 0, 1, 0, 0, 1, 1, 3, 20, 6},  // LearnedUnigramCandidateSampler
    {22, 0, 0, 1, 0, 1, 1, 3, 20, 6},
    {0, 0, 1, 0, 0, 1, 1, 3, 20, 6},  // LogUniformCandidateSampler
    {22, 0, 0, 1, 0, 1, 1, 3, 20, 6},
    {9, 0, 3, 0, 17, 2, 19, 1, 26, 3},  // Multinomial
    {9, 0, 2, 1, 17, 2, 19, 1, 26, 3},
    {24, 0, 1, 1, 17, 2, 19, 1, 29, 3},
    {24, 0, 0, 1, 17, 2, 20, 1, 32, 4},
    {27, 0, 0, 1, 21, 1, 22, 1, 36, 2},  // NonDeterministicInts
    {10, 0, 1, 1, 23, 5, 22, 1, 38, 4},  // ParameterizedTruncatedNormal
    {24, 0, 0, 1, 23, 5, 22, 1, 42, 4},
    {0, 0, 0, 1, 28, 2, 30, 1, 46, 3},  // RandomCrop
    {9, 0, 0, 1, 31, 2, 30, 1, 49, 4},  // RandomGamma
    {26, 0, 0, 0, 33, 2, 30, 1, 53, 1},  // RandomGammaGrad
    {1056, 0, 1, 0, 35, 3, 22, 1, 54, 2},  // RandomIndexShuffle
    {1246, 0, 0, 0, 35, 3, 22, 1, 56, 3},
    {21, 0, 0, 1, 38, 2, 22, 1, 59, 4},  // RandomPoisson
    {24, 0, 0, 1, 40, 2, 22, 1, 63, 5},  // RandomPoissonV2
    {0, 0, 0, 1, 42, 1, 30, 1, 68, 3},  // RandomShuffle
    {0, 0, 2, 1, 43, 1, 22, 1, 71, 4},  // RandomStandardNormal
    {9, 0, 1, 1, 43, 1, 22, 1, 75, 4},
    {24, 0, 0, 1, 43, 1, 22, 1, 79, 4},
    {0, 0, 2, 1, 43, 1, 22, 1, 71, 4},  // RandomUniform
    {9, 0, 1, 1, 43, 1, 22, 1, 75, 4},
    {24, 0, 0, 1, 43, 1, 22, 1, 79, 4},
    {0, 0, 0, 1, 44, 3, 47, 1, 83, 4},  // RandomUniformInt
    {527, 0, 0, 1, 48, 3, 51, 1, 0, 0},  // RngReadAndSkip
    {53, 0, 0, 1, 52, 3, 0, 0, 0, 0},  // RngSkip
    {175, 0, 1, 0, 55, 3, 58, 1, 87, 1},  // SobolSample
    {175, 0, 0, 0, 55, 3, 58, 1, 88, 1},
    {29, 0, 0, 1, 59, 5, 22, 1, 89, 3},  // StatefulRandomBinomial
    {27, 0, 1, 1, 64, 2, 22, 1, 92, 2},  // StatefulStandardNormal
    {27, 0, 0, 1, 64, 2, 22, 1, 94, 2},
    {27, 0, 0, 1, 66, 3, 22, 1, 94, 2},  // StatefulStandardNormalV2
    {29, 0, 0, 1, 66, 3, 22, 1, 96, 2},  // StatefulTruncatedNormal
    {29, 0, 0, 1, 66, 3, 22, 1, 96, 2},  // StatefulUniform
    {27, 0, 0, 1, 66, 3, 22, 1, 98, 2},  // StatefulUniformFullInt
    {27, 0, 0, 1, 69, 5, 22, 1, 36, 2},  // StatefulUniformInt
    {26, 0, 0, 0, 74, 3, 20, 1, 100, 3},  // StatelessMultinomial
    {436, 0, 0, 0, 77, 6, 22, 1, 103, 3},  // StatelessParameterizedTruncatedNormal
    {175, 0, 0, 0, 83, 4, 22, 1, 106, 4},  // StatelessRandomBinomial
    {175, 0, 0, 0, 87, 3, 22, 1, 110, 3},  // StatelessRandomGammaV2
    {1297, 0, 0, 0, 90, 5, 22, 1, 113, 2},  // StatelessRandomGammaV3
    {587, 0, 1, 0, 0, 0, 95, 1, 0, 0},  // StatelessRandomGetAlg
    {644, 0, 0, 1, 0, 0, 95, 1, 0, 0},
    {587, 0, 2, 0, 96, 1, 97, 2, 115, 1},  // StatelessRandomGetKeyCounter
    {644, 0, 1, 1, 96, 1, 97, 2, 115, 1},
    {841, 0, 0, 0, 96, 1, 97, 2, 115, 1},
    {527, 0, 1, 1, 96, 1, 99, 3, 116, 1},  // StatelessRandomGetKeyCounterAlg
    {566, 0, 0, 0, 96, 1, 99, 3, 116, 1},
    {22, 0, 2, 0, 102, 2, 22, 1, 117, 2},  // StatelessRandomNormal
    {24, 0, 1, 0, 104, 2, 22, 1, 119, 3},
    {27, 0, 0, 0, 104, 2, 22, 1, 122, 3},
    {527, 0, 0, 0, 106, 4, 22, 1, 125, 2},  // StatelessRandomNormalV2
    {175, 0, 0, 0, 110, 3, 22, 1, 127, 4},  // StatelessRandomPoisson
    {22, 0, 2, 0, 102, 2, 22, 1, 117, 2},  // StatelessRandomUniform
    {24, 0, 1, 0, 104, 2, 22, 1, 119, 3},
    {27, 0, 0, 0, 104, 2, 22, 1, 122, 3},
    {175, 0, 0, 0, 104, 2, 22, 1, 131, 3},  // StatelessRandomUniformFullInt
    {527, 0, 0, 0, 106, 4, 22, 1, 134, 2},  // StatelessRandomUniformFullIntV2
    {27, 0, 0, 0, 113, 4, 22, 1, 136, 3},  // StatelessRandomUniformInt
    {527, 0, 0, 0, 117, 6, 22, 1, 139, 2},  // StatelessRandomUniformIntV2
    {527, 0, 0, 0, 106, 4, 22, 1, 125, 2},  // StatelessRandomUniformV2
    {1120, 0, 0, 0, 123, 4, 30, 1, 141, 1},  // StatelessShuffle
    {22, 0, 2, 0, 102, 2, 22, 1, 117, 2},  // StatelessTruncatedNormal
    {24, 0, 1, 0, 104, 2, 22, 1, 119, 3},
    {27, 0, 0, 0, 104, 2, 22, 1, 122, 3},
    {527, 0, 0, 0, 106, 4, 22, 1, 125, 2},  // StatelessTruncatedNormalV2
    {1479, 0, 0, 0, 127, 4, 47, 1, 142, 2},  // StochasticCastToInt
    {0, 0, 1, 0, 0, 1, 1, 3, 20, 6},  // ThreadUnsafeUnigramCandidateSampler
    {22, 0, 0, 1, 0, 1, 1, 3, 20, 6},
    {0, 0, 2, 1, 43, 1, 22, 1, 71, 4},  // TruncatedNormal
    {9, 0, 1, 1, 43, 1, 22, 1, 75, 4},
    {24, 0, 0, 1, 43, 1, 22, 1, 79, 4},
    {0, 0, 1, 0, 0, 1, 1, 3, 20, 6},  // UniformCandidateSampler
    {22, 0, 0, 1, 0, 1, 1, 3, 20, 6},
};

inline constexpr flat_port random_ports[]{
    {"true_classes", dtype::int64},
    {"sampled_candidates", dtype::int64},
    {"true_expected_count", dtype::float32},
    {"sampled_expected_count", dtype::float32},
    {"indices", dtype::int32},
    {"ids", dtype::int64},
    {"weights", dtype::float32},
    {"distances", dtype::float32},
    {"seed", dtype::int64},
    {"index", dtype::int64},
    {"points", dtype::float32},
    {"num_to_sample", dtype::int64},
    {"num_retries_per_sample", dtype::int64},
    {"samples", dtype::float32},
    {"logits", {}, "T"},
    {"num_samples", dtype::int32},
    {"output", dtype::int64},
    {"output", {}, "output_dtype"},
    {"shape", {}, "shape_dtype"},
    {"output", {}, "dtype"},
    {"shape", {}, "T"},
    {"means", {}, "dtype"},
    {"stdevs", {}, "dtype"},
    {"minvals", {}, "dtype"},
    {"maxvals", {}, "dtype"},
    {"image", {}, "T"},
    {"size", dtype::int64},
    {"output", {}, "T"},
    {"shape", {}, "S"},
    {"alpha", {}, "T"},
    {"sample", {}, "T"},
    {"index", {}, "dtype"},
    {"seed", {}, "Tseed"},
    {"max_index", {}, "dtype"},
    {"rate", {}, "dtype"},
    {"rate", {}, "R"},
    {"value", {}, "T"},
    {"minval", {}, "Tout"},
    {"maxval", {}, "Tout"},
    {"output", {}, "Tout"},
    {"resource", dtype::resource},
    {"alg", dtype::int32},
    {"delta", dtype::uint64},
    {"value", dtype::int64},
    {"algorithm", dtype::int64},
    {"delta", dtype::int64},
    {"dim", dtype::int32},
    {"num_results", dtype::int32},
    {"skip", dtype::int32},
    {"samples", {}, "dtype"},
    {"counts", {}, "T"},
    {"probs", {}, "T"},
    {"minval", {}, "dtype"},
    {"maxval", {}, "dtype"},
    {"stddevs", {}, "dtype"},
    {"alpha", {}, "dtype"},
    {"key", dtype::uint64},
    {"counter", dtype::uint64},
    {"shape", {}, "Tshape"},
    {"lam", {}, "Rtype"},
    {"input", {}, "Tin"},
};

inline constexpr flat_attr random_attrs[]{
    {"num_true", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"num_sampled", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"unique", attr_type::boolean},
    {"seed", attr_type::integer, "0"},
    {"seed2", attr_type::integer, "0"},
    {"num_true", attr_type::integer},
    {"range_max", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"vocab_file", attr_type::string, "\"\""},
    {"distortion", attr_type::floating, "1.0"},
    {"num_reserved_ids", attr_type::integer, "0"},
    {"num_shards", attr_type::integer, "1", 0x0, "", false, 1},
    {"shard", attr_type::integer, "0", 0x0, "", false, 0},
    {"unigrams", attr_type::floating, "[]", 0x0, "", true},
    {"T", attr_type::type, nullptr, 0xa027e},
    {"T", attr_type::type, nullptr, 0xca027e},
    {"T", attr_type::type, nullptr, 0xca427e},
    {"output_dtype", attr_type::type, "DT_INT64", 0x208},
    {"dtype", attr_type::type, "DT_INT64"},
    {"shape_dtype", attr_type::type, "DT_INT64"},
    {"dtype", attr_type::type, nullptr, 0x80006},
    {"T", attr_type::type, nullptr, 0x208},
    {"dtype", attr_type::type, nullptr, 0x84006},
    {"T", attr_type::type, nullptr, 0x27e},
    {"S", attr_type::type, nullptr, 0x208},
    {"T", attr_type::type, nullptr, 0x80006},
    {"T", attr_type::type, nullptr, 0x6},
    {"dtype", attr_type::type, nullptr, 0xc00208},
    {"Tseed", attr_type::type, nullptr, 0xc00208},
    {"rounds", attr_type::integer, "4"},
    {"R", attr_type::type, "DT_DOUBLE", 0x8020e},
    {"dtype", attr_type::type, "DT_INT64", 0x8020e},
    {"T", attr_type::type},
    {"dtype", attr_type::type, nullptr, 0x6},
    {"Tout", attr_type::type, nullptr, 0x208},
    {"dtype", attr_type::type, "DT_DOUBLE", 0x6},
    {"dtype", attr_type::type, "DT_FLOAT", 0x6},
    {"T", attr_type::type, "DT_DOUBLE", 0x8020e},
    {"dtype", attr_type::type, "DT_FLOAT", 0x84006},
    {"shape_dtype", attr_type::type, "DT_INT64", 0x208},
    {"dtype", attr_type::type, "DT_FLOAT"},
    {"dtype", attr_type::type, "DT_UINT64"},
    {"Tseed", attr_type::type, "DT_INT64", 0x208},
    {"shape_dtype", attr_type::type, "DT_INT32", 0x208},
    {"dtype", attr_type::type, "DT_FLOAT", 0x80006},
    {"T", attr_type::type, "DT_INT32", 0x208},
    {"Tshape", attr_type::type, "DT_INT32", 0x208},
    {"Rtype", attr_type::type, nullptr, 0x8020e},
    {"dtype", attr_type::type, nullptr, 0x8020e},
    {"dtype", attr_type::type, "DT_UINT64", 0xc00208},
    {"Tseed", attr_type::type, "DT_INT64", 0xc00208},
    {"dtype", attr_type::type, nullptr, 0x208},
    {"Tin", attr_type::type, nullptr, 0x84006},
    {"Tout", attr_type::type, nullptr, 0x68},
};

inline constexpr std::uint16_t random_port_slots[]{
    0, 1, 2, 3, 0, 1, 4, 5, 6, 7, 8, 9, 10, 11, 8, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23,
    24, 25, 26, 27, 28, 29, 29, 30, 31, 32, 33, 28, 34, 28, 35, 36, 20, 20, 37, 38, 39, 40, 41, 42,
    43, 40, 44, 45, 46, 47, 48, 49, 40, 44, 28, 50, 51, 40, 18, 40, 44, 18, 40, 44, 18, 52, 53, 14,
    15, 32, 28, 32, 21, 54, 23, 24, 28, 32, 50, 51, 20, 32, 55, 18, 56, 57, 41, 55, 41, 32, 56, 57,
    56, 57, 41, 20, 8, 20, 32, 58, 56, 57, 41, 20, 32, 59, 20, 32, 52, 53, 58, 56, 57, 41, 52, 53,
    36, 56, 57, 41, 60, 56, 57, 41,
};

inline constexpr flat_attr_slot random_attr_slots[]{
    {0, 0}, {1, 0}, {2, 0}, {3, 0}, {4, 0}, {5, 0}, {3, 0}, {4, 0}, {0, 0}, {1, 0}, {2, 0}, {6, 0},
    {7, 0}, {8, 0}, {9, 0}, {10, 0}, {11, 0}, {12, 0}, {3, 0}, {4, 0}, {0, 0}, {1, 0}, {2, 0},
    {6, 0}, {3, 0}, {4, 0}, {3, 9}, {4, 9}, {13, 9}, {3, 9}, {4, 9}, {14, 9}, {3, 9}, {4, 9},
    {15, 9}, {16, 24}, {17, 27}, {18, 27}, {3, 10}, {4, 10}, {19, 10}, {20, 10}, {3, 10}, {4, 10},
    {21, 10}, {20, 10}, {22, 0}, {3, 0}, {4, 0}, {3, 9}, {4, 9}, {23, 9}, {24, 9}, {25, 26},
    {26, 1056}, {27, 1056}, {28, 1246}, {26, 1056}, {27, 1056}, {3, 21}, {4, 21}, {23, 21},
    {19, 21}, {3, 24}, {4, 24}, {23, 24}, {29, 24}, {30, 24}, {3, 0}, {4, 0}, {31, 0}, {3, 0},
    {4, 0}, {32, 0}, {20, 0}, {3, 0}, {4, 0}, {19, 0}, {20, 0}, {3, 0}, {4, 0}, {21, 0}, {20, 0},
    {3, 0}, {4, 0}, {33, 0}, {20, 0}, {34, 175}, {35, 175}, {23, 29}, {36, 29}, {30, 29}, {37, 27},
    {38, 27}, {39, 27}, {18, 27}, {39, 29}, {18, 29}, {40, 27}, {18, 27}, {15, 26}, {41, 26},
    {16, 26}, {23, 436}, {41, 436}, {19, 436}, {23, 175}, {41, 175}, {36, 175}, {30, 175},
    {19, 175}, {20, 175}, {41, 175}, {19, 1297}, {42, 1297}, {41, 587}, {41, 527}, {43, 22},
    {44, 22}, {43, 22}, {44, 22}, {41, 24}, {37, 22}, {44, 22}, {41, 24}, {37, 527}, {45, 527},
    {46, 175}, {47, 175}, {20, 175}, {41, 175}, {48, 175}, {44, 175}, {49, 175}, {48, 527},
    {45, 527}, {50, 27}, {20, 27}, {41, 27}, {26, 527}, {45, 527}, {31, 1120}, {51, 1479},
    {52, 1479},
};

}  // namespace detail

inline constexpr flat_table random_ops{
    detail::random_op_rows, detail::random_definition_rows, detail::random_ports,
    detail::random_attrs, detail::random_port_slots, detail::random_attr_slots};

}  // namespace evergraph::tf

#endif
