import JSONSource
import CaptureModel

extension PredictionKind {
  /// The rate of a camera's depth stream: the highest fraction of the video rate that depth can reach.
  static let depthFrameRate = PredictionKind(
    "depth-frame-rate",
    sources: [.session("WWDC17 507"), .symbol("AVCaptureDevice.activeDepthDataMinFrameDuration")]
  ) { session, list in
    var seen: Set<InputIndex> = []
    for stream in session.depthStreams() where seen.insert(stream.camera.inputIndex).inserted {
      guard let rate = stream.camera.depthRate else { continue }
      list.add(.depthFrameRate(rate, camera: stream.camera.id), at: stream.range)
    }
  }
}

extension ResolvedCamera {
  /// The depth rate, or the missing fact; `nil` if there is no depth.
  fileprivate var depthRate: DepthFrameRate? {
    let asked = input.activeDepthDataFormat
    guard let formats = depthFormats?.filter({ format in asked.map { format.equals($0) != false } ?? true }) else {
      return hasDepthPort == false ? nil : .unknown(.formats)
    }
    guard !formats.isEmpty else { return nil }
    let rates = Set(formats.map(\.maxFrameRate))
    guard rates.count == 1 else {
      return rates.contains(nil) ? .unknown(.rates) : .unknown(.activeFormat)
    }
    guard let highest = formats[0].maxFrameRate else { return .unknown(.rate) }
    guard let video = effectiveRate else { return .unknown(.videoRate) }
    let bound = [highest, depthFrameRateLimit].compactMap { $0 }.min() ?? highest
    return .fraction(ofVideo: video, bound: bound)
  }

  private var depthFrameRateLimit: FrameRate? { input.depthFrameRateLimit?.value }
}
