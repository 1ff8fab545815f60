package import CaptureModel
package import CapturePlans
import CaptureSession
import JSONSource

extension CameraConfiguration {
  /// The format and what limits its rate, in words: `1920x1440 at 60, binned, capped at 30 fps`.
  package var words: String {
    if isDisabled { return "disabled" }
    guard let format else { return "without a format" }
    let limit = limit.map { ", capped at \($0) fps" } ?? ""
    let running = activeRate.map { ", running at \($0)" } ?? ""
    return "\(format)" + limit + running + (isOnWidePort ? ", on the wide-angle constituent's port" : "")
      + (dropsVideoHDR || lacksVideoHDR ? ", without video HDR" : "")
  }
}

extension CameraConfiguration {
  /// The configuration with its share, if known: `1280x720 at 30, unbinned, keeps 25%`.
  var wordsWithShare: String { words + (share.map { ", keeps \($0.words)" } ?? "") }
}

extension [CameraConfiguration] {
  /// Formats, rates and shares in words, camera by camera; the last share says of what:
  /// `back 1920x1440 at 30, binned, keeps 100% of the requested pixels a second; front disabled`.
  package var words: String {
    let last = lastIndex { $0.share != nil }
    return indices.map { index in
      "\(self[index].input) \(self[index].wordsWithShare)" + (index == last ? " of \(whole)" : "")
    }.joined(separator: "; ")
  }

  /// The cameras that a plan changes, in words; if there are none, the rates that it changes.
  var wordsOfPlan: String {
    isEmpty ? "lowers the rates to what the formats and maxFrameRateOverride allow" : words
  }
}

extension CameraPlan {
  /// What it changes, and which guarded settings it no longer asks for or gives up.
  var words: String {
    let split = split.map { "\"\($0)\" gets its cameras at different rates" }
    let gone =
      GuardWords.told(dropped) { names, _ in "no longer asks for \(names)" }
      + GuardWords.told(lost) { names, _ in "gives up \(names)" } + smallerPhotos.map(\.words)
    let first = changes.isEmpty && !gone.isEmpty ? [] : [changes.wordsOfPlan]
    return (first + gone + split).joined(separator: "; ")
  }
}

extension SmallerPhotos {
  /// Whose photos get smaller, and how small. A size that no list has is what the sensor reads for a picture.
  var words: String {
    let listed = sizeNow.flatMap { now in sizeBefore.map { (now: "\(now)", before: "\($0)") } }
    let sizes = listed ?? (Figure.megapixels(pixelsNow), Figure.megapixels(pixelsBefore))
    return "photos of \"\(input)\" get smaller: at most \(sizes.now)"
      + (listed == nil ? " by what the sensor reads" : "") + " and no longer \(sizes.before)"
  }
}

extension StepChange {
  /// The values before and after a change: `60 frames a second`, `50 frames a second`.
  package var words: (from: String, to: String) {
    switch self {
    case .format(let from, let to): (from?.description ?? "", to?.description ?? "")
    case .frameRate(let from, let to): ("\(from.perSecond)", "\(to.perSecond)")
    case .port: ("the switching port", "the wide-angle constituent's port")
    case .givenBackPort: ("the wide-angle constituent's port", "the switching port")
    case .configuration(let from, let to): (from.words, to.words)
    }
  }
}

extension Deviation {
  /// How the ladder differed from the sample, in words.
  package var words: String {
    switch self {
    case .effectiveRate: "counted down from the promised rate, which Apple's sample ignores"
    case .illegalStepSkipped: "passed over a choice that breaks a rule or a limit; Apple's sample would take it"
    case .futileStepSkipped:
      "passed over a choice that lowers no cost over its target; Apple's sample would take it"
    case .inStep: "gave all cameras of a synchronizer this rate, where Apple's sample changes one"
    case .everyCamera: "went on after cameras that can give no more, where Apple's sample stops"
    }
  }
}

extension FrameRate {
  /// A minimum frame rate, with the option that sets it.
  package var minimumWords: String { "\(self.perSecond) (--minimum-rate)" }
}

extension LadderFloor {
  /// The camera's format and rate: `back at 640x480, 20 frames a second`.
  package var words: String { "\(input) at \(dimensions), \(rate.perSecond)" }
}

