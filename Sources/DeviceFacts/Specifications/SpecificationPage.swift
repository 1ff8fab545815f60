import CaptureModel
import JSONSource

/// A page of specifications, typed as it was read: its statements about some models, with the page as their source.
///
/// It holds only statements that a `SpecificationRule` needs. If a page doesn't list something, that proves nothing.
/// It is a class, because reading a profile goes through all pages and would copy each.
final class SpecificationPage: Sendable {
  /// The ids of the models' profiles.
  let models: [String]

  /// How the page was read.
  let quality: Quality

  /// The page or talk, and who copied it.
  let source: String

  /// The statements of the page.
  let statements: [SpecificationStatement]

  init(of models: [String], _ quality: Quality, _ source: String, _ statements: [SpecificationStatement]) {
    (self.models, self.quality, self.source, self.statements) = (models, quality, source, statements)
  }

  /// How a page was read.
  enum Quality: Sendable {
    /// Apple's own words.
    case apple

    /// A copy of Apple's specification: a catalogue, the press, a public table. No other page is a specification.
    case copy

    /// Not read: the page of a sibling or a neighbouring model says so.
    case inference

    /// What a device printed of itself, beside its formats.
    case print

    /// What someone wrote down that a device did.
    case report

    /// What Apple's words imply, without saying it.
    case implied
  }

  /// All pages.
  static let all = printedPhotos + earlierPhones + laterPhones + latestPhones + pads + capabilities

  /// The kind of the facts that rules derive from the page.
  var kind: FactKind {
    switch quality {
    case .inference: .estimated
    case .print: .printed
    case .apple, .copy, .report, .implied: .derived
    }
  }

  /// The kind of what the page says in so many words.
  var ownKind: FactKind {
    switch quality {
    case .apple: .documented
    case .copy, .report: .reported
    case .inference: .estimated
    case .print: .printed
    case .implied: .derived
    }
  }
}

/// One statement of a specification.
enum SpecificationStatement: Hashable, Sendable {
  /// Video of the main camera at the back at up to a rate.
  case video(Dimensions, upTo: Int)

  /// Video of the main camera at the back at each of some rates.
  case rates(Dimensions, [Int])

  /// Slow motion of the main camera at the back.
  case slowMotion(Dimensions, at: [Int])

  /// Video of the front camera at up to a rate.
  case front(Dimensions, upTo: Int)

  /// Slow motion of the front camera.
  case frontSlowMotion(Dimensions, at: Int)

  /// Dolby Vision of the main camera at up to a rate.
  case dolbyVision(Dimensions, upTo: Int)

  /// 10-bit HDR video of the main camera in some sizes.
  case tenBit([Dimensions])

  /// Dolby Vision of the front camera at up to a rate.
  case frontDolbyVision(upTo: Int)

  /// ProRes video on a side at up to a rate.
  case proResVideo(Dimensions, upTo: Int, at: DevicePosition)

  /// The largest photos of some cameras.
  case largestPhotos(Dimensions, of: [DeviceKey])

  /// Cameras that read the whole of a 4:3 sensor for photos of 12 megapixels.
  case wholeSensor(of: [DeviceKey])

  /// A LiDAR camera whose 4:3 video has depth.
  case lidarDepth

  /// Extended dynamic range of video at up to a rate.
  case videoHDR(upTo: Int)

  /// Apple Log on a side.
  case log(ColorSpace, at: DevicePosition)

  /// ProRes on a side. Its sizes and rates depend on storage and accessories.
  case proRes(at: DevicePosition)

  /// ProRes RAW of the main camera.
  case proResRAW

  /// Photos of 12 megapixels of the main camera.
  case photos12MP

  /// Photos of 48 megapixels of a camera at the back.
  case photos48MP(DeviceType)

  /// Camera Control.
  case cameraControl

  /// Whether some cameras have a capability, whatever the format.
  case capability(CameraCapability, Bool, of: [DeviceKey])

  /// Whether some cameras have a light.
  case light(CameraLight, Bool, of: [DeviceKey])

  /// The range of the exposure bias of some cameras.
  case exposureBias(ClosedRange<Double>, of: [DeviceKey])

  /// Whether cameras can be connected.
  case connectedCameras(Bool)

  /// Cinematic video of some cameras, in the API, in a size at a rate.
  case cinematic(Dimensions, at: Int, of: [DeviceKey])
}

extension SpecificationStatement {
  /// The statement in words: `4K video at up to 60`.
  var words: String {
    switch self {
    case .video(let size, let rate): "\(size.videoName) video up to \(rate)"
    case .rates(let size, let rates): "\(size.videoName) video at \(Self.list(rates))"
    case .slowMotion(let size, let rates): "slow motion in \(size.videoName) at \(Self.list(rates))"
    case .front(let size, let rate): "\(size.videoName) video of the front camera up to \(rate)"
    case .frontSlowMotion(let size, let rate): "slow motion of the front camera in \(size.videoName) at \(rate)"
    case .dolbyVision(let size, let rate): "Dolby Vision in \(size.videoName) up to \(rate)"
    case .tenBit(let sizes): "10-bit HDR video in \(sizes.map(\.description).joined(separator: ", "))"
    case .frontDolbyVision(let rate): "Dolby Vision of the front camera up to \(rate)"
    case .proResVideo(let size, let rate, let side): "ProRes in \(size.videoName) up to \(rate) (\(side.rawValue))"
    case .largestPhotos(let size, _): "photos of up to \(size)"
    case .wholeSensor: "photos of 12 megapixels"
    case .lidarDepth: "a LiDAR scanner"
    case .videoHDR(let rate): "extended dynamic range for video up to \(rate)"
    case .log(let space, let side): "\(space == .appleLog2 ? "Apple Log 2" : "Apple Log") (\(side.rawValue))"
    case .proRes(let side): "ProRes video (\(side.rawValue))"
    case .proResRAW: "ProRes RAW video"
    case .photos12MP: "photos of 12 megapixels"
    case .photos48MP(let type): "photos of 48 megapixels (\(type.shortName))"
    case .cameraControl: "Camera Control"
    case .capability(let capability, let isThere, _): "\(isThere ? "" : "no ")\(capability.words)"
    case .light(let light, let isThere, _): "\(isThere ? "a" : "no") \(light.rawValue)"
    case .exposureBias(let range, _): "an exposure bias from \(Int(range.lowerBound)) to \(Int(range.upperBound))"
    case .connectedCameras(let takes): takes ? "cameras that are connected by USB" : "no cameras that are connected"
    case .cinematic(let size, let rate, _): "cinematic video in \(size.videoName) at \(rate)"
    }
  }

  /// Whether it names its cameras; others speak of the main or the front camera.
  var namesCameras: Bool {
    switch self {
    case .capability, .cinematic, .connectedCameras, .wholeSensor, .lidarDepth, .light, .largestPhotos, .exposureBias:
      true
    default: false
    }
  }

  /// Whether it tells what a camera has or lacks as a whole, in the page's own words.
  var isOfCapability: Bool {
    switch self {
    case .capability, .light: true
    default: false
    }
  }

  /// Whether it lists each rate, not only the highest.
  var isListOfRates: Bool { if case .rates = self { true } else { false } }

  private static func list(_ rates: [Int]) -> String { rates.map(String.init).joined(separator: ", ") }
}

extension Dimensions {
  static let uhd = Dimensions(3840, 2160)
  static let hd = Dimensions(1920, 1080)

  /// The name of the size in specifications: `4K`.
  fileprivate var videoName: String {
    switch self {
    case .uhd: "4K"
    case .hd: "1080p"
    default: description
    }
  }
}
