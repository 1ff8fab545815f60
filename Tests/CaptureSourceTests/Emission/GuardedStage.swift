import CaptureModel
import Foundation

/// A graph of a stage with guarded keys, and the device that it runs on.
struct GuardedStage {
  let stage: GuardedKey.Stage

  /// The keys that are set and guarded, and those that are set without a guard.
  let guarded: [GuardedKey]
  var plain: [GuardedKey] = []

  /// The graph.
  var text: String {
    let camera = [.dual, .movie].contains(stage) ? "builtInDualCamera" : "builtInWideAngleCamera"
    let format = stage == .preset ? "" : #", "activeFormat": { "width": 1920, "height": 1080, "maxFrameRate": 60 }"#
    let keyed = Set((guarded + plain).map(\.object))
    let asked = keyed.contains("photoSettings[]") ? keyed.union(["outputs[photo]"]) : keyed
    var types = ["audioData", "metadata", "depthData", "photo", "movieFile", "previewLayer"].filter {
      asked.contains("outputs[\($0)]") || ($0 == "movieFile" && stage == .movie)
    }
    // On older systems video data come to nothing beside a movie.
    if types != ["movieFile"], stage != .movie { types.insert("videoData", at: 0) }
    let sources = [
      "audioData": ("microphone", "audio"), "metadata": ("camera", "metadataObject"),
      "depthData": ("camera", "depthData"),
    ]
    let outputs = types.map { type in
      // Not every device has a port for depth.
      let optional = type == "depthData" ? #", "optional": true"# : ""
      let byHand =
        type == "movieFile" && sets("cinematicVideoMetadataCaptureEnabled")
        ? #", "automaticallyAdjustsCinematicVideoMetadataCaptureEnabled": false"# : ""
      return #"{ "id": "\#(type)", "type": "\#(type)"\#(optional)\#(byHand)\#(members("outputs[\(type)]")) }"#
    }
    let connections = types.map { type in
      let (input, port) = sources[type] ?? ("camera", "video")
      let byHand =
        sets("lowLightVideoNoiseReductionEnabled")
        ? #", "automaticallyEnablesLowLightVideoNoiseReduction": false"# : ""
      let isSet = type == (stage == .movie ? "movieFile" : "videoData")
      let settings = isSet ? byHand + members("connections[]") : ""
      return #"{ "input": "\#(input)", "port": "\#(port)", "output": "\#(type)"\#(settings) }"#
    }
    let sound = ["multichannelAudioMode", "windNoiseRemovalEnabled", "audioZoomEnabled"]
    let own = members("inputs[]") { !sound.contains($0.key) }
    let signals = sets("enabledExposureSignals") ? #", "automaticallyEnablesExposureSignals": false"# : ""
    let more = setsHDR ? #", "automaticallyAdjustsVideoHDREnabled": false"# : ""
    // Only a microphone that records ambisonics feeds outputs of another layout.
    let ambisonics =
      sets("spatialAudioChannelLayoutTag")
      ? #", "multichannelAudioMode": "firstOrderAmbisonics", "whereSupported": ["multichannelAudioMode"]"# : ""
    let microphone =
      #", { "id": "microphone", "deviceType": "microphone"\#(ambisonics)\#(members("inputs[]") { sound.contains($0.key) }) }"#
    let bracket = #", "photoQualityPrioritization": "speed", "bracketedSettings": [ { "exposureTargetBias": 1 } ]"#
    let shot = (stage == .bracket ? bracket : "") + members("photoSettings[]")
    let request = types.contains("photo") ? #"{ "id": "request", "output": "photo"\#(shot) }"# : ""
    let centerStage =
      sets("centerStageRectOfInterest") ? #", "centerStageControlMode": "app", "centerStageEnabled": true"# : ""
    return """
      { "capplan": 1, "name": "\(stage)", "deployment": { "minimumOS": "13.0" },
        "app": { "usageDescriptions": { "NSCameraUsageDescription": "Films the street for your map.",
                                        "NSMicrophoneUsageDescription": "Records the sound of your films." }\(centerStage) },
        "session": { "type": "single"\(members("session")) },
        "inputs": [ { "id": "camera", "deviceType": "\(camera)", "position": "back"\(format)\(own)\(more)\(signals) }\(hasMicrophone ? microphone : "") ],
        "outputs": [ \(outputs.joined(separator: ",\n    ")) ],
        "connections": [ \(connections.joined(separator: ",\n    ")) ],
        "photoSettings": [ \(request) ] }
      """
  }

