open class AVCaptureVideoPreviewLayer: CALayer {
  private weak var itsSession: AVCaptureSession?
  private var defersStart = false
  public var videoGravity = AVLayerVideoGravity.resizeAspect
  public internal(set) weak var connection: AVCaptureConnection?

  public override init() {}

  public init(session: AVCaptureSession) {
    super.init()
    self.session = session
  }

  public init(sessionWithNoConnection session: AVCaptureSession) {
    super.init()
    setSessionWithNoConnection(session)
  }

  open var session: AVCaptureSession? {
    get { itsSession }
    set {
      attach(to: newValue)
      newValue?.formConnection(to: self)
    }
  }

  open func setSessionWithNoConnection(_ session: AVCaptureSession) { attach(to: session) }

  private func attach(to session: AVCaptureSession?) {
    itsSession?.remove(self)
    itsSession = session
    session?.previewLayers.append(self)
  }

  public var isPreviewing: Bool { itsSession?.isRunning ?? false }
  public var isDeferredStartSupported: Bool { World.supports("deferredStart") }
  public var isDeferredStartEnabled: Bool {
    get { defersStart }
    set {
      require(!newValue || isDeferredStartSupported, "the layer does not support it")
      defersStart = newValue
    }
  }
}
