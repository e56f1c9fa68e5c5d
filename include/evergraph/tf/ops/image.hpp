// SPDX-License-Identifier: BSL-1.0
// image: pictures: files, colours, sizes, boxes.
// Written by tools/tf_ops.py from tools/tf_ops.tsv.
#ifndef EVERGRAPH_TF_OPS_IMAGE_HPP
#define EVERGRAPH_TF_OPS_IMAGE_HPP

#include <cstdint>

#include "../../ops/flat_table.hpp"

namespace evergraph::tf {

namespace detail {

inline constexpr flat_op image_op_rows[]{
    {"AdjustContrast", 1, op::open, 2, op::open, "AdjustContrastv2"},
    {"AdjustContrastv2", 2},
    {"AdjustHue", 2},
    {"AdjustSaturation", 2},
    {"CombinedNonMaxSuppression", 2},
    {"CropAndResize", 3},
    {"CropAndResizeGradBoxes", 2},
    {"CropAndResizeGradImage", 2},
    {"DecodeAndCropJpeg", 1},
    {"DecodeBmp", 1},
    {"DecodeGif", 2},
    {"DecodeImage", 1},
    {"DecodeJpeg", 2},
    {"DecodePng", 2},
    {"DecodeWebP", 1},
    {"DrawBoundingBoxes", 2},
    {"DrawBoundingBoxesV2", 1},
    {"EncodeJpeg", 1},
    {"EncodeJpegVariableQuality", 1},
    {"EncodePng", 2},
    {"ExtractGlimpse", 2},
    {"ExtractGlimpseV2", 1},
    {"ExtractJpegShape", 1},
    {"GenerateBoundingBoxProposals", 1},
    {"HSVToRGB", 3},
    {"ImageProjectiveTransformV2", 5},
    {"ImageProjectiveTransformV3", 2},
    {"NonMaxSuppression", 1},
    {"NonMaxSuppressionV2", 3},
    {"NonMaxSuppressionV3", 3},
    {"NonMaxSuppressionV4", 3},
    {"NonMaxSuppressionV5", 1},
    {"NonMaxSuppressionWithOverlaps", 1},
    {"RGBToHSV", 3},
    {"ResizeArea", 6},
    {"ResizeBicubic", 7},
    {"ResizeBicubicGrad", 2},
    {"ResizeBilinear", 7},
    {"ResizeBilinearGrad", 5},
    {"ResizeNearestNeighbor", 7},
    {"ResizeNearestNeighborGrad", 5},
    {"SampleDistortedBoundingBox", 1},
    {"SampleDistortedBoundingBoxV2", 1},
    {"ScaleAndTranslate", 2},
    {"ScaleAndTranslateGrad", 2},
    {"StatelessSampleDistortedBoundingBox", 1},
};

inline constexpr flat_definition image_definition_rows[]{
    {0, 0, 0, 0, 0, 4, 4, 1, 0, 1},  // AdjustContrast
    {1, 0, 1, 0, 5, 2, 4, 1, 0, 0},  // AdjustContrastv2
    {27, 0, 0, 0, 7, 2, 9, 1, 1, 1},
    {15, 0, 1, 0, 10, 2, 4, 1, 0, 0},  // AdjustHue
    {27, 0, 0, 0, 12, 2, 9, 1, 1, 1},
    {20, 0, 1, 0, 14, 2, 4, 1, 0, 0},  // AdjustSaturation
    {27, 0, 0, 0, 16, 2, 9, 1, 1, 1},
    {27, 0, 1, 0, 18, 6, 24, 4, 2, 1},  // CombinedNonMaxSuppression
    {29, 0, 0, 0, 18, 6, 24, 4, 3, 2},
    {10, 0, 2, 0, 28, 4, 32, 1, 5, 3},  // CropAndResize
    {24, 0, 1, 0, 28, 4, 32, 1, 8, 3},
    {26, 0, 0, 0, 28, 4, 32, 1, 11, 3},
    {10, 0, 1, 0, 33, 4, 4, 1, 14, 2},  // CropAndResizeGradBoxes
    {24, 0, 0, 0, 33, 4, 4, 1, 16, 2},
    {10, 0, 1, 0, 37, 4, 9, 1, 18, 2},  // CropAndResizeGradImage
    {26, 0, 0, 0, 37, 4, 9, 1, 20, 2},
    {24, 0, 0, 0, 41, 2, 43, 1, 22, 6},  // DecodeAndCropJpeg
    {23, 0, 0, 0, 44, 1, 43, 1, 28, 1},  // DecodeBmp
    {10, 0, 0, 0, 44, 1, 45, 1, 29, 2},  // DecodeGif
    {12, 0, 0, 0, 44, 1, 43, 1, 0, 0},
    {441, 0, 0, 0, 44, 1, 45, 1, 31, 3},  // DecodeImage
    {0, 0, 1, 0, 44, 1, 43, 1, 34, 5},  // DecodeJpeg
    {18, 0, 0, 0, 44, 1, 43, 1, 39, 6},
    {0, 0, 1, 0, 44, 1, 43, 1, 45, 1},  // DecodePng
    {6, 0, 0, 0, 44, 1, 45, 1, 46, 2},
    {2313, 0, 0, 0, 44, 1, 45, 1, 48, 2},  // DecodeWebP
    {8, 0, 1, 0, 46, 2, 4, 1, 0, 0},  // DrawBoundingBoxes
    {9, 0, 0, 0, 48, 2, 9, 1, 50, 1},
    {29, 0, 0, 0, 50, 3, 9, 1, 51, 1},  // DrawBoundingBoxesV2
    {0, 0, 0, 0, 43, 1, 44, 1, 52, 9},  // EncodeJpeg
    {27, 0, 0, 0, 53, 2, 44, 1, 0, 0},  // EncodeJpegVariableQuality
    {0, 0, 1, 0, 43, 1, 44, 1, 61, 1},  // EncodePng
    {6, 0, 0, 0, 55, 1, 44, 1, 62, 2},
    {0, 0, 1, 0, 56, 3, 59, 1, 64, 3},  // ExtractGlimpse
    {27, 0, 0, 0, 56, 3, 59, 1, 67, 4},
    {408, 0, 0, 0, 56, 3, 59, 1, 71, 4},  // ExtractGlimpseV2
    {24, 0, 0, 0, 44, 1, 60, 1, 75, 1},  // ExtractJpegShape
    {175, 0, 0, 0, 61, 7, 68, 2, 76, 1},  // GenerateBoundingBoxProposals
    {1, 0, 2, 0, 70, 1, 4, 1, 0, 0},  // HSVToRGB
    {10, 0, 1, 0, 71, 1, 9, 1, 77, 1},
    {24, 0, 0, 0, 71, 1, 9, 1, 78, 1},
    {175, 0, 4, 0, 72, 3, 75, 1, 79, 2},  // ImageProjectiveTransformV2
    {175, 0, 3, 0, 72, 3, 75, 1, 81, 3},
    {175, 0, 2, 0, 72, 3, 75, 1, 79, 2},
    {175, 0, 1, 0, 72, 3, 75, 1, 84, 3},
    {1766, 0, 0, 0, 72, 3, 75, 1, 87, 3},
    {510, 0, 1, 0, 76, 4, 75, 1, 90, 3},  // ImageProjectiveTransformV3
    {1766, 0, 0, 0, 76, 4, 75, 1, 93, 3},
    {10, 0, 0, 0, 80, 3, 83, 1, 96, 1},  // NonMaxSuppression
    {23, 0, 2, 0, 84, 4, 83, 1, 0, 0},  // NonMaxSuppressionV2
    {27, 0, 1, 0, 88, 4, 83, 1, 1, 1},
    {53, 0, 0, 0, 92, 4, 83, 1, 97, 2},
    {26, 0, 2, 0, 96, 5, 83, 1, 0, 0},  // NonMaxSuppressionV3
    {27, 0, 1, 0, 101, 5, 83, 1, 1, 1},
    {53, 0, 0, 0, 106, 5, 83, 1, 97, 2},
    {26, 0, 2, 0, 96, 5, 111, 2, 99, 1},  // NonMaxSuppressionV4
    {27, 0, 1, 0, 101, 5, 111, 2, 100, 2},
    {53, 0, 0, 0, 106, 5, 111, 2, 102, 3},
    {53, 0, 0, 0, 113, 6, 119, 3, 105, 2},  // NonMaxSuppressionV5
    {26, 0, 0, 0, 122, 5, 83, 1, 0, 0},  // NonMaxSuppressionWithOverlaps
    {1, 0, 2, 0, 70, 1, 4, 1, 0, 0},  // RGBToHSV
    {10, 0, 1, 0, 71, 1, 9, 1, 77, 1},
    {24, 0, 0, 0, 71, 1, 9, 1, 78, 1},
    {0, 0, 5, 0, 127, 2, 129, 1, 107, 1},  // ResizeArea
    {1, 0, 4, 0, 127, 2, 129, 1, 0, 1},
    {6, 0, 3, 0, 127, 2, 129, 1, 108, 2},
    {9, 0, 2, 0, 127, 2, 129, 1, 110, 2},
    {24, 0, 1, 0, 127, 2, 129, 1, 112, 2},
    {175, 0, 0, 0, 127, 2, 129, 1, 114, 2},
    {0, 0, 6, 0, 127, 2, 129, 1, 107, 1},  // ResizeBicubic
    {1, 0, 5, 0, 127, 2, 129, 1, 0, 1},
    {6, 0, 4, 0, 127, 2, 129, 1, 108, 2},
    {9, 0, 3, 0, 127, 2, 129, 1, 110, 2},
    {24, 0, 2, 0, 127, 2, 129, 1, 112, 2},
    {27, 0, 1, 0, 127, 2, 129, 1, 116, 3},
    {175, 0, 0, 0, 127, 2, 129, 1, 119, 3},
    {24, 0, 1, 0, 130, 2, 9, 1, 122, 2},  // ResizeBicubicGrad
    {27, 0, 0, 0, 130, 2, 9, 1, 124, 3},
    {0, 0, 6, 0, 127, 2, 129, 1, 107, 1},  // ResizeBilinear
    {1, 0, 5, 0, 127, 2, 129, 1, 0, 1},
    {4, 0, 4, 0, 127, 2, 129, 1, 127, 2},
    {9, 0, 3, 0, 127, 2, 129, 1, 129, 2},
    {24, 0, 2, 0, 127, 2, 129, 1, 131, 2},
    {26, 0, 1, 0, 127, 2, 129, 1, 133, 2},
    {27, 0, 0, 0, 127, 2, 129, 1, 135, 3},
    {1, 0, 4, 0, 130, 2, 9, 1, 138, 1},  // ResizeBilinearGrad
    {4, 0, 3, 0, 130, 2, 9, 1, 139, 2},
    {9, 0, 2, 0, 130, 2, 9, 1, 141, 2},
    {26, 0, 1, 0, 130, 2, 9, 1, 143, 2},
    {27, 0, 0, 0, 130, 2, 9, 1, 145, 3},
    {0, 0, 6, 0, 127, 2, 132, 1, 107, 1},  // ResizeNearestNeighbor
    {1, 0, 5, 0, 127, 2, 132, 1, 0, 1},
    {6, 0, 4, 0, 127, 2, 132, 1, 108, 2},
    {9, 0, 3, 0, 127, 2, 132, 1, 110, 2},
    {24, 0, 2, 0, 127, 2, 132, 1, 112, 2},
    {27, 0, 1, 0, 127, 2, 132, 1, 116, 3},
    {175, 0, 0, 0, 127, 2, 132, 1, 119, 3},
    {0, 0, 4, 0, 133, 2, 9, 1, 107, 1},  // ResizeNearestNeighborGrad
    {6, 0, 3, 0, 133, 2, 9, 1, 148, 2},
    {9, 0, 2, 0, 133, 2, 9, 1, 150, 2},
    {27, 0, 1, 0, 133, 2, 9, 1, 152, 3},
    {637, 0, 0, 0, 133, 2, 9, 1, 155, 3},
    {8, 0, 0, 1, 135, 2, 137, 3, 158, 8},  // SampleDistortedBoundingBox
    {24, 0, 0, 1, 140, 3, 137, 3, 166, 7},  // SampleDistortedBoundingBoxV2
    {27, 0, 1, 0, 143, 4, 129, 1, 173, 2},  // ScaleAndTranslate
    {27, 0, 0, 0, 143, 4, 129, 1, 175, 3},
    {27, 0, 1, 0, 147, 4, 9, 1, 178, 2},  // ScaleAndTranslateGrad
    {27, 0, 0, 0, 147, 4, 9, 1, 180, 3},
    {489, 0, 0, 0, 151, 4, 137, 3, 183, 6},  // StatelessSampleDistortedBoundingBox
};

inline constexpr flat_port image_ports[]{
    {"images", {}, "T"},
    {"contrast_factor", dtype::float32},
    {"min_value", dtype::float32},
    {"max_value", dtype::float32},
    {"output", dtype::float32},
    {"images", dtype::float32},
    {"output", {}, "T"},
    {"delta", dtype::float32},
    {"scale", dtype::float32},
    {"boxes", dtype::float32},
    {"scores", dtype::float32},
    {"max_output_size_per_class", dtype::int32},
    {"max_total_size", dtype::int32},
    {"iou_threshold", dtype::float32},
    {"score_threshold", dtype::float32},
    {"nmsed_boxes", dtype::float32},
    {"nmsed_scores", dtype::float32},
    {"nmsed_classes", dtype::float32},
    {"valid_detections", dtype::int32},
    {"image", {}, "T"},
    {"box_ind", dtype::int32},
    {"crop_size", dtype::int32},
    {"crops", dtype::float32},
    {"grads", dtype::float32},
    {"image_size", dtype::int32},
    {"contents", dtype::string},
    {"crop_window", dtype::int32},
    {"image", dtype::uint8},
    {"image", {}, "dtype"},
    {"colors", dtype::float32},
    {"images", dtype::uint8},
    {"quality", dtype::int32},
    {"input", dtype::float32},
    {"size", dtype::int32},
    {"offsets", dtype::float32},
    {"glimpse", dtype::float32},
    {"image_shape", {}, "output_type"},
    {"bbox_deltas", dtype::float32},
    {"image_info", dtype::float32},
    {"anchors", dtype::float32},
    {"nms_threshold", dtype::float32},
    {"pre_nms_topn", dtype::int32},
    {"min_size", dtype::float32},
    {"rois", dtype::float32},
    {"roi_probabilities", dtype::float32},
    {"images", {}, "dtype"},
    {"transforms", dtype::float32},
    {"output_shape", dtype::int32},
    {"transformed_images", {}, "dtype"},
    {"fill_value", dtype::float32},
    {"max_output_size", dtype::int32},
    {"selected_indices", dtype::int32},
    {"boxes", {}, "T"},
    {"scores", {}, "T"},
    {"iou_threshold", {}, "T_threshold"},
    {"score_threshold", {}, "T_threshold"},
    {"valid_outputs", dtype::int32},
    {"iou_threshold", {}, "T"},
    {"score_threshold", {}, "T"},
    {"soft_nms_sigma", {}, "T"},
    {"selected_scores", {}, "T"},
    {"overlaps", dtype::float32},
    {"overlap_threshold", dtype::float32},
    {"resized_images", dtype::float32},
    {"original_image", {}, "T"},
    {"resized_images", {}, "T"},
    {"grads", {}, "T"},
    {"image_size", {}, "T"},
    {"bounding_boxes", dtype::float32},
    {"begin", {}, "T"},
    {"size", {}, "T"},
    {"bboxes", dtype::float32},
    {"min_object_covered", dtype::float32},
    {"translation", dtype::float32},
    {"seed", {}, "Tseed"},
};

inline constexpr flat_attr image_attrs[]{
    {"T", attr_type::type, nullptr, 0x27e},
    {"T", attr_type::type, "DT_FLOAT", 0x80002},
    {"pad_per_class", attr_type::boolean, "false"},
    {"clip_boxes", attr_type::boolean, "true"},
    {"T", attr_type::type, nullptr, 0x8027e},
    {"method", attr_type::string, "\"bilinear\"", 0x0, "\"bilinear\""},
    {"extrapolation_value", attr_type::floating, "0.0"},
    {"T", attr_type::type, nullptr, 0xa027e},
    {"method", attr_type::string, "\"bilinear\"", 0x0, "\"bilinear\", \"nearest\""},
    {"T", attr_type::type, nullptr, 0x80006},
    {"channels", attr_type::integer, "0"},
    {"ratio", attr_type::integer, "1"},
    {"fancy_upscaling", attr_type::boolean, "true"},
    {"try_recover_truncated", attr_type::boolean, "false"},
    {"acceptable_fraction", attr_type::floating, "1.0"},
    {"dct_method", attr_type::string, "\"\""},
    {"dtype", attr_type::type, "DT_UINT8", 0x20010},
    {"dtype", attr_type::type, "DT_UINT8", 0x20012},
    {"expand_animations", attr_type::boolean, "true"},
    {"dtype", attr_type::type, "DT_UINT8", 0x10},
    {"format", attr_type::string, "\"\"", 0x0, "\"\", \"grayscale\", \"rgb\""},
    {"quality", attr_type::integer, "95"},
    {"progressive", attr_type::boolean, "false"},
    {"optimize_size", attr_type::boolean, "false"},
    {"chroma_downsampling", attr_type::boolean, "true"},
    {"density_unit", attr_type::string, "\"in\"", 0x0, "\"in\", \"cm\""},
    {"x_density", attr_type::integer, "300"},
    {"y_density", attr_type::integer, "300"},
    {"xmp_metadata", attr_type::string, "\"\""},
    {"compression", attr_type::integer, "-1"},
    {"T", attr_type::type, "DT_UINT8", 0x20010},
    {"centered", attr_type::boolean, "true"},
    {"normalized", attr_type::boolean, "true"},
    {"uniform_noise", attr_type::boolean, "true"},
    {"noise", attr_type::string, "\"uniform\""},
    {"output_type", attr_type::type, "DT_INT32", 0x208},
    {"post_nms_topn", attr_type::integer, "300"},
    {"T", attr_type::type, "DT_FLOAT", 0x6},
    {"T", attr_type::type, "DT_FLOAT", 0x84006},
    {"dtype", attr_type::type, nullptr, 0x8021e},
    {"interpolation", attr_type::string},
    {"fill_mode", attr_type::string, "\"constant\""},
    {"fill_mode", attr_type::string, "\"CONSTANT\""},
    {"dtype", attr_type::type, nullptr, 0x8421e},
    {"iou_threshold", attr_type::floating, "0.5"},
    {"T_threshold", attr_type::type, "DT_FLOAT", 0x80002},
    {"pad_to_max_output_size", attr_type::boolean, "false"},
    {"T", attr_type::type, nullptr, 0x5e},
    {"align_corners", attr_type::boolean, "false"},
    {"T", attr_type::type, nullptr, 0xa427e},
    {"half_pixel_centers", attr_type::boolean, "false"},
    {"T", attr_type::type, nullptr, 0x6},
    {"T", attr_type::type, nullptr, 0x84006},
    {"T", attr_type::type, nullptr, 0x8005e},
    {"T", attr_type::type, nullptr, 0x8405e},
    {"T", attr_type::type, nullptr, 0x278},
    {"seed", attr_type::integer, "0"},
    {"seed2", attr_type::integer, "0"},
    {"min_object_covered", attr_type::floating, "0.1"},
    {"aspect_ratio_range", attr_type::floating, "[0.75, 1.33]", 0x0, "", true},
    {"area_range", attr_type::floating, "[0.05, 1.0]", 0x0, "", true},
    {"max_attempts", attr_type::integer, "100"},
    {"use_image_if_no_bounding_boxes", attr_type::boolean, "false"},
    {"kernel_type", attr_type::string, "\"lanczos3\""},
    {"antialias", attr_type::boolean, "true"},
    {"T", attr_type::type, nullptr, 0x2},
    {"Tseed", attr_type::type, nullptr, 0x208},
};

inline constexpr std::uint16_t image_port_slots[]{
    0, 1, 2, 3, 4, 5, 1, 0, 1, 6, 5, 7, 0, 7, 5, 8, 0, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
    9, 20, 21, 22, 23, 19, 9, 20, 23, 9, 20, 24, 25, 26, 27, 25, 28, 5, 9, 0, 9, 0, 9, 29, 30, 31,
    19, 32, 33, 34, 35, 36, 10, 37, 38, 39, 40, 41, 42, 43, 44, 5, 0, 45, 46, 47, 48, 45, 46, 47,
    49, 9, 10, 50, 51, 9, 10, 50, 13, 52, 53, 50, 13, 52, 53, 50, 54, 9, 10, 50, 13, 14, 52, 53, 50,
    13, 14, 52, 53, 50, 54, 55, 51, 56, 52, 53, 50, 57, 58, 59, 51, 60, 56, 61, 10, 50, 62, 14, 0,
    33, 63, 23, 64, 65, 66, 33, 67, 68, 69, 70, 71, 67, 68, 72, 0, 33, 8, 73, 66, 64, 8, 73, 67, 68,
    72, 74,
};

inline constexpr flat_attr_slot image_attr_slots[]{
    {0, 0}, {1, 27}, {2, 27}, {2, 27}, {3, 29}, {4, 10}, {5, 10}, {6, 10}, {7, 10}, {5, 10},
    {6, 10}, {7, 10}, {8, 10}, {6, 10}, {4, 10}, {5, 10}, {7, 10}, {5, 10}, {9, 10}, {5, 10},
    {9, 10}, {8, 10}, {10, 24}, {11, 24}, {12, 24}, {13, 24}, {14, 24}, {15, 24}, {10, 23},
    {10, 10}, {16, 10}, {10, 441}, {17, 441}, {18, 441}, {10, 0}, {11, 0}, {12, 0}, {13, 0},
    {14, 0}, {10, 0}, {11, 0}, {12, 0}, {13, 0}, {14, 0}, {15, 18}, {10, 0}, {10, 0}, {16, 6},
    {10, 2313}, {19, 2313}, {1, 9}, {1, 29}, {20, 0}, {21, 0}, {22, 0}, {23, 0}, {24, 0}, {25, 0},
    {26, 0}, {27, 0}, {28, 0}, {29, 0}, {29, 0}, {30, 6}, {31, 0}, {32, 0}, {33, 0}, {31, 0},
    {32, 0}, {33, 0}, {34, 27}, {31, 408}, {32, 408}, {33, 408}, {34, 408}, {35, 24}, {36, 175},
    {37, 10}, {38, 10}, {39, 175}, {40, 175}, {39, 175}, {40, 175}, {41, 175}, {39, 175}, {40, 175},
    {42, 175}, {43, 175}, {40, 175}, {42, 175}, {39, 510}, {40, 510}, {42, 510}, {43, 510},
    {40, 510}, {42, 510}, {44, 10}, {1, 27}, {45, 53}, {46, 26}, {1, 27}, {46, 26}, {1, 27},
    {45, 53}, {46, 26}, {1, 53}, {46, 53}, {47, 0}, {0, 0}, {48, 6}, {4, 0}, {48, 6}, {7, 0},
    {48, 6}, {49, 0}, {48, 6}, {7, 0}, {48, 6}, {50, 27}, {49, 0}, {48, 6}, {50, 27}, {51, 24},
    {48, 24}, {51, 24}, {48, 24}, {50, 27}, {0, 0}, {48, 4}, {4, 0}, {48, 4}, {7, 0}, {48, 4},
    {49, 0}, {48, 4}, {49, 0}, {48, 4}, {50, 27}, {51, 1}, {51, 1}, {48, 4}, {9, 1}, {48, 4},
    {52, 1}, {48, 4}, {52, 1}, {48, 4}, {50, 27}, {47, 0}, {48, 6}, {53, 0}, {48, 6}, {53, 0},
    {48, 6}, {50, 27}, {54, 0}, {48, 6}, {50, 27}, {55, 8}, {56, 8}, {57, 8}, {58, 8}, {59, 8},
    {60, 8}, {61, 8}, {62, 8}, {55, 24}, {56, 24}, {57, 24}, {59, 24}, {60, 24}, {61, 24}, {62, 24},
    {49, 27}, {63, 27}, {49, 27}, {63, 27}, {64, 27}, {65, 27}, {63, 27}, {65, 27}, {63, 27},
    {64, 27}, {55, 489}, {66, 489}, {59, 489}, {60, 489}, {61, 489}, {62, 489},
};

}  // namespace detail

inline constexpr flat_table image_ops{
    detail::image_op_rows, detail::image_definition_rows, detail::image_ports, detail::image_attrs,
    detail::image_port_slots, detail::image_attr_slots};

}  // namespace evergraph::tf

#endif
