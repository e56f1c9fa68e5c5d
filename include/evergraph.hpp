// SPDX-License-Identifier: BSL-1.0
// evergraph: the map; every header of the library, in the order in which data moves.
#ifndef EVERGRAPH_HPP
#define EVERGRAPH_HPP

// clang-format off
#include "evergraph/version.hpp"

// base: what every room needs
#include "evergraph/base/expected.hpp"
#include "evergraph/base/fixed_list.hpp"
#include "evergraph/base/sentence.hpp"
#include "evergraph/base/boxed.hpp"
#include "evergraph/base/shared_bytes.hpp"
#include "evergraph/base/utf8.hpp"
#include "evergraph/base/problem.hpp"

// tensor: values that flow, and values that configure
#include "evergraph/tensor/dtype.hpp"
#include "evergraph/tensor/half.hpp"
#include "evergraph/tensor/shape.hpp"
#include "evergraph/tensor/tensor.hpp"
#include "evergraph/tensor/tensor_text.hpp"
#include "evergraph/tensor/shape_proto.hpp"
#include "evergraph/tensor/tensor_proto.hpp"
#include "evergraph/tensor/tensor_decode.hpp"
#include "evergraph/tensor/attr_value.hpp"
#include "evergraph/tensor/attr_text.hpp"

// version: who wrote an artefact, and who may read it
#include "evergraph/version/semantic_version.hpp"
#include "evergraph/version/version_def.hpp"
#include "evergraph/version/version_window.hpp"
#include "evergraph/version/check_versions.hpp"

// ops: the rows of a table, and the proof of them
#include "evergraph/ops/migration_step.hpp"
#include "evergraph/ops/op_definition.hpp"
#include "evergraph/ops/name_index.hpp"
#include "evergraph/ops/definition_text.hpp"
#include "evergraph/ops/version_policy.hpp"
#include "evergraph/ops/op.hpp"
#include "evergraph/ops/op_table.hpp"
#include "evergraph/ops/flat_table.hpp"
#include "evergraph/ops/compose.hpp"
#include "evergraph/ops/fault.hpp"
#include "evergraph/ops/spec_cursor.hpp"
#include "evergraph/ops/quoted_text.hpp"
#include "evergraph/ops/scalar_text.hpp"
#include "evergraph/ops/default_value.hpp"
#include "evergraph/ops/compatibility.hpp"
#include "evergraph/ops/default_attr.hpp"
#include "evergraph/ops/port_types.hpp"
#include "evergraph/ops/attr_language.hpp"
#include "evergraph/ops/port_language.hpp"
#include "evergraph/ops/row_life.hpp"
#include "evergraph/ops/row_check.hpp"
#include "evergraph/ops/life_check.hpp"
#include "evergraph/ops/diagnose.hpp"
#include "evergraph/ops/joined_ops.hpp"
#include "evergraph/ops/row_slices.hpp"
#include "evergraph/ops/dialect.hpp"

// graph: the file's form of a graph, and Boost.Graph's
#include "evergraph/graph/tensor_name.hpp"
#include "evergraph/graph/node_name.hpp"
#include "evergraph/graph/structure_ops.hpp"
#include "evergraph/graph/graph_def.hpp"
#include "evergraph/graph/link.hpp"
#include "evergraph/graph/graph.hpp"
#include "evergraph/graph/build_graph.hpp"
#include "evergraph/graph/graph_ends.hpp"
#include "evergraph/graph/dot.hpp"
#include "evergraph/graph/listing.hpp"

// format: graphs as bytes
#include "evergraph/format/wire_reader.hpp"
#include "evergraph/format/function_names.hpp"
#include "evergraph/format/wire_writer.hpp"
#include "evergraph/format/graph_schema.hpp"
#include "evergraph/format/open_attr.hpp"
#include "evergraph/format/protobuf_reading.hpp"
#include "evergraph/format/protobuf_reader.hpp"
#include "evergraph/format/protobuf_writer.hpp"
#include "evergraph/format/protobuf_graph_reader.hpp"
#include "evergraph/format/protobuf_graph_writer.hpp"
#include "evergraph/format/message_table.hpp"
#include "evergraph/format/message_schema.hpp"
#include "evergraph/format/message_fields.hpp"
#include "evergraph/format/wire_builder.hpp"
#include "evergraph/format/canonical_message.hpp"
#include "evergraph/format/text_literals.hpp"
#include "evergraph/format/text_tokens.hpp"
#include "evergraph/format/text_values.hpp"
#include "evergraph/format/text_parser.hpp"
#include "evergraph/format/text_reader.hpp"
#include "evergraph/format/text_printer.hpp"
#include "evergraph/format/text_writer.hpp"
#include "evergraph/format/mapped_file.hpp"
#include "evergraph/format/file_kind.hpp"
#include "evergraph/format/read_graph_file.hpp"
#include "evergraph/format/write_graph.hpp"
#include "evergraph/format/npy_header.hpp"
#include "evergraph/format/npy.hpp"

// pass: a graph goes in, a report or a graph comes out
#include "evergraph/pass/check_attr.hpp"
#include "evergraph/pass/check.hpp"
#include "evergraph/pass/report_json.hpp"
#include "evergraph/pass/prune.hpp"

// plan: a graph frozen for running
#include "evergraph/plan/flow_plan.hpp"
#include "evergraph/plan/plan.hpp"
#include "evergraph/plan/freeze_flow.hpp"
#include "evergraph/plan/freeze.hpp"

// run: kernels, and what runs them
#include "evergraph/run/cancellation.hpp"
#include "evergraph/run/kernel.hpp"
#include "evergraph/run/kernel_table.hpp"
#include "evergraph/run/scheduler.hpp"
#include "evergraph/run/spin_wait.hpp"
#include "evergraph/run/thread_pool.hpp"
#include "evergraph/run/work_deque.hpp"
#include "evergraph/run/free_list.hpp"
#include "evergraph/run/task_run.hpp"
#include "evergraph/run/task_executor.hpp"
#include "evergraph/run/value_slots.hpp"
#include "evergraph/run/bind_kernels.hpp"
#include "evergraph/run/call_kernel.hpp"
#include "evergraph/run/plan_run.hpp"
#include "evergraph/run/frame_state.hpp"
#include "evergraph/run/frame_flow.hpp"
#include "evergraph/run/frame_failure.hpp"
#include "evergraph/run/steer_node.hpp"
#include "evergraph/run/frame_run.hpp"
#include "evergraph/run/executor.hpp"

// session: the whole trip in one call
#include "evergraph/session.hpp"
// clang-format on

#endif
