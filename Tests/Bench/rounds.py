"""What two commands took in several rounds of hyperfine: rounds.py COMMAND AGAINST JSON...

Prints the median of either one's means, in milliseconds, and the median of the rounds' ratios. A machine that others share is
faster now and slower then, and both commands of one round meet the same of it.
"""
import json
import statistics
import sys

command, against, *files = sys.argv[1:]
rounds = []
for file in files:
    with open(file, encoding="utf-8") as text:
        rounds.append({result["command"]: result["mean"] for result in json.load(text)["results"]})
for name in (command, against):
    print(f"{statistics.median(each[name] for each in rounds) * 1000:.1f}", end=" ")
print(f"{statistics.median(each[command] / each[against] for each in rounds):.2f}")
