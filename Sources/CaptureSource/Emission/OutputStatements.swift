import CaptureModel
import CaptureSession
import JSONSource

/// Statements that add the outputs and set them up, and the synchronizers.
struct OutputStatements: EmissionPass {
  let context: EmissionContext

  /// Adds the outputs. An optional output is added only if some port can feed it.
  func addOutputs(_ portNames: PortNames) -> EmittedPart {
    var part = EmittedPart(minimum: assemblyMinimum)
    let added = session.outputs.filter { $0.type != .previewLayer && $0.type != .stillImage }
    guard !added.isEmpty else { return part }
    part.helpers.insert(.addOutput)
    part.body.section("Outputs")
    for output in added {
      let (name, id) = (outputNames[output.index.value], SwiftText.literal(output.id))
      if isOptional(output.index) {
        for connection in session.connections(toOutput: output.index) {
          if let name = portNames[connection] { declarePorts(of: connection, as: name, in: &part) }
        }
      }
      guard let presence = presence(of: output.index, portNames) else {
        part.body.add("try addOutput(%1, %2)", name, id)
        continue
      }
      for connection in session.connections(toOutput: output.index) { part.inputs.insert(connection.input) }
      part.body.add(ifHolds: presence, "try addOutput(\(name), \(id))", uses: [])
    }
    return part
  }

  /// Configures the outputs, after their connections, which decide what they offer.
  ///
  /// `connections` has those that later statements need, by the index of their output. Under a preset only those
  /// settings are made that need the format which the preset chooses.
  func setOutputs(
    _ names: inout SwiftNames, _ photos: inout PhotoMethods, connections: [OutputIndex: NamedConnection],
    _ portNames: PortNames, underPreset isUnderPreset: Bool = false
  ) -> EmittedPart {
    var part = EmittedPart(minimum: assemblyMinimum)
    for output in session.outputs where output.type != .stillImage {
      guard let object = object("outputs", output.index.value) else { continue }
      let name = outputNames[output.index.value]
      let source = session.connections(toOutput: output.index).first { $0.media == .video }?.input
      let camera = source.flatMap { session.camera(ofInput: $0) == nil ? nil : device($0) }
      var lines = EmittedPart(minimum: assemblyMinimum)
      let connection = connections[output.index]?.name
      let needsPreset = source.map { runsPreset($0) } ?? false
      // Layers are set up where they are made.
      let settings = reader.settings(of: object, fields["outputs[\(output.type.rawValue)]"] ?? []).filter {
        !["codec", "compressionProperties"].contains($0.key) || connection != nil
      }.filter { $0.key != "videoGravity" && (needsPreset && $0.key == "maxPhotoDimensions") == isUnderPreset }
      let isCinematic = output.type == .metadata && isOfCinematicCamera(output)
      let types = settings.filter { isCinematic && $0.key == "metadataObjectTypes" }
      let others = types.isEmpty ? settings : settings.filter { $0.key != "metadataObjectTypes" }
      set(others, on: name, of: output.id, camera: camera, connection: connection, in: &lines)
      if !isUnderPreset {
        if isCinematic { setCinematicTypes(insteadOf: types, name, output.id, in: &lines) }
        PhotoRequests(context: context).prepare(of: output, object, &names, &photos, in: &lines)
      }
      if !lines.body.codes.isEmpty { part.body.section("Settings of " + SwiftText.comment(output.id)) }
      let presence = presence(of: output.index, portNames)
      if let head = opening(presence, from: source, connections[output.index], lines) {
        for connection in session.connections(toOutput: output.index) { part.inputs.insert(connection.input) }
        part.add(head, [], lines)
      } else {
        part.add(lines)
      }
    }
    return part
  }

  /// The opening line of an output's settings if the output, or something they mention, may be missing; `presence` is
  /// the condition that the output is there.
  private func opening(
    _ presence: String?, from source: InputIndex?, _ connection: NamedConnection?, _ lines: EmittedPart
  ) -> String? {
    let codes = lines.body.codes
    guard !codes.isEmpty else { return nil }
    var values = source.map { optionalValues(of: $0) } ?? []
    if let connection, let variable = connection.variable { values.append((connection.name, variable)) }
    // If the input is there, so is the output.
    let isImplied = !values.isEmpty && presence == source.map { inputNames[$0.value] + " != nil" }
    let conditions = isImplied ? [] : [presence].compactMap(\.self)
    return values.isEmpty && conditions.isEmpty ? nil : Self.opening(values, conditions, around: codes)
  }

  /// Whether an output gets video from a camera that captures cinematic video.
  private func isOfCinematicCamera(_ output: ResolvedOutput) -> Bool {
    session.connections(toOutput: output.index).contains {
      session.camera(ofInput: $0.input)?.input.cinematic.cinematicVideoCaptureEnabled?.value == true
    }
  }

  /// Sets the types of a metadata output that records with cinematic video, which requires types of its own. Systems
  /// too old for cinematic video use the graph's types.
  private func setCinematicTypes(
    insteadOf types: [PlainSetting], _ name: String, _ id: String, in part: inout EmittedPart
  ) {
    let member = "requiredMetadataObjectTypesForCinematicVideoCapture"
    var required = EmittedPart(minimum: assemblyMinimum)
    required.body.add(
      "%1.metadataObjectTypes = %1.%2", name, member,
      uses: [SwiftSymbol(name: "AVCaptureMetadataOutput." + member, since: OSVersion(26))])
    var older = EmittedPart(minimum: assemblyMinimum)
    set(types, on: name, of: id, in: &older)
    if let replaced = types.first {
      part.body.add("// Cinematic video requires types of its own, in place of the graph's.")
      part.remarks.append(
        EmissionObstacle(
          message: "with cinematic video the types of \"\(id)\" are those that it requires, in place of these",
          range: replaced.range))
    }
    let hasOlder = assemblyMinimum < OSVersion(26) && !older.body.codes.isEmpty
    if hasOlder { part.addNeeds(of: older) }
    part.add(required, orElse: hasOlder ? older.body.codes : nil)
  }

  /// Creates the synchronizers; the app sets their delegates.
  func synchronize(_ names: inout SwiftNames) -> EmittedPart {
    var part = EmittedPart(minimum: assemblyMinimum)
    guard !session.graph.synchronizers.isEmpty else { return part }
    part.afterwards.append(.line("// Synchronizers, whose delegates get the data instead of those of their outputs"))
    for synchronizer in session.graph.synchronizers {
      let name = names.name(text(of: synchronizer.id), other: "synchronizer")
      let members = (synchronizer.outputs?.value ?? []).compactMap { id in
        session.outputs.first { $0.output.id?.value == id.value }?.index
      }
      let outputs = members.map { outputNames[$0.value] }
      part.shownProperties.append("private(set) var \(name): AVCaptureDataOutputSynchronizer?")
      let list = outputs.joined(separator: ", ")
      var body = SwiftBody(minimum: assemblyMinimum)
      if members.contains(where: { isOptional($0) }) {
        // A synchronizer takes only outputs of the session.
        body.add(
          """
          let %1Outputs = [%2].filter { session.outputs.contains($0) }
          if !%1Outputs.isEmpty {
              %1 = AVCaptureDataOutputSynchronizer(dataOutputs: %1Outputs)
          }
          """, name, list)
      } else {
        body.add("%1 = AVCaptureDataOutputSynchronizer(dataOutputs: [%2])", name, list)
      }
      part.afterwards += body.codes
    }
    return part
  }
}
