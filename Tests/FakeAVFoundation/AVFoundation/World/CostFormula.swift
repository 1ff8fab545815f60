/// The formula of both costs, which a probe may find out and nobody reads.
struct CostFormula: Decodable {
  /// Sensor pixels a second that cost 1.0.
  var pixelBudget = 1_000_000_000.0

  /// How much a delivered pixel weighs against a sensor pixel.
  var deliveredWeight = 0.0

  /// What each camera costs, whatever it runs.
  var perCamera = 0.0

  /// What a camera that streams depth adds.
  var depthStream = 0.0

  /// What video HDR multiplies the sensor's rate by.
  var hdrFactor = 1.0

  /// What a hardware cost of 1.0 adds to the pressure cost.
  var pressurePerHardwareCost = 1.0

  /// What a stabilized connection adds to the pressure cost, by the mode.
  var stabilization: [String: Double] = [:]

  /// What a camera that streams depth adds to the pressure cost.
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
  /// A camera that streams: each sensor once, whatever hangs on it.
  struct Stream {
    let device: AVCaptureDevice
    var hasDepth = false
    var rate: Double
  }

  /// The hardware cost of the cameras that stream.
  func hardwareCost(of streams: [Stream]) -> Double {
    let sum = streams.reduce(0) { sum, stream in
      let format = stream.device.activeFormat
      let pixels = format.facts.readout ?? Double(format.facts.width * format.facts.height)
      let delivered = Double(format.facts.width * format.facts.height)
      let hdr = stream.device.isVideoHDREnabled ? hdrFactor : 1
      let sensor = (pixels + deliveredWeight * delivered) * stream.rate * hdr / pixelBudget
      return sum + perCamera + sensor + (stream.hasDepth ? depthStream : 0)
    }
    return step > 0 ? (sum / step - 1e-9).rounded(.up) * step : sum
  }

  /// The pressure cost of the cameras that stream and the connections that are active.
  func systemPressureCost(of streams: [Stream], connections: [AVCaptureConnection]) -> Double {
    var cost = hardwareCost(of: streams) * pressurePerHardwareCost
    cost += Double(streams.count { $0.hasDepth }) * depthPressure
    for connection in connections {
      cost += stabilization[connection.activeVideoStabilizationMode.fakeName] ?? 0
      cost += Double(connection.inputPorts.count { $0.mediaType == .audio }) * microphoneBeam
    }
    return cost
  }
}
