"""Reads JUnit reports with junitparser: what each says of itself is what it holds. junit_counts.py FILE..."""
import sys

from junitparser import Error, Failure, JUnitXml

for name in sys.argv[1:]:
    report = JUnitXml.fromfile(name)
    results = [result for suite in report for case in suite for result in case.result]
    failures = sum(isinstance(result, Failure) for result in results)
    errors = sum(isinstance(result, Error) for result in results)
    cases = sum(len(list(suite)) for suite in report)
    said = (report.tests, report.failures, report.errors)
    assert said == (cases, failures, errors), f"{name}: {said} is said, {(cases, failures, errors)} is held"
    print(f"{name.rsplit('/', 1)[-1]}: {cases} cases, {failures} failures, {errors} errors")
