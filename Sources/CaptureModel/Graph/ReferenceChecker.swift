public import JSONSource

// Computed and inlinable, so that a rule named after one of these is a compile-time constant.
extension DocumentFault {
  /// A profile is unknown.
  @inlinable public static var unknownProfile: DocumentFault { DocumentFault("unknown-profile", leaves: .whole) }
}

/// Finds ids that are defined twice, and names that refer to nothing.
///
/// A class, because a copy of its graph would be large.
final class ReferenceChecker {
  let graph: CaptureGraph
  let profiles: ProfileDirectory
  let document: JSONDocument
  private let names: NameIndex
  var findings: [Finding] = []

  /// Names that aren't defined for their kind.
  private var unknown: [(name: Located<String>, kind: ThingKind)] = []

  /// The known names, for each kind that was looked up.
  private var known: [ThingKind: Set<String>] = [:]

  /// The suggestions for unknown names, for each kind that has some.
  private var suggestions: [ThingKind: NameSuggestions] = [:]

  /// The photo outputs.
  private(set) lazy var photoOutputs: [String] = graph.outputs.filter { $0.type?.value == .photo }
    .compactMap(\.id).map { graph.text(of: $0.value) }

  /// The type of the first output with each name; `nil` if it has none.
  private(set) lazy var outputTypes: [String: OutputType?] = Dictionary(
    graph.outputs.compactMap { output in output.id.map { (graph.text(of: $0.value), output.type?.value) } },
    uniquingKeysWith: { first, _ in first })

  /// `uses` are all places that name something, in the order of the text.
  init(graph: CaptureGraph, uses: [NameUse], profiles: ProfileDirectory, document: JSONDocument) {
    self.graph = graph
    self.profiles = profiles
    self.document = document
    names = NameIndex(uses, count: graph.identifiers.count)
  }

  func check() {
    for (use, earlier) in names.duplicates { reportDuplicate(use, of: earlier) }
    for use in names.unknown {
      unknown.append((Located(graph.text(of: use.id.value), at: use.id.range), use.kind))
    }
    // An input is a large value: only its type is read to tell a microphone.
    for index in graph.inputs.indices where graph.inputs[index].deviceType?.value.isMicrophone == true {
      checkMicrophone(graph.inputs[index])
    }
    for request in graph.app?.extrinsics?.value ?? [] { checkExtrinsics(request.value) }
    for ignore in graph.ignores { checkReason(ignore.reason) }
    for settings in graph.photoSettings where settings.output == nil { reportMissingOutput(settings) }
    for entry in graph.plan?.keep?.value ?? [] { checkName(entry.key, of: .input) }
    checkOperations()
    checkPressureResponse()
    checkProfiles()
    reportUnknown()
  }

  private func reportDuplicate(_ use: NameUse, of earlier: NameUse) {
    let what = use.kind.name
    findings.append(
      Finding(
        fault: .duplicateID, severity: .error,
        message: "the \(what) id \(Suggestion.quote(graph.text(of: use.id.value))) is used twice", range: use.id.range,
        label: "second use", notes: [Finding.Note("first used here", at: earlier.id.range)],
        help: "give each \(what) an id of its own"))
  }

  /// Checks a name in a key, or in a text that may also contain something else.
  func checkName(_ name: Located<String>, of kind: ThingKind) {
    if !known(kind).contains(name.value) { unknown.append((name, kind)) }
  }

  private func known(_ kind: ThingKind) -> Set<String> {
    if let known = known[kind] { return known }
    let made = Set(definitions(of: kind))
    known[kind] = made
    return made
  }

  private func suggestions(_ kind: ThingKind) -> NameSuggestions {
    if let suggestions = suggestions[kind] { return suggestions }
    let made = NameSuggestions(definitions(of: kind), what: "\(kind.name)s")
    suggestions[kind] = made
    return made
  }

  private func definitions(of kind: ThingKind) -> [String] {
    names.definitions(of: kind).map { graph.text(of: $0.value) }
  }

  private func checkMicrophone(_ input: GraphInput) {
    checkMicrophoneKeys(input)
    guard let position = input.position, position.value != .unspecified else { return }
    findings.append(
      Finding(
        fault: .unknownValue, severity: .error,
        message: "a microphone has no position '\(position.value.rawValue)'", range: position.range,
        label: "only 'unspecified'",
        fixes: [Fix("write \"unspecified\"", .unsafe, edits: [SourceEdit(position.range, with: "\"unspecified\"")])],
        help: "choose a beam at the port, with sourceDevicePosition"))
  }

