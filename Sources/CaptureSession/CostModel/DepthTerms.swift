import CaptureModel
import JSONSource

extension CostFactor {
  /// A camera that streams depth.
  package static let depthStream = CostFactor("depthStream", "depth stream")

  /// The projector of a TrueDepth camera.
  package static let depthProjector = CostFactor("depthProjector", "depth projector")

  /// The LiDAR scanner.
  package static let lidar = CostFactor("lidar", "LiDAR scanner")
}

extension CostTerm {
  /// Each camera that streams depth adds to hardwareCost.
  static let depthStream = CostTerm.ofCamera(.hardwareCost) { use, charges in
    guard use.streams.streamsDepth else { return }
    charges.add(.depthStream, of: use.id, .depthStream)
  }

  /// An infrared projector or a LiDAR scanner draws power of its own.
  static let depthSensor = CostTerm.ofCamera(.systemPressureCost) { use, charges in
    guard use.streams.streamsDepth else { return }
    switch use.key.deviceType {
    case .builtInTrueDepthCamera: charges.add(.depthProjector, of: use.id, .depthProjector)
    case .builtInLiDARDepthCamera: charges.add(.lidar, of: use.id, .lidar)
    default: break
    }
  }
}
