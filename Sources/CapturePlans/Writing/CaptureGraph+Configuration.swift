import CaptureModel
import JSONSource

extension CaptureGraph {
  /// The graph with a configuration applied, as if it had been read from the written text.
  ///
  /// A new value gets the place of the object that it would be written into.
  func applying(_ configuration: Configuration) -> CaptureGraph {
    var graph = self
    graph.keys.formUnion(Self.writtenKeys)
    for camera in configuration.cameras { graph.inputs[camera.input].apply(camera) }
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
