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
    if !inputs.isEmpty { leaveOutUsesOfInputs() }
    if !outputs.isEmpty { leaveOutUsesOfOutputs() }
    leaveOutSteps()
  }

  private func leaveOutUsesOfInputs() {
    leaveOut(.connections) { $0.text("input", of: $1).map($0.inputs.contains) ?? false }
    for guarded in graph.guards where guarded.section == .controls && guarded.key == nil {
      if text("device", of: JSONValue(index: guarded.node)).map(inputs.contains) ?? false { leaveOut(guarded) }
    }
    let plan = document.member("plan", of: document.root)?.value
    leaveOutNames(in: member("prefer", of: plan), inputs)
    leaveOutKeys(of: member("keep", of: plan), inputs)
    let response = document.member("pressureResponse", of: document.root)?.value
    for level in response.map({ Array(document.members(of: $0)) }) ?? [] {
      leaveOutKeys(of: member("frameRates", of: level.value), inputs)
      leaveOutNames(in: member("disabledInputs", of: level.value), inputs)
    }
    let extrinsics = member("extrinsics", of: document.member("app", of: document.root)?.value)
    for pair in elements(of: extrinsics) {
      let ends = [text("from", of: pair), text("to", of: pair)].compactMap { $0 }
      if ends.contains(where: inputs.contains) { omission.insert(pair) }
    }
  }

  private func leaveOutUsesOfOutputs() {
    leaveOut(.connections) { $0.text("output", of: $1).map($0.outputs.contains) ?? false }
    // A request that names no output goes to the graph's photo output.
    let hasPhotoOutput = elements(of: member("outputs", of: document.root)).contains { output in
      text("type", of: output).flatMap { OutputType(spelling: $0) } == .photo && !omission.contains(output)
    }
    leaveOut(.photoSettings) { $0.text("output", of: $1).map($0.outputs.contains) ?? !hasPhotoOutput }
    for synchronizer in elements(of: member("synchronizers", of: document.root)) {
      guard let list = member("outputs", of: synchronizer) else { continue }
      leaveOutNames(in: list, outputs)
      let isEmptied = document.elements(of: list).allSatisfy { omission.contains($0) }
      if isEmptied, document.count(of: list) > 0 { omission.insert(synchronizer) }
    }
  }

  /// Leaves out the steps that add or set something left out.
  private func leaveOutSteps() {
    let names = inputs.union(outputs)
    for step in elements(of: member("operations", of: document.root)) {
      // An app that asks before it sets the preset asks at each step that sets it.
      if let preset, text("op", of: step) == "setPreset", text("preset", of: step) == preset { omission.insert(step) }
      guard let target = text("target", of: step) else { continue }
      let place = target.hasPrefix(Self.connections) ? Int(target.dropFirst(Self.connections.count)) : nil
      let isOfConnection = place.map { omission.index(ofElement: $0, in: .connections) == nil } ?? false
      if isOfConnection || names.contains(target) { omission.insert(step) }
    }
  }

  private static let connections = "/connections/"

  private func leaveOut(
    _ section: GraphGuard.Section, where isGone: (OmissionSpread, JSONValue) -> Bool
  ) {
    for (index, element) in elements(of: member(section.rawValue, of: document.root)).enumerated()
    where isGone(self, element) {
      omission.insert(element, at: index, in: section)
    }
  }

  private func leaveOutNames(in list: JSONValue?, _ names: Set<String>) {
    for name in elements(of: list) where document.string(of: name).map(names.contains) ?? false {
      omission.insert(name)
    }
  }

  private func leaveOutKeys(of object: JSONValue?, _ names: Set<String>) {
    guard let object else { return }
    for member in document.members(of: object) where document.string(of: member.key).map(names.contains) ?? false {
      omission.insert(member.value)
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
