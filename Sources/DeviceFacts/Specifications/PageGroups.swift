import CaptureModel

/// Models in the order in which they came out, by what they have in common.
enum Models {
  static let beforeA12 = ["iphone-7", "iphone-7-plus", "iphone-8", "iphone-8-plus", "iphone-x"]
  static let a12 = ["iphone-xr", "iphone-xs", "iphone-xs-max"]
  static let pro11 = ["iphone-11-pro", "iphone-11-pro-max"]
  static let a13 = ["iphone-11", "iphone-se-2nd-generation"] + pro11
  static let pro12 = ["iphone-12-pro", "iphone-12-pro-max"]
  static let plain12 = ["iphone-12", "iphone-12-mini"]
  static let pro13 = ["iphone-13-pro", "iphone-13-pro-max"]
  static let plain13 = ["iphone-13", "iphone-13-mini"]
  static let se3 = ["iphone-se-3rd-generation"]
  static let pro14 = ["iphone-14-pro", "iphone-14-pro-max"]
  static let plain14 = ["iphone-14", "iphone-14-plus"]
  static let pro15 = ["iphone-15-pro", "iphone-15-pro-max"]
  static let plain15 = ["iphone-15", "iphone-15-plus"]
  static let pro16 = ["iphone-16-pro", "iphone-16-pro-max"]
  static let plain16 = ["iphone-16", "iphone-16-plus"]
  static let pro17 = ["iphone-17-pro", "iphone-17-pro-max"]
  static let plain17 = ["iphone-17"]
  static let oneLens = ["iphone-16e", "iphone-17e", "iphone-air"]

  static let line12 = plain12 + pro12
  static let line13 = plain13 + pro13
  static let line14 = plain14 + pro14
  static let line15 = plain15 + pro15
  static let line16 = plain16 + pro16
  static let line17 = plain17 + pro17
  static let before12 = beforeA12 + a12 + a13
  static let plain = plain12 + plain13 + se3 + plain14 + plain15 + plain16 + plain17 + oneLens
  static let padsWithUltraWide = [
    "ipad-pro-11-inch-2nd-generation", "ipad-pro-11-inch-3rd-generation", "ipad-pro-11-inch-4th-generation",
    "ipad-pro-12-9-inch-4th-generation", "ipad-pro-12-9-inch-5th-generation", "ipad-pro-12-9-inch-6th-generation",
  ]
  static let padsWithLiDAR =
    [
      "ipad-pro-11-inch-3rd-generation", "ipad-pro-11-inch-4th-generation", "ipad-pro-12-9-inch-5th-generation",
      "ipad-pro-12-9-inch-6th-generation",
    ] + withM4 + withM5
  static let phones = before12 + line12 + line13 + se3 + line14 + line15 + line16 + line17 + oneLens
  static let before17 = before12 + line12 + line13 + se3 + line14 + line15 + line16 + ["iphone-16e"]
  static let pro18 = ["iphone-18-pro", "iphone-18-pro-max"]
  static let of2026 = pro18 + ["iphone-duo"]
  static let withLightning = [
    "ipad-8th-generation", "ipad-9th-generation", "ipad-air-3rd-generation", "ipad-mini-5th-generation",
  ]
  static let withUSB =
    [
      "ipad-10th-generation", "ipad-a16", "ipad-air-4th-generation", "ipad-air-5th-generation", "ipad-air-11-inch-m2",
      "ipad-air-11-inch-m3", "ipad-air-11-inch-m4", "ipad-air-13-inch-m2", "ipad-air-13-inch-m3", "ipad-air-13-inch-m4",
      "ipad-mini-6th-generation", "ipad-mini-a17-pro", "ipad-mini-a20-pro", "ipad-pro-11-inch",
      "ipad-pro-11-inch-2nd-generation",
      "ipad-pro-11-inch-3rd-generation", "ipad-pro-11-inch-4th-generation", "ipad-pro-12-9-inch-3rd-generation",
      "ipad-pro-12-9-inch-4th-generation", "ipad-pro-12-9-inch-5th-generation", "ipad-pro-12-9-inch-6th-generation",
    ] + withM4 + withM5
  static let withM4 = ["ipad-pro-11-inch-m4", "ipad-pro-13-inch-m4"]
  static let withM5 = ["ipad-pro-11-inch-m5", "ipad-pro-13-inch-m5"]
}

/// The cameras that statements speak of; those that a model lacks are passed over.
enum Cameras {
  static let back = [DeviceKey(.builtInWideAngleCamera, .back)]
  static let ultraWide = [DeviceKey(.builtInUltraWideCamera, .back)]
  static let dualWide = [DeviceKey(.builtInDualWideCamera, .back)]
  static let trueDepth = [DeviceKey(.builtInTrueDepthCamera, .front)]
  static let fronts = [DeviceKey(.builtInWideAngleCamera, .front)] + trueDepth
  static let triple = [DeviceKey(.builtInTripleCamera, .back)]
  static let virtual = dualWide + [DeviceKey(.builtInDualCamera, .back)] + triple
  static let telephoto = [DeviceKey(.builtInTelephotoCamera, .back)]
  static let physical = back + ultraWide + telephoto
  static let frontUltraWide = [DeviceKey(.builtInUltraWideCamera, .front)]
  static let front = fronts + frontUltraWide
  static let all =
    physical + virtual + [DeviceKey(.builtInLiDARDepthCamera, .back)] + fronts + frontUltraWide
}
