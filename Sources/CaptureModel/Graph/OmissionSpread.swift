package import JSONSource

extension GraphOmission {
  /// Leaves out guarded keys and elements with everything that depends on them, and the elements of guarded lists at
  /// `values`; returns whether any of it was still there.
  package mutating func leaveOut(
    _ guards: [GraphGuard], values: [SourceRange] = [], of graph: CaptureGraph, in document: JSONDocument
  ) -> Bool {
    let spread = OmissionSpread(graph: graph, document: document, omission: self)
    for guarded in guards { spread.leaveOut(guarded) }
    if !values.isEmpty { spread.leaveOut(values: Set(values)) }
    spread.finish()
    guard spread.omission != self else { return false }
    self = spread.omission
    return true
  }
}

/// Leaves out everything that depends on something left out: the connections of an input; the connections, requests,
/// steps and synchronizer entries of an output; the keys of requests that ask for a key of the output.
///
/// A class, because a copy of its graph would be large.
private final class OmissionSpread {
  let graph: CaptureGraph
  let document: JSONDocument
  var omission: GraphOmission

  private var inputs: Set<String> = []
  private var outputs: Set<String> = []

  /// The preset that the session goes without.
  private var preset: String?

  init(graph: CaptureGraph, document: JSONDocument, omission: GraphOmission) {
    self.graph = graph
    self.document = document
    self.omission = omission
  }

  /// Leaves out one guarded key or element.
  func leaveOut(_ guarded: GraphGuard) {
    let node = JSONValue(index: guarded.node)
    guard let key = guarded.key else {
      guard omission.insert(node, at: guarded.index, in: guarded.section) else { return }
      switch guarded.section {
      case .inputs: guarded.name.map { _ = inputs.insert($0) }
      case .outputs: guarded.name.map { _ = outputs.insert($0) }
      case .session, .connections, .photoSettings, .controls, .app: break
      }
      return
    }
    guard omission.insert(node) else { return }
    if guarded.section == .session, key == "preset" { preset = document.string(of: node) }
    guard guarded.section == .outputs else { return }
    for asking in keysAsking(for: key, of: guarded) { omission.insert(JSONValue(index: asking.node)) }
  }

  /// Leaves out elements of guarded lists; a list without elements is left out as a whole.
  func leaveOut(values: Set<SourceRange>) {
    for guarded in graph.guards where guarded.key != nil && values.contains(where: { guarded.range.contains($0) }) {
      let list = JSONValue(index: guarded.node)
      let gone = document.elements(of: list).filter { values.contains(document.range(of: $0)) }
      for value in gone { omission.insert(value) }
      leaveOutIfEmpty(list)
      let texts = Set(gone.compactMap { document.string(of: $0) })
      guard guarded.section == .outputs, let key = guarded.key else { continue }
      for asking in keysAsking(for: key, of: guarded) {
        let list = JSONValue(index: asking.node)
        for value in document.elements(of: list) where document.string(of: value).map(texts.contains) ?? false {
          omission.insert(value)
        }
        leaveOutIfEmpty(list)
      }
    }
  }

  private func leaveOutIfEmpty(_ list: JSONValue) {
    guard document.count(of: list) > 0, document.elements(of: list).allSatisfy({ omission.contains($0) }) else {
      return
    }
    omission.insert(list)
  }

  /// The guarded keys of an output and of its requests that depend on a key of the output.
  private func keysAsking(for key: String, of output: GraphGuard) -> [GraphGuard] {
    let flags = ["is" + key.prefix(1).uppercased() + key.dropFirst(), key]
    return graph.guards.filter { guarded in
      guard let flag = guarded.outputFlag, flags.contains(flag) else { return false }
      if guarded.section == .outputs { return guarded.index == output.index }
      return text("output", of: object("photoSettings", guarded.index)).map { $0 == output.name } ?? true
    }
  }

  /// Leaves out everything that depends on the elements left out so far.
  func finish() {
    leaveOutUses(of: inputs, .input)
    leaveOutUses(of: outputs, .output)
    if !outputs.isEmpty { leaveOutRequestsWithoutOutput() }
    leaveOutSteps()
  }

