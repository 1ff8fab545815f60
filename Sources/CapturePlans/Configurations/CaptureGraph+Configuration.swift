import CaptureModel
import CaptureSession
import JSONSource

extension CaptureGraph {
  /// The graph with a configuration applied, as if it had been read from the written text.
  ///
  /// A new value gets the place of the object that it would be written into.
  func applying(_ configuration: Configuration) -> CaptureGraph {
    var graph = self
    graph.keys.formUnion(Self.writtenKeys)
    for camera in configuration.cameras {
      graph.inputs[camera.input].apply(camera)
      guard let highest = camera.highestActiveRate else { continue }
      graph.pressureResponse?.lowerRates(of: inputName(camera.input), to: highest)
    }
    for (index, constituent) in configuration.movedPorts {
      guard let range = connections?[index].range else { continue }
      graph.connections?[index].ports = Located(
        [PortRequest(.video, from: constituent, at: range)], at: connections?[index].ports?.range ?? range)
    }
    for index in configuration.disabled {
      guard let connection = connections?[index] else { continue }
      graph.connections?[index].enabled = Located(false, at: connection.enabled?.range ?? connection.range)
    }
    return graph
  }

  /// The keys that a configuration may write.
  private static let writtenKeys = KeySet(GraphKey.written.flatMap(\.keys))
}

extension PressureResponse {
  /// The reactions that set a camera's rate.
  func rates(of input: String) -> [(object: SourceRange, rate: Located<FrameRate>)] {
    [nominal, fair, serious, critical, shutdown].compactMap(\.self).flatMap { reaction in
      (reaction.frameRates?.value ?? []).filter { $0.key.value == input }.map {
        (reaction.frameRates?.range ?? reaction.range, $0.value)
      }
    }
  }

  /// Lowers the rates of a camera that are above one.
  fileprivate mutating func lowerRates(of input: String, to highest: FrameRate) {
    nominal?.lowerRates(of: input, to: highest)
    fair?.lowerRates(of: input, to: highest)
    serious?.lowerRates(of: input, to: highest)
    critical?.lowerRates(of: input, to: highest)
    shutdown?.lowerRates(of: input, to: highest)
  }
}

extension PressureReaction {
  fileprivate mutating func lowerRates(of input: String, to highest: FrameRate) {
    for (index, entry) in (frameRates?.value ?? []).enumerated()
    where entry.key.value == input && entry.value.value > highest {
      frameRates?.value[index].value = Located(highest, at: entry.value.range)
    }
  }
}

extension GraphInput {
  fileprivate mutating func apply(_ camera: Configuration.Camera) {
    let present = activeFormat ?? FormatRequest(range: range)
    var request = camera.isNamed ? FormatRequest(range: present.range) : present
    func located<Value>(_ value: Value, _ written: Located<Value>?) -> Located<Value> {
      Located(value, at: written?.range ?? present.range)
    }
    request.width = located(camera.format.width, present.width)
    request.height = located(camera.format.height, present.height)
    if let highest = camera.format.highestRate { request.maxFrameRate = located(highest, present.maxFrameRate) }
    if let binned = camera.format.binned { request.binned = located(binned, present.binned) }
    request.pixelFormat = present.pixelFormat
    activeFormat = request
    maxFrameRateOverride = camera.limit.map { Located($0, at: maxFrameRateOverride?.range ?? range) }
    if camera.leftOut.contains(GraphKey.videoHDREnabled.name) { videoHDREnabled = nil }
    if let highest = camera.highestActiveRate { lowerActiveRates(to: highest) }
  }

  /// Promises that no frame comes faster than a rate.
  mutating func promise(_ rate: FrameRate) {
    maxFrameRateOverride = Located(rate, at: maxFrameRateOverride?.range ?? range)
    lowerActiveRates(to: rate)
  }

  private mutating func lowerActiveRates(to highest: FrameRate) {
    if let least = activeFrameRate?.min, least.value > highest { activeFrameRate?.min?.value = highest }
    if let most = activeFrameRate?.max, most.value > highest { activeFrameRate?.max?.value = highest }
  }
}
