import CaptureDraft
import CaptureReports
import JSONSource

/// A comparison of an app's source with its graph, for people and for programs.
struct DriftReport {
  let findings: [DriftFinding]

  /// The graph, as it was named.
  let graph: SourceText

  func text(_ format: DraftFormat) -> String {
    switch format {
    case .text: lines.map { $0 + "\n" }.joined()
    case .github: findings.map(command).joined()
    case .json: json
    case .sarif: sarif
    }
  }

  private var lines: [String] {
    let count = "\(findings.count) difference\(findings.count == 1 ? "" : "s") between the code and \(graph.name)"
    return findings.map { "\($0.at): \(message($0))" } + [findings.isEmpty ? "the code and \(graph.name) agree" : count]
  }

  /// What differs, in a sentence.
  private func message(_ finding: DriftFinding) -> String {
    let place = finding.range.map { " (\(graph.name):\(LineTable(graph).position(of: $0.lowerBound).line))" } ?? ""
    switch finding.kind {
    case .differs:
      return "\(finding.key) is \(finding.code ?? "") in the code and \(finding.graph ?? "") in the graph\(place)"
    case .missing:
      return finding.code == "it is there"
        ? "\(finding.key) is in the code and not in the graph"
        : "\(finding.key) is \(finding.code ?? "") in the code and not in the graph\(place)"
    case .graphOnly:
      return finding.graph == "it is there"
        ? "\(finding.key) is in the graph and not in the code\(place)"
        : "\(finding.key) is \(finding.graph ?? "") in the graph, and the code does not set it\(place)"
    }
  }

  private func split(_ at: String) -> (file: String, line: Int) {
    guard let colon = at.lastIndex(of: ":"), let line = Int(at[at.index(after: colon)...]) else { return (at, 1) }
    return (String(at[..<colon]), line)
  }

  private func command(_ finding: DriftFinding) -> String {
    let (file, line) = split(finding.at)
    return GitHubRenderer.annotation(file: file, line: line, title: "drift", message(finding))
  }

  private var json: String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("version", 1)
      writer.member("graph", graph.name)
      writer.array("drift") { writer in
        for finding in findings {
          writer.object { writer in
            writer.member("kind", finding.kind.rawValue)
            writer.member("key", finding.key)
            writer.member("at", finding.at)
            writer.member("code", finding.code)
            writer.member("graph", finding.graph)
            writer.member("message", message(finding))
          }
        }
      }
    }
    writer.endLine()
    return writer.text
  }

  private var sarif: String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      writer.member("version", "2.1.0")
      writer.array("runs") { writer in
        writer.object { writer in
          writer.object("tool") { $0.object("driver") { $0.member("name", "capplan") } }
          writer.array("results") { writer in
            for finding in findings { writer.object { self.write(finding, to: &$0) } }
          }
        }
      }
    }
    writer.endLine()
    return writer.text
  }

  private func write(_ finding: DriftFinding, to writer: inout JSONWriter) {
    writer.member("ruleId", "drift-\(finding.kind.rawValue)")
    writer.member("level", "error")
    writer.object("message") { $0.member("text", message(finding)) }
    let (file, line) = split(finding.at)
    writer.array("locations") { writer in writer.object { self.write(file, line, to: &$0) } }
    guard let range = finding.range else { return }
    let there = LineTable(graph).position(of: range.lowerBound).line
    writer.array("relatedLocations") { writer in writer.object { self.write(graph.name, there, to: &$0) } }
  }

  private func write(_ file: String, _ line: Int, to writer: inout JSONWriter) {
    writer.object("physicalLocation") { writer in
      SARIFPart.artifact("artifactLocation", file, to: &writer)
      writer.object("region") { $0.member("startLine", line) }
    }
  }
}
