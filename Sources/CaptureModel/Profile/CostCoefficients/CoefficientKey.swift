/// A coefficient of the cost model, by its key in a profile.
public enum CoefficientKey: Int, CaseIterable, Sendable {
  /// The pixel budget of the image signal processor, in pixels a second, at no weight of delivered pixels.
  case pixelBudget

  /// The amount that each unit of that weight adds to the budget.
  case pixelBudgetPerWeight

  /// The weight of a delivered pixel, compared with a sensor pixel.
  case deliveredWeight

  /// The amount that each camera that streams depth adds to hardwareCost.
  case depthStream

  /// The factor of video HDR on the sensor rate.
  case hdrFactor

  /// The system pressure of the sensor part of hardwareCost.
  case perHardwareCost

  /// The amount that optical stabilization adds to systemPressureCost.
  case opticalStabilization

  /// The amount that a camera in video HDR adds to systemPressureCost.
  case videoHDR

  /// The amount that the infrared projector of a TrueDepth camera adds to systemPressureCost while it streams depth.
  case depthProjector

  /// The amount that a LiDAR scanner adds to systemPressureCost while it streams depth.
  case lidar

  /// The amount that each recorded microphone beam adds to systemPressureCost.
  case microphoneBeam

  /// The object in `costModel` that holds a coefficient.
  public enum Section: String, Sendable {
    case pixelBudget, hardware, systemPressure
  }

  /// The place of a key in a profile, and its display name.
  private typealias Row = (section: Section, name: String, title: String)

  private var row: Row {
    switch self {
    case .pixelBudget: (.pixelBudget, "atZeroWeight", "pixels a second at w = 0")
    case .pixelBudgetPerWeight: (.pixelBudget, "perUnitWeight", "more of it at w = 1")
    case .deliveredWeight: (.hardware, "deliveredWeight", "w, a delivered pixel weighs")
    case .depthStream: (.hardware, "depthStream", "depth stream")
    case .hdrFactor: (.hardware, "hdrFactor", "HDR factor")
    case .perHardwareCost: (.systemPressure, "perHardwareCost", "pressure per hardwareCost")
    case .opticalStabilization: (.systemPressure, "opticalStabilization", "optical stabilization")
    case .videoHDR: (.systemPressure, "videoHDR", "video HDR")
    case .depthProjector: (.systemPressure, "depthProjector", "depth projector")
    case .lidar: (.systemPressure, "lidar", "LiDAR scanner")
    case .microphoneBeam: (.systemPressure, "microphoneBeam", "microphone beam")
    }
  }

  /// A description in one sentence, equal to the documentation comment.
  var about: StaticString {
    switch self {
    case .pixelBudget:
      "The pixel budget of the image signal processor, in pixels a second, at no weight of delivered pixels"
    case .pixelBudgetPerWeight: "The amount that each unit of that weight adds to the budget"
    case .deliveredWeight: "The weight of a delivered pixel, compared with a sensor pixel"
    case .depthStream: "The amount that each camera that streams depth adds to hardwareCost"
    case .hdrFactor: "The factor of video HDR on the sensor rate"
    case .perHardwareCost: "The system pressure of the sensor part of hardwareCost"
    case .opticalStabilization: "The amount that optical stabilization adds to systemPressureCost"
    case .videoHDR: "The amount that a camera in video HDR adds to systemPressureCost"
    case .depthProjector:
      "The amount that the infrared projector of a TrueDepth camera adds to systemPressureCost while it streams depth"
    case .lidar: "The amount that a LiDAR scanner adds to systemPressureCost while it streams depth"
    case .microphoneBeam: "The amount that each recorded microphone beam adds to systemPressureCost"
    }
  }

  /// The object with the key.
  public var section: Section { row.section }

  /// Its key in that object.
  public var name: String { row.name }

  /// A name in a few words.
  public var title: String { row.title }

  /// The keys of an object, in order.
  static func keys(of section: Section) -> [CoefficientKey] { allCases.filter { $0.section == section } }
}
