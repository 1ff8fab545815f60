open class AVCaptureOutput: NSObject {
  public enum DataDroppedReason: Int, Sendable { case none, lateData, outOfBuffers, discontinuity }

  weak var session: AVCaptureSession?
  public internal(set) var connections: [AVCaptureConnection] = []
  private var defersStart = false

  /// The media that it takes, in the order in which it connects them.
  var acceptedMedia: [AVMediaType] { [] }

  public func connection(with mediaType: AVMediaType) -> AVCaptureConnection? {
    connections.first { $0.inputPorts.contains { $0.mediaType == mediaType } }
  }

  public var isDeferredStartSupported: Bool { World.supports("deferredStart") }
  public var isDeferredStartEnabled: Bool {
    get { defersStart }
    set {
      require(!newValue || isDeferredStartSupported, "the output does not support it")
      defersStart = newValue
    }
  }

  /// The camera that its video comes from.
  var camera: AVCaptureDevice? {
    let port = connections.flatMap(\.inputPorts).first { $0.mediaType != .audio }
    return (port?.input as? AVCaptureDeviceInput)?.device
  }
}

/// An output whose connections can be stabilized.
protocol StabilizedOutput: AVCaptureOutput {}
