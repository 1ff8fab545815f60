import CaptureModel
import CaptureSession

/// One way to run a camera, how good it is and what it costs.
struct Candidate: Sendable {
  /// What it changes.
  let change: CameraChange

  /// How good it is, on the levels of `QualityLevel`.
  let levels: ChoiceProblem.Levels

  /// What it costs of both.
  let costs: CostShare
}

/// What a camera is asked to do: its format and its effective rate, as the graph has them.
struct AskedQuality {
  let format: DeviceFormat
  let index: FormatIndex
  let rate: FrameRate

  /// What the graph asks; `nil` where the format or its rate is not known.
  init?(_ camera: ResolvedCamera) {
    guard case .chosen(let index, _) = camera.format, let format = camera.activeFormat, let rate = camera.effectiveRate
    else { return nil }
    self.format = format
    self.index = index
    self.rate = rate
  }

  /// How good a format at a rate is beside what is asked.
  func levels(of other: DeviceFormat, at index: FormatIndex, rate: FrameRate, movesPorts: Bool) -> ChoiceProblem.Levels
  {
    var levels = ChoiceProblem.Levels()
    func set(_ level: QualityLevel, _ value: Int) { levels[level.rawValue] = value }
    set(.enabled, 1)
    set(.aspectRatio, other.dimensions.hasSameAspect(as: format.dimensions) ? 1 : 0)
    // In millionths of a frame, as whole numbers.
    set(.frameRate, Int((min(rate, self.rate).value * 1e6).rounded()))
    set(.pixels, other.dimensions.pixels)
    set(.binning, other.binned == format.binned ? 1 : 0)
    set(.askedFormat, index == self.index ? 1 : 0)
    set(.switchingPort, movesPorts ? 0 : 1)
    return levels
  }
}
