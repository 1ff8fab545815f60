import CaptureModel
import CaptureSession
import CapturePlans
import JSONSource

/// Draws the verdicts of one file: a line for each group of devices that agree, and the facts that are missing.
struct VerdictText {
  let palette: Palette
  let width: Int
  let shows: Set<ShownPart>

  /// The lines. Each verdict names the file.
  func lines(of file: FileReport) -> [String] {
    let results = file.results
    let name = TerminalText.escaped(file.name)
    guard !results.isEmpty else {
      // The graph has no fault of its own, but the profiles that it names come from faulty files, which were reported.
      if file.findings.isEmpty { return ["\(name): not judged, because none of the requested profiles can be used"] }
      return ["\(name): " + palette.paint(Answer(.invalid).words, Answer(.invalid).style)]
    }
    let groups = VerdictGroup.groups(results, bySource: shows.contains(.sources))
    return groups.flatMap { lines(of: $0, name, among: results) } + guards(results)
      + unverified(results.filter { $0.verdict == .unverified }, among: results.map(\.profile)) + hint(groups)
  }

  private func lines(of group: VerdictGroup, _ name: String, among all: [CheckResult]) -> [String] {
    let profiles = group.profiles
    let isAll = profiles.count == all.count && profiles.count > 3
    let names =
      all.count > DeviceRuns.most
      ? DeviceRuns.text(profiles, among: all.map(\.profile), shortensIDs: true) : profiles.joined(separator: ", ")
    let list = isAll ? "all \(profiles.count) profiles" : TerminalText.escaped(names)
    var lines = self.lines("\(name) on \(list):", TerminalText.escaped(group.words), group.answer.style, group.costs)
    if let plan = group.plan { lines += part("after reduce --strategy optimal", plan) }
    for text in group.without { lines += part(GuardWords.without, text) }
    if tells(sourcesOf: group), let sources = group.sources { lines += part("based on", sources) }
    return lines
  }

  private func part(_ lead: String, _ text: String) -> [String] {
    TextLayout.hanging("  \(lead): ", TerminalText.escaped(text), width: width)
  }

  /// The facts of one group are told where all its devices share them and they take one line; more are asked for.
  private func tells(sourcesOf group: VerdictGroup) -> Bool {
    guard !shows.contains(.sources) else { return true }
    return group.sources.map { DisplayWidth.of("  based on: " + TerminalText.escaped($0)) <= width } ?? false
  }

  /// How to have the facts told that are not.
  private func hint(_ groups: [VerdictGroup]) -> [String] {
    guard groups.contains(where: { $0.hasSources && !tells(sourcesOf: $0) }) else { return [] }
    return ["  " + palette.paint("what verdicts are based on, or lack: --show sources", .faint)]
  }

  /// A verdict and the costs, after a lead; a lead with many devices takes several lines.
  private func lines(_ lead: String, _ answer: String, _ style: Palette.Style, _ costs: [String]) -> [String] {
    var leads = TextLayout.hanging("", lead, width: width - 2)
    for index in leads.indices.dropFirst() { leads[index] = "  " + leads[index] }
    if DisplayWidth.of(leads[leads.count - 1]) + answer.utf8.count >= width { leads.append(" ") }
    let last = leads.removeLast() + " "
    let head = last + answer
    var flow = TextLayout.flow([head] + costs, separator: " · ", indent: 2, width: width)
    let tail = String(Substring(flow[0].utf8.dropFirst(head.utf8.count)))
    flow[0] = last + palette.paint(answer, style) + tail
    return leads + flow
  }

  /// The settings that may be left out: how many, or each with the fact that decides.
  private func guards(_ results: [CheckResult]) -> [String] {
    var order: [String] = []
    var devices: [String: [String]] = [:]
    var names: Set<GraphGuard> = []
    for result in results {
      let open = GuardWords.lines(of: result).filter { $0.lead == GuardWords.perhaps }
      if !open.isEmpty { names.formUnion(GuardWords.open(of: result)) }
      for line in open {
        if devices[line.text] == nil { order.append(line.text) }
        devices[line.text, default: []].append(result.profile)
      }
    }
    guard !order.isEmpty else { return [] }
    guard shows.contains(.guards) else {
      let (settings, count) = (TextLayout.count(names.count, "guarded setting"), Set(devices.values.joined()).count)
      let scope = results.count == 1 ? "" : " on \(TextLayout.count(count, "device"))"
      let text = "perhaps without \(settings)\(scope), as it is not known whether they are supported: --show guards"
      return TextLayout.wrap(text, width: width - 2).map { "  " + palette.paint($0, .faint) }
    }
    let all = results.map(\.profile)
    return order.flatMap { text in
      let some = devices[text] ?? []
      let list = some.count == all.count ? "" : " on " + ProfileList.text(some, among: all, shortensIDs: true)
      return part(GuardWords.perhaps + list, text)
    }
  }

  /// How many missing facts, and ways to settle them, are told of a group of devices among many.
  private static let mostFacts = 1

  /// The facts that keep verdicts open, each once, with the rules that need them; a lead names the profiles.
  private func unverified(_ results: [CheckResult], among all: [String]) -> [String] {
    let facts = MissingFacts(results)
    // Of many devices, each lacks facts of its own.
    let most = all.count > DeviceRuns.most && !shows.contains(.sources) ? Self.mostFacts : nil
    var lines: [String] = []
    for group in facts.groups {
      // Below verdicts of other devices, those that are meant have to be named.
      let isOfAll = group.profiles.count == all.count
      let list = isOfAll ? "" : " on " + ProfileList.text(group.profiles, among: all, shortensIDs: true)
      let lead = TerminalText.escaped("unverified" + list + ":")
      let text = TerminalText.escaped("\(group.words(atMost: most)); to find out, \(group.advice(atMost: most))")
      if DisplayWidth.of(lead) <= width / 2 {
        lines += TextLayout.hanging("  \(lead) ", text, width: width) { _ in "  " + palette.paint(lead, .warning) + " "
        }
      } else {
        lines += TextLayout.hanging("  ", lead, width: width).map { palette.paint($0, .warning) }
        lines += TextLayout.hanging("      ", text, width: width)
      }
    }
    if facts.areOfProbe { lines += TextLayout.hanging("  ", Settlement.probeTellsAll, width: width) }
    return lines
  }
}
