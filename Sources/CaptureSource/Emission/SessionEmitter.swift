package import CaptureModel
package import CaptureSession
package import JSONSource

/// Something in a graph that emitted code can't express, with its place.
package struct EmissionObstacle: Hashable, Sendable {
  /// The thing and the reason.
  package let message: String

  /// Where it is written.
  package let range: SourceRange
}

/// A device that source is emitted for.
package struct EmissionTarget: Sendable {
  let name: String

  /// The predicted costs of the session on it, if they are known.
  let costs: SessionCosts?

  /// A device by its display name.
  package init(name: String, costs: SessionCosts?) {
    self.name = name
    self.costs = costs
  }
}

/// Emitted source, and what it could not express.
package struct SwiftEmission: Sendable {
  /// The source.
  package let code: [SwiftCode]

  /// The oldest system that can run it.
  package let minimum: OSVersion

  /// What could not be expressed, in text order; empty if nothing was left out.
  package let obstacles: [EmissionObstacle]

  /// Where the source does something else than the graph says, in text order.
  package let remarks: [EmissionObstacle]
}

/// Writes the Swift source that builds a session from its graph.
///
/// Each pass is a value that returns what it made, and gets what it needs from earlier ones. The passes take their
/// names, in order, from one set, so that no name is used twice.
package struct SessionEmitter {
  private let context: EmissionContext

  /// The names still free for everything else.
  private let names: SwiftNames

  /// A session and the document that it was read from; `sessions` are those on all devices that the source is for.
  package init(_ session: ResolvedSession, in document: JSONDocument, among sessions: [ResolvedSession]? = nil) {
    func text(of id: Located<Identifier>?) -> String { id.map { session.graph.text(of: $0.value) } ?? "" }
    var names = SwiftNames()
    var (inputNames, deviceNames, formatNames): ([String], [String], [String]) = ([], [], [])
    for input in session.graph.inputs {
      let name = names.name(text(of: input.id), ending: "Input", other: "device")
      inputNames.append(name)
      let stem = name.hasSuffix("Input") ? String(name.dropLast(5)) : name
      deviceNames.append(stem + "Device")
      formatNames.append(stem + "Format")
      for ending in ["Device", "Format"] { _ = names.name(stem, ending: ending, other: "") }
    }
    let minimum = max(session.minimumOS ?? .oldest, .oldest)
    context = EmissionContext(
      session: session, sessions: sessions ?? [session], document: document,
      reader: SettingReader(document: document, minimum: minimum),
      fields: Dictionary(CaptureGraph.schema.map { ($0.path, $0.fields) }) { first, _ in first }, minimum: minimum,
      inputNames: inputNames, deviceNames: deviceNames,
      outputNames: session.graph.outputs.map { names.name(text(of: $0.id), other: "output") }, formatNames: formatNames,
      asks: FormatAsks(session))
    self.names = names
  }

  /// The source; if `typeName` is `nil`, the type's name comes from the graph's name.
  package func emit(typeName: String?, targets: CostTargets, costs: SessionCosts?) -> SwiftEmission {
    emit(typeName: typeName, targets: targets, for: [EmissionTarget(name: context.session.profile.name, costs: costs)])
  }

  /// The source for some devices; if `typeName` is `nil`, the type's name comes from the graph's name. `leftOut` is what
  /// the graph had that the SDK lacks, `command` what the user typed.
  package func emit(
    typeName: String?, targets: CostTargets, for devices: [EmissionTarget],
    leftOut: (parts: [GraphForSDK.Newer], sdk: OSVersion)? = nil, command: String = "capplan emit"
  ) -> SwiftEmission {
    var names = names
    var photos = PhotoRequests(context: context).methods(&names)
    let assembly = SessionAssembly(context: context).assembled(&names, &photos)
    let rotation = RotationMethods(context: context).methods(&names)
    let pressure = PressureMethods(context: context).method(assembly.pausedNames)
    let (session, minimum) = (context.session, context.minimum)
    let type = EmittedType(
      assembly,
      costs: CheckedCosts(
        targets, isMultiCam: session.isMultiCam, videoHDR: VideoHDRStatements(context: context).dispensable,
        minimum: minimum), photos: photos, rotation: rotation, pressure: pressure)
    let obstacles = EmissionRefusals(context: context).obstacles() + photos.part.obstacles + assembly.part.obstacles
    let name = typeName ?? Self.typeName(for: session.graph.name?.value)
    return SwiftEmission(
      code: SessionFile(context: context).code(name, type, devices, leftOut, command), minimum: minimum,
      obstacles: obstacles.sorted { $0.range < $1.range },
      remarks: assembly.part.remarks.sorted { $0.range < $1.range })
  }

  /// The name of the type for a graph with this name.
  static func typeName(for name: String?) -> String {
    let words = SwiftText.identifier(name ?? "", isType: true)
    if words.isEmpty { return "PlannedSession" }
    let name = words.hasSuffix("Session") ? words : words + "Session"
    // A type's name starts with no digit.
    if name.hasPrefix("_") { return "Planned" + name.dropFirst() }
    return SwiftText.hidesType(name) ? "Planned" + name : name
  }
}
