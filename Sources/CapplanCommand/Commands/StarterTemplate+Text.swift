extension StarterTemplate {
  /// The graph, ready to be checked.
  package var text: String {
    switch self {
    case .pip: Self.pictureInPicture
    case .dualCamera: Self.dual
    case .lidar: Self.depth
    case .photo: Self.still
    case .audio: Self.sound
    }
  }

  private static let pictureInPicture = """
    {
      "capplan": 1,
      "name": "Picture in picture",
      "deployment": { "platform": "iOS", "minimumOS": "17.0", "linkedSDK": "17.0" },
      "app": {
        "usageDescriptions": {
          "NSCameraUsageDescription": "Records both sides of a conversation.",
          "NSMicrophoneUsageDescription": "Records the conversation's sound."
        },
        "observesSystemPressure": true,
        "handlesInterruptions": true,
        "requestsAuthorization": true
      },
      "session": { "type": "multiCam", "preset": "inputPriority" },
      "inputs": [
        {
          "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
          "activeFormat": { "width": 1920, "height": 1080, "maxFrameRate": 60, "binned": true },
          "maxFrameRateOverride": 30
        },
        {
          "id": "front", "deviceType": "builtInWideAngleCamera", "position": "front",
          "activeFormat": { "width": 1280, "height": 720, "maxFrameRate": 60, "binned": true },
          "maxFrameRateOverride": 30
        },
        { "id": "mic", "deviceType": "microphone" }
      ],
      "outputs": [
        { "id": "backVideo", "type": "videoData", "pixelFormat": "420v" },
        { "id": "frontVideo", "type": "videoData", "pixelFormat": "420v" },
        { "id": "backPreview", "type": "previewLayer" },
        { "id": "frontPreview", "type": "previewLayer" },
        { "id": "backAudio", "type": "audioData" },
        { "id": "frontAudio", "type": "audioData" }
      ],
      "connections": [
        { "input": "back", "port": "video", "output": "backVideo" },
        { "input": "front", "port": "video", "output": "frontVideo" },
        { "input": "back", "port": "video", "output": "backPreview" },
        { "input": "front", "port": "video", "output": "frontPreview" },
        { "input": "mic", "port": { "mediaType": "audio", "sourceDevicePosition": "back" }, "output": "backAudio" },
        { "input": "mic", "port": { "mediaType": "audio", "sourceDevicePosition": "front" }, "output": "frontAudio" }
      ],
      "plan": { "targets": { "hardwareCost": 1.0 }, "prefer": ["back", "front"] }
    }

    """

  private static let dual = """
    {
      "capplan": 1,
      "name": "Wide-angle and telephoto in step",
      "deployment": { "platform": "iOS", "minimumOS": "17.0", "linkedSDK": "17.0" },
      "app": {
        "usageDescriptions": { "NSCameraUsageDescription": "Films a scene near and far at once." },
        "observesSystemPressure": true,
        "handlesInterruptions": true,
        "requestsAuthorization": true
      },
      "session": { "type": "multiCam", "preset": "inputPriority" },
      "inputs": [
        {
          "id": "dual", "deviceType": "builtInDualCamera", "position": "back",
          "activeFormat": { "width": 1920, "height": 1080, "maxFrameRate": 60, "binned": true },
          "maxFrameRateOverride": 30
        }
      ],
      "outputs": [
        { "id": "wideVideo", "type": "videoData", "pixelFormat": "420v" },
        { "id": "telephotoVideo", "type": "videoData", "pixelFormat": "420v" }
      ],
      "connections": [
        {
          "input": "dual", "output": "wideVideo",
          "port": { "mediaType": "video", "sourceDeviceType": "builtInWideAngleCamera" }
        },
        {
          "input": "dual", "output": "telephotoVideo",
          "port": { "mediaType": "video", "sourceDeviceType": "builtInTelephotoCamera" }
        }
      ],
      "synchronizers": [{ "id": "pairs", "outputs": ["wideVideo", "telephotoVideo"] }],
      "plan": { "targets": { "hardwareCost": 1.0 } }
    }

    """

  private static let depth = """
    {
      "capplan": 1,
      "name": "Depth and video of the LiDAR scanner",
      "deployment": { "platform": "iOS", "minimumOS": "17.0", "linkedSDK": "17.0" },
      "app": {
        "usageDescriptions": { "NSCameraUsageDescription": "Measures the room." },
        "observesSystemPressure": true,
        "handlesInterruptions": true,
        "requestsAuthorization": true,
        "intent": "measure"
      },
      "session": { "type": "single", "preset": "inputPriority" },
      "inputs": [
        {
          "id": "lidar", "deviceType": "builtInLiDARDepthCamera", "position": "back",
          "activeFormat": { "width": 1920, "height": 1440 }
        }
      ],
      "outputs": [
        { "id": "video", "type": "videoData", "pixelFormat": "420v" },
        { "id": "depth", "type": "depthData", "filteringEnabled": false }
      ],
      "connections": [
        { "input": "lidar", "port": "video", "output": "video" },
        { "input": "lidar", "port": "depthData", "output": "depth" }
      ],
      "synchronizers": [{ "id": "pairs", "outputs": ["depth", "video"] }]
    }

    """

  private static let still = """
    {
      "capplan": 1,
      "name": "Photos",
      "deployment": { "platform": "iOS", "minimumOS": "17.0", "linkedSDK": "17.0" },
      "app": {
        "usageDescriptions": { "NSCameraUsageDescription": "Takes photos." },
        "handlesInterruptions": true,
        "requestsAuthorization": true
      },
      "session": { "type": "single", "preset": "photo" },
      "inputs": [{ "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back" }],
      "outputs": [
        { "id": "photo", "type": "photo" },
        { "id": "preview", "type": "previewLayer" }
      ],
      "connections": [
        { "input": "back", "port": "video", "output": "photo" },
        { "input": "back", "port": "video", "output": "preview" }
      ],
      "photoSettings": [{ "id": "still", "output": "photo" }]
    }

    """

  private static let sound = """
    {
      "capplan": 1,
      "name": "Sound",
      "deployment": { "platform": "iOS", "minimumOS": "17.0", "linkedSDK": "17.0" },
      "app": {
        "usageDescriptions": { "NSMicrophoneUsageDescription": "Records sound." },
        "handlesInterruptions": true,
        "requestsAuthorization": true
      },
      "session": { "type": "single" },
      "inputs": [{ "id": "mic", "deviceType": "microphone" }],
      "outputs": [{ "id": "audio", "type": "audioData" }],
      "connections": [{ "input": "mic", "port": "audio", "output": "audio" }]
    }

    """
}
