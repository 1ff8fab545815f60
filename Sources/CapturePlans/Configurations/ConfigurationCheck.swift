import CaptureModel
import CaptureSession
import JSONSource

/// Checks the configuration that a planned session would be written as.
struct ConfigurationCheck {
  /// The graph that is planned for.
  let reading: GraphDocument

  /// The device.
  let profile: DeviceProfile

  /// Says what the rules find.
  let judge: Judge

  /// An error, by its rule and its place in the document.
  struct Fault: Hashable {
    let rule: RuleID
    let pointer: String

    /// What a plan can change so that it goes away.
    let remedy: Remedy
  }

  /// How many configurations may be tried, so that a large graph takes no more than seconds.
  ///
  /// By the values of its document: a long text is one.
  var tries: Int { min(200, max(4, (1 << 19) / max(1, reading.document?.nodes.count ?? 0))) }

  /// What a check says of the configuration, read again from its bytes, as its user will.
  func written(_ session: ResolvedSession) -> JudgedGraph? {
    guard let document = reading.document else { return nil }
    let bytes = SourceEdit.apply(ConfigurationWriter(session, in: document).edits, to: reading.source.bytes)
    return judge.check(judge.read(SourceText(name: reading.source.name, bytes: bytes), reading), profile)
  }

  /// The errors of the configuration that are no matter of cost; nothing where there is no document.
  ///
  /// Asked for one plan after the other, so nothing is written and read again; what is written in the end is.
  func faults(of session: ResolvedSession) -> Set<Fault> {
    faults(of: session.graph.applying(Configuration(session)))
  }

  /// The same where an input promises a rate too that no configuration writes.
  func faults(of session: ResolvedSession, promising rate: FrameRate?, of input: InputIndex) -> Set<Fault> {
    var planned = session.graph.applying(Configuration(session))
    guard let rate else { return faults(of: planned) }
    planned.inputs[input].promise(rate)
    return faults(of: planned)
  }

  private func faults(of planned: CaptureGraph) -> Set<Fault> {
    guard let document = reading.document else { return [] }
    let findings = judge.checkPlanned(planned, reading, profile).findings
    let errors = findings.filter { $0.severity == .error && !judge.isAboutCosts($0.rule) }
    return Set(
      errors.map { Fault(rule: $0.rule, pointer: document.pointer(to: $0.range), remedy: judge.remedy($0)) })
  }
}

extension ResolvedSession {
  /// Whether a fault may lie with a camera: it is at its input, at one of its connections, at what those feed, or at a
  /// request for a photo of it.
  func mayLie(_ fault: ConfigurationCheck.Fault, with cameraIndex: CameraIndex) -> Bool {
    let path = fault.pointer.split(separator: "/")
    guard path.count > 1, let index = Int(path[1]) else { return true }
    let input = cameras[cameraIndex].inputIndex
    switch path[0] {
    case "inputs": return index == input.value
    case "connections": return connections.contains { $0.index == index && $0.input == input }
    case "outputs": return connections.contains { $0.output.value == index && $0.input == input }
    case "photoSettings": return camera(ofPhotoSettings: index).map { $0.inputIndex == input } ?? true
    default: return true
    }
  }

  /// The camera that takes the photo of the request at an index of the graph's; `nil` where that is not known.
  private func camera(ofPhotoSettings index: Int) -> ResolvedCamera? {
    guard graph.photoSettings.indices.contains(index) else { return nil }
    let range = graph.photoSettings[index].range
    return photoRequests().first { $0.settings.range == range }?.camera
  }
}
