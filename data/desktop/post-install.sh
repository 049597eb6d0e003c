#!/bin/sh
# post-install.sh DATA-FOLDER: tells the desktop of what "meson install" has put
# there.  The tools are looked for when something is installed, not when the
# build is set up: to build and to run from the build folder takes none of
# them.  One that is not there has kept nothing that would have to be renewed.
#
# A package is installed into a folder of its own (DESTDIR); there, the package
# manager does this on the machine that the package gets to.
set -eu

[ -z "${DESTDIR-}" ] || exit 0

share=${1:?which data folder?}

# renew WHAT FOLDER TOOL [ARGUMENT…]
renew ()
{
  what=$1
  folder=$2
  shift 2
  [ -d "$folder" ] || return 0
  if command -v "$1" >/dev/null 2>&1; then
    echo "Renewing $what"
    "$@" "$folder"
  else
    echo "Not renewing $what: $1 is not here"
  fi
}

# GTK 4 and GTK 3 have the same tool, by different names.
icon_tool=gtk4-update-icon-cache
command -v "$icon_tool" >/dev/null 2>&1 || icon_tool=gtk-update-icon-cache

renew "the settings' schemas" "$share/glib-2.0/schemas" glib-compile-schemas
renew "the cache of icons" "$share/icons/hicolor" "$icon_tool" -q -t -f
renew "what programs open" "$share/applications" update-desktop-database -q
renew "the types of files" "$share/mime" update-mime-database
