import CaptureModel
import JSONSource

extension PredictionKind {
  /// What each output of sound really hears: an external microphone reaches every audio port alike.
  static let audioSource = PredictionKind(
    "audio-source",
    sources: [
      .session("WWDC19 225"), .symbol("AVCaptureInput.Port.sourceDevicePosition"),
      .symbol("AVCaptureDeviceInput.ports(for:sourceDeviceType:sourceDevicePosition:)"),
    ]
  ) { session, list in
    guard !session.isForMac, !session.microphones.isEmpty else { return }
    var microphones: [InputIndex: ResolvedMicrophone] = [:]
    for microphone in session.microphones { microphones[microphone.inputIndex] = microphone }
    for connection in session.connections where connection.isEnabled {
      guard let microphone = microphones[connection.input] else { continue }
      for (index, resolution) in connection.ports.enumerated() {
        guard let port = resolution.port, port.media == .audio,
          let heard = session.heard(at: port.source, of: microphone)
        else { continue }
        list.add(
          "\"\(session.graph.outputName(connection.output))\" hears \(heard)",
          at: session.portRange(index, of: connection))
      }
    }
  }
}

extension ResolvedSession {
  /// What a port of a microphone carries, in words; `nil` where that is not known, or the port is refused.
  fileprivate func heard(at source: PortSource, of microphone: ResolvedMicrophone) -> String? {
    if case .beam = source, !isMultiCam { return nil }
    if microphone.input.external?.value == true {
      let external = "the external microphone \"\(microphone.id)\", as every audio port does"
      if case .beam(let side) = source { return "\(external), not what comes from the \(side.rawValue)" }
      return external
    }
    guard microphone.input.multichannelAudioMode.map({ $0.value == .none }) ?? true, let pattern = pattern(of: source)
    else { return nil }
    let isSure = microphone.input.external != nil
    return isSure ? pattern : "\(pattern), or an external microphone while one is plugged in"
  }

  /// The directions that built-in microphones hear at a port.
  private func pattern(of source: PortSource) -> String? {
    switch source {
    case .constituent: return nil
    case .beam(let side): return "the \(side.rawValue) beam of the built-in microphones"
    case .own where isMultiCam: return "all directions"
    case .own:
      // In a plain session the port follows the camera, unless the app sets up its audio session itself.
      guard graph.session?.automaticallyConfiguresApplicationAudioSession?.value != false else { return nil }
      guard let camera = cameras.first else { return "all directions, since the session has no camera" }
      guard cameras.count == 1, camera.key.position != .unspecified else { return nil }
      return "the \(camera.key.position.rawValue) beam of the built-in microphones, as \"\(camera.id)\" looks there"
    }
  }
}