extension Demand {
  /// The demand in words, as something that can't be met: `front at no less than 30 frames a second`.
  package var words: String {
    switch self {
    case .camera(let input): return input
    case .untouched(let input): return "\(input) as asked, untouched"
    case .size(let input, let width, let height):
      let size = [width.map { "\($0) pixels wide" }, height.map { "\($0) high" }].compactMap { $0 }
      return "\(input) no less than \(size.joined(separator: " and "))"
    case .frameRate(let input, let rate): return "\(input) at no less than \(rate.perSecond)"
    case .binning(let input, let binned): return "\(input) \(binned ? "binned" : "unbinned")"
    case .minimumFrameRate(let rate): return "no camera below \(rate.perSecond)"
    case .minimumSize(let size): return "no picture below \(size)"
    case .oneRate(let inputs): return "\(inputs.sentence) at one rate, as they are synchronized"
    }
  }
}

extension Demand {
  /// The demand, with the option that sets it for all cameras if there is one.
  var wordsWithOption: String {
    switch self {
    case .minimumFrameRate: words + " (--minimum-rate)"
    case .minimumSize: words + " (--minimum-size)"
    case .oneRate: words + " (plan.independent)"
    case .camera, .untouched, .size, .frameRate, .binning: words
    }
  }
}

extension QualityValue {
  /// The value in words: `30 frames a second`.
  package var words: String {
    switch self {
    case .enabled(let streams): streams ? "a stream" : "no stream"
    case .aspectRatio(let isAsAsked): isAsAsked ? "the shape as asked" : "another shape"
    case .frameRate(let rate): "\(rate.perSecond)"
    case .motion(let frames, let all):
      "\(frames) of the \(all) frames a second" + (all.value < 24 ? "" : " that count before size")
    case .lines(let lines, let all): "\(lines) of the \(all) lines" + (all < 720 ? "" : " that count before size")
    case .differentRates(let count): count == 1 ? "one frame rate" : "\(count) frame rates"
    case .share(let share): "\(share.words) of the requested pixels a second"
    case .pictureShare(let share): "\(share.words) of the requested pixels"
    case .photoShare(let share): "\(share.words) of the pixels of the requested photos"
    case .lostSettings(let lost, areOfPhotos: true): lost == 0 ? "photos as large as asked" : "smaller photos"
    case .lostSettings(let lost, areOfPhotos: false):
      lost == 0 ? "all of them" : lost == 1 ? "1 setting less" : "\(lost) settings less"
    case .binned(let isBinned): isBinned ? "a binned format" : "an unbinned format"
    case .videoHDR(let isAsked): isAsked ? "room for it" : "no room for video HDR"
    case .format(let isAsAsked): isAsAsked ? "the format as asked" : "another format"
    case .port(let isSwitching): isSwitching ? "the switching port" : "the wide-angle constituent's port"
    }
  }
}

extension PlanCertificate.Loss {
  /// The next better value, said of a camera: `unbinned`, `with 50% of its pixels a second`.
  var betterPhrase: String {
    if level == .shareInOrder { return "with \(betterWords)" }
    return switch better {
    case .binned(let isBinned): isBinned ? "binned" : "unbinned"
    case .frameRate, .differentRates: "at \(betterValue)"
    case .motion(let frames, _): "at \(frames.perSecond)"
    case .lines(let lines, _): "with \(lines) lines"
    case .videoHDR(true): "with video HDR"
    case .lostSettings(0, areOfPhotos: let areOfPhotos):
      areOfPhotos ? "with photos as large as asked" : "with all guarded settings"
    case .aspectRatio(true), .format(true): "in \(betterValue)"
    case .port: "on \(betterValue)"
    default: "with \(betterValue)"
    }
  }

  /// The next better value in words; if there are several cameras, one of them would have it.
  var betterWords: String {
    // The cameras' shares are settled, so one can only swap with another.
    if level == .shareInOrder { return betterValue + " in exchange with another camera" }
    return betterValue + (inputs.count > 1 && level != .alike ? " for one of them" : "")
  }

  /// The next better value by itself.
  private var betterValue: String {
    switch (reached, better) {
    // If two shares differ by less than a percent, the fractions tell them apart.
    case (.share(let reached), .share(let better)), (.photoShare(let reached), .photoShare(let better)),
      (.pictureShare(let reached), .pictureShare(let better)):
      better.words == reached.words ? "\(better) of them" : better.words
    case (.motion, .motion(let frames, _)): "\(frames)"
    case (.lines, .lines(let lines, _)): "\(lines)"
    default: better?.words ?? "better"
    }
  }
}