  /// Checks that both ends of a request for extrinsics are inputs, or device types of constituents.
  private func checkExtrinsics(_ request: ExtrinsicsRequest) {
    for case let end? in [request.from, request.to] where DeviceType(rawValue: end.value) == nil {
      let isAlias = DeviceType.aliases.contains { $0.0 == end.value }
      if !isAlias { checkName(end, of: .input) }
    }
  }

  private func checkReason(_ reason: Located<String>?) {
    guard let reason, reason.value.allSatisfy(\.isWhitespace) else { return }
    findings.append(.unknownValue("a reason may not be empty", at: reason.range, label: "empty"))
  }

  /// Reports a request that doesn't name its photo output.
  private func reportMissingOutput(_ settings: PhotoSettings) {
    let names = photoOutputs
    findings.append(
      Finding(
        fault: .missingKey, severity: .error,
        message: "the key 'output' is missing: name the photo output that takes the request",
        range: settings.range, label: "needs 'output'",
        help: names.isEmpty
          ? "the graph has no photo output" : "choose from \(names.prefix(12).joined(separator: ", "))"))
  }

  private func checkPressureResponse() {
    guard let response = graph.pressureResponse else { return }
    checkCameras(of: response.nominal)
    checkCameras(of: response.fair)
    checkCameras(of: response.serious)
    checkCameras(of: response.critical)
    checkCameras(of: response.shutdown)
  }

  private func checkCameras(of reaction: PressureReaction?) {
    for entry in reaction?.frameRates?.value ?? [] { checkName(entry.key, of: .input) }
  }

  /// The severity of a wrong name among the graph's profiles.
  private var severityOfProfiles: Severity { profiles.areNamedElsewhere ? .warning : .error }

  private func checkProfiles() {
    for profile in graph.profiles ?? [] where profile.value.isBytewise(ProfileDirectory.deployable) {
      checkDeployable(profile)
    }
    var lookup = ProfileLookup(profiles)
    let severity = severityOfProfiles
    var unknown = (graph.profiles ?? []).filter { !lookup.knows($0.value) }[...]
    for profile in unknown.prefix(Finding.mostShown) {
      switch lookup.miss(profile.value, in: .document) {
      case .word(let guess): findings.append(.unknownProfile(profile, guess, severity))
      case .model(let nearest): findings.append(.unknownModel(profile, nearest, severity))
      }
    }
    // The others are only counted, so they need no suggestions.
    unknown = unknown.dropFirst(Finding.mostShown)
    findings += unknown.map { name in
      ModelName.isOne(name.value) ? .unknownModel(name, nil, severity) : .unknownProfile(name, nil, severity)
    }
  }

  /// Checks that there is an oldest system for `deployable`, since it decides the devices.
  private func checkDeployable(_ name: Located<String>) {
    do throws(DeploymentGap) {
      if !profiles.ids.contains(name.value) { _ = try profiles.models(for: graph.deploymentTarget) }
    } catch .noModel(let platform) {
      findings.append(.noDeployable(name, on: platform, severityOfProfiles))
    } catch .noMinimumOS where document.value(at: "/deployment/minimumOS") == nil {
      let place = graph.deployment?.range ?? SourceRange(graph.range.lowerBound, graph.range.lowerBound + 1)
      findings.append(.missingMinimumOS(at: place, for: name, severityOfProfiles))
    } catch {
      // The profile exists but is faulty, which was already reported.
    }
  }

  /// Reports the unknown names in the order of the text, since only the first of many findings are shown in full.
  private func reportUnknown() {
    for (index, (name, kind)) in unknown.sorted(by: { $0.name.range < $1.name.range }).enumerated() {
      let suggestions = index < Finding.mostShown ? suggestions(kind) : nil
      findings.append(.unknownReference(name, kind, suggestions))
    }
  }

