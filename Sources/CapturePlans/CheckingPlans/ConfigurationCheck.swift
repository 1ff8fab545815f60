import CaptureModel
import CaptureSession
import JSONSource

/// Checks the configuration that a planned session would be written as.
struct ConfigurationCheck {
  /// The graph to plan for.
  let reading: GraphDocument

  /// The device.
  let profile: DeviceProfile

  /// Runs the rules.
  let judge: Judge

  /// Whether losing a setting that the app guards is a fault. For an exact plan it isn't, as that weighs the loss.
  var keepsSettings = false

  /// The guarded settings that the requested formats lack, so that another format may lack them, too.
  var lacking: [GraphGuard] = []

  /// An error, identified by its rule and its place in the document.
  struct Fault: Hashable {
    let rule: RuleID
    let pointer: String

    /// How a plan can remove it.
    let remedy: Remedy
  }

  /// The most configurations to try, so that even a large graph takes only seconds.
  ///
  /// It depends on how much of the graph the rules go over, not on how long the document is: they don't look at what the
  /// team adds under keys of its own.
  var tries: Int { min(200, max(4, (1 << 16) / max(1, reading.graph?.elementCount ?? 0))) }

  /// Checks the written configuration, read again from its bytes, as its user will.
  func written(_ session: ResolvedSession) -> JudgedGraph? {
    reading.document.map { written(ConfigurationWriter(session, in: $0)) }
  }

  /// The same for a configuration that is about to be written.
  func written(_ writer: ConfigurationWriter) -> JudgedGraph {
    let bytes = SourceEdit.apply(writer.edits, to: reading.source.bytes)
    return judge.check(judge.read(reading.source.with(bytes), reading), profile)
  }

  /// The errors of the configuration, except those about costs; empty if there is no document.
  ///
  /// This runs once per plan, so nothing is written and read again; only the final configuration is.
  func faults(of session: ResolvedSession) -> Set<Fault> { faults(of: session) { _ in } }

  /// The errors of the graph as it stands, except those about costs.
  var faultsOfGraph: Set<Fault> {
    guard let document = reading.document else { return [] }
    return faults(judge.check(reading, profile).findings, in: document)
  }

  /// The errors if an input also promises a rate that no configuration writes.
  func faults(of session: ResolvedSession, promising rate: FrameRate?, of input: InputIndex) -> Set<Fault> {
    faults(of: session) { planned in
      if let rate { planned.inputs[input].promise(rate) }
    }
  }

  /// The errors of a configuration with one more change. The app makes a guarded setting only in a format that has it:
  /// where that is not known, only an error both with the setting and without is certain.
  private func faults(of session: ResolvedSession, _ change: (inout CaptureGraph) -> Void) -> Set<Fault> {
    var planned = session.graph.applying(Configuration(session))
    change(&planned)
    _ = leaveOut(of: session, from: &planned) { $0 == false }
    let found = faults(of: planned)
    guard !found.isEmpty, leaveOut(of: session, from: &planned, where: { $0 == nil }) else { return found }
    return found.intersection(faults(of: planned))
  }

  /// Leaves out guarded settings of cameras by whether their formats have them; returns whether there are any.
  private func leaveOut(
    of session: ResolvedSession, from planned: inout CaptureGraph, where isGone: (Bool?) -> Bool
  ) -> Bool {
    var isLess = false
    for camera in session.cameras {
      let own = (keepsSettings ? lacking : planned.guards).filter { camera.input.range.contains($0.range) }
      let gone = planned.inputs[camera.inputIndex].leaveOut(own.compactMap(\.key), of: camera, where: isGone)
      isLess = isLess || gone
    }
    return isLess
  }

  private func faults(of planned: CaptureGraph) -> Set<Fault> {
    guard let document = reading.document else { return [] }
    let findings = judge.checkPlanned(planned, reading, profile).findings
    let kept = findings.filter { finding in
      !(keepsSettings ? lacking : planned.guards).contains { $0.mayBeLost(finding) }
    }
    return faults(kept, in: document)
  }

  private func faults(_ findings: [Finding], in document: JSONDocument) -> Set<Fault> {
    let errors = findings.filter { $0.severity == .error && !judge.isAboutCosts($0.rule) }
    return Set(
      errors.map { Fault(rule: $0.rule, pointer: document.pointer(to: $0.range), remedy: judge.remedy($0)) })
  }
}

extension CaptureGraph {
  /// How many elements the rules go over.
  fileprivate var elementCount: Int {
    inputs.count + outputs.count + (connections?.count ?? 0) + synchronizers.count + photoSettings.count
      + operations.count + guards.count + ignores.count
  }
}

extension GraphInput {
  /// Leaves out some settings by whether a camera's format has them; returns whether there are any.
  fileprivate mutating func leaveOut(
    _ keys: [String], of camera: ResolvedCamera, where isGone: (Bool?) -> Bool
  ) -> Bool {
    func goes(_ key: GraphKey, _ need: FormatNeed?) -> Bool {
      keys.contains(key.name) && (need.map { isGone(camera.supports($0)) } ?? false)
    }
    let hdr = goes(.videoHDREnabled, videoHDREnabled.map { _ in .videoHDR })
    let space = goes(.activeColorSpace, activeColorSpace.map { .colorSpace($0.value) })
    let depth = goes(.activeDepthDataFormat, activeDepthDataFormat.map { .depthFormat($0) })
    if hdr { videoHDREnabled = nil }
    if space { activeColorSpace = nil }
    if depth { activeDepthDataFormat = nil }
    return hdr || space || depth
  }
}

extension GraphGuard {
  /// Whether a finding says that the device lacks this, so that the app leaves it out.
  fileprivate func mayBeLost(_ finding: Finding) -> Bool {
    guard let lack = finding.lack, lack.isOfElement == (key == nil) else { return false }
    return !lack.places.isEmpty && lack.places.allSatisfy { range.contains($0) }
  }
}

extension ResolvedSession {
  /// Whether a camera may cause a fault. The fault is then at the camera's input, at one of its connections, at an
  /// output that they feed, or at a photo requested from the camera.
  func mayLie(_ fault: ConfigurationCheck.Fault, with cameraIndex: CameraIndex) -> Bool {
    let path = fault.pointer.split(separator: "/")
    guard path.count > 1, let place = Int(path[1]), let section = GraphGuard.Section(rawValue: String(path[0])),
      let index = graph.omission.index(ofElement: place, in: section)
    else { return true }
    let input = cameras[cameraIndex].inputIndex
    switch path[0] {
    case "inputs": return index == input.value
    case "connections": return connections.contains { $0.index == index && $0.input == input }
    case "outputs": return connections.contains { $0.output.value == index && $0.input == input }
    case "photoSettings": return camera(ofPhotoSettings: index).map { $0.inputIndex == input } ?? true
    default: return true
    }
  }

  /// The camera that takes the photo for the graph's request at an index; `nil` if that is not known.
  private func camera(ofPhotoSettings index: Int) -> ResolvedCamera? {
    guard graph.photoSettings.indices.contains(index) else { return nil }
    let range = graph.photoSettings[index].range
    return photoRequests().first { $0.settings.range == range }?.camera
  }
}
