import CaptureModel
import JSONSource

/// Merges the cameras of two profiles of one device.
enum CameraMerge {
  /// Merges the cameras of both profiles by type and position.
  ///
  /// A complete list claims that there are no other cameras, which is a fact about every camera that it lacks.
  static func merge(_ merger: inout ProfileMerger) {
    let own = merger.profile
    var cameras: [ProfileCamera] = []
    for camera in own.cameras {
      if let index = merger.other.cameraIndex(camera.deviceType, at: camera.position) {
        cameras.append(merged(camera, merger.other.cameras[index], &merger))
      } else if isTaken(camera, by: own, from: merger.other, ownIsThere: true, &merger) {
        cameras.append(camera)
      }
    }
    for camera in merger.other.cameras where own.cameraIndex(camera.deviceType, at: camera.position) == nil {
      if isTaken(camera, by: merger.other, from: own, ownIsThere: false, &merger) {
        cameras.append(moved(camera, &merger))
      }
    }
    merger.profile.cameras = cameras
    let isWhole = { (list: DeviceProfile) in
      cameras.allSatisfy { list.cameraIndex($0.deviceType, at: $0.position) != nil }
    }
    // A list that lacks a camera isn't complete.
    let closed = own.camerasComplete.flatMap { isWhole(own) || !$0.value ? $0 : nil }
    let theirs = merger.other.camerasComplete.flatMap { isWhole(merger.other) || !$0.value ? $0 : nil }
    merger.profile.camerasComplete = merger.merged(
      closed, theirs, areEqual: closed?.value == theirs?.value, .device("camerasComplete"))
  }

  /// Whether to keep a camera that only one of the profiles has.
  private static func isTaken(
    _ camera: ProfileCamera, by owner: DeviceProfile, from closer: DeviceProfile, ownIsThere: Bool,
    _ merger: inout ProfileMerger
  ) -> Bool {
    guard let list = closer.camerasComplete, list.value else { return true }
    let presence = owner.presence(of: camera)
    let absence = closer.kind(ofSource: list.source)
    let key = DeviceKey(camera.deviceType, camera.position)
    let kinds = ownIsThere ? (presence, absence) : (absence, presence)
    let otherSpeaks = merger.otherSpeaks(kinds.0, kinds.1, areEqual: false, on: .camera(key, "cameras"))
    return otherSpeaks != ownIsThere
  }

  /// A camera of the other profile, with its sources added.
  private static func moved(_ camera: ProfileCamera, _ merger: inout ProfileMerger) -> ProfileCamera {
    merged(ProfileCamera(deviceType: camera.deviceType, position: camera.position), camera, ownIsThere: false, &merger)
  }

  private static func merged(
    _ own: ProfileCamera, _ theirs: ProfileCamera, ownIsThere: Bool = true, _ merger: inout ProfileMerger
  ) -> ProfileCamera {
    let key = DeviceKey(own.deviceType, own.position)
    var keys = KeyMerger(own, theirs, sources: (own.source, theirs.source), merger) { .camera(key, $0) }
    ProfileCamera.visit(&keys)
    merger = keys.merger
    var camera = keys.object
    FormatMerge.merge(&camera, theirs, &merger)
    let isTheirs =
      !ownIsThere
      || merger.profile.kind(ofSource: own.source).isWeaker(than: merger.other.kind(ofSource: theirs.source))
    camera.source = isTheirs ? merger.taken(theirs.source) : merger.stated(own.source)
    return camera
  }
}
