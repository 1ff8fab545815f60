open class AVCaptureControl: NSObject {
  weak var session: AVCaptureSession?
  open var isEnabled = true
}

open class AVCaptureSystemZoomSlider: AVCaptureControl {
  public init(device: AVCaptureDevice) {}
  public init(device: AVCaptureDevice, action: @escaping @MainActor (CGFloat) -> Void) {}
}

open class AVCaptureSystemExposureBiasSlider: AVCaptureControl {
  public init(device: AVCaptureDevice) {}
  public init(device: AVCaptureDevice, action: @escaping @MainActor (Float) -> Void) {}
}

open class AVCaptureSlider: AVCaptureControl {
  public let localizedTitle: String
  public let symbolName: String
  public var value: Float
  public var localizedValueFormat: String?
  public var prominentValues: [Float] = []
  public var accessibilityIdentifier: String?

  public init(_ localizedTitle: String, symbolName: String, in range: ClosedRange<Float>) {
    (self.localizedTitle, self.symbolName, value) = (localizedTitle, symbolName, range.lowerBound)
  }

  public init(_ localizedTitle: String, symbolName: String, in range: ClosedRange<Float>, step: Float) {
    (self.localizedTitle, self.symbolName, value) = (localizedTitle, symbolName, range.lowerBound)
  }

  public init(_ localizedTitle: String, symbolName: String, values: [Float]) {
    (self.localizedTitle, self.symbolName, value) = (localizedTitle, symbolName, values.first ?? 0)
  }

  public func setActionQueue(_ actionQueue: DispatchQueue, action: @escaping (Float) -> Void) {}
}

open class AVCaptureIndexPicker: AVCaptureControl {
  public let localizedTitle: String
  public let symbolName: String
  public let numberOfIndexes: Int
  public let localizedIndexTitles: [String]
  public var selectedIndex = 0
  public var accessibilityIdentifier: String?

  public init(_ localizedTitle: String, symbolName: String, numberOfIndexes: Int) {
    (self.localizedTitle, self.symbolName) = (localizedTitle, symbolName)
    (self.numberOfIndexes, localizedIndexTitles) = (numberOfIndexes, [])
  }

  public init(_ localizedTitle: String, symbolName: String, localizedIndexTitles: [String]) {
    (self.localizedTitle, self.symbolName) = (localizedTitle, symbolName)
    (numberOfIndexes, self.localizedIndexTitles) = (localizedIndexTitles.count, localizedIndexTitles)
  }

  public func setActionQueue(_ actionQueue: DispatchQueue, action: @escaping (Int) -> Void) {}
}

public protocol AVCaptureSessionControlsDelegate: NSObjectProtocol {
  func sessionControlsDidBecomeActive(_ session: AVCaptureSession)
  func sessionControlsWillEnterFullscreenAppearance(_ session: AVCaptureSession)
  func sessionControlsWillExitFullscreenAppearance(_ session: AVCaptureSession)
  func sessionControlsDidBecomeInactive(_ session: AVCaptureSession)
}
