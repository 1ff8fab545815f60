import JSONSource

extension FormatRequest {
  /// The size; `nil` unless both sides are given.
  public var dimensions: Dimensions? {
    guard let width = width?.value, let height = height?.value else { return nil }
    return Dimensions(width, height)
  }

  /// A format with only the properties in the request; `nil` if the request has no size.
  public var knownFormat: DeviceFormat? {
    guard let size = dimensions else { return nil }
    var format = DeviceFormat(width: size.width, height: size.height)
    format.minFrameRate = minFrameRate?.value
    format.maxFrameRate = maxFrameRate?.value
    format.binned = binned?.value
    format.readout = .unknown
    return format
  }
}
