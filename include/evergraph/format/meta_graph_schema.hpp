// SPDX-License-Identifier: BSL-1.0
// meta_graph_schema: the fields of the messages that a MetaGraphDef is made of.
#ifndef EVERGRAPH_FORMAT_META_GRAPH_SCHEMA_HPP
#define EVERGRAPH_FORMAT_META_GRAPH_SCHEMA_HPP

#include <tuple>

#include "graph_schema.hpp"
#include "meta_graph.hpp"

namespace evergraph {

template <>
inline constexpr auto fields_of<tensor_info> =
    std::tuple{detail::text_field(1, "name", &tensor_info::name),
               detail::number_field(2, "dtype", &tensor_info::type),
               detail::message_field_of(3, "tensor_shape", &tensor_info::dims),
               detail::opaque_field(4, "coo_sparse", &tensor_info::coo_sparse),
               detail::opaque_field(5, "composite_tensor", &tensor_info::composite_tensor)};

template <>
inline constexpr auto fields_of<asset_file> =
    std::tuple{detail::message_field_of(1, "tensor_info", &asset_file::tensor),
               detail::text_field(2, "filename", &asset_file::filename)};

template <>
inline constexpr auto fields_of<saver_def> = std::tuple{
    detail::text_field(1, "filename_tensor_name", &saver_def::filename_tensor),
    detail::text_field(2, "save_tensor_name", &saver_def::save_tensor),
    detail::text_field(3, "restore_op_name", &saver_def::restore_op),
    detail::number_field(4, "max_to_keep", &saver_def::max_to_keep),
    detail::number_field(5, "sharded", &saver_def::sharded),
    detail::number_field(6, "keep_checkpoint_every_n_hours",
                         &saver_def::keep_checkpoint_every_n_hours),
    detail::number_field(7, "version", &saver_def::version)};

template <>
inline constexpr auto fields_of<meta_info> = std::tuple{
    detail::text_field(1, "meta_graph_version", &meta_info::meta_graph_version),
    detail::bytes_field(2, "stripped_op_list", &meta_info::stripped_op_list),
    detail::opaque_field(3, "any_info", &meta_info::any_info),
    detail::text_field(4, "tags", &meta_info::tags),
    detail::text_field(5, "tensorflow_version", &meta_info::tensorflow_version),
    detail::text_field(6, "tensorflow_git_version", &meta_info::tensorflow_git_version),
    detail::number_field(7, "stripped_default_attrs", &meta_info::stripped_default_attrs),
    detail::opaque_field(8, "function_aliases", &meta_info::function_aliases)};

static_assert(detail::numbers_rise(fields_of<tensor_info>) &&
              detail::numbers_rise(fields_of<asset_file>) &&
              detail::numbers_rise(fields_of<saver_def>) &&
              detail::numbers_rise(fields_of<meta_info>));

}  // namespace evergraph

#endif
