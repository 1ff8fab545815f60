/// The formula of both costs, which a probe may find out and nobody reads.
struct CostFormula: Decodable {
  /// Sensor pixels a second that cost 1.0.
  var pixelBudget = 1_000_000_000.0

  /// How much a delivered pixel weighs against a sensor pixel.
  var deliveredWeight = 0.0

  /// What each sensor that runs costs, whatever its format.
  var perCamera = 0.0

  /// What a camera that streams depth adds.
  var depthStream = 0.0

  /// What video HDR multiplies the sensor's rate by.
  var hdrFactor = 1.0

  /// What pixels that make up a hardware cost of 1.0 add to the pressure cost.
  var pressurePerHardwareCost = 1.0

  /// What a stabilized connection adds to the pressure cost, by the mode.
  var stabilization: [String: Double] = [:]

  /// What a camera that streams depth by a light of its own, a projector or LiDAR, adds to the pressure cost.
  var depthPressure = 0.0

  /// What a microphone port that is connected adds to the pressure cost.
  var microphoneBeam = 0.0

  /// The hardware cost is rounded up to multiples of this; 0: it is not.
  var step = 0.0

  init() {}

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    func number(_ key: CodingKeys, _ standard: Double) throws -> Double {
      try values.decodeIfPresent(Double.self, forKey: key) ?? standard
    }
    pixelBudget = try number(.pixelBudget, pixelBudget)
    deliveredWeight = try number(.deliveredWeight, deliveredWeight)
    perCamera = try number(.perCamera, perCamera)
    depthStream = try number(.depthStream, depthStream)
    hdrFactor = try number(.hdrFactor, hdrFactor)
    pressurePerHardwareCost = try number(.pressurePerHardwareCost, pressurePerHardwareCost)
    stabilization = try values.decodeIfPresent([String: Double].self, forKey: .stabilization) ?? [:]
    depthPressure = try number(.depthPressure, depthPressure)
    microphoneBeam = try number(.microphoneBeam, microphoneBeam)
    step = try number(.step, step)
  }

  private enum CodingKeys: CodingKey {
    case pixelBudget, deliveredWeight, perCamera, depthStream, hdrFactor, pressurePerHardwareCost, stabilization,
      depthPressure, microphoneBeam, step
  }
}

extension CostFormula {
  /// A camera that streams: its sensors, each once, whatever hangs on them.
  ///
  /// The sensors of a virtual camera run as it does, in its format and at its rate (WWDC19 225: its constituents have the
  /// same active resolution and frame rate, and properties are set on it). That its own port runs all of them, though it
  /// delivers one of them at a time, is how capplan takes it; nothing published says so.
  struct Stream {
    let device: AVCaptureDevice
    var sensors: Set<AVCaptureDevice> = []
    var hasDepth = false
    var rate: Double

    /// How many outputs take whole frames, by the port that they come from.
    var takers: [ObjectIdentifier: Int] = [:]

    fileprivate var lightsUp: Bool {
      hasDepth && ["builtInTrueDepthCamera", "builtInLiDARDepthCamera"].contains(device.typeName)
    }
  }

  /// The hardware cost of the cameras that stream.
  func hardwareCost(of streams: [Stream]) -> Double {
    let sum = streams.reduce(0) { sum, stream in
      sum + pixels(of: stream) + perCamera * Double(stream.sensors.count) + (stream.hasDepth ? depthStream : 0)
    }
    return step > 0 ? (sum / step - 1e-9).rounded(.up) * step : sum
  }

  private func pixels(of stream: Stream) -> Double {
    let facts = stream.device.activeFormat.facts
    let size = Double(facts.width * facts.height)
    // The format's size, or the sum of what its outputs take, if that is more.
    let delivered = size * Double(max(1, stream.takers.values.max() ?? 1))
    let hdr = stream.device.isVideoHDREnabled ? hdrFactor : 1
    let sensor = ((facts.readout ?? size) + deliveredWeight * delivered) * stream.rate * hdr / pixelBudget
    return sensor * Double(stream.sensors.count)
  }

  /// The pressure cost of the cameras that stream and the connections that are active.
  func systemPressureCost(of streams: [Stream], connections: [AVCaptureConnection]) -> Double {
    var cost = streams.reduce(0) { $0 + pixels(of: $1) } * pressurePerHardwareCost
    cost += Double(streams.count { $0.lightsUp }) * depthPressure
    for connection in connections {
      cost += stabilization[connection.activeVideoStabilizationMode.fakeName] ?? 0
      cost += Double(connection.inputPorts.count { $0.mediaType == .audio }) * microphoneBeam
    }
    return cost
  }
}
