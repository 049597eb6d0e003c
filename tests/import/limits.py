"""What an import may take."""
import os
import resource


def limit():
    """A fresh process: 500 MB and 2 seconds of the processor.  Sanitizers take addresses without end, and ten times as long."""
    if os.environ.get("HU_SANITIZED") == "1":
        resource.setrlimit(resource.RLIMIT_CPU, (60, 60))
        return
    resource.setrlimit(resource.RLIMIT_DATA, (500 << 20, 500 << 20))
    resource.setrlimit(resource.RLIMIT_CPU, (2, 2))
