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
  12 | 13) release=$1 ;;
  *) die "$usage" ;;
esac
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

. build-aux/chroot.sh
find_source
open_chroot "debian-$release" "$anew"
bring_checkout

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
