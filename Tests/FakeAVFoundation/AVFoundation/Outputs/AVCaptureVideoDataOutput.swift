public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {
  func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
  func captureOutput(
    _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}

/// The methods are optional.
extension AVCaptureVideoDataOutputSampleBufferDelegate {
  public func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
  ) {}
  public func captureOutput(
    _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
  ) {}
}

open class AVCaptureVideoDataOutput: AVCaptureOutput, StabilizedOutput {
  private var settings: [String: Any] = [:]
  private var configuresDimensions = true
  private var deliversPreviewSized = false
  private var preservesHDR = false
  public var alwaysDiscardsLateVideoFrames = true
  public private(set) weak var sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?
  public private(set) var sampleBufferCallbackQueue: DispatchQueue?

  public override init() {}

  override var acceptedMedia: [AVMediaType] { [.video] }

  public func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?,
    queue sampleBufferCallbackQueue: DispatchQueue?
  ) {
    require(sampleBufferDelegate == nil || sampleBufferCallbackQueue != nil, "the queue is nil")
    self.sampleBufferDelegate = sampleBufferDelegate
    self.sampleBufferCallbackQueue = sampleBufferCallbackQueue
  }

  public var availableVideoPixelFormatTypes: [OSType] {
    let types = [
      kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange, kCVPixelFormatType_420YpCbCr8BiPlanarFullRange,
      kCVPixelFormatType_32BGRA, kCVPixelFormatType_Lossless_420YpCbCr8BiPlanarVideoRange,
      kCVPixelFormatType_Lossless_420YpCbCr8BiPlanarFullRange, kCVPixelFormatType_Lossless_32BGRA,
      kCVPixelFormatType_Lossy_420YpCbCr8BiPlanarVideoRange, kCVPixelFormatType_Lossy_420YpCbCr8BiPlanarFullRange,
      kCVPixelFormatType_Lossy_32BGRA, kCVPixelFormatType_420YpCbCr10BiPlanarVideoRange,
      kCVPixelFormatType_420YpCbCr10BiPlanarFullRange, kCVPixelFormatType_422YpCbCr10BiPlanarVideoRange,
    ]
    return World.offered(types, "videoPixelFormat")
  }

  /// What the app has set, with the format and size that are delivered where it has set none.
  open var videoSettings: [String: Any]! {
    get {
      guard let camera else { return settings }
      let format = camera.activeFormat.formatDescription
      let standard: [String: Any] = [
        kCVPixelBufferPixelFormatTypeKey as String: NSNumber(value: format.mediaSubType.rawValue),
        kCVPixelBufferWidthKey as String: NSNumber(value: format.dimensions.width),
        kCVPixelBufferHeightKey as String: NSNumber(value: format.dimensions.height),
      ]
      return standard.merging(settings) { _, set in set }
    }
    set {
      let code = (newValue?[kCVPixelBufferPixelFormatTypeKey as String] as? NSNumber)?.uint32Value
      require(code.map(availableVideoPixelFormatTypes.contains) ?? true, "the pixel format is not available")
      let hasSize = newValue?[kCVPixelBufferWidthKey as String] != nil
      require(!hasSize || !deliversPreviewSized, "buffers of the preview's size have no other size")
      if let camera, let width = newValue?[kCVPixelBufferWidthKey as String] as? NSNumber {
        require(
          width.int32Value <= camera.activeFormat.formatDescription.dimensions.width,
          "the size is larger than the format's")
      }
      settings = newValue ?? [:]
    }
  }

  public var automaticallyConfiguresOutputBufferDimensions: Bool {
    get { configuresDimensions }
    set {
      configuresDimensions = newValue
      if newValue { deliversPreviewSized = false }
    }
  }

  public var deliversPreviewSizedOutputBuffers: Bool {
    get { deliversPreviewSized }
    set {
      require(!configuresDimensions, "the dimensions are configured automatically")
      deliversPreviewSized = newValue
    }
  }

  public var preservesDynamicHDRMetadata: Bool {
    get { preservesHDR }
    set { preservesHDR = newValue }
  }

  public var preparesCellularRadioForNetworkConnection = false

  public var recommendedMediaTimeScaleForAssetWriter: CMTimeScale { 600 }
}
