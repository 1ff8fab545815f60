// The photo graphs of WWDC19 225 (mattes), WWDC17 507 (two photos at once) and WWDC16 511 (preparing).
extension StarterTemplate {
  static let mattesGraph = """
    {
      "capplan": 1,
      "name": "Portraits with hair, skin and teeth apart",
      "profiles": ["iphone-xs"],
      "deployment": { "platform": "iOS", "minimumOS": "17.0", "linkedSDK": "17.0" },
      "app": {
        "usageDescriptions": { "NSCameraUsageDescription": "Takes portraits." },
        "observesSystemPressure": true,
        "handlesInterruptions": true,
        "requestsAuthorization": true,
        "handlesMissingMattes": true
      },
      "session": { "type": "single", "preset": "photo" },
      "inputs": [{ "id": "dual", "deviceType": "builtInDualCamera", "position": "back" }],
      "outputs": [
        {
          "id": "photo", "type": "photo", "depthDataDeliveryEnabled": true,
          "portraitEffectsMatteDeliveryEnabled": true,
          "enabledSemanticSegmentationMatteTypes": ["hair", "skin", "teeth"]
        },
        { "id": "preview", "type": "previewLayer" }
      ],
      "connections": [
        { "input": "dual", "port": "video", "output": "photo" },
        { "input": "dual", "port": "video", "output": "preview" }
      ],
      "photoSettings": [
        {
          "id": "portrait", "output": "photo", "codec": "hevc", "fileType": "heic",
          "depthDataDeliveryEnabled": true, "portraitEffectsMatteDeliveryEnabled": true,
          "enabledSemanticSegmentationMatteTypes": ["hair", "skin", "teeth"]
        }
      ]
    }

    """

  static let dualPhotoGraph = """
    {
      "capplan": 1,
      "name": "Two photos at once, wide and tele",
      "profiles": ["iphone-xs"],
      "deployment": { "platform": "iOS", "minimumOS": "17.0", "linkedSDK": "17.0" },
      "app": {
        "usageDescriptions": { "NSCameraUsageDescription": "Takes photos near and far at once." },
        "observesSystemPressure": true,
        "handlesInterruptions": true,
        "requestsAuthorization": true
      },
      "session": { "type": "single", "preset": "photo" },
      "inputs": [{ "id": "dual", "deviceType": "builtInDualCamera", "position": "back" }],
      "outputs": [
        { "id": "photo", "type": "photo", "virtualDeviceConstituentPhotoDeliveryEnabled": true },
        { "id": "preview", "type": "previewLayer" }
      ],
      "connections": [
        { "input": "dual", "port": "video", "output": "photo" },
        { "input": "dual", "port": "video", "output": "preview" }
      ],
      "photoSettings": [
        {
          "id": "both", "output": "photo", "codec": "hevc", "fileType": "heic",
          "virtualDeviceConstituentPhotoDeliveryEnabledDevices": ["builtInWideAngleCamera", "builtInTelephotoCamera"],
          "cameraCalibrationDataDeliveryEnabled": true
        }
      ]
    }

    """

  static let preparedPhotoGraph = """
    {
      "capplan": 1,
      "name": "Photos and brackets that are prepared for",
      "profiles": ["iphone-xs"],
      "deployment": { "platform": "iOS", "minimumOS": "17.0", "linkedSDK": "17.0" },
      "app": {
        "usageDescriptions": { "NSCameraUsageDescription": "Takes photos." },
        "observesSystemPressure": true,
        "handlesInterruptions": true,
        "requestsAuthorization": true,
        "showsSceneBadge": true
      },
      "session": { "type": "single", "preset": "photo" },
      "inputs": [{ "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back" }],
      "outputs": [
        {
          "id": "photo", "type": "photo",
          "photoSettingsForSceneMonitoring": { "flashMode": "auto" },
          "preparedPhotoSettings": [
            { "codec": "hevc", "flashMode": "auto" },
            {
              "codec": "hevc",
              "bracketedSettings": [{ "exposureTargetBias": -2 }, { "exposureTargetBias": 0 }, { "exposureTargetBias": 2 }]
            }
          ]
        },
        { "id": "preview", "type": "previewLayer" }
      ],
      "connections": [
        { "input": "back", "port": "video", "output": "photo" },
        { "input": "back", "port": "video", "output": "preview" }
      ],
      "photoSettings": [
        { "id": "still", "output": "photo", "codec": "hevc", "flashMode": "auto" },
        {
          "id": "bracket", "output": "photo", "codec": "hevc",
          "bracketedSettings": [{ "exposureTargetBias": -2 }, { "exposureTargetBias": 0 }, { "exposureTargetBias": 2 }]
        }
      ]
    }

    """
}
