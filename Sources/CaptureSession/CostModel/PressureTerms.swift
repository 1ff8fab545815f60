import CaptureModel
import JSONSource

extension CostFactor {
  /// The system pressure from the sensor part of hardwareCost.
  package static let sensors = CostFactor("sensors", "sensor and pixels")

  /// Video HDR.
  package static let videoHDR = CostFactor("videoHDR", "video HDR")

  /// A recorded microphone beam.
  package static let microphoneBeam = CostFactor("microphoneBeam", "microphone beam")
}

extension CostTerm {
  /// The pixel part of hardwareCost also adds pressure.
  static let sensors = CostTerm.ofCamera(.systemPressureCost, dependsOn: [.format, .rate, .port]) { use, charges in
    let scale = charges.coefficients[.perHardwareCost]
    if scale == nil { charges.missing.append(.coefficient(.perHardwareCost)) }
    let cost = use.pixels.cost * (scale?.interval ?? .unbounded)
    charges.add(.sensors, of: use.id, cost, atMost: charges.basis(of: use.pixels), source: scale?.source)
  }

  /// Each camera in video HDR.
  static let videoHDR = CostTerm.ofCamera(.systemPressureCost, dependsOn: .format) { use, charges in
    guard use.isVideoHDR else { return }
    charges.add(.videoHDR, of: use.id, .videoHDR)
  }

  /// Each recorded microphone beam.
  static let microphoneBeam = CostTerm(
    cost: .systemPressureCost, dependencies: [],
    charge: .microphoneBeam { microphone, charges in charges.add(.microphoneBeam, of: microphone, .microphoneBeam) })
}
