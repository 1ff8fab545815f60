open class AVCaptureConnection: NSObject {
  public let inputPorts: [AVCaptureInput.Port]
  public private(set) weak var output: AVCaptureOutput?
  public private(set) weak var videoPreviewLayer: AVCaptureVideoPreviewLayer?
  public var isEnabled = true
  private var angle: CGFloat = 0
  private var mirrored = false
  private var adjustsMirroring = true
  private var deliversIntrinsics = false
  public var videoScaleAndCropFactor: CGFloat = 1
  public var videoMaxScaleAndCropFactor: CGFloat { output is AVCaptureStillImageOutput ? 16 : 1 }
  private var reducesNoiseByItself: Bool?
  private var reducesNoise = false
  public var preferredVideoStabilizationMode = AVCaptureVideoStabilizationMode.off

  public init(inputPorts ports: [AVCaptureInput.Port], output: AVCaptureOutput) {
    inputPorts = ports
    self.output = output
  }

  public init(inputPort port: AVCaptureInput.Port, videoPreviewLayer layer: AVCaptureVideoPreviewLayer) {
    inputPorts = [port]
    videoPreviewLayer = layer
  }

  /// The port that its medium comes from: the first that the output takes.
  var activePort: AVCaptureInput.Port? {
    inputPorts.first { $0.isEnabled && (output?.acceptedMedia ?? [.video]).contains($0.mediaType) }
  }

  var isVideo: Bool { inputPorts.contains { $0.mediaType == .video } }
  public var isActive: Bool { isEnabled && activePort != nil }

  /// The camera that it streams from; constituents run in the format of their virtual camera.
  private var camera: AVCaptureDevice? {
    (inputPorts.first { $0.mediaType == .video }?.input as? AVCaptureDeviceInput)?.device
  }

  public var isVideoStabilizationSupported: Bool {
    isVideo && output is any StabilizedOutput || videoPreviewLayer != nil
  }

  public var activeVideoStabilizationMode: AVCaptureVideoStabilizationMode {
    guard isActive, isVideoStabilizationSupported, let format = camera?.activeFormat,
      format.isVideoStabilizationModeSupported(preferredVideoStabilizationMode)
    else { return .off }
    return preferredVideoStabilizationMode == .auto ? .standard : preferredVideoStabilizationMode
  }

  public var isVideoMirroringSupported: Bool { isVideo && World.supports("videoMirroring") }

  public var automaticallyAdjustsVideoMirroring: Bool {
    get { adjustsMirroring }
    set {
      require(isVideoMirroringSupported, "the connection carries no video")
      adjustsMirroring = newValue
    }
  }

  public var isVideoMirrored: Bool {
    get { adjustsMirroring ? videoPreviewLayer != nil && camera?.position == .front : mirrored }
    set {
      require(isVideoMirroringSupported, "the connection carries no video")
      require(!adjustsMirroring, "mirroring is adjusted automatically")
      mirrored = newValue
    }
  }

  public func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool {
    // What can't be turned stands as it is.
    videoRotationAngle == 0
      || isVideo && World.supports("videoRotation") && [90, 180, 270].contains(videoRotationAngle)
  }

  public var videoRotationAngle: CGFloat {
    get { angle }
    set {
      require(isVideoRotationAngleSupported(newValue), "the connection does not support the angle")
      angle = newValue
    }
  }

  public var isVideoOrientationSupported: Bool { isVideo && World.supports("videoRotation") }

  public var videoOrientation: AVCaptureVideoOrientation {
    get {
      switch angle {
      case 90: .portrait
      case 180: .landscapeLeft
      case 270: .portraitUpsideDown
      default: .landscapeRight
      }
    }
    set {
      require(isVideoOrientationSupported, "the connection carries no video")
      switch newValue {
      case .portrait: angle = 90
      case .landscapeLeft: angle = 180
      case .portraitUpsideDown: angle = 270
      case .landscapeRight: angle = 0
      }
    }
  }

  @available(iOS 27.0, *)
  public var automaticallyEnablesLowLightVideoNoiseReduction: Bool {
    get { reducesNoiseByItself ?? (output is AVCaptureMovieFileOutput) }
    set { reducesNoiseByItself = newValue }
  }

  @available(iOS 27.0, *)
  public var isLowLightVideoNoiseReductionSupported: Bool {
    isVideo && camera?.activeFormat.isLowLightVideoNoiseReductionSupported == true
  }

  @available(iOS 27.0, *)
  public var isLowLightVideoNoiseReductionEnabled: Bool {
    get { reducesNoise }
    set {
      require(!automaticallyEnablesLowLightVideoNoiseReduction, "noise is reduced automatically")
      require(!newValue || isLowLightVideoNoiseReductionSupported, "the connection does not support it")
      reducesNoise = newValue
    }
  }

  public var isCameraIntrinsicMatrixDeliverySupported: Bool {
    output is AVCaptureVideoDataOutput && isVideo && activeVideoStabilizationMode == .off
      && World.supports("cameraIntrinsicMatrixDelivery")
  }

  public var isCameraIntrinsicMatrixDeliveryEnabled: Bool {
    get { deliversIntrinsics }
    set {
      require(!newValue || isCameraIntrinsicMatrixDeliverySupported, "the connection does not support it")
      deliversIntrinsics = newValue
    }
  }
}
