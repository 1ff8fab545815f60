public import CaptureModel

extension DeviceProfile {
  /// Whether the profile names all of the device's cameras of a type, with their positions: a front ultra-wide camera
  /// isn't a back one.
  public func namesEveryCamera(of type: DeviceType) -> Bool {
    // A list of cameras is of those that are built in.
    if type.isConnected { return takesConnectedCameras?.value == false }
    if camerasComplete?.value == true { return true }
    return multiCamSupported != false && multiCamDeviceSets?.covers(type) == true
  }

  /// Whether the profile names a camera of this type, at this position if one is given.
  public func names(_ key: DeviceKey) -> Bool {
    let isMeant = { (known: DeviceKey) in
      known.deviceType == key.deviceType && (key.position == .unspecified || known.position == key.position)
    }
    // By index, since cameras are large to copy.
    return cameras.indices.contains { isMeant(DeviceKey(cameras[$0].deviceType, cameras[$0].position)) }
      || multiCamDeviceSets?.sets.contains { $0.contains(where: isMeant) } ?? false
  }
}

extension ResolvedSession {
  /// Whether the device certainly doesn't have a camera.
  public func isAbsent(_ camera: ResolvedCamera) -> Bool {
    !profile.names(camera.key) && profile.namesEveryCamera(of: camera.key.deviceType)
  }
}
