// SPDX-License-Identifier: BSL-1.0
// signal: sound and Fourier transforms.
// Written by tools/tf_ops.py from tools/tf_ops.tsv.
#ifndef EVERGRAPH_TF_OPS_SIGNAL_HPP
#define EVERGRAPH_TF_OPS_SIGNAL_HPP

#include <cstdint>

#include "../../ops/flat_table.hpp"

namespace evergraph::tf {

namespace detail {

inline constexpr flat_op signal_op_rows[]{
    {"AudioSpectrogram", 1},
    {"BatchFFT", 2, op::open, 15, op::open, "FFT"},
    {"BatchFFT2D", 2, op::open, 15, op::open, "FFT2D"},
    {"BatchFFT3D", 2, op::open, 15, op::open, "FFT3D"},
    {"BatchIFFT", 2, op::open, 15, op::open, "IFFT"},
    {"BatchIFFT2D", 2, op::open, 15, op::open, "IFFT2D"},
    {"BatchIFFT3D", 2, op::open, 15, op::open, "IFFT3D"},
    {"DecodeWav", 1},
    {"EncodeWav", 1},
    {"FFT", 3},
    {"FFT2D", 3},
    {"FFT3D", 3},
    {"FFTND", 2},
    {"IFFT", 3},
    {"IFFT2D", 3},
    {"IFFT3D", 3},
    {"IFFTND", 2},
    {"IRFFT", 2},
    {"IRFFT2D", 2},
    {"IRFFT3D", 2},
    {"IRFFTND", 2},
    {"Mfcc", 1},
    {"RFFT", 2},
    {"RFFT2D", 2},
    {"RFFT3D", 2},
    {"RFFTND", 2},
};

inline constexpr flat_definition signal_definition_rows[]{
    {22, 0, 0, 0, 0, 1, 1, 1, 0, 3},  // AudioSpectrogram
    {9, 0, 0, 0, 2, 1, 3, 1, 0, 0},  // BatchFFT
    {9, 0, 0, 0, 4, 1, 5, 1, 0, 0},
    {9, 0, 0, 0, 2, 1, 3, 1, 0, 0},  // BatchFFT2D
    {9, 0, 0, 0, 4, 1, 5, 1, 0, 0},
    {9, 0, 0, 0, 2, 1, 3, 1, 0, 0},  // BatchFFT3D
    {9, 0, 0, 0, 4, 1, 5, 1, 0, 0},
    {9, 0, 0, 0, 2, 1, 3, 1, 0, 0},  // BatchIFFT
    {9, 0, 0, 0, 4, 1, 5, 1, 0, 0},
    {9, 0, 0, 0, 2, 1, 3, 1, 0, 0},  // BatchIFFT2D
    {9, 0, 0, 0, 4, 1, 5, 1, 0, 0},
    {9, 0, 0, 0, 2, 1, 3, 1, 0, 0},  // BatchIFFT3D
    {9, 0, 0, 0, 4, 1, 5, 1, 0, 0},
    {21, 0, 0, 0, 6, 1, 7, 2, 3, 2},  // DecodeWav
    {21, 0, 0, 0, 7, 2, 6, 1, 0, 0},  // EncodeWav
    {9, 0, 0, 0, 2, 1, 3, 1, 0, 0},  // FFT
    {9, 0, 1, 0, 4, 1, 5, 1, 0, 0},
    {26, 0, 0, 0, 9, 1, 10, 1, 5, 1},
    {1, 0, 0, 0, 2, 1, 3, 1, 0, 0},  // FFT2D
    {9, 0, 1, 0, 4, 1, 5, 1, 0, 0},
    {26, 0, 0, 0, 9, 1, 10, 1, 5, 1},
    {9, 0, 0, 0, 2, 1, 3, 1, 0, 0},  // FFT3D
    {9, 0, 1, 0, 4, 1, 5, 1, 0, 0},
    {26, 0, 0, 0, 9, 1, 10, 1, 5, 1},
    {1645, 0, 1, 0, 11, 3, 5, 1, 0, 0},  // FFTND
    {1645, 0, 0, 0, 14, 3, 10, 1, 6, 1},
    {9, 0, 0, 0, 2, 1, 3, 1, 0, 0},  // IFFT
    {9, 0, 1, 0, 4, 1, 5, 1, 0, 0},
    {26, 0, 0, 0, 9, 1, 10, 1, 5, 1},
    {1, 0, 0, 0, 2, 1, 3, 1, 0, 0},  // IFFT2D
    {9, 0, 1, 0, 4, 1, 5, 1, 0, 0},
    {26, 0, 0, 0, 9, 1, 10, 1, 5, 1},
    {9, 0, 0, 0, 2, 1, 3, 1, 0, 0},  // IFFT3D
    {9, 0, 1, 0, 4, 1, 5, 1, 0, 0},
    {26, 0, 0, 0, 9, 1, 10, 1, 5, 1},
    {1645, 0, 1, 0, 11, 3, 5, 1, 0, 0},  // IFFTND
    {1645, 0, 0, 0, 14, 3, 10, 1, 6, 1},
    {21, 0, 1, 0, 17, 2, 19, 1, 0, 0},  // IRFFT
    {156, 0, 0, 0, 20, 2, 22, 1, 7, 2},
    {21, 0, 1, 0, 17, 2, 19, 1, 0, 0},  // IRFFT2D
    {156, 0, 0, 0, 20, 2, 22, 1, 7, 2},
    {21, 0, 1, 0, 17, 2, 19, 1, 0, 0},  // IRFFT3D
    {156, 0, 0, 0, 20, 2, 22, 1, 7, 2},
    {1645, 0, 1, 0, 11, 3, 19, 1, 0, 0},  // IRFFTND
    {1645, 0, 0, 0, 14, 3, 22, 1, 9, 2},
    {22, 0, 0, 0, 23, 2, 19, 1, 11, 4},  // Mfcc
    {21, 0, 1, 0, 25, 2, 5, 1, 0, 0},  // RFFT
    {156, 0, 0, 0, 27, 2, 10, 1, 7, 2},
    {21, 0, 1, 0, 25, 2, 5, 1, 0, 0},  // RFFT2D
    {156, 0, 0, 0, 27, 2, 10, 1, 7, 2},
    {21, 0, 1, 0, 25, 2, 5, 1, 0, 0},  // RFFT3D
    {156, 0, 0, 0, 27, 2, 10, 1, 7, 2},
    {1645, 0, 1, 0, 29, 3, 5, 1, 0, 0},  // RFFTND
    {1645, 0, 0, 0, 32, 3, 10, 1, 9, 2},
};

inline constexpr flat_port signal_ports[]{
    {"input", dtype::float32},
    {"spectrogram", dtype::float32},
    {"in", dtype::complex64},
    {"out", dtype::complex64},
    {"input", dtype::complex64},
    {"output", dtype::complex64},
    {"contents", dtype::string},
    {"audio", dtype::float32},
    {"sample_rate", dtype::int32},
    {"input", {}, "Tcomplex"},
    {"output", {}, "Tcomplex"},
    {"fft_length", dtype::int32},
    {"axes", dtype::int32},
    {"output", dtype::float32},
    {"output", {}, "Treal"},
    {"input", {}, "Treal"},
};

inline constexpr flat_attr signal_attrs[]{
    {"window_size", attr_type::integer},
    {"stride", attr_type::integer},
    {"magnitude_squared", attr_type::boolean, "false"},
    {"desired_channels", attr_type::integer, "-1"},
    {"desired_samples", attr_type::integer, "-1"},
    {"Tcomplex", attr_type::type, "DT_COMPLEX64", 0x40100},
    {"Treal", attr_type::type, "DT_FLOAT", 0x6},
    {"upper_frequency_limit", attr_type::floating, "4000.0"},
    {"lower_frequency_limit", attr_type::floating, "20.0"},
    {"filterbank_channel_count", attr_type::integer, "40"},
    {"dct_coefficient_count", attr_type::integer, "13"},
};

inline constexpr std::uint16_t signal_port_slots[]{
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 4, 11, 12, 9, 11, 12, 4, 11, 13, 9, 11, 14, 1, 8, 0, 11, 15,
    11, 0, 11, 12, 15, 11, 12,
};

inline constexpr flat_attr_slot signal_attr_slots[]{
    {0, 22}, {1, 22}, {2, 22}, {3, 21}, {4, 21}, {5, 26}, {5, 1645}, {6, 156}, {5, 156}, {6, 1645},
    {5, 1645}, {7, 22}, {8, 22}, {9, 22}, {10, 22},
};

}  // namespace detail

inline constexpr flat_table signal_ops{
    detail::signal_op_rows, detail::signal_definition_rows, detail::signal_ports,
    detail::signal_attrs, detail::signal_port_slots, detail::signal_attr_slots};

}  // namespace evergraph::tf

#endif