  /// Whether there is a microphone.
  private var hasMicrophone: Bool { [.wide, .movie].contains(stage) }

  private var setsHDR: Bool { sets("videoHDREnabled") }

  private func sets(_ key: String) -> Bool { (guarded + plain).contains { $0.key == key } }

  /// The members of an object with its keys, each after a comma.
  private func members(_ object: String, where isMeant: (GuardedKey) -> Bool = { _ in true }) -> String {
    let named = guarded.filter { $0.object == object && isMeant($0) }
    let all = named + plain.filter { $0.object == object && isMeant($0) }
    let list = named.map { "\"\($0.key)\"" }.joined(separator: ", ")
    return all.map { ", \"\($0.key)\": \($0.json)" }.joined() + (list.isEmpty ? "" : ", \"whereSupported\": [\(list)]")
  }

  /// A device, as JSON of a profile: with all that the keys need, or without any of it.
  static func profile(has: Bool, lastSystem: String = "27.1") -> String {
    let size = #""width": 1920, "height": 1080"#
    let format =
      has
      ? """
      { \(size), "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": true, "pixelFormats": ["x422", "420v"],
        "maxZoomFactor": 16, "videoHDR": true, "colorSpaces": ["sRGB", "appleLog"],
        "autoVideoFrameRate": true,
        "controls": { "minISO": 20, "maxISO": 3200, "minExposureDuration": 0.00002, "maxExposureDuration": 1,
                      "globalToneMapping": true, "centerStage": true, "minFocusRectWidth": 0.125,
                      "minFocusRectHeight": 0.125, "minExposureRectWidth": 0.125, "minExposureRectHeight": 0.125 },
        "features": { "autoFocusTracking": true, "minLensAperture": 1.5, "maxLensAperture": 4,
          "dynamicAspectRatios": ["16x9", "9x16"], "smudgeDetection": true, "lowLightNoiseReduction": true,
          "cinematicVideoMetadata": true, "smartFraming": true },
        "stabilizationModes": ["standard", "cinematic", "cinematicExtended"],
        "photoDimensions": [ { \(size) }, { "width": 4032, "height": 3024 } ],
        "depthFormats": [ { "width": 640, "height": 480, "maxFrameRate": 30, "pixelFormats": ["hdis"] } ] },
      { "width": 3840, "height": 2160, "maxFrameRate": 30, "multiCam": true, "pixelFormats": ["420v"], "depthFormats": [] }
      """
      : """
      { \(size), "minFrameRate": 25, "maxFrameRate": 60, "binned": false, "multiCam": true, "pixelFormats": ["420v"],
        "maxZoomFactor": 1, "videoHDR": false, "colorSpaces": ["sRGB"], "stabilizationModes": [], "autoVideoFrameRate": false,
        "controls": { "minISO": 20, "maxISO": 50, "minExposureDuration": 0.00002, "maxExposureDuration": 0.001,
                      "globalToneMapping": false, "centerStage": false },
        "photoDimensions": [ { \(size) } ], "depthFormats": [], "photoDepthFormats": [],
        "features": { "autoFocusTracking": false, "minLensAperture": 1.5, "maxLensAperture": 1.5,
          "dynamicAspectRatios": [], "smudgeDetection": false, "lowLightNoiseReduction": false,
          "cinematicVideoMetadata": false, "smartFraming": false } }
      """
    let focus = has ? "phaseDetection" : "none"
    let cameras = ["builtInWideAngleCamera", "builtInTelephotoCamera", "builtInDualCamera"].map { type in
      """
      { "deviceType": "\(type)", "position": "back", "hasTorch": \(has), "hasFlash": \(has), "autoFocusSystem": "\(focus)",
        "controls": { "focusPointOfInterest": \(has), "exposurePointOfInterest": \(has), "smoothAutoFocus": \(has),
          "minExposureTargetBias": \(has ? -8 : 0), "maxExposureTargetBias": \(has ? 8 : 0),
          "autoFocusRangeRestriction": \(has), "lowLightBoost": \(has), "whiteBalanceGains": \(has)\(has ? #", "maxWhiteBalanceGain": 4"# : ""),
          "exposureSignals": [\(has ? #""document""# : "")], "focusRectOfInterest": \(has),
          "exposureRectOfInterest": \(has), "constituentLock": \(has) },
        "manualControls": \(has), "mattes": [\(has ? #""hair", "skin""# : "")], "formatsComplete": true,
        "formats": [ \(format) ]\(has ? #", "presets": { "hd4K3840x2160": 1 }"# : #", "presets": {}"#) }
      """
    }
    return """
      { "capplanProfile": 1, "id": "\(has ? "has" : "lacks")", "name": "A phone that \(has ? "has" : "lacks") all",
        "multiCamSupported": true, "camerasComplete": true, "lastOperatingSystem": "\(lastSystem)",
        "cameras": [ \(cameras.joined(separator: ",\n")) ] }
      """
  }

