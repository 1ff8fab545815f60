public struct CMVideoDimensions: Sendable {
  public var width: Int32
  public var height: Int32

  public init() { self.init(width: 0, height: 0) }

  public init(width: Int32, height: Int32) {
    self.width = width
    self.height = height
  }
}

/// What a format delivers: a medium, a pixel format, a size.
public final class CMFormatDescription {
  public struct MediaSubType: RawRepresentable, Hashable, Sendable {
    public let rawValue: FourCharCode
    public init(rawValue: FourCharCode) { self.rawValue = rawValue }
  }

  public let mediaSubType: MediaSubType
  public let dimensions: CMVideoDimensions

  /// The system makes them: app code has no such initializer.
  public init(_fake mediaSubType: FourCharCode, dimensions: CMVideoDimensions) {
    self.mediaSubType = MediaSubType(rawValue: mediaSubType)
    self.dimensions = dimensions
  }
}

public typealias CMVideoFormatDescription = CMFormatDescription

public func CMFormatDescriptionGetMediaSubType(_ desc: CMFormatDescription) -> FourCharCode {
  desc.mediaSubType.rawValue
}

public func CMVideoFormatDescriptionGetDimensions(_ videoDesc: CMVideoFormatDescription) -> CMVideoDimensions {
  videoDesc.dimensions
}

public final class CMSampleBuffer {
  public let presentationTimeStamp = CMTime.zero
}

public final class CMClock {}
