#!/bin/sh
# watch-program.sh ARGUMENT…: stands for the program of its own name, and runs it
# under valgrind: the first HU_WATCH_FIRST times that a test does, and every
# HU_WATCH_EACH-th time from then on.  (A test may start a program a thousand
# times; under valgrind each takes a second or more.)
set -eu

program=$HU_WATCH_FOLDER/programs/${0##*/}

# Valgrind opens what is closed, and the program would not see what the test is about.
for stream in 0 1 2; do
  [ -e "/proc/$$/fd/$stream" ] || exec "$program" "$@"
done

echo >>"$HU_WATCH_FOLDER/runs"
run=$(wc -l <"$HU_WATCH_FOLDER/runs")
if [ "$run" -gt "${HU_WATCH_FIRST:-50}" ] && [ $((run % ${HU_WATCH_EACH:-25})) != 0 ]; then
  exec "$program" "$@"
fi
HU_WATCH_LOG=$HU_WATCH_FOLDER/found/$run exec "$(dirname "$(realpath "$0")")/watch.sh" "$program" "$@"
