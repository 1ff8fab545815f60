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

  /// The statement and its page: `Apple's specification of iPhone 15 lists 4K video up to 60; …`.
  public var reference: String {
    let read = page.quality == .inference ? " (not read)" : ""
    return "Apple's specification of \(device) lists \(statement.words); \(page.source)\(read)"
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

    /// Sessions take controls.
    case controls
  }
}

/// A format that a camera has by its device's specification; `nil` means unknown.
public struct SpecifiedFormat: Hashable, Sendable {
  /// The size of a frame.
  public let dimensions: Dimensions

  /// The highest rate.
  public let rate: Rate

  /// The lowest rate that the specification lists for this size.
  var lowest: FrameRate?

  /// The pixel formats of the format.
  public var pixelFormats: [PixelFormat]?

  /// One of its color spaces.
  public var colorSpace: ColorSpace?

  /// Whether it has video HDR.
  public var videoHDR: Bool?

  /// What the specification says about the highest rate.
  public enum Rate: Hashable, Sendable {
    /// Exactly this rate.
    case exactly(FrameRate)

    /// This rate, or a higher one.
    case atLeast(FrameRate)

    /// Nothing.
    case unknown
  }

  init(_ dimensions: Dimensions, _ rate: Rate, lowest: FrameRate? = nil) {
    (self.dimensions, self.rate, self.lowest) = (dimensions, rate, lowest)
  }
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
    return videoHDR == nil || format.videoHDR == videoHDR
  }

  /// Whether it covers another one: it may have further rates.
  func says(_ other: SpecifiedFormat) -> Bool {
    var same = other
    same.lowest = lowest
    return self == same && (lowest ?? other.lowest).map { $0 <= (other.lowest ?? $0) } ?? true
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
    format.source = source
    return format
  }

  /// No printed list has a faster format; this only bounds the costs.
  private static let fastest = FrameRate(240)
}
