public import CaptureModel

/// What a session costs: items that add up, and how sure the sum is.
public struct CostBill: Sendable {
  /// One line of the bill.
  public struct Item: Sendable {
    /// The id of the input that causes it.
    public let input: String

    /// What costs.
    public let factor: CostFactor

    /// How much.
    public let cost: CostInterval

    /// How it is known.
    public let basis: CostBasis

    /// The id of the profile's source.
    public let source: String?

    /// What a camera's pixel term is made of.
    public let pixels: PixelTerm?
  }

  /// Camera by camera, factor by factor, in the order of the graph.
  public let items: [Item]

  /// The sum.
  public let total: CostInterval

  /// How the sum is known: the weakest basis of its items.
  public let basis: CostBasis

  /// What is missing for a value: a coefficient, or a fact of a camera.
  public let missing: [String]

  init(items: [Item], basis: CostBasis, missing: [String]) {
    self.items = items
    self.basis = basis
    self.missing = missing
    total = items.reduce(.zero) { $0 + $1.cost }
  }
}

/// What an item of a bill is for.
public enum CostFactor: Hashable, Sendable {
  /// A camera's pixels, read and delivered.
  case pixels

  /// A camera that streams depth.
  case depthStream

  /// The sensor part of hardwareCost, as system pressure.
  case sensors

  /// Video stabilization of a connection.
  case stabilization(StabilizationMode)

  /// Video HDR.
  case videoHDR

  /// The projector of a TrueDepth camera.
  case depthProjector

  /// The LiDAR scanner.
  case lidar

  /// A microphone beam that is recorded.
  case microphoneBeam

  /// The factor as reports name it.
  public var name: String {
    switch self {
    case .pixels: "pixels"
    case .depthStream: "depthStream"
    case .sensors: "sensors"
    case .stabilization(let mode): "stabilization.\(mode.rawValue)"
    case .videoHDR: "videoHDR"
    case .depthProjector: "depthProjector"
    case .lidar: "lidar"
    case .microphoneBeam: "microphoneBeam"
    }
  }
}

/// The factors of a camera's pixel term: shown with it, not added.
public struct PixelTerm: Sendable {
  /// The format that runs, where it is known.
  public let format: DeviceFormat?

  /// Sensor pixels read for a frame, of each sensor.
  public let readout: CostInterval?

  /// Output pixels for a frame, of each sensor.
  public let delivered: [Double]

  /// The rate that is charged.
  public let rate: FrameRate?

  /// How many sensors run.
  public var sensors: Int { delivered.count }

  /// What video HDR multiplies the sensor rate by.
  public let hdr: CostInterval
}

/// The two costs of a session.
public struct SessionCosts: Sendable {
  /// `hardwareCost`.
  public let hardware: CostBill

  /// `systemPressureCost`; `nil` on a single-camera session, which has none.
  public let pressure: CostBill?
}
