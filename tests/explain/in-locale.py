#!/usr/bin/env python3
"""in-locale.py CATALOGUES COMMAND…: runs a test that reads the catalogues.

The C library translates nothing in the C locale, so it gets another one, made
here; HU_TEST_LOCALEDIR tells it where the catalogues are.
"""
import os
import pathlib
import subprocess
import sys
import tempfile

with tempfile.TemporaryDirectory() as folder:
    made = pathlib.Path(folder) / "en_US.UTF-8"
    subprocess.run(["localedef", "-i", "en_US", "-f", "UTF-8", made], capture_output=True)
    environment = {**os.environ, "HU_TEST_LOCALEDIR": sys.argv[1], "LOCPATH": folder, "LC_ALL": "en_US.UTF-8"}
    sys.exit(subprocess.run(sys.argv[2:], env=environment).returncode)
