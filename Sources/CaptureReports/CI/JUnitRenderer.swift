import CapturePlans
public import JSONSource

/// Renders a check as JUnit XML: a suite for each file, with a case for each finding, or for each profile if a file has
/// no findings.
///
/// Findings that make the check fail are failures, and a file that can't be read is an error. Milder findings pass, and
/// are shown in the output of their cases. A case is named after what it is about, so that it keeps its history when
/// lines move.
public struct JUnitRenderer: Sendable {
  /// Whether a finding makes the check fail, by its severity and by whether it is a refusal based on an estimate.
  public typealias Failing = @Sendable (_ severity: Severity, _ isLikelyRefusal: Bool) -> Bool

  private let showsDoubts: Bool
  private let isFailing: Failing

  /// A renderer that reports the findings selected by `failing` (errors by default) as failures and, with
  /// `showsDoubts`, missing facts that decide a verdict too.
  public init(showsDoubts: Bool = false, failing isFailing: @escaping Failing = { severity, _ in severity == .error }) {
    self.showsDoubts = showsDoubts
    self.isFailing = isFailing
  }

  private enum Outcome {
    case passed, failure, error
  }

  private struct Case {
    let name: String
    let outcome: Outcome
    let kind: String
    let message: String
    let text: String
  }

  /// The whole report, ending with LF.
  public func render(_ report: Report) -> String {
    let suites = report.files.map { file in (name: file.name, cases: cases(of: file)) }
    var xml = XMLWriter()
    xml.element("testsuites", [("name", report.tool.name)] + Self.counts(suites.flatMap(\.cases))) { xml in
      for suite in suites {
        let name = TerminalText.escaped(suite.name)
        xml.element("testsuite", [("name", name)] + Self.counts(suite.cases)) { xml in
          for item in suite.cases { Self.element(item, of: name, to: &xml) }
        }
      }
    }
    return xml.text
  }

  private static func counts(_ cases: [Case]) -> [(name: String, value: String)] {
    [
      ("tests", String(cases.count)), ("failures", String(cases.count { $0.outcome == .failure })),
      ("errors", String(cases.count { $0.outcome == .error })),
    ]
  }

  private static func element(_ item: Case, of file: String, to xml: inout XMLWriter) {
    xml.element("testcase", [("name", item.name), ("classname", file)]) { xml in
      let attributes = [(name: "message", value: item.message), (name: "type", value: item.kind)]
      switch item.outcome {
      case .passed: xml.element("system-out", text: item.text)
      case .failure: xml.element("failure", attributes, text: item.text)
      case .error: xml.element("error", attributes, text: item.text)
      }
    }
  }

  private func cases(of report: FileReport) -> [Case] {
    let file = FileRemarks(report, showsDoubts: showsDoubts)
    if file.remarks.isEmpty { return report.results.map(Self.passing) }
    var identifier = FindingIdentifier(file.document, file.graph)
    var counts: [String: Int] = [:]
    return file.remarks.map { remark in
      let place =
        TerminalText.escaped(file.name) + (remark.range.map { ":\(file.table.position(of: $0.lowerBound))" } ?? "")
      let kind = remark.severity.rawValue
      return Case(
        name: Self.name(remark, identifier.identity(of: remark), among: file.profiles, &counts),
        outcome: outcome(of: remark), kind: kind, message: remark.message,
        text: (["\(place): \(kind): \(remark.message) [\(remark.rule)]"] + remark.details).joined(separator: "\n"))
    }
  }

  /// A name that no other case of the file has; platforms track a case's history by it.
  private static func name(
    _ remark: Remark, _ identity: FindingIdentity, among profiles: [String], _ counts: inout [String: Int]
  ) -> String {
    var words = [identity.title]
    if !identity.subjects.isEmpty { words.append(identity.place) }
    if !remark.profiles.isEmpty { words.append("(on \(ProfileList.text(remark.profiles, among: profiles)))") }
    let name = words.joined(separator: " ")
    let count = counts[name, default: 0] + 1
    counts[name] = count
    return TerminalText.escaped(count == 1 ? name : "\(name) (\(count))")
  }

  private static func passing(_ result: CheckResult) -> Case {
    Case(
      name: "on \(result.profile)", outcome: .passed, kind: "", message: "",
      text: GuardWords.verdict(of: result) + (result.reason.map { ": \(TerminalText.escaped($0))" } ?? ""))
  }

  private func outcome(of remark: Remark) -> Outcome {
    switch remark.subject {
    case .unreadable: .error
    case .finding(let finding) where finding.effect == .unreadable: .error
    case .missing: .failure
    case .finding(let finding): isFailing(finding.severity, finding.isLikelyRefusal) ? .failure : .passed
    case .rest: isFailing(remark.severity, false) ? .failure : .passed
    }
  }
}
