#!/bin/sh
# check-scripts.sh ROOT: a point for each shell script, which shellcheck reads for
# faults.
set -eu

cd "$1"
scripts=$(ls check run .ci/run 2>/dev/null || :
  find build-aux data flatpak tests -name '*.sh' | sort
  find debian/tests -type f ! -name control | sort)

number=0
for script in $scripts; do
  number=$((number + 1))
  if found=$(shellcheck -x "$script" 2>&1); then
    echo "ok $number $script"
  else
    echo "$found" | sed 's/^/# /'
    echo "not ok $number $script"
  fi
done
echo "1..$number"
