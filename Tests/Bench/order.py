"""Which functions of the Swift runtime and the C library a check calls, as section names for the linker.

order.py BINARY CALLGRIND: BINARY has its symbols; CALLGRIND is what `valgrind --tool=callgrind --demangle=no` wrote.
capplan's own functions are left out: their names change with the code, those of the runtime with the toolchain only.
"""
import collections
import re
import subprocess
import sys

binary, profile = sys.argv[1:]
OWN = re.compile("15CapturePlanning|14CaptureReports|14CapplanCommand|14DeviceProfiles|7capplan")

addresses, names = {}, collections.defaultdict(list)
for line in subprocess.run(["nm", binary], capture_output=True, text=True, check=True).stdout.splitlines():
    fields = line.split()
    if len(fields) == 3 and fields[1] in "tTwW":
        addresses.setdefault(fields[2], fields[0])
        names[fields[0]].append(fields[2])

sections = set()
with open(profile, encoding="utf-8") as file:
    for line in file:
        call = re.match(r"c?fn=\(\d+\) (\S+)", line)
        if call:
            name = re.sub(r"'\d+$", "", call.group(1))
            # The linker folds equal functions into one, and any of their names may be the section's.
            sections.update(".text." + each for each in names.get(addresses.get(name), [name]) if not OWN.search(each))
print("\n".join(sorted(sections)))
