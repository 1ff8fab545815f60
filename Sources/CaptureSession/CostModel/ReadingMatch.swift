import CaptureModel
import JSONSource

extension CostModel {
  /// The reading of an equal session, if there is one. It must have the same cameras, sizes, highest rates, binning and
  /// outputs, and this session must have nothing else that costs.
  var fittingReading: CostReading? {
    guard !readings.isEmpty else { return nil }
    let match = ReadingMatch(session: session, streams: streams)
    return readings.first { $0.graph.map(match.fits) ?? false }
  }
}

extension ResolvedSession {
  /// Whether there is a reading with these cameras and outputs, in any formats; then the costs of a plan may not be
  /// sums over its cameras.
  public var mayBeRead: Bool {
    let readings = profile.costModel.readings.filter(\.speaks)
    guard !readings.isEmpty else { return false }
    let match = ReadingMatch(session: self, streams: CameraStreams(self))
    return readings.contains { $0.graph.map(match.mayFit) ?? false }
  }
}

/// Compares a session with readings.
private struct ReadingMatch {
  let session: ResolvedSession
  let streams: CameraStreams

  /// A flow of data, in a form that sessions and readings share.
  private struct Flow: Equatable {
    let device: DeviceKey
    let port: Port
    let output: OutputType?
    let size: [Int?]
    let stabilization: StabilizationMode
  }

  /// Whether the session matches that of a reading, with its cameras as they are configured now.
  func fits(_ reading: RecordedSession) -> Bool {
    cameras.allSatisfy { camera in reading.cameras.contains { fits($0, camera) } } && mayFit(reading)
  }

  /// Whether the session could equal a reading if the cameras ran other formats.
  func mayFit(_ reading: RecordedSession) -> Bool {
    guard session.isMultiCam == (reading.type == .multiCam), cameras.count == reading.cameras.count,
      cameras.allSatisfy({ camera in reading.cameras.contains { $0.key == camera.key } })
    else { return false }
    var rest = Self.flows(of: reading)
    let flows = self.flows
    guard flows.count == rest.count else { return false }
    for flow in flows {
      guard let index = rest.firstIndex(of: flow) else { return false }
      rest.remove(at: index)
    }
    return true
  }

  private var cameras: [ResolvedCamera] {
    session.cameraIndices.filter { streams[$0].isStreaming }.map { session.cameras[$0] }
  }

  private func fits(_ input: RecordedInput, _ camera: ResolvedCamera) -> Bool {
    guard input.key == camera.key, let format = camera.activeFormat, input.width == format.width,
      input.height == format.height, let rate = input.maxFrameRate, rate == format.highestRate,
      input.binned == format.binned, input.videoHDREnabled == camera.isVideoHDR
    else { return false }
    let asked = camera.input.activeFormat?.pixelFormat?.value
    if let read = input.pixelFormat, read != asked, asked != nil || format.pixelFormats != [read] { return false }
    return camera.chargedRate == min(rate, input.maxFrameRateOverride ?? rate)
  }

  private var flows: [Flow] {
    session.flows.map { flow in
      let output = session.graph.outputs[flow.output]
      return Flow(
        device: session.camera(ofInput: flow.input)?.key ?? .anyMicrophone, port: flow.port, output: output.type?.value,
        size: [output.videoData.width?.value, output.videoData.height?.value],
        stabilization: flow.stabilization ?? .off)
    }
  }

  private static func flows(of reading: RecordedSession) -> [Flow] {
    reading.connections.compactMap { connection in
      guard let input = reading.input(of: connection), let output = reading.output(of: connection) else { return nil }
      return Flow(
        device: input.key ?? .anyMicrophone, port: port(of: connection, input, output), output: output.type,
        size: [output.width, output.height], stabilization: connection.stabilization ?? .off)
    }
  }

  private static func port(
    of connection: RecordedConnection, _ input: RecordedInput, _ output: RecordedOutput
  ) -> Port {
    guard input.deviceType?.isMicrophone != true else {
      return Port(.audio, connection.port.sourceDevicePosition.map { .beam($0) } ?? .own)
    }
    let media = connection.port.mediaType ?? output.type?.acceptedMedia.first ?? .video
    guard let source = connection.port.sourceDeviceType, source != input.deviceType else { return Port(media, .own) }
    return Port(media, .constituent(source))
  }
}

extension DeviceKey {
  /// Any microphone.
  fileprivate static let anyMicrophone = DeviceKey(.microphone, .unspecified)
}
