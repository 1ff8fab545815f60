import CaptureModel

/// Reads the elements of an example line into the sections of a graph.
struct ElementReader {
  private var values: ValueReader
  private var sections: [String: MarkedJSON] = [:]
  private var lists: [String: [MarkedJSON]] = [:]

  /// The keys of sections and lists, in the order in which the line begins them.
  private var order: [String] = []
  private var links = LinkList()

  init(_ line: String) { values = ValueReader(scan: LineScanner(line)) }

  /// The whole graph.
  mutating func document() throws(ExampleLineFault) -> MarkedJSON {
    repeat {
      values.scan.skipBlanks()
      try element()
      values.scan.skipBlanks()
      if values.scan.next != nil, !values.scan.sees("| ") {
        throw values.scan.refusal("a member, or | and an element")
      }
    } while values.scan.take("| ")
    lists["connections"] = try links.connections(values.scan)
    var members: [(String, MarkedJSON)] = [("capplan", MarkedJSON(.literal("1")))]
    for key in order {
      if let section = sections[key] { members.append((key, section)) }
      if let list = lists[key], !list.isEmpty { members.append((key, MarkedJSON(.list(list)))) }
    }
    return .object(members)
  }

  private mutating func element() throws(ExampleLineFault) {
    let isMarked = values.scan.marksSeveralWords && values.scan.take("⟦")
    let head = try values.scan.name("an element")
    if values.scan.take(":") {
      values.scan.skipBlanks()
      try named(head, try values.scan.name("a device, an output or shot"), isMarked)
    } else if values.scan.sees(".") || values.scan.seesAfterBlanks("->") {
      try link(from: head, isMarked)
    } else if !(try section(head, isMarked)) {
      try named(nil, head, isMarked)
    }
    try values.scan.close(isMarked)
  }

  /// A device, an output or a request; without an id, its first word is the id.
  private mutating func named(
    _ id: LineScanner.Word?, _ kind: LineScanner.Word, _ isMarked: Bool
  ) throws(ExampleLineFault) {
    if kind.text == "shot" { return try request(id ?? kind, isMarked) }
    let name = id.map { MarkedJSON.string($0) } ?? .string(kind.text)
    if let device = ShortNames.device(kind.text), id != nil || ShortNames.isDevice(kind.text) {
      try self.device(name, id?.text ?? kind.text, device, kind, isMarked)
    } else if let type = ShortNames.output(kind.text), id != nil || ShortNames.isOutput(kind.text) {
      try output(name, id?.text ?? kind.text, type, kind, isMarked)
    } else {
      throw values.scan.refusal(
        "a key of the graph, single, multi, steps, or one of \(ShortNames.all)", at: kind.offset)
    }
  }

  private mutating func device(
    _ name: MarkedJSON, _ id: String, _ device: ShortNames.Device, _ kind: LineScanner.Word, _ isMarked: Bool
  ) throws(ExampleLineFault) {
    var members = [("id", name), ("deviceType", MarkedJSON.string(device.type.rawValue, isMarked: kind.isMarked))]
    if let position = values.scan.position() {
      members.append(("position", .string(position)))
    } else if let position = device.position {
      members.append(("position", .string(position.rawValue)))
    }
    let settings = try values.members(Self.element(of: "inputs"), isCamera: !device.type.isMicrophone)
    links.addDevice(id, isMicrophone: device.type.isMicrophone)
    add(members, settings, to: "inputs", isMarked)
  }

  private mutating func output(
    _ name: MarkedJSON, _ id: String, _ type: OutputType, _ kind: LineScanner.Word, _ isMarked: Bool
  ) throws(ExampleLineFault) {
    values.scan.skipBlanks()
    links.addOutput(id, type, isUnconnected: values.scan.take("unconnected"), at: kind.offset)
    let settings = try values.members(Self.outputFields(of: type))
    let members = [("id", name), ("type", MarkedJSON.string(type.rawValue, isMarked: kind.isMarked))]
    add(members, settings, to: "outputs", isMarked)
  }

  /// A photo request, by default to the last photo output.
  private mutating func request(_ id: LineScanner.Word, _ isMarked: Bool) throws(ExampleLineFault) {
    let settings = try values.members(Self.element(of: "photoSettings"))
    var members = [("id", MarkedJSON.string(id))]
    if settings.first?.key != "output" {
      guard let photo = links.lastPhoto else { throw values.scan.refusal("a photo output before", at: id.offset) }
      members.append(("output", .string(photo)))
    }
    add(members, settings, to: "photoSettings", isMarked)
  }

  /// `back.port -> output members`.
  private mutating func link(from input: LineScanner.Word, _ isMarked: Bool) throws(ExampleLineFault) {
    let port = values.scan.take(".") ? try values.scan.name("a port") : nil
    values.scan.skipBlanks()
    guard values.scan.take("->") else { throw values.scan.refusal("->") }
    values.scan.skipBlanks()
    let output = try values.scan.name("the id of an output")
    let isNew = values.scan.take(":")
    if isNew { values.scan.skipBlanks() }
    let kind = isNew ? try values.scan.name("an output") : output
    if isNew || !links.hasOutput(output.text), isNew || ShortNames.isOutput(kind.text),
      let type = ShortNames.output(kind.text)
    {
      links.addOutput(output.text, type, isUnconnected: false, at: kind.offset)
      add([("id", .string(output.text)), ("type", .string(type.rawValue))], [], to: "outputs", false)
    }
    let settings = try values.members(Self.element(of: "connections"))
    try links.add(input, port, output, settings, isMarked, values.scan)
  }

  private mutating func add(
    _ first: [(String, MarkedJSON)], _ rest: [MarkedJSON.Member], to list: String, _ isMarked: Bool
  ) {
    let members = first.map { MarkedJSON.Member(key: $0, value: $1) } + rest
    add(MarkedJSON(.object(members), isMarked: isMarked), to: list)
    if list == "outputs" { begin("connections") }
  }

