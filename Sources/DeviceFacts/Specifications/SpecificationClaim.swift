public import CaptureModel
public import JSONSource

/// A fact that follows from a specification, in AVFoundation's terms. It is a lower bound and says nothing else.
public struct SpecificationClaim: Sendable {
  /// What the device has.
  public let subject: Subject

  /// How sure it is: derived or estimated.
  public let kind: FactKind

  /// The device's name for people.
  let device: String
  let page: SpecificationPage
  let statement: SpecificationStatement
  let derivation: SpecificationRule

  /// The name of the rule that derives it: `specified-rate`.
  public var rule: String { "specified-" + derivation.name }

  /// Whether the page is a copy of the device's specification that lists the statement; talks, technical notes, prints
  /// and other models' pages are not.
  public var isOfSpecification: Bool { page.quality == .copy && !statement.isOfCapability }

  /// The statement and its page: `Apple's specification of iPhone 15 lists 4K video up to 60; …` if the page is a copy of
  /// that, else `4K video up to 60; …`.
  public var reference: String {
    let read = page.quality == .inference ? " (not read)" : ""
    let credit = isOfSpecification ? ProfileSource.creditOfSpecification + "\(device) lists " : ""
    return credit + "\(statement.words); \(page.source)\(read)"
  }

  /// Why it follows, with the evidence.
  public var note: String { derivation.note }

  /// What a device has.
  public enum Subject: Hashable, Sendable {
    /// A camera has a format like this.
    case format(SpecifiedFormat, of: DeviceKey)

    /// Some format of a camera, of unknown size, has this color space.
    case colorSpace(ColorSpace, of: DeviceKey)

    /// Some format of a camera, of unknown size, has this pixel format.
    case pixelFormat(PixelFormat, of: DeviceKey)

    /// The format that the preset `photo` chooses on a camera takes photos of this size.
    case photos(Dimensions, of: DeviceKey)

    /// A camera has a capability, or lacks it, whatever the format.
    case capability(CameraCapability, Bool, of: DeviceKey)

    /// A camera has a light, or lacks it.
    case light(CameraLight, Bool, of: DeviceKey)

    /// The exposure bias of a camera has this range.
    case exposureBias(ClosedRange<Double>, of: DeviceKey)

    /// Sessions take controls.
    case controls

    /// Whether cameras can be connected.
    case connectedCameras(Bool)
  }
}

/// A format that a camera has by its device's specification; `nil` means unknown.
public struct SpecifiedFormat: Hashable, Sendable {
  /// The size of a frame.
  public let dimensions: Dimensions

  /// The highest rate.
  public let rate: Rate

  /// The lowest rate that the format surely has: a row covers every rate up to its own. The formats of the long lists of
  /// iPhone 13 mini and 17 Pro begin at 1, some rows of other prints at 2.
  let lowest = FrameRate(2)

  /// The pixel formats of the format.
  public var pixelFormats: [PixelFormat]?

  /// One of its color spaces.
  public var colorSpace: ColorSpace?

  /// Whether it has video HDR.
  public var videoHDR: Bool?

  /// Whether it has cinematic video.
  public var cinematicVideo: Bool?

  /// Whether it is binned.
  public var binned: Bool?

  /// A size of its depth maps.
  public var depth: Dimensions?

  /// What the specification says about the highest rate.
  public enum Rate: Hashable, Sendable {
    /// Exactly this rate.
    case exactly(FrameRate)

    /// This rate, or a higher one.
    case atLeast(FrameRate)

    /// Nothing.
    case unknown
  }

  init(_ dimensions: Dimensions, _ rate: Rate) { (self.dimensions, self.rate) = (dimensions, rate) }
}

extension SpecifiedFormat {
  /// Whether a camera's format confirms it.
  public func isShown(by format: DeviceFormat) -> Bool {
    guard format.dimensions == dimensions, reaches(format.highestRate) else { return false }
    if let pixelFormats {
      guard let known = format.pixelFormats, known.contains(where: pixelFormats.contains) else { return false }
    } else if !format.mayBeBiplanar {
      return false
    }
    if let colorSpace, format.colorSpaces?.contains(colorSpace) != true { return false }
    if let binned, format.binned != binned { return false }
    if let depth, format.depthFormats?.contains(where: { $0.dimensions == depth }) != true { return false }
    if let cinematicVideo, format.features?.cinematicVideo != cinematicVideo { return false }
    return videoHDR == nil || format.videoHDR == videoHDR
  }

  private func reaches(_ highest: FrameRate?) -> Bool {
    switch rate {
    case .exactly(let rate): highest == rate
    case .atLeast(let rate): highest.map { $0 >= rate } ?? false
    case .unknown: true
    }
  }

  /// This format, as an entry in a camera's list.
  func deviceFormat(source: String) -> DeviceFormat {
    var format = DeviceFormat(width: dimensions.width, height: dimensions.height)
    format.isSpecified = true
    switch rate {
    case .exactly(let rate): format.maxFrameRate = rate
    case .atLeast(let rate): format.maxFrameRateBounds = rate...max(rate, Self.fastest)
    case .unknown: break
    }
    format.minFrameRate = lowest
    format.pixelFormats = pixelFormats
    format.colorSpaces = colorSpace.map { [$0] }
    format.videoHDR = videoHDR
    format.binned = binned
    format.depthFormats = depth.map { [DepthFormat(width: $0.width, height: $0.height)] }
    if let cinematicVideo {
      var features = FormatFeatures.blank
      features.cinematicVideo = cinematicVideo
      format.features = features
    }
    format.source = source
    return format
  }

  /// No printed list has a faster format; this only bounds the costs.
  private static let fastest = FrameRate(240)
}
