// The streams of WWDC17 507 (depth) and WWDC22 110429 (several outputs, faces, multitasking).
extension StarterTemplate {
  static let depthStreamGraph = """
    {
      "capplan": 1,
      "name": "Depth beside video, in step",
      "profiles": ["iphone-7-plus"],
      "deployment": { "platform": "iOS", "minimumOS": "17.0", "linkedSDK": "17.0" },
      "app": {
        "usageDescriptions": { "NSCameraUsageDescription": "Tells near from far." },
        "observesSystemPressure": true,
        "handlesInterruptions": true,
        "requestsAuthorization": true,
        "intent": "effects"
      },
      "session": { "type": "single", "preset": "photo" },
      "inputs": [
        { "id": "dual", "deviceType": "builtInDualCamera", "position": "back", "depthFrameRateLimit": 24 }
      ],
      "outputs": [
        {
          "id": "video", "type": "videoData", "pixelFormat": "420v",
          "automaticallyConfiguresOutputBufferDimensions": false, "deliversPreviewSizedOutputBuffers": true
        },
        { "id": "depth", "type": "depthData", "filteringEnabled": true }
      ],
      "connections": [
        { "input": "dual", "port": "video", "output": "video" },
        { "input": "dual", "port": "depthData", "output": "depth" }
      ],
      "synchronizers": [{ "id": "pairs", "outputs": ["video", "depth"] }]
    }

    """

  static let twoStreamsGraph = """
    {
      "capplan": 1,
      "name": "A small stream to look at, a large one to record",
      "profiles": ["iphone-xs"],
      "deployment": { "platform": "iOS", "minimumOS": "17.0", "linkedSDK": "17.0" },
      "app": {
        "usageDescriptions": { "NSCameraUsageDescription": "Records video." },
        "observesSystemPressure": true,
        "handlesInterruptions": true,
        "requestsAuthorization": true
      },
      "session": { "type": "single", "preset": "inputPriority" },
      "inputs": [
        {
          "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
          "activeFormat": { "width": 1920, "height": 1080, "maxFrameRate": 30 }
        }
      ],
      "outputs": [
        {
          "id": "shown", "type": "videoData", "role": "preview", "pixelFormat": "420v",
          "automaticallyConfiguresOutputBufferDimensions": false, "deliversPreviewSizedOutputBuffers": true
        },
        { "id": "recorded", "type": "videoData", "role": "recording", "pixelFormat": "420v" }
      ],
      "connections": [
        { "input": "back", "port": "video", "output": "shown" },
        { "input": "back", "port": "video", "output": "recorded", "preferredVideoStabilizationMode": "standard" }
      ]
    }

    """

  static let movieAndFramesGraph = """
    {
      "capplan": 1,
      "name": "A movie, and its frames for analysis",
      "profiles": ["iphone-xs"],
      "deployment": { "platform": "iOS", "minimumOS": "17.0", "linkedSDK": "17.0" },
      "app": {
        "usageDescriptions": {
          "NSCameraUsageDescription": "Records video and reads codes.",
          "NSMicrophoneUsageDescription": "Records the sound."
        },
        "observesSystemPressure": true,
        "handlesInterruptions": true,
        "requestsAuthorization": true
      },
      "session": { "type": "single", "preset": "high" },
      "inputs": [
        { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back" },
        { "id": "mic", "deviceType": "microphone" }
      ],
      "outputs": [
        { "id": "movie", "type": "movieFile" },
        { "id": "frames", "type": "videoData", "role": "analysis", "pixelFormat": "420v" },
        { "id": "preview", "type": "previewLayer" }
      ],
      "connections": [
        { "input": "back", "port": "video", "output": "movie" },
        { "input": "mic", "port": "audio", "output": "movie" },
        { "input": "back", "port": "video", "output": "frames" },
        { "input": "back", "port": "video", "output": "preview" }
      ]
    }

    """

  static let faceExposureGraph = """
    {
      "capplan": 1,
      "name": "Focus and exposure that follow faces",
      "profiles": ["iphone-xs"],
      "deployment": { "platform": "iOS", "minimumOS": "17.0", "linkedSDK": "17.0" },
      "app": {
        "usageDescriptions": { "NSCameraUsageDescription": "Shows you to others." },
        "observesSystemPressure": true,
        "handlesInterruptions": true,
        "requestsAuthorization": true
      },
      "session": { "type": "single", "preset": "high" },
      "inputs": [
        {
          "id": "front", "deviceType": "builtInWideAngleCamera", "position": "front",
          "automaticallyAdjustsFaceDrivenAutoExposureEnabled": false, "faceDrivenAutoExposureEnabled": true
        }
      ],
      "outputs": [
        { "id": "video", "type": "videoData", "pixelFormat": "420v" },
        { "id": "preview", "type": "previewLayer" }
      ],
      "connections": [
        { "input": "front", "port": "video", "output": "video" },
        { "input": "front", "port": "video", "output": "preview" }
      ]
    }

    """

  static let multitaskingGraph = """
    {
      "capplan": 1,
      "name": "A camera that goes on beside other apps",
      "profiles": ["ipad-pro-12-9-inch-6th-generation"],
      "deployment": { "platform": "iOS", "minimumOS": "17.0", "linkedSDK": "17.0" },
      "app": {
        "usageDescriptions": { "NSCameraUsageDescription": "Shows you to others." },
        "observesSystemPressure": true,
        "handlesInterruptions": true,
        "requestsAuthorization": true
      },
      "session": { "type": "single", "preset": "high", "multitaskingCameraAccessEnabled": true },
      "inputs": [{ "id": "front", "deviceType": "builtInUltraWideCamera", "position": "front" }],
      "outputs": [{ "id": "video", "type": "videoData", "pixelFormat": "420v" }],
      "connections": [{ "input": "front", "port": "video", "output": "video" }]
    }

    """
}
