public protocol AVCaptureAudioDataOutputSampleBufferDelegate: NSObjectProtocol {
  func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}

extension AVCaptureAudioDataOutputSampleBufferDelegate {
  public func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
  ) {}
}

open class AVCaptureAudioDataOutput: AVCaptureOutput {
  public private(set) weak var sampleBufferDelegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?
  public private(set) var sampleBufferCallbackQueue: DispatchQueue?
  public var spatialAudioChannelLayoutTag = kAudioChannelLayoutTag_Unknown

  public override init() {}

  override var acceptedMedia: [AVMediaType] { [.audio] }

  public func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?,
    queue sampleBufferCallbackQueue: DispatchQueue?
  ) {
    require(sampleBufferDelegate == nil || sampleBufferCallbackQueue != nil, "the queue is nil")
    self.sampleBufferDelegate = sampleBufferDelegate
    self.sampleBufferCallbackQueue = sampleBufferCallbackQueue
  }
}

public protocol AVCaptureDepthDataOutputDelegate: NSObjectProtocol {
  func depthDataOutput(
    _ output: AVCaptureDepthDataOutput, didOutput depthData: AVDepthData, timestamp: CMTime,
    connection: AVCaptureConnection)
}

extension AVCaptureDepthDataOutputDelegate {
  public func depthDataOutput(
    _ output: AVCaptureDepthDataOutput, didOutput depthData: AVDepthData, timestamp: CMTime,
    connection: AVCaptureConnection
  ) {}
}

open class AVCaptureDepthDataOutput: AVCaptureOutput {
  public private(set) weak var delegate: (any AVCaptureDepthDataOutputDelegate)?
  public private(set) var delegateCallbackQueue: DispatchQueue?
  public var alwaysDiscardsLateDepthData = true
  public var isFilteringEnabled = true

  public override init() {}

  override var acceptedMedia: [AVMediaType] { [.depthData] }

  public func setDelegate(_ delegate: (any AVCaptureDepthDataOutputDelegate)?, callbackQueue: DispatchQueue?) {
    require(delegate == nil || callbackQueue != nil, "the queue is nil")
    self.delegate = delegate
    delegateCallbackQueue = callbackQueue
  }
}

public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection)
}

extension AVCaptureMetadataOutputObjectsDelegate {
  public func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) {}
}

open class AVCaptureMetadataOutput: AVCaptureOutput {
  private var types: [AVMetadataObject.ObjectType] = []
  public private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?
  public private(set) var metadataObjectsCallbackQueue: DispatchQueue?
  public var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)

  public override init() {}

  override var acceptedMedia: [AVMediaType] { [.metadataObject] }

  public func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue objectsCallbackQueue: DispatchQueue?
  ) {
    require(objectsDelegate == nil || objectsCallbackQueue != nil, "the queue is nil")
    metadataObjectsDelegate = objectsDelegate
    metadataObjectsCallbackQueue = objectsCallbackQueue
  }

  /// None before it is connected.
  public var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] {
    connections.isEmpty
      ? []
      : [
        .face, .humanBody, .humanFullBody, .catBody, .catHead, .dogBody, .dogHead, .salientObject, .upce, .code39,
        .code39Mod43, .ean13, .ean8, .code93, .code128, .pdf417, .qr, .microQR, .aztec, .interleaved2of5, .itf14,
        .dataMatrix, .codabar, .gs1DataBar, .gs1DataBarExpanded, .gs1DataBarLimited, .microPDF417,
      ].filter { World.supports($0.rawValue) }
  }

  public var requiredMetadataObjectTypesForCinematicVideoCapture: [AVMetadataObject.ObjectType] {
    [.face, .humanBody, .catHead, .dogHead]
  }

  /// Whether a camera that it sees captures cinematic video.
  private var isCinematic: Bool {
    connections.flatMap(\.inputPorts).contains {
      ($0.input as? AVCaptureDeviceInput)?.isCinematicVideoCaptureEnabled ?? false
    }
  }

  open var metadataObjectTypes: [AVMetadataObject.ObjectType]! {
    get { types }
    set {
      let required = requiredMetadataObjectTypesForCinematicVideoCapture
      require(!isCinematic || Set(newValue ?? []) == Set(required), "cinematic video takes its own types only")
      let available = availableMetadataObjectTypes
      require((newValue ?? []).allSatisfy(available.contains), "a type is not available")
      types = newValue ?? []
    }
  }
}

public protocol AVCaptureDataOutputSynchronizerDelegate: NSObjectProtocol {
  func dataOutputSynchronizer(
    _ synchronizer: AVCaptureDataOutputSynchronizer,
    didOutput synchronizedDataCollection: AVCaptureSynchronizedDataCollection)
}

open class AVCaptureSynchronizedDataCollection: NSObject {}

open class AVCaptureDataOutputSynchronizer: NSObject {
  public let dataOutputs: [AVCaptureOutput]
  public private(set) weak var delegate: (any AVCaptureDataOutputSynchronizerDelegate)?
  public private(set) var delegateCallbackQueue: DispatchQueue?

  public init(dataOutputs: [AVCaptureOutput]) {
    require(
      dataOutputs.allSatisfy { !($0 is AVCapturePhotoOutput || $0 is AVCaptureFileOutput) },
      "an output delivers no data")
    require(dataOutputs.allSatisfy { $0.session != nil }, "an output is in no session")
    self.dataOutputs = dataOutputs
  }

  public func setDelegate(
    _ delegate: (any AVCaptureDataOutputSynchronizerDelegate)?, queue delegateCallbackQueue: DispatchQueue?
  ) {
    require(delegate == nil || delegateCallbackQueue != nil, "the queue is nil")
    self.delegate = delegate
    self.delegateCallbackQueue = delegateCallbackQueue
  }
}
