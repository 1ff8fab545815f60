import CaptureModel
import CapturePlans
import JSONSource

/// Lists the things that the app leaves out, and the devices.
struct MatrixOmissions {
  let renderer: MatrixRenderer

  /// A table for each graph.
  func text(_ report: Report) -> String {
    let profiles = renderer.matrix(of: report).profiles
    let blocks = report.readable.files.filter { !$0.results.isEmpty }.map { file in
      let results = profiles.compactMap { id in file.results.first { $0.profile == id } }
      return [renderer.palette.paint(TerminalText.escaped(file.name), .strong)] + lines(of: results)
    }
    return blocks.map { $0.map { $0 + "\n" }.joined() }.joined(separator: "\n")
  }

  private func lines(of results: [CheckResult]) -> [String] {
    let all = results.map(\.profile)
    var rows: [Omission] = []
    func add(_ title: String, _ reason: String?, on result: CheckResult) {
      if let index = rows.firstIndex(where: { $0.title == title && $0.reason == reason }) {
        rows[index].profiles.append(result.profile)
      } else {
        rows.append(Omission(title: title, reason: reason, profiles: [result.profile]))
      }
    }
    for result in results where result.verdict != .invalid {
      for left in result.leftOut {
        add("without \(GuardWords.title(of: left.guarded))", left.reasons.joined(separator: "; "), on: result)
      }
    }
    for result in results where result.verdict != .invalid {
      for guarded in result.supportNotKnown { add("not known: \(GuardWords.title(of: guarded))", nil, on: result) }
    }
    for result in results where result.verdict != .invalid && result.leftOut.isEmpty && result.supportNotKnown.isEmpty {
      add("with everything", nil, on: result)
    }
    let refused = results.filter { $0.verdict == .invalid || $0.verdict == .cannotRun }
    var lines = rows.flatMap { row in
      TextLayout.hanging(
        "  \(TerminalText.escaped(row.title)): ",
        TerminalText.escaped(
          renderer.devices(row.profiles, among: all) + (row.reason.map { ": \($0)" } ?? "")),
        width: renderer.width)
    }
    if !refused.isEmpty {
      let text = renderer.devices(refused.map(\.profile), among: all)
      lines += TextLayout.hanging("  cannot run at all: ", TerminalText.escaped(text), width: renderer.width)
    }
    return lines
  }

  /// Something that is left out, for one reason.
  private struct Omission {
    let title: String
    let reason: String?
    var profiles: [String]
  }
}
