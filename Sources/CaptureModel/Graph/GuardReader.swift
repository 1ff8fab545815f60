public import JSONSource

/// Reads the guards of a document that was read as a graph.
struct GuardReader {
  private let document: JSONDocument

  /// The guards, in the order of the sections and then of the text.
  private(set) var guards: [GraphGuard] = []

  /// The faults of the guards.
  private(set) var findings: [Finding] = []

  /// The properties of photo outputs that the graph has keys for.
  private let flags: Set<String>

  init(_ document: JSONDocument) {
    self.document = document
    let ofType = Self.fieldsOfOutputs
    let photo = ofType[OutputType.photo.rawValue] ?? []
    flags = Set(photo.compactMap { field in field.symbol?.kind.member(of: field.name) })
    if let app = document.member("app", of: document.root)?.value {
      read(app, .app, 0, at: "/app", AppFacts.shape.fields.schema)
    }
    let sessionFields = GraphSession.shape.fields.schema
    if let session = document.member("session", of: document.root)?.value {
      read(session, .session, 0, at: "/session", sessionFields)
      readList(.controls, in: session, at: "/session/controls") { _ in GraphControl.shape.fields.schema }
    }
    let (inputs, connections) = (GraphInput.shape.fields.schema, GraphConnection.shape.fields.schema)
    readList(.inputs, in: document.root, at: "/inputs") { _ in inputs }
    readList(.outputs, in: document.root, at: "/outputs") { output in
      let type = document.member("type", of: output).flatMap { document.string(of: $0.value) }
      return type.flatMap { OutputType(spelling: $0) }.flatMap { ofType[$0.rawValue] }
    }
    readList(.connections, in: document.root, at: "/connections") { _ in connections }
    let requests = PhotoSettings.shape.fields.schema
    readList(.photoSettings, in: document.root, at: "/photoSettings") { _ in requests }
    if guards.count > GraphLimits.guards {
      findings.append(.tooManyGuards(count: guards.count, at: guards[GraphLimits.guards].range))
    }
  }

  /// By type: the keys of outputs.
  private static var fieldsOfOutputs: [String: [SchemaField]] {
    guard case .variants(_, let variants) = GraphOutput.shape.schema else { return [:] }
    return Dictionary(variants().map { ($0.value, $0.fields) }) { first, _ in first }
  }

  /// Reads the objects of a list; an output of unknown type has no known keys.
  private mutating func readList(
    _ section: GraphGuard.Section, in object: JSONValue, at pointer: String,
    _ fields: (JSONValue) -> [SchemaField]?
  ) {
    guard let list = document.member(section.rawValue, of: object)?.value else { return }
    for (index, element) in document.elements(of: list).enumerated() {
      guard let fields = fields(element) else { continue }
      read(element, section, index, at: "\(pointer)/\(index)", fields)
    }
  }

  private func ends(of connection: JSONValue) -> GraphGuard.Ends? {
    func word(_ key: String, _ object: JSONValue) -> String? {
      document.member(key, of: object).flatMap { document.string(of: $0.value) }
    }
    guard let input = word("input", connection), let output = word("output", connection) else { return nil }
    let list = document.member("ports", of: connection).map { Array(document.elements(of: $0.value)) } ?? []
    let ports = list + (document.member("port", of: connection).map { [$0.value] } ?? [])
    return GraphGuard.Ends(
      input: input,
      ports: ports.map { port in
        document.string(of: port).map { [$0] }
          ?? ["sourceDevicePosition", "sourceDeviceType", "mediaType"].compactMap { word($0, port) }
      }, output: output)
  }

  private mutating func read(
    _ object: JSONValue, _ section: GraphGuard.Section, _ index: Int, at pointer: String, _ fields: [SchemaField]
  ) {
    let name = document.member("id", of: object).flatMap { document.string(of: $0.value) }
    let ends = section == .connections ? ends(of: object) : nil
    func made(
      _ key: String?, _ node: JSONValue, isIdle: Bool = false, dependsOnFormat: Bool = false,
      asking flag: String? = nil, for system: OSVersion? = nil
    ) -> GraphGuard {
      GraphGuard(
        section: section, index: index, pointer: pointer, key: key, name: name, ends: ends,
        range: document.range(of: node), isIdle: isIdle, system: system, dependsOnFormat: dependsOnFormat,
        outputFlag: flag, node: node.index)
    }
    if let optional = document.member("optional", of: object)?.value, document.kind(of: optional) == .true,
      fields.contains(where: { $0.name == "optional" })
    {
      guards.append(made(nil, object))
    }
    guard let list = document.member("whereSupported", of: object)?.value else { return }
    let first = guards.count
    // By place in `guards`: the properties that must be true before the key is set.
    var asked: [Set<String>] = []
    var seen: Set<String> = []
    for element in document.elements(of: list) {
      guard let written = document.string(of: element) else { continue }
      let place = Located(written, at: document.range(of: element))
      let flag = fields.first { $0.isFlag(named: written) }
      if let flag { findings.append(.flagGuard(place, flag.name)) }
      let key = flag?.name ?? written
      guard seen.insert(key).inserted else { continue }
      guard let field = fields.first(where: { $0.name == key }) else {
        let guess = Suggestion.nearest(to: key, among: fields.filter(\.mayBeGuarded).map(\.name))
        findings.append(.unknownGuard(place, guess))
        continue
      }
      guard field.mayBeGuarded else {
        findings.append(.alwaysSupported(place, field, DocumentEditor(document)))
        continue
      }
      let property = field.symbol?.kind.member(of: key) ?? key
      let spelled = field.isFlag(named: property) ? document.member(property, of: object)?.value : nil
      guard let value = document.member(key, of: object)?.value ?? spelled else {
        findings.append(.unusedGuard(place, DocumentEditor(document)))
        continue
      }
      let isIdle = field.symbol.map { document.kind(of: value) == $0.kind.idleValue } ?? false
      guards.append(
        made(
          key, value, isIdle: isIdle, dependsOnFormat: field.dependsOnFormat,
          asking: field.symbol?.flag(ofOutput: flags), for: field.systemAsked))
      asked.append(field.symbol?.flagsAsked ?? [])
    }
    // An app that asks once sets both keys or none: mirroring by hand, and which way.
    let open = guards.indices.dropFirst(first).filter { !guards[$0].isIdle }
    let questions = open.reduce(into: Set<String>()) { $0.formUnion(asked[$1 - first]) }
    for index in guards.indices.dropFirst(first) where !questions.isDisjoint(with: asked[index - first]) {
      guards[index].isIdle = false
    }
  }
}