  /// A device of which nothing is known but that it runs the formats of the stages, as JSON of a profile.
  static let unknownProfile: String = {
    let formats = """
      { "width": 1920, "height": 1080, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": true },
      { "width": 3840, "height": 2160, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": true }
      """
    let cameras = ["builtInWideAngleCamera", "builtInTelephotoCamera", "builtInDualCamera"].map { type in
      #"{ "deviceType": "\#(type)", "position": "back", "formats": [ \#(formats) ] }"#
    }
    return """
      { "capplanProfile": 1, "id": "unknown", "name": "A device that nobody has seen", "multiCamSupported": true,
        "lastOperatingSystem": "27.1", "cameras": [ \(cameras.joined(separator: ",\n")) ] }
      """
  }()

  /// The same device as the fake of AVFoundation plays it.
  static func world(has: Bool) throws -> String {
    var world = try JSONSerialization.jsonObject(with: Data(profile(has: has).utf8)) as? [String: Any] ?? [:]
    let cameras = (world["cameras"] as? [[String: Any]] ?? []).map { camera in
      var camera = camera
      var formats = camera["formats"] as? [[String: Any]] ?? []
      for index in formats.indices {
        for key in ["spatialVideo", "cinematicVideo"] { formats[index][key] = has }
        for depth in formats[index]["depthFormats"] as? [[String: Any]] ?? [] {
          formats[index]["depthFormats"] = [depth.merging(["pixelFormat": "hdis"]) { $1 }]
        }
      }
      camera["formats"] = formats
      let isDual = camera["deviceType"] as? String == "builtInDualCamera"
      camera["constituents"] = isDual && has ? ["builtInWideAngleCamera", "builtInTelephotoCamera"] : []
      camera["fixedFocus"] = !has
      return camera
    }
    world["cameras"] = cameras
    world["unsupported"] = has ? [] : features
    let data = try JSONSerialization.data(withJSONObject: world, options: [.sortedKeys])
    return String(decoding: data, as: UTF8.self)
  }

  /// What the fake's device without support lacks beside the facts of its cameras.
  private static let features = [
    "sessionPreset", "multitaskingCameraAccess", "manualDeferredStart", "deferredStart", "exposureMode",
    "whiteBalanceMode", "geometricDistortionCorrection", "lockedVideoFrameDuration", "multichannelAudioMode",
    "videoPixelFormat", "videoCodec", "humanFullBody", "livePhotoCapture", "portraitEffectsMatteDelivery",
    "semanticSegmentationMatte", "contentAwareDistortionCorrection", "zeroShutterLag", "responsiveCapture",
    "fastCapturePrioritization", "autoDeferredPhotoDelivery", "appleProRAW", "constantColor", "videoMirroring",
    "videoRotation", "cameraIntrinsicMatrixDelivery", "photoCodec", "photoFileType", "photoPixelFormat",
    "rawPhotoPixelFormat", "cameraCalibrationDataDelivery", "previewPhotoFormat", "embeddedThumbnailPhotoFormat",
    "shutterSoundSuppression", "autoRedEyeReduction", "exposurePointOfInterest", "exposureTargetBias", "lowLightBoost",
    "whiteBalanceGains", "livePhotoVideoCodec", "rawEmbeddedThumbnailPhotoFormat", "lensStabilizationDuringBracket",
    "focusRect", "exposureRect", "constituentLock", "exposureSignals", "audioZoom", "proVideoStorage",
    "cameraSensorOrientationCompensation",
  ]
}
