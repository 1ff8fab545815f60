/// Orders boxes and outlets so that few lines cross: barycenters, then swaps of neighbours.
struct DrawingOrder {
  // The boxes of each column, and the outlets of each box, in their order.
  private var columns: [[Int]]
  private var outlets: [[Int]]
  private let lines: [Drawing.Line]
  private let column: [Int]

  /// Puts the boxes, their outlets and inlets of a drawing in order.
  static func arrange(_ drawing: inout Drawing) {
    var order = DrawingOrder(drawing)
    order.untangle()
    order.apply(to: &drawing)
  }

  /// How many pairs of lines cross in a drawing as it stands.
  static func crossings(of drawing: Drawing) -> Int { DrawingOrder(drawing).crossings }

  private init(_ drawing: Drawing) {
    columns = (0..<3).map { column in drawing.boxes.indices.filter { drawing.boxes[$0].column.rawValue == column } }
    outlets = drawing.boxes.map { Array($0.outlets.indices) }
    column = drawing.boxes.map(\.column.rawValue)
    lines = drawing.lines
  }

  // Swaps cost the square of the lines; larger graphs are ordered by barycenters alone.
  private static let mostSwappedLines = 150
  private static let mostSwapPasses = 30

  private mutating func untangle() {
    var best = self
    var least = crossings
    for pass in 0..<8 where least > 0 {
      if pass % 2 == 0 { sortTargets() } else { sortSources() }
      let count = crossings
      if count < least { (best, least) = (self, count) }
    }
    self = best
    guard lines.count <= Self.mostSwappedLines else { return }
    for _ in 0..<Self.mostSwapPasses where least > 0 {
      var hasImproved = false
      for column in columns.indices {
        for place in columns[column].indices.dropLast() {
          columns[column].swapAt(place, place + 1)
          let count = crossings
          if count < least { (least, hasImproved) = (count, true) } else { columns[column].swapAt(place, place + 1) }
        }
      }
      for box in outlets.indices {
        for place in outlets[box].indices.dropLast() {
          outlets[box].swapAt(place, place + 1)
          let count = crossings
          if count < least { (least, hasImproved) = (count, true) } else { outlets[box].swapAt(place, place + 1) }
        }
      }
      if !hasImproved { return }
    }
  }

  // The place of each box in its column.
  private var places: [Int] {
    var places = [Int](repeating: 0, count: column.count)
    for boxes in columns {
      for (place, box) in boxes.enumerated() { places[box] = place }
    }
    return places
  }

  // The place of each outlet in its box.
  private var outletPlaces: [[Int]] {
    outlets.map { order in
      var places = order
      for (place, outlet) in order.enumerated() { places[outlet] = place }
      return places
    }
  }

  private mutating func sortTargets() {
    let (places, ranks) = (places, outletPlaces)
    let means = means { line in
      let source = line.source
      let rank = Double(ranks[source.box][source.port]) + 0.5
      return (line.target.box, Double(places[source.box]) + rank / Double(ranks[source.box].count))
    }
    for column in 1..<3 { sort(column, by: means, places) }
  }

  private mutating func sortSources() {
    let places = places
    let means = means { ($0.source.box, Double(places[$0.target.box])) }
    for column in 0..<2 { sort(column, by: means, places) }
    let after = self.places
    for box in outlets.indices where outlets[box].count > 1 {
      var sums = [(sum: Double, count: Double)](repeating: (0, 0), count: outlets[box].count)
      for line in lines where line.source.box == box {
        sums[line.source.port].sum += Double(after[line.target.box])
        sums[line.source.port].count += 1
      }
      outlets[box].sort { left, right in
        let keys = [left, right].map { sums[$0].sum / max(sums[$0].count, 1) }
        return keys[0] == keys[1] ? left < right : keys[0] < keys[1]
      }
    }
  }

  private func means(_ place: (Drawing.Line) -> (box: Int, value: Double)) -> [Double?] {
    var sums = [(sum: Double, count: Double)](repeating: (0, 0), count: column.count)
    for line in lines {
      let (box, value) = place(line)
      sums[box].sum += value
      sums[box].count += 1
    }
    return sums.map { $0.count > 0 ? $0.sum / $0.count : nil }
  }

  // A box without lines stays where it is.
  private mutating func sort(_ column: Int, by means: [Double?], _ places: [Int]) {
    columns[column].sort { left, right in
      let keys = [left, right].map { means[$0] ?? Double(places[$0]) }
      return keys[0] == keys[1] ? places[left] < places[right] : keys[0] < keys[1]
    }
  }

  // Lines of one outlet, and lines to one box, never cross: the inlets of a box follow the order of their sources.
  private var crossings: Int {
    let (places, ranks) = (places, outletPlaces)
    var sum = 0
    for column in 0..<2 {
      let all = lines.filter { self.column[$0.source.box] == column }.map { line in
        [places[line.source.box], ranks[line.source.box][line.source.port], places[line.target.box]]
      }
      let targets = all.sorted { $0.lexicographicallyPrecedes($1) }.map { $0[2] }
      // A Fenwick tree of the targets so far counts those below, in O(lines × log boxes).
      var tree = [Int](repeating: 0, count: (targets.max() ?? 0) + 2)
      for (seen, target) in targets.enumerated() {
        var (index, notAbove) = (target + 1, 0)
        while index > 0 {
          notAbove += tree[index]
          index -= index & -index
        }
        sum += seen - notAbove
        index = target + 1
        while index < tree.count {
          tree[index] += 1
          index += index & -index
        }
      }
    }
    return sum
  }

  private func apply(to drawing: inout Drawing) {
    let order = columns.flatMap { $0 }
    var placeOfBox = order
    for (place, box) in order.enumerated() { placeOfBox[box] = place }
    let ranks = outletPlaces
    drawing.boxes = order.map { box in
      var result = drawing.boxes[box]
      result.outlets = outlets[box].map { result.outlets[$0] }
      return result
    }
    drawing.lines = lines.map { line in
      var line = line
      line.source.port = ranks[line.source.box][line.source.port]
      line.source.box = placeOfBox[line.source.box]
      line.target.box = placeOfBox[line.target.box]
      return line
    }
    drawing.lines.sort {
      let keys = [$0, $1].map { [$0.source.box, $0.source.port, $0.target.box, $0.target.port] }
      return keys[0].lexicographicallyPrecedes(keys[1])
    }
    var inlets = drawing.boxes.map { $0.inlets[..<0] }
    for index in drawing.lines.indices {
      let target = drawing.lines[index].target
      drawing.lines[index].target.port = inlets[target.box].count
      inlets[target.box].append(drawing.boxes[target.box].inlets[target.port])
    }
    for box in drawing.boxes.indices { drawing.boxes[box].inlets = Array(inlets[box]) }
  }
}
