#!/bin/sh
# check-dist.sh BUILD-FOLDER [--quick]: makes the archive that is released, unpacks it
# where no git is above it, and runs every test there.  With --quick it only builds and
# installs there, and has the installed program judge.
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
if [ "${2-}" = --quick ]; then
  build build --werror -Dtests=false --prefix=/usr
  DESTDIR=$place/there meson install -C build --no-rebuild --quiet >/dev/null
  "$place/there/usr/bin/hex-umpire-cli" judge "$place/there/usr/share/hex-umpire/scenarios/typhoon-4.2.hexgame" |
    grep '^German victory: ' || die "what was installed does not judge"
else
  GIT_CEILING_DIRECTORIES=$place ./check --tests
fi
