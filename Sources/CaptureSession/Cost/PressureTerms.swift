import CaptureModel
import JSONSource

extension CostFactor {
  /// The sensor part of hardwareCost, as system pressure.
  package static let sensors = CostFactor("sensors", "sensor and pixels")

  /// Video HDR.
  package static let videoHDR = CostFactor("videoHDR", "video HDR")

  /// A microphone beam that is recorded.
  package static let microphoneBeam = CostFactor("microphoneBeam", "microphone beam")
}

extension CostTerm {
  /// What drives hardwareCost drives pressure too.
  static let sensors = CostTerm.ofCamera(.systemPressureCost, dependsOn: [.format, .rate, .port]) { use, charges in
    let scale = charges.coefficients[.perHardwareCost]
    if scale == nil { charges.missing.append(.coefficient(.perHardwareCost)) }
    let cost = use.pixels.cost * (scale?.interval ?? .unbounded)
    charges.add(.sensors, of: use.id, cost, atMost: charges.basis(of: use.pixels), source: scale?.source)
  }

  /// A camera in video HDR.
  static let videoHDR = CostTerm.ofCamera(.systemPressureCost) { use, charges in
    guard use.isVideoHDR else { return }
    charges.add(.videoHDR, of: use.id, .videoHDR)
  }

  /// Each microphone beam that is recorded.
  static let microphoneBeam = CostTerm(
    cost: .systemPressureCost, dependencies: [],
    charge: .microphoneBeam { microphone, charges in charges.add(.microphoneBeam, of: microphone, .microphoneBeam) })
}
