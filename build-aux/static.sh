#!/bin/sh
# static.sh TOOL FOLDER [--all]: reads the sources for what neither compiler nor tests
# see.  FOLDER is a build folder; TOOL is one of
#
#   cppcheck    all of src/
#   analyzer    gcc's -fanalyzer, which follows calls within a file: all but the window,
#               whose headers take longer to read than all the rest
#   clang-tidy  for what .clang-tidy says: all but the window, and without clang's own
#               analyzer, which takes eight times as long as all the other checks
#
# With --all, all of them read all of src/ for all of it.  The last two go again only through what has
# changed since they found nothing.  What is found and is none stands with its reason on
# the line before it:
#   /* cppcheck-suppress ID ; why it is none */
#   /* NOLINTNEXTLINE(CHECK): why it is none */
# What is none anywhere is turned off, with its reason, in .clang-tidy, or for the
# analyzer in meson.build.
#
# The tools are held to what those of Debian 12 find.  What another version finds is
# shown, and fails nothing: it may know checks that nobody here has seen yet.
set -eu

cd "$(dirname "$0")/.."
. build-aux/need.sh

need needs_to_read
tool=${1:?which tool?}
folder=${2:?which build folder?}
all=${3-}
log=$folder/$tool.log
status=0

# version TEXT: the first number in it
version ()
{
  printf '%s\n' "$1" | sed -n 's/^[^0-9]*\([0-9][0-9.]*\).*/\1/p' | head -n 1
}

# Of GLib's macros cppcheck knows most; these it takes for faults of syntax.  And a NULL
# that ends a list of arguments is a pointer in C (varFuncNullUB).
cppcheck_all ()
{
  mkdir -p "$folder/cppcheck"
  # shellcheck disable=SC2046 # a word a room
  cppcheck -j "$(nproc)" --quiet --error-exitcode=1 --cppcheck-build-dir="$folder/cppcheck" \
    --std=c11 --enable=warning,portability,performance --inline-suppr --suppress=varFuncNullUB \
    --library=gtk --template='{file}:{line}: {message} [{id}]' \
    -D'G_BEGIN_DECLS=' -D'G_END_DECLS=' -D'G_GNUC_WARN_UNUSED_RESULT=' -D'G_GNUC_FORMAT(i)=' -D'G_GNUC_PRINTF(a,b)=' \
    -D'G_DEFINE_QUARK(a,b)=' -D'G_DEFINE_AUTOPTR_CLEANUP_FUNC(a,b)=' \
    $(find src/rules src/explain src/file -type d -printf "-I%p ") src
}

# A build folder of its own, since only a compilation is analyzed.  What it makes is
# thrown away, so nothing is optimized.
analyze ()
{
  targets=
  if [ "$all" != --all ]; then
    for part in rules explain file model render report cli; do
      targets="$targets src/$part/libhu-$part.a"
    done
  fi
  if [ ! -e build-analyzer/build.ninja ]; then
    rm -rf build-analyzer
    CC=gcc meson setup build-analyzer "$1" -Danalyzer=true -Db_pch=false -Dtests=false -Dbuildtype=plain || return 1
  fi
  # The names are words, and meant to be split.
  # shellcheck disable=SC2086
  ninja -C build-analyzer -j "$(nproc)" -k 0 $targets
}

# ninja keeps what has been read in mind.  Warnings of the compiler's own are no findings.
# The compiler's precompiled headers are none of clang's: it reads them as they are.
tidy ()
{
  if [ "$all" = --all ]; then
    sources=$(find src -name '*.c' | sort)
    depth=whole checks=
  else
    sources=$(find src -name '*.c' ! -path 'src/app/*' | sort)
    depth=quick checks='-clang-analyzer-*'
  fi
  mkdir -p "$folder/clang-tidy"
  {
    cat <<EOF
builddir = clang-tidy
rule tidy
  command = clang-tidy --quiet -p . --checks='$checks' --extra-arg=-Wno-error --extra-arg=-I../src/app/pch \$in && touch \$out
EOF
    echo "build common: phony ../.clang-tidy $(find src -name '*.h' | sort | sed 's,^,../,' | tr '\n' ' ')"
    for source in $sources; do
      echo "build clang-tidy/$depth/$source.read: tidy ../$source | common"
    done
  } >"$folder/clang-tidy.ninja"
  ninja -C "$folder" -f clang-tidy.ninja -j "$(nproc)" -k 0
}

case $tool in
  cppcheck)
    has=$(version "$(cppcheck --version)") holds=2.10
    cppcheck_all >"$log" 2>&1 || status=1 ;;
  analyzer)
    has=$(version "$(gcc -dumpversion)") holds=12
    analyze "$([ "${has%%.*}" != $holds ] || echo --werror)" >"$log" 2>&1 || status=1 ;;
  clang-tidy)
    has=$(version "$(clang-tidy --version | grep version)") holds=14
    tidy >"$log" 2>&1 || status=1 ;;
  *)
    die "there is no $tool to read with" ;;
esac

if [ "$status" != 0 ]; then
  # Without the tools' own counting.
  grep -vE '^\[[0-9]+/[0-9]+\]|^[0-9]+ warnings? ' "$log" || :
fi
case $has in
  "$holds" | "$holds".*) exit "$status" ;;
  *) say "$tool: $has is here, and it is $holds that this is held to" ;;
esac
