// Graphs of whole sessions: two cameras at once, a virtual device, depth, photos, sound.
extension StarterTemplate {
  static let pictureInPicture = """
    {
      "capplan": 1,
      "name": "Picture in picture",
      "profiles": ["iphone-xs"],
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
          "activeFormat": { "width": 1920, "height": 1440, "maxFrameRate": 60, "binned": true }
        },
        {
          "id": "front", "deviceType": "builtInWideAngleCamera", "position": "front",
          "activeFormat": { "width": 1920, "height": 1080, "maxFrameRate": 30, "binned": false }
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

  static let dual = """
    {
      "capplan": 1,
      "name": "Wide-angle and telephoto in step",
      "profiles": ["iphone-xs"],
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

  static let lidarGraph = """
    {
      "capplan": 1,
      "name": "LiDAR depth beside the ultra-wide camera",
      "profiles": ["iphone-16-pro"],
      "deployment": { "platform": "iOS", "minimumOS": "17.0", "linkedSDK": "17.0" },
      "app": {
        "usageDescriptions": { "NSCameraUsageDescription": "Measures the room." },
        "observesSystemPressure": true,
        "handlesInterruptions": true,
        "requestsAuthorization": true,
        "intent": "measure"
      },
      "session": { "type": "multiCam", "preset": "inputPriority" },
      "inputs": [
        {
          "id": "lidar", "deviceType": "builtInLiDARDepthCamera", "position": "back",
          "activeFormat": { "width": 640, "height": 480 },
          "activeDepthDataFormat": { "width": 320, "height": 240, "pixelFormat": "fdep" }
        },
        {
          "id": "ultraWide", "deviceType": "builtInUltraWideCamera", "position": "back",
          "activeFormat": { "width": 1920, "height": 1080 }
        }
      ],
      "outputs": [
        { "id": "depth", "type": "depthData", "filteringEnabled": false },
        { "id": "lidarVideo", "type": "videoData", "pixelFormat": "420v" },
        { "id": "ultraWideVideo", "type": "videoData", "pixelFormat": "420v" }
      ],
      "connections": [
        { "input": "lidar", "port": "depthData", "output": "depth" },
        { "input": "lidar", "port": "video", "output": "lidarVideo" },
        { "input": "ultraWide", "port": "video", "output": "ultraWideVideo" }
      ],
      "synchronizers": [{ "id": "pairs", "outputs": ["depth", "lidarVideo"] }]
    }

    """

  static let photoDepthGraph = """
    {
      "capplan": 1,
      "name": "Photos with depth",
      "profiles": ["iphone-7-plus"],
      "deployment": { "platform": "iOS", "minimumOS": "13.0", "linkedSDK": "17.0" },
      "app": {
        "usageDescriptions": { "NSCameraUsageDescription": "Takes portraits." },
        "observesSystemPressure": true,
        "handlesInterruptions": true,
        "requestsAuthorization": true
      },
      "session": { "type": "single", "preset": "photo" },
      "inputs": [{ "id": "dual", "deviceType": "builtInDualCamera", "position": "back" }],
      "outputs": [
        { "id": "photo", "type": "photo", "depthDataDeliveryEnabled": true },
        { "id": "preview", "type": "previewLayer" }
      ],
      "connections": [
        { "input": "dual", "port": "video", "output": "photo" },
        { "input": "dual", "port": "video", "output": "preview" }
      ],
      "photoSettings": [
        {
          "id": "portrait", "output": "photo", "codec": "hevc", "fileType": "heic",
          "depthDataDeliveryEnabled": true, "depthDataFiltered": true
        }
      ]
    }

    """

  static let sound = """
    {
      "capplan": 1,
      "name": "Front and back sound of one camera",
      "profiles": ["iphone-xs"],
      "deployment": { "platform": "iOS", "minimumOS": "17.0", "linkedSDK": "17.0" },
      "app": {
        "usageDescriptions": {
          "NSCameraUsageDescription": "Films the stage.",
          "NSMicrophoneUsageDescription": "Records the stage and the speaker."
        },
        "observesSystemPressure": true,
        "handlesInterruptions": true,
        "requestsAuthorization": true
      },
      "session": { "type": "multiCam", "preset": "inputPriority" },
      "inputs": [
        {
          "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
          "activeFormat": { "width": 1920, "height": 1080, "maxFrameRate": 30, "binned": false }
        },
        { "id": "mic", "deviceType": "microphone" }
      ],
      "outputs": [
        { "id": "video", "type": "videoData", "pixelFormat": "420v" },
        { "id": "backSound", "type": "audioData" },
        { "id": "frontSound", "type": "audioData" }
      ],
      "connections": [
        { "input": "back", "port": "video", "output": "video" },
        { "input": "mic", "port": { "mediaType": "audio", "sourceDevicePosition": "back" }, "output": "backSound" },
        { "input": "mic", "port": { "mediaType": "audio", "sourceDevicePosition": "front" }, "output": "frontSound" }
      ]
    }

    """
}
