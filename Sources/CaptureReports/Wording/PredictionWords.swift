import RuleKit
import CaptureModel
package import CaptureSession
import JSONSource

extension Prediction {
  /// The prediction: lower case, no full stop, with the user's own words quoted.
  package var message: String { value.words }
}

extension PredictedValue {
  fileprivate var words: String {
    switch self {
    case .implicitConnection(let media, let input, let output, let isEnabled):
      "the session connects the \(media.rawValue) port of \"\(input)\" to \"\(output)\""
        + (isEnabled ? "" : ", and the port is disabled")
    case .audioSource(let source, let output): "\"\(output)\" hears \(source.words)"
    case .depthFrameRate(let rate, let camera): rate.words(ofCamera: camera)
    case .photoCallbacks(let count, let request): "\(Self.title(request)) calls back with \(count.words)"
    case .largestPhoto(let size?, let owner): "the largest photos of \"\(owner)\" are \(size)"
    case .largestPhoto(nil, let owner):
      "how large the largest photos of \"\(owner)\" are is not known: the profile lacks the photo sizes of the format"
    case .segmentationMattes(let mattes, let photo, let request):
      Self.words(mattes, photo, ofRequest: Self.title(request))
    case .leftOut(let key, let values, let object, let why):
      "the app leaves out " + (values.isEmpty ? "" : "\(values.map { "\"\($0)\"" }.sentence) of ")
        + "\(key.map { "\"\($0)\" of " } ?? "")\(object): \(why.joined(separator: "; "))"
    case .portraitEffectsMatte(let request):
      "the size of the portrait effects matte of \(Self.title(request)) is not known: no source states it; "
        + "portraitEffectsMatteDimensions of the resolved settings tells it"
    }
  }

  private static func title(_ request: String?) -> String { request.map { "\"\($0)\"" } ?? "a request" }

  private static func words(_ mattes: [MatteType], _ photo: Dimensions?, ofRequest title: String) -> String {
    let (noun, verb) = mattes.count == 1 ? ("matte", "is") : ("mattes", "are")
    let size = photo.map { ", \(Dimensions($0.width / 2, $0.height / 2)) for one of \($0)" } ?? ""
    return "the \(mattes.map(\.rawValue).sentence) \(noun) of \(title) \(verb) half as wide and half as high as the "
      + "photo\(size), and 0x0 where it shows no person"
  }
}

extension AudioSource {
  fileprivate var words: String {
    switch self {
    case .external(let microphone, let beam):
      "the external microphone \"\(microphone)\", as every audio port does"
        + (beam.map { ", not what comes from the \($0.rawValue)" } ?? "")
    case .builtIn(let directions, let isSure):
      directions.words + (isSure ? "" : ", or an external microphone while one is plugged in")
    }
  }
}

extension AudioSource.Directions {
  fileprivate var words: String {
    switch self {
    case .beam(let side): "the \(side.rawValue) beam of the built-in microphones"
    case .beamOfCamera(let camera, let side):
      "the \(side.rawValue) beam of the built-in microphones, as \"\(camera)\" looks there"
    case .all: "all directions"
    case .allWithoutCamera: "all directions, since the session has no camera"
    }
  }
}

extension DepthFrameRate {
  fileprivate func words(ofCamera camera: String) -> String {
    switch self {
    case .fraction(let video, let bound):
      let pace = DepthPace(video: video, bound: bound)
      let frames = pace.divisor == 1 ? "with every frame" : "with one of every \(pace.divisor) frames"
      return "depth of \"\(camera)\" comes at \(pace.text) frames a second, \(frames): "
        + "video runs at \(video), depth at no more than \(bound)"
    case .unknown(let fact):
      return "how fast depth of \"\(camera)\" comes is not known: the profile lacks \(fact.words)"
    }
  }
}

extension DepthFrameRate.MissingDepthFact {
  fileprivate var words: String {
    switch self {
    case .formats: "its depth formats"
    case .rates: "their highest rates"
    case .rate: "the highest rate of its depth formats"
    case .activeFormat: "which of its depth formats runs"
    case .videoRate: "the rate of its video"
    }
  }
}

extension PhotoCount {
  /// `4 photos: RAW and processed, of 2 constituents`.
  fileprivate var words: String {
    var factors: [String] = hasRaw ? [hasProcessed ? "RAW and processed" : "RAW"] : []
    if constituents > 1 { factors.append("of \(constituents) constituents") }
    if exposures > 1 { factors.append("in \(exposures) exposures") }
    let list = factors.isEmpty ? "" : ": " + factors.joined(separator: ", ")
    return "\(photos) \(photos == 1 ? "photo" : "photos")\(list)"
  }
}
