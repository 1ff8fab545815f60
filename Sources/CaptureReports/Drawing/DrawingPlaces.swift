/// The places of a drawing's boxes on a page, in pixels.
struct DrawingPlaces {
  static let lineHeight = 19
  static let letter = 7.4
  static let padding = 10
  private static let gap = 18

  /// The left edge and the width of each column, in the order of the kinds; a column without boxes has no width.
  private(set) var columns: [(x: Int, width: Int)] = []

  /// The top of each box.
  private(set) var tops: [Int]

  /// The rows of each box.
  let rows: [[DrawingRow]]

  /// The right edge and the bottom.
  private(set) var width = 0
  private(set) var height = 0

  private let drawing: Drawing

  /// Lays a drawing out below a line.
  init(_ drawing: Drawing, top: Int) {
    self.drawing = drawing
    rows = drawing.boxes.indices.map { drawing.rows(of: $0) }
    tops = rows.map { _ in top }
    var x = 20
    for column in 0..<3 {
      let boxes = self.boxes(column)
      let letters = boxes.flatMap { rows[$0] }.map { DisplayWidth.of($0.text) + ($0.isBold ? 2 : 0) }.max() ?? 0
      let wide = boxes.isEmpty ? 0 : Int(Double(letters) * Self.letter) + 2 * Self.padding + 6
      columns.append((x, wide))
      guard wide > 0 else { continue }
      width = x + wide + 20
      let lines = drawing.lines.count { drawing.boxes[$0.source.box].column.rawValue == column }
      x += wide + min(60 + 6 * lines, 150)
    }
    place(top)
  }

  private func boxes(_ column: Int) -> [Int] {
    drawing.boxes.indices.filter { drawing.boxes[$0].column.rawValue == column }
  }

  /// The height of a box.
  func height(of box: Int) -> Int { rows[box].count * Self.lineHeight + 12 }

  /// The middle of a row.
  func middle(of row: Int, in box: Int) -> Int { tops[box] + 6 + row * Self.lineHeight + Self.lineHeight / 2 }

  /// The place of an outlet: at the right edge of its box.
  func place(ofOutlet end: Drawing.End) -> (x: Int, y: Int) {
    let row = rows[end.box].firstIndex { if case .outlet(end.port) = $0.kind { true } else { false } } ?? 0
    let column = columns[drawing.boxes[end.box].column.rawValue]
    return (column.x + column.width, middle(of: row, in: end.box))
  }

  /// The place of an inlet: at the left edge of its box.
  func place(ofInlet end: Drawing.End) -> (x: Int, y: Int) {
    let row = rows[end.box].firstIndex { if case .inlet(end.port) = $0.kind { true } else { false } } ?? 0
    return (columns[drawing.boxes[end.box].column.rawValue].x, middle(of: row, in: end.box))
  }

  // The tallest column is stacked. The boxes of the others stand beside those that they are connected with.
  private mutating func place(_ top: Int) {
    var heights = [0, 0, 0]
    for column in 0..<3 {
      var y = top
      for box in boxes(column) {
        tops[box] = y
        y += height(of: box) + Self.gap
      }
      heights[column] = y
    }
    height = heights.max() ?? top
    let tallest = heights.firstIndex(of: height) ?? 1
    for column in (tallest == 1 ? [0, 2] : tallest == 0 ? [1, 2] : [1, 0]) { align(column, top) }
  }

  private mutating func align(_ column: Int, _ top: Int) {
    let boxes = boxes(column)
    var wishes: [Int: (sum: Int, count: Int)] = [:]
    for line in drawing.lines {
      let (from, to) = (place(ofOutlet: line.source).y, place(ofInlet: line.target).y)
      for (box, shift) in [(line.source.box, to - from), (line.target.box, from - to)]
      where drawing.boxes[box].column.rawValue == column {
        let wish = wishes[box] ?? (0, 0)
        wishes[box] = (wish.sum + shift, wish.count + 1)
      }
    }
    var y = top
    for box in boxes {
      if let wish = wishes[box] { tops[box] += wish.sum / wish.count }
      tops[box] = max(tops[box], y)
      y = tops[box] + height(of: box) + Self.gap
    }
    var bottom = height
    for box in boxes.reversed() {
      tops[box] = min(tops[box], bottom - height(of: box) - Self.gap)
      bottom = tops[box]
    }
  }
}

extension DrawingRow {
  /// Whether it is the title.
  var isBold: Bool { if case .title = kind { true } else { false } }
}