  /// Checks that every step has a target of the right kind; a step of the session must have none.
  func checkOperations() {
    for operation in graph.operations {
      guard let op = operation.op else { continue }
      if op.value == .setPreset, operation.preset == nil { reportMissingPreset(operation) }
      guard let target = operation.target else {
        if op.value.targetKind != nil { reportMissingTarget(operation, op.value) }
        continue
      }
      switch op.value.targetKind {
      case nil: reportIdleTarget(target, op)
      case .connection: checkConnectionPointer(target)
      case let kind?:
        checkName(target, of: kind)
        if kind == .photoOutput { checkIsPhotoOutput(target, op.value) }
      }
    }
  }

  private func checkIsPhotoOutput(_ target: Located<String>, _ op: OperationKind) {
    if let type = outputTypes[target.value] ?? nil, type != .photo { reportOtherOutput(target, type, op) }
  }

  private func reportMissingTarget(_ operation: GraphOperation, _ op: OperationKind) {
    findings.append(
      Finding(
        fault: .missingKey, severity: .error, message: "the key 'target' is missing: \(op.rawValue) needs one",
        range: operation.range, label: "needs 'target'"))
  }

  private func reportMissingPreset(_ operation: GraphOperation) {
    findings.append(
      Finding(
        fault: .missingKey, severity: .error, message: "the key 'preset' is missing: setPreset needs one",
        range: operation.range, label: "needs 'preset'"))
  }

  private func reportIdleTarget(_ target: Located<String>, _ op: Located<OperationKind>) {
    findings.append(
      Finding(
        fault: .unknownKey, severity: .error, message: "\(op.value.rawValue) has no 'target'", range: target.range,
        label: "not here",
        notes: [Finding.Note("a step of the session or of the app has no target", at: op.range)],
        fixes: [Fix("leave the target out", .unsafe, edits: [DocumentEditor(document).removing(target.range)])]))
  }

  private func reportOtherOutput(_ target: Located<String>, _ type: OutputType, _ op: OperationKind) {
    let names = photoOutputs
    findings.append(
      Finding(
        fault: .unknownReference, severity: .error,
        message: "no photo output is called \(Suggestion.quote(target.value)): \(op.rawValue) needs one",
        range: target.range, label: "a \(type.name)",
        fixes: names.count == 1
          ? [
            Fix("write \"\(names[0])\"", .unsafe, edits: [SourceEdit(target.range, with: JSONString.quoted(names[0]))])
          ]
          : [],
        help: names.isEmpty
          ? "the graph has no photo output" : "choose from \(names.prefix(12).joined(separator: ", "))"))
  }

  private func checkConnectionPointer(_ target: Located<String>) {
    if graph.connection(at: target.value) != nil { return }
    findings.append(
      Finding(
        fault: .unknownReference, severity: .error,
        message: "no connection at \(Suggestion.quote(target.value))", range: target.range, label: "not found",
        help: "a JSON Pointer to one of the \(graph.connections?.count ?? 0) connections, such as /connections/0"))
  }
}

extension OperationKind {
  /// Whether the step acts on something; steps of the session and of the app don't.
  package var hasTarget: Bool { targetKind != nil }

  /// The kind of thing that a step acts on; `nil` for steps of the session or of the app.
  package var targetKind: ThingKind? {
    switch self {
    case .beginConfiguration, .commitConfiguration, .requestAuthorization, .startRunning, .stopRunning, .setPreset: nil
    case .addInput, .removeInput, .lockForConfiguration, .unlockForConfiguration, .setActiveFormat,
      .setActiveFrameRate, .setMaxFrameRateOverride, .setFaceDrivenAutomatic, .setFaceDriven, .setTorchMode,
      .setTorchLevel, .setVideoZoomFactor, .setVideoHDR, .setActiveColorSpace, .setFocus, .setExposure,
      .setWhiteBalance, .setGlobalToneMapping, .setMaxExposureDuration, .setAutoVideoFrameRate,
      .setCinematicVideoCapture, .setExternalSync, .setFocusTracking, .setDynamicAspectRatio,
      .lockPrimaryConstituent:
      .input
    case .addOutput, .removeOutput, .setVideoSettings, .setMetadataObjectTypes, .setOutputSettings, .startRecording,
      .stopRecording, .setDeferredStart:
      .output
    case .capturePhoto: .photoRequest
    case .enablePhotoFeature, .prepareSettings: .photoOutput
    case .addConnection, .removeConnection: .connection
    }
  }
}
