open class AVCaptureSession: NSObject {
  public internal(set) var inputs: [AVCaptureInput] = []
  public internal(set) var outputs: [AVCaptureOutput] = []
  public internal(set) var connections: [AVCaptureConnection] = []
  public internal(set) var controls: [AVCaptureControl] = []
  var previewLayers: [AVCaptureVideoPreviewLayer] = []
  private var preset = Preset.high
  private var configurations = 0
  private var multitasks = false
  private var runsDeferredStart = true
  public private(set) var isRunning = false
  public private(set) var isInterrupted = false

  public override init() {}

  var isMultiCam: Bool { false }

  // MARK: Settings

  open func canSetSessionPreset(_ preset: Preset) -> Bool {
    cameras.allSatisfy { $0.supportsSessionPreset(preset) }
  }

  open var sessionPreset: Preset {
    get { preset }
    set {
      require(canSetSessionPreset(newValue), "the session can't be set to the preset")
      preset = newValue
      applyPreset()
    }
  }

  private func applyPreset() {
    for camera in cameras {
      guard preset != .inputPriority, let index = camera.facts?.presets?[preset.fakeName] else { continue }
      camera.settings.format = camera.formats[index]
    }
  }

  /// A format that the app sets takes the place of the preset.
  func inputChangedFormat() { if !isMultiCam { preset = .inputPriority } }

  public var usesApplicationAudioSession = true
  public var automaticallyConfiguresApplicationAudioSession = true
  public var configuresApplicationAudioSessionToMixWithOthers = false
  public var configuresApplicationAudioSessionForBluetoothHighQualityRecording = false
  public var automaticallyConfiguresCaptureDeviceForWideColor = true

  public var isMultitaskingCameraAccessSupported: Bool { World.supports("multitaskingCameraAccess") }
  public var isMultitaskingCameraAccessEnabled: Bool {
    get { multitasks }
    set {
      require(!newValue || isMultitaskingCameraAccessSupported, "the session does not support it")
      multitasks = newValue
    }
  }

  public func setDeferredStartDelegate(
    _ deferredStartDelegate: (any AVCaptureSessionDeferredStartDelegate)?,
    deferredStartDelegateCallbackQueue: DispatchQueue?
  ) {
    require(
      deferredStartDelegate == nil || deferredStartDelegateCallbackQueue != nil, "the delegate has no queue")
  }

  public var isManualDeferredStartSupported: Bool { World.supports("manualDeferredStart") }
  public var automaticallyRunsDeferredStart: Bool {
    get { runsDeferredStart }
    set {
      require(newValue || isManualDeferredStartSupported, "the session does not support manual deferred start")
      runsDeferredStart = newValue
    }
  }
  public func runDeferredStartWhenNeeded() {
    require(!runsDeferredStart, "deferred start runs automatically")
  }

  public var synchronizationClock: CMClock? { nil }

  // MARK: Controls

  public var supportsControls: Bool { World.current.maxControlsCount > 0 }
  public var maxControlsCount: Int { World.current.maxControlsCount }
  public private(set) weak var controlsDelegate: (any AVCaptureSessionControlsDelegate)?
  public private(set) var controlsDelegateCallbackQueue: DispatchQueue?

  public func setControlsDelegate(
    _ controlsDelegate: (any AVCaptureSessionControlsDelegate)?, queue controlsDelegateCallbackQueue: DispatchQueue?
  ) {
    require(controlsDelegate == nil || controlsDelegateCallbackQueue != nil, "the queue is nil")
    self.controlsDelegate = controlsDelegate
    self.controlsDelegateCallbackQueue = controlsDelegateCallbackQueue
  }

  public func canAddControl(_ control: AVCaptureControl) -> Bool {
    supportsControls && controls.count < maxControlsCount && control.session == nil
  }

  public func addControl(_ control: AVCaptureControl) {
    require(canAddControl(control), "the control can't be added")
    control.session = self
    controls.append(control)
  }

  public func removeControl(_ control: AVCaptureControl) {
    control.session = nil
    controls.removeAll { $0 === control }
  }

  // MARK: Configuring and running

  open func beginConfiguration() { configurations += 1 }

  open func commitConfiguration() {
    require(configurations > 0, .generic, "no configuration was begun")
    configurations -= 1
    if configurations == 0, isRunning { stopOnFault() }
  }

  open func startRunning() {
    require(configurations == 0, .generic, "the configuration is not committed")
    guard !stopOnFault() else { return }
    let hasSound = inputs.contains { ($0 as? AVCaptureDeviceInput)?.device.isCamera == false }
    if hasSound, usesApplicationAudioSession, automaticallyConfiguresApplicationAudioSession {
      try? AVAudioSession.sharedInstance().setCategory(.playAndRecord, mode: .videoRecording)
    }
    isRunning = true
    // Apps report that a start turns the torch off.
    for case let input as AVCaptureDeviceInput in inputs {
      (input.device.settings.torchMode, input.device.settings.torchLevel) = (.off, 0)
    }
    NotificationCenter.default.post(name: Self.didStartRunningNotification, object: self)
  }

