import CaptureModel
import JSONSource

extension ProfileMerger {
  /// Merges the cameras of both profiles by type and position.
  ///
  /// A complete list claims that there are no other cameras, which is a fact about every camera that it lacks.
  mutating func mergeCameras() {
    let own = profile
    var cameras: [ProfileCamera] = []
    for camera in own.cameras {
      if let index = other.cameraIndex(camera.deviceType, at: camera.position) {
        cameras.append(merged(camera, other.cameras[index]))
      } else if isTaken(camera, by: own, from: other, ownIsThere: true) {
        cameras.append(camera)
      }
    }
    for camera in other.cameras where own.cameraIndex(camera.deviceType, at: camera.position) == nil {
      if isTaken(camera, by: other, from: own, ownIsThere: false) { cameras.append(moved(camera)) }
    }
    profile.cameras = cameras
    let isWhole = { (list: DeviceProfile) in
      cameras.allSatisfy { list.cameraIndex($0.deviceType, at: $0.position) != nil }
    }
    // A list that lacks a camera isn't complete.
    let closed = own.camerasComplete.flatMap { isWhole(own) || !$0.value ? $0 : nil }
    let theirs = other.camerasComplete.flatMap { isWhole(other) || !$0.value ? $0 : nil }
    profile.camerasComplete = merged(
      closed, theirs, areEqual: closed?.value == theirs?.value, .device("camerasComplete"))
  }

  /// Whether to keep a camera that only one of the profiles has.
  private mutating func isTaken(
    _ camera: ProfileCamera, by owner: DeviceProfile, from closer: DeviceProfile, ownIsThere: Bool
  ) -> Bool {
    guard let list = closer.camerasComplete, list.value else { return true }
    let presence = owner.presence(of: camera)
    let absence = closer.kind(ofSource: list.source)
    let key = DeviceKey(camera.deviceType, camera.position)
    let kinds = ownIsThere ? (presence, absence) : (absence, presence)
    let otherSpeaks = otherSpeaks(kinds.0, kinds.1, areEqual: false, on: .camera(key, "cameras"))
    return otherSpeaks != ownIsThere
  }

  /// A camera of the other profile, with its sources added.
  private mutating func moved(_ camera: ProfileCamera) -> ProfileCamera {
    merged(ProfileCamera(deviceType: camera.deviceType, position: camera.position), camera, ownIsThere: false)
  }

  private mutating func merged(
    _ own: ProfileCamera, _ theirs: ProfileCamera, ownIsThere: Bool = true
  ) -> ProfileCamera {
    let key = DeviceKey(own.deviceType, own.position)
    var keys = KeyMerger(own, theirs, sources: (own.source, theirs.source), self) { .camera(key, $0) }
    ProfileCamera.visit(&keys)
    self = keys.merger
    var camera = keys.object
    mergeFormats(&camera, theirs)
    let isTheirs =
      !ownIsThere || profile.kind(ofSource: own.source).isWeaker(than: other.kind(ofSource: theirs.source))
    camera.source = isTheirs ? taken(theirs.source) : stated(own.source)
    return camera
  }
}
