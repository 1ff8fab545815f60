// Written by `make profiles` from the JSON files of DeviceProfiles/. Change those, and make it again.
// swift-format-ignore-file

extension DeviceProfiles {
  /// The ids of the bundled profiles, sorted bytewise.
  public static let ids: [String] = ["conservative", "iphone-11-pro-max", "iphone-12-pro", "iphone-13-mini", "iphone-14-pro", "iphone-16-pro", "iphone-17", "iphone-17-pro", "iphone-17-pro-max", "iphone-7-plus", "iphone-xr", "iphone-xs"]

  /// The text of a bundled profile, as its file has it; `nil` for another id.
  public static func text(of id: String) -> StaticString? {
    switch id {
    case "conservative":
      ####"""
{
  "capplanProfile": 1,
  "id": "conservative",
  "name": "What every multi-cam iPhone is taken to have",
  "modelIdentifiers": [],
  "operatingSystem": "iOS 13.0",
  "multiCamSupported": true,
  "formatTables": {
    "back": [
      { "width": 640, "height": 480, "maxFrameRate": 60, "binned": true, "multiCam": true, "readout": { "low": 2764800, "value": 3048192, "high": 3048192 } },
      { "width": 1280, "height": 720, "maxFrameRate": 60, "binned": true, "multiCam": true, "readout": { "low": 2433600, "value": 2509056, "high": 2509056 } },
      { "width": 1440, "height": 1080, "maxFrameRate": 60, "binned": true, "multiCam": true, "readout": { "low": 2764800, "value": 3048192, "high": 3048192 } },
      { "width": 1920, "height": 1080, "maxFrameRate": 30, "binned": false, "multiCam": true, "readout": { "low": 9437184, "value": 10036224, "high": 10036224 } },
      { "width": 1920, "height": 1080, "maxFrameRate": 60, "binned": true, "multiCam": true, "readout": { "low": 2433600, "value": 2509056, "high": 2509056 } },
      { "width": 1920, "height": 1440, "maxFrameRate": 60, "binned": true, "multiCam": true, "readout": { "low": 2764800, "value": 3048192, "high": 3048192 } }
    ],
    "front": [
      { "width": 640, "height": 480, "maxFrameRate": 60, "binned": true, "multiCam": true, "readout": { "low": 1557250, "value": 3048192, "high": 3048192 } },
      { "width": 1280, "height": 720, "maxFrameRate": 60, "binned": true, "multiCam": true, "readout": { "low": 1557250, "value": 2509056, "high": 2509056 } },
      { "width": 1440, "height": 1080, "maxFrameRate": 60, "binned": true, "multiCam": true, "readout": { "low": 1557250, "value": 3048192, "high": 3048192 } },
      { "width": 1920, "height": 1080, "maxFrameRate": 30, "binned": false, "multiCam": true, "readout": { "low": 6229000, "value": 10036224, "high": 10036224 } },
      { "width": 1920, "height": 1080, "maxFrameRate": 60, "binned": true, "multiCam": true, "readout": { "low": 1557250, "value": 2509056, "high": 2509056 } },
      { "width": 1920, "height": 1440, "maxFrameRate": 60, "binned": true, "multiCam": true, "readout": { "low": 1557250, "value": 3048192, "high": 3048192 } }
    ]
  },
  "cameras": [
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "back",
      "name": "Back Camera",
      "hasTorch": { "value": true, "source": "lights" },
      "hasFlash": { "value": true, "source": "lights" },
      "source": "formats",
      "formatTable": "back",
      "formatsComplete": false,
      "multiCamFormatsComplete": false
    },
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "front",
      "name": "Front Camera",
      "hasTorch": { "value": false, "source": "lights" },
      "source": "front-formats",
      "formatTable": "front",
      "formatsComplete": false,
      "multiCamFormatsComplete": false
    }
  ],
  "multiCamDeviceSets": {
    "complete": false,
    "source": "sets",
    "sets": [
      [{ "deviceType": "builtInWideAngleCamera", "position": "back" }, { "deviceType": "builtInWideAngleCamera", "position": "front" }]
    ]
  },
  "microphones": { "beams": ["front", "back"], "source": "microphones" },
  "costModel": {
    "basis": "estimated",
    "note": "No device: the A12's budget, the smallest of the chips with multi-camera capture as far as is known, and at the front the readout of the largest sensors. A configuration that fits here is likely to fit on any multi-cam iPhone. Every systemPressureCost coefficient is an estimate.",
    "hardware": {
      "pixelBudget": {
        "atZeroWeight": { "low": 731566080, "value": 742495952, "high": 1805617511 },
        "perUnitWeight": { "low": 165888000, "value": 186530735, "high": 373061469 },
        "source": "budget"
      },
      "deliveredWeight": { "low": 0, "value": 0.5, "high": 1, "source": "weight" },
      "depthStream": { "low": 0, "value": 0.1, "high": 0.2, "source": "depth-cost" },
      "hdrFactor": { "low": 1, "value": 2, "high": 2, "source": "hdr" }
    },
    "systemPressure": {
      "restsOnReading": false,
      "perHardwareCost": { "low": 0, "value": 1.38, "high": 3, "source": "pressure" },
      "stabilization": {
        "standard": { "low": 0, "value": 0.05, "high": 0.3, "source": "pressure" },
        "cinematic": { "low": 0, "value": 0.1, "high": 0.4, "source": "pressure" },
        "cinematicExtended": { "low": 0, "value": 0.15, "high": 0.5, "source": "pressure" },
        "cinematicExtendedEnhanced": { "low": 0, "value": 0.2, "high": 0.6, "source": "pressure" },
        "previewOptimized": { "low": 0, "value": 0.05, "high": 0.3, "source": "pressure" },
        "lowLatency": { "low": 0, "value": 0.05, "high": 0.3, "source": "pressure" }
      },
      "opticalStabilization": { "low": 0, "value": 0.05, "high": 0.3, "source": "pressure" },
      "videoHDR": { "low": 0, "value": 0.1, "high": 0.6, "source": "pressure" },
      "depthProjector": { "low": 0, "value": 0.3, "high": 1.2, "source": "pressure" },
      "lidar": { "low": 0, "value": 1.262, "high": 1.985, "source": "pressure" },
      "microphoneBeam": { "low": 0, "value": 0.02, "high": 0.1, "source": "pressure" }
    },
    "readings": []
  },
  "sources": [
    {
      "id": "formats",
      "kind": "derived",
      "reference": "WWDC19 session 225, slide Supported MultiCam Formats (iPhone XS); github.com/Quicr/quicr-mac at 0e38e0750f6d7428f59bf084eb943dc2768d3a2c: docs/formats.md",
      "note": "The formats that both published lists of multi-cam formats, of iPhone XS and of iPhone 13 mini, have in common; 1920x1440 unbinned at 30 is left out, since iPhone 13 mini has it at 60 only. Other models are taken to have them too. Readout from the smallest sensor mode printed for that shape (12 Pro 4096x2304, 13 mini 2080x1170 and 1920x1440) to that of iPhone XS, which is the value. More formats exist on every device."
    },
    {
      "id": "front-formats",
      "kind": "derived",
      "reference": "WWDC19 session 225, slide Supported MultiCam Formats (iPhone XS); github.com/Quicr/quicr-mac at 0e38e0750f6d7428f59bf084eb943dc2768d3a2c: docs/formats.md",
      "note": "As at the back. Readout from that of a 7 megapixel sensor, as in the profile of iPhone XS, to a 12 megapixel one like the back's, which is the value since the cost should be too high rather than too low."
    },
    {
      "id": "sets",
      "kind": "derived",
      "reference": "WWDC19 session 225, slide Supported Device Combinations (iPhone XS); github.com/Neos21/neos21.net at 07d8cbf6f063e5250cc8142b436cafa89101f8ae: src/pages/blog/2019/09/27-01.md; https://neos21.net/blog/2019/09/27-01.html; github.com/naujgs/DualVideo at b6e14e38559eabcc898c230eb8e3d408ab453544: .planning/phases/02-recording-pipeline-compositor-writer-audio/02-03-SUMMARY.md, DualVideo/Features/Camera/CameraManager.swift",
      "note": "Back wide with front wide is among the sets of every multi-cam device whose sets are known whole (iPhone XS, iPhone 11 Pro Max) and ran on iPhone XR."
    },
    {
      "id": "microphones",
      "kind": "derived",
      "reference": "WWDC19 session 225, slides Multi-Microphone Capture; https://developer.apple.com/videos/play/wwdc2019/225/",
      "note": "The talk gives every multi-camera session on an iPhone an omnidirectional port, a front and a back beam."
    },
    {
      "id": "budget",
      "kind": "estimated",
      "reference": "WWDC19 session 225, slide Supported MultiCam Formats (iPhone XS); github.com/naujgs/DualVideo at b6e14e38559eabcc898c230eb8e3d408ab453544: .planning/phases/02-recording-pipeline-compositor-writer-audio/02-03-SUMMARY.md, DualVideo/Features/Camera/CameraManager.swift",
      "note": "No reading of this chip can be fitted. Borrowed from the A12, where Apple's table for iPhone XS gives 731566080 + 165888000 x w as the low end, the iPhone XR reading 742495952 + 186530735 x w as the value and 902808756 + 186530735 x w as the high end. A later chip is taken to have at least that budget, so the costs are high rather than low; to leave room for a faster one the high end is doubled (1805617511 + 373061469 x w), which halves the low end of every cost."
    },
    {
      "id": "weight",
      "kind": "estimated",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturemulticamsession/hardwarecost",
      "note": "How much a delivered pixel weighs against a sensor pixel is not published: the whole range from 0 to 1, with its middle as the value."
    },
    {
      "id": "depth-cost",
      "kind": "estimated",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturemulticamsession/hardwarecost",
      "note": "Apple says that every camera which streams depth adds to hardwareCost, not how much. No public reading tells it apart. From nothing to a fifth of the budget; the value is the middle."
    },
    {
      "id": "hdr",
      "kind": "derived",
      "reference": "AVCaptureDevice.h, iOS SDK 17.2: AVCaptureDeviceFormat.videoHDRSupported",
      "note": "Apple says that video HDR reads the sensor at twice the published rate: factor 2. The low end is 1, since newer ways of HDR need no second exposure."
    },
    {
      "id": "pressure",
      "kind": "estimated",
      "reference": "WWDC19 session 225, slides System Pressure Cost; https://developer.apple.com/videos/play/wwdc2019/225/",
      "note": "Apple names these drivers and publishes no figure, and no reading of this device is public. The share of hardwareCost is what an iPhone 17 can have at most (0.69 at a hardwareCost of 0.5, of low trust), its low end 0 and its high end 3.0, the top of the bands at full hardwareCost. All contributors start at 0; the high ends are round numbers below 1.985, the whole systemPressureCost of the one public reading with depth (iPhone 16 Pro, LiDAR); the LiDAR value is what that reading leaves. Only the order of the stabilization modes has a meaning."
    },
    {
      "id": "lights",
      "kind": "estimated",
      "reference": "AVCaptureDevice.h: hasTorch, hasFlash",
      "note": "Held of every iPhone: the cameras at the back have a torch and a flash, those at the front have no torch. Whether these have a flash is not known. Not read on this device."
    }
  ]
}

"""####
    case "iphone-11-pro-max":
      ####"""
{
  "capplanProfile": 1,
  "id": "iphone-11-pro-max",
  "name": "iPhone 11 Pro Max",
  "modelIdentifiers": ["iPhone12,5"],
  "operatingSystem": "iOS 13.0",
  "chip": "A13 Bionic",
  "multiCamSupported": true,
  "firstOperatingSystem": { "value": "13.0", "source": "systems" },
  "maxControlsCount": { "value": 0, "source": "camera-control" },
  "camerasComplete": { "value": true, "source": "inventory" },
  "cameras": [
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "back",
      "name": "Back Camera",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "hasTorch": { "value": true, "source": "lights" },
      "hasFlash": { "value": true, "source": "lights" },
      "source": "sets",
      "formats": [],
      "formatsComplete": false,
      "multiCamFormatsComplete": false
    },
    {
      "deviceType": "builtInUltraWideCamera",
      "position": "back",
      "name": "Back Ultra Wide Camera",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "hasTorch": { "value": true, "source": "lights" },
      "hasFlash": { "value": true, "source": "lights" },
      "source": "sets",
      "formats": [],
      "formatsComplete": false,
      "multiCamFormatsComplete": false
    },
    {
      "deviceType": "builtInTelephotoCamera",
      "position": "back",
      "name": "Back Telephoto Camera",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "hasTorch": { "value": true, "source": "lights" },
      "hasFlash": { "value": true, "source": "lights" },
      "source": "sets",
      "formats": [],
      "formatsComplete": false,
      "multiCamFormatsComplete": false
    },
    {
      "deviceType": "builtInDualCamera",
      "position": "back",
      "name": "Back Dual Camera",
      "constituents": ["builtInWideAngleCamera", "builtInTelephotoCamera"],
      "hasTorch": { "value": true, "source": "lights" },
      "hasFlash": { "value": true, "source": "lights" },
      "source": "sets",
      "formats": [],
      "formatsComplete": false,
      "multiCamFormatsComplete": false,
      "manualControls": false
    },
    {
      "deviceType": "builtInDualWideCamera",
      "position": "back",
      "name": "Back Dual Wide Camera",
      "constituents": ["builtInUltraWideCamera", "builtInWideAngleCamera"],
      "hasTorch": { "value": true, "source": "lights" },
      "hasFlash": { "value": true, "source": "lights" },
      "source": "sets",
      "formats": [],
      "formatsComplete": false,
      "multiCamFormatsComplete": false,
      "manualControls": false
    },
    {
      "deviceType": "builtInTripleCamera",
      "position": "back",
      "name": "Back Triple Camera",
      "constituents": ["builtInUltraWideCamera", "builtInWideAngleCamera", "builtInTelephotoCamera"],
      "hasTorch": { "value": true, "source": "lights" },
      "hasFlash": { "value": true, "source": "lights" },
      "source": "sets",
      "formats": [],
      "formatsComplete": false,
      "multiCamFormatsComplete": false,
      "manualControls": false
    },
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "front",
      "name": "Front Camera",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "hasTorch": { "value": false, "source": "lights" },
      "source": "sets",
      "formats": [],
      "formatsComplete": false,
      "multiCamFormatsComplete": false
    },
    {
      "deviceType": "builtInTrueDepthCamera",
      "position": "front",
      "name": "Front TrueDepth Camera",
      "constituents": ["builtInWideAngleCamera"],
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "depth-sensors" },
      "hasTorch": { "value": false, "source": "lights" },
      "source": "sets",
      "formats": [],
      "formatsComplete": false,
      "multiCamFormatsComplete": false
    }
  ],
  "multiCamDeviceSets": {
    "complete": true,
    "deviceTypes": [
      "builtInWideAngleCamera",
      "builtInUltraWideCamera",
      "builtInTelephotoCamera",
      "builtInDualCamera",
      "builtInDualWideCamera",
      "builtInTripleCamera",
      "builtInTrueDepthCamera"
    ],
    "source": "sets",
    "sets": [
      [{ "deviceType": "builtInDualCamera", "position": "back" }],
      [{ "deviceType": "builtInDualWideCamera", "position": "back" }],
      [{ "deviceType": "builtInTripleCamera", "position": "back" }],
      [{ "deviceType": "builtInWideAngleCamera", "position": "back" }, { "deviceType": "builtInWideAngleCamera", "position": "front" }],
      [{ "deviceType": "builtInWideAngleCamera", "position": "back" }, { "deviceType": "builtInUltraWideCamera", "position": "back" }],
      [{ "deviceType": "builtInWideAngleCamera", "position": "back" }, { "deviceType": "builtInTelephotoCamera", "position": "back" }],
      [{ "deviceType": "builtInTrueDepthCamera", "position": "front" }, { "deviceType": "builtInWideAngleCamera", "position": "back" }],
      [{ "deviceType": "builtInWideAngleCamera", "position": "front" }, { "deviceType": "builtInUltraWideCamera", "position": "back" }],
      [{ "deviceType": "builtInWideAngleCamera", "position": "front" }, { "deviceType": "builtInTelephotoCamera", "position": "back" }],
      [{ "deviceType": "builtInWideAngleCamera", "position": "front" }, { "deviceType": "builtInDualCamera", "position": "back" }],
      [{ "deviceType": "builtInDualWideCamera", "position": "back" }, { "deviceType": "builtInWideAngleCamera", "position": "front" }],
      [{ "deviceType": "builtInUltraWideCamera", "position": "back" }, { "deviceType": "builtInTelephotoCamera", "position": "back" }],
      [{ "deviceType": "builtInTrueDepthCamera", "position": "front" }, { "deviceType": "builtInUltraWideCamera", "position": "back" }],
      [{ "deviceType": "builtInTrueDepthCamera", "position": "front" }, { "deviceType": "builtInTelephotoCamera", "position": "back" }],
      [{ "deviceType": "builtInTrueDepthCamera", "position": "front" }, { "deviceType": "builtInDualCamera", "position": "back" }],
      [{ "deviceType": "builtInDualWideCamera", "position": "back" }, { "deviceType": "builtInTrueDepthCamera", "position": "front" }],
      [{ "deviceType": "builtInUltraWideCamera", "position": "back" }, { "deviceType": "builtInWideAngleCamera", "position": "back" }, { "deviceType": "builtInWideAngleCamera", "position": "front" }],
      [{ "deviceType": "builtInTelephotoCamera", "position": "back" }, { "deviceType": "builtInWideAngleCamera", "position": "back" }, { "deviceType": "builtInWideAngleCamera", "position": "front" }],
      [{ "deviceType": "builtInTelephotoCamera", "position": "back" }, { "deviceType": "builtInWideAngleCamera", "position": "back" }, { "deviceType": "builtInUltraWideCamera", "position": "back" }],
      [{ "deviceType": "builtInTrueDepthCamera", "position": "front" }, { "deviceType": "builtInWideAngleCamera", "position": "back" }, { "deviceType": "builtInUltraWideCamera", "position": "back" }],
      [{ "deviceType": "builtInTrueDepthCamera", "position": "front" }, { "deviceType": "builtInWideAngleCamera", "position": "back" }, { "deviceType": "builtInTelephotoCamera", "position": "back" }],
      [{ "deviceType": "builtInTelephotoCamera", "position": "back" }, { "deviceType": "builtInWideAngleCamera", "position": "front" }, { "deviceType": "builtInUltraWideCamera", "position": "back" }],
      [{ "deviceType": "builtInTrueDepthCamera", "position": "front" }, { "deviceType": "builtInUltraWideCamera", "position": "back" }, { "deviceType": "builtInTelephotoCamera", "position": "back" }]
    ]
  },
  "microphones": { "beams": ["front", "back"], "source": "microphones" },
  "costModel": {
    "basis": "estimated",
    "note": "The budget is the A12's, borrowed: no reading of this chip can be fitted. Costs are meant to be too high rather than too low. No format of this device is known, so no cost can be given yet. Every systemPressureCost coefficient is an estimate.",
    "hardware": {
      "pixelBudget": {
        "atZeroWeight": { "low": 731566080, "value": 742495952, "high": 1805617511 },
        "perUnitWeight": { "low": 165888000, "value": 186530735, "high": 373061469 },
        "source": "budget"
      },
      "deliveredWeight": { "low": 0, "value": 0.5, "high": 1, "source": "weight" },
      "depthStream": { "low": 0, "value": 0.1, "high": 0.2, "source": "depth-cost" },
      "hdrFactor": { "low": 1, "value": 2, "high": 2, "source": "hdr" }
    },
    "systemPressure": {
      "restsOnReading": false,
      "perHardwareCost": { "low": 0, "value": 1.38, "high": 3, "source": "pressure" },
      "stabilization": {
        "standard": { "low": 0, "value": 0.05, "high": 0.3, "source": "pressure" },
        "cinematic": { "low": 0, "value": 0.1, "high": 0.4, "source": "pressure" },
        "cinematicExtended": { "low": 0, "value": 0.15, "high": 0.5, "source": "pressure" },
        "cinematicExtendedEnhanced": { "low": 0, "value": 0.2, "high": 0.6, "source": "pressure" },
        "previewOptimized": { "low": 0, "value": 0.05, "high": 0.3, "source": "pressure" },
        "lowLatency": { "low": 0, "value": 0.05, "high": 0.3, "source": "pressure" }
      },
      "opticalStabilization": { "low": 0, "value": 0.05, "high": 0.3, "source": "pressure" },
      "videoHDR": { "low": 0, "value": 0.1, "high": 0.6, "source": "pressure" },
      "depthProjector": { "low": 0, "value": 0.3, "high": 1.2, "source": "pressure" },
      "lidar": { "low": 0, "value": 1.262, "high": 1.985, "source": "pressure" },
      "microphoneBeam": { "low": 0, "value": 0.02, "high": 0.1, "source": "pressure" }
    },
    "readings": []
  },
  "sources": [
    {
      "id": "identity",
      "kind": "reported",
      "reference": "general knowledge",
      "note": "Model identifier and chip."
    },
    {
      "id": "sets",
      "kind": "printed",
      "reference": "github.com/Neos21/neos21.net at 07d8cbf6f063e5250cc8142b436cafa89101f8ae: src/pages/blog/2019/09/27-01.md; https://neos21.net/blog/2019/09/27-01.html",
      "note": "supportedMultiCamDeviceSets as the device printed it, 23 sets, the same on iOS 13.0 and 13.1; asked with all seven device types at any position. At most three physical cameras; the front and the TrueDepth camera never together; the triple camera only alone. Formats were not printed."
    },
    {
      "id": "virtual-cameras",
      "kind": "documented",
      "reference": "AVCaptureDevice.h, iOS SDK 17.2: AVCaptureDeviceTypeBuiltInDualCamera, BuiltInDualWideCamera, BuiltInTripleCamera",
      "note": "These virtual cameras support neither custom exposure nor manual exposure brackets, nor locking the lens or the white balance at other than the current value: manualControls is false. Their constituents are part of the definition."
    },
    {
      "id": "microphones",
      "kind": "derived",
      "reference": "WWDC19 session 225, slides Multi-Microphone Capture; https://developer.apple.com/videos/play/wwdc2019/225/",
      "note": "The talk gives every multi-camera session on an iPhone an omnidirectional port, a front and a back beam; it does not name this model. How many microphones it has is left open."
    },
    {
      "id": "budget",
      "kind": "estimated",
      "reference": "WWDC19 session 225, slide Supported MultiCam Formats (iPhone XS); github.com/naujgs/DualVideo at b6e14e38559eabcc898c230eb8e3d408ab453544: .planning/phases/02-recording-pipeline-compositor-writer-audio/02-03-SUMMARY.md, DualVideo/Features/Camera/CameraManager.swift",
      "note": "No reading of this chip can be fitted. Borrowed from the A12, where Apple's table for iPhone XS gives 731566080 + 165888000 x w as the low end, the iPhone XR reading 742495952 + 186530735 x w as the value and 902808756 + 186530735 x w as the high end. A later chip is taken to have at least that budget, so the costs are high rather than low; to leave room for a faster one the high end is doubled (1805617511 + 373061469 x w), which halves the low end of every cost."
    },
    {
      "id": "weight",
      "kind": "estimated",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturemulticamsession/hardwarecost",
      "note": "How much a delivered pixel weighs against a sensor pixel is not published: the whole range from 0 to 1, with its middle as the value."
    },
    {
      "id": "depth-cost",
      "kind": "estimated",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturemulticamsession/hardwarecost",
      "note": "Apple says that every camera which streams depth adds to hardwareCost, not how much. No public reading tells it apart. From nothing to a fifth of the budget; the value is the middle."
    },
    {
      "id": "hdr",
      "kind": "derived",
      "reference": "AVCaptureDevice.h, iOS SDK 17.2: AVCaptureDeviceFormat.videoHDRSupported",
      "note": "Apple says that video HDR reads the sensor at twice the published rate: factor 2. The low end is 1, since newer ways of HDR need no second exposure."
    },
    {
      "id": "pressure",
      "kind": "estimated",
      "reference": "WWDC19 session 225, slides System Pressure Cost; https://developer.apple.com/videos/play/wwdc2019/225/",
      "note": "Apple names these drivers and publishes no figure, and no reading of this device is public. The share of hardwareCost is what an iPhone 17 can have at most (0.69 at a hardwareCost of 0.5, of low trust), its low end 0 and its high end 3.0, the top of the bands at full hardwareCost. All contributors start at 0; the high ends are round numbers below 1.985, the whole systemPressureCost of the one public reading with depth (iPhone 16 Pro, LiDAR); the LiDAR value is what that reading leaves. Only the order of the stabilization modes has a meaning."
    },
    {
      "id": "systems",
      "kind": "reported",
      "reference": "github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11)",
      "note": "The systems of a public table. It has no last one: iOS 26 still came on 2026-05-11. Whether iOS 27 does is not known here, so the last one is left out."
    },
    {
      "id": "camera-control",
      "kind": "estimated",
      "reference": "AVCaptureSession.h, iOS SDK 18: supportsControls, maxControlsCount",
      "note": "Held of every iPhone: Camera Control came with iPhone 16, so an earlier one takes no controls. Not read on this device."
    },
    {
      "id": "inventory",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/KyleBing/iphone src/iPhones.js @ad9de5d61e874c18cdc801ffe2805e9e152d6546",
      "note": "A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/kb/SP806, was not read."
    },
    {
      "id": "sensors",
      "kind": "reported",
      "reference": "a copy of GSMArena's table on iPhone 11 Pro in public code; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820",
      "note": "The size of the largest still of the camera, which is taken for that of the sensor. Modes of other shapes may be a little wider."
    },
    {
      "id": "depth-sensors",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct",
      "note": "A depth camera's own video is that of its YUV camera, the wide one of its side: so is the sensor."
    },
    {
      "id": "lights",
      "kind": "estimated",
      "reference": "AVCaptureDevice.h: hasTorch, hasFlash",
      "note": "Held of every iPhone: the cameras at the back have a torch and a flash, those at the front have no torch. Whether these have a flash is not known. Not read on this device."
    }
  ]
}

"""####
    case "iphone-12-pro":
      ####"""
{
  "capplanProfile": 1,
  "id": "iphone-12-pro",
  "name": "iPhone 12 Pro",
  "modelIdentifiers": ["iPhone13,3"],
  "chip": "A14 Bionic",
  "multiCamSupported": true,
  "firstOperatingSystem": { "value": "14.1", "source": "systems" },
  "maxControlsCount": { "value": 0, "source": "camera-control" },
  "camerasComplete": { "value": true, "source": "inventory" },
  "cameras": [
    {
      "deviceType": "builtInDualCamera",
      "position": "back",
      "name": "Back Dual Camera",
      "constituents": ["builtInWideAngleCamera", "builtInTelephotoCamera"],
      "hasTorch": { "value": true, "source": "lights" },
      "hasFlash": { "value": true, "source": "lights" },
      "source": "formats",
      "formats": [
        { "width": 1280, "height": 720, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": false, "pixelFormats": ["x420"], "photoDimensions": [{ "width": 4096, "height": 2304 }], "fieldOfView": 68.161, "maxZoomFactor": 120, "videoHDR": false },
        { "width": 1280, "height": 720, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": false, "pixelFormats": ["x420"], "photoDimensions": [{ "width": 4096, "height": 2304 }], "fieldOfView": 68.161, "maxZoomFactor": 120, "videoHDR": false },
        { "width": 1920, "height": 1080, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": true, "pixelFormats": ["x420"], "photoDimensions": [{ "width": 4096, "height": 2304 }], "fieldOfView": 68.161, "maxZoomFactor": 120, "videoHDR": false },
        { "width": 1920, "height": 1080, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": true, "pixelFormats": ["x420"], "photoDimensions": [{ "width": 4096, "height": 2304 }], "fieldOfView": 68.161, "maxZoomFactor": 120, "videoHDR": false, "depthFormats": [], "photoDepthFormats": [] },
        { "width": 1920, "height": 1440, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": true, "pixelFormats": ["x420"], "photoDimensions": [{ "width": 4032, "height": 3024 }], "fieldOfView": 67.096, "maxZoomFactor": 189, "stabilizationModes": ["auto", "off"], "videoHDR": false },
        { "width": 3840, "height": 2160, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": true, "pixelFormats": ["x420"], "photoDimensions": [{ "width": 4096, "height": 2304 }], "fieldOfView": 68.161, "maxZoomFactor": 125.25, "videoHDR": false, "depthFormats": [], "photoDepthFormats": [] }
      ],
      "formatsComplete": false,
      "multiCamFormatsComplete": false,
      "manualControls": false,
      "autoFocusSystem": "phaseDetection"
    },
    {
      "deviceType": "builtInLiDARDepthCamera",
      "position": "back",
      "name": "Back LiDAR Depth Camera",
      "constituents": ["builtInWideAngleCamera"],
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "depth-sensors" },
      "hasTorch": { "value": true, "source": "lights" },
      "hasFlash": { "value": true, "source": "lights" },
      "source": "lidar",
      "formats": [
        { "width": 640, "height": 480, "depthFormats": [{ "width": 320, "height": 240 }], "photoDepthFormats": [{ "width": 768, "height": 576 }] },
        { "width": 4032, "height": 3024, "depthFormats": [{ "width": 320, "height": 240 }], "photoDepthFormats": [{ "width": 768, "height": 576 }] }
      ],
      "formatsComplete": false,
      "multiCamFormatsComplete": false
    },
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "back",
      "name": "Back Camera",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "hasTorch": { "value": true, "source": "lights" },
      "hasFlash": { "value": true, "source": "lights" },
      "source": "hardware",
      "formats": [],
      "formatsComplete": false,
      "multiCamFormatsComplete": false
    },
    {
      "deviceType": "builtInUltraWideCamera",
      "position": "back",
      "name": "Back Ultra Wide Camera",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "hasTorch": { "value": true, "source": "lights" },
      "hasFlash": { "value": true, "source": "lights" },
      "source": "lidar-sets",
      "formats": [],
      "formatsComplete": false,
      "multiCamFormatsComplete": false
    },
    {
      "deviceType": "builtInTelephotoCamera",
      "position": "back",
      "name": "Back Telephoto Camera",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "hasTorch": { "value": true, "source": "lights" },
      "hasFlash": { "value": true, "source": "lights" },
      "source": "lidar-sets",
      "formats": [],
      "formatsComplete": false,
      "multiCamFormatsComplete": false
    },
    {
      "deviceType": "builtInDualWideCamera",
      "position": "back",
      "name": "Back Dual Wide Camera",
      "constituents": ["builtInUltraWideCamera", "builtInWideAngleCamera"],
      "hasTorch": { "value": true, "source": "lights" },
      "hasFlash": { "value": true, "source": "lights" },
      "source": "hardware",
      "formats": [],
      "formatsComplete": false,
      "multiCamFormatsComplete": false,
      "manualControls": false
    },
    {
      "deviceType": "builtInTripleCamera",
      "position": "back",
      "name": "Back Triple Camera",
      "constituents": ["builtInUltraWideCamera", "builtInWideAngleCamera", "builtInTelephotoCamera"],
      "hasTorch": { "value": true, "source": "lights" },
      "hasFlash": { "value": true, "source": "lights" },
      "source": "hardware",
      "formats": [],
      "formatsComplete": false,
      "multiCamFormatsComplete": false,
      "manualControls": false
    },
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "front",
      "name": "Front Camera",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "hasTorch": { "value": false, "source": "lights" },
      "source": "hardware",
      "formats": [],
      "formatsComplete": false,
      "multiCamFormatsComplete": false
    },
    {
      "deviceType": "builtInTrueDepthCamera",
      "position": "front",
      "name": "Front TrueDepth Camera",
      "constituents": ["builtInWideAngleCamera"],
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "depth-sensors" },
      "hasTorch": { "value": false, "source": "lights" },
      "source": "hardware",
      "formats": [],
      "formatsComplete": false,
      "multiCamFormatsComplete": false
    }
  ],
  "multiCamDeviceSets": {
    "complete": false,
    "source": "lidar-sets",
    "sets": [
      [{ "deviceType": "builtInLiDARDepthCamera", "position": "back" }, { "deviceType": "builtInUltraWideCamera", "position": "back" }],
      [{ "deviceType": "builtInLiDARDepthCamera", "position": "back" }, { "deviceType": "builtInTelephotoCamera", "position": "back" }]
    ]
  },
  "microphones": { "beams": ["front", "back"], "source": "microphones" },
  "costModel": {
    "basis": "estimated",
    "note": "The budget is the A12's, borrowed: no reading of this chip can be fitted. Costs are meant to be too high rather than too low. Every systemPressureCost coefficient is an estimate.",
    "hardware": {
      "pixelBudget": {
        "atZeroWeight": { "low": 731566080, "value": 742495952, "high": 1805617511 },
        "perUnitWeight": { "low": 165888000, "value": 186530735, "high": 373061469 },
        "source": "budget"
      },
      "deliveredWeight": { "low": 0, "value": 0.5, "high": 1, "source": "weight" },
      "depthStream": { "low": 0, "value": 0.1, "high": 0.2, "source": "depth-cost" },
      "hdrFactor": { "low": 1, "value": 2, "high": 2, "source": "hdr" }
    },
    "systemPressure": {
      "restsOnReading": false,
      "perHardwareCost": { "low": 0, "value": 1.38, "high": 3, "source": "pressure" },
      "stabilization": {
        "standard": { "low": 0, "value": 0.05, "high": 0.3, "source": "pressure" },
        "cinematic": { "low": 0, "value": 0.1, "high": 0.4, "source": "pressure" },
        "cinematicExtended": { "low": 0, "value": 0.15, "high": 0.5, "source": "pressure" },
        "cinematicExtendedEnhanced": { "low": 0, "value": 0.2, "high": 0.6, "source": "pressure" },
        "previewOptimized": { "low": 0, "value": 0.05, "high": 0.3, "source": "pressure" },
        "lowLatency": { "low": 0, "value": 0.05, "high": 0.3, "source": "pressure" }
      },
      "opticalStabilization": { "low": 0, "value": 0.05, "high": 0.3, "source": "pressure" },
      "videoHDR": { "low": 0, "value": 0.1, "high": 0.6, "source": "pressure" },
      "depthProjector": { "low": 0, "value": 0.3, "high": 1.2, "source": "pressure" },
      "lidar": { "low": 0, "value": 1.262, "high": 1.985, "source": "pressure" },
      "microphoneBeam": { "low": 0, "value": 0.02, "high": 0.1, "source": "pressure" }
    },
    "readings": []
  },
  "sources": [
    {
      "id": "identity",
      "kind": "reported",
      "reference": "general knowledge",
      "note": "Model identifier and chip."
    },
    {
      "id": "hardware",
      "kind": "reported",
      "reference": "general knowledge",
      "note": "iPhone 12 Pro has wide, ultra wide and telephoto cameras at the back and a TrueDepth camera. No format of these cameras is known here."
    },
    {
      "id": "formats",
      "kind": "derived",
      "reference": "https://stackoverflow.com/questions/64357503, answer as edited on 2020-11-26",
      "note": "The x420 formats of one back camera, printed on iOS 14.2 with their flags; a flag that is not printed is false. The camera is not named: formats with depth at the back, before the LiDAR camera could be used, and a field of view of 68 degrees, that of the wide camera, where a device with the ultra wide camera in it shows its more than 100, leave the dual camera. Formats of other pixel formats exist and are not known, nor their places. Where the device printed depth support the depth sizes are not known. Photo dimensions: the largest only."
    },
    {
      "id": "lidar",
      "kind": "derived",
      "reference": "WWDC22 session 110429; https://developer.apple.com/videos/play/wwdc2022/110429/",
      "note": "Since iOS 15.4. The talk gives the LiDAR camera formats from 640x480 to 4032x3024, all with depth, maps of up to 320x240 while streaming and 768x576 in photos, other sizes for 16:9: so these are taken for the two 4:3 formats that it names. Rates and multi-cam flags are not given."
    },
    {
      "id": "lidar-sets",
      "kind": "documented",
      "reference": "WWDC22 session 110429; https://developer.apple.com/videos/play/wwdc2022/110429/",
      "note": "The LiDAR camera uses the wide camera, so telephoto and ultra wide can run beside it in a multi-camera session; the talk lists iPhone 12 Pro. A back and a front camera are also reported to have run together on an iPhone 12 Pro (github.com/Matiassimone/SapiAR, README), their device types not named."
    },
    {
      "id": "virtual-cameras",
      "kind": "documented",
      "reference": "AVCaptureDevice.h, iOS SDK 17.2: AVCaptureDeviceTypeBuiltInDualCamera, BuiltInDualWideCamera, BuiltInTripleCamera",
      "note": "These virtual cameras support neither custom exposure nor manual exposure brackets, nor locking the lens or the white balance at other than the current value: manualControls is false. Their constituents are part of the definition."
    },
    {
      "id": "microphones",
      "kind": "derived",
      "reference": "WWDC19 session 225, slides Multi-Microphone Capture; https://developer.apple.com/videos/play/wwdc2019/225/",
      "note": "The talk gives every multi-camera session on an iPhone an omnidirectional port, a front and a back beam; it does not name this model. How many microphones it has is left open."
    },
    {
      "id": "budget",
      "kind": "estimated",
      "reference": "WWDC19 session 225, slide Supported MultiCam Formats (iPhone XS); github.com/naujgs/DualVideo at b6e14e38559eabcc898c230eb8e3d408ab453544: .planning/phases/02-recording-pipeline-compositor-writer-audio/02-03-SUMMARY.md, DualVideo/Features/Camera/CameraManager.swift",
      "note": "No reading of this chip can be fitted. Borrowed from the A12, where Apple's table for iPhone XS gives 731566080 + 165888000 x w as the low end, the iPhone XR reading 742495952 + 186530735 x w as the value and 902808756 + 186530735 x w as the high end. A later chip is taken to have at least that budget, so the costs are high rather than low; to leave room for a faster one the high end is doubled (1805617511 + 373061469 x w), which halves the low end of every cost."
    },
    {
      "id": "weight",
      "kind": "estimated",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturemulticamsession/hardwarecost",
      "note": "How much a delivered pixel weighs against a sensor pixel is not published: the whole range from 0 to 1, with its middle as the value."
    },
    {
      "id": "depth-cost",
      "kind": "estimated",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturemulticamsession/hardwarecost",
      "note": "Apple says that every camera which streams depth adds to hardwareCost, not how much. No public reading tells it apart. From nothing to a fifth of the budget; the value is the middle."
    },
    {
      "id": "hdr",
      "kind": "derived",
      "reference": "AVCaptureDevice.h, iOS SDK 17.2: AVCaptureDeviceFormat.videoHDRSupported",
      "note": "Apple says that video HDR reads the sensor at twice the published rate: factor 2. The low end is 1, since newer ways of HDR need no second exposure."
    },
    {
      "id": "pressure",
      "kind": "estimated",
      "reference": "WWDC19 session 225, slides System Pressure Cost; https://developer.apple.com/videos/play/wwdc2019/225/",
      "note": "Apple names these drivers and publishes no figure, and no reading of this device is public. The share of hardwareCost is what an iPhone 17 can have at most (0.69 at a hardwareCost of 0.5, of low trust), its low end 0 and its high end 3.0, the top of the bands at full hardwareCost. All contributors start at 0; the high ends are round numbers below 1.985, the whole systemPressureCost of the one public reading with depth (iPhone 16 Pro, LiDAR); the LiDAR value is what that reading leaves. Only the order of the stabilization modes has a meaning."
    },
    {
      "id": "systems",
      "kind": "reported",
      "reference": "github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11)",
      "note": "The systems of a public table. It has no last one: iOS 26 still came on 2026-05-11. Whether iOS 27 does is not known here, so the last one is left out."
    },
    {
      "id": "camera-control",
      "kind": "estimated",
      "reference": "AVCaptureSession.h, iOS SDK 18: supportsControls, maxControlsCount",
      "note": "Held of every iPhone: Camera Control came with iPhone 16, so an earlier one takes no controls. Not read on this device."
    },
    {
      "id": "inventory",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/KyleBing/iphone src/iPhones.js @ad9de5d61e874c18cdc801ffe2805e9e152d6546",
      "note": "A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/kb/SP831, was not read."
    },
    {
      "id": "sensors",
      "kind": "reported",
      "reference": "https://www.phonearena.com/news/apple-iphone-13-design-changes_id132014; iFixit teardown 138640; https://www.phonearena.com/news/apple-iphone-13-size-camera-leak_id128283; https://gofixer.co.za/apple-iphone-13-could-finally-catch-up-to-android-with-this-camera-feature; https://discussions.apple.com/thread/253265026; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820",
      "note": "The size of the largest still of the camera, which is taken for that of the sensor. Modes of other shapes may be a little wider."
    },
    {
      "id": "depth-sensors",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct",
      "note": "A depth camera's own video is that of its YUV camera, the wide one of its side: so is the sensor."
    },
    {
      "id": "lights",
      "kind": "estimated",
      "reference": "AVCaptureDevice.h: hasTorch, hasFlash",
      "note": "Held of every iPhone: the cameras at the back have a torch and a flash, those at the front have no torch. Whether these have a flash is not known. Not read on this device."
    }
  ]
}

"""####
    case "iphone-13-mini":
      ####"""
{
  "capplanProfile": 1,
  "id": "iphone-13-mini",
  "name": "iPhone 13 mini",
  "modelIdentifiers": ["iPhone14,4"],
  "chip": "A15 Bionic",
  "multiCamSupported": true,
  "firstOperatingSystem": { "value": "15.0", "source": "systems" },
  "maxControlsCount": { "value": 0, "source": "camera-control" },
  "camerasComplete": { "value": true, "source": "inventory" },
  "cameras": [
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "back",
      "name": "Back Camera",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "hasTorch": { "value": true, "source": "lights" },
      "hasFlash": { "value": true, "source": "lights" },
      "source": "formats",
      "formats": [
        { "width": 192, "height": 144, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": false, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 192, "height": 144 }, { "width": 4032, "height": 3024 }], "fieldOfView": 65.357, "maxZoomFactor": 189, "stabilizationModes": ["auto", "off"], "colorSpaces": ["sRGB"], "videoHDR": true, "highestPhotoQuality": false, "depthFormats": [], "photoDepthFormats": [] },
        { "width": 192, "height": 144, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": false, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 192, "height": 144 }, { "width": 4032, "height": 3024 }], "fieldOfView": 65.357, "maxZoomFactor": 189, "stabilizationModes": ["auto", "off"], "videoHDR": true, "highestPhotoQuality": false, "depthFormats": [], "photoDepthFormats": [] },
        { "width": 352, "height": 288, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": false, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 352, "height": 288 }, { "width": 3696, "height": 3024 }], "fieldOfView": 60.911, "maxZoomFactor": 189, "stabilizationModes": ["auto", "off"], "colorSpaces": ["sRGB"], "videoHDR": true, "highestPhotoQuality": false, "depthFormats": [], "photoDepthFormats": [] },
        { "width": 352, "height": 288, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": false, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 352, "height": 288 }, { "width": 3696, "height": 3024 }], "fieldOfView": 60.911, "maxZoomFactor": 189, "stabilizationModes": ["auto", "off"], "videoHDR": true, "highestPhotoQuality": false, "depthFormats": [], "photoDepthFormats": [] },
        { "width": 480, "height": 360, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": false, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 480, "height": 360 }, { "width": 4032, "height": 3024 }], "fieldOfView": 65.357, "maxZoomFactor": 189, "stabilizationModes": ["auto", "off"], "colorSpaces": ["sRGB"], "videoHDR": true, "highestPhotoQuality": false, "depthFormats": [], "photoDepthFormats": [] },
        { "width": 480, "height": 360, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": false, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 480, "height": 360 }, { "width": 4032, "height": 3024 }], "fieldOfView": 65.357, "maxZoomFactor": 189, "stabilizationModes": ["auto", "off"], "videoHDR": true, "highestPhotoQuality": false, "depthFormats": [], "photoDepthFormats": [] },
        { "width": 640, "height": 480, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": true, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 640, "height": 480 }, { "width": 4032, "height": 3024 }], "fieldOfView": 65.357, "maxZoomFactor": 189, "stabilizationModes": ["auto", "off"], "colorSpaces": ["sRGB"], "videoHDR": true, "highestPhotoQuality": false, "depthFormats": [], "photoDepthFormats": [] },
        { "width": 640, "height": 480, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": true, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 640, "height": 480 }, { "width": 4032, "height": 3024 }], "fieldOfView": 65.357, "maxZoomFactor": 189, "stabilizationModes": ["auto", "off"], "videoHDR": true, "highestPhotoQuality": false, "depthFormats": [], "photoDepthFormats": [] },
        { "width": 640, "height": 480, "minFrameRate": 1, "maxFrameRate": 60, "binned": true, "multiCam": true, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 640, "height": 480 }, { "width": 1920, "height": 1440 }], "readout": { "low": 2764800, "value": 2764800, "high": 3048192 }, "fieldOfView": 60.383, "maxZoomFactor": 90, "stabilizationModes": ["auto", "off"], "colorSpaces": ["sRGB"], "videoHDR": false, "highestPhotoQuality": false, "depthFormats": [], "photoDepthFormats": [], "source": "readout" },
        { "width": 640, "height": 480, "minFrameRate": 1, "maxFrameRate": 60, "binned": true, "multiCam": true, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 640, "height": 480 }, { "width": 1920, "height": 1440 }], "readout": { "low": 2764800, "value": 2764800, "high": 3048192 }, "fieldOfView": 60.383, "maxZoomFactor": 90, "stabilizationModes": ["auto", "off"], "videoHDR": false, "highestPhotoQuality": false, "depthFormats": [], "photoDepthFormats": [], "source": "readout" },
        { "width": 960, "height": 540, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": false, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 960, "height": 540 }, { "width": 4160, "height": 2340 }], "fieldOfView": 69.47, "maxZoomFactor": 121.88, "colorSpaces": ["sRGB"], "videoHDR": true, "highestPhotoQuality": false, "depthFormats": [], "photoDepthFormats": [] },
        { "width": 960, "height": 540, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": false, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 960, "height": 540 }, { "width": 4160, "height": 2340 }], "fieldOfView": 69.47, "maxZoomFactor": 121.88, "videoHDR": true, "highestPhotoQuality": false, "depthFormats": [], "photoDepthFormats": [] },
        { "width": 1024, "height": 768, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": false, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 1024, "height": 768 }, { "width": 4032, "height": 3024 }], "fieldOfView": 65.357, "maxZoomFactor": 171.88, "colorSpaces": ["sRGB"], "videoHDR": true, "highestPhotoQuality": false, "depthFormats": [], "photoDepthFormats": [] },
        { "width": 1024, "height": 768, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": false, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 1024, "height": 768 }, { "width": 4032, "height": 3024 }], "fieldOfView": 65.357, "maxZoomFactor": 171.88, "videoHDR": true, "highestPhotoQuality": false, "depthFormats": [], "photoDepthFormats": [] },
        { "width": 1280, "height": 720, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": true, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 1280, "height": 720 }, { "width": 4160, "height": 2340 }], "fieldOfView": 69.47, "maxZoomFactor": 121.88, "colorSpaces": ["sRGB"], "videoHDR": true, "highestPhotoQuality": false, "depthFormats": [], "photoDepthFormats": [] },
        { "width": 1280, "height": 720, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": true, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 1280, "height": 720 }, { "width": 4160, "height": 2340 }], "fieldOfView": 69.47, "maxZoomFactor": 121.88, "videoHDR": true, "highestPhotoQuality": false, "depthFormats": [], "photoDepthFormats": [] },
        { "width": 1280, "height": 720, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": true, "pixelFormats": ["x420"], "photoDimensions": [{ "width": 1280, "height": 720 }, { "width": 4160, "height": 2340 }], "fieldOfView": 69.47, "maxZoomFactor": 121.88, "videoHDR": false, "highestPhotoQuality": false, "depthFormats": [], "photoDepthFormats": [] },
        { "width": 1280, "height": 720, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": true, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 1280, "height": 720 }, { "width": 4160, "height": 2340 }], "fieldOfView": 69.47, "maxZoomFactor": 121.88, "colorSpaces": ["sRGB"], "videoHDR": true, "highestPhotoQuality": false, "depthFormats": [], "photoDepthFormats": [] },
        { "width": 1280, "height": 720, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": true, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 1280, "height": 720 }, { "width": 4160, "height": 2340 }], "fieldOfView": 69.47, "maxZoomFactor": 121.88, "videoHDR": true, "highestPhotoQuality": false, "depthFormats": [], "photoDepthFormats": [] },
        { "width": 1280, "height": 720, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": true, "pixelFormats": ["x420"], "photoDimensions": [{ "width": 1280, "height": 720 }, { "width": 4160, "height": 2340 }], "fieldOfView": 69.47, "maxZoomFactor": 121.88, "videoHDR": false, "highestPhotoQuality": false, "depthFormats": [], "photoDepthFormats": [] },
        { "width": 1280, "height": 720, "minFrameRate": 1, "maxFrameRate": 60, "binned": true, "multiCam": true, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 1280, "height": 720 }, { "width": 2080, "height": 1170 }], "fieldOfView": 69.47, "maxZoomFactor": 60.88, "colorSpaces": ["sRGB"], "videoHDR": false, "highestPhotoQuality": false, "depthFormats": [], "photoDepthFormats": [] },
        { "width": 1280, "height": 720, "minFrameRate": 1, "maxFrameRate": 60, "binned": true, "multiCam": true, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 1280, "height": 720 }, { "width": 2080, "height": 1170 }], "fieldOfView": 69.47, "maxZoomFactor": 60.88, "videoHDR": false, "highestPhotoQuality": false, "depthFormats": [], "photoDepthFormats": [] },
        { "width": 1280, "height": 720, "minFrameRate": 1, "maxFrameRate": 240, "binned": true, "multiCam": false, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 1280, "height": 720 }], "readout": { "low": 921600, "value": 2433600, "high": 2433600 }, "fieldOfView": 69.47, "maxZoomFactor": 66.5, "colorSpaces": ["sRGB"], "videoHDR": false, "highestPhotoQuality": false, "depthFormats": [], "photoDepthFormats": [], "source": "readout" },
        { "width": 1280, "height": 720, "minFrameRate": 1, "maxFrameRate": 240, "binned": true, "multiCam": false, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 1280, "height": 720 }], "readout": { "low": 921600, "value": 2433600, "high": 2433600 }, "fieldOfView": 69.47, "maxZoomFactor": 66.5, "videoHDR": false, "highestPhotoQuality": false, "depthFormats": [], "photoDepthFormats": [], "source": "readout" },
        { "width": 1440, "height": 1080, "minFrameRate": 1, "maxFrameRate": 60, "binned": true, "multiCam": true, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 1440, "height": 1080 }, { "width": 1920, "height": 1440 }], "readout": { "low": 2764800, "value": 2764800, "high": 3048192 }, "fieldOfView": 60.383, "maxZoomFactor": 90, "stabilizationModes": ["auto", "off"], "colorSpaces": ["sRGB"], "videoHDR": false, "highestPhotoQuality": false, "depthFormats": [], "photoDepthFormats": [], "source": "readout" },
        { "width": 1440, "height": 1080, "minFrameRate": 1, "maxFrameRate": 60, "binned": true, "multiCam": true, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 1440, "height": 1080 }, { "width": 1920, "height": 1440 }], "readout": { "low": 2764800, "value": 2764800, "high": 3048192 }, "fieldOfView": 60.383, "maxZoomFactor": 90, "stabilizationModes": ["auto", "off"], "videoHDR": false, "highestPhotoQuality": false, "depthFormats": [], "photoDepthFormats": [], "source": "readout" },
        { "width": 1920, "height": 1080, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": true, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 1920, "height": 1080 }, { "width": 4160, "height": 2340 }], "fieldOfView": 69.47, "maxZoomFactor": 121.88, "colorSpaces": ["sRGB"], "videoHDR": true, "highestPhotoQuality": false, "depthFormats": [], "photoDepthFormats": [] },
        { "width": 1920, "height": 1080, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": true, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 1920, "height": 1080 }, { "width": 4160, "height": 2340 }], "fieldOfView": 69.47, "maxZoomFactor": 121.88, "videoHDR": true, "highestPhotoQuality": false, "depthFormats": [], "photoDepthFormats": [] },
        { "width": 1920, "height": 1080, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": true, "pixelFormats": ["x420"], "photoDimensions": [{ "width": 1920, "height": 1080 }, { "width": 4160, "height": 2340 }], "fieldOfView": 69.47, "maxZoomFactor": 121.88, "videoHDR": false, "highestPhotoQuality": false, "depthFormats": [], "photoDepthFormats": [] },
        { "width": 1920, "height": 1080, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": true, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 1920, "height": 1080 }, { "width": 4160, "height": 2340 }], "fieldOfView": 69.47, "maxZoomFactor": 121.88, "colorSpaces": ["sRGB"], "videoHDR": true, "highestPhotoQuality": false, "depthFormats": [], "photoDepthFormats": [] },
        { "width": 1920, "height": 1080, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": true, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 1920, "height": 1080 }, { "width": 4160, "height": 2340 }], "fieldOfView": 69.47, "maxZoomFactor": 121.88, "videoHDR": true, "highestPhotoQuality": false, "depthFormats": [], "photoDepthFormats": [] },
        { "width": 1920, "height": 1080, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": true, "pixelFormats": ["x420"], "photoDimensions": [{ "width": 1920, "height": 1080 }, { "width": 4160, "height": 2340 }], "fieldOfView": 69.47, "maxZoomFactor": 121.88, "videoHDR": false, "highestPhotoQuality": false, "depthFormats": [], "photoDepthFormats": [] },
        { "width": 1920, "height": 1080, "minFrameRate": 1, "maxFrameRate": 60, "binned": true, "multiCam": true, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 1920, "height": 1080 }, { "width": 2080, "height": 1170 }], "fieldOfView": 69.47, "maxZoomFactor": 60.88, "colorSpaces": ["sRGB"], "videoHDR": false, "highestPhotoQuality": false, "depthFormats": [], "photoDepthFormats": [] },
        { "width": 1920, "height": 1080, "minFrameRate": 1, "maxFrameRate": 60, "binned": true, "multiCam": true, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 1920, "height": 1080 }, { "width": 2080, "height": 1170 }], "fieldOfView": 69.47, "maxZoomFactor": 60.88, "videoHDR": false, "highestPhotoQuality": false, "depthFormats": [], "photoDepthFormats": [] },
        { "width": 1920, "height": 1080, "minFrameRate": 1, "maxFrameRate": 120, "binned": false, "multiCam": false, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 1920, "height": 1080 }], "readout": { "low": 2073600, "value": 2433600, "high": 2433600 }, "fieldOfView": 38.239, "maxZoomFactor": 133, "colorSpaces": ["sRGB"], "videoHDR": false, "highestPhotoQuality": false, "depthFormats": [], "photoDepthFormats": [], "source": "readout" },
        { "width": 1920, "height": 1080, "minFrameRate": 1, "maxFrameRate": 120, "binned": false, "multiCam": false, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 1920, "height": 1080 }], "readout": { "low": 2073600, "value": 2433600, "high": 2433600 }, "fieldOfView": 38.239, "maxZoomFactor": 133, "videoHDR": false, "highestPhotoQuality": false, "depthFormats": [], "photoDepthFormats": [], "source": "readout" },
        { "width": 1920, "height": 1080, "minFrameRate": 1, "maxFrameRate": 240, "binned": true, "multiCam": false, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 1920, "height": 1080 }], "readout": { "low": 2073600, "value": 2433600, "high": 2433600 }, "fieldOfView": 69.47, "maxZoomFactor": 66.5, "colorSpaces": ["sRGB"], "videoHDR": false, "highestPhotoQuality": false, "depthFormats": [], "photoDepthFormats": [], "source": "readout" },
        { "width": 1920, "height": 1080, "minFrameRate": 1, "maxFrameRate": 240, "binned": true, "multiCam": false, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 1920, "height": 1080 }], "readout": { "low": 2073600, "value": 2433600, "high": 2433600 }, "fieldOfView": 69.47, "maxZoomFactor": 66.5, "videoHDR": false, "highestPhotoQuality": false, "depthFormats": [], "photoDepthFormats": [], "source": "readout" },
        { "width": 1920, "height": 1440, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": true, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 1920, "height": 1440 }, { "width": 4032, "height": 3024 }], "fieldOfView": 67.802, "maxZoomFactor": 157.5, "colorSpaces": ["sRGB"], "videoHDR": true, "highestPhotoQuality": false, "depthFormats": [], "photoDepthFormats": [] },
        { "width": 1920, "height": 1440, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": true, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 1920, "height": 1440 }, { "width": 4032, "height": 3024 }], "fieldOfView": 67.802, "maxZoomFactor": 157.5, "videoHDR": true, "highestPhotoQuality": false, "depthFormats": [], "photoDepthFormats": [] },
        { "width": 1920, "height": 1440, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": true, "pixelFormats": ["x420"], "photoDimensions": [{ "width": 1920, "height": 1440 }, { "width": 4032, "height": 3024 }], "fieldOfView": 67.802, "maxZoomFactor": 157.5, "videoHDR": false, "highestPhotoQuality": false, "depthFormats": [], "photoDepthFormats": [] },
        { "width": 1920, "height": 1440, "minFrameRate": 1, "maxFrameRate": 60, "binned": true, "multiCam": true, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 1920, "height": 1440 }], "readout": { "low": 2764800, "value": 2764800, "high": 3048192 }, "fieldOfView": 65.238, "maxZoomFactor": 90, "stabilizationModes": ["auto", "off"], "colorSpaces": ["sRGB"], "videoHDR": false, "highestPhotoQuality": false, "depthFormats": [], "photoDepthFormats": [], "source": "readout" },
        { "width": 1920, "height": 1440, "minFrameRate": 1, "maxFrameRate": 60, "binned": true, "multiCam": true, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 1920, "height": 1440 }], "readout": { "low": 2764800, "value": 2764800, "high": 3048192 }, "fieldOfView": 65.238, "maxZoomFactor": 90, "stabilizationModes": ["auto", "off"], "videoHDR": false, "highestPhotoQuality": false, "depthFormats": [], "photoDepthFormats": [], "source": "readout" },
        { "width": 2592, "height": 1944, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": false, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 2592, "height": 1944 }, { "width": 4032, "height": 3024 }], "fieldOfView": 67.802, "maxZoomFactor": 189, "stabilizationModes": ["auto", "off"], "colorSpaces": ["sRGB"], "videoHDR": true, "highestPhotoQuality": false, "depthFormats": [], "photoDepthFormats": [] },
        { "width": 2592, "height": 1944, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": false, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 2592, "height": 1944 }, { "width": 4032, "height": 3024 }], "fieldOfView": 67.802, "maxZoomFactor": 189, "stabilizationModes": ["auto", "off"], "videoHDR": true, "highestPhotoQuality": false, "depthFormats": [], "photoDepthFormats": [] },
        { "width": 3264, "height": 2448, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": false, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 3264, "height": 2448 }, { "width": 4032, "height": 3024 }], "fieldOfView": 67.802, "maxZoomFactor": 189, "stabilizationModes": ["auto", "off"], "colorSpaces": ["sRGB"], "videoHDR": true, "highestPhotoQuality": false, "depthFormats": [], "photoDepthFormats": [] },
        { "width": 3264, "height": 2448, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": false, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 3264, "height": 2448 }, { "width": 4032, "height": 3024 }], "fieldOfView": 67.802, "maxZoomFactor": 189, "stabilizationModes": ["auto", "off"], "videoHDR": true, "highestPhotoQuality": false, "depthFormats": [], "photoDepthFormats": [] },
        { "width": 3840, "height": 2160, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": true, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 3840, "height": 2160 }, { "width": 4160, "height": 2340 }], "fieldOfView": 69.47, "maxZoomFactor": 127.12, "colorSpaces": ["sRGB"], "videoHDR": true, "highestPhotoQuality": false, "depthFormats": [], "photoDepthFormats": [] },
        { "width": 3840, "height": 2160, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": true, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 3840, "height": 2160 }, { "width": 4160, "height": 2340 }], "fieldOfView": 69.47, "maxZoomFactor": 127.12, "videoHDR": true, "highestPhotoQuality": false, "depthFormats": [], "photoDepthFormats": [] },
        { "width": 3840, "height": 2160, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": true, "pixelFormats": ["x420"], "photoDimensions": [{ "width": 3840, "height": 2160 }, { "width": 4160, "height": 2340 }], "fieldOfView": 69.47, "maxZoomFactor": 127.12, "videoHDR": false, "highestPhotoQuality": false, "depthFormats": [], "photoDepthFormats": [] },
        { "width": 3840, "height": 2160, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": false, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 3840, "height": 2160 }], "readout": { "low": 8294400, "value": 9734400, "high": 9734400 }, "fieldOfView": 69.47, "maxZoomFactor": 127.12, "colorSpaces": ["sRGB"], "videoHDR": true, "highestPhotoQuality": false, "depthFormats": [], "photoDepthFormats": [], "source": "readout" },
        { "width": 3840, "height": 2160, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": false, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 3840, "height": 2160 }], "readout": { "low": 8294400, "value": 9734400, "high": 9734400 }, "fieldOfView": 69.47, "maxZoomFactor": 127.12, "videoHDR": true, "highestPhotoQuality": false, "depthFormats": [], "photoDepthFormats": [], "source": "readout" },
        { "width": 3840, "height": 2160, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": false, "pixelFormats": ["x420"], "photoDimensions": [{ "width": 3840, "height": 2160 }], "readout": { "low": 8294400, "value": 9734400, "high": 9734400 }, "fieldOfView": 69.47, "maxZoomFactor": 127.12, "videoHDR": false, "highestPhotoQuality": false, "depthFormats": [], "photoDepthFormats": [], "source": "readout" },
        { "width": 4032, "height": 3024, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": false, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 4032, "height": 3024 }], "fieldOfView": 67.802, "maxZoomFactor": 189, "stabilizationModes": ["auto", "off"], "colorSpaces": ["sRGB"], "videoHDR": true, "highestPhotoQuality": true, "depthFormats": [], "photoDepthFormats": [] },
        { "width": 4032, "height": 3024, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": false, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 4032, "height": 3024 }], "fieldOfView": 67.802, "maxZoomFactor": 189, "stabilizationModes": ["auto", "off"], "videoHDR": true, "highestPhotoQuality": true, "depthFormats": [], "photoDepthFormats": [] }
      ],
      "formatsComplete": true,
      "multiCamFormatsComplete": true,
      "autoFocusSystem": "phaseDetection"
    },
    {
      "deviceType": "builtInUltraWideCamera",
      "position": "back",
      "name": "Back Ultra Wide Camera",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "hasTorch": { "value": true, "source": "lights" },
      "hasFlash": { "value": true, "source": "lights" },
      "source": "hardware",
      "formats": [],
      "formatsComplete": false,
      "multiCamFormatsComplete": false
    },
    {
      "deviceType": "builtInDualWideCamera",
      "position": "back",
      "name": "Back Dual Wide Camera",
      "constituents": ["builtInUltraWideCamera", "builtInWideAngleCamera"],
      "hasTorch": { "value": true, "source": "lights" },
      "hasFlash": { "value": true, "source": "lights" },
      "source": "hardware",
      "formats": [],
      "formatsComplete": false,
      "multiCamFormatsComplete": false,
      "manualControls": false
    },
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "front",
      "name": "Front Camera",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "hasTorch": { "value": false, "source": "lights" },
      "source": "hardware",
      "formats": [],
      "formatsComplete": false,
      "multiCamFormatsComplete": false
    },
    {
      "deviceType": "builtInTrueDepthCamera",
      "position": "front",
      "name": "Front TrueDepth Camera",
      "constituents": ["builtInWideAngleCamera"],
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "depth-sensors" },
      "hasTorch": { "value": false, "source": "lights" },
      "source": "hardware",
      "formats": [],
      "formatsComplete": false,
      "multiCamFormatsComplete": false
    }
  ],
  "multiCamDeviceSets": { "complete": false, "source": "sets", "sets": [] },
  "microphones": { "beams": ["front", "back"], "source": "microphones" },
  "costModel": {
    "basis": "estimated",
    "note": "The budget is the A12's, borrowed: no reading of this chip can be fitted. Costs are meant to be too high rather than too low. Every systemPressureCost coefficient is an estimate.",
    "hardware": {
      "pixelBudget": {
        "atZeroWeight": { "low": 731566080, "value": 742495952, "high": 1805617511 },
        "perUnitWeight": { "low": 165888000, "value": 186530735, "high": 373061469 },
        "source": "budget"
      },
      "deliveredWeight": { "low": 0, "value": 0.5, "high": 1, "source": "weight" },
      "depthStream": { "low": 0, "value": 0.1, "high": 0.2, "source": "depth-cost" },
      "hdrFactor": { "low": 1, "value": 2, "high": 2, "source": "hdr" }
    },
    "systemPressure": {
      "restsOnReading": false,
      "perHardwareCost": { "low": 0, "value": 1.38, "high": 3, "source": "pressure" },
      "stabilization": {
        "standard": { "low": 0, "value": 0.05, "high": 0.3, "source": "pressure" },
        "cinematic": { "low": 0, "value": 0.1, "high": 0.4, "source": "pressure" },
        "cinematicExtended": { "low": 0, "value": 0.15, "high": 0.5, "source": "pressure" },
        "cinematicExtendedEnhanced": { "low": 0, "value": 0.2, "high": 0.6, "source": "pressure" },
        "previewOptimized": { "low": 0, "value": 0.05, "high": 0.3, "source": "pressure" },
        "lowLatency": { "low": 0, "value": 0.05, "high": 0.3, "source": "pressure" }
      },
      "opticalStabilization": { "low": 0, "value": 0.05, "high": 0.3, "source": "pressure" },
      "videoHDR": { "low": 0, "value": 0.1, "high": 0.6, "source": "pressure" },
      "depthProjector": { "low": 0, "value": 0.3, "high": 1.2, "source": "pressure" },
      "lidar": { "low": 0, "value": 1.262, "high": 1.985, "source": "pressure" },
      "microphoneBeam": { "low": 0, "value": 0.02, "high": 0.1, "source": "pressure" }
    },
    "readings": []
  },
  "sources": [
    {
      "id": "identity",
      "kind": "reported",
      "reference": "general knowledge",
      "note": "Model identifier and chip."
    },
    {
      "id": "hardware",
      "kind": "reported",
      "reference": "general knowledge",
      "note": "iPhone 13 mini has wide and ultra wide cameras at the back, a dual wide camera of them, and a TrueDepth camera. No format of these cameras is known here."
    },
    {
      "id": "formats",
      "kind": "printed",
      "reference": "github.com/Quicr/quicr-mac at 0e38e0750f6d7428f59bf084eb943dc2768d3a2c: docs/formats.md",
      "note": "All 55 formats of the back wide camera, one pixel format each. The file prints them largest first and 420f before 420v; lists that devices print with their indexes (iPhone 17 Pro) run smallest first and 420v before 420f, so they stand here in reverse, and that order is derived. Each is given as the device describes it; a flag that is not printed is false. The iOS version is not stated; the file is of 2024-04-25. A format without video stabilization is given the modes auto and off, one without wide color the color space sRGB; for the others the modes and spaces were not printed."
    },
    {
      "id": "readout",
      "kind": "derived",
      "reference": "github.com/Quicr/quicr-mac at 0e38e0750f6d7428f59bf084eb943dc2768d3a2c: docs/formats.md",
      "note": "These formats are printed; their photo size is that of the video or smaller than the sensor mode, so the readout is bounded. 3840x2160 at 60 has the field of view of the formats with 4160x2340 stills, so between its own size and that. Binned at 240: between the own size and 2080x1170, the stills of the binned format with the same field of view. 1920x1080 unbinned at 120: half the field of view (its tangent) of 4160 wide, so 2080x1170. Binned 4:3 with 1920x1440 stills: from that to the 2016x1512 of a half of 4032x3024."
    },
    {
      "id": "sets",
      "kind": "reported",
      "reference": "github.com/Quicr/quicr-mac at 0e38e0750f6d7428f59bf084eb943dc2768d3a2c: docs/formats.md",
      "note": "The formats have multi-cam flags, so the device supports multi-camera capture; which sets of cameras is not known."
    },
    {
      "id": "virtual-cameras",
      "kind": "documented",
      "reference": "AVCaptureDevice.h, iOS SDK 17.2: AVCaptureDeviceTypeBuiltInDualCamera, BuiltInDualWideCamera, BuiltInTripleCamera",
      "note": "These virtual cameras support neither custom exposure nor manual exposure brackets, nor locking the lens or the white balance at other than the current value: manualControls is false. Their constituents are part of the definition."
    },
    {
      "id": "microphones",
      "kind": "derived",
      "reference": "WWDC19 session 225, slides Multi-Microphone Capture; https://developer.apple.com/videos/play/wwdc2019/225/",
      "note": "The talk gives every multi-camera session on an iPhone an omnidirectional port, a front and a back beam; it does not name this model. How many microphones it has is left open."
    },
    {
      "id": "budget",
      "kind": "estimated",
      "reference": "WWDC19 session 225, slide Supported MultiCam Formats (iPhone XS); github.com/naujgs/DualVideo at b6e14e38559eabcc898c230eb8e3d408ab453544: .planning/phases/02-recording-pipeline-compositor-writer-audio/02-03-SUMMARY.md, DualVideo/Features/Camera/CameraManager.swift",
      "note": "No reading of this chip can be fitted. Borrowed from the A12, where Apple's table for iPhone XS gives 731566080 + 165888000 x w as the low end, the iPhone XR reading 742495952 + 186530735 x w as the value and 902808756 + 186530735 x w as the high end. A later chip is taken to have at least that budget, so the costs are high rather than low; to leave room for a faster one the high end is doubled (1805617511 + 373061469 x w), which halves the low end of every cost."
    },
    {
      "id": "weight",
      "kind": "estimated",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturemulticamsession/hardwarecost",
      "note": "How much a delivered pixel weighs against a sensor pixel is not published: the whole range from 0 to 1, with its middle as the value."
    },
    {
      "id": "depth-cost",
      "kind": "estimated",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturemulticamsession/hardwarecost",
      "note": "Apple says that every camera which streams depth adds to hardwareCost, not how much. No public reading tells it apart. From nothing to a fifth of the budget; the value is the middle."
    },
    {
      "id": "hdr",
      "kind": "derived",
      "reference": "AVCaptureDevice.h, iOS SDK 17.2: AVCaptureDeviceFormat.videoHDRSupported",
      "note": "Apple says that video HDR reads the sensor at twice the published rate: factor 2. The low end is 1, since newer ways of HDR need no second exposure."
    },
    {
      "id": "pressure",
      "kind": "estimated",
      "reference": "WWDC19 session 225, slides System Pressure Cost; https://developer.apple.com/videos/play/wwdc2019/225/",
      "note": "Apple names these drivers and publishes no figure, and no reading of this device is public. The share of hardwareCost is what an iPhone 17 can have at most (0.69 at a hardwareCost of 0.5, of low trust), its low end 0 and its high end 3.0, the top of the bands at full hardwareCost. All contributors start at 0; the high ends are round numbers below 1.985, the whole systemPressureCost of the one public reading with depth (iPhone 16 Pro, LiDAR); the LiDAR value is what that reading leaves. Only the order of the stabilization modes has a meaning."
    },
    {
      "id": "systems",
      "kind": "reported",
      "reference": "github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11)",
      "note": "The systems of a public table. It has no last one: iOS 26 still came on 2026-05-11. Whether iOS 27 does is not known here, so the last one is left out."
    },
    {
      "id": "camera-control",
      "kind": "estimated",
      "reference": "AVCaptureSession.h, iOS SDK 18: supportsControls, maxControlsCount",
      "note": "Held of every iPhone: Camera Control came with iPhone 16, so an earlier one takes no controls. Not read on this device."
    },
    {
      "id": "inventory",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/KyleBing/iphone src/iPhones.js @ad9de5d61e874c18cdc801ffe2805e9e152d6546",
      "note": "A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/kb/SP847, was not read."
    },
    {
      "id": "sensors",
      "kind": "reported",
      "reference": "https://en.wikipedia.org/wiki/IPhone_13; https://www.phonearena.com/news/apple-iphone-13-size-camera-leak_id128283; https://gofixer.co.za/apple-iphone-13-could-finally-catch-up-to-android-with-this-camera-feature; https://discussions.apple.com/thread/253265026",
      "note": "The size of the largest still of the camera, which is taken for that of the sensor. Modes of other shapes may be a little wider."
    },
    {
      "id": "depth-sensors",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct",
      "note": "A depth camera's own video is that of its YUV camera, the wide one of its side: so is the sensor."
    },
    {
      "id": "lights",
      "kind": "estimated",
      "reference": "AVCaptureDevice.h: hasTorch, hasFlash",
      "note": "Held of every iPhone: the cameras at the back have a torch and a flash, those at the front have no torch. Whether these have a flash is not known. Not read on this device."
    }
  ]
}

"""####
    case "iphone-14-pro":
      ####"""
{
  "capplanProfile": 1,
  "id": "iphone-14-pro",
  "name": "iPhone 14 Pro",
  "modelIdentifiers": ["iPhone15,2"],
  "operatingSystem": "iOS 26.6",
  "chip": "A16 Bionic",
  "multiCamSupported": true,
  "firstOperatingSystem": { "value": "16.0", "source": "systems" },
  "maxControlsCount": { "value": 0, "source": "camera-control" },
  "camerasComplete": { "value": true, "source": "inventory" },
  "cameras": [
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "back",
      "name": "Back Camera",
      "sensor": { "value": { "width": 8064, "height": 6048 }, "source": "sensors" },
      "hasTorch": { "value": true, "source": "lights" },
      "hasFlash": { "value": true, "source": "lights" },
      "source": "formats",
      "formats": [
        { "width": 1920, "height": 1080, "maxFrameRate": 60, "multiCam": true, "readout": { "low": 2073600, "value": 10036224, "high": 12192768 } },
        { "width": 3840, "height": 2160, "maxFrameRate": 30, "multiCam": true, "readout": { "low": 8294400, "value": 10036224, "high": 12192768 } }
      ],
      "formatsComplete": false,
      "multiCamFormatsComplete": false
    },
    {
      "deviceType": "builtInUltraWideCamera",
      "position": "back",
      "name": "Back Ultra Wide Camera",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "hasTorch": { "value": true, "source": "lights" },
      "hasFlash": { "value": true, "source": "lights" },
      "source": "formats",
      "formats": [
        { "width": 1920, "height": 1080, "maxFrameRate": 60, "multiCam": true, "readout": { "low": 2073600, "value": 10036224, "high": 12192768 } },
        { "width": 3840, "height": 2160, "maxFrameRate": 30, "multiCam": true, "readout": { "low": 8294400, "value": 10036224, "high": 12192768 } }
      ],
      "formatsComplete": false,
      "multiCamFormatsComplete": false
    },
    {
      "deviceType": "builtInTelephotoCamera",
      "position": "back",
      "name": "Back Telephoto Camera",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "hasTorch": { "value": true, "source": "lights" },
      "hasFlash": { "value": true, "source": "lights" },
      "source": "formats",
      "formats": [
        { "width": 1920, "height": 1080, "maxFrameRate": 60, "multiCam": true, "readout": { "low": 2073600, "value": 10036224, "high": 12192768 } },
        { "width": 3840, "height": 2160, "maxFrameRate": 30, "multiCam": true, "readout": { "low": 8294400, "value": 10036224, "high": 12192768 } }
      ],
      "formatsComplete": false,
      "multiCamFormatsComplete": false
    },
    {
      "deviceType": "builtInTrueDepthCamera",
      "position": "front",
      "name": "Front TrueDepth Camera",
      "constituents": ["builtInWideAngleCamera"],
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "depth-sensors" },
      "hasTorch": { "value": false, "source": "lights" },
      "source": "formats",
      "formats": [
        { "width": 1920, "height": 1080, "maxFrameRate": 60, "multiCam": true, "readout": { "low": 2073600, "value": 10036224, "high": 12192768 } },
        { "width": 3840, "height": 2160, "maxFrameRate": 30, "multiCam": true, "readout": { "low": 8294400, "value": 10036224, "high": 12192768 } }
      ],
      "formatsComplete": false,
      "multiCamFormatsComplete": false
    },
    {
      "deviceType": "builtInDualCamera",
      "position": "back",
      "name": "Back Dual Camera",
      "constituents": ["builtInWideAngleCamera", "builtInTelephotoCamera"],
      "hasTorch": { "value": true, "source": "lights" },
      "hasFlash": { "value": true, "source": "lights" },
      "source": "sets",
      "formats": [],
      "formatsComplete": false,
      "multiCamFormatsComplete": false,
      "manualControls": false
    },
    {
      "deviceType": "builtInDualWideCamera",
      "position": "back",
      "name": "Back Dual Wide Camera",
      "constituents": ["builtInUltraWideCamera", "builtInWideAngleCamera"],
      "hasTorch": { "value": true, "source": "lights" },
      "hasFlash": { "value": true, "source": "lights" },
      "source": "sets",
      "formats": [],
      "formatsComplete": false,
      "multiCamFormatsComplete": false,
      "manualControls": false
    },
    {
      "deviceType": "builtInTripleCamera",
      "position": "back",
      "name": "Back Triple Camera",
      "constituents": ["builtInUltraWideCamera", "builtInWideAngleCamera", "builtInTelephotoCamera"],
      "hasTorch": { "value": true, "source": "lights" },
      "hasFlash": { "value": true, "source": "lights" },
      "source": "sets",
      "formats": [],
      "formatsComplete": false,
      "multiCamFormatsComplete": false,
      "manualControls": false
    },
    {
      "deviceType": "builtInLiDARDepthCamera",
      "position": "back",
      "name": "Back LiDAR Depth Camera",
      "constituents": ["builtInWideAngleCamera"],
      "sensor": { "value": { "width": 8064, "height": 6048 }, "source": "depth-sensors" },
      "hasTorch": { "value": true, "source": "lights" },
      "hasFlash": { "value": true, "source": "lights" },
      "source": "hardware",
      "formats": [],
      "formatsComplete": false,
      "multiCamFormatsComplete": false
    },
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "front",
      "name": "Front Camera",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "hasTorch": { "value": false, "source": "lights" },
      "source": "hardware",
      "formats": [],
      "formatsComplete": false,
      "multiCamFormatsComplete": false
    }
  ],
  "multiCamDeviceSets": {
    "complete": false,
    "source": "sets",
    "sets": [
      [{ "deviceType": "builtInWideAngleCamera", "position": "back" }, { "deviceType": "builtInTrueDepthCamera", "position": "front" }],
      [{ "deviceType": "builtInUltraWideCamera", "position": "back" }, { "deviceType": "builtInTrueDepthCamera", "position": "front" }],
      [{ "deviceType": "builtInTelephotoCamera", "position": "back" }, { "deviceType": "builtInTrueDepthCamera", "position": "front" }],
      [{ "deviceType": "builtInWideAngleCamera", "position": "back" }, { "deviceType": "builtInUltraWideCamera", "position": "back" }],
      [{ "deviceType": "builtInDualWideCamera", "position": "back" }, { "deviceType": "builtInTrueDepthCamera", "position": "front" }],
      [{ "deviceType": "builtInDualCamera", "position": "back" }, { "deviceType": "builtInTrueDepthCamera", "position": "front" }]
    ]
  },
  "microphones": { "beams": ["front", "back"], "source": "microphones" },
  "costModel": {
    "basis": "estimated",
    "note": "Fitted to exactly 0.5 for the front camera with each back camera at 1080p30, read as unbinned formats with a maximum of 30 on both; maximum rate and binning were not printed, so the interval is wide. 0.5 with three different cameras suggests steps: the true cost may move in steps where this one moves evenly. 0.143 for a session without connections contradicts the rule that a camera without a connection costs nothing, and the model says 0 there. Every systemPressureCost coefficient is an estimate.",
    "hardware": {
      "pixelBudget": {
        "atZeroWeight": { "low": 602173440, "value": 1204346880, "high": 2682287038 },
        "perUnitWeight": { "low": 248832000, "value": 248832000, "high": 554191537 },
        "source": "budget"
      },
      "deliveredWeight": { "low": 0, "value": 0.5, "high": 1, "source": "weight" },
      "depthStream": { "low": 0, "value": 0.1, "high": 0.2, "source": "depth-cost" },
      "hdrFactor": { "low": 1, "value": 2, "high": 2, "source": "hdr" }
    },
    "systemPressure": {
      "restsOnReading": false,
      "perHardwareCost": { "low": 0, "value": 1.38, "high": 3, "source": "pressure" },
      "stabilization": {
        "standard": { "low": 0, "value": 0.05, "high": 0.3, "source": "pressure" },
        "cinematic": { "low": 0, "value": 0.1, "high": 0.4, "source": "pressure" },
        "cinematicExtended": { "low": 0, "value": 0.15, "high": 0.5, "source": "pressure" },
        "cinematicExtendedEnhanced": { "low": 0, "value": 0.2, "high": 0.6, "source": "pressure" },
        "previewOptimized": { "low": 0, "value": 0.05, "high": 0.3, "source": "pressure" },
        "lowLatency": { "low": 0, "value": 0.05, "high": 0.3, "source": "pressure" }
      },
      "opticalStabilization": { "low": 0, "value": 0.05, "high": 0.3, "source": "pressure" },
      "videoHDR": { "low": 0, "value": 0.1, "high": 0.6, "source": "pressure" },
      "depthProjector": { "low": 0, "value": 0.3, "high": 1.2, "source": "pressure" },
      "lidar": { "low": 0, "value": 1.262, "high": 1.985, "source": "pressure" },
      "microphoneBeam": { "low": 0, "value": 0.02, "high": 0.1, "source": "pressure" }
    },
    "readings": [
      {
        "id": "14pro-front-plus-each-back",
        "hardwareCost": 0.5,
        "systemPressureCost": null,
        "configuration": "front TrueDepth with back ultra wide, then wide, then telephoto, 1080p30 asked of multi-cam formats; 2 video data outputs 420f, 2 photo outputs, 2 preview layers; session running; 0.500 each time",
        "source": "reading-pairs"
      },
      {
        "id": "14pro-live",
        "hardwareCost": [0.449, 0.5],
        "systemPressureCost": null,
        "configuration": "a back and the front camera at 1080p30, 2 video data outputs, 2 preview layers; live sessions",
        "source": "reading-plan"
      },
      {
        "id": "14pro-probe",
        "hardwareCost": 0.143,
        "systemPressureCost": null,
        "configuration": "any pairing, two inputs without connections and no outputs, a 1080p30 format chosen on each; read before the commit",
        "source": "reading-plan"
      },
      {
        "id": "14pro-zero",
        "hardwareCost": 0,
        "systemPressureCost": null,
        "configuration": "any pairing, two inputs without connections, no format chosen yet",
        "source": "reading-plan"
      }
    ],
    "quantized": true
  },
  "sources": [
    {
      "id": "identity",
      "kind": "reported",
      "reference": "general knowledge",
      "note": "Model identifier and chip. The identifier is stated by the readings' source."
    },
    {
      "id": "hardware",
      "kind": "reported",
      "reference": "general knowledge",
      "note": "iPhone 14 Pro has a LiDAR scanner, and a front wide-angle device without depth. No format of these cameras is known here."
    },
    {
      "id": "formats",
      "kind": "derived",
      "reference": "github.com/AbbosMamadaliyev/duocam at d109c59c42cb28b87a2be557edd5c6bd6b0632ae: docs/00_BUILD_PLAN.md; DuoCam/Support/CapabilityProber.swift",
      "note": "A probe on the device, whose code asks the wide, ultra wide, telephoto and TrueDepth types, reports that every camera offers multi-cam formats of 3840x2160 up to 30 and 1920x1080 up to 60. Binning, lowest rate, stills and place in the list are not reported, and more formats exist. Readout is only bounded: no less than what is delivered, no more than a full 12 megapixel frame, and by value the 16:9 crop 4224x2376 that other models print."
    },
    {
      "id": "sets",
      "kind": "reported",
      "reference": "github.com/AbbosMamadaliyev/duocam: commit messages b1e6d5942aa51232519c0c27bbf65cc1cd5e5d59, 3315581624da3f4d6cf093b6488579f5965e0e93 and 523e670e8fa25cdb014c94b3b1fb9ed7592657e1",
      "note": "Sessions of these sets ran (the pairs of physical cameras), or were named by the author from supportedMultiCamDeviceSets (dual wide and dual with the front camera). The author says that the triple camera is in no set with the front camera. The whole list was not published."
    },
    {
      "id": "reading-pairs",
      "kind": "reported",
      "reference": "github.com/AbbosMamadaliyev/duocam: commit message b1e6d5942aa51232519c0c27bbf65cc1cd5e5d59 and DuoCam/Capture/MultiCamCaptureEngine.swift at that commit",
      "note": "hardwareCost of running sessions, three decimals, stated by the author; the formats are what the code asks for."
    },
    {
      "id": "reading-plan",
      "kind": "reported",
      "reference": "github.com/AbbosMamadaliyev/duocam at d109c59c42cb28b87a2be557edd5c6bd6b0632ae: docs/00_BUILD_PLAN.md",
      "note": "hardwareCost in prose. The same page lists 4K at 60 as blocked, from sessions without outputs or connections: that tells of no multi-cam format of that rate, not of a cost over 1.0. A further 0.5 of a plain session is not tied to one model and is left out."
    },
    {
      "id": "budget",
      "kind": "estimated",
      "reference": "github.com/AbbosMamadaliyev/duocam: commit message b1e6d5942aa51232519c0c27bbf65cc1cd5e5d59; docs/00_BUILD_PLAN.md",
      "note": "(readout + w x delivered) x rate summed over both cameras, divided by the reading. Value: both 4224x2376 unbinned at 30, 2 x 10036224 x 30 / 0.5 = 1204346880 and 2 x 2073600 x 30 / 0.5 = 248832000 x w. Low end: both binned, 2112x1188 at 60, 2 x 2509056 x 60 / 0.5 = 602173440, with the value's weight term. High end: both unbinned at 60 and the lowest live reading, 2 x 10036224 x 60 / 0.449 = 2682287038 and 2 x 2073600 x 60 / 0.449 = 554191537 x w."
    },
    {
      "id": "virtual-cameras",
      "kind": "documented",
      "reference": "AVCaptureDevice.h, iOS SDK 17.2: AVCaptureDeviceTypeBuiltInDualCamera, BuiltInDualWideCamera, BuiltInTripleCamera",
      "note": "These virtual cameras support neither custom exposure nor manual exposure brackets, nor locking the lens or the white balance at other than the current value: manualControls is false. Their constituents are part of the definition."
    },
    {
      "id": "microphones",
      "kind": "derived",
      "reference": "WWDC19 session 225, slides Multi-Microphone Capture; https://developer.apple.com/videos/play/wwdc2019/225/",
      "note": "The talk gives every multi-camera session on an iPhone an omnidirectional port, a front and a back beam; it does not name this model. How many microphones it has is left open."
    },
    {
      "id": "weight",
      "kind": "estimated",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturemulticamsession/hardwarecost",
      "note": "How much a delivered pixel weighs against a sensor pixel is not published: the whole range from 0 to 1, with its middle as the value."
    },
    {
      "id": "depth-cost",
      "kind": "estimated",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturemulticamsession/hardwarecost",
      "note": "Apple says that every camera which streams depth adds to hardwareCost, not how much. No public reading tells it apart. From nothing to a fifth of the budget; the value is the middle."
    },
    {
      "id": "hdr",
      "kind": "derived",
      "reference": "AVCaptureDevice.h, iOS SDK 17.2: AVCaptureDeviceFormat.videoHDRSupported",
      "note": "Apple says that video HDR reads the sensor at twice the published rate: factor 2. The low end is 1, since newer ways of HDR need no second exposure."
    },
    {
      "id": "pressure",
      "kind": "estimated",
      "reference": "WWDC19 session 225, slides System Pressure Cost; https://developer.apple.com/videos/play/wwdc2019/225/",
      "note": "Apple names these drivers and publishes no figure, and no reading of this device is public. The share of hardwareCost is what an iPhone 17 can have at most (0.69 at a hardwareCost of 0.5, of low trust), its low end 0 and its high end 3.0, the top of the bands at full hardwareCost. All contributors start at 0; the high ends are round numbers below 1.985, the whole systemPressureCost of the one public reading with depth (iPhone 16 Pro, LiDAR); the LiDAR value is what that reading leaves. Only the order of the stabilization modes has a meaning."
    },
    {
      "id": "systems",
      "kind": "reported",
      "reference": "github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11)",
      "note": "The systems of a public table. It has no last one: iOS 26 still came on 2026-05-11. Whether iOS 27 does is not known here, so the last one is left out."
    },
    {
      "id": "camera-control",
      "kind": "estimated",
      "reference": "AVCaptureSession.h, iOS SDK 18: supportsControls, maxControlsCount",
      "note": "Held of every iPhone: Camera Control came with iPhone 16, so an earlier one takes no controls. Not read on this device."
    },
    {
      "id": "inventory",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/KyleBing/iphone src/iPhones.js @ad9de5d61e874c18cdc801ffe2805e9e152d6546",
      "note": "A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/kb/SP875, was not read."
    },
    {
      "id": "sensors",
      "kind": "reported",
      "reference": "a copy of Apple's text on iPhone 14 Pro Max in public code; a copy of Apple's compare pages in public code",
      "note": "The size of the largest still of the camera, which is taken for that of the sensor. Modes of other shapes may be a little wider."
    },
    {
      "id": "depth-sensors",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct",
      "note": "A depth camera's own video is that of its YUV camera, the wide one of its side: so is the sensor."
    },
    {
      "id": "lights",
      "kind": "estimated",
      "reference": "AVCaptureDevice.h: hasTorch, hasFlash",
      "note": "Held of every iPhone: the cameras at the back have a torch and a flash, those at the front have no torch. Whether these have a flash is not known. Not read on this device."
    }
  ]
}

"""####
    case "iphone-16-pro":
      ####"""
{
  "capplanProfile": 1,
  "id": "iphone-16-pro",
  "name": "iPhone 16 Pro",
  "modelIdentifiers": ["iPhone17,1"],
  "operatingSystem": "iOS 26.6",
  "chip": "A18 Pro",
  "multiCamSupported": true,
  "firstOperatingSystem": { "value": "18.0", "source": "systems" },
  "camerasComplete": { "value": true, "source": "inventory" },
  "cameras": [
    {
      "deviceType": "builtInUltraWideCamera",
      "position": "back",
      "name": "Back Ultra Wide Camera",
      "sensor": { "value": { "width": 8064, "height": 6048 }, "source": "sensors" },
      "hasTorch": { "value": true, "source": "lights" },
      "hasFlash": { "value": true, "source": "lights" },
      "source": "formats",
      "formats": [
        { "width": 640, "height": 480, "multiCam": true, "readout": null, "fieldOfView": 101 },
        { "width": 1920, "height": 1080, "multiCam": true, "readout": null, "fieldOfView": 106.2 },
        { "width": 3840, "height": 2160, "multiCam": true, "readout": null, "fieldOfView": 106.2007 }
      ],
      "formatsComplete": false,
      "multiCamFormatsComplete": false
    },
    {
      "deviceType": "builtInLiDARDepthCamera",
      "position": "back",
      "name": "Back LiDAR Depth Camera",
      "constituents": ["builtInWideAngleCamera"],
      "sensor": { "value": { "width": 8064, "height": 6048 }, "source": "depth-sensors" },
      "hasTorch": { "value": true, "source": "lights" },
      "hasFlash": { "value": true, "source": "lights" },
      "source": "formats",
      "formats": [
        { "width": 640, "height": 480, "multiCam": true, "readout": null, "fieldOfView": 69.52744, "depthFormats": [{ "width": 320, "height": 240, "pixelFormats": ["fdep"] }], "source": "lidar" }
      ],
      "formatsComplete": false,
      "multiCamFormatsComplete": false
    },
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "back",
      "name": "Back Camera",
      "sensor": { "value": { "width": 8064, "height": 6048 }, "source": "sensors" },
      "hasTorch": { "value": true, "source": "lights" },
      "hasFlash": { "value": true, "source": "lights" },
      "source": "hardware",
      "formats": [],
      "formatsComplete": false,
      "multiCamFormatsComplete": false
    },
    {
      "deviceType": "builtInTelephotoCamera",
      "position": "back",
      "name": "Back Telephoto Camera",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "hasTorch": { "value": true, "source": "lights" },
      "hasFlash": { "value": true, "source": "lights" },
      "source": "hardware",
      "formats": [],
      "formatsComplete": false,
      "multiCamFormatsComplete": false
    },
    {
      "deviceType": "builtInDualCamera",
      "position": "back",
      "name": "Back Dual Camera",
      "constituents": ["builtInWideAngleCamera", "builtInTelephotoCamera"],
      "hasTorch": { "value": true, "source": "lights" },
      "hasFlash": { "value": true, "source": "lights" },
      "source": "hardware",
      "formats": [],
      "formatsComplete": false,
      "multiCamFormatsComplete": false,
      "manualControls": false
    },
    {
      "deviceType": "builtInDualWideCamera",
      "position": "back",
      "name": "Back Dual Wide Camera",
      "constituents": ["builtInUltraWideCamera", "builtInWideAngleCamera"],
      "hasTorch": { "value": true, "source": "lights" },
      "hasFlash": { "value": true, "source": "lights" },
      "source": "hardware",
      "formats": [],
      "formatsComplete": false,
      "multiCamFormatsComplete": false,
      "manualControls": false
    },
    {
      "deviceType": "builtInTripleCamera",
      "position": "back",
      "name": "Back Triple Camera",
      "constituents": ["builtInUltraWideCamera", "builtInWideAngleCamera", "builtInTelephotoCamera"],
      "hasTorch": { "value": true, "source": "lights" },
      "hasFlash": { "value": true, "source": "lights" },
      "source": "hardware",
      "formats": [],
      "formatsComplete": false,
      "multiCamFormatsComplete": false,
      "manualControls": false
    },
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "front",
      "name": "Front Camera",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "hasTorch": { "value": false, "source": "lights" },
      "source": "hardware",
      "formats": [],
      "formatsComplete": false,
      "multiCamFormatsComplete": false
    },
    {
      "deviceType": "builtInTrueDepthCamera",
      "position": "front",
      "name": "Front TrueDepth Camera",
      "constituents": ["builtInWideAngleCamera"],
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "depth-sensors" },
      "hasTorch": { "value": false, "source": "lights" },
      "source": "hardware",
      "formats": [],
      "formatsComplete": false,
      "multiCamFormatsComplete": false
    }
  ],
  "multiCamDeviceSets": {
    "complete": false,
    "source": "formats",
    "sets": [
      [{ "deviceType": "builtInLiDARDepthCamera", "position": "back" }, { "deviceType": "builtInUltraWideCamera", "position": "back" }]
    ]
  },
  "microphones": { "beams": ["front", "back"], "source": "microphones" },
  "costModel": {
    "basis": "estimated",
    "note": "Fitted to the one public reading, LiDAR with ultra wide, whose maximum rates and binning were not printed: the interval holds what they can have been. systemPressureCost rests on the same reading, which cannot tell its contributors apart.",
    "hardware": {
      "pixelBudget": {
        "atZeroWeight": { "low": 628872652, "value": 923297732, "high": 3144244848 },
        "perUnitWeight": { "low": 413416312, "value": 509866404, "high": 1216678493 },
        "source": "budget"
      },
      "deliveredWeight": { "low": 0, "value": 0.5, "high": 1, "source": "weight" },
      "depthStream": { "low": 0, "value": 0.1, "high": 0.2, "source": "depth-cost" },
      "hdrFactor": { "low": 1, "value": 2, "high": 2, "source": "hdr" }
    },
    "systemPressure": {
      "restsOnReading": true,
      "perHardwareCost": { "low": 0, "value": 1.38, "high": 3.18, "source": "pressure-reading" },
      "stabilization": {
        "standard": { "low": 0, "value": 0.05, "high": 0.3, "source": "pressure" },
        "cinematic": { "low": 0, "value": 0.1, "high": 0.4, "source": "pressure" },
        "cinematicExtended": { "low": 0, "value": 0.15, "high": 0.5, "source": "pressure" },
        "cinematicExtendedEnhanced": { "low": 0, "value": 0.2, "high": 0.6, "source": "pressure" },
        "previewOptimized": { "low": 0, "value": 0.05, "high": 0.3, "source": "pressure" },
        "lowLatency": { "low": 0, "value": 0.05, "high": 0.3, "source": "pressure" }
      },
      "opticalStabilization": { "low": 0, "value": 0.05, "high": 0.3, "source": "pressure" },
      "videoHDR": { "low": 0, "value": 0.1, "high": 0.6, "source": "pressure" },
      "depthProjector": { "low": 0, "value": 0.3, "high": 1.985, "source": "pressure" },
      "lidar": { "low": 0, "value": 1.262, "high": 1.985, "source": "pressure-reading" },
      "microphoneBeam": { "low": 0, "value": 0.02, "high": 0.1, "source": "pressure" }
    },
    "readings": [
      {
        "id": "16pro-lidar-uw",
        "hardwareCost": 0.62418437,
        "systemPressureCost": 1.9852095,
        "configuration": "back ultra wide at 3840x2160 and back LiDAR at 640x480 with its largest float32 depth map, unfiltered; 2 video data outputs, 1 depth data output, no preview; read inside the configuration, before the start; iOS 26.6",
        "source": "reading"
      }
    ]
  },
  "sources": [
    {
      "id": "identity",
      "kind": "reported",
      "reference": "general knowledge",
      "note": "Model identifier and chip. The identifier is stated by the reading's source."
    },
    {
      "id": "hardware",
      "kind": "reported",
      "reference": "general knowledge",
      "note": "iPhone 16 Pro has wide and telephoto cameras at the back and a TrueDepth camera. No format of these cameras is known here."
    },
    {
      "id": "formats",
      "kind": "reported",
      "reference": "github.com/thirdcat/nav-data-recorder at 1a40cd2fb741bba58088eb06596e7b42ef604804: docs/SCAN_PRESET.md, calib/README.md",
      "note": "Formats that sessions used, chosen among multi-cam formats by the program: size and field of view are recorded, rates, binning and stills are not, nor their places in the list. The set is one that ran."
    },
    {
      "id": "lidar",
      "kind": "derived",
      "reference": "github.com/thirdcat/nav-data-recorder at 1a40cd2fb741bba58088eb06596e7b42ef604804: docs/SCAN_PRESET.md, calib/README.md; WWDC22 session 110429; https://developer.apple.com/videos/play/wwdc2022/110429/",
      "note": "The format is reported as the multi-cam format with the largest depth map, in float32; the size of that map is not recorded. 320x240 is the largest that the talk gives for 4:3 video."
    },
    {
      "id": "reading",
      "kind": "reported",
      "reference": "github.com/thirdcat/nav-data-recorder at 1a40cd2fb741bba58088eb06596e7b42ef604804: docs/SCAN_PRESET.md, calib/README.md",
      "note": "Both costs in full precision, logged by every such session."
    },
    {
      "id": "budget",
      "kind": "estimated",
      "reference": "github.com/thirdcat/nav-data-recorder at 1a40cd2fb741bba58088eb06596e7b42ef604804: docs/SCAN_PRESET.md, calib/README.md",
      "note": "(readout + w x delivered) x rate summed over both cameras, divided by the reading less the depth stream. Value: ultra wide 4224x2376 at 30, LiDAR's 640x480 binned, 2016x1512 at 60, depth stream 0.1: (301086720 + 182891520) / 0.524 and (248832000 + 18432000) / 0.524 x w. Low end: the binned one at 30 and no cost of depth: 392532480 / 0.624 and 258048000 / 0.624 x w. High end: ultra wide at 60, 640x480 from 4032x3024 at 60, depth stream 0.2: 1333739520 / 0.424 and 516096000 / 0.424 x w. Rates, binning and sensor modes are assumed from the tables of other models."
    },
    {
      "id": "pressure-reading",
      "kind": "estimated",
      "reference": "github.com/thirdcat/nav-data-recorder at 1a40cd2fb741bba58088eb06596e7b42ef604804: docs/SCAN_PRESET.md, calib/README.md",
      "note": "systemPressureCost 1.985 at a hardwareCost of 0.624 with LiDAR depth. The share of hardwareCost: 1.38, what an iPhone 17 shows at most; at most 1.985 / 0.624 = 3.18 if nothing else contributed. With 1.38 the contributors make at least 1.985 - 1.38 x 0.624 = 1.12 in all; the LiDAR is given all of it, with 0.1 of hardwareCost taken for the depth stream 1.985 - 1.38 x 0.524 = 1.262. What of it is optical stabilization or HDR is not known, so the LiDAR may be anything from 0 to 1.985."
    },
    {
      "id": "pressure",
      "kind": "estimated",
      "reference": "github.com/thirdcat/nav-data-recorder at 1a40cd2fb741bba58088eb06596e7b42ef604804: docs/SCAN_PRESET.md, calib/README.md",
      "note": "All contributors start at 0 and none has a reading of its own; 1.985, the whole of the one reading, bounds any of them that was on. Only the order of the stabilization modes has a meaning."
    },
    {
      "id": "virtual-cameras",
      "kind": "documented",
      "reference": "AVCaptureDevice.h, iOS SDK 17.2: AVCaptureDeviceTypeBuiltInDualCamera, BuiltInDualWideCamera, BuiltInTripleCamera",
      "note": "These virtual cameras support neither custom exposure nor manual exposure brackets, nor locking the lens or the white balance at other than the current value: manualControls is false. Their constituents are part of the definition."
    },
    {
      "id": "microphones",
      "kind": "derived",
      "reference": "WWDC19 session 225, slides Multi-Microphone Capture; https://developer.apple.com/videos/play/wwdc2019/225/",
      "note": "The talk gives every multi-camera session on an iPhone an omnidirectional port, a front and a back beam; it does not name this model. How many microphones it has is left open."
    },
    {
      "id": "weight",
      "kind": "estimated",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturemulticamsession/hardwarecost",
      "note": "How much a delivered pixel weighs against a sensor pixel is not published: the whole range from 0 to 1, with its middle as the value."
    },
    {
      "id": "depth-cost",
      "kind": "estimated",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturemulticamsession/hardwarecost",
      "note": "Apple says that every camera which streams depth adds to hardwareCost, not how much. No public reading tells it apart. From nothing to a fifth of the budget; the value is the middle."
    },
    {
      "id": "hdr",
      "kind": "derived",
      "reference": "AVCaptureDevice.h, iOS SDK 17.2: AVCaptureDeviceFormat.videoHDRSupported",
      "note": "Apple says that video HDR reads the sensor at twice the published rate: factor 2. The low end is 1, since newer ways of HDR need no second exposure."
    },
    {
      "id": "systems",
      "kind": "reported",
      "reference": "github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11)",
      "note": "The systems of a public table. It has no last one: iOS 26 still came on 2026-05-11. Whether iOS 27 does is not known here, so the last one is left out."
    },
    {
      "id": "inventory",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/KyleBing/iphone src/iPhones.js @ad9de5d61e874c18cdc801ffe2805e9e152d6546",
      "note": "A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/en-us/121031, was not read."
    },
    {
      "id": "sensors",
      "kind": "reported",
      "reference": "copies of GSMArena's table and of Apple's text on iPhone 16 Pro Max in public code; a copy of Apple's text on iPhone 16 Pro in public code",
      "note": "The size of the largest still of the camera, which is taken for that of the sensor. Modes of other shapes may be a little wider."
    },
    {
      "id": "depth-sensors",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct",
      "note": "A depth camera's own video is that of its YUV camera, the wide one of its side: so is the sensor."
    },
    {
      "id": "lights",
      "kind": "estimated",
      "reference": "AVCaptureDevice.h: hasTorch, hasFlash",
      "note": "Held of every iPhone: the cameras at the back have a torch and a flash, those at the front have no torch. Whether these have a flash is not known. Not read on this device."
    }
  ]
}

"""####
    case "iphone-17":
      ####"""
{
  "capplanProfile": 1,
  "id": "iphone-17",
  "name": "iPhone 17",
  "modelIdentifiers": [],
  "chip": "A19",
  "multiCamSupported": true,
  "firstOperatingSystem": { "value": "26.0", "source": "systems" },
  "lastOperatingSystem": { "value": "none", "source": "newer-systems" },
  "camerasComplete": { "value": true, "source": "inventory" },
  "cameras": [
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "back",
      "name": "Back Camera",
      "sensor": { "value": { "width": 8064, "height": 6048 }, "source": "sensors" },
      "hasTorch": { "value": true, "source": "lights" },
      "hasFlash": { "value": true, "source": "lights" },
      "source": "reading",
      "formats": [],
      "formatsComplete": false,
      "multiCamFormatsComplete": false
    },
    {
      "deviceType": "builtInUltraWideCamera",
      "position": "back",
      "name": "Back Ultra Wide Camera",
      "sensor": { "value": { "width": 8064, "height": 6048 }, "source": "sensors" },
      "hasTorch": { "value": true, "source": "lights" },
      "hasFlash": { "value": true, "source": "lights" },
      "source": "reading",
      "formats": [],
      "formatsComplete": false,
      "multiCamFormatsComplete": false
    },
    {
      "deviceType": "builtInDualWideCamera",
      "position": "back",
      "name": "Back Dual Wide Camera",
      "constituents": ["builtInUltraWideCamera", "builtInWideAngleCamera"],
      "hasTorch": { "value": true, "source": "lights" },
      "hasFlash": { "value": true, "source": "lights" },
      "source": "reading",
      "formats": [],
      "formatsComplete": false,
      "multiCamFormatsComplete": false,
      "manualControls": false
    },
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "front",
      "name": "Front Camera",
      "sensor": { "value": { "width": 4896, "height": 4896 }, "source": "front-sensor" },
      "hasTorch": { "value": false, "source": "lights" },
      "source": "hardware",
      "formats": [],
      "formatsComplete": false,
      "multiCamFormatsComplete": false
    },
    {
      "deviceType": "builtInUltraWideCamera",
      "position": "front",
      "name": "Front Ultra Wide Camera",
      "sensor": { "value": { "width": 4896, "height": 4896 }, "source": "sensors" },
      "hasTorch": { "value": false, "source": "lights" },
      "source": "front-ultra-wide",
      "formats": [],
      "formatsComplete": false,
      "multiCamFormatsComplete": false
    },
    {
      "deviceType": "builtInTrueDepthCamera",
      "position": "front",
      "name": "Front TrueDepth Camera",
      "constituents": ["builtInWideAngleCamera"],
      "hasTorch": { "value": false, "source": "lights" },
      "source": "hardware",
      "formats": [],
      "formatsComplete": false,
      "multiCamFormatsComplete": false
    }
  ],
  "multiCamDeviceSets": {
    "complete": false,
    "source": "reading",
    "sets": [
      [{ "deviceType": "builtInWideAngleCamera", "position": "back" }, { "deviceType": "builtInUltraWideCamera", "position": "back" }]
    ]
  },
  "microphones": { "beams": ["front", "back"], "source": "microphones" },
  "costModel": {
    "basis": "estimated",
    "note": "The budget is the A12's, borrowed: the one reading, 0.5, is rounded and does not name its formats. It lies within what the borrowed budget gives for two cameras at 1080p30. systemPressureCost rests on the same reading, of low trust.",
    "hardware": {
      "pixelBudget": {
        "atZeroWeight": { "low": 731566080, "value": 742495952, "high": 1805617511 },
        "perUnitWeight": { "low": 165888000, "value": 186530735, "high": 373061469 },
        "source": "budget"
      },
      "deliveredWeight": { "low": 0, "value": 0.5, "high": 1, "source": "weight" },
      "depthStream": { "low": 0, "value": 0.1, "high": 0.2, "source": "depth-cost" },
      "hdrFactor": { "low": 1, "value": 2, "high": 2, "source": "hdr" }
    },
    "systemPressure": {
      "restsOnReading": true,
      "perHardwareCost": { "low": 0, "value": 1.38, "high": 1.38, "source": "pressure-reading" },
      "stabilization": {
        "standard": { "low": 0, "value": 0.05, "high": 0.3, "source": "pressure" },
        "cinematic": { "low": 0, "value": 0.1, "high": 0.4, "source": "pressure" },
        "cinematicExtended": { "low": 0, "value": 0.15, "high": 0.5, "source": "pressure" },
        "cinematicExtendedEnhanced": { "low": 0, "value": 0.2, "high": 0.6, "source": "pressure" },
        "previewOptimized": { "low": 0, "value": 0.05, "high": 0.3, "source": "pressure" },
        "lowLatency": { "low": 0, "value": 0.05, "high": 0.3, "source": "pressure" }
      },
      "opticalStabilization": { "low": 0, "value": 0.05, "high": 0.3, "source": "pressure" },
      "videoHDR": { "low": 0, "value": 0.1, "high": 0.6, "source": "pressure" },
      "depthProjector": { "low": 0, "value": 0.3, "high": 1.2, "source": "pressure" },
      "lidar": { "low": 0, "value": 1.262, "high": 1.985, "source": "pressure" },
      "microphoneBeam": { "low": 0, "value": 0.02, "high": 0.1, "source": "pressure" }
    },
    "readings": [
      {
        "id": "17-uw-wide",
        "hardwareCost": 0.5,
        "systemPressureCost": 0.69,
        "configuration": "back wide or the dual wide camera with back ultra wide; 2 video data outputs, 2 photo outputs, previews; formats and rates not given; the same in four variants",
        "source": "reading"
      }
    ]
  },
  "sources": [
    {
      "id": "identity",
      "kind": "reported",
      "reference": "general knowledge",
      "note": "Chip. The source of the reading gives no model identifier."
    },
    {
      "id": "hardware",
      "kind": "reported",
      "reference": "general knowledge",
      "note": "iPhone 17 has a TrueDepth camera, and a front wide-angle device without depth. No format of these cameras is known here."
    },
    {
      "id": "reading",
      "kind": "reported",
      "reference": "a public repository's note of 2026-08-17 titled iPhone 17 matrix; its address was not recorded",
      "note": "Both costs rounded, formats not named: low trust. Whether the wide camera itself ran beside the ultra wide, or both as the dual wide camera, is not clear from the text; the pair of physical cameras is taken."
    },
    {
      "id": "pressure-reading",
      "kind": "estimated",
      "reference": "a public repository's note of 2026-08-17 titled iPhone 17 matrix; its address was not recorded",
      "note": "0.69 at a hardwareCost of 0.5: the share of hardwareCost is at most 0.69 / 0.5 = 1.38, and less if anything else contributed. No contributor is known to have been on, so the value is the whole."
    },
    {
      "id": "pressure",
      "kind": "estimated",
      "reference": "WWDC19 session 225, slides System Pressure Cost; https://developer.apple.com/videos/play/wwdc2019/225/",
      "note": "Apple names these drivers and publishes no figure. All start at 0; the high ends are round numbers below 1.985, the whole systemPressureCost of the reading of an iPhone 16 Pro, and the LiDAR figures are that reading's, though this device has none. Only the order of the stabilization modes has a meaning."
    },
    {
      "id": "virtual-cameras",
      "kind": "documented",
      "reference": "AVCaptureDevice.h, iOS SDK 17.2: AVCaptureDeviceTypeBuiltInDualCamera, BuiltInDualWideCamera, BuiltInTripleCamera",
      "note": "These virtual cameras support neither custom exposure nor manual exposure brackets, nor locking the lens or the white balance at other than the current value: manualControls is false. Their constituents are part of the definition."
    },
    {
      "id": "microphones",
      "kind": "derived",
      "reference": "WWDC19 session 225, slides Multi-Microphone Capture; https://developer.apple.com/videos/play/wwdc2019/225/",
      "note": "The talk gives every multi-camera session on an iPhone an omnidirectional port, a front and a back beam; it does not name this model. How many microphones it has is left open."
    },
    {
      "id": "budget",
      "kind": "estimated",
      "reference": "WWDC19 session 225, slide Supported MultiCam Formats (iPhone XS); github.com/naujgs/DualVideo at b6e14e38559eabcc898c230eb8e3d408ab453544: .planning/phases/02-recording-pipeline-compositor-writer-audio/02-03-SUMMARY.md, DualVideo/Features/Camera/CameraManager.swift",
      "note": "No reading of this chip can be fitted. Borrowed from the A12, where Apple's table for iPhone XS gives 731566080 + 165888000 x w as the low end, the iPhone XR reading 742495952 + 186530735 x w as the value and 902808756 + 186530735 x w as the high end. A later chip is taken to have at least that budget, so the costs are high rather than low; to leave room for a faster one the high end is doubled (1805617511 + 373061469 x w), which halves the low end of every cost."
    },
    {
      "id": "weight",
      "kind": "estimated",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturemulticamsession/hardwarecost",
      "note": "How much a delivered pixel weighs against a sensor pixel is not published: the whole range from 0 to 1, with its middle as the value."
    },
    {
      "id": "depth-cost",
      "kind": "estimated",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturemulticamsession/hardwarecost",
      "note": "Apple says that every camera which streams depth adds to hardwareCost, not how much. No public reading tells it apart. From nothing to a fifth of the budget; the value is the middle."
    },
    {
      "id": "hdr",
      "kind": "derived",
      "reference": "AVCaptureDevice.h, iOS SDK 17.2: AVCaptureDeviceFormat.videoHDRSupported",
      "note": "Apple says that video HDR reads the sensor at twice the published rate: factor 2. The low end is 1, since newer ways of HDR need no second exposure."
    },
    {
      "id": "front-ultra-wide",
      "kind": "documented",
      "reference": "https://developer.apple.com/documentation/avfoundation/adopting-smart-framing-in-your-camera-app",
      "note": "The page names iPhone 17, iPhone Air and iPhone 17 Pro and finds the camera as builtInUltraWideCamera at the front. None of its formats is known here."
    },
    {
      "id": "systems",
      "kind": "reported",
      "reference": "github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11)",
      "note": "The systems of a public table."
    },
    {
      "id": "newer-systems",
      "kind": "reported",
      "reference": "https://news.lavx.hu/article/ios-27-brings-dual-camera-to-facetime-but-only-iphone-17-and-newer-can-broadcast-it",
      "note": "iOS 27 is said to bring a feature to iPhone 17 and newer only: so it runs there, and no last system is known of."
    },
    {
      "id": "inventory",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/KyleBing/iphone src/iPhones.js @ad9de5d61e874c18cdc801ffe2805e9e152d6546",
      "note": "A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/en-us/125089, was not read."
    },
    {
      "id": "sensors",
      "kind": "reported",
      "reference": "a copy of Apple's text on iPhone 17 in public code; https://www.techradar.com/phones/iphone/iphone-17-lineup-photography-specs-explained-fusion-camera-center-stage-and-48mp-mode; https://developer.apple.com/documentation/avfoundation/adopting-smart-framing-in-your-camera-app",
      "note": "The size of the largest still of the camera, which is taken for that of the sensor. Modes of other shapes may be a little wider."
    },
    {
      "id": "front-sensor",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/adopting-smart-framing-in-your-camera-app",
      "note": "There is one camera at the front, which is presented as a wide and as an ultra wide one: the sensor of the wide camera is that of the ultra wide one. Its stills are smaller (4032x3024)."
    },
    {
      "id": "lights",
      "kind": "estimated",
      "reference": "AVCaptureDevice.h: hasTorch, hasFlash",
      "note": "Held of every iPhone: the cameras at the back have a torch and a flash, those at the front have no torch. Whether these have a flash is not known. Not read on this device."
    }
  ]
}

"""####
    case "iphone-17-pro":
      ####"""
{
  "capplanProfile": 1,
  "id": "iphone-17-pro",
  "name": "iPhone 17 Pro",
  "modelIdentifiers": ["iPhone18,1"],
  "operatingSystem": "iOS 26.4.2",
  "chip": "A19 Pro",
  "multiCamSupported": true,
  "firstOperatingSystem": { "value": "26.0", "source": "systems" },
  "lastOperatingSystem": { "value": "none", "source": "newer-systems" },
  "camerasComplete": { "value": true, "source": "inventory" },
  "cameras": [
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "back",
      "name": "Back Camera",
      "sensor": { "value": { "width": 8064, "height": 6048 }, "source": "sensors" },
      "hasTorch": { "value": true, "source": "lights" },
      "hasFlash": { "value": true, "source": "lights" },
      "source": "formats",
      "formats": [
        { "width": 192, "height": 144, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": null, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 192, "height": 144 }, { "width": 4032, "height": 3024 }], "fieldOfView": 69.5274429321289, "maxZoomFactor": 189, "stabilizationModes": ["auto", "off"], "colorSpaces": ["sRGB"], "videoHDR": true },
        { "width": 192, "height": 144, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": null, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 192, "height": 144 }, { "width": 4032, "height": 3024 }], "fieldOfView": 69.5274429321289, "maxZoomFactor": 189, "stabilizationModes": ["auto", "off"], "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": true },
        { "width": 352, "height": 288, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": null, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 352, "height": 288 }, { "width": 3696, "height": 3024 }], "fieldOfView": 64.9322509765625, "maxZoomFactor": 189, "stabilizationModes": ["auto", "off"], "colorSpaces": ["sRGB"], "videoHDR": true },
        { "width": 352, "height": 288, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": null, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 352, "height": 288 }, { "width": 3696, "height": 3024 }], "fieldOfView": 64.9322509765625, "maxZoomFactor": 189, "stabilizationModes": ["auto", "off"], "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": true },
        { "width": 480, "height": 360, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": null, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 480, "height": 360 }, { "width": 4032, "height": 3024 }], "fieldOfView": 69.5274429321289, "maxZoomFactor": 189, "stabilizationModes": ["auto", "off"], "colorSpaces": ["sRGB"], "videoHDR": true },
        { "width": 480, "height": 360, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": null, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 480, "height": 360 }, { "width": 4032, "height": 3024 }], "fieldOfView": 69.5274429321289, "maxZoomFactor": 189, "stabilizationModes": ["auto", "off"], "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": true },
        { "width": 640, "height": 480, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": null, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 640, "height": 480 }, { "width": 4032, "height": 3024 }], "fieldOfView": 69.5274429321289, "maxZoomFactor": 189, "stabilizationModes": ["auto", "off"], "colorSpaces": ["sRGB"], "videoHDR": true },
        { "width": 640, "height": 480, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": null, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 640, "height": 480 }, { "width": 4032, "height": 3024 }], "fieldOfView": 69.5274429321289, "maxZoomFactor": 189, "stabilizationModes": ["auto", "off"], "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": true },
        { "width": 640, "height": 480, "minFrameRate": 1, "maxFrameRate": 60, "binned": true, "multiCam": null, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 640, "height": 480 }, { "width": 2016, "height": 1512 }], "fieldOfView": 69.5274429321289, "maxZoomFactor": 94.5, "stabilizationModes": ["auto", "off"], "colorSpaces": ["sRGB"], "videoHDR": false },
        { "width": 640, "height": 480, "minFrameRate": 1, "maxFrameRate": 60, "binned": true, "multiCam": null, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 640, "height": 480 }, { "width": 2016, "height": 1512 }], "fieldOfView": 69.5274429321289, "maxZoomFactor": 94.5, "stabilizationModes": ["auto", "off"], "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": false },
        { "width": 960, "height": 540, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": null, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 960, "height": 540 }, { "width": 4224, "height": 2376 }], "fieldOfView": 74.59712219238281, "maxZoomFactor": 123.75, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended", "cinematicExtendedEnhanced"], "colorSpaces": ["sRGB"], "videoHDR": true },
        { "width": 960, "height": 540, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": null, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 960, "height": 540 }, { "width": 4224, "height": 2376 }], "fieldOfView": 74.59712219238281, "maxZoomFactor": 123.75, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended", "cinematicExtendedEnhanced"], "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": true },
        { "width": 1024, "height": 768, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": null, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 1024, "height": 768 }, { "width": 4032, "height": 3024 }], "fieldOfView": 69.5274429321289, "maxZoomFactor": 171.875, "stabilizationModes": ["auto", "off", "standard"], "colorSpaces": ["sRGB"], "videoHDR": true },
        { "width": 1024, "height": 768, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": null, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 1024, "height": 768 }, { "width": 4032, "height": 3024 }], "fieldOfView": 69.5274429321289, "maxZoomFactor": 171.875, "stabilizationModes": ["auto", "off", "standard"], "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": true },
        { "width": 1280, "height": 720, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": null, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 1280, "height": 720 }, { "width": 4224, "height": 2376 }], "fieldOfView": 74.59712219238281, "maxZoomFactor": 123.75, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended", "cinematicExtendedEnhanced"], "colorSpaces": ["sRGB"], "videoHDR": true },
        { "width": 1280, "height": 720, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": null, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 1280, "height": 720 }, { "width": 4224, "height": 2376 }], "fieldOfView": 74.59712219238281, "maxZoomFactor": 123.75, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended", "cinematicExtendedEnhanced"], "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": true },
        { "width": 1280, "height": 720, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": null, "pixelFormats": ["x420"], "photoDimensions": [{ "width": 1280, "height": 720 }, { "width": 4224, "height": 2376 }], "fieldOfView": 74.59712219238281, "maxZoomFactor": 123.75, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended", "cinematicExtendedEnhanced"], "colorSpaces": ["HLG_BT2020"], "videoHDR": false },
        { "width": 1280, "height": 720, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": null, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 1280, "height": 720 }, { "width": 4224, "height": 2376 }], "fieldOfView": 74.59712219238281, "maxZoomFactor": 123.75, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended", "cinematicExtendedEnhanced"], "colorSpaces": ["sRGB"], "videoHDR": true },
        { "width": 1280, "height": 720, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": null, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 1280, "height": 720 }, { "width": 4224, "height": 2376 }], "fieldOfView": 74.59712219238281, "maxZoomFactor": 123.75, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended", "cinematicExtendedEnhanced"], "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": true },
        { "width": 1280, "height": 720, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": null, "pixelFormats": ["x420"], "photoDimensions": [{ "width": 1280, "height": 720 }, { "width": 4224, "height": 2376 }], "fieldOfView": 74.59712219238281, "maxZoomFactor": 123.75, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended", "cinematicExtendedEnhanced"], "colorSpaces": ["HLG_BT2020"], "videoHDR": false },
        { "width": 1280, "height": 720, "minFrameRate": 1, "maxFrameRate": 60, "binned": true, "multiCam": null, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 1280, "height": 720 }, { "width": 2112, "height": 1188 }], "fieldOfView": 74.59712219238281, "maxZoomFactor": 61.875, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended"], "colorSpaces": ["sRGB"], "videoHDR": false },
        { "width": 1280, "height": 720, "minFrameRate": 1, "maxFrameRate": 60, "binned": true, "multiCam": null, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 1280, "height": 720 }, { "width": 2112, "height": 1188 }], "fieldOfView": 74.59712219238281, "maxZoomFactor": 61.875, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended"], "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": false },
        { "width": 1280, "height": 720, "minFrameRate": 1, "maxFrameRate": 240, "binned": true, "multiCam": null, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 1280, "height": 720 }], "readout": { "low": 921600, "value": 2509056, "high": 2509056 }, "fieldOfView": 74.59712219238281, "maxZoomFactor": 67.5, "stabilizationModes": ["auto", "off", "standard"], "colorSpaces": ["sRGB"], "videoHDR": false, "source": "readout" },
        { "width": 1280, "height": 720, "minFrameRate": 1, "maxFrameRate": 240, "binned": true, "multiCam": null, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 1280, "height": 720 }], "readout": { "low": 921600, "value": 2509056, "high": 2509056 }, "fieldOfView": 74.59712219238281, "maxZoomFactor": 67.5, "stabilizationModes": ["auto", "off", "standard"], "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": false, "source": "readout" },
        { "width": 1440, "height": 1080, "minFrameRate": 1, "maxFrameRate": 60, "binned": true, "multiCam": null, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 1440, "height": 1080 }, { "width": 2016, "height": 1512 }], "fieldOfView": 69.5274429321289, "maxZoomFactor": 94.5, "stabilizationModes": ["auto", "off"], "colorSpaces": ["sRGB"], "videoHDR": false },
        { "width": 1440, "height": 1080, "minFrameRate": 1, "maxFrameRate": 60, "binned": true, "multiCam": null, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 1440, "height": 1080 }, { "width": 2016, "height": 1512 }], "fieldOfView": 69.5274429321289, "maxZoomFactor": 94.5, "stabilizationModes": ["auto", "off"], "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": false },
        { "width": 1920, "height": 1080, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": null, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 1920, "height": 1080 }, { "width": 4224, "height": 2376 }], "fieldOfView": 74.59712219238281, "maxZoomFactor": 123.75, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended", "cinematicExtendedEnhanced"], "colorSpaces": ["sRGB"], "videoHDR": true },
        { "width": 1920, "height": 1080, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": null, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 1920, "height": 1080 }, { "width": 4224, "height": 2376 }], "fieldOfView": 74.59712219238281, "maxZoomFactor": 123.75, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended", "cinematicExtendedEnhanced"], "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": true },
        { "width": 1920, "height": 1080, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": null, "pixelFormats": ["x420"], "photoDimensions": [{ "width": 1920, "height": 1080 }, { "width": 4224, "height": 2376 }], "fieldOfView": 74.59712219238281, "maxZoomFactor": 123.75, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended", "cinematicExtendedEnhanced"], "colorSpaces": ["HLG_BT2020"], "videoHDR": false },
        { "width": 1920, "height": 1080, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": null, "pixelFormats": ["x422"], "photoDimensions": [{ "width": 1920, "height": 1080 }, { "width": 4224, "height": 2376 }], "fieldOfView": 74.59712219238281, "maxZoomFactor": 123.75, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended", "cinematicExtendedEnhanced"], "colorSpaces": ["sRGB", "HLG_BT2020", "appleLog", "appleLog2"], "videoHDR": true },
        { "width": 1920, "height": 1080, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": null, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 1920, "height": 1080 }, { "width": 4224, "height": 2376 }], "fieldOfView": 74.59712219238281, "maxZoomFactor": 123.75, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended", "cinematicExtendedEnhanced"], "colorSpaces": ["sRGB"], "videoHDR": true },
        { "width": 1920, "height": 1080, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": null, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 1920, "height": 1080 }, { "width": 4224, "height": 2376 }], "fieldOfView": 74.59712219238281, "maxZoomFactor": 123.75, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended", "cinematicExtendedEnhanced"], "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": true },
        { "width": 1920, "height": 1080, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": null, "pixelFormats": ["x420"], "photoDimensions": [{ "width": 1920, "height": 1080 }, { "width": 4224, "height": 2376 }], "fieldOfView": 74.59712219238281, "maxZoomFactor": 123.75, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended", "cinematicExtendedEnhanced"], "colorSpaces": ["HLG_BT2020"], "videoHDR": false },
        { "width": 1920, "height": 1080, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": null, "pixelFormats": ["x422"], "photoDimensions": [{ "width": 1920, "height": 1080 }, { "width": 4224, "height": 2376 }], "fieldOfView": 74.59712219238281, "maxZoomFactor": 123.75, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended", "cinematicExtendedEnhanced"], "colorSpaces": ["sRGB", "HLG_BT2020", "appleLog", "appleLog2"], "videoHDR": true },
        { "width": 1920, "height": 1080, "minFrameRate": 1, "maxFrameRate": 60, "binned": true, "multiCam": null, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 1920, "height": 1080 }, { "width": 2112, "height": 1188 }], "fieldOfView": 74.59712219238281, "maxZoomFactor": 61.875, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended"], "colorSpaces": ["sRGB"], "videoHDR": false },
        { "width": 1920, "height": 1080, "minFrameRate": 1, "maxFrameRate": 60, "binned": true, "multiCam": null, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 1920, "height": 1080 }, { "width": 2112, "height": 1188 }], "fieldOfView": 74.59712219238281, "maxZoomFactor": 61.875, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended"], "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": false },
        { "width": 1920, "height": 1080, "minFrameRate": 1, "maxFrameRate": 120, "binned": false, "multiCam": null, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 1920, "height": 1080 }], "readout": { "low": 2073600, "value": 10036224, "high": 10036224 }, "fieldOfView": 74.59712219238281, "maxZoomFactor": 123.75, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended", "cinematicExtendedEnhanced"], "colorSpaces": ["sRGB"], "videoHDR": true, "source": "readout" },
        { "width": 1920, "height": 1080, "minFrameRate": 1, "maxFrameRate": 120, "binned": false, "multiCam": null, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 1920, "height": 1080 }], "readout": { "low": 2073600, "value": 10036224, "high": 10036224 }, "fieldOfView": 74.59712219238281, "maxZoomFactor": 123.75, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended", "cinematicExtendedEnhanced"], "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": true, "source": "readout" },
        { "width": 1920, "height": 1080, "minFrameRate": 1, "maxFrameRate": 120, "binned": false, "multiCam": null, "pixelFormats": ["x420"], "photoDimensions": [{ "width": 1920, "height": 1080 }], "readout": { "low": 2073600, "value": 10036224, "high": 10036224 }, "fieldOfView": 74.59712219238281, "maxZoomFactor": 123.75, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended", "cinematicExtendedEnhanced"], "colorSpaces": ["HLG_BT2020"], "videoHDR": false, "source": "readout" },
        { "width": 1920, "height": 1080, "minFrameRate": 1, "maxFrameRate": 120, "binned": false, "multiCam": null, "pixelFormats": ["x422"], "photoDimensions": [{ "width": 1920, "height": 1080 }], "readout": { "low": 2073600, "value": 10036224, "high": 10036224 }, "fieldOfView": 74.59712219238281, "maxZoomFactor": 123.75, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended", "cinematicExtendedEnhanced"], "colorSpaces": ["sRGB", "HLG_BT2020", "appleLog", "appleLog2"], "videoHDR": true, "source": "readout" },
        { "width": 1920, "height": 1080, "minFrameRate": 1, "maxFrameRate": 240, "binned": true, "multiCam": null, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 1920, "height": 1080 }], "readout": { "low": 2073600, "value": 2509056, "high": 2509056 }, "fieldOfView": 74.59712219238281, "maxZoomFactor": 67.5, "stabilizationModes": ["auto", "off", "standard"], "colorSpaces": ["sRGB"], "videoHDR": false, "source": "readout" },
        { "width": 1920, "height": 1080, "minFrameRate": 1, "maxFrameRate": 240, "binned": true, "multiCam": null, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 1920, "height": 1080 }], "readout": { "low": 2073600, "value": 2509056, "high": 2509056 }, "fieldOfView": 74.59712219238281, "maxZoomFactor": 67.5, "stabilizationModes": ["auto", "off", "standard"], "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": false, "source": "readout" },
        { "width": 1920, "height": 1440, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": null, "pixelFormats": ["x422"], "photoDimensions": [{ "width": 1920, "height": 1440 }, { "width": 4032, "height": 3024 }], "fieldOfView": 72.04411315917969, "maxZoomFactor": 157.5, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended"], "colorSpaces": ["sRGB", "HLG_BT2020", "appleLog", "appleLog2"], "videoHDR": true },
        { "width": 1920, "height": 1440, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": null, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 1920, "height": 1440 }, { "width": 4032, "height": 3024 }], "fieldOfView": 72.04411315917969, "maxZoomFactor": 157.5, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended"], "colorSpaces": ["sRGB"], "videoHDR": true },
        { "width": 1920, "height": 1440, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": null, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 1920, "height": 1440 }, { "width": 4032, "height": 3024 }], "fieldOfView": 72.04411315917969, "maxZoomFactor": 157.5, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended"], "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": true },
        { "width": 1920, "height": 1440, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": null, "pixelFormats": ["x420"], "photoDimensions": [{ "width": 1920, "height": 1440 }, { "width": 4032, "height": 3024 }], "fieldOfView": 72.04411315917969, "maxZoomFactor": 157.5, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended"], "colorSpaces": ["HLG_BT2020"], "videoHDR": false },
        { "width": 1920, "height": 1440, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": null, "pixelFormats": ["x422"], "photoDimensions": [{ "width": 1920, "height": 1440 }, { "width": 4032, "height": 3024 }], "fieldOfView": 72.04411315917969, "maxZoomFactor": 157.5, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended"], "colorSpaces": ["sRGB", "HLG_BT2020", "appleLog", "appleLog2"], "videoHDR": true },
        { "width": 1920, "height": 1440, "minFrameRate": 1, "maxFrameRate": 60, "binned": true, "multiCam": null, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 1920, "height": 1440 }, { "width": 2016, "height": 1512 }], "fieldOfView": 72.04411315917969, "maxZoomFactor": 94.5, "stabilizationModes": ["auto", "off"], "colorSpaces": ["sRGB"], "videoHDR": false },
        { "width": 1920, "height": 1440, "minFrameRate": 1, "maxFrameRate": 60, "binned": true, "multiCam": null, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 1920, "height": 1440 }, { "width": 2016, "height": 1512 }], "fieldOfView": 72.04411315917969, "maxZoomFactor": 94.5, "stabilizationModes": ["auto", "off"], "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": false },
        { "width": 2592, "height": 1944, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": null, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 2592, "height": 1944 }, { "width": 4032, "height": 3024 }], "fieldOfView": 72.04411315917969, "maxZoomFactor": 189, "stabilizationModes": ["auto", "off"], "colorSpaces": ["sRGB"], "videoHDR": true },
        { "width": 2592, "height": 1944, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": null, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 2592, "height": 1944 }, { "width": 4032, "height": 3024 }], "fieldOfView": 72.04411315917969, "maxZoomFactor": 189, "stabilizationModes": ["auto", "off"], "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": true },
        { "width": 3264, "height": 2448, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": null, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 3264, "height": 2448 }, { "width": 4032, "height": 3024 }], "fieldOfView": 72.04411315917969, "maxZoomFactor": 189, "stabilizationModes": ["auto", "off"], "colorSpaces": ["sRGB"], "videoHDR": true },
        { "width": 3264, "height": 2448, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": null, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 3264, "height": 2448 }, { "width": 4032, "height": 3024 }], "fieldOfView": 72.04411315917969, "maxZoomFactor": 189, "stabilizationModes": ["auto", "off"], "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": true },
        { "width": 3840, "height": 2160, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": null, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 3840, "height": 2160 }, { "width": 4224, "height": 2376 }], "fieldOfView": 74.59712219238281, "maxZoomFactor": 129.125, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended", "cinematicExtendedEnhanced"], "colorSpaces": ["sRGB"], "videoHDR": true },
        { "width": 3840, "height": 2160, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": null, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 3840, "height": 2160 }, { "width": 4224, "height": 2376 }], "fieldOfView": 74.59712219238281, "maxZoomFactor": 129.125, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended", "cinematicExtendedEnhanced"], "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": true },
        { "width": 3840, "height": 2160, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": null, "pixelFormats": ["x420"], "photoDimensions": [{ "width": 3840, "height": 2160 }, { "width": 4224, "height": 2376 }], "fieldOfView": 74.59712219238281, "maxZoomFactor": 129.125, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended", "cinematicExtendedEnhanced"], "colorSpaces": ["HLG_BT2020"], "videoHDR": false },
        { "width": 3840, "height": 2160, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": null, "pixelFormats": ["x422"], "photoDimensions": [{ "width": 3840, "height": 2160 }, { "width": 4224, "height": 2376 }], "fieldOfView": 74.59712219238281, "maxZoomFactor": 129.125, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended", "cinematicExtendedEnhanced"], "colorSpaces": ["sRGB", "HLG_BT2020", "appleLog", "appleLog2"], "videoHDR": true },
        { "width": 3840, "height": 2160, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": null, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 3840, "height": 2160 }], "readout": { "low": 8294400, "value": 10036224, "high": 10036224 }, "fieldOfView": 74.59712219238281, "maxZoomFactor": 129.125, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended", "cinematicExtendedEnhanced"], "colorSpaces": ["sRGB"], "videoHDR": true, "source": "readout" },
        { "width": 3840, "height": 2160, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": null, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 3840, "height": 2160 }], "readout": { "low": 8294400, "value": 10036224, "high": 10036224 }, "fieldOfView": 74.59712219238281, "maxZoomFactor": 129.125, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended", "cinematicExtendedEnhanced"], "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": true, "source": "readout" },
        { "width": 3840, "height": 2160, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": null, "pixelFormats": ["x420"], "photoDimensions": [{ "width": 3840, "height": 2160 }], "readout": { "low": 8294400, "value": 10036224, "high": 10036224 }, "fieldOfView": 74.59712219238281, "maxZoomFactor": 129.125, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended", "cinematicExtendedEnhanced"], "colorSpaces": ["HLG_BT2020"], "videoHDR": false, "source": "readout" },
        { "width": 3840, "height": 2160, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": null, "pixelFormats": ["x422"], "photoDimensions": [{ "width": 3840, "height": 2160 }], "readout": { "low": 8294400, "value": 10036224, "high": 10036224 }, "fieldOfView": 74.59712219238281, "maxZoomFactor": 129.125, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended", "cinematicExtendedEnhanced"], "colorSpaces": ["sRGB", "HLG_BT2020", "appleLog", "appleLog2"], "videoHDR": true, "source": "readout" },
        { "width": 3840, "height": 2160, "minFrameRate": 1, "maxFrameRate": 120, "binned": false, "multiCam": null, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 3840, "height": 2160 }], "readout": { "low": 8294400, "value": 10036224, "high": 10036224 }, "fieldOfView": 74.59712219238281, "maxZoomFactor": 129.125, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended", "cinematicExtendedEnhanced"], "colorSpaces": ["sRGB"], "videoHDR": true, "source": "readout" },
        { "width": 3840, "height": 2160, "minFrameRate": 1, "maxFrameRate": 120, "binned": false, "multiCam": null, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 3840, "height": 2160 }], "readout": { "low": 8294400, "value": 10036224, "high": 10036224 }, "fieldOfView": 74.59712219238281, "maxZoomFactor": 129.125, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended", "cinematicExtendedEnhanced"], "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": true, "source": "readout" },
        { "width": 3840, "height": 2160, "minFrameRate": 1, "maxFrameRate": 120, "binned": false, "multiCam": null, "pixelFormats": ["x420"], "photoDimensions": [{ "width": 3840, "height": 2160 }], "readout": { "low": 8294400, "value": 10036224, "high": 10036224 }, "fieldOfView": 74.59712219238281, "maxZoomFactor": 129.125, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended", "cinematicExtendedEnhanced"], "colorSpaces": ["HLG_BT2020"], "videoHDR": false, "source": "readout" },
        { "width": 3840, "height": 2160, "minFrameRate": 1, "maxFrameRate": 120, "binned": false, "multiCam": null, "pixelFormats": ["x422"], "photoDimensions": [{ "width": 3840, "height": 2160 }], "readout": { "low": 8294400, "value": 10036224, "high": 10036224 }, "fieldOfView": 74.59712219238281, "maxZoomFactor": 129.125, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended", "cinematicExtendedEnhanced"], "colorSpaces": ["sRGB", "HLG_BT2020", "appleLog", "appleLog2"], "videoHDR": true, "source": "readout" },
        { "width": 4224, "height": 2240, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": null, "pixelFormats": ["btp2"], "photoDimensions": [{ "width": 4224, "height": 2240 }], "fieldOfView": 74.59712219238281, "maxZoomFactor": 1, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended", "cinematicExtendedEnhanced"], "colorSpaces": ["appleLog", "appleLog2"], "videoHDR": true },
        { "width": 4224, "height": 2240, "minFrameRate": 1, "maxFrameRate": 120, "binned": false, "multiCam": null, "pixelFormats": ["btp2"], "photoDimensions": [{ "width": 4224, "height": 2240 }], "fieldOfView": 74.59712219238281, "maxZoomFactor": 1, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended", "cinematicExtendedEnhanced"], "colorSpaces": ["appleLog", "appleLog2"], "videoHDR": true },
        { "width": 4032, "height": 3024, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": null, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 4032, "height": 3024 }, { "width": 8064, "height": 6048 }], "readout": { "low": 12192768, "value": 12192768, "high": 48771072 }, "fieldOfView": 72.04411315917969, "maxZoomFactor": 189, "stabilizationModes": ["auto", "off"], "colorSpaces": ["sRGB"], "videoHDR": true, "source": "readout" },
        { "width": 4032, "height": 3024, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": null, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 4032, "height": 3024 }, { "width": 8064, "height": 6048 }], "readout": { "low": 12192768, "value": 12192768, "high": 48771072 }, "fieldOfView": 72.04411315917969, "maxZoomFactor": 189, "stabilizationModes": ["auto", "off"], "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": true, "source": "readout" },
        { "width": 4224, "height": 3024, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": null, "pixelFormats": ["btp2"], "photoDimensions": [{ "width": 4224, "height": 3024 }], "fieldOfView": 74.59712219238281, "maxZoomFactor": 1, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended", "cinematicExtendedEnhanced"], "colorSpaces": ["appleLog", "appleLog2"], "videoHDR": true }
      ],
      "formatsComplete": true,
      "multiCamFormatsComplete": false
    },
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "front",
      "name": "Front Camera",
      "sensor": { "value": { "width": 4896, "height": 4896 }, "source": "front-sensor" },
      "hasTorch": { "value": false, "source": "lights" },
      "source": "formats",
      "formats": [
        { "width": 192, "height": 144, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": null, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 192, "height": 144 }, { "width": 4032, "height": 3024 }], "fieldOfView": 73.1939926147461, "maxZoomFactor": 189, "stabilizationModes": ["auto", "off"], "colorSpaces": ["sRGB"], "videoHDR": false },
        { "width": 192, "height": 144, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": null, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 192, "height": 144 }, { "width": 4032, "height": 3024 }], "fieldOfView": 73.1939926147461, "maxZoomFactor": 189, "stabilizationModes": ["auto", "off"], "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": false },
        { "width": 352, "height": 288, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": null, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 352, "height": 288 }, { "width": 3696, "height": 3024 }], "fieldOfView": 68.48641204833984, "maxZoomFactor": 189, "stabilizationModes": ["auto", "off"], "colorSpaces": ["sRGB"], "videoHDR": false },
        { "width": 352, "height": 288, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": null, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 352, "height": 288 }, { "width": 3696, "height": 3024 }], "fieldOfView": 68.48641204833984, "maxZoomFactor": 189, "stabilizationModes": ["auto", "off"], "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": false },
        { "width": 480, "height": 360, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": null, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 480, "height": 360 }, { "width": 4032, "height": 3024 }], "fieldOfView": 73.1939926147461, "maxZoomFactor": 189, "stabilizationModes": ["auto", "off"], "colorSpaces": ["sRGB"], "videoHDR": false },
        { "width": 480, "height": 360, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": null, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 480, "height": 360 }, { "width": 4032, "height": 3024 }], "fieldOfView": 73.1939926147461, "maxZoomFactor": 189, "stabilizationModes": ["auto", "off"], "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": false },
        { "width": 640, "height": 480, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": null, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 640, "height": 480 }, { "width": 4032, "height": 3024 }], "fieldOfView": 73.1939926147461, "maxZoomFactor": 189, "stabilizationModes": ["auto", "off"], "colorSpaces": ["sRGB"], "videoHDR": false },
        { "width": 640, "height": 480, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": null, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 640, "height": 480 }, { "width": 4032, "height": 3024 }], "fieldOfView": 73.1939926147461, "maxZoomFactor": 189, "stabilizationModes": ["auto", "off"], "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": false },
        { "width": 640, "height": 480, "minFrameRate": 1, "maxFrameRate": 60, "binned": true, "multiCam": null, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 640, "height": 480 }, { "width": 2016, "height": 1512 }], "fieldOfView": 73.1939926147461, "maxZoomFactor": 94.5, "stabilizationModes": ["auto", "off"], "colorSpaces": ["sRGB"], "videoHDR": true },
        { "width": 640, "height": 480, "minFrameRate": 1, "maxFrameRate": 60, "binned": true, "multiCam": null, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 640, "height": 480 }, { "width": 2016, "height": 1512 }], "fieldOfView": 73.1939926147461, "maxZoomFactor": 94.5, "stabilizationModes": ["auto", "off"], "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": true },
        { "width": 960, "height": 540, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": null, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 960, "height": 540 }, { "width": 4032, "height": 2268 }], "fieldOfView": 73.1939926147461, "maxZoomFactor": 128.875, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended"], "colorSpaces": ["sRGB"], "videoHDR": true },
        { "width": 960, "height": 540, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": null, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 960, "height": 540 }, { "width": 4032, "height": 2268 }], "fieldOfView": 73.1939926147461, "maxZoomFactor": 128.875, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended"], "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": true },
        { "width": 1024, "height": 768, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": null, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 1024, "height": 768 }, { "width": 4032, "height": 3024 }], "fieldOfView": 73.1939926147461, "maxZoomFactor": 171.875, "stabilizationModes": ["auto", "off", "standard"], "colorSpaces": ["sRGB"], "videoHDR": false },
        { "width": 1024, "height": 768, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": null, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 1024, "height": 768 }, { "width": 4032, "height": 3024 }], "fieldOfView": 73.1939926147461, "maxZoomFactor": 171.875, "stabilizationModes": ["auto", "off", "standard"], "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": false },
        { "width": 1280, "height": 720, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": null, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 1280, "height": 720 }, { "width": 4032, "height": 2268 }], "fieldOfView": 73.1939926147461, "maxZoomFactor": 128.875, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended"], "colorSpaces": ["sRGB"], "videoHDR": true },
        { "width": 1280, "height": 720, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": null, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 1280, "height": 720 }, { "width": 4032, "height": 2268 }], "fieldOfView": 73.1939926147461, "maxZoomFactor": 128.875, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended"], "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": true },
        { "width": 1280, "height": 720, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": null, "pixelFormats": ["x420"], "photoDimensions": [{ "width": 1280, "height": 720 }, { "width": 4032, "height": 2268 }], "fieldOfView": 73.1939926147461, "maxZoomFactor": 128.875, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended"], "colorSpaces": ["HLG_BT2020"], "videoHDR": false },
        { "width": 1280, "height": 720, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": null, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 1280, "height": 720 }, { "width": 4032, "height": 2268 }], "fieldOfView": 73.1939926147461, "maxZoomFactor": 128.875, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended"], "colorSpaces": ["sRGB"], "videoHDR": false },
        { "width": 1280, "height": 720, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": null, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 1280, "height": 720 }, { "width": 4032, "height": 2268 }], "fieldOfView": 73.1939926147461, "maxZoomFactor": 128.875, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended"], "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": false },
        { "width": 1280, "height": 720, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": null, "pixelFormats": ["x420"], "photoDimensions": [{ "width": 1280, "height": 720 }, { "width": 4032, "height": 2268 }], "fieldOfView": 73.1939926147461, "maxZoomFactor": 128.875, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended"], "colorSpaces": ["HLG_BT2020"], "videoHDR": false },
        { "width": 1280, "height": 720, "minFrameRate": 1, "maxFrameRate": 60, "binned": true, "multiCam": null, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 1280, "height": 720 }, { "width": 2016, "height": 1136 }], "fieldOfView": 73.19398498535156, "maxZoomFactor": 64.375, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended"], "colorSpaces": ["sRGB"], "videoHDR": true },
        { "width": 1280, "height": 720, "minFrameRate": 1, "maxFrameRate": 60, "binned": true, "multiCam": null, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 1280, "height": 720 }, { "width": 2016, "height": 1136 }], "fieldOfView": 73.19398498535156, "maxZoomFactor": 64.375, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended"], "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": true },
        { "width": 1280, "height": 720, "minFrameRate": 1, "maxFrameRate": 120, "binned": true, "multiCam": null, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 1280, "height": 720 }], "readout": { "low": 921600, "value": 2290176, "high": 2290176 }, "fieldOfView": 73.19398498535156, "maxZoomFactor": 64.375, "stabilizationModes": ["auto", "off", "standard", "cinematic"], "colorSpaces": ["sRGB"], "videoHDR": false, "source": "readout" },
        { "width": 1280, "height": 720, "minFrameRate": 1, "maxFrameRate": 120, "binned": true, "multiCam": null, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 1280, "height": 720 }], "readout": { "low": 921600, "value": 2290176, "high": 2290176 }, "fieldOfView": 73.19398498535156, "maxZoomFactor": 64.375, "stabilizationModes": ["auto", "off", "standard", "cinematic"], "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": false, "source": "readout" },
        { "width": 1440, "height": 1080, "minFrameRate": 1, "maxFrameRate": 60, "binned": true, "multiCam": null, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 1440, "height": 1080 }, { "width": 2016, "height": 1512 }], "fieldOfView": 73.1939926147461, "maxZoomFactor": 94.5, "stabilizationModes": ["auto", "off"], "colorSpaces": ["sRGB"], "videoHDR": true },
        { "width": 1440, "height": 1080, "minFrameRate": 1, "maxFrameRate": 60, "binned": true, "multiCam": null, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 1440, "height": 1080 }, { "width": 2016, "height": 1512 }], "fieldOfView": 73.1939926147461, "maxZoomFactor": 94.5, "stabilizationModes": ["auto", "off"], "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": true },
        { "width": 1920, "height": 1080, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": null, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 1920, "height": 1080 }, { "width": 4032, "height": 2268 }], "fieldOfView": 73.1939926147461, "maxZoomFactor": 128.875, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended"], "colorSpaces": ["sRGB"], "videoHDR": true },
        { "width": 1920, "height": 1080, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": null, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 1920, "height": 1080 }, { "width": 4032, "height": 2268 }], "fieldOfView": 73.1939926147461, "maxZoomFactor": 128.875, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended"], "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": true },
        { "width": 1920, "height": 1080, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": null, "pixelFormats": ["x420"], "photoDimensions": [{ "width": 1920, "height": 1080 }, { "width": 4032, "height": 2268 }], "fieldOfView": 73.1939926147461, "maxZoomFactor": 128.875, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended"], "colorSpaces": ["HLG_BT2020"], "videoHDR": false },
        { "width": 1920, "height": 1080, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": null, "pixelFormats": ["x422"], "photoDimensions": [{ "width": 1920, "height": 1080 }, { "width": 4032, "height": 2268 }], "fieldOfView": 73.1939926147461, "maxZoomFactor": 128.875, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended"], "colorSpaces": ["sRGB", "HLG_BT2020", "appleLog", "appleLog2"], "videoHDR": true },
        { "width": 1920, "height": 1080, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": null, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 1920, "height": 1080 }, { "width": 4032, "height": 2268 }], "fieldOfView": 73.1939926147461, "maxZoomFactor": 128.875, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended"], "colorSpaces": ["sRGB"], "videoHDR": false },
        { "width": 1920, "height": 1080, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": null, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 1920, "height": 1080 }, { "width": 4032, "height": 2268 }], "fieldOfView": 73.1939926147461, "maxZoomFactor": 128.875, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended"], "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": false },
        { "width": 1920, "height": 1080, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": null, "pixelFormats": ["x420"], "photoDimensions": [{ "width": 1920, "height": 1080 }, { "width": 4032, "height": 2268 }], "fieldOfView": 73.1939926147461, "maxZoomFactor": 128.875, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended"], "colorSpaces": ["HLG_BT2020"], "videoHDR": false },
        { "width": 1920, "height": 1080, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": null, "pixelFormats": ["x422"], "photoDimensions": [{ "width": 1920, "height": 1080 }, { "width": 4032, "height": 2268 }], "fieldOfView": 73.1939926147461, "maxZoomFactor": 128.875, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended"], "colorSpaces": ["sRGB", "HLG_BT2020", "appleLog", "appleLog2"], "videoHDR": false },
        { "width": 1920, "height": 1080, "minFrameRate": 1, "maxFrameRate": 60, "binned": true, "multiCam": null, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 1920, "height": 1080 }, { "width": 2016, "height": 1136 }], "fieldOfView": 73.1939926147461, "maxZoomFactor": 64.375, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended"], "colorSpaces": ["sRGB"], "videoHDR": true },
        { "width": 1920, "height": 1080, "minFrameRate": 1, "maxFrameRate": 60, "binned": true, "multiCam": null, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 1920, "height": 1080 }, { "width": 2016, "height": 1136 }], "fieldOfView": 73.1939926147461, "maxZoomFactor": 64.375, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended"], "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": true },
        { "width": 1920, "height": 1080, "minFrameRate": 1, "maxFrameRate": 120, "binned": true, "multiCam": null, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 1920, "height": 1080 }], "readout": { "low": 2073600, "value": 2290176, "high": 2290176 }, "fieldOfView": 73.1939926147461, "maxZoomFactor": 64.375, "stabilizationModes": ["auto", "off", "standard", "cinematic"], "colorSpaces": ["sRGB"], "videoHDR": false, "source": "readout" },
        { "width": 1920, "height": 1080, "minFrameRate": 1, "maxFrameRate": 120, "binned": true, "multiCam": null, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 1920, "height": 1080 }], "readout": { "low": 2073600, "value": 2290176, "high": 2290176 }, "fieldOfView": 73.1939926147461, "maxZoomFactor": 64.375, "stabilizationModes": ["auto", "off", "standard", "cinematic"], "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": false, "source": "readout" },
        { "width": 1920, "height": 1440, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": null, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 1920, "height": 1440 }, { "width": 4032, "height": 3024 }], "fieldOfView": 73.1939926147461, "maxZoomFactor": 171.875, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended"], "colorSpaces": ["sRGB"], "videoHDR": true },
        { "width": 1920, "height": 1440, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": null, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 1920, "height": 1440 }, { "width": 4032, "height": 3024 }], "fieldOfView": 73.1939926147461, "maxZoomFactor": 171.875, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended"], "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": true },
        { "width": 1920, "height": 1440, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": null, "pixelFormats": ["x420"], "photoDimensions": [{ "width": 1920, "height": 1440 }, { "width": 4032, "height": 3024 }], "fieldOfView": 73.1939926147461, "maxZoomFactor": 171.875, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended"], "colorSpaces": ["HLG_BT2020"], "videoHDR": false },
        { "width": 1920, "height": 1440, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": null, "pixelFormats": ["x422"], "photoDimensions": [{ "width": 1920, "height": 1440 }, { "width": 4032, "height": 3024 }], "fieldOfView": 73.1939926147461, "maxZoomFactor": 171.875, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended"], "colorSpaces": ["sRGB", "HLG_BT2020", "appleLog", "appleLog2"], "videoHDR": true },
        { "width": 1920, "height": 1440, "minFrameRate": 1, "maxFrameRate": 60, "binned": true, "multiCam": null, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 1920, "height": 1440 }, { "width": 2016, "height": 1512 }], "fieldOfView": 73.19398498535156, "maxZoomFactor": 94.5, "stabilizationModes": ["auto", "off"], "colorSpaces": ["sRGB"], "videoHDR": true },
        { "width": 1920, "height": 1440, "minFrameRate": 1, "maxFrameRate": 60, "binned": true, "multiCam": null, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 1920, "height": 1440 }, { "width": 2016, "height": 1512 }], "fieldOfView": 73.19398498535156, "maxZoomFactor": 94.5, "stabilizationModes": ["auto", "off"], "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": true },
        { "width": 3088, "height": 2316, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": null, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 3088, "height": 2316 }], "fieldOfView": 59.25596237182617, "maxZoomFactor": 144.75, "stabilizationModes": ["auto", "off"], "colorSpaces": ["sRGB"], "videoHDR": true },
        { "width": 3088, "height": 2316, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": null, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 3088, "height": 2316 }], "fieldOfView": 59.25596237182617, "maxZoomFactor": 144.75, "stabilizationModes": ["auto", "off"], "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": true },
        { "width": 3088, "height": 2316, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": null, "pixelFormats": ["x420"], "photoDimensions": [{ "width": 3088, "height": 2316 }], "fieldOfView": 59.25596237182617, "maxZoomFactor": 144.75, "stabilizationModes": ["auto", "off"], "colorSpaces": ["HLG_BT2020"], "videoHDR": false },
        { "width": 3840, "height": 2160, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": null, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 3840, "height": 2160 }, { "width": 4032, "height": 2268 }], "fieldOfView": 73.1939926147461, "maxZoomFactor": 128.875, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended"], "colorSpaces": ["sRGB"], "videoHDR": true },
        { "width": 3840, "height": 2160, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": null, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 3840, "height": 2160 }, { "width": 4032, "height": 2268 }], "fieldOfView": 73.1939926147461, "maxZoomFactor": 128.875, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended"], "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": true },
        { "width": 3840, "height": 2160, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": null, "pixelFormats": ["x420"], "photoDimensions": [{ "width": 3840, "height": 2160 }, { "width": 4032, "height": 2268 }], "fieldOfView": 73.1939926147461, "maxZoomFactor": 128.875, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended"], "colorSpaces": ["HLG_BT2020"], "videoHDR": false },
        { "width": 3840, "height": 2160, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": null, "pixelFormats": ["x422"], "photoDimensions": [{ "width": 3840, "height": 2160 }, { "width": 4032, "height": 2268 }], "fieldOfView": 73.1939926147461, "maxZoomFactor": 128.875, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended"], "colorSpaces": ["sRGB", "HLG_BT2020", "appleLog", "appleLog2"], "videoHDR": true },
        { "width": 3840, "height": 2160, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": null, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 3840, "height": 2160 }], "readout": { "low": 8294400, "value": 9144576, "high": 9144576 }, "fieldOfView": 73.1939926147461, "maxZoomFactor": 128.875, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended"], "colorSpaces": ["sRGB"], "videoHDR": false, "source": "readout" },
        { "width": 3840, "height": 2160, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": null, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 3840, "height": 2160 }], "readout": { "low": 8294400, "value": 9144576, "high": 9144576 }, "fieldOfView": 73.1939926147461, "maxZoomFactor": 128.875, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended"], "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": false, "source": "readout" },
        { "width": 3840, "height": 2160, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": null, "pixelFormats": ["x420"], "photoDimensions": [{ "width": 3840, "height": 2160 }], "readout": { "low": 8294400, "value": 9144576, "high": 9144576 }, "fieldOfView": 73.1939926147461, "maxZoomFactor": 128.875, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended"], "colorSpaces": ["HLG_BT2020"], "videoHDR": false, "source": "readout" },
        { "width": 3840, "height": 2160, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": null, "pixelFormats": ["x422"], "photoDimensions": [{ "width": 3840, "height": 2160 }], "readout": { "low": 8294400, "value": 9144576, "high": 9144576 }, "fieldOfView": 73.1939926147461, "maxZoomFactor": 128.875, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended"], "colorSpaces": ["sRGB", "HLG_BT2020", "appleLog", "appleLog2"], "videoHDR": false, "source": "readout" },
        { "width": 4032, "height": 3024, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": null, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 4032, "height": 3024 }], "fieldOfView": 73.1939926147461, "maxZoomFactor": 189, "stabilizationModes": ["auto", "off"], "colorSpaces": ["sRGB"], "videoHDR": true },
        { "width": 4032, "height": 3024, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": null, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 4032, "height": 3024 }], "fieldOfView": 73.1939926147461, "maxZoomFactor": 189, "stabilizationModes": ["auto", "off"], "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": true }
      ],
      "formatsComplete": true,
      "multiCamFormatsComplete": false
    },
    {
      "deviceType": "builtInUltraWideCamera",
      "position": "back",
      "name": "Back Ultra Wide Camera",
      "sensor": { "value": { "width": 8064, "height": 6048 }, "source": "sensors" },
      "hasTorch": { "value": true, "source": "lights" },
      "hasFlash": { "value": true, "source": "lights" },
      "source": "partial-formats",
      "formats": [
        { "width": 192, "height": 144, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": null, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 192, "height": 144 }, { "width": 4032, "height": 3024 }], "fieldOfView": 101.02159118652344, "maxZoomFactor": 189, "stabilizationModes": ["auto", "off"], "colorSpaces": ["sRGB"], "videoHDR": true },
        { "width": 192, "height": 144, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": null, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 192, "height": 144 }, { "width": 4032, "height": 3024 }], "fieldOfView": 101.02159118652344, "maxZoomFactor": 189, "stabilizationModes": ["auto", "off"], "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": true },
        { "width": 352, "height": 288, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": null, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 352, "height": 288 }, { "width": 3696, "height": 3024 }], "fieldOfView": 96.09329223632812, "maxZoomFactor": 189, "stabilizationModes": ["auto", "off"], "colorSpaces": ["sRGB"], "videoHDR": true },
        { "width": 352, "height": 288, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": null, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 352, "height": 288 }, { "width": 3696, "height": 3024 }], "fieldOfView": 96.09329223632812, "maxZoomFactor": 189, "stabilizationModes": ["auto", "off"], "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": true },
        { "width": 480, "height": 360, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": null, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 480, "height": 360 }, { "width": 4032, "height": 3024 }], "fieldOfView": 101.02159118652344, "maxZoomFactor": 189, "stabilizationModes": ["auto", "off"], "colorSpaces": ["sRGB"], "videoHDR": true },
        { "width": 480, "height": 360, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": null, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 480, "height": 360 }, { "width": 4032, "height": 3024 }], "fieldOfView": 101.02159118652344, "maxZoomFactor": 189, "stabilizationModes": ["auto", "off"], "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": true },
        { "width": 640, "height": 480, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": null, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 640, "height": 480 }, { "width": 4032, "height": 3024 }], "fieldOfView": 101.02159118652344, "maxZoomFactor": 189, "stabilizationModes": ["auto", "off"], "colorSpaces": ["sRGB"], "videoHDR": true },
        { "width": 640, "height": 480, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": null, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 640, "height": 480 }, { "width": 4032, "height": 3024 }], "fieldOfView": 101.02159118652344, "maxZoomFactor": 189, "stabilizationModes": ["auto", "off"], "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": true },
        { "width": 1920, "height": 1080, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": null, "pixelFormats": ["x422"], "photoDimensions": [{ "width": 1920, "height": 1080 }, { "width": 4224, "height": 2376 }], "fieldOfView": 106.20069885253906, "maxZoomFactor": 123.75, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended", "cinematicExtendedEnhanced"], "colorSpaces": ["sRGB", "HLG_BT2020", "appleLog", "appleLog2"], "videoHDR": true },
        { "width": 1920, "height": 1080, "minFrameRate": 1, "maxFrameRate": 60, "binned": true, "multiCam": null, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 1920, "height": 1080 }, { "width": 2112, "height": 1188 }], "fieldOfView": 106.20069885253906, "maxZoomFactor": 61.875, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended"], "colorSpaces": ["sRGB"], "videoHDR": false },
        { "width": 1920, "height": 1080, "minFrameRate": 1, "maxFrameRate": 60, "binned": true, "multiCam": null, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 1920, "height": 1080 }, { "width": 2112, "height": 1188 }], "fieldOfView": 106.20069885253906, "maxZoomFactor": 61.875, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended"], "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": false },
        { "width": 1920, "height": 1080, "minFrameRate": 1, "maxFrameRate": 120, "binned": false, "multiCam": null, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 1920, "height": 1080 }], "readout": { "low": 2073600, "value": 10036224, "high": 10036224 }, "fieldOfView": 106.20069885253906, "maxZoomFactor": 123.75, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended", "cinematicExtendedEnhanced"], "colorSpaces": ["sRGB"], "videoHDR": false, "source": "readout" },
        { "width": 1920, "height": 1080, "minFrameRate": 1, "maxFrameRate": 120, "binned": false, "multiCam": null, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 1920, "height": 1080 }], "readout": { "low": 2073600, "value": 10036224, "high": 10036224 }, "fieldOfView": 106.20069885253906, "maxZoomFactor": 123.75, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended", "cinematicExtendedEnhanced"], "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": false, "source": "readout" },
        { "width": 1920, "height": 1080, "minFrameRate": 1, "maxFrameRate": 240, "binned": true, "multiCam": null, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 1920, "height": 1080 }], "readout": { "low": 2073600, "value": 2509056, "high": 2509056 }, "fieldOfView": 106.20069885253906, "maxZoomFactor": 67.5, "stabilizationModes": ["auto", "off", "standard"], "colorSpaces": ["sRGB"], "videoHDR": false, "source": "readout" },
        { "width": 1920, "height": 1080, "minFrameRate": 1, "maxFrameRate": 240, "binned": true, "multiCam": null, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 1920, "height": 1080 }], "readout": { "low": 2073600, "value": 2509056, "high": 2509056 }, "fieldOfView": 106.20069885253906, "maxZoomFactor": 67.5, "stabilizationModes": ["auto", "off", "standard"], "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": false, "source": "readout" },
        { "width": 1920, "height": 1440, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": null, "pixelFormats": ["x422"], "photoDimensions": [{ "width": 1920, "height": 1440 }, { "width": 4032, "height": 3024 }], "fieldOfView": 103.62532043457031, "maxZoomFactor": 157.5, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended"], "colorSpaces": ["sRGB", "HLG_BT2020", "appleLog", "appleLog2"], "videoHDR": true },
        { "width": 1920, "height": 1440, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": null, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 1920, "height": 1440 }, { "width": 4032, "height": 3024 }], "fieldOfView": 103.62532043457031, "maxZoomFactor": 157.5, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended"], "colorSpaces": ["sRGB"], "videoHDR": true },
        { "width": 1920, "height": 1440, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": null, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 1920, "height": 1440 }, { "width": 4032, "height": 3024 }], "fieldOfView": 103.62532043457031, "maxZoomFactor": 157.5, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended"], "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": true },
        { "width": 1920, "height": 1440, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": null, "pixelFormats": ["x420"], "photoDimensions": [{ "width": 1920, "height": 1440 }, { "width": 4032, "height": 3024 }], "fieldOfView": 103.62532043457031, "maxZoomFactor": 157.5, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended"], "colorSpaces": ["HLG_BT2020"], "videoHDR": false },
        { "width": 1920, "height": 1440, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": null, "pixelFormats": ["x422"], "photoDimensions": [{ "width": 1920, "height": 1440 }, { "width": 4032, "height": 3024 }], "fieldOfView": 103.62532043457031, "maxZoomFactor": 157.5, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended"], "colorSpaces": ["sRGB", "HLG_BT2020", "appleLog", "appleLog2"], "videoHDR": true },
        { "width": 1920, "height": 1440, "minFrameRate": 1, "maxFrameRate": 60, "binned": true, "multiCam": null, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 1920, "height": 1440 }, { "width": 2016, "height": 1512 }], "fieldOfView": 103.62532043457031, "maxZoomFactor": 94.5, "stabilizationModes": ["auto", "off"], "colorSpaces": ["sRGB"], "videoHDR": false },
        { "width": 1920, "height": 1440, "minFrameRate": 1, "maxFrameRate": 60, "binned": true, "multiCam": null, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 1920, "height": 1440 }, { "width": 2016, "height": 1512 }], "fieldOfView": 103.62532043457031, "maxZoomFactor": 94.5, "stabilizationModes": ["auto", "off"], "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": false },
        { "width": 2592, "height": 1944, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": null, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 2592, "height": 1944 }, { "width": 4032, "height": 3024 }], "fieldOfView": 103.62532043457031, "maxZoomFactor": 189, "stabilizationModes": ["auto", "off"], "colorSpaces": ["sRGB"], "videoHDR": true },
        { "width": 2592, "height": 1944, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": null, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 2592, "height": 1944 }, { "width": 4032, "height": 3024 }], "fieldOfView": 103.62532043457031, "maxZoomFactor": 189, "stabilizationModes": ["auto", "off"], "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": true },
        { "width": 3264, "height": 2448, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": null, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 3264, "height": 2448 }, { "width": 4032, "height": 3024 }], "fieldOfView": 103.62532043457031, "maxZoomFactor": 189, "stabilizationModes": ["auto", "off"], "colorSpaces": ["sRGB"], "videoHDR": true },
        { "width": 3264, "height": 2448, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": null, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 3264, "height": 2448 }, { "width": 4032, "height": 3024 }], "fieldOfView": 103.62532043457031, "maxZoomFactor": 189, "stabilizationModes": ["auto", "off"], "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": true },
        { "width": 3840, "height": 2160, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": null, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 3840, "height": 2160 }, { "width": 4224, "height": 2376 }], "fieldOfView": 106.20069885253906, "maxZoomFactor": 129.125, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended", "cinematicExtendedEnhanced"], "colorSpaces": ["sRGB"], "videoHDR": true },
        { "width": 3840, "height": 2160, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": null, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 3840, "height": 2160 }, { "width": 4224, "height": 2376 }], "fieldOfView": 106.20069885253906, "maxZoomFactor": 129.125, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended", "cinematicExtendedEnhanced"], "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": true },
        { "width": 3840, "height": 2160, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": null, "pixelFormats": ["x420"], "photoDimensions": [{ "width": 3840, "height": 2160 }, { "width": 4224, "height": 2376 }], "fieldOfView": 106.20069885253906, "maxZoomFactor": 129.125, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended", "cinematicExtendedEnhanced"], "colorSpaces": ["HLG_BT2020"], "videoHDR": false }
      ],
      "formatsComplete": false,
      "multiCamFormatsComplete": false
    },
    {
      "deviceType": "builtInUltraWideCamera",
      "position": "front",
      "name": "Front Ultra Wide Camera",
      "sensor": { "value": { "width": 4896, "height": 4896 }, "source": "sensors" },
      "hasTorch": { "value": false, "source": "lights" },
      "source": "partial-formats",
      "formats": [
        { "width": 1280, "height": 1280, "minFrameRate": 1, "maxFrameRate": 30, "binned": true, "multiCam": null, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 1280, "height": 1280 }, { "width": 2448, "height": 2448 }], "fieldOfView": 84.08255004882812, "maxZoomFactor": 127.5, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended", "cinematicExtendedEnhanced"], "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": true },
        { "width": 1280, "height": 1280, "minFrameRate": 1, "maxFrameRate": 30, "binned": true, "multiCam": null, "pixelFormats": ["x420"], "photoDimensions": [{ "width": 1280, "height": 1280 }, { "width": 2448, "height": 2448 }], "fieldOfView": 84.08255004882812, "maxZoomFactor": 127.5, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended", "cinematicExtendedEnhanced"], "colorSpaces": ["HLG_BT2020"], "videoHDR": false },
        { "width": 1920, "height": 1080, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": null, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 1920, "height": 1080 }, { "width": 4032, "height": 2268 }], "readout": { "low": 9144576, "value": 9144576, "high": 13483584 }, "fieldOfView": 84.08255004882812, "maxZoomFactor": 143.5, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended", "cinematicExtendedEnhanced"], "colorSpaces": ["sRGB"], "videoHDR": true, "source": "readout" },
        { "width": 1920, "height": 1080, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": null, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 1920, "height": 1080 }, { "width": 4032, "height": 2268 }], "readout": { "low": 9144576, "value": 9144576, "high": 13483584 }, "fieldOfView": 84.08255004882812, "maxZoomFactor": 143.5, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended", "cinematicExtendedEnhanced"], "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": true, "source": "readout" },
        { "width": 1920, "height": 1080, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": null, "pixelFormats": ["x420"], "photoDimensions": [{ "width": 1920, "height": 1080 }, { "width": 4032, "height": 2268 }], "readout": { "low": 9144576, "value": 9144576, "high": 13483584 }, "fieldOfView": 84.08255004882812, "maxZoomFactor": 143.5, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended", "cinematicExtendedEnhanced"], "colorSpaces": ["HLG_BT2020"], "videoHDR": false, "source": "readout" },
        { "width": 1920, "height": 1080, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": null, "pixelFormats": ["x422"], "photoDimensions": [{ "width": 1920, "height": 1080 }, { "width": 4032, "height": 2268 }], "readout": { "low": 9144576, "value": 9144576, "high": 13483584 }, "fieldOfView": 84.08255004882812, "maxZoomFactor": 143.5, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended", "cinematicExtendedEnhanced"], "colorSpaces": ["sRGB", "HLG_BT2020", "appleLog", "appleLog2"], "videoHDR": true, "source": "readout" },
        { "width": 1920, "height": 1080, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": null, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 1920, "height": 1080 }, { "width": 4032, "height": 2268 }], "readout": { "low": 9144576, "value": 9144576, "high": 13483584 }, "fieldOfView": 83.85954284667969, "maxZoomFactor": 143.5, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended", "cinematicExtendedEnhanced"], "colorSpaces": ["sRGB"], "videoHDR": false, "source": "readout" },
        { "width": 1920, "height": 1080, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": null, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 1920, "height": 1080 }, { "width": 4032, "height": 2268 }], "readout": { "low": 9144576, "value": 9144576, "high": 13483584 }, "fieldOfView": 83.85954284667969, "maxZoomFactor": 143.5, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended", "cinematicExtendedEnhanced"], "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": false, "source": "readout" },
        { "width": 1920, "height": 1080, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": null, "pixelFormats": ["x420"], "photoDimensions": [{ "width": 1920, "height": 1080 }, { "width": 4032, "height": 2268 }], "readout": { "low": 9144576, "value": 9144576, "high": 13483584 }, "colorSpaces": ["HLG_BT2020"], "videoHDR": false, "source": "readout" },
        { "width": 4224, "height": 2240, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": null, "pixelFormats": ["btp2"], "photoDimensions": [{ "width": 4224, "height": 2240 }], "fieldOfView": 75.76193237304688, "maxZoomFactor": 1, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended", "cinematicExtendedEnhanced"], "colorSpaces": ["appleLog", "appleLog2"], "videoHDR": true },
        { "width": 4224, "height": 2240, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": null, "pixelFormats": ["btp2"], "photoDimensions": [{ "width": 4224, "height": 2240 }], "fieldOfView": 75.76193237304688, "maxZoomFactor": 1, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended", "cinematicExtendedEnhanced"], "colorSpaces": ["appleLog", "appleLog2"], "videoHDR": false },
        { "width": 2240, "height": 4224, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": null, "pixelFormats": ["btp2"], "photoDimensions": [{ "width": 2240, "height": 4224 }], "fieldOfView": 44.83687973022461, "maxZoomFactor": 1, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended", "cinematicExtendedEnhanced"], "colorSpaces": ["appleLog", "appleLog2"], "videoHDR": true },
        { "width": 2240, "height": 4224, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": null, "pixelFormats": ["btp2"], "photoDimensions": [{ "width": 2240, "height": 4224 }], "fieldOfView": 44.83687973022461, "maxZoomFactor": 1, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended", "cinematicExtendedEnhanced"], "colorSpaces": ["appleLog", "appleLog2"], "videoHDR": false },
        { "width": 4224, "height": 3024, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": null, "pixelFormats": ["btp2"], "photoDimensions": [{ "width": 4224, "height": 3024 }], "fieldOfView": 75.76193237304688, "maxZoomFactor": 1, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended", "cinematicExtendedEnhanced"], "colorSpaces": ["appleLog", "appleLog2"], "videoHDR": true },
        { "width": 4224, "height": 3024, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": null, "pixelFormats": ["btp2"], "photoDimensions": [{ "width": 4224, "height": 3024 }], "fieldOfView": 75.76193237304688, "maxZoomFactor": 1, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended", "cinematicExtendedEnhanced"], "colorSpaces": ["appleLog", "appleLog2"], "videoHDR": false },
        { "width": 3024, "height": 4224, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": null, "pixelFormats": ["btp2"], "photoDimensions": [{ "width": 3024, "height": 4224 }], "fieldOfView": 58.230201721191406, "maxZoomFactor": 1, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended", "cinematicExtendedEnhanced"], "colorSpaces": ["appleLog", "appleLog2"], "videoHDR": true },
        { "width": 3024, "height": 4224, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": null, "pixelFormats": ["btp2"], "photoDimensions": [{ "width": 3024, "height": 4224 }], "fieldOfView": 58.230201721191406, "maxZoomFactor": 1, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended", "cinematicExtendedEnhanced"], "colorSpaces": ["appleLog", "appleLog2"], "videoHDR": false },
        { "width": 3840, "height": 3840, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": null, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 3840, "height": 3840 }, { "width": 4032, "height": 4032 }], "readout": { "low": 16257024, "value": 16257024, "high": 23970816 }, "fieldOfView": 84.08255004882812, "maxZoomFactor": 255, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended", "cinematicExtendedEnhanced"], "colorSpaces": ["sRGB"], "videoHDR": true, "source": "readout" },
        { "width": 3840, "height": 3840, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": null, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 3840, "height": 3840 }, { "width": 4032, "height": 4032 }], "readout": { "low": 16257024, "value": 16257024, "high": 23970816 }, "fieldOfView": 84.08255004882812, "maxZoomFactor": 255, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended", "cinematicExtendedEnhanced"], "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": true, "source": "readout" },
        { "width": 3840, "height": 3840, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": null, "pixelFormats": ["x420"], "photoDimensions": [{ "width": 3840, "height": 3840 }, { "width": 4032, "height": 4032 }], "readout": { "low": 16257024, "value": 16257024, "high": 23970816 }, "fieldOfView": 84.08255004882812, "maxZoomFactor": 255, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended", "cinematicExtendedEnhanced"], "colorSpaces": ["HLG_BT2020"], "videoHDR": false, "source": "readout" },
        { "width": 3840, "height": 3840, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": null, "pixelFormats": ["x422"], "photoDimensions": [{ "width": 3840, "height": 3840 }, { "width": 4032, "height": 4032 }], "readout": { "low": 16257024, "value": 16257024, "high": 23970816 }, "fieldOfView": 84.08255004882812, "maxZoomFactor": 255, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended", "cinematicExtendedEnhanced"], "colorSpaces": ["sRGB", "HLG_BT2020", "appleLog", "appleLog2"], "videoHDR": true, "source": "readout" },
        { "width": 4032, "height": 4032, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": null, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 4032, "height": 4032 }, { "width": 4896, "height": 4896 }], "readout": { "low": 16257024, "value": 23970816, "high": 23970816 }, "fieldOfView": 84.08255004882812, "maxZoomFactor": 306, "stabilizationModes": ["auto", "off"], "colorSpaces": ["sRGB"], "videoHDR": true, "source": "readout" },
        { "width": 4032, "height": 4032, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": null, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 4032, "height": 4032 }, { "width": 4896, "height": 4896 }], "readout": { "low": 16257024, "value": 23970816, "high": 23970816 }, "fieldOfView": 84.08255004882812, "maxZoomFactor": 306, "stabilizationModes": ["auto", "off"], "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": true, "source": "readout" }
      ],
      "formatsComplete": false,
      "multiCamFormatsComplete": false
    },
    {
      "deviceType": "builtInTelephotoCamera",
      "position": "back",
      "name": "Back Telephoto Camera",
      "sensor": { "value": { "width": 8064, "height": 6048 }, "source": "sensors" },
      "hasTorch": { "value": true, "source": "lights" },
      "hasFlash": { "value": true, "source": "lights" },
      "source": "partial-formats",
      "formats": [
        { "width": 192, "height": 144, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": null, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 192, "height": 144 }, { "width": 4032, "height": 3024 }], "fieldOfView": 18.125043869018555, "maxZoomFactor": 189, "stabilizationModes": ["auto", "off", "previewOptimized"], "colorSpaces": ["sRGB"], "videoHDR": true },
        { "width": 192, "height": 144, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": null, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 192, "height": 144 }, { "width": 4032, "height": 3024 }], "fieldOfView": 18.125043869018555, "maxZoomFactor": 189, "stabilizationModes": ["auto", "off", "previewOptimized"], "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": true },
        { "width": 352, "height": 288, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": null, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 352, "height": 288 }, { "width": 3696, "height": 3024 }], "fieldOfView": 16.636695861816406, "maxZoomFactor": 189, "stabilizationModes": ["auto", "off", "previewOptimized"], "colorSpaces": ["sRGB"], "videoHDR": true },
        { "width": 352, "height": 288, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": null, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 352, "height": 288 }, { "width": 3696, "height": 3024 }], "fieldOfView": 16.636695861816406, "maxZoomFactor": 189, "stabilizationModes": ["auto", "off", "previewOptimized"], "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": true },
        { "width": 480, "height": 360, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": null, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 480, "height": 360 }, { "width": 4032, "height": 3024 }], "fieldOfView": 18.125043869018555, "maxZoomFactor": 189, "stabilizationModes": ["auto", "off", "previewOptimized"], "colorSpaces": ["sRGB"], "videoHDR": true },
        { "width": 480, "height": 360, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": null, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 480, "height": 360 }, { "width": 4032, "height": 3024 }], "fieldOfView": 18.125043869018555, "maxZoomFactor": 189, "stabilizationModes": ["auto", "off", "previewOptimized"], "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": true },
        { "width": 1920, "height": 1080, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": null, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 1920, "height": 1080 }, { "width": 4224, "height": 2376 }], "fieldOfView": 19.85868263244629, "maxZoomFactor": 123.75, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended", "previewOptimized", "cinematicExtendedEnhanced"], "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": true },
        { "width": 1920, "height": 1080, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": null, "pixelFormats": ["x420"], "photoDimensions": [{ "width": 1920, "height": 1080 }, { "width": 4224, "height": 2376 }], "fieldOfView": 19.85868263244629, "maxZoomFactor": 123.75, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended", "previewOptimized", "cinematicExtendedEnhanced"], "colorSpaces": ["HLG_BT2020"], "videoHDR": false },
        { "width": 1920, "height": 1080, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": null, "pixelFormats": ["x422"], "photoDimensions": [{ "width": 1920, "height": 1080 }, { "width": 4224, "height": 2376 }], "fieldOfView": 19.85868263244629, "maxZoomFactor": 123.75, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended", "previewOptimized", "cinematicExtendedEnhanced"], "colorSpaces": ["sRGB", "HLG_BT2020", "appleLog", "appleLog2"], "videoHDR": true },
        { "width": 1920, "height": 1080, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": null, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 1920, "height": 1080 }, { "width": 4224, "height": 2376 }], "fieldOfView": 19.85868263244629, "maxZoomFactor": 123.75, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended", "previewOptimized", "cinematicExtendedEnhanced"], "colorSpaces": ["sRGB"], "videoHDR": true },
        { "width": 1920, "height": 1080, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": null, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 1920, "height": 1080 }, { "width": 4224, "height": 2376 }], "fieldOfView": 19.85868263244629, "maxZoomFactor": 123.75, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended", "previewOptimized", "cinematicExtendedEnhanced"], "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": true },
        { "width": 1920, "height": 1080, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": null, "pixelFormats": ["x420"], "photoDimensions": [{ "width": 1920, "height": 1080 }, { "width": 4224, "height": 2376 }], "fieldOfView": 19.85868263244629, "maxZoomFactor": 123.75, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended", "previewOptimized", "cinematicExtendedEnhanced"], "colorSpaces": ["HLG_BT2020"], "videoHDR": false },
        { "width": 1920, "height": 1080, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": null, "pixelFormats": ["x422"], "photoDimensions": [{ "width": 1920, "height": 1080 }, { "width": 4224, "height": 2376 }], "fieldOfView": 19.85868263244629, "maxZoomFactor": 123.75, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended", "previewOptimized", "cinematicExtendedEnhanced"], "colorSpaces": ["sRGB", "HLG_BT2020", "appleLog", "appleLog2"], "videoHDR": true },
        { "width": 1920, "height": 1080, "minFrameRate": 1, "maxFrameRate": 60, "binned": true, "multiCam": null, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 1920, "height": 1080 }, { "width": 2112, "height": 1188 }], "fieldOfView": 19.85868263244629, "maxZoomFactor": 61.875, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended", "previewOptimized"], "colorSpaces": ["sRGB"], "videoHDR": false },
        { "width": 1920, "height": 1080, "minFrameRate": 1, "maxFrameRate": 60, "binned": true, "multiCam": null, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 1920, "height": 1080 }, { "width": 2112, "height": 1188 }], "fieldOfView": 19.85868263244629, "maxZoomFactor": 61.875, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended", "previewOptimized"], "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": false },
        { "width": 1920, "height": 1080, "minFrameRate": 1, "maxFrameRate": 120, "binned": false, "multiCam": null, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 1920, "height": 1080 }], "readout": { "low": 2073600, "value": 10036224, "high": 10036224 }, "fieldOfView": 19.85868263244629, "maxZoomFactor": 123.75, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended", "cinematicExtendedEnhanced"], "colorSpaces": ["sRGB"], "videoHDR": false, "source": "readout" },
        { "width": 1920, "height": 1080, "minFrameRate": 1, "maxFrameRate": 120, "binned": false, "multiCam": null, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 1920, "height": 1080 }], "readout": { "low": 2073600, "value": 10036224, "high": 10036224 }, "fieldOfView": 19.85868263244629, "maxZoomFactor": 123.75, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended", "cinematicExtendedEnhanced"], "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": false, "source": "readout" },
        { "width": 1920, "height": 1080, "minFrameRate": 1, "maxFrameRate": 240, "binned": true, "multiCam": null, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 1920, "height": 1080 }], "readout": { "low": 2073600, "value": 2509056, "high": 2509056 }, "fieldOfView": 19.85868263244629, "maxZoomFactor": 67.5, "stabilizationModes": ["auto", "off", "standard"], "colorSpaces": ["sRGB"], "videoHDR": false, "source": "readout" },
        { "width": 1920, "height": 1080, "minFrameRate": 1, "maxFrameRate": 240, "binned": true, "multiCam": null, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 1920, "height": 1080 }], "readout": { "low": 2073600, "value": 2509056, "high": 2509056 }, "fieldOfView": 19.85868263244629, "maxZoomFactor": 67.5, "stabilizationModes": ["auto", "off", "standard"], "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": false, "source": "readout" },
        { "width": 1920, "height": 1440, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": null, "pixelFormats": ["x422"], "photoDimensions": [{ "width": 1920, "height": 1440 }, { "width": 4032, "height": 3024 }], "fieldOfView": 18.97279930114746, "maxZoomFactor": 157.5, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended", "previewOptimized"], "colorSpaces": ["sRGB", "HLG_BT2020", "appleLog", "appleLog2"], "videoHDR": true },
        { "width": 1920, "height": 1440, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": null, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 1920, "height": 1440 }, { "width": 4032, "height": 3024 }], "fieldOfView": 18.97279930114746, "maxZoomFactor": 157.5, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended", "previewOptimized"], "colorSpaces": ["sRGB"], "videoHDR": true },
        { "width": 1920, "height": 1440, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": null, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 1920, "height": 1440 }, { "width": 4032, "height": 3024 }], "fieldOfView": 18.97279930114746, "maxZoomFactor": 157.5, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended", "previewOptimized"], "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": true },
        { "width": 1920, "height": 1440, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": null, "pixelFormats": ["x420"], "photoDimensions": [{ "width": 1920, "height": 1440 }, { "width": 4032, "height": 3024 }], "fieldOfView": 18.97279930114746, "maxZoomFactor": 157.5, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended", "previewOptimized"], "colorSpaces": ["HLG_BT2020"], "videoHDR": false },
        { "width": 1920, "height": 1440, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": null, "pixelFormats": ["x422"], "photoDimensions": [{ "width": 1920, "height": 1440 }, { "width": 4032, "height": 3024 }], "fieldOfView": 18.97279930114746, "maxZoomFactor": 157.5, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended", "previewOptimized"], "colorSpaces": ["sRGB", "HLG_BT2020", "appleLog", "appleLog2"], "videoHDR": true },
        { "width": 1920, "height": 1440, "minFrameRate": 1, "maxFrameRate": 60, "binned": true, "multiCam": null, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 1920, "height": 1440 }, { "width": 2016, "height": 1512 }], "fieldOfView": 18.97279930114746, "maxZoomFactor": 94.5, "stabilizationModes": ["auto", "off", "previewOptimized"], "colorSpaces": ["sRGB"], "videoHDR": false },
        { "width": 1920, "height": 1440, "minFrameRate": 1, "maxFrameRate": 60, "binned": true, "multiCam": null, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 1920, "height": 1440 }, { "width": 2016, "height": 1512 }], "fieldOfView": 18.97279930114746, "maxZoomFactor": 94.5, "stabilizationModes": ["auto", "off", "previewOptimized"], "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": false },
        { "width": 2592, "height": 1944, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": null, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 2592, "height": 1944 }, { "width": 4032, "height": 3024 }], "fieldOfView": 18.97279930114746, "maxZoomFactor": 189, "stabilizationModes": ["auto", "off", "previewOptimized"], "colorSpaces": ["sRGB"], "videoHDR": true },
        { "width": 2592, "height": 1944, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": null, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 2592, "height": 1944 }, { "width": 4032, "height": 3024 }], "fieldOfView": 18.97279930114746, "maxZoomFactor": 189, "stabilizationModes": ["auto", "off", "previewOptimized"], "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": true },
        { "width": 3264, "height": 2448, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": null, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 3264, "height": 2448 }, { "width": 4032, "height": 3024 }], "fieldOfView": 18.97279930114746, "maxZoomFactor": 189, "stabilizationModes": ["auto", "off", "previewOptimized"], "colorSpaces": ["sRGB"], "videoHDR": true },
        { "width": 3264, "height": 2448, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": null, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 3264, "height": 2448 }, { "width": 4032, "height": 3024 }], "fieldOfView": 18.97279930114746, "maxZoomFactor": 189, "stabilizationModes": ["auto", "off", "previewOptimized"], "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": true },
        { "width": 3840, "height": 2160, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": null, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 3840, "height": 2160 }, { "width": 4224, "height": 2376 }], "fieldOfView": 19.85868263244629, "maxZoomFactor": 129.125, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended", "previewOptimized", "cinematicExtendedEnhanced"], "colorSpaces": ["sRGB"], "videoHDR": true },
        { "width": 3840, "height": 2160, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": null, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 3840, "height": 2160 }, { "width": 4224, "height": 2376 }], "fieldOfView": 19.85868263244629, "maxZoomFactor": 129.125, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended", "previewOptimized", "cinematicExtendedEnhanced"], "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": true },
        { "width": 3840, "height": 2160, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": null, "pixelFormats": ["x420"], "photoDimensions": [{ "width": 3840, "height": 2160 }, { "width": 4224, "height": 2376 }], "fieldOfView": 19.85868263244629, "maxZoomFactor": 129.125, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended", "previewOptimized", "cinematicExtendedEnhanced"], "colorSpaces": ["HLG_BT2020"], "videoHDR": false },
        { "width": 3840, "height": 2160, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": null, "pixelFormats": ["x422"], "photoDimensions": [{ "width": 3840, "height": 2160 }, { "width": 4224, "height": 2376 }], "fieldOfView": 19.85868263244629, "maxZoomFactor": 129.125, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended", "previewOptimized", "cinematicExtendedEnhanced"], "colorSpaces": ["sRGB", "HLG_BT2020", "appleLog", "appleLog2"], "videoHDR": true },
        { "width": 3840, "height": 2160, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": null, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 3840, "height": 2160 }], "readout": { "low": 8294400, "value": 10036224, "high": 10036224 }, "fieldOfView": 19.85868263244629, "maxZoomFactor": 129.125, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended", "previewOptimized", "cinematicExtendedEnhanced"], "colorSpaces": ["sRGB"], "videoHDR": true, "source": "readout" }
      ],
      "formatsComplete": false,
      "multiCamFormatsComplete": false
    },
    {
      "deviceType": "builtInLiDARDepthCamera",
      "position": "back",
      "name": "Back LiDAR Depth Camera",
      "constituents": ["builtInWideAngleCamera"],
      "sensor": { "value": { "width": 8064, "height": 6048 }, "source": "depth-sensors" },
      "hasTorch": { "value": true, "source": "lights" },
      "hasFlash": { "value": true, "source": "lights" },
      "source": "partial-formats",
      "formats": [
        { "width": 3840, "height": 2160, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": null, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 3840, "height": 2160 }, { "width": 4224, "height": 2376 }], "fieldOfView": 74.59712219238281, "maxZoomFactor": 129.125, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended", "cinematicExtendedEnhanced"], "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": true },
        { "width": 3840, "height": 2160, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": null, "pixelFormats": ["x420"], "photoDimensions": [{ "width": 3840, "height": 2160 }, { "width": 4224, "height": 2376 }], "fieldOfView": 74.59712219238281, "maxZoomFactor": 129.125, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended", "cinematicExtendedEnhanced"], "colorSpaces": ["HLG_BT2020"], "videoHDR": false },
        { "width": 3840, "height": 2160, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": null, "pixelFormats": ["x422"], "photoDimensions": [{ "width": 3840, "height": 2160 }, { "width": 4224, "height": 2376 }], "fieldOfView": 74.59712219238281, "maxZoomFactor": 129.125, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended", "cinematicExtendedEnhanced"], "colorSpaces": ["sRGB", "HLG_BT2020", "appleLog", "appleLog2"], "videoHDR": true },
        { "width": 3840, "height": 2160, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": null, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 3840, "height": 2160 }], "readout": { "low": 8294400, "value": 10036224, "high": 10036224 }, "fieldOfView": 74.59712219238281, "maxZoomFactor": 129.125, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended", "cinematicExtendedEnhanced"], "colorSpaces": ["sRGB"], "videoHDR": true, "source": "readout" },
        { "width": 3840, "height": 2160, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": null, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 3840, "height": 2160 }], "readout": { "low": 8294400, "value": 10036224, "high": 10036224 }, "fieldOfView": 74.59712219238281, "maxZoomFactor": 129.125, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended", "cinematicExtendedEnhanced"], "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": true, "source": "readout" },
        { "width": 3840, "height": 2160, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": null, "pixelFormats": ["x420"], "photoDimensions": [{ "width": 3840, "height": 2160 }], "readout": { "low": 8294400, "value": 10036224, "high": 10036224 }, "fieldOfView": 74.59712219238281, "maxZoomFactor": 129.125, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended", "cinematicExtendedEnhanced"], "colorSpaces": ["HLG_BT2020"], "videoHDR": false, "source": "readout" },
        { "width": 3840, "height": 2160, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": null, "pixelFormats": ["x422"], "photoDimensions": [{ "width": 3840, "height": 2160 }], "readout": { "low": 8294400, "value": 10036224, "high": 10036224 }, "fieldOfView": 74.59712219238281, "maxZoomFactor": 129.125, "stabilizationModes": ["auto", "off", "standard", "cinematic", "cinematicExtended", "cinematicExtendedEnhanced"], "colorSpaces": ["sRGB", "HLG_BT2020", "appleLog", "appleLog2"], "videoHDR": true, "source": "readout" },
        { "width": 4032, "height": 3024, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": null, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 4032, "height": 3024 }, { "width": 8064, "height": 6048 }], "readout": { "low": 12192768, "value": 12192768, "high": 48771072 }, "fieldOfView": 72.04411315917969, "maxZoomFactor": 189, "stabilizationModes": ["auto", "off"], "colorSpaces": ["sRGB"], "videoHDR": true, "source": "readout" },
        { "width": 4032, "height": 3024, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": null, "pixelFormats": ["420f"], "photoDimensions": [{ "width": 4032, "height": 3024 }, { "width": 8064, "height": 6048 }], "readout": { "low": 12192768, "value": 12192768, "high": 48771072 }, "fieldOfView": 72.04411315917969, "maxZoomFactor": 189, "stabilizationModes": ["auto", "off"], "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": true, "source": "readout" }
      ],
      "formatsComplete": false,
      "multiCamFormatsComplete": false
    },
    {
      "deviceType": "builtInDualCamera",
      "position": "back",
      "name": "Back Dual Camera",
      "constituents": ["builtInWideAngleCamera", "builtInTelephotoCamera"],
      "hasTorch": { "value": true, "source": "lights" },
      "hasFlash": { "value": true, "source": "lights" },
      "source": "hardware",
      "formats": [],
      "formatsComplete": false,
      "multiCamFormatsComplete": false,
      "manualControls": false
    },
    {
      "deviceType": "builtInDualWideCamera",
      "position": "back",
      "name": "Back Dual Wide Camera",
      "constituents": ["builtInUltraWideCamera", "builtInWideAngleCamera"],
      "hasTorch": { "value": true, "source": "lights" },
      "hasFlash": { "value": true, "source": "lights" },
      "source": "hardware",
      "formats": [],
      "formatsComplete": false,
      "multiCamFormatsComplete": false,
      "manualControls": false
    },
    {
      "deviceType": "builtInTripleCamera",
      "position": "back",
      "name": "Back Triple Camera",
      "constituents": ["builtInUltraWideCamera", "builtInWideAngleCamera", "builtInTelephotoCamera"],
      "hasTorch": { "value": true, "source": "lights" },
      "hasFlash": { "value": true, "source": "lights" },
      "source": "hardware",
      "formats": [],
      "formatsComplete": false,
      "multiCamFormatsComplete": false,
      "manualControls": false
    },
    {
      "deviceType": "builtInTrueDepthCamera",
      "position": "front",
      "name": "Front TrueDepth Camera",
      "constituents": ["builtInWideAngleCamera"],
      "hasTorch": { "value": false, "source": "lights" },
      "source": "hardware",
      "formats": [],
      "formatsComplete": false,
      "multiCamFormatsComplete": false
    }
  ],
  "multiCamDeviceSets": { "complete": false, "source": "hardware", "sets": [] },
  "microphones": { "beams": ["front", "back"], "source": "microphones" },
  "costModel": {
    "basis": "derived",
    "note": "Fitted to 0.5 of a plain session with one camera, whose format was printed; no multi-camera session of this device was read. It speaks against carrying the A12's budget over: 602 million a second at weight 0 but 1597 million at weight 1. A sample of 0.634 with stabilization, of low trust, is missed by the value (0.387) and held by the interval. Every systemPressureCost coefficient is an estimate.",
    "hardware": {
      "pixelBudget": {
        "atZeroWeight": { "low": 474939593, "value": 602173440, "high": 2361464471 },
        "perUnitWeight": { "low": 392512060, "value": 995328000, "high": 995328000 },
        "source": "budget"
      },
      "deliveredWeight": { "low": 0, "value": 0.5, "high": 1, "source": "weight" },
      "depthStream": { "low": 0, "value": 0.1, "high": 0.2, "source": "depth-cost" },
      "hdrFactor": { "low": 1, "value": 2, "high": 2, "source": "hdr" }
    },
    "systemPressure": {
      "restsOnReading": false,
      "perHardwareCost": { "low": 0, "value": 1.38, "high": 3, "source": "pressure" },
      "stabilization": {
        "standard": { "low": 0, "value": 0.05, "high": 0.3, "source": "pressure" },
        "cinematic": { "low": 0, "value": 0.1, "high": 0.4, "source": "pressure" },
        "cinematicExtended": { "low": 0, "value": 0.15, "high": 0.5, "source": "pressure" },
        "cinematicExtendedEnhanced": { "low": 0, "value": 0.2, "high": 0.6, "source": "pressure" },
        "previewOptimized": { "low": 0, "value": 0.05, "high": 0.3, "source": "pressure" },
        "lowLatency": { "low": 0, "value": 0.05, "high": 0.3, "source": "pressure" }
      },
      "opticalStabilization": { "low": 0, "value": 0.05, "high": 0.3, "source": "pressure" },
      "videoHDR": { "low": 0, "value": 0.1, "high": 0.6, "source": "pressure" },
      "depthProjector": { "low": 0, "value": 0.3, "high": 1.2, "source": "pressure" },
      "lidar": { "low": 0, "value": 1.262, "high": 1.985, "source": "pressure" },
      "microphoneBeam": { "low": 0, "value": 0.02, "high": 0.1, "source": "pressure" }
    },
    "readings": [
      {
        "id": "17pro-single-4k-a",
        "hardwareCost": 0.5,
        "systemPressureCost": null,
        "configuration": "plain session; back wide, format 56: x422 3840x2160 at 30, stabilization off; movie file output in ProRes 422 HQ beside a video data output; read after the commit, before the start; iOS 26.4.2",
        "source": "reading"
      },
      {
        "id": "17pro-single-4k-b",
        "hardwareCost": 0.6339474,
        "systemPressureCost": null,
        "configuration": "plain session; back wide, presumably format 56, stabilization cinematicExtendedEnhanced; movie file output only",
        "source": "reading-sample"
      }
    ]
  },
  "sources": [
    {
      "id": "identity",
      "kind": "reported",
      "reference": "general knowledge",
      "note": "Chip. The model identifier is printed by the probe."
    },
    {
      "id": "hardware",
      "kind": "reported",
      "reference": "general knowledge",
      "note": "iPhone 17 Pro has dual, dual wide and triple cameras at the back and a TrueDepth camera. Its supportedMultiCamDeviceSets are not known, nor is any session of two cameras; that it supports multi-camera capture follows from its chip (A12 or later, says Apple's AVMultiCamPiP sample). No format of these cameras is known here."
    },
    {
      "id": "formats",
      "kind": "printed",
      "reference": "github.com/chibataku0815/filmtone at 6bc3eda0e75d9c08ca5f938f4ddf5e59024d170f: apps/capacitor-film-lab-ios/diagnostics/m1-capability-probe.json",
      "note": "Whole lists in the device's order: 70 formats of the back wide and 57 of the front camera, one pixel format each; 1 frame a second is the lowest rate of all. Neither multi-cam support nor depth was asked. Photo dimensions: of the back wide camera the largest was taken down, and the format's own size, which comes first in every row read, is added."
    },
    {
      "id": "partial-formats",
      "kind": "printed",
      "reference": "github.com/chibataku0815/filmtone at 6bc3eda0e75d9c08ca5f938f4ddf5e59024d170f: apps/capacitor-film-lab-ios/diagnostics/m1-capability-probe.json",
      "note": "As the device printed them, in its order, but not all of them: ultra wide 0 to 7 and 33 to 53, telephoto 0 to 5 and 27 to 55, front ultra wide 13 to 21 and 61 to 74 of 75, LiDAR 36 to 44 of 45. The place in this list is not the place in device.formats. LiDAR photo dimensions as for the back wide camera. The position of the ultra wide and telephoto was not read; field of view and order put them at the back."
    },
    {
      "id": "readout",
      "kind": "derived",
      "reference": "github.com/chibataku0815/filmtone at 6bc3eda0e75d9c08ca5f938f4ddf5e59024d170f: apps/capacitor-film-lab-ios/diagnostics/m1-capability-probe.json",
      "note": "These formats are printed; their photo size is not the sensor mode, so the readout is bounded by the same camera's modes of the same field of view. 16:9 formats whose stills have the video's size: from that size to 4224x2376 unbinned or 2112x1188 binned at the back, 4032x2268 or 2016x1136 at the front. Formats with 8064x6048 stills: from 4032x3024 to that. Front ultra wide, a square sensor with 4896x4896 stills: 16:9 from 4032x2268 to 4896x2754; square from 4032x4032 to 4896x4896."
    },
    {
      "id": "reading",
      "kind": "printed",
      "reference": "github.com/chibataku0815/filmtone at 6bc3eda0e75d9c08ca5f938f4ddf5e59024d170f: apps/capacitor-film-lab-ios/diagnostics/m2b-coexistence-smoke.json",
      "note": "Written by the device."
    },
    {
      "id": "reading-sample",
      "kind": "reported",
      "reference": "github.com/chibataku0815/filmtone, comment in a plan document",
      "note": "A sample in a plan whose model reads iPhone17,1 where the same project's probe says iPhone18,1: low trust."
    },
    {
      "id": "budget",
      "kind": "derived",
      "reference": "github.com/chibataku0815/filmtone at 6bc3eda0e75d9c08ca5f938f4ddf5e59024d170f: apps/capacitor-film-lab-ios/diagnostics/m2b-coexistence-smoke.json; github.com/aritroBh/OpenCane: ios/CaneKit/Depth/DualCameraSession.swift, MultiCamDepth.swift",
      "note": "(readout + w x delivered) x rate / reading. Value: (10036224 + w x 2 x 8294400) x 30 / 0.5 = 602173440 + 995328000 x w, both outputs at 3840x2160. Low end: the low-trust sample, one output, as if stabilization cost nothing: (10036224 + w x 8294400) x 30 / 0.6339474 = 474939593 + 392512060 x w. High end: iPhone 17 Pro Max, the same chip, reads 0.26 for two cameras in default formats; as 1920x1080 at 30 with 10036224 pixels each and 0.26 rounded up from 0.255: 2361464471, with the value's weight term."
    },
    {
      "id": "virtual-cameras",
      "kind": "documented",
      "reference": "AVCaptureDevice.h, iOS SDK 17.2: AVCaptureDeviceTypeBuiltInDualCamera, BuiltInDualWideCamera, BuiltInTripleCamera",
      "note": "These virtual cameras support neither custom exposure nor manual exposure brackets, nor locking the lens or the white balance at other than the current value: manualControls is false. Their constituents are part of the definition."
    },
    {
      "id": "microphones",
      "kind": "derived",
      "reference": "WWDC19 session 225, slides Multi-Microphone Capture; https://developer.apple.com/videos/play/wwdc2019/225/",
      "note": "The talk gives every multi-camera session on an iPhone an omnidirectional port, a front and a back beam; it does not name this model. How many microphones it has is left open."
    },
    {
      "id": "weight",
      "kind": "estimated",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturemulticamsession/hardwarecost",
      "note": "How much a delivered pixel weighs against a sensor pixel is not published: the whole range from 0 to 1, with its middle as the value."
    },
    {
      "id": "depth-cost",
      "kind": "estimated",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturemulticamsession/hardwarecost",
      "note": "Apple says that every camera which streams depth adds to hardwareCost, not how much. No public reading tells it apart. From nothing to a fifth of the budget; the value is the middle."
    },
    {
      "id": "hdr",
      "kind": "derived",
      "reference": "AVCaptureDevice.h, iOS SDK 17.2: AVCaptureDeviceFormat.videoHDRSupported",
      "note": "Apple says that video HDR reads the sensor at twice the published rate: factor 2. The low end is 1, since newer ways of HDR need no second exposure."
    },
    {
      "id": "pressure",
      "kind": "estimated",
      "reference": "WWDC19 session 225, slides System Pressure Cost; https://developer.apple.com/videos/play/wwdc2019/225/",
      "note": "Apple names these drivers and publishes no figure, and no reading of this device is public. The share of hardwareCost is what an iPhone 17 can have at most (0.69 at a hardwareCost of 0.5, of low trust), its low end 0 and its high end 3.0, the top of the bands at full hardwareCost. All contributors start at 0; the high ends are round numbers below 1.985, the whole systemPressureCost of the one public reading with depth (iPhone 16 Pro, LiDAR); the LiDAR value is what that reading leaves. Only the order of the stabilization modes has a meaning."
    },
    {
      "id": "systems",
      "kind": "reported",
      "reference": "github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11)",
      "note": "The systems of a public table."
    },
    {
      "id": "newer-systems",
      "kind": "reported",
      "reference": "https://news.lavx.hu/article/ios-27-brings-dual-camera-to-facetime-but-only-iphone-17-and-newer-can-broadcast-it",
      "note": "iOS 27 is said to bring a feature to iPhone 17 and newer only: so it runs there, and no last system is known of."
    },
    {
      "id": "inventory",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/KyleBing/iphone src/iPhones.js @ad9de5d61e874c18cdc801ffe2805e9e152d6546",
      "note": "A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/en-us/125090, was not read."
    },
    {
      "id": "sensors",
      "kind": "reported",
      "reference": "a copy of Apple's text on iPhone 17 Pro in public code; https://www.techradar.com/phones/iphone/iphone-17-lineup-photography-specs-explained-fusion-camera-center-stage-and-48mp-mode; https://developer.apple.com/documentation/avfoundation/adopting-smart-framing-in-your-camera-app",
      "note": "The size of the largest still of the camera, which is taken for that of the sensor. Modes of other shapes may be a little wider."
    },
    {
      "id": "front-sensor",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/adopting-smart-framing-in-your-camera-app",
      "note": "There is one camera at the front, which is presented as a wide and as an ultra wide one: the sensor of the wide camera is that of the ultra wide one. Its stills are smaller (4032x3024)."
    },
    {
      "id": "depth-sensors",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct",
      "note": "A depth camera's own video is that of its YUV camera, the wide one of its side: so is the sensor."
    },
    {
      "id": "lights",
      "kind": "estimated",
      "reference": "AVCaptureDevice.h: hasTorch, hasFlash",
      "note": "Held of every iPhone: the cameras at the back have a torch and a flash, those at the front have no torch. Whether these have a flash is not known. Not read on this device."
    }
  ]
}

"""####
    case "iphone-17-pro-max":
      ####"""
{
  "capplanProfile": 1,
  "id": "iphone-17-pro-max",
  "name": "iPhone 17 Pro Max",
  "modelIdentifiers": ["iPhone18,2"],
  "operatingSystem": "iOS 27",
  "chip": "A19 Pro",
  "multiCamSupported": true,
  "firstOperatingSystem": { "value": "26.0", "source": "systems" },
  "lastOperatingSystem": { "value": "none", "source": "newer-systems" },
  "camerasComplete": { "value": true, "source": "inventory" },
  "cameras": [
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "back",
      "name": "Back Camera",
      "sensor": { "value": { "width": 8064, "height": 6048 }, "source": "sensors" },
      "hasTorch": { "value": true, "source": "lights" },
      "hasFlash": { "value": true, "source": "lights" },
      "source": "reading",
      "formats": [],
      "formatsComplete": false,
      "multiCamFormatsComplete": false
    },
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "front",
      "name": "Front Camera",
      "sensor": { "value": { "width": 4896, "height": 4896 }, "source": "front-sensor" },
      "hasTorch": { "value": false, "source": "lights" },
      "source": "probe",
      "formats": [],
      "formatsComplete": false,
      "multiCamFormatsComplete": false
    },
    {
      "deviceType": "builtInUltraWideCamera",
      "position": "front",
      "name": "Front Ultra Wide Camera",
      "sensor": { "value": { "width": 4896, "height": 4896 }, "source": "sensors" },
      "hasTorch": { "value": false, "source": "lights" },
      "source": "front-ultra-wide",
      "formats": [],
      "formatsComplete": false,
      "multiCamFormatsComplete": false
    },
    {
      "deviceType": "builtInTrueDepthCamera",
      "position": "front",
      "name": "Front TrueDepth Camera",
      "constituents": ["builtInWideAngleCamera"],
      "hasTorch": { "value": false, "source": "lights" },
      "source": "probe",
      "formats": [],
      "formatsComplete": false,
      "multiCamFormatsComplete": false
    },
    {
      "deviceType": "builtInLiDARDepthCamera",
      "position": "back",
      "name": "Back LiDAR Depth Camera",
      "constituents": ["builtInWideAngleCamera"],
      "sensor": { "value": { "width": 8064, "height": 6048 }, "source": "depth-sensors" },
      "hasTorch": { "value": true, "source": "lights" },
      "hasFlash": { "value": true, "source": "lights" },
      "source": "probe",
      "formats": [
        { "width": 640, "height": 480, "multiCam": true, "readout": null, "depthFormats": [{ "width": 320, "height": 240 }] }
      ],
      "formatsComplete": false,
      "multiCamFormatsComplete": false
    },
    {
      "deviceType": "builtInUltraWideCamera",
      "position": "back",
      "name": "Back Ultra Wide Camera",
      "sensor": { "value": { "width": 8064, "height": 6048 }, "source": "sensors" },
      "hasTorch": { "value": true, "source": "lights" },
      "hasFlash": { "value": true, "source": "lights" },
      "source": "hardware",
      "formats": [],
      "formatsComplete": false,
      "multiCamFormatsComplete": false
    },
    {
      "deviceType": "builtInTelephotoCamera",
      "position": "back",
      "name": "Back Telephoto Camera",
      "sensor": { "value": { "width": 8064, "height": 6048 }, "source": "sensors" },
      "hasTorch": { "value": true, "source": "lights" },
      "hasFlash": { "value": true, "source": "lights" },
      "source": "hardware",
      "formats": [],
      "formatsComplete": false,
      "multiCamFormatsComplete": false
    },
    {
      "deviceType": "builtInDualCamera",
      "position": "back",
      "name": "Back Dual Camera",
      "constituents": ["builtInWideAngleCamera", "builtInTelephotoCamera"],
      "hasTorch": { "value": true, "source": "lights" },
      "hasFlash": { "value": true, "source": "lights" },
      "source": "hardware",
      "formats": [],
      "formatsComplete": false,
      "multiCamFormatsComplete": false,
      "manualControls": false
    },
    {
      "deviceType": "builtInDualWideCamera",
      "position": "back",
      "name": "Back Dual Wide Camera",
      "constituents": ["builtInUltraWideCamera", "builtInWideAngleCamera"],
      "hasTorch": { "value": true, "source": "lights" },
      "hasFlash": { "value": true, "source": "lights" },
      "source": "hardware",
      "formats": [],
      "formatsComplete": false,
      "multiCamFormatsComplete": false,
      "manualControls": false
    },
    {
      "deviceType": "builtInTripleCamera",
      "position": "back",
      "name": "Back Triple Camera",
      "constituents": ["builtInUltraWideCamera", "builtInWideAngleCamera", "builtInTelephotoCamera"],
      "hasTorch": { "value": true, "source": "lights" },
      "hasFlash": { "value": true, "source": "lights" },
      "source": "hardware",
      "formats": [],
      "formatsComplete": false,
      "multiCamFormatsComplete": false,
      "manualControls": false
    }
  ],
  "multiCamDeviceSets": {
    "complete": false,
    "source": "probe",
    "sets": [
      [{ "deviceType": "builtInWideAngleCamera", "position": "front" }, { "deviceType": "builtInLiDARDepthCamera", "position": "back" }],
      [{ "deviceType": "builtInTrueDepthCamera", "position": "front" }, { "deviceType": "builtInLiDARDepthCamera", "position": "back" }],
      [{ "deviceType": "builtInWideAngleCamera", "position": "back" }, { "deviceType": "builtInTrueDepthCamera", "position": "front" }]
    ]
  },
  "microphones": { "beams": ["front", "back"], "source": "microphones" },
  "costModel": {
    "basis": "estimated",
    "note": "Fitted to one reading of two decimals, whose formats were not printed: the default formats are taken to be 1920x1080 unbinned at 30. The one reading of an iPhone 17 Pro, the same chip, asks for a far smaller budget and is held by the interval only. Every systemPressureCost coefficient is an estimate.",
    "hardware": {
      "pixelBudget": {
        "atZeroWeight": { "low": 474939593, "value": 2213169231, "high": 2361464471 },
        "perUnitWeight": { "low": 392512060, "value": 478523077, "high": 995328000 },
        "source": "budget"
      },
      "deliveredWeight": { "low": 0, "value": 0.5, "high": 1, "source": "weight" },
      "depthStream": { "low": 0, "value": 0.1, "high": 0.2, "source": "depth-cost" },
      "hdrFactor": { "low": 1, "value": 2, "high": 2, "source": "hdr" }
    },
    "systemPressure": {
      "restsOnReading": false,
      "perHardwareCost": { "low": 0, "value": 1.38, "high": 3, "source": "pressure" },
      "stabilization": {
        "standard": { "low": 0, "value": 0.05, "high": 0.3, "source": "pressure" },
        "cinematic": { "low": 0, "value": 0.1, "high": 0.4, "source": "pressure" },
        "cinematicExtended": { "low": 0, "value": 0.15, "high": 0.5, "source": "pressure" },
        "cinematicExtendedEnhanced": { "low": 0, "value": 0.2, "high": 0.6, "source": "pressure" },
        "previewOptimized": { "low": 0, "value": 0.05, "high": 0.3, "source": "pressure" },
        "lowLatency": { "low": 0, "value": 0.05, "high": 0.3, "source": "pressure" }
      },
      "opticalStabilization": { "low": 0, "value": 0.05, "high": 0.3, "source": "pressure" },
      "videoHDR": { "low": 0, "value": 0.1, "high": 0.6, "source": "pressure" },
      "depthProjector": { "low": 0, "value": 0.3, "high": 1.2, "source": "pressure" },
      "lidar": { "low": 0, "value": 1.262, "high": 1.985, "source": "pressure" },
      "microphoneBeam": { "low": 0, "value": 0.02, "high": 0.1, "source": "pressure" }
    },
    "readings": [
      {
        "id": "17promax-front-back",
        "hardwareCost": 0.26,
        "systemPressureCost": null,
        "configuration": "back wide and front TrueDepth in their default formats, 2 video data outputs, no preview layer; iOS 27",
        "source": "reading"
      }
    ]
  },
  "sources": [
    {
      "id": "identity",
      "kind": "reported",
      "reference": "general knowledge",
      "note": "Model identifier and chip."
    },
    {
      "id": "hardware",
      "kind": "reported",
      "reference": "general knowledge",
      "note": "iPhone 17 Pro Max has ultra wide and telephoto cameras at the back. No format of these cameras is known here."
    },
    {
      "id": "probe",
      "kind": "reported",
      "reference": "github.com/aritroBh/OpenCane, summary of a probe run on the device, 2026-09-12",
      "note": "Of 12 sets that hold the front and a depth-capable back camera two are named: front wide or front TrueDepth with the LiDAR camera. 33 multi-cam formats of the LiDAR camera have depth; the best for depth is 640x480 with 320x240, its rates, binning and place are not given. TrueDepth gives 640x480 depth, its video format is not named. The set of back wide and front TrueDepth is the session of the reading."
    },
    {
      "id": "reading",
      "kind": "reported",
      "reference": "github.com/aritroBh/OpenCane: ios/CaneKit/Depth/DualCameraSession.swift, MultiCamDepth.swift",
      "note": "hardwareCost, two decimals. The device's default formats: the code sets none in the part read."
    },
    {
      "id": "budget",
      "kind": "estimated",
      "reference": "github.com/aritroBh/OpenCane: ios/CaneKit/Depth/DualCameraSession.swift, MultiCamDepth.swift; github.com/chibataku0815/filmtone at 6bc3eda0e75d9c08ca5f938f4ddf5e59024d170f: apps/capacitor-film-lab-ios/diagnostics/m2b-coexistence-smoke.json",
      "note": "(readout + w x delivered) x rate summed over both cameras / 0.26, with 1920x1080 at 30 from 4224x2376 at the back and 4032x2268 at the front, as iPhone 17 Pro prints them: 19180800 x 30 / 0.26 = 2213169231 and 2 x 2073600 x 30 / 0.26 = 478523077 x w. Low end: the low-trust sample of iPhone 17 Pro, (10036224 + w x 8294400) x 30 / 0.6339474. High end: both readouts 10036224 and 0.26 rounded up from 0.255; the weight term from iPhone 17 Pro's 0.5, 2 x 8294400 x 30 / 0.5 = 995328000 x w."
    },
    {
      "id": "virtual-cameras",
      "kind": "documented",
      "reference": "AVCaptureDevice.h, iOS SDK 17.2: AVCaptureDeviceTypeBuiltInDualCamera, BuiltInDualWideCamera, BuiltInTripleCamera",
      "note": "These virtual cameras support neither custom exposure nor manual exposure brackets, nor locking the lens or the white balance at other than the current value: manualControls is false. Their constituents are part of the definition."
    },
    {
      "id": "microphones",
      "kind": "derived",
      "reference": "WWDC19 session 225, slides Multi-Microphone Capture; https://developer.apple.com/videos/play/wwdc2019/225/",
      "note": "The talk gives every multi-camera session on an iPhone an omnidirectional port, a front and a back beam; it does not name this model. How many microphones it has is left open."
    },
    {
      "id": "weight",
      "kind": "estimated",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturemulticamsession/hardwarecost",
      "note": "How much a delivered pixel weighs against a sensor pixel is not published: the whole range from 0 to 1, with its middle as the value."
    },
    {
      "id": "depth-cost",
      "kind": "estimated",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturemulticamsession/hardwarecost",
      "note": "Apple says that every camera which streams depth adds to hardwareCost, not how much. No public reading tells it apart. From nothing to a fifth of the budget; the value is the middle."
    },
    {
      "id": "hdr",
      "kind": "derived",
      "reference": "AVCaptureDevice.h, iOS SDK 17.2: AVCaptureDeviceFormat.videoHDRSupported",
      "note": "Apple says that video HDR reads the sensor at twice the published rate: factor 2. The low end is 1, since newer ways of HDR need no second exposure."
    },
    {
      "id": "pressure",
      "kind": "estimated",
      "reference": "WWDC19 session 225, slides System Pressure Cost; https://developer.apple.com/videos/play/wwdc2019/225/",
      "note": "Apple names these drivers and publishes no figure, and no reading of this device is public. The share of hardwareCost is what an iPhone 17 can have at most (0.69 at a hardwareCost of 0.5, of low trust), its low end 0 and its high end 3.0, the top of the bands at full hardwareCost. All contributors start at 0; the high ends are round numbers below 1.985, the whole systemPressureCost of the one public reading with depth (iPhone 16 Pro, LiDAR); the LiDAR value is what that reading leaves. Only the order of the stabilization modes has a meaning."
    },
    {
      "id": "front-ultra-wide",
      "kind": "documented",
      "reference": "https://developer.apple.com/documentation/avfoundation/adopting-smart-framing-in-your-camera-app",
      "note": "The page names iPhone 17, iPhone Air and iPhone 17 Pro and finds the camera as builtInUltraWideCamera at the front. None of its formats is known here."
    },
    {
      "id": "systems",
      "kind": "reported",
      "reference": "github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11)",
      "note": "The systems of a public table."
    },
    {
      "id": "newer-systems",
      "kind": "reported",
      "reference": "https://news.lavx.hu/article/ios-27-brings-dual-camera-to-facetime-but-only-iphone-17-and-newer-can-broadcast-it",
      "note": "iOS 27 is said to bring a feature to iPhone 17 and newer only: so it runs there, and no last system is known of."
    },
    {
      "id": "inventory",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/KyleBing/iphone src/iPhones.js @ad9de5d61e874c18cdc801ffe2805e9e152d6546",
      "note": "A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/en-us/125091, was not read."
    },
    {
      "id": "sensors",
      "kind": "reported",
      "reference": "a copy of Apple's text on iPhone 17 Pro in public code; https://www.techradar.com/phones/iphone/iphone-17-lineup-photography-specs-explained-fusion-camera-center-stage-and-48mp-mode; https://developer.apple.com/documentation/avfoundation/adopting-smart-framing-in-your-camera-app",
      "note": "The size of the largest still of the camera, which is taken for that of the sensor. Modes of other shapes may be a little wider."
    },
    {
      "id": "front-sensor",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/adopting-smart-framing-in-your-camera-app",
      "note": "There is one camera at the front, which is presented as a wide and as an ultra wide one: the sensor of the wide camera is that of the ultra wide one. Its stills are smaller (4032x3024)."
    },
    {
      "id": "depth-sensors",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct",
      "note": "A depth camera's own video is that of its YUV camera, the wide one of its side: so is the sensor."
    },
    {
      "id": "lights",
      "kind": "estimated",
      "reference": "AVCaptureDevice.h: hasTorch, hasFlash",
      "note": "Held of every iPhone: the cameras at the back have a torch and a flash, those at the front have no torch. Whether these have a flash is not known. Not read on this device."
    }
  ]
}

"""####
    case "iphone-7-plus":
      ####"""
{
  "capplanProfile": 1,
  "id": "iphone-7-plus",
  "name": "iPhone 7 Plus",
  "modelIdentifiers": [],
  "operatingSystem": "iOS 11.0",
  "chip": "A10 Fusion",
  "multiCamSupported": false,
  "firstOperatingSystem": { "value": "10.0", "source": "systems" },
  "lastOperatingSystem": { "value": "15.8.6", "source": "systems" },
  "maxControlsCount": { "value": 0, "source": "camera-control" },
  "camerasComplete": { "value": true, "source": "inventory" },
  "cameras": [
    {
      "deviceType": "builtInDualCamera",
      "position": "back",
      "name": "Back Dual Camera",
      "constituents": ["builtInWideAngleCamera", "builtInTelephotoCamera"],
      "hasTorch": { "value": true, "source": "lights" },
      "hasFlash": { "value": true, "source": "lights" },
      "source": "dual",
      "formats": [
        { "width": 1440, "height": 1080, "depthFormats": [{ "width": 320, "height": 240, "maxFrameRate": 24 }, { "width": 160, "height": 120, "maxFrameRate": 24 }] },
        { "width": 1280, "height": 720, "maxFrameRate": 30, "depthFormats": [{ "width": 320, "height": 180, "maxFrameRate": 24 }, { "width": 160, "height": 90, "maxFrameRate": 24 }] },
        { "width": 1280, "height": 720, "maxFrameRate": 60, "depthFormats": [], "photoDepthFormats": [] },
        { "width": 640, "height": 480 }
      ],
      "formatsComplete": false,
      "multiCamFormatsComplete": false,
      "presets": { "photo": 0 },
      "manualControls": false
    },
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "back",
      "name": "Back Camera",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "hasTorch": { "value": true, "source": "lights" },
      "hasFlash": { "value": true, "source": "lights" },
      "source": "dual",
      "formats": [],
      "formatsComplete": false,
      "multiCamFormatsComplete": false
    },
    {
      "deviceType": "builtInTelephotoCamera",
      "position": "back",
      "name": "Back Telephoto Camera",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "hasTorch": { "value": true, "source": "lights" },
      "hasFlash": { "value": true, "source": "lights" },
      "source": "dual",
      "formats": [],
      "formatsComplete": false,
      "multiCamFormatsComplete": false
    },
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "front",
      "name": "Front Camera",
      "sensor": { "value": { "width": 3088, "height": 2320 }, "source": "sensors" },
      "hasTorch": { "value": false, "source": "lights" },
      "source": "hardware",
      "formats": [],
      "formatsComplete": false,
      "multiCamFormatsComplete": false
    }
  ],
  "multiCamDeviceSets": { "complete": false, "source": "no-multicam", "sets": [] },
  "costModel": {
    "basis": "estimated",
    "note": "No budget: the device has no multi-camera session, nothing was read on it, and the budget of a later chip would make its costs too low. systemPressureCost exists in a multi-camera session only.",
    "hardware": {
      "deliveredWeight": { "low": 0, "value": 0.5, "high": 1, "source": "weight" },
      "depthStream": { "low": 0, "value": 0.1, "high": 0.2, "source": "depth-cost" },
      "hdrFactor": { "low": 1, "value": 2, "high": 2, "source": "hdr" }
    },
    "systemPressure": { "restsOnReading": false },
    "readings": []
  },
  "sources": [
    {
      "id": "identity",
      "kind": "reported",
      "reference": "general knowledge",
      "note": "Chip. Its model identifiers are not among the facts used here."
    },
    {
      "id": "hardware",
      "kind": "reported",
      "reference": "general knowledge",
      "note": "iPhone 7 Plus has one front camera. No format of these cameras is known here."
    },
    {
      "id": "dual",
      "kind": "documented",
      "reference": "WWDC17 session 507; https://developer.apple.com/videos/play/wwdc2017/507/",
      "note": "Video formats with depth of the dual camera on iOS 11: the photo preset delivers 1440x1080 with 320x240 or 160x120, a 16:9 format of the 720p class up to 30 gives 320x180 or 160x90, and a VGA format has depth of sizes that the talk does not give. Depth has at most 24 frames a second, always an even fraction of the video's rate, and relative accuracy; photos carry more than twice its resolution. An older 720p format up to 60 has no depth. While depth is on, zoom is fixed at 2. Wide and telephoto have the same formats as each other; their list is not given. 1440x1080 is what the video data output delivers with the photo preset, and is taken as the size of that format; what the format itself says the talk does not tell. Order and other formats are not known."
    },
    {
      "id": "no-multicam",
      "kind": "documented",
      "reference": "WWDC19 session 225; https://developer.apple.com/videos/play/wwdc2019/225/",
      "note": "Multi-camera capture is there on iPhone XS, XS Max, XR and the iPad Pro of 2018, and Apple's AVMultiCamPiP sample asks for an A12 or later."
    },
    {
      "id": "virtual-cameras",
      "kind": "documented",
      "reference": "AVCaptureDevice.h, iOS SDK 17.2: AVCaptureDeviceTypeBuiltInDualCamera, BuiltInDualWideCamera, BuiltInTripleCamera",
      "note": "These virtual cameras support neither custom exposure nor manual exposure brackets, nor locking the lens or the white balance at other than the current value: manualControls is false. Their constituents are part of the definition."
    },
    {
      "id": "weight",
      "kind": "estimated",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturemulticamsession/hardwarecost",
      "note": "How much a delivered pixel weighs against a sensor pixel is not published: the whole range from 0 to 1, with its middle as the value."
    },
    {
      "id": "depth-cost",
      "kind": "estimated",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturemulticamsession/hardwarecost",
      "note": "Apple says that every camera which streams depth adds to hardwareCost, not how much. No public reading tells it apart. From nothing to a fifth of the budget; the value is the middle."
    },
    {
      "id": "hdr",
      "kind": "derived",
      "reference": "AVCaptureDevice.h, iOS SDK 17.2: AVCaptureDeviceFormat.videoHDRSupported",
      "note": "Apple says that video HDR reads the sensor at twice the published rate: factor 2. The low end is 1, since newer ways of HDR need no second exposure."
    },
    {
      "id": "systems",
      "kind": "reported",
      "reference": "github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11)",
      "note": "The systems of a public table; the last one is the last version that was seen on 2026-05-11, and iOS 16 does not run. Security updates may follow."
    },
    {
      "id": "camera-control",
      "kind": "estimated",
      "reference": "AVCaptureSession.h, iOS SDK 18: supportsControls, maxControlsCount",
      "note": "Held of every iPhone: Camera Control came with iPhone 16, so an earlier one takes no controls. Not read on this device."
    },
    {
      "id": "inventory",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/KyleBing/iphone src/iPhones.js @ad9de5d61e874c18cdc801ffe2805e9e152d6546",
      "note": "A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/kb/SP744, was not read."
    },
    {
      "id": "sensors",
      "kind": "reported",
      "reference": "a copy of GSMArena's table on iPhone 7 Plus in public code; https://developer.apple.com/library/ios/documentation/DeviceInformation/Reference/iOSDeviceCompatibility/Cameras/Cameras.html (archived; only the top of the page could be read)",
      "note": "The size of the largest still of the camera, which is taken for that of the sensor. Modes of other shapes may be a little wider."
    },
    {
      "id": "lights",
      "kind": "estimated",
      "reference": "AVCaptureDevice.h: hasTorch, hasFlash",
      "note": "Held of every iPhone: the cameras at the back have a torch and a flash, those at the front have no torch. Whether these have a flash is not known. Not read on this device."
    }
  ]
}

"""####
    case "iphone-xr":
      ####"""
{
  "capplanProfile": 1,
  "id": "iphone-xr",
  "name": "iPhone XR",
  "modelIdentifiers": ["iPhone11,8"],
  "chip": "A12 Bionic",
  "multiCamSupported": true,
  "firstOperatingSystem": { "value": "12.0", "source": "systems" },
  "lastOperatingSystem": { "value": "18.7.4", "source": "systems" },
  "maxControlsCount": { "value": 0, "source": "camera-control" },
  "camerasComplete": { "value": true, "source": "inventory" },
  "cameras": [
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "back",
      "name": "Back Camera",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "hasTorch": { "value": true, "source": "lights" },
      "hasFlash": { "value": true, "source": "lights" },
      "source": "pair",
      "formats": [
        { "width": 1920, "height": 1080, "maxFrameRate": 30, "binned": false, "multiCam": true, "readout": 10036224, "source": "formats" }
      ],
      "formatsComplete": false,
      "multiCamFormatsComplete": false
    },
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "front",
      "name": "Front Camera",
      "sensor": { "value": { "width": 3088, "height": 2320 }, "source": "sensors" },
      "hasTorch": { "value": false, "source": "lights" },
      "source": "pair",
      "formats": [
        { "width": 1920, "height": 1080, "maxFrameRate": 30, "binned": false, "multiCam": true, "readout": { "low": 6229000, "value": 6471936, "high": 10036224 }, "source": "formats" }
      ],
      "formatsComplete": false,
      "multiCamFormatsComplete": false
    },
    {
      "deviceType": "builtInTrueDepthCamera",
      "position": "front",
      "name": "Front TrueDepth Camera",
      "constituents": ["builtInWideAngleCamera"],
      "sensor": { "value": { "width": 3088, "height": 2320 }, "source": "depth-sensors" },
      "hasTorch": { "value": false, "source": "lights" },
      "source": "hardware",
      "formats": [],
      "formatsComplete": false,
      "multiCamFormatsComplete": false
    }
  ],
  "multiCamDeviceSets": {
    "complete": false,
    "source": "pair",
    "sets": [
      [{ "deviceType": "builtInWideAngleCamera", "position": "back" }, { "deviceType": "builtInWideAngleCamera", "position": "front" }]
    ]
  },
  "microphones": { "beams": ["front", "back"], "source": "microphones" },
  "costModel": {
    "basis": "derived",
    "note": "Fitted to the one public reading of this device, 0.667, with Apple's table for iPhone XS as the low end; the formats of the reading were not printed. Every systemPressureCost coefficient is an estimate.",
    "hardware": {
      "pixelBudget": {
        "atZeroWeight": { "low": 731566080, "value": 742495952, "high": 902808756 },
        "perUnitWeight": { "low": 165888000, "value": 186530735, "high": 186530735 },
        "source": "budget"
      },
      "deliveredWeight": { "low": 0, "value": 0.5, "high": 1, "source": "weight" },
      "depthStream": { "low": 0, "value": 0.1, "high": 0.2, "source": "depth-cost" },
      "hdrFactor": { "low": 1, "value": 2, "high": 2, "source": "hdr" }
    },
    "systemPressure": {
      "restsOnReading": false,
      "perHardwareCost": { "low": 0, "value": 1.38, "high": 3, "source": "pressure" },
      "stabilization": {
        "standard": { "low": 0, "value": 0.05, "high": 0.3, "source": "pressure" },
        "cinematic": { "low": 0, "value": 0.1, "high": 0.4, "source": "pressure" },
        "cinematicExtended": { "low": 0, "value": 0.15, "high": 0.5, "source": "pressure" },
        "cinematicExtendedEnhanced": { "low": 0, "value": 0.2, "high": 0.6, "source": "pressure" },
        "previewOptimized": { "low": 0, "value": 0.05, "high": 0.3, "source": "pressure" },
        "lowLatency": { "low": 0, "value": 0.05, "high": 0.3, "source": "pressure" }
      },
      "opticalStabilization": { "low": 0, "value": 0.05, "high": 0.3, "source": "pressure" },
      "videoHDR": { "low": 0, "value": 0.1, "high": 0.6, "source": "pressure" },
      "depthProjector": { "low": 0, "value": 0.3, "high": 1.2, "source": "pressure" },
      "lidar": { "low": 0, "value": 1.262, "high": 1.985, "source": "pressure" },
      "microphoneBeam": { "low": 0, "value": 0.02, "high": 0.1, "source": "pressure" }
    },
    "readings": [
      {
        "id": "xr-dualvideo",
        "hardwareCost": 0.667,
        "systemPressureCost": null,
        "configuration": "back wide and front wide in their default formats, both delivering 1920x1080; 2 video data outputs, 1 microphone with 2 audio data outputs; read after the commit, before the start; iOS 18.7.9",
        "source": "reading"
      }
    ]
  },
  "sources": [
    {
      "id": "identity",
      "kind": "reported",
      "reference": "general knowledge",
      "note": "Model identifier and chip. Apple names iPhone XR in session 225 as hardware that supports multi-camera capture."
    },
    {
      "id": "hardware",
      "kind": "reported",
      "reference": "general knowledge",
      "note": "iPhone XR has a TrueDepth camera. No format of these cameras is known here."
    },
    {
      "id": "pair",
      "kind": "reported",
      "reference": "github.com/naujgs/DualVideo at b6e14e38559eabcc898c230eb8e3d408ab453544: .planning/phases/02-recording-pipeline-compositor-writer-audio/02-03-SUMMARY.md, DualVideo/Features/Camera/CameraManager.swift",
      "note": "A session of back wide and front wide ran on iOS 18.7.9 in the cameras' default formats, both delivering 1920x1080. The front device is builtInWideAngleCamera. The same repository says that no multi-cam format of the back camera is 3840 wide, its own device test of that being still open."
    },
    {
      "id": "formats",
      "kind": "derived",
      "reference": "WWDC19 session 225, slide Supported MultiCam Formats (iPhone XS); github.com/naujgs/DualVideo at b6e14e38559eabcc898c230eb8e3d408ab453544: .planning/phases/02-recording-pipeline-compositor-writer-audio/02-03-SUMMARY.md, DualVideo/Features/Camera/CameraManager.swift",
      "note": "The default formats of the session that ran: 1920x1080, by Apple's table for the same chip the unbinned one at 30 or the binned one at 60. Both binned would contradict that table at a cost of 0.667, so unbinned at 30 is taken for both. Readout of the back camera 4224x2376 as on iPhone XS; of the 7 megapixel front camera from 6229000, below which the table would be broken, over 3392x1908 = 6471936, printed by an unnamed TrueDepth camera, to the back camera's 10036224. Other formats exist."
    },
    {
      "id": "reading",
      "kind": "reported",
      "reference": "github.com/naujgs/DualVideo at b6e14e38559eabcc898c230eb8e3d408ab453544: .planning/phases/02-recording-pipeline-compositor-writer-audio/02-03-SUMMARY.md, DualVideo/Features/Camera/CameraManager.swift",
      "note": "hardwareCost as printed, three decimals. The preview layers joined the session only after the reading."
    },
    {
      "id": "microphones",
      "kind": "derived",
      "reference": "WWDC19 session 225, slides Multi-Microphone Capture; https://developer.apple.com/videos/play/wwdc2019/225/",
      "note": "The talk names iPhone XR among the devices with multi-camera capture and gives such a session a front and a back beam; the session that was read had one microphone and two audio data outputs."
    },
    {
      "id": "budget",
      "kind": "derived",
      "reference": "WWDC19 session 225, slide Supported MultiCam Formats (iPhone XS); github.com/naujgs/DualVideo at b6e14e38559eabcc898c230eb8e3d408ab453544: .planning/phases/02-recording-pipeline-compositor-writer-audio/02-03-SUMMARY.md, DualVideo/Features/Camera/CameraManager.swift",
      "note": "Sum over both cameras of (readout + w x delivered) x rate, divided by 0.667. Value: (10036224 + 6471936) x 30 / 0.667 = 742495952 and 2 x 2073600 x 30 / 0.667 = 186530735 x w. High end: a front readout like the back's, 2 x 10036224 x 30 / 0.667 = 902808756. Low end: the dearest legal pair of Apple's table for iPhone XS, which has the same chip, is at most 1.0: 2 x 12192768 x 30 = 731566080 and 2 x 2764800 x 30 = 165888000 x w."
    },
    {
      "id": "weight",
      "kind": "estimated",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturemulticamsession/hardwarecost",
      "note": "How much a delivered pixel weighs against a sensor pixel is not published: the whole range from 0 to 1, with its middle as the value."
    },
    {
      "id": "depth-cost",
      "kind": "estimated",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturemulticamsession/hardwarecost",
      "note": "Apple says that every camera which streams depth adds to hardwareCost, not how much. No public reading tells it apart. From nothing to a fifth of the budget; the value is the middle."
    },
    {
      "id": "hdr",
      "kind": "derived",
      "reference": "AVCaptureDevice.h, iOS SDK 17.2: AVCaptureDeviceFormat.videoHDRSupported",
      "note": "Apple says that video HDR reads the sensor at twice the published rate: factor 2. The low end is 1, since newer ways of HDR need no second exposure."
    },
    {
      "id": "pressure",
      "kind": "estimated",
      "reference": "WWDC19 session 225, slides System Pressure Cost; https://developer.apple.com/videos/play/wwdc2019/225/",
      "note": "Apple names these drivers and publishes no figure, and no reading of this device is public. The share of hardwareCost is what an iPhone 17 can have at most (0.69 at a hardwareCost of 0.5, of low trust), its low end 0 and its high end 3.0, the top of the bands at full hardwareCost. All contributors start at 0; the high ends are round numbers below 1.985, the whole systemPressureCost of the one public reading with depth (iPhone 16 Pro, LiDAR); the LiDAR value is what that reading leaves. Only the order of the stabilization modes has a meaning."
    },
    {
      "id": "systems",
      "kind": "reported",
      "reference": "github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11)",
      "note": "The systems of a public table; the last one is the last version that was seen on 2026-05-11, and iOS 26 does not run. Security updates may follow (iPhone XR is reported with iOS 18.7.9)."
    },
    {
      "id": "camera-control",
      "kind": "estimated",
      "reference": "AVCaptureSession.h, iOS SDK 18: supportsControls, maxControlsCount",
      "note": "Held of every iPhone: Camera Control came with iPhone 16, so an earlier one takes no controls. Not read on this device."
    },
    {
      "id": "inventory",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/KyleBing/iphone src/iPhones.js @ad9de5d61e874c18cdc801ffe2805e9e152d6546",
      "note": "A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/kb/SP781, was not read."
    },
    {
      "id": "sensors",
      "kind": "reported",
      "reference": "github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820; a copy of Apple's text on iPhone XR in public code",
      "note": "The size of the largest still of the camera, which is taken for that of the sensor. Modes of other shapes may be a little wider."
    },
    {
      "id": "depth-sensors",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct",
      "note": "A depth camera's own video is that of its YUV camera, the wide one of its side: so is the sensor."
    },
    {
      "id": "lights",
      "kind": "estimated",
      "reference": "AVCaptureDevice.h: hasTorch, hasFlash",
      "note": "Held of every iPhone: the cameras at the back have a torch and a flash, those at the front have no torch. Whether these have a flash is not known. Not read on this device."
    }
  ]
}

"""####
    case "iphone-xs":
      ####"""
{
  "capplanProfile": 1,
  "id": "iphone-xs",
  "name": "iPhone XS",
  "modelIdentifiers": ["iPhone11,2"],
  "operatingSystem": "iOS 13.0",
  "chip": "A12 Bionic",
  "multiCamSupported": true,
  "firstOperatingSystem": { "value": "12.0", "source": "systems" },
  "lastOperatingSystem": { "value": "18.7.4", "source": "systems" },
  "maxControlsCount": { "value": 0, "source": "camera-control" },
  "camerasComplete": { "value": true, "source": "inventory" },
  "formatTables": {
    "back": [
      { "width": 640, "height": 480, "maxFrameRate": 60, "binned": true, "multiCam": true, "photoDimensions": [{ "width": 2016, "height": 1512 }] },
      { "width": 1280, "height": 720, "maxFrameRate": 60, "binned": true, "multiCam": true, "photoDimensions": [{ "width": 2112, "height": 1188 }] },
      { "width": 1440, "height": 1080, "maxFrameRate": 60, "binned": true, "multiCam": true, "photoDimensions": [{ "width": 2016, "height": 1512 }] },
      { "width": 1920, "height": 1080, "maxFrameRate": 30, "binned": false, "multiCam": true, "photoDimensions": [{ "width": 4224, "height": 2376 }] },
      { "width": 1920, "height": 1080, "maxFrameRate": 60, "binned": true, "multiCam": true, "photoDimensions": [{ "width": 2112, "height": 1188 }] },
      { "width": 1920, "height": 1440, "maxFrameRate": 30, "binned": false, "multiCam": true, "photoDimensions": [{ "width": 4032, "height": 3024 }] },
      { "width": 1920, "height": 1440, "maxFrameRate": 60, "binned": true, "multiCam": true, "photoDimensions": [{ "width": 2016, "height": 1512 }] }
    ],
    "front": [
      { "width": 640, "height": 480, "maxFrameRate": 60, "binned": true, "multiCam": true, "readout": { "low": 1557250, "value": 2302646, "high": 3048192 } },
      { "width": 1280, "height": 720, "maxFrameRate": 60, "binned": true, "multiCam": true, "readout": { "low": 1557250, "value": 1617984, "high": 2509056 } },
      { "width": 1440, "height": 1080, "maxFrameRate": 60, "binned": true, "multiCam": true, "readout": { "low": 1557250, "value": 2302646, "high": 3048192 } },
      { "width": 1920, "height": 1080, "maxFrameRate": 30, "binned": false, "multiCam": true, "readout": { "low": 6229000, "value": 6471936, "high": 10036224 } },
      { "width": 1920, "height": 1080, "maxFrameRate": 60, "binned": true, "multiCam": true, "readout": { "low": 1557250, "value": 1617984, "high": 2509056 } },
      { "width": 1920, "height": 1440, "maxFrameRate": 30, "binned": false, "multiCam": true, "readout": { "low": 6229000, "value": 9210584, "high": 12192768 } },
      { "width": 1920, "height": 1440, "maxFrameRate": 60, "binned": true, "multiCam": true, "readout": { "low": 1557250, "value": 2302646, "high": 3048192 } }
    ]
  },
  "cameras": [
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "back",
      "name": "Back Camera",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "hasTorch": { "value": true, "source": "lights" },
      "hasFlash": { "value": true, "source": "lights" },
      "source": "formats",
      "formatTable": "back",
      "formatsComplete": false,
      "multiCamFormatsComplete": true,
      "presets": { "high": 3 }
    },
    {
      "deviceType": "builtInTelephotoCamera",
      "position": "back",
      "name": "Back Telephoto Camera",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "hasTorch": { "value": true, "source": "lights" },
      "hasFlash": { "value": true, "source": "lights" },
      "source": "formats",
      "formatTable": "back",
      "formatsComplete": false,
      "multiCamFormatsComplete": true,
      "presets": { "high": 3 }
    },
    {
      "deviceType": "builtInDualCamera",
      "position": "back",
      "name": "Back Dual Camera",
      "constituents": ["builtInWideAngleCamera", "builtInTelephotoCamera"],
      "hasTorch": { "value": true, "source": "lights" },
      "hasFlash": { "value": true, "source": "lights" },
      "source": "dual-formats",
      "formatTable": "back",
      "formatsComplete": false,
      "multiCamFormatsComplete": true,
      "manualControls": false
    },
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "front",
      "name": "Front Camera",
      "sensor": { "value": { "width": 3088, "height": 2320 }, "source": "sensors" },
      "hasTorch": { "value": false, "source": "lights" },
      "source": "front-formats",
      "formatTable": "front",
      "formatsComplete": false,
      "multiCamFormatsComplete": true
    },
    {
      "deviceType": "builtInTrueDepthCamera",
      "position": "front",
      "name": "Front TrueDepth Camera",
      "constituents": ["builtInWideAngleCamera"],
      "sensor": { "value": { "width": 3088, "height": 2320 }, "source": "depth-sensors" },
      "hasTorch": { "value": false, "source": "lights" },
      "source": "front-formats",
      "formatTable": "front",
      "formatsComplete": false,
      "multiCamFormatsComplete": true
    }
  ],
  "multiCamDeviceSets": {
    "complete": true,
    "deviceTypes": ["builtInWideAngleCamera", "builtInTelephotoCamera", "builtInDualCamera", "builtInTrueDepthCamera"],
    "source": "sets",
    "sets": [
      [{ "deviceType": "builtInDualCamera", "position": "back" }],
      [{ "deviceType": "builtInWideAngleCamera", "position": "back" }, { "deviceType": "builtInWideAngleCamera", "position": "front" }],
      [{ "deviceType": "builtInWideAngleCamera", "position": "back" }, { "deviceType": "builtInTelephotoCamera", "position": "back" }],
      [{ "deviceType": "builtInWideAngleCamera", "position": "back" }, { "deviceType": "builtInTrueDepthCamera", "position": "front" }],
      [{ "deviceType": "builtInTelephotoCamera", "position": "back" }, { "deviceType": "builtInWideAngleCamera", "position": "front" }],
      [{ "deviceType": "builtInTelephotoCamera", "position": "back" }, { "deviceType": "builtInTrueDepthCamera", "position": "front" }]
    ]
  },
  "microphones": { "count": 4, "beams": ["front", "back"], "source": "microphones" },
  "costModel": {
    "basis": "derived",
    "note": "The budget follows from Apple's table for iPhone XS and one reading of iPhone XR, which has the same chip; no reading of an iPhone XS is public. It gives the reading back (0.667) and puts the dearest legal pair at about 0.975. Every systemPressureCost coefficient is an estimate.",
    "hardware": {
      "pixelBudget": {
        "atZeroWeight": { "low": 731566080, "value": 742495952, "high": 902808756 },
        "perUnitWeight": { "low": 165888000, "value": 186530735, "high": 186530735 },
        "source": "budget"
      },
      "deliveredWeight": { "low": 0, "value": 0.5, "high": 1, "source": "weight" },
      "depthStream": { "low": 0, "value": 0.1, "high": 0.2, "source": "depth-cost" },
      "hdrFactor": { "low": 1, "value": 2, "high": 2, "source": "hdr" }
    },
    "systemPressure": {
      "restsOnReading": false,
      "perHardwareCost": { "low": 0, "value": 1.38, "high": 3, "source": "pressure" },
      "stabilization": {
        "standard": { "low": 0, "value": 0.05, "high": 0.3, "source": "pressure" },
        "cinematic": { "low": 0, "value": 0.1, "high": 0.4, "source": "pressure" },
        "cinematicExtended": { "low": 0, "value": 0.15, "high": 0.5, "source": "pressure" },
        "cinematicExtendedEnhanced": { "low": 0, "value": 0.2, "high": 0.6, "source": "pressure" },
        "previewOptimized": { "low": 0, "value": 0.05, "high": 0.3, "source": "pressure" },
        "lowLatency": { "low": 0, "value": 0.05, "high": 0.3, "source": "pressure" }
      },
      "opticalStabilization": { "low": 0, "value": 0.05, "high": 0.3, "source": "pressure" },
      "videoHDR": { "low": 0, "value": 0.1, "high": 0.6, "source": "pressure" },
      "depthProjector": { "low": 0, "value": 0.3, "high": 1.2, "source": "pressure" },
      "lidar": { "low": 0, "value": 1.262, "high": 1.985, "source": "pressure" },
      "microphoneBeam": { "low": 0, "value": 0.02, "high": 0.1, "source": "pressure" }
    },
    "readings": []
  },
  "sources": [
    {
      "id": "identity",
      "kind": "reported",
      "reference": "general knowledge",
      "note": "Model identifier and chip. The operating system is the iOS 13 that the slides of June 2019 describe, a beta then."
    },
    {
      "id": "sets",
      "kind": "documented",
      "reference": "WWDC19 session 225, slide Supported Device Combinations (iPhone XS); https://developer.apple.com/videos/play/wwdc2019/225/",
      "note": "All six sets: at most two physical cameras, of which the dual camera is two. The slide has columns for back wide, back telephoto, back dual, front and front TrueDepth."
    },
    {
      "id": "formats",
      "kind": "documented",
      "reference": "WWDC19 session 225, slide Supported MultiCam Formats (iPhone XS); https://developer.apple.com/videos/play/wwdc2019/225/",
      "note": "Whole list of multi-cam formats, with the size of their stills, which is the sensor mode. The slide does not name the camera; it is taken for back wide and telephoto, the speech introduces it with the back camera. Other formats exist (more than 40) and are not listed. 1920x1080 unbinned at 30 is what the high preset of a single session chooses, says the talk. Minimum rates are not given."
    },
    {
      "id": "dual-formats",
      "kind": "derived",
      "reference": "WWDC19 session 225, slides Supported MultiCam Formats (iPhone XS) and Synchronized Streaming; https://developer.apple.com/videos/play/wwdc2019/225/",
      "note": "The constituents of the dual camera share resolution and rate, and both are 12 megapixel cameras, so it is given their table. That it has a depth port is shown on a slide; its depth sizes are not given."
    },
    {
      "id": "front-formats",
      "kind": "derived",
      "reference": "WWDC19 session 225, slide Supported MultiCam Formats (iPhone XS), whose camera is not named; https://developer.apple.com/videos/play/wwdc2019/225/",
      "note": "The same sizes and rates, for a 7 megapixel sensor. Readout in pixels a frame: 16:9 unbinned from 6229000, below which the reading of iPhone XR would contradict Apple's table, over 3392x1908 = 6471936, the stills of an unnamed TrueDepth camera at 1920x1080, to the back camera's 10036224; 4:3 unbinned from the same low end, over 9210584, to 12192768; binned a quarter of each. Sizes of stills and of depth maps are not known."
    },
    {
      "id": "microphones",
      "kind": "documented",
      "reference": "WWDC19 session 225, slides Multi-Microphone Capture; https://developer.apple.com/videos/play/wwdc2019/225/",
      "note": "The talk says that recent iPhones have four microphones, and that a multi-camera session has an omnidirectional port, a front and a back beam."
    },
    {
      "id": "budget",
      "kind": "derived",
      "reference": "WWDC19 session 225, slide Supported MultiCam Formats (iPhone XS); github.com/naujgs/DualVideo at b6e14e38559eabcc898c230eb8e3d408ab453544: .planning/phases/02-recording-pipeline-compositor-writer-audio/02-03-SUMMARY.md, DualVideo/Features/Camera/CameraManager.swift",
      "note": "Sum over both cameras of (readout + w x delivered) x rate, w from 0 to 1. Low end: Apple calls the multi-cam formats of iPhone XS ones that run simultaneously, so its dearest legal pair, wide and telephoto at 1920x1440 unbinned 30, is at most 1.0: 2 x 12192768 x 30 = 731566080 and 2 x 2764800 x 30 = 165888000 x w. Value: the iPhone XR reading 0.667, both cameras at 1920x1080 unbinned 30: (10036224 + 6471936) x 30 / 0.667 = 742495952 and 2 x 2073600 x 30 / 0.667 = 186530735 x w. High end: the same with a front readout equal to the back's: 2 x 10036224 x 30 / 0.667 = 902808756. The front readout is not printed; below 6229000 pixels the low end would be broken."
    },
    {
      "id": "virtual-cameras",
      "kind": "documented",
      "reference": "AVCaptureDevice.h, iOS SDK 17.2: AVCaptureDeviceTypeBuiltInDualCamera, BuiltInDualWideCamera, BuiltInTripleCamera",
      "note": "These virtual cameras support neither custom exposure nor manual exposure brackets, nor locking the lens or the white balance at other than the current value: manualControls is false. Their constituents are part of the definition."
    },
    {
      "id": "weight",
      "kind": "estimated",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturemulticamsession/hardwarecost",
      "note": "How much a delivered pixel weighs against a sensor pixel is not published: the whole range from 0 to 1, with its middle as the value."
    },
    {
      "id": "depth-cost",
      "kind": "estimated",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturemulticamsession/hardwarecost",
      "note": "Apple says that every camera which streams depth adds to hardwareCost, not how much. No public reading tells it apart. From nothing to a fifth of the budget; the value is the middle."
    },
    {
      "id": "hdr",
      "kind": "derived",
      "reference": "AVCaptureDevice.h, iOS SDK 17.2: AVCaptureDeviceFormat.videoHDRSupported",
      "note": "Apple says that video HDR reads the sensor at twice the published rate: factor 2. The low end is 1, since newer ways of HDR need no second exposure."
    },
    {
      "id": "pressure",
      "kind": "estimated",
      "reference": "WWDC19 session 225, slides System Pressure Cost; https://developer.apple.com/videos/play/wwdc2019/225/",
      "note": "Apple names these drivers and publishes no figure, and no reading of this device is public. The share of hardwareCost is what an iPhone 17 can have at most (0.69 at a hardwareCost of 0.5, of low trust), its low end 0 and its high end 3.0, the top of the bands at full hardwareCost. All contributors start at 0; the high ends are round numbers below 1.985, the whole systemPressureCost of the one public reading with depth (iPhone 16 Pro, LiDAR); the LiDAR value is what that reading leaves. Only the order of the stabilization modes has a meaning."
    },
    {
      "id": "systems",
      "kind": "reported",
      "reference": "github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11)",
      "note": "The systems of a public table; the last one is the last version that was seen on 2026-05-11, and iOS 26 does not run. Security updates may follow (iPhone XR is reported with iOS 18.7.9)."
    },
    {
      "id": "camera-control",
      "kind": "estimated",
      "reference": "AVCaptureSession.h, iOS SDK 18: supportsControls, maxControlsCount",
      "note": "Held of every iPhone: Camera Control came with iPhone 16, so an earlier one takes no controls. Not read on this device."
    },
    {
      "id": "inventory",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/KyleBing/iphone src/iPhones.js @ad9de5d61e874c18cdc801ffe2805e9e152d6546",
      "note": "A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/kb/SP779, was not read."
    },
    {
      "id": "sensors",
      "kind": "reported",
      "reference": "https://en.wikipedia.org/wiki/IPhone_XS; a copy of Apple's text on iPhone XS Max in public code",
      "note": "The size of the largest still of the camera, which is taken for that of the sensor. Modes of other shapes may be a little wider."
    },
    {
      "id": "depth-sensors",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct",
      "note": "A depth camera's own video is that of its YUV camera, the wide one of its side: so is the sensor."
    },
    {
      "id": "lights",
      "kind": "estimated",
      "reference": "AVCaptureDevice.h: hasTorch, hasFlash",
      "note": "Held of every iPhone: the cameras at the back have a torch and a flash, those at the front have no torch. Whether these have a flash is not known. Not read on this device."
    }
  ]
}

"""####
    default: nil
    }
  }

  /// A bundled profile as `DeviceProfile.packed` has it; `nil` for another id.
  package static func packed(_ id: String) -> StaticString? {
    switch id {
    case "conservative": "<conservative\u{5c}1What every multi-cam iPhone is taken to have018iOS 13.001100002011;Back Camera001116lights1116lights6PDP?011l1111100011PP\u{5c}d21PhPm21PhPm20000000000000PX1`F011l1111100011PbXZ21PXb\u{5c}21PXb\u{5c}20000000000000P]1hQ1011l1111100011PP\u{5c}d21PhPm21PhPm20000000000000Pl1hQ1011N101100011PPPP91PPYb91PPYb90000000000000Pl1hQ1011l1111100011PbXZ21PXb\u{5c}21PXb\u{5c}20000000000000Pl1P]1011l1111100011PP\u{5c}d21PhPm21PhPm2000000000000000000017formats021<Front Camera001016lights06PDP?011l1111100011Rh`_11PhPm21PhPm20000000000000PX1`F011l1111100011Rh`_11PXb\u{5c}21PXb\u{5c}20000000000000P]1hQ1011l1111100011Rh`_11PhPm21PhPm20000000000000Pl1hQ1011N101100011XPSn51PPYb91PPYb90000000000000Pl1hQ1011l1111100011Rh`_11PXb\u{5c}21PXb\u{5c}20000000000000Pl1P]1011l1111100011Rh`_11PhPm21PhPm200000000000000000001=front-formats10012010214sets1012211;microphones121g8No device: the A12's budget, the smallest of the chips with multi-camera capture as far as is known, and at the front the readout of the largest sensors. A configuration that fits here is likely to fit on any multi-cam iPhone. Every systemPressureCost coefficient is an estimate.0;11PPdeiE1`fUSTF1W[Roie116budget11PP`Vn41_m^la51mjmhS;16budget1100PPPPPPPPPPho31116weight1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}bo31:depth-cost111121213hdr1100d`[_d`[_d`mo31318pressure1100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318pressure1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30ci\u{5c}Vci\u{5c}Vciho318pressure1100ci\u{5c}Vci\u{5c}Vcido30ci\u{5c}Vci\u{5c}Vcilo318pressure1100nWeagdkTaQmo30S^maR^maRnoo318pressure1100kSUljSUljSUo30j\u{5c}Vci\u{5c}Vci\u{5c}^o318pressure61100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318pressure2100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}fo318pressure3100ci\u{5c}Vci\u{5c}Vci`o30PPPPPPPPPPho318pressure5100j\u{5c}Vci\u{5c}Vci\u{5c}bo30ci\u{5c}Vci\u{5c}Vciho318pressure4100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318pressure6100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318pressure00:7formats3i4WWDC19 session 225, slide Supported MultiCam Formats (iPhone XS); github.com/Quicr/quicr-mac at 0e38e0750f6d7428f59bf084eb943dc2768d3a2c: docs/formats.md1U=The formats that both published lists of multi-cam formats, of iPhone XS and of iPhone 13 mini, have in common; 1920x1440 unbinned at 30 is left out, since iPhone 13 mini has it at 60 only. Other models are taken to have them too. Readout from the smallest sensor mode printed for that shape (12 Pro 4096x2304, 13 mini 2080x1170 and 1920x1440) to that of iPhone XS, which is the value. More formats exist on every device.=front-formats3i4WWDC19 session 225, slide Supported MultiCam Formats (iPhone XS); github.com/Quicr/quicr-mac at 0e38e0750f6d7428f59bf084eb943dc2768d3a2c: docs/formats.md1[6As at the back. Readout from that of a 7 megapixel sensor, as in the profile of iPhone XS, to a 12 megapixel one like the back's, which is the value since the cost should be too high rather than too low.4sets3S=WWDC19 session 225, slide Supported Device Combinations (iPhone XS); github.com/Neos21/neos21.net at 07d8cbf6f063e5250cc8142b436cafa89101f8ae: src/pages/blog/2019/09/27-01.md; https://neos21.net/blog/2019/09/27-01.html; github.com/naujgs/DualVideo at b6e14e38559eabcc898c230eb8e3d408ab453544: .planning/phases/02-recording-pipeline-compositor-writer-audio/02-03-SUMMARY.md, DualVideo/Features/Camera/CameraManager.swift1e4Back wide with front wide is among the sets of every multi-cam device whose sets are known whole (iPhone XS, iPhone 11 Pro Max) and ran on iPhone XR.;microphones3Z3WWDC19 session 225, slides Multi-Microphone Capture; https://developer.apple.com/videos/play/wwdc2019/225/1X3The talk gives every multi-camera session on an iPhone an omnidirectional port, a front and a back beam.6budget4Y8WWDC19 session 225, slide Supported MultiCam Formats (iPhone XS); github.com/naujgs/DualVideo at b6e14e38559eabcc898c230eb8e3d408ab453544: .planning/phases/02-recording-pipeline-compositor-writer-audio/02-03-SUMMARY.md, DualVideo/Features/Camera/CameraManager.swift1c>No reading of this chip can be fitted. Borrowed from the A12, where Apple's table for iPhone XS gives 731566080 + 165888000 x w as the low end, the iPhone XR reading 742495952 + 186530735 x w as the value and 902808756 + 186530735 x w as the high end. A later chip is taken to have at least that budget, so the costs are high rather than low; to leave room for a faster one the high end is doubled (1805617511 + 373061469 x w), which halves the low end of every cost.6weight4l2https://developer.apple.com/documentation/avfoundation/avcapturemulticamsession/hardwarecost1U4How much a delivered pixel weighs against a sensor pixel is not published: the whole range from 0 to 1, with its middle as the value.:depth-cost4l2https://developer.apple.com/documentation/avfoundation/avcapturemulticamsession/hardwarecost1f5Apple says that every camera which streams depth adds to hardwareCost, not how much. No public reading tells it apart. From nothing to a fifth of the budget; the value is the middle.3hdr3X2AVCaptureDevice.h, iOS SDK 17.2: AVCaptureDeviceFormat.videoHDRSupported1d4Apple says that video HDR reads the sensor at twice the published rate: factor 2. The low end is 1, since newer ways of HDR need no second exposure.8pressure4V3WWDC19 session 225, slides System Pressure Cost; https://developer.apple.com/videos/play/wwdc2019/225/1SAApple names these drivers and publishes no figure, and no reading of this device is public. The share of hardwareCost is what an iPhone 17 can have at most (0.69 at a hardwareCost of 0.5, of low trust), its low end 0 and its high end 3.0, the top of the bands at full hardwareCost. All contributors start at 0; the high ends are round numbers below 1.985, the whole systemPressureCost of the one public reading with depth (iPhone 16 Pro, LiDAR); the LiDAR value is what that reading leaves. Only the order of the stabilization modes has a meaning.6lights4U1AVCaptureDevice.h: hasTorch, hasFlash1[5Held of every iPhone: the cameras at the back have a torch and a flash, those at the front have no torch. Whether these have a flash is not known. Not read on this device."
    case "iphone-11-pro-max": "Aiphone-11-pro-maxAiPhone 11 Pro Max1:iPhone12,518iOS 13.01:A13 Bionic111=017systems0101>camera-control1119inventory8011;Back Camera01Pn3`n217sensors1116lights1116lights000000014sets111FBack Ultra Wide Camera01Pn3`n217sensors1116lights1116lights000000014sets211EBack Telephoto Camera01Pn3`n217sensors1116lights1116lights000000014sets311@Back Dual Camera20201116lights1116lights0000100014sets411EBack Dual Wide Camera21001116lights1116lights0000100014sets511BBack Triple Camera310201116lights1116lights0000100014sets021<Front Camera01Pn3`n217sensors1016lights0000000014sets621FFront TrueDepth Camera101Pn3`n21=depth-sensors1016lights0000000014sets1170123456G13114115120102201112012126201202112022120231241022112126211262212623124162311010232101023210111362011136201213210211362112114sets1012211;microphones121b7The budget is the A12's, borrowed: no reading of this chip can be fitted. Costs are meant to be too high rather than too low. No format of this device is known, so no cost can be given yet. Every systemPressureCost coefficient is an estimate.0;11PPdeiE1`fUSTF1W[Roie116budget11PP`Vn41_m^la51mjmhS;16budget1100PPPPPPPPPPho31116weight1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}bo31:depth-cost111121213hdr1100d`[_d`[_d`mo31318pressure1100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318pressure1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30ci\u{5c}Vci\u{5c}Vciho318pressure1100ci\u{5c}Vci\u{5c}Vcido30ci\u{5c}Vci\u{5c}Vcilo318pressure1100nWeagdkTaQmo30S^maR^maRnoo318pressure1100kSUljSUljSUo30j\u{5c}Vci\u{5c}Vci\u{5c}^o318pressure61100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318pressure2100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}fo318pressure3100ci\u{5c}Vci\u{5c}Vci`o30PPPPPPPPPPho318pressure5100j\u{5c}Vci\u{5c}Vci\u{5c}bo30ci\u{5c}Vci\u{5c}Vciho318pressure4100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318pressure6100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318pressure00?8identity2Ageneral knowledge1JModel identifier and chip.4sets1e4github.com/Neos21/neos21.net at 07d8cbf6f063e5250cc8142b436cafa89101f8ae: src/pages/blog/2019/09/27-01.md; https://neos21.net/blog/2019/09/27-01.html1k8supportedMultiCamDeviceSets as the device printed it, 23 sets, the same on iOS 13.0 and 13.1; asked with all seven device types at any position. At most three physical cameras; the front and the TrueDepth camera never together; the triple camera only alone. Formats were not printed.?virtual-cameras0a3AVCaptureDevice.h, iOS SDK 17.2: AVCaptureDeviceTypeBuiltInDualCamera, BuiltInDualWideCamera, BuiltInTripleCamera1V7These virtual cameras support neither custom exposure nor manual exposure brackets, nor locking the lens or the white balance at other than the current value: manualControls is false. Their constituents are part of the definition.;microphones3Z3WWDC19 session 225, slides Multi-Microphone Capture; https://developer.apple.com/videos/play/wwdc2019/225/1_5The talk gives every multi-camera session on an iPhone an omnidirectional port, a front and a back beam; it does not name this model. How many microphones it has is left open.6budget4Y8WWDC19 session 225, slide Supported MultiCam Formats (iPhone XS); github.com/naujgs/DualVideo at b6e14e38559eabcc898c230eb8e3d408ab453544: .planning/phases/02-recording-pipeline-compositor-writer-audio/02-03-SUMMARY.md, DualVideo/Features/Camera/CameraManager.swift1c>No reading of this chip can be fitted. Borrowed from the A12, where Apple's table for iPhone XS gives 731566080 + 165888000 x w as the low end, the iPhone XR reading 742495952 + 186530735 x w as the value and 902808756 + 186530735 x w as the high end. A later chip is taken to have at least that budget, so the costs are high rather than low; to leave room for a faster one the high end is doubled (1805617511 + 373061469 x w), which halves the low end of every cost.6weight4l2https://developer.apple.com/documentation/avfoundation/avcapturemulticamsession/hardwarecost1U4How much a delivered pixel weighs against a sensor pixel is not published: the whole range from 0 to 1, with its middle as the value.:depth-cost4l2https://developer.apple.com/documentation/avfoundation/avcapturemulticamsession/hardwarecost1f5Apple says that every camera which streams depth adds to hardwareCost, not how much. No public reading tells it apart. From nothing to a fifth of the budget; the value is the middle.3hdr3X2AVCaptureDevice.h, iOS SDK 17.2: AVCaptureDeviceFormat.videoHDRSupported1d4Apple says that video HDR reads the sensor at twice the published rate: factor 2. The low end is 1, since newer ways of HDR need no second exposure.8pressure4V3WWDC19 session 225, slides System Pressure Cost; https://developer.apple.com/videos/play/wwdc2019/225/1SAApple names these drivers and publishes no figure, and no reading of this device is public. The share of hardwareCost is what an iPhone 17 can have at most (0.69 at a hardwareCost of 0.5, of low trust), its low end 0 and its high end 3.0, the top of the bands at full hardwareCost. All contributors start at 0; the high ends are round numbers below 1.985, the whole systemPressureCost of the one public reading with depth (iPhone 16 Pro, LiDAR); the LiDAR value is what that reading leaves. Only the order of the stabilization modes has a meaning.7systems2T4github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11)1g4The systems of a public table. It has no last one: iOS 26 still came on 2026-05-11. Whether iOS 27 does is not known here, so the last one is left out.>camera-control4R2AVCaptureSession.h, iOS SDK 18: supportsControls, maxControlsCount1g3Held of every iPhone: Camera Control came with iPhone 16, so an earlier one takes no controls. Not read on this device.9inventory2j<github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/KyleBing/iphone src/iPhones.js @ad9de5d61e874c18cdc801ffe2805e9e152d65461b6A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/kb/SP806, was not read.7sensors2b5a copy of GSMArena's table on iPhone 11 Pro in public code; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json @78c2b970317943f4b2bf4f303b3a9bc1b41f78201P4The size of the largest still of the camera, which is taken for that of the sensor. Modes of other shapes may be a little wider.=depth-sensors3n2https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct1Q3A depth camera's own video is that of its YUV camera, the wide one of its side: so is the sensor.6lights4U1AVCaptureDevice.h: hasTorch, hasFlash1[5Held of every iPhone: the cameras at the back have a torch and a flash, those at the front have no torch. Whether these have a flash is not known. Not read on this device."
    case "iphone-12-pro": "=iphone-12-pro=iPhone 12 Pro1:iPhone13,301:A14 Bionic111>117systems0101>camera-control1119inventory9311@Back Dual Camera20201116lights1116lights6PX1`F11111N1010114x42011PP4PX20010l_ZS_YgYZXdP411h300100000000PX1`F11111l11010114x42011PP4PX20010l_ZS_YgYZXdP411h300100000000Pl1hQ111111N1011114x42011PP4PX20010l_ZS_YgYZXdP411h300100000000Pl1hQ111111l11011114x42011PP4PX20010l_ZS_YgYZXdP411h30010000101000Pl1P]111111N1011114x42011Pn3`n20010PeVnb^cTVVdP411m512700100000000Ph3`S211111N1011114x42011PP4PX20010l_ZS_YgYZXdP410PPPPPPPP`jgP400100001010000001012017formats711GBack LiDAR Depth Camera101Pn3`n21=depth-sensors1116lights1116lights2PDP?000000000000000011P:`70011PHPB0000Pn3`n2000000000000000011P:`70011PHPB000000000015lidar011;Back Camera01Pn3`n217sensors1116lights1116lights000000018hardware111FBack Ultra Wide Camera01Pn3`n217sensors1116lights1116lights00000001:lidar-sets211EBack Telephoto Camera01Pn3`n217sensors1116lights1116lights00000001:lidar-sets411EBack Dual Wide Camera21001116lights1116lights0000100018hardware511BBack Triple Camera310201116lights1116lights0000100018hardware021<Front Camera01Pn3`n217sensors1016lights0000000018hardware621FFront TrueDepth Camera101Pn3`n21=depth-sensors1016lights0000000018hardware100227111271211:lidar-sets1012211;microphones121b5The budget is the A12's, borrowed: no reading of this chip can be fitted. Costs are meant to be too high rather than too low. Every systemPressureCost coefficient is an estimate.0;11PPdeiE1`fUSTF1W[Roie116budget11PP`Vn41_m^la51mjmhS;16budget1100PPPPPPPPPPho31116weight1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}bo31:depth-cost111121213hdr1100d`[_d`[_d`mo31318pressure1100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318pressure1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30ci\u{5c}Vci\u{5c}Vciho318pressure1100ci\u{5c}Vci\u{5c}Vcido30ci\u{5c}Vci\u{5c}Vcilo318pressure1100nWeagdkTaQmo30S^maR^maRnoo318pressure1100kSUljSUljSUo30j\u{5c}Vci\u{5c}Vci\u{5c}^o318pressure61100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318pressure2100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}fo318pressure3100ci\u{5c}Vci\u{5c}Vci`o30PPPPPPPPPPho318pressure5100j\u{5c}Vci\u{5c}Vci\u{5c}bo30ci\u{5c}Vci\u{5c}Vciho318pressure4100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318pressure6100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318pressure00B8identity2Ageneral knowledge1JModel identifier and chip.8hardware2Ageneral knowledge1V4iPhone 12 Pro has wide, ultra wide and telephoto cameras at the back and a TrueDepth camera. No format of these cameras is known here.7formats3\u{5c}2https://stackoverflow.com/questions/64357503, answer as edited on 2020-11-261o@The x420 formats of one back camera, printed on iOS 14.2 with their flags; a flag that is not printed is false. The camera is not named: formats with depth at the back, before the LiDAR camera could be used, and a field of view of 68 degrees, that of the wide camera, where a device with the ultra wide camera in it shows its more than 100, leave the dual camera. Formats of other pixel formats exist and are not known, nor their places. Where the device printed depth support the depth sizes are not known. Photo dimensions: the largest only.5lidar3_2WWDC22 session 110429; https://developer.apple.com/videos/play/wwdc2022/110429/1h8Since iOS 15.4. The talk gives the LiDAR camera formats from 640x480 to 4032x3024, all with depth, maps of up to 320x240 while streaming and 768x576 in photos, other sizes for 16:9: so these are taken for the two 4:3 formats that it names. Rates and multi-cam flags are not given.:lidar-sets0_2WWDC22 session 110429; https://developer.apple.com/videos/play/wwdc2022/110429/1Z9The LiDAR camera uses the wide camera, so telephoto and ultra wide can run beside it in a multi-camera session; the talk lists iPhone 12 Pro. A back and a front camera are also reported to have run together on an iPhone 12 Pro (github.com/Matiassimone/SapiAR, README), their device types not named.?virtual-cameras0a3AVCaptureDevice.h, iOS SDK 17.2: AVCaptureDeviceTypeBuiltInDualCamera, BuiltInDualWideCamera, BuiltInTripleCamera1V7These virtual cameras support neither custom exposure nor manual exposure brackets, nor locking the lens or the white balance at other than the current value: manualControls is false. Their constituents are part of the definition.;microphones3Z3WWDC19 session 225, slides Multi-Microphone Capture; https://developer.apple.com/videos/play/wwdc2019/225/1_5The talk gives every multi-camera session on an iPhone an omnidirectional port, a front and a back beam; it does not name this model. How many microphones it has is left open.6budget4Y8WWDC19 session 225, slide Supported MultiCam Formats (iPhone XS); github.com/naujgs/DualVideo at b6e14e38559eabcc898c230eb8e3d408ab453544: .planning/phases/02-recording-pipeline-compositor-writer-audio/02-03-SUMMARY.md, DualVideo/Features/Camera/CameraManager.swift1c>No reading of this chip can be fitted. Borrowed from the A12, where Apple's table for iPhone XS gives 731566080 + 165888000 x w as the low end, the iPhone XR reading 742495952 + 186530735 x w as the value and 902808756 + 186530735 x w as the high end. A later chip is taken to have at least that budget, so the costs are high rather than low; to leave room for a faster one the high end is doubled (1805617511 + 373061469 x w), which halves the low end of every cost.6weight4l2https://developer.apple.com/documentation/avfoundation/avcapturemulticamsession/hardwarecost1U4How much a delivered pixel weighs against a sensor pixel is not published: the whole range from 0 to 1, with its middle as the value.:depth-cost4l2https://developer.apple.com/documentation/avfoundation/avcapturemulticamsession/hardwarecost1f5Apple says that every camera which streams depth adds to hardwareCost, not how much. No public reading tells it apart. From nothing to a fifth of the budget; the value is the middle.3hdr3X2AVCaptureDevice.h, iOS SDK 17.2: AVCaptureDeviceFormat.videoHDRSupported1d4Apple says that video HDR reads the sensor at twice the published rate: factor 2. The low end is 1, since newer ways of HDR need no second exposure.8pressure4V3WWDC19 session 225, slides System Pressure Cost; https://developer.apple.com/videos/play/wwdc2019/225/1SAApple names these drivers and publishes no figure, and no reading of this device is public. The share of hardwareCost is what an iPhone 17 can have at most (0.69 at a hardwareCost of 0.5, of low trust), its low end 0 and its high end 3.0, the top of the bands at full hardwareCost. All contributors start at 0; the high ends are round numbers below 1.985, the whole systemPressureCost of the one public reading with depth (iPhone 16 Pro, LiDAR); the LiDAR value is what that reading leaves. Only the order of the stabilization modes has a meaning.7systems2T4github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11)1g4The systems of a public table. It has no last one: iOS 26 still came on 2026-05-11. Whether iOS 27 does is not known here, so the last one is left out.>camera-control4R2AVCaptureSession.h, iOS SDK 18: supportsControls, maxControlsCount1g3Held of every iPhone: Camera Control came with iPhone 16, so an earlier one takes no controls. Not read on this device.9inventory2j<github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/KyleBing/iphone src/iPhones.js @ad9de5d61e874c18cdc801ffe2805e9e152d65461b6A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/kb/SP831, was not read.7sensors2d=https://www.phonearena.com/news/apple-iphone-13-design-changes_id132014; iFixit teardown 138640; https://www.phonearena.com/news/apple-iphone-13-size-camera-leak_id128283; https://gofixer.co.za/apple-iphone-13-could-finally-catch-up-to-android-with-this-camera-feature; https://discussions.apple.com/thread/253265026; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json @78c2b970317943f4b2bf4f303b3a9bc1b41f78201P4The size of the largest still of the camera, which is taken for that of the sensor. Modes of other shapes may be a little wider.=depth-sensors3n2https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct1Q3A depth camera's own video is that of its YUV camera, the wide one of its side: so is the sensor.6lights4U1AVCaptureDevice.h: hasTorch, hasFlash1[5Held of every iPhone: the cameras at the back have a torch and a flash, those at the front have no torch. Whether these have a flash is not known. Not read on this device."
    case "iphone-13-mini": ">iphone-13-mini>iPhone 13 mini1:iPhone14,401:A15 Bionic111?017systems0101>camera-control1119inventory5011;Back Camera01Pn3`n217sensors1116lights1116lightsg1P6`411111l11010114420v12P6`4Pn3`n20010RhZ^X[TkfRdP411m51270110110100101000P6`411111l11010114420f12P6`4Pn3`n20010RhZ^X[TkfRdP411m512700110100101000P;P911111l11010114420v12P;P9`c3`n20010hodVnb^cdccP411m51270110110100101000P;P911111l11010114420f12P;P9`c3`n20010hodVnb^cdccP411m512700110100101000P?X;11111l11010114420v12P?X;Pn3`n20010RhZ^X[TkfRdP411m51270110110100101000P?X;11111l11010114420f12P?X;Pn3`n20010RhZ^X[TkfRdP411m512700110100101000PDP?11111l11011114420v12PDP?Pn3`n20010RhZ^X[TkfRdP411m51270110110100101000PDP?11111l11011114420f12PDP?Pn3`n20010RhZ^X[TkfRdP411m512700110100101000PDP?11111l11111114420v12PDP?Pl1P]1011PP\u{5c}d21PP\u{5c}d21PhPm2010kh[j]bhPaacP411j212701101001001010017readoutPDP?11111l11111114420f12PDP?Pl1P]1011PP\u{5c}d21PP\u{5c}d21PhPm2010kh[j]bhPaacP411j2127001001001010017readoutPNl@11111l11010114420v12PNl@PR4TY20010^maR^maRnZdP410heWZheWZhcgP40110110100101000PNl@11111l11010114420f12PNl@PR4TY20010^maR^maRnZdP410heWZheWZhcgP400110100101000PP1PH11111l11010114420v12PP1PHPn3`n20010RhZ^X[TkfRdP410ljSUljSUl[iP40110110100101000PP1PH11111l11010114420f12PP1PHPn3`n20010RhZ^X[TkfRdP410ljSUljSUl[iP400110100101000PX1`F11111N1011114420v12PX1`FPR4TY20010^maR^maRnZdP410heWZheWZhcgP40110110100101000PX1`F11111N1011114420f12PX1`FPR4TY20010^maR^maRnZdP410heWZheWZhcgP400110100101000PX1`F11111N1011114x42012PX1`FPR4TY20010^maR^maRnZdP410heWZheWZhcgP400100100101000PX1`F11111l11011114420v12PX1`FPR4TY20010^maR^maRnZdP410heWZheWZhcgP40110110100101000PX1`F11111l11011114420f12PX1`FPR4TY20010^maR^maRnZdP410heWZheWZhcgP400110100101000PX1`F11111l11011114x42012PX1`FPR4TY20010^maR^maRnZdP410heWZheWZhcgP400100100101000PX1`F11111l11111114420v12PX1`FPQ2bT10010^maR^maRnZdP410a[_d`[_d`ccP40110100100101000PX1`F11111l11111114420f12PX1`FPQ2bT10010^maR^maRnZdP410a[_d`[_d`ccP400100100101000PX1`F11111`71110114420v11PX1`F011PPTL1PbXZ21PbXZ2010^maR^maRnZdP410PPPPPPPPPUdP401101001001010017readoutPX1`F11111`71110114420f11PX1`F011PPTL1PbXZ21PbXZ2010^maR^maRnZdP410PPPPPPPPPUdP4001001001010017readoutP]1hQ111111l11111114420v12P]1hQ1Pl1P]1011PP\u{5c}d21PP\u{5c}d21PhPm2010kh[j]bhPaacP411j212701101001001010017readoutP]1hQ111111l11111114420f12P]1hQ1Pl1P]1011PP\u{5c}d21PP\u{5c}d21PhPm2010kh[j]bhPaacP411j2127001001001010017readoutPl1hQ111111N1011114420v12Pl1hQ1PR4TY20010^maR^maRnZdP410heWZheWZhcgP40110110100101000Pl1hQ111111N1011114420f12Pl1hQ1PR4TY20010^maR^maRnZdP410heWZheWZhcgP400110100101000Pl1hQ111111N1011114x42012Pl1hQ1PR4TY20010^maR^maRnZdP410heWZheWZhcgP400100100101000Pl1hQ111111l11011114420v12Pl1hQ1PR4TY20010^maR^maRnZdP410heWZheWZhcgP40110110100101000Pl1hQ111111l11011114420f12Pl1hQ1PR4TY20010^maR^maRnZdP410heWZheWZhcgP400110100101000Pl1hQ111111l11011114x42012Pl1hQ1PR4TY20010^maR^maRnZdP410heWZheWZhcgP400100100101000Pl1hQ111111l11111114420v12Pl1hQ1PQ2bT10010^maR^maRnZdP410a[_d`[_d`ccP40110100100101000Pl1hQ111111l11111114420f12Pl1hQ1PQ2bT10010^maR^maRnZdP410a[_d`[_d`ccP400100100101000Pl1hQ111111h31010114420v11Pl1hQ1011PPYo11PbXZ21PbXZ2010kigodVnbnh`P411U401101001001010017readoutPl1hQ111111h31010114420f11Pl1hQ1011PPYo11PbXZ21PbXZ2010kigodVnbnh`P411U4001001001010017readoutPl1hQ111111`71110114420v11Pl1hQ1011PPYo11PbXZ21PbXZ2010^maR^maRnZdP410PPPPPPPPPUdP401101001001010017readoutPl1hQ111111`71110114420f11Pl1hQ1011PPYo11PbXZ21PbXZ2010^maR^maRnZdP410PPPPPPPPPUdP4001001001010017readoutPl1P]111111l11011114420v12Pl1P]1Pn3`n20010gXfmlk_ZcWdP410PPPPPPPP`mhP40110110100101000Pl1P]111111l11011114420f12Pl1P]1Pn3`n20010gXfmlk_ZcWdP410PPPPPPPP`mhP400110100101000Pl1P]111111l11011114x42012Pl1P]1Pn3`n20010gXfmlk_ZcWdP410PPPPPPPP`mhP400100100101000Pl1P]111111l11111114420v11Pl1P]1011PP\u{5c}d21PP\u{5c}d21PhPm2010\u{5c}UWdUb]W_RdP411j212701101001001010017readoutPl1P]111111l11111114420f11Pl1P]1011PP\u{5c}d21PP\u{5c}d21PhPm2010\u{5c}UWdUb]W_RdP411j2127001001001010017readoutPa2hl111111N1010114420v12Pa2hl1Pn3`n20010gXfmlk_ZcWdP411m51270110110100101000Pa2hl111111N1010114420f12Pa2hl1Pn3`n20010gXfmlk_ZcWdP411m512700110100101000PV3`\u{5c}211111N1010114420v12PV3`\u{5c}2Pn3`n20010gXfmlk_ZcWdP411m51270110110100101000PV3`\u{5c}211111N1010114420f12PV3`\u{5c}2Pn3`n20010gXfmlk_ZcWdP411m512700110100101000Ph3`S211111N1011114420v12Ph3`S2PR4TY20010^maR^maRnZdP410XZheWZheWngP40110110100101000Ph3`S211111N1011114420f12Ph3`S2PR4TY20010^maR^maRnZdP410XZheWZheWngP400110100101000Ph3`S211111N1011114x42012Ph3`S2PR4TY20010^maR^maRnZdP410XZheWZheWngP400100100101000Ph3`S211111l11010114420v11Ph3`S2011PPTm71PXRY91PXRY9010^maR^maRnZdP410XZheWZheWngP401101101001010017readoutPh3`S211111l11010114420f11Ph3`S2011PPTm71PXRY91PXRY9010^maR^maRnZdP410XZheWZheWngP4001101001010017readoutPh3`S211111l11010114x42011Ph3`S2011PPTm71PXRY91PXRY9010^maR^maRnZdP410XZheWZheWngP4001001001010017readoutPn3`n211111N1010114420v11Pn3`n20010gXfmlk_ZcWdP411m51270110110110101000Pn3`n211111N1010114420f11Pn3`n20010gXfmlk_ZcWdP411m512700110110101000110012017formats111FBack Ultra Wide Camera01Pn3`n217sensors1116lights1116lights000000018hardware411EBack Dual Wide Camera21001116lights1116lights0000100018hardware021<Front Camera01Pn3`n217sensors1016lights0000000018hardware621FFront TrueDepth Camera101Pn3`n21=depth-sensors1016lights0000000018hardware100014sets1012211;microphones121b5The budget is the A12's, borrowed: no reading of this chip can be fitted. Costs are meant to be too high rather than too low. Every systemPressureCost coefficient is an estimate.0;11PPdeiE1`fUSTF1W[Roie116budget11PP`Vn41_m^la51mjmhS;16budget1100PPPPPPPPPPho31116weight1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}bo31:depth-cost111121213hdr1100d`[_d`[_d`mo31318pressure1100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318pressure1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30ci\u{5c}Vci\u{5c}Vciho318pressure1100ci\u{5c}Vci\u{5c}Vcido30ci\u{5c}Vci\u{5c}Vcilo318pressure1100nWeagdkTaQmo30S^maR^maRnoo318pressure1100kSUljSUljSUo30j\u{5c}Vci\u{5c}Vci\u{5c}^o318pressure61100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318pressure2100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}fo318pressure3100ci\u{5c}Vci\u{5c}Vci`o30PPPPPPPPPPho318pressure5100j\u{5c}Vci\u{5c}Vci\u{5c}bo30ci\u{5c}Vci\u{5c}Vciho318pressure4100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318pressure6100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318pressure00B8identity2Ageneral knowledge1JModel identifier and chip.8hardware2Ageneral knowledge1i4iPhone 13 mini has wide and ultra wide cameras at the back, a dual wide camera of them, and a TrueDepth camera. No format of these cameras is known here.7formats1g2github.com/Quicr/quicr-mac at 0e38e0750f6d7428f59bf084eb943dc2768d3a2c: docs/formats.md1XBAll 55 formats of the back wide camera, one pixel format each. The file prints them largest first and 420f before 420v; lists that devices print with their indexes (iPhone 17 Pro) run smallest first and 420v before 420f, so they stand here in reverse, and that order is derived. Each is given as the device describes it; a flag that is not printed is false. The iOS version is not stated; the file is of 2024-04-25. A format without video stabilization is given the modes auto and off, one without wide color the color space sRGB; for the others the modes and spaces were not printed.7readout3g2github.com/Quicr/quicr-mac at 0e38e0750f6d7428f59bf084eb943dc2768d3a2c: docs/formats.md1[@These formats are printed; their photo size is that of the video or smaller than the sensor mode, so the readout is bounded. 3840x2160 at 60 has the field of view of the formats with 4160x2340 stills, so between its own size and that. Binned at 240: between the own size and 2080x1170, the stills of the binned format with the same field of view. 1920x1080 unbinned at 120: half the field of view (its tangent) of 4160 wide, so 2080x1170. Binned 4:3 with 1920x1440 stills: from that to the 2016x1512 of a half of 4032x3024.4sets2g2github.com/Quicr/quicr-mac at 0e38e0750f6d7428f59bf084eb943dc2768d3a2c: docs/formats.md1b3The formats have multi-cam flags, so the device supports multi-camera capture; which sets of cameras is not known.?virtual-cameras0a3AVCaptureDevice.h, iOS SDK 17.2: AVCaptureDeviceTypeBuiltInDualCamera, BuiltInDualWideCamera, BuiltInTripleCamera1V7These virtual cameras support neither custom exposure nor manual exposure brackets, nor locking the lens or the white balance at other than the current value: manualControls is false. Their constituents are part of the definition.;microphones3Z3WWDC19 session 225, slides Multi-Microphone Capture; https://developer.apple.com/videos/play/wwdc2019/225/1_5The talk gives every multi-camera session on an iPhone an omnidirectional port, a front and a back beam; it does not name this model. How many microphones it has is left open.6budget4Y8WWDC19 session 225, slide Supported MultiCam Formats (iPhone XS); github.com/naujgs/DualVideo at b6e14e38559eabcc898c230eb8e3d408ab453544: .planning/phases/02-recording-pipeline-compositor-writer-audio/02-03-SUMMARY.md, DualVideo/Features/Camera/CameraManager.swift1c>No reading of this chip can be fitted. Borrowed from the A12, where Apple's table for iPhone XS gives 731566080 + 165888000 x w as the low end, the iPhone XR reading 742495952 + 186530735 x w as the value and 902808756 + 186530735 x w as the high end. A later chip is taken to have at least that budget, so the costs are high rather than low; to leave room for a faster one the high end is doubled (1805617511 + 373061469 x w), which halves the low end of every cost.6weight4l2https://developer.apple.com/documentation/avfoundation/avcapturemulticamsession/hardwarecost1U4How much a delivered pixel weighs against a sensor pixel is not published: the whole range from 0 to 1, with its middle as the value.:depth-cost4l2https://developer.apple.com/documentation/avfoundation/avcapturemulticamsession/hardwarecost1f5Apple says that every camera which streams depth adds to hardwareCost, not how much. No public reading tells it apart. From nothing to a fifth of the budget; the value is the middle.3hdr3X2AVCaptureDevice.h, iOS SDK 17.2: AVCaptureDeviceFormat.videoHDRSupported1d4Apple says that video HDR reads the sensor at twice the published rate: factor 2. The low end is 1, since newer ways of HDR need no second exposure.8pressure4V3WWDC19 session 225, slides System Pressure Cost; https://developer.apple.com/videos/play/wwdc2019/225/1SAApple names these drivers and publishes no figure, and no reading of this device is public. The share of hardwareCost is what an iPhone 17 can have at most (0.69 at a hardwareCost of 0.5, of low trust), its low end 0 and its high end 3.0, the top of the bands at full hardwareCost. All contributors start at 0; the high ends are round numbers below 1.985, the whole systemPressureCost of the one public reading with depth (iPhone 16 Pro, LiDAR); the LiDAR value is what that reading leaves. Only the order of the stabilization modes has a meaning.7systems2T4github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11)1g4The systems of a public table. It has no last one: iOS 26 still came on 2026-05-11. Whether iOS 27 does is not known here, so the last one is left out.>camera-control4R2AVCaptureSession.h, iOS SDK 18: supportsControls, maxControlsCount1g3Held of every iPhone: Camera Control came with iPhone 16, so an earlier one takes no controls. Not read on this device.9inventory2j<github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/KyleBing/iphone src/iPhones.js @ad9de5d61e874c18cdc801ffe2805e9e152d65461b6A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/kb/SP847, was not read.7sensors2T8https://en.wikipedia.org/wiki/IPhone_13; https://www.phonearena.com/news/apple-iphone-13-size-camera-leak_id128283; https://gofixer.co.za/apple-iphone-13-could-finally-catch-up-to-android-with-this-camera-feature; https://discussions.apple.com/thread/2532650261P4The size of the largest still of the camera, which is taken for that of the sensor. Modes of other shapes may be a little wider.=depth-sensors3n2https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct1Q3A depth camera's own video is that of its YUV camera, the wide one of its side: so is the sensor.6lights4U1AVCaptureDevice.h: hasTorch, hasFlash1[5Held of every iPhone: the cameras at the back have a torch and a flash, those at the front have no torch. Whether these have a flash is not known. Not read on this device."
    case "iphone-14-pro": "=iphone-14-pro=iPhone 14 Pro1:iPhone15,218iOS 26.61:A16 Bionic111@017systems0101>camera-control1119inventory9011;Back Camera01Pl7Pm517sensors1116lights1116lights2Pl1hQ1011l101100011PPYo11PPYb91PPSd;0000000000000Ph3`S2011N01100011PPTm71PPYb91PPSd;000000000000000000017formats111FBack Ultra Wide Camera01Pn3`n217sensors1116lights1116lights2Pl1hQ1011l101100011PPYo11PPYb91PPSd;0000000000000Ph3`S2011N01100011PPTm71PPYb91PPSd;000000000000000000017formats211EBack Telephoto Camera01Pn3`n217sensors1116lights1116lights2Pl1hQ1011l101100011PPYo11PPYb91PPSd;0000000000000Ph3`S2011N01100011PPTm71PPYb91PPSd;000000000000000000017formats621FFront TrueDepth Camera101Pn3`n21=depth-sensors1016lights02Pl1hQ1011l101100011PPYo11PPYb91PPSd;0000000000000Ph3`S2011N01100011PPTm71PPYb91PPSd;000000000000000000017formats311@Back Dual Camera20201116lights1116lights0000100014sets411EBack Dual Wide Camera21001116lights1116lights0000100014sets511BBack Triple Camera310201116lights1116lights0000100014sets711GBack LiDAR Depth Camera101Pl7Pm51=depth-sensors1116lights1116lights000000018hardware021<Front Camera01Pn3`n217sensors1016lights0000000018hardware100620162211622216220111241622316214sets1012211;microphones121e?Fitted to exactly 0.5 for the front camera with each back camera at 1080p30, read as unbinned formats with a maximum of 30 on both; maximum rate and binning were not printed, so the interval is wide. 0.5 with three different cameras suggests steps: the true cost may move in steps where this one moves evenly. 0.143 for a session without connections contradicts the rule that a camera without a connection costs nothing, and the model says 0 there. Every systemPressureCost coefficient is an estimate.1;11PPlXnA1PPhalS11nmlPn_216budget11PPhY]71PPhY]71aeb``@16budget1100PPPPPPPPPPho31116weight1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}bo31:depth-cost111121213hdr1100d`[_d`[_d`mo31318pressure1100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318pressure1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30ci\u{5c}Vci\u{5c}Vciho318pressure1100ci\u{5c}Vci\u{5c}Vcido30ci\u{5c}Vci\u{5c}Vcilo318pressure1100nWeagdkTaQmo30S^maR^maRnoo318pressure1100kSUljSUljSUo30j\u{5c}Vci\u{5c}Vci\u{5c}^o318pressure61100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318pressure2100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}fo318pressure3100ci\u{5c}Vci\u{5c}Vci`o30PPPPPPPPPPho318pressure5100j\u{5c}Vci\u{5c}Vci\u{5c}bo30ci\u{5c}Vci\u{5c}Vciho318pressure4100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318pressure6100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318pressure04J14pro-front-plus-each-back10PPPPPPPPPPho301S6front TrueDepth with back ultra wide, then wide, then telephoto, 1080p30 asked of multi-cam formats; 2 video data outputs 420f, 2 photo outputs, 2 preview layers; session running; 0.500 each time1=reading-pairs:14pro-live20Sifc_oY]lUgo30PPPPPPPPPPho301m2a back and the front camera at 1080p30, 2 video data outputs, 2 preview layers; live sessions1<reading-plan;14pro-probe10Woncjh[j]b`o301c3any pairing, two inputs without connections and no outputs, a 1080p30 format chosen on each; read before the commit1<reading-plan:14pro-zero11001Q2any pairing, two inputs without connections, no format chosen yet1<reading-planC8identity2Ageneral knowledge1\u{5c}2Model identifier and chip. The identifier is stated by the readings' source.8hardware2Ageneral knowledge1i3iPhone 14 Pro has a LiDAR scanner, and a front wide-angle device without depth. No format of these cameras is known here.7formats3\u{5c}4github.com/AbbosMamadaliyev/duocam at d109c59c42cb28b87a2be557edd5c6bd6b0632ae: docs/00_BUILD_PLAN.md; DuoCam/Support/CapabilityProber.swift1h=A probe on the device, whose code asks the wide, ultra wide, telephoto and TrueDepth types, reports that every camera offers multi-cam formats of 3840x2160 up to 30 and 1920x1080 up to 60. Binning, lowest rate, stills and place in the list are not reported, and more formats exist. Readout is only bounded: no less than what is delivered, no more than a full 12 megapixel frame, and by value the 16:9 crop 4224x2376 that other models print.4sets2c5github.com/AbbosMamadaliyev/duocam: commit messages b1e6d5942aa51232519c0c27bbf65cc1cd5e5d59, 3315581624da3f4d6cf093b6488579f5965e0e93 and 523e670e8fa25cdb014c94b3b1fb9ed7592657e11a8Sessions of these sets ran (the pairs of physical cameras), or were named by the author from supportedMultiCamDeviceSets (dual wide and dual with the front camera). The author says that the triple camera is in no set with the front camera. The whole list was not published.=reading-pairs2i4github.com/AbbosMamadaliyev/duocam: commit message b1e6d5942aa51232519c0c27bbf65cc1cd5e5d59 and DuoCam/Capture/MultiCamCaptureEngine.swift at that commit1_3hardwareCost of running sessions, three decimals, stated by the author; the formats are what the code asks for.<reading-plan2U3github.com/AbbosMamadaliyev/duocam at d109c59c42cb28b87a2be557edd5c6bd6b0632ae: docs/00_BUILD_PLAN.md1P8hardwareCost in prose. The same page lists 4K at 60 as blocked, from sessions without outputs or connections: that tells of no multi-cam format of that rate, not of a cost over 1.0. A further 0.5 of a plain session is not tied to one model and is left out.6budget4b3github.com/AbbosMamadaliyev/duocam: commit message b1e6d5942aa51232519c0c27bbf65cc1cd5e5d59; docs/00_BUILD_PLAN.md1R>(readout + w x delivered) x rate summed over both cameras, divided by the reading. Value: both 4224x2376 unbinned at 30, 2 x 10036224 x 30 / 0.5 = 1204346880 and 2 x 2073600 x 30 / 0.5 = 248832000 x w. Low end: both binned, 2112x1188 at 60, 2 x 2509056 x 60 / 0.5 = 602173440, with the value's weight term. High end: both unbinned at 60 and the lowest live reading, 2 x 10036224 x 60 / 0.449 = 2682287038 and 2 x 2073600 x 60 / 0.449 = 554191537 x w.?virtual-cameras0a3AVCaptureDevice.h, iOS SDK 17.2: AVCaptureDeviceTypeBuiltInDualCamera, BuiltInDualWideCamera, BuiltInTripleCamera1V7These virtual cameras support neither custom exposure nor manual exposure brackets, nor locking the lens or the white balance at other than the current value: manualControls is false. Their constituents are part of the definition.;microphones3Z3WWDC19 session 225, slides Multi-Microphone Capture; https://developer.apple.com/videos/play/wwdc2019/225/1_5The talk gives every multi-camera session on an iPhone an omnidirectional port, a front and a back beam; it does not name this model. How many microphones it has is left open.6weight4l2https://developer.apple.com/documentation/avfoundation/avcapturemulticamsession/hardwarecost1U4How much a delivered pixel weighs against a sensor pixel is not published: the whole range from 0 to 1, with its middle as the value.:depth-cost4l2https://developer.apple.com/documentation/avfoundation/avcapturemulticamsession/hardwarecost1f5Apple says that every camera which streams depth adds to hardwareCost, not how much. No public reading tells it apart. From nothing to a fifth of the budget; the value is the middle.3hdr3X2AVCaptureDevice.h, iOS SDK 17.2: AVCaptureDeviceFormat.videoHDRSupported1d4Apple says that video HDR reads the sensor at twice the published rate: factor 2. The low end is 1, since newer ways of HDR need no second exposure.8pressure4V3WWDC19 session 225, slides System Pressure Cost; https://developer.apple.com/videos/play/wwdc2019/225/1SAApple names these drivers and publishes no figure, and no reading of this device is public. The share of hardwareCost is what an iPhone 17 can have at most (0.69 at a hardwareCost of 0.5, of low trust), its low end 0 and its high end 3.0, the top of the bands at full hardwareCost. All contributors start at 0; the high ends are round numbers below 1.985, the whole systemPressureCost of the one public reading with depth (iPhone 16 Pro, LiDAR); the LiDAR value is what that reading leaves. Only the order of the stabilization modes has a meaning.7systems2T4github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11)1g4The systems of a public table. It has no last one: iOS 26 still came on 2026-05-11. Whether iOS 27 does is not known here, so the last one is left out.>camera-control4R2AVCaptureSession.h, iOS SDK 18: supportsControls, maxControlsCount1g3Held of every iPhone: Camera Control came with iPhone 16, so an earlier one takes no controls. Not read on this device.9inventory2j<github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/KyleBing/iphone src/iPhones.js @ad9de5d61e874c18cdc801ffe2805e9e152d65461b6A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/kb/SP875, was not read.7sensors2Z3a copy of Apple's text on iPhone 14 Pro Max in public code; a copy of Apple's compare pages in public code1P4The size of the largest still of the camera, which is taken for that of the sensor. Modes of other shapes may be a little wider.=depth-sensors3n2https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct1Q3A depth camera's own video is that of its YUV camera, the wide one of its side: so is the sensor.6lights4U1AVCaptureDevice.h: hasTorch, hasFlash1[5Held of every iPhone: the cameras at the back have a torch and a flash, those at the front have no torch. Whether these have a flash is not known. Not read on this device."
    case "iphone-16-pro": "=iphone-16-pro=iPhone 16 Pro1:iPhone17,118iOS 26.617A18 Pro111B017systems001119inventory9111FBack Ultra Wide Camera01Pl7Pm517sensors1116lights1116lights3PDP?00011001011U300000000000Pl1hQ100011001010]Vci\u{5c}Vci\u{5c}dfP400000000000Ph3`S200011001010YmTP]RQk\u{5c}dfP40000000000000000017formats711GBack LiDAR Depth Camera101Pl7Pm51=depth-sensors1116lights1116lights1PDP?00011001010[dYWkYVhQ[dP4000000011P:`70114fdep0015lidar00000017formats011;Back Camera01Pl7Pm517sensors1116lights1116lights000000018hardware211EBack Telephoto Camera01Pn3`n217sensors1116lights1116lights000000018hardware311@Back Dual Camera20201116lights1116lights0000100018hardware411EBack Dual Wide Camera21001116lights1116lights0000100018hardware511BBack Triple Camera310201116lights1116lights0000100018hardware021<Front Camera01Pn3`n217sensors1016lights0000000018hardware621FFront TrueDepth Camera101Pn3`n21=depth-sensors1016lights0000000018hardware10012711117formats1012211;microphones121^7Fitted to the one public reading, LiDAR with ultra wide, whose maximum rates and binning were not printed: the interval holds what they can have been. systemPressureCost rests on the same reading, which cannot tell its contributors apart.0;11\u{5c}^eggB1Tni``K1`cgbfm216budget11hk^XZ<1T]lWV?1mbRZXT116budget1100PPPPPPPPPPho31116weight1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}bo31:depth-cost111121213hdr1100d`[_d`[_d`mo30a[_d`[_d`[RP41@pressure-reading1100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318pressure1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30ci\u{5c}Vci\u{5c}Vciho318pressure1100ci\u{5c}Vci\u{5c}Vcido30S^maR^maRnoo318pressure1100nWeagdkTaQmo30S^maR^maRnoo31@pressure-reading1100kSUljSUljSUo30j\u{5c}Vci\u{5c}Vci\u{5c}^o318pressure61100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318pressure2100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}fo318pressure3100ci\u{5c}Vci\u{5c}Vci`o30PPPPPPPPPPho318pressure5100j\u{5c}Vci\u{5c}Vci\u{5c}bo30ci\u{5c}Vci\u{5c}Vciho318pressure4100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318pressure6100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318pressure11>16pro-lidar-uw10`YhdooUZioho310a`eVfT\u{5c}]Snoo31g6back ultra wide at 3840x2160 and back LiDAR at 640x480 with its largest float32 depth map, unfiltered; 2 video data outputs, 1 depth data output, no preview; read inside the configuration, before the start; iOS 26.617readingB8identity2Ageneral knowledge1\u{5c}2Model identifier and chip. The identifier is stated by the reading's source.8hardware2Ageneral knowledge1j3iPhone 16 Pro has wide and telephoto cameras at the back and a TrueDepth camera. No format of these cameras is known here.7formats2g3github.com/thirdcat/nav-data-recorder at 1a40cd2fb741bba58088eb06596e7b42ef604804: docs/SCAN_PRESET.md, calib/README.md1Y6Formats that sessions used, chosen among multi-cam formats by the program: size and field of view are recorded, rates, binning and stills are not, nor their places in the list. The set is one that ran.5lidar3X6github.com/thirdcat/nav-data-recorder at 1a40cd2fb741bba58088eb06596e7b42ef604804: docs/SCAN_PRESET.md, calib/README.md; WWDC22 session 110429; https://developer.apple.com/videos/play/wwdc2022/110429/1f5The format is reported as the multi-cam format with the largest depth map, in float32; the size of that map is not recorded. 320x240 is the largest that the talk gives for 4:3 video.7reading2g3github.com/thirdcat/nav-data-recorder at 1a40cd2fb741bba58088eb06596e7b42ef604804: docs/SCAN_PRESET.md, calib/README.md1k1Both costs in full precision, logged by every such session.6budget4g3github.com/thirdcat/nav-data-recorder at 1a40cd2fb741bba58088eb06596e7b42ef604804: docs/SCAN_PRESET.md, calib/README.md1fA(readout + w x delivered) x rate summed over both cameras, divided by the reading less the depth stream. Value: ultra wide 4224x2376 at 30, LiDAR's 640x480 binned, 2016x1512 at 60, depth stream 0.1: (301086720 + 182891520) / 0.524 and (248832000 + 18432000) / 0.524 x w. Low end: the binned one at 30 and no cost of depth: 392532480 / 0.624 and 258048000 / 0.624 x w. High end: ultra wide at 60, 640x480 from 4032x3024 at 60, depth stream 0.2: 1333739520 / 0.424 and 516096000 / 0.424 x w. Rates, binning and sensor modes are assumed from the tables of other models.@pressure-reading4g3github.com/thirdcat/nav-data-recorder at 1a40cd2fb741bba58088eb06596e7b42ef604804: docs/SCAN_PRESET.md, calib/README.md1U?systemPressureCost 1.985 at a hardwareCost of 0.624 with LiDAR depth. The share of hardwareCost: 1.38, what an iPhone 17 shows at most; at most 1.985 / 0.624 = 3.18 if nothing else contributed. With 1.38 the contributors make at least 1.985 - 1.38 x 0.624 = 1.12 in all; the LiDAR is given all of it, with 0.1 of hardwareCost taken for the depth stream 1.985 - 1.38 x 0.524 = 1.262. What of it is optical stabilization or HDR is not known, so the LiDAR may be anything from 0 to 1.985.8pressure4g3github.com/thirdcat/nav-data-recorder at 1a40cd2fb741bba58088eb06596e7b42ef604804: docs/SCAN_PRESET.md, calib/README.md1l5All contributors start at 0 and none has a reading of its own; 1.985, the whole of the one reading, bounds any of them that was on. Only the order of the stabilization modes has a meaning.?virtual-cameras0a3AVCaptureDevice.h, iOS SDK 17.2: AVCaptureDeviceTypeBuiltInDualCamera, BuiltInDualWideCamera, BuiltInTripleCamera1V7These virtual cameras support neither custom exposure nor manual exposure brackets, nor locking the lens or the white balance at other than the current value: manualControls is false. Their constituents are part of the definition.;microphones3Z3WWDC19 session 225, slides Multi-Microphone Capture; https://developer.apple.com/videos/play/wwdc2019/225/1_5The talk gives every multi-camera session on an iPhone an omnidirectional port, a front and a back beam; it does not name this model. How many microphones it has is left open.6weight4l2https://developer.apple.com/documentation/avfoundation/avcapturemulticamsession/hardwarecost1U4How much a delivered pixel weighs against a sensor pixel is not published: the whole range from 0 to 1, with its middle as the value.:depth-cost4l2https://developer.apple.com/documentation/avfoundation/avcapturemulticamsession/hardwarecost1f5Apple says that every camera which streams depth adds to hardwareCost, not how much. No public reading tells it apart. From nothing to a fifth of the budget; the value is the middle.3hdr3X2AVCaptureDevice.h, iOS SDK 17.2: AVCaptureDeviceFormat.videoHDRSupported1d4Apple says that video HDR reads the sensor at twice the published rate: factor 2. The low end is 1, since newer ways of HDR need no second exposure.7systems2T4github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11)1g4The systems of a public table. It has no last one: iOS 26 still came on 2026-05-11. Whether iOS 27 does is not known here, so the last one is left out.9inventory2j<github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/KyleBing/iphone src/iPhones.js @ad9de5d61e874c18cdc801ffe2805e9e152d65461f6A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/en-us/121031, was not read.7sensors2Z4copies of GSMArena's table and of Apple's text on iPhone 16 Pro Max in public code; a copy of Apple's text on iPhone 16 Pro in public code1P4The size of the largest still of the camera, which is taken for that of the sensor. Modes of other shapes may be a little wider.=depth-sensors3n2https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct1Q3A depth camera's own video is that of its YUV camera, the wide one of its side: so is the sensor.6lights4U1AVCaptureDevice.h: hasTorch, hasFlash1[5Held of every iPhone: the cameras at the back have a torch and a flash, those at the front have no torch. Whether these have a flash is not known. Not read on this device."
    case "iphone-17": "9iphone-179iPhone 170013A19111J017systems101=newer-systems01119inventory6011;Back Camera01Pl7Pm517sensors1116lights1116lights000000017reading111FBack Ultra Wide Camera01Pl7Pm517sensors1116lights1116lights000000017reading411EBack Dual Wide Camera21001116lights1116lights0000100017reading021<Front Camera01Pi4Pi41<front-sensor1016lights0000000018hardware121GFront Ultra Wide Camera01Pi4Pi417sensors1016lights000000001@front-ultra-wide621FFront TrueDepth Camera1001016lights0000000018hardware10012011117reading1012211;microphones121X7The budget is the A12's, borrowed: the one reading, 0.5, is rounded and does not name its formats. It lies within what the borrowed budget gives for two cameras at 1080p30. systemPressureCost rests on the same reading, of low trust.0;11PPdeiE1`fUSTF1W[Roie116budget11PP`Vn41_m^la51mjmhS;16budget1100PPPPPPPPPPho31116weight1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}bo31:depth-cost111121213hdr1100d`[_d`[_d`mo30d`[_d`[_d`mo31@pressure-reading1100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318pressure1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30ci\u{5c}Vci\u{5c}Vciho318pressure1100ci\u{5c}Vci\u{5c}Vcido30ci\u{5c}Vci\u{5c}Vcilo318pressure1100nWeagdkTaQmo30S^maR^maRnoo318pressure1100kSUljSUljSUo30j\u{5c}Vci\u{5c}Vci\u{5c}^o318pressure61100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318pressure2100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}fo318pressure3100ci\u{5c}Vci\u{5c}Vci`o30PPPPPPPPPPho318pressure5100j\u{5c}Vci\u{5c}Vci\u{5c}bo30ci\u{5c}Vci\u{5c}Vciho318pressure4100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318pressure6100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318pressure11:17-uw-wide10PPPPPPPPPPho310d`[_d`[_d`io31o4back wide or the dual wide camera with back ultra wide; 2 video data outputs, 2 photo outputs, previews; formats and rates not given; the same in four variants17readingB8identity2Ageneral knowledge1j1Chip. The source of the reading gives no model identifier.8hardware2Ageneral knowledge1h3iPhone 17 has a TrueDepth camera, and a front wide-angle device without depth. No format of these cameras is known here.7reading2n2a public repository's note of 2026-08-17 titled iPhone 17 matrix; its address was not recorded1_6Both costs rounded, formats not named: low trust. Whether the wide camera itself ran beside the ultra wide, or both as the dual wide camera, is not clear from the text; the pair of physical cameras is taken.@pressure-reading4n2a public repository's note of 2026-08-17 titled iPhone 17 matrix; its address was not recorded1Q60.69 at a hardwareCost of 0.5: the share of hardwareCost is at most 0.69 / 0.5 = 1.38, and less if anything else contributed. No contributor is known to have been on, so the value is the whole.8pressure4V3WWDC19 session 225, slides System Pressure Cost; https://developer.apple.com/videos/play/wwdc2019/225/1`9Apple names these drivers and publishes no figure. All start at 0; the high ends are round numbers below 1.985, the whole systemPressureCost of the reading of an iPhone 16 Pro, and the LiDAR figures are that reading's, though this device has none. Only the order of the stabilization modes has a meaning.?virtual-cameras0a3AVCaptureDevice.h, iOS SDK 17.2: AVCaptureDeviceTypeBuiltInDualCamera, BuiltInDualWideCamera, BuiltInTripleCamera1V7These virtual cameras support neither custom exposure nor manual exposure brackets, nor locking the lens or the white balance at other than the current value: manualControls is false. Their constituents are part of the definition.;microphones3Z3WWDC19 session 225, slides Multi-Microphone Capture; https://developer.apple.com/videos/play/wwdc2019/225/1_5The talk gives every multi-camera session on an iPhone an omnidirectional port, a front and a back beam; it does not name this model. How many microphones it has is left open.6budget4Y8WWDC19 session 225, slide Supported MultiCam Formats (iPhone XS); github.com/naujgs/DualVideo at b6e14e38559eabcc898c230eb8e3d408ab453544: .planning/phases/02-recording-pipeline-compositor-writer-audio/02-03-SUMMARY.md, DualVideo/Features/Camera/CameraManager.swift1c>No reading of this chip can be fitted. Borrowed from the A12, where Apple's table for iPhone XS gives 731566080 + 165888000 x w as the low end, the iPhone XR reading 742495952 + 186530735 x w as the value and 902808756 + 186530735 x w as the high end. A later chip is taken to have at least that budget, so the costs are high rather than low; to leave room for a faster one the high end is doubled (1805617511 + 373061469 x w), which halves the low end of every cost.6weight4l2https://developer.apple.com/documentation/avfoundation/avcapturemulticamsession/hardwarecost1U4How much a delivered pixel weighs against a sensor pixel is not published: the whole range from 0 to 1, with its middle as the value.:depth-cost4l2https://developer.apple.com/documentation/avfoundation/avcapturemulticamsession/hardwarecost1f5Apple says that every camera which streams depth adds to hardwareCost, not how much. No public reading tells it apart. From nothing to a fifth of the budget; the value is the middle.3hdr3X2AVCaptureDevice.h, iOS SDK 17.2: AVCaptureDeviceFormat.videoHDRSupported1d4Apple says that video HDR reads the sensor at twice the published rate: factor 2. The low end is 1, since newer ways of HDR need no second exposure.@front-ultra-wide0P3https://developer.apple.com/documentation/avfoundation/adopting-smart-framing-in-your-camera-app1f4The page names iPhone 17, iPhone Air and iPhone 17 Pro and finds the camera as builtInUltraWideCamera at the front. None of its formats is known here.7systems2T4github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11)1NThe systems of a public table.=newer-systems2`3https://news.lavx.hu/article/ios-27-brings-dual-camera-to-facetime-but-only-iphone-17-and-newer-can-broadcast-it1`3iOS 27 is said to bring a feature to iPhone 17 and newer only: so it runs there, and no last system is known of.9inventory2j<github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/KyleBing/iphone src/iPhones.js @ad9de5d61e874c18cdc801ffe2805e9e152d65461f6A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/en-us/125089, was not read.7sensors2c8a copy of Apple's text on iPhone 17 in public code; https://www.techradar.com/phones/iphone/iphone-17-lineup-photography-specs-explained-fusion-camera-center-stage-and-48mp-mode; https://developer.apple.com/documentation/avfoundation/adopting-smart-framing-in-your-camera-app1P4The size of the largest still of the camera, which is taken for that of the sensor. Modes of other shapes may be a little wider.<front-sensor3P3https://developer.apple.com/documentation/avfoundation/adopting-smart-framing-in-your-camera-app1i5There is one camera at the front, which is presented as a wide and as an ultra wide one: the sensor of the wide camera is that of the ultra wide one. Its stills are smaller (4032x3024).6lights4U1AVCaptureDevice.h: hasTorch, hasFlash1[5Held of every iPhone: the cameras at the back have a torch and a flash, those at the front have no torch. Whether these have a flash is not known. Not read on this device."
    case "iphone-17-pro": "=iphone-17-pro=iPhone 17 Pro1:iPhone18,11:iOS 26.4.217A19 Pro111J017systems101=newer-systems01119inventory:011;Back Camera01Pl7Pm517sensors1116lights1116lightsV2P6`411111l1100114420v12P6`4Pn3`n20010PPPPP`VhQ[dP411m51270110110000000P6`411111l1100114420f12P6`4Pn3`n20010PPPPP`VhQ[dP411m512701201110000000P;P911111l1100114420v12P;P9`c3`n20010PPPPPPXekQdP411m51270110110000000P;P911111l1100114420f12P;P9`c3`n20010PPPPPPXekQdP411m512701201110000000P?X;11111l1100114420v12P?X;Pn3`n20010PPPPP`VhQ[dP411m51270110110000000P?X;11111l1100114420f12P?X;Pn3`n20010PPPPP`VhQ[dP411m512701201110000000PDP?11111l1100114420v12PDP?Pn3`n20010PPPPP`VhQ[dP411m51270110110000000PDP?11111l1100114420f12PDP?Pn3`n20010PPPPP`VhQ[dP411m512701201110000000PDP?11111l1110114420v12PDP?Po1X_10010PPPPP`VhQ[dP410PPPPPPPPPmeP41270110100000000PDP?11111l1110114420f12PDP?Po1X_10010PPPPP`VhQ[dP410PPPPPPPPPmeP412701201100000000PNl@11111l1100114420v12PNl@PT4XZ20010PPPPPPmVVedP410PPPPPPPP`ggP416701235110110000000PNl@11111l1100114420f12PNl@PT4XZ20010PPPPPPmVVedP410PPPPPPPP`ggP4167012351201110000000PP1PH11111l1100114420v12PP1PHPn3`n20010PPPPP`VhQ[dP410PPPPPPPPl[iP413701110110000000PP1PH11111l1100114420f12PP1PHPn3`n20010PPPPP`VhQ[dP410PPPPPPPPl[iP4137011201110000000PX1`F11111N100114420v12PX1`FPT4XZ20010PPPPPPmVVedP410PPPPPPPP`ggP416701235110110000000PX1`F11111N100114420f12PX1`FPT4XZ20010PPPPPPmVVedP410PPPPPPPP`ggP4167012351201110000000PX1`F11111N100114x42012PX1`FPT4XZ20010PPPPPPmVVedP410PPPPPPPP`ggP416701235112100000000PX1`F11111l1100114420v12PX1`FPT4XZ20010PPPPPPmVVedP410PPPPPPPP`ggP416701235110110000000PX1`F11111l1100114420f12PX1`FPT4XZ20010PPPPPPmVVedP410PPPPPPPP`ggP4167012351201110000000PX1`F11111l1100114x42012PX1`FPT4XZ20010PPPPPPmVVedP410PPPPPPPP`ggP416701235112100000000PX1`F11111l1110114420v12PX1`FPR2TU10010PPPPPPmVVedP410PPPPPPPP`gcP41570123110100000000PX1`F11111l1110114420f12PX1`FPR2TU10010PPPPPPmVVedP410PPPPPPPP`gcP415701231201100000000PX1`F11111`7110114420v11PX1`F011PPTL1PXb\u{5c}21PXb\u{5c}2010PPPPPPmVVedP410PPPPPPPPPWdP4137011101000000017readoutPX1`F11111`7110114420f11PX1`F011PPTL1PXb\u{5c}21PXb\u{5c}2010PPPPPPmVVedP410PPPPPPPPPWdP41370112011000000017readoutP]1hQ111111l1110114420v12P]1hQ1Po1X_10010PPPPP`VhQ[dP410PPPPPPPPPmeP41270110100000000P]1hQ111111l1110114420f12P]1hQ1Po1X_10010PPPPP`VhQ[dP410PPPPPPPPPmeP412701201100000000Pl1hQ111111N100114420v12Pl1hQ1PT4XZ20010PPPPPPmVVedP410PPPPPPPP`ggP416701235110110000000Pl1hQ111111N100114420f12Pl1hQ1PT4XZ20010PPPPPPmVVedP410PPPPPPPP`ggP4167012351201110000000Pl1hQ111111N100114x42012Pl1hQ1PT4XZ20010PPPPPPmVVedP410PPPPPPPP`ggP416701235112100000000Pl1hQ111111N100114x42212Pl1hQ1PT4XZ20010PPPPPPmVVedP410PPPPPPPP`ggP416701235140234110000000Pl1hQ111111l1100114420v12Pl1hQ1PT4XZ20010PPPPPPmVVedP410PPPPPPPP`ggP416701235110110000000Pl1hQ111111l1100114420f12Pl1hQ1PT4XZ20010PPPPPPmVVedP410PPPPPPPP`ggP4167012351201110000000Pl1hQ111111l1100114x42012Pl1hQ1PT4XZ20010PPPPPPmVVedP410PPPPPPPP`ggP416701235112100000000Pl1hQ111111l1100114x42212Pl1hQ1PT4XZ20010PPPPPPmVVedP410PPPPPPPP`ggP416701235140234110000000Pl1hQ111111l1110114420v12Pl1hQ1PR2TU10010PPPPPPmVVedP410PPPPPPPP`gcP41570123110100000000Pl1hQ111111l1110114420f12Pl1hQ1PR2TU10010PPPPPPmVVedP410PPPPPPPP`gcP415701231201100000000Pl1hQ111111h3100114420v11Pl1hQ1011PPYo11PPYb91PPYb9010PPPPPPmVVedP410PPPPPPPP`ggP4167012351101100000017readoutPl1hQ111111h3100114420f11Pl1hQ1011PPYo11PPYb91PPYb9010PPPPPPmVVedP410PPPPPPPP`ggP41670123512011100000017readoutPl1hQ111111h3100114x42011Pl1hQ1011PPYo11PPYb91PPYb9010PPPPPPmVVedP410PPPPPPPP`ggP4167012351121000000017readoutPl1hQ111111h3100114x42211Pl1hQ1011PPYo11PPYb91PPYb9010PPPPPPmVVedP410PPPPPPPP`ggP4167012351402341100000017readoutPl1hQ111111`7110114420v11Pl1hQ1011PPYo11PXb\u{5c}21PXb\u{5c}2010PPPPPPmVVedP410PPPPPPPPPWdP4137011101000000017readoutPl1hQ111111`7110114420f11Pl1hQ1011PPYo11PXb\u{5c}21PXb\u{5c}2010PPPPPPmVVedP410PPPPPPPPPWdP41370112011000000017readoutPl1P]111111N100114x42212Pl1P]1Pn3`n20010PPPPPP[jR`dP410PPPPPPPP`mhP41570123140234110000000Pl1P]111111l1100114420v12Pl1P]1Pn3`n20010PPPPPP[jR`dP410PPPPPPPP`mhP41570123110110000000Pl1P]111111l1100114420f12Pl1P]1Pn3`n20010PPPPPP[jR`dP410PPPPPPPP`mhP415701231201110000000Pl1P]111111l1100114x42012Pl1P]1Pn3`n20010PPPPPP[jR`dP410PPPPPPPP`mhP41570123112100000000Pl1P]111111l1100114x42212Pl1P]1Pn3`n20010PPPPPP[jR`dP410PPPPPPPP`mhP41570123140234110000000Pl1P]111111l1110114420v12Pl1P]1Po1X_10010PPPPPP[jR`dP410PPPPPPPPPmeP41270110100000000Pl1P]111111l1110114420f12Pl1P]1Po1X_10010PPPPPP[jR`dP410PPPPPPPPPmeP412701201100000000Pa2hl111111N100114420v12Pa2hl1Pn3`n20010PPPPPP[jR`dP411m51270110110000000Pa2hl111111N100114420f12Pa2hl1Pn3`n20010PPPPPP[jR`dP411m512701201110000000PV3`\u{5c}211111N100114420v12PV3`\u{5c}2Pn3`n20010PPPPPP[jR`dP411m51270110110000000PV3`\u{5c}211111N100114420f12PV3`\u{5c}2Pn3`n20010PPPPPP[jR`dP411m512701201110000000Ph3`S211111N100114420v12Ph3`S2PT4XZ20010PPPPPPmVVedP410PPPPPPPPTQhP416701235110110000000Ph3`S211111N100114420f12Ph3`S2PT4XZ20010PPPPPPmVVedP410PPPPPPPPTQhP4167012351201110000000Ph3`S211111N100114x42012Ph3`S2PT4XZ20010PPPPPPmVVedP410PPPPPPPPTQhP416701235112100000000Ph3`S211111N100114x42212Ph3`S2PT4XZ20010PPPPPPmVVedP410PPPPPPPPTQhP416701235140234110000000Ph3`S211111l1100114420v11Ph3`S2011PPTm71PPYb91PPYb9010PPPPPPmVVedP410PPPPPPPPTQhP4167012351101100000017readoutPh3`S211111l1100114420f11Ph3`S2011PPTm71PPYb91PPYb9010PPPPPPmVVedP410PPPPPPPPTQhP41670123512011100000017readoutPh3`S211111l1100114x42011Ph3`S2011PPTm71PPYb91PPYb9010PPPPPPmVVedP410PPPPPPPPTQhP4167012351121000000017readoutPh3`S211111l1100114x42211Ph3`S2011PPTm71PPYb91PPYb9010PPPPPPmVVedP410PPPPPPPPTQhP4167012351402341100000017readoutPh3`S211111h3100114420v11Ph3`S2011PPTm71PPYb91PPYb9010PPPPPPmVVedP410PPPPPPPPTQhP4167012351101100000017readoutPh3`S211111h3100114420f11Ph3`S2011PPTm71PPYb91PPYb9010PPPPPPmVVedP410PPPPPPPPTQhP41670123512011100000017readoutPh3`S211111h3100114x42011Ph3`S2011PPTm71PPYb91PPYb9010PPPPPPmVVedP410PPPPPPPPTQhP4167012351121000000017readoutPh3`S211111h3100114x42211Ph3`S2011PPTm71PPYb91PPYb9010PPPPPPmVVedP410PPPPPPPPTQhP4167012351402341100000017readoutPT4PV211111l1100114btp211PT4PV20010PPPPPPmVVedP4111167012351234110000000PT4PV211111h3100114btp211PT4PV20010PPPPPPmVVedP4111167012351234110000000Pn3`n211111N100114420v12Pn3`n2Pl7Pm5011PPSd;1PPSd;1PP\u{5c}`^1010PPPPPP[jR`dP411m512701101100000017readoutPn3`n211111N100114420f12Pn3`n2Pl7Pm5011PPSd;1PPSd;1PP\u{5c}`^1010PPPPPP[jR`dP411m5127012011100000017readoutPT4`n211111l1100114btp211PT4`n20010PPPPPPmVVedP411116701235123411000000010000017formats021<Front Camera01Pi4Pi41<front-sensor1016lights0i1P6`411111l1100114420v12P6`4Pn3`n20010PPPPP`Y]\u{5c}bdP411m51270110100000000P6`411111l1100114420f12P6`4Pn3`n20010PPPPP`Y]\u{5c}bdP411m512701201100000000P;P911111l1100114420v12P;P9`c3`n20010PPPPP`UToXdP411m51270110100000000P;P911111l1100114420f12P;P9`c3`n20010PPPPP`UToXdP411m512701201100000000P?X;11111l1100114420v12P?X;Pn3`n20010PPPPP`Y]\u{5c}bdP411m51270110100000000P?X;11111l1100114420f12P?X;Pn3`n20010PPPPP`Y]\u{5c}bdP411m512701201100000000PDP?11111l1100114420v12PDP?Pn3`n20010PPPPP`Y]\u{5c}bdP411m51270110100000000PDP?11111l1100114420f12PDP?Pn3`n20010PPPPP`Y]\u{5c}bdP411m512701201100000000PDP?11111l1110114420v12PDP?Po1X_10010PPPPP`Y]\u{5c}bdP410PPPPPPPPPmeP41270110110000000PDP?11111l1110114420f12PDP?Po1X_10010PPPPP`Y]\u{5c}bdP410PPPPPPPPPmeP412701201110000000PNl@11111N100114420v12PNl@Pn3lV20010PPPPP`Y]\u{5c}bdP410PPPPPPPPlPhP41570123110110000000PNl@11111N100114420f12PNl@Pn3lV20010PPPPP`Y]\u{5c}bdP410PPPPPPPPlPhP415701231201110000000PP1PH11111l1100114420v12PP1PHPn3`n20010PPPPP`Y]\u{5c}bdP410PPPPPPPPl[iP413701110100000000PP1PH11111l1100114420f12PP1PHPn3`n20010PPPPP`Y]\u{5c}bdP410PPPPPPPPl[iP4137011201100000000PX1`F11111N100114420v12PX1`FPn3lV20010PPPPP`Y]\u{5c}bdP410PPPPPPPPlPhP41570123110110000000PX1`F11111N100114420f12PX1`FPn3lV20010PPPPP`Y]\u{5c}bdP410PPPPPPPPlPhP415701231201110000000PX1`F11111N100114x42012PX1`FPn3lV20010PPPPP`Y]\u{5c}bdP410PPPPPPPPlPhP41570123112100000000PX1`F11111l1100114420v12PX1`FPn3lV20010PPPPP`Y]\u{5c}bdP410PPPPPPPPlPhP41570123110100000000PX1`F11111l1100114420f12PX1`FPn3lV20010PPPPP`Y]\u{5c}bdP410PPPPPPPPlPhP415701231201100000000PX1`F11111l1100114x42012PX1`FPn3lV20010PPPPP`Y]\u{5c}bdP410PPPPPPPPlPhP41570123112100000000PX1`F11111l1110114420v12PX1`FPo1`S10010PPPPPPY]\u{5c}bdP410PPPPPPPPhPdP41570123110110000000PX1`F11111l1110114420f12PX1`FPo1`S10010PPPPPPY]\u{5c}bdP410PPPPPPPPhPdP415701231201110000000PX1`F11111h3110114420v11PX1`F011PPTL1P`lU21P`lU2010PPPPPPY]\u{5c}bdP410PPPPPPPPhPdP41470121101000000017readoutPX1`F11111h3110114420f11PX1`F011PPTL1P`lU21P`lU2010PPPPPPY]\u{5c}bdP410PPPPPPPPhPdP414701212011000000017readoutP]1hQ111111l1110114420v12P]1hQ1Po1X_10010PPPPP`Y]\u{5c}bdP410PPPPPPPPPmeP41270110110000000P]1hQ111111l1110114420f12P]1hQ1Po1X_10010PPPPP`Y]\u{5c}bdP410PPPPPPPPPmeP412701201110000000Pl1hQ111111N100114420v12Pl1hQ1Pn3lV20010PPPPP`Y]\u{5c}bdP410PPPPPPPPlPhP41570123110110000000Pl1hQ111111N100114420f12Pl1hQ1Pn3lV20010PPPPP`Y]\u{5c}bdP410PPPPPPPPlPhP415701231201110000000Pl1hQ111111N100114x42012Pl1hQ1Pn3lV20010PPPPP`Y]\u{5c}bdP410PPPPPPPPlPhP41570123112100000000Pl1hQ111111N100114x42212Pl1hQ1Pn3lV20010PPPPP`Y]\u{5c}bdP410PPPPPPPPlPhP41570123140234110000000Pl1hQ111111l1100114420v12Pl1hQ1Pn3lV20010PPPPP`Y]\u{5c}bdP410PPPPPPPPlPhP41570123110100000000Pl1hQ111111l1100114420f12Pl1hQ1Pn3lV20010PPPPP`Y]\u{5c}bdP410PPPPPPPPlPhP415701231201100000000Pl1hQ111111l1100114x42012Pl1hQ1Pn3lV20010PPPPP`Y]\u{5c}bdP410PPPPPPPPlPhP41570123112100000000Pl1hQ111111l1100114x42212Pl1hQ1Pn3lV20010PPPPP`Y]\u{5c}bdP410PPPPPPPPlPhP41570123140234100000000Pl1hQ111111l1110114420v12Pl1hQ1Po1`S10010PPPPP`Y]\u{5c}bdP410PPPPPPPPhPdP41570123110110000000Pl1hQ111111l1110114420f12Pl1hQ1Po1`S10010PPPPP`Y]\u{5c}bdP410PPPPPPPPhPdP415701231201110000000Pl1hQ111111h3110114420v11Pl1hQ1011PPYo11P`lU21P`lU2010PPPPP`Y]\u{5c}bdP410PPPPPPPPhPdP41470121101000000017readoutPl1hQ111111h3110114420f11Pl1hQ1011PPYo11P`lU21P`lU2010PPPPP`Y]\u{5c}bdP410PPPPPPPPhPdP414701212011000000017readoutPl1P]111111N100114420v12Pl1P]1Pn3`n20010PPPPP`Y]\u{5c}bdP410PPPPPPPPl[iP41570123110110000000Pl1P]111111N100114420f12Pl1P]1Pn3`n20010PPPPP`Y]\u{5c}bdP410PPPPPPPPl[iP415701231201110000000Pl1P]111111N100114x42012Pl1P]1Pn3`n20010PPPPP`Y]\u{5c}bdP410PPPPPPPPl[iP41570123112100000000Pl1P]111111N100114x42212Pl1P]1Pn3`n20010PPPPP`Y]\u{5c}bdP410PPPPPPPPl[iP41570123140234110000000Pl1P]111111l1110114420v12Pl1P]1Po1X_10010PPPPPPY]\u{5c}bdP410PPPPPPPPPmeP41270110110000000Pl1P]111111l1110114420f12Pl1P]1Po1X_10010PPPPPPY]\u{5c}bdP410PPPPPPPPPmeP412701201110000000`P3\u{5c}X211111N100114420v11`P3\u{5c}X20010PPPPP`]hP]cP410PPPPPPPPh`hP41270110110000000`P3\u{5c}X211111N100114420f11`P3\u{5c}X20010PPPPP`]hP]cP410PPPPPPPPh`hP412701201110000000`P3\u{5c}X211111N100114x42011`P3\u{5c}X20010PPPPP`]hP]cP410PPPPPPPPh`hP41270112100000000Ph3`S211111N100114420v12Ph3`S2Pn3lV20010PPPPP`Y]\u{5c}bdP410PPPPPPPPlPhP41570123110110000000Ph3`S211111N100114420f12Ph3`S2Pn3lV20010PPPPP`Y]\u{5c}bdP410PPPPPPPPlPhP415701231201110000000Ph3`S211111N100114x42012Ph3`S2Pn3lV20010PPPPP`Y]\u{5c}bdP410PPPPPPPPlPhP41570123112100000000Ph3`S211111N100114x42212Ph3`S2Pn3lV20010PPPPP`Y]\u{5c}bdP410PPPPPPPPlPhP41570123140234110000000Ph3`S211111l1100114420v11Ph3`S2011PPTm71PXRg81PXRg8010PPPPP`Y]\u{5c}bdP410PPPPPPPPlPhP415701231101000000017readoutPh3`S211111l1100114420f11Ph3`S2011PPTm71PXRg81PXRg8010PPPPP`Y]\u{5c}bdP410PPPPPPPPlPhP4157012312011000000017readoutPh3`S211111l1100114x42011Ph3`S2011PPTm71PXRg81PXRg8010PPPPP`Y]\u{5c}bdP410PPPPPPPPlPhP415701231121000000017readoutPh3`S211111l1100114x42211Ph3`S2011PPTm71PXRg81PXRg8010PPPPP`Y]\u{5c}bdP410PPPPPPPPlPhP415701231402341000000017readoutPn3`n211111N100114420v11Pn3`n20010PPPPP`Y]\u{5c}bdP411m51270110110000000Pn3`n211111N100114420f11Pn3`n20010PPPPP`Y]\u{5c}bdP411m51270120111000000010000017formats111FBack Ultra Wide Camera01Pl7Pm517sensors1116lights1116lightsMP6`411111l1100114420v12P6`4Pn3`n20010PPPPPPW\u{5c}QZfP411m51270110110000000P6`411111l1100114420f12P6`4Pn3`n20010PPPPPPW\u{5c}QZfP411m512701201110000000P;P911111l1100114420v12P;P9`c3`n20010PPPPPPRoUPfP411m51270110110000000P;P911111l1100114420f12P;P9`c3`n20010PPPPPPRoUPfP411m512701201110000000P?X;11111l1100114420v12P?X;Pn3`n20010PPPPPPW\u{5c}QZfP411m51270110110000000P?X;11111l1100114420f12P?X;Pn3`n20010PPPPPPW\u{5c}QZfP411m512701201110000000PDP?11111l1100114420v12PDP?Pn3`n20010PPPPPPW\u{5c}QZfP411m51270110110000000PDP?11111l1100114420f12PDP?Pn3`n20010PPPPPPW\u{5c}QZfP411m512701201110000000Pl1hQ111111l1100114x42212Pl1hQ1PT4XZ20010PPPPPPQk\u{5c}dfP410PPPPPPPP`ggP416701235140234110000000Pl1hQ111111l1110114420v12Pl1hQ1PR2TU10010PPPPPPQk\u{5c}dfP410PPPPPPPP`gcP41570123110100000000Pl1hQ111111l1110114420f12Pl1hQ1PR2TU10010PPPPPPQk\u{5c}dfP410PPPPPPPP`gcP415701231201100000000Pl1hQ111111h3100114420v11Pl1hQ1011PPYo11PPYb91PPYb9010PPPPPPQk\u{5c}dfP410PPPPPPPP`ggP4167012351101000000017readoutPl1hQ111111h3100114420f11Pl1hQ1011PPYo11PPYb91PPYb9010PPPPPPQk\u{5c}dfP410PPPPPPPP`ggP41670123512011000000017readoutPl1hQ111111`7110114420v11Pl1hQ1011PPYo11PXb\u{5c}21PXb\u{5c}2010PPPPPPQk\u{5c}dfP410PPPPPPPPPWdP4137011101000000017readoutPl1hQ111111`7110114420f11Pl1hQ1011PPYo11PXb\u{5c}21PXb\u{5c}2010PPPPPPQk\u{5c}dfP410PPPPPPPPPWdP41370112011000000017readoutPl1P]111111N100114x42212Pl1P]1Pn3`n20010PPPPPPePX_fP410PPPPPPPP`mhP41570123140234110000000Pl1P]111111l1100114420v12Pl1P]1Pn3`n20010PPPPPPePX_fP410PPPPPPPP`mhP41570123110110000000Pl1P]111111l1100114420f12Pl1P]1Pn3`n20010PPPPPPePX_fP410PPPPPPPP`mhP415701231201110000000Pl1P]111111l1100114x42012Pl1P]1Pn3`n20010PPPPPPePX_fP410PPPPPPPP`mhP41570123112100000000Pl1P]111111l1100114x42212Pl1P]1Pn3`n20010PPPPPPePX_fP410PPPPPPPP`mhP41570123140234110000000Pl1P]111111l1110114420v12Pl1P]1Po1X_10010PPPPPPePX_fP410PPPPPPPPPmeP41270110100000000Pl1P]111111l1110114420f12Pl1P]1Po1X_10010PPPPPPePX_fP410PPPPPPPPPmeP412701201100000000Pa2hl111111N100114420v12Pa2hl1Pn3`n20010PPPPPPePX_fP411m51270110110000000Pa2hl111111N100114420f12Pa2hl1Pn3`n20010PPPPPPePX_fP411m512701201110000000PV3`\u{5c}211111N100114420v12PV3`\u{5c}2Pn3`n20010PPPPPPePX_fP411m51270110110000000PV3`\u{5c}211111N100114420f12PV3`\u{5c}2Pn3`n20010PPPPPPePX_fP411m512701201110000000Ph3`S211111N100114420v12Ph3`S2PT4XZ20010PPPPPPQk\u{5c}dfP410PPPPPPPPTQhP416701235110110000000Ph3`S211111N100114420f12Ph3`S2PT4XZ20010PPPPPPQk\u{5c}dfP410PPPPPPPPTQhP4167012351201110000000Ph3`S211111N100114x42012Ph3`S2PT4XZ20010PPPPPPQk\u{5c}dfP410PPPPPPPPTQhP4167012351121000000000000001?partial-formats121GFront Ultra Wide Camera01Pi4Pi417sensors1016lights0GPX1PX111111N110114420f12PX1PX1`\u{5c}2`\u{5c}20010PPPPPPRYUXeP410PPPPPPPPPogP4167012351201110000000PX1PX111111N110114x42012PX1PX1`\u{5c}2`\u{5c}20010PPPPPPRYUXeP410PPPPPPPPPogP416701235112100000000Pl1hQ111111N100114420v12Pl1hQ1Pn3lV2011PXRg81PXRg81Pb_k<010PPPPPPRYUXeP410PPPPPPPP`_hP4167012351101100000017readoutPl1hQ111111N100114420f12Pl1hQ1Pn3lV2011PXRg81PXRg81Pb_k<010PPPPPPRYUXeP410PPPPPPPP`_hP41670123512011100000017readoutPl1hQ111111N100114x42012Pl1hQ1Pn3lV2011PXRg81PXRg81Pb_k<010PPPPPPRYUXeP410PPPPPPPP`_hP4167012351121000000017readoutPl1hQ111111N100114x42212Pl1hQ1Pn3lV2011PXRg81PXRg81Pb_k<010PPPPPPRYUXeP410PPPPPPPP`_hP4167012351402341100000017readoutPl1hQ111111l1100114420v12Pl1hQ1Pn3lV2011PXRg81PXRg81Pb_k<010PPPPPP[PgWeP410PPPPPPPP`_hP4167012351101000000017readoutPl1hQ111111l1100114420f12Pl1hQ1Pn3lV2011PXRg81PXRg81Pb_k<010PPPPPP[PgWeP410PPPPPPPP`_hP41670123512011000000017readoutPl1hQ111111l1100114x42012Pl1hQ1Pn3lV2011PXRg81PXRg81Pb_k<00001121000000017readoutPT4PV211111N100114btp211PT4PV20010PPPPPP^h`gdP4111167012351234110000000PT4PV211111l1100114btp211PT4PV20010PPPPPP^h`gdP4111167012351234100000000PV2PT411111N100114btp211PV2PT40010PPPPP`kS[caP4111167012351234110000000PV2PT411111l1100114btp211PV2PT40010PPPPP`kS[caP4111167012351234100000000PT4`n211111N100114btp211PT4`n20010PPPPPP^h`gdP4111167012351234110000000PT4`n211111l1100114btp211PT4`n20010PPPPPP^h`gdP4111167012351234100000000`n2PT411111N100114btp211`n2PT40010PPPPPPm^mXcP4111167012351234110000000`n2PT411111l1100114btp211`n2PT40010PPPPPPm^mXcP4111167012351234100000000Ph3Ph311111N100114420v12Ph3Ph3Pn3Pn3011PPT`?1PPT`?1PPakF010PPPPPPRYUXeP411o7167012351101100000017readoutPh3Ph311111N100114420f12Ph3Ph3Pn3Pn3011PPT`?1PPT`?1PPakF010PPPPPPRYUXeP411o71670123512011100000017readoutPh3Ph311111N100114x42012Ph3Ph3Pn3Pn3011PPT`?1PPT`?1PPakF010PPPPPPRYUXeP411o7167012351121000000017readoutPh3Ph311111N100114x42212Ph3Ph3Pn3Pn3011PPT`?1PPT`?1PPakF010PPPPPPRYUXeP411o7167012351402341100000017readoutPn3Pn311111N100114420v12Pn3Pn3Pi4Pi4011PPT`?1PPakF1PPakF010PPPPPPRYUXeP411b912701101100000017readoutPn3Pn311111N100114420f12Pn3Pn3Pi4Pi4011PPT`?1PPakF1PPakF010PPPPPPRYUXeP411b9127012011100000017readout0000001?partial-formats211EBack Telephoto Camera01Pl7Pm517sensors1116lights1116lightsS1P6`411111l1100114420v12P6`4Pn3`n20010PPPPP`[PPa\u{5c}P411m513704110110000000P6`411111l1100114420f12P6`4Pn3`n20010PPPPP`[PPa\u{5c}P411m5137041201110000000P;P911111l1100114420v12P;P9`c3`n20010PPPPPPjoRU\u{5c}P411m513704110110000000P;P911111l1100114420f12P;P9`c3`n20010PPPPPPjoRU\u{5c}P411m5137041201110000000P?X;11111l1100114420v12P?X;Pn3`n20010PPPPP`[PPa\u{5c}P411m513704110110000000P?X;11111l1100114420f12P?X;Pn3`n20010PPPPP`[PPa\u{5c}P411m5137041201110000000Pl1hQ111111N100114420f12Pl1hQ1PT4XZ20010PPPPP`Zjkn\u{5c}P410PPPPPPPP`ggP41770123451201110000000Pl1hQ111111N100114x42012Pl1hQ1PT4XZ20010PPPPP`Zjkn\u{5c}P410PPPPPPPP`ggP4177012345112100000000Pl1hQ111111N100114x42212Pl1hQ1PT4XZ20010PPPPP`Zjkn\u{5c}P410PPPPPPPP`ggP4177012345140234110000000Pl1hQ111111l1100114420v12Pl1hQ1PT4XZ20010PPPPP`Zjkn\u{5c}P410PPPPPPPP`ggP4177012345110110000000Pl1hQ111111l1100114420f12Pl1hQ1PT4XZ20010PPPPP`Zjkn\u{5c}P410PPPPPPPP`ggP41770123451201110000000Pl1hQ111111l1100114x42012Pl1hQ1PT4XZ20010PPPPP`Zjkn\u{5c}P410PPPPPPPP`ggP4177012345112100000000Pl1hQ111111l1100114x42212Pl1hQ1PT4XZ20010PPPPP`Zjkn\u{5c}P410PPPPPPPP`ggP4177012345140234110000000Pl1hQ111111l1110114420v12Pl1hQ1PR2TU10010PPPPP`Zjkn\u{5c}P410PPPPPPPP`gcP416701234110100000000Pl1hQ111111l1110114420f12Pl1hQ1PR2TU10010PPPPP`Zjkn\u{5c}P410PPPPPPPP`gcP4167012341201100000000Pl1hQ111111h3100114420v11Pl1hQ1011PPYo11PPYb91PPYb9010PPPPP`Zjkn\u{5c}P410PPPPPPPP`ggP4167012351101000000017readoutPl1hQ111111h3100114420f11Pl1hQ1011PPYo11PPYb91PPYb9010PPPPP`Zjkn\u{5c}P410PPPPPPPP`ggP41670123512011000000017readoutPl1hQ111111`7110114420v11Pl1hQ1011PPYo11PXb\u{5c}21PXb\u{5c}2010PPPPP`Zjkn\u{5c}P410PPPPPPPPPWdP4137011101000000017readoutPl1hQ111111`7110114420f11Pl1hQ1011PPYo11PXb\u{5c}21PXb\u{5c}2010PPPPP`Zjkn\u{5c}P410PPPPPPPPPWdP41370112011000000017readoutPl1P]111111N100114x42212Pl1P]1Pn3`n20010PPPPP`UQig\u{5c}P410PPPPPPPP`mhP416701234140234110000000Pl1P]111111l1100114420v12Pl1P]1Pn3`n20010PPPPP`UQig\u{5c}P410PPPPPPPP`mhP416701234110110000000Pl1P]111111l1100114420f12Pl1P]1Pn3`n20010PPPPP`UQig\u{5c}P410PPPPPPPP`mhP4167012341201110000000Pl1P]111111l1100114x42012Pl1P]1Pn3`n20010PPPPP`UQig\u{5c}P410PPPPPPPP`mhP416701234112100000000Pl1P]111111l1100114x42212Pl1P]1Pn3`n20010PPPPP`UQig\u{5c}P410PPPPPPPP`mhP416701234140234110000000Pl1P]111111l1110114420v12Pl1P]1Po1X_10010PPPPP`UQig\u{5c}P410PPPPPPPPPmeP413704110100000000Pl1P]111111l1110114420f12Pl1P]1Po1X_10010PPPPP`UQig\u{5c}P410PPPPPPPPPmeP4137041201100000000Pa2hl111111N100114420v12Pa2hl1Pn3`n20010PPPPP`UQig\u{5c}P411m513704110110000000Pa2hl111111N100114420f12Pa2hl1Pn3`n20010PPPPP`UQig\u{5c}P411m5137041201110000000PV3`\u{5c}211111N100114420v12PV3`\u{5c}2Pn3`n20010PPPPP`UQig\u{5c}P411m513704110110000000PV3`\u{5c}211111N100114420f12PV3`\u{5c}2Pn3`n20010PPPPP`UQig\u{5c}P411m5137041201110000000Ph3`S211111N100114420v12Ph3`S2PT4XZ20010PPPPP`Zjkn\u{5c}P410PPPPPPPPTQhP4177012345110110000000Ph3`S211111N100114420f12Ph3`S2PT4XZ20010PPPPP`Zjkn\u{5c}P410PPPPPPPPTQhP41770123451201110000000Ph3`S211111N100114x42012Ph3`S2PT4XZ20010PPPPP`Zjkn\u{5c}P410PPPPPPPPTQhP4177012345112100000000Ph3`S211111N100114x42212Ph3`S2PT4XZ20010PPPPP`Zjkn\u{5c}P410PPPPPPPPTQhP4177012345140234110000000Ph3`S211111l1100114420v11Ph3`S2011PPTm71PPYb91PPYb9010PPPPP`Zjkn\u{5c}P410PPPPPPPPTQhP41770123451101100000017readout0000001?partial-formats711GBack LiDAR Depth Camera101Pl7Pm51=depth-sensors1116lights1116lights9Ph3`S211111N100114420f12Ph3`S2PT4XZ20010PPPPPPmVVedP410PPPPPPPPTQhP4167012351201110000000Ph3`S211111N100114x42012Ph3`S2PT4XZ20010PPPPPPmVVedP410PPPPPPPPTQhP416701235112100000000Ph3`S211111N100114x42212Ph3`S2PT4XZ20010PPPPPPmVVedP410PPPPPPPPTQhP416701235140234110000000Ph3`S211111l1100114420v11Ph3`S2011PPTm71PPYb91PPYb9010PPPPPPmVVedP410PPPPPPPPTQhP4167012351101100000017readoutPh3`S211111l1100114420f11Ph3`S2011PPTm71PPYb91PPYb9010PPPPPPmVVedP410PPPPPPPPTQhP41670123512011100000017readoutPh3`S211111l1100114x42011Ph3`S2011PPTm71PPYb91PPYb9010PPPPPPmVVedP410PPPPPPPPTQhP4167012351121000000017readoutPh3`S211111l1100114x42211Ph3`S2011PPTm71PPYb91PPYb9010PPPPPPmVVedP410PPPPPPPPTQhP4167012351402341100000017readoutPn3`n211111N100114420v12Pn3`n2Pl7Pm5011PPSd;1PPSd;1PP\u{5c}`^1010PPPPPP[jR`dP411m512701101100000017readoutPn3`n211111N100114420f12Pn3`n2Pl7Pm5011PPSd;1PPSd;1PP\u{5c}`^1010PPPPPP[jR`dP411m5127012011100000017readout0000001?partial-formats311@Back Dual Camera20201116lights1116lights0000100018hardware411EBack Dual Wide Camera21001116lights1116lights0000100018hardware511BBack Triple Camera310201116lights1116lights0000100018hardware621FFront TrueDepth Camera1001016lights0000000018hardware100018hardware1012211;microphones111_<Fitted to 0.5 of a plain session with one camera, whose format was printed; no multi-camera session of this device was read. It speaks against carrying the A12's budget over: 602 million a second at weight 0 but 1597 million at weight 1. A sample of 0.634 with stabilization, of low trust, is missed by the value (0.387) and held by the interval. Every systemPressureCost coefficient is an estimate.0;11YVPnT>1PPlXnA1gdUR\u{5c}V216budget11la`Zf;1PPPWeM1PPPWeM16budget1100PPPPPPPPPPho31116weight1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}bo31:depth-cost111121213hdr1100d`[_d`[_d`mo31318pressure1100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318pressure1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30ci\u{5c}Vci\u{5c}Vciho318pressure1100ci\u{5c}Vci\u{5c}Vcido30ci\u{5c}Vci\u{5c}Vcilo318pressure1100nWeagdkTaQmo30S^maR^maRnoo318pressure1100kSUljSUljSUo30j\u{5c}Vci\u{5c}Vci\u{5c}^o318pressure61100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318pressure2100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}fo318pressure3100ci\u{5c}Vci\u{5c}Vci`o30PPPPPPPPPPho318pressure5100j\u{5c}Vci\u{5c}Vci\u{5c}bo30ci\u{5c}Vci\u{5c}Vciho318pressure4100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318pressure6100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318pressure02A17pro-single-4k-a10PPPPPPPPPPho301P6plain session; back wide, format 56: x422 3840x2160 at 30, stabilization off; movie file output in ProRes 422 HQ beside a video data output; read after the commit, before the start; iOS 26.4.217readingA17pro-single-4k-b10nlbh\u{5c}W`YYRio301_3plain session; back wide, presumably format 56, stabilization cinematicExtendedEnhanced; movie file output only1>reading-sampleE8identity2Ageneral knowledge1c1Chip. The model identifier is printed by the probe.8hardware2Ageneral knowledge1S:iPhone 17 Pro has dual, dual wide and triple cameras at the back and a TrueDepth camera. Its supportedMultiCamDeviceSets are not known, nor is any session of two cameras; that it supports multi-camera capture follows from its chip (A12 or later, says Apple's AVMultiCamPiP sample). No format of these cameras is known here.7formats1_4github.com/chibataku0815/filmtone at 6bc3eda0e75d9c08ca5f938f4ddf5e59024d170f: apps/capacitor-film-lab-ios/diagnostics/m1-capability-probe.json1l:Whole lists in the device's order: 70 formats of the back wide and 57 of the front camera, one pixel format each; 1 frame a second is the lowest rate of all. Neither multi-cam support nor depth was asked. Photo dimensions: of the back wide camera the largest was taken down, and the format's own size, which comes first in every row read, is added.?partial-formats1_4github.com/chibataku0815/filmtone at 6bc3eda0e75d9c08ca5f938f4ddf5e59024d170f: apps/capacitor-film-lab-ios/diagnostics/m1-capability-probe.json1i<As the device printed them, in its order, but not all of them: ultra wide 0 to 7 and 33 to 53, telephoto 0 to 5 and 27 to 55, front ultra wide 13 to 21 and 61 to 74 of 75, LiDAR 36 to 44 of 45. The place in this list is not the place in device.formats. LiDAR photo dimensions as for the back wide camera. The position of the ultra wide and telephoto was not read; field of view and order put them at the back.7readout3_4github.com/chibataku0815/filmtone at 6bc3eda0e75d9c08ca5f938f4ddf5e59024d170f: apps/capacitor-film-lab-ios/diagnostics/m1-capability-probe.json1U?These formats are printed; their photo size is not the sensor mode, so the readout is bounded by the same camera's modes of the same field of view. 16:9 formats whose stills have the video's size: from that size to 4224x2376 unbinned or 2112x1188 binned at the back, 4032x2268 or 2016x1136 at the front. Formats with 8064x6048 stills: from 4032x3024 to that. Front ultra wide, a square sensor with 4896x4896 stills: 16:9 from 4032x2268 to 4896x2754; square from 4032x4032 to 4896x4896.7reading1a4github.com/chibataku0815/filmtone at 6bc3eda0e75d9c08ca5f938f4ddf5e59024d170f: apps/capacitor-film-lab-ios/diagnostics/m2b-coexistence-smoke.json1FWritten by the device.>reading-sample2m1github.com/chibataku0815/filmtone, comment in a plan document1Z3A sample in a plan whose model reads iPhone17,1 where the same project's probe says iPhone18,1: low trust.6budget3_7github.com/chibataku0815/filmtone at 6bc3eda0e75d9c08ca5f938f4ddf5e59024d170f: apps/capacitor-film-lab-ios/diagnostics/m2b-coexistence-smoke.json; github.com/aritroBh/OpenCane: ios/CaneKit/Depth/DualCameraSession.swift, MultiCamDepth.swift1h?(readout + w x delivered) x rate / reading. Value: (10036224 + w x 2 x 8294400) x 30 / 0.5 = 602173440 + 995328000 x w, both outputs at 3840x2160. Low end: the low-trust sample, one output, as if stabilization cost nothing: (10036224 + w x 8294400) x 30 / 0.6339474 = 474939593 + 392512060 x w. High end: iPhone 17 Pro Max, the same chip, reads 0.26 for two cameras in default formats; as 1920x1080 at 30 with 10036224 pixels each and 0.26 rounded up from 0.255: 2361464471, with the value's weight term.?virtual-cameras0a3AVCaptureDevice.h, iOS SDK 17.2: AVCaptureDeviceTypeBuiltInDualCamera, BuiltInDualWideCamera, BuiltInTripleCamera1V7These virtual cameras support neither custom exposure nor manual exposure brackets, nor locking the lens or the white balance at other than the current value: manualControls is false. Their constituents are part of the definition.;microphones3Z3WWDC19 session 225, slides Multi-Microphone Capture; https://developer.apple.com/videos/play/wwdc2019/225/1_5The talk gives every multi-camera session on an iPhone an omnidirectional port, a front and a back beam; it does not name this model. How many microphones it has is left open.6weight4l2https://developer.apple.com/documentation/avfoundation/avcapturemulticamsession/hardwarecost1U4How much a delivered pixel weighs against a sensor pixel is not published: the whole range from 0 to 1, with its middle as the value.:depth-cost4l2https://developer.apple.com/documentation/avfoundation/avcapturemulticamsession/hardwarecost1f5Apple says that every camera which streams depth adds to hardwareCost, not how much. No public reading tells it apart. From nothing to a fifth of the budget; the value is the middle.3hdr3X2AVCaptureDevice.h, iOS SDK 17.2: AVCaptureDeviceFormat.videoHDRSupported1d4Apple says that video HDR reads the sensor at twice the published rate: factor 2. The low end is 1, since newer ways of HDR need no second exposure.8pressure4V3WWDC19 session 225, slides System Pressure Cost; https://developer.apple.com/videos/play/wwdc2019/225/1SAApple names these drivers and publishes no figure, and no reading of this device is public. The share of hardwareCost is what an iPhone 17 can have at most (0.69 at a hardwareCost of 0.5, of low trust), its low end 0 and its high end 3.0, the top of the bands at full hardwareCost. All contributors start at 0; the high ends are round numbers below 1.985, the whole systemPressureCost of the one public reading with depth (iPhone 16 Pro, LiDAR); the LiDAR value is what that reading leaves. Only the order of the stabilization modes has a meaning.7systems2T4github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11)1NThe systems of a public table.=newer-systems2`3https://news.lavx.hu/article/ios-27-brings-dual-camera-to-facetime-but-only-iphone-17-and-newer-can-broadcast-it1`3iOS 27 is said to bring a feature to iPhone 17 and newer only: so it runs there, and no last system is known of.9inventory2j<github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/KyleBing/iphone src/iPhones.js @ad9de5d61e874c18cdc801ffe2805e9e152d65461f6A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/en-us/125090, was not read.7sensors2g8a copy of Apple's text on iPhone 17 Pro in public code; https://www.techradar.com/phones/iphone/iphone-17-lineup-photography-specs-explained-fusion-camera-center-stage-and-48mp-mode; https://developer.apple.com/documentation/avfoundation/adopting-smart-framing-in-your-camera-app1P4The size of the largest still of the camera, which is taken for that of the sensor. Modes of other shapes may be a little wider.<front-sensor3P3https://developer.apple.com/documentation/avfoundation/adopting-smart-framing-in-your-camera-app1i5There is one camera at the front, which is presented as a wide and as an ultra wide one: the sensor of the wide camera is that of the ultra wide one. Its stills are smaller (4032x3024).=depth-sensors3n2https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct1Q3A depth camera's own video is that of its YUV camera, the wide one of its side: so is the sensor.6lights4U1AVCaptureDevice.h: hasTorch, hasFlash1[5Held of every iPhone: the cameras at the back have a torch and a flash, those at the front have no torch. Whether these have a flash is not known. Not read on this device."
    case "iphone-17-pro-max": "Aiphone-17-pro-maxAiPhone 17 Pro Max1:iPhone18,216iOS 2717A19 Pro111J017systems101=newer-systems01119inventory:011;Back Camera01Pl7Pm517sensors1116lights1116lights000000017reading021<Front Camera01Pi4Pi41<front-sensor1016lights0000000015probe121GFront Ultra Wide Camera01Pi4Pi417sensors1016lights000000001@front-ultra-wide621FFront TrueDepth Camera1001016lights0000000015probe711GBack LiDAR Depth Camera101Pl7Pm51=depth-sensors1116lights1116lights1PDP?0001100100000000011P:`70000000000015probe111FBack Ultra Wide Camera01Pl7Pm517sensors1116lights1116lights000000018hardware211EBack Telephoto Camera01Pl7Pm517sensors1116lights1116lights000000018hardware311@Back Dual Camera20201116lights1116lights0000100018hardware411EBack Dual Wide Camera21001116lights1116lights0000100018hardware511BBack Triple Camera310201116lights1116lights0000100018hardware100320271262712016215probe1012211;microphones121]9Fitted to one reading of two decimals, whose formats were not printed: the default formats are taken to be 1920x1080 unbinned at 30. The one reading of an iPhone 17 Pro, the same chip, asks for a far smaller budget and is held by the interval only. Every systemPressureCost coefficient is an estimate.0;11YVPnT>1_RbdnQ21gdUR\u{5c}V216budget11la`Zf;1Uf[[X>1PPPWeM16budget1100PPPPPPPPPPho31116weight1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}bo31:depth-cost111121213hdr1100d`[_d`[_d`mo31318pressure1100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318pressure1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30ci\u{5c}Vci\u{5c}Vciho318pressure1100ci\u{5c}Vci\u{5c}Vcido30ci\u{5c}Vci\u{5c}Vcilo318pressure1100nWeagdkTaQmo30S^maR^maRnoo318pressure1100kSUljSUljSUo30j\u{5c}Vci\u{5c}Vci\u{5c}^o318pressure61100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318pressure2100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}fo318pressure3100ci\u{5c}Vci\u{5c}Vci`o30PPPPPPPPPPho318pressure5100j\u{5c}Vci\u{5c}Vci\u{5c}bo30ci\u{5c}Vci\u{5c}Vciho318pressure4100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318pressure6100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318pressure01C17promax-front-back10TUljSUljSUdo301V3back wide and front TrueDepth in their default formats, 2 video data outputs, no preview layer; iOS 2717readingC8identity2Ageneral knowledge1JModel identifier and chip.8hardware2Ageneral knowledge1]3iPhone 17 Pro Max has ultra wide and telephoto cameras at the back. No format of these cameras is known here.5probe2^2github.com/aritroBh/OpenCane, summary of a probe run on the device, 2026-09-121e<Of 12 sets that hold the front and a depth-capable back camera two are named: front wide or front TrueDepth with the LiDAR camera. 33 multi-cam formats of the LiDAR camera have depth; the best for depth is 640x480 with 320x240, its rates, binning and place are not given. TrueDepth gives 640x480 depth, its video format is not named. The set of back wide and front TrueDepth is the session of the reading.7reading2l2github.com/aritroBh/OpenCane: ios/CaneKit/Depth/DualCameraSession.swift, MultiCamDepth.swift1n2hardwareCost, two decimals. The device's default formats: the code sets none in the part read.6budget4_7github.com/aritroBh/OpenCane: ios/CaneKit/Depth/DualCameraSession.swift, MultiCamDepth.swift; github.com/chibataku0815/filmtone at 6bc3eda0e75d9c08ca5f938f4ddf5e59024d170f: apps/capacitor-film-lab-ios/diagnostics/m2b-coexistence-smoke.json1X?(readout + w x delivered) x rate summed over both cameras / 0.26, with 1920x1080 at 30 from 4224x2376 at the back and 4032x2268 at the front, as iPhone 17 Pro prints them: 19180800 x 30 / 0.26 = 2213169231 and 2 x 2073600 x 30 / 0.26 = 478523077 x w. Low end: the low-trust sample of iPhone 17 Pro, (10036224 + w x 8294400) x 30 / 0.6339474. High end: both readouts 10036224 and 0.26 rounded up from 0.255; the weight term from iPhone 17 Pro's 0.5, 2 x 8294400 x 30 / 0.5 = 995328000 x w.?virtual-cameras0a3AVCaptureDevice.h, iOS SDK 17.2: AVCaptureDeviceTypeBuiltInDualCamera, BuiltInDualWideCamera, BuiltInTripleCamera1V7These virtual cameras support neither custom exposure nor manual exposure brackets, nor locking the lens or the white balance at other than the current value: manualControls is false. Their constituents are part of the definition.;microphones3Z3WWDC19 session 225, slides Multi-Microphone Capture; https://developer.apple.com/videos/play/wwdc2019/225/1_5The talk gives every multi-camera session on an iPhone an omnidirectional port, a front and a back beam; it does not name this model. How many microphones it has is left open.6weight4l2https://developer.apple.com/documentation/avfoundation/avcapturemulticamsession/hardwarecost1U4How much a delivered pixel weighs against a sensor pixel is not published: the whole range from 0 to 1, with its middle as the value.:depth-cost4l2https://developer.apple.com/documentation/avfoundation/avcapturemulticamsession/hardwarecost1f5Apple says that every camera which streams depth adds to hardwareCost, not how much. No public reading tells it apart. From nothing to a fifth of the budget; the value is the middle.3hdr3X2AVCaptureDevice.h, iOS SDK 17.2: AVCaptureDeviceFormat.videoHDRSupported1d4Apple says that video HDR reads the sensor at twice the published rate: factor 2. The low end is 1, since newer ways of HDR need no second exposure.8pressure4V3WWDC19 session 225, slides System Pressure Cost; https://developer.apple.com/videos/play/wwdc2019/225/1SAApple names these drivers and publishes no figure, and no reading of this device is public. The share of hardwareCost is what an iPhone 17 can have at most (0.69 at a hardwareCost of 0.5, of low trust), its low end 0 and its high end 3.0, the top of the bands at full hardwareCost. All contributors start at 0; the high ends are round numbers below 1.985, the whole systemPressureCost of the one public reading with depth (iPhone 16 Pro, LiDAR); the LiDAR value is what that reading leaves. Only the order of the stabilization modes has a meaning.@front-ultra-wide0P3https://developer.apple.com/documentation/avfoundation/adopting-smart-framing-in-your-camera-app1f4The page names iPhone 17, iPhone Air and iPhone 17 Pro and finds the camera as builtInUltraWideCamera at the front. None of its formats is known here.7systems2T4github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11)1NThe systems of a public table.=newer-systems2`3https://news.lavx.hu/article/ios-27-brings-dual-camera-to-facetime-but-only-iphone-17-and-newer-can-broadcast-it1`3iOS 27 is said to bring a feature to iPhone 17 and newer only: so it runs there, and no last system is known of.9inventory2j<github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/KyleBing/iphone src/iPhones.js @ad9de5d61e874c18cdc801ffe2805e9e152d65461f6A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/en-us/125091, was not read.7sensors2g8a copy of Apple's text on iPhone 17 Pro in public code; https://www.techradar.com/phones/iphone/iphone-17-lineup-photography-specs-explained-fusion-camera-center-stage-and-48mp-mode; https://developer.apple.com/documentation/avfoundation/adopting-smart-framing-in-your-camera-app1P4The size of the largest still of the camera, which is taken for that of the sensor. Modes of other shapes may be a little wider.<front-sensor3P3https://developer.apple.com/documentation/avfoundation/adopting-smart-framing-in-your-camera-app1i5There is one camera at the front, which is presented as a wide and as an ultra wide one: the sensor of the wide camera is that of the ultra wide one. Its stills are smaller (4032x3024).=depth-sensors3n2https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct1Q3A depth camera's own video is that of its YUV camera, the wide one of its side: so is the sensor.6lights4U1AVCaptureDevice.h: hasTorch, hasFlash1[5Held of every iPhone: the cameras at the back have a torch and a flash, those at the front have no torch. Whether these have a flash is not known. Not read on this device."
    case "iphone-7-plus": "=iphone-7-plus=iPhone 7 Plus018iOS 11.01:A10 Fusion101:017systems11?817systems101>camera-control1119inventory4311@Back Dual Camera20201116lights1116lights4P]1hQ1000000000000000012P:`711H0P5h311H0000PX1`F011N0000000000000012P:d511H0P5j211H0000PX1`F011l100000000000000101000PDP?0000000000000000000000110100014dual011;Back Camera01Pn3`n217sensors1116lights1116lights000000014dual211EBack Telephoto Camera01Pn3`n217sensors1116lights1116lights000000014dual021<Front Camera01`P3`X217sensors1016lights0000000018hardware10001;no-multicam0121Q6No budget: the device has no multi-camera session, nothing was read on it, and the budget of a later chip would make its costs too low. systemPressureCost exists in a multi-camera session only.0;001100PPPPPPPPPPho31116weight1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}bo31:depth-cost111121213hdr000000000=8identity2Ageneral knowledge1n1Chip. Its model identifiers are not among the facts used here.8hardware2Ageneral knowledge1]2iPhone 7 Plus has one front camera. No format of these cameras is known here.4dual0Y2WWDC17 session 507; https://developer.apple.com/videos/play/wwdc2017/507/1mGVideo formats with depth of the dual camera on iOS 11: the photo preset delivers 1440x1080 with 320x240 or 160x120, a 16:9 format of the 720p class up to 30 gives 320x180 or 160x90, and a VGA format has depth of sizes that the talk does not give. Depth has at most 24 frames a second, always an even fraction of the video's rate, and relative accuracy; photos carry more than twice its resolution. An older 720p format up to 60 has no depth. While depth is on, zoom is fixed at 2. Wide and telephoto have the same formats as each other; their list is not given. 1440x1080 is what the video data output delivers with the photo preset, and is taken as the size of that format; what the format itself says the talk does not tell. Order and other formats are not known.;no-multicam0Y2WWDC19 session 225; https://developer.apple.com/videos/play/wwdc2019/225/1[4Multi-camera capture is there on iPhone XS, XS Max, XR and the iPad Pro of 2018, and Apple's AVMultiCamPiP sample asks for an A12 or later.?virtual-cameras0a3AVCaptureDevice.h, iOS SDK 17.2: AVCaptureDeviceTypeBuiltInDualCamera, BuiltInDualWideCamera, BuiltInTripleCamera1V7These virtual cameras support neither custom exposure nor manual exposure brackets, nor locking the lens or the white balance at other than the current value: manualControls is false. Their constituents are part of the definition.6weight4l2https://developer.apple.com/documentation/avfoundation/avcapturemulticamsession/hardwarecost1U4How much a delivered pixel weighs against a sensor pixel is not published: the whole range from 0 to 1, with its middle as the value.:depth-cost4l2https://developer.apple.com/documentation/avfoundation/avcapturemulticamsession/hardwarecost1f5Apple says that every camera which streams depth adds to hardwareCost, not how much. No public reading tells it apart. From nothing to a fifth of the budget; the value is the middle.3hdr3X2AVCaptureDevice.h, iOS SDK 17.2: AVCaptureDeviceFormat.videoHDRSupported1d4Apple says that video HDR reads the sensor at twice the published rate: factor 2. The low end is 1, since newer ways of HDR need no second exposure.7systems2T4github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11)1b4The systems of a public table; the last one is the last version that was seen on 2026-05-11, and iOS 16 does not run. Security updates may follow.>camera-control4R2AVCaptureSession.h, iOS SDK 18: supportsControls, maxControlsCount1g3Held of every iPhone: Camera Control came with iPhone 16, so an earlier one takes no controls. Not read on this device.9inventory2j<github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/KyleBing/iphone src/iPhones.js @ad9de5d61e874c18cdc801ffe2805e9e152d65461b6A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/kb/SP744, was not read.7sensors2\u{5c}7a copy of GSMArena's table on iPhone 7 Plus in public code; https://developer.apple.com/library/ios/documentation/DeviceInformation/Reference/iOSDeviceCompatibility/Cameras/Cameras.html (archived; only the top of the page could be read)1P4The size of the largest still of the camera, which is taken for that of the sensor. Modes of other shapes may be a little wider.6lights4U1AVCaptureDevice.h: hasTorch, hasFlash1[5Held of every iPhone: the cameras at the back have a torch and a flash, those at the front have no torch. Whether these have a flash is not known. Not read on this device."
    case "iphone-xr": "9iphone-xr9iPhone XR1:iPhone11,801:A12 Bionic111<017systems11B717systems101>camera-control1119inventory3011;Back Camera01Pn3`n217sensors1116lights1116lights1Pl1hQ1011N101100011PPYb91PPYb91PPYb900000000000017formats00000014pair021<Front Camera01`P3`X217sensors1016lights01Pl1hQ1011N101100011XPSn51PX`U61PPYb900000000000017formats00000014pair621FFront TrueDepth Camera101`P3`X21=depth-sensors1016lights0000000018hardware10012010214pair1012211;microphones111Z6Fitted to the one public reading of this device, 0.667, with Apple's table for iPhone XS as the low end; the formats of the reading were not printed. Every systemPressureCost coefficient is an estimate.0;11PPdeiE1`fUSTF1dUaolJ16budget11PP`Vn41_m^la51_m^la516budget1100PPPPPPPPPPho31116weight1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}bo31:depth-cost111121213hdr1100d`[_d`[_d`mo31318pressure1100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318pressure1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30ci\u{5c}Vci\u{5c}Vciho318pressure1100ci\u{5c}Vci\u{5c}Vcido30ci\u{5c}Vci\u{5c}Vcilo318pressure1100nWeagdkTaQmo30S^maR^maRnoo318pressure1100kSUljSUljSUo30j\u{5c}Vci\u{5c}Vci\u{5c}^o318pressure61100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318pressure2100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}fo318pressure3100ci\u{5c}Vci\u{5c}Vci`o30PPPPPPPPPPho318pressure5100j\u{5c}Vci\u{5c}Vci\u{5c}bo30ci\u{5c}Vci\u{5c}Vciho318pressure4100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318pressure6100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318pressure01<xr-dualvideo10bgdkTaQRhZio301o5back wide and front wide in their default formats, both delivering 1920x1080; 2 video data outputs, 1 microphone with 2 audio data outputs; read after the commit, before the start; iOS 18.7.917readingA8identity2Ageneral knowledge1_3Model identifier and chip. Apple names iPhone XR in session 225 as hardware that supports multi-camera capture.8hardware2Ageneral knowledge1[2iPhone XR has a TrueDepth camera. No format of these cameras is known here.4pair2W6github.com/naujgs/DualVideo at b6e14e38559eabcc898c230eb8e3d408ab453544: .planning/phases/02-recording-pipeline-compositor-writer-audio/02-03-SUMMARY.md, DualVideo/Features/Camera/CameraManager.swift1P9A session of back wide and front wide ran on iOS 18.7.9 in the cameras' default formats, both delivering 1920x1080. The front device is builtInWideAngleCamera. The same repository says that no multi-cam format of the back camera is 3840 wide, its own device test of that being still open.7formats3Y8WWDC19 session 225, slide Supported MultiCam Formats (iPhone XS); github.com/naujgs/DualVideo at b6e14e38559eabcc898c230eb8e3d408ab453544: .planning/phases/02-recording-pipeline-compositor-writer-audio/02-03-SUMMARY.md, DualVideo/Features/Camera/CameraManager.swift1\u{5c}?The default formats of the session that ran: 1920x1080, by Apple's table for the same chip the unbinned one at 30 or the binned one at 60. Both binned would contradict that table at a cost of 0.667, so unbinned at 30 is taken for both. Readout of the back camera 4224x2376 as on iPhone XS; of the 7 megapixel front camera from 6229000, below which the table would be broken, over 3392x1908 = 6471936, printed by an unnamed TrueDepth camera, to the back camera's 10036224. Other formats exist.7reading2W6github.com/naujgs/DualVideo at b6e14e38559eabcc898c230eb8e3d408ab453544: .planning/phases/02-recording-pipeline-compositor-writer-audio/02-03-SUMMARY.md, DualVideo/Features/Camera/CameraManager.swift1V3hardwareCost as printed, three decimals. The preview layers joined the session only after the reading.;microphones3Z3WWDC19 session 225, slides Multi-Microphone Capture; https://developer.apple.com/videos/play/wwdc2019/225/1o5The talk names iPhone XR among the devices with multi-camera capture and gives such a session a front and a back beam; the session that was read had one microphone and two audio data outputs.6budget3Y8WWDC19 session 225, slide Supported MultiCam Formats (iPhone XS); github.com/naujgs/DualVideo at b6e14e38559eabcc898c230eb8e3d408ab453544: .planning/phases/02-recording-pipeline-compositor-writer-audio/02-03-SUMMARY.md, DualVideo/Features/Camera/CameraManager.swift1^=Sum over both cameras of (readout + w x delivered) x rate, divided by 0.667. Value: (10036224 + 6471936) x 30 / 0.667 = 742495952 and 2 x 2073600 x 30 / 0.667 = 186530735 x w. High end: a front readout like the back's, 2 x 10036224 x 30 / 0.667 = 902808756. Low end: the dearest legal pair of Apple's table for iPhone XS, which has the same chip, is at most 1.0: 2 x 12192768 x 30 = 731566080 and 2 x 2764800 x 30 = 165888000 x w.6weight4l2https://developer.apple.com/documentation/avfoundation/avcapturemulticamsession/hardwarecost1U4How much a delivered pixel weighs against a sensor pixel is not published: the whole range from 0 to 1, with its middle as the value.:depth-cost4l2https://developer.apple.com/documentation/avfoundation/avcapturemulticamsession/hardwarecost1f5Apple says that every camera which streams depth adds to hardwareCost, not how much. No public reading tells it apart. From nothing to a fifth of the budget; the value is the middle.3hdr3X2AVCaptureDevice.h, iOS SDK 17.2: AVCaptureDeviceFormat.videoHDRSupported1d4Apple says that video HDR reads the sensor at twice the published rate: factor 2. The low end is 1, since newer ways of HDR need no second exposure.8pressure4V3WWDC19 session 225, slides System Pressure Cost; https://developer.apple.com/videos/play/wwdc2019/225/1SAApple names these drivers and publishes no figure, and no reading of this device is public. The share of hardwareCost is what an iPhone 17 can have at most (0.69 at a hardwareCost of 0.5, of low trust), its low end 0 and its high end 3.0, the top of the bands at full hardwareCost. All contributors start at 0; the high ends are round numbers below 1.985, the whole systemPressureCost of the one public reading with depth (iPhone 16 Pro, LiDAR); the LiDAR value is what that reading leaves. Only the order of the stabilization modes has a meaning.7systems2T4github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11)1j5The systems of a public table; the last one is the last version that was seen on 2026-05-11, and iOS 26 does not run. Security updates may follow (iPhone XR is reported with iOS 18.7.9).>camera-control4R2AVCaptureSession.h, iOS SDK 18: supportsControls, maxControlsCount1g3Held of every iPhone: Camera Control came with iPhone 16, so an earlier one takes no controls. Not read on this device.9inventory2j<github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/KyleBing/iphone src/iPhones.js @ad9de5d61e874c18cdc801ffe2805e9e152d65461b6A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/kb/SP781, was not read.7sensors2Z5github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820; a copy of Apple's text on iPhone XR in public code1P4The size of the largest still of the camera, which is taken for that of the sensor. Modes of other shapes may be a little wider.=depth-sensors3n2https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct1Q3A depth camera's own video is that of its YUV camera, the wide one of its side: so is the sensor.6lights4U1AVCaptureDevice.h: hasTorch, hasFlash1[5Held of every iPhone: the cameras at the back have a torch and a flash, those at the front have no torch. Whether these have a flash is not known. Not read on this device."
    case "iphone-xs": "9iphone-xs9iPhone XS1:iPhone11,218iOS 13.01:A12 Bionic111<017systems11B717systems101>camera-control1119inventory5011;Back Camera01Pn3`n217sensors1116lights1116lights7PDP?011l11111011Po1X_100000000000000PX1`F011l11111011PR2TU100000000000000P]1hQ1011l11111011Po1X_100000000000000Pl1hQ1011N1011011PT4XZ200000000000000Pl1hQ1011l11111011PR2TU100000000000000Pl1P]1011N1011011Pn3`n200000000000000Pl1P]1011l11111011Po1X_1000000000000000112300017formats211EBack Telephoto Camera01Pn3`n217sensors1116lights1116lights7PDP?011l11111011Po1X_100000000000000PX1`F011l11111011PR2TU100000000000000P]1hQ1011l11111011Po1X_100000000000000Pl1hQ1011N1011011PT4XZ200000000000000Pl1hQ1011l11111011PR2TU100000000000000Pl1P]1011N1011011Pn3`n200000000000000Pl1P]1011l11111011Po1X_1000000000000000112300017formats311@Back Dual Camera20201116lights1116lights7PDP?011l11111011Po1X_100000000000000PX1`F011l11111011PR2TU100000000000000P]1hQ1011l11111011Po1X_100000000000000Pl1hQ1011N1011011PT4XZ200000000000000Pl1hQ1011l11111011PR2TU100000000000000Pl1P]1011N1011011Pn3`n200000000000000Pl1P]1011l11111011Po1X_10000000000000001010001<dual-formats021<Front Camera01`P3`X217sensors1016lights07PDP?011l1111100011Rh`_11feXV21PhPm20000000000000PX1`F011l1111100011Rh`_11PR\u{5c}a11PXb\u{5c}20000000000000P]1hQ1011l1111100011Rh`_11feXV21PhPm20000000000000Pl1hQ1011N101100011XPSn51PX`U61PPYb90000000000000Pl1hQ1011l1111100011Rh`_11PR\u{5c}a11PXb\u{5c}20000000000000Pl1P]1011N101100011XPSn51hfRi81PPSd;0000000000000Pl1P]1011l1111100011Rh`_11feXV21PhPm200000000000000100001=front-formats621FFront TrueDepth Camera101`P3`X21=depth-sensors1016lights07PDP?011l1111100011Rh`_11feXV21PhPm20000000000000PX1`F011l1111100011Rh`_11PR\u{5c}a11PXb\u{5c}20000000000000P]1hQ1011l1111100011Rh`_11feXV21PhPm20000000000000Pl1hQ1011N101100011XPSn51PX`U61PPYb90000000000000Pl1hQ1011l1111100011Rh`_11PR\u{5c}a11PXb\u{5c}20000000000000Pl1P]1011N101100011XPSn51hfRi81PPSd;0000000000000Pl1P]1011l1111100011Rh`_11feXV21PhPm200000000000000100001=front-formats11402366131201022012120162221022216214sets11412211;microphones111g8The budget follows from Apple's table for iPhone XS and one reading of iPhone XR, which has the same chip; no reading of an iPhone XS is public. It gives the reading back (0.667) and puts the dearest legal pair at about 0.975. Every systemPressureCost coefficient is an estimate.0;11PPdeiE1`fUSTF1dUaolJ16budget11PP`Vn41_m^la51_m^la516budget1100PPPPPPPPPPho31116weight1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}bo31:depth-cost111121213hdr1100d`[_d`[_d`mo31318pressure1100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318pressure1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30ci\u{5c}Vci\u{5c}Vciho318pressure1100ci\u{5c}Vci\u{5c}Vcido30ci\u{5c}Vci\u{5c}Vcilo318pressure1100nWeagdkTaQmo30S^maR^maRnoo318pressure1100kSUljSUljSUo30j\u{5c}Vci\u{5c}Vci\u{5c}^o318pressure61100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318pressure2100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}fo318pressure3100ci\u{5c}Vci\u{5c}Vci`o30PPPPPPPPPPho318pressure5100j\u{5c}Vci\u{5c}Vci\u{5c}bo30ci\u{5c}Vci\u{5c}Vciho318pressure4100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318pressure6100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318pressure00B8identity2Ageneral knowledge1a3Model identifier and chip. The operating system is the iOS 13 that the slides of June 2019 describe, a beta then.4sets0j3WWDC19 session 225, slide Supported Device Combinations (iPhone XS); https://developer.apple.com/videos/play/wwdc2019/225/1W5All six sets: at most two physical cameras, of which the dual camera is two. The slide has columns for back wide, back telephoto, back dual, front and front TrueDepth.7formats0g3WWDC19 session 225, slide Supported MultiCam Formats (iPhone XS); https://developer.apple.com/videos/play/wwdc2019/225/1V<Whole list of multi-cam formats, with the size of their stills, which is the sensor mode. The slide does not name the camera; it is taken for back wide and telephoto, the speech introduces it with the back camera. Other formats exist (more than 40) and are not listed. 1920x1080 unbinned at 30 is what the high preset of a single session chooses, says the talk. Minimum rates are not given.<dual-formats3c4WWDC19 session 225, slides Supported MultiCam Formats (iPhone XS) and Synchronized Streaming; https://developer.apple.com/videos/play/wwdc2019/225/1Z6The constituents of the dual camera share resolution and rate, and both are 12 megapixel cameras, so it is given their table. That it has a depth port is shown on a slide; its depth sizes are not given.=front-formats3b4WWDC19 session 225, slide Supported MultiCam Formats (iPhone XS), whose camera is not named; https://developer.apple.com/videos/play/wwdc2019/225/1Z=The same sizes and rates, for a 7 megapixel sensor. Readout in pixels a frame: 16:9 unbinned from 6229000, below which the reading of iPhone XR would contradict Apple's table, over 3392x1908 = 6471936, the stills of an unnamed TrueDepth camera at 1920x1080, to the back camera's 10036224; 4:3 unbinned from the same low end, over 9210584, to 12192768; binned a quarter of each. Sizes of stills and of depth maps are not known.;microphones0Z3WWDC19 session 225, slides Multi-Microphone Capture; https://developer.apple.com/videos/play/wwdc2019/225/1^4The talk says that recent iPhones have four microphones, and that a multi-camera session has an omnidirectional port, a front and a back beam.6budget3Y8WWDC19 session 225, slide Supported MultiCam Formats (iPhone XS); github.com/naujgs/DualVideo at b6e14e38559eabcc898c230eb8e3d408ab453544: .planning/phases/02-recording-pipeline-compositor-writer-audio/02-03-SUMMARY.md, DualVideo/Features/Camera/CameraManager.swift1jDSum over both cameras of (readout + w x delivered) x rate, w from 0 to 1. Low end: Apple calls the multi-cam formats of iPhone XS ones that run simultaneously, so its dearest legal pair, wide and telephoto at 1920x1440 unbinned 30, is at most 1.0: 2 x 12192768 x 30 = 731566080 and 2 x 2764800 x 30 = 165888000 x w. Value: the iPhone XR reading 0.667, both cameras at 1920x1080 unbinned 30: (10036224 + 6471936) x 30 / 0.667 = 742495952 and 2 x 2073600 x 30 / 0.667 = 186530735 x w. High end: the same with a front readout equal to the back's: 2 x 10036224 x 30 / 0.667 = 902808756. The front readout is not printed; below 6229000 pixels the low end would be broken.?virtual-cameras0a3AVCaptureDevice.h, iOS SDK 17.2: AVCaptureDeviceTypeBuiltInDualCamera, BuiltInDualWideCamera, BuiltInTripleCamera1V7These virtual cameras support neither custom exposure nor manual exposure brackets, nor locking the lens or the white balance at other than the current value: manualControls is false. Their constituents are part of the definition.6weight4l2https://developer.apple.com/documentation/avfoundation/avcapturemulticamsession/hardwarecost1U4How much a delivered pixel weighs against a sensor pixel is not published: the whole range from 0 to 1, with its middle as the value.:depth-cost4l2https://developer.apple.com/documentation/avfoundation/avcapturemulticamsession/hardwarecost1f5Apple says that every camera which streams depth adds to hardwareCost, not how much. No public reading tells it apart. From nothing to a fifth of the budget; the value is the middle.3hdr3X2AVCaptureDevice.h, iOS SDK 17.2: AVCaptureDeviceFormat.videoHDRSupported1d4Apple says that video HDR reads the sensor at twice the published rate: factor 2. The low end is 1, since newer ways of HDR need no second exposure.8pressure4V3WWDC19 session 225, slides System Pressure Cost; https://developer.apple.com/videos/play/wwdc2019/225/1SAApple names these drivers and publishes no figure, and no reading of this device is public. The share of hardwareCost is what an iPhone 17 can have at most (0.69 at a hardwareCost of 0.5, of low trust), its low end 0 and its high end 3.0, the top of the bands at full hardwareCost. All contributors start at 0; the high ends are round numbers below 1.985, the whole systemPressureCost of the one public reading with depth (iPhone 16 Pro, LiDAR); the LiDAR value is what that reading leaves. Only the order of the stabilization modes has a meaning.7systems2T4github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11)1j5The systems of a public table; the last one is the last version that was seen on 2026-05-11, and iOS 26 does not run. Security updates may follow (iPhone XR is reported with iOS 18.7.9).>camera-control4R2AVCaptureSession.h, iOS SDK 18: supportsControls, maxControlsCount1g3Held of every iPhone: Camera Control came with iPhone 16, so an earlier one takes no controls. Not read on this device.9inventory2j<github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/KyleBing/iphone src/iPhones.js @ad9de5d61e874c18cdc801ffe2805e9e152d65461b6A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/kb/SP779, was not read.7sensors2o2https://en.wikipedia.org/wiki/IPhone_XS; a copy of Apple's text on iPhone XS Max in public code1P4The size of the largest still of the camera, which is taken for that of the sensor. Modes of other shapes may be a little wider.=depth-sensors3n2https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct1Q3A depth camera's own video is that of its YUV camera, the wide one of its side: so is the sensor.6lights4U1AVCaptureDevice.h: hasTorch, hasFlash1[5Held of every iPhone: the cameras at the back have a torch and a flash, those at the front have no torch. Whether these have a flash is not known. Not read on this device."
    default: nil
    }
  }
}
