#!/bin/sh
# debian.sh 12|13 [--new] [--build | --run | --tests]: does what a stranger does
# with a checkout, on a Debian 12 or 13 that has nothing else (a chroot).
#
#   --build  builds the program with warnings as errors and asks for its version
#   --run    ./run, which judges on the terminal, since there is no display
#   --tests  ./check
#
# and without any of these ./run and then ./check, so that ./run finds nothing
# that was installed for the tests.  With --new the Debian is made anew; else the
# one of the last time goes on, with all that was installed and built there.
# They lie in $HEX_UMPIRE_CHROOT, by default ~/.cache/hex-umpire.
#
# It takes root, debootstrap, and the package source that this machine uses
# itself.  Where one of these cannot be had it says so and exits with 77:
# nothing was tried.  Once it has begun, whatever stops it is a failure.
set -eu

cd "$(dirname "$0")/.."
. build-aux/need.sh

usage='usage: debian.sh 12|13 [--new] [--build | --run | --tests]'
case ${1-} in
  12) code=bookworm ;;
  13) code=trixie ;;
  *) die "$usage" ;;
esac
release=$1
shift
anew=
task=all
for option in "$@"; do
  case $option in
    --new) anew=yes ;;
    --build | --run | --tests) task=${option#--} ;;
    *) die "$usage" ;;
  esac
done

place=${HEX_UMPIRE_CHROOT:-${XDG_CACHE_HOME:-$HOME/.cache}/hex-umpire}
root=$place/debian-$release
log=$root.log

cannot ()
{
  say "Debian $release: $*"
  exit 77
}

# fail WORDS: with what the log has to say
fail ()
{
  tail -n 40 "$log" || :
  say "Debian $release: $*"
  exit 1
}

unmount ()
{
  for mounted in dev/shm dev/pts proc; do
    ! grep -q " $root/$mounted " /proc/mounts || umount "$root/$mounted" || umount -l "$root/$mounted" || :
  done
}

[ "$(id -u)" = 0 ] || cannot "a chroot takes root"
have_command debootstrap || { find_manager && install_packages debootstrap >/dev/null 2>&1; } ||
  cannot "debootstrap cannot be had"
# apt fills the holes in.
# shellcheck disable=SC2016
site=$(apt-get indextargets --format '$(SITE) $(RELEASE) $(CREATED_BY)' 2>/dev/null |
  sed -n 's/^\([^ ]*\) [a-z]* Packages$/\1/p' | head -n 1)
[ -n "$site" ] || cannot "this machine has no package source to ask"

mkdir -p "$place"
# As /proc/mounts has it.
place=$(cd "$place" && pwd -P)
root=$place/debian-$release
log=$root.log
/usr/lib/apt/apt-helper download-file "$site/dists/$code/Release" "$root.release" >"$log" 2>&1 ||
  cannot "the package source has none ($(tail -n 1 "$log"))"
rm -f "$root.release"

unmount
trap unmount EXIT
trap 'exit 1' HUP INT TERM
# A folder that a failed beginning left behind is no Debian.
if [ -n "$anew" ] || [ ! -e "$root/etc/hex-umpire-begun" ]; then
  say "Debian $release: making it anew"
  rm -rf --one-file-system "$root"
  debootstrap --variant=minbase "$code" "$root" "$site" >"$log" 2>&1 || fail "debootstrap made none"
  : >"$root/etc/hex-umpire-begun"
fi

# What reaches the package source here reaches it there.
cp /etc/resolv.conf "$root/etc/resolv.conf" 2>/dev/null || :
cp /etc/apt/apt.conf.d/99* "$root/etc/apt/apt.conf.d/" 2>/dev/null || :

mount -t proc proc "$root/proc" || cannot "nothing can be mounted"
mount -t devpts -o newinstance,ptmxmode=0666 devpts "$root/dev/pts" || cannot "it can have no terminals"
ln -sf pts/ptmx "$root/dev/ptmx"
mkdir -p "$root/dev/shm"
mount -t tmpfs tmpfs "$root/dev/shm" || cannot "it can have no shared memory"

# The checkout, and of the last time only what it has built.
mkdir -p "$root/hex-umpire"
find "$root/hex-umpire" -mindepth 1 -maxdepth 1 ! -name 'build' ! -name 'build-check' ! -name 'build-program' -exec rm -rf {} +
tar -c --exclude='./build' --exclude='./build-[^a]*' --exclude=./.git . | tar -x -C "$root/hex-umpire"

# inside COMMANDS: there, with nothing of this machine's surroundings
inside ()
{
  chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C.UTF-8 \
    /bin/sh -euc "cd /hex-umpire; $1"
}

build_program ()
{
  inside '. build-aux/need.sh; need needs_to_build; build build-program --werror -Dtests=false
    build-program/src/app/hex-umpire --version' >"$log" 2>&1 || fail "the program does not build"
  tail -n 1 "$log"
}

run_program ()
{
  say "Debian $release: ./run"
  inside ./run >"$log" 2>&1 || fail "./run failed"
  # The verdict, which only a program that was built gives.
  grep -q '^Victory conditions$' "$log" || fail "./run judged nothing"
}

run_tests ()
{
  say "Debian $release: ./check"
  inside ./check
}

case $task in
  build) build_program ;;
  run) run_program ;;
  tests) run_tests ;;
  all)
    run_program
    run_tests ;;
esac
