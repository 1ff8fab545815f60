package import CaptureModel
import Foundation

extension DeviceProfile {
  /// The device as the fake of AVFoundation plays it; what the profile does not know is played as it most often is.
  ///
  /// `costs` is the hidden formula, `unsupported` the features of outputs that it has not, `maxControlsCount` how many
  /// controls it takes if not as many as the profile says.
  package func world(
    costs: [String: Any] = [:], unsupported: [String] = [], maxControlsCount controls: Int? = nil
  ) throws -> String {
    let sets = (multiCamDeviceSets?.sets ?? []).map { set in
      set.map { ["deviceType": $0.deviceType.rawValue, "position": $0.position.rawValue] }
    }
    let world: [String: Any] = [
      "multiCamSupported": multiCamSupported ?? true, "cameras": cameras.map(\.facts), "multiCamDeviceSets": sets,
      "maxControlsCount": controls ?? maxControlsCount?.value ?? 4, "costs": costs, "unsupported": unsupported,
    ]
    let data = try JSONSerialization.data(withJSONObject: world, options: [.sortedKeys])
    return String(decoding: data, as: UTF8.self)
  }
}

extension ProfileCamera {
  fileprivate var facts: [String: Any] {
    var facts: [String: Any] = [
      "deviceType": deviceType.rawValue, "position": position.rawValue, "formats": formats.flatMap(\.facts),
      "constituents": (constituents.isEmpty ? deviceType.constituents : constituents).map(\.rawValue),
    ]
    facts["name"] = name
    facts["hasTorch"] = hasTorch?.value
    facts["hasFlash"] = hasFlash?.value
    return facts
  }
}

extension DeviceFormat {
  /// A camera lists a format once for each of its pixel formats.
  fileprivate var facts: [[String: Any]] {
    (pixelFormats ?? []).map(\.code).ifEmpty("420v").map { pixelFormat in
      var facts: [String: Any] = [
        "width": width, "height": height, "maxFrameRate": maxFrameRate?.value ?? 30, "multiCam": multiCam ?? true,
        "pixelFormat": pixelFormat,
      ]
      facts["minFrameRate"] = minFrameRate?.value
      facts["binned"] = binned
      facts["maxZoomFactor"] = maxZoomFactor
      facts["videoHDR"] = videoHDR
      facts["stabilizationModes"] = stabilizationModes?.map(\.rawValue)
      facts["colorSpaces"] = colorSpaces?.map(\.rawValue)
      facts["photoDimensions"] = photoDimensions?.map { ["width": $0.width, "height": $0.height] }
      facts["unsupportedOutputs"] = unsupportedOutputs?.map(\.rawValue)
      facts["depthFormats"] = (depthFormats ?? []).flatMap { depth in
        (depth.pixelFormats ?? []).map(\.code).ifEmpty("hdis").map {
          ["width": depth.width, "height": depth.height, "pixelFormat": $0]
        }
      }
      return facts
    }
  }
}

extension Array {
  fileprivate func ifEmpty(_ element: Element) -> [Element] { isEmpty ? [element] : self }
}
