import CaptureModel
import JSONSource

extension CaptureGraph {
  /// The graph with the cameras that the app takes on a device: each input has the first of its kinds that the device
  /// has. If that is not known of a kind, the app may take it; if the device has none of them, the first stays.
  func choosingDevices(on profile: DeviceProfile) -> CaptureGraph {
    // By index, since a graph is large to copy.
    guard inputs.indices.contains(where: { inputs[$0].fallbackDeviceTypes != nil }) else { return self }
    var graph = self
    for index in inputs.indices where inputs[index].isCamera { graph.inputs[index].chooseDevice(on: profile) }
    return graph
  }
}

extension GraphInput {
  fileprivate mutating func chooseDevice(on profile: DeviceProfile) {
    guard let first = deviceType, fallbackDeviceTypes != nil else { return }
    let fallbacks = (fallbackDeviceTypes?.value ?? []).filter { !$0.value.isMicrophone && $0.value != first.value }
    let position = position?.value ?? .unspecified
    var lacked: [DeviceType] = []
    for choice in [first] + fallbacks {
      if profile.names(DeviceKey(choice.value, position)) || !profile.namesEveryCamera(of: choice.value) {
        deviceType = choice
        lackedDeviceTypes += lacked
        return
      }
      lacked.append(choice.value)
    }
  }
}
