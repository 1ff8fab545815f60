"""What a process used: kilobytes(usage) for the other scripts, or resources.py COMMAND... for the memory of a command."""
import os
import subprocess
import sys


def kilobytes(usage):
    """The most memory of a process; a Mac says it in bytes, Linux in KB."""
    return usage.ru_maxrss // 1024 if sys.platform == "darwin" else usage.ru_maxrss


def main():
    with subprocess.Popen(sys.argv[1:], stdout=subprocess.DEVNULL) as process:
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    print(kilobytes(usage))


if __name__ == "__main__":
    main()
