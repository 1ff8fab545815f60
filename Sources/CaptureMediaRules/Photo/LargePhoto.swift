import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

/// Photos of 18, 24 and 48 megapixels, for the rules on them.
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
      case _ where size.isOf48Megapixels: self = .full
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
