#!/bin/sh
# The walls that the include directories leave open: a way around them by path,
# and headers that lie beside GLib's own.  See src/README.md.
set -eu

src=$1
bad=0

# forbid FOLDER PATTERN: no file of FOLDER includes a header that PATTERN matches.
forbid ()
{
  [ -d "$src/$1" ] || { echo "# no folder $1" >&2; bad=1; return; }
  if grep -rnE --include='*.[ch]' "^ *# *include *[<\"]([^>\"]*/)?($2)" "$src/$1"; then
    echo "# src/$1 must not include the above"
    bad=1
  fi
}

up='\.\./'
forbid rules   "$up|glib-object|gobject/|gio/|gi18n|json-glib|cairo|pango|gtk|gdk|adwaita|libintl"
forbid explain "$up|glib-object|gobject/|gio/|json-glib|cairo|pango|gtk|gdk|adwaita"
forbid file    "$up|json-glib|cairo|pango|gtk|gdk|adwaita"
forbid import  "$up|json-glib|cairo|pango|gtk|adwaita|libintl"
forbid model   "$up|json-glib|cairo|pango|gtk|gdk|adwaita"
forbid render  "$up|gio/|json-glib|gtk|gdk|adwaita"
forbid report  "$up|gio/|json-glib|gtk|gdk|adwaita"
forbid cli     "$up|gtk|gdk|adwaita"
forbid app     "$up|json-glib"

# The rules compute: they neither print nor ask the time, the locale or the disk.
if grep -rnE --include='*.c' '\b(g_print|printf|fopen|getenv|g_getenv|time|g_get_real_time|g_get_monotonic_time|setlocale) \(' \
     "$src"/rules; then
  echo "# src/rules must not call the above"
  bad=1
fi

# Text from anywhere is read by hu_node_parse() alone, which bounds how deep it goes: json-glib goes on until the stack ends,
# silently takes the last of two keys that are alike, and makes another number of one beyond 64 bits.
if grep -rnE --include='*.[ch]' '\b(json_parser_|json_from_string|json_reader_|json_gvariant_deserialize)' "$src"; then
  echo "# only hu_node_parse() may read JSON"
  bad=1
fi

# A file whose address cannot be parsed has no name: one helper knows what to show instead.
if grep -rn --include='*.c' 'g_file_get_basename (' "$src" | grep -v '/hu-file-name\.c:'; then
  echo "# only hu_file_dup_name() may ask for the name of a file"
  bad=1
fi

echo "1..1"
if [ "$bad" = 0 ]; then
  echo "ok 1 layers"
else
  echo "not ok 1 layers"
fi
