#!/bin/sh
# release.sh [--sign KEY] [--quick]: makes what is released of what is committed, and proves that it builds.
#
# In build-release/out: the archive, its checksum, what is new (from NEWS), the Flatpak manifest that builds from
# this archive, and with --sign a signature by that GnuPG key.  The archive is unpacked where no git is above it,
# and ./check passes there; with --quick it is only built, installed and asked to judge.
#
# Nothing is made where meson.build, NEWS, the page in software centres and the Debian package do not all name the
# same version, or where something is not committed.  Nothing is published: it says at the end what is left to do.
set -eu

cd "$(dirname "$0")/.."
# shellcheck source=build-aux/need.sh
. build-aux/need.sh

key=
quick=
while [ $# -gt 0 ]; do
  case $1 in
    --sign)
      key=${2:?which key?}
      shift 2 ;;
    --quick)
      quick=--quick
      shift ;;
    *) die "usage: release.sh [--sign KEY] [--quick]" ;;
  esac
done

page=data/desktop/io.github.hexumpire.HexUmpire.metainfo.xml.in
version=$(sed -n "s/^  version: '\(.*\)',/\1/p" meson.build)

# same WHERE WHAT: that it is this version
same ()
{
  [ "$2" = "$version" ] || die "meson.build says $version, and $1 says $2"
}

same NEWS "$(sed -n '1s/^Hex Umpire \([0-9.]*\).*/\1/p' NEWS)"
same "$page" "$(sed -n 's/.*<release version="\([0-9.]*\)".*/\1/p' "$page" | head -n 1)"
same debian/changelog "$(sed -n '1s/^hex-umpire (\([0-9.]*\)).*/\1/p' debian/changelog)"
! sed -n 1p NEWS | grep -q 'not yet' || die "NEWS says that $version is not yet released"
[ -z "$(git status --porcelain)" ] || die "something is not committed: $(git status --porcelain | head -n 3)"

need needs_to_build
[ -z "$key" ] || have_command gpg || die "gpg is missing, which signs"

build="build-release"
out=$build/out
[ -e "$build/build.ninja" ] || meson setup "$build" -Dtests=false >/dev/null || die "meson could not set $build up"
# shellcheck disable=SC2086
build-aux/check-dist.sh "$build" $quick

archive=hex-umpire-$version.tar.gz
rm -rf "$out"
mkdir -p "$out"
cp "$build/meson-dist/$archive" "$out/"
(cd "$out" && sha256sum "$archive" >"$archive.sha256sum")
# From the heading of this version to the next one, which has a line of "=" below it.
awk 'NR > 2 && prepared { if ($0 ~ /^=+$/) exit; print last } NR > 2 { last = $0; prepared = 1 }' NEWS |
  sed -e :a -e '/^\n*$/{$d;N;ba' -e '}' >"$out/changes-$version.txt"
python3 flatpak/make-manifest.py "$out/$archive" >"$out/io.github.hexumpire.HexUmpire.json"
if [ -n "$key" ]; then
  gpg --batch --yes --local-user "$key" --armor --detach-sign "$out/$archive"
  gpg --verify "$out/$archive.asc" "$out/$archive" 2>/dev/null || die "the signature does not fit"
fi

say "in $out: $(cd "$out" && echo *)"
say "left to do by hand:"
[ -n "$key" ] || say "  release.sh --sign KEY, or: gpg --armor --detach-sign $out/$archive"
say "  git tag -s v$version -m 'Hex Umpire $version' && git push origin v$version"
say "  publish the files of $out as the release v$version, with changes-$version.txt as its text"
say "  hand io.github.hexumpire.HexUmpire.json to Flathub"
