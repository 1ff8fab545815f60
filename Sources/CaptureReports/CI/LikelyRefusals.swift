import CapturePlans
import JSONSource

/// Where graphs likely cannot run: a check is green there unless it is told to fail, so it has to be loud.
struct LikelyRefusals {
  /// The files, each with the devices, in order.
  private let files: [(name: String, profiles: [String], all: [String])]

  init(_ report: Report) {
    files = report.files.compactMap { file in
      let likely = file.results.filter { $0.answer == Answer(.cannotRun, on: .estimated) }.map(\.profile)
      return likely.isEmpty ? nil : (file.name, likely, file.results.map(\.profile))
    }
  }

  /// The files and the devices in a sentence; `nil` if there are none.
  var sentence: String? {
    guard !files.isEmpty else { return nil }
    let places = files.map { file in
      TerminalText.escaped("\(file.name) on \(DeviceRuns.text(file.profiles, among: file.all))")
    }
    return "likely cannot run, going by devices of the same family: \(places.joined(separator: "; "))"
  }
}

extension ReportSummary {
  /// How much was found, and how many answers there are of each kind: `1 error in 1 file on 2 profiles; 1 cannot run, 1
  /// unverified`.
  var sentence: String {
    let parts = [(errors, "error"), (warnings, "warning"), (notes, "note")].filter { $0.0 > 0 }
    let found = parts.map { TextLayout.count($0.0, $0.1) }.joined(separator: ", ")
    let more = isUncounted ? "more than " : ""
    let places = [(files, "file"), (profiles, "profile")].filter { $0.0 > 0 }.map { TextLayout.count($0.0, $0.1) }
    let verdicts = answers.map { "\($0.count) \($0.answer.words)" }.joined(separator: ", ")
    return "\(more)\(found.isEmpty ? "no findings" : found) in \(places.joined(separator: " on "))"
      + (verdicts.isEmpty ? "" : "; \(verdicts)")
  }
}
