extension AVCaptureDevice {
  public var isFocusRectOfInterestSupported: Bool { isFocusPointOfInterestSupported && World.supports("focusRect") }
  public var isExposureRectOfInterestSupported: Bool { isCamera && World.supports("exposureRect") }
  public var minFocusRectOfInterestSize: CGSize { Self.smallest(isFocusRectOfInterestSupported) }
  public var minExposureRectOfInterestSize: CGSize { Self.smallest(isExposureRectOfInterestSupported) }

  private static func smallest(_ isSupported: Bool) -> CGSize {
    isSupported ? CGSize(width: 0.125, height: 0.125) : CGSize(width: 0, height: 0)
  }

  public func defaultRectForFocusPoint(ofInterest point: CGPoint) -> CGRect { Self.rect(around: point) }
  public func defaultRectForExposurePoint(ofInterest point: CGPoint) -> CGRect { Self.rect(around: point) }

  private static func rect(around point: CGPoint) -> CGRect {
    CGRect(x: point.x - 0.125, y: point.y - 0.125, width: 0.25, height: 0.25)
  }

  public var focusRectOfInterest: CGRect {
    get { settings.focusRect ?? defaultRectForFocusPoint(ofInterest: focusPointOfInterest) }
    set {
      requireLock()
      require(isFocusRectOfInterestSupported, "the device takes no rectangle to focus on")
      let least = minFocusRectOfInterestSize
      require(newValue.width >= least.width && newValue.height >= least.height, "the rectangle is too small")
      settings.focusRect = newValue
    }
  }

  public var exposureRectOfInterest: CGRect {
    get { settings.exposureRect ?? defaultRectForExposurePoint(ofInterest: exposurePointOfInterest) }
    set {
      requireLock()
      require(isExposureRectOfInterestSupported, "the device takes no rectangle to meter")
      let least = minExposureRectOfInterestSize
      require(newValue.width >= least.width && newValue.height >= least.height, "the rectangle is too small")
      settings.exposureRect = newValue
    }
  }
}
