"""Files to check beside ruff: peers.py COUNT GRAPH writes so many copies of a graph into `usual`, and of Python code of as
many bytes into `python`.

The code is this bench's own, up to the end of a function; what ruff finds in it, such as imports for the rest, is fixed first,
so that neither side has anything to report.
"""
import os
import subprocess
import sys

count, graph = int(sys.argv[1]), open(sys.argv[2], encoding="utf-8").read()
here = os.path.dirname(os.path.abspath(__file__))
with open(os.path.join(here, "elements.py"), encoding="utf-8") as file:
    code = file.read()
for folder in ("usual", "python"):
    os.makedirs(folder)
with open("code.py", "w", encoding="utf-8") as file:
    file.write(code[:code.rindex("\n\n\n", 0, len(graph))] + "\n")
subprocess.run(["ruff", "check", "--quiet", "--isolated", "--no-cache", "--fix", "code.py"], check=True)
with open("code.py", encoding="utf-8") as file:
    code = file.read()
for number in range(count):
    for name, text in ((f"usual/{number}.graph.json", graph), (f"python/{number}.py", code)):
        with open(name, "w", encoding="utf-8") as file:
            file.write(text)