  open func stopRunning() {
    require(configurations == 0, .generic, "the configuration is not committed")
    guard isRunning else { return }
    isRunning = false
    NotificationCenter.default.post(name: Self.didStopRunningNotification, object: self)
  }

  /// Posts a runtime error and stops where the configuration can't run; whether it did.
  @discardableResult
  private func stopOnFault() -> Bool {
    guard let fault else { return false }
    isRunning = false
    NotificationCenter.default.post(
      name: Self.runtimeErrorNotification, object: self, userInfo: [AVCaptureSessionErrorKey: AVError(fault)])
    return true
  }

  var fault: AVError.Code? { hardwareCost > 1 + 1e-6 ? .sessionHardwareCostOverage : nil }

  /// Interrupts the session, and tells who observes it.
  public func _fakeInterruption(_ reason: InterruptionReason) {
    (isRunning, isInterrupted) = (false, true)
    NotificationCenter.default.post(
      name: Self.wasInterruptedNotification, object: self,
      userInfo: [AVCaptureSessionInterruptionReasonKey: NSNumber(value: reason.rawValue)])
  }

  // MARK: Costs

  /// A single session costs nothing unless it has several video data outputs, or a movie output beside one.
  open var hardwareCost: Float {
    let video = outputs.count { $0 is AVCaptureVideoDataOutput }
    let movies = outputs.count { $0 is AVCaptureMovieFileOutput }
    return video > 1 || video > 0 && movies > 0 ? Float(World.current.costs.hardwareCost(of: streams)) : 0
  }

  var cameras: [AVCaptureDevice] { inputs.compactMap { ($0 as? AVCaptureDeviceInput)?.device }.filter(\.isCamera) }

  /// The cameras that an active connection streams from.
  var streams: [CostFormula.Stream] {
    var streams: [CostFormula.Stream] = []
    for connection in connections where connection.isActive {
      for port in connection.inputPorts where port.isEnabled && port.mediaType != .audio {
        guard let input = port.input as? AVCaptureDeviceInput else { continue }
        let isDepth =
          port.mediaType == .depthData
          || (connection.output as? AVCapturePhotoOutput)?.isDepthDataDeliveryEnabled ?? false
        if !streams.contains(where: { $0.device === input.device }) {
          let (override, fastest) = (input.videoMinFrameDurationOverride, input.device.activeFormat.maxFrameRate)
          streams.append(
            .init(device: input.device, rate: override.isValid ? min(fastest, 1 / override.seconds) : fastest))
        }
        let takesAll = connection.output is AVCaptureVideoDataOutput || connection.output is AVCaptureMovieFileOutput
        for index in streams.indices where streams[index].device === input.device {
          if takesAll, port.mediaType == .video { streams[index].takers[ObjectIdentifier(port), default: 0] += 1 }
          streams[index].sensors.formUnion(port.sources)
          streams[index].hasDepth = streams[index].hasDepth || isDepth
        }
      }
    }
    return streams
  }
}

open class AVCaptureMultiCamSession: AVCaptureSession {
  open class var isMultiCamSupported: Bool { World.current.multiCamSupported }

  override var isMultiCam: Bool { true }

  open override func canSetSessionPreset(_ preset: Preset) -> Bool { preset == .inputPriority }
  open override var sessionPreset: Preset {
    get { .inputPriority }
    set { require(newValue == .inputPriority, "a multi-camera session has no other preset than input priority") }
  }

  open override var hardwareCost: Float { Float(World.current.costs.hardwareCost(of: streams)) }

  open var systemPressureCost: Float {
    let active = connections.filter(\.isActive)
    return Float(World.current.costs.systemPressureCost(of: streams, connections: active))
  }

  /// From iOS 26 on, an app that is linked with its SDK may run one camera in any format.
  override var fault: AVError.Code? {
    let isFree = World.current.linkedSDK >= 26 && cameras.count == 1
    let used = Set(connections.filter(\.isActive).flatMap(\.inputPorts).map { ObjectIdentifier($0.input) })
    for case let input as AVCaptureDeviceInput in inputs
    where input.device.isCamera && used.contains(ObjectIdentifier(input)) {
      if !isFree && !input.device.activeFormat.isMultiCamSupported { return .unsupportedDeviceActiveFormat }
    }
    return super.fault
  }
}

/// What is told of deferred start.
public protocol AVCaptureSessionDeferredStartDelegate: AnyObject {
  func sessionWillRunDeferredStart(_ session: AVCaptureSession)
  func sessionDidRunDeferredStart(_ session: AVCaptureSession)
}
