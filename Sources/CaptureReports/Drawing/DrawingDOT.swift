import JSONSource

extension Drawing {
  /// The drawing in Graphviz's language. Each box is a table with its ports; Graphviz chooses the places.
  public var dot: String {
    var text = "digraph capture {\n"
    text +=
      "  graph [rankdir=LR, nodesep=0.3, ranksep=1.6, fontname=\"monospace\", labelloc=b, labeljust=l, tooltip=\(Self.quoted(summary)), label=<\(caption)>];\n"
    text += "  node [shape=plain, fontname=\"monospace\", fontsize=11];\n  edge [arrowsize=0.7];\n"
    for column in [Column.input, .output, .synchronizer] {
      let list = boxes.indices.filter { boxes[$0].column == column }
      guard !list.isEmpty else { continue }
      text += "  subgraph { rank=same;\n"
      for box in list { text += "    b\(box) [tooltip=\(Self.quoted(boxes[box].id)), label=<\(table(of: box))>];\n" }
      text += "  }\n"
    }
    for line in lines {
      let (source, target) = (line.source, line.target)
      text +=
        "  b\(source.box):o\(source.port):e -> b\(target.box):i\(target.port):w [\(Self.style(of: line.style))];\n"
    }
    return text + "}\n"
  }

  private var caption: String {
    let writer = DrawingText(width: 90)
    let head = [title, verdict, planned].compactMap { $0 }.map(TerminalText.escaped)
    let lines = head + writer.bars(of: self) + writer.findings(of: self)
    return lines.map { Self.markup($0) + "<BR ALIGN=\"LEFT\"/>" }.joined()
  }

  private func table(of box: Int) -> String {
    let style = boxes[box].column == .synchronizer ? " STYLE=\"ROUNDED\"" : ""
    var text = "<TABLE BORDER=\"1\" CELLBORDER=\"0\" CELLSPACING=\"0\" CELLPADDING=\"3\"\(style)>"
    for row in rows(of: box) {
      var (port, side) = ("", "LEFT")
      var content = Self.markup(row.text)
      switch row.kind {
      case .title: content = "<B>\(content)</B>"
      case .inlet(let index): port = " PORT=\"i\(index)\""
      case .outlet(let index): (port, side) = (" PORT=\"o\(index)\"", "RIGHT")
      case .fact, .detail, .planned, .mark: break
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
