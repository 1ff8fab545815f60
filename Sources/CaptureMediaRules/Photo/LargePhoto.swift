import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

/// Photos of 18, 24 and 48 megapixels, for the rules on them and the examples of these rules.
enum LargePhoto {
  /// Only the preset `photo` has photos of more pixels than this.
  static let beyondPresets = 20_000_000

  /// A size that not every quality prioritization delivers.
  enum Kind {
    case center, middle, full

    /// The kind of a size; `nil` if every prioritization delivers it.
    init?(_ size: Dimensions) {
      switch size.pixels {
      case 17_000_000...19_000_000: self = .center
      case 22_000_000...27_000_000: self = .middle
      case 40_000_000...: self = .full
      default: return nil
      }
    }

    /// The lowest prioritization that delivers this size.
    var lowest: PhotoQuality { self == .full ? .balanced : .quality }

    /// The megapixels of this size, as messages print them.
    var megapixels: String {
      switch self {
      case .center: "18"
      case .middle: "24"
      case .full: "48"
      }
    }
  }

  /// A photo size, as JSON.
  static func size(_ width: Int, _ height: Int) -> String { #"{ "width": \#(width), "height": \#(height) }"# }

  /// A graph whose photo output allows a size.
  ///
  /// - Parameters:
  ///   - more: further members of the photo output.
  ///   - shot: members of a photo request; `nil` for no request.
  ///   - session: further members of the session.
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
  /// The requested size, if not every quality prioritization delivers it.
  var largePhoto: (size: Located<Dimensions>, kind: LargePhoto.Kind)? {
    photoSize.flatMap { size in LargePhoto.Kind(size.value).map { (size, $0) } }
  }

  /// The quality prioritization of the request; `balanced` if it names none, or less if the output allows less.
  func quality(isMultiCam: Bool) -> PhotoQuality {
    settings.photoQualityPrioritization?.value ?? min(.balanced, highestQuality(isMultiCam: isMultiCam))
  }
}
