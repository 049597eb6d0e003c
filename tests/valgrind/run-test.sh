#!/bin/sh
# run-test.sh COMMAND…: runs a test, and every program of ours that it starts,
# under valgrind.  The wrapper of the test set-up `valgrind`.
#
# A test that is a program is watched itself.  One that is a script is not: it
# gets watch-program.sh in place of each program of ours among its arguments.
# That writes its findings into a folder, for scripts may not read what a
# program says on its standard error.
set -eu

here=$(dirname "$0")
status=0

is_program ()
{
  [ -f "$1" ] && [ "$(head -c 4 "$1" | tail -c 3)" = ELF ]
}

case ${1##*/} in
  python*) ;;
  *) exec "$here/watch.sh" "$@" ;;
esac

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir "$folder/found" "$folder/programs"
HU_WATCH_FOLDER=$folder
export HU_WATCH_FOLDER

# Each argument is taken from the front and put back, or its stand-in, at the end:
# all but the interpreter, which is the first.
set -- "$@" "$1"
shift
n=$(($# - 1))
while [ "$n" -gt 0 ]; do
  argument=$1
  shift
  if is_program "$argument"; then
    ln -s "$(realpath "$argument")" "$folder/programs/${argument##*/}"
    ln -s "$(realpath "$here/watch-program.sh")" "$folder/${argument##*/}"
    argument=$folder/${argument##*/}
  fi
  set -- "$@" "$argument"
  n=$((n - 1))
done

"$@" || status=$?

for log in "$folder/found"/*; do
  if [ -s "$log" ]; then
    cat "$log" >&2
    status=9
  fi
done
exit "$status"
