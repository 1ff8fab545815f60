// What most apps are about, each for nearly every iPhone: what some of them lack is guarded, or has a fallback.
extension StarterTemplate {
  static let videoGraph = """
    {
      "capplan": 1,
      "name": "4K video with sound, HDR and stabilization where the phone has them",
      "profiles": ["iphone-17-pro-max"],
      "deployment": { "platform": "iOS", "minimumOS": "17.0", "linkedSDK": "26.0" },
      "app": {
        "usageDescriptions": {
          "NSCameraUsageDescription": "Records video.",
          "NSMicrophoneUsageDescription": "Records the sound."
        },
        "observesSystemPressure": true,
        "handlesInterruptions": true,
        "requestsAuthorization": true
      },
      "session": {
        "type": "single", "preset": "inputPriority", "automaticallyConfiguresCaptureDeviceForWideColor": false
      },
      "inputs": [
        {
          "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
          "fallbackDeviceTypes": ["builtInUltraWideCamera"],
          "activeFormat": { "width": 3840, "height": 2160, "maxFrameRate": 60 },
          "activeFrameRate": { "max": 60 },
          "activeColorSpace": "HLG_BT2020", "whereSupported": ["activeColorSpace"]
        },
        { "id": "mic", "deviceType": "microphone" }
      ],
      "outputs": [
        { "id": "movie", "type": "movieFile", "codec": "hevc" },
        { "id": "preview", "type": "previewLayer" }
      ],
      "connections": [
        {
          "input": "back", "port": "video", "output": "movie",
          "preferredVideoStabilizationMode": "cinematic", "whereSupported": ["preferredVideoStabilizationMode"]
        },
        { "input": "mic", "port": "audio", "output": "movie" },
        { "input": "back", "port": "video", "output": "preview" }
      ]
    }

    """

  static let photoGraph = """
    {
      "capplan": 1,
      "name": "Photos and Live Photos, 48 megapixels where the phone has them",
      "profiles": ["iphone-17"],
      "deployment": { "platform": "iOS", "minimumOS": "17.0", "linkedSDK": "26.0" },
      "app": {
        "usageDescriptions": {
          "NSCameraUsageDescription": "Takes photos.",
          "NSMicrophoneUsageDescription": "Records the sound of Live Photos."
        },
        "observesSystemPressure": true,
        "handlesInterruptions": true,
        "requestsAuthorization": true,
        "setsControlsDelegate": true,
        "whereSupported": ["setsControlsDelegate"]
      },
      "session": {
        "type": "single", "preset": "photo",
        "controls": [{ "id": "zoom", "type": "systemZoomSlider", "device": "back", "optional": true }]
      },
      "inputs": [
        {
          "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
          "fallbackDeviceTypes": ["builtInUltraWideCamera"]
        },
        { "id": "mic", "deviceType": "microphone" }
      ],
      "outputs": [
        {
          "id": "photo", "type": "photo", "livePhotoCaptureEnabled": true,
          "maxPhotoDimensions": { "width": 8064, "height": 6048 },
          "whereSupported": ["livePhotoCaptureEnabled", "maxPhotoDimensions"]
        },
        { "id": "preview", "type": "previewLayer" }
      ],
      "connections": [
        { "input": "back", "port": "video", "output": "photo" },
        { "input": "mic", "port": "audio", "output": "photo" },
        { "input": "back", "port": "video", "output": "preview" }
      ],
      "photoSettings": [
        {
          "id": "still", "output": "photo", "codec": "hevc", "flashMode": "auto",
          "maxPhotoDimensions": { "width": 8064, "height": 6048 }, "whereSupported": ["flashMode", "maxPhotoDimensions"]
        }
      ]
    }

    """

