#!/bin/sh
# watch.sh COMMAND…: runs a program under valgrind; 9 where it found anything.
# Its findings go to standard error, or into HU_WATCH_LOG.  Its children are not
# watched: a test starts itself only to be killed, which leaves nothing to say.
set -eu

exec valgrind --quiet --error-exitcode=9 --num-callers=40 \
  --leak-check=full --show-leak-kinds=definite --errors-for-leak-kinds=definite \
  --suppressions="$(dirname "$0")/other.supp" ${HU_WATCH_LOG:+--log-file="$HU_WATCH_LOG"} "$@"
