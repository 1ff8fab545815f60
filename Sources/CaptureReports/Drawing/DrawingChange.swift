import CapturePlans

extension Drawing {
  /// What a change adds to a graph, removes from it, or sets otherwise, drawn on the graph after the change; `nil` if
  /// both are drawn the same. `renames` are the new ids of elements that have another id and are otherwise the same.
  init?(from old: Drawing, to new: Drawing, renames: [String: String]) {
    var change = DrawingChange(old, new, renames)
    change.compareBoxes()
    change.compareLines()
    guard change.hasChanged else { return nil }
    self = change.result
    DrawingOrder.arrange(&self)
  }
}

/// Finds what differs between two drawings and says it on the newer one.
private struct DrawingChange {
  private let old: Drawing
  private let new: Drawing
  private let renames: [String: String]
  private(set) var result: Drawing
  private(set) var hasChanged = false

  // The box of the result for each box before.
  private var boxOf: [Int] = []

  init(_ old: Drawing, _ new: Drawing, _ renames: [String: String]) {
    (self.old, self.new, self.renames, result) = (old, new, renames, new)
  }

  private func name(after id: String) -> String { renames[id] ?? id }

  mutating func compareBoxes() {
    for box in old.boxes {
      let id = name(after: box.id)
      let partner = new.boxes.indices.first { index in
        new.boxes[index].column == box.column && new.boxes[index].id == id && !boxOf.contains(index)
      }
      guard let partner else {
        boxOf.append(result.boxes.count)
        var gone = box
        (gone.change, gone.inlets, gone.marks) = ("removed", [], [])
        result.boxes.append(gone)
        continue
      }
      boxOf.append(partner)
      result.boxes[partner].change = words(from: box, to: new.boxes[partner])
    }
    for index in new.boxes.indices where !boxOf.contains(index) { result.boxes[index].change = "added" }
    hasChanged = result.boxes.contains { $0.change != nil }
  }

  private func words(from box: Drawing.Box, to partner: Drawing.Box) -> String? {
    let gone = box.facts.filter { !partner.facts.contains($0) }
    let come = partner.facts.filter { !box.facts.contains($0) }
    var words = box.id == partner.id ? [] : ["was called \(box.id)"]
    words += gone.map { "was " + $0 } + come.map { "is " + $0 }
    return words.isEmpty ? nil : "changed: " + words.joined(separator: ", ")
  }

  mutating func compareLines() {
    let (before, after) = (names(of: old, name(after:)), names(of: new) { $0 })
    for (index, line) in new.lines.enumerated() {
      let target = line.target
      guard let place = before[after.list[index]] else {
        result.boxes[target.box].inlets[target.port].facts.insert("added", at: 0)
        hasChanged = true
        continue
      }
      let settings = old.lines[place].settings
      guard settings != line.settings else { continue }
      let words = settings.isEmpty ? "without settings" : settings.joined(separator: ", ")
      result.boxes[target.box].inlets[target.port].facts.append("changed: was " + words)
      hasChanged = true
    }
    for (index, line) in old.lines.enumerated() where after[before.list[index]] == nil {
      remove(line)
      hasChanged = true
    }
  }

  private mutating func remove(_ line: Drawing.Line) {
    var inlet = old.boxes[line.target.box].inlets[line.target.port]
    (inlet.facts, inlet.marks) = (["removed"], [])
    let (source, target) = (boxOf[line.source.box], boxOf[line.target.box])
    let text = old.boxes[line.source.box].outlets[line.source.port].text
    let port = result.boxes[source].outlets.firstIndex { $0.text == text } ?? result.boxes[source].outlets.count
    if port == result.boxes[source].outlets.count { result.boxes[source].outlets.append(Drawing.Port(text: text)) }
    result.lines.append(
      Drawing.Line(
        source: Drawing.End(box: source, port: port),
        target: Drawing.End(box: target, port: result.boxes[target].inlets.count), style: .disabled))
    result.boxes[target].inlets.append(inlet)
  }

  // Each line by its ends; the second with the same ends is another line.
  private func names(of drawing: Drawing, _ name: (String) -> String) -> LineNames {
    var seen: [[String]: Int] = [:]
    return LineNames(
      drawing.lines.map { line in
        let (source, target) = (drawing.boxes[line.source.box], drawing.boxes[line.target.box])
        let ends = [name(source.id), source.outlets[line.source.port].text, name(target.id)]
        let key = ends + ["\(target.column.rawValue)"]
        seen[key, default: 0] += 1
        return key + ["\(seen[key] ?? 0)"]
      })
  }
}

/// The lines of a drawing by their names.
private struct LineNames {
  let list: [[String]]
  private let places: [[String]: Int]

  init(_ list: [[String]]) {
    self.list = list
    places = Dictionary(uniqueKeysWithValues: zip(list, list.indices))
  }

  subscript(name: [String]) -> Int? { places[name] }
}

extension FileReport {
  /// The graph without a device; `nil` if there is none, or it holds nothing.
  var drawn: Drawing? {
    guard case .checked(let reading, _) = content, let graph = reading.graph else { return nil }
    let drawing = Drawing(reading, graph, on: nil)
    return drawing.boxes.isEmpty ? nil : drawing
  }
}
