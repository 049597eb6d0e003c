#!/bin/sh
# House rules that a machine can see: sizes of files, header guards, trailing
# space, and nothing left behind.
set -eu

root=$1
cd "$root"
bad=0
files=$(find src tests -name '*.[ch]' | sort)

complain ()
{
  echo "# $*"
  bad=1
}

for file in $files; do
  lines=$(wc -l <"$file")
  [ "$lines" -le 700 ] || complain "$file has $lines lines: split it by concern"
  case $file in
    *.h) grep -q '^#pragma once$' "$file" || complain "$file has no #pragma once" ;;
  esac
  head -n 1 "$file" | grep -q '^/\*' || complain "$file does not begin by saying what may be in it"
  if grep -nE '[[:space:]]+$' "$file"; then
    complain "$file has trailing space"
  fi
  if grep -nP '\t' "$file"; then
    complain "$file has tabs"
  fi
done

# Tables of tests may be as wide as their cases.
if LC_ALL=C.UTF-8 grep -rnP '^.{131,}$' src --include='*.[ch]'; then
  complain "the above lines are too long to be read"
fi

# Words that promise what is not there; this script has to name them.
if grep -rnIE 'TO''DO|FIX''ME|X''XX:|HA''CK|g_test_sk''ip' src tests data ui build-aux run check 2>/dev/null; then
  complain "the above was left behind"
fi

echo "1..1"
if [ "$bad" = 0 ]; then
  echo "ok 1 files"
else
  echo "not ok 1 files"
fi
