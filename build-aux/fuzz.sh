#!/bin/sh
# fuzz.sh SECONDS: tries the fuzz targets of tests/fuzz for so long each, under the
# address and undefined-behaviour sanitizers; libFuzzer sees which ways the code
# takes and goes on from what took new ones.
#
# What it finds worth keeping lies in build-fuzz/found and is begun with the next
# time; an input that stops a target, leaks or takes too long is named, and is to
# become a small test.
set -eu

cd "$(dirname "$0")/.."
. build-aux/need.sh

seconds=${1:?how many seconds a target?}
targets='game hexset import lesson log maps play vasl'
failed=0

need needs_to_build needs_to_show needs_to_check needs_to_fuzz
if [ ! -e build-fuzz/build.ninja ]; then
  rm -rf build-fuzz
  CC=clang meson setup build-fuzz -Dfuzz=true -Db_sanitize=address,undefined -Db_lundef=false >build-fuzz.log 2>&1 ||
    { cat build-fuzz.log >&2; die "meson could not set build-fuzz up"; }
  rm -f build-fuzz.log
fi
ninja -C build-fuzz fuzz-targets >build-fuzz/build.log 2>&1 ||
  { cat build-fuzz/build.log >&2; die "the fuzz targets do not build"; }

cd build-fuzz
for target in $targets; do
  mkdir -p "found/$target" "wrong/$target"
  rm -f "wrong/$target"/*
  # A sanitized program is some five times as slow as one that people run.
  UBSAN_OPTIONS=halt_on_error=1:print_stacktrace=1 "tests/fuzz/fuzz-$target" \
    -max_total_time="$seconds" -max_len=6000 -timeout=5 -rss_limit_mb=3000 -print_final_stats=1 \
    -dict=tests/fuzz/hexgame.dict -artifact_prefix="wrong/$target/" \
    "found/$target" "tests/fuzz/$target" >"fuzz-$target.log" 2>&1 || :
  executions=$(sed -n 's/^stat::number_of_executed_units: *//p' "fuzz-$target.log")
  if [ -z "$(ls -A "wrong/$target")" ] && [ -n "$executions" ]; then
    say "$target: $executions executions, nothing wrong"
  else
    failed=$((failed + 1))
    grep -E 'ERROR|SUMMARY|runtime error' "fuzz-$target.log" | head -n 5 || :
    say "$target: WRONG after ${executions:-some} executions: $(ls "wrong/$target"); see build-fuzz/fuzz-$target.log"
  fi
done
[ "$failed" = 0 ]
