import JSONSource
import CaptureModel

extension PredictionKind {
  /// The rate at which a camera's depth streams: the highest fraction of the video's rate that depth can hold.
  static let depthFrameRate = PredictionKind(
    "depth-frame-rate",
    sources: [.session("WWDC17 507"), .symbol("AVCaptureDevice.activeDepthDataMinFrameDuration")]
  ) { session, list in
    var seen: Set<InputIndex> = []
    for stream in session.depthStreams() where seen.insert(stream.camera.inputIndex).inserted {
      guard let message = stream.camera.depthRateText else { continue }
      list.add(message, at: stream.range)
    }
  }
}

extension ResolvedCamera {
  /// How fast depth comes, or which fact is missing; `nil` where no depth comes.
  fileprivate var depthRateText: String? {
    let asked = input.activeDepthDataFormat
    let unknown = { (fact: String) in "how fast depth of \"\(id)\" comes is not known: the profile lacks \(fact)" }
    guard let formats = depthFormats?.filter({ format in asked.map { format.equals($0) != false } ?? true }) else {
      return hasDepthPort == false ? nil : unknown("its depth formats")
    }
    guard !formats.isEmpty else { return nil }
    let rates = Set(formats.map(\.maxFrameRate))
    guard rates.count == 1 else {
      return rates.contains(nil) ? unknown("their highest rates") : unknown("which of its depth formats runs")
    }
    guard let highest = formats[0].maxFrameRate else { return unknown("the highest rate of its depth formats") }
    guard let video = effectiveRate else { return unknown("the rate of its video") }
    let bound = [highest, depthFrameRateLimit].compactMap { $0 }.min() ?? highest
    let pace = DepthPace(video: video, bound: bound)
    let frames = pace.divisor == 1 ? "with every frame" : "with one of every \(pace.divisor) frames"
    return "depth of \"\(id)\" comes at \(pace.text) frames a second, \(frames): "
      + "video runs at \(video), depth at no more than \(bound)"
  }

  private var depthFrameRateLimit: FrameRate? { input.depthFrameRateLimit?.value }
}