  static let scannerGraph = """
    {
      "capplan": 1,
      "name": "Reads codes, and shows their frames to your own analysis",
      "profiles": ["iphone-17"],
      "deployment": { "platform": "iOS", "minimumOS": "17.0", "linkedSDK": "26.0" },
      "app": {
        "usageDescriptions": { "NSCameraUsageDescription": "Reads codes." },
        "observesSystemPressure": true,
        "handlesInterruptions": true,
        "requestsAuthorization": true
      },
      "session": { "type": "single", "preset": "hd1920x1080" },
      "inputs": [
        {
          "id": "back", "deviceType": "builtInTripleCamera", "position": "back",
          "fallbackDeviceTypes": ["builtInDualWideCamera", "builtInWideAngleCamera"],
          "autoFocusRangeRestriction": "near", "whereSupported": ["autoFocusRangeRestriction"]
        }
      ],
      "outputs": [
        { "id": "codes", "type": "metadata", "metadataObjectTypes": ["qr", "ean13", "code128"] },
        { "id": "frames", "type": "videoData", "role": "analysis", "pixelFormat": "420v" },
        { "id": "preview", "type": "previewLayer" }
      ],
      "connections": [
        { "input": "back", "port": "metadataObject", "output": "codes" },
        { "input": "back", "port": "video", "output": "frames" },
        { "input": "back", "port": "video", "output": "preview" }
      ]
    }

    """

  static let twoCamerasGraph = """
    {
      "capplan": 1,
      "name": "Back and front camera at once, with sound",
      "profiles": ["iphone-17"],
      "deployment": { "platform": "iOS", "minimumOS": "17.0", "linkedSDK": "26.0" },
      "app": {
        "usageDescriptions": {
          "NSCameraUsageDescription": "Records both sides of a conversation.",
          "NSMicrophoneUsageDescription": "Records the conversation's sound."
        },
        "observesSystemPressure": true,
        "handlesInterruptions": true,
        "requestsAuthorization": true
      },
      "session": { "type": "multiCam" },
      "inputs": [
        {
          "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
          "activeFormat": { "width": 1920, "height": 1080, "maxFrameRate": 30 }, "activeFrameRate": { "max": 30 }
        },
        {
          "id": "front", "deviceType": "builtInWideAngleCamera", "position": "front",
          "fallbackDeviceTypes": ["builtInUltraWideCamera"],
          "activeFormat": { "width": 1920, "height": 1080, "maxFrameRate": 30 }, "activeFrameRate": { "max": 30 }
        },
        { "id": "mic", "deviceType": "microphone" }
      ],
      "outputs": [
        { "id": "backVideo", "type": "videoData", "pixelFormat": "420v" },
        { "id": "frontVideo", "type": "videoData", "pixelFormat": "420v" },
        { "id": "sound", "type": "audioData" },
        { "id": "backPreview", "type": "previewLayer" },
        { "id": "frontPreview", "type": "previewLayer" }
      ],
      "connections": [
        {
          "input": "back", "port": "video", "output": "backVideo",
          "preferredVideoStabilizationMode": "standard", "whereSupported": ["preferredVideoStabilizationMode"]
        },
        { "input": "front", "port": "video", "output": "frontVideo" },
        { "input": "mic", "port": { "mediaType": "audio", "sourceDevicePosition": "back" }, "output": "sound" },
        { "input": "back", "port": "video", "output": "backPreview" },
        { "input": "front", "port": "video", "output": "frontPreview" }
      ],
      "plan": { "targets": { "hardwareCost": 1.0 } }
    }

    """

  static let depthGraph = """
    {
      "capplan": 1,
      "name": "Photos with depth where the phone measures it",
      "profiles": ["iphone-17"],
      "deployment": { "platform": "iOS", "minimumOS": "17.0", "linkedSDK": "26.0" },
      "app": {
        "usageDescriptions": { "NSCameraUsageDescription": "Takes portraits." },
        "observesSystemPressure": true,
        "handlesInterruptions": true,
        "requestsAuthorization": true
      },
      "session": { "type": "single", "preset": "photo" },
      "inputs": [
        {
          "id": "back", "deviceType": "builtInDualWideCamera", "position": "back",
          "fallbackDeviceTypes": ["builtInDualCamera", "builtInWideAngleCamera"]
        }
      ],
      "outputs": [
        {
          "id": "photo", "type": "photo", "depthDataDeliveryEnabled": true, "whereSupported": ["depthDataDeliveryEnabled"]
        },
        { "id": "preview", "type": "previewLayer" }
      ],
      "connections": [
        { "input": "back", "port": "video", "output": "photo" },
        { "input": "back", "port": "video", "output": "preview" }
      ],
      "photoSettings": [
        {
          "id": "portrait", "output": "photo", "codec": "hevc",
          "depthDataDeliveryEnabled": true, "depthDataFiltered": true, "whereSupported": ["depthDataDeliveryEnabled"]
        }
      ]
    }

    """
}
