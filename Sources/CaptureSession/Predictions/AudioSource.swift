import CaptureModel
import JSONSource

extension PredictionKind {
  /// The sound that each audio output really records: an external microphone reaches every audio port.
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
          .audioSource(heard, output: session.graph.outputName(connection.output)),
          at: session.portRange(index, of: connection))
      }
    }
  }
}

extension ResolvedSession {
  /// The sound at a port of a microphone; `nil` if unknown, or if the port is refused.
  fileprivate func heard(at source: PortSource, of microphone: ResolvedMicrophone) -> AudioSource? {
    if case .beam = source, !isMultiCam { return nil }
    if microphone.input.external?.value == true {
      if case .beam(let side) = source { return .external(microphone: microphone.id, beam: side) }
      return .external(microphone: microphone.id, beam: nil)
    }
    guard microphone.input.sound.multichannelAudioMode.map({ $0.value == .none }) ?? true,
      let directions = directions(at: source)
    else { return nil }
    return .builtIn(directions, isSure: microphone.input.external != nil)
  }

  /// The directions that built-in microphones hear at a port.
  private func directions(at source: PortSource) -> AudioSource.Directions? {
    switch source {
    case .constituent: return nil
    case .beam(let side): return .beam(side)
    case .own where isMultiCam: return .all
    case .own:
      // In a single-camera session the port follows the camera, unless the app configures its audio session itself.
      guard graph.session?.automaticallyConfiguresApplicationAudioSession?.value != false else { return nil }
      guard let camera = cameras.first else { return .allWithoutCamera }
      guard cameras.count == 1, camera.key.position != .unspecified else { return nil }
      return .beamOfCamera(camera.id, camera.key.position)
    }
  }
}
