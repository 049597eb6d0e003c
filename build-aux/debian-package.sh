#!/bin/sh
# debian-package.sh 12|13 [--new]: makes the packages of Debian on a Debian 12 or 13, has lintian read them, and
# on a second one, which is new and minimal, installs, tries and removes them.
#
# What is tried is debian/tests, as autopkgtest would: each after its own packages.  Nothing that the program
# put there is left after it was removed.  Both are chroots: see chroot.sh for what that takes, and exits with
# 77 without having tried anything where it cannot be had.  HEX_UMPIRE_PACKAGES: a folder that gets the packages,
# and HEX_UMPIRE_PICTURE one that gets a picture of the window.
set -eu

cd "$(dirname "$0")/.."
. build-aux/need.sh

usage='usage: debian-package.sh 12|13 [--new]'
case ${1-} in
  12 | 13) release=$1 ;;
  *) die "$usage" ;;
esac
anew=
case ${2-} in
  '') ;;
  --new) anew=yes ;;
  *) die "$usage" ;;
esac

. build-aux/chroot.sh
find_source
packages=${HEX_UMPIRE_PACKAGES:-$place/packages-$release}

# build: in a Debian with what building takes; the packages come to $packages
build_packages ()
{
  open_chroot "debian-$release-build" "$anew"
  bring_checkout
  say "Debian $release: building the packages"
  # From a copy: dpkg-buildpackage puts them beside the sources.  What was compiled the last time is there still,
  # if the Debian is not a new one.
  # shellcheck disable=SC2016
  inside 'export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq
    apt-get install -y -qq --no-install-recommends build-essential debhelper lintian
    apt-get build-dep -y -qq --no-install-recommends ./
    mkdir -p /package/source; rm -f /package/*.*
    find /package/source -mindepth 1 -maxdepth 1 ! -name "obj-*" -exec rm -rf {} +
    cp -a /hex-umpire/. /package/source; cd /package/source
    rm -rf build build-check build-program
    dpkg-buildpackage -b -us -uc $([ ! -d obj-* ] || echo -nc)' >"$log" 2>&1 || fail "the packages do not build"
  inside 'lintian --fail-on error,warning /package/*.changes' >>"$log" 2>&1 || fail "lintian complains"
  say "Debian $release: lintian finds no errors and no warnings"
  mkdir -p "$packages"
  rm -f "$packages"/*.deb
  cp "$root"/package/*.deb "$packages"/
}

# The packages that a test of debian/tests/control needs, without those of ours.
needs_of ()
{
  sed -n "/^Tests: $1\$/,/^\$/s/^Depends: //p" debian/tests/control | tr ',' '\n' | tr -d ' ' | grep -v '^hex-umpire' | tr '\n' ' '
}

# try_package TEST PACKAGE…: with those packages of ours and no other
try_package ()
{
  name=$1
  shift
  say "Debian $release: trying $name"
  for package in "$@"; do
    set -- "$@" "/packages/${package}_*.deb"
    shift
  done
  inside "export DEBIAN_FRONTEND=noninteractive
    apt-get install -y -qq --no-install-recommends $* $(needs_of "$name")" >"$log" 2>&1 || fail "$name: it does not install"
  inside "HEX_UMPIRE_PICTURE=${HEX_UMPIRE_PICTURE:+/picture} /tests/$name" >"$log" 2>&1 || fail "$name: it does not work"
  tail -n 1 "$log"
}

# Nothing of ours stays: neither files nor what the desktop's caches knew of them.
remove_packages ()
{
  say "Debian $release: removing them"
  # The shell in there fills these in.
  # shellcheck disable=SC2016
  inside 'listed=$(mktemp)
    dpkg-query -L hex-umpire hex-umpire-cli hex-umpire-data | sort -u >"$listed"
    DEBIAN_FRONTEND=noninteractive apt-get purge -y -qq hex-umpire hex-umpire-cli hex-umpire-data
    wrong=
    while read -r path; do
      [ ! -f "$path" ] || { echo "left: $path"; wrong=yes; }
    done <"$listed"
    if grep -rl hexumpire /usr/share/mime /usr/share/applications /usr/share/glib-2.0/schemas; then wrong=yes; fi
    [ -z "$wrong" ]' >"$log" 2>&1 || fail "something is left"
}

build_packages
open_chroot "debian-$release-clean" yes
mkdir -p "$root/packages"
cp "$packages"/*.deb "$root/packages"/
cp -a debian/tests "$root/tests"
inside 'apt-get update -qq' >"$log" 2>&1 || fail "apt cannot be updated"
try_package cli hex-umpire-cli hex-umpire-data
# GTK has not come with it.
! inside 'dpkg-query -W "libgtk-*" "libadwaita-*"' >"$log" 2>&1 || fail "the command line brings GTK"
try_package window hex-umpire hex-umpire-data
try_package desktop hex-umpire hex-umpire-cli hex-umpire-data
if [ -n "${HEX_UMPIRE_PICTURE-}" ]; then
  mkdir -p "$HEX_UMPIRE_PICTURE"
  cp "$root/picture/window.xwd" "$HEX_UMPIRE_PICTURE/debian-$release.xwd"
fi
remove_packages
# The clean one was for this only.
unmount
rm -rf --one-file-system "$root"
say "Debian $release: the packages install, work and are removed"
