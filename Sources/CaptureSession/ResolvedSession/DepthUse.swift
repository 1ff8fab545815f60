public import CaptureModel
public import JSONSource

/// A camera and an output that delivers its depth.
public struct DepthUse {
  /// The camera.
  public let camera: ResolvedCamera

  /// The output.
  public let output: OutputIndex

  /// Where the graph asks for it: the output of a connection, or the setting of a photo output.
  public let range: SourceRange
}

extension ResolvedSession {
  /// Enabled connections from depth ports to depth data outputs, in order; O(connections).
  public func depthStreams() -> [DepthUse] {
    guard outputs.contains(where: { $0.type == .depthData }) else { return [] }
    return connections.compactMap { connection in
      guard connection.isEnabled, connection.media == .depthData, outputType(connection.output) == .depthData,
        let camera = camera(ofInput: connection.input)
      else { return nil }
      return DepthUse(camera: camera, output: connection.output, range: outputRange(of: connection))
    }
  }

  /// Photo outputs that deliver depth, in order; O(connections).
  public func photoDepths() -> [DepthUse] {
    let cameras = photoCameras()
    return outputs.compactMap { output in
      guard let enabled = output.output.photo.depthDataDeliveryEnabled, enabled.value,
        let camera = cameras[output.index]
      else { return nil }
      return DepthUse(camera: camera, output: output.index, range: enabled.range)
    }
  }

  /// Streams, then photos.
  public func depthUses() -> [DepthUse] { depthStreams() + photoDepths() }
}

extension DepthFormat {
  /// Whether it matches what a graph asks for; `nil` if its media subtypes are unknown.
  func equals(_ request: DepthFormatRequest) -> Bool? {
    if let asked = request.width?.value, asked != width { return false }
    if let asked = request.height?.value, asked != height { return false }
    guard let asked = request.pixelFormat?.value else { return true }
    return pixelFormats.map { $0.contains(asked) }
  }
}

extension DepthFormatRequest {
  /// The size, if both sides are given.
  public var dimensions: Dimensions? {
    guard let width = width?.value, let height = height?.value else { return nil }
    return Dimensions(width, height)
  }
}

extension ResolvedCamera {
  /// The depth formats of the running format; `nil` if unknown.
  public var depthFormats: [DepthFormat]? {
    if hasDepthPort == false { return [] }
    let lists = equivalentFormats.map(\.depthFormats)
    return lists.isEmpty || lists.contains { $0 == nil } ? nil : lists.flatMap { $0 ?? [] }
  }

  /// The highest rate of the depth formats that the graph may mean; `nil` if unknown.
  public var highestDepthRate: FrameRate? {
    let asked = input.activeDepthDataFormat
    guard let formats = depthFormats?.filter({ format in asked.map { format.equals($0) != false } ?? true }),
      !formats.contains(where: { $0.maxFrameRate == nil })
    else { return nil }
    return formats.compactMap(\.maxFrameRate).max()
  }

  /// The video rate.
  public var videoRate: FrameRate? { effectiveRate ?? activeRate }
}

/// How depth keeps pace with video: it comes with every frame, or with every second, third or later one.
///
/// Source: WWDC17 507, where video at 30 fps and depth at 24 fps at most give depth at 15 fps.
public struct DepthPace {
  /// Depth comes with one out of this many frames.
  public let divisor: Int

  /// Depth maps per second.
  public let rate: Double

  /// The fastest pace that keeps depth within a bound.
  public init(video: FrameRate, bound: FrameRate) {
    divisor = max(1, Int((video.value / bound.value - 1e-9).rounded(.up)))
    rate = video.value / Double(divisor)
  }
}
