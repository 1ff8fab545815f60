import JSONSource

extension Drawing {
  /// The drawing in Graphviz's language. Each box is a table with its ports; Graphviz chooses the places.
  public var dot: String {
    var text = "digraph capture {\n"
    text +=
      "  graph [rankdir=LR, nodesep=0.3, ranksep=1.6, fontname=\"monospace\", labelloc=b, labeljust=l, \(ink.page)tooltip=\(Self.quoted(summary)), label=<\(caption)>];\n"
    text +=
      "  node [shape=plain, fontname=\"monospace\", fontsize=11\(ink.words)];\n  edge [arrowsize=0.7\(ink.lines)];\n"
    for column in [Column.input, .output, .synchronizer] {
      let list = boxes.indices.filter { boxes[$0].column == column }
      guard !list.isEmpty else { continue }
      text += "  subgraph { rank=same;\n"
      for box in list { text += "    b\(box) [tooltip=\(Self.quoted(boxes[box].id)), label=<\(table(of: box))>];\n" }
      // Unseen lines keep the order of the boxes, which Graphviz would change.
      let chain = list.map { "b\($0)" }.joined(separator: " -> ")
      if list.count > 1 { text += "    \(chain) [style=invis];\n" }
      text += "  }\n"
    }
    for line in lines {
      let (source, target) = (line.source, line.target)
      let isRed = hasError(boxes[target.box].inlets[target.port].marks)
      text +=
        "  b\(source.box):o\(source.port):e -> b\(target.box):i\(target.port):w [\(Self.style(of: line.style))\(isRed ? ", color=\"\(ink.error)\"" : "")];\n"
    }
    return text + "}\n"
  }

  /// The colours of a page, as attributes; a light one has Graphviz's own but for errors.
  private var ink: (page: String, words: String, lines: String, error: String) {
    isDark
      ? (
        "bgcolor=\"#0d1117\", fontcolor=\"#e6edf3\", ", ", fontcolor=\"#e6edf3\", color=\"#9da7b3\"",
        ", color=\"#e6edf3\"", "#ff8a83"
      )
      : ("", "", "", "#b3131d")
  }

  private var caption: String {
    let writer = DrawingText(width: 90)
    let head = [title, verdict, planned].compactMap { $0 }.flatMap {
      TextLayout.fold(TerminalText.escaped($0), width: 90)
    }
    let plain = (head + writer.bars(of: self)).map { Self.markup($0) + "<BR ALIGN=\"LEFT\"/>" }
    let findings = writer.findingLines(of: self).map { line in
      let text = Self.markup(line.text)
      return (line.severity == .error ? red(text) : text) + "<BR ALIGN=\"LEFT\"/>"
    }
    return (plain + findings).joined()
  }

  private func red(_ text: String) -> String {
    text.isEmpty ? "" : "<FONT COLOR=\"\(ink.error)\">\(text)</FONT>"
  }

  private func table(of box: Int) -> String {
    let style = boxes[box].column == .synchronizer ? " STYLE=\"ROUNDED\"" : ""
    let color = hasError(boxes[box].marks) ? " COLOR=\"\(ink.error)\"" : ""
    var text = "<TABLE BORDER=\"1\" CELLBORDER=\"0\" CELLSPACING=\"0\" CELLPADDING=\"3\"\(style)\(color)>"
    for row in rows(of: box) {
      var (port, side) = ("", "LEFT")
      var content = Self.markup(row.text)
      switch row.kind {
      case .title: content = "<B>\(content)</B>"
      case .inlet(let index): port = " PORT=\"i\(index)\""
      case .outlet(let index): (port, side) = (" PORT=\"o\(index)\"", "RIGHT")
      case .mark(let mark): if marks[mark].severity == .error { content = red(content) }
      case .fact, .detail, .planned: break
      }
      text += "<TR><TD ALIGN=\"\(side)\"\(port)>\(content)</TD></TR>"
    }
    return text + "</TABLE>"
  }

  private static func style(of style: Style) -> String {
    switch style {
    case .video: "penwidth=1.5"
    case .audio: "style=dashed"
    case .depth: "style=bold"
    case .metadata: "style=dotted"
    case .synchronized: "style=dashed, arrowhead=none, constraint=true"
    case .disabled: "style=dotted, arrowhead=tee"
    }
  }

  private static func markup(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      // An HTML-like label drops blanks at its edges and collapses runs of blanks.
      case " ": result += "&#160;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return LogCommand.disarmed(result, hash: "&#35;")
  }

  // A tooltip may hold HTML entities too, so `&` is escaped as well.
  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in TerminalText.escaped(text).unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\"": result += "\\\""
      case "&": result += "&amp;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return LogCommand.disarmed(result, hash: "&#35;") + "\""
  }
}
