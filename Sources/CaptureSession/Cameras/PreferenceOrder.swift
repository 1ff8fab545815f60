package import CaptureModel

extension ResolvedSession {
  /// The cameras, the one to keep best first: those that `prefer` names, then back, unspecified and front, each in
  /// input order.
  package func preferenceOrder(_ prefer: [InputIndex]?) -> [CameraIndex] {
    let named = (prefer ?? []).compactMap { input in cameraIndices.first { cameras[$0].inputIndex == input } }
    let positions: [DevicePosition] = [.back, .unspecified, .front]
    let byPosition = positions.flatMap { position in cameraIndices.filter { cameras[$0].key.position == position } }
    var order: [CameraIndex] = []
    for cameraIndex in named + byPosition where !order.contains(cameraIndex) { order.append(cameraIndex) }
    return order
  }
}
