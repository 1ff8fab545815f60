import CaptureModel

/// The sets of cameras assumed for a device because other devices of its family run them.
enum FamilySets {
  private static let wide = DeviceKey(.builtInWideAngleCamera, .back)
  private static let ultraWide = DeviceKey(.builtInUltraWideCamera, .back)
  private static let telephoto = DeviceKey(.builtInTelephotoCamera, .back)
  private static let dual = DeviceKey(.builtInDualCamera, .back)
  private static let dualWide = DeviceKey(.builtInDualWideCamera, .back)
  private static let triple = DeviceKey(.builtInTripleCamera, .back)
  private static let lidar = DeviceKey(.builtInLiDARDepthCamera, .back)
  private static let front = DeviceKey(.builtInWideAngleCamera, .front)
  private static let trueDepth = DeviceKey(.builtInTrueDepthCamera, .front)

  /// The complete table that an iPhone 11 Pro Max printed.
  static let ofIPhone11ProMax: [[DeviceKey]] = [
    [dual], [dualWide], [triple],
    [wide, front], [wide, ultraWide], [wide, telephoto], [wide, trueDepth],
    [ultraWide, front], [telephoto, front], [dual, front], [dualWide, front],
    [ultraWide, telephoto], [ultraWide, trueDepth], [telephoto, trueDepth], [dual, trueDepth], [dualWide, trueDepth],
    [wide, ultraWide, front], [wide, telephoto, front], [wide, ultraWide, telephoto],
    [wide, ultraWide, trueDepth], [wide, telephoto, trueDepth],
    [ultraWide, telephoto, front], [ultraWide, telephoto, trueDepth],
  ]

  private static let withLiDAR: [[DeviceKey]] = [
    [lidar, ultraWide], [lidar, telephoto], [lidar, front], [lidar, trueDepth],
  ]

  /// The sets that aren't in a profile's own table, although the profile has all their cameras.
  static func missing(in profile: DeviceProfile) -> [[DeviceKey]] {
    let table = profile.multiCamDeviceSets
    let known = (table?.sets ?? []) + (table?.familySets ?? [])
    let cameras = profile.cameras.map { DeviceKey($0.deviceType, $0.position) }
    return (ofIPhone11ProMax + withLiDAR).filter { set in
      set.allSatisfy { cameras.contains($0) }
        && !known.contains { other in other.count == set.count && set.allSatisfy { other.contains($0) } }
    }
  }
}
