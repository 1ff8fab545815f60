import CaptureModel
import CaptureSession
import JSONSource

/// Writes a drawing for a terminal: each input as a tree of its connections, then bars and findings.
public struct DrawingText {
  private let palette: Palette
  private let width: Int

  /// A writer for a terminal with a number of columns.
  public init(palette: Palette = .plain, width: Int = 80) {
    self.palette = palette
    self.width = max(width, 40)
  }

  /// The drawing as text.
  public func text(of drawing: Drawing) -> String {
    var lines = heading(of: drawing)
    var told: Set<Int> = []
    for (index, box) in drawing.boxes.enumerated() {
      let isWhole = box.column == .output && box.inlets.isEmpty || box.column != .output
      if isWhole { lines += [""] + self.lines(of: index, drawing, &told) }
    }
    lines += bars(of: drawing) + findings(of: drawing)
    return lines.map { $0 + "\n" }.joined()
  }

  private func heading(of drawing: Drawing) -> [String] {
    var lines = TextLayout.fold(TerminalText.escaped(drawing.title), width: width).map { palette.paint($0, .strong) }
    for text in [drawing.verdict, drawing.planned].compactMap({ $0 }) {
      lines += TextLayout.hanging("", TerminalText.escaped(text), width: width)
    }
    return lines
  }

  /// An input with its connections, a synchronizer with its outputs, or an output without connections.
  private func lines(of index: Int, _ drawing: Drawing, _ told: inout Set<Int>) -> [String] {
    let box = drawing.boxes[index]
    let ends: [Drawing.Line] = drawing.lines.filter {
      box.column == .synchronizer ? $0.target.box == index : $0.source.box == index && $0.style != .synchronized
    }
    var lines = [palette.paint(title(box.id), .strong)]
    let stem = palette.paint(ends.isEmpty ? " " : "│", .frame) + " "
    for fact in box.facts { lines += hanging(stem, 2, fact) }
    if let change = box.change { lines += hanging(stem, 2, change, .help) }
    for mark in box.marks { lines += self.mark(mark, drawing, stem, 2) }
    for (place, end) in ends.enumerated() {
      let isLast = place == ends.count - 1
      let fork = palette.paint(isLast ? "└─" : "├─", .frame)
      let rest = palette.paint(isLast ? " " : "│", .frame) + TextLayout.blanks(5)
      if box.column == .synchronizer {
        lines.append(fork + " " + title(drawing.boxes[end.source.box].id, after: 3))
        continue
      }
      let outlet = TextLayout.middle(of: TerminalText.escaped(box.outlets[end.source.port].text), upTo: width / 2)
      let arrow = end.style == .disabled ? "─×" : "─▶"
      let target = drawing.boxes[end.target.box]
      let name = title(target.id, after: DisplayWidth.of(outlet) + 7)
      lines.append("\(fork) \(outlet) \(palette.paint(arrow, .frame)) \(palette.paint(name, .strong))")
      let inlet = target.inlets[end.target.port]
      for fact in inlet.facts { lines += hanging(rest, 6, "by " + fact) }
      for mark in inlet.marks { lines += self.mark(mark, drawing, rest, 6) }
      guard told.insert(end.target.box).inserted else {
        lines.append(rest + palette.paint("as above", .faint))
        continue
      }
      for fact in target.facts { lines += hanging(rest, 6, fact) }
      for mark in target.marks { lines += self.mark(mark, drawing, rest, 6) }
    }
    return lines
  }

  private func title(_ id: String, after columns: Int = 0) -> String {
    TextLayout.middle(of: TerminalText.escaped(id), upTo: max(width - columns, 12))
  }

  private func hanging(_ lead: String, _ columns: Int, _ text: String, _ style: Palette.Style? = nil) -> [String] {
    TextLayout.fold(TerminalText.escaped(text), width: width - columns).map { line in
      lead + (style.map { palette.paint(line, $0) } ?? line)
    }
  }

  private func mark(_ index: Int, _ drawing: Drawing, _ lead: String, _ columns: Int) -> [String] {
    hanging(lead, columns, drawing.words(ofMark: index), drawing.marks[index].severity.style)
  }

  /// The costs as bars.
  func bars(of drawing: Drawing) -> [String] {
    guard !drawing.bills.isEmpty else { return [] }
    let bars = CostBars(palette: palette, width: width)
    let lead = CostBars.lead(drawing.bills.flatMap(\.bars).map(\.name))
    let lines = drawing.bills.flatMap { bill in
      ["", bill.title] + bars.lines(bill.bars, lead: lead, target: bill.target, scale: bill.scale)
    }
    return lines + [bars.legend()]
  }

  /// The findings in full.
  func findings(of drawing: Drawing) -> [String] {
    findingLines(of: drawing).map { line in line.isFirst ? palette.paint(line.text, line.severity.style) : line.text }
  }

  /// A line of a finding, or the empty line before them.
  struct FindingLine {
    let text: String
    let severity: Severity
    let isFirst: Bool
  }

  /// The lines of the findings in full, without colours.
  func findingLines(of drawing: Drawing) -> [FindingLine] {
    guard !drawing.marks.isEmpty else { return [] }
    var lines = [FindingLine(text: "", severity: .note, isFirst: false)]
    for (index, mark) in drawing.marks.enumerated() {
      let lead = "\(mark.sign) \(index + 1) \(mark.severity.rawValue)[\(mark.rule)]: "
      let folded = TextLayout.fold(lead + TerminalText.escaped(mark.message), width: width - 4)
      for (place, text) in folded.enumerated() {
        lines.append(
          FindingLine(text: place == 0 ? text : "    " + text, severity: mark.severity, isFirst: place == 0))
      }
    }
    return lines
  }
}
