#!/bin/sh
# try-window.sh APP FOLDER: the window in the sandbox, with a game that the document portal hands in; for try.sh,
# under an X server and a session bus.
set -eu

app=$1
folder=$2
game="$folder/home/a game.hexgame"
# What with-display.sh has put there is not where Flatpak has installed.
export HOME="$folder/home" XDG_DATA_HOME="$folder/home/data" XDG_CONFIG_HOME="$folder/home/config" XDG_CACHE_HOME="$folder/home/cache"
cp data/scenarios/operation-typhoon.hexgame "$game"

# take_picture NAME
take_picture ()
{
  xwd -root -silent | xwdtopnm 2>/dev/null | pnmtopng >"$folder/$1.png" 2>/dev/null
}

# find_window NAME: waits for it
find_window ()
{
  for _ in $(seq 120); do
    found=$(xdotool search --onlyvisible --name "$1" 2>/dev/null | head -n 1) || :
    [ -z "$found" ] || return 0
    sleep 0.5
  done
  take_picture wrong
  echo "there is no window of the name $1"
  return 1
}

flatpak run --user --file-forwarding "$app" @@ "$game" @@ &
program=$!
find_window 'Operation Typhoon'
window=$found
sleep 4
take_picture window

# Files are opened by the portal's own dialog, which runs outside.
xdotool windowfocus "$window" key ctrl+o
find_window 'Open'
sleep 2
take_picture portal
echo "the portal opens its dialog"
xdotool key Escape
sleep 1
xdotool windowfocus "$window" key ctrl+q
for _ in $(seq 40); do
  kill -0 "$program" 2>/dev/null || break
  sleep 0.5
done
if kill -0 "$program" 2>/dev/null; then
  flatpak kill "$app"
  echo "it does not close"
  exit 1
fi
[ -d "$HOME/.var/app/$app" ] || { echo "it has kept nothing in its own folder"; exit 1; }
echo "the window opens, draws and closes in the sandbox"
