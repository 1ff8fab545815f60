package import CaptureModel
package import JSONSource

extension GraphForSDK {
  /// What the app uses without asking, and the SDK lacks, as obstacles.
  package func obstacles(sdk: OSVersion) -> [EmissionObstacle] {
    refused.map { newer in
      EmissionObstacle(
        message:
          "\(newer.words) came with iOS \(newer.since), and does not compile with the SDK of iOS \(sdk): emit with "
          + "--sdk \(newer.since), or make it \(newer.isElement ? "'optional'" : "'whereSupported'") to leave it out",
        range: newer.range)
    }
  }
}

extension EmissionObstacle {
  /// That an app's oldest system is newer than its SDK; `nil` if it is not.
  package static func sdk(_ sdk: OSVersion, below minimum: Located<OSVersion>?) -> EmissionObstacle? {
    guard let minimum, minimum.value > sdk else { return nil }
    return EmissionObstacle(
      message: "an app for iOS \(minimum.value) and later is not built with the SDK of iOS \(sdk): emit with --sdk "
        + "\(minimum.value)", range: minimum.range)
  }
}
