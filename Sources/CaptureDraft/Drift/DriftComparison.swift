import CaptureModel
import CaptureReading
public import JSONSource

/// A difference between an app's source and its graph.
public struct DriftFinding: Sendable {
  /// What differs.
  public let kind: Kind

  /// The key or element: `inputs.camera.position`.
  public let key: String

  /// The place in the source: `CameraManager.swift:69`.
  public let at: String

  /// The value in the code; `nil` if it has none there.
  public let code: String?

  /// The value in the graph; `nil` if it has none there.
  public let graph: String?

  /// The place in the graph; `nil` if nothing there belongs to it.
  public let range: SourceRange?

  /// A kind of difference.
  public enum Kind: String, Sendable {
    /// The values differ.
    case differs

    /// The graph has what the code doesn't.
    case graphOnly

    /// The code has what the graph doesn't.
    case missing
  }
}

/// Compares a drafted session with the graph that an app keeps.
public struct DriftComparison {
  private let document: JSONDocument
  private let session: DraftedSession
  private let symbols = SymbolTable()
  private var ignored: Set<String> = []
  private var accepted: [String: String] = [:]

  /// The differences, in the order of the code, then those of the graph.
  public private(set) var findings: [DriftFinding] = []

  /// Compares a session with a graph.
  public init(_ session: DraftedSession, with document: JSONDocument) {
    self.session = session
    self.document = document
    readAccepted()
    compareSession()
    for section in ["inputs", "outputs", "connections", "photoSettings", "synchronizers"] { compare(section) }
  }

  /// `x-drift`: keys that are not compared, and values of the code that were accepted.
  private mutating func readAccepted() {
    guard let drift = document.member("x-drift", of: document.root)?.value else { return }
    if let list = document.member("ignore", of: drift)?.value {
      ignored = Set(document.elements(of: list).compactMap { document.string(of: $0) })
    }
    guard let values = document.member("accepted", of: drift)?.value else { return }
    for member in document.members(of: values) {
      accepted[document.string(of: member.key) ?? ""] = text(of: member.value)
    }
  }

  private mutating func compareSession() {
    guard let drafted = session.objects.first(where: { $0.section == "session" }) else { return }
    let object = document.member("session", of: document.root)?.value
    let type = object.flatMap { document.member("type", of: $0)?.value }
    let own = session.isMultiCam ? "multiCam" : "single"
    let theirs = type.map { text(of: $0) } ?? "multiCam"
    if own != theirs { note(.differs, "session.type", drafted.at, own, theirs, type ?? object) }
    guard let object else { return }
    compare(drafted, object, named: "session", path: "session")
  }

  private mutating func compare(_ section: String) {
    let drafted = session.objects.filter { $0.section == section }
    let list = document.member(section, of: document.root)?.value
    var rest = list.map { Array(document.elements(of: $0)) } ?? []
    var pairs: [(DraftedObject, JSONValue)] = []
    var alone: [DraftedObject] = []
    // By name first, then by what they are.
    for object in drafted {
      let id = String(object.path.dropFirst(section.utf8.count + 1))
      if section != "connections", let index = rest.firstIndex(where: { word("id", $0) == id }) {
        pairs.append((object, rest.remove(at: index)))
      } else {
        alone.append(object)
      }
    }
    for object in alone {
      if let index = rest.firstIndex(where: { resembles(object, $0) }) {
        pairs.append((object, rest.remove(at: index)))
      } else {
        note(.missing, object.path, object.at, "it is there", nil, list)
      }
    }
    for (object, element) in pairs {
      let name = word("id", element).map { "\(section).\($0)" } ?? object.path
      let type = word("type", element)
      compare(object, element, named: name, path: section == "outputs" ? "outputs[\(type ?? "")]" : "\(section)[]")
    }
    // What is added under a condition is listed as open, and no difference.
    let open = (session.unread + session.later).filter {
      $0.key.hasPrefix("\(section).") && !$0.key.dropFirst(section.utf8.count + 1).contains(".")
    }
    let isWhole = !session.unread.contains { $0.key == "session" || $0.key == section }
    guard isWhole, section != "photoSettings", section != "connections" else { return }
    for element in rest where !open.contains(where: { $0.key == "\(section).\(word("id", element) ?? "")" }) {
      note(.graphOnly, "\(section).\(word("id", element) ?? "")", session.at, nil, "it is there", element)
    }
  }

  private func resembles(_ object: DraftedObject, _ element: JSONValue) -> Bool {
    if object.section == "connections" {
      return object.ends.allSatisfy { word($0.key, element) == nil || word($0.key, element) == $0.value }
    }
    for key in object.keys where ["type", "deviceType", "position"].contains(key.key) {
      if let theirs = word(key.key, element), theirs != key.text { return false }
    }
    return object.section != "photoSettings" || true
  }

  private mutating func compare(_ drafted: DraftedObject, _ element: JSONValue, named name: String, path: String) {
    for key in drafted.keys {
      let theirs = value(key.key, in: element)
      guard let theirs else {
        note(.missing, "\(name).\(key.key)", key.at, key.text, nil, element)
        continue
      }
      // An object of the graph may say more than the code asks for.
      if text(of: theirs) != key.text, !holds(key, theirs) {
        note(.differs, "\(name).\(key.key)", key.at, key.text, text(of: theirs), theirs)
      }
    }
    guard !session.unread.contains(where: { $0.key == drafted.path || $0.key == "session" }) else { return }
    for member in document.members(of: element) {
      let key = document.string(of: member.key) ?? ""
      guard symbols.isSet(key, of: path),
        !drafted.keys.contains(where: { $0.key == key || $0.key.hasPrefix(key + ".") })
      else { continue }
      guard !(session.unread + session.later).contains(where: { $0.key.hasPrefix("\(drafted.path).\(key)") }) else {
        continue
      }
      note(.graphOnly, "\(name).\(key)", drafted.at, nil, text(of: member.value), member.value)
    }
  }

  private func holds(_ key: DraftedValueOfKey, _ value: JSONValue) -> Bool {
    guard case .object(let members) = key.value else { return false }
    return members.allSatisfy { member in
      document.member(member.key, of: value).map { text(of: $0.value) } == DraftedValueOfKey.text(member.value)
    }
  }

  private mutating func note(
    _ kind: DriftFinding.Kind, _ key: String, _ at: String, _ code: String?, _ graph: String?, _ node: JSONValue?
  ) {
    guard !ignored.contains(key) else { return }
    if let known = accepted[key], known == code { return }
    findings.append(
      DriftFinding(
        kind: kind, key: key, at: at, code: code, graph: graph, range: node.map { document.range(of: $0) }))
  }

  // MARK: The graph's values

  private func word(_ key: String, _ object: JSONValue) -> String? {
    document.member(key, of: object).flatMap { document.string(of: $0.value) }
  }

  private func value(_ path: String, in object: JSONValue) -> JSONValue? {
    path.split(separator: ".").reduce(Optional(object)) { node, key in
      node.flatMap { document.member(String(key), of: $0)?.value }
    }
  }

  private func text(of value: JSONValue) -> String {
    switch document.kind(of: value) {
    case .string: document.string(of: value) ?? ""
    case .number: JSONNumber.text(of: document.number(of: value) ?? .nan)
    case .true: "true"
    case .false: "false"
    case .array: document.elements(of: value).map { text(of: $0) }.joined(separator: ", ")
    case .object:
      document.members(of: value).map { "\(document.string(of: $0.key) ?? "") \(text(of: $0.value))" }.joined(
        separator: ", ")
    default: "null"
    }
  }
}
