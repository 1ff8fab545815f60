extension AVCaptureDevice.Format {
  /// Swift's name for what Objective-C has as ranges of its own; without depth there are none.
  public var supportedVideoZoomRangesForDepthDataDelivery: [ClosedRange<CGFloat>] {
    supportedDepthDataFormats.isEmpty ? [] : [1...min(2, videoMaxZoomFactor)]
  }
}
