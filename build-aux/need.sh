# shellcheck shell=sh
# What the program needs to be built, run and checked, and how each family of
# distributions calls it.  Sourced by ./run and ./check.
#
# Verified are the names for apt on Debian 12 and 13, where ./check --long installs
# them.  Ubuntu takes its packages from Debian, and was not tried.  Those for dnf
# (Fedora), pacman (Arch) and zypper (openSUSE) are guesses: nobody has run them yet.
# UNVERIFIED below names these, and a failure there says so to whoever meets it.
#
# Nothing is installed that is there already, and nothing without saying what
# and why.

# Enough is said for a backtrace with lines, and no more: it saves a tenth of the compiler's
# time and half of what is written.
# shellcheck disable=SC2034 # for who sources this
flags='-Ddebug=false -Dc_args=-g1'

say ()
{
  printf '%s\n' "$*"
}

die ()
{
  printf '%s: %s\n' "$(basename "$0")" "$*" >&2
  exit 1
}

have_command ()
{
  command -v "$1" >/dev/null 2>&1
}

have_module ()
{
  have_command pkg-config && pkg-config --exists "$1" 2>/dev/null
}

have_python ()
{
  /usr/bin/python3 -c "import $1" >/dev/null 2>&1
}

# A line each: how to tell that it is there | apt | dnf | pacman | zypper | why.  Where a distribution has no name
# for it, what else is named brings it.
needs_to_build ()
{
  cat <<'EOF'
command cc|gcc libc6-dev|gcc|gcc|gcc|the compiler
command pkg-config|pkg-config|pkgconf-pkg-config|pkgconf|pkgconf-pkg-config|finds the libraries
command meson|meson|meson|meson|meson|builds the program
command ninja|ninja-build|ninja-build|ninja|ninja|builds the program
command msgfmt|gettext|gettext|gettext|gettext-tools|translations
command glib-compile-resources|libglib2.0-dev-bin|glib2-devel|glib2-devel|glib2-devel|the window's own files
module glib-2.0 >= 2.74|libglib2.0-dev|glib2-devel|glib2|glib2-devel|lists, tables and files
module json-glib-1.0 >= 1.6|libjson-glib-dev|json-glib-devel|json-glib|json-glib-devel|reads and writes games
module gdk-pixbuf-2.0 >= 2.42|libgdk-pixbuf-2.0-dev|gdk-pixbuf2-devel|gdk-pixbuf2|gdk-pixbuf-devel|measures pictures of imported boards
module poppler-glib >= 22.0|libpoppler-glib-dev|poppler-glib-devel|poppler-glib|libpoppler-glib-devel|reads reports again
module cairo >= 1.16|libcairo2-dev|cairo-devel|cairo|cairo-devel|draws the map
module pangocairo >= 1.50|libpango1.0-dev|pango-devel|pango|pango-devel|text on the map
module libpng >= 1.6|libpng-dev|libpng-devel|libpng|libpng16-devel|writes the map as a picture
module gtk4 >= 4.8|libgtk-4-dev|gtk4-devel|gtk4|gtk4-devel|the window
module libadwaita-1 >= 1.2|libadwaita-1-dev|libadwaita-devel|libadwaita|libadwaita-devel|the window
EOF
}

