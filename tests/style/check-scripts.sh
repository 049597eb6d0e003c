#!/bin/sh
# check-scripts.sh ROOT: a point for each shell script, which shellcheck reads for
# faults, and one for each call of ./run that it refuses before it installs or builds anything.
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

# refused SAYS ARGUMENT…
refused ()
{
  says=$1
  shift
  number=$((number + 1))
  # Nothing is found on this path but what the script reads of itself with, so that it could build nothing.
  if said=$(PATH=$tools ./run "$@" 2>&1) || [ "$said" != "run: $says" ]; then
    echo "# $said"
    echo "not ok $number run: $says"
  else
    echo "ok $number run: $says"
  fi
}

tools=$(mktemp -d)
trap 'rm -rf "$tools"' EXIT
ln -s "$(command -v sh)" "$(command -v dirname)" "$(command -v basename)" "$tools"
refused "there is no $PWD/nofile; check the name and the folder" nofile
refused "there is no /nofile; check the name and the folder" /nofile
refused "$PWD/data is a folder; choose a file in it" data
refused "it takes one file, or nothing" README.md README.md
echo "1..$number"