  private mutating func add(_ element: MarkedJSON, to list: String) {
    lists[list, default: []].append(element)
    begin(list)
  }

  private mutating func begin(_ key: String) {
    if !order.contains(key) { order.append(key) }
  }
}

// MARK: Sections

extension ElementReader {
  /// Reads a section that is not a device, output, request or connection; false if the word begins none.
  private mutating func section(_ head: LineScanner.Word, _ isMarked: Bool) throws(ExampleLineFault) -> Bool {
    switch head.text {
    case "single", "multi":
      let type = MarkedJSON.string(head.text == "multi" ? "multiCam" : "single", isMarked: head.isMarked)
      let rest = try values.members(Self.section("session"))
      set("session", [MarkedJSON.Member(key: "type", value: type)] + rest, isMarked)
    case "iOS", "SDK": try versions(head, isMarked)
    case "steps": for step in try steps() { add(step, to: "operations") }
    case "app": set("app", try values.appMembers(Self.section("app")), isMarked)
    default: return try schemaSection(head, isMarked)
    }
    return true
  }

  /// A key of the graph: an object, or one element of a list, or after `=` any value.
  private mutating func schemaSection(
    _ head: LineScanner.Word, _ isMarked: Bool
  ) throws(ExampleLineFault) -> Bool {
    guard let field = Self.root.first(where: { $0.name == head.text }) else { return false }
    if values.scan.take("=") {
      sections[head.text] = try values.value(field.type)
      begin(head.text)
    } else if let element = field.type.element {
      add([], try values.members(element), to: head.text, isMarked)
    } else {
      set(head.text, try values.members(field.type), isMarked)
    }
    return true
  }

  private mutating func set(_ key: String, _ members: [MarkedJSON.Member], _ isMarked: Bool) {
    sections[key] = MarkedJSON(.object(members), isMarked: isMarked)
    begin(key)
  }

  /// `iOS 16.0 SDK 17.0`.
  private mutating func versions(_ head: LineScanner.Word, _ isMarked: Bool) throws(ExampleLineFault) {
    var members: [MarkedJSON.Member] = []
    var word = head
    while true {
      guard let key = ["iOS": "minimumOS", "SDK": "linkedSDK"][word.text] else {
        throw values.scan.refusal("iOS or SDK", at: word.offset)
      }
      values.scan.skipBlanks()
      let version = MarkedJSON.string(try values.scan.text("a version"))
      members.append(MarkedJSON.Member(key: key, value: version))
      values.scan.skipBlanks()
      guard values.scan.next?.isLetter == true else { return set("deployment", members, isMarked) }
      word = try values.scan.name("iOS or SDK")
    }
  }

  /// Operations with commas between them: `addInput back, startRunning`.
  private mutating func steps() throws(ExampleLineFault) -> [MarkedJSON] {
    var steps: [MarkedJSON] = []
    repeat {
      values.scan.skipBlanks()
      let isMarked = values.scan.marksSeveralWords && values.scan.take("⟦")
      let kind = try values.scan.name("an operation")
      guard OperationKind(rawValue: kind.text) != nil else {
        throw values.scan.refusal("an operation, not \(kind.text)", at: kind.offset)
      }
      var members = [MarkedJSON.Member(key: "op", value: .string(kind))]
      values.scan.skipBlanks()
      if values.scan.isAtTarget {
        members.append(MarkedJSON.Member(key: "target", value: .string(try values.scan.text("a target"))))
      }
      members += try values.members(Self.element(of: "operations"))
      try values.scan.close(isMarked)
      steps.append(MarkedJSON(.object(members), isMarked: isMarked))
      values.scan.skipBlanks()
    } while values.scan.take(",")
    return steps
  }
}

// MARK: Schema

extension ElementReader {
  private static var root: [SchemaField] { CaptureGraph.shape.fields.schema }

  private static func section(_ key: String) -> SchemaType { root.first { $0.name == key }?.type ?? .null }

  private static func element(of key: String) -> SchemaType { section(key).element ?? .null }

  private static func outputFields(of type: OutputType) -> SchemaType {
    let fields = element(of: "outputs").fields { $0 == "type" ? type.rawValue : nil }
    return .object { fields }
  }
}

extension LineScanner {
  /// The position that a camera is said to have, if the next word is one.
  fileprivate mutating func position() -> Word? {
    var ahead = self
    ahead.skipBlanks()
    guard let word = try? ahead.name("a position"), DevicePosition(rawValue: word.text) != nil, !ahead.sees("=") else {
      return nil
    }
    self = ahead
    return word
  }

  /// Whether the next word is the target of a step, and not a member.
  fileprivate var isAtTarget: Bool {
    var ahead = self
    guard (try? ahead.text("a target")) != nil else { return false }
    return !ahead.sees("=")
  }
}

extension ValueReader {
  /// The members of `app`, with short keys for the purpose strings.
  fileprivate mutating func appMembers(_ type: SchemaType) throws(ExampleLineFault) -> [MarkedJSON.Member] {
    var purposes: [MarkedJSON.Member] = []
    while true {
      scan.skipBlanks()
      let key: String
      if scan.take("camera=") {
        key = "NSCameraUsageDescription"
      } else if scan.take("microphone=") {
        key = "NSMicrophoneUsageDescription"
      } else {
        break
      }
      purposes.append(MarkedJSON.Member(key: key, value: try value(.string("a purpose"))))
    }
    let rest = try members(type)
    if purposes.isEmpty { return rest }
    return [MarkedJSON.Member(key: "usageDescriptions", value: MarkedJSON(.object(purposes)))] + rest
  }
}
