package import CaptureModel
package import CaptureSession
package import JSONSource

/// Something that a graph has and emitted code can't express, at its place.
package struct EmissionObstacle: Hashable, Sendable {
  /// What it is, and why.
  package let message: String

  /// Where it is written.
  package let range: SourceRange
}

/// Emitted source, and what stands against it.
package struct SwiftEmission: Sendable {
  /// The source.
  package let code: [SwiftCode]

  /// The oldest system that runs it.
  package let minimum: OSVersion

  /// What could not be expressed, in order of place; empty where nothing was left out.
  package let obstacles: [EmissionObstacle]
}

/// Writes the Swift source that builds a session as its graph has it.
package struct SessionEmitter {
  let session: ResolvedSession
  let document: JSONDocument
  let reader: SettingReader
  let fields: [String: [SchemaField]]

  /// The oldest system that runs the type: Swift's concurrency and the multi-camera session came with iOS 13.
  let minimum: OSVersion

  /// The names of inputs and of outputs in Swift, by their indices.
  var inputNames: [String] = []
  var outputNames: [String] = []
  var names = SwiftNames()

  /// The inputs that statements name.
  var usedInputs: Set<InputIndex> = []
  var helpers: Set<SwiftHelper> = []
  var obstacles: [EmissionObstacle] = []

  /// The statements that come after the session was built.
  var afterwards: SwiftBody

  /// The names of the connections that later statements need, by the index of their output.
  var connectionNames: [Int: String] = [:]

  /// The names of the connections that some level of pressure stops, by their input.
  var pausedConnections: [InputIndex: [String]] = [:]

  /// The names of the properties that hold them.
  var pausedNames: [InputIndex: String] = [:]

  /// What formats are chosen by.
  var formatFacts: Set<String> = []

  /// Whether memory is prepared for photos.
  var preparesPhotos = false

  /// The costs that are compared with their targets.
  var checkedCosts: [String] = []

  /// The properties of the type, beside the outputs.
  var storedProperties: [String] = []

  /// The methods that make the settings of photos: their names by their bodies.
  var photoMethods: [(name: String, text: String, code: [SwiftCode])] = []

  /// A session, the document that it was read from, and the costs that it is allowed.
  package init(_ session: ResolvedSession, in document: JSONDocument) {
    self.session = session
    self.document = document
    fields = Dictionary(CaptureGraph.schema.map { ($0.path, $0.fields) }) { first, _ in first }
    minimum = max(session.minimumOS ?? OSVersion(13), OSVersion(13))
    reader = SettingReader(document: document, minimum: minimum)
    afterwards = SwiftBody(minimum: minimum)
    for input in session.graph.inputs {
      inputNames.append(names.name(text(of: input.id), ending: "Input", other: "device"))
      _ = names.name(inputNames[inputNames.count - 1], ending: "Device", other: "")
    }
    for output in session.graph.outputs { outputNames.append(names.name(text(of: output.id), other: "output")) }
  }

  /// The source; `typeName` is `nil` where it follows from the name of the graph.
  package mutating func emit(typeName: String?, targets: CostTargets, costs: SessionCosts?) -> SwiftEmission {
    refuseWhatHasNoSymbol()
    addPhotoRequests()
    let assembling = assembly()
    check(targets)
    let name = typeName ?? Self.typeName(for: session.graph.name?.value)
    let code = file(name, assembling, costs)
    return SwiftEmission(
      code: code, minimum: minimum, obstacles: obstacles.sorted { $0.range < $1.range })
  }

  /// The name of the type for a graph with this name.
  static func typeName(for name: String?) -> String {
    let words = SwiftText.identifier(name ?? "", isType: true)
    return words.isEmpty ? "PlannedSession" : words.hasSuffix("Session") ? words : words + "Session"
  }

  /// The text of an id.
  func text(of id: Located<Identifier>?) -> String { id.map { session.graph.text(of: $0.value) } ?? "" }

  /// The object of the document at a place in a list.
  func object(_ section: String, _ index: Int) -> JSONValue? {
    guard let list = document.member(section, of: document.root)?.value else { return nil }
    return document.elements(of: list).dropFirst(index).first { _ in true }
  }

  mutating func refuse(_ message: String, at range: SourceRange) {
    obstacles.append(EmissionObstacle(message: message, range: range))
  }

  /// Writes a setting: first what has to support it, then the statement.
  mutating func set(
    _ setting: PlainSetting, on object: String, of owner: String, camera: String? = nil, connection: String? = nil,
    photo: String? = nil, in body: inout SwiftBody
  ) {
    if let deprecated = setting.symbol.deprecated, deprecated <= minimum {
      return refuse(
        "\"\(setting.key)\" is deprecated since iOS \(deprecated), and code for iOS \(minimum) can't use it without a warning",
        at: setting.range)
    }
    func filled(_ template: StaticString, _ value: String) -> String {
      "\(template)".reduce(into: "") { text, character in
        switch character {
        case "#": text += object
        case "@": text += camera ?? ""
        case "^": text += connection ?? ""
        case "~": text += photo ?? ""
        case "%": text += value
        default: text.append(character)
        }
      }
    }
    require(setting, of: owner, hasCamera: camera != nil, in: &body) { filled($0, setting.comparable) }
    switch setting.symbol.setting {
    case .statement(let template): body.add("%1", filled(template, setting.value), uses: setting.uses)
    case .assigned where setting.value == ".custom":
      // Custom exposure is no mode to assign: it is set with its values, here those of the moment.
      body.add(
        "%1.setExposureModeCustom(duration: AVCaptureDevice.currentExposureDuration, iso: AVCaptureDevice.currentISO)",
        object)
    case .assigned:
      body.add(
        "%1.%2 %3= %4", object, setting.member, setting.isAdded ? "+" : "", setting.value, uses: setting.uses)
    case .fixed: break
    }
  }

  /// Writes the condition under which a setting may be made.
  mutating func require(
    _ setting: PlainSetting, of owner: String, hasCamera: Bool = true, in body: inout SwiftBody,
    _ filled: (StaticString) -> String
  ) {
    guard let requirement = setting.symbol.requirement, !setting.isDefault,
      hasCamera || !"\(requirement)".contains("@")
    else { return }
    helpers.insert(.require)
    if "\(requirement)".split(separator: ".").contains(where: { $0.hasPrefix("supports(frame") }) {
      formatFacts.insert("supports")
    }
    body.require(filled(requirement), SwiftText.literal(setting.key + " of " + owner), uses: setting.uses)
  }

  /// Writes all settings of an object; the entries of a dictionary are set together.
  mutating func set(
    _ settings: [PlainSetting], on object: String, of owner: String, camera: String? = nil,
    connection: String? = nil, photo: String? = nil, in body: inout SwiftBody
  ) {
    var dictionaries: [(member: String, entries: [String], uses: [SwiftSymbol])] = []
    for setting in settings {
      guard case .entry(let key, _, _) = setting.symbol.kind, case .assigned = setting.symbol.setting else {
        set(
          setting, on: object, of: owner, camera: camera, connection: connection, photo: photo, in: &body)
        continue
      }
      require(setting, of: owner, in: &body) { template in
        "\(template)".reduce(into: "") { $0 += $1 == "#" ? object : $1 == "%" ? setting.value : String($1) }
      }
      let entry = "\(key)" + ("\(key)".hasPrefix("kCV") ? " as String: " : ": ") + setting.value
      if let index = dictionaries.firstIndex(where: { $0.member == setting.member }) {
        dictionaries[index].entries.append(entry)
        dictionaries[index].uses += setting.uses
      } else {
        dictionaries.append((setting.member, [entry], setting.uses))
      }
    }
    for (member, entries, uses) in dictionaries {
      body.add("%1.%2 = [%3]", object, member, entries.joined(separator: ", "), uses: uses)
    }
  }
}
