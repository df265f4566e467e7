"""The machine that figures come from: what it is, and how busy it was."""

from __future__ import annotations

import os
import platform
from importlib.metadata import version
from pathlib import Path

CPUINFO = Path("/proc/cpuinfo")


def machine() -> dict[str, str]:
    """Processor, cores, system and Python, for the head of a page."""
    return {
        "processor": processor(),
        "cores": str(os.cpu_count()),
        "system": f"{platform.system()} {platform.machine()}",
        "python": platform.python_version(),
        "gunbai": version("gunbai"),
        "load": load(),
    }


def processor() -> str:
    """The processor's name, where the system tells it."""
    if CPUINFO.exists():
        for line in CPUINFO.read_text().splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def load() -> str:
    """How many programs wanted the processor in the last minute, on average."""
    return f"{os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "unknown"
