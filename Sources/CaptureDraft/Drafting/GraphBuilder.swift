import CaptureModel
import CaptureReading
import JSONSource
import SwiftReading

/// Builds the graph of one session from what the code does to it.
struct GraphBuilder {
  let reading: Interpreter
  let symbols: SymbolTable
  let session: Int
  let isMultiCam: Bool
  private let paths: [String]

  /// An input, output or connection that the session has.
  struct Element {
    let object: Int
    let section: String
    let schemaPath: String
    var id: String
    let formsConnections: Bool
    let conditions: [CodeCondition]
    let place: SwiftPlace
  }

  private(set) var elements: [Element] = []
  private(set) var unread: [DraftEntry] = []
  var later: [DraftEntry] = []
  private(set) var objects: [DraftedObject] = []

  /// The conditions under which the app has its session at all.
  var given: Set<CodeCondition> = []
  private var usedIDs: Set<String> = []

  init(_ reading: Interpreter, _ symbols: SymbolTable, session: Int, paths: [String]) {
    self.reading = reading
    self.symbols = symbols
    self.session = session
    self.paths = paths
    if case .session(let isMultiCam) = reading.objects[session].kind {
      self.isMultiCam = isMultiCam
    } else {
      isMultiCam = false
    }
  }

  func at(_ place: SwiftPlace) -> String {
    paths.indices.contains(place.file) && place.line > 0 ? "\(paths[place.file]):\(place.line)" : "?"
  }

  /// The graph and what it leaves open.
  mutating func build(named name: String, gaps: [DraftEntry]) -> DraftedSession {
    findElements()
    var members: [(key: String, value: JSONTree)] = [("capplan", .number(1))]
    members.append(("session", sessionObject()))
    for section in ["inputs", "outputs"] {
      members.append((section, .array(elements.filter { $0.section == section }.map { object(of: $0) })))
    }
    let connections = connectionObjects()
    if !connections.isEmpty || isMultiCam { members.append(("connections", .array(connections))) }
    let synchronizers = synchronizerObjects()
    if !synchronizers.isEmpty { members.append(("synchronizers", .array(synchronizers))) }
    let requests = requestObjects()
    if !requests.isEmpty { members.append(("photoSettings", .array(requests))) }
    findPassed()
    unread += gaps
    members.append(("draft", draft))
    return DraftedSession(
      name: name, at: at(reading.objects[session].place), isMultiCam: isMultiCam, objects: objects, unread: unread,
      later: later, graph: .object(members))
  }

  private var draft: JSONTree {
    .object([
      ("unread", .array(unread.map(\.json))), ("later", .array(later.map(\.json))), ("from", .text("capplan draft")),
    ])
  }

  mutating func open(_ key: String, _ place: SwiftPlace, _ why: String?, _ values: [JSONTree] = []) {
    let entry = DraftEntry(key: key, at: at(place), why: why, oneOf: values)
    if !unread.contains(where: { $0.key == key && $0.at == entry.at && $0.why == why }) { unread.append(entry) }
  }

  // MARK: Elements

  private mutating func findElements() {
    let mine = (reading.eventsOf[session] ?? []).map { reading.events[$0] }
    let added = mine.filter { if case .add = $0.action { $0.phase == .setup } else { false } }
    given = Self.common(added.map(\.conditions))
    for condition in added.first?.conditions ?? [] where given.contains(condition) {
      if case .other(let text, let place) = condition {
        open("session", place, "the session is set up only if \(text)")
      }
    }
    var known: Set<String> = []
    var waiting: [Element] = []
    for event in mine {
      switch event.action {
      case .add(let part, let forms):
        guard let (section, path) = section(of: part) else { continue }
        let element = Element(
          object: part, section: section, schemaPath: path, id: "", formsConnections: forms,
          conditions: event.conditions, place: event.place)
        guard event.phase == .setup, why(element) == nil else {
          waiting.append(element)
          continue
        }
        guard !elements.contains(where: { $0.object == part }) else { continue }
        known.insert(signature(of: part))
        elements.append(element)
      case .remove(let part) where event.phase == .setup && event.conditions.allSatisfy(given.contains):
        elements.removeAll { $0.object == part }
      default: break
      }
    }
    for index in elements.indices { elements[index].id = name(elements[index]) }
    for element in waiting where !elements.contains(where: { $0.object == element.object }) {
      // The same statement made the same element before.
      guard known.insert(signature(of: element.object)).inserted else { continue }
      let id = name(element)
      if let why = why(element) {
        open("\(element.section).\(id)", element.place, "added only if \(why)")
      } else {
        later.append(DraftEntry(key: "\(element.section).\(id)", at: at(element.place), why: "added later", oneOf: []))
      }
    }
  }

