import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

/// Photos of 18, 24 and 48 megapixels, as rules and their examples need them.
enum LargePhoto {
  /// More pixels than any preset but photo has.
  static let beyondPresets = 20_000_000

  /// A size that is delivered only at some priorities of quality.
  enum Kind {
    case center, middle, full

    /// The kind of a size; `nil` if it is delivered at every priority.
    init?(_ size: Dimensions) {
      switch size.pixels {
      case 17_000_000...19_000_000: self = .center
      case 22_000_000...27_000_000: self = .middle
      case 40_000_000...: self = .full
      default: return nil
      }
    }

    /// The lowest priority that delivers it.
    var lowest: PhotoQuality { self == .full ? .balanced : .quality }

    /// Its megapixels, in words.
    var megapixels: String {
      switch self {
      case .center: "18"
      case .middle: "24"
      case .full: "48"
      }
    }
  }

  /// The size of a photo, as JSON.
  static func size(_ width: Int, _ height: Int) -> String { #"{ "width": \#(width), "height": \#(height) }"# }

  /// A graph whose photo output allows a size and has these further members, and with a request of the size.
  static func graph(output size: String, more: String = "", shot: String? = nil, session: String = "") -> ExampleText {
    let request = shot.map { #", "photoSettings": [ { "id": "shot", "output": "photo"\#($0) } ]"# } ?? ""
    return #"""
      { "capplan": 1, "session": { "type": "single"\#(session) },
        "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back" } ],
        "outputs": [ { "id": "photo", "type": "photo", "maxPhotoDimensions": \#(size)\#(more) } ],
        "connections": [ { "input": "back", "port": "video", "output": "photo" } ]\#(request) }
      """#
  }
}

extension PhotoRequest {
  /// The size that it asks for and is delivered only at some priorities of quality.
  var largePhoto: (size: Located<Dimensions>, kind: LargePhoto.Kind)? {
    settings.maxPhotoDimensions.flatMap { size in LargePhoto.Kind(size.value).map { (size, $0) } }
  }

  /// The request's priority of quality: balanced, unless it says another or its output allows less.
  func quality(isMultiCam: Bool) -> PhotoQuality {
    settings.photoQualityPrioritization?.value ?? min(.balanced, highestQuality(isMultiCam: isMultiCam))
  }
}