  /// Leaves out the requests that name no output if there is no photo output for them any more.
  private func leaveOutRequestsWithoutOutput() {
    let hasPhotoOutput = elements(of: member("outputs", of: document.root)).contains { output in
      text("type", of: output).flatMap { OutputType(spelling: $0) } == .photo && !omission.contains(output)
    }
    if hasPhotoOutput { return }
    for (index, request) in elements(of: member("photoSettings", of: document.root)).enumerated()
    where text("output", of: request) == nil {
      omission.insert(request, at: index, in: .photoSettings)
    }
  }

  /// Leaves out the steps that set a preset or a connection that is left out.
  private func leaveOutSteps() {
    for step in elements(of: member("operations", of: document.root)) {
      // An app that asks before it sets the preset asks at each step that sets it.
      if let preset, text("op", of: step) == "setPreset", text("preset", of: step) == preset { omission.insert(step) }
      guard let target = text("target", of: step) else { continue }
      let place = target.hasPrefix(Self.connections) ? Int(target.dropFirst(Self.connections.count)) : nil
      if let place, omission.index(ofElement: place, in: .connections) == nil { omission.insert(step) }
    }
  }

  private static let connections = "/connections/"

  /// An element of a list on the way to a name; of a section of the graph, with that.
  private struct Element {
    let node: JSONValue
    let index: Int
    let section: GraphGuard.Section?
  }

  /// Leaves out everything that uses names of things that are left out.
  private func leaveOutUses(of names: Set<String>, _ kind: ThingKind) {
    if names.isEmpty { return }
    for path in NamePath.all where path.kind == kind {
      leaveOutUses(of: names, path, path.steps[...], document.root, in: nil)
    }
  }

  /// Goes on from a value: a name in a list goes by itself, the member with a name as its key too; a name that is the
  /// value of a key takes the innermost element with it, and so does a list without names if there has to be one.
  private func leaveOutUses(
    of names: Set<String>, _ path: NamePath, _ steps: ArraySlice<NamePath.Step>, _ value: JSONValue,
    in element: Element?
  ) {
    let rest = steps.dropFirst()
    func isGone(_ name: JSONValue) -> Bool { document.string(of: name).map(names.contains) ?? false }
    switch steps.first {
    case .key(let key)?:
      if let value = member(key, of: value) { leaveOutUses(of: names, path, rest, value, in: element) }
    case .members?:
      for member in document.members(of: value) {
        if path.isKey, rest.isEmpty {
          if isGone(member.key) { omission.insert(member.value) }
        } else {
          leaveOutUses(of: names, path, rest, member.value, in: element)
        }
      }
    case .elements? where rest.isEmpty:
      let list = elements(of: value)
      for name in list where isGone(name) { omission.insert(name) }
      if path.isRequired, !list.isEmpty, list.allSatisfy({ omission.contains($0) }) { element.map(leaveOut) }
    case .elements?:
      for (index, node) in elements(of: value).enumerated() {
        let inner = Element(node: node, index: index, section: path.section(before: rest))
        leaveOutUses(of: names, path, rest, node, in: inner)
      }
    case nil: if isGone(value) { element.map(leaveOut) }
    }
  }

  private func leaveOut(_ element: Element) {
    switch element.section {
    // An app makes its controls whichever cameras there are, except for those that it leaves out by themselves.
    case .controls?:
      graph.guards.first { $0.key == nil && $0.node == element.node.index }.map { leaveOut($0) }
    case .some(let section): omission.insert(element.node, at: element.index, in: section)
    case nil: omission.insert(element.node)
    }
  }

  private func member(_ key: String, of object: JSONValue?) -> JSONValue? {
    object.flatMap { document.member(key, of: $0)?.value }
  }

  private func text(_ key: String, of object: JSONValue?) -> String? {
    member(key, of: object).flatMap { document.string(of: $0) }
  }

  private func elements(of list: JSONValue?) -> [JSONValue] { list.map { Array(document.elements(of: $0)) } ?? [] }

  private func object(_ section: String, _ index: Int) -> JSONValue? {
    elements(of: member(section, of: document.root)).dropFirst(index).first
  }
}

extension NamePath {
  /// The section whose elements the last step led to, if these steps are left.
  fileprivate func section(before rest: ArraySlice<Step>) -> GraphGuard.Section? {
    guard rest.startIndex >= 2, case .key(let key) = steps[rest.startIndex - 2] else { return nil }
    return GraphGuard.Section(rawValue: key)
  }
}
