# shellcheck shell=sh disable=SC2154
# A Debian in a folder, for debian.sh and debian-package.sh, which source this after need.sh and set
# `release` to 12 or 13.
#
# It takes root, debootstrap, and the package source that this machine uses itself.  Where one of these
# cannot be had it says so and exits with 77: nothing was tried.  Once it has begun, whatever stops it is
# a failure.

place=${HEX_UMPIRE_CHROOT:-${XDG_CACHE_HOME:-$HOME/.cache}/hex-umpire}
root=
log=
mounted=

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
  for there in $mounted; do
    for inner in dev/shm dev/pts proc; do
      ! grep -q " $there/$inner " /proc/mounts || umount "$there/$inner" || umount -l "$there/$inner" || :
    done
  done
}

# find_source: sets `site`, where packages come from, and `code`, the name of the release there
find_source ()
{
  case $release in
    12) code=bookworm ;;
    13) code=trixie ;;
  esac
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
  log=$place/debian-$release.log
  /usr/lib/apt/apt-helper download-file "$site/dists/$code/Release" "$place/Release-$release" >"$log" 2>&1 ||
    cannot "the package source has none ($(tail -n 1 "$log"))"
  rm -f "$place/Release-$release"
  trap unmount EXIT
  trap 'exit 1' HUP INT TERM
}

# open_chroot NAME [ANEW]: makes a Debian of that name where there is none, or anew, and goes there: sets `root`
open_chroot ()
{
  root=$place/$1
  mounted="$mounted $root"
  unmount
  # A folder that a failed beginning left behind is no Debian.
  if [ -n "${2-}" ] || [ ! -e "$root/etc/hex-umpire-begun" ]; then
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
}

# bring_checkout: the checkout as /hex-umpire, and of the last time only what it has built
bring_checkout ()
{
  mkdir -p "$root/hex-umpire"
  find "$root/hex-umpire" -mindepth 1 -maxdepth 1 ! -name 'build' ! -name 'build-check' ! -name 'build-program' \
    -exec rm -rf {} +
  tar -c --exclude='./build' --exclude='./build-[^a]*' --exclude=./.git . | tar -x -C "$root/hex-umpire"
}

# inside COMMANDS: there, with nothing of this machine's surroundings
inside ()
{
  chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C.UTF-8 \
    /bin/sh -euc "cd /; [ ! -d /hex-umpire ] || cd /hex-umpire; $1"
}
