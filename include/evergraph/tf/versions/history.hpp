// SPDX-License-Identifier: BSL-1.0
// history: what each GraphDef and checkpoint version of TensorFlow stands for.
// Written by tools/tf_versions.py from tools/tf_versions.tsv.
#ifndef EVERGRAPH_TF_VERSIONS_HISTORY_HPP
#define EVERGRAPH_TF_VERSIONS_HISTORY_HPP

#include "../../version/version_history.hpp"

namespace evergraph::tf {

inline constexpr version_note graph_def_notes[]{
    {0, {},
     "graphs of before the versions field; also graphs whose versions were lost"},
    {1, {2015, 12, 2},
     "the first version that graphs carry"},
    {2, {2015, 12, 11},
     "AdjustContrast takes floats only and does not clamp"},
    {3, {2015, 12, 30},
     "TileGrad goes: a reduction does the same"},
    {4, {2016, 1, 7},
     "the last version whose writers may leave an attr unset and mean an empty list"},
    {5, {2016, 1, 7},
     "a session that is extended looks at its whole graph"},
    {6, {2016, 1, 27},
     "kernels of Google's own builds stop taking vectors of one element for scalars"},
    {7, {2016, 2, 5},
     "TopK goes for TopKV2"},
    {8, {2016, 2, 5},
     "RandomCrop is put together from simpler ops"},
    {9, {2016, 2, 16},
     "BatchNormWithGlobalNormalization goes"},
    {10, {2016, 6, 10},
     "the gradients of Conv3D go for their V2"},
    {11, {2016, 8, 3},
     "SelfAdjointEig goes for its V2, in batches too"},
    {12, {2016, 8, 22},
     "functions hold their bodies in node_def: graphs with functions need this consumer"},
    {13, {2016, 9, 9},
     "the Batch forms of linear algebra go: the plain ops take batches"},
    {14, {2016, 9, 10},
     "the BatchMatrix ops go: the Matrix ops take batches"},
    {15, {2016, 9, 14},
     "the BatchFFT ops go: the FFT ops take batches"},
    {16, {2016, 11, 10},
     "the first TensorArray ops go for their V2"},
    {17, {2016, 11, 11},
     "Inv goes for Reciprocal; that was taken back later"},
    {17, {2016, 11, 10},
     "ReverseV2 may be written"},
    {18, {2016, 11, 30},
     "VariableV2 comes"},
    {19, {2016, 12, 8},
     "Skipgram and NegTrain go with the models that used them"},
    {20, {2016, 12, 12},
     "what Python's release 1.0 writes: SplitV, ReverseV2, ConcatV2, floored division, "
     "TensorArrayV3; axes of a reduction are a scalar or a vector"},
    {21, {2017, 1, 11},
     "functions in the form of before 12 are no longer read"},
    {22, {2017, 4, 10},
     "a scalar shape of a Placeholder means a scalar, and partial shapes hold"},
    {23, {},
     "NonMaxSuppression goes for its V2, PlaceholderV2 for Placeholder"},
    {24, {2017, 5, 30},
     "the first lookup table ops are meant to go for their V2; no op says so"},
    {25, {2017, 6, 15},
     "the first Stack ops are meant to go for their V2; no op says so"},
    {25, {2017, 10, 25},
     "RandomPoisson goes for its V2"},
    {26, {2017, 12, 7},
     "files say whether attrs at their default were left out"},
    {27, {2018, 1, 23},
     "the second TensorArray ops go for V3, the readers for their V2; the ops themselves say "
     "26"},
    {28, {2018, 8, 21},
     "MatrixExponential is put together from simpler ops; the op itself says 27"},
    {version_note::no_number, {2019, 2, 15},
     "functions and ops may name control outputs"},
    {29, {2019, 3, 25},
     "StatefulStandardNormal goes for its V2"},
    {version_note::no_number, {2019, 4, 17},
     "arguments of functions may have attrs"},
    {30, {2019, 5, 9},
     "from here on the number counts days"},
};
inline constexpr version_history graph_def_history{graph_def_notes};

inline constexpr version_note checkpoint_notes[]{
    {0, {},
     "checkpoints of before versions"},
    {1, {2015, 2, 10},
     "the first real version"},
};
inline constexpr version_history checkpoint_history{checkpoint_notes};

inline constexpr version_note bundle_notes[]{
    {0, {},
     "bundles of before the version was a field"},
    {1, {2016, 9, 14},
     "the version is a field of the header"},
};
inline constexpr version_history bundle_history{bundle_notes};

}  // namespace evergraph::tf

#endif
