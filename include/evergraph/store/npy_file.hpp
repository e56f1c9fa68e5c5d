// SPDX-License-Identifier: BSL-1.0
// npy_file: writes a tensor as a .npy file without holding its bytes a second time.
#ifndef EVERGRAPH_STORE_NPY_FILE_HPP
#define EVERGRAPH_STORE_NPY_FILE_HPP

#include <filesystem>
#include <string>

#include "../base/expected.hpp"
#include "../base/problem.hpp"
#include "../format/npy.hpp"
#include "../format/npy_header.hpp"
#include "../tensor/tensor.hpp"
#include "staged_file.hpp"

namespace evergraph {

// The file is there with all its bytes, or as it was before.
inline expected<void, problem> write_npy_file(const std::filesystem::path& path, const tensor& t,
                                              const file_steps& steps = {}) {
    const std::string descr = t.type() == dtype::string ? std::string{} : npy_descr(t.type());
    std::string whole;
    if (descr.empty()) {  // strings, and what is refused
        auto bytes = write_npy(t);
        if (!bytes) return unexpected{bytes.error()};
        whole = *std::move(bytes);
    }
    staged_file file{path, steps};
    auto ok = file.create();
    if (ok) ok = file.write(descr.empty() ? whole : npy_header_text(descr, t.dims()));
    if (ok && !descr.empty()) ok = file.write(t.bytes());
    if (ok) ok = file.close();
    return ok ? file.publish() : ok;
}

}  // namespace evergraph

#endif