  /// What tells an element from others that the same statement makes.
  private func signature(of object: Int) -> String {
    let place = reading.objects[object].place
    switch reading.objects[object].kind {
    case .input(let device): return "\(place) \(device)"
    case .connection(let output):
      let from = reading.ports(of: object)
      let source = from.input.map { signature(of: $0) } ?? ""
      return
        "\(place) \(source) \(from.asked.keys.sorted().map { "\($0) \(from.asked[$0].map { DraftKey.name($0) ?? "" } ?? "")" }) \(output)"
    default: return "\(place) \(reading.objects[object].name ?? "")"
    }
  }

  /// The conditions that all have.
  private static func common(_ all: [[CodeCondition]]) -> Set<CodeCondition> {
    guard let first = all.first else { return [] }
    return all.dropFirst().reduce(Set(first)) { $0.intersection($1) }.filter {
      if case .exists = $0 { false } else { true }
    }
  }

  /// What must be so for an element to be added, if that isn't always so.
  private func why(_ element: Element) -> String? {
    for condition in element.conditions where !given.contains(condition) {
      switch condition {
      case .accepted, .exists: continue
      case .supported, .system, .lacks, .other: return condition.words
      }
    }
    return nil
  }

  private func section(of object: Int) -> (section: String, path: String)? {
    switch reading.objects[object].kind {
    case .input: ("inputs", "inputs[]")
    case .output(let type): ("outputs", "outputs[\(type)]")
    case .connection: ("connections", "connections[]")
    default: nil
    }
  }

  /// A name for an element: as the code calls it.
  private mutating func name(_ element: Element) -> String {
    let object = reading.objects[element.object]
    var base = object.name ?? ""
    if element.section == "inputs" {
      for end in ["DeviceInput", "Input"] where base.hasSuffix(end) && base.count > end.count {
        base = String(base.dropLast(end.count))
        break
      }
      if base.isEmpty || base == "input" || base == "deviceInput" {
        base = isMicrophone(element.object) ? "microphone" : "camera"
      }
    } else if base.isEmpty || base == "output" {
      base = element.section == "outputs" ? String(element.schemaPath.dropFirst(8).dropLast()) : "connection"
    }
    var name = base
    var number = 2
    while !usedIDs.insert(name).inserted {
      name = "\(base)\(number)"
      number += 1
    }
    return name
  }

  func isMicrophone(_ input: Int) -> Bool {
    guard case .input(let device) = reading.objects[input].kind else { return false }
    return reading.types(of: device).contains { DraftKey.name($0) == "microphone" }
  }

  /// The id of an element that is in the graph.
  func id(of object: Int) -> String? { elements.first { $0.object == object }?.id }

  /// Keeps what was written of an object, for people.
  mutating func keep(_ drafted: DraftedObject) { objects.append(drafted) }

  /// What is given to code that was not read.
  private mutating func findPassed() {
    for event in reading.events {
      guard case .pass(let name) = event.action else { continue }
      if event.object == session {
        open("session", event.place, name.contains(" ") ? name : "it is given to \(name), which was not read")
      } else if let element = elements.first(where: { one in
        if one.object == event.object { return true }
        if case .input(let device) = reading.objects[one.object].kind { return device == event.object }
        return false
      }) {
        open("\(element.section).\(element.id)", event.place, "it is given to \(name), which was not read")
      }
    }
  }
}

extension [(key: String, value: JSONTree)] {
  /// Sets the value of a key, with the objects around it.
  mutating func set(_ path: [String], _ value: JSONTree) {
    guard let first = path.first else { return }
    let index = firstIndex { $0.key == first }
    if path.count == 1 {
      if let index { self[index].value = value } else { append((first, value)) }
      return
    }
    var inner: [(key: String, value: JSONTree)] = []
    if let index, case .object(let members) = self[index].value { inner = members }
    inner.set(Array<String>(path.dropFirst()), value)
    if let index { self[index].value = .object(inner) } else { append((first, .object(inner))) }
  }
}
