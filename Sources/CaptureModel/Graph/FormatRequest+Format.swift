import JSONSource

extension FormatRequest {
  /// A format of which only what the request says is known; `nil` where it does not say the size.
  public var knownFormat: DeviceFormat? {
    guard let width = width?.value, let height = height?.value else { return nil }
    var format = DeviceFormat(width: width, height: height)
    format.minFrameRate = minFrameRate?.value
    format.maxFrameRate = maxFrameRate?.value
    format.binned = binned?.value
    format.readout = .unknown
    return format
  }
}
