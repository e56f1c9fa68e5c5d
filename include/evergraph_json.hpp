// SPDX-License-Identifier: BSL-1.0
// evergraph_json: the map of JSON and TensorFlow.js, which need nlohmann/json.
#ifndef EVERGRAPH_JSON_HPP
#define EVERGRAPH_JSON_HPP

// clang-format off
#include "evergraph.hpp"

// format: messages as proto3 JSON
#include "evergraph/format/json_literals.hpp"
#include "evergraph/format/json_value.hpp"
#include "evergraph/format/json_printer.hpp"
#include "evergraph/format/json_document.hpp"
#include "evergraph/format/json_parser.hpp"
#include "evergraph/format/json_graph.hpp"

// store: TensorFlow.js graph models
#include "evergraph/store/tfjs_weights.hpp"
#include "evergraph/store/tfjs_manifest.hpp"
#include "evergraph/store/tfjs_reader.hpp"
#include "evergraph/store/tfjs_writer.hpp"
#include "evergraph/store/json_model_file.hpp"
// clang-format on

#endif
