# SPDX-License-Identifier: BSL-1.0
# need_packages: installs what is missing; sourced by examples/run and tests/run (POSIX sh).
#
#   need_packages PACKAGE...     (Debian's names)
#
# Asks dpkg what is missing and installs only that, as root or by sudo; the network is used only if
# something is missing. EVERGRAPH_DEPS=skip goes on with what is there. Where there is no apt, or no
# right to install, it says what to install by hand and ends the script with exit 77.

say() { printf '%s\n' "== $*"; }

need_packages() {
    if [ "${EVERGRAPH_DEPS:-}" = skip ]; then
        say "packages: not looked at (EVERGRAPH_DEPS=skip)"
        return 0
    fi
    if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
        say "packages: this system has no apt. Please install, then run again with EVERGRAPH_DEPS=skip:"
        say "  Debian's names: $*"
        if command -v dnf >/dev/null; then
            say "  dnf (untested): sudo dnf install $(foreign_names dnf "$@")"
        elif command -v brew >/dev/null; then
            say "  brew (untested): brew install $(foreign_names brew "$@")"
        fi
        exit 77
    fi
    missing=
    for package; do
        case $(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null || true) in
            installed) ;;
            *) missing="$missing $package" ;;
        esac
    done
    if [ -z "$missing" ]; then
        say "packages: all there"
        return 0
    fi
    if [ "$(id -u)" = 0 ]; then
        as_root=
    elif command -v sudo >/dev/null; then
        as_root=sudo
    else
        say "packages: missing, and neither root nor sudo is at hand. Please install:"
        say "  apt-get install$missing"
        exit 77
    fi
    say "packages: installing$missing"
    $as_root apt-get update
    # shellcheck disable=SC2086  # a list of words
    $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends $missing
}

# foreign_names dnf|brew PACKAGE...: the same packages under another system's names.
foreign_names() {
    system=$1
    shift
    for package; do
        case $system/$package in
            dnf/g++) echo gcc-c++ ;;
            dnf/libboost-dev) echo boost-devel ;;
            dnf/doctest-dev) echo doctest-devel ;;
            dnf/libbenchmark-dev) echo google-benchmark-devel ;;
            dnf/libtbb-dev) echo tbb-devel ;;
            dnf/nlohmann-json3-dev) echo json-devel ;;
            dnf/libprotobuf-dev) echo protobuf-devel ;;
            dnf/protobuf-compiler) echo protobuf-compiler ;;
            dnf/libprotozero-dev) echo protozero-devel ;;
            dnf/clang-19) echo clang ;;
            dnf/libclang-rt-19-dev | dnf/libfuzzer-19-dev) echo compiler-rt ;;
            brew/g++) echo gcc ;;
            brew/ninja-build) echo ninja ;;
            brew/libboost-dev) echo boost ;;
            brew/doctest-dev) echo doctest ;;
            brew/libbenchmark-dev) echo google-benchmark ;;
            brew/libtbb-dev) echo tbb ;;
            brew/nlohmann-json3-dev) echo nlohmann-json ;;
            brew/libprotobuf-dev) echo protobuf ;;
            brew/protobuf-compiler) ;;
            brew/libprotozero-dev) echo protozero ;;
            brew/clang-19) echo llvm ;;
            brew/libclang-rt-19-dev | brew/libfuzzer-19-dev) ;;
            *) echo "$package" ;;
        esac
    done | sort -u | tr '\n' ' '
}
