package import CaptureModel
import Foundation

extension DeviceProfile {
  /// The device as the fake of AVFoundation plays it; what the profile does not know is played as it most often is.
  ///
  /// `costs` is the hidden formula, `unsupported` the features of outputs that it has not, `maxControlsCount` how many
  /// controls it takes if not as many as the profile says, `fixedFocus` where the cameras are whose lenses don't move.
  package func world(
    costs: [String: Any] = [:], unsupported: [String] = [], maxControlsCount controls: Int? = nil,
    fixedFocus: Set<DevicePosition> = []
  ) throws -> String {
    let sets = (multiCamDeviceSets?.sets ?? []).map { set in
      set.map { ["deviceType": $0.deviceType.rawValue, "position": $0.position.rawValue] }
    }
    let world: [String: Any] = [
      "multiCamSupported": multiCamSupported ?? true, "cameras": cameras.map { $0.facts(fixedFocus) },
      "multiCamDeviceSets": sets,
      "maxControlsCount": controls ?? maxControlsCount?.value ?? 4, "costs": costs, "unsupported": unsupported,
    ]
    let data = try JSONSerialization.data(withJSONObject: world, options: [.sortedKeys])
    return String(decoding: data, as: UTF8.self)
  }
}

extension ProfileCamera {
  fileprivate func facts(_ fixedFocus: Set<DevicePosition>) -> [String: Any] {
    let depth = deviceType.isDepthCapable ? plainDepth : []
    let plain: [String: Any] = [
      "width": 1920, "height": 1080, "maxFrameRate": 30, "multiCam": true, "binned": false, "depthFormats": depth,
    ]
    let listed = formats.flatMap { $0.facts(depth: depth) }.ifEmpty(plain)
    var facts: [String: Any] = [
      "deviceType": deviceType.rawValue, "position": position.rawValue, "formats": listed,
      "constituents": (constituents.isEmpty ? deviceType.constituents : constituents).map(\.rawValue),
    ]
    facts["name"] = name
    facts["hasTorch"] = hasTorch?.value
    facts["hasFlash"] = hasFlash?.value
    facts["fixedFocus"] = fixedFocus.contains(position)
    return facts
  }
}

/// The depth of a camera of which it is not known.
private var plainDepth: [[String: Any]] { [["width": 640, "height": 480, "pixelFormat": "hdis"]] }

extension DeviceFormat {
  /// A camera lists a format once for each of its pixel formats; `depth` is what it has where that is not known.
  fileprivate func facts(depth: [[String: Any]]) -> [[String: Any]] {
    (pixelFormats ?? []).map(\.code).ifEmpty("420v").map { pixelFormat in
      var facts: [String: Any] = [
        "width": width, "height": height, "maxFrameRate": maxFrameRate?.value ?? 30, "multiCam": multiCam ?? true,
        "pixelFormat": pixelFormat,
      ]
      facts["minFrameRate"] = minFrameRate?.value
      facts["binned"] = binned
      facts["maxZoomFactor"] = maxZoomFactor
      facts["videoHDR"] = videoHDR
      facts["autoVideoFrameRate"] = autoVideoFrameRate
      facts["controls"] = controls?.facts
      facts["stabilizationModes"] = stabilizationModes?.map(\.rawValue)
      facts["colorSpaces"] = colorSpaces?.map(\.rawValue)
      facts["photoDimensions"] = photoDimensions?.map { ["width": $0.width, "height": $0.height] }
      facts["features"] = features?.facts
      facts["unsupportedOutputs"] = unsupportedOutputs?.map(\.rawValue)
      facts["depthFormats"] = depthFormats.map { $0.flatMap(\.facts) } ?? depth
      return facts
    }
  }
}

extension FormatControls {
  fileprivate var facts: [String: Any] {
    var facts: [String: Any] = [:]
    facts["maxISO"] = maxISO
    facts["maxExposureDuration"] = maxExposureDuration
    facts["globalToneMapping"] = globalToneMapping
    facts["centerStage"] = centerStage
    return facts
  }
}

extension Array {
  fileprivate func ifEmpty(_ element: Element) -> [Element] { isEmpty ? [element] : self }
}

extension FormatFeatures {
  fileprivate var facts: [String: Any] {
    var facts: [String: Any] = [:]
    facts["dynamicAspectRatios"] = dynamicAspectRatios?.map(\.rawValue)
    facts["smartFraming"] = smartFraming
    facts["smudgeDetection"] = smudgeDetection
    facts["autoFocusTracking"] = autoFocusTracking
    facts["minLensAperture"] = minLensAperture
    facts["maxLensAperture"] = maxLensAperture
    facts["lowLightNoiseReduction"] = lowLightNoiseReduction
    facts["cinematicVideoMetadata"] = cinematicVideoMetadata
    return facts
  }
}

extension DepthFormat {
  fileprivate var facts: [[String: Any]] {
    (pixelFormats ?? []).map(\.code).ifEmpty("hdis").map { pixelFormat in
      var facts: [String: Any] = ["width": width, "height": height, "pixelFormat": pixelFormat]
      facts["maxFrameRate"] = maxFrameRate?.value
      return facts
    }
  }
}