# What only the window needs, and no build would miss.
needs_to_show ()
{
  cat <<'EOF'
file /usr/share/icons/Adwaita/index.theme|adwaita-icon-theme|adwaita-icon-theme|adwaita-icon-theme|adwaita-icon-theme|icons
glob /usr/lib/*/gdk-pixbuf-2.0/*/loaders/*svg*|librsvg2-common||||reads the icons; elsewhere GTK brings it
file /usr/share/mime/packages/freedesktop.org.xml|shared-mime-info|shared-mime-info|shared-mime-info|shared-mime-info|file types
EOF
}

needs_to_check ()
{
  cat <<'EOF'
command g++|g++|gcc-c++|gcc|gcc-c++|the sanitizers' own library
command python3|python3|python3|python|python3|tests, and the map's maker
python jsonschema|python3-jsonschema|python3-jsonschema|python-jsonschema|python3-jsonschema|validates the shipped games
command Xvfb|xvfb|xorg-x11-server-Xvfb|xorg-server-xvfb|xorg-x11-server-Xvfb|a display of the tests' own
command xdotool|xdotool|xdotool|xdotool|xdotool|a pointer and keys for the tests
command dbus-run-session|dbus|dbus-daemon|dbus|dbus-1-daemon|a session bus of the tests' own
python gi.repository.Atspi|python3-gi gir1.2-atspi-2.0 at-spi2-core|python3-gobject at-spi2-core|python-gobject at-spi2-core|python3-gobject typelib-1_0-Atspi-2_0 at-spi2-core|reads the window as a screen reader does
command mandoc|mandoc|mandoc|mandoc|mandoc|reads the man pages for faults
command desktop-file-validate|desktop-file-utils|desktop-file-utils|desktop-file-utils|desktop-file-utils|validates the desktop entry
command appstreamcli|appstream|appstream|appstream|AppStream|validates the page in a software centre
command update-mime-database|shared-mime-info|shared-mime-info|shared-mime-info|shared-mime-info|reads what files the program opens
command gio|libglib2.0-bin|glib2|glib2|glib2-tools|asks what a file is taken for
command flatpak-builder|flatpak-builder|flatpak-builder|flatpak-builder|flatpak-builder|reads the Flatpak manifest
command xmllint|libxml2-utils|libxml2|libxml2|libxml2-tools|validates XML
command pdftotext|poppler-utils|poppler-utils|poppler|poppler-tools|reads printed reports back
command rsvg-convert|librsvg2-bin|librsvg2-tools|librsvg|rsvg-convert|reads drawn maps back
command zsh|zsh|zsh|zsh|zsh|reads what it completes
command fish|fish|fish|fish|fish|reads what it completes
command localedef|libc-bin|glibc-common|glibc|glibc|makes locales for the tests
file /usr/share/i18n/locales/ru_RU|locales|glibc-locale-source|glibc|glibc-i18ndata|how other languages write numbers
command shellcheck|shellcheck|ShellCheck|shellcheck|ShellCheck|reads the scripts for faults
EOF
}

needs_to_check_long ()
{
  cat <<'EOF'
command valgrind|valgrind|valgrind|valgrind|valgrind|watches every access to memory
EOF
}

needs_to_read ()
{
  cat <<'EOF'
command cppcheck|cppcheck|cppcheck|cppcheck|cppcheck|reads the sources for faults
command clang-tidy|clang-tidy|clang-tools-extra|clang|clang-tools|reads the sources for faults
command gcc|gcc|gcc|gcc|gcc|its analyzer reads the sources for faults
EOF
}

# libFuzzer comes with the compiler.
needs_to_fuzz ()
{
  cat <<'EOF'
command clang|clang|clang compiler-rt|clang compiler-rt|clang|libFuzzer
EOF
}

needs_to_cover ()
{
  cat <<'EOF'
command gcovr|gcovr|gcovr|gcovr|python3-gcovr|reads which branches were taken
EOF
}

needs_to_try_flatpak ()
{
  cat <<'EOF'
command flatpak|flatpak|flatpak|flatpak|flatpak|runs the program in its sandbox
command flatpak-builder|flatpak-builder|flatpak-builder|flatpak-builder|flatpak-builder|builds for Flatpak
file /usr/libexec/xdg-desktop-portal|xdg-desktop-portal|xdg-desktop-portal|xdg-desktop-portal|xdg-desktop-portal|hands files into a sandbox
file /usr/libexec/xdg-desktop-portal-gtk|xdg-desktop-portal-gtk|xdg-desktop-portal-gtk|xdg-desktop-portal-gtk|xdg-desktop-portal-gtk|its dialogs
command Xvfb|xvfb|xorg-x11-server-Xvfb|xorg-server-xvfb|xorg-x11-server-Xvfb|a display of its own
command xdotool|xdotool|xdotool|xdotool|xdotool|a pointer and keys
command xwd|x11-apps|xwd|xorg-xwd|xwd|a picture of the screen
command pnmtopng|netpbm|netpbm-progs|netpbm|netpbm|a picture of the screen
EOF
}

needs_to_bench ()
{
  cat <<'EOF'
module igraph|libigraph-dev|igraph-devel|igraph|igraph-devel|the peer that benches measure against
EOF
}

# Whether any file has a name of this pattern.
have_match ()
{
  # It is meant to be expanded.
  # shellcheck disable=SC2086
  set -- $1
  [ -e "$1" ]
}

is_there ()
{
  case $1 in
    command\ *) have_command "${1#command }" ;;
    module\ *)  have_module "${1#module }" ;;
    python\ *)  have_python "${1#python }" ;;
    file\ *)    [ -e "${1#file }" ] ;;
    glob\ *)    have_match "${1#glob }" ;;
    *)          die "cannot tell whether $1 is there" ;;
  esac
}

# The package managers with whose names nobody has built yet.
UNVERIFIED='dnf pacman zypper'

# Sets `manager` and `field`: the system's package manager and its column above.
find_manager ()
{
  field=2
  for manager in apt-get dnf pacman zypper; do
    if have_command "$manager"; then
      return 0
    fi
    field=$((field + 1))
  done
  manager=
  return 1
}

as_root ()
{
  if [ "$(id -u)" = 0 ]; then
    "$@"
  elif have_command sudo; then
    sudo "$@"
  else
    die "cannot install packages: neither root nor sudo is there. As root: $*"
  fi
}

install_packages ()
{
  case $manager in
    apt-get)
      as_root apt-get update -qq
      through show_percent as_root env DEBIAN_FRONTEND=noninteractive \
        apt-get install -y -qq --no-install-recommends -o APT::Status-Fd=1 "$@" ;;
    dnf)    as_root dnf install -y -q "$@" ;;
    pacman) as_root pacman -S --needed --noconfirm "$@" ;;
    zypper) as_root zypper --non-interactive --quiet install "$@" ;;
  esac
}

# need LIST…: makes sure that everything in the lists (functions above) is there.
need ()
{
  missing=
  find_manager || true
  lists=$(for list in "$@"; do "$list"; done)
  while IFS='|' read -r test apt dnf pacman zypper why; do
    is_there "$test" && continue
    if [ -z "$manager" ]; then
      die "${test#* } is missing ($why), and no package manager that is known here can install it"
    fi
    packages=$(printf '%s|%s|%s|%s|%s\n' "$test" "$apt" "$dnf" "$pacman" "$zypper" | cut -d '|' -f "$field")
    [ -n "$packages" ] || continue
    case " $missing " in
      *" $packages "*) ;;
      *) missing="$missing $packages"; say "missing: $packages ($why)" ;;
    esac
  done <<EOF
$lists
EOF
  [ -n "$missing" ] || return 0

  say "installing them with $manager:$missing"
  # The names are words, and meant to be split.
  # shellcheck disable=SC2086
  timed "installed" install_packages $missing && return 0
  case " $UNVERIFIED " in
    *" $manager "*) die "$manager could not install:$missing
Nobody has tried these names with $manager yet, so one may be called otherwise there. Install what was named as
missing above by hand, and tell us the right name: build-aux/need.sh has the table." ;;
    *) die "$manager could not install:$missing" ;;
  esac
}

# through SHOW COMMAND…: gives SHOW what COMMAND says, and ends as COMMAND did, which a
# pipe forgets.
through ()
{
  through_what=$1
  shift
  through_mark=$(mktemp)
  rm "$through_mark"
  { "$@" || : >"$through_mark"; } | "$through_what"
  [ ! -e "$through_mark" ] || { rm "$through_mark"; return 1; }
}

# Whoever watches a terminal sees one line that changes.  Elsewhere there is none: a log
# has no use for it.
is_watched ()
{
  [ -t 1 ] && [ "${TERM-dumb}" != dumb ]
}

show ()
{
  ! is_watched || printf '\r\033[K%s' "$1"
}

# What apt says of itself: KIND:PACKAGE:PERCENT:TEXT.
show_percent ()
{
  while IFS=: read -r kind _ percent text; do
    case $kind in
      dlstatus) show "Downloading: ${percent%%.*} %" ;;
      pmstatus) show "Installing: ${percent%%.*} %, $text" ;;
    esac
  done
  show ''
}

# What ninja says of itself: [FILES/ALL] TEXT.
show_files ()
{
  while IFS= read -r line; do
    case $line in
      \[[0-9]*/[0-9]*\]*)
        of=${line%%]*}
        of=${of#?}
        show "Building: ${of%/*} of ${of#*/} files" ;;
    esac
  done
  show ''
}

# timed WHAT COMMAND…: says how long it took, if somebody had time to wonder
timed ()
{
  timed_what=$1
  shift
  timed_from=$(date +%s)
  "$@" || return
  timed_seconds=$(($(date +%s) - timed_from))
  [ "$timed_seconds" -lt 2 ] || say "$timed_what in $timed_seconds s"
}

compile ()
{
  ninja -C "$folder" 2>&1
}

keep_and_show ()
{
  tee "$folder/build.log" | show_files
}

# build FOLDER [MESON OPTION…]: sets a build folder up, once, and builds.
build ()
{
  folder=$1
  shift
  if [ ! -e "$folder/build.ninja" ]; then
    # A folder that a failed set-up left behind is no use to anybody.
    rm -rf "$folder"
    show "Looking at what is here"
    meson setup "$folder" "$@" >"$folder.log" 2>&1 ||
      { show ''; cat "$folder.log" >&2; die "meson could not set $folder up"; }
    rm -f "$folder.log"
  fi
  is_watched || say "building in $folder, which may take minutes"
  timed "built" through keep_and_show compile ||
    { cat "$folder/build.log" >&2; die "the program does not build"; }
}
