#!/bin/sh
# make-runtime.sh REPOSITORY: org.gnome.Platform and org.gnome.Sdk as far as the program takes them, made from
# packages of Debian 13, for a machine that cannot fetch the real ones.
#
# They have the names and the version that the manifest asks for, and the same shape: a /usr, and its /etc in
# it.  What is in them is Debian's: see README.md for what a run on them proves and what it does not.  What it
# takes is in build-aux/chroot.sh; where it cannot be had this exits with 77.
set -eu

repository=$(realpath -m "${1:?which repository?}")
cd "$(dirname "$0")/.."
. build-aux/need.sh
# chroot.sh asks for it.
# shellcheck disable=SC2034
release=13
. build-aux/chroot.sh
find_source

version=$(sed -n 's/^ *"runtime-version": "\(.*\)",/\1/p' flatpak/io.github.hexumpire.HexUmpire.json.in)
arch=$(flatpak --default-arch)

# What the program links, what a window takes besides, and fonts.
platform='libadwaita-1-0 libgtk-4-1 libjson-glib-1.0-0 libpoppler-glib8t64 libpng16-16t64 adwaita-icon-theme librsvg2-common
  shared-mime-info fonts-dejavu-core libglib2.0-bin gsettings-desktop-schemas ca-certificates'
sdk='build-essential meson ninja-build pkgconf gettext libadwaita-1-dev libgtk-4-dev libjson-glib-dev libpoppler-glib-dev
  libpng-dev libgdk-pixbuf-2.0-dev desktop-file-utils appstream appstream-compose'

# export_runtime NAME: the Debian that is open, as a runtime of that name
export_runtime ()
{
  unmount
  rm -rf "$root/usr/etc"
  # Who owns these is nobody's affair in a sandbox, and some may not be read.
  cp -a "$root/etc" "$root/usr/etc"
  rm -f "$root/usr/etc/shadow" "$root/usr/etc/gshadow" "$root"/usr/etc/*shadow- "$root/usr/etc/resolv.conf" \
    "$root/usr/etc/hostname" "$root/usr/etc/hosts" "$root/usr/etc/mtab" "$root/usr/etc/machine-id" \
    "$root/usr/etc/passwd" "$root/usr/etc/group" "$root/usr/etc/localtime"
  rm -rf "$root/usr/etc/apt" "$root/usr/share/doc" "$root/usr/share/man"
  chmod -R u+rwX,go+rX "$root/usr"
  # What the export expects of a folder that it was not asked to begin.
  mkdir -p "$root/files" "$root/export"
  cat >"$root/metadata" <<END
[Runtime]
name=$1
runtime=org.gnome.Platform/$arch/$version
sdk=org.gnome.Sdk/$arch/$version

[Environment]
GI_TYPELIB_PATH=/app/lib/girepository-1.0
XDG_DATA_DIRS=/app/share:/usr/share:/usr/share/runtime/share
END
  flatpak build-export --runtime --disable-sandbox "$repository" "$root" "$version" >>"$log" 2>&1 || fail "$1 cannot be exported"
  say "$1 $version, from Debian $release"
}

# install WHAT…: in the Debian that is open
install_inside ()
{
  # The lists above have lines.
  packages=$(echo "$*" | tr '\n' ' ')
  inside "export DEBIAN_FRONTEND=noninteractive; apt-get update -qq; apt-get install -y -qq --no-install-recommends $packages" \
    >"$log" 2>&1 || fail "packages are missing"
}

mkdir -p "$(dirname "$repository")"
rm -rf "$repository"
open_chroot flatpak-platform yes
install_inside "$platform"
rm -rf --one-file-system "$place/flatpak-sdk"
unmount
cp -a "$root" "$place/flatpak-sdk"
export_runtime org.gnome.Platform
open_chroot flatpak-sdk
install_inside "$sdk"
export_runtime org.gnome.Sdk
rm -rf --one-file-system "$place/flatpak-platform" "$place/flatpak-sdk"
