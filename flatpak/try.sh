#!/bin/sh
# try.sh ARCHIVE FOLDER: builds the Flatpak from an archive, and runs it in its sandbox under an X server.
#
# FOLDER gets the runtime (make-runtime.sh), what is built, and a picture of the window.  It takes what
# make-runtime.sh takes, and ends with 77 where that cannot be had.
set -eu

archive=$(realpath "${1:?which archive?}")
folder=$(realpath -m "${2:?which folder?}")
cd "$(dirname "$0")/.."
. build-aux/need.sh

app=io.github.hexumpire.HexUmpire
need needs_to_try_flatpak
mkdir -p "$folder"
# Nothing of what this machine's user has installed or set.
export HOME="$folder/home" XDG_DATA_HOME="$folder/home/data" XDG_CACHE_HOME="$folder/home/cache" XDG_CONFIG_HOME="$folder/home/config"
export FLATPAK_USER_DIR="$folder/flatpak"
mkdir -p "$XDG_DATA_HOME" "$XDG_CACHE_HOME" "$XDG_CONFIG_HOME"

# The name and the version that the manifest says.
[ -e "$folder/runtime/config" ] || HEX_UMPIRE_CHROOT=$folder/chroot flatpak/make-runtime.sh "$folder/runtime"

# step WORDS COMMAND…: a function among them chains what it does, since -e does not hold there
step ()
{
  say "Flatpak: $1"
  shift
  "$@" >"$folder/log" 2>&1 || { tail -n 40 "$folder/log"; die "that failed"; }
}

# The entry in a software centre is composed by a tool of GNOME's SDK that Debian does not have.
flatpak/make-manifest.py "$archive" "file://$archive" |
  sed "s/^    \"command\":/    \"appstream-compose\": false,\n&/" >"$folder/$app.json"
# What was built of the same archive is kept: flatpak-builder compares the checksums.
rm -rf "$FLATPAK_USER_DIR" "$folder/repo" "$folder/build"
step "taking the runtime" flatpak --user remote-add --no-gpg-verify runtime "$folder/runtime"
version=$(sed -n 's/^ *"runtime-version": "\(.*\)",/\1/p' "$folder/$app.json")
step "installing the runtime" flatpak --user install -y --noninteractive runtime "org.gnome.Platform//$version" "org.gnome.Sdk//$version"
# What the archive holds is built without a network, as Flathub builds it.
step "building from $(basename "$archive")" flatpak-builder --user --disable-rofiles-fuse --state-dir="$folder/state" \
  --repo="$folder/repo" "$folder/build" "$folder/$app.json"
step "taking the program" flatpak --user remote-add --no-gpg-verify program "$folder/repo"
step "installing the program" flatpak --user install -y --noninteractive program "$app"

inside ()
{
  flatpak run --user --command=sh "$app" -euc "$1" sh "$archive"
}

judge ()
{
  flatpak run --user --command=hex-umpire-cli "$app" judge /app/share/hex-umpire/scenarios/typhoon-4.2.hexgame |
    grep '^German victory: Moscow has been entered'
}

# The archive is a file of this machine, so it is not there; nor is any network but the sandbox's own; and what the
# program keeps lies in its own folder.
# shellcheck disable=SC2016
sandbox ()
{
  inside '[ ! -e "$1" ] || { echo "it sees files of the machine"; exit 1; }' &&
    inside '[ "$(sed 1,2d /proc/net/dev | cut -d : -f 1 | tr -d " ")" = lo ] || { echo "it sees a network"; exit 1; }' &&
    inside 'case $XDG_DATA_HOME in */.var/app/'"$app"'/data) ;; *) echo "its data is in $XDG_DATA_HOME"; exit 1 ;; esac'
}

# The document portal hands a file in only where a session's folder lies as everywhere, in /run/user; so it gets one that
# nobody else sees, and what the portals mount is gone with it.
# shellcheck disable=SC2016
window ()
{
  session=/run/user/$(id -u)
  unshare --mount sh -euc 'mkdir -p "$1"; mount -t tmpfs -o mode=0700 tmpfs "$1"; session=$1; shift
    exec tests/app/with-display.sh env XDG_RUNTIME_DIR="$session" dbus-run-session -- "$@"' \
    sh "$session" flatpak/try-window.sh "$app" "$folder"
}

step "judging in the sandbox" judge
step "looking out of the sandbox" sandbox
step "opening the window in the sandbox" window
tail -n 3 "$folder/log"
say "Flatpak: built from the archive and run in the sandbox; its picture is $folder/window.png"
