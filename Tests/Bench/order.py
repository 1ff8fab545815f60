"""Which functions a check calls, capplan's own and those below, as section names for the linker.

order.py BINARY CALLGRIND...: BINARY has its symbols; CALLGRIND is what `valgrind --tool=callgrind --demangle=no` wrote.
A name that is not there any more is passed over, and a new one lies elsewhere: a list that is out of date costs memory only.
"""
import collections
import re
import subprocess
import sys

binary, *profiles = sys.argv[1:]

addresses, names = {}, collections.defaultdict(list)
for line in subprocess.run(["nm", binary], capture_output=True, text=True, check=True).stdout.splitlines():
    fields = line.split()
    if len(fields) == 3 and fields[1] in "tTwW":
        addresses.setdefault(fields[2], fields[0])
        names[fields[0]].append(fields[2])

sections = set()
for profile in profiles:
    with open(profile, encoding="utf-8") as file:
        for line in file:
            call = re.match(r"c?fn=\(\d+\) (\S+)", line)
            if call:
                name = re.sub(r"'\d+$", "", call.group(1))
                # The linker folds equal functions into one, and any of their names may be the section's.
                sections.update(".text." + each for each in names.get(addresses.get(name), [name]))
# Small helpers that have no names of their own.
sections.update([".text..L__unnamed_*", ".text..Lobjectdestroy*"])
print("\n".join(sorted(sections)))
