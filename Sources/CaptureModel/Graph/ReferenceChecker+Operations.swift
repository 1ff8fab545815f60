import JSONSource

extension ReferenceChecker {
  /// Checks that every step has a target of the right kind, and steps of the session have none.
  mutating func checkOperations() {
    for operation in graph.operations {
      guard let op = operation.op else { continue }
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

  private mutating func checkIsPhotoOutput(_ target: Located<String>, _ op: OperationKind) {
    if let type = outputTypes[target.value] ?? nil, type != .photo { reportOtherOutput(target, type, op) }
  }

  private mutating func reportMissingTarget(_ operation: GraphOperation, _ op: OperationKind) {
    findings.append(
      Finding(
        fault: .missingKey, severity: .error, message: "the key 'target' is missing: \(op.rawValue) needs one",
        range: operation.range, label: "needs 'target'"))
  }

  private mutating func reportIdleTarget(_ target: Located<String>, _ op: Located<OperationKind>) {
    findings.append(
      Finding(
        fault: .unknownKey, severity: .error, message: "\(op.value.rawValue) has no 'target'", range: target.range,
        label: "not here",
        notes: [Finding.Note("a step of the session or of the app has no target", at: op.range)],
        fixes: [Fix("leave the target out", .unsafe, edits: [DocumentEditor(document).removing(target.range)])]))
  }

  private mutating func reportOtherOutput(_ target: Located<String>, _ type: OutputType, _ op: OperationKind) {
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

  private mutating func checkConnectionPointer(_ target: Located<String>) {
    if graph.connection(at: target.value) != nil { return }
    findings.append(
      Finding(
        fault: .unknownReference, severity: .error,
        message: "no connection at \(Suggestion.quote(target.value))", range: target.range, label: "not found",
        help: "a JSON Pointer to one of the \(graph.connections?.count ?? 0) connections, such as /connections/0"))
  }
}

extension OperationKind {
  /// Whether a step is done to something; steps of the session and of the app are not.
  package var hasTarget: Bool { targetKind != nil }

  /// What a step is done to; `nil` for steps of the session or of the app.
  fileprivate var targetKind: ThingKind? {
    switch self {
    case .beginConfiguration, .commitConfiguration, .requestAuthorization, .startRunning, .stopRunning: nil
    case .addInput, .lockForConfiguration, .unlockForConfiguration, .setActiveFormat, .setActiveFrameRate,
      .setMaxFrameRateOverride, .setFaceDrivenAutomatic, .setFaceDriven:
      .input
    case .addOutput, .setVideoSettings: .output
    case .enablePhotoFeature, .prepareSettings: .photoOutput
    case .addConnection: .connection
    }
  }
}
