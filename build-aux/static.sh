#!/bin/sh
# static.sh FOLDER: reads the rules and the file format with cppcheck, for what
# neither compiler nor tests see.
#
# What is found and is none stands with its reason on the line before it:
#   /* cppcheck-suppress ID ; why it is none */
set -eu

cd "$(dirname "$0")/.."
. build-aux/need.sh

need needs_to_read
log=${1:?which build folder?}/cppcheck.log

# Of GLib's macros it knows most; these it takes for faults of syntax.
status=0
cppcheck -j2 --quiet --error-exitcode=1 --std=c11 --enable=warning,portability,performance --inline-suppr \
  --library=gtk --template='{file}:{line}: {message} [{id}]' \
  -D'G_BEGIN_DECLS=' -D'G_END_DECLS=' -D'G_GNUC_WARN_UNUSED_RESULT=' -D'G_GNUC_FORMAT(i)=' -D'G_GNUC_PRINTF(a,b)=' \
  -D'G_DEFINE_QUARK(a,b)=' -D'G_DEFINE_AUTOPTR_CLEANUP_FUNC(a,b)=' \
  -Isrc/rules -Isrc/explain -Isrc/file src/rules src/file >"$log" 2>&1 || status=1
[ "$status" = 0 ] || cat "$log"
exit "$status"
