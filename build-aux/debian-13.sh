#!/bin/sh
# debian-13.sh [--build]: builds the program with warnings as errors in a Debian
# 13 of its own (a chroot), and runs every test there; with --build it builds
# the program, asks it for its version, and leaves it at that.
#
# It takes root, debootstrap and the package source that this machine uses
# itself.  Where one of these is not to be had, or fails, it says so and exits
# with 77; so it does when it is told to stop.  Where the program does not build
# with --build it exits with 3; where its tests fail, as ./check does.  The
# chroot is kept for the next time in $HEX_UMPIRE_CHROOT, by default below
# ~/.cache.
set -eu

cd "$(dirname "$0")/.."
. build-aux/need.sh

case ${1-} in
  '' | --build) ;;
  *) die "unknown option $1" ;;
esac

root=${HEX_UMPIRE_CHROOT:-${XDG_CACHE_HOME:-$HOME/.cache}/hex-umpire/debian-13}
log=$root.log

cannot ()
{
  say "Debian 13: $*"
  exit 77
}
trap 'cannot "told to stop"' HUP INT TERM

[ "$(id -u)" = 0 ] || cannot "a chroot takes root"
have_command debootstrap || as_root apt-get install -y -qq --no-install-recommends debootstrap >/dev/null 2>&1 ||
  cannot "debootstrap is not here"
# apt fills the holes in.
# shellcheck disable=SC2016
site=$(apt-get indextargets --format '$(SITE) $(RELEASE) $(CREATED_BY)' 2>/dev/null |
  sed -n 's/^\([^ ]*\) [a-z]* Packages$/\1/p' | head -n 1)
[ -n "$site" ] || cannot "this machine has no package source to ask"

mkdir -p "$(dirname "$root")"
if [ ! -e "$root/etc/debian_version" ]; then
  say "Debian 13: setting it up in $root"
  rm -rf "$root"
  debootstrap --variant=minbase trixie "$root" "$site" >"$log" 2>&1 || {
    rm -rf "$root"
    cannot "the package source has none ($(tail -n 1 "$log"))"
  }
fi

# What reaches the package source here reaches it there.
cp /etc/resolv.conf "$root/etc/resolv.conf" 2>/dev/null || :
cp /etc/apt/apt.conf.d/99* "$root/etc/apt/apt.conf.d/" 2>/dev/null || :

unmount ()
{
  umount "$root/dev/shm" "$root/dev/pts" "$root/proc" 2>/dev/null || :
}
trap unmount EXIT
unmount
mount -t proc proc "$root/proc" || cannot "nothing can be mounted"
mount -t devpts -o newinstance,ptmxmode=0666 devpts "$root/dev/pts" || cannot "it can have no terminals"
ln -sf pts/ptmx "$root/dev/ptmx"
mkdir -p "$root/dev/shm"
mount -t tmpfs tmpfs "$root/dev/shm" || cannot "it can have no shared memory"

# The build folder stays where it is, so that the next time less is built.
mkdir -p "$root/hex-umpire"
find "$root/hex-umpire" -mindepth 1 -maxdepth 1 ! -name build-check ! -name build-program -exec rm -rf {} +
tar -c --exclude='./build' --exclude='./build-[^a]*' --exclude=./.git . | tar -x -C "$root/hex-umpire"
inside ()
{
  chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C.UTF-8 \
    /bin/sh -euc "cd /hex-umpire; . build-aux/need.sh; $1"
}

if [ "${1-}" = --build ]; then
  inside 'need needs_to_build' || cannot "its packages cannot be had"
  # What the compiler or the linker says is the program's fault; what stops them otherwise, a full disk, is not.
  inside 'build build-program --werror -Dtests=false; build-program/src/app/hex-umpire --version' >"$log" 2>&1 || {
    cat "$log"
    grep -qE ' error: |undefined reference|ERROR: ' "$log" || cannot "the build broke off"
    exit 3
  }
  tail -n 1 "$log"
else
  inside 'need needs_to_build needs_to_show needs_to_check' || cannot "its packages cannot be had"
  inside './check --tests'
fi
