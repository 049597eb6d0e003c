#!/bin/sh
# check-dist.sh BUILD-FOLDER: makes the archive that is released, unpacks it
# where no git is above it, and runs every test there.
set -eu

cd "$(dirname "$0")/.."
# shellcheck source=build-aux/need.sh
. build-aux/need.sh

folder=$(cd "$1" && pwd)
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
trap 'exit 1' HUP INT TERM

rm -rf "$folder/meson-dist"
# Of what is committed: changes that are not are not released.
meson dist -C "$folder" --no-tests --allow-dirty --formats gztar >"$folder/dist.log" 2>&1 ||
  { cat "$folder/dist.log" >&2; die "there is no archive"; }
tar -x -C "$place" -f "$folder"/meson-dist/*.tar.gz
cd "$place"/*/
[ ! -e .git ] || die "the archive has a .git"
GIT_CEILING_DIRECTORIES=$place ./check --tests
