import CapturePlans

extension Drawing {
  /// What a change adds to a graph, takes from it and gives other settings, drawn on the graph after the change; `nil`
  /// if both are drawn the same.
  init?(from old: Drawing, to new: Drawing) {
    self = new
    var hasChanged = false
    // The box after the change for each box before it.
    var boxOf: [Int] = []
    for box in old.boxes {
      if let index = new.boxes.firstIndex(where: { $0.column == box.column && $0.id == box.id }) {
        boxOf.append(index)
        if box.facts != boxes[index].facts {
          hasChanged = true
          let gone = box.facts.filter { !new.boxes[index].facts.contains($0) }
          let come = new.boxes[index].facts.filter { !box.facts.contains($0) }
          boxes[index].change = (["changed"] + gone.map { "was " + $0 } + come.map { "is " + $0 }).joined(
            separator: "; ")
        }
      } else {
        hasChanged = true
        boxOf.append(boxes.count)
        var box = box
        box.change = "removed"
        (box.inlets, box.outlets, box.marks) = ([], box.outlets, [])
        boxes.append(box)
      }
    }
    for index in new.boxes.indices where !boxOf.contains(index) {
      hasChanged = true
      boxes[index].change = "added"
    }
    let before = old.lines.map { old.name(of: $0) }
    let after = new.lines.map { new.name(of: $0) }
    for (index, line) in new.lines.enumerated() {
      let target = line.target
      if let place = before.firstIndex(of: after[index]) {
        let was = old.lines[place]
        let facts = old.boxes[was.target.box].inlets[was.target.port].facts
        guard facts != new.boxes[target.box].inlets[target.port].facts else { continue }
        boxes[target.box].inlets[target.port].facts += [
          "changed; was " + (facts.isEmpty ? "without settings" : facts.joined(separator: "; "))
        ]
      } else {
        boxes[target.box].inlets[target.port].facts.insert("added", at: 0)
      }
      hasChanged = true
    }
    for (index, line) in old.lines.enumerated() where !after.contains(before[index]) {
      hasChanged = true
      var inlet = old.boxes[line.target.box].inlets[line.target.port]
      (inlet.facts, inlet.marks) = (["removed"], [])
      let (source, target) = (boxOf[line.source.box], boxOf[line.target.box])
      let text = old.boxes[line.source.box].outlets[line.source.port].text
      let port = boxes[source].outlets.firstIndex { $0.text == text } ?? boxes[source].outlets.count
      if port == boxes[source].outlets.count { boxes[source].outlets.append(Port(text: text)) }
      lines.append(
        Line(
          source: End(box: source, port: port), target: End(box: target, port: boxes[target].inlets.count),
          style: .disabled))
      boxes[target].inlets.append(inlet)
    }
    guard hasChanged else { return nil }
    DrawingOrder.arrange(&self)
  }

  /// The ends of a line by their names.
  private func name(of line: Line) -> [String] {
    let (source, target) = (boxes[line.source.box], boxes[line.target.box])
    return [source.id, source.outlets[line.source.port].text, target.id, "\(target.column.rawValue)"]
  }
}

extension FileReport {
  /// The graph without a device; `nil` if there is none, or it holds nothing.
  var drawn: Drawing? {
    guard case .checked(let reading, _) = content, let graph = reading.graph else { return nil }
    let drawing = Drawing(reading, graph, on: nil)
    return drawing.boxes.isEmpty ? nil : drawing
  }
}
