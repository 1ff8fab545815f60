import CaptureModel
import CaptureSession
import CapturePlans
import JSONSource

/// Draws the verdicts of one file: a line for each profile, and the facts that are missing.
struct VerdictText {
  let palette: Palette
  let width: Int

  /// The lines. They name a file without findings, since nothing else does.
  func lines(of file: FileReport) -> [String] {
    let results = file.results
    let name = TerminalText.escaped(file.name)
    guard !results.isEmpty else {
      // The graph has no fault of its own, but the profiles that it names come from faulty files, which were reported.
      if file.findings.isEmpty { return ["\(name): not judged, because none of the requested profiles can be used"] }
      return ["\(name): " + palette.paint(Answer(.invalid).words, Answer(.invalid).style)]
    }
    var lines: [String] = []
    var rest = results[...]
    while let first = rest.first {
      let (answer, costs) = (verdict(of: first), costs(of: first))
      // Profiles with the same verdict, grounds, costs and omissions share a line.
      let (grounds, guards) = (GroundSummary(first.restsOn).words, GuardWords.lines(of: first))
      let alike = rest.dropFirst().prefix {
        verdict(of: $0) == answer && self.costs(of: $0) == costs
          && GroundSummary($0.restsOn).words == grounds
          && GuardWords.lines(of: $0) == guards
      }
      rest = rest.dropFirst(1 + alike.count)
      let profiles = [first.profile] + alike.map(\.profile)
      let isAll = profiles.count == results.count && profiles.count > 3
      let names =
        results.count > DeviceRuns.most
        ? DeviceRuns.text(profiles, among: results.map(\.profile))
        : profiles.joined(separator: ", ")
      let list = isAll ? "all \(profiles.count) profiles" : TerminalText.escaped(names)
      let lead = file.findings.isEmpty ? "\(name) on \(list):" : "\(list):"
      lines += self.lines(lead, TerminalText.escaped(answer), first.answer.style, costs)
      for plan in Self.plans(of: profiles, results) {
        lines += TextLayout.hanging("  after reduce --strategy optimal: ", TerminalText.escaped(plan), width: width)
      }
      for line in guards {
        lines += TextLayout.hanging("  \(line.lead): ", TerminalText.escaped(line.text), width: width)
      }
      if let grounds { lines += TextLayout.hanging("  based on: ", TerminalText.escaped(grounds), width: width) }
    }
    return lines + unverified(results.filter { $0.verdict != .invalid })
  }

  /// A verdict in words; for a graph with errors that a plan may mend, what is certain comes first.
  private func verdict(of result: CheckResult) -> String {
    result.verdict == .unverified && result.refusals.contains { $0.severity == .error }
      ? "cannot run as it is; whether with a plan is unverified" : GuardWords.verdict(of: result)
  }

  /// A verdict and the costs, after a lead; a lead with many devices takes several lines.
  private func lines(_ lead: String, _ answer: String, _ style: Palette.Style, _ costs: [String]) -> [String] {
    var leads = TextLayout.wrap(lead, width: width - answer.utf8.count - 3)
    for index in leads.indices.dropFirst() { leads[index] = "  " + leads[index] }
    let last = leads.removeLast() + " "
    let head = last + answer
    var flow = TextLayout.flow([head] + costs, separator: " · ", indent: 2, width: width)
    let tail = String(Substring(flow[0].utf8.dropFirst(head.utf8.count)))
    flow[0] = last + palette.paint(answer, style) + tail
    return leads + flow
  }

  /// The plans that make an adjusted graph run, each once.
  private static func plans(of profiles: [String], _ results: [CheckResult]) -> [String] {
    var plans: [String] = []
    for result in results where profiles.contains(result.profile) {
      if let plan = result.plan?.words, !plans.contains(plan) { plans.append(plan) }
    }
    return plans
  }

  private func costs(of result: CheckResult) -> [String] {
    // Costs of a graph that is only partly readable can't be relied on.
    guard let costs = result.costs, result.verdict != .invalid else { return [] }
    // A single-camera session seldom has any.
    var parts = costs.areNone ? [] : ["hardwareCost \(Figure.interval(costs.hardware.total))"]
    if result.hasUntestedTarget { parts.append("the target is not tested: one video output has no hardwareCost") }
    if let pressure = costs.pressure, result.judgesPressure || Figure.saysHowLong(pressure.total) {
      let isKnown = pressure.total.value != nil || pressure.total.high != nil
      parts.append("systemPressureCost \(Figure.interval(pressure.total))")
      if isKnown { parts.append(Figure.duration(pressure.total)) }
    }
    return parts
  }

  /// The facts that profiles lack, each once, with the rules that need it; a heading names the profiles.
  private func unverified(_ results: [CheckResult]) -> [String] {
    let facts = MissingFacts(results)
    var lines: [String] = []
    for group in facts.groups {
      let all = results.map(\.profile)
      let list = group.profiles.count == all.count ? "" : " on " + ProfileList.text(group.profiles, among: all)
      let lead = "unverified" + TerminalText.escaped(list) + ":"
      let settled = TerminalText.escaped("to find out, \(group.advice)")
      // A fact that many devices lack has its own lines.
      if group.facts.count == 1, DisplayWidth.of(lead) <= width / 2 {
        let (fact, rules) = group.facts[0]
        lines += hanging("  ", lead, "\(line(fact.words, rules)); \(settled)")
        continue
      }
      lines += TextLayout.hanging("  ", lead, width: width).map { palette.paint($0, .warning) }
      for (fact, rules) in group.facts { lines += TextLayout.hanging("    - ", line(fact.words, rules), width: width) }
      lines += TextLayout.hanging("    ", settled, width: width)
    }
    if facts.areOfProbe { lines += TextLayout.hanging("  ", Settlement.probeTellsAll, width: width) }
    if facts.idle > 0 {
      let verb = facts.idle == 1 ? "is" : "are"
      let text = "\(TextLayout.count(facts.idle, "more fact")) \(verb) not known, but would not change the verdict"
      lines.append("  " + palette.paint(text, .faint))
    }
    return lines
  }

  private func line(_ fact: String, _ rules: [String]) -> String {
    TerminalText.escaped("\(fact) (\(rules.joined(separator: ", ")))")
  }

  private func hanging(_ indent: String, _ lead: String, _ text: String) -> [String] {
    TextLayout.hanging(indent + lead + " ", text, width: width) { _ in
      indent + palette.paint(lead, .warning) + (text.isEmpty ? "" : " ")
    }
  }
}
