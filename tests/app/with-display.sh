#!/bin/sh
# with-display.sh COMMAND [ARGUMENT…]: runs COMMAND under an X server (HU_SCREEN: its size, 1280x820) and a
# session bus of its own.  Where there is none to be had, that is a failure:
# a window that was not opened was not tested.
set -eu

for program in Xvfb xdotool dbus-run-session; do
  command -v "$program" >/dev/null || { echo "Bail out! $program is not installed: no display to test on"; exit 99; }
done

place=$(mktemp -d)
server=
cleanup ()
{
  [ -z "$server" ] || kill "$server" 2>/dev/null || :
  # A portal's folder in it is unmounted a moment after its session has gone.
  rm -rf "$place" 2>/dev/null || { sleep 1; rm -rf "$place"; }
}
trap cleanup EXIT
trap 'exit 1' HUP INT TERM

# A server that nobody is connected to begins anew, and is not there for a
# moment: -noreset.  The server picks a free number itself, and writes it once
# it is ready.  Two that start at the same moment may pick the same; then one of
# them goes again.
mkfifo "$place/number"
number=
for attempt in 1 2 3 4 5; do
  Xvfb -displayfd 3 -screen 0 "${HU_SCREEN:-1280x820}x24" -nolisten tcp -noreset 3>"$place/number" >/dev/null 2>"$place/log" &
  server=$!
  read -r number <"$place/number" || number=
  if [ -n "$number" ] && DISPLAY=:$number xdotool getdisplaygeometry >/dev/null 2>&1 && kill -0 "$server" 2>/dev/null
  then
    break
  fi
  kill "$server" 2>/dev/null || :
  number=
  sleep "$attempt"
done
if [ -z "$number" ]; then
  echo "Bail out! the X server did not start: $(cat "$place/log")"
  exit 99
fi

# The pointer starts in the middle, above windows that open and close: it would ask for
# the tooltip of one that is gone.
DISPLAY=:$number xdotool mousemove 10000 10000

# The output of the session's own services is no part of a test's report.  Nothing here
# draws by GL, and asking whether it could (by its name of today and of later GTK)
# takes a fifth of a second each time.
mkdir -p "$place/home" "$place/run"
chmod 700 "$place/run"
unset WAYLAND_DISPLAY
DISPLAY=:$number XDG_RUNTIME_DIR=$place/run HOME=$place/home \
XDG_DATA_HOME=$place/home/data XDG_CONFIG_HOME=$place/home/config XDG_CACHE_HOME=$place/home/cache XDG_STATE_HOME=$place/home/state \
GDK_BACKEND=x11 GSK_RENDERER=${GSK_RENDERER:-cairo} GSETTINGS_BACKEND=memory \
GDK_DEBUG=gl-disable GDK_DISABLE=gl LIBGL_ALWAYS_SOFTWARE=1 NO_AT_BRIDGE=1 \
  dbus-run-session -- sh -c 'exec "$@" >&4' sh "$@" 4>&1 >&2
