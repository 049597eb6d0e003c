#!/bin/sh
# points.sh STAGE COUNT [FILE]: holds how many test points a stage of a gate has
# had against the number in tests/points, or in FILE.
#
# Fewer is a fault: a test that has gone, or was not reached, passes nothing and
# fails nothing, and nobody sees it go.  More is said, and becomes the number with
# the next commit.  A stage without a number is a fault as well.
set -eu

stage=${1:?which stage?}
count=${2:?how many points?}
file=${3-$(dirname "$0")/../tests/points}

wanted=$(sed -n "s/^$stage \([0-9][0-9]*\)\$/\1/p" "$file")
if [ -z "$wanted" ]; then
  echo "points: tests/points has no number for \"$stage\"; it has had $count"
  exit 1
elif [ "$count" -lt "$wanted" ]; then
  echo "points: $stage has had $count, $((wanted - count)) fewer than the $wanted in tests/points"
  exit 1
elif [ "$count" -gt "$wanted" ]; then
  echo "points: $stage has had $count, $((count - wanted)) more than in tests/points: write \"$stage $count\" there"
else
  echo "points: $stage has had all its $count"
fi
