import CaptureSession
import JSONSource

extension Drawing {
  /// The drawing as a Mermaid flowchart: each input a subgraph with its outlets, settings and media on the arrows.
  public var mermaid: String {
    var text = (isDark ? "%%{init: {\"theme\": \"dark\"}}%%\n" : "") + "flowchart LR\n"
    text += "  accTitle: \(Self.label(title))\n  accDescr: \(Self.label(summary))\n"
    for (index, box) in boxes.enumerated() { text += node(index, box) }
    for line in lines {
      let inlet = boxes[line.target.box].inlets[line.target.port]
      let settings = (inlet.facts + inlet.marks.map { words(ofMark: $0) }).map(Self.label).joined(separator: "<br/>")
      let isFromOutlet = boxes[line.source.box].column == .input
      let source = "b\(line.source.box)" + (isFromOutlet ? "o\(line.source.port)" : "")
      text +=
        "  \(source) \(Self.arrow(line.style))\(settings.isEmpty ? "" : "|\"\(settings)\"|") b\(line.target.box)\n"
    }
    var notes = [verdict, planned].compactMap { $0 }
    for bill in bills {
      for bar in bill.bars.suffix(2) where bar.name == "total" || bar.name == "planned" || bar.name == "asked" {
        notes.append("\(bill.title), \(bar.name) \(Figure.interval(bar.cost))")
      }
    }
    if !notes.isEmpty { text += Self.note("note", notes) }
    let writer = DrawingText(width: 64)
    let findings = writer.findingLines(of: self).dropFirst()
    let errors = findings.filter { $0.severity == .error }.map(\.text)
    let others = findings.filter { $0.severity != .error }.map(\.text)
    if !errors.isEmpty { text += Self.note("errors", errors) }
    if !others.isEmpty { text += Self.note("findings", others) }
    return text + colours(hasErrors: !errors.isEmpty)
  }

  private static func note(_ id: String, _ lines: [String]) -> String {
    "  \(id)[\"\(lines.map(Self.label).joined(separator: "<br/>"))\"]\n"
  }

  /// What has an error is red: its box, its line and the errors in full.
  private func colours(hasErrors: Bool) -> String {
    guard hasErrors else { return "" }
    let red = isDark ? "#ff8a83" : "#b3131d"
    var text = "  style errors color:\(red),stroke:\(red)\n"
    for index in boxes.indices where hasError(boxes[index].marks) { text += "  style b\(index) stroke:\(red)\n" }
    for (index, line) in lines.enumerated() where hasError(boxes[line.target.box].inlets[line.target.port].marks) {
      text += "  linkStyle \(index) stroke:\(red)\n"
    }
    return text
  }

  private func node(_ index: Int, _ box: Box) -> String {
    let id = Self.titleLines(box.id).map(Self.label).joined(separator: "<br/>")
    let facts = box.facts + [box.change].compactMap { $0 } + box.marks.map { words(ofMark: $0) }
    let rows = facts.map(Self.label)
    switch box.column {
    case .output: return "  b\(index)[\"\(([id] + rows).joined(separator: "<br/>"))\"]\n"
    case .synchronizer: return "  b\(index){{\"\(([id] + rows).joined(separator: "<br/>"))\"}}\n"
    case .input:
      var text = "  subgraph b\(index)[\"\(id)\"]\n"
      if !rows.isEmpty { text += "    b\(index)f[\"\(rows.joined(separator: "<br/>"))\"]\n" }
      for (port, outlet) in box.outlets.enumerated() {
        text += "    b\(index)o\(port)([\"\(Self.label(outlet.text))\"])\n"
      }
      return text + "  end\n"
    }
  }

  private static func arrow(_ style: Style) -> String {
    switch style {
    case .video, .depth: "-->"
    case .audio, .metadata: "-.->"
    case .synchronized: "---"
    case .disabled: "--x"
    }
  }

  /// Words that begin a statement. Mermaid looks for them anywhere in a line, and then takes its last `;` away, which
  /// would end an escaped character.
  private static let statements = ["style", "classDef"].map { Array($0.unicodeScalars) }

  /// A text as part of a quoted label: nothing in it is markup, code or a quote.
  private static func label(_ text: String) -> String {
    var result = ""
    let scalars = Array(TerminalText.escaped(text).unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      case "s", "c":
        let isStatement = statements.contains { scalars[index...].starts(with: $0) }
        result += isStatement ? "#\(scalar.value);" : String(scalar)
      case "#": result += "#35;"
      case "\"": result += "#quot;"
      case "&": result += "#amp;"
      case "<": result += "#lt;"
      case ">": result += "#gt;"
      // Markdown, comments, links and mentions.
      case "`", "*", "_", "%", ";", "@", "{", "}", "[", "]", "|", "\\", "$": result += "#\(scalar.value);"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