extension KeySymbol {
  /// The properties that must be true before an app sets the key, each with the object that has it.
  fileprivate var flagsAsked: Set<String> {
    requirements.reduce(into: []) { flags, requirement in
      if case .flag(let name) = requirement.question { flags.insert("\(requirement.subject).\(name)") }
    }
  }

  /// The property of the output that an app asks before it sets the key, if another key of the graph sets that
  /// property.
  fileprivate func flag(ofOutput flags: Set<String>) -> String? {
    for requirement in requirements + asked {
      guard case .output = requirement.subject else { continue }
      switch requirement.question {
      case .flag(let name), .superset(let name): if flags.contains("\(name)") { return "\(name)" }
      case .method, .list, .range, .frameDuration, .size, .written: continue
      }
    }
    return nil
  }
}

// Computed and inlinable, so that a rule named after one of these is a compile-time constant.
extension DocumentFault {
  /// A key of `whereSupported` needs no support.
  @inlinable public static var alwaysSupported: DocumentFault { DocumentFault("always-supported", leaves: .whole) }

  /// A key of `whereSupported` that the object doesn't set.
  @inlinable public static var unusedGuard: DocumentFault { DocumentFault("unused-guard", leaves: .whole) }
}

extension Finding {
  /// A name in `whereSupported` that isn't a key of the object.
  fileprivate static func unknownGuard(_ name: Located<String>, _ guess: String?) -> Finding {
    Finding(
      fault: .unknownKey, severity: .error, message: "unknown key \(Suggestion.quote(name.value))", range: name.range,
      label: "unknown", suggestion: guess,
      fixes: guess.map {
        [Fix("write \"\($0)\"", .unsafe, edits: [SourceEdit(name.range, with: JSONString.quoted($0))])]
      } ?? [], help: guess == nil ? "name keys of this object" : nil)
  }

  /// A name in `whereSupported` that is spelled as the Swift property of a key is.
  fileprivate static func flagGuard(_ name: Located<String>, _ meant: String) -> Finding {
    Finding(
      fault: .unknownKey, severity: .error, message: "unknown key \(Suggestion.quote(name.value))", range: name.range,
      label: "without \"is\"", suggestion: meant,
      fixes: [Fix("write \"\(meant)\"", .safe, edits: [SourceEdit(name.range, with: JSONString.quoted(meant))])])
  }

  /// A key that has existed since the oldest system and needs no support, so that there is nothing to ask; or a list of
  /// elements of which each is guarded by itself.
  fileprivate static func alwaysSupported(
    _ name: Located<String>, _ field: SchemaField, _ edit: DocumentEditor
  ) -> Finding {
    let quoted = Suggestion.quote(name.value)
    let isList = field.hasOptionalElements
    let age = field.symbol?.since.flatMap { $0 > .iOS(9) ? "from iOS \($0) on " : nil }
    return Finding(
      fault: .alwaysSupported, severity: .error,
      message: isList
        ? "\(quoted) is a list, and an app leaves out each of its elements by itself"
        : "\(quoted) is \(age ?? "")always supported, so there is nothing to ask first",
      range: name.range, label: isList ? "its elements may be optional" : "always supported",
      fixes: [Fix("take the name out of 'whereSupported'", .unsafe, edits: [edit.removing(name.range)])],
      help: isList
        ? "write \"optional\": true in each element that a device may lack"
        : "name only settings that a device, its format or its system may lack")
  }

  /// A key that the object doesn't set.
  fileprivate static func unusedGuard(_ name: Located<String>, _ edit: DocumentEditor) -> Finding {
    Finding(
      fault: .unusedGuard, severity: .warning,
      message: "\(Suggestion.quote(name.value)) is not set here, so there is nothing to ask for", range: name.range,
      label: "not set",
      fixes: [Fix("take the name out of 'whereSupported'", .safe, edits: [edit.removing(name.range)])],
      help: "set the key, or take its name out of 'whereSupported'")
  }
}
