import CaptureModel
import CaptureSession
import JSONSource

/// Writes a drawing as SVG: no script, no font or picture from elsewhere, light and dark as the reader's system is.
struct DrawingSVG {
  private let drawing: Drawing
  private let places: DrawingPlaces

  // The lines below the title.
  private let heads: [String]
  private var xml = XMLWriter()
  private let width: Int
  private var y: Int

  private static let leastWidth = 640

  private init(_ drawing: Drawing) {
    self.drawing = drawing
    y = 20
    heads = [drawing.verdict, drawing.planned].compactMap { $0 }.flatMap {
      TextLayout.fold(TerminalText.escaped($0), width: Int(Double(Self.leastWidth - 40) / DrawingPlaces.letter))
    }
    places = DrawingPlaces(drawing, top: 53 + 19 * heads.count)
    width = max(places.width, Self.leastWidth)
  }

  /// The text; as a part of a page, whose style is `style`, without a head and a style of its own.
  static func text(of drawing: Drawing, isPart: Bool = false) -> String {
    var body = DrawingSVG(drawing)
    body.draw()
    let (width, height) = (body.width, body.y + 12)
    let content = body.xml.text
    var xml = XMLWriter()
    xml.element(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("viewBox", "0 0 \(width) \(height)"), ("width", "\(width)"),
        ("height", "\(height)"), ("role", "img"), ("aria-label", TerminalText.escaped(drawing.title)),
        ("class", "capplan-drawing"),
      ]
    ) { xml in
      xml.element("title", text: TerminalText.escaped(drawing.title))
      xml.element("desc", text: TerminalText.escaped(drawing.summary))
      if !isPart { xml.element("style", text: drawing.isDark ? darkStyle : style) }
      xml.append(linesOf: content)
    }
    guard isPart else { return xml.text }
    return String(xml.text.drop { $0 != "\n" }.dropFirst())
  }

  private mutating func draw() {
    xml.element("rect", [("class", "page"), ("width", "100%"), ("height", "100%")])
    words(20, y, drawing.title, "strong", letters: letters)
    for text in heads {
      y += 19
      words(20, y, text, "", letters: letters)
    }
    for line in drawing.lines { draw(line) }
    for box in drawing.boxes.indices { draw(box: box) }
    y = places.height
    drawBars()
    drawFindings()
  }

  // How many letters fit beside each other.
  private var letters: Int { Int(Double(width - 40) / DrawingPlaces.letter) }

  private mutating func words(_ x: Int, _ y: Int, _ text: String, _ style: String, letters: Int, anchor: String? = nil)
  {
    let whole = TerminalText.escaped(text)
    var attributes = [("x", "\(x)"), ("y", "\(y)")]
    if !style.isEmpty { attributes.append(("class", style)) }
    if let anchor { attributes.append(("text-anchor", anchor)) }
    let shown = TextLayout.cut(whole, to: letters)
    // Other scripts come from fonts with widths of their own: such a text is given the width that was counted on.
    if shown.unicodeScalars.contains(where: { (0x590..<0x2000).contains($0.value) || $0.value >= 0x2E80 }) {
      attributes.append(("textLength", "\(Int(Double(DisplayWidth.of(shown)) * DrawingPlaces.letter))"))
      attributes.append(("lengthAdjust", "spacingAndGlyphs"))
    }
    xml.element("text", attributes, text: shown)
  }

  private mutating func draw(_ line: Drawing.Line) {
    let (from, to) = (places.place(ofOutlet: line.source), places.place(ofInlet: line.target))
    let middle = (from.x + to.x) / 2
    let isHeadless = line.style == .synchronized
    let end = isHeadless ? to.x : to.x - 7
    xml.element(
      "path",
      [
        ("class", "line \(line.style.rawValue)"),
        ("d", "M\(from.x) \(from.y)C\(middle) \(from.y) \(middle) \(to.y) \(end) \(to.y)"),
      ])
    let head = line.style == .disabled ? "M\(end - 2) \(to.y - 5)v10" : "M\(end) \(to.y - 4)l7 4l-7 4z"
    if !isHeadless { xml.element("path", [("class", "head"), ("d", head)]) }
  }

  private mutating func draw(box index: Int) {
    let box = drawing.boxes[index]
    let id = TerminalText.escaped(box.id)
    let column = places.columns[box.column.rawValue]
    let (x, wide, letters) = (column.x, column.width, Drawing.longestWord + 2)
    xml.element(
      "rect",
      [
        ("class", "box"), ("x", "\(x)"), ("y", "\(places.tops[index])"), ("width", "\(wide)"),
        ("height", "\(places.height(of: index))"), ("rx", box.column == .synchronizer ? "14" : "4"),
      ],
      // A name that is cut in the box is whole under the pointer.
      id == places.rows[index].filter(\.isBold).map(\.text).joined() ? nil : { $0.element("title", text: id) })
    for (place, row) in places.rows[index].enumerated() {
      let middle = places.middle(of: place, in: index)
      let left = x + DrawingPlaces.padding
      switch row.kind {
      case .title: words(left, middle + 4, row.text, "strong", letters: letters)
      case .fact, .inlet: words(left, middle + 4, row.text, "", letters: letters)
      case .detail: words(left, middle + 4, row.text, "faint", letters: letters)
      case .planned: words(left, middle + 4, row.text, "plan", letters: letters)
      case .mark(let mark): words(left, middle + 4, row.text, drawing.marks[mark].severity.rawValue, letters: letters)
      case .outlet:
        words(x + wide - DrawingPlaces.padding, middle + 4, row.text, "", letters: letters, anchor: "end")
        xml.element("circle", [("class", "outlet"), ("cx", "\(x + wide)"), ("cy", "\(middle)"), ("r", "4")])
      }
    }
  }

  private mutating func drawBars() {
    let names = drawing.bills.flatMap(\.bars).map { DisplayWidth.of(TerminalText.escaped($0.name)) }
    let lead = 20 + Int(Double(min(names.max() ?? 0, 18)) * DrawingPlaces.letter) + 12
    let room = Double(width - lead - 230)
    for bill in drawing.bills {
      func place(_ cost: Double) -> Int { lead + Int((min(max(cost / bill.scale, 0), 1) * room).rounded()) }
      y += 32
      words(20, y, bill.title, "strong", letters: letters)
      let top = y + 8
      for bar in bill.bars {
        y += 20
        words(20, y + 4, TextLayout.middle(of: TerminalText.escaped(bar.name), upTo: 18), "", letters: 18)
        let (low, high) = (place(bar.cost.low), bar.cost.tellsNothing ? lead : place(bar.cost.high ?? bill.scale))
        rect("least", lead, y - 6, low - lead, 12)
        if high > low { rect("most", low, y - 4, high - low, 8) }
        if let value = bar.cost.value {
          xml.element("path", [("class", "value"), ("d", "M\(place(value)) \(y - 8)v16")])
        }
        words(lead + Int(room) + 12, y + 4, Figure.interval(bar.cost), "", letters: 30)
      }
      if let target = bill.target {
        xml.element("path", [("class", "target"), ("d", "M\(place(target)) \(top)V\(y + 10)")])
      }
    }
    guard !drawing.bills.isEmpty else { return }
    y += 24
    words(
      20, y, "bar: at least · outline: up to · upright: the estimate · dashed: the target", "faint", letters: letters)
    y += 6
  }

  private mutating func rect(_ style: String, _ x: Int, _ y: Int, _ width: Int, _ height: Int) {
    xml.element(
      "rect",
      [("class", style), ("x", "\(x)"), ("y", "\(y)"), ("width", "\(max(width, 0))"), ("height", "\(height)")])
  }

  private mutating func drawFindings() {
    if !drawing.marks.isEmpty { y += 6 }
    for (index, mark) in drawing.marks.enumerated() {
      let text = TerminalText.escaped("\(drawing.words(ofMark: index)): \(mark.message)")
      for (place, line) in TextLayout.fold(text, width: letters - 4).enumerated() {
        y += 19
        words(place == 0 ? 20 : 44, y, line, place == 0 ? mark.severity.rawValue : "", letters: letters)
      }
    }
  }

  /// The style of every drawing.
  static let style = """
    .capplan-drawing{--ink:#1f2328;--dim:#59636e;--page:#fff;--box:#f6f8fa;--bar:#0969da;--bad:#b3131d;--warn:#7d4e00;--good:#116329}\
    \(font)\
    @media (prefers-color-scheme:dark){\(dark)}\(shapes)
    """

  /// The style of a drawing for a dark page.
  private static let darkStyle = dark + font + shapes

  private static let dark = """
    .capplan-drawing{--ink:#e6edf3;--dim:#9da7b3;--page:#0d1117;--box:#161b22;--bar:#58a6ff;\
    --bad:#ff8a83;--warn:#e3b341;--good:#56d364}
    """

  private static let font = """
    .capplan-drawing{font:12px ui-monospace,SFMono-Regular,Menlo,"DejaVu Sans Mono",monospace;max-width:100%;height:auto}
    """

  private static let shapes = """
    .page{fill:var(--page)}.capplan-drawing text{fill:var(--ink);white-space:pre}.strong{font-weight:700}\
    .capplan-drawing .faint{fill:var(--dim)}.capplan-drawing .error{fill:var(--bad);font-weight:700}\
    .capplan-drawing .warning{fill:var(--warn);font-weight:700}.capplan-drawing .plan{fill:var(--good);font-weight:700}\
    .box{fill:var(--box);stroke:var(--dim)}.outlet,.head{fill:var(--ink);stroke:var(--ink)}\
    .line{fill:none;stroke:var(--ink);stroke-width:1.5}.audio{stroke-dasharray:7 4}.depth{stroke-width:3}\
    .metadata{stroke-dasharray:2 3}.synchronized{stroke:var(--dim);stroke-dasharray:1 4;stroke-width:2}\
    .disabled{stroke:var(--dim);stroke-dasharray:10 6}.least{fill:var(--bar)}.most{fill:none;stroke:var(--bar)}\
    .value,.target{stroke:var(--ink);stroke-width:2;fill:none}.target{stroke-dasharray:4 3}
    """
}

extension Drawing {
  /// The drawing as SVG.
  public var svg: String { DrawingSVG.text(of: self) }
}
