package import CaptureModel
package import CapturePlans

extension CameraConfiguration {
  /// The format and what limits its rate, in words: `1920x1440 at 60, binned, capped at 30 fps`.
  package var words: String {
    if isDisabled { return "disabled" }
    guard let format else { return "without a format" }
    let limit = limit.map { ", capped at \($0) fps" } ?? ""
    let running = activeRate.map { ", running at \($0)" } ?? ""
    return "\(format)" + limit + running + (isOnWidePort ? ", on the wide-angle constituent's port" : "")
  }
}

extension [CameraConfiguration] {
  /// Formats and rates in words, camera by camera: `back 1920x1440 at 30, binned; front disabled`.
  package var words: String { map { "\($0.input) \($0.words)" }.joined(separator: "; ") }

  /// The same of the cameras that a plan changes; where none changes, what does.
  var wordsOfPlan: String {
    isEmpty ? "the rates within what the formats and the promises allow" : words
  }
}

extension StepChange {
  /// What changed, from and to: `60 frames a second`, `50 frames a second`.
  package var words: (from: String, to: String) {
    switch self {
    case .format(let from, let to): (from?.description ?? "", to?.description ?? "")
    case .frameRate(let from, let to): ("\(from) frames a second", "\(to) frames a second")
    case .port: ("the switching port", "the wide-angle constituent's port")
    case .configuration(let from, let to): (from.words, to.words)
    }
  }
}

extension Deviation {
  /// What it did, in words.
  package var words: String {
    switch self {
    case .effectiveRate: "counted down from the promised rate, which Apple's sample does not read"
    case .illegalStepSkipped: "passed over what breaks a rule or a limit, as Apple's sample does not"
    case .everyCamera: "the cameras before it can give no more, where Apple's sample stops"
    }
  }
}

extension FrameRate {
  /// A least frame rate, with the option that sets it.
  package var minimumWords: String { "\(self) frames a second (--minimum-rate)" }
}

extension LadderFloor {
  /// Where the camera stands: `back at 640x480, 20 frames a second`.
  package var words: String { "\(input) at \(dimensions), \(rate) frames a second" }
}

extension Demand {
  /// The demand in words, as the thing that can't be had: `front at no less than 30 frames a second`.
  package var words: String {
    switch self {
    case .camera(let input): return input
    case .untouched(let input): return "\(input) as asked, untouched"
    case .size(let input, let width, let height):
      let size = [width.map { "\($0) pixels wide" }, height.map { "\($0) high" }].compactMap { $0 }
      return "\(input) no less than \(size.joined(separator: " and "))"
    case .frameRate(let input, let rate): return "\(input) at no less than \(rate) frames a second"
    case .binning(let input, let binned): return "\(input) \(binned ? "binned" : "unbinned")"
    case .minimumFrameRate(let rate): return "no camera below \(rate) frames a second"
    }
  }
}

extension QualityValue {
  /// What a camera has, in words: `30 frames a second`.
  package var words: String {
    switch self {
    case .enabled(let streams): streams ? "a stream" : "no stream"
    case .aspectRatio(let isAsAsked): isAsAsked ? "the shape as asked" : "another shape"
    case .frameRate(let rate): "\(rate) frames a second"
    case .size(let dimensions): dimensions?.description ?? "its size"
    case .binned(let isBinned): isBinned ? "a binned format" : "an unbinned format"
    case .format(let isAsAsked): isAsAsked ? "the format as asked" : "another format"
    case .port(let isSwitching): isSwitching ? "the switching port" : "the wide-angle constituent's port"
    }
  }
}

extension PlanCertificate.Loss {
  /// The next better value in words.
  var betterWords: String { better?.words ?? "better" }
}
