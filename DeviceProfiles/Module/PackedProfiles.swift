// Written by `make profiles` from the JSON files of DeviceProfiles/. Change those, and make it again.
// swift-format-ignore-file

extension DeviceProfiles {
  /// The ids of the bundled profiles, sorted bytewise.
  public static let ids: [String] = ["conservative", "ipad-10th-generation", "ipad-8th-generation", "ipad-9th-generation", "ipad-a16", "ipad-air-11-inch-m2", "ipad-air-11-inch-m3", "ipad-air-11-inch-m4", "ipad-air-13-inch-m2", "ipad-air-13-inch-m3", "ipad-air-13-inch-m4", "ipad-air-3rd-generation", "ipad-air-4th-generation", "ipad-air-5th-generation", "ipad-mini-5th-generation", "ipad-mini-6th-generation", "ipad-mini-a17-pro", "ipad-pro-11-inch", "ipad-pro-11-inch-2nd-generation", "ipad-pro-11-inch-3rd-generation", "ipad-pro-11-inch-4th-generation", "ipad-pro-11-inch-m4", "ipad-pro-11-inch-m5", "ipad-pro-12-9-inch-3rd-generation", "ipad-pro-12-9-inch-4th-generation", "ipad-pro-12-9-inch-5th-generation", "ipad-pro-12-9-inch-6th-generation", "ipad-pro-13-inch-m4", "ipad-pro-13-inch-m5", "iphone-11", "iphone-11-pro", "iphone-11-pro-max", "iphone-12", "iphone-12-mini", "iphone-12-pro", "iphone-12-pro-max", "iphone-13", "iphone-13-mini", "iphone-13-pro", "iphone-13-pro-max", "iphone-14", "iphone-14-plus", "iphone-14-pro", "iphone-14-pro-max", "iphone-15", "iphone-15-plus", "iphone-15-pro", "iphone-15-pro-max", "iphone-16", "iphone-16-plus", "iphone-16-pro", "iphone-16-pro-max", "iphone-16e", "iphone-17", "iphone-17-pro", "iphone-17-pro-max", "iphone-17e", "iphone-18-pro", "iphone-18-pro-max", "iphone-7", "iphone-7-plus", "iphone-8", "iphone-8-plus", "iphone-air", "iphone-duo", "iphone-se-2nd-generation", "iphone-se-3rd-generation", "iphone-x", "iphone-xr", "iphone-xs", "iphone-xs-max"]

  /// The names of the bundled profiles, in order of release.
  public static let devices: [Device] = [
    Device(id: "conservative", name: "What every multi-cam iPhone is taken to have", modelIdentifiers: [], multiCamSupported: true),
    Device(id: "iphone-7", name: "iPhone 7", modelIdentifiers: ["iPhone9,1", "iPhone9,3"], multiCamSupported: false, firstSystem: "10.0", lastSystem: "15.8"),
    Device(id: "iphone-7-plus", name: "iPhone 7 Plus", modelIdentifiers: ["iPhone9,2", "iPhone9,4"], multiCamSupported: false, firstSystem: "10.0", lastSystem: "15.8"),
    Device(id: "iphone-8", name: "iPhone 8", modelIdentifiers: ["iPhone10,1", "iPhone10,4"], multiCamSupported: false, firstSystem: "11.0", lastSystem: "16.7"),
    Device(id: "iphone-8-plus", name: "iPhone 8 Plus", modelIdentifiers: ["iPhone10,2", "iPhone10,5"], multiCamSupported: false, firstSystem: "11.0", lastSystem: "16.7"),
    Device(id: "iphone-x", name: "iPhone X", modelIdentifiers: ["iPhone10,3", "iPhone10,6"], multiCamSupported: false, firstSystem: "11.0", lastSystem: "16.7"),
    Device(id: "iphone-xr", name: "iPhone XR", modelIdentifiers: ["iPhone11,8"], multiCamSupported: true, firstSystem: "12.0", lastSystem: "18.7"),
    Device(id: "iphone-xs", name: "iPhone XS", modelIdentifiers: ["iPhone11,2"], multiCamSupported: true, firstSystem: "12.0", lastSystem: "18.7"),
    Device(id: "iphone-xs-max", name: "iPhone XS Max", modelIdentifiers: ["iPhone11,4", "iPhone11,6"], multiCamSupported: true, firstSystem: "12.0", lastSystem: "18.7"),
    Device(id: "iphone-11", name: "iPhone 11", modelIdentifiers: ["iPhone12,1"], multiCamSupported: true, firstSystem: "13.0"),
    Device(id: "iphone-11-pro", name: "iPhone 11 Pro", modelIdentifiers: ["iPhone12,3"], multiCamSupported: true, firstSystem: "13.0"),
    Device(id: "iphone-11-pro-max", name: "iPhone 11 Pro Max", modelIdentifiers: ["iPhone12,5"], multiCamSupported: true, firstSystem: "13.0"),
    Device(id: "iphone-se-2nd-generation", name: "iPhone SE (2nd generation)", modelIdentifiers: ["iPhone12,8"], multiCamSupported: true, firstSystem: "13.4"),
    Device(id: "iphone-12", name: "iPhone 12", modelIdentifiers: ["iPhone13,2"], multiCamSupported: true, firstSystem: "14.1"),
    Device(id: "iphone-12-mini", name: "iPhone 12 mini", modelIdentifiers: ["iPhone13,1"], multiCamSupported: true, firstSystem: "14.1"),
    Device(id: "iphone-12-pro", name: "iPhone 12 Pro", modelIdentifiers: ["iPhone13,3"], multiCamSupported: true, firstSystem: "14.1"),
    Device(id: "iphone-12-pro-max", name: "iPhone 12 Pro Max", modelIdentifiers: ["iPhone13,4"], multiCamSupported: true, firstSystem: "14.1"),
    Device(id: "iphone-13", name: "iPhone 13", modelIdentifiers: ["iPhone14,5"], multiCamSupported: true, firstSystem: "15.0"),
    Device(id: "iphone-13-mini", name: "iPhone 13 mini", modelIdentifiers: ["iPhone14,4"], multiCamSupported: true, firstSystem: "15.0"),
    Device(id: "iphone-13-pro", name: "iPhone 13 Pro", modelIdentifiers: ["iPhone14,2"], multiCamSupported: true, firstSystem: "15.0"),
    Device(id: "iphone-13-pro-max", name: "iPhone 13 Pro Max", modelIdentifiers: ["iPhone14,3"], multiCamSupported: true, firstSystem: "15.0"),
    Device(id: "iphone-se-3rd-generation", name: "iPhone SE (3rd generation)", modelIdentifiers: ["iPhone14,6"], multiCamSupported: true, firstSystem: "15.4"),
    Device(id: "iphone-14", name: "iPhone 14", modelIdentifiers: ["iPhone14,7"], multiCamSupported: true, firstSystem: "16.0"),
    Device(id: "iphone-14-plus", name: "iPhone 14 Plus", modelIdentifiers: ["iPhone14,8"], multiCamSupported: true, firstSystem: "16.0"),
    Device(id: "iphone-14-pro", name: "iPhone 14 Pro", modelIdentifiers: ["iPhone15,2"], multiCamSupported: true, firstSystem: "16.0"),
    Device(id: "iphone-14-pro-max", name: "iPhone 14 Pro Max", modelIdentifiers: ["iPhone15,3"], multiCamSupported: true, firstSystem: "16.0"),
    Device(id: "iphone-15", name: "iPhone 15", modelIdentifiers: ["iPhone15,4"], multiCamSupported: true, firstSystem: "17.0"),
    Device(id: "iphone-15-plus", name: "iPhone 15 Plus", modelIdentifiers: ["iPhone15,5"], multiCamSupported: true, firstSystem: "17.0"),
    Device(id: "iphone-15-pro", name: "iPhone 15 Pro", modelIdentifiers: ["iPhone16,1"], multiCamSupported: true, firstSystem: "17.0"),
    Device(id: "iphone-15-pro-max", name: "iPhone 15 Pro Max", modelIdentifiers: ["iPhone16,2"], multiCamSupported: true, firstSystem: "17.0"),
    Device(id: "iphone-16", name: "iPhone 16", modelIdentifiers: ["iPhone17,3"], multiCamSupported: true, firstSystem: "18.0"),
    Device(id: "iphone-16-plus", name: "iPhone 16 Plus", modelIdentifiers: ["iPhone17,4"], multiCamSupported: true, firstSystem: "18.0"),
    Device(id: "iphone-16-pro", name: "iPhone 16 Pro", modelIdentifiers: ["iPhone17,1"], multiCamSupported: true, firstSystem: "18.0"),
    Device(id: "iphone-16-pro-max", name: "iPhone 16 Pro Max", modelIdentifiers: ["iPhone17,2"], multiCamSupported: true, firstSystem: "18.0"),
    Device(id: "iphone-16e", name: "iPhone 16e", modelIdentifiers: ["iPhone17,5"], multiCamSupported: true, firstSystem: "18.3"),
    Device(id: "iphone-17", name: "iPhone 17", modelIdentifiers: ["iPhone18,3"], multiCamSupported: true, firstSystem: "26.0", lastSystem: "none"),
    Device(id: "iphone-17-pro", name: "iPhone 17 Pro", modelIdentifiers: ["iPhone18,1"], multiCamSupported: true, firstSystem: "26.0", lastSystem: "none"),
    Device(id: "iphone-17-pro-max", name: "iPhone 17 Pro Max", modelIdentifiers: ["iPhone18,2"], multiCamSupported: true, firstSystem: "26.0", lastSystem: "none"),
    Device(id: "iphone-air", name: "iPhone Air", modelIdentifiers: ["iPhone18,4"], multiCamSupported: true, firstSystem: "26.0"),
    Device(id: "iphone-17e", name: "iPhone 17e", modelIdentifiers: ["iPhone18,5"], multiCamSupported: true, firstSystem: "26.3"),
    Device(id: "iphone-18-pro", name: "iPhone 18 Pro", modelIdentifiers: ["iPhone19,2"], multiCamSupported: true, firstSystem: "27.0"),
    Device(id: "iphone-18-pro-max", name: "iPhone 18 Pro Max", modelIdentifiers: ["iPhone19,3", "iPhone19,7"], multiCamSupported: true, firstSystem: "27.0"),
    Device(id: "iphone-duo", name: "iPhone Duo", modelIdentifiers: ["iPhone19,4"], multiCamSupported: true, firstSystem: "27.1"),
    Device(id: "ipad-pro-11-inch", name: "iPad Pro (11-inch)", modelIdentifiers: ["iPad8,1", "iPad8,2", "iPad8,3", "iPad8,4"], multiCamSupported: true, firstSystem: "12.1"),
    Device(id: "ipad-pro-12-9-inch-3rd-generation", name: "iPad Pro (12.9-inch) (3rd generation)", modelIdentifiers: ["iPad8,5", "iPad8,6", "iPad8,7", "iPad8,8"], multiCamSupported: true, firstSystem: "12.1"),
    Device(id: "ipad-air-3rd-generation", name: "iPad Air (3rd generation)", modelIdentifiers: ["iPad11,3", "iPad11,4"], firstSystem: "12.2"),
    Device(id: "ipad-mini-5th-generation", name: "iPad mini (5th generation)", modelIdentifiers: ["iPad11,1", "iPad11,2"], firstSystem: "12.2"),
    Device(id: "ipad-pro-11-inch-2nd-generation", name: "iPad Pro (11-inch) (2nd generation)", modelIdentifiers: ["iPad8,9", "iPad8,10"], multiCamSupported: true, firstSystem: "13.4"),
    Device(id: "ipad-pro-12-9-inch-4th-generation", name: "iPad Pro (12.9-inch) (4th generation)", modelIdentifiers: ["iPad8,11", "iPad8,12"], multiCamSupported: true, firstSystem: "13.4"),
    Device(id: "ipad-8th-generation", name: "iPad (8th generation)", modelIdentifiers: ["iPad11,6", "iPad11,7"], firstSystem: "14.0"),
    Device(id: "ipad-air-4th-generation", name: "iPad Air (4th generation)", modelIdentifiers: ["iPad13,1", "iPad13,2"], firstSystem: "14.0"),
    Device(id: "ipad-pro-11-inch-3rd-generation", name: "iPad Pro (11-inch) (3rd generation)", modelIdentifiers: ["iPad13,4", "iPad13,5", "iPad13,6", "iPad13,7"], multiCamSupported: true, firstSystem: "14.5"),
    Device(id: "ipad-pro-12-9-inch-5th-generation", name: "iPad Pro (12.9-inch) (5th generation)", modelIdentifiers: ["iPad13,8", "iPad13,9", "iPad13,10", "iPad13,11"], multiCamSupported: true, firstSystem: "14.5"),
    Device(id: "ipad-9th-generation", name: "iPad (9th generation)", modelIdentifiers: ["iPad12,1", "iPad12,2"], firstSystem: "15.0"),
    Device(id: "ipad-mini-6th-generation", name: "iPad mini (6th generation)", modelIdentifiers: ["iPad14,1", "iPad14,2"], firstSystem: "15.0"),
    Device(id: "ipad-air-5th-generation", name: "iPad Air (5th generation)", modelIdentifiers: ["iPad13,16", "iPad13,17"], firstSystem: "15.4"),
    Device(id: "ipad-10th-generation", name: "iPad (10th generation)", modelIdentifiers: ["iPad13,18", "iPad13,19"], firstSystem: "16.0"),
    Device(id: "ipad-pro-11-inch-4th-generation", name: "iPad Pro (11-inch) (4th generation)", modelIdentifiers: ["iPad14,3", "iPad14,4"], multiCamSupported: true, firstSystem: "16.0"),
    Device(id: "ipad-pro-12-9-inch-6th-generation", name: "iPad Pro (12.9-inch) (6th generation)", modelIdentifiers: ["iPad14,5", "iPad14,6"], multiCamSupported: true, firstSystem: "16.0"),
    Device(id: "ipad-air-11-inch-m2", name: "iPad Air 11-inch (M2)", modelIdentifiers: ["iPad14,8", "iPad14,9"], firstSystem: "17.4"),
    Device(id: "ipad-air-13-inch-m2", name: "iPad Air 13-inch (M2)", modelIdentifiers: ["iPad14,10", "iPad14,11"], firstSystem: "17.4"),
    Device(id: "ipad-pro-11-inch-m4", name: "iPad Pro 11-inch (M4)", modelIdentifiers: ["iPad16,3", "iPad16,4"], multiCamSupported: true, firstSystem: "17.4"),
    Device(id: "ipad-pro-13-inch-m4", name: "iPad Pro 13-inch (M4)", modelIdentifiers: ["iPad16,5", "iPad16,6"], multiCamSupported: true, firstSystem: "17.4"),
    Device(id: "ipad-mini-a17-pro", name: "iPad mini (A17 Pro)", modelIdentifiers: ["iPad16,1", "iPad16,2"], firstSystem: "18.0"),
    Device(id: "ipad-a16", name: "iPad (A16)", modelIdentifiers: ["iPad15,7", "iPad15,8"], firstSystem: "18.3"),
    Device(id: "ipad-air-11-inch-m3", name: "iPad Air 11-inch (M3)", modelIdentifiers: ["iPad15,3", "iPad15,4"], firstSystem: "18.3"),
    Device(id: "ipad-air-13-inch-m3", name: "iPad Air 13-inch (M3)", modelIdentifiers: ["iPad15,5", "iPad15,6"], firstSystem: "18.3"),
    Device(id: "ipad-pro-11-inch-m5", name: "iPad Pro 11-inch (M5)", modelIdentifiers: ["iPad17,1", "iPad17,2"], multiCamSupported: true, firstSystem: "26.0"),
    Device(id: "ipad-pro-13-inch-m5", name: "iPad Pro 13-inch (M5)", modelIdentifiers: ["iPad17,3", "iPad17,4"], multiCamSupported: true, firstSystem: "26.0"),
    Device(id: "ipad-air-11-inch-m4", name: "iPad Air 11-inch (M4)", modelIdentifiers: ["iPad16,8", "iPad16,9"], firstSystem: "26.3"),
    Device(id: "ipad-air-13-inch-m4", name: "iPad Air 13-inch (M4)", modelIdentifiers: ["iPad16,10", "iPad16,11"], firstSystem: "26.3"),
  ]

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
    "note": "The A12's budget, the smallest of the chips with multi-camera capture as far as is known, borrowed: no reading of a device is fitted. Costs are meant to be too high rather than too low. Every systemPressureCost coefficient is an estimate.",
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
    case "ipad-10th-generation":
      ####"""
{
  "capplanProfile": 1,
  "id": "ipad-10th-generation",
  "name": "iPad (10th generation)",
  "modelIdentifiers": ["iPad13,18", "iPad13,19"],
  "chip": "A14 Bionic",
  "multiCamSupported": null,
  "releaseYear": { "value": 2022, "source": "systems" },
  "firstOperatingSystem": { "value": "16.0", "source": "systems" },
  "camerasComplete": { "value": true, "source": "inventory" },
  "cameras": [
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "back",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "wide"
    },
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "front",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "front-sensor" },
      "source": "wide"
    },
    {
      "deviceType": "builtInUltraWideCamera",
      "position": "front",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "ultra-wide"
    }
  ],
  "sources": [
    {
      "id": "identity",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11); github.com/kyle-seongwoo-jun/apple-device-identifiers ios-device-identifiers.json @b7b3acf2d1c1e8b2dec4ab71ec1d175aadd43f12",
      "note": "Model identifiers and chip."
    },
    {
      "id": "systems",
      "kind": "reported",
      "reference": "github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11)",
      "note": "Year and systems of a public table. It has no last one: iPadOS 26 still came on 2026-05-11. Whether version 27 does is not known here, so the last one is left out."
    },
    {
      "id": "inventory",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545",
      "note": "A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/kb/SP884, was not read."
    },
    {
      "id": "wide",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; printed device lists of iPhone XS, 11 Pro Max and 17 Pro",
      "note": "A back wide and a front camera exist on every model here; iPhone XS, 11 Pro Max and 17 Pro show both in printed lists."
    },
    {
      "id": "ultra-wide",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation; two developers, devices not named in public code, address not known; https://developer.apple.com/forums/thread/710686",
      "note": "Single back camera; Ultra Wide front camera; browsers list it on iPads."
    },
    {
      "id": "sensors",
      "kind": "reported",
      "reference": "github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); a copy of Apple's text in public code, address not known (apple.com compare)",
      "note": "The size of the largest still of the camera, which is taken for that of the sensor. Modes of other shapes may be a little wider."
    },
    {
      "id": "front-sensor",
      "kind": "derived",
      "reference": "two developers, devices not named in public code, address not known",
      "note": "There is one camera at the front, which is presented as a wide and as an ultra wide one: the sensor of the wide camera is that of the ultra wide one."
    }
  ]
}

"""####
    case "ipad-8th-generation":
      ####"""
{
  "capplanProfile": 1,
  "id": "ipad-8th-generation",
  "name": "iPad (8th generation)",
  "modelIdentifiers": ["iPad11,6", "iPad11,7"],
  "chip": "A12 Bionic",
  "multiCamSupported": null,
  "releaseYear": { "value": 2020, "source": "systems" },
  "firstOperatingSystem": { "value": "14.0", "source": "systems" },
  "camerasComplete": { "value": true, "source": "inventory" },
  "cameras": [
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "back",
      "sensor": { "value": { "width": 3264, "height": 2448 }, "source": "sensors" },
      "source": "wide"
    },
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "front",
      "sensor": { "value": { "width": 1280, "height": 960 }, "source": "sensors" },
      "source": "wide"
    }
  ],
  "sources": [
    {
      "id": "identity",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11); github.com/kyle-seongwoo-jun/apple-device-identifiers ios-device-identifiers.json @b7b3acf2d1c1e8b2dec4ab71ec1d175aadd43f12",
      "note": "Model identifiers and chip."
    },
    {
      "id": "systems",
      "kind": "reported",
      "reference": "github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11)",
      "note": "Year and systems of a public table. It has no last one: iPadOS 26 still came on 2026-05-11. Whether version 27 does is not known here, so the last one is left out."
    },
    {
      "id": "inventory",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545",
      "note": "A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/kb/SP822, was not read."
    },
    {
      "id": "wide",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; printed device lists of iPhone XS, 11 Pro Max and 17 Pro",
      "note": "A back wide and a front camera exist on every model here; iPhone XS, 11 Pro Max and 17 Pro show both in printed lists."
    },
    {
      "id": "sensors",
      "kind": "reported",
      "reference": "github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); a table in public code, address not known",
      "note": "The size of the largest still of the camera, which is taken for that of the sensor. Modes of other shapes may be a little wider."
    }
  ]
}

"""####
    case "ipad-9th-generation":
      ####"""
{
  "capplanProfile": 1,
  "id": "ipad-9th-generation",
  "name": "iPad (9th generation)",
  "modelIdentifiers": ["iPad12,1", "iPad12,2"],
  "chip": "A13 Bionic",
  "multiCamSupported": null,
  "releaseYear": { "value": 2021, "source": "systems" },
  "firstOperatingSystem": { "value": "15.0", "source": "systems" },
  "camerasComplete": { "value": true, "source": "inventory" },
  "cameras": [
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "back",
      "sensor": { "value": { "width": 3264, "height": 2448 }, "source": "sensors" },
      "source": "wide"
    },
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "front",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "front-sensor" },
      "source": "wide"
    },
    {
      "deviceType": "builtInUltraWideCamera",
      "position": "front",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "ultra-wide"
    }
  ],
  "sources": [
    {
      "id": "identity",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11); github.com/kyle-seongwoo-jun/apple-device-identifiers ios-device-identifiers.json @b7b3acf2d1c1e8b2dec4ab71ec1d175aadd43f12",
      "note": "Model identifiers and chip."
    },
    {
      "id": "systems",
      "kind": "reported",
      "reference": "github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11)",
      "note": "Year and systems of a public table. It has no last one: iPadOS 26 still came on 2026-05-11. Whether version 27 does is not known here, so the last one is left out."
    },
    {
      "id": "inventory",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545",
      "note": "A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/kb/SP849, was not read."
    },
    {
      "id": "wide",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; printed device lists of iPhone XS, 11 Pro Max and 17 Pro",
      "note": "A back wide and a front camera exist on every model here; iPhone XS, 11 Pro Max and 17 Pro show both in printed lists."
    },
    {
      "id": "ultra-wide",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation; two developers, devices not named in public code, address not known; https://developer.apple.com/forums/thread/710686",
      "note": "Single back camera; Ultra Wide front camera; browsers list it on iPads."
    },
    {
      "id": "sensors",
      "kind": "reported",
      "reference": "github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); public code, address not known; public code, address not known (12MP Ultra Wide front camera with Center Stage)",
      "note": "The size of the largest still of the camera, which is taken for that of the sensor. Modes of other shapes may be a little wider."
    },
    {
      "id": "front-sensor",
      "kind": "derived",
      "reference": "two developers, devices not named in public code, address not known",
      "note": "There is one camera at the front, which is presented as a wide and as an ultra wide one: the sensor of the wide camera is that of the ultra wide one."
    }
  ]
}

"""####
    case "ipad-a16":
      ####"""
{
  "capplanProfile": 1,
  "id": "ipad-a16",
  "name": "iPad (A16)",
  "modelIdentifiers": ["iPad15,7", "iPad15,8"],
  "chip": "A16 Bionic",
  "multiCamSupported": null,
  "releaseYear": { "value": 2025, "source": "systems" },
  "firstOperatingSystem": { "value": "18.3.2", "source": "systems" },
  "camerasComplete": { "value": true, "source": "inventory" },
  "cameras": [
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "back",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "wide"
    },
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "front",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "front-sensor" },
      "source": "wide"
    },
    {
      "deviceType": "builtInUltraWideCamera",
      "position": "front",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "ultra-wide"
    }
  ],
  "sources": [
    {
      "id": "identity",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11); github.com/kyle-seongwoo-jun/apple-device-identifiers ios-device-identifiers.json @b7b3acf2d1c1e8b2dec4ab71ec1d175aadd43f12",
      "note": "Model identifiers and chip."
    },
    {
      "id": "systems",
      "kind": "reported",
      "reference": "github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11)",
      "note": "Year and systems of a public table. It has no last one: iPadOS 26 still came on 2026-05-11. Whether version 27 does is not known here, so the last one is left out."
    },
    {
      "id": "inventory",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545",
      "note": "A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/en-us/122240, was not read."
    },
    {
      "id": "wide",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; printed device lists of iPhone XS, 11 Pro Max and 17 Pro",
      "note": "A back wide and a front camera exist on every model here; iPhone XS, 11 Pro Max and 17 Pro show both in printed lists."
    },
    {
      "id": "ultra-wide",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation; two developers, devices not named in public code, address not known; https://developer.apple.com/forums/thread/710686",
      "note": "Single back camera; Ultra Wide front camera; browsers list it on iPads."
    },
    {
      "id": "sensors",
      "kind": "reported",
      "reference": "github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); a copy of Apple's text in public code, address not known (apple.com compare)",
      "note": "The size of the largest still of the camera, which is taken for that of the sensor. Modes of other shapes may be a little wider."
    },
    {
      "id": "front-sensor",
      "kind": "derived",
      "reference": "two developers, devices not named in public code, address not known",
      "note": "There is one camera at the front, which is presented as a wide and as an ultra wide one: the sensor of the wide camera is that of the ultra wide one."
    }
  ]
}

"""####
    case "ipad-air-11-inch-m2":
      ####"""
{
  "capplanProfile": 1,
  "id": "ipad-air-11-inch-m2",
  "name": "iPad Air 11-inch (M2)",
  "modelIdentifiers": ["iPad14,8", "iPad14,9"],
  "chip": "M2",
  "multiCamSupported": null,
  "releaseYear": { "value": 2024, "source": "systems" },
  "firstOperatingSystem": { "value": "17.4", "source": "systems" },
  "camerasComplete": { "value": true, "source": "inventory" },
  "siblings": [{ "profile": "ipad-air-13-inch-m2", "source": "siblings" }],
  "cameras": [
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "back",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "wide"
    },
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "front",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "front-sensor" },
      "source": "wide"
    },
    {
      "deviceType": "builtInUltraWideCamera",
      "position": "front",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "ultra-wide"
    }
  ],
  "microphones": { "count": 2, "source": "microphones" },
  "sources": [
    {
      "id": "identity",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11); github.com/kyle-seongwoo-jun/apple-device-identifiers ios-device-identifiers.json @b7b3acf2d1c1e8b2dec4ab71ec1d175aadd43f12",
      "note": "Model identifiers and chip."
    },
    {
      "id": "systems",
      "kind": "reported",
      "reference": "github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11)",
      "note": "Year and systems of a public table. It has no last one: iPadOS 26 still came on 2026-05-11. Whether version 27 does is not known here, so the last one is left out."
    },
    {
      "id": "inventory",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545",
      "note": "A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/en-us/119894, was not read."
    },
    {
      "id": "siblings",
      "kind": "derived",
      "reference": "github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545",
      "note": "Same camera set and chip (Air M2)."
    },
    {
      "id": "wide",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; printed device lists of iPhone XS, 11 Pro Max and 17 Pro",
      "note": "A back wide and a front camera exist on every model here; iPhone XS, 11 Pro Max and 17 Pro show both in printed lists."
    },
    {
      "id": "ultra-wide",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation; two developers, devices not named in public code, address not known; https://developer.apple.com/forums/thread/710686",
      "note": "Single back camera; Ultra Wide front camera; browsers list it on iPads."
    },
    {
      "id": "sensors",
      "kind": "reported",
      "reference": "github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); a copy of Apple's text in public code, address not known",
      "note": "The size of the largest still of the camera, which is taken for that of the sensor. Modes of other shapes may be a little wider."
    },
    {
      "id": "front-sensor",
      "kind": "derived",
      "reference": "two developers, devices not named in public code, address not known",
      "note": "There is one camera at the front, which is presented as a wide and as an ultra wide one: the sensor of the wide camera is that of the ultra wide one."
    },
    {
      "id": "microphones",
      "kind": "reported",
      "reference": "a copy of Apple's text in public code, address not known",
      "note": "How many microphones the model has."
    }
  ]
}

"""####
    case "ipad-air-11-inch-m3":
      ####"""
{
  "capplanProfile": 1,
  "id": "ipad-air-11-inch-m3",
  "name": "iPad Air 11-inch (M3)",
  "modelIdentifiers": ["iPad15,3", "iPad15,4"],
  "chip": "M3",
  "multiCamSupported": null,
  "releaseYear": { "value": 2025, "source": "systems" },
  "firstOperatingSystem": { "value": "18.3.2", "source": "systems" },
  "camerasComplete": { "value": true, "source": "inventory" },
  "siblings": [{ "profile": "ipad-air-13-inch-m3", "source": "siblings" }],
  "cameras": [
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "back",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "wide"
    },
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "front",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "front-sensor" },
      "source": "wide"
    },
    {
      "deviceType": "builtInUltraWideCamera",
      "position": "front",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "ultra-wide"
    }
  ],
  "sources": [
    {
      "id": "identity",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11); github.com/kyle-seongwoo-jun/apple-device-identifiers ios-device-identifiers.json @b7b3acf2d1c1e8b2dec4ab71ec1d175aadd43f12",
      "note": "Model identifiers and chip."
    },
    {
      "id": "systems",
      "kind": "reported",
      "reference": "github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11)",
      "note": "Year and systems of a public table. It has no last one: iPadOS 26 still came on 2026-05-11. Whether version 27 does is not known here, so the last one is left out."
    },
    {
      "id": "inventory",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545",
      "note": "A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/en-us/122241, was not read."
    },
    {
      "id": "siblings",
      "kind": "derived",
      "reference": "github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545",
      "note": "Same camera set and chip (Air M3)."
    },
    {
      "id": "wide",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; printed device lists of iPhone XS, 11 Pro Max and 17 Pro",
      "note": "A back wide and a front camera exist on every model here; iPhone XS, 11 Pro Max and 17 Pro show both in printed lists."
    },
    {
      "id": "ultra-wide",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation; two developers, devices not named in public code, address not known; https://developer.apple.com/forums/thread/710686",
      "note": "Single back camera; Ultra Wide front camera; browsers list it on iPads."
    },
    {
      "id": "sensors",
      "kind": "reported",
      "reference": "github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); a copy of Apple's text in public code, address not known",
      "note": "The size of the largest still of the camera, which is taken for that of the sensor. Modes of other shapes may be a little wider."
    },
    {
      "id": "front-sensor",
      "kind": "derived",
      "reference": "two developers, devices not named in public code, address not known",
      "note": "There is one camera at the front, which is presented as a wide and as an ultra wide one: the sensor of the wide camera is that of the ultra wide one."
    }
  ]
}

"""####
    case "ipad-air-11-inch-m4":
      ####"""
{
  "capplanProfile": 1,
  "id": "ipad-air-11-inch-m4",
  "name": "iPad Air 11-inch (M4)",
  "modelIdentifiers": ["iPad16,8", "iPad16,9"],
  "chip": "M4",
  "multiCamSupported": null,
  "releaseYear": { "value": 2026, "source": "systems" },
  "firstOperatingSystem": { "value": "26.3", "source": "systems" },
  "camerasComplete": { "value": true, "source": "inventory" },
  "siblings": [{ "profile": "ipad-air-13-inch-m4", "source": "siblings" }],
  "cameras": [
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "back",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "wide"
    },
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "front",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "front-sensor" },
      "source": "wide"
    },
    {
      "deviceType": "builtInUltraWideCamera",
      "position": "front",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "ultra-wide"
    }
  ],
  "sources": [
    {
      "id": "identity",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11)",
      "note": "Model identifiers and chip."
    },
    {
      "id": "systems",
      "kind": "reported",
      "reference": "github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11)",
      "note": "Year and systems of a public table. It has no last one: iPadOS 26 still came on 2026-05-11. Whether version 27 does is not known here, so the last one is left out."
    },
    {
      "id": "inventory",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545",
      "note": "A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/en-us/126471, was not read."
    },
    {
      "id": "siblings",
      "kind": "derived",
      "reference": "github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545",
      "note": "Same camera set and chip (Air M4)."
    },
    {
      "id": "wide",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; printed device lists of iPhone XS, 11 Pro Max and 17 Pro",
      "note": "A back wide and a front camera exist on every model here; iPhone XS, 11 Pro Max and 17 Pro show both in printed lists."
    },
    {
      "id": "ultra-wide",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation; two developers, devices not named in public code, address not known; https://developer.apple.com/forums/thread/710686",
      "note": "Single back camera; Ultra Wide front camera; browsers list it on iPads."
    },
    {
      "id": "sensors",
      "kind": "reported",
      "reference": "github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); a copy of Apple's text in public code, address not known",
      "note": "The size of the largest still of the camera, which is taken for that of the sensor. Modes of other shapes may be a little wider."
    },
    {
      "id": "front-sensor",
      "kind": "derived",
      "reference": "two developers, devices not named in public code, address not known",
      "note": "There is one camera at the front, which is presented as a wide and as an ultra wide one: the sensor of the wide camera is that of the ultra wide one."
    }
  ]
}

"""####
    case "ipad-air-13-inch-m2":
      ####"""
{
  "capplanProfile": 1,
  "id": "ipad-air-13-inch-m2",
  "name": "iPad Air 13-inch (M2)",
  "modelIdentifiers": ["iPad14,10", "iPad14,11"],
  "chip": "M2",
  "multiCamSupported": null,
  "releaseYear": { "value": 2024, "source": "systems" },
  "firstOperatingSystem": { "value": "17.4", "source": "systems" },
  "camerasComplete": { "value": true, "source": "inventory" },
  "siblings": [{ "profile": "ipad-air-11-inch-m2", "source": "siblings" }],
  "cameras": [
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "back",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "wide"
    },
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "front",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "front-sensor" },
      "source": "wide"
    },
    {
      "deviceType": "builtInUltraWideCamera",
      "position": "front",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "ultra-wide"
    }
  ],
  "microphones": { "count": 2, "source": "microphones" },
  "sources": [
    {
      "id": "identity",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11); github.com/kyle-seongwoo-jun/apple-device-identifiers ios-device-identifiers.json @b7b3acf2d1c1e8b2dec4ab71ec1d175aadd43f12",
      "note": "Model identifiers and chip."
    },
    {
      "id": "systems",
      "kind": "reported",
      "reference": "github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11)",
      "note": "Year and systems of a public table. It has no last one: iPadOS 26 still came on 2026-05-11. Whether version 27 does is not known here, so the last one is left out."
    },
    {
      "id": "inventory",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545",
      "note": "A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/en-us/119893, was not read."
    },
    {
      "id": "siblings",
      "kind": "derived",
      "reference": "github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545",
      "note": "Same camera set and chip (Air M2)."
    },
    {
      "id": "wide",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; printed device lists of iPhone XS, 11 Pro Max and 17 Pro",
      "note": "A back wide and a front camera exist on every model here; iPhone XS, 11 Pro Max and 17 Pro show both in printed lists."
    },
    {
      "id": "ultra-wide",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation; two developers, devices not named in public code, address not known; https://developer.apple.com/forums/thread/710686",
      "note": "Single back camera; Ultra Wide front camera; browsers list it on iPads."
    },
    {
      "id": "sensors",
      "kind": "reported",
      "reference": "github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); a copy of Apple's text in public code, address not known",
      "note": "The size of the largest still of the camera, which is taken for that of the sensor. Modes of other shapes may be a little wider."
    },
    {
      "id": "front-sensor",
      "kind": "derived",
      "reference": "two developers, devices not named in public code, address not known",
      "note": "There is one camera at the front, which is presented as a wide and as an ultra wide one: the sensor of the wide camera is that of the ultra wide one."
    },
    {
      "id": "microphones",
      "kind": "reported",
      "reference": "a copy of Apple's text in public code, address not known",
      "note": "How many microphones the model has."
    }
  ]
}

"""####
    case "ipad-air-13-inch-m3":
      ####"""
{
  "capplanProfile": 1,
  "id": "ipad-air-13-inch-m3",
  "name": "iPad Air 13-inch (M3)",
  "modelIdentifiers": ["iPad15,5", "iPad15,6"],
  "chip": "M3",
  "multiCamSupported": null,
  "releaseYear": { "value": 2025, "source": "systems" },
  "firstOperatingSystem": { "value": "18.3.2", "source": "systems" },
  "camerasComplete": { "value": true, "source": "inventory" },
  "siblings": [{ "profile": "ipad-air-11-inch-m3", "source": "siblings" }],
  "cameras": [
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "back",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "wide"
    },
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "front",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "front-sensor" },
      "source": "wide"
    },
    {
      "deviceType": "builtInUltraWideCamera",
      "position": "front",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "ultra-wide"
    }
  ],
  "sources": [
    {
      "id": "identity",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11); github.com/kyle-seongwoo-jun/apple-device-identifiers ios-device-identifiers.json @b7b3acf2d1c1e8b2dec4ab71ec1d175aadd43f12",
      "note": "Model identifiers and chip."
    },
    {
      "id": "systems",
      "kind": "reported",
      "reference": "github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11)",
      "note": "Year and systems of a public table. It has no last one: iPadOS 26 still came on 2026-05-11. Whether version 27 does is not known here, so the last one is left out."
    },
    {
      "id": "inventory",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545",
      "note": "A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/en-us/122242, was not read."
    },
    {
      "id": "siblings",
      "kind": "derived",
      "reference": "github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545",
      "note": "Same camera set and chip (Air M3)."
    },
    {
      "id": "wide",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; printed device lists of iPhone XS, 11 Pro Max and 17 Pro",
      "note": "A back wide and a front camera exist on every model here; iPhone XS, 11 Pro Max and 17 Pro show both in printed lists."
    },
    {
      "id": "ultra-wide",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation; two developers, devices not named in public code, address not known; https://developer.apple.com/forums/thread/710686",
      "note": "Single back camera; Ultra Wide front camera; browsers list it on iPads."
    },
    {
      "id": "sensors",
      "kind": "reported",
      "reference": "github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); a copy of Apple's text in public code, address not known",
      "note": "The size of the largest still of the camera, which is taken for that of the sensor. Modes of other shapes may be a little wider."
    },
    {
      "id": "front-sensor",
      "kind": "derived",
      "reference": "two developers, devices not named in public code, address not known",
      "note": "There is one camera at the front, which is presented as a wide and as an ultra wide one: the sensor of the wide camera is that of the ultra wide one."
    }
  ]
}

"""####
    case "ipad-air-13-inch-m4":
      ####"""
{
  "capplanProfile": 1,
  "id": "ipad-air-13-inch-m4",
  "name": "iPad Air 13-inch (M4)",
  "modelIdentifiers": ["iPad16,10", "iPad16,11"],
  "chip": "M4",
  "multiCamSupported": null,
  "releaseYear": { "value": 2026, "source": "systems" },
  "firstOperatingSystem": { "value": "26.3", "source": "systems" },
  "camerasComplete": { "value": true, "source": "inventory" },
  "siblings": [{ "profile": "ipad-air-11-inch-m4", "source": "siblings" }],
  "cameras": [
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "back",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "wide"
    },
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "front",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "front-sensor" },
      "source": "wide"
    },
    {
      "deviceType": "builtInUltraWideCamera",
      "position": "front",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "ultra-wide"
    }
  ],
  "sources": [
    {
      "id": "identity",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11)",
      "note": "Model identifiers and chip."
    },
    {
      "id": "systems",
      "kind": "reported",
      "reference": "github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11)",
      "note": "Year and systems of a public table. It has no last one: iPadOS 26 still came on 2026-05-11. Whether version 27 does is not known here, so the last one is left out."
    },
    {
      "id": "inventory",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545",
      "note": "A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/en-us/126472, was not read."
    },
    {
      "id": "siblings",
      "kind": "derived",
      "reference": "github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545",
      "note": "Same camera set and chip (Air M4)."
    },
    {
      "id": "wide",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; printed device lists of iPhone XS, 11 Pro Max and 17 Pro",
      "note": "A back wide and a front camera exist on every model here; iPhone XS, 11 Pro Max and 17 Pro show both in printed lists."
    },
    {
      "id": "ultra-wide",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation; two developers, devices not named in public code, address not known; https://developer.apple.com/forums/thread/710686",
      "note": "Single back camera; Ultra Wide front camera; browsers list it on iPads."
    },
    {
      "id": "sensors",
      "kind": "reported",
      "reference": "github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); a copy of Apple's text in public code, address not known",
      "note": "The size of the largest still of the camera, which is taken for that of the sensor. Modes of other shapes may be a little wider."
    },
    {
      "id": "front-sensor",
      "kind": "derived",
      "reference": "two developers, devices not named in public code, address not known",
      "note": "There is one camera at the front, which is presented as a wide and as an ultra wide one: the sensor of the wide camera is that of the ultra wide one."
    }
  ]
}

"""####
    case "ipad-air-3rd-generation":
      ####"""
{
  "capplanProfile": 1,
  "id": "ipad-air-3rd-generation",
  "name": "iPad Air (3rd generation)",
  "modelIdentifiers": ["iPad11,3", "iPad11,4"],
  "chip": "A12 Bionic",
  "multiCamSupported": null,
  "releaseYear": { "value": 2019, "source": "systems" },
  "firstOperatingSystem": { "value": "12.2", "source": "systems" },
  "camerasComplete": { "value": true, "source": "inventory" },
  "cameras": [
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "back",
      "sensor": { "value": { "width": 3264, "height": 2448 }, "source": "sensors" },
      "source": "wide"
    },
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "front",
      "sensor": { "value": { "width": 3088, "height": 2320 }, "source": "sensors" },
      "source": "wide"
    }
  ],
  "sources": [
    {
      "id": "identity",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11); github.com/kyle-seongwoo-jun/apple-device-identifiers ios-device-identifiers.json @b7b3acf2d1c1e8b2dec4ab71ec1d175aadd43f12",
      "note": "Model identifiers and chip."
    },
    {
      "id": "systems",
      "kind": "reported",
      "reference": "github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11)",
      "note": "Year and systems of a public table. It has no last one: iPadOS 26 still came on 2026-05-11. Whether version 27 does is not known here, so the last one is left out."
    },
    {
      "id": "inventory",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545",
      "note": "A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/kb/SP787, was not read."
    },
    {
      "id": "wide",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; printed device lists of iPhone XS, 11 Pro Max and 17 Pro",
      "note": "A back wide and a front camera exist on every model here; iPhone XS, 11 Pro Max and 17 Pro show both in printed lists."
    },
    {
      "id": "sensors",
      "kind": "reported",
      "reference": "github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820)",
      "note": "The size of the largest still of the camera, which is taken for that of the sensor. Modes of other shapes may be a little wider."
    }
  ]
}

"""####
    case "ipad-air-4th-generation":
      ####"""
{
  "capplanProfile": 1,
  "id": "ipad-air-4th-generation",
  "name": "iPad Air (4th generation)",
  "modelIdentifiers": ["iPad13,1", "iPad13,2"],
  "chip": "A14 Bionic",
  "multiCamSupported": null,
  "releaseYear": { "value": 2020, "source": "systems" },
  "firstOperatingSystem": { "value": "14.0", "source": "systems" },
  "camerasComplete": { "value": true, "source": "inventory" },
  "cameras": [
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "back",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "wide"
    },
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "front",
      "sensor": { "value": { "width": 3088, "height": 2320 }, "source": "sensors" },
      "source": "wide"
    }
  ],
  "sources": [
    {
      "id": "identity",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11); github.com/kyle-seongwoo-jun/apple-device-identifiers ios-device-identifiers.json @b7b3acf2d1c1e8b2dec4ab71ec1d175aadd43f12",
      "note": "Model identifiers and chip."
    },
    {
      "id": "systems",
      "kind": "reported",
      "reference": "github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11)",
      "note": "Year and systems of a public table. It has no last one: iPadOS 26 still came on 2026-05-11. Whether version 27 does is not known here, so the last one is left out."
    },
    {
      "id": "inventory",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545",
      "note": "A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/kb/SP828, was not read."
    },
    {
      "id": "wide",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; printed device lists of iPhone XS, 11 Pro Max and 17 Pro",
      "note": "A back wide and a front camera exist on every model here; iPhone XS, 11 Pro Max and 17 Pro show both in printed lists."
    },
    {
      "id": "sensors",
      "kind": "reported",
      "reference": "github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820)",
      "note": "The size of the largest still of the camera, which is taken for that of the sensor. Modes of other shapes may be a little wider."
    }
  ]
}

"""####
    case "ipad-air-5th-generation":
      ####"""
{
  "capplanProfile": 1,
  "id": "ipad-air-5th-generation",
  "name": "iPad Air (5th generation)",
  "modelIdentifiers": ["iPad13,16", "iPad13,17"],
  "chip": "M1",
  "multiCamSupported": null,
  "releaseYear": { "value": 2022, "source": "systems" },
  "firstOperatingSystem": { "value": "15.4", "source": "systems" },
  "camerasComplete": { "value": true, "source": "inventory" },
  "cameras": [
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "back",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "wide"
    },
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "front",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "front-sensor" },
      "source": "wide"
    },
    {
      "deviceType": "builtInUltraWideCamera",
      "position": "front",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "ultra-wide"
    }
  ],
  "sources": [
    {
      "id": "identity",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11); github.com/kyle-seongwoo-jun/apple-device-identifiers ios-device-identifiers.json @b7b3acf2d1c1e8b2dec4ab71ec1d175aadd43f12",
      "note": "Model identifiers and chip."
    },
    {
      "id": "systems",
      "kind": "reported",
      "reference": "github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11)",
      "note": "Year and systems of a public table. It has no last one: iPadOS 26 still came on 2026-05-11. Whether version 27 does is not known here, so the last one is left out."
    },
    {
      "id": "inventory",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545",
      "note": "A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/kb/SP866, was not read."
    },
    {
      "id": "wide",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; printed device lists of iPhone XS, 11 Pro Max and 17 Pro",
      "note": "A back wide and a front camera exist on every model here; iPhone XS, 11 Pro Max and 17 Pro show both in printed lists."
    },
    {
      "id": "ultra-wide",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation; two developers, devices not named in public code, address not known; https://developer.apple.com/forums/thread/710686",
      "note": "Single back camera; Ultra Wide front camera; browsers list it on iPads."
    },
    {
      "id": "sensors",
      "kind": "reported",
      "reference": "github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); a copy of Apple's text in public code, address not known",
      "note": "The size of the largest still of the camera, which is taken for that of the sensor. Modes of other shapes may be a little wider."
    },
    {
      "id": "front-sensor",
      "kind": "derived",
      "reference": "two developers, devices not named in public code, address not known",
      "note": "There is one camera at the front, which is presented as a wide and as an ultra wide one: the sensor of the wide camera is that of the ultra wide one."
    }
  ]
}

"""####
    case "ipad-mini-5th-generation":
      ####"""
{
  "capplanProfile": 1,
  "id": "ipad-mini-5th-generation",
  "name": "iPad mini (5th generation)",
  "modelIdentifiers": ["iPad11,1", "iPad11,2"],
  "chip": "A12 Bionic",
  "multiCamSupported": null,
  "releaseYear": { "value": 2019, "source": "systems" },
  "firstOperatingSystem": { "value": "12.2", "source": "systems" },
  "camerasComplete": { "value": true, "source": "inventory" },
  "cameras": [
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "back",
      "sensor": { "value": { "width": 3264, "height": 2448 }, "source": "sensors" },
      "source": "wide"
    },
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "front",
      "sensor": { "value": { "width": 3088, "height": 2320 }, "source": "sensors" },
      "source": "wide"
    }
  ],
  "sources": [
    {
      "id": "identity",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11); github.com/kyle-seongwoo-jun/apple-device-identifiers ios-device-identifiers.json @b7b3acf2d1c1e8b2dec4ab71ec1d175aadd43f12",
      "note": "Model identifiers and chip."
    },
    {
      "id": "systems",
      "kind": "reported",
      "reference": "github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11)",
      "note": "Year and systems of a public table. It has no last one: iPadOS 26 still came on 2026-05-11. Whether version 27 does is not known here, so the last one is left out."
    },
    {
      "id": "inventory",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545",
      "note": "A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/kb/SP788, was not read."
    },
    {
      "id": "wide",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; printed device lists of iPhone XS, 11 Pro Max and 17 Pro",
      "note": "A back wide and a front camera exist on every model here; iPhone XS, 11 Pro Max and 17 Pro show both in printed lists."
    },
    {
      "id": "sensors",
      "kind": "reported",
      "reference": "github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820)",
      "note": "The size of the largest still of the camera, which is taken for that of the sensor. Modes of other shapes may be a little wider."
    }
  ]
}

"""####
    case "ipad-mini-6th-generation":
      ####"""
{
  "capplanProfile": 1,
  "id": "ipad-mini-6th-generation",
  "name": "iPad mini (6th generation)",
  "modelIdentifiers": ["iPad14,1", "iPad14,2"],
  "chip": "A15 Bionic",
  "multiCamSupported": null,
  "releaseYear": { "value": 2021, "source": "systems" },
  "firstOperatingSystem": { "value": "15.0", "source": "systems" },
  "camerasComplete": { "value": true, "source": "inventory" },
  "cameras": [
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "back",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "wide"
    },
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "front",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "front-sensor" },
      "source": "wide"
    },
    {
      "deviceType": "builtInUltraWideCamera",
      "position": "front",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "ultra-wide"
    }
  ],
  "sources": [
    {
      "id": "identity",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11); github.com/kyle-seongwoo-jun/apple-device-identifiers ios-device-identifiers.json @b7b3acf2d1c1e8b2dec4ab71ec1d175aadd43f12",
      "note": "Model identifiers and chip."
    },
    {
      "id": "systems",
      "kind": "reported",
      "reference": "github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11)",
      "note": "Year and systems of a public table. It has no last one: iPadOS 26 still came on 2026-05-11. Whether version 27 does is not known here, so the last one is left out."
    },
    {
      "id": "inventory",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545",
      "note": "A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/kb/SP850, was not read."
    },
    {
      "id": "wide",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; printed device lists of iPhone XS, 11 Pro Max and 17 Pro",
      "note": "A back wide and a front camera exist on every model here; iPhone XS, 11 Pro Max and 17 Pro show both in printed lists."
    },
    {
      "id": "ultra-wide",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation; two developers, devices not named in public code, address not known; https://developer.apple.com/forums/thread/710686",
      "note": "Single back camera; Ultra Wide front camera; browsers list it on iPads."
    },
    {
      "id": "sensors",
      "kind": "reported",
      "reference": "github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); a copy of Apple's text in public code, address not known",
      "note": "The size of the largest still of the camera, which is taken for that of the sensor. Modes of other shapes may be a little wider."
    },
    {
      "id": "front-sensor",
      "kind": "derived",
      "reference": "two developers, devices not named in public code, address not known",
      "note": "There is one camera at the front, which is presented as a wide and as an ultra wide one: the sensor of the wide camera is that of the ultra wide one."
    }
  ]
}

"""####
    case "ipad-mini-a17-pro":
      ####"""
{
  "capplanProfile": 1,
  "id": "ipad-mini-a17-pro",
  "name": "iPad mini (A17 Pro)",
  "modelIdentifiers": ["iPad16,1", "iPad16,2"],
  "chip": "A17 Pro",
  "multiCamSupported": null,
  "releaseYear": { "value": 2024, "source": "systems" },
  "firstOperatingSystem": { "value": "18.0.1", "source": "systems" },
  "camerasComplete": { "value": true, "source": "inventory" },
  "cameras": [
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "back",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "wide"
    },
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "front",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "front-sensor" },
      "source": "wide"
    },
    {
      "deviceType": "builtInUltraWideCamera",
      "position": "front",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "ultra-wide"
    }
  ],
  "sources": [
    {
      "id": "identity",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11); github.com/kyle-seongwoo-jun/apple-device-identifiers ios-device-identifiers.json @b7b3acf2d1c1e8b2dec4ab71ec1d175aadd43f12",
      "note": "Model identifiers and chip."
    },
    {
      "id": "systems",
      "kind": "reported",
      "reference": "github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11)",
      "note": "Year and systems of a public table. It has no last one: iPadOS 26 still came on 2026-05-11. Whether version 27 does is not known here, so the last one is left out."
    },
    {
      "id": "inventory",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545",
      "note": "A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/en-us/121456, was not read."
    },
    {
      "id": "wide",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; printed device lists of iPhone XS, 11 Pro Max and 17 Pro",
      "note": "A back wide and a front camera exist on every model here; iPhone XS, 11 Pro Max and 17 Pro show both in printed lists."
    },
    {
      "id": "ultra-wide",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation; two developers, devices not named in public code, address not known; https://developer.apple.com/forums/thread/710686",
      "note": "Single back camera; Ultra Wide front camera; browsers list it on iPads."
    },
    {
      "id": "sensors",
      "kind": "reported",
      "reference": "github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); a copy of Apple's text in public code, address not known",
      "note": "The size of the largest still of the camera, which is taken for that of the sensor. Modes of other shapes may be a little wider."
    },
    {
      "id": "front-sensor",
      "kind": "derived",
      "reference": "two developers, devices not named in public code, address not known",
      "note": "There is one camera at the front, which is presented as a wide and as an ultra wide one: the sensor of the wide camera is that of the ultra wide one."
    }
  ]
}

"""####
    case "ipad-pro-11-inch":
      ####"""
{
  "capplanProfile": 1,
  "id": "ipad-pro-11-inch",
  "name": "iPad Pro (11-inch)",
  "modelIdentifiers": ["iPad8,1", "iPad8,2", "iPad8,3", "iPad8,4"],
  "chip": "A12X Bionic",
  "multiCamSupported": true,
  "releaseYear": { "value": 2018, "source": "systems" },
  "firstOperatingSystem": { "value": "12.1", "source": "systems" },
  "camerasComplete": { "value": true, "source": "inventory" },
  "siblings": [{ "profile": "ipad-pro-12-9-inch-3rd-generation", "source": "siblings" }],
  "cameras": [
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "back",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "wide"
    },
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "front",
      "sensor": { "value": { "width": 3088, "height": 2320 }, "source": "sensors" },
      "source": "wide"
    },
    {
      "deviceType": "builtInTrueDepthCamera",
      "position": "front",
      "sensor": { "value": { "width": 3088, "height": 2320 }, "source": "depth-sensors" },
      "source": "truedepth"
    }
  ],
  "microphones": { "count": 5, "source": "microphones" },
  "costModelOf": "conservative",
  "sources": [
    {
      "id": "identity",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11); github.com/kyle-seongwoo-jun/apple-device-identifiers ios-device-identifiers.json @b7b3acf2d1c1e8b2dec4ab71ec1d175aadd43f12",
      "note": "Model identifiers and chip."
    },
    {
      "id": "multi-cam",
      "kind": "documented",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturemulticamsession/ismulticamsupported (text of an older version, as copied in github Averyy/apple-dev-docs documentation/AVFoundation/avcapturemulticamsession/ismulticamsupported.md and theAppLaunchers/apple-docs-for-rag); WWDC19 session 225, transcript; https://developer.apple.com/videos/play/wwdc2019/225/; https://developer.apple.com/documentation/avfoundation/avmulticampip-capturing-from-multiple-cameras (page of 2026, as read in a public copy)",
      "note": "Named by Apple."
    },
    {
      "id": "systems",
      "kind": "reported",
      "reference": "github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11)",
      "note": "Year and systems of a public table. It has no last one: iPadOS 26 still came on 2026-05-11. Whether version 27 does is not known here, so the last one is left out."
    },
    {
      "id": "inventory",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545",
      "note": "A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/kb/SP784, was not read."
    },
    {
      "id": "siblings",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturemulticamsession/ismulticamsupported (text of an older version, as copied in github Averyy/apple-dev-docs documentation/AVFoundation/avcapturemulticamsession/ismulticamsupported.md and theAppLaunchers/apple-docs-for-rag); github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545",
      "note": "Apple counts both as \"iPad Pro (3rd generation)\" in the multi-cam sentence; one generation, same chip."
    },
    {
      "id": "wide",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; printed device lists of iPhone XS, 11 Pro Max and 17 Pro",
      "note": "A back wide and a front camera exist on every model here; iPhone XS, 11 Pro Max and 17 Pro show both in printed lists."
    },
    {
      "id": "truedepth",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation; github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; printed device lists of iPhone XS, 11 Pro Max and 17 Pro",
      "note": "Face ID hardware = TrueDepth camera (YUV + infrared)."
    },
    {
      "id": "sensors",
      "kind": "reported",
      "reference": "github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792",
      "note": "The size of the largest still of the camera, which is taken for that of the sensor. Modes of other shapes may be a little wider."
    },
    {
      "id": "depth-sensors",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct",
      "note": "A depth camera's own video is that of its YUV camera, the wide one of its side: so is the sensor."
    },
    {
      "id": "microphones",
      "kind": "documented",
      "reference": "WWDC19 session 225, transcript; https://developer.apple.com/videos/play/wwdc2019/225/",
      "note": "Documented in general (\"iPads have five\", 2019)."
    }
  ]
}

"""####
    case "ipad-pro-11-inch-2nd-generation":
      ####"""
{
  "capplanProfile": 1,
  "id": "ipad-pro-11-inch-2nd-generation",
  "name": "iPad Pro (11-inch) (2nd generation)",
  "modelIdentifiers": ["iPad8,9", "iPad8,10"],
  "chip": "A12Z Bionic",
  "multiCamSupported": true,
  "releaseYear": { "value": 2020, "source": "systems" },
  "firstOperatingSystem": { "value": "13.4", "source": "systems" },
  "camerasComplete": { "value": true, "source": "inventory" },
  "siblings": [{ "profile": "ipad-pro-12-9-inch-4th-generation", "source": "siblings" }],
  "cameras": [
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "back",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "wide"
    },
    {
      "deviceType": "builtInUltraWideCamera",
      "position": "back",
      "sensor": { "value": { "width": 3648, "height": 2736 }, "source": "sensors" },
      "source": "ultra-wide"
    },
    {
      "deviceType": "builtInDualWideCamera",
      "position": "back",
      "source": "dual-wide",
      "manualControls": false
    },
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "front",
      "sensor": { "value": { "width": 3088, "height": 2320 }, "source": "sensors" },
      "source": "wide"
    },
    {
      "deviceType": "builtInTrueDepthCamera",
      "position": "front",
      "sensor": { "value": { "width": 3088, "height": 2320 }, "source": "depth-sensors" },
      "source": "truedepth"
    }
  ],
  "microphones": { "count": 5, "source": "microphones" },
  "costModelOf": "conservative",
  "sources": [
    {
      "id": "identity",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11); github.com/kyle-seongwoo-jun/apple-device-identifiers ios-device-identifiers.json @b7b3acf2d1c1e8b2dec4ab71ec1d175aadd43f12",
      "note": "Model identifiers and chip."
    },
    {
      "id": "multi-cam",
      "kind": "documented",
      "reference": "https://developer.apple.com/documentation/avfoundation/avmulticampip-capturing-from-multiple-cameras (page of 2026, as read in a public copy); https://pub.dev/documentation/agora_rtc_engine/latest/agora_rtc_engine/RtcEngine/enableMultiCamera.html",
      "note": "\"An iPad Pro with an A12X or later processor\" (Apple's sample page); Agora: iPad Pro 3rd generation and later."
    },
    {
      "id": "systems",
      "kind": "reported",
      "reference": "github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11)",
      "note": "Year and systems of a public table. It has no last one: iPadOS 26 still came on 2026-05-11. Whether version 27 does is not known here, so the last one is left out."
    },
    {
      "id": "inventory",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545",
      "note": "A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/kb/SP814, was not read."
    },
    {
      "id": "siblings",
      "kind": "derived",
      "reference": "https://en.wikipedia.org/wiki/IPad_Pro_(4th_generation); a copy of Apple's text in public code, address not known (2020), 43210577698, 8971143386 (2021), 48590082591 (2022); github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545",
      "note": "One Wikipedia infobox with one camera line for both sizes."
    },
    {
      "id": "wide",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; printed device lists of iPhone XS, 11 Pro Max and 17 Pro",
      "note": "A back wide and a front camera exist on every model here; iPhone XS, 11 Pro Max and 17 Pro show both in printed lists."
    },
    {
      "id": "ultra-wide",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation; https://developer.apple.com/forums/thread/710686",
      "note": "Back ultra wide in the inventory; the front camera is a wide angle camera (Apple for iPhone 12, forum 710686; derived for the others)."
    },
    {
      "id": "dual-wide",
      "kind": "reported",
      "reference": "https://developer.apple.com/forums/thread/756719; https://developer.apple.com/forums/thread/681958; github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation",
      "note": "Ultra wide and wide at the back; a developer opened builtInDualWideCamera on an iPad Pro with LiDAR of 2020 or 2021 (forum 681958), another on the 11-inch 4th generation (forum 756719: present, without depth delivery)."
    },
    {
      "id": "truedepth",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation; github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; printed device lists of iPhone XS, 11 Pro Max and 17 Pro",
      "note": "Face ID hardware = TrueDepth camera (YUV + infrared)."
    },
    {
      "id": "sensors",
      "kind": "reported",
      "reference": "a copy of Apple's text in public code, address not known (2020), 43210577698, 8971143386 (2021), 48590082591 (2022); https://en.wikipedia.org/wiki/IPad_Pro_(4th_generation)",
      "note": "The size of the largest still of the camera, which is taken for that of the sensor. Modes of other shapes may be a little wider."
    },
    {
      "id": "depth-sensors",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct",
      "note": "A depth camera's own video is that of its YUV camera, the wide one of its side: so is the sensor."
    },
    {
      "id": "virtual-cameras",
      "kind": "documented",
      "reference": "AVCaptureDevice.h, iOS SDK 17.2: AVCaptureDeviceTypeBuiltInDualCamera, BuiltInDualWideCamera, BuiltInTripleCamera",
      "note": "These virtual cameras support neither custom exposure nor manual exposure brackets, nor locking the lens or the white balance at other than the current value: manualControls is false. Their constituents are part of the definition."
    },
    {
      "id": "microphones",
      "kind": "reported",
      "reference": "a copy of Apple's text in public code, address not known (2020), 43210577698, 8971143386 (2021), 48590082591 (2022)",
      "note": "How many microphones the model has."
    }
  ]
}

"""####
    case "ipad-pro-11-inch-3rd-generation":
      ####"""
{
  "capplanProfile": 1,
  "id": "ipad-pro-11-inch-3rd-generation",
  "name": "iPad Pro (11-inch) (3rd generation)",
  "modelIdentifiers": ["iPad13,4", "iPad13,5", "iPad13,6", "iPad13,7"],
  "chip": "M1",
  "multiCamSupported": true,
  "releaseYear": { "value": 2021, "source": "systems" },
  "firstOperatingSystem": { "value": "14.5", "source": "systems" },
  "camerasComplete": { "value": true, "source": "inventory" },
  "siblings": [{ "profile": "ipad-pro-12-9-inch-5th-generation", "source": "siblings" }],
  "cameras": [
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "back",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "wide"
    },
    {
      "deviceType": "builtInUltraWideCamera",
      "position": "back",
      "sensor": { "value": { "width": 3648, "height": 2736 }, "source": "sensors" },
      "source": "ultra-wide"
    },
    {
      "deviceType": "builtInDualWideCamera",
      "position": "back",
      "source": "dual-wide",
      "manualControls": false
    },
    {
      "deviceType": "builtInLiDARDepthCamera",
      "position": "back",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "depth-sensors" },
      "source": "lidar"
    },
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "front",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "front-sensor" },
      "source": "wide"
    },
    {
      "deviceType": "builtInUltraWideCamera",
      "position": "front",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "ultra-wide"
    },
    {
      "deviceType": "builtInTrueDepthCamera",
      "position": "front",
      "source": "truedepth"
    }
  ],
  "microphones": { "count": 5, "source": "microphones" },
  "costModelOf": "conservative",
  "sources": [
    {
      "id": "identity",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11); github.com/kyle-seongwoo-jun/apple-device-identifiers ios-device-identifiers.json @b7b3acf2d1c1e8b2dec4ab71ec1d175aadd43f12",
      "note": "Model identifiers and chip."
    },
    {
      "id": "multi-cam",
      "kind": "documented",
      "reference": "https://developer.apple.com/documentation/avfoundation/avmulticampip-capturing-from-multiple-cameras (page of 2026, as read in a public copy); https://pub.dev/documentation/agora_rtc_engine/latest/agora_rtc_engine/RtcEngine/enableMultiCamera.html",
      "note": "\"An iPad Pro with an A12X or later processor\" (Apple's sample page); Agora: iPad Pro 3rd generation and later."
    },
    {
      "id": "systems",
      "kind": "reported",
      "reference": "github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11)",
      "note": "Year and systems of a public table. It has no last one: iPadOS 26 still came on 2026-05-11. Whether version 27 does is not known here, so the last one is left out."
    },
    {
      "id": "inventory",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545",
      "note": "A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/kb/SP843, was not read."
    },
    {
      "id": "siblings",
      "kind": "derived",
      "reference": "a copy of Apple's text in public code, address not known (2020), 43210577698, 8971143386 (2021), 48590082591 (2022); github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545",
      "note": "Same camera text for both sizes of 2021."
    },
    {
      "id": "wide",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; printed device lists of iPhone XS, 11 Pro Max and 17 Pro",
      "note": "A back wide and a front camera exist on every model here; iPhone XS, 11 Pro Max and 17 Pro show both in printed lists."
    },
    {
      "id": "ultra-wide",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation; https://developer.apple.com/forums/thread/710686; two developers, devices not named in public code, address not known",
      "note": "Back ultra wide in the inventory; a 12MP Ultra Wide front camera (Apple, forum 710686, for the iPad Pro of 2022); that it is found as builtInUltraWideCamera at the front is derived from iPhone 17 and browser lists."
    },
    {
      "id": "dual-wide",
      "kind": "reported",
      "reference": "https://developer.apple.com/forums/thread/756719; https://developer.apple.com/forums/thread/681958; github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation",
      "note": "Ultra wide and wide at the back; a developer opened builtInDualWideCamera on an iPad Pro with LiDAR of 2020 or 2021 (forum 681958), another on the 11-inch 4th generation (forum 756719: present, without depth delivery)."
    },
    {
      "id": "truedepth",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation; github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; printed device lists of iPhone XS, 11 Pro Max and 17 Pro",
      "note": "Face ID hardware = TrueDepth camera (YUV + infrared)."
    },
    {
      "id": "lidar",
      "kind": "documented",
      "reference": "https://developer.apple.com/documentation/avfoundation/capturing-depth-using-the-lidar-camera; WWDC22 110429; github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792",
      "note": "LiDAR Scanner, and inside Apple's list (iPhone 12 Pro or later, iPad Pro 11-inch 3rd / 12.9-inch 5th generation or later)."
    },
    {
      "id": "sensors",
      "kind": "reported",
      "reference": "a copy of Apple's text in public code, address not known (2020), 43210577698, 8971143386 (2021), 48590082591 (2022); https://developer.apple.com/forums/thread/710686",
      "note": "The size of the largest still of the camera, which is taken for that of the sensor. Modes of other shapes may be a little wider."
    },
    {
      "id": "front-sensor",
      "kind": "derived",
      "reference": "two developers, devices not named in public code, address not known",
      "note": "There is one camera at the front, which is presented as a wide and as an ultra wide one: the sensor of the wide camera is that of the ultra wide one."
    },
    {
      "id": "depth-sensors",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct",
      "note": "A depth camera's own video is that of its YUV camera, the wide one of its side: so is the sensor."
    },
    {
      "id": "virtual-cameras",
      "kind": "documented",
      "reference": "AVCaptureDevice.h, iOS SDK 17.2: AVCaptureDeviceTypeBuiltInDualCamera, BuiltInDualWideCamera, BuiltInTripleCamera",
      "note": "These virtual cameras support neither custom exposure nor manual exposure brackets, nor locking the lens or the white balance at other than the current value: manualControls is false. Their constituents are part of the definition."
    },
    {
      "id": "microphones",
      "kind": "reported",
      "reference": "a copy of Apple's text in public code, address not known (2020), 43210577698, 8971143386 (2021), 48590082591 (2022)",
      "note": "How many microphones the model has."
    }
  ]
}

"""####
    case "ipad-pro-11-inch-4th-generation":
      ####"""
{
  "capplanProfile": 1,
  "id": "ipad-pro-11-inch-4th-generation",
  "name": "iPad Pro (11-inch) (4th generation)",
  "modelIdentifiers": ["iPad14,3", "iPad14,4"],
  "chip": "M2",
  "multiCamSupported": true,
  "releaseYear": { "value": 2022, "source": "systems" },
  "firstOperatingSystem": { "value": "16.0", "source": "systems" },
  "camerasComplete": { "value": true, "source": "inventory" },
  "siblings": [{ "profile": "ipad-pro-12-9-inch-6th-generation", "source": "siblings" }],
  "cameras": [
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "back",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "wide"
    },
    {
      "deviceType": "builtInUltraWideCamera",
      "position": "back",
      "sensor": { "value": { "width": 3648, "height": 2736 }, "source": "sensors" },
      "source": "ultra-wide"
    },
    {
      "deviceType": "builtInDualWideCamera",
      "position": "back",
      "source": "dual-wide",
      "manualControls": false
    },
    {
      "deviceType": "builtInLiDARDepthCamera",
      "position": "back",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "depth-sensors" },
      "source": "lidar"
    },
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "front",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "front-sensor" },
      "source": "wide"
    },
    {
      "deviceType": "builtInUltraWideCamera",
      "position": "front",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "ultra-wide"
    },
    {
      "deviceType": "builtInTrueDepthCamera",
      "position": "front",
      "source": "truedepth"
    }
  ],
  "microphones": { "count": 5, "source": "microphones" },
  "costModelOf": "conservative",
  "sources": [
    {
      "id": "identity",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11); github.com/kyle-seongwoo-jun/apple-device-identifiers ios-device-identifiers.json @b7b3acf2d1c1e8b2dec4ab71ec1d175aadd43f12",
      "note": "Model identifiers and chip."
    },
    {
      "id": "multi-cam",
      "kind": "documented",
      "reference": "https://developer.apple.com/documentation/avfoundation/avmulticampip-capturing-from-multiple-cameras (page of 2026, as read in a public copy); https://pub.dev/documentation/agora_rtc_engine/latest/agora_rtc_engine/RtcEngine/enableMultiCamera.html",
      "note": "\"An iPad Pro with an A12X or later processor\" (Apple's sample page); Agora: iPad Pro 3rd generation and later."
    },
    {
      "id": "systems",
      "kind": "reported",
      "reference": "github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11)",
      "note": "Year and systems of a public table. It has no last one: iPadOS 26 still came on 2026-05-11. Whether version 27 does is not known here, so the last one is left out."
    },
    {
      "id": "inventory",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545",
      "note": "A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/kb/SP882, was not read."
    },
    {
      "id": "siblings",
      "kind": "derived",
      "reference": "a copy of Apple's text in public code, address not known (2020), 43210577698, 8971143386 (2021), 48590082591 (2022); a copy of Apple's compare pages in public code, address not known; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545",
      "note": "Same camera text for both sizes of 2022."
    },
    {
      "id": "wide",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; printed device lists of iPhone XS, 11 Pro Max and 17 Pro",
      "note": "A back wide and a front camera exist on every model here; iPhone XS, 11 Pro Max and 17 Pro show both in printed lists."
    },
    {
      "id": "ultra-wide",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation; https://developer.apple.com/forums/thread/710686; two developers, devices not named in public code, address not known",
      "note": "Back ultra wide in the inventory; a 12MP Ultra Wide front camera (Apple, forum 710686, for the iPad Pro of 2022); that it is found as builtInUltraWideCamera at the front is derived from iPhone 17 and browser lists."
    },
    {
      "id": "dual-wide",
      "kind": "reported",
      "reference": "https://developer.apple.com/forums/thread/756719; https://developer.apple.com/forums/thread/681958; github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation",
      "note": "A developer on this model: dual wide present (no depth delivery), dual absent, LiDAR present (forum 756719, in S-sets)."
    },
    {
      "id": "truedepth",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation; github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; printed device lists of iPhone XS, 11 Pro Max and 17 Pro",
      "note": "Face ID hardware = TrueDepth camera (YUV + infrared)."
    },
    {
      "id": "lidar",
      "kind": "documented",
      "reference": "https://developer.apple.com/documentation/avfoundation/capturing-depth-using-the-lidar-camera; WWDC22 110429; github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792",
      "note": "LiDAR Scanner, and inside Apple's list (iPhone 12 Pro or later, iPad Pro 11-inch 3rd / 12.9-inch 5th generation or later)."
    },
    {
      "id": "sensors",
      "kind": "reported",
      "reference": "a copy of Apple's text in public code, address not known (2020), 43210577698, 8971143386 (2021), 48590082591 (2022); a copy of Apple's compare pages in public code, address not known; https://developer.apple.com/forums/thread/710686",
      "note": "The size of the largest still of the camera, which is taken for that of the sensor. Modes of other shapes may be a little wider."
    },
    {
      "id": "front-sensor",
      "kind": "derived",
      "reference": "two developers, devices not named in public code, address not known",
      "note": "There is one camera at the front, which is presented as a wide and as an ultra wide one: the sensor of the wide camera is that of the ultra wide one."
    },
    {
      "id": "depth-sensors",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct",
      "note": "A depth camera's own video is that of its YUV camera, the wide one of its side: so is the sensor."
    },
    {
      "id": "virtual-cameras",
      "kind": "documented",
      "reference": "AVCaptureDevice.h, iOS SDK 17.2: AVCaptureDeviceTypeBuiltInDualCamera, BuiltInDualWideCamera, BuiltInTripleCamera",
      "note": "These virtual cameras support neither custom exposure nor manual exposure brackets, nor locking the lens or the white balance at other than the current value: manualControls is false. Their constituents are part of the definition."
    },
    {
      "id": "microphones",
      "kind": "reported",
      "reference": "public code, address not known",
      "note": "How many microphones the model has."
    }
  ]
}

"""####
    case "ipad-pro-11-inch-m4":
      ####"""
{
  "capplanProfile": 1,
  "id": "ipad-pro-11-inch-m4",
  "name": "iPad Pro 11-inch (M4)",
  "modelIdentifiers": ["iPad16,3", "iPad16,4"],
  "chip": "M4",
  "multiCamSupported": true,
  "releaseYear": { "value": 2024, "source": "systems" },
  "firstOperatingSystem": { "value": "17.4", "source": "systems" },
  "camerasComplete": { "value": true, "source": "inventory" },
  "siblings": [{ "profile": "ipad-pro-13-inch-m4", "source": "siblings" }],
  "cameras": [
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "back",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "wide"
    },
    {
      "deviceType": "builtInLiDARDepthCamera",
      "position": "back",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "depth-sensors" },
      "source": "lidar"
    },
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "front",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "front-sensor" },
      "source": "wide"
    },
    {
      "deviceType": "builtInUltraWideCamera",
      "position": "front",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "ultra-wide"
    },
    {
      "deviceType": "builtInTrueDepthCamera",
      "position": "front",
      "source": "truedepth"
    }
  ],
  "costModelOf": "conservative",
  "sources": [
    {
      "id": "identity",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11); github.com/kyle-seongwoo-jun/apple-device-identifiers ios-device-identifiers.json @b7b3acf2d1c1e8b2dec4ab71ec1d175aadd43f12",
      "note": "Model identifiers and chip."
    },
    {
      "id": "multi-cam",
      "kind": "documented",
      "reference": "https://developer.apple.com/documentation/avfoundation/avmulticampip-capturing-from-multiple-cameras (page of 2026, as read in a public copy); https://pub.dev/documentation/agora_rtc_engine/latest/agora_rtc_engine/RtcEngine/enableMultiCamera.html",
      "note": "\"An iPad Pro with an A12X or later processor\" (Apple's sample page); Agora: iPad Pro 3rd generation and later."
    },
    {
      "id": "systems",
      "kind": "reported",
      "reference": "github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11)",
      "note": "Year and systems of a public table. It has no last one: iPadOS 26 still came on 2026-05-11. Whether version 27 does is not known here, so the last one is left out."
    },
    {
      "id": "inventory",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545",
      "note": "A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/en-us/119892, was not read."
    },
    {
      "id": "siblings",
      "kind": "derived",
      "reference": "github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545",
      "note": "Same EXIF optics, chip, camera set (M4)."
    },
    {
      "id": "wide",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; printed device lists of iPhone XS, 11 Pro Max and 17 Pro",
      "note": "A back wide and a front camera exist on every model here; iPhone XS, 11 Pro Max and 17 Pro show both in printed lists."
    },
    {
      "id": "ultra-wide",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation; two developers, devices not named in public code, address not known; https://developer.apple.com/forums/thread/710686",
      "note": "Single back camera; Ultra Wide front camera; browsers list it on iPads."
    },
    {
      "id": "truedepth",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation; github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; printed device lists of iPhone XS, 11 Pro Max and 17 Pro",
      "note": "Face ID hardware = TrueDepth camera (YUV + infrared)."
    },
    {
      "id": "lidar",
      "kind": "documented",
      "reference": "https://developer.apple.com/documentation/avfoundation/capturing-depth-using-the-lidar-camera; WWDC22 110429; github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792",
      "note": "LiDAR Scanner, and inside Apple's list (iPhone 12 Pro or later, iPad Pro 11-inch 3rd / 12.9-inch 5th generation or later)."
    },
    {
      "id": "sensors",
      "kind": "reported",
      "reference": "github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; https://en.wikipedia.org/wiki/IPad_Pro_(M5)",
      "note": "The size of the largest still of the camera, which is taken for that of the sensor. Modes of other shapes may be a little wider."
    },
    {
      "id": "front-sensor",
      "kind": "derived",
      "reference": "two developers, devices not named in public code, address not known",
      "note": "There is one camera at the front, which is presented as a wide and as an ultra wide one: the sensor of the wide camera is that of the ultra wide one."
    },
    {
      "id": "depth-sensors",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct",
      "note": "A depth camera's own video is that of its YUV camera, the wide one of its side: so is the sensor."
    }
  ]
}

"""####
    case "ipad-pro-11-inch-m5":
      ####"""
{
  "capplanProfile": 1,
  "id": "ipad-pro-11-inch-m5",
  "name": "iPad Pro 11-inch (M5)",
  "modelIdentifiers": ["iPad17,1", "iPad17,2"],
  "chip": "M5",
  "multiCamSupported": true,
  "releaseYear": { "value": 2025, "source": "systems" },
  "firstOperatingSystem": { "value": "26.0", "source": "systems" },
  "camerasComplete": { "value": true, "source": "inventory" },
  "siblings": [{ "profile": "ipad-pro-13-inch-m5", "source": "siblings" }],
  "cameras": [
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "back",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "wide"
    },
    {
      "deviceType": "builtInLiDARDepthCamera",
      "position": "back",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "depth-sensors" },
      "source": "lidar"
    },
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "front",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "front-sensor" },
      "source": "wide"
    },
    {
      "deviceType": "builtInUltraWideCamera",
      "position": "front",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "ultra-wide"
    },
    {
      "deviceType": "builtInTrueDepthCamera",
      "position": "front",
      "source": "truedepth"
    }
  ],
  "costModelOf": "conservative",
  "sources": [
    {
      "id": "identity",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11); github.com/kyle-seongwoo-jun/apple-device-identifiers ios-device-identifiers.json @b7b3acf2d1c1e8b2dec4ab71ec1d175aadd43f12",
      "note": "Model identifiers and chip."
    },
    {
      "id": "multi-cam",
      "kind": "documented",
      "reference": "https://developer.apple.com/documentation/avfoundation/avmulticampip-capturing-from-multiple-cameras (page of 2026, as read in a public copy); https://pub.dev/documentation/agora_rtc_engine/latest/agora_rtc_engine/RtcEngine/enableMultiCamera.html",
      "note": "\"An iPad Pro with an A12X or later processor\" (Apple's sample page); Agora: iPad Pro 3rd generation and later."
    },
    {
      "id": "systems",
      "kind": "reported",
      "reference": "github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11)",
      "note": "Year and systems of a public table. It has no last one: iPadOS 26 still came on 2026-05-11. Whether version 27 does is not known here, so the last one is left out."
    },
    {
      "id": "inventory",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545",
      "note": "A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/en-us/125406, was not read."
    },
    {
      "id": "siblings",
      "kind": "derived",
      "reference": "https://en.wikipedia.org/wiki/IPad_Pro_(M5); github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545",
      "note": "One Wikipedia infobox with one camera line for both sizes (M5)."
    },
    {
      "id": "wide",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; printed device lists of iPhone XS, 11 Pro Max and 17 Pro",
      "note": "A back wide and a front camera exist on every model here; iPhone XS, 11 Pro Max and 17 Pro show both in printed lists."
    },
    {
      "id": "ultra-wide",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation; two developers, devices not named in public code, address not known; https://developer.apple.com/forums/thread/710686",
      "note": "Single back camera; Ultra Wide front camera; browsers list it on iPads."
    },
    {
      "id": "truedepth",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation; github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; printed device lists of iPhone XS, 11 Pro Max and 17 Pro",
      "note": "Face ID hardware = TrueDepth camera (YUV + infrared)."
    },
    {
      "id": "lidar",
      "kind": "documented",
      "reference": "https://developer.apple.com/documentation/avfoundation/capturing-depth-using-the-lidar-camera; WWDC22 110429; github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792",
      "note": "LiDAR Scanner, and inside Apple's list (iPhone 12 Pro or later, iPad Pro 11-inch 3rd / 12.9-inch 5th generation or later)."
    },
    {
      "id": "sensors",
      "kind": "reported",
      "reference": "github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; https://en.wikipedia.org/wiki/IPad_Pro_(M5)",
      "note": "The size of the largest still of the camera, which is taken for that of the sensor. Modes of other shapes may be a little wider."
    },
    {
      "id": "front-sensor",
      "kind": "derived",
      "reference": "two developers, devices not named in public code, address not known",
      "note": "There is one camera at the front, which is presented as a wide and as an ultra wide one: the sensor of the wide camera is that of the ultra wide one."
    },
    {
      "id": "depth-sensors",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct",
      "note": "A depth camera's own video is that of its YUV camera, the wide one of its side: so is the sensor."
    }
  ]
}

"""####
    case "ipad-pro-12-9-inch-3rd-generation":
      ####"""
{
  "capplanProfile": 1,
  "id": "ipad-pro-12-9-inch-3rd-generation",
  "name": "iPad Pro (12.9-inch) (3rd generation)",
  "modelIdentifiers": ["iPad8,5", "iPad8,6", "iPad8,7", "iPad8,8"],
  "chip": "A12X Bionic",
  "multiCamSupported": true,
  "releaseYear": { "value": 2018, "source": "systems" },
  "firstOperatingSystem": { "value": "12.1", "source": "systems" },
  "camerasComplete": { "value": true, "source": "inventory" },
  "siblings": [{ "profile": "ipad-pro-11-inch", "source": "siblings" }],
  "cameras": [
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "back",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "wide"
    },
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "front",
      "sensor": { "value": { "width": 3088, "height": 2320 }, "source": "sensors" },
      "source": "wide"
    },
    {
      "deviceType": "builtInTrueDepthCamera",
      "position": "front",
      "sensor": { "value": { "width": 3088, "height": 2320 }, "source": "depth-sensors" },
      "source": "truedepth"
    }
  ],
  "microphones": { "count": 5, "source": "microphones" },
  "costModelOf": "conservative",
  "sources": [
    {
      "id": "identity",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11); github.com/kyle-seongwoo-jun/apple-device-identifiers ios-device-identifiers.json @b7b3acf2d1c1e8b2dec4ab71ec1d175aadd43f12",
      "note": "Model identifiers and chip."
    },
    {
      "id": "multi-cam",
      "kind": "documented",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturemulticamsession/ismulticamsupported (text of an older version, as copied in github Averyy/apple-dev-docs documentation/AVFoundation/avcapturemulticamsession/ismulticamsupported.md and theAppLaunchers/apple-docs-for-rag); WWDC19 session 225, transcript; https://developer.apple.com/videos/play/wwdc2019/225/; https://developer.apple.com/documentation/avfoundation/avmulticampip-capturing-from-multiple-cameras (page of 2026, as read in a public copy)",
      "note": "Named by Apple."
    },
    {
      "id": "systems",
      "kind": "reported",
      "reference": "github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11)",
      "note": "Year and systems of a public table. It has no last one: iPadOS 26 still came on 2026-05-11. Whether version 27 does is not known here, so the last one is left out."
    },
    {
      "id": "inventory",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545",
      "note": "A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/kb/SP785, was not read."
    },
    {
      "id": "siblings",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturemulticamsession/ismulticamsupported (text of an older version, as copied in github Averyy/apple-dev-docs documentation/AVFoundation/avcapturemulticamsession/ismulticamsupported.md and theAppLaunchers/apple-docs-for-rag); github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545",
      "note": "Apple counts both as \"iPad Pro (3rd generation)\" in the multi-cam sentence; one generation, same chip."
    },
    {
      "id": "wide",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; printed device lists of iPhone XS, 11 Pro Max and 17 Pro",
      "note": "A back wide and a front camera exist on every model here; iPhone XS, 11 Pro Max and 17 Pro show both in printed lists."
    },
    {
      "id": "truedepth",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation; github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; printed device lists of iPhone XS, 11 Pro Max and 17 Pro",
      "note": "Face ID hardware = TrueDepth camera (YUV + infrared)."
    },
    {
      "id": "sensors",
      "kind": "reported",
      "reference": "github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792",
      "note": "The size of the largest still of the camera, which is taken for that of the sensor. Modes of other shapes may be a little wider."
    },
    {
      "id": "depth-sensors",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct",
      "note": "A depth camera's own video is that of its YUV camera, the wide one of its side: so is the sensor."
    },
    {
      "id": "microphones",
      "kind": "documented",
      "reference": "WWDC19 session 225, transcript; https://developer.apple.com/videos/play/wwdc2019/225/",
      "note": "Documented in general (\"iPads have five\", 2019)."
    }
  ]
}

"""####
    case "ipad-pro-12-9-inch-4th-generation":
      ####"""
{
  "capplanProfile": 1,
  "id": "ipad-pro-12-9-inch-4th-generation",
  "name": "iPad Pro (12.9-inch) (4th generation)",
  "modelIdentifiers": ["iPad8,11", "iPad8,12"],
  "chip": "A12Z Bionic",
  "multiCamSupported": true,
  "releaseYear": { "value": 2020, "source": "systems" },
  "firstOperatingSystem": { "value": "13.4", "source": "systems" },
  "camerasComplete": { "value": true, "source": "inventory" },
  "siblings": [{ "profile": "ipad-pro-11-inch-2nd-generation", "source": "siblings" }],
  "cameras": [
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "back",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "wide"
    },
    {
      "deviceType": "builtInUltraWideCamera",
      "position": "back",
      "sensor": { "value": { "width": 3648, "height": 2736 }, "source": "sensors" },
      "source": "ultra-wide"
    },
    {
      "deviceType": "builtInDualWideCamera",
      "position": "back",
      "source": "dual-wide",
      "manualControls": false
    },
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "front",
      "sensor": { "value": { "width": 3088, "height": 2320 }, "source": "sensors" },
      "source": "wide"
    },
    {
      "deviceType": "builtInTrueDepthCamera",
      "position": "front",
      "sensor": { "value": { "width": 3088, "height": 2320 }, "source": "depth-sensors" },
      "source": "truedepth"
    }
  ],
  "microphones": { "count": 5, "source": "microphones" },
  "costModelOf": "conservative",
  "sources": [
    {
      "id": "identity",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11); github.com/kyle-seongwoo-jun/apple-device-identifiers ios-device-identifiers.json @b7b3acf2d1c1e8b2dec4ab71ec1d175aadd43f12",
      "note": "Model identifiers and chip."
    },
    {
      "id": "multi-cam",
      "kind": "documented",
      "reference": "https://developer.apple.com/documentation/avfoundation/avmulticampip-capturing-from-multiple-cameras (page of 2026, as read in a public copy); https://pub.dev/documentation/agora_rtc_engine/latest/agora_rtc_engine/RtcEngine/enableMultiCamera.html",
      "note": "\"An iPad Pro with an A12X or later processor\" (Apple's sample page); Agora: iPad Pro 3rd generation and later."
    },
    {
      "id": "systems",
      "kind": "reported",
      "reference": "github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11)",
      "note": "Year and systems of a public table. It has no last one: iPadOS 26 still came on 2026-05-11. Whether version 27 does is not known here, so the last one is left out."
    },
    {
      "id": "inventory",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545",
      "note": "A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/kb/SP815, was not read."
    },
    {
      "id": "siblings",
      "kind": "derived",
      "reference": "https://en.wikipedia.org/wiki/IPad_Pro_(4th_generation); a copy of Apple's text in public code, address not known (2020), 43210577698, 8971143386 (2021), 48590082591 (2022); github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545",
      "note": "One Wikipedia infobox with one camera line for both sizes."
    },
    {
      "id": "wide",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; printed device lists of iPhone XS, 11 Pro Max and 17 Pro",
      "note": "A back wide and a front camera exist on every model here; iPhone XS, 11 Pro Max and 17 Pro show both in printed lists."
    },
    {
      "id": "ultra-wide",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation; https://developer.apple.com/forums/thread/710686",
      "note": "Back ultra wide in the inventory; the front camera is a wide angle camera (Apple for iPhone 12, forum 710686; derived for the others)."
    },
    {
      "id": "dual-wide",
      "kind": "reported",
      "reference": "https://developer.apple.com/forums/thread/756719; https://developer.apple.com/forums/thread/681958; github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation",
      "note": "Ultra wide and wide at the back; a developer opened builtInDualWideCamera on an iPad Pro with LiDAR of 2020 or 2021 (forum 681958), another on the 11-inch 4th generation (forum 756719: present, without depth delivery)."
    },
    {
      "id": "truedepth",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation; github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; printed device lists of iPhone XS, 11 Pro Max and 17 Pro",
      "note": "Face ID hardware = TrueDepth camera (YUV + infrared)."
    },
    {
      "id": "sensors",
      "kind": "reported",
      "reference": "a copy of Apple's text in public code, address not known (2020), 43210577698, 8971143386 (2021), 48590082591 (2022); https://en.wikipedia.org/wiki/IPad_Pro_(4th_generation)",
      "note": "The size of the largest still of the camera, which is taken for that of the sensor. Modes of other shapes may be a little wider."
    },
    {
      "id": "depth-sensors",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct",
      "note": "A depth camera's own video is that of its YUV camera, the wide one of its side: so is the sensor."
    },
    {
      "id": "virtual-cameras",
      "kind": "documented",
      "reference": "AVCaptureDevice.h, iOS SDK 17.2: AVCaptureDeviceTypeBuiltInDualCamera, BuiltInDualWideCamera, BuiltInTripleCamera",
      "note": "These virtual cameras support neither custom exposure nor manual exposure brackets, nor locking the lens or the white balance at other than the current value: manualControls is false. Their constituents are part of the definition."
    },
    {
      "id": "microphones",
      "kind": "reported",
      "reference": "a copy of Apple's text in public code, address not known (2020), 43210577698, 8971143386 (2021), 48590082591 (2022)",
      "note": "How many microphones the model has."
    }
  ]
}

"""####
    case "ipad-pro-12-9-inch-5th-generation":
      ####"""
{
  "capplanProfile": 1,
  "id": "ipad-pro-12-9-inch-5th-generation",
  "name": "iPad Pro (12.9-inch) (5th generation)",
  "modelIdentifiers": ["iPad13,8", "iPad13,9", "iPad13,10", "iPad13,11"],
  "chip": "M1",
  "multiCamSupported": true,
  "releaseYear": { "value": 2021, "source": "systems" },
  "firstOperatingSystem": { "value": "14.5", "source": "systems" },
  "camerasComplete": { "value": true, "source": "inventory" },
  "siblings": [{ "profile": "ipad-pro-11-inch-3rd-generation", "source": "siblings" }],
  "cameras": [
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "back",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "wide"
    },
    {
      "deviceType": "builtInUltraWideCamera",
      "position": "back",
      "sensor": { "value": { "width": 3648, "height": 2736 }, "source": "sensors" },
      "source": "ultra-wide"
    },
    {
      "deviceType": "builtInDualWideCamera",
      "position": "back",
      "source": "dual-wide",
      "manualControls": false
    },
    {
      "deviceType": "builtInLiDARDepthCamera",
      "position": "back",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "depth-sensors" },
      "source": "lidar"
    },
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "front",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "front-sensor" },
      "source": "wide"
    },
    {
      "deviceType": "builtInUltraWideCamera",
      "position": "front",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "ultra-wide"
    },
    {
      "deviceType": "builtInTrueDepthCamera",
      "position": "front",
      "source": "truedepth"
    }
  ],
  "microphones": { "count": 5, "source": "microphones" },
  "costModelOf": "conservative",
  "sources": [
    {
      "id": "identity",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11); github.com/kyle-seongwoo-jun/apple-device-identifiers ios-device-identifiers.json @b7b3acf2d1c1e8b2dec4ab71ec1d175aadd43f12",
      "note": "Model identifiers and chip."
    },
    {
      "id": "multi-cam",
      "kind": "documented",
      "reference": "https://developer.apple.com/documentation/avfoundation/avmulticampip-capturing-from-multiple-cameras (page of 2026, as read in a public copy); https://pub.dev/documentation/agora_rtc_engine/latest/agora_rtc_engine/RtcEngine/enableMultiCamera.html",
      "note": "\"An iPad Pro with an A12X or later processor\" (Apple's sample page); Agora: iPad Pro 3rd generation and later."
    },
    {
      "id": "systems",
      "kind": "reported",
      "reference": "github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11)",
      "note": "Year and systems of a public table. It has no last one: iPadOS 26 still came on 2026-05-11. Whether version 27 does is not known here, so the last one is left out."
    },
    {
      "id": "inventory",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545",
      "note": "A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/kb/SP844, was not read."
    },
    {
      "id": "siblings",
      "kind": "derived",
      "reference": "a copy of Apple's text in public code, address not known (2020), 43210577698, 8971143386 (2021), 48590082591 (2022); github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545",
      "note": "Same camera text for both sizes of 2021."
    },
    {
      "id": "wide",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; printed device lists of iPhone XS, 11 Pro Max and 17 Pro",
      "note": "A back wide and a front camera exist on every model here; iPhone XS, 11 Pro Max and 17 Pro show both in printed lists."
    },
    {
      "id": "ultra-wide",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation; https://developer.apple.com/forums/thread/710686; two developers, devices not named in public code, address not known",
      "note": "Back ultra wide in the inventory; a 12MP Ultra Wide front camera (Apple, forum 710686, for the iPad Pro of 2022); that it is found as builtInUltraWideCamera at the front is derived from iPhone 17 and browser lists."
    },
    {
      "id": "dual-wide",
      "kind": "reported",
      "reference": "https://developer.apple.com/forums/thread/756719; https://developer.apple.com/forums/thread/681958; github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation",
      "note": "Ultra wide and wide at the back; a developer opened builtInDualWideCamera on an iPad Pro with LiDAR of 2020 or 2021 (forum 681958), another on the 11-inch 4th generation (forum 756719: present, without depth delivery)."
    },
    {
      "id": "truedepth",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation; github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; printed device lists of iPhone XS, 11 Pro Max and 17 Pro",
      "note": "Face ID hardware = TrueDepth camera (YUV + infrared)."
    },
    {
      "id": "lidar",
      "kind": "documented",
      "reference": "https://developer.apple.com/documentation/avfoundation/capturing-depth-using-the-lidar-camera; WWDC22 110429; github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792",
      "note": "LiDAR Scanner, and inside Apple's list (iPhone 12 Pro or later, iPad Pro 11-inch 3rd / 12.9-inch 5th generation or later)."
    },
    {
      "id": "sensors",
      "kind": "reported",
      "reference": "a copy of Apple's text in public code, address not known (2020), 43210577698, 8971143386 (2021), 48590082591 (2022); https://developer.apple.com/forums/thread/710686",
      "note": "The size of the largest still of the camera, which is taken for that of the sensor. Modes of other shapes may be a little wider."
    },
    {
      "id": "front-sensor",
      "kind": "derived",
      "reference": "two developers, devices not named in public code, address not known",
      "note": "There is one camera at the front, which is presented as a wide and as an ultra wide one: the sensor of the wide camera is that of the ultra wide one."
    },
    {
      "id": "depth-sensors",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct",
      "note": "A depth camera's own video is that of its YUV camera, the wide one of its side: so is the sensor."
    },
    {
      "id": "virtual-cameras",
      "kind": "documented",
      "reference": "AVCaptureDevice.h, iOS SDK 17.2: AVCaptureDeviceTypeBuiltInDualCamera, BuiltInDualWideCamera, BuiltInTripleCamera",
      "note": "These virtual cameras support neither custom exposure nor manual exposure brackets, nor locking the lens or the white balance at other than the current value: manualControls is false. Their constituents are part of the definition."
    },
    {
      "id": "microphones",
      "kind": "reported",
      "reference": "a copy of Apple's text in public code, address not known (2020), 43210577698, 8971143386 (2021), 48590082591 (2022)",
      "note": "How many microphones the model has."
    }
  ]
}

"""####
    case "ipad-pro-12-9-inch-6th-generation":
      ####"""
{
  "capplanProfile": 1,
  "id": "ipad-pro-12-9-inch-6th-generation",
  "name": "iPad Pro (12.9-inch) (6th generation)",
  "modelIdentifiers": ["iPad14,5", "iPad14,6"],
  "chip": "M2",
  "multiCamSupported": true,
  "releaseYear": { "value": 2022, "source": "systems" },
  "firstOperatingSystem": { "value": "16.0", "source": "systems" },
  "camerasComplete": { "value": true, "source": "inventory" },
  "siblings": [{ "profile": "ipad-pro-11-inch-4th-generation", "source": "siblings" }],
  "cameras": [
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "back",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "wide"
    },
    {
      "deviceType": "builtInUltraWideCamera",
      "position": "back",
      "sensor": { "value": { "width": 3648, "height": 2736 }, "source": "sensors" },
      "source": "ultra-wide"
    },
    {
      "deviceType": "builtInDualWideCamera",
      "position": "back",
      "source": "dual-wide",
      "manualControls": false
    },
    {
      "deviceType": "builtInLiDARDepthCamera",
      "position": "back",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "depth-sensors" },
      "source": "lidar"
    },
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "front",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "front-sensor" },
      "source": "wide"
    },
    {
      "deviceType": "builtInUltraWideCamera",
      "position": "front",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "ultra-wide"
    },
    {
      "deviceType": "builtInTrueDepthCamera",
      "position": "front",
      "source": "truedepth"
    }
  ],
  "microphones": { "count": 5, "source": "microphones" },
  "costModelOf": "conservative",
  "sources": [
    {
      "id": "identity",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11); github.com/kyle-seongwoo-jun/apple-device-identifiers ios-device-identifiers.json @b7b3acf2d1c1e8b2dec4ab71ec1d175aadd43f12",
      "note": "Model identifiers and chip."
    },
    {
      "id": "multi-cam",
      "kind": "documented",
      "reference": "https://developer.apple.com/documentation/avfoundation/avmulticampip-capturing-from-multiple-cameras (page of 2026, as read in a public copy); https://pub.dev/documentation/agora_rtc_engine/latest/agora_rtc_engine/RtcEngine/enableMultiCamera.html",
      "note": "\"An iPad Pro with an A12X or later processor\" (Apple's sample page); Agora: iPad Pro 3rd generation and later."
    },
    {
      "id": "systems",
      "kind": "reported",
      "reference": "github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11)",
      "note": "Year and systems of a public table. It has no last one: iPadOS 26 still came on 2026-05-11. Whether version 27 does is not known here, so the last one is left out."
    },
    {
      "id": "inventory",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545",
      "note": "A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/kb/SP883, was not read."
    },
    {
      "id": "siblings",
      "kind": "derived",
      "reference": "a copy of Apple's text in public code, address not known (2020), 43210577698, 8971143386 (2021), 48590082591 (2022); a copy of Apple's compare pages in public code, address not known; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545",
      "note": "Same camera text for both sizes of 2022."
    },
    {
      "id": "wide",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; printed device lists of iPhone XS, 11 Pro Max and 17 Pro",
      "note": "A back wide and a front camera exist on every model here; iPhone XS, 11 Pro Max and 17 Pro show both in printed lists."
    },
    {
      "id": "ultra-wide",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation; https://developer.apple.com/forums/thread/710686; two developers, devices not named in public code, address not known",
      "note": "Back ultra wide in the inventory; a 12MP Ultra Wide front camera (Apple, forum 710686, for the iPad Pro of 2022); that it is found as builtInUltraWideCamera at the front is derived from iPhone 17 and browser lists."
    },
    {
      "id": "dual-wide",
      "kind": "reported",
      "reference": "https://developer.apple.com/forums/thread/756719; https://developer.apple.com/forums/thread/681958; github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation",
      "note": "Ultra wide and wide at the back; a developer opened builtInDualWideCamera on an iPad Pro with LiDAR of 2020 or 2021 (forum 681958), another on the 11-inch 4th generation (forum 756719: present, without depth delivery)."
    },
    {
      "id": "truedepth",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation; github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; printed device lists of iPhone XS, 11 Pro Max and 17 Pro",
      "note": "Face ID hardware = TrueDepth camera (YUV + infrared)."
    },
    {
      "id": "lidar",
      "kind": "documented",
      "reference": "https://developer.apple.com/documentation/avfoundation/capturing-depth-using-the-lidar-camera; WWDC22 110429; github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792",
      "note": "LiDAR Scanner, and inside Apple's list (iPhone 12 Pro or later, iPad Pro 11-inch 3rd / 12.9-inch 5th generation or later)."
    },
    {
      "id": "sensors",
      "kind": "reported",
      "reference": "a copy of Apple's text in public code, address not known (2020), 43210577698, 8971143386 (2021), 48590082591 (2022); a copy of Apple's compare pages in public code, address not known; https://developer.apple.com/forums/thread/710686",
      "note": "The size of the largest still of the camera, which is taken for that of the sensor. Modes of other shapes may be a little wider."
    },
    {
      "id": "front-sensor",
      "kind": "derived",
      "reference": "two developers, devices not named in public code, address not known",
      "note": "There is one camera at the front, which is presented as a wide and as an ultra wide one: the sensor of the wide camera is that of the ultra wide one."
    },
    {
      "id": "depth-sensors",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct",
      "note": "A depth camera's own video is that of its YUV camera, the wide one of its side: so is the sensor."
    },
    {
      "id": "virtual-cameras",
      "kind": "documented",
      "reference": "AVCaptureDevice.h, iOS SDK 17.2: AVCaptureDeviceTypeBuiltInDualCamera, BuiltInDualWideCamera, BuiltInTripleCamera",
      "note": "These virtual cameras support neither custom exposure nor manual exposure brackets, nor locking the lens or the white balance at other than the current value: manualControls is false. Their constituents are part of the definition."
    },
    {
      "id": "microphones",
      "kind": "reported",
      "reference": "public code, address not known",
      "note": "How many microphones the model has."
    }
  ]
}

"""####
    case "ipad-pro-13-inch-m4":
      ####"""
{
  "capplanProfile": 1,
  "id": "ipad-pro-13-inch-m4",
  "name": "iPad Pro 13-inch (M4)",
  "modelIdentifiers": ["iPad16,5", "iPad16,6"],
  "chip": "M4",
  "multiCamSupported": true,
  "releaseYear": { "value": 2024, "source": "systems" },
  "firstOperatingSystem": { "value": "17.4", "source": "systems" },
  "camerasComplete": { "value": true, "source": "inventory" },
  "siblings": [{ "profile": "ipad-pro-11-inch-m4", "source": "siblings" }],
  "cameras": [
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "back",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "wide"
    },
    {
      "deviceType": "builtInLiDARDepthCamera",
      "position": "back",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "depth-sensors" },
      "source": "lidar"
    },
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "front",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "front-sensor" },
      "source": "wide"
    },
    {
      "deviceType": "builtInUltraWideCamera",
      "position": "front",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "ultra-wide"
    },
    {
      "deviceType": "builtInTrueDepthCamera",
      "position": "front",
      "source": "truedepth"
    }
  ],
  "costModelOf": "conservative",
  "sources": [
    {
      "id": "identity",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11); github.com/kyle-seongwoo-jun/apple-device-identifiers ios-device-identifiers.json @b7b3acf2d1c1e8b2dec4ab71ec1d175aadd43f12",
      "note": "Model identifiers and chip."
    },
    {
      "id": "multi-cam",
      "kind": "documented",
      "reference": "https://developer.apple.com/documentation/avfoundation/avmulticampip-capturing-from-multiple-cameras (page of 2026, as read in a public copy); https://pub.dev/documentation/agora_rtc_engine/latest/agora_rtc_engine/RtcEngine/enableMultiCamera.html",
      "note": "\"An iPad Pro with an A12X or later processor\" (Apple's sample page); Agora: iPad Pro 3rd generation and later."
    },
    {
      "id": "systems",
      "kind": "reported",
      "reference": "github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11)",
      "note": "Year and systems of a public table. It has no last one: iPadOS 26 still came on 2026-05-11. Whether version 27 does is not known here, so the last one is left out."
    },
    {
      "id": "inventory",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545",
      "note": "A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/en-us/119891, was not read."
    },
    {
      "id": "siblings",
      "kind": "derived",
      "reference": "github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545",
      "note": "Same EXIF optics, chip, camera set (M4)."
    },
    {
      "id": "wide",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; printed device lists of iPhone XS, 11 Pro Max and 17 Pro",
      "note": "A back wide and a front camera exist on every model here; iPhone XS, 11 Pro Max and 17 Pro show both in printed lists."
    },
    {
      "id": "ultra-wide",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation; two developers, devices not named in public code, address not known; https://developer.apple.com/forums/thread/710686",
      "note": "Single back camera; Ultra Wide front camera; browsers list it on iPads."
    },
    {
      "id": "truedepth",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation; github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; printed device lists of iPhone XS, 11 Pro Max and 17 Pro",
      "note": "Face ID hardware = TrueDepth camera (YUV + infrared)."
    },
    {
      "id": "lidar",
      "kind": "documented",
      "reference": "https://developer.apple.com/documentation/avfoundation/capturing-depth-using-the-lidar-camera; WWDC22 110429; github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792",
      "note": "LiDAR Scanner, and inside Apple's list (iPhone 12 Pro or later, iPad Pro 11-inch 3rd / 12.9-inch 5th generation or later)."
    },
    {
      "id": "sensors",
      "kind": "reported",
      "reference": "github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; https://en.wikipedia.org/wiki/IPad_Pro_(M5)",
      "note": "The size of the largest still of the camera, which is taken for that of the sensor. Modes of other shapes may be a little wider."
    },
    {
      "id": "front-sensor",
      "kind": "derived",
      "reference": "two developers, devices not named in public code, address not known",
      "note": "There is one camera at the front, which is presented as a wide and as an ultra wide one: the sensor of the wide camera is that of the ultra wide one."
    },
    {
      "id": "depth-sensors",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct",
      "note": "A depth camera's own video is that of its YUV camera, the wide one of its side: so is the sensor."
    }
  ]
}

"""####
    case "ipad-pro-13-inch-m5":
      ####"""
{
  "capplanProfile": 1,
  "id": "ipad-pro-13-inch-m5",
  "name": "iPad Pro 13-inch (M5)",
  "modelIdentifiers": ["iPad17,3", "iPad17,4"],
  "chip": "M5",
  "multiCamSupported": true,
  "releaseYear": { "value": 2025, "source": "systems" },
  "firstOperatingSystem": { "value": "26.0", "source": "systems" },
  "camerasComplete": { "value": true, "source": "inventory" },
  "siblings": [{ "profile": "ipad-pro-11-inch-m5", "source": "siblings" }],
  "cameras": [
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "back",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "wide"
    },
    {
      "deviceType": "builtInLiDARDepthCamera",
      "position": "back",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "depth-sensors" },
      "source": "lidar"
    },
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "front",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "front-sensor" },
      "source": "wide"
    },
    {
      "deviceType": "builtInUltraWideCamera",
      "position": "front",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "ultra-wide"
    },
    {
      "deviceType": "builtInTrueDepthCamera",
      "position": "front",
      "source": "truedepth"
    }
  ],
  "costModelOf": "conservative",
  "sources": [
    {
      "id": "identity",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11); github.com/kyle-seongwoo-jun/apple-device-identifiers ios-device-identifiers.json @b7b3acf2d1c1e8b2dec4ab71ec1d175aadd43f12",
      "note": "Model identifiers and chip."
    },
    {
      "id": "multi-cam",
      "kind": "documented",
      "reference": "https://developer.apple.com/documentation/avfoundation/avmulticampip-capturing-from-multiple-cameras (page of 2026, as read in a public copy); https://pub.dev/documentation/agora_rtc_engine/latest/agora_rtc_engine/RtcEngine/enableMultiCamera.html",
      "note": "\"An iPad Pro with an A12X or later processor\" (Apple's sample page); Agora: iPad Pro 3rd generation and later."
    },
    {
      "id": "systems",
      "kind": "reported",
      "reference": "github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11)",
      "note": "Year and systems of a public table. It has no last one: iPadOS 26 still came on 2026-05-11. Whether version 27 does is not known here, so the last one is left out."
    },
    {
      "id": "inventory",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545",
      "note": "A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/en-us/125406, was not read."
    },
    {
      "id": "siblings",
      "kind": "derived",
      "reference": "https://en.wikipedia.org/wiki/IPad_Pro_(M5); github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545",
      "note": "One Wikipedia infobox with one camera line for both sizes (M5)."
    },
    {
      "id": "wide",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; printed device lists of iPhone XS, 11 Pro Max and 17 Pro",
      "note": "A back wide and a front camera exist on every model here; iPhone XS, 11 Pro Max and 17 Pro show both in printed lists."
    },
    {
      "id": "ultra-wide",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation; two developers, devices not named in public code, address not known; https://developer.apple.com/forums/thread/710686",
      "note": "Single back camera; Ultra Wide front camera; browsers list it on iPads."
    },
    {
      "id": "truedepth",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation; github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; printed device lists of iPhone XS, 11 Pro Max and 17 Pro",
      "note": "Face ID hardware = TrueDepth camera (YUV + infrared)."
    },
    {
      "id": "lidar",
      "kind": "documented",
      "reference": "https://developer.apple.com/documentation/avfoundation/capturing-depth-using-the-lidar-camera; WWDC22 110429; github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792",
      "note": "LiDAR Scanner, and inside Apple's list (iPhone 12 Pro or later, iPad Pro 11-inch 3rd / 12.9-inch 5th generation or later)."
    },
    {
      "id": "sensors",
      "kind": "reported",
      "reference": "github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; https://en.wikipedia.org/wiki/IPad_Pro_(M5)",
      "note": "The size of the largest still of the camera, which is taken for that of the sensor. Modes of other shapes may be a little wider."
    },
    {
      "id": "front-sensor",
      "kind": "derived",
      "reference": "two developers, devices not named in public code, address not known",
      "note": "There is one camera at the front, which is presented as a wide and as an ultra wide one: the sensor of the wide camera is that of the ultra wide one."
    },
    {
      "id": "depth-sensors",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct",
      "note": "A depth camera's own video is that of its YUV camera, the wide one of its side: so is the sensor."
    }
  ]
}

"""####
    case "iphone-11":
      ####"""
{
  "capplanProfile": 1,
  "id": "iphone-11",
  "name": "iPhone 11",
  "modelIdentifiers": ["iPhone12,1"],
  "chip": "A13 Bionic",
  "multiCamSupported": true,
  "releaseYear": { "value": 2019, "source": "systems" },
  "firstOperatingSystem": { "value": "13.0", "source": "systems" },
  "camerasComplete": { "value": true, "source": "inventory" },
  "cameras": [
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "back",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "wide"
    },
    {
      "deviceType": "builtInUltraWideCamera",
      "position": "back",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "ultra-wide"
    },
    {
      "deviceType": "builtInDualWideCamera",
      "position": "back",
      "source": "dual-wide",
      "manualControls": false
    },
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "front",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "wide"
    },
    {
      "deviceType": "builtInTrueDepthCamera",
      "position": "front",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "depth-sensors" },
      "source": "truedepth"
    }
  ],
  "microphones": { "beams": ["front", "back"], "source": "microphones" },
  "costModelOf": "conservative",
  "sources": [
    {
      "id": "identity",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11); github.com/kyle-seongwoo-jun/apple-device-identifiers ios-device-identifiers.json @b7b3acf2d1c1e8b2dec4ab71ec1d175aadd43f12",
      "note": "Model identifiers and chip."
    },
    {
      "id": "multi-cam",
      "kind": "documented",
      "reference": "https://developer.apple.com/documentation/avfoundation/avmulticampip-capturing-from-multiple-cameras (page of 2026, as read in a public copy); https://videonline.info/mixcam-filmez-avec-les-cameras-avant-arriere-de-liphone/",
      "note": "\"An iPhone with an A12 or later processor\" (Apple's sample page)."
    },
    {
      "id": "systems",
      "kind": "reported",
      "reference": "github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11)",
      "note": "Year and systems of a public table. It has no last one: iOS 26 still came on 2026-05-11. Whether version 27 does is not known here, so the last one is left out."
    },
    {
      "id": "inventory",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/KyleBing/iphone src/iPhones.js @ad9de5d61e874c18cdc801ffe2805e9e152d6546",
      "note": "A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/kb/SP804, was not read."
    },
    {
      "id": "wide",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; printed device lists of iPhone XS, 11 Pro Max and 17 Pro",
      "note": "A back wide and a front camera exist on every model here; iPhone XS, 11 Pro Max and 17 Pro show both in printed lists."
    },
    {
      "id": "ultra-wide",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation; https://developer.apple.com/forums/thread/710686",
      "note": "Back ultra wide in the inventory; the front camera is a wide angle camera (Apple for iPhone 12, forum 710686; derived for the others)."
    },
    {
      "id": "dual-wide",
      "kind": "reported",
      "reference": "github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation",
      "note": "iOS writes \"back dual wide camera\" into LensModel."
    },
    {
      "id": "truedepth",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation; github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; printed device lists of iPhone XS, 11 Pro Max and 17 Pro",
      "note": "Face ID hardware = TrueDepth camera (YUV + infrared)."
    },
    {
      "id": "sensors",
      "kind": "reported",
      "reference": "a copy of Apple's text in public code, address not known; a GSMArena copy in public code, address not known; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820)",
      "note": "The size of the largest still of the camera, which is taken for that of the sensor. Modes of other shapes may be a little wider."
    },
    {
      "id": "depth-sensors",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct",
      "note": "A depth camera's own video is that of its YUV camera, the wide one of its side: so is the sensor."
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
    }
  ]
}

"""####
    case "iphone-11-pro":
      ####"""
{
  "capplanProfile": 1,
  "id": "iphone-11-pro",
  "name": "iPhone 11 Pro",
  "modelIdentifiers": ["iPhone12,3"],
  "chip": "A13 Bionic",
  "multiCamSupported": true,
  "releaseYear": { "value": 2019, "source": "systems" },
  "firstOperatingSystem": { "value": "13.0", "source": "systems" },
  "camerasComplete": { "value": true, "source": "inventory" },
  "siblings": [{ "profile": "iphone-11-pro-max", "source": "siblings" }],
  "cameras": [
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "back",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "wide"
    },
    {
      "deviceType": "builtInUltraWideCamera",
      "position": "back",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "ultra-wide"
    },
    {
      "deviceType": "builtInTelephotoCamera",
      "position": "back",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "telephoto"
    },
    {
      "deviceType": "builtInDualCamera",
      "position": "back",
      "source": "dual",
      "manualControls": false
    },
    {
      "deviceType": "builtInDualWideCamera",
      "position": "back",
      "source": "dual-wide",
      "manualControls": false
    },
    {
      "deviceType": "builtInTripleCamera",
      "position": "back",
      "source": "triple",
      "manualControls": false
    },
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "front",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "wide"
    },
    {
      "deviceType": "builtInTrueDepthCamera",
      "position": "front",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "depth-sensors" },
      "source": "truedepth"
    }
  ],
  "multiCamDeviceSetsOf": "iphone-11-pro-max",
  "microphones": { "beams": ["front", "back"], "source": "microphones" },
  "costModelOf": "iphone-11-pro-max",
  "sources": [
    {
      "id": "identity",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11); github.com/kyle-seongwoo-jun/apple-device-identifiers ios-device-identifiers.json @b7b3acf2d1c1e8b2dec4ab71ec1d175aadd43f12",
      "note": "Model identifiers and chip."
    },
    {
      "id": "multi-cam",
      "kind": "documented",
      "reference": "https://developer.apple.com/documentation/avfoundation/avmulticampip-capturing-from-multiple-cameras (page of 2026, as read in a public copy)",
      "note": "\"An iPhone with an A12 or later processor\" (Apple's sample page). No on-device report read for this model; siblings and both neighbours in the line support it."
    },
    {
      "id": "systems",
      "kind": "reported",
      "reference": "github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11)",
      "note": "Year and systems of a public table. It has no last one: iOS 26 still came on 2026-05-11. Whether version 27 does is not known here, so the last one is left out."
    },
    {
      "id": "inventory",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/KyleBing/iphone src/iPhones.js @ad9de5d61e874c18cdc801ffe2805e9e152d6546",
      "note": "A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/kb/SP805, was not read."
    },
    {
      "id": "siblings",
      "kind": "derived",
      "reference": "https://www.bustle.com/p/why-are-there-3-cameras-on-the-iphone-11-pro-here-are-the-reasons-for-the-multiple-lenses-18753256; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545",
      "note": "Press at launch: \"Each 12-megapixel camera on the Pro and Pro Max\" (bustle.com); Apple sells one triple-camera system; same chip."
    },
    {
      "id": "wide",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; printed device lists of iPhone XS, 11 Pro Max and 17 Pro",
      "note": "A back wide and a front camera exist on every model here; iPhone XS, 11 Pro Max and 17 Pro show both in printed lists."
    },
    {
      "id": "ultra-wide",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation; https://developer.apple.com/forums/thread/710686",
      "note": "Back ultra wide in the inventory; the front camera is a wide angle camera (Apple for iPhone 12, forum 710686; derived for the others)."
    },
    {
      "id": "telephoto",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation",
      "note": "Telephoto in the inventory."
    },
    {
      "id": "dual",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation; printed device lists of iPhone XS, 11 Pro Max and 17 Pro; https://developer.apple.com/documentation/avfoundation/capturing-depth-using-the-lidar-camera; WWDC22 110429; github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545",
      "note": "Both/all constituents exist (telephoto, wide); Apple defines the type by them; every printed list read of a phone with these cameras has it (iPhone 11 Pro Max: dual, dual wide, triple; WWDC22: iPhone 13 Pro has LiDAR, dual, dual wide, triple)."
    },
    {
      "id": "dual-wide",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation; printed device lists of iPhone XS, 11 Pro Max and 17 Pro; https://developer.apple.com/documentation/avfoundation/capturing-depth-using-the-lidar-camera; WWDC22 110429; github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545",
      "note": "Both/all constituents exist (ultraWide, wide); Apple defines the type by them; every printed list read of a phone with these cameras has it (iPhone 11 Pro Max: dual, dual wide, triple; WWDC22: iPhone 13 Pro has LiDAR, dual, dual wide, triple)."
    },
    {
      "id": "triple",
      "kind": "reported",
      "reference": "github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation",
      "note": "iOS writes \"back triple camera\" into LensModel."
    },
    {
      "id": "truedepth",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation; github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; printed device lists of iPhone XS, 11 Pro Max and 17 Pro",
      "note": "Face ID hardware = TrueDepth camera (YUV + infrared)."
    },
    {
      "id": "sensors",
      "kind": "reported",
      "reference": "a GSMArena copy in public code, address not known; printed lists of formats of iPhone 11 Pro, 15 Pro and 17 Pro",
      "note": "The size of the largest still of the camera, which is taken for that of the sensor. Modes of other shapes may be a little wider."
    },
    {
      "id": "depth-sensors",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct",
      "note": "A depth camera's own video is that of its YUV camera, the wide one of its side: so is the sensor."
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
  "releaseYear": { "value": 2019, "source": "systems" },
  "firstOperatingSystem": { "value": "13.0", "source": "systems" },
  "camerasComplete": { "value": true, "source": "inventory" },
  "siblings": [{ "profile": "iphone-11-pro", "source": "siblings" }],
  "cameras": [
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "back",
      "name": "Back Camera",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
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
  "costModelOf": "conservative",
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
      "id": "systems",
      "kind": "reported",
      "reference": "github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11)",
      "note": "The systems of a public table. It has no last one: iOS 26 still came on 2026-05-11. Whether iOS 27 does is not known here, so the last one is left out."
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
      "id": "siblings",
      "kind": "derived",
      "reference": "https://www.bustle.com/p/why-are-there-3-cameras-on-the-iphone-11-pro-here-are-the-reasons-for-the-multiple-lenses-18753256; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545",
      "note": "Press at launch: \"Each 12-megapixel camera on the Pro and Pro Max\" (bustle.com); Apple sells one triple-camera system; same chip."
    }
  ]
}

"""####
    case "iphone-12":
      ####"""
{
  "capplanProfile": 1,
  "id": "iphone-12",
  "name": "iPhone 12",
  "modelIdentifiers": ["iPhone13,2"],
  "chip": "A14 Bionic",
  "multiCamSupported": true,
  "releaseYear": { "value": 2020, "source": "systems" },
  "firstOperatingSystem": { "value": "14.1", "source": "systems" },
  "camerasComplete": { "value": true, "source": "inventory" },
  "siblings": [{ "profile": "iphone-12-mini", "source": "siblings" }],
  "cameras": [
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "back",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "wide"
    },
    {
      "deviceType": "builtInUltraWideCamera",
      "position": "back",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "ultra-wide"
    },
    {
      "deviceType": "builtInDualWideCamera",
      "position": "back",
      "source": "dual-wide",
      "manualControls": false
    },
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "front",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "wide"
    },
    {
      "deviceType": "builtInTrueDepthCamera",
      "position": "front",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "depth-sensors" },
      "source": "truedepth"
    }
  ],
  "microphones": { "beams": ["front", "back"], "source": "microphones" },
  "costModelOf": "iphone-12-pro",
  "sources": [
    {
      "id": "identity",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11); github.com/kyle-seongwoo-jun/apple-device-identifiers ios-device-identifiers.json @b7b3acf2d1c1e8b2dec4ab71ec1d175aadd43f12",
      "note": "Model identifiers and chip."
    },
    {
      "id": "multi-cam",
      "kind": "documented",
      "reference": "https://developer.apple.com/documentation/avfoundation/avmulticampip-capturing-from-multiple-cameras (page of 2026, as read in a public copy)",
      "note": "\"An iPhone with an A12 or later processor\" (Apple's sample page). No on-device report read for this model; siblings and both neighbours in the line support it."
    },
    {
      "id": "systems",
      "kind": "reported",
      "reference": "github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11)",
      "note": "Year and systems of a public table. It has no last one: iOS 26 still came on 2026-05-11. Whether version 27 does is not known here, so the last one is left out."
    },
    {
      "id": "inventory",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/KyleBing/iphone src/iPhones.js @ad9de5d61e874c18cdc801ffe2805e9e152d6546",
      "note": "A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/kb/SP830, was not read."
    },
    {
      "id": "siblings",
      "kind": "derived",
      "reference": "http://360photography.in/archives/tag/iphone/page/2 (copy of a dpreview article, 2020); github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545",
      "note": "\"The two non-Pro models offer the exact same camera hardware and features.\""
    },
    {
      "id": "wide",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; printed device lists of iPhone XS, 11 Pro Max and 17 Pro",
      "note": "A back wide and a front camera exist on every model here; iPhone XS, 11 Pro Max and 17 Pro show both in printed lists."
    },
    {
      "id": "ultra-wide",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation; https://developer.apple.com/forums/thread/710686",
      "note": "Back ultra wide in the inventory; the front camera is a wide angle camera (Apple for iPhone 12, forum 710686; derived for the others)."
    },
    {
      "id": "dual-wide",
      "kind": "reported",
      "reference": "github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation",
      "note": "iOS writes \"back dual wide camera\" into LensModel."
    },
    {
      "id": "truedepth",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation; github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; printed device lists of iPhone XS, 11 Pro Max and 17 Pro",
      "note": "Face ID hardware = TrueDepth camera (YUV + infrared)."
    },
    {
      "id": "sensors",
      "kind": "reported",
      "reference": "a GSMArena copy in public code, address not known; http://360photography.in/archives/tag/iphone/page/2 (copy of a dpreview article, 2020); https://www.phonearena.com/news/apple-iphone-13-size-camera-leak_id128283; https://gofixer.co.za/apple-iphone-13-could-finally-catch-up-to-android-with-this-camera-feature; https://discussions.apple.com/thread/253265026; https://developer.apple.com/forums/thread/710686",
      "note": "The size of the largest still of the camera, which is taken for that of the sensor. Modes of other shapes may be a little wider."
    },
    {
      "id": "depth-sensors",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct",
      "note": "A depth camera's own video is that of its YUV camera, the wide one of its side: so is the sensor."
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
    }
  ]
}

"""####
    case "iphone-12-mini":
      ####"""
{
  "capplanProfile": 1,
  "id": "iphone-12-mini",
  "name": "iPhone 12 mini",
  "modelIdentifiers": ["iPhone13,1"],
  "chip": "A14 Bionic",
  "multiCamSupported": true,
  "releaseYear": { "value": 2020, "source": "systems" },
  "firstOperatingSystem": { "value": "14.1", "source": "systems" },
  "camerasComplete": { "value": true, "source": "inventory" },
  "siblings": [{ "profile": "iphone-12", "source": "siblings" }],
  "cameras": [
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "back",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "wide"
    },
    {
      "deviceType": "builtInUltraWideCamera",
      "position": "back",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "ultra-wide"
    },
    {
      "deviceType": "builtInDualWideCamera",
      "position": "back",
      "source": "dual-wide",
      "manualControls": false
    },
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "front",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "wide"
    },
    {
      "deviceType": "builtInTrueDepthCamera",
      "position": "front",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "depth-sensors" },
      "source": "truedepth"
    }
  ],
  "microphones": { "beams": ["front", "back"], "source": "microphones" },
  "costModelOf": "iphone-12-pro",
  "sources": [
    {
      "id": "identity",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11); github.com/kyle-seongwoo-jun/apple-device-identifiers ios-device-identifiers.json @b7b3acf2d1c1e8b2dec4ab71ec1d175aadd43f12",
      "note": "Model identifiers and chip."
    },
    {
      "id": "multi-cam",
      "kind": "documented",
      "reference": "https://developer.apple.com/documentation/avfoundation/avmulticampip-capturing-from-multiple-cameras (page of 2026, as read in a public copy)",
      "note": "\"An iPhone with an A12 or later processor\" (Apple's sample page). No on-device report read for this model; siblings and both neighbours in the line support it."
    },
    {
      "id": "systems",
      "kind": "reported",
      "reference": "github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11)",
      "note": "Year and systems of a public table. It has no last one: iOS 26 still came on 2026-05-11. Whether version 27 does is not known here, so the last one is left out."
    },
    {
      "id": "inventory",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/KyleBing/iphone src/iPhones.js @ad9de5d61e874c18cdc801ffe2805e9e152d6546",
      "note": "A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/kb/SP829, was not read."
    },
    {
      "id": "siblings",
      "kind": "derived",
      "reference": "http://360photography.in/archives/tag/iphone/page/2 (copy of a dpreview article, 2020); github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545",
      "note": "\"The two non-Pro models offer the exact same camera hardware and features.\""
    },
    {
      "id": "wide",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; printed device lists of iPhone XS, 11 Pro Max and 17 Pro",
      "note": "A back wide and a front camera exist on every model here; iPhone XS, 11 Pro Max and 17 Pro show both in printed lists."
    },
    {
      "id": "ultra-wide",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation; https://developer.apple.com/forums/thread/710686",
      "note": "Back ultra wide in the inventory; the front camera is a wide angle camera (Apple for iPhone 12, forum 710686; derived for the others)."
    },
    {
      "id": "dual-wide",
      "kind": "reported",
      "reference": "github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation",
      "note": "iOS writes \"back dual wide camera\" into LensModel."
    },
    {
      "id": "truedepth",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation; github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; printed device lists of iPhone XS, 11 Pro Max and 17 Pro",
      "note": "Face ID hardware = TrueDepth camera (YUV + infrared)."
    },
    {
      "id": "sensors",
      "kind": "reported",
      "reference": "a GSMArena copy in public code, address not known; http://360photography.in/archives/tag/iphone/page/2 (copy of a dpreview article, 2020); https://www.phonearena.com/news/apple-iphone-13-size-camera-leak_id128283; https://gofixer.co.za/apple-iphone-13-could-finally-catch-up-to-android-with-this-camera-feature; https://discussions.apple.com/thread/253265026; https://developer.apple.com/forums/thread/710686",
      "note": "The size of the largest still of the camera, which is taken for that of the sensor. Modes of other shapes may be a little wider."
    },
    {
      "id": "depth-sensors",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct",
      "note": "A depth camera's own video is that of its YUV camera, the wide one of its side: so is the sensor."
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
  "releaseYear": { "value": 2020, "source": "systems" },
  "firstOperatingSystem": { "value": "14.1", "source": "systems" },
  "camerasComplete": { "value": true, "source": "inventory" },
  "siblings": [{ "profile": "iphone-12-pro-max", "source": "siblings" }],
  "cameras": [
    {
      "deviceType": "builtInDualCamera",
      "position": "back",
      "name": "Back Dual Camera",
      "constituents": ["builtInWideAngleCamera", "builtInTelephotoCamera"],
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
    "note": "No hardwareCost of this chip was read; three sessions of an iPhone 12 Pro are known by whether they ran. Both cameras at 1920x1440 unbinned came up on some launches and stopped for their cost on others: so the value puts them at 1.0, read as formats with a maximum of 30. The maximum was not printed, so the interval is wide. Every systemPressureCost coefficient is an estimate.",
    "hardware": {
      "pixelBudget": {
        "atZeroWeight": { "low": 731566080, "value": 731566080, "high": 1463132160 },
        "perUnitWeight": { "low": 165888000, "value": 331776000, "high": 663552000 },
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
        "id": "12pro-1920x1440-near-limit",
        "graph": {
          "session": { "type": "multiCam" },
          "inputs": [
            { "id": "back", "position": "back", "activeFormat": { "width": 1920, "height": 1440, "binned": false } },
            { "id": "front", "position": "front", "activeFormat": { "width": 1920, "height": 1440, "binned": false } }
          ],
          "outputs": [
            { "id": "backVideo", "type": "videoData" },
            { "id": "backMovie", "type": "movieFile" },
            { "id": "backPreview", "type": "previewLayer" },
            { "id": "frontVideo", "type": "videoData" },
            { "id": "frontMovie", "type": "movieFile" },
            { "id": "frontPreview", "type": "previewLayer" }
          ],
          "connections": [
            { "input": "back", "port": "video", "output": "backVideo" },
            { "input": "back", "port": "video", "output": "backMovie" },
            { "input": "back", "port": "video", "output": "backPreview" },
            { "input": "front", "port": "video", "output": "frontVideo" },
            { "input": "front", "port": "video", "output": "frontMovie" },
            { "input": "front", "port": "video", "output": "frontPreview" }
          ]
        },
        "recorded": ["sizes", "binning", "outputTypes"],
        "hardwareCost": null,
        "systemPressureCost": null,
        "outcomes": ["ran", "hardwareCostOverage"],
        "configuration": "a back and a front camera at 1920x1440 unbinned, 30 frames a second asked of the formats, which of the cameras was not printed; 2 video data outputs, 2 movie file outputs, 2 preview layers; it came up on some launches and ran for up to 155 s, and failed with -11872 on others",
        "source": "sessions"
      },
      {
        "id": "12pro-1920x1440-binned",
        "graph": {
          "session": { "type": "multiCam" },
          "inputs": [
            { "id": "back", "position": "back", "activeFormat": { "width": 1920, "height": 1440, "binned": true } },
            { "id": "front", "position": "front", "activeFormat": { "width": 1920, "height": 1440, "binned": true } }
          ],
          "outputs": [
            { "id": "backVideo", "type": "videoData" },
            { "id": "backMovie", "type": "movieFile" },
            { "id": "backPreview", "type": "previewLayer" },
            { "id": "frontVideo", "type": "videoData" },
            { "id": "frontMovie", "type": "movieFile" },
            { "id": "frontPreview", "type": "previewLayer" }
          ],
          "connections": [
            { "input": "back", "port": "video", "output": "backVideo" },
            { "input": "back", "port": "video", "output": "backMovie" },
            { "input": "back", "port": "video", "output": "backPreview" },
            { "input": "front", "port": "video", "output": "frontVideo" },
            { "input": "front", "port": "video", "output": "frontMovie" },
            { "input": "front", "port": "video", "output": "frontPreview" }
          ]
        },
        "recorded": ["sizes", "binning", "outputTypes"],
        "hardwareCost": null,
        "systemPressureCost": null,
        "outcomes": ["ran"],
        "configuration": "the same with binned formats, after the unbinned ones had failed; it ran for 63.65 s at 30 frames a second",
        "source": "sessions"
      },
      {
        "id": "12pro-60fps",
        "graph": {
          "session": { "type": "multiCam" },
          "inputs": [
            { "id": "back", "position": "back" },
            { "id": "front", "position": "front" }
          ],
          "outputs": [
            { "id": "backVideo", "type": "videoData" },
            { "id": "backMovie", "type": "movieFile" },
            { "id": "backPreview", "type": "previewLayer" },
            { "id": "frontVideo", "type": "videoData" },
            { "id": "frontMovie", "type": "movieFile" },
            { "id": "frontPreview", "type": "previewLayer" }
          ],
          "connections": [
            { "input": "back", "port": "video", "output": "backVideo" },
            { "input": "back", "port": "video", "output": "backMovie" },
            { "input": "back", "port": "video", "output": "backPreview" },
            { "input": "front", "port": "video", "output": "frontVideo" },
            { "input": "front", "port": "video", "output": "frontMovie" },
            { "input": "front", "port": "video", "output": "frontPreview" }
          ]
        },
        "recorded": ["outputTypes"],
        "hardwareCost": null,
        "systemPressureCost": null,
        "outcomes": ["ran"],
        "configuration": "a back and a front camera at 60 frames a second, whose formats were not printed; 2 video data outputs, 2 movie file outputs, 2 preview layers; the movies went on where the data outputs fell silent after 222 s, and after 28 s in a later run",
        "source": "sessions"
      }
    ]
  },
  "sources": [
    {
      "id": "sessions",
      "kind": "reported",
      "reference": "github.com/Matiassimone/SapiAR: README.md and docs/design/2026-07-16-camera-config-ladder.md at 22b2e107d89ba56097b62a94c88391d347ec7cef, docs/sample-output/1784205721552_Session/metadata.json at 09af438dfd4441343221f8aebbdb7b4b8e62bfe1, docs/sample-output/1784233996822_Session/metadata.json at 135ab73721c80b5ca9e8eeb3b59f740647c71b2c",
      "note": "Runs of a react-native-vision-camera app. That the binned session ran is written by the app on the device; -11872 is named in the author's notes, and hardwareCost was never read. The cameras are called back and front only, and the highest rates of the formats were not printed. The identifier of the model is general knowledge."
    },
    {
      "id": "budget",
      "kind": "estimated",
      "reference": "github.com/Matiassimone/SapiAR: README.md and docs/design/2026-07-16-camera-config-ladder.md at 22b2e107d89ba56097b62a94c88391d347ec7cef, docs/sample-output/1784205721552_Session/metadata.json at 09af438dfd4441343221f8aebbdb7b4b8e62bfe1, docs/sample-output/1784233996822_Session/metadata.json at 135ab73721c80b5ca9e8eeb3b59f740647c71b2c",
      "note": "(readout + w x delivered) x rate summed over both cameras, at a hardwareCost of 1.0, for the session at 1920x1440 unbinned that came up on some launches and not on others. Value: 4032x3024 read by each and two outputs of 1920x1440, at 30: 2 x 12192768 x 30 = 731566080 and 2 x 2 x 2764800 x 30 = 331776000 x w. Low end: as if only one output of each counted, 165888000 x w, which is the low end of the A12, too. High end: formats with a maximum of 60, as iPhone 13 mini has them, 1463132160 + 663552000 x w. That binned formats ran, and 60 frames a second in formats that were not printed, asks for no more than that."
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
      "id": "systems",
      "kind": "reported",
      "reference": "github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11)",
      "note": "The systems of a public table. It has no last one: iOS 26 still came on 2026-05-11. Whether iOS 27 does is not known here, so the last one is left out."
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
      "id": "siblings",
      "kind": "derived",
      "reference": "https://www.phonearena.com/news/apple-iphone-13-design-changes_id132014; iFixit teardown 138640; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545",
      "note": "NOT siblings for the wide and telephoto cameras. Same: ultra wide, front and LiDAR only. Different: wide: larger sensor and sensor-shift on Pro Max (5.1 mm against 4.2 mm); telephoto: 2.5x 65 mm f/2.2 against 2x 52 mm f/2.0."
    }
  ]
}

"""####
    case "iphone-12-pro-max":
      ####"""
{
  "capplanProfile": 1,
  "id": "iphone-12-pro-max",
  "name": "iPhone 12 Pro Max",
  "modelIdentifiers": ["iPhone13,4"],
  "chip": "A14 Bionic",
  "multiCamSupported": true,
  "releaseYear": { "value": 2020, "source": "systems" },
  "firstOperatingSystem": { "value": "14.1", "source": "systems" },
  "camerasComplete": { "value": true, "source": "inventory" },
  "siblings": [{ "profile": "iphone-12-pro", "source": "siblings" }],
  "cameras": [
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "back",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "wide"
    },
    {
      "deviceType": "builtInUltraWideCamera",
      "position": "back",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "ultra-wide"
    },
    {
      "deviceType": "builtInTelephotoCamera",
      "position": "back",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "telephoto"
    },
    {
      "deviceType": "builtInDualCamera",
      "position": "back",
      "source": "dual",
      "manualControls": false
    },
    {
      "deviceType": "builtInDualWideCamera",
      "position": "back",
      "source": "dual-wide",
      "manualControls": false
    },
    {
      "deviceType": "builtInTripleCamera",
      "position": "back",
      "source": "triple",
      "manualControls": false
    },
    {
      "deviceType": "builtInLiDARDepthCamera",
      "position": "back",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "depth-sensors" },
      "source": "lidar",
      "formatsOf": { "profile": "iphone-12-pro", "deviceType": "builtInLiDARDepthCamera", "position": "back" }
    },
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "front",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "wide"
    },
    {
      "deviceType": "builtInTrueDepthCamera",
      "position": "front",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "depth-sensors" },
      "source": "truedepth"
    }
  ],
  "microphones": { "beams": ["front", "back"], "source": "microphones" },
  "costModelOf": "iphone-12-pro",
  "sources": [
    {
      "id": "identity",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11); github.com/kyle-seongwoo-jun/apple-device-identifiers ios-device-identifiers.json @b7b3acf2d1c1e8b2dec4ab71ec1d175aadd43f12",
      "note": "Model identifiers and chip."
    },
    {
      "id": "multi-cam",
      "kind": "documented",
      "reference": "https://developer.apple.com/documentation/avfoundation/avmulticampip-capturing-from-multiple-cameras (page of 2026, as read in a public copy)",
      "note": "\"An iPhone with an A12 or later processor\" (Apple's sample page). No on-device report read for this model; siblings and both neighbours in the line support it."
    },
    {
      "id": "systems",
      "kind": "reported",
      "reference": "github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11)",
      "note": "Year and systems of a public table. It has no last one: iOS 26 still came on 2026-05-11. Whether version 27 does is not known here, so the last one is left out."
    },
    {
      "id": "inventory",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/KyleBing/iphone src/iPhones.js @ad9de5d61e874c18cdc801ffe2805e9e152d6546",
      "note": "A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/kb/SP832, was not read."
    },
    {
      "id": "siblings",
      "kind": "derived",
      "reference": "https://www.phonearena.com/news/apple-iphone-13-design-changes_id132014; iFixit teardown 138640; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545",
      "note": "NOT siblings for the wide and telephoto cameras. Same: ultra wide, front and LiDAR only. Different: wide: larger sensor and sensor-shift on Pro Max (5.1 mm against 4.2 mm); telephoto: 2.5x 65 mm f/2.2 against 2x 52 mm f/2.0."
    },
    {
      "id": "wide",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; printed device lists of iPhone XS, 11 Pro Max and 17 Pro",
      "note": "A back wide and a front camera exist on every model here; iPhone XS, 11 Pro Max and 17 Pro show both in printed lists."
    },
    {
      "id": "ultra-wide",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation; https://developer.apple.com/forums/thread/710686",
      "note": "Back ultra wide in the inventory; the front camera is a wide angle camera (Apple for iPhone 12, forum 710686; derived for the others)."
    },
    {
      "id": "telephoto",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation",
      "note": "Telephoto in the inventory."
    },
    {
      "id": "dual",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation; printed device lists of iPhone XS, 11 Pro Max and 17 Pro; https://developer.apple.com/documentation/avfoundation/capturing-depth-using-the-lidar-camera; WWDC22 110429; github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545",
      "note": "Both/all constituents exist (telephoto, wide); Apple defines the type by them; every printed list read of a phone with these cameras has it (iPhone 11 Pro Max: dual, dual wide, triple; WWDC22: iPhone 13 Pro has LiDAR, dual, dual wide, triple)."
    },
    {
      "id": "dual-wide",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation; printed device lists of iPhone XS, 11 Pro Max and 17 Pro; https://developer.apple.com/documentation/avfoundation/capturing-depth-using-the-lidar-camera; WWDC22 110429; github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545",
      "note": "Both/all constituents exist (ultraWide, wide); Apple defines the type by them; every printed list read of a phone with these cameras has it (iPhone 11 Pro Max: dual, dual wide, triple; WWDC22: iPhone 13 Pro has LiDAR, dual, dual wide, triple)."
    },
    {
      "id": "triple",
      "kind": "reported",
      "reference": "github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation",
      "note": "iOS writes \"back triple camera\" into LensModel."
    },
    {
      "id": "truedepth",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation; github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; printed device lists of iPhone XS, 11 Pro Max and 17 Pro",
      "note": "Face ID hardware = TrueDepth camera (YUV + infrared)."
    },
    {
      "id": "lidar",
      "kind": "documented",
      "reference": "https://developer.apple.com/documentation/avfoundation/capturing-depth-using-the-lidar-camera; WWDC22 110429; github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792",
      "note": "LiDAR Scanner, and inside Apple's list (iPhone 12 Pro or later, iPad Pro 11-inch 3rd / 12.9-inch 5th generation or later)."
    },
    {
      "id": "sensors",
      "kind": "reported",
      "reference": "https://www.phonearena.com/news/apple-iphone-13-design-changes_id132014; iFixit teardown 138640; https://www.phonearena.com/news/apple-iphone-13-size-camera-leak_id128283; https://gofixer.co.za/apple-iphone-13-could-finally-catch-up-to-android-with-this-camera-feature; https://discussions.apple.com/thread/253265026; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820)",
      "note": "The size of the largest still of the camera, which is taken for that of the sensor. Modes of other shapes may be a little wider."
    },
    {
      "id": "depth-sensors",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct",
      "note": "A depth camera's own video is that of its YUV camera, the wide one of its side: so is the sensor."
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
    }
  ]
}

"""####
    case "iphone-13":
      ####"""
{
  "capplanProfile": 1,
  "id": "iphone-13",
  "name": "iPhone 13",
  "modelIdentifiers": ["iPhone14,5"],
  "chip": "A15 Bionic",
  "multiCamSupported": true,
  "releaseYear": { "value": 2021, "source": "systems" },
  "firstOperatingSystem": { "value": "15.0", "source": "systems" },
  "camerasComplete": { "value": true, "source": "inventory" },
  "siblings": [{ "profile": "iphone-13-mini", "source": "siblings" }],
  "cameras": [
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "back",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "wide",
      "formatsOf": { "profile": "iphone-13-mini", "deviceType": "builtInWideAngleCamera", "position": "back" }
    },
    {
      "deviceType": "builtInUltraWideCamera",
      "position": "back",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "ultra-wide"
    },
    {
      "deviceType": "builtInDualWideCamera",
      "position": "back",
      "source": "dual-wide",
      "manualControls": false
    },
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "front",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "wide"
    },
    {
      "deviceType": "builtInTrueDepthCamera",
      "position": "front",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "depth-sensors" },
      "source": "truedepth"
    }
  ],
  "microphones": { "beams": ["front", "back"], "source": "microphones" },
  "costModelOf": "iphone-13-mini",
  "sources": [
    {
      "id": "identity",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11); github.com/kyle-seongwoo-jun/apple-device-identifiers ios-device-identifiers.json @b7b3acf2d1c1e8b2dec4ab71ec1d175aadd43f12",
      "note": "Model identifiers and chip."
    },
    {
      "id": "multi-cam",
      "kind": "documented",
      "reference": "https://developer.apple.com/documentation/avfoundation/avmulticampip-capturing-from-multiple-cameras (page of 2026, as read in a public copy)",
      "note": "\"An iPhone with an A12 or later processor\" (Apple's sample page). No on-device report read for this model; siblings and both neighbours in the line support it."
    },
    {
      "id": "systems",
      "kind": "reported",
      "reference": "github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11)",
      "note": "Year and systems of a public table. It has no last one: iOS 26 still came on 2026-05-11. Whether version 27 does is not known here, so the last one is left out."
    },
    {
      "id": "inventory",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/KyleBing/iphone src/iPhones.js @ad9de5d61e874c18cdc801ffe2805e9e152d6546",
      "note": "A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/kb/SP851, was not read."
    },
    {
      "id": "siblings",
      "kind": "derived",
      "reference": "https://en.wikipedia.org/wiki/IPhone_13; https://appletldr.com/2021/10/09/iphone-13-pro-review-part-2-cameras/ and https://oxfordspokesman.com/iphone-13-x-ray-cameras/; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545",
      "note": "One Wikipedia infobox with one camera line; press: 13 / 13 mini are one row. EXIF gives the ultra wide of 13 mini 13 mm and of 13 14 mm equivalent at the same 1.54 mm: rounding by system version."
    },
    {
      "id": "wide",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; printed device lists of iPhone XS, 11 Pro Max and 17 Pro",
      "note": "A back wide and a front camera exist on every model here; iPhone XS, 11 Pro Max and 17 Pro show both in printed lists."
    },
    {
      "id": "ultra-wide",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation; https://developer.apple.com/forums/thread/710686",
      "note": "Back ultra wide in the inventory; the front camera is a wide angle camera (Apple for iPhone 12, forum 710686; derived for the others)."
    },
    {
      "id": "dual-wide",
      "kind": "reported",
      "reference": "github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation",
      "note": "iOS writes \"back dual wide camera\" into LensModel."
    },
    {
      "id": "truedepth",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation; github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; printed device lists of iPhone XS, 11 Pro Max and 17 Pro",
      "note": "Face ID hardware = TrueDepth camera (YUV + infrared)."
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
  "releaseYear": { "value": 2021, "source": "systems" },
  "firstOperatingSystem": { "value": "15.0", "source": "systems" },
  "camerasComplete": { "value": true, "source": "inventory" },
  "siblings": [{ "profile": "iphone-13", "source": "siblings" }],
  "cameras": [
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "back",
      "name": "Back Camera",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
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
      "source": "hardware",
      "formats": [],
      "formatsComplete": false,
      "multiCamFormatsComplete": false
    }
  ],
  "multiCamDeviceSets": { "complete": false, "source": "sets", "sets": [] },
  "microphones": { "beams": ["front", "back"], "source": "microphones" },
  "costModelOf": "conservative",
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
      "id": "systems",
      "kind": "reported",
      "reference": "github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11)",
      "note": "The systems of a public table. It has no last one: iOS 26 still came on 2026-05-11. Whether iOS 27 does is not known here, so the last one is left out."
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
      "id": "siblings",
      "kind": "derived",
      "reference": "https://en.wikipedia.org/wiki/IPhone_13; https://appletldr.com/2021/10/09/iphone-13-pro-review-part-2-cameras/ and https://oxfordspokesman.com/iphone-13-x-ray-cameras/; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545",
      "note": "One Wikipedia infobox with one camera line; press: 13 / 13 mini are one row. EXIF gives the ultra wide of 13 mini 13 mm and of 13 14 mm equivalent at the same 1.54 mm: rounding by system version."
    }
  ]
}

"""####
    case "iphone-13-pro":
      ####"""
{
  "capplanProfile": 1,
  "id": "iphone-13-pro",
  "name": "iPhone 13 Pro",
  "modelIdentifiers": ["iPhone14,2"],
  "chip": "A15 Bionic",
  "multiCamSupported": true,
  "releaseYear": { "value": 2021, "source": "systems" },
  "firstOperatingSystem": { "value": "15.0", "source": "systems" },
  "camerasComplete": { "value": true, "source": "inventory" },
  "siblings": [{ "profile": "iphone-13-pro-max", "source": "siblings" }],
  "cameras": [
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "back",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "wide"
    },
    {
      "deviceType": "builtInUltraWideCamera",
      "position": "back",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "ultra-wide"
    },
    {
      "deviceType": "builtInTelephotoCamera",
      "position": "back",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "telephoto"
    },
    {
      "deviceType": "builtInDualCamera",
      "position": "back",
      "source": "dual",
      "manualControls": false
    },
    {
      "deviceType": "builtInDualWideCamera",
      "position": "back",
      "source": "dual-wide",
      "manualControls": false
    },
    {
      "deviceType": "builtInTripleCamera",
      "position": "back",
      "source": "triple",
      "manualControls": false
    },
    {
      "deviceType": "builtInLiDARDepthCamera",
      "position": "back",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "depth-sensors" },
      "source": "lidar"
    },
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "front",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "wide",
      "formatsOf": { "profile": "iphone-13-pro-max", "deviceType": "builtInWideAngleCamera", "position": "front" }
    },
    {
      "deviceType": "builtInTrueDepthCamera",
      "position": "front",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "depth-sensors" },
      "source": "truedepth"
    }
  ],
  "microphones": { "beams": ["front", "back"], "source": "microphones" },
  "costModelOf": "conservative",
  "sources": [
    {
      "id": "identity",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11); github.com/kyle-seongwoo-jun/apple-device-identifiers ios-device-identifiers.json @b7b3acf2d1c1e8b2dec4ab71ec1d175aadd43f12",
      "note": "Model identifiers and chip."
    },
    {
      "id": "multi-cam",
      "kind": "documented",
      "reference": "https://developer.apple.com/documentation/avfoundation/avmulticampip-capturing-from-multiple-cameras (page of 2026, as read in a public copy)",
      "note": "\"An iPhone with an A12 or later processor\" (Apple's sample page). No on-device report read for this model; siblings and both neighbours in the line support it."
    },
    {
      "id": "systems",
      "kind": "reported",
      "reference": "github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11)",
      "note": "Year and systems of a public table. It has no last one: iOS 26 still came on 2026-05-11. Whether version 27 does is not known here, so the last one is left out."
    },
    {
      "id": "inventory",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/KyleBing/iphone src/iPhones.js @ad9de5d61e874c18cdc801ffe2805e9e152d6546",
      "note": "A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/kb/SP852, was not read."
    },
    {
      "id": "siblings",
      "kind": "derived",
      "reference": "https://appletldr.com/2021/10/09/iphone-13-pro-review-part-2-cameras/ and https://oxfordspokesman.com/iphone-13-x-ray-cameras/; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545",
      "note": "\"Apple has equipped the iPhone 13 Pro and Pro Max with the same hardware.\""
    },
    {
      "id": "wide",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; printed device lists of iPhone XS, 11 Pro Max and 17 Pro",
      "note": "A back wide and a front camera exist on every model here; iPhone XS, 11 Pro Max and 17 Pro show both in printed lists."
    },
    {
      "id": "ultra-wide",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation; https://developer.apple.com/forums/thread/710686",
      "note": "Back ultra wide in the inventory; the front camera is a wide angle camera (Apple for iPhone 12, forum 710686; derived for the others)."
    },
    {
      "id": "telephoto",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation",
      "note": "Telephoto in the inventory."
    },
    {
      "id": "dual",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation; printed device lists of iPhone XS, 11 Pro Max and 17 Pro; https://developer.apple.com/documentation/avfoundation/capturing-depth-using-the-lidar-camera; WWDC22 110429; github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545",
      "note": "Both/all constituents exist (telephoto, wide); Apple defines the type by them; every printed list read of a phone with these cameras has it (iPhone 11 Pro Max: dual, dual wide, triple; WWDC22: iPhone 13 Pro has LiDAR, dual, dual wide, triple)."
    },
    {
      "id": "dual-wide",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation; printed device lists of iPhone XS, 11 Pro Max and 17 Pro; https://developer.apple.com/documentation/avfoundation/capturing-depth-using-the-lidar-camera; WWDC22 110429; github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545",
      "note": "Both/all constituents exist (ultraWide, wide); Apple defines the type by them; every printed list read of a phone with these cameras has it (iPhone 11 Pro Max: dual, dual wide, triple; WWDC22: iPhone 13 Pro has LiDAR, dual, dual wide, triple)."
    },
    {
      "id": "triple",
      "kind": "reported",
      "reference": "github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation",
      "note": "iOS writes \"back triple camera\" into LensModel."
    },
    {
      "id": "truedepth",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation; github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; printed device lists of iPhone XS, 11 Pro Max and 17 Pro",
      "note": "Face ID hardware = TrueDepth camera (YUV + infrared)."
    },
    {
      "id": "lidar",
      "kind": "documented",
      "reference": "https://developer.apple.com/documentation/avfoundation/capturing-depth-using-the-lidar-camera; WWDC22 110429; github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792",
      "note": "LiDAR Scanner, and inside Apple's list (iPhone 12 Pro or later, iPad Pro 11-inch 3rd / 12.9-inch 5th generation or later)."
    },
    {
      "id": "sensors",
      "kind": "reported",
      "reference": "a GSMArena copy in public code, address not known; https://appletldr.com/2021/10/09/iphone-13-pro-review-part-2-cameras/ and https://oxfordspokesman.com/iphone-13-x-ray-cameras/",
      "note": "The size of the largest still of the camera, which is taken for that of the sensor. Modes of other shapes may be a little wider."
    },
    {
      "id": "depth-sensors",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct",
      "note": "A depth camera's own video is that of its YUV camera, the wide one of its side: so is the sensor."
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
    }
  ]
}

"""####
    case "iphone-13-pro-max":
      ####"""
{
  "capplanProfile": 1,
  "id": "iphone-13-pro-max",
  "name": "iPhone 13 Pro Max",
  "modelIdentifiers": ["iPhone14,3"],
  "chip": "A15 Bionic",
  "multiCamSupported": true,
  "releaseYear": { "value": 2021, "source": "systems" },
  "firstOperatingSystem": { "value": "15.0", "source": "systems" },
  "camerasComplete": { "value": true, "source": "inventory" },
  "siblings": [{ "profile": "iphone-13-pro", "source": "siblings" }],
  "cameras": [
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "back",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "wide"
    },
    {
      "deviceType": "builtInUltraWideCamera",
      "position": "back",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "ultra-wide"
    },
    {
      "deviceType": "builtInTelephotoCamera",
      "position": "back",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "telephoto"
    },
    {
      "deviceType": "builtInDualCamera",
      "position": "back",
      "source": "dual",
      "manualControls": false
    },
    {
      "deviceType": "builtInDualWideCamera",
      "position": "back",
      "source": "dual-wide",
      "manualControls": false
    },
    {
      "deviceType": "builtInTripleCamera",
      "position": "back",
      "source": "triple",
      "manualControls": false
    },
    {
      "deviceType": "builtInLiDARDepthCamera",
      "position": "back",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "depth-sensors" },
      "source": "lidar"
    },
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "front",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "formats",
      "formats": [
        { "width": 1280, "height": 720, "minFrameRate": 1, "maxFrameRate": 120, "binned": true, "multiCam": false, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 1280, "height": 720 }], "readout": null, "fieldOfView": 73.292, "videoHDR": false }
      ]
    },
    {
      "deviceType": "builtInTrueDepthCamera",
      "position": "front",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "depth-sensors" },
      "source": "truedepth"
    }
  ],
  "microphones": { "beams": ["front", "back"], "source": "microphones" },
  "costModelOf": "conservative",
  "sources": [
    {
      "id": "identity",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11); github.com/kyle-seongwoo-jun/apple-device-identifiers ios-device-identifiers.json @b7b3acf2d1c1e8b2dec4ab71ec1d175aadd43f12",
      "note": "Model identifiers and chip."
    },
    {
      "id": "multi-cam",
      "kind": "documented",
      "reference": "https://developer.apple.com/documentation/avfoundation/avmulticampip-capturing-from-multiple-cameras (page of 2026, as read in a public copy)",
      "note": "\"An iPhone with an A12 or later processor\" (Apple's sample page). No on-device report read for this model; siblings and both neighbours in the line support it."
    },
    {
      "id": "systems",
      "kind": "reported",
      "reference": "github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11)",
      "note": "Year and systems of a public table. It has no last one: iOS 26 still came on 2026-05-11. Whether version 27 does is not known here, so the last one is left out."
    },
    {
      "id": "inventory",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/KyleBing/iphone src/iPhones.js @ad9de5d61e874c18cdc801ffe2805e9e152d6546",
      "note": "A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/kb/SP848, was not read."
    },
    {
      "id": "siblings",
      "kind": "derived",
      "reference": "https://appletldr.com/2021/10/09/iphone-13-pro-review-part-2-cameras/ and https://oxfordspokesman.com/iphone-13-x-ray-cameras/; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545",
      "note": "\"Apple has equipped the iPhone 13 Pro and Pro Max with the same hardware.\""
    },
    {
      "id": "wide",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; printed device lists of iPhone XS, 11 Pro Max and 17 Pro",
      "note": "A back wide and a front camera exist on every model here; iPhone XS, 11 Pro Max and 17 Pro show both in printed lists."
    },
    {
      "id": "ultra-wide",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation; https://developer.apple.com/forums/thread/710686",
      "note": "Back ultra wide in the inventory; the front camera is a wide angle camera (Apple for iPhone 12, forum 710686; derived for the others)."
    },
    {
      "id": "telephoto",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation",
      "note": "Telephoto in the inventory."
    },
    {
      "id": "dual",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation; printed device lists of iPhone XS, 11 Pro Max and 17 Pro; https://developer.apple.com/documentation/avfoundation/capturing-depth-using-the-lidar-camera; WWDC22 110429; github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545",
      "note": "Both/all constituents exist (telephoto, wide); Apple defines the type by them; every printed list read of a phone with these cameras has it (iPhone 11 Pro Max: dual, dual wide, triple; WWDC22: iPhone 13 Pro has LiDAR, dual, dual wide, triple)."
    },
    {
      "id": "dual-wide",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation; printed device lists of iPhone XS, 11 Pro Max and 17 Pro; https://developer.apple.com/documentation/avfoundation/capturing-depth-using-the-lidar-camera; WWDC22 110429; github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545",
      "note": "Both/all constituents exist (ultraWide, wide); Apple defines the type by them; every printed list read of a phone with these cameras has it (iPhone 11 Pro Max: dual, dual wide, triple; WWDC22: iPhone 13 Pro has LiDAR, dual, dual wide, triple)."
    },
    {
      "id": "triple",
      "kind": "reported",
      "reference": "github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation",
      "note": "iOS writes \"back triple camera\" into LensModel."
    },
    {
      "id": "truedepth",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation; github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; printed device lists of iPhone XS, 11 Pro Max and 17 Pro",
      "note": "Face ID hardware = TrueDepth camera (YUV + infrared)."
    },
    {
      "id": "lidar",
      "kind": "documented",
      "reference": "https://developer.apple.com/documentation/avfoundation/capturing-depth-using-the-lidar-camera; WWDC22 110429; github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792",
      "note": "LiDAR Scanner, and inside Apple's list (iPhone 12 Pro or later, iPad Pro 11-inch 3rd / 12.9-inch 5th generation or later)."
    },
    {
      "id": "sensors",
      "kind": "reported",
      "reference": "a GSMArena copy in public code, address not known; https://appletldr.com/2021/10/09/iphone-13-pro-review-part-2-cameras/ and https://oxfordspokesman.com/iphone-13-x-ray-cameras/",
      "note": "The size of the largest still of the camera, which is taken for that of the sensor. Modes of other shapes may be a little wider."
    },
    {
      "id": "depth-sensors",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct",
      "note": "A depth camera's own video is that of its YUV camera, the wide one of its side: so is the sensor."
    },
    {
      "id": "virtual-cameras",
      "kind": "documented",
      "reference": "AVCaptureDevice.h, iOS SDK 17.2: AVCaptureDeviceTypeBuiltInDualCamera, BuiltInDualWideCamera, BuiltInTripleCamera",
      "note": "These virtual cameras support neither custom exposure nor manual exposure brackets, nor locking the lens or the white balance at other than the current value: manualControls is false. Their constituents are part of the definition."
    },
    {
      "id": "formats",
      "kind": "printed",
      "reference": "https://github.com/webrtc-sdk/Specs/issues/10 (2024-11-28; log of RTCCameraVideoCapturer startCaptureWithDevice)",
      "note": "One format of the front camera, as the device printed it with its flags: setting it in a multi-camera session failed with error -11873."
    },
    {
      "id": "microphones",
      "kind": "derived",
      "reference": "WWDC19 session 225, slides Multi-Microphone Capture; https://developer.apple.com/videos/play/wwdc2019/225/",
      "note": "The talk gives every multi-camera session on an iPhone an omnidirectional port, a front and a back beam; it does not name this model. How many microphones it has is left open."
    }
  ]
}

"""####
    case "iphone-14":
      ####"""
{
  "capplanProfile": 1,
  "id": "iphone-14",
  "name": "iPhone 14",
  "modelIdentifiers": ["iPhone14,7"],
  "chip": "A15 Bionic",
  "multiCamSupported": true,
  "releaseYear": { "value": 2022, "source": "systems" },
  "firstOperatingSystem": { "value": "16.0", "source": "systems" },
  "camerasComplete": { "value": true, "source": "inventory" },
  "siblings": [{ "profile": "iphone-14-plus", "source": "siblings" }],
  "cameras": [
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "back",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "wide"
    },
    {
      "deviceType": "builtInUltraWideCamera",
      "position": "back",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "ultra-wide"
    },
    {
      "deviceType": "builtInDualWideCamera",
      "position": "back",
      "source": "dual-wide",
      "manualControls": false
    },
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "front",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "wide"
    },
    {
      "deviceType": "builtInTrueDepthCamera",
      "position": "front",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "depth-sensors" },
      "source": "truedepth"
    }
  ],
  "microphones": { "beams": ["front", "back"], "source": "microphones" },
  "costModelOf": "conservative",
  "sources": [
    {
      "id": "identity",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11); github.com/kyle-seongwoo-jun/apple-device-identifiers ios-device-identifiers.json @b7b3acf2d1c1e8b2dec4ab71ec1d175aadd43f12",
      "note": "Model identifiers and chip."
    },
    {
      "id": "multi-cam",
      "kind": "documented",
      "reference": "https://developer.apple.com/documentation/avfoundation/avmulticampip-capturing-from-multiple-cameras (page of 2026, as read in a public copy)",
      "note": "\"An iPhone with an A12 or later processor\" (Apple's sample page). No on-device report read for this model; siblings and both neighbours in the line support it."
    },
    {
      "id": "systems",
      "kind": "reported",
      "reference": "github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11)",
      "note": "Year and systems of a public table. It has no last one: iOS 26 still came on 2026-05-11. Whether version 27 does is not known here, so the last one is left out."
    },
    {
      "id": "inventory",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/KyleBing/iphone src/iPhones.js @ad9de5d61e874c18cdc801ffe2805e9e152d6546",
      "note": "A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/kb/SP873, was not read."
    },
    {
      "id": "siblings",
      "kind": "derived",
      "reference": "a copy of Apple's compare pages in public code, address not known; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545",
      "note": "Apple's compare pages give 14 and 14 Plus the same camera lines (C-compare rows 3 and 4); same chip."
    },
    {
      "id": "wide",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; printed device lists of iPhone XS, 11 Pro Max and 17 Pro",
      "note": "A back wide and a front camera exist on every model here; iPhone XS, 11 Pro Max and 17 Pro show both in printed lists."
    },
    {
      "id": "ultra-wide",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation; https://developer.apple.com/forums/thread/710686",
      "note": "Back ultra wide in the inventory; the front camera is a wide angle camera (Apple for iPhone 12, forum 710686; derived for the others)."
    },
    {
      "id": "dual-wide",
      "kind": "reported",
      "reference": "github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation",
      "note": "iOS writes \"back dual wide camera\" into LensModel."
    },
    {
      "id": "truedepth",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation; github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; printed device lists of iPhone XS, 11 Pro Max and 17 Pro",
      "note": "Face ID hardware = TrueDepth camera (YUV + infrared)."
    },
    {
      "id": "sensors",
      "kind": "reported",
      "reference": "a copy of Apple's text in public code, address not known; a copy of Apple's compare pages in public code, address not known; https://newatlas.com/mobile-technology/apple-iphone-14-pro-max-reveal/",
      "note": "The size of the largest still of the camera, which is taken for that of the sensor. Modes of other shapes may be a little wider."
    },
    {
      "id": "depth-sensors",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct",
      "note": "A depth camera's own video is that of its YUV camera, the wide one of its side: so is the sensor."
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
    }
  ]
}

"""####
    case "iphone-14-plus":
      ####"""
{
  "capplanProfile": 1,
  "id": "iphone-14-plus",
  "name": "iPhone 14 Plus",
  "modelIdentifiers": ["iPhone14,8"],
  "chip": "A15 Bionic",
  "multiCamSupported": true,
  "releaseYear": { "value": 2022, "source": "systems" },
  "firstOperatingSystem": { "value": "16.0", "source": "systems" },
  "camerasComplete": { "value": true, "source": "inventory" },
  "siblings": [{ "profile": "iphone-14", "source": "siblings" }],
  "cameras": [
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "back",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "wide"
    },
    {
      "deviceType": "builtInUltraWideCamera",
      "position": "back",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "ultra-wide"
    },
    {
      "deviceType": "builtInDualWideCamera",
      "position": "back",
      "source": "dual-wide",
      "manualControls": false
    },
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "front",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "wide"
    },
    {
      "deviceType": "builtInTrueDepthCamera",
      "position": "front",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "depth-sensors" },
      "source": "truedepth"
    }
  ],
  "microphones": { "beams": ["front", "back"], "source": "microphones" },
  "costModelOf": "conservative",
  "sources": [
    {
      "id": "identity",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11); github.com/kyle-seongwoo-jun/apple-device-identifiers ios-device-identifiers.json @b7b3acf2d1c1e8b2dec4ab71ec1d175aadd43f12",
      "note": "Model identifiers and chip."
    },
    {
      "id": "multi-cam",
      "kind": "documented",
      "reference": "https://developer.apple.com/documentation/avfoundation/avmulticampip-capturing-from-multiple-cameras (page of 2026, as read in a public copy)",
      "note": "\"An iPhone with an A12 or later processor\" (Apple's sample page). No on-device report read for this model; siblings and both neighbours in the line support it."
    },
    {
      "id": "systems",
      "kind": "reported",
      "reference": "github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11)",
      "note": "Year and systems of a public table. It has no last one: iOS 26 still came on 2026-05-11. Whether version 27 does is not known here, so the last one is left out."
    },
    {
      "id": "inventory",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/KyleBing/iphone src/iPhones.js @ad9de5d61e874c18cdc801ffe2805e9e152d6546",
      "note": "A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/kb/SP874, was not read."
    },
    {
      "id": "siblings",
      "kind": "derived",
      "reference": "a copy of Apple's compare pages in public code, address not known; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545",
      "note": "Apple's compare pages give 14 and 14 Plus the same camera lines (C-compare rows 3 and 4); same chip."
    },
    {
      "id": "wide",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; printed device lists of iPhone XS, 11 Pro Max and 17 Pro",
      "note": "A back wide and a front camera exist on every model here; iPhone XS, 11 Pro Max and 17 Pro show both in printed lists."
    },
    {
      "id": "ultra-wide",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation; https://developer.apple.com/forums/thread/710686",
      "note": "Back ultra wide in the inventory; the front camera is a wide angle camera (Apple for iPhone 12, forum 710686; derived for the others)."
    },
    {
      "id": "dual-wide",
      "kind": "reported",
      "reference": "github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation",
      "note": "iOS writes \"back dual wide camera\" into LensModel."
    },
    {
      "id": "truedepth",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation; github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; printed device lists of iPhone XS, 11 Pro Max and 17 Pro",
      "note": "Face ID hardware = TrueDepth camera (YUV + infrared)."
    },
    {
      "id": "sensors",
      "kind": "reported",
      "reference": "a copy of Apple's text in public code, address not known; a copy of Apple's compare pages in public code, address not known; https://newatlas.com/mobile-technology/apple-iphone-14-pro-max-reveal/",
      "note": "The size of the largest still of the camera, which is taken for that of the sensor. Modes of other shapes may be a little wider."
    },
    {
      "id": "depth-sensors",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct",
      "note": "A depth camera's own video is that of its YUV camera, the wide one of its side: so is the sensor."
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
  "releaseYear": { "value": 2022, "source": "systems" },
  "firstOperatingSystem": { "value": "16.0", "source": "systems" },
  "camerasComplete": { "value": true, "source": "inventory" },
  "siblings": [{ "profile": "iphone-14-pro-max", "source": "siblings" }],
  "cameras": [
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "back",
      "name": "Back Camera",
      "sensor": { "value": { "width": 8064, "height": 6048 }, "source": "sensors" },
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
        "graph": {
          "session": { "type": "multiCam" },
          "inputs": [
            { "id": "back", "position": "back", "activeFormat": { "width": 1920, "height": 1080 } },
            { "id": "front", "deviceType": "builtInTrueDepthCamera", "position": "front", "activeFormat": { "width": 1920, "height": 1080 } }
          ],
          "outputs": [
            { "id": "backVideo", "type": "videoData" },
            { "id": "backPhoto", "type": "photo" },
            { "id": "backPreview", "type": "previewLayer" },
            { "id": "frontVideo", "type": "videoData" },
            { "id": "frontPhoto", "type": "photo" },
            { "id": "frontPreview", "type": "previewLayer" }
          ],
          "connections": [
            { "input": "back", "port": "video", "output": "backVideo" },
            { "input": "back", "port": "video", "output": "backPhoto" },
            { "input": "back", "port": "video", "output": "backPreview" },
            { "input": "front", "port": "video", "output": "frontVideo" },
            { "input": "front", "port": "video", "output": "frontPhoto" },
            { "input": "front", "port": "video", "output": "frontPreview" }
          ]
        },
        "recorded": ["sizes", "outputTypes"],
        "hardwareCost": 0.500,
        "systemPressureCost": null,
        "readWhen": "running",
        "operatingSystem": "iOS 26.6",
        "configuration": "front TrueDepth with back ultra wide, then wide, then telephoto, 1080p30 asked of multi-cam formats; 2 video data outputs 420f, 2 photo outputs, 2 preview layers; 0.500 each time",
        "source": "reading-pairs"
      },
      {
        "id": "14pro-live",
        "graph": {
          "session": { "type": "multiCam" },
          "inputs": [
            { "id": "back", "position": "back", "activeFormat": { "width": 1920, "height": 1080 } },
            { "id": "front", "position": "front", "activeFormat": { "width": 1920, "height": 1080 } }
          ],
          "outputs": [
            { "id": "backVideo", "type": "videoData" },
            { "id": "backPreview", "type": "previewLayer" },
            { "id": "frontVideo", "type": "videoData" },
            { "id": "frontPreview", "type": "previewLayer" }
          ],
          "connections": [
            { "input": "back", "port": "video", "output": "backVideo" },
            { "input": "back", "port": "video", "output": "backPreview" },
            { "input": "front", "port": "video", "output": "frontVideo" },
            { "input": "front", "port": "video", "output": "frontPreview" }
          ]
        },
        "recorded": ["sizes", "outputTypes"],
        "hardwareCost": [0.449, 0.5],
        "systemPressureCost": null,
        "readWhen": "running",
        "operatingSystem": "iOS 26.6",
        "configuration": "a back and the front camera at 1080p30, 2 video data outputs, 2 preview layers; live sessions",
        "source": "reading-plan"
      },
      {
        "id": "14pro-probe",
        "graph": {
          "session": { "type": "multiCam" },
          "inputs": [
            { "id": "one", "activeFormat": { "width": 1920, "height": 1080 } },
            { "id": "other", "activeFormat": { "width": 1920, "height": 1080 } }
          ],
          "outputs": [],
          "connections": []
        },
        "recorded": ["sizes", "outputTypes"],
        "hardwareCost": 0.143,
        "systemPressureCost": null,
        "operatingSystem": "iOS 26.6",
        "configuration": "any pairing, two inputs without connections and no outputs, a 1080p30 format chosen on each; read before the commit",
        "source": "reading-plan"
      },
      {
        "id": "14pro-zero",
        "graph": {
          "session": { "type": "multiCam" },
          "inputs": [
            { "id": "one" },
            { "id": "other" }
          ],
          "outputs": [],
          "connections": []
        },
        "recorded": ["outputTypes"],
        "hardwareCost": 0.0,
        "systemPressureCost": null,
        "operatingSystem": "iOS 26.6",
        "configuration": "any pairing, two inputs without connections, no format chosen yet",
        "source": "reading-plan"
      },
      {
        "id": "14pro-4kmatrix",
        "graph": {
          "session": { "type": "multiCam" },
          "inputs": [
            { "id": "one", "activeFormat": { "width": 3840, "height": 2160 } },
            { "id": "other", "activeFormat": { "width": 3840, "height": 2160 } }
          ],
          "outputs": [],
          "connections": []
        },
        "recorded": ["sizes", "outputTypes"],
        "hardwareCost": null,
        "systemPressureCost": null,
        "operatingSystem": "iOS 26.6",
        "configuration": "pairs at 3840x2160, two inputs without connections and no outputs: the author lists 24 and 30 frames a second as possible and 60 as blocked, where no format of that rate may be the reason; no cost is given",
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
      "id": "siblings",
      "kind": "derived",
      "reference": "a copy of Apple's compare pages in public code, address not known; https://newatlas.com/mobile-technology/apple-iphone-14-pro-max-reveal/; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545",
      "note": "Apple's compare pages give 14 Pro and 14 Pro Max the same camera lines (C-compare rows 1 and 2)."
    }
  ]
}

"""####
    case "iphone-14-pro-max":
      ####"""
{
  "capplanProfile": 1,
  "id": "iphone-14-pro-max",
  "name": "iPhone 14 Pro Max",
  "modelIdentifiers": ["iPhone15,3"],
  "chip": "A16 Bionic",
  "multiCamSupported": true,
  "releaseYear": { "value": 2022, "source": "systems" },
  "firstOperatingSystem": { "value": "16.0", "source": "systems" },
  "camerasComplete": { "value": true, "source": "inventory" },
  "siblings": [{ "profile": "iphone-14-pro", "source": "siblings" }],
  "cameras": [
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "back",
      "sensor": { "value": { "width": 8064, "height": 6048 }, "source": "sensors" },
      "source": "wide",
      "formatsOf": { "profile": "iphone-14-pro", "deviceType": "builtInWideAngleCamera", "position": "back" }
    },
    {
      "deviceType": "builtInUltraWideCamera",
      "position": "back",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "ultra-wide",
      "formatsOf": { "profile": "iphone-14-pro", "deviceType": "builtInUltraWideCamera", "position": "back" }
    },
    {
      "deviceType": "builtInTelephotoCamera",
      "position": "back",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "telephoto",
      "formatsOf": { "profile": "iphone-14-pro", "deviceType": "builtInTelephotoCamera", "position": "back" }
    },
    {
      "deviceType": "builtInDualCamera",
      "position": "back",
      "source": "dual",
      "manualControls": false
    },
    {
      "deviceType": "builtInDualWideCamera",
      "position": "back",
      "source": "dual-wide",
      "manualControls": false
    },
    {
      "deviceType": "builtInTripleCamera",
      "position": "back",
      "source": "triple",
      "manualControls": false
    },
    {
      "deviceType": "builtInLiDARDepthCamera",
      "position": "back",
      "sensor": { "value": { "width": 8064, "height": 6048 }, "source": "depth-sensors" },
      "source": "lidar"
    },
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "front",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "wide"
    },
    {
      "deviceType": "builtInTrueDepthCamera",
      "position": "front",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "depth-sensors" },
      "source": "truedepth",
      "formatsOf": { "profile": "iphone-14-pro", "deviceType": "builtInTrueDepthCamera", "position": "front" }
    }
  ],
  "multiCamDeviceSetsOf": "iphone-14-pro",
  "microphones": { "beams": ["front", "back"], "source": "microphones" },
  "costModelOf": "iphone-14-pro",
  "sources": [
    {
      "id": "identity",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11); github.com/kyle-seongwoo-jun/apple-device-identifiers ios-device-identifiers.json @b7b3acf2d1c1e8b2dec4ab71ec1d175aadd43f12",
      "note": "Model identifiers and chip."
    },
    {
      "id": "multi-cam",
      "kind": "documented",
      "reference": "https://developer.apple.com/documentation/avfoundation/avmulticampip-capturing-from-multiple-cameras (page of 2026, as read in a public copy)",
      "note": "\"An iPhone with an A12 or later processor\" (Apple's sample page). No on-device report read for this model; siblings and both neighbours in the line support it."
    },
    {
      "id": "systems",
      "kind": "reported",
      "reference": "github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11)",
      "note": "Year and systems of a public table. It has no last one: iOS 26 still came on 2026-05-11. Whether version 27 does is not known here, so the last one is left out."
    },
    {
      "id": "inventory",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/KyleBing/iphone src/iPhones.js @ad9de5d61e874c18cdc801ffe2805e9e152d6546",
      "note": "A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/kb/SP876, was not read."
    },
    {
      "id": "siblings",
      "kind": "derived",
      "reference": "a copy of Apple's compare pages in public code, address not known; https://newatlas.com/mobile-technology/apple-iphone-14-pro-max-reveal/; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545",
      "note": "Apple's compare pages give 14 Pro and 14 Pro Max the same camera lines (C-compare rows 1 and 2)."
    },
    {
      "id": "wide",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; printed device lists of iPhone XS, 11 Pro Max and 17 Pro",
      "note": "A back wide and a front camera exist on every model here; iPhone XS, 11 Pro Max and 17 Pro show both in printed lists."
    },
    {
      "id": "ultra-wide",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation; https://developer.apple.com/forums/thread/710686",
      "note": "Back ultra wide in the inventory; the front camera is a wide angle camera (Apple for iPhone 12, forum 710686; derived for the others)."
    },
    {
      "id": "telephoto",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation",
      "note": "Telephoto in the inventory."
    },
    {
      "id": "dual",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation; printed device lists of iPhone XS, 11 Pro Max and 17 Pro; https://developer.apple.com/documentation/avfoundation/capturing-depth-using-the-lidar-camera; WWDC22 110429; github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545",
      "note": "Both/all constituents exist (telephoto, wide); Apple defines the type by them; every printed list read of a phone with these cameras has it (iPhone 11 Pro Max: dual, dual wide, triple; WWDC22: iPhone 13 Pro has LiDAR, dual, dual wide, triple)."
    },
    {
      "id": "dual-wide",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation; printed device lists of iPhone XS, 11 Pro Max and 17 Pro; https://developer.apple.com/documentation/avfoundation/capturing-depth-using-the-lidar-camera; WWDC22 110429; github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545",
      "note": "Both/all constituents exist (ultraWide, wide); Apple defines the type by them; every printed list read of a phone with these cameras has it (iPhone 11 Pro Max: dual, dual wide, triple; WWDC22: iPhone 13 Pro has LiDAR, dual, dual wide, triple)."
    },
    {
      "id": "triple",
      "kind": "reported",
      "reference": "github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation",
      "note": "iOS writes \"back triple camera\" into LensModel."
    },
    {
      "id": "truedepth",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation; github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; printed device lists of iPhone XS, 11 Pro Max and 17 Pro",
      "note": "Face ID hardware = TrueDepth camera (YUV + infrared)."
    },
    {
      "id": "lidar",
      "kind": "documented",
      "reference": "https://developer.apple.com/documentation/avfoundation/capturing-depth-using-the-lidar-camera; WWDC22 110429; github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792",
      "note": "LiDAR Scanner, and inside Apple's list (iPhone 12 Pro or later, iPad Pro 11-inch 3rd / 12.9-inch 5th generation or later)."
    },
    {
      "id": "sensors",
      "kind": "reported",
      "reference": "a copy of Apple's text in public code, address not known; a copy of Apple's compare pages in public code, address not known",
      "note": "The size of the largest still of the camera, which is taken for that of the sensor. Modes of other shapes may be a little wider."
    },
    {
      "id": "depth-sensors",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct",
      "note": "A depth camera's own video is that of its YUV camera, the wide one of its side: so is the sensor."
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
    }
  ]
}

"""####
    case "iphone-15":
      ####"""
{
  "capplanProfile": 1,
  "id": "iphone-15",
  "name": "iPhone 15",
  "modelIdentifiers": ["iPhone15,4"],
  "chip": "A16 Bionic",
  "multiCamSupported": true,
  "releaseYear": { "value": 2023, "source": "systems" },
  "firstOperatingSystem": { "value": "17.0", "source": "systems" },
  "camerasComplete": { "value": true, "source": "inventory" },
  "siblings": [{ "profile": "iphone-15-plus", "source": "siblings" }],
  "cameras": [
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "back",
      "sensor": { "value": { "width": 8064, "height": 6048 }, "source": "sensors" },
      "source": "formats",
      "formats": [
        { "width": 192, "height": 144, "maxFrameRate": 60, "multiCam": null, "photoDimensions": [{ "width": 4032, "height": 3024 }], "stabilizationModes": ["auto", "off"], "videoHDR": false },
        { "width": 352, "height": 288, "maxFrameRate": 60, "multiCam": null, "photoDimensions": [{ "width": 3696, "height": 3024 }], "stabilizationModes": ["auto", "off"], "videoHDR": false },
        { "width": 480, "height": 360, "maxFrameRate": 60, "multiCam": null, "photoDimensions": [{ "width": 4032, "height": 3024 }], "stabilizationModes": ["auto", "off"], "videoHDR": false },
        { "width": 640, "height": 480, "maxFrameRate": 60, "multiCam": null, "photoDimensions": [{ "width": 4032, "height": 3024 }], "stabilizationModes": ["auto", "off"], "videoHDR": false },
        { "width": 640, "height": 480, "maxFrameRate": 60, "multiCam": null, "photoDimensions": [{ "width": 2016, "height": 1512 }], "stabilizationModes": ["auto", "off"], "videoHDR": false },
        { "width": 960, "height": 540, "maxFrameRate": 60, "multiCam": null, "photoDimensions": [{ "width": 4224, "height": 2384 }], "readout": null, "stabilizationModes": ["auto", "cinematic", "off", "standard", "cinematicExtended"], "videoHDR": false },
        { "width": 1024, "height": 768, "maxFrameRate": 60, "multiCam": null, "photoDimensions": [{ "width": 4032, "height": 3024 }], "stabilizationModes": ["auto", "off", "standard"], "videoHDR": false },
        { "width": 1280, "height": 720, "maxFrameRate": 30, "multiCam": null, "photoDimensions": [{ "width": 4224, "height": 2376 }], "stabilizationModes": ["auto", "cinematic", "off", "standard", "cinematicExtended"], "videoHDR": false },
        { "width": 1280, "height": 720, "maxFrameRate": 30, "multiCam": null, "photoDimensions": [{ "width": 4224, "height": 2376 }], "stabilizationModes": ["auto", "cinematic", "off", "standard", "cinematicExtended"], "videoHDR": true },
        { "width": 1920, "height": 1080, "maxFrameRate": 120, "multiCam": null, "photoDimensions": [{ "width": 1920, "height": 1080 }], "readout": null, "stabilizationModes": ["auto", "cinematic", "off", "standard"], "videoHDR": false }
      ]
    },
    {
      "deviceType": "builtInUltraWideCamera",
      "position": "back",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "ultra-wide"
    },
    {
      "deviceType": "builtInDualWideCamera",
      "position": "back",
      "source": "dual-wide",
      "manualControls": false
    },
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "front",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "wide"
    },
    {
      "deviceType": "builtInTrueDepthCamera",
      "position": "front",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "depth-sensors" },
      "source": "truedepth"
    }
  ],
  "microphones": { "beams": ["front", "back"], "source": "microphones" },
  "costModelOf": "iphone-14-pro",
  "sources": [
    {
      "id": "identity",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11); github.com/kyle-seongwoo-jun/apple-device-identifiers ios-device-identifiers.json @b7b3acf2d1c1e8b2dec4ab71ec1d175aadd43f12",
      "note": "Model identifiers and chip."
    },
    {
      "id": "multi-cam",
      "kind": "documented",
      "reference": "https://developer.apple.com/documentation/avfoundation/avmulticampip-capturing-from-multiple-cameras (page of 2026, as read in a public copy)",
      "note": "\"An iPhone with an A12 or later processor\" (Apple's sample page). No on-device report read for this model; siblings and both neighbours in the line support it."
    },
    {
      "id": "systems",
      "kind": "reported",
      "reference": "github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11)",
      "note": "Year and systems of a public table. It has no last one: iOS 26 still came on 2026-05-11. Whether version 27 does is not known here, so the last one is left out."
    },
    {
      "id": "inventory",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/KyleBing/iphone src/iPhones.js @ad9de5d61e874c18cdc801ffe2805e9e152d6546",
      "note": "A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/en-us/111831, was not read."
    },
    {
      "id": "siblings",
      "kind": "derived",
      "reference": "a GSMArena copy in public code, address not known; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545",
      "note": "Same camera set in all tables, same EXIF optics, same chip; no sentence of Apple read."
    },
    {
      "id": "wide",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; printed device lists of iPhone XS, 11 Pro Max and 17 Pro",
      "note": "A back wide and a front camera exist on every model here; iPhone XS, 11 Pro Max and 17 Pro show both in printed lists."
    },
    {
      "id": "ultra-wide",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation; https://developer.apple.com/forums/thread/710686",
      "note": "Back ultra wide in the inventory; the front camera is a wide angle camera (Apple for iPhone 12, forum 710686; derived for the others)."
    },
    {
      "id": "dual-wide",
      "kind": "reported",
      "reference": "github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation",
      "note": "iOS writes \"back dual wide camera\" into LensModel."
    },
    {
      "id": "truedepth",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation; github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; printed device lists of iPhone XS, 11 Pro Max and 17 Pro",
      "note": "Face ID hardware = TrueDepth camera (YUV + infrared)."
    },
    {
      "id": "sensors",
      "kind": "reported",
      "reference": "a GSMArena copy in public code, address not known",
      "note": "The size of the largest still of the camera, which is taken for that of the sensor. Modes of other shapes may be a little wider."
    },
    {
      "id": "depth-sensors",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct",
      "note": "A depth camera's own video is that of its YUV camera, the wide one of its side: so is the sensor."
    },
    {
      "id": "virtual-cameras",
      "kind": "documented",
      "reference": "AVCaptureDevice.h, iOS SDK 17.2: AVCaptureDeviceTypeBuiltInDualCamera, BuiltInDualWideCamera, BuiltInTripleCamera",
      "note": "These virtual cameras support neither custom exposure nor manual exposure brackets, nor locking the lens or the white balance at other than the current value: manualControls is false. Their constituents are part of the definition."
    },
    {
      "id": "formats",
      "kind": "printed",
      "reference": "https://github.com/bcgov/bc-wallet-mobile/pull/4385 review comment 2026-07-31",
      "note": "The first formats of the back wide camera, as an app printed them; the excerpt ends after 1280x720. Multi-cam support, binning and pixel formats were not asked for. Sizes of stills that are no mode of the sensor leave the readout unknown."
    },
    {
      "id": "microphones",
      "kind": "derived",
      "reference": "WWDC19 session 225, slides Multi-Microphone Capture; https://developer.apple.com/videos/play/wwdc2019/225/",
      "note": "The talk gives every multi-camera session on an iPhone an omnidirectional port, a front and a back beam; it does not name this model. How many microphones it has is left open."
    }
  ]
}

"""####
    case "iphone-15-plus":
      ####"""
{
  "capplanProfile": 1,
  "id": "iphone-15-plus",
  "name": "iPhone 15 Plus",
  "modelIdentifiers": ["iPhone15,5"],
  "chip": "A16 Bionic",
  "multiCamSupported": true,
  "releaseYear": { "value": 2023, "source": "systems" },
  "firstOperatingSystem": { "value": "17.0", "source": "systems" },
  "camerasComplete": { "value": true, "source": "inventory" },
  "siblings": [{ "profile": "iphone-15", "source": "siblings" }],
  "cameras": [
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "back",
      "sensor": { "value": { "width": 8064, "height": 6048 }, "source": "sensors" },
      "source": "wide",
      "formatsOf": { "profile": "iphone-15", "deviceType": "builtInWideAngleCamera", "position": "back" }
    },
    {
      "deviceType": "builtInUltraWideCamera",
      "position": "back",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "ultra-wide"
    },
    {
      "deviceType": "builtInDualWideCamera",
      "position": "back",
      "source": "dual-wide",
      "manualControls": false
    },
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "front",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "wide"
    },
    {
      "deviceType": "builtInTrueDepthCamera",
      "position": "front",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "depth-sensors" },
      "source": "truedepth"
    }
  ],
  "microphones": { "beams": ["front", "back"], "source": "microphones" },
  "costModelOf": "iphone-14-pro",
  "sources": [
    {
      "id": "identity",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11); github.com/kyle-seongwoo-jun/apple-device-identifiers ios-device-identifiers.json @b7b3acf2d1c1e8b2dec4ab71ec1d175aadd43f12",
      "note": "Model identifiers and chip."
    },
    {
      "id": "multi-cam",
      "kind": "documented",
      "reference": "https://developer.apple.com/documentation/avfoundation/avmulticampip-capturing-from-multiple-cameras (page of 2026, as read in a public copy)",
      "note": "\"An iPhone with an A12 or later processor\" (Apple's sample page). No on-device report read for this model; siblings and both neighbours in the line support it."
    },
    {
      "id": "systems",
      "kind": "reported",
      "reference": "github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11)",
      "note": "Year and systems of a public table. It has no last one: iOS 26 still came on 2026-05-11. Whether version 27 does is not known here, so the last one is left out."
    },
    {
      "id": "inventory",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/KyleBing/iphone src/iPhones.js @ad9de5d61e874c18cdc801ffe2805e9e152d6546",
      "note": "A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/en-us/111830, was not read."
    },
    {
      "id": "siblings",
      "kind": "derived",
      "reference": "a GSMArena copy in public code, address not known; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545",
      "note": "Same camera set in all tables, same EXIF optics, same chip; no sentence of Apple read."
    },
    {
      "id": "wide",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; printed device lists of iPhone XS, 11 Pro Max and 17 Pro",
      "note": "A back wide and a front camera exist on every model here; iPhone XS, 11 Pro Max and 17 Pro show both in printed lists."
    },
    {
      "id": "ultra-wide",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation; https://developer.apple.com/forums/thread/710686",
      "note": "Back ultra wide in the inventory; the front camera is a wide angle camera (Apple for iPhone 12, forum 710686; derived for the others)."
    },
    {
      "id": "dual-wide",
      "kind": "reported",
      "reference": "github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation",
      "note": "iOS writes \"back dual wide camera\" into LensModel."
    },
    {
      "id": "truedepth",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation; github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; printed device lists of iPhone XS, 11 Pro Max and 17 Pro",
      "note": "Face ID hardware = TrueDepth camera (YUV + infrared)."
    },
    {
      "id": "sensors",
      "kind": "reported",
      "reference": "a GSMArena copy in public code, address not known",
      "note": "The size of the largest still of the camera, which is taken for that of the sensor. Modes of other shapes may be a little wider."
    },
    {
      "id": "depth-sensors",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct",
      "note": "A depth camera's own video is that of its YUV camera, the wide one of its side: so is the sensor."
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
    }
  ]
}

"""####
    case "iphone-15-pro":
      ####"""
{
  "capplanProfile": 1,
  "id": "iphone-15-pro",
  "name": "iPhone 15 Pro",
  "modelIdentifiers": ["iPhone16,1"],
  "chip": "A17 Pro",
  "multiCamSupported": true,
  "releaseYear": { "value": 2023, "source": "systems" },
  "firstOperatingSystem": { "value": "17.0", "source": "systems" },
  "camerasComplete": { "value": true, "source": "inventory" },
  "siblings": [{ "profile": "iphone-15-pro-max", "source": "siblings" }],
  "cameras": [
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "back",
      "sensor": { "value": { "width": 8064, "height": 6048 }, "source": "sensors" },
      "source": "formats",
      "formats": [
        { "width": 192, "height": 144, "maxFrameRate": 60, "binned": false, "multiCam": null, "photoDimensions": [{ "width": 4032, "height": 3024 }], "colorSpaces": ["sRGB"], "videoHDR": true },
        { "width": 192, "height": 144, "maxFrameRate": 60, "binned": false, "multiCam": null, "photoDimensions": [{ "width": 4032, "height": 3024 }], "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": true },
        { "width": 352, "height": 288, "maxFrameRate": 60, "binned": false, "multiCam": null, "photoDimensions": [{ "width": 3696, "height": 3024 }], "colorSpaces": ["sRGB"], "videoHDR": true },
        { "width": 352, "height": 288, "maxFrameRate": 60, "binned": false, "multiCam": null, "photoDimensions": [{ "width": 3696, "height": 3024 }], "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": true },
        { "width": 480, "height": 360, "maxFrameRate": 60, "binned": false, "multiCam": null, "photoDimensions": [{ "width": 4032, "height": 3024 }], "colorSpaces": ["sRGB"], "videoHDR": true },
        { "width": 480, "height": 360, "maxFrameRate": 60, "binned": false, "multiCam": null, "photoDimensions": [{ "width": 4032, "height": 3024 }], "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": true },
        { "width": 640, "height": 480, "maxFrameRate": 60, "binned": false, "multiCam": null, "photoDimensions": [{ "width": 4032, "height": 3024 }], "colorSpaces": ["sRGB"], "videoHDR": true }
      ]
    },
    {
      "deviceType": "builtInUltraWideCamera",
      "position": "back",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "inferred-formats",
      "formats": [
        { "width": 640, "height": 480, "maxFrameRate": 60, "binned": false, "multiCam": null, "photoDimensions": [{ "width": 4032, "height": 3024 }], "colorSpaces": ["sRGB"], "videoHDR": true },
        { "width": 640, "height": 480, "maxFrameRate": 60, "binned": false, "multiCam": null, "photoDimensions": [{ "width": 4032, "height": 3024 }], "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": true },
        { "width": 640, "height": 480, "maxFrameRate": 60, "binned": true, "multiCam": null, "photoDimensions": [{ "width": 2016, "height": 1512 }], "colorSpaces": ["sRGB"], "videoHDR": false },
        { "width": 640, "height": 480, "maxFrameRate": 60, "binned": true, "multiCam": null, "photoDimensions": [{ "width": 2016, "height": 1512 }], "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": false },
        { "width": 960, "height": 540, "maxFrameRate": 60, "binned": false, "multiCam": null, "photoDimensions": [{ "width": 4224, "height": 2376 }], "colorSpaces": ["sRGB"], "videoHDR": true },
        { "width": 960, "height": 540, "maxFrameRate": 60, "binned": false, "multiCam": null, "photoDimensions": [{ "width": 4224, "height": 2376 }], "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": true },
        { "width": 1024, "height": 768, "maxFrameRate": 60, "binned": false, "multiCam": null, "photoDimensions": [{ "width": 4032, "height": 3024 }], "colorSpaces": ["sRGB"], "videoHDR": true },
        { "width": 1024, "height": 768, "maxFrameRate": 60, "binned": false, "multiCam": null, "photoDimensions": [{ "width": 4032, "height": 3024 }], "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": true },
        { "width": 1920, "height": 1440, "maxFrameRate": 30, "binned": false, "multiCam": null, "photoDimensions": [{ "width": 4032, "height": 3024 }], "colorSpaces": ["sRGB", "HLG_BT2020", "appleLog"], "videoHDR": true },
        { "width": 1920, "height": 1440, "maxFrameRate": 60, "binned": false, "multiCam": null, "photoDimensions": [{ "width": 4032, "height": 3024 }], "colorSpaces": ["sRGB"], "videoHDR": true },
        { "width": 1920, "height": 1440, "maxFrameRate": 60, "binned": false, "multiCam": null, "photoDimensions": [{ "width": 4032, "height": 3024 }], "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": true },
        { "width": 1920, "height": 1440, "maxFrameRate": 60, "binned": false, "multiCam": null, "photoDimensions": [{ "width": 4032, "height": 3024 }], "colorSpaces": ["HLG_BT2020"], "videoHDR": false },
        { "width": 1920, "height": 1440, "maxFrameRate": 60, "binned": false, "multiCam": null, "photoDimensions": [{ "width": 4032, "height": 3024 }], "colorSpaces": ["sRGB", "HLG_BT2020", "appleLog"], "videoHDR": true },
        { "width": 1920, "height": 1440, "maxFrameRate": 60, "binned": true, "multiCam": null, "photoDimensions": [{ "width": 2016, "height": 1512 }], "colorSpaces": ["sRGB"], "videoHDR": false },
        { "width": 1920, "height": 1440, "maxFrameRate": 60, "binned": true, "multiCam": null, "photoDimensions": [{ "width": 2016, "height": 1512 }], "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": false }
      ]
    },
    {
      "deviceType": "builtInTelephotoCamera",
      "position": "back",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "formats",
      "formats": [
        { "width": 192, "height": 144, "maxFrameRate": 60, "binned": false, "multiCam": null, "photoDimensions": [{ "width": 4032, "height": 3024 }], "colorSpaces": ["sRGB"], "videoHDR": true },
        { "width": 192, "height": 144, "maxFrameRate": 60, "binned": false, "multiCam": null, "photoDimensions": [{ "width": 4032, "height": 3024 }], "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": true },
        { "width": 352, "height": 288, "maxFrameRate": 60, "binned": false, "multiCam": null, "photoDimensions": [{ "width": 3696, "height": 3024 }], "colorSpaces": ["sRGB"], "videoHDR": true },
        { "width": 352, "height": 288, "maxFrameRate": 60, "binned": false, "multiCam": null, "photoDimensions": [{ "width": 3696, "height": 3024 }], "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": true },
        { "width": 1920, "height": 1080, "maxFrameRate": 60, "binned": false, "multiCam": null, "photoDimensions": [{ "width": 4224, "height": 2376 }], "colorSpaces": ["sRGB"], "videoHDR": true, "source": "inferred-formats" },
        { "width": 1920, "height": 1080, "maxFrameRate": 60, "binned": false, "multiCam": null, "photoDimensions": [{ "width": 4224, "height": 2376 }], "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": true, "source": "inferred-formats" },
        { "width": 1920, "height": 1080, "maxFrameRate": 60, "binned": false, "multiCam": null, "photoDimensions": [{ "width": 4224, "height": 2376 }], "colorSpaces": ["HLG_BT2020"], "videoHDR": false, "source": "inferred-formats" },
        { "width": 1920, "height": 1080, "maxFrameRate": 60, "binned": false, "multiCam": null, "photoDimensions": [{ "width": 4224, "height": 2376 }], "colorSpaces": ["sRGB", "HLG_BT2020", "appleLog"], "videoHDR": true, "source": "inferred-formats" },
        { "width": 1920, "height": 1080, "maxFrameRate": 60, "binned": true, "multiCam": null, "photoDimensions": [{ "width": 2112, "height": 1188 }], "colorSpaces": ["sRGB"], "videoHDR": false, "source": "inferred-formats" },
        { "width": 1920, "height": 1080, "maxFrameRate": 60, "binned": true, "multiCam": null, "photoDimensions": [{ "width": 2112, "height": 1188 }], "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": false, "source": "inferred-formats" },
        { "width": 1920, "height": 1080, "maxFrameRate": 120, "binned": false, "multiCam": null, "photoDimensions": [{ "width": 1920, "height": 1080 }], "readout": null, "colorSpaces": ["sRGB"], "videoHDR": false, "source": "inferred-formats" },
        { "width": 1920, "height": 1080, "maxFrameRate": 120, "binned": false, "multiCam": null, "photoDimensions": [{ "width": 1920, "height": 1080 }], "readout": null, "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": false, "source": "inferred-formats" }
      ]
    },
    {
      "deviceType": "builtInDualCamera",
      "position": "back",
      "source": "formats",
      "formats": [
        { "width": 192, "height": 144, "maxFrameRate": 60, "binned": false, "multiCam": null, "photoDimensions": [{ "width": 4032, "height": 3024 }], "videoHDR": true },
        { "width": 352, "height": 288, "maxFrameRate": 60, "binned": false, "multiCam": null, "photoDimensions": [{ "width": 3696, "height": 3024 }], "videoHDR": true },
        { "width": 480, "height": 360, "maxFrameRate": 60, "binned": false, "multiCam": null, "photoDimensions": [{ "width": 4032, "height": 3024 }], "videoHDR": true },
        { "width": 640, "height": 480, "maxFrameRate": 60, "binned": false, "multiCam": null, "photoDimensions": [{ "width": 4032, "height": 3024 }], "videoHDR": true }
      ],
      "manualControls": false
    },
    {
      "deviceType": "builtInDualWideCamera",
      "position": "back",
      "source": "dual-wide",
      "manualControls": false
    },
    {
      "deviceType": "builtInTripleCamera",
      "position": "back",
      "source": "triple",
      "manualControls": false
    },
    {
      "deviceType": "builtInLiDARDepthCamera",
      "position": "back",
      "sensor": { "value": { "width": 8064, "height": 6048 }, "source": "depth-sensors" },
      "source": "lidar"
    },
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "front",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "wide"
    },
    {
      "deviceType": "builtInTrueDepthCamera",
      "position": "front",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "depth-sensors" },
      "source": "truedepth"
    }
  ],
  "microphones": { "beams": ["front", "back"], "source": "microphones" },
  "costModelOf": "conservative",
  "sources": [
    {
      "id": "identity",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11); github.com/kyle-seongwoo-jun/apple-device-identifiers ios-device-identifiers.json @b7b3acf2d1c1e8b2dec4ab71ec1d175aadd43f12",
      "note": "Model identifiers and chip."
    },
    {
      "id": "multi-cam",
      "kind": "documented",
      "reference": "https://developer.apple.com/documentation/avfoundation/avmulticampip-capturing-from-multiple-cameras (page of 2026, as read in a public copy)",
      "note": "\"An iPhone with an A12 or later processor\" (Apple's sample page). No on-device report read for this model; siblings and both neighbours in the line support it."
    },
    {
      "id": "systems",
      "kind": "reported",
      "reference": "github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11)",
      "note": "Year and systems of a public table. It has no last one: iOS 26 still came on 2026-05-11. Whether version 27 does is not known here, so the last one is left out."
    },
    {
      "id": "inventory",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/KyleBing/iphone src/iPhones.js @ad9de5d61e874c18cdc801ffe2805e9e152d6546",
      "note": "A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/en-us/111829, was not read."
    },
    {
      "id": "siblings",
      "kind": "derived",
      "reference": "a GSMArena copy in public code, address not known; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792",
      "note": "Wide, ultra wide, front, LiDAR and chip equal; the telephoto differs, so triple and dual format lists may differ (zoom, focal length). Same: all but the telephoto. Different: telephoto: 77 mm lens OIS (15 Pro) against 120 mm 3D sensor-shift (Pro Max)."
    },
    {
      "id": "wide",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; printed device lists of iPhone XS, 11 Pro Max and 17 Pro",
      "note": "A back wide and a front camera exist on every model here; iPhone XS, 11 Pro Max and 17 Pro show both in printed lists."
    },
    {
      "id": "dual-wide",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation; printed device lists of iPhone XS, 11 Pro Max and 17 Pro; https://developer.apple.com/documentation/avfoundation/capturing-depth-using-the-lidar-camera; WWDC22 110429; github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545",
      "note": "Both/all constituents exist (ultraWide, wide); Apple defines the type by them; every printed list read of a phone with these cameras has it (iPhone 11 Pro Max: dual, dual wide, triple; WWDC22: iPhone 13 Pro has LiDAR, dual, dual wide, triple)."
    },
    {
      "id": "triple",
      "kind": "reported",
      "reference": "github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation",
      "note": "iOS writes \"back triple camera\" into LensModel."
    },
    {
      "id": "truedepth",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation; github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; printed device lists of iPhone XS, 11 Pro Max and 17 Pro",
      "note": "Face ID hardware = TrueDepth camera (YUV + infrared)."
    },
    {
      "id": "lidar",
      "kind": "documented",
      "reference": "https://developer.apple.com/documentation/avfoundation/capturing-depth-using-the-lidar-camera; WWDC22 110429; github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792",
      "note": "LiDAR Scanner, and inside Apple's list (iPhone 12 Pro or later, iPad Pro 11-inch 3rd / 12.9-inch 5th generation or later)."
    },
    {
      "id": "sensors",
      "kind": "reported",
      "reference": "a GSMArena copy in public code, address not known; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820)",
      "note": "The size of the largest still of the camera, which is taken for that of the sensor. Modes of other shapes may be a little wider."
    },
    {
      "id": "depth-sensors",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct",
      "note": "A depth camera's own video is that of its YUV camera, the wide one of its side: so is the sensor."
    },
    {
      "id": "virtual-cameras",
      "kind": "documented",
      "reference": "AVCaptureDevice.h, iOS SDK 17.2: AVCaptureDeviceTypeBuiltInDualCamera, BuiltInDualWideCamera, BuiltInTripleCamera",
      "note": "These virtual cameras support neither custom exposure nor manual exposure brackets, nor locking the lens or the white balance at other than the current value: manualControls is false. Their constituents are part of the definition."
    },
    {
      "id": "formats",
      "kind": "printed",
      "reference": "https://github.com/margelo/react-native-vision-camera/issues/2642 (comment by mrousavy, 2024-03-19: 'format details from all cameras on my iPhone 15 Pro'; read as search excerpts, so not every row of a camera is here); https://github.com/margelo/react-native-vision-camera/issues/2642 (2024-03-19)",
      "note": "Formats that a library printed on the device, under the names of the cameras. Multi-cam support and pixel formats were not asked for; the list is an excerpt. Sizes of stills that are no mode of the sensor leave the readout unknown."
    },
    {
      "id": "inferred-formats",
      "kind": "derived",
      "reference": "https://github.com/margelo/react-native-vision-camera/issues/2642 (comment by mrousavy, 2024-03-19: 'format details from all cameras on my iPhone 15 Pro'; read as search excerpts, so not every row of a camera is here)",
      "note": "Formats that a library printed on the device; the camera is not named beside them and follows from the range of ISO: 18 to 1728 is the telephoto, 32 to 3072 neither wide, telephoto nor front, which leaves the ultra wide. Multi-cam support and pixel formats were not asked for; the list is an excerpt. Sizes of stills that are no mode of the sensor leave the readout unknown."
    },
    {
      "id": "microphones",
      "kind": "derived",
      "reference": "WWDC19 session 225, slides Multi-Microphone Capture; https://developer.apple.com/videos/play/wwdc2019/225/",
      "note": "The talk gives every multi-camera session on an iPhone an omnidirectional port, a front and a back beam; it does not name this model. How many microphones it has is left open."
    }
  ]
}

"""####
    case "iphone-15-pro-max":
      ####"""
{
  "capplanProfile": 1,
  "id": "iphone-15-pro-max",
  "name": "iPhone 15 Pro Max",
  "modelIdentifiers": ["iPhone16,2"],
  "chip": "A17 Pro",
  "multiCamSupported": true,
  "releaseYear": { "value": 2023, "source": "systems" },
  "firstOperatingSystem": { "value": "17.0", "source": "systems" },
  "camerasComplete": { "value": true, "source": "inventory" },
  "siblings": [{ "profile": "iphone-15-pro", "source": "siblings" }],
  "cameras": [
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "back",
      "sensor": { "value": { "width": 8064, "height": 6048 }, "source": "sensors" },
      "source": "wide",
      "formatsOf": { "profile": "iphone-15-pro", "deviceType": "builtInWideAngleCamera", "position": "back" }
    },
    {
      "deviceType": "builtInUltraWideCamera",
      "position": "back",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "ultra-wide",
      "formatsOf": { "profile": "iphone-15-pro", "deviceType": "builtInUltraWideCamera", "position": "back" }
    },
    {
      "deviceType": "builtInTelephotoCamera",
      "position": "back",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "telephoto"
    },
    {
      "deviceType": "builtInDualCamera",
      "position": "back",
      "source": "dual",
      "manualControls": false
    },
    {
      "deviceType": "builtInDualWideCamera",
      "position": "back",
      "source": "formats",
      "formats": [
        { "width": 1920, "height": 1080, "multiCam": null, "readout": null, "fieldOfView": 106.2007 },
        { "width": 1920, "height": 1440, "multiCam": null, "readout": null, "fieldOfView": 103.6253 }
      ],
      "manualControls": false
    },
    {
      "deviceType": "builtInTripleCamera",
      "position": "back",
      "source": "triple",
      "manualControls": false
    },
    {
      "deviceType": "builtInLiDARDepthCamera",
      "position": "back",
      "sensor": { "value": { "width": 8064, "height": 6048 }, "source": "depth-sensors" },
      "source": "lidar"
    },
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "front",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "wide"
    },
    {
      "deviceType": "builtInTrueDepthCamera",
      "position": "front",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "depth-sensors" },
      "source": "truedepth"
    }
  ],
  "microphones": { "beams": ["front", "back"], "source": "microphones" },
  "costModelOf": "conservative",
  "sources": [
    {
      "id": "identity",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11); github.com/kyle-seongwoo-jun/apple-device-identifiers ios-device-identifiers.json @b7b3acf2d1c1e8b2dec4ab71ec1d175aadd43f12",
      "note": "Model identifiers and chip."
    },
    {
      "id": "multi-cam",
      "kind": "documented",
      "reference": "https://developer.apple.com/documentation/avfoundation/avmulticampip-capturing-from-multiple-cameras (page of 2026, as read in a public copy)",
      "note": "\"An iPhone with an A12 or later processor\" (Apple's sample page). No on-device report read for this model; siblings and both neighbours in the line support it."
    },
    {
      "id": "systems",
      "kind": "reported",
      "reference": "github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11)",
      "note": "Year and systems of a public table. It has no last one: iOS 26 still came on 2026-05-11. Whether version 27 does is not known here, so the last one is left out."
    },
    {
      "id": "inventory",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/KyleBing/iphone src/iPhones.js @ad9de5d61e874c18cdc801ffe2805e9e152d6546",
      "note": "A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/en-us/111828, was not read."
    },
    {
      "id": "siblings",
      "kind": "derived",
      "reference": "a GSMArena copy in public code, address not known; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792",
      "note": "Wide, ultra wide, front, LiDAR and chip equal; the telephoto differs, so triple and dual format lists may differ (zoom, focal length). Same: all but the telephoto. Different: telephoto: 77 mm lens OIS (15 Pro) against 120 mm 3D sensor-shift (Pro Max)."
    },
    {
      "id": "wide",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; printed device lists of iPhone XS, 11 Pro Max and 17 Pro",
      "note": "A back wide and a front camera exist on every model here; iPhone XS, 11 Pro Max and 17 Pro show both in printed lists."
    },
    {
      "id": "ultra-wide",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation; https://developer.apple.com/forums/thread/710686",
      "note": "Back ultra wide in the inventory; the front camera is a wide angle camera (Apple for iPhone 12, forum 710686; derived for the others)."
    },
    {
      "id": "telephoto",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation",
      "note": "Telephoto in the inventory."
    },
    {
      "id": "dual",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation; printed device lists of iPhone XS, 11 Pro Max and 17 Pro; https://developer.apple.com/documentation/avfoundation/capturing-depth-using-the-lidar-camera; WWDC22 110429; github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545",
      "note": "Both/all constituents exist (telephoto, wide); Apple defines the type by them; every printed list read of a phone with these cameras has it (iPhone 11 Pro Max: dual, dual wide, triple; WWDC22: iPhone 13 Pro has LiDAR, dual, dual wide, triple)."
    },
    {
      "id": "triple",
      "kind": "reported",
      "reference": "github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation",
      "note": "iOS writes \"back triple camera\" into LensModel."
    },
    {
      "id": "truedepth",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation; github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; printed device lists of iPhone XS, 11 Pro Max and 17 Pro",
      "note": "Face ID hardware = TrueDepth camera (YUV + infrared)."
    },
    {
      "id": "lidar",
      "kind": "documented",
      "reference": "https://developer.apple.com/documentation/avfoundation/capturing-depth-using-the-lidar-camera; WWDC22 110429; github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792",
      "note": "LiDAR Scanner, and inside Apple's list (iPhone 12 Pro or later, iPad Pro 11-inch 3rd / 12.9-inch 5th generation or later)."
    },
    {
      "id": "sensors",
      "kind": "reported",
      "reference": "a GSMArena copy in public code, address not known",
      "note": "The size of the largest still of the camera, which is taken for that of the sensor. Modes of other shapes may be a little wider."
    },
    {
      "id": "depth-sensors",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct",
      "note": "A depth camera's own video is that of its YUV camera, the wide one of its side: so is the sensor."
    },
    {
      "id": "virtual-cameras",
      "kind": "documented",
      "reference": "AVCaptureDevice.h, iOS SDK 17.2: AVCaptureDeviceTypeBuiltInDualCamera, BuiltInDualWideCamera, BuiltInTripleCamera",
      "note": "These virtual cameras support neither custom exposure nor manual exposure brackets, nor locking the lens or the white balance at other than the current value: manualControls is false. Their constituents are part of the definition."
    },
    {
      "id": "formats",
      "kind": "reported",
      "reference": "a public repository's unit test ('Measured rear dual-wide formats on iPhone 15 Pro Max'; address not known)",
      "note": "Two formats of the dual wide camera, stated as measured; only size and field of view are known."
    },
    {
      "id": "microphones",
      "kind": "derived",
      "reference": "WWDC19 session 225, slides Multi-Microphone Capture; https://developer.apple.com/videos/play/wwdc2019/225/",
      "note": "The talk gives every multi-camera session on an iPhone an omnidirectional port, a front and a back beam; it does not name this model. How many microphones it has is left open."
    }
  ]
}

"""####
    case "iphone-16":
      ####"""
{
  "capplanProfile": 1,
  "id": "iphone-16",
  "name": "iPhone 16",
  "modelIdentifiers": ["iPhone17,3"],
  "chip": "A18",
  "multiCamSupported": true,
  "releaseYear": { "value": 2024, "source": "systems" },
  "firstOperatingSystem": { "value": "18.0", "source": "systems" },
  "camerasComplete": { "value": true, "source": "inventory" },
  "siblings": [{ "profile": "iphone-16-plus", "source": "siblings" }],
  "cameras": [
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "back",
      "sensor": { "value": { "width": 8064, "height": 6048 }, "source": "sensors" },
      "source": "wide"
    },
    {
      "deviceType": "builtInUltraWideCamera",
      "position": "back",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "ultra-wide"
    },
    {
      "deviceType": "builtInDualWideCamera",
      "position": "back",
      "source": "dual-wide",
      "manualControls": false
    },
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "front",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "wide"
    },
    {
      "deviceType": "builtInTrueDepthCamera",
      "position": "front",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "depth-sensors" },
      "source": "truedepth"
    }
  ],
  "microphones": { "beams": ["front", "back"], "source": "microphones" },
  "costModelOf": "conservative",
  "sources": [
    {
      "id": "identity",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11); github.com/kyle-seongwoo-jun/apple-device-identifiers ios-device-identifiers.json @b7b3acf2d1c1e8b2dec4ab71ec1d175aadd43f12",
      "note": "Model identifiers and chip."
    },
    {
      "id": "multi-cam",
      "kind": "documented",
      "reference": "https://developer.apple.com/documentation/avfoundation/avmulticampip-capturing-from-multiple-cameras (page of 2026, as read in a public copy)",
      "note": "\"An iPhone with an A12 or later processor\" (Apple's sample page). No on-device report read for this model; siblings and both neighbours in the line support it."
    },
    {
      "id": "systems",
      "kind": "reported",
      "reference": "github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11)",
      "note": "Year and systems of a public table. It has no last one: iOS 26 still came on 2026-05-11. Whether version 27 does is not known here, so the last one is left out."
    },
    {
      "id": "inventory",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/KyleBing/iphone src/iPhones.js @ad9de5d61e874c18cdc801ffe2805e9e152d6546",
      "note": "A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/en-us/121029, was not read."
    },
    {
      "id": "siblings",
      "kind": "derived",
      "reference": "a copy of Apple's text in public code, address not known (raw_text \"official Apple specifications\", iPhone 16 and 16 Plus); github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545",
      "note": "Apple text \"View all technical specifications for iPhone 16 and iPhone 16 Plus\" carries one camera list (C-16)."
    },
    {
      "id": "wide",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; printed device lists of iPhone XS, 11 Pro Max and 17 Pro",
      "note": "A back wide and a front camera exist on every model here; iPhone XS, 11 Pro Max and 17 Pro show both in printed lists."
    },
    {
      "id": "ultra-wide",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation; https://developer.apple.com/forums/thread/710686",
      "note": "Back ultra wide in the inventory; the front camera is a wide angle camera (Apple for iPhone 12, forum 710686; derived for the others)."
    },
    {
      "id": "dual-wide",
      "kind": "reported",
      "reference": "github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation",
      "note": "iOS writes \"back dual wide camera\" into LensModel."
    },
    {
      "id": "truedepth",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation; github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; printed device lists of iPhone XS, 11 Pro Max and 17 Pro",
      "note": "Face ID hardware = TrueDepth camera (YUV + infrared)."
    },
    {
      "id": "sensors",
      "kind": "reported",
      "reference": "a copy of Apple's text in public code, address not known (raw_text \"official Apple specifications\", iPhone 16 and 16 Plus)",
      "note": "The size of the largest still of the camera, which is taken for that of the sensor. Modes of other shapes may be a little wider."
    },
    {
      "id": "depth-sensors",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct",
      "note": "A depth camera's own video is that of its YUV camera, the wide one of its side: so is the sensor."
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
    }
  ]
}

"""####
    case "iphone-16-plus":
      ####"""
{
  "capplanProfile": 1,
  "id": "iphone-16-plus",
  "name": "iPhone 16 Plus",
  "modelIdentifiers": ["iPhone17,4"],
  "chip": "A18",
  "multiCamSupported": true,
  "releaseYear": { "value": 2024, "source": "systems" },
  "firstOperatingSystem": { "value": "18.0", "source": "systems" },
  "camerasComplete": { "value": true, "source": "inventory" },
  "siblings": [{ "profile": "iphone-16", "source": "siblings" }],
  "cameras": [
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "back",
      "sensor": { "value": { "width": 8064, "height": 6048 }, "source": "sensors" },
      "source": "wide"
    },
    {
      "deviceType": "builtInUltraWideCamera",
      "position": "back",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "ultra-wide"
    },
    {
      "deviceType": "builtInDualWideCamera",
      "position": "back",
      "source": "dual-wide",
      "manualControls": false
    },
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "front",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "wide"
    },
    {
      "deviceType": "builtInTrueDepthCamera",
      "position": "front",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "depth-sensors" },
      "source": "truedepth"
    }
  ],
  "microphones": { "beams": ["front", "back"], "source": "microphones" },
  "costModelOf": "conservative",
  "sources": [
    {
      "id": "identity",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11); github.com/kyle-seongwoo-jun/apple-device-identifiers ios-device-identifiers.json @b7b3acf2d1c1e8b2dec4ab71ec1d175aadd43f12",
      "note": "Model identifiers and chip."
    },
    {
      "id": "multi-cam",
      "kind": "documented",
      "reference": "https://developer.apple.com/documentation/avfoundation/avmulticampip-capturing-from-multiple-cameras (page of 2026, as read in a public copy)",
      "note": "\"An iPhone with an A12 or later processor\" (Apple's sample page). No on-device report read for this model; siblings and both neighbours in the line support it."
    },
    {
      "id": "systems",
      "kind": "reported",
      "reference": "github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11)",
      "note": "Year and systems of a public table. It has no last one: iOS 26 still came on 2026-05-11. Whether version 27 does is not known here, so the last one is left out."
    },
    {
      "id": "inventory",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/KyleBing/iphone src/iPhones.js @ad9de5d61e874c18cdc801ffe2805e9e152d6546",
      "note": "A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/en-us/121030, was not read."
    },
    {
      "id": "siblings",
      "kind": "derived",
      "reference": "a copy of Apple's text in public code, address not known (raw_text \"official Apple specifications\", iPhone 16 and 16 Plus); github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545",
      "note": "Apple text \"View all technical specifications for iPhone 16 and iPhone 16 Plus\" carries one camera list (C-16)."
    },
    {
      "id": "wide",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; printed device lists of iPhone XS, 11 Pro Max and 17 Pro",
      "note": "A back wide and a front camera exist on every model here; iPhone XS, 11 Pro Max and 17 Pro show both in printed lists."
    },
    {
      "id": "ultra-wide",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation; https://developer.apple.com/forums/thread/710686",
      "note": "Back ultra wide in the inventory; the front camera is a wide angle camera (Apple for iPhone 12, forum 710686; derived for the others)."
    },
    {
      "id": "dual-wide",
      "kind": "reported",
      "reference": "github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation",
      "note": "iOS writes \"back dual wide camera\" into LensModel."
    },
    {
      "id": "truedepth",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation; github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; printed device lists of iPhone XS, 11 Pro Max and 17 Pro",
      "note": "Face ID hardware = TrueDepth camera (YUV + infrared)."
    },
    {
      "id": "sensors",
      "kind": "reported",
      "reference": "a copy of Apple's text in public code, address not known (raw_text \"official Apple specifications\", iPhone 16 and 16 Plus)",
      "note": "The size of the largest still of the camera, which is taken for that of the sensor. Modes of other shapes may be a little wider."
    },
    {
      "id": "depth-sensors",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct",
      "note": "A depth camera's own video is that of its YUV camera, the wide one of its side: so is the sensor."
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
  "releaseYear": { "value": 2024, "source": "systems" },
  "firstOperatingSystem": { "value": "18.0", "source": "systems" },
  "camerasComplete": { "value": true, "source": "inventory" },
  "siblings": [{ "profile": "iphone-16-pro-max", "source": "siblings" }],
  "cameras": [
    {
      "deviceType": "builtInUltraWideCamera",
      "position": "back",
      "name": "Back Ultra Wide Camera",
      "sensor": { "value": { "width": 8064, "height": 6048 }, "source": "sensors" },
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
        "graph": {
          "session": { "type": "multiCam" },
          "inputs": [
            { "id": "ultraWide", "deviceType": "builtInUltraWideCamera", "position": "back", "activeFormat": { "width": 3840, "height": 2160 } },
            { "id": "lidar", "deviceType": "builtInLiDARDepthCamera", "position": "back", "activeFormat": { "width": 640, "height": 480 } }
          ],
          "outputs": [
            { "id": "ultraWideVideo", "type": "videoData" },
            { "id": "lidarVideo", "type": "videoData" },
            { "id": "depth", "type": "depthData" }
          ],
          "connections": [
            { "input": "ultraWide", "port": "video", "output": "ultraWideVideo" },
            { "input": "lidar", "port": "video", "output": "lidarVideo" },
            { "input": "lidar", "port": "depthData", "output": "depth" }
          ]
        },
        "recorded": ["sizes", "outputTypes"],
        "hardwareCost": 0.62418437,
        "systemPressureCost": 1.9852095,
        "readWhen": "configured",
        "operatingSystem": "iOS 26.6",
        "configuration": "back ultra wide at 3840x2160 and back LiDAR at 640x480 with its largest float32 depth map, unfiltered; 2 video data outputs, 1 depth data output, no preview; read inside the configuration",
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
      "id": "siblings",
      "kind": "derived",
      "reference": "a copy of Apple's text in public code, address not known; a GSMArena copy and copy of Apple's text in public code, address not known; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545",
      "note": "\"5x optical zoom Telephoto camera on both Pro models\" (C-16pmics); same optics in EXIF; same chip."
    }
  ]
}

"""####
    case "iphone-16-pro-max":
      ####"""
{
  "capplanProfile": 1,
  "id": "iphone-16-pro-max",
  "name": "iPhone 16 Pro Max",
  "modelIdentifiers": ["iPhone17,2"],
  "chip": "A18 Pro",
  "multiCamSupported": true,
  "releaseYear": { "value": 2024, "source": "systems" },
  "firstOperatingSystem": { "value": "18.0", "source": "systems" },
  "camerasComplete": { "value": true, "source": "inventory" },
  "siblings": [{ "profile": "iphone-16-pro", "source": "siblings" }],
  "cameras": [
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "back",
      "sensor": { "value": { "width": 8064, "height": 6048 }, "source": "sensors" },
      "source": "wide"
    },
    {
      "deviceType": "builtInUltraWideCamera",
      "position": "back",
      "sensor": { "value": { "width": 8064, "height": 6048 }, "source": "sensors" },
      "source": "ultra-wide",
      "formatsOf": { "profile": "iphone-16-pro", "deviceType": "builtInUltraWideCamera", "position": "back" }
    },
    {
      "deviceType": "builtInTelephotoCamera",
      "position": "back",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "telephoto"
    },
    {
      "deviceType": "builtInDualCamera",
      "position": "back",
      "source": "dual",
      "manualControls": false
    },
    {
      "deviceType": "builtInDualWideCamera",
      "position": "back",
      "source": "dual-wide",
      "manualControls": false
    },
    {
      "deviceType": "builtInTripleCamera",
      "position": "back",
      "source": "triple",
      "manualControls": false
    },
    {
      "deviceType": "builtInLiDARDepthCamera",
      "position": "back",
      "sensor": { "value": { "width": 8064, "height": 6048 }, "source": "depth-sensors" },
      "source": "lidar",
      "formatsOf": { "profile": "iphone-16-pro", "deviceType": "builtInLiDARDepthCamera", "position": "back" }
    },
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "front",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "wide"
    },
    {
      "deviceType": "builtInTrueDepthCamera",
      "position": "front",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "depth-sensors" },
      "source": "truedepth"
    }
  ],
  "multiCamDeviceSetsOf": "iphone-16-pro",
  "microphones": { "beams": ["front", "back"], "source": "microphones" },
  "costModelOf": "iphone-16-pro",
  "sources": [
    {
      "id": "identity",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11); github.com/kyle-seongwoo-jun/apple-device-identifiers ios-device-identifiers.json @b7b3acf2d1c1e8b2dec4ab71ec1d175aadd43f12",
      "note": "Model identifiers and chip."
    },
    {
      "id": "multi-cam",
      "kind": "documented",
      "reference": "https://developer.apple.com/documentation/avfoundation/avmulticampip-capturing-from-multiple-cameras (page of 2026, as read in a public copy)",
      "note": "\"An iPhone with an A12 or later processor\" (Apple's sample page). No on-device report read for this model; siblings and both neighbours in the line support it."
    },
    {
      "id": "systems",
      "kind": "reported",
      "reference": "github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11)",
      "note": "Year and systems of a public table. It has no last one: iOS 26 still came on 2026-05-11. Whether version 27 does is not known here, so the last one is left out."
    },
    {
      "id": "inventory",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/KyleBing/iphone src/iPhones.js @ad9de5d61e874c18cdc801ffe2805e9e152d6546",
      "note": "A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/en-us/121032, was not read."
    },
    {
      "id": "siblings",
      "kind": "derived",
      "reference": "a copy of Apple's text in public code, address not known; a GSMArena copy and copy of Apple's text in public code, address not known; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545",
      "note": "\"5x optical zoom Telephoto camera on both Pro models\" (C-16pmics); same optics in EXIF; same chip."
    },
    {
      "id": "wide",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; printed device lists of iPhone XS, 11 Pro Max and 17 Pro",
      "note": "A back wide and a front camera exist on every model here; iPhone XS, 11 Pro Max and 17 Pro show both in printed lists."
    },
    {
      "id": "ultra-wide",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation; https://developer.apple.com/forums/thread/710686",
      "note": "Back ultra wide in the inventory; the front camera is a wide angle camera (Apple for iPhone 12, forum 710686; derived for the others)."
    },
    {
      "id": "telephoto",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation",
      "note": "Telephoto in the inventory."
    },
    {
      "id": "dual",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation; printed device lists of iPhone XS, 11 Pro Max and 17 Pro; https://developer.apple.com/documentation/avfoundation/capturing-depth-using-the-lidar-camera; WWDC22 110429; github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545",
      "note": "Both/all constituents exist (telephoto, wide); Apple defines the type by them; every printed list read of a phone with these cameras has it (iPhone 11 Pro Max: dual, dual wide, triple; WWDC22: iPhone 13 Pro has LiDAR, dual, dual wide, triple)."
    },
    {
      "id": "dual-wide",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation; printed device lists of iPhone XS, 11 Pro Max and 17 Pro; https://developer.apple.com/documentation/avfoundation/capturing-depth-using-the-lidar-camera; WWDC22 110429; github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545",
      "note": "Both/all constituents exist (ultraWide, wide); Apple defines the type by them; every printed list read of a phone with these cameras has it (iPhone 11 Pro Max: dual, dual wide, triple; WWDC22: iPhone 13 Pro has LiDAR, dual, dual wide, triple)."
    },
    {
      "id": "triple",
      "kind": "reported",
      "reference": "github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation",
      "note": "iOS writes \"back triple camera\" into LensModel."
    },
    {
      "id": "truedepth",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation; github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; printed device lists of iPhone XS, 11 Pro Max and 17 Pro",
      "note": "Face ID hardware = TrueDepth camera (YUV + infrared)."
    },
    {
      "id": "lidar",
      "kind": "documented",
      "reference": "https://developer.apple.com/documentation/avfoundation/capturing-depth-using-the-lidar-camera; WWDC22 110429; github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792",
      "note": "LiDAR Scanner, and inside Apple's list (iPhone 12 Pro or later, iPad Pro 11-inch 3rd / 12.9-inch 5th generation or later)."
    },
    {
      "id": "sensors",
      "kind": "reported",
      "reference": "a GSMArena copy and copy of Apple's text in public code, address not known; a copy of Apple's text in public code, address not known",
      "note": "The size of the largest still of the camera, which is taken for that of the sensor. Modes of other shapes may be a little wider."
    },
    {
      "id": "depth-sensors",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct",
      "note": "A depth camera's own video is that of its YUV camera, the wide one of its side: so is the sensor."
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
    }
  ]
}

"""####
    case "iphone-16e":
      ####"""
{
  "capplanProfile": 1,
  "id": "iphone-16e",
  "name": "iPhone 16e",
  "modelIdentifiers": ["iPhone17,5"],
  "chip": "A18",
  "multiCamSupported": true,
  "releaseYear": { "value": 2025, "source": "systems" },
  "firstOperatingSystem": { "value": "18.3", "source": "systems" },
  "camerasComplete": { "value": true, "source": "inventory" },
  "cameras": [
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "back",
      "sensor": { "value": { "width": 8064, "height": 6048 }, "source": "sensors" },
      "source": "wide"
    },
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "front",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "wide"
    },
    {
      "deviceType": "builtInTrueDepthCamera",
      "position": "front",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "depth-sensors" },
      "source": "truedepth"
    }
  ],
  "microphones": { "beams": ["front", "back"], "source": "microphones" },
  "costModelOf": "conservative",
  "sources": [
    {
      "id": "identity",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11); github.com/kyle-seongwoo-jun/apple-device-identifiers ios-device-identifiers.json @b7b3acf2d1c1e8b2dec4ab71ec1d175aadd43f12",
      "note": "Model identifiers and chip."
    },
    {
      "id": "multi-cam",
      "kind": "documented",
      "reference": "https://developer.apple.com/documentation/avfoundation/avmulticampip-capturing-from-multiple-cameras (page of 2026, as read in a public copy)",
      "note": "\"An iPhone with an A12 or later processor\" (Apple's sample page). No on-device report was found for this model; the class statement covers it."
    },
    {
      "id": "systems",
      "kind": "reported",
      "reference": "github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11)",
      "note": "Year and systems of a public table. It has no last one: iOS 26 still came on 2026-05-11. Whether version 27 does is not known here, so the last one is left out."
    },
    {
      "id": "inventory",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/KyleBing/iphone src/iPhones.js @ad9de5d61e874c18cdc801ffe2805e9e152d6546",
      "note": "A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/en-us/122208, was not read."
    },
    {
      "id": "wide",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; printed device lists of iPhone XS, 11 Pro Max and 17 Pro",
      "note": "A back wide and a front camera exist on every model here; iPhone XS, 11 Pro Max and 17 Pro show both in printed lists."
    },
    {
      "id": "truedepth",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation; github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; printed device lists of iPhone XS, 11 Pro Max and 17 Pro",
      "note": "Face ID hardware = TrueDepth camera (YUV + infrared)."
    },
    {
      "id": "sensors",
      "kind": "reported",
      "reference": "https://iactu.info/recherche/p/i/?a=reader&get=c_17&rid=67d14dbba74ea (copy of a MacRumors article); https://digitpatrox.com/iphone-16e-camera-can-a-single-camera-still-work-in-2025/; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820)",
      "note": "The size of the largest still of the camera, which is taken for that of the sensor. Modes of other shapes may be a little wider."
    },
    {
      "id": "depth-sensors",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct",
      "note": "A depth camera's own video is that of its YUV camera, the wide one of its side: so is the sensor."
    },
    {
      "id": "microphones",
      "kind": "derived",
      "reference": "WWDC19 session 225, slides Multi-Microphone Capture; https://developer.apple.com/videos/play/wwdc2019/225/",
      "note": "The talk gives every multi-camera session on an iPhone an omnidirectional port, a front and a back beam; it does not name this model. How many microphones it has is left open."
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
  "modelIdentifiers": ["iPhone18,3"],
  "chip": "A19",
  "multiCamSupported": true,
  "releaseYear": { "value": 2025, "source": "systems" },
  "firstOperatingSystem": { "value": "26.0", "source": "systems" },
  "lastOperatingSystem": { "value": "none", "source": "newer-systems" },
  "camerasComplete": { "value": true, "source": "inventory" },
  "cameras": [
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "back",
      "name": "Back Camera",
      "sensor": { "value": { "width": 8064, "height": 6048 }, "source": "sensors" },
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
    "note": "Fitted to the one reading, 0.5, rounded, of a session that was promised at 30 frames a second and whose format was not printed: it is read as 1920x1440 unbinned on both constituents. The low end is the A12's, for a later chip is taken to have at least that. systemPressureCost rests on the same reading.",
    "hardware": {
      "pixelBudget": {
        "atZeroWeight": { "low": 731566080, "value": 1463132160, "high": 1625702400 },
        "perUnitWeight": { "low": 165888000, "value": 331776000, "high": 491520000 },
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
        "id": "17-uw-wide-addr",
        "graph": {
          "session": { "type": "multiCam" },
          "inputs": [
            { "id": "dualWide", "deviceType": "builtInDualWideCamera", "position": "back", "maxFrameRateOverride": 30 }
          ],
          "outputs": [
            { "id": "wideVideo", "type": "videoData" },
            { "id": "ultraWideVideo", "type": "videoData" },
            { "id": "widePhoto", "type": "photo" },
            { "id": "ultraWidePhoto", "type": "photo" }
          ],
          "connections": [
            { "input": "dualWide", "port": { "mediaType": "video", "sourceDeviceType": "builtInWideAngleCamera" }, "output": "wideVideo" },
            { "input": "dualWide", "port": { "mediaType": "video", "sourceDeviceType": "builtInUltraWideCamera" }, "output": "ultraWideVideo" }
          ]
        },
        "recorded": [],
        "hardwareCost": 0.5,
        "systemPressureCost": 0.69,
        "readWhen": "configured",
        "operatingSystem": "iOS 26",
        "configuration": "the dual wide camera with the ports of both constituents, in the largest multi-cam format within 2560x1440 that reaches 30 frames a second, which was not printed, promised at 30; 2 video data outputs, 2 photo outputs, 1 or 2 preview layers, 1 audio data output; the same costs in four sessions",
        "source": "reading"
      }
    ]
  },
  "sources": [
    {
      "id": "identity",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11); github.com/kyle-seongwoo-jun/apple-device-identifiers ios-device-identifiers.json @b7b3acf2d1c1e8b2dec4ab71ec1d175aadd43f12",
      "note": "Model identifiers and chip."
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
      "reference": "github.com/noah-pi/sourcekit-open: modules/exhibit-camera/ios/ExhibitCameraModule.swift at e0c98f8 (2026-08-17), docs/stereo-diagnosis.html at e652c3183773f748149177d87abc9508da6a2b1c",
      "note": "Both costs rounded, in a comment by the author of the runs; the configuration is that of the code of the next commit, so the formats are not known. The dual wide camera ran with the ports of both constituents; the set of wide and ultra wide is taken from that. Before the address of the note was known it was called 17-uw-wide."
    },
    {
      "id": "pressure-reading",
      "kind": "estimated",
      "reference": "github.com/noah-pi/sourcekit-open: modules/exhibit-camera/ios/ExhibitCameraModule.swift at e0c98f8 (2026-08-17), docs/stereo-diagnosis.html at e652c3183773f748149177d87abc9508da6a2b1c",
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
      "reference": "github.com/noah-pi/sourcekit-open: modules/exhibit-camera/ios/ExhibitCameraModule.swift at e0c98f8 (2026-08-17), docs/stereo-diagnosis.html at e652c3183773f748149177d87abc9508da6a2b1c",
      "note": "(readout + w x delivered) x 30 summed over both constituents / 0.5: the inputs promised 30 frames a second. Value: 1920x1440 unbinned, the largest size within 2560x1440 in the printed list of an iPhone 17 Pro, from 4032x3024: 2 x 12192768 x 30 / 0.5 = 1463132160 and 2 x 2764800 x 30 / 0.5 = 331776000 x w. High end: 0.5 rounded up from 0.45, and 2560x1440 delivered if there is such a format: 731566080 / 0.45 = 1625702400 and 2 x 3686400 x 30 / 0.45 = 491520000 x w. Low end: the A12's, 731566080 + 165888000 x w. Read as binned formats the session would ask for less, 2 x 3048192 x 30 / 0.55 = 332529818 at w = 0, which is not taken: a later chip is taken to have at least the budget of the A12."
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
  "releaseYear": { "value": 2025, "source": "systems" },
  "firstOperatingSystem": { "value": "26.0", "source": "systems" },
  "lastOperatingSystem": { "value": "none", "source": "newer-systems" },
  "camerasComplete": { "value": true, "source": "inventory" },
  "siblings": [{ "profile": "iphone-17-pro-max", "source": "siblings" }],
  "cameras": [
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "back",
      "name": "Back Camera",
      "sensor": { "value": { "width": 8064, "height": 6048 }, "source": "sensors" },
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
    "note": "Fitted to 0.5 of a plain session with one camera, whose format was printed; no multi-camera session of this device was read. It speaks against carrying the A12's budget over: 602 million a second at weight 0 but 1597 million at weight 1. A sample of 0.634 with stabilization, of low trust, is missed: a plain session with a movie output alone is said to report 0; with a video data output beside it the value would be 0.387, and the interval would hold the sample. iPhone 17 Pro Max, the same chip, reads 0.26 for two cameras, which asks for a budget nearly four times as large: the two contradict each other, and the interval holds both. Every systemPressureCost coefficient is an estimate.",
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
        "graph": {
          "session": { "type": "single" },
          "inputs": [
            { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back", "activeFormat": { "width": 3840, "height": 2160, "maxFrameRate": 30, "binned": false, "pixelFormat": "x422" } }
          ],
          "outputs": [
            { "id": "movie", "type": "movieFile" },
            { "id": "video", "type": "videoData" }
          ],
          "connections": [
            { "input": "back", "port": "video", "output": "movie", "preferredVideoStabilizationMode": "off" },
            { "input": "back", "port": "video", "output": "video", "preferredVideoStabilizationMode": "off" }
          ]
        },
        "recorded": ["sizes", "maxFrameRates", "binning", "outputTypes"],
        "hardwareCost": 0.5,
        "systemPressureCost": null,
        "readWhen": "configured",
        "operatingSystem": "iOS 26.4.2",
        "configuration": "plain session; back wide, format 56: x422 3840x2160 at 30, stabilization off; movie file output in ProRes 422 HQ beside a video data output",
        "source": "reading"
      },
      {
        "id": "17pro-single-4k-b",
        "graph": {
          "session": { "type": "single" },
          "inputs": [
            { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back" }
          ],
          "outputs": [
            { "id": "movie", "type": "movieFile" }
          ],
          "connections": [
            { "input": "back", "port": "video", "output": "movie", "preferredVideoStabilizationMode": "cinematicExtendedEnhanced" }
          ]
        },
        "recorded": ["outputTypes"],
        "hardwareCost": 0.6339474,
        "systemPressureCost": null,
        "operatingSystem": "iOS 26.4.2",
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
      "id": "siblings",
      "kind": "derived",
      "reference": "https://www.techradar.com/phones/iphone/iphone-17-lineup-photography-specs-explained-fusion-camera-center-stage-and-48mp-mode; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545",
      "note": "\"The iPhone 17 Pro and iPhone 17 Pro Max have a 48MP wide-angle camera, 48MP ultra-wide camera, and 48MP 4x zoom camera. All four models have an 18MP selfie camera.\""
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
  "releaseYear": { "value": 2025, "source": "systems" },
  "firstOperatingSystem": { "value": "26.0", "source": "systems" },
  "lastOperatingSystem": { "value": "none", "source": "newer-systems" },
  "camerasComplete": { "value": true, "source": "inventory" },
  "siblings": [{ "profile": "iphone-17-pro", "source": "siblings" }],
  "cameras": [
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "back",
      "name": "Back Camera",
      "sensor": { "value": { "width": 8064, "height": 6048 }, "source": "sensors" },
      "source": "reading",
      "formatsOf": { "profile": "iphone-17-pro", "deviceType": "builtInWideAngleCamera", "position": "back" }
    },
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "front",
      "name": "Front Camera",
      "sensor": { "value": { "width": 4896, "height": 4896 }, "source": "front-sensor" },
      "source": "probe",
      "formatsOf": { "profile": "iphone-17-pro", "deviceType": "builtInWideAngleCamera", "position": "front" }
    },
    {
      "deviceType": "builtInUltraWideCamera",
      "position": "front",
      "name": "Front Ultra Wide Camera",
      "sensor": { "value": { "width": 4896, "height": 4896 }, "source": "sensors" },
      "source": "front-ultra-wide",
      "formatsOf": { "profile": "iphone-17-pro", "deviceType": "builtInUltraWideCamera", "position": "front" }
    },
    {
      "deviceType": "builtInTrueDepthCamera",
      "position": "front",
      "name": "Front TrueDepth Camera",
      "constituents": ["builtInWideAngleCamera"],
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
      "source": "hardware",
      "formatsOf": { "profile": "iphone-17-pro", "deviceType": "builtInUltraWideCamera", "position": "back" }
    },
    {
      "deviceType": "builtInTelephotoCamera",
      "position": "back",
      "name": "Back Telephoto Camera",
      "sensor": { "value": { "width": 8064, "height": 6048 }, "source": "sensors" },
      "source": "hardware",
      "formatsOf": { "profile": "iphone-17-pro", "deviceType": "builtInTelephotoCamera", "position": "back" }
    },
    {
      "deviceType": "builtInDualCamera",
      "position": "back",
      "name": "Back Dual Camera",
      "constituents": ["builtInWideAngleCamera", "builtInTelephotoCamera"],
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
  "readingsOf": "iphone-17-pro",
  "costModel": {
    "basis": "estimated",
    "note": "Fitted to one reading of two decimals, whose formats were not printed: the default formats are taken to be 1920x1080 unbinned at 30. The one reading of an iPhone 17 Pro, the same chip, asks for a far smaller budget: the two contradict each other, and the interval holds both. Every systemPressureCost coefficient is an estimate.",
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
        "graph": {
          "session": { "type": "multiCam" },
          "inputs": [
            { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back" },
            { "id": "front", "deviceType": "builtInTrueDepthCamera", "position": "front" }
          ],
          "outputs": [
            { "id": "backVideo", "type": "videoData" },
            { "id": "frontVideo", "type": "videoData" }
          ],
          "connections": [
            { "input": "back", "port": "video", "output": "backVideo" },
            { "input": "front", "port": "video", "output": "frontVideo" }
          ]
        },
        "recorded": ["outputTypes"],
        "hardwareCost": 0.26,
        "systemPressureCost": null,
        "operatingSystem": "iOS 27",
        "configuration": "back wide and front TrueDepth in their default formats, 2 video data outputs, no preview layer",
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
      "id": "siblings",
      "kind": "derived",
      "reference": "https://www.techradar.com/phones/iphone/iphone-17-lineup-photography-specs-explained-fusion-camera-center-stage-and-48mp-mode; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545",
      "note": "\"The iPhone 17 Pro and iPhone 17 Pro Max have a 48MP wide-angle camera, 48MP ultra-wide camera, and 48MP 4x zoom camera. All four models have an 18MP selfie camera.\""
    }
  ]
}

"""####
    case "iphone-17e":
      ####"""
{
  "capplanProfile": 1,
  "id": "iphone-17e",
  "name": "iPhone 17e",
  "modelIdentifiers": ["iPhone18,5"],
  "chip": "A19",
  "multiCamSupported": true,
  "releaseYear": { "value": 2026, "source": "systems" },
  "firstOperatingSystem": { "value": "26.3", "source": "systems" },
  "camerasComplete": { "value": true, "source": "inventory" },
  "cameras": [
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "back",
      "sensor": { "value": { "width": 8064, "height": 6048 }, "source": "sensors" },
      "source": "wide"
    },
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "front",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "wide"
    },
    {
      "deviceType": "builtInTrueDepthCamera",
      "position": "front",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "depth-sensors" },
      "source": "truedepth"
    }
  ],
  "microphones": { "beams": ["front", "back"], "source": "microphones" },
  "costModelOf": "iphone-17",
  "sources": [
    {
      "id": "identity",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11)",
      "note": "Model identifiers and chip."
    },
    {
      "id": "multi-cam",
      "kind": "documented",
      "reference": "https://developer.apple.com/documentation/avfoundation/avmulticampip-capturing-from-multiple-cameras (page of 2026, as read in a public copy)",
      "note": "\"An iPhone with an A12 or later processor\" (Apple's sample page). No on-device report was found for this model; the class statement covers it."
    },
    {
      "id": "systems",
      "kind": "reported",
      "reference": "github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11)",
      "note": "Year and systems of a public table. It has no last one: iOS 26 still came on 2026-05-11. Whether version 27 does is not known here, so the last one is left out."
    },
    {
      "id": "inventory",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/KyleBing/iphone src/iPhones.js @ad9de5d61e874c18cdc801ffe2805e9e152d6546",
      "note": "A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/en-us/126470, was not read."
    },
    {
      "id": "wide",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; printed device lists of iPhone XS, 11 Pro Max and 17 Pro",
      "note": "A back wide and a front camera exist on every model here; iPhone XS, 11 Pro Max and 17 Pro show both in printed lists."
    },
    {
      "id": "truedepth",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation; github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; printed device lists of iPhone XS, 11 Pro Max and 17 Pro",
      "note": "Face ID hardware = TrueDepth camera (YUV + infrared)."
    },
    {
      "id": "sensors",
      "kind": "reported",
      "reference": "https://www.elheraldo.hn/fotogalerias/iphone-17e-apple-precio-a19-magsafe-doble-almacenamiento-KN29535609; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545",
      "note": "The size of the largest still of the camera, which is taken for that of the sensor. Modes of other shapes may be a little wider."
    },
    {
      "id": "depth-sensors",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct",
      "note": "A depth camera's own video is that of its YUV camera, the wide one of its side: so is the sensor."
    },
    {
      "id": "microphones",
      "kind": "derived",
      "reference": "WWDC19 session 225, slides Multi-Microphone Capture; https://developer.apple.com/videos/play/wwdc2019/225/",
      "note": "The talk gives every multi-camera session on an iPhone an omnidirectional port, a front and a back beam; it does not name this model. How many microphones it has is left open."
    }
  ]
}

"""####
    case "iphone-18-pro":
      ####"""
{
  "capplanProfile": 1,
  "id": "iphone-18-pro",
  "name": "iPhone 18 Pro",
  "modelIdentifiers": ["iPhone19,2"],
  "multiCamSupported": true,
  "releaseYear": { "value": 2026, "source": "release" },
  "firstOperatingSystem": { "value": "27.0", "source": "release" },
  "cameras": [
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "back",
      "source": "specifications"
    },
    {
      "deviceType": "builtInUltraWideCamera",
      "position": "back",
      "source": "specifications"
    },
    {
      "deviceType": "builtInTelephotoCamera",
      "position": "back",
      "source": "specifications"
    },
    {
      "deviceType": "builtInDualCamera",
      "position": "back",
      "source": "constituents",
      "manualControls": false
    },
    {
      "deviceType": "builtInDualWideCamera",
      "position": "back",
      "source": "constituents",
      "manualControls": false
    },
    {
      "deviceType": "builtInTripleCamera",
      "position": "back",
      "source": "constituents",
      "manualControls": false
    },
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "front",
      "source": "front"
    },
    {
      "deviceType": "builtInTrueDepthCamera",
      "position": "front",
      "source": "face-id"
    }
  ],
  "microphones": { "beams": ["front", "back"], "source": "microphones" },
  "sources": [
    {
      "id": "release",
      "kind": "reported",
      "reference": "public tables of identifiers, boards and firmware names",
      "note": "iPhone19,2, board V63AP, from 2026-09-18 with iOS 27.0 (24A437)."
    },
    {
      "id": "specifications",
      "kind": "documented",
      "reference": "https://www.apple.com/kr/iphone-18-pro/specs/, https://support.apple.com/en-us/148590 and 148591, as read in public copies",
      "note": "48 MP wide (variable aperture f/1.48, 1.8, 2.8, 4.0), 48 MP ultra wide (f/2.2) and 48 MP telephoto (4x, f/2.8) at the back, an 18 MP Center Stage camera at the front, Face ID. No size of stills and no format was found, nor whether there is a LiDAR scanner: the list of cameras is not closed."
    },
    {
      "id": "constituents",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation",
      "note": "All constituents exist; Apple defines these types by them, and every printed list of a phone with these cameras has them."
    },
    {
      "id": "front",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation",
      "note": "There is a camera at the front, and each iPhone whose list is known presents it as a wide camera. Whether it is an ultra wide one too, as on iPhone 17, is not stated."
    },
    {
      "id": "face-id",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation",
      "note": "Face ID hardware is the TrueDepth camera (YUV and infrared)."
    },
    {
      "id": "multi-cam",
      "kind": "documented",
      "reference": "https://developer.apple.com/documentation/avfoundation/avmulticampip-capturing-from-multiple-cameras (page of 2026, as read in a public copy)",
      "note": "\"An iPhone with an A12 or later processor\" (Apple's sample page): by its class; no report of this model was found."
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
    }
  ]
}

"""####
    case "iphone-18-pro-max":
      ####"""
{
  "capplanProfile": 1,
  "id": "iphone-18-pro-max",
  "name": "iPhone 18 Pro Max",
  "modelIdentifiers": ["iPhone19,3", "iPhone19,7"],
  "multiCamSupported": true,
  "releaseYear": { "value": 2026, "source": "release" },
  "firstOperatingSystem": { "value": "27.0", "source": "release" },
  "cameras": [
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "back",
      "source": "specifications"
    },
    {
      "deviceType": "builtInUltraWideCamera",
      "position": "back",
      "source": "specifications"
    },
    {
      "deviceType": "builtInTelephotoCamera",
      "position": "back",
      "source": "specifications"
    },
    {
      "deviceType": "builtInDualCamera",
      "position": "back",
      "source": "constituents",
      "manualControls": false
    },
    {
      "deviceType": "builtInDualWideCamera",
      "position": "back",
      "source": "constituents",
      "manualControls": false
    },
    {
      "deviceType": "builtInTripleCamera",
      "position": "back",
      "source": "constituents",
      "manualControls": false
    },
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "front",
      "source": "front"
    },
    {
      "deviceType": "builtInTrueDepthCamera",
      "position": "front",
      "source": "face-id"
    }
  ],
  "microphones": { "beams": ["front", "back"], "source": "microphones" },
  "sources": [
    {
      "id": "release",
      "kind": "reported",
      "reference": "public tables of identifiers, boards and firmware names",
      "note": "iPhone19,3 (US, board V64AP) and iPhone19,7 (elsewhere, V64sAP), from 2026-09-18 with iOS 27.0 (24A437)."
    },
    {
      "id": "specifications",
      "kind": "documented",
      "reference": "https://www.apple.com/kr/iphone-18-pro/specs/, https://support.apple.com/en-us/148590 and 148591, as read in public copies",
      "note": "48 MP wide (variable aperture f/1.48, 1.8, 2.8, 4.0), 48 MP ultra wide (f/2.2) and 48 MP telephoto (4x, f/2.8) at the back, an 18 MP Center Stage camera at the front, Face ID. No size of stills and no format was found, nor whether there is a LiDAR scanner: the list of cameras is not closed."
    },
    {
      "id": "constituents",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation",
      "note": "All constituents exist; Apple defines these types by them, and every printed list of a phone with these cameras has them."
    },
    {
      "id": "front",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation",
      "note": "There is a camera at the front, and each iPhone whose list is known presents it as a wide camera. Whether it is an ultra wide one too, as on iPhone 17, is not stated."
    },
    {
      "id": "face-id",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation",
      "note": "Face ID hardware is the TrueDepth camera (YUV and infrared)."
    },
    {
      "id": "multi-cam",
      "kind": "documented",
      "reference": "https://developer.apple.com/documentation/avfoundation/avmulticampip-capturing-from-multiple-cameras (page of 2026, as read in a public copy)",
      "note": "\"An iPhone with an A12 or later processor\" (Apple's sample page): by its class; no report of this model was found."
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
    }
  ]
}

"""####
    case "iphone-7":
      ####"""
{
  "capplanProfile": 1,
  "id": "iphone-7",
  "name": "iPhone 7",
  "modelIdentifiers": ["iPhone9,1", "iPhone9,3"],
  "chip": "A10 Fusion",
  "multiCamSupported": false,
  "releaseYear": { "value": 2016, "source": "systems" },
  "firstOperatingSystem": { "value": "10.0", "source": "systems" },
  "lastOperatingSystem": { "value": "15.8.6", "source": "systems" },
  "camerasComplete": { "value": true, "source": "inventory" },
  "cameras": [
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "back",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "wide"
    },
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "front",
      "sensor": { "value": { "width": 3088, "height": 2320 }, "source": "sensors" },
      "source": "wide"
    }
  ],
  "sources": [
    {
      "id": "identity",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11); github.com/kyle-seongwoo-jun/apple-device-identifiers ios-device-identifiers.json @b7b3acf2d1c1e8b2dec4ab71ec1d175aadd43f12",
      "note": "Model identifiers and chip."
    },
    {
      "id": "multi-cam",
      "kind": "documented",
      "reference": "WWDC19 session 225, transcript; https://developer.apple.com/videos/play/wwdc2019/225/; https://developer.apple.com/documentation/avfoundation/avcapturemulticamsession/ismulticamsupported (text of an older version, as copied in github Averyy/apple-dev-docs documentation/AVFoundation/avcapturemulticamsession/ismulticamsupported.md and theAppLaunchers/apple-docs-for-rag); https://developer.apple.com/documentation/avfoundation/avmulticampip-capturing-from-multiple-cameras (page of 2026, as read in a public copy)",
      "note": "Chip older than A12: Apple names iPhone XS, XS Max, XR and iPad Pro (3rd generation) as the devices of iOS 13, and asks for \"A12 or later\"."
    },
    {
      "id": "systems",
      "kind": "reported",
      "reference": "github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11)",
      "note": "Year and systems of a public table; the last one is the last version that was seen on 2026-05-11, and iOS 16 does not run. Security updates may follow."
    },
    {
      "id": "inventory",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/KyleBing/iphone src/iPhones.js @ad9de5d61e874c18cdc801ffe2805e9e152d6546",
      "note": "A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/kb/SP743, was not read."
    },
    {
      "id": "wide",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; printed device lists of iPhone XS, 11 Pro Max and 17 Pro",
      "note": "A back wide and a front camera exist on every model here; iPhone XS, 11 Pro Max and 17 Pro show both in printed lists."
    },
    {
      "id": "sensors",
      "kind": "reported",
      "reference": "a GSMArena copy in public code, address not known; https://developer.apple.com/library/ios/documentation/DeviceInformation/Reference/iOSDeviceCompatibility/Cameras/Cameras.html (archived; only the top of the page could be read)",
      "note": "The size of the largest still of the camera, which is taken for that of the sensor. Modes of other shapes may be a little wider."
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
  "modelIdentifiers": ["iPhone9,2", "iPhone9,4"],
  "operatingSystem": "iOS 11.0",
  "chip": "A10 Fusion",
  "multiCamSupported": false,
  "releaseYear": { "value": 2016, "source": "systems" },
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
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11); github.com/kyle-seongwoo-jun/apple-device-identifiers ios-device-identifiers.json @b7b3acf2d1c1e8b2dec4ab71ec1d175aadd43f12",
      "note": "Model identifiers and chip."
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
    case "iphone-8":
      ####"""
{
  "capplanProfile": 1,
  "id": "iphone-8",
  "name": "iPhone 8",
  "modelIdentifiers": ["iPhone10,1", "iPhone10,4"],
  "chip": "A11 Bionic",
  "multiCamSupported": false,
  "releaseYear": { "value": 2017, "source": "systems" },
  "firstOperatingSystem": { "value": "11.0", "source": "systems" },
  "lastOperatingSystem": { "value": "16.7.13", "source": "systems" },
  "camerasComplete": { "value": true, "source": "inventory" },
  "cameras": [
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "back",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "wide"
    },
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "front",
      "sensor": { "value": { "width": 3088, "height": 2320 }, "source": "sensors" },
      "source": "wide"
    }
  ],
  "sources": [
    {
      "id": "identity",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11); github.com/kyle-seongwoo-jun/apple-device-identifiers ios-device-identifiers.json @b7b3acf2d1c1e8b2dec4ab71ec1d175aadd43f12",
      "note": "Model identifiers and chip."
    },
    {
      "id": "multi-cam",
      "kind": "documented",
      "reference": "WWDC19 session 225, transcript; https://developer.apple.com/videos/play/wwdc2019/225/; https://developer.apple.com/documentation/avfoundation/avcapturemulticamsession/ismulticamsupported (text of an older version, as copied in github Averyy/apple-dev-docs documentation/AVFoundation/avcapturemulticamsession/ismulticamsupported.md and theAppLaunchers/apple-docs-for-rag); https://developer.apple.com/documentation/avfoundation/avmulticampip-capturing-from-multiple-cameras (page of 2026, as read in a public copy)",
      "note": "Chip older than A12: Apple names iPhone XS, XS Max, XR and iPad Pro (3rd generation) as the devices of iOS 13, and asks for \"A12 or later\"."
    },
    {
      "id": "systems",
      "kind": "reported",
      "reference": "github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11)",
      "note": "Year and systems of a public table; the last one is the last version that was seen on 2026-05-11, and iOS 17 does not run. Security updates may follow."
    },
    {
      "id": "inventory",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/KyleBing/iphone src/iPhones.js @ad9de5d61e874c18cdc801ffe2805e9e152d6546",
      "note": "A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/kb/SP767, was not read."
    },
    {
      "id": "wide",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; printed device lists of iPhone XS, 11 Pro Max and 17 Pro",
      "note": "A back wide and a front camera exist on every model here; iPhone XS, 11 Pro Max and 17 Pro show both in printed lists."
    },
    {
      "id": "sensors",
      "kind": "reported",
      "reference": "https://developer.apple.com/library/ios/documentation/DeviceInformation/Reference/iOSDeviceCompatibility/Cameras/Cameras.html (archived; only the top of the page could be read); github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820)",
      "note": "The size of the largest still of the camera, which is taken for that of the sensor. Modes of other shapes may be a little wider."
    }
  ]
}

"""####
    case "iphone-8-plus":
      ####"""
{
  "capplanProfile": 1,
  "id": "iphone-8-plus",
  "name": "iPhone 8 Plus",
  "modelIdentifiers": ["iPhone10,2", "iPhone10,5"],
  "chip": "A11 Bionic",
  "multiCamSupported": false,
  "releaseYear": { "value": 2017, "source": "systems" },
  "firstOperatingSystem": { "value": "11.0", "source": "systems" },
  "lastOperatingSystem": { "value": "16.7.13", "source": "systems" },
  "camerasComplete": { "value": true, "source": "inventory" },
  "cameras": [
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "back",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "wide"
    },
    {
      "deviceType": "builtInTelephotoCamera",
      "position": "back",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "telephoto"
    },
    {
      "deviceType": "builtInDualCamera",
      "position": "back",
      "source": "dual",
      "manualControls": false
    },
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "front",
      "sensor": { "value": { "width": 3088, "height": 2320 }, "source": "sensors" },
      "source": "wide"
    }
  ],
  "sources": [
    {
      "id": "identity",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11); github.com/kyle-seongwoo-jun/apple-device-identifiers ios-device-identifiers.json @b7b3acf2d1c1e8b2dec4ab71ec1d175aadd43f12",
      "note": "Model identifiers and chip."
    },
    {
      "id": "multi-cam",
      "kind": "documented",
      "reference": "WWDC19 session 225, transcript; https://developer.apple.com/videos/play/wwdc2019/225/; https://developer.apple.com/documentation/avfoundation/avcapturemulticamsession/ismulticamsupported (text of an older version, as copied in github Averyy/apple-dev-docs documentation/AVFoundation/avcapturemulticamsession/ismulticamsupported.md and theAppLaunchers/apple-docs-for-rag); https://developer.apple.com/documentation/avfoundation/avmulticampip-capturing-from-multiple-cameras (page of 2026, as read in a public copy)",
      "note": "Chip older than A12: Apple names iPhone XS, XS Max, XR and iPad Pro (3rd generation) as the devices of iOS 13, and asks for \"A12 or later\"."
    },
    {
      "id": "systems",
      "kind": "reported",
      "reference": "github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11)",
      "note": "Year and systems of a public table; the last one is the last version that was seen on 2026-05-11, and iOS 17 does not run. Security updates may follow."
    },
    {
      "id": "inventory",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/KyleBing/iphone src/iPhones.js @ad9de5d61e874c18cdc801ffe2805e9e152d6546",
      "note": "A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/kb/SP768, was not read."
    },
    {
      "id": "wide",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; printed device lists of iPhone XS, 11 Pro Max and 17 Pro",
      "note": "A back wide and a front camera exist on every model here; iPhone XS, 11 Pro Max and 17 Pro show both in printed lists."
    },
    {
      "id": "telephoto",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation",
      "note": "Telephoto in the inventory."
    },
    {
      "id": "dual",
      "kind": "reported",
      "reference": "github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation",
      "note": "iOS writes \"back dual camera\" into LensModel."
    },
    {
      "id": "sensors",
      "kind": "reported",
      "reference": "a GSMArena copy in public code, address not known; https://developer.apple.com/library/ios/documentation/DeviceInformation/Reference/iOSDeviceCompatibility/Cameras/Cameras.html (archived; only the top of the page could be read)",
      "note": "The size of the largest still of the camera, which is taken for that of the sensor. Modes of other shapes may be a little wider."
    },
    {
      "id": "virtual-cameras",
      "kind": "documented",
      "reference": "AVCaptureDevice.h, iOS SDK 17.2: AVCaptureDeviceTypeBuiltInDualCamera, BuiltInDualWideCamera, BuiltInTripleCamera",
      "note": "These virtual cameras support neither custom exposure nor manual exposure brackets, nor locking the lens or the white balance at other than the current value: manualControls is false. Their constituents are part of the definition."
    }
  ]
}

"""####
    case "iphone-air":
      ####"""
{
  "capplanProfile": 1,
  "id": "iphone-air",
  "name": "iPhone Air",
  "modelIdentifiers": ["iPhone18,4"],
  "chip": "A19 Pro",
  "multiCamSupported": true,
  "releaseYear": { "value": 2025, "source": "systems" },
  "firstOperatingSystem": { "value": "26.0", "source": "systems" },
  "camerasComplete": { "value": true, "source": "inventory" },
  "cameras": [
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "back",
      "sensor": { "value": { "width": 8064, "height": 6048 }, "source": "sensors" },
      "source": "wide"
    },
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "front",
      "sensor": { "value": { "width": 4896, "height": 4896 }, "source": "front-sensor" },
      "source": "wide"
    },
    {
      "deviceType": "builtInUltraWideCamera",
      "position": "front",
      "sensor": { "value": { "width": 4896, "height": 4896 }, "source": "sensors" },
      "source": "ultra-wide"
    },
    {
      "deviceType": "builtInTrueDepthCamera",
      "position": "front",
      "source": "truedepth"
    }
  ],
  "microphones": { "beams": ["front", "back"], "source": "microphones" },
  "costModelOf": "iphone-17-pro",
  "sources": [
    {
      "id": "identity",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11); github.com/kyle-seongwoo-jun/apple-device-identifiers ios-device-identifiers.json @b7b3acf2d1c1e8b2dec4ab71ec1d175aadd43f12",
      "note": "Model identifiers and chip."
    },
    {
      "id": "multi-cam",
      "kind": "documented",
      "reference": "https://developer.apple.com/documentation/avfoundation/avmulticampip-capturing-from-multiple-cameras (page of 2026, as read in a public copy); https://news.lavx.hu/article/ios-27-brings-dual-camera-to-facetime-but-only-iphone-17-and-newer-can-broadcast-it",
      "note": "\"An iPhone with an A12 or later processor\" (Apple's sample page); the Camera app's Dual Capture runs front and back at once on this model."
    },
    {
      "id": "systems",
      "kind": "reported",
      "reference": "github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11)",
      "note": "Year and systems of a public table. It has no last one: iOS 26 still came on 2026-05-11. Whether version 27 does is not known here, so the last one is left out."
    },
    {
      "id": "inventory",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/KyleBing/iphone src/iPhones.js @ad9de5d61e874c18cdc801ffe2805e9e152d6546",
      "note": "A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/en-us/125092, was not read."
    },
    {
      "id": "wide",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; printed device lists of iPhone XS, 11 Pro Max and 17 Pro",
      "note": "A back wide and a front camera exist on every model here; iPhone XS, 11 Pro Max and 17 Pro show both in printed lists."
    },
    {
      "id": "ultra-wide",
      "kind": "documented",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation; https://developer.apple.com/documentation/avfoundation/adopting-smart-framing-in-your-camera-app",
      "note": "No back ultra wide camera; front Ultra Wide camera documented by Apple (iPhone Air)."
    },
    {
      "id": "truedepth",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation; github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; printed device lists of iPhone XS, 11 Pro Max and 17 Pro",
      "note": "Face ID hardware = TrueDepth camera (YUV + infrared)."
    },
    {
      "id": "sensors",
      "kind": "reported",
      "reference": "a copy of Apple's text in public code, address not known; https://www.techradar.com/phones/iphone/iphone-17-lineup-photography-specs-explained-fusion-camera-center-stage-and-48mp-mode; https://developer.apple.com/documentation/avfoundation/adopting-smart-framing-in-your-camera-app; printed lists of formats of iPhone 11 Pro, 15 Pro and 17 Pro",
      "note": "The size of the largest still of the camera, which is taken for that of the sensor. Modes of other shapes may be a little wider."
    },
    {
      "id": "front-sensor",
      "kind": "derived",
      "reference": "printed lists of formats of iPhone 11 Pro, 15 Pro and 17 Pro; a developer, on-device in public code, address not known; on-device list, stored by a developer in public code, address not known",
      "note": "There is one camera at the front, which is presented as a wide and as an ultra wide one: the sensor of the wide camera is that of the ultra wide one."
    },
    {
      "id": "microphones",
      "kind": "derived",
      "reference": "WWDC19 session 225, slides Multi-Microphone Capture; https://developer.apple.com/videos/play/wwdc2019/225/",
      "note": "The talk gives every multi-camera session on an iPhone an omnidirectional port, a front and a back beam; it does not name this model. How many microphones it has is left open."
    }
  ]
}

"""####
    case "iphone-duo":
      ####"""
{
  "capplanProfile": 1,
  "id": "iphone-duo",
  "name": "iPhone Duo",
  "modelIdentifiers": ["iPhone19,4"],
  "multiCamSupported": true,
  "releaseYear": { "value": 2026, "source": "release" },
  "firstOperatingSystem": { "value": "27.1", "source": "release" },
  "cameras": [
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "back",
      "source": "specifications"
    },
    {
      "deviceType": "builtInUltraWideCamera",
      "position": "back",
      "source": "specifications"
    },
    {
      "deviceType": "builtInDualWideCamera",
      "position": "back",
      "source": "rear-virtual",
      "manualControls": false
    },
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "front",
      "source": "front-cameras",
      "constituents": ["builtInInnerUltraWideCamera", "builtInOuterUltraWideCamera"]
    },
    {
      "deviceType": "builtInUltraWideCamera",
      "position": "front",
      "source": "front-cameras",
      "constituents": ["builtInInnerUltraWideCamera", "builtInOuterUltraWideCamera"]
    },
    {
      "deviceType": "builtInInnerUltraWideCamera",
      "position": "front",
      "source": "front-cameras"
    },
    {
      "deviceType": "builtInOuterUltraWideCamera",
      "position": "front",
      "source": "front-cameras"
    }
  ],
  "microphones": { "beams": ["front", "back"], "source": "microphones" },
  "sources": [
    {
      "id": "release",
      "kind": "reported",
      "reference": "public tables of identifiers, boards and firmware names",
      "note": "iPhone19,4, board V68AP, announced 2026-09-09, from 2026-10-23 with iOS 27.1."
    },
    {
      "id": "specifications",
      "kind": "documented",
      "reference": "https://support.apple.com/en-us/148590 and 148591, as read in public copies",
      "note": "48 MP wide (f/1.6) and 48 MP ultra wide (f/2.2) at the back and no telephoto; at the front two 18 MP ultra wide cameras with square sensors, one on the outside and one under the inner display. Touch ID, no TrueDepth camera. No size of stills and no format was found."
    },
    {
      "id": "rear-virtual",
      "kind": "documented",
      "reference": "https://developer.apple.com/forums/thread/847781",
      "note": "The virtual camera at the back is the dual wide one; none joins a camera at the back with the outer one at the front."
    },
    {
      "id": "front-cameras",
      "kind": "reported",
      "reference": "Tech Talk 111465, as summed up in github.com/mirzaaghazadeh/iphone-duo-skills skills/iphone-duo-camera/SKILL.md @178f0550db68d48a7fa494e04c4ebddb05170196; https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct/builtininnerultrawidecamera",
      "note": "The front wide and the front ultra wide camera are one virtual camera over the inner and the outer one: at most 1080p at 60, without depth. By itself the inner one goes to 1080p at 60, the outer one to 4K and 120."
    },
    {
      "id": "multi-cam-pairs",
      "kind": "documented",
      "reference": "https://developer.apple.com/forums/thread/847763",
      "note": "Apple's engineers: three physical cameras at once, by supportedMultiCamDeviceSets; cameras at the back and at the front run together. Which sets there are is not printed."
    },
    {
      "id": "multi-cam",
      "kind": "documented",
      "reference": "https://developer.apple.com/documentation/avfoundation/avmulticampip-capturing-from-multiple-cameras (page of 2026, as read in a public copy); https://developer.apple.com/forums/thread/847763",
      "note": "\"An iPhone with an A12 or later processor\" (Apple's sample page), and Apple's engineers speak of its multi-camera sets."
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
    }
  ]
}

"""####
    case "iphone-se-2nd-generation":
      ####"""
{
  "capplanProfile": 1,
  "id": "iphone-se-2nd-generation",
  "name": "iPhone SE (2nd generation)",
  "modelIdentifiers": ["iPhone12,8"],
  "chip": "A13 Bionic",
  "multiCamSupported": true,
  "releaseYear": { "value": 2020, "source": "systems" },
  "firstOperatingSystem": { "value": "13.4", "source": "systems" },
  "camerasComplete": { "value": true, "source": "inventory" },
  "cameras": [
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "back",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "wide"
    },
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "front",
      "sensor": { "value": { "width": 3088, "height": 2320 }, "source": "sensors" },
      "source": "wide"
    }
  ],
  "microphones": { "beams": ["front", "back"], "source": "microphones" },
  "costModelOf": "conservative",
  "sources": [
    {
      "id": "identity",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11); github.com/kyle-seongwoo-jun/apple-device-identifiers ios-device-identifiers.json @b7b3acf2d1c1e8b2dec4ab71ec1d175aadd43f12",
      "note": "Model identifiers and chip."
    },
    {
      "id": "multi-cam",
      "kind": "documented",
      "reference": "https://developer.apple.com/documentation/avfoundation/avmulticampip-capturing-from-multiple-cameras (page of 2026, as read in a public copy)",
      "note": "\"An iPhone with an A12 or later processor\" (Apple's sample page). No on-device report was found for this model; the class statement covers it; one checklist in public code takes \"SE\" for an iPhone without multi-cam, untested."
    },
    {
      "id": "systems",
      "kind": "reported",
      "reference": "github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11)",
      "note": "Year and systems of a public table. It has no last one: iOS 26 still came on 2026-05-11. Whether version 27 does is not known here, so the last one is left out."
    },
    {
      "id": "inventory",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/KyleBing/iphone src/iPhones.js @ad9de5d61e874c18cdc801ffe2805e9e152d6546",
      "note": "A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/kb/SP820, was not read."
    },
    {
      "id": "wide",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; printed device lists of iPhone XS, 11 Pro Max and 17 Pro",
      "note": "A back wide and a front camera exist on every model here; iPhone XS, 11 Pro Max and 17 Pro show both in printed lists."
    },
    {
      "id": "sensors",
      "kind": "reported",
      "reference": "a GSMArena copy, Apple text copy in public code, address not known; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820)",
      "note": "The size of the largest still of the camera, which is taken for that of the sensor. Modes of other shapes may be a little wider."
    },
    {
      "id": "microphones",
      "kind": "derived",
      "reference": "WWDC19 session 225, slides Multi-Microphone Capture; https://developer.apple.com/videos/play/wwdc2019/225/",
      "note": "The talk gives every multi-camera session on an iPhone an omnidirectional port, a front and a back beam; it does not name this model. How many microphones it has is left open."
    }
  ]
}

"""####
    case "iphone-se-3rd-generation":
      ####"""
{
  "capplanProfile": 1,
  "id": "iphone-se-3rd-generation",
  "name": "iPhone SE (3rd generation)",
  "modelIdentifiers": ["iPhone14,6"],
  "chip": "A15 Bionic",
  "multiCamSupported": true,
  "releaseYear": { "value": 2022, "source": "systems" },
  "firstOperatingSystem": { "value": "15.4", "source": "systems" },
  "camerasComplete": { "value": true, "source": "inventory" },
  "cameras": [
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "back",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "wide"
    },
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "front",
      "sensor": { "value": { "width": 3088, "height": 2320 }, "source": "sensors" },
      "source": "wide"
    }
  ],
  "microphones": { "beams": ["front", "back"], "source": "microphones" },
  "costModelOf": "conservative",
  "sources": [
    {
      "id": "identity",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11); github.com/kyle-seongwoo-jun/apple-device-identifiers ios-device-identifiers.json @b7b3acf2d1c1e8b2dec4ab71ec1d175aadd43f12",
      "note": "Model identifiers and chip."
    },
    {
      "id": "multi-cam",
      "kind": "documented",
      "reference": "https://developer.apple.com/documentation/avfoundation/avmulticampip-capturing-from-multiple-cameras (page of 2026, as read in a public copy)",
      "note": "\"An iPhone with an A12 or later processor\" (Apple's sample page). No on-device report was found for this model; the class statement covers it; one checklist in public code takes \"SE\" for an iPhone without multi-cam, untested."
    },
    {
      "id": "systems",
      "kind": "reported",
      "reference": "github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11)",
      "note": "Year and systems of a public table. It has no last one: iOS 26 still came on 2026-05-11. Whether version 27 does is not known here, so the last one is left out."
    },
    {
      "id": "inventory",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/KyleBing/iphone src/iPhones.js @ad9de5d61e874c18cdc801ffe2805e9e152d6546",
      "note": "A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/kb/SP867, was not read."
    },
    {
      "id": "wide",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; printed device lists of iPhone XS, 11 Pro Max and 17 Pro",
      "note": "A back wide and a front camera exist on every model here; iPhone XS, 11 Pro Max and 17 Pro show both in printed lists."
    },
    {
      "id": "sensors",
      "kind": "reported",
      "reference": "a copy of Apple's compare pages in public code, address not known; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820)",
      "note": "The size of the largest still of the camera, which is taken for that of the sensor. Modes of other shapes may be a little wider."
    },
    {
      "id": "microphones",
      "kind": "derived",
      "reference": "WWDC19 session 225, slides Multi-Microphone Capture; https://developer.apple.com/videos/play/wwdc2019/225/",
      "note": "The talk gives every multi-camera session on an iPhone an omnidirectional port, a front and a back beam; it does not name this model. How many microphones it has is left open."
    }
  ]
}

"""####
    case "iphone-x":
      ####"""
{
  "capplanProfile": 1,
  "id": "iphone-x",
  "name": "iPhone X",
  "modelIdentifiers": ["iPhone10,3", "iPhone10,6"],
  "chip": "A11 Bionic",
  "multiCamSupported": false,
  "releaseYear": { "value": 2017, "source": "systems" },
  "firstOperatingSystem": { "value": "11.0.1", "source": "systems" },
  "lastOperatingSystem": { "value": "16.7.13", "source": "systems" },
  "camerasComplete": { "value": true, "source": "inventory" },
  "cameras": [
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "back",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "wide"
    },
    {
      "deviceType": "builtInTelephotoCamera",
      "position": "back",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "telephoto"
    },
    {
      "deviceType": "builtInDualCamera",
      "position": "back",
      "source": "dual",
      "manualControls": false
    },
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "front",
      "sensor": { "value": { "width": 3088, "height": 2320 }, "source": "sensors" },
      "source": "wide"
    },
    {
      "deviceType": "builtInTrueDepthCamera",
      "position": "front",
      "sensor": { "value": { "width": 3088, "height": 2320 }, "source": "depth-sensors" },
      "source": "truedepth"
    }
  ],
  "sources": [
    {
      "id": "identity",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11); github.com/kyle-seongwoo-jun/apple-device-identifiers ios-device-identifiers.json @b7b3acf2d1c1e8b2dec4ab71ec1d175aadd43f12",
      "note": "Model identifiers and chip."
    },
    {
      "id": "multi-cam",
      "kind": "documented",
      "reference": "WWDC19 session 225, transcript; https://developer.apple.com/videos/play/wwdc2019/225/; https://developer.apple.com/documentation/avfoundation/avcapturemulticamsession/ismulticamsupported (text of an older version, as copied in github Averyy/apple-dev-docs documentation/AVFoundation/avcapturemulticamsession/ismulticamsupported.md and theAppLaunchers/apple-docs-for-rag); https://developer.apple.com/documentation/avfoundation/avmulticampip-capturing-from-multiple-cameras (page of 2026, as read in a public copy); https://github.com/DaisukeNagata/BothSidesCamera/issues/11",
      "note": "Chip older than A12: Apple names iPhone XS, XS Max, XR and iPad Pro (3rd generation) as the devices of iOS 13, and asks for \"A12 or later\"."
    },
    {
      "id": "systems",
      "kind": "reported",
      "reference": "github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11)",
      "note": "Year and systems of a public table; the last one is the last version that was seen on 2026-05-11, and iOS 17 does not run. Security updates may follow."
    },
    {
      "id": "inventory",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/KyleBing/iphone src/iPhones.js @ad9de5d61e874c18cdc801ffe2805e9e152d6546",
      "note": "A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/kb/SP770, was not read."
    },
    {
      "id": "wide",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; printed device lists of iPhone XS, 11 Pro Max and 17 Pro",
      "note": "A back wide and a front camera exist on every model here; iPhone XS, 11 Pro Max and 17 Pro show both in printed lists."
    },
    {
      "id": "telephoto",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation",
      "note": "Telephoto in the inventory."
    },
    {
      "id": "dual",
      "kind": "reported",
      "reference": "github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation",
      "note": "iOS writes \"back dual camera\" into LensModel."
    },
    {
      "id": "truedepth",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation; github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; printed device lists of iPhone XS, 11 Pro Max and 17 Pro",
      "note": "Face ID hardware = TrueDepth camera (YUV + infrared)."
    },
    {
      "id": "sensors",
      "kind": "reported",
      "reference": "https://www.iphonefaq.org/archives/976253; https://developer.apple.com/library/ios/documentation/DeviceInformation/Reference/iOSDeviceCompatibility/Cameras/Cameras.html (archived; only the top of the page could be read)",
      "note": "The size of the largest still of the camera, which is taken for that of the sensor. Modes of other shapes may be a little wider."
    },
    {
      "id": "depth-sensors",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct",
      "note": "A depth camera's own video is that of its YUV camera, the wide one of its side: so is the sensor."
    },
    {
      "id": "virtual-cameras",
      "kind": "documented",
      "reference": "AVCaptureDevice.h, iOS SDK 17.2: AVCaptureDeviceTypeBuiltInDualCamera, BuiltInDualWideCamera, BuiltInTripleCamera",
      "note": "These virtual cameras support neither custom exposure nor manual exposure brackets, nor locking the lens or the white balance at other than the current value: manualControls is false. Their constituents are part of the definition."
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
  "releaseYear": { "value": 2018, "source": "systems" },
  "firstOperatingSystem": { "value": "12.0", "source": "systems" },
  "lastOperatingSystem": { "value": "18.7.4", "source": "systems" },
  "camerasComplete": { "value": true, "source": "inventory" },
  "cameras": [
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "back",
      "name": "Back Camera",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
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
        "graph": {
          "session": { "type": "multiCam" },
          "inputs": [
            { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back", "activeFormat": { "width": 1920, "height": 1080 } },
            { "id": "front", "deviceType": "builtInWideAngleCamera", "position": "front", "activeFormat": { "width": 1920, "height": 1080 } },
            { "id": "mic", "deviceType": "microphone" }
          ],
          "outputs": [
            { "id": "backVideo", "type": "videoData" },
            { "id": "frontVideo", "type": "videoData" },
            { "id": "sound", "type": "audioData" },
            { "id": "sound2", "type": "audioData" }
          ],
          "connections": [
            { "input": "back", "port": "video", "output": "backVideo" },
            { "input": "front", "port": "video", "output": "frontVideo" },
            { "input": "mic", "port": "audio", "output": "sound" },
            { "input": "mic", "port": "audio", "output": "sound2" }
          ]
        },
        "recorded": ["sizes", "outputTypes"],
        "hardwareCost": 0.667,
        "systemPressureCost": null,
        "readWhen": "configured",
        "operatingSystem": "iOS 18.7.9",
        "configuration": "back wide and front wide in their default formats, both delivering 1920x1080; 2 video data outputs, 1 microphone with 2 audio data outputs",
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
  "releaseYear": { "value": 2018, "source": "systems" },
  "firstOperatingSystem": { "value": "12.0", "source": "systems" },
  "lastOperatingSystem": { "value": "18.7.4", "source": "systems" },
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
  "siblings": [{ "profile": "iphone-xs-max", "source": "siblings" }],
  "cameras": [
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "back",
      "name": "Back Camera",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
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
      "id": "siblings",
      "kind": "derived",
      "reference": "https://en.wikipedia.org/wiki/IPhone_XS; a copy of Apple's text in public code, address not known; WWDC19 session 225 transcript line 153; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545",
      "note": "One Wikipedia infobox and one camera line for XS and XS Max; Apple names them together in WWDC19; the Apple text of XS Max (C-xsmax) is that of XS; same chip, year, OS range."
    }
  ]
}

"""####
    case "iphone-xs-max":
      ####"""
{
  "capplanProfile": 1,
  "id": "iphone-xs-max",
  "name": "iPhone XS Max",
  "modelIdentifiers": ["iPhone11,4", "iPhone11,6"],
  "chip": "A12 Bionic",
  "multiCamSupported": true,
  "releaseYear": { "value": 2018, "source": "systems" },
  "firstOperatingSystem": { "value": "12.0", "source": "systems" },
  "lastOperatingSystem": { "value": "18.7.4", "source": "systems" },
  "camerasComplete": { "value": true, "source": "inventory" },
  "siblings": [{ "profile": "iphone-xs", "source": "siblings" }],
  "cameras": [
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "back",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "wide",
      "formatsOf": { "profile": "iphone-xs", "deviceType": "builtInWideAngleCamera", "position": "back" }
    },
    {
      "deviceType": "builtInTelephotoCamera",
      "position": "back",
      "sensor": { "value": { "width": 4032, "height": 3024 }, "source": "sensors" },
      "source": "telephoto",
      "formatsOf": { "profile": "iphone-xs", "deviceType": "builtInTelephotoCamera", "position": "back" }
    },
    {
      "deviceType": "builtInDualCamera",
      "position": "back",
      "source": "dual",
      "formatsOf": { "profile": "iphone-xs", "deviceType": "builtInDualCamera", "position": "back" },
      "manualControls": false
    },
    {
      "deviceType": "builtInWideAngleCamera",
      "position": "front",
      "sensor": { "value": { "width": 3088, "height": 2320 }, "source": "sensors" },
      "source": "wide",
      "formatsOf": { "profile": "iphone-xs", "deviceType": "builtInWideAngleCamera", "position": "front" }
    },
    {
      "deviceType": "builtInTrueDepthCamera",
      "position": "front",
      "sensor": { "value": { "width": 3088, "height": 2320 }, "source": "depth-sensors" },
      "source": "truedepth",
      "formatsOf": { "profile": "iphone-xs", "deviceType": "builtInTrueDepthCamera", "position": "front" }
    }
  ],
  "multiCamDeviceSetsOf": "iphone-xs",
  "microphones": { "count": 4, "beams": ["front", "back"], "source": "microphones" },
  "costModelOf": "iphone-xs",
  "sources": [
    {
      "id": "identity",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11); github.com/kyle-seongwoo-jun/apple-device-identifiers ios-device-identifiers.json @b7b3acf2d1c1e8b2dec4ab71ec1d175aadd43f12",
      "note": "Model identifiers and chip."
    },
    {
      "id": "multi-cam",
      "kind": "documented",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturemulticamsession/ismulticamsupported (text of an older version, as copied in github Averyy/apple-dev-docs documentation/AVFoundation/avcapturemulticamsession/ismulticamsupported.md and theAppLaunchers/apple-docs-for-rag); WWDC19 session 225, transcript; https://developer.apple.com/videos/play/wwdc2019/225/; https://developer.apple.com/documentation/avfoundation/avmulticampip-capturing-from-multiple-cameras (page of 2026, as read in a public copy)",
      "note": "Named by Apple."
    },
    {
      "id": "systems",
      "kind": "reported",
      "reference": "github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11)",
      "note": "Year and systems of a public table; the last one is the last version that was seen on 2026-05-11, and iOS 26 does not run. Security updates may follow."
    },
    {
      "id": "inventory",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/KyleBing/iphone src/iPhones.js @ad9de5d61e874c18cdc801ffe2805e9e152d6546",
      "note": "A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/kb/SP780, was not read."
    },
    {
      "id": "siblings",
      "kind": "derived",
      "reference": "https://en.wikipedia.org/wiki/IPhone_XS; a copy of Apple's text in public code, address not known; WWDC19 session 225 transcript line 153; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545",
      "note": "One Wikipedia infobox and one camera line for XS and XS Max; Apple names them together in WWDC19; the Apple text of XS Max (C-xsmax) is that of XS; same chip, year, OS range."
    },
    {
      "id": "wide",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; printed device lists of iPhone XS, 11 Pro Max and 17 Pro",
      "note": "A back wide and a front camera exist on every model here; iPhone XS, 11 Pro Max and 17 Pro show both in printed lists."
    },
    {
      "id": "telephoto",
      "kind": "reported",
      "reference": "github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation",
      "note": "Telephoto in the inventory."
    },
    {
      "id": "dual",
      "kind": "documented",
      "reference": "WWDC19 session 225 transcript line 153; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation",
      "note": "iOS writes \"back dual camera\" into LensModel."
    },
    {
      "id": "truedepth",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation; github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; printed device lists of iPhone XS, 11 Pro Max and 17 Pro",
      "note": "Face ID hardware = TrueDepth camera (YUV + infrared)."
    },
    {
      "id": "sensors",
      "kind": "reported",
      "reference": "a copy of Apple's text in public code, address not known; https://en.wikipedia.org/wiki/IPhone_XS",
      "note": "The size of the largest still of the camera, which is taken for that of the sensor. Modes of other shapes may be a little wider."
    },
    {
      "id": "depth-sensors",
      "kind": "derived",
      "reference": "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct",
      "note": "A depth camera's own video is that of its YUV camera, the wide one of its side: so is the sensor."
    },
    {
      "id": "virtual-cameras",
      "kind": "documented",
      "reference": "AVCaptureDevice.h, iOS SDK 17.2: AVCaptureDeviceTypeBuiltInDualCamera, BuiltInDualWideCamera, BuiltInTripleCamera",
      "note": "These virtual cameras support neither custom exposure nor manual exposure brackets, nor locking the lens or the white balance at other than the current value: manualControls is false. Their constituents are part of the definition."
    },
    {
      "id": "microphones",
      "kind": "documented",
      "reference": "WWDC19 session 225, slides Multi-Microphone Capture; https://developer.apple.com/videos/play/wwdc2019/225/",
      "note": "The talk says that recent iPhones have four microphones, and that a multi-camera session has an omnidirectional port, a front and a back beam."
    }
  ]
}

"""####
    default: nil
    }
  }

  /// A bundled profile as a `Packer` has it; `nil` for another id.
  package static func packed(_ id: String) -> StaticString? {
    switch id {
    case "conservative": "<0\u{5c}1<018h10110000002011;P2001116[21116[26PDP?011l1111100011PP\u{5c}d21PhPm21PhPm20000000000000PX1`F011l1111100011PbXZ21PXb\u{5c}21PXb\u{5c}20000000000000P]1hQ1011l1111100011PP\u{5c}d21PhPm21PhPm20000000000000Pl1hQ1011N101100011PPPP91PPYb91PPYb90000000000000Pl1hQ1011l1111100011PbXZ21PXb\u{5c}21PXb\u{5c}20000000000000Pl1P]1011l1111100011PP\u{5c}d21PhPm21PhPm20000000000000000000017a2021<h2001016[206PDP?011l1111100011Rh`_11PhPm21PhPm20000000000000PX1`F011l1111100011Rh`_11PXb\u{5c}21PXb\u{5c}20000000000000P]1hQ1011l1111100011Rh`_11PhPm21PhPm20000000000000Pl1hQ1011N101100011XPSn51PPYb91PPYb90000000000000Pl1hQ1011l1111100011Rh`_11PXb\u{5c}21PXb\u{5c}20000000000000Pl1P]1011l1111100011Rh`_11PhPm21PhPm2000000000000000000001=T310012010214a301012211;e3151^7P400;11PPdeiE1`fUSTF1W[Roie116^;11PP`Vn41_m^la51mjmhS;16^;1100PPPPPPPPPPho31116d;1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}bo31:j;111121213T<1100d`[_d`[_d`mo31318W<1100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30ci\u{5c}Vci\u{5c}Vciho318W<1100ci\u{5c}Vci\u{5c}Vcido30ci\u{5c}Vci\u{5c}Vcilo318W<1100nWeagdkTaQmo30S^maR^maRnoo318W<1100kSUljSUljSUo30j\u{5c}Vci\u{5c}Vci\u{5c}^o318W<61100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<2100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}fo318W<3100ci\u{5c}Vci\u{5c}Vci`o30PPPPPPPPPPho318W<5100j\u{5c}Vci\u{5c}Vci\u{5c}bo30ci\u{5c}Vci\u{5c}Vciho318W<4100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<6100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<000:7a24i4_<1U=XA=T34i4_<1[6]N4a34S=hT11e4ka1;e34Z3`f11X3ji16^;5Y8Rm11c>[U26d;5l2nc21U4jf2:j;5l2nc21f5oj23T<4X2eP31d4mR38W<5V3aW31SAgZ36[25U1jk31[5ol3"
    case "ipad-10th-generation": "DZR4FnR429dS49mS401:VT401Vo117`T41@017`T4001119gT40301001Pn3`n217PU4000000000014WU402001Pn3`n21<[U4000000000014WU412001Pn3`n217PU400000000001:gU40000000;00000000000000078QV43`>YV41Kid47`T43T4de41S5hi49gT43\u{5c}:kn41b6WY54WU43V<i_51f3ok5:gU43^Feo51W2Sf67PU43[6Zh61P4en6<[U44S2eR71e4hT7"
    case "ipad-8th-generation": "C]Y7EPZ728eZ78mZ701:U[701To117`T41>017`T4001119gT40201001PV3`\u{5c}217PU4000000000014WU402001PX1PN17PU4000000000014WU40000000;00000000000000058QV43`>YV41Kid47`T43T4de41S5hi49gT43\u{5c}:kn41b6_[74WU43V<i_51f3ok57PU43X5Qb71P4en6"
    case "ipad-9th-generation": "CYg7Elg728ah78ih701:Qi701Uo117`T41?017`T4001119gT40301001PV3`\u{5c}217PU4000000000014WU402001Pn3`n21<[U4000000000014WU412001Pn3`n217PU400000000001:gU40000000;00000000000000078QV43`>YV41Kid47`T43T4de41S5hi49gT43\u{5c}:kn41b6[i74WU43V<i_51f3ok5:gU43^Feo51W2Sf67PU43^7mo71P4en6<[U44S2eR71e4hT7"
    case "ipad-a16": "8[W8:cW828mW88UX801:]X801Yo117`T41B317`T4001119gT40301001Pn3`n217PU4000000000014WU402001Pn3`n21<[U4000000000014WU412001Pn3`n217PU400000000001:gU40000000;00000000000000078QV43`>YV41Kid47`T43T4de41S5hi49gT43\u{5c}:kn41f6gX84WU43V<i_51f3ok5:gU43^Feo51W2Sf67PU43[6Zh61P4en6<[U44S2eR71e4hT7"
    case "ipad-air-11-inch-m2": "C]_8EP`828e`88m`8012Ua801Xo117`T41A417`T4001119gT41CWa818ja8301001Pn3`n217PU4000000000014WU402001Pn3`n21<[U4000000000014WU412001Pn3`n217PU400000000001:gU40011201;e30000;00000000000000098QV43`>YV41Kid47`T43T4de41S5hi49gT43\u{5c}:kn41f6Rb88ja84\u{5c}:hh81R1TS94WU43V<i_51f3ok5:gU43^Feo51W2Sf67PU43g5VT91P4en6<[U44S2eR71e4hT7;e33h1mY91S1e[9"
    case "ipad-air-11-inch-m3": "Ch\u{5c}9E[]928P^98X^9012`^901Yo117`T41B317`T4001119gT41Cb^918ja8301001Pn3`n217PU4000000000014WU402001Pn3`n21<[U4000000000014WU412001Pn3`n217PU400000000001:gU40000000;00000000000000088QV43`>YV41Kid47`T43T4de41S5hi49gT43\u{5c}:kn41f6U_98ja84\u{5c}:hh81R1ke94WU43V<i_51f3ok5:gU43^Feo51W2Sf67PU43g5VT91P4en6<[U44S2eR71e4hT7"
    case "ipad-air-11-inch-m4": "Cmf9E`g928Uh98]h9012eh901Zo117`T41J317`T4001119gT41Cgh918ja8301001Pn3`n217PU4000000000014WU402001Pn3`n21<[U4000000000014WU412001Pn3`n217PU400000000001:gU40000000;00000000000000088QV43c:Zi91Kid47`T43T4de41S5hi49gT43\u{5c}:kn41f6mS:8ja84\u{5c}:hh81R1cZ:4WU43V<i_51f3ok5:gU43^Feo51W2Sf67PU43g5VT91P4en6<[U44S2eR71e4hT7"
    case "ipad-air-13-inch-m2": "CWa8Ee[:29Z\u{5c}:9c\u{5c}:012Ua801Xo117`T41A417`T4001119gT41C]_818ja8301001Pn3`n217PU4000000000014WU402001Pn3`n21<[U4000000000014WU412001Pn3`n217PU400000000001:gU40011201;e30000;00000000000000098QV43`>YV41Kid47`T43T4de41S5hi49gT43\u{5c}:kn41f6l\u{5c}:8ja84\u{5c}:hh81R1TS94WU43V<i_51f3ok5:gU43^Feo51W2Sf67PU43g5VT91P4en6<[U44S2eR71e4hT7;e33h1mY91S1e[9"
    case "ipad-air-13-inch-m3": "Cb^9Ebc:28Wd:8_d:012`^901Yo117`T41B317`T4001119gT41Ch\u{5c}918ja8301001Pn3`n217PU4000000000014WU402001Pn3`n21<[U4000000000014WU412001Pn3`n217PU400000000001:gU40000000;00000000000000088QV43`>YV41Kid47`T43T4de41S5hi49gT43\u{5c}:kn41f6gd:8ja84\u{5c}:hh81R1ke94WU43V<i_51f3ok5:gU43^Feo51W2Sf67PU43g5VT91P4en6<[U44S2eR71e4hT7"
    case "ipad-air-13-inch-m4": "Cgh9E]k:29Rl:9[l:012eh901Zo117`T41J317`T4001119gT41Cmf918ja8301001Pn3`n217PU4000000000014WU402001Pn3`n21<[U4000000000014WU412001Pn3`n217PU400000000001:gU40000000;00000000000000088QV43c:Zi91Kid47`T43T4de41S5hi49gT43\u{5c}:kn41f6dl:8ja84\u{5c}:hh81R1cZ:4WU43V<i_51f3ok5:gU43^Feo51W2Sf67PU43g5VT91P4en6<[U44S2eR71e4hT7"
    case "ipad-air-3rd-generation": "GZS;IQT;28jT;8RU;01:U[701So117`T41<217`T4001119gT40201001PV3`\u{5c}217PU4000000000014WU402001`P3`X217PU4000000000014WU40000000;00000000000000058QV43`>YV41Kid47`T43T4de41S5hi49gT43\u{5c}:kn41b6ZU;4WU43V<i_51f3ok57PU43m3l[;1P4en6"
    case "ipad-air-4th-generation": "Gi_;I``;28Ya;8aa;01:VT401To117`T41>017`T4001119gT40201001Pn3`n217PU4000000000014WU402001`P3`X217PU4000000000014WU40000000;00000000000000058QV43`>YV41Kid47`T43T4de41S5hi49gT43\u{5c}:kn41b6ia;4WU43V<i_51f3ok57PU43m3l[;1P4en6"
    case "ipad-air-5th-generation": "G[h;IRi;29ki;9Tj;012]j;01Vo117`T41?417`T4001119gT40301001Pn3`n217PU4000000000014WU402001Pn3`n21<[U4000000000014WU412001Pn3`n217PU400000000001:gU40000000;00000000000000078QV43`>YV41Kid47`T43T4de41S5hi49gT43\u{5c}:kn41b6_j;4WU43V<i_51f3ok5:gU43^Feo51W2Sf67PU43g5VT91P4en6<[U44S2eR71e4hT7"
    case "ipad-mini-5th-generation": "HQQ<JiQ<28cR<8kR<01:U[701So117`T41<217`T4001119gT40201001PV3`\u{5c}217PU4000000000014WU402001`P3`X217PU4000000000014WU40000000;00000000000000058QV43`>YV41Kid47`T43T4de41S5hi49gT43\u{5c}:kn41b6SS<4WU43V<i_51f3ok57PU43m3l[;1P4en6"
    case "ipad-mini-6th-generation": "HeY<J]Z<28W[<8_[<01:g[<01Uo117`T41?017`T4001119gT40301001Pn3`n217PU4000000000014WU402001Pn3`n21<[U4000000000014WU412001Pn3`n217PU400000000001:gU40000000;00000000000000078QV43`>YV41Kid47`T43T4de41S5hi49gT43\u{5c}:kn41b6Q\u{5c}<4WU43V<i_51f3ok5:gU43^Feo51W2Sf67PU43g5VT91P4en6<[U44S2eR71e4hT7"
    case "ipad-mini-a17-pro": "Acb<CTc<28gc<8oc<017Wd<01Xo117`T41B017`T4001119gT40301001Pn3`n217PU4000000000014WU402001Pn3`n21<[U4000000000014WU412001Pn3`n217PU400000000001:gU40000000;00000000000000078QV43`>YV41Kid47`T43T4de41S5hi49gT43\u{5c}:kn41f6^d<4WU43V<i_51f3ok5:gU43^Feo51W2Sf67PU43g5VT91P4en6<[U44S2eR71e4hT7"
    case "ipad-pro-11-inch": "@Tk<Bdk<47Vl<7]l<7dl<7kl<01;Rm<111Ro117`T41<117`T4001119gT41Q1]m<18ja8301001Pn3`n217PU4000000000014WU402001`P3`X217PU4000000000014WU462001`P3`X21=^n<000000000019kn<0011501;e3151^7P400;11PPdeiE1`fUSTF1W[Roie116^;11PP`Vn41_m^la51mjmhS;16^;1100PPPPPPPPPPho31116d;1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}bo31:j;111121213T<1100d`[_d`[_d`mo31318W<1100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30ci\u{5c}Vci\u{5c}Vciho318W<1100ci\u{5c}Vci\u{5c}Vcido30ci\u{5c}Vci\u{5c}Vcilo318W<1100nWeagdkTaQmo30S^maR^maRnoo318W<1100kSUljSUljSUo30j\u{5c}Vci\u{5c}Vci\u{5c}^o318W<61100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<2100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}fo318W<3100ci\u{5c}Vci\u{5c}Vci`o30PPPPPPPPPPho318W<5100j\u{5c}Vci\u{5c}Vci\u{5c}bo30ci\u{5c}Vci\u{5c}Vciho318W<4100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<6100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<001<0?8QV43`>YV41Kid49To<0Q@]o<1?^_=7`T43T4de41S5hi49gT43\u{5c}:kn41b6m_=8ja84YC_f=1V3hY>4WU43V<i_51f3ok59kn<4U=n\u{5c}>1e1Sj>7PU43o6hk>1P4en6=^n<4n2gR?1Q3eU?;e30e2fX?1`1[[?6^;5Y8Rm11c>[U26d;5l2nc21U4jf2:j;5l2nc21f5oj23T<4X2eP31d4mR38W<5V3aW31SAgZ3"
    case "ipad-pro-11-inch-2nd-generation": "Ok\u{5c}?S1j]?27m^?8T_?01;\u{5c}_?111To117`T41=417`T4001119gT41Q1g_?18ja8501001Pn3`n217PU4000000000014WU411001Pb3`e217PU400000000001:gU4410000000000100019h`?02001`P3`X217PU4000000000014WU462001`P3`X21=^n<000000000019kn<0011501;e3151^7P400;11PPdeiE1`fUSTF1W[Roie116^;11PP`Vn41_m^la51mjmhS;16^;1100PPPPPPPPPPho31116d;1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}bo31:j;111121213T<1100d`[_d`[_d`mo31318W<1100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30ci\u{5c}Vci\u{5c}Vciho318W<1100ci\u{5c}Vci\u{5c}Vcido30ci\u{5c}Vci\u{5c}Vcilo318W<1100nWeagdkTaQmo30S^maR^maRnoo318W<1100kSUljSUljSUo30j\u{5c}Vci\u{5c}Vci\u{5c}^o318W<61100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<2100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}fo318W<3100ci\u{5c}Vci\u{5c}Vci`o30PPPPPPPPPPho318W<5100j\u{5c}Vci\u{5c}Vci\u{5c}bo30ci\u{5c}Vci\u{5c}Vciho318W<4100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<6100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<001<0B8QV43`>YV41Kid49To<0f7Qa?1^3gh?7`T43T4de41S5hi49gT43\u{5c}:kn41b6Ul?8ja84j?gR@1j1ab@4WU43V<i_51f3ok5:gU43YD[d@1V4dXA9h`?3kEj\u{5c}A1j6eRB9kn<4U=n\u{5c}>1e1Sj>7PU43\u{5c}5_YB1P4en6=^n<4n2gR?1Q3eU??k^B0a3Z_B1V7kbB;e33c3QjB1S1e[96^;5Y8Rm11c>[U26d;5l2nc21U4jf2:j;5l2nc21f5oj23T<4X2eP31d4mR38W<5V3aW31SAgZ3"
    case "ipad-pro-11-inch-3rd-generation": "OdmBS1cnB48foB8noB8VPC8^PC012]j;111Uo117`T41>517`T4001119gT41Q1fPC18ja8701001Pn3`n217PU4000000000014WU411001Pb3`e217PU400000000001:gU4410000000000100019h`?71001Pn3`n21=^n<000000000015gQC02001Pn3`n21<[U4000000000014WU412001Pn3`n217PU400000000001:gU462000000000000019kn<0011501;e3151^7P400;11PPdeiE1`fUSTF1W[Roie116^;11PP`Vn41_m^la51mjmhS;16^;1100PPPPPPPPPPho31116d;1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}bo31:j;111121213T<1100d`[_d`[_d`mo31318W<1100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30ci\u{5c}Vci\u{5c}Vciho318W<1100ci\u{5c}Vci\u{5c}Vcido30ci\u{5c}Vci\u{5c}Vcilo318W<1100nWeagdkTaQmo30S^maR^maRnoo318W<1100kSUljSUljSUo30j\u{5c}Vci\u{5c}Vci\u{5c}^o318W<61100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<2100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}fo318W<3100ci\u{5c}Vci\u{5c}Vci`o30PPPPPPPPPPho318W<5100j\u{5c}Vci\u{5c}Vci\u{5c}bo30ci\u{5c}Vci\u{5c}Vciho318W<4100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<6100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<001<0D8QV43`>YV41Kid49To<0f7Qa?1^3gh?7`T43T4de41S5hi49gT43\u{5c}:kn41b6lQC8ja84Q>^XC1X1_fC4WU43V<i_51f3ok5:gU43^FggC1f6U^D9h`?3kEj\u{5c}A1j6eRB9kn<4U=n\u{5c}>1e1Sj>5gQC0^6kdD1j3YkD7PU43U5SoD1P4en6<[U44S2eR71e4hT7=^n<4n2gR?1Q3eU??k^B0a3Z_B1V7kbB;e33c3QjB1S1e[96^;5Y8Rm11c>[U26d;5l2nc21U4jf2:j;5l2nc21f5oj23T<4X2eP31d4mR38W<5V3aW31SAgZ3"
    case "ipad-pro-11-inch-4th-generation": "OXTES1WUE28ZVE8bVE012Ua8111Vo117`T41@017`T4001119gT41Q1jVE18ja8701001Pn3`n217PU4000000000014WU411001Pb3`e217PU400000000001:gU4410000000000100019h`?71001Pn3`n21=^n<000000000015gQC02001Pn3`n21<[U4000000000014WU412001Pn3`n217PU400000000001:gU462000000000000019kn<0011501;e3151^7P400;11PPdeiE1`fUSTF1W[Roie116^;11PP`Vn41_m^la51mjmhS;16^;1100PPPPPPPPPPho31116d;1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}bo31:j;111121213T<1100d`[_d`[_d`mo31318W<1100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30ci\u{5c}Vci\u{5c}Vciho318W<1100ci\u{5c}Vci\u{5c}Vcido30ci\u{5c}Vci\u{5c}Vcilo318W<1100nWeagdkTaQmo30S^maR^maRnoo318W<1100kSUljSUljSUo30j\u{5c}Vci\u{5c}Vci\u{5c}^o318W<61100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<2100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}fo318W<3100ci\u{5c}Vci\u{5c}Vci`o30PPPPPPPPPPho318W<5100j\u{5c}Vci\u{5c}Vci\u{5c}bo30ci\u{5c}Vci\u{5c}Vciho318W<4100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<6100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<001<0D8QV43`>YV41Kid49To<0f7Qa?1^3gh?7`T43T4de41S5hi49gT43\u{5c}:kn41b6kWE8ja84T@]^E1X1anE4WU43V<i_51f3ok5:gU43^FggC1f6U^D9h`?3kEj\u{5c}A1g3ioE9kn<4U=n\u{5c}>1e1Sj>5gQC0^6kdD1j3YkD7PU43X7`SF1P4en6<[U44S2eR71e4hT7=^n<4n2gR?1Q3eU??k^B0a3Z_B1V7kbB;e33NhZF1S1e[96^;5Y8Rm11c>[U26d;5l2nc21U4jf2:j;5l2nc21f5oj23T<4X2eP31d4mR38W<5V3aW31SAgZ3"
    case "ipad-pro-11-inch-m4": "Cf[FEY\u{5c}F28n\u{5c}F8V]F012eh9111Xo117`T41A417`T4001119gT41C^]F18ja8501001Pn3`n217PU4000000000014WU471001Pn3`n21=^n<000000000015gQC02001Pn3`n21<[U4000000000014WU412001Pn3`n217PU400000000001:gU462000000000000019kn<000151^7P400;11PPdeiE1`fUSTF1W[Roie116^;11PP`Vn41_m^la51mjmhS;16^;1100PPPPPPPPPPho31116d;1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}bo31:j;111121213T<1100d`[_d`[_d`mo31318W<1100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30ci\u{5c}Vci\u{5c}Vciho318W<1100ci\u{5c}Vci\u{5c}Vcido30ci\u{5c}Vci\u{5c}Vcilo318W<1100nWeagdkTaQmo30S^maR^maRnoo318W<1100kSUljSUljSUo30j\u{5c}Vci\u{5c}Vci\u{5c}^o318W<61100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<2100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}fo318W<3100ci\u{5c}Vci\u{5c}Vci`o30PPPPPPPPPPho318W<5100j\u{5c}Vci\u{5c}Vci\u{5c}bo30ci\u{5c}Vci\u{5c}Vciho318W<4100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<6100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<001<0A8QV43`>YV41Kid49To<0f7Qa?1^3gh?7`T43T4de41S5hi49gT43\u{5c}:kn41f6Q^F8ja84\u{5c}:hh81X1gdF4WU43V<i_51f3ok5:gU43^Feo51W2Sf69kn<4U=n\u{5c}>1e1Sj>5gQC0^6kdD1j3YkD7PU43\u{5c}8oeF1P4en6<[U44S2eR71e4hT7=^n<4n2gR?1Q3eU?6^;5Y8Rm11c>[U26d;5l2nc21U4jf2:j;5l2nc21f5oj23T<4X2eP31d4mR38W<5V3aW31SAgZ3"
    case "ipad-pro-11-inch-m5": "C[nFEnnF28coF8koF012SPG111Yo117`T41J017`T4001119gT41CUPG18ja8501001Pn3`n217PU4000000000014WU471001Pn3`n21=^n<000000000015gQC02001Pn3`n21<[U4000000000014WU412001Pn3`n217PU400000000001:gU462000000000000019kn<000151^7P400;11PPdeiE1`fUSTF1W[Roie116^;11PP`Vn41_m^la51mjmhS;16^;1100PPPPPPPPPPho31116d;1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}bo31:j;111121213T<1100d`[_d`[_d`mo31318W<1100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30ci\u{5c}Vci\u{5c}Vciho318W<1100ci\u{5c}Vci\u{5c}Vcido30ci\u{5c}Vci\u{5c}Vcilo318W<1100nWeagdkTaQmo30S^maR^maRnoo318W<1100kSUljSUljSUo30j\u{5c}Vci\u{5c}Vci\u{5c}^o318W<61100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<2100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}fo318W<3100ci\u{5c}Vci\u{5c}Vci`o30PPPPPPPPPPho318W<5100j\u{5c}Vci\u{5c}Vci\u{5c}bo30ci\u{5c}Vci\u{5c}Vciho318W<4100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<6100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<001<0A8QV43`>YV41Kid49To<0f7Qa?1^3gh?7`T43T4de41S5hi49gT43\u{5c}:kn41f6hPG8ja84i;^WG1o1WcG4WU43V<i_51f3ok5:gU43^Feo51W2Sf69kn<4U=n\u{5c}>1e1Sj>5gQC0^6kdD1j3YkD7PU43\u{5c}8oeF1P4en6<[U44S2eR71e4hT7=^n<4n2gR?1Q3eU?6^;5Y8Rm11c>[U26d;5l2nc21U4jf2:j;5l2nc21f5oj23T<4X2eP31d4mR38W<5V3aW31SAgZ3"
    case "ipad-pro-12-9-inch-3rd-generation": "Q1]m<U1VeG47[fG7bfG7ifG7PgG01;Rm<111Ro117`T41<117`T4001119gT41@Tk<18ja8301001Pn3`n217PU4000000000014WU402001`P3`X217PU4000000000014WU462001`P3`X21=^n<000000000019kn<0011501;e3151^7P400;11PPdeiE1`fUSTF1W[Roie116^;11PP`Vn41_m^la51mjmhS;16^;1100PPPPPPPPPPho31116d;1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}bo31:j;111121213T<1100d`[_d`[_d`mo31318W<1100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30ci\u{5c}Vci\u{5c}Vciho318W<1100ci\u{5c}Vci\u{5c}Vcido30ci\u{5c}Vci\u{5c}Vcilo318W<1100nWeagdkTaQmo30S^maR^maRnoo318W<1100kSUljSUljSUo30j\u{5c}Vci\u{5c}Vci\u{5c}^o318W<61100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<2100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}fo318W<3100ci\u{5c}Vci\u{5c}Vci`o30PPPPPPPPPPho318W<5100j\u{5c}Vci\u{5c}Vci\u{5c}bo30ci\u{5c}Vci\u{5c}Vciho318W<4100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<6100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<001<0?8QV43`>YV41Kid49To<0Q@]o<1?^_=7`T43T4de41S5hi49gT43\u{5c}:kn41b6WgG8ja84YC_f=1V3hY>4WU43V<i_51f3ok59kn<4U=n\u{5c}>1e1Sj>7PU43o6hk>1P4en6=^n<4n2gR?1Q3eU?;e30e2fX?1`1[[?6^;5Y8Rm11c>[U26d;5l2nc21U4jf2:j;5l2nc21f5oj23T<4X2eP31d4mR38W<5V3aW31SAgZ3"
    case "ipad-pro-12-9-inch-4th-generation": "Q1g_?U1imG28nnG8VoG01;\u{5c}_?111To117`T41=417`T4001119gT41Ok\u{5c}?18ja8501001Pn3`n217PU4000000000014WU411001Pb3`e217PU400000000001:gU4410000000000100019h`?02001`P3`X217PU4000000000014WU462001`P3`X21=^n<000000000019kn<0011501;e3151^7P400;11PPdeiE1`fUSTF1W[Roie116^;11PP`Vn41_m^la51mjmhS;16^;1100PPPPPPPPPPho31116d;1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}bo31:j;111121213T<1100d`[_d`[_d`mo31318W<1100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30ci\u{5c}Vci\u{5c}Vciho318W<1100ci\u{5c}Vci\u{5c}Vcido30ci\u{5c}Vci\u{5c}Vcilo318W<1100nWeagdkTaQmo30S^maR^maRnoo318W<1100kSUljSUljSUo30j\u{5c}Vci\u{5c}Vci\u{5c}^o318W<61100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<2100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}fo318W<3100ci\u{5c}Vci\u{5c}Vci`o30PPPPPPPPPPho318W<5100j\u{5c}Vci\u{5c}Vci\u{5c}bo30ci\u{5c}Vci\u{5c}Vciho318W<4100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<6100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<001<0B8QV43`>YV41Kid49To<0f7Qa?1^3gh?7`T43T4de41S5hi49gT43\u{5c}:kn41b6^oG8ja84j?gR@1j1ab@4WU43V<i_51f3ok5:gU43YD[d@1V4dXA9h`?3kEj\u{5c}A1j6eRB9kn<4U=n\u{5c}>1e1Sj>7PU43\u{5c}5_YB1P4en6=^n<4n2gR?1Q3eU??k^B0a3Z_B1V7kbB;e33c3QjB1S1e[96^;5Y8Rm11c>[U26d;5l2nc21U4jf2:j;5l2nc21f5oj23T<4X2eP31d4mR38W<5V3aW31SAgZ3"
    case "ipad-pro-12-9-inch-5th-generation": "Q1fPCU1PVH48UWH8]WH9eWH9nWH012]j;111Uo117`T41>517`T4001119gT41OdmB18ja8701001Pn3`n217PU4000000000014WU411001Pb3`e217PU400000000001:gU4410000000000100019h`?71001Pn3`n21=^n<000000000015gQC02001Pn3`n21<[U4000000000014WU412001Pn3`n217PU400000000001:gU462000000000000019kn<0011501;e3151^7P400;11PPdeiE1`fUSTF1W[Roie116^;11PP`Vn41_m^la51mjmhS;16^;1100PPPPPPPPPPho31116d;1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}bo31:j;111121213T<1100d`[_d`[_d`mo31318W<1100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30ci\u{5c}Vci\u{5c}Vciho318W<1100ci\u{5c}Vci\u{5c}Vcido30ci\u{5c}Vci\u{5c}Vcilo318W<1100nWeagdkTaQmo30S^maR^maRnoo318W<1100kSUljSUljSUo30j\u{5c}Vci\u{5c}Vci\u{5c}^o318W<61100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<2100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}fo318W<3100ci\u{5c}Vci\u{5c}Vci`o30PPPPPPPPPPho318W<5100j\u{5c}Vci\u{5c}Vci\u{5c}bo30ci\u{5c}Vci\u{5c}Vciho318W<4100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<6100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<001<0D8QV43`>YV41Kid49To<0f7Qa?1^3gh?7`T43T4de41S5hi49gT43\u{5c}:kn41b6WXH8ja84Q>^XC1X1_fC4WU43V<i_51f3ok5:gU43^FggC1f6U^D9h`?3kEj\u{5c}A1j6eRB9kn<4U=n\u{5c}>1e1Sj>5gQC0^6kdD1j3YkD7PU43U5SoD1P4en6<[U44S2eR71e4hT7=^n<4n2gR?1Q3eU??k^B0a3Z_B1V7kbB;e33c3QjB1S1e[96^;5Y8Rm11c>[U26d;5l2nc21U4jf2:j;5l2nc21f5oj23T<4X2eP31d4mR38W<5V3aW31SAgZ3"
    case "ipad-pro-12-9-inch-6th-generation": "Q1jVEU1i^H28n_H8V`H012Ua8111Vo117`T41@017`T4001119gT41OXTE18ja8701001Pn3`n217PU4000000000014WU411001Pb3`e217PU400000000001:gU4410000000000100019h`?71001Pn3`n21=^n<000000000015gQC02001Pn3`n21<[U4000000000014WU412001Pn3`n217PU400000000001:gU462000000000000019kn<0011501;e3151^7P400;11PPdeiE1`fUSTF1W[Roie116^;11PP`Vn41_m^la51mjmhS;16^;1100PPPPPPPPPPho31116d;1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}bo31:j;111121213T<1100d`[_d`[_d`mo31318W<1100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30ci\u{5c}Vci\u{5c}Vciho318W<1100ci\u{5c}Vci\u{5c}Vcido30ci\u{5c}Vci\u{5c}Vcilo318W<1100nWeagdkTaQmo30S^maR^maRnoo318W<1100kSUljSUljSUo30j\u{5c}Vci\u{5c}Vci\u{5c}^o318W<61100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<2100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}fo318W<3100ci\u{5c}Vci\u{5c}Vci`o30PPPPPPPPPPho318W<5100j\u{5c}Vci\u{5c}Vci\u{5c}bo30ci\u{5c}Vci\u{5c}Vciho318W<4100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<6100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<001<0D8QV43`>YV41Kid49To<0f7Qa?1^3gh?7`T43T4de41S5hi49gT43\u{5c}:kn41b6^`H8ja84T@]^E1X1anE4WU43V<i_51f3ok5:gU43^FggC1f6U^D9h`?3kEj\u{5c}A1j6eRB9kn<4U=n\u{5c}>1e1Sj>5gQC0^6kdD1j3YkD7PU43X7`SF1P4en6<[U44S2eR71e4hT7=^n<4n2gR?1Q3eU??k^B0a3Z_B1V7kbB;e33NhZF1S1e[96^;5Y8Rm11c>[U26d;5l2nc21U4jf2:j;5l2nc21f5oj23T<4X2eP31d4mR38W<5V3aW31SAgZ3"
    case "ipad-pro-13-inch-m4": "C^]FEPgH28egH8mgH012eh9111Xo117`T41A417`T4001119gT41Cf[F18ja8501001Pn3`n217PU4000000000014WU471001Pn3`n21=^n<000000000015gQC02001Pn3`n21<[U4000000000014WU412001Pn3`n217PU400000000001:gU462000000000000019kn<000151^7P400;11PPdeiE1`fUSTF1W[Roie116^;11PP`Vn41_m^la51mjmhS;16^;1100PPPPPPPPPPho31116d;1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}bo31:j;111121213T<1100d`[_d`[_d`mo31318W<1100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30ci\u{5c}Vci\u{5c}Vciho318W<1100ci\u{5c}Vci\u{5c}Vcido30ci\u{5c}Vci\u{5c}Vcilo318W<1100nWeagdkTaQmo30S^maR^maRnoo318W<1100kSUljSUljSUo30j\u{5c}Vci\u{5c}Vci\u{5c}^o318W<61100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<2100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}fo318W<3100ci\u{5c}Vci\u{5c}Vci`o30PPPPPPPPPPho318W<5100j\u{5c}Vci\u{5c}Vci\u{5c}bo30ci\u{5c}Vci\u{5c}Vciho318W<4100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<6100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<001<0A8QV43`>YV41Kid49To<0f7Qa?1^3gh?7`T43T4de41S5hi49gT43\u{5c}:kn41f6UhH8ja84\u{5c}:hh81X1gdF4WU43V<i_51f3ok5:gU43^Feo51W2Sf69kn<4U=n\u{5c}>1e1Sj>5gQC0^6kdD1j3YkD7PU43\u{5c}8oeF1P4en6<[U44S2eR71e4hT7=^n<4n2gR?1Q3eU?6^;5Y8Rm11c>[U26d;5l2nc21U4jf2:j;5l2nc21f5oj23T<4X2eP31d4mR38W<5V3aW31SAgZ3"
    case "ipad-pro-13-inch-m5": "CUPGEknH28`oH8hoH012SPG111Yo117`T41J017`T4001119gT41C[nF18ja8501001Pn3`n217PU4000000000014WU471001Pn3`n21=^n<000000000015gQC02001Pn3`n21<[U4000000000014WU412001Pn3`n217PU400000000001:gU462000000000000019kn<000151^7P400;11PPdeiE1`fUSTF1W[Roie116^;11PP`Vn41_m^la51mjmhS;16^;1100PPPPPPPPPPho31116d;1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}bo31:j;111121213T<1100d`[_d`[_d`mo31318W<1100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30ci\u{5c}Vci\u{5c}Vciho318W<1100ci\u{5c}Vci\u{5c}Vcido30ci\u{5c}Vci\u{5c}Vcilo318W<1100nWeagdkTaQmo30S^maR^maRnoo318W<1100kSUljSUljSUo30j\u{5c}Vci\u{5c}Vci\u{5c}^o318W<61100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<2100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}fo318W<3100ci\u{5c}Vci\u{5c}Vci`o30PPPPPPPPPPho318W<5100j\u{5c}Vci\u{5c}Vci\u{5c}bo30ci\u{5c}Vci\u{5c}Vciho318W<4100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<6100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<001<0A8QV43`>YV41Kid49To<0f7Qa?1^3gh?7`T43T4de41S5hi49gT43\u{5c}:kn41f6hPG8ja84i;^WG1o1WcG4WU43V<i_51f3ok5:gU43^Feo51W2Sf69kn<4U=n\u{5c}>1e1Sj>5gQC0^6kdD1j3YkD7PU43\u{5c}8oeF1P4en6<[U44S2eR71e4hT7=^n<4n2gR?1Q3eU?6^;5Y8Rm11c>[U26d;5l2nc21U4jf2:j;5l2nc21f5oj23T<4X2eP31d4mR38W<5V3aW31SAgZ3"
    case "iphone-11": "9PPI9YPI1:bPI01:Qi7111So117`T41=017`T4001119gT40501001Pn3`n217PU4000000000014WU411001Pn3`n217PU400000000001:gU4410000000000100019h`?02001Pn3`n217PU4000000000014WU462001Pn3`n21=^n<000000000019kn<001012211;e3151^7P400;11PPdeiE1`fUSTF1W[Roie116^;11PP`Vn41_m^la51mjmhS;16^;1100PPPPPPPPPPho31116d;1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}bo31:j;111121213T<1100d`[_d`[_d`mo31318W<1100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30ci\u{5c}Vci\u{5c}Vciho318W<1100ci\u{5c}Vci\u{5c}Vcido30ci\u{5c}Vci\u{5c}Vcilo318W<1100nWeagdkTaQmo30S^maR^maRnoo318W<1100kSUljSUljSUo30j\u{5c}Vci\u{5c}Vci\u{5c}^o318W<61100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<2100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}fo318W<3100ci\u{5c}Vci\u{5c}Vci`o30PPPPPPPPPPho318W<5100j\u{5c}Vci\u{5c}Vci\u{5c}bo30ci\u{5c}Vci\u{5c}Vciho318W<4100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<6100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<001<0A8QV43`>YV41Kid49To<0o6lPI1Q2kWI7`T43T4de41P5lYI9gT43Q=l^I1b6mkI4WU43V<i_51f3ok5:gU43YD[d@1V4dXA9h`?3gB_RJ1b1VeJ9kn<4U=n\u{5c}>1e1Sj>7PU43Z7hfJ1P4en6=^n<4n2gR?1Q3eU??k^B0a3Z_B1V7kbB;e34Z3`f11_5RnJ6^;5Y8Rm11c>[U26d;5l2nc21U4jf2:j;5l2nc21f5oj23T<4X2eP31d4mR38W<5V3aW31SAgZ3"
    case "iphone-11-pro": "=aSK=nSK1:[TK01:Qi7111So117`T41=017`T4001119gT41AeTK18ja8801001Pn3`n217PU4000000000014WU411001Pn3`n217PU400000000001:gU421001Pn3`n217PU4000000000019VUK310000000000100014_UK410000000000100019h`?510000000000100016cUK02001Pn3`n217PU4000000000014WU462001Pn3`n21=^n<000000000019kn<1170123456G13114115120102201112012126201202112022120231241022112126211262212623124162311010232101023210111362011136201213210211362112118ja81AeTK1012211;e3151^7P400;11PPdeiE1`fUSTF1W[Roie116^;11PP`Vn41_m^la51mjmhS;16^;1100PPPPPPPPPPho31116d;1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}bo31:j;111121213T<1100d`[_d`[_d`mo31318W<1100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30ci\u{5c}Vci\u{5c}Vciho318W<1100ci\u{5c}Vci\u{5c}Vcido30ci\u{5c}Vci\u{5c}Vcilo318W<1100nWeagdkTaQmo30S^maR^maRnoo318W<1100kSUljSUljSUo30j\u{5c}Vci\u{5c}Vci\u{5c}^o318W<61100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<2100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}fo318W<3100ci\u{5c}Vci\u{5c}Vci`o30PPPPPPPPPPho318W<5100j\u{5c}Vci\u{5c}Vci\u{5c}bo30ci\u{5c}Vci\u{5c}Vciho318W<4100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<6100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<001AeTKE8QV43`>YV41Kid49To<0]4iUK1o4VZK7`T43T4de41P5lYI9gT43Q=l^I1b6U_K8ja84Y>geK1Q4PTL4WU43V<i_51f3ok5:gU43YD[d@1V4dXA9VUK3gBQXL1KhjL4_UK4oGckL1c7bcM9h`?4oGckL1c7UkM6cUK3gB_RJ1_1hRN9kn<4U=n\u{5c}>1e1Sj>7PU43_3WTN1P4en6=^n<4n2gR?1Q3eU??k^B0a3Z_B1V7kbB;e34Z3`f11_5RnJ6^;5Y8Rm11c>[U26d;5l2nc21U4jf2:j;5l2nc21f5oj23T<4X2eP31d4mR38W<5V3aW31SAgZ3"
    case "iphone-11-pro-max": "AeTKAfWN1:WXN18h11:Qi7111So117`T41=017`T4001119gT41=aSK18ja88011;P201Pn3`n217PU4000000000014a3111FaXN01Pn3`n217PU4000000000014a3211EWYN01Pn3`n217PU4000000000014a3311@lYN20200000000100014a3411E\u{5c}ZN21000000000100014a3511BQ[N310200000000100014a3021<h201Pn3`n217PU4000000000014a3621Fc[N101Pn3`n21=^n<000000000014a31170123456G13114115120102201112012126201202112022120231241022112126211262212623124162311010232101023210111362011136201213210211362112114a301012211;e3151^7P400;11PPdeiE1`fUSTF1W[Roie116^;11PP`Vn41_m^la51mjmhS;16^;1100PPPPPPPPPPho31116d;1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}bo31:j;111121213T<1100d`[_d`[_d`mo31318W<1100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30ci\u{5c}Vci\u{5c}Vciho318W<1100ci\u{5c}Vci\u{5c}Vcido30ci\u{5c}Vci\u{5c}Vcilo318W<1100nWeagdkTaQmo30S^maR^maRnoo318W<1100kSUljSUljSUo30j\u{5c}Vci\u{5c}Vci\u{5c}^o318W<61100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<2100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}fo318W<3100ci\u{5c}Vci\u{5c}Vci`o30PPPPPPPPPPho318W<5100j\u{5c}Vci\u{5c}Vci\u{5c}bo30ci\u{5c}Vci\u{5c}Vciho318W<4100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<6100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<001<0>8QV43AY\u{5c}N1Jj\u{5c}N4a31e4d]N1k8YbN?k^B0a3Z_B1V7kbB;e34Z3`f11_5RnJ7`T43T4de41g4TkN9gT43j<koN1b6e\u{5c}O7PU43b5WcO1P4en6=^n<4n2gR?1Q3eU?8ja84Y>geK1Q4PTL6^;5Y8Rm11c>[U26d;5l2nc21U4jf2:j;5l2nc21f5oj23T<4X2eP31d4mR38W<5V3aW31SAgZ3"
    case "iphone-12": "9ihO9RiO1:[iO01:VT4111To117`T41>117`T4001119gT41>eiO18ja8501001Pn3`n217PU4000000000014WU411001Pn3`n217PU400000000001:gU4410000000000100019h`?02001Pn3`n217PU4000000000014WU462001Pn3`n21=^n<000000000019kn<001012211;e3151j;SjO00;11PPdeiE1PPdeiE1PPX[c[116^;11PP`Vn41PPP]l91PPPjhC16^;1100PPPPPPPPPPho31116d;1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}bo31:j;111121213T<1100d`[_d`[_d`mo31318W<1100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30ci\u{5c}Vci\u{5c}Vciho318W<1100ci\u{5c}Vci\u{5c}Vcido30ci\u{5c}Vci\u{5c}Vcilo318W<1100nWeagdkTaQmo30S^maR^maRnoo318W<1100kSUljSUljSUo30j\u{5c}Vci\u{5c}Vci\u{5c}^o318W<61100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<2100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}fo318W<3100ci\u{5c}Vci\u{5c}Vci`o30PPPPPPPPPPho318W<5100j\u{5c}Vci\u{5c}Vci\u{5c}bo30ci\u{5c}Vci\u{5c}Vciho318W<4100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<6100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<001=mUP1B8QV43`>YV41Kid49To<0]4iUK1o4VZK7`T43T4de41P5lYI9gT43Q=l^I1b6ZVP18ja84T=l\u{5c}P11[2PjP14WU43V<i_51f3ok5:gU43YD[d@1V4dXA9h`?3gB_RJ1b1VeJ9kn<4U=n\u{5c}>1e1Sj>7PU43h<[lP11P4en6=^n<4n2gR?1Q3eU??k^B0a3Z_B1V7kbB;e34Z3`f11_5RnJ6^;5`:SYQ11YCccQ16d;5l2nc21U4jf2:j;5l2nc21f5oj23T<4X2eP31d4mR38W<5V3aW31SAgZ3"
    case "iphone-12-mini": ">eiO>lVR11:ZWR101:VT4111To117`T41>117`T4001119gT419ihO18ja8501001Pn3`n217PU4000000000014WU411001Pn3`n217PU400000000001:gU4410000000000100019h`?02001Pn3`n217PU4000000000014WU462001Pn3`n21=^n<000000000019kn<001012211;e3151j;SjO00;11PPdeiE1PPdeiE1PPX[c[116^;11PP`Vn41PPP]l91PPPjhC16^;1100PPPPPPPPPPho31116d;1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}bo31:j;111121213T<1100d`[_d`[_d`mo31318W<1100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30ci\u{5c}Vci\u{5c}Vciho318W<1100ci\u{5c}Vci\u{5c}Vcido30ci\u{5c}Vci\u{5c}Vcilo318W<1100nWeagdkTaQmo30S^maR^maRnoo318W<1100kSUljSUljSUo30j\u{5c}Vci\u{5c}Vci\u{5c}^o318W<61100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<2100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}fo318W<3100ci\u{5c}Vci\u{5c}Vci`o30PPPPPPPPPPho318W<5100j\u{5c}Vci\u{5c}Vci\u{5c}bo30ci\u{5c}Vci\u{5c}Vciho318W<4100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<6100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<001=mUP1B8QV43`>YV41Kid49To<0]4iUK1o4VZK7`T43T4de41P5lYI9gT43Q=l^I1b6dWR18ja84T=l\u{5c}P11[2PjP14WU43V<i_51f3ok5:gU43YD[d@1V4dXA9h`?3gB_RJ1b1VeJ9kn<4U=n\u{5c}>1e1Sj>7PU43h<[lP11P4en6=^n<4n2gR?1Q3eU??k^B0a3Z_B1V7kbB;e34Z3`f11_5RnJ6^;5`:SYQ11YCccQ16d;5l2nc21U4jf2:j;5l2nc21f5oj23T<4X2eP31d4mR38W<5V3aW31SAgZ3"
    case "iphone-12-pro": "=mUP1=V^R11:c^R101:VT4111To117`T41>117`T4001119gT41Am^R118ja89311@lYN2020006PX1`F11111N1010114^_R111PP4PX20010l_ZS_YgYZXdP411h300100000000PX1`F11111l11010114^_R111PP4PX20010l_ZS_YgYZXdP411h300100000000Pl1hQ111111N1011114^_R111PP4PX20010l_ZS_YgYZXdP411h300100000000Pl1hQ111111l11011114^_R111PP4PX20010l_ZS_YgYZXdP411h30010000101000Pl1P]111111N1011114^_R111Pn3`n20010PeVnb^cTVVdP411m512700100000000Ph3`S211111N1011114^_R111PP4PX20010l_ZS_YgYZXdP410PPPPPPPP`jgP4001000010100000001012017a2711Gb_R1101Pn3`n21=^n<002PDP?000000000000000011P:`70011PHPB0000Pn3`n2000000000000000011P:`70011PHPB0000000000015gQC011;P201Pn3`n217PU4000000000018Y`R1111FaXN01Pn3`n217PU400000000001:a`R1211EWYN01Pn3`n217PU400000000001:a`R1411E\u{5c}ZN21000000000100018Y`R1511BQ[N310200000000100018Y`R1021<h201Pn3`n217PU4000000000018Y`R1621Fc[N101Pn3`n21=^n<000000000018Y`R1100227111271211:a`R101012211;e3151j;SjO00;11PPdeiE1PPdeiE1PPX[c[116^;11PP`Vn41PPP]l91PPPjhC16^;1100PPPPPPPPPPho31116d;1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}bo31:j;111121213T<1100d`[_d`[_d`mo31318W<1100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30ci\u{5c}Vci\u{5c}Vciho318W<1100ci\u{5c}Vci\u{5c}Vcido30ci\u{5c}Vci\u{5c}Vcilo318W<1100nWeagdkTaQmo30S^maR^maRnoo318W<1100kSUljSUljSUo30j\u{5c}Vci\u{5c}Vci\u{5c}^o318W<61100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<2100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}fo318W<3100ci\u{5c}Vci\u{5c}Vci`o30PPPPPPPPPPho318W<5100j\u{5c}Vci\u{5c}Vci\u{5c}bo30ci\u{5c}Vci\u{5c}Vciho318W<4100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<6100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<03Jk`R11024eaR10111Pl11P]10100005iaR10121Pl11P]101000069naR110009WbR11500;`bR11600:kbR11000:UcR11500<_cR1160064eaR110009naR104eaR110009WbR104eaR11000;`bR105iaR11000:kbR105iaR11000:UcR105iaR11000<_cR10302300201001c8kcR118^lR1FflR11024eaR10111Pl11P]10110005iaR10121Pl11P]101100069naR110009WbR11500;`bR11600:kbR11000:UcR11500<_cR1160064eaR110009naR104eaR110009WbR104eaR11000;`bR105iaR11000:kbR105iaR11000:UcR105iaR11000<_cR1030230010001Z3\u{5c}mR118^lR1;fPS11024eaR101100000005iaR1012000000069naR110009WbR11500;`bR11600:kbR11000:UcR11500<_cR1160064eaR110009naR104eaR110009WbR104eaR11000;`bR105iaR11000:kbR105iaR11000:UcR105iaR11000<_cR10130010001_7QQS118^lR10B8^lR13`:SYQ11W:`XS16^;5`:SYQ11YCccQ16d;5l2nc21U4jf2:j;5l2nc21f5oj23T<4X2eP31d4mR38W<5V3aW31SAgZ38QV43AY\u{5c}N1Jj\u{5c}N8Y`R13AY\u{5c}N1V4gbS17a24\u{5c}2mfS11o@YiS15gQC4_2XZT11h8g\u{5c}T1:a`R10_2XZT11Z9_eT1?k^B0a3Z_B1V7kbB;e34Z3`f11_5RnJ7`T43T4de41g4TkN9gT43j<koN1b6inT17PU43d=[UU11P4en6=^n<4n2gR?1Q3eU?8ja84]=obU11P7\u{5c}PV1"
    case "iphone-12-pro-max": "Am^R1A\u{5c}WV11:mWV101:VT4111To117`T41>117`T4001119gT41=mUP118ja8901001Pn3`n217PU4000000000014WU411001Pn3`n217PU400000000001:gU421001Pn3`n217PU4000000000019VUK310000000000100014_UK410000000000100019h`?510000000000100016cUK71001Pn3`n21=^n<002PDP?000000000000000011P:`70011PHPB00018ja8Pn3`n2000000000000000011P:`70011PHPB00018ja81=mUP17100000015gQC02001Pn3`n217PU4000000000014WU462001Pn3`n21=^n<000000000019kn<001012211;e3151j;SjO00;11PPdeiE1PPdeiE1PPX[c[116^;11PP`Vn41PPP]l91PPPjhC16^;1100PPPPPPPPPPho31116d;1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}bo31:j;111121213T<1100d`[_d`[_d`mo31318W<1100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30ci\u{5c}Vci\u{5c}Vciho318W<1100ci\u{5c}Vci\u{5c}Vcido30ci\u{5c}Vci\u{5c}Vcilo318W<1100nWeagdkTaQmo30S^maR^maRnoo318W<1100kSUljSUljSUo30j\u{5c}Vci\u{5c}Vci\u{5c}^o318W<61100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<2100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}fo318W<3100ci\u{5c}Vci\u{5c}Vci`o30PPPPPPPPPPho318W<5100j\u{5c}Vci\u{5c}Vci\u{5c}bo30ci\u{5c}Vci\u{5c}Vciho318W<4100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<6100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<03Jk`R11024eaR10111Pl11P]10100005iaR10121Pl11P]101000069naR110009WbR11500;`bR11600:kbR11000:UcR11500<_cR1160064eaR110009naR104eaR110009WbR104eaR11000;`bR105iaR11000:kbR105iaR11000:UcR105iaR11000<_cR10302300201001c8kcR118^lR1FflR11024eaR10111Pl11P]10110005iaR10121Pl11P]101100069naR110009WbR11500;`bR11600:kbR11000:UcR11500<_cR1160064eaR110009naR104eaR110009WbR104eaR11000;`bR105iaR11000:kbR105iaR11000:UcR105iaR11000<_cR1030230010001Z3\u{5c}mR118^lR1;fPS11024eaR101100000005iaR1012000000069naR110009WbR11500;`bR11600:kbR11000:UcR11500<_cR1160064eaR110009naR104eaR110009WbR104eaR11000;`bR105iaR11000:kbR105iaR11000:UcR105iaR11000<_cR10130010001_7QQS118^lR11=mUP1G8QV43`>YV41Kid49To<0]4iUK1o4VZK7`T43T4de41P5lYI9gT43Q=l^I1b6WXV18ja84]=obU11P7\u{5c}PV14WU43V<i_51f3ok5:gU43YD[d@1V4dXA9VUK3gBQXL1KhjL4_UK4oGckL1c7bcM9h`?4oGckL1c7UkM6cUK3gB_RJ1_1hRN9kn<4U=n\u{5c}>1e1Sj>5gQC0^6kdD1j3YkD7PU43k=i^V11P4en6=^n<4n2gR?1Q3eU??k^B0a3Z_B1V7kbB;e34Z3`f11_5RnJ6^;5`:SYQ11YCccQ16d;5l2nc21U4jf2:j;5l2nc21f5oj23T<4X2eP31d4mR38W<5V3aW31SAgZ38^lR13`:SYQ11W:`XS1"
    case "iphone-13": "9dlV19mlV11:VmV101:g[<111Uo117`T41?017`T4001119gT41>`mV118ja8501001Pn3`n217PU400g1P6`411111l11010114nmV112P6`4Pn3`n20010RhZ^X[TkfRdP411m512701101101001010018ja8P6`411111l11010114RnV112P6`4Pn3`n20010RhZ^X[TkfRdP411m5127001101001010018ja8P;P911111l11010114nmV112P;P9`c3`n20010hodVnb^cdccP411m512701101101001010018ja8P;P911111l11010114RnV112P;P9`c3`n20010hodVnb^cdccP411m5127001101001010018ja8P?X;11111l11010114nmV112P?X;Pn3`n20010RhZ^X[TkfRdP411m512701101101001010018ja8P?X;11111l11010114RnV112P?X;Pn3`n20010RhZ^X[TkfRdP411m5127001101001010018ja8PDP?11111l11011114nmV112PDP?Pn3`n20010RhZ^X[TkfRdP411m512701101101001010018ja8PDP?11111l11011114RnV112PDP?Pn3`n20010RhZ^X[TkfRdP411m5127001101001010018ja8PDP?11111l11111114nmV112PDP?Pl1P]1011PP\u{5c}d21PP\u{5c}d21PhPm2010kh[j]bhPaacP411j212701101001001010018ja8PDP?11111l11111114RnV112PDP?Pl1P]1011PP\u{5c}d21PP\u{5c}d21PhPm2010kh[j]bhPaacP411j2127001001001010018ja8PNl@11111l11010114nmV112PNl@PR4TY20010^maR^maRnZdP410heWZheWZhcgP401101101001010018ja8PNl@11111l11010114RnV112PNl@PR4TY20010^maR^maRnZdP410heWZheWZhcgP4001101001010018ja8PP1PH11111l11010114nmV112PP1PHPn3`n20010RhZ^X[TkfRdP410ljSUljSUl[iP401101101001010018ja8PP1PH11111l11010114RnV112PP1PHPn3`n20010RhZ^X[TkfRdP410ljSUljSUl[iP4001101001010018ja8PX1`F11111N1011114nmV112PX1`FPR4TY20010^maR^maRnZdP410heWZheWZhcgP401101101001010018ja8PX1`F11111N1011114RnV112PX1`FPR4TY20010^maR^maRnZdP410heWZheWZhcgP4001101001010018ja8PX1`F11111N1011114^_R112PX1`FPR4TY20010^maR^maRnZdP410heWZheWZhcgP4001001001010018ja8PX1`F11111l11011114nmV112PX1`FPR4TY20010^maR^maRnZdP410heWZheWZhcgP401101101001010018ja8PX1`F11111l11011114RnV112PX1`FPR4TY20010^maR^maRnZdP410heWZheWZhcgP4001101001010018ja8PX1`F11111l11011114^_R112PX1`FPR4TY20010^maR^maRnZdP410heWZheWZhcgP4001001001010018ja8PX1`F11111l11111114nmV112PX1`FPQ2bT10010^maR^maRnZdP410a[_d`[_d`ccP401101001001010018ja8PX1`F11111l11111114RnV112PX1`FPQ2bT10010^maR^maRnZdP410a[_d`[_d`ccP4001001001010018ja8PX1`F11111`71110114nmV111PX1`F011PPTL1PbXZ21PbXZ2010^maR^maRnZdP410PPPPPPPPPUdP401101001001010018ja8PX1`F11111`71110114RnV111PX1`F011PPTL1PbXZ21PbXZ2010^maR^maRnZdP410PPPPPPPPPUdP4001001001010018ja8P]1hQ111111l11111114nmV112P]1hQ1Pl1P]1011PP\u{5c}d21PP\u{5c}d21PhPm2010kh[j]bhPaacP411j212701101001001010018ja8P]1hQ111111l11111114RnV112P]1hQ1Pl1P]1011PP\u{5c}d21PP\u{5c}d21PhPm2010kh[j]bhPaacP411j2127001001001010018ja8Pl1hQ111111N1011114nmV112Pl1hQ1PR4TY20010^maR^maRnZdP410heWZheWZhcgP401101101001010018ja8Pl1hQ111111N1011114RnV112Pl1hQ1PR4TY20010^maR^maRnZdP410heWZheWZhcgP4001101001010018ja8Pl1hQ111111N1011114^_R112Pl1hQ1PR4TY20010^maR^maRnZdP410heWZheWZhcgP4001001001010018ja8Pl1hQ111111l11011114nmV112Pl1hQ1PR4TY20010^maR^maRnZdP410heWZheWZhcgP401101101001010018ja8Pl1hQ111111l11011114RnV112Pl1hQ1PR4TY20010^maR^maRnZdP410heWZheWZhcgP4001101001010018ja8Pl1hQ111111l11011114^_R112Pl1hQ1PR4TY20010^maR^maRnZdP410heWZheWZhcgP4001001001010018ja8Pl1hQ111111l11111114nmV112Pl1hQ1PQ2bT10010^maR^maRnZdP410a[_d`[_d`ccP401101001001010018ja8Pl1hQ111111l11111114RnV112Pl1hQ1PQ2bT10010^maR^maRnZdP410a[_d`[_d`ccP4001001001010018ja8Pl1hQ111111h31010114nmV111Pl1hQ1011PPYo11PbXZ21PbXZ2010kigodVnbnh`P411U401101001001010018ja8Pl1hQ111111h31010114RnV111Pl1hQ1011PPYo11PbXZ21PbXZ2010kigodVnbnh`P411U4001001001010018ja8Pl1hQ111111`71110114nmV111Pl1hQ1011PPYo11PbXZ21PbXZ2010^maR^maRnZdP410PPPPPPPPPUdP401101001001010018ja8Pl1hQ111111`71110114RnV111Pl1hQ1011PPYo11PbXZ21PbXZ2010^maR^maRnZdP410PPPPPPPPPUdP4001001001010018ja8Pl1P]111111l11011114nmV112Pl1P]1Pn3`n20010gXfmlk_ZcWdP410PPPPPPPP`mhP401101101001010018ja8Pl1P]111111l11011114RnV112Pl1P]1Pn3`n20010gXfmlk_ZcWdP410PPPPPPPP`mhP4001101001010018ja8Pl1P]111111l11011114^_R112Pl1P]1Pn3`n20010gXfmlk_ZcWdP410PPPPPPPP`mhP4001001001010018ja8Pl1P]111111l11111114nmV111Pl1P]1011PP\u{5c}d21PP\u{5c}d21PhPm2010\u{5c}UWdUb]W_RdP411j212701101001001010018ja8Pl1P]111111l11111114RnV111Pl1P]1011PP\u{5c}d21PP\u{5c}d21PhPm2010\u{5c}UWdUb]W_RdP411j2127001001001010018ja8Pa2hl111111N1010114nmV112Pa2hl1Pn3`n20010gXfmlk_ZcWdP411m512701101101001010018ja8Pa2hl111111N1010114RnV112Pa2hl1Pn3`n20010gXfmlk_ZcWdP411m5127001101001010018ja8PV3`\u{5c}211111N1010114nmV112PV3`\u{5c}2Pn3`n20010gXfmlk_ZcWdP411m512701101101001010018ja8PV3`\u{5c}211111N1010114RnV112PV3`\u{5c}2Pn3`n20010gXfmlk_ZcWdP411m5127001101001010018ja8Ph3`S211111N1011114nmV112Ph3`S2PR4TY20010^maR^maRnZdP410XZheWZheWngP401101101001010018ja8Ph3`S211111N1011114RnV112Ph3`S2PR4TY20010^maR^maRnZdP410XZheWZheWngP4001101001010018ja8Ph3`S211111N1011114^_R112Ph3`S2PR4TY20010^maR^maRnZdP410XZheWZheWngP4001001001010018ja8Ph3`S211111l11010114nmV111Ph3`S2011PPTm71PXRY91PXRY9010^maR^maRnZdP410XZheWZheWngP401101101001010018ja8Ph3`S211111l11010114RnV111Ph3`S2011PPTm71PXRY91PXRY9010^maR^maRnZdP410XZheWZheWngP4001101001010018ja8Ph3`S211111l11010114^_R111Ph3`S2011PPTm71PXRY91PXRY9010^maR^maRnZdP410XZheWZheWngP4001001001010018ja8Pn3`n211111N1010114nmV111Pn3`n20010gXfmlk_ZcWdP411m512701101101101010018ja8Pn3`n211111N1010114RnV111Pn3`n20010gXfmlk_ZcWdP411m5127001101101010018ja81>`mV101110012014WU411001Pn3`n217PU400000000001:gU4410000000000100019h`?02001Pn3`n217PU4000000000014WU462001Pn3`n21=^n<000000000019kn<001012211;e3151^7P400;11PPdeiE1`fUSTF1W[Roie116^;11PP`Vn41_m^la51mjmhS;16^;1100PPPPPPPPPPho31116d;1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}bo31:j;111121213T<1100d`[_d`[_d`mo31318W<1100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30ci\u{5c}Vci\u{5c}Vciho318W<1100ci\u{5c}Vci\u{5c}Vcido30ci\u{5c}Vci\u{5c}Vcilo318W<1100nWeagdkTaQmo30S^maR^maRnoo318W<1100kSUljSUljSUo30j\u{5c}Vci\u{5c}Vci\u{5c}^o318W<61100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<2100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}fo318W<3100ci\u{5c}Vci\u{5c}Vci`o30PPPPPPPPPPho318W<5100j\u{5c}Vci\u{5c}Vci\u{5c}bo30ci\u{5c}Vci\u{5c}Vciho318W<4100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<6100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<001>`mV1B8QV43`>YV41Kid49To<0]4iUK1o4VZK7`T43T4de41P5lYI9gT43Q=l^I1b6VnV18ja84e?hTW11S6]dW14WU43V<i_51f3ok5:gU43YD[d@1V4dXA9h`?3gB_RJ1b1VeJ9kn<4U=n\u{5c}>1e1Sj>7PU43T8`jW11P4en6=^n<4n2gR?1Q3eU??k^B0a3Z_B1V7kbB;e34Z3`f11_5RnJ6^;5Y8Rm11c>[U26d;5l2nc21U4jf2:j;5l2nc21f5oj23T<4X2eP31d4mR38W<5V3aW31SAgZ3"
    case "iphone-13-mini": ">`mV1>dRX11:RSX101:g[<111Uo117`T41?017`T4001119gT419dlV118ja85011;P201Pn3`n217PU400g1P6`411111l11010114nmV112P6`4Pn3`n20010RhZ^X[TkfRdP411m51270110110100101000P6`411111l11010114RnV112P6`4Pn3`n20010RhZ^X[TkfRdP411m512700110100101000P;P911111l11010114nmV112P;P9`c3`n20010hodVnb^cdccP411m51270110110100101000P;P911111l11010114RnV112P;P9`c3`n20010hodVnb^cdccP411m512700110100101000P?X;11111l11010114nmV112P?X;Pn3`n20010RhZ^X[TkfRdP411m51270110110100101000P?X;11111l11010114RnV112P?X;Pn3`n20010RhZ^X[TkfRdP411m512700110100101000PDP?11111l11011114nmV112PDP?Pn3`n20010RhZ^X[TkfRdP411m51270110110100101000PDP?11111l11011114RnV112PDP?Pn3`n20010RhZ^X[TkfRdP411m512700110100101000PDP?11111l11111114nmV112PDP?Pl1P]1011PP\u{5c}d21PP\u{5c}d21PhPm2010kh[j]bhPaacP411j212701101001001010017\u{5c}SX1PDP?11111l11111114RnV112PDP?Pl1P]1011PP\u{5c}d21PP\u{5c}d21PhPm2010kh[j]bhPaacP411j2127001001001010017\u{5c}SX1PNl@11111l11010114nmV112PNl@PR4TY20010^maR^maRnZdP410heWZheWZhcgP40110110100101000PNl@11111l11010114RnV112PNl@PR4TY20010^maR^maRnZdP410heWZheWZhcgP400110100101000PP1PH11111l11010114nmV112PP1PHPn3`n20010RhZ^X[TkfRdP410ljSUljSUl[iP40110110100101000PP1PH11111l11010114RnV112PP1PHPn3`n20010RhZ^X[TkfRdP410ljSUljSUl[iP400110100101000PX1`F11111N1011114nmV112PX1`FPR4TY20010^maR^maRnZdP410heWZheWZhcgP40110110100101000PX1`F11111N1011114RnV112PX1`FPR4TY20010^maR^maRnZdP410heWZheWZhcgP400110100101000PX1`F11111N1011114^_R112PX1`FPR4TY20010^maR^maRnZdP410heWZheWZhcgP400100100101000PX1`F11111l11011114nmV112PX1`FPR4TY20010^maR^maRnZdP410heWZheWZhcgP40110110100101000PX1`F11111l11011114RnV112PX1`FPR4TY20010^maR^maRnZdP410heWZheWZhcgP400110100101000PX1`F11111l11011114^_R112PX1`FPR4TY20010^maR^maRnZdP410heWZheWZhcgP400100100101000PX1`F11111l11111114nmV112PX1`FPQ2bT10010^maR^maRnZdP410a[_d`[_d`ccP40110100100101000PX1`F11111l11111114RnV112PX1`FPQ2bT10010^maR^maRnZdP410a[_d`[_d`ccP400100100101000PX1`F11111`71110114nmV111PX1`F011PPTL1PbXZ21PbXZ2010^maR^maRnZdP410PPPPPPPPPUdP401101001001010017\u{5c}SX1PX1`F11111`71110114RnV111PX1`F011PPTL1PbXZ21PbXZ2010^maR^maRnZdP410PPPPPPPPPUdP4001001001010017\u{5c}SX1P]1hQ111111l11111114nmV112P]1hQ1Pl1P]1011PP\u{5c}d21PP\u{5c}d21PhPm2010kh[j]bhPaacP411j212701101001001010017\u{5c}SX1P]1hQ111111l11111114RnV112P]1hQ1Pl1P]1011PP\u{5c}d21PP\u{5c}d21PhPm2010kh[j]bhPaacP411j2127001001001010017\u{5c}SX1Pl1hQ111111N1011114nmV112Pl1hQ1PR4TY20010^maR^maRnZdP410heWZheWZhcgP40110110100101000Pl1hQ111111N1011114RnV112Pl1hQ1PR4TY20010^maR^maRnZdP410heWZheWZhcgP400110100101000Pl1hQ111111N1011114^_R112Pl1hQ1PR4TY20010^maR^maRnZdP410heWZheWZhcgP400100100101000Pl1hQ111111l11011114nmV112Pl1hQ1PR4TY20010^maR^maRnZdP410heWZheWZhcgP40110110100101000Pl1hQ111111l11011114RnV112Pl1hQ1PR4TY20010^maR^maRnZdP410heWZheWZhcgP400110100101000Pl1hQ111111l11011114^_R112Pl1hQ1PR4TY20010^maR^maRnZdP410heWZheWZhcgP400100100101000Pl1hQ111111l11111114nmV112Pl1hQ1PQ2bT10010^maR^maRnZdP410a[_d`[_d`ccP40110100100101000Pl1hQ111111l11111114RnV112Pl1hQ1PQ2bT10010^maR^maRnZdP410a[_d`[_d`ccP400100100101000Pl1hQ111111h31010114nmV111Pl1hQ1011PPYo11PbXZ21PbXZ2010kigodVnbnh`P411U401101001001010017\u{5c}SX1Pl1hQ111111h31010114RnV111Pl1hQ1011PPYo11PbXZ21PbXZ2010kigodVnbnh`P411U4001001001010017\u{5c}SX1Pl1hQ111111`71110114nmV111Pl1hQ1011PPYo11PbXZ21PbXZ2010^maR^maRnZdP410PPPPPPPPPUdP401101001001010017\u{5c}SX1Pl1hQ111111`71110114RnV111Pl1hQ1011PPYo11PbXZ21PbXZ2010^maR^maRnZdP410PPPPPPPPPUdP4001001001010017\u{5c}SX1Pl1P]111111l11011114nmV112Pl1P]1Pn3`n20010gXfmlk_ZcWdP410PPPPPPPP`mhP40110110100101000Pl1P]111111l11011114RnV112Pl1P]1Pn3`n20010gXfmlk_ZcWdP410PPPPPPPP`mhP400110100101000Pl1P]111111l11011114^_R112Pl1P]1Pn3`n20010gXfmlk_ZcWdP410PPPPPPPP`mhP400100100101000Pl1P]111111l11111114nmV111Pl1P]1011PP\u{5c}d21PP\u{5c}d21PhPm2010\u{5c}UWdUb]W_RdP411j212701101001001010017\u{5c}SX1Pl1P]111111l11111114RnV111Pl1P]1011PP\u{5c}d21PP\u{5c}d21PhPm2010\u{5c}UWdUb]W_RdP411j2127001001001010017\u{5c}SX1Pa2hl111111N1010114nmV112Pa2hl1Pn3`n20010gXfmlk_ZcWdP411m51270110110100101000Pa2hl111111N1010114RnV112Pa2hl1Pn3`n20010gXfmlk_ZcWdP411m512700110100101000PV3`\u{5c}211111N1010114nmV112PV3`\u{5c}2Pn3`n20010gXfmlk_ZcWdP411m51270110110100101000PV3`\u{5c}211111N1010114RnV112PV3`\u{5c}2Pn3`n20010gXfmlk_ZcWdP411m512700110100101000Ph3`S211111N1011114nmV112Ph3`S2PR4TY20010^maR^maRnZdP410XZheWZheWngP40110110100101000Ph3`S211111N1011114RnV112Ph3`S2PR4TY20010^maR^maRnZdP410XZheWZheWngP400110100101000Ph3`S211111N1011114^_R112Ph3`S2PR4TY20010^maR^maRnZdP410XZheWZheWngP400100100101000Ph3`S211111l11010114nmV111Ph3`S2011PPTm71PXRY91PXRY9010^maR^maRnZdP410XZheWZheWngP401101101001010017\u{5c}SX1Ph3`S211111l11010114RnV111Ph3`S2011PPTm71PXRY91PXRY9010^maR^maRnZdP410XZheWZheWngP4001101001010017\u{5c}SX1Ph3`S211111l11010114^_R111Ph3`S2011PPTm71PXRY91PXRY9010^maR^maRnZdP410XZheWZheWngP4001001001010017\u{5c}SX1Pn3`n211111N1010114nmV111Pn3`n20010gXfmlk_ZcWdP411m51270110110110101000Pn3`n211111N1010114RnV111Pn3`n20010gXfmlk_ZcWdP411m5127001101101010000110012017a2111FaXN01Pn3`n217PU4000000000018Y`R1411E\u{5c}ZN21000000000100018Y`R1021<h201Pn3`n217PU4000000000018Y`R1621Fc[N101Pn3`n21=^n<000000000018Y`R1100014a301012211;e3151^7P400;11PPdeiE1`fUSTF1W[Roie116^;11PP`Vn41_m^la51mjmhS;16^;1100PPPPPPPPPPho31116d;1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}bo31:j;111121213T<1100d`[_d`[_d`mo31318W<1100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30ci\u{5c}Vci\u{5c}Vciho318W<1100ci\u{5c}Vci\u{5c}Vcido30ci\u{5c}Vci\u{5c}Vcilo318W<1100nWeagdkTaQmo30S^maR^maRnoo318W<1100kSUljSUljSUo30j\u{5c}Vci\u{5c}Vci\u{5c}^o318W<61100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<2100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}fo318W<3100ci\u{5c}Vci\u{5c}Vci`o30PPPPPPPPPPho318W<5100j\u{5c}Vci\u{5c}Vci\u{5c}bo30ci\u{5c}Vci\u{5c}Vciho318W<4100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<6100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<001<0A8QV43AY\u{5c}N1Jj\u{5c}N8Y`R13AY\u{5c}N1i4cSX17a21g2\u{5c}XX11XBS[X17\u{5c}SX14g2\u{5c}XX11[@[mX14a33g2\u{5c}XX11b3f]Y1?k^B0a3Z_B1V7kbB;e34Z3`f11_5RnJ7`T43T4de41g4TkN9gT43j<koN1b6XaY17PU43T8`jW11P4en6=^n<4n2gR?1Q3eU?8ja84e?hTW11S6]dW16^;5Y8Rm11c>[U26d;5l2nc21U4jf2:j;5l2nc21f5oj23T<4X2eP31d4mR38W<5V3aW31SAgZ3"
    case "iphone-13-pro": "=jgY1=WhY11:dhY101:g[<111Uo117`T41?017`T4001119gT41AnhY118ja8901001Pn3`n217PU4000000000014WU411001Pn3`n217PU400000000001:gU421001Pn3`n217PU4000000000019VUK310000000000100014_UK410000000000100019h`?510000000000100016cUK71001Pn3`n21=^n<000000000015gQC02001Pn3`n217PU4001PX1`F11111h31110114nmV111PX1`F1010VmVY\u{5c}`PfbbdP40001000000018ja81AnhY10200000014WU462001Pn3`n21=^n<000000000019kn<001012211;e3151^7P400;11PPdeiE1`fUSTF1W[Roie116^;11PP`Vn41_m^la51mjmhS;16^;1100PPPPPPPPPPho31116d;1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}bo31:j;111121213T<1100d`[_d`[_d`mo31318W<1100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30ci\u{5c}Vci\u{5c}Vciho318W<1100ci\u{5c}Vci\u{5c}Vcido30ci\u{5c}Vci\u{5c}Vcilo318W<1100nWeagdkTaQmo30S^maR^maRnoo318W<1100kSUljSUljSUo30j\u{5c}Vci\u{5c}Vci\u{5c}^o318W<61100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<2100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}fo318W<3100ci\u{5c}Vci\u{5c}Vci`o30PPPPPPPPPPho318W<5100j\u{5c}Vci\u{5c}Vci\u{5c}bo30ci\u{5c}Vci\u{5c}Vciho318W<4100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<6100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<001<0F8QV43`>YV41Kid49To<0]4iUK1o4VZK7`T43T4de41P5lYI9gT43Q=l^I1b6_iY18ja84\u{5c}>QPZ11Z2]^Z14WU43V<i_51f3ok5:gU43YD[d@1V4dXA9VUK3gBQXL1KhjL4_UK4oGckL1c7bcM9h`?4oGckL1c7UkM6cUK3gB_RJ1_1hRN9kn<4U=n\u{5c}>1e1Sj>5gQC0^6kdD1j3YkD7PU43a5g`Z11P4en6=^n<4n2gR?1Q3eU??k^B0a3Z_B1V7kbB;e34Z3`f11_5RnJ6^;5Y8Rm11c>[U26d;5l2nc21U4jf2:j;5l2nc21f5oj23T<4X2eP31d4mR38W<5V3aW31SAgZ3"
    case "iphone-13-pro-max": "AnhY1AXfZ11:ifZ101:g[<111Uo117`T41?017`T4001119gT41=jgY118ja8901001Pn3`n217PU4000000000014WU411001Pn3`n217PU400000000001:gU421001Pn3`n217PU4000000000019VUK310000000000100014_UK410000000000100019h`?510000000000100016cUK71001Pn3`n21=^n<000000000015gQC02001Pn3`n217PU4001PX1`F11111h31110114nmV111PX1`F1010VmVY\u{5c}`PfbbdP4000100000000000000017a262001Pn3`n21=^n<000000000019kn<001012211;e3151^7P400;11PPdeiE1`fUSTF1W[Roie116^;11PP`Vn41_m^la51mjmhS;16^;1100PPPPPPPPPPho31116d;1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}bo31:j;111121213T<1100d`[_d`[_d`mo31318W<1100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30ci\u{5c}Vci\u{5c}Vciho318W<1100ci\u{5c}Vci\u{5c}Vcido30ci\u{5c}Vci\u{5c}Vcilo318W<1100nWeagdkTaQmo30S^maR^maRnoo318W<1100kSUljSUljSUo30j\u{5c}Vci\u{5c}Vci\u{5c}^o318W<61100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<2100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}fo318W<3100ci\u{5c}Vci\u{5c}Vci`o30PPPPPPPPPPho318W<5100j\u{5c}Vci\u{5c}Vci\u{5c}bo30ci\u{5c}Vci\u{5c}Vciho318W<4100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<6100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<001<0G8QV43`>YV41Kid49To<0]4iUK1o4VZK7`T43T4de41P5lYI9gT43Q=l^I1b6SgZ18ja84\u{5c}>QPZ11Z2]^Z14WU43V<i_51f3ok5:gU43YD[d@1V4dXA9VUK3gBQXL1KhjL4_UK4oGckL1c7bcM9h`?4oGckL1c7UkM6cUK3gB_RJ1_1hRN9kn<4U=n\u{5c}>1e1Sj>5gQC0^6kdD1j3YkD7PU43a5g`Z11P4en6=^n<4n2gR?1Q3eU??k^B0a3Z_B1V7kbB7a21`3emZ11W4UQ[1;e34Z3`f11_5RnJ6^;5Y8Rm11c>[U26d;5l2nc21U4jf2:j;5l2nc21f5oj23T<4X2eP31d4mR38W<5V3aW31SAgZ3"
    case "iphone-14": "9\u{5c}U[19eU[11:nU[101:g[<111Vo117`T41@017`T4001119gT41>XV[118ja8501001Pn3`n217PU4000000000014WU411001Pn3`n217PU400000000001:gU4410000000000100019h`?02001Pn3`n217PU4000000000014WU462001Pn3`n21=^n<000000000019kn<001012211;e3151^7P400;11PPdeiE1`fUSTF1W[Roie116^;11PP`Vn41_m^la51mjmhS;16^;1100PPPPPPPPPPho31116d;1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}bo31:j;111121213T<1100d`[_d`[_d`mo31318W<1100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30ci\u{5c}Vci\u{5c}Vciho318W<1100ci\u{5c}Vci\u{5c}Vcido30ci\u{5c}Vci\u{5c}Vcilo318W<1100nWeagdkTaQmo30S^maR^maRnoo318W<1100kSUljSUljSUo30j\u{5c}Vci\u{5c}Vci\u{5c}^o318W<61100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<2100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}fo318W<3100ci\u{5c}Vci\u{5c}Vci`o30PPPPPPPPPPho318W<5100j\u{5c}Vci\u{5c}Vci\u{5c}bo30ci\u{5c}Vci\u{5c}Vciho318W<4100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<6100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<001<0B8QV43`>YV41Kid49To<0]4iUK1o4VZK7`T43T4de41P5lYI9gT43Q=l^I1b6fV[18ja84_<X][11T3gi[14WU43V<i_51f3ok5:gU43YD[d@1V4dXA9h`?3gB_RJ1b1VeJ9kn<4U=n\u{5c}>1e1Sj>7PU43S6kl[11P4en6=^n<4n2gR?1Q3eU??k^B0a3Z_B1V7kbB;e34Z3`f11_5RnJ6^;5Y8Rm11c>[U26d;5l2nc21U4jf2:j;5l2nc21f5oj23T<4X2eP31d4mR38W<5V3aW31SAgZ3"
    case "iphone-14-plus": ">XV[1>nR\u{5c}11:\u{5c}S\u{5c}101:g[<111Vo117`T41@017`T4001119gT419\u{5c}U[118ja8501001Pn3`n217PU4000000000014WU411001Pn3`n217PU400000000001:gU4410000000000100019h`?02001Pn3`n217PU4000000000014WU462001Pn3`n21=^n<000000000019kn<001012211;e3151^7P400;11PPdeiE1`fUSTF1W[Roie116^;11PP`Vn41_m^la51mjmhS;16^;1100PPPPPPPPPPho31116d;1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}bo31:j;111121213T<1100d`[_d`[_d`mo31318W<1100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30ci\u{5c}Vci\u{5c}Vciho318W<1100ci\u{5c}Vci\u{5c}Vcido30ci\u{5c}Vci\u{5c}Vcilo318W<1100nWeagdkTaQmo30S^maR^maRnoo318W<1100kSUljSUljSUo30j\u{5c}Vci\u{5c}Vci\u{5c}^o318W<61100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<2100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}fo318W<3100ci\u{5c}Vci\u{5c}Vci`o30PPPPPPPPPPho318W<5100j\u{5c}Vci\u{5c}Vci\u{5c}bo30ci\u{5c}Vci\u{5c}Vciho318W<4100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<6100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<001<0B8QV43`>YV41Kid49To<0]4iUK1o4VZK7`T43T4de41P5lYI9gT43Q=l^I1b6fS\u{5c}18ja84_<X][11T3gi[14WU43V<i_51f3ok5:gU43YD[d@1V4dXA9h`?3gB_RJ1b1VeJ9kn<4U=n\u{5c}>1e1Sj>7PU43S6kl[11P4en6=^n<4n2gR?1Q3eU??k^B0a3Z_B1V7kbB;e34Z3`f11_5RnJ6^;5Y8Rm11c>[U26d;5l2nc21U4jf2:j;5l2nc21f5oj23T<4X2eP31d4mR38W<5V3aW31SAgZ3"
    case "iphone-14-pro": "=XZ\u{5c}1=eZ\u{5c}11:R[\u{5c}118\u{5c}[\u{5c}11:]X8111Vo117`T41@017`T4001119gT41Ad[\u{5c}118ja89011;P201Pl7Pm517PU4002Pl1hQ1011l101100011PPYo11PPYb91PPSd;0000000000000Ph3`S2011N01100011PPTm71PPYb91PPSd;0000000000000000000017a2111FaXN01Pn3`n217PU4002Pl1hQ1011l101100011PPYo11PPYb91PPSd;0000000000000Ph3`S2011N01100011PPTm71PPYb91PPSd;0000000000000000000017a2211EWYN01Pn3`n217PU4002Pl1hQ1011l101100011PPYo11PPYb91PPSd;0000000000000Ph3`S2011N01100011PPTm71PPYb91PPSd;0000000000000000000017a2621Fc[N101Pn3`n21=^n<002Pl1hQ1011l101100011PPYo11PPYb91PPSd;0000000000000Ph3`S2011N01100011PPTm71PPYb91PPSd;0000000000000000000017a2311@lYN20200000000100014a3411E\u{5c}ZN21000000000100014a3511BQ[N310200000000100014a3711Gb_R1101Pl7Pm51=^n<000000000018Y`R1021<h201Pn3`n217PU4000000000018Y`R1100620162211622216220111241622316214a301012211;e3151e?U\u{5c}\u{5c}110;11PPlXnA1PPhalS11nmlPn_216^;11PPhY]71PPhY]71aeb``@16^;1100PPPPPPPPPPho31116d;1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}bo31:j;111121213T<1100d`[_d`[_d`mo31318W<1100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30ci\u{5c}Vci\u{5c}Vciho318W<1100ci\u{5c}Vci\u{5c}Vcido30ci\u{5c}Vci\u{5c}Vcilo318W<1100nWeagdkTaQmo30S^maR^maRnoo318W<1100kSUljSUljSUo30j\u{5c}Vci\u{5c}Vci\u{5c}^o318W<61100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<2100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}fo318W<3100ci\u{5c}Vci\u{5c}Vci`o30PPPPPPPPPPho318W<5100j\u{5c}Vci\u{5c}Vci\u{5c}bo30ci\u{5c}Vci\u{5c}Vciho318W<4100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<6100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<05Jjk\u{5c}11024eaR10111Pl11hQ1000005iaR116121Pl11hQ10000069naR110009dl\u{5c}11400;`bR11600:kbR11000:ml\u{5c}11400<_cR1160064eaR110009naR104eaR110009dl\u{5c}104eaR11000;`bR105iaR11000:kbR105iaR11000:ml\u{5c}105iaR11000<_cR1020310PPPPPPPPPPho33001118\u{5c}[\u{5c}11b5Wm\u{5c}11=iR]1:VS]11024eaR10111Pl11hQ1000005iaR10121Pl11hQ10000049naR11000;`bR11600:kbR11000<_cR1160044eaR110009naR104eaR11000;`bR105iaR11000:kbR105iaR11000<_cR1020320Sifc_oY]lUgo330PPPPPPPPPPho31001118\u{5c}[\u{5c}11m2`S]11<]V]1;iV]11023TW]1001Pl11hQ1000005WW]1001Pl11hQ1000000020310Woncjh[j]b`o3300018\u{5c}[\u{5c}11c3\u{5c}W]11<]V]1:oZ]11023TW]10000000005WW]10000000000013110100018\u{5c}[\u{5c}11Q2Y[]11<]V]1>Z]]11023TW]1001Ph31`S2000005WW]1001Ph31`S20000000203000018\u{5c}[\u{5c}11]6h]]11<]V]10B8QV43AY\u{5c}N1\u{5c}2Ud]18Y`R13AY\u{5c}N1i3af]17a24\u{5c}4Zj]11h=fn]14a33c5^\u{5c}^11a8Qb^1=iR]13i4bj^11_3[o^1<]V]13U3jR_11P8oU_16^;5b3o]_11R>aa_1?k^B0a3Z_B1V7kbB;e34Z3`f11_5RnJ6d;5l2nc21U4jf2:j;5l2nc21f5oj23T<4X2eP31d4mR38W<5V3aW31SAgZ37`T43T4de41g4TkN9gT43j<koN1b6co_17PU43Z3UV`11P4en6=^n<4n2gR?1Q3eU?8ja84g>_Y`11P3Vh`1"
    case "iphone-14-pro-max": "Ad[\u{5c}1AVk`11:gk`101:]X8111Vo117`T41@017`T4001119gT41=XZ\u{5c}118ja8901001Pl7Pm517PU4002Pl1hQ1011l101100011PPYo11PPYb91PPSd;00000000000018ja8Ph3`S2011N01100011PPTm71PPYb91PPSd;00000000000018ja81=XZ\u{5c}10100000014WU411001Pn3`n217PU4002Pl1hQ1011l101100011PPYo11PPYb91PPSd;00000000000018ja8Ph3`S2011N01100011PPTm71PPYb91PPSd;00000000000018ja81=XZ\u{5c}1110000001:gU421001Pn3`n217PU4002Pl1hQ1011l101100011PPYo11PPYb91PPSd;00000000000018ja8Ph3`S2011N01100011PPTm71PPYb91PPSd;00000000000018ja81=XZ\u{5c}12100000019VUK310000000000100014_UK410000000000100019h`?510000000000100016cUK71001Pl7Pm51=^n<000000000015gQC02001Pn3`n217PU4000000000014WU462001Pn3`n21=^n<002Pl1hQ1011l101100011PPYo11PPYb91PPSd;00000000000018ja8Ph3`S2011N01100011PPTm71PPYb91PPSd;00000000000018ja81=XZ\u{5c}16200000019kn<100620162211622216220111241622316218ja81=XZ\u{5c}11012211;e3151e?U\u{5c}\u{5c}110;11PPlXnA1PPhalS11nmlPn_216^;11PPhY]71PPhY]71aeb``@16^;1100PPPPPPPPPPho31116d;1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}bo31:j;111121213T<1100d`[_d`[_d`mo31318W<1100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30ci\u{5c}Vci\u{5c}Vciho318W<1100ci\u{5c}Vci\u{5c}Vcido30ci\u{5c}Vci\u{5c}Vcilo318W<1100nWeagdkTaQmo30S^maR^maRnoo318W<1100kSUljSUljSUo30j\u{5c}Vci\u{5c}Vci\u{5c}^o318W<61100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<2100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}fo318W<3100ci\u{5c}Vci\u{5c}Vci`o30PPPPPPPPPPho318W<5100j\u{5c}Vci\u{5c}Vci\u{5c}bo30ci\u{5c}Vci\u{5c}Vciho318W<4100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<6100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<05Jjk\u{5c}11024eaR10111Pl11hQ1000005iaR116121Pl11hQ10000069naR110009dl\u{5c}11400;`bR11600:kbR11000:ml\u{5c}11400<_cR1160064eaR110009naR104eaR110009dl\u{5c}104eaR11000;`bR105iaR11000:kbR105iaR11000:ml\u{5c}105iaR11000<_cR1020310PPPPPPPPPPho33001118\u{5c}[\u{5c}11b5Wm\u{5c}11=iR]1:VS]11024eaR10111Pl11hQ1000005iaR10121Pl11hQ10000049naR11000;`bR11600:kbR11000<_cR1160044eaR110009naR104eaR11000;`bR105iaR11000:kbR105iaR11000<_cR1020320Sifc_oY]lUgo330PPPPPPPPPPho31001118\u{5c}[\u{5c}11m2`S]11<]V]1;iV]11023TW]1001Pl11hQ1000005WW]1001Pl11hQ1000000020310Woncjh[j]b`o3300018\u{5c}[\u{5c}11c3\u{5c}W]11<]V]1:oZ]11023TW]10000000005WW]10000000000013110100018\u{5c}[\u{5c}11Q2Y[]11<]V]1>Z]]11023TW]1001Ph31`S2000005WW]1001Ph31`S20000000203000018\u{5c}[\u{5c}11]6h]]11<]V]11=XZ\u{5c}1H8QV43`>YV41Kid49To<0]4iUK1o4VZK7`T43T4de41P5lYI9gT43Q=l^I1b6Ql`18ja84g>_Y`11P3Vh`14WU43V<i_51f3ok5:gU43YD[d@1V4dXA9VUK3gBQXL1KhjL4_UK4oGckL1c7bcM9h`?4oGckL1c7UkM6cUK3gB_RJ1_1hRN9kn<4U=n\u{5c}>1e1Sj>5gQC0^6kdD1j3YkD7PU43k3cRa11P4en6=^n<4n2gR?1Q3eU??k^B0a3Z_B1V7kbB;e34Z3`f11_5RnJ6^;5b3o]_11R>aa_16d;5l2nc21U4jf2:j;5l2nc21f5oj23T<4X2eP31d4mR38W<5V3aW31SAgZ3=iR]13i4bj^11_3[o^1<]V]13U3jR_11P8oU_1"
    case "iphone-15": "9^Va19gVa11:PWa101:]X8111Wo117`T41A017`T4001119gT41>ZWa118ja8501001Pl7Pm517PU400:P6`4011l100011Pn3`n2000012700100000000P;P9011l100011`c3`n2000012700100000000P?X;011l100011Pn3`n2000012700100000000PDP?011l100011Pn3`n2000012700100000000PDP?011l100011Po1X_1000012700100000000PNl@011l100011PT4`Z2100015720130100000000PP1PH011l100011Pn3`n20000137010100000000PX1`F011N00011PT4XZ2000015720130100000000PX1`F011N00011PT4XZ2000015720130110000000Pl1hQ1011h300011Pl1hQ110001472010100000000000000017a211001Pn3`n217PU400000000001:gU4410000000000100019h`?02001Pn3`n217PU4000000000014WU462001Pn3`n21=^n<000000000019kn<001012211;e3151e?U\u{5c}\u{5c}110;11PPlXnA1PPhalS11nmlPn_216^;11PPhY]71PPhY]71aeb``@16^;1100PPPPPPPPPPho31116d;1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}bo31:j;111121213T<1100d`[_d`[_d`mo31318W<1100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30ci\u{5c}Vci\u{5c}Vciho318W<1100ci\u{5c}Vci\u{5c}Vcido30ci\u{5c}Vci\u{5c}Vcilo318W<1100nWeagdkTaQmo30S^maR^maRnoo318W<1100kSUljSUljSUo30j\u{5c}Vci\u{5c}Vci\u{5c}^o318W<61100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<2100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}fo318W<3100ci\u{5c}Vci\u{5c}Vci`o30PPPPPPPPPPho318W<5100j\u{5c}Vci\u{5c}Vci\u{5c}bo30ci\u{5c}Vci\u{5c}Vciho318W<4100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<6100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<001=XZ\u{5c}1C8QV43`>YV41Kid49To<0]4iUK1o4VZK7`T43T4de41P5lYI9gT43Q=l^I1f6hWa18ja84o;^^a11f2]ja14WU43V<i_51f3ok5:gU43YD[d@1V4dXA9h`?3gB_RJ1b1VeJ9kn<4U=n\u{5c}>1e1Sj>7PU43a1Sma11P4en6=^n<4n2gR?1Q3eU??k^B0a3Z_B1V7kbB7a21]2dna11^7QQb1;e34Z3`f11_5RnJ6^;5b3o]_11R>aa_16d;5l2nc21U4jf2:j;5l2nc21f5oj23T<4X2eP31d4mR38W<5V3aW31SAgZ3"
    case "iphone-15-plus": ">ZWa1>_Xb11:mXb101:]X8111Wo117`T41A017`T4001119gT419^Va118ja8501001Pl7Pm517PU400:P6`4011l100011Pn3`n20000127001000000018ja8P;P9011l100011`c3`n20000127001000000018ja8P?X;011l100011Pn3`n20000127001000000018ja8PDP?011l100011Pn3`n20000127001000000018ja8PDP?011l100011Po1X_10000127001000000018ja8PNl@011l100011PT4`Z21000157201301000000018ja8PP1PH011l100011Pn3`n200001370101000000018ja8PX1`F011N00011PT4XZ20000157201301000000018ja8PX1`F011N00011PT4XZ20000157201301100000018ja8Pl1hQ1011h300011Pl1hQ1100014720101000000018ja819^Va10100000014WU411001Pn3`n217PU400000000001:gU4410000000000100019h`?02001Pn3`n217PU4000000000014WU462001Pn3`n21=^n<000000000019kn<001012211;e3151e?U\u{5c}\u{5c}110;11PPlXnA1PPhalS11nmlPn_216^;11PPhY]71PPhY]71aeb``@16^;1100PPPPPPPPPPho31116d;1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}bo31:j;111121213T<1100d`[_d`[_d`mo31318W<1100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30ci\u{5c}Vci\u{5c}Vciho318W<1100ci\u{5c}Vci\u{5c}Vcido30ci\u{5c}Vci\u{5c}Vcilo318W<1100nWeagdkTaQmo30S^maR^maRnoo318W<1100kSUljSUljSUo30j\u{5c}Vci\u{5c}Vci\u{5c}^o318W<61100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<2100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}fo318W<3100ci\u{5c}Vci\u{5c}Vci`o30PPPPPPPPPPho318W<5100j\u{5c}Vci\u{5c}Vci\u{5c}bo30ci\u{5c}Vci\u{5c}Vciho318W<4100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<6100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<001=XZ\u{5c}1B8QV43`>YV41Kid49To<0]4iUK1o4VZK7`T43T4de41P5lYI9gT43Q=l^I1f6WYb18ja84o;^^a11f2]ja14WU43V<i_51f3ok5:gU43YD[d@1V4dXA9h`?3gB_RJ1b1VeJ9kn<4U=n\u{5c}>1e1Sj>7PU43a1Sma11P4en6=^n<4n2gR?1Q3eU??k^B0a3Z_B1V7kbB;e34Z3`f11_5RnJ6^;5b3o]_11R>aa_16d;5l2nc21U4jf2:j;5l2nc21f5oj23T<4X2eP31d4mR38W<5V3aW31SAgZ3"
    case "iphone-15-pro": "=m_b1=Z`b11:g`b1017Wd<111Wo117`T41A017`T4001119gT41AQab118ja8901001Pl7Pm517PU4007P6`4011l1100011Pn3`n200000110110000000P6`4011l1100011Pn3`n2000001201110000000P;P9011l1100011`c3`n200000110110000000P;P9011l1100011`c3`n2000001201110000000P?X;011l1100011Pn3`n200000110110000000P?X;011l1100011Pn3`n2000001201110000000PDP?011l1100011Pn3`n200000110110000000000000017a211001Pn3`n217PU400?PDP?011l1100011Pn3`n200000110110000000PDP?011l1100011Pn3`n2000001201110000000PDP?011l1110011Po1X_100000110100000000PDP?011l1110011Po1X_1000001201100000000PNl@011l1100011PT4XZ200000110110000000PNl@011l1100011PT4XZ2000001201110000000PP1PH011l1100011Pn3`n200000110110000000PP1PH011l1100011Pn3`n2000001201110000000Pl1P]1011N100011Pn3`n20000013023110000000Pl1P]1011l1100011Pn3`n200000110110000000Pl1P]1011l1100011Pn3`n2000001201110000000Pl1P]1011l1100011Pn3`n200000112100000000Pl1P]1011l1100011Pn3`n20000013023110000000Pl1P]1011l1110011Po1X_100000110100000000Pl1P]1011l1110011Po1X_100000120110000000000000001@bab121001Pn3`n217PU400<P6`4011l1100011Pn3`n200000110110000000P6`4011l1100011Pn3`n2000001201110000000P;P9011l1100011`c3`n200000110110000000P;P9011l1100011`c3`n2000001201110000000Pl1hQ1011l1100011PT4XZ200000110110000001@bab1Pl1hQ1011l1100011PT4XZ2000001201110000001@bab1Pl1hQ1011l1100011PT4XZ200000112100000001@bab1Pl1hQ1011l1100011PT4XZ20000013023110000001@bab1Pl1hQ1011l1110011PR2TU100000110100000001@bab1Pl1hQ1011l1110011PR2TU1000001201100000001@bab1Pl1hQ1011h3100011Pl1hQ110000110100000001@bab1Pl1hQ1011h3100011Pl1hQ1100001201100000001@bab1000000017a231000004P6`4011l1100011Pn3`n2000000110000000P;P9011l1100011`c3`n2000000110000000P?X;011l1100011Pn3`n2000000110000000PDP?011l1100011Pn3`n20000001100000000000100017a2410000000000100019h`?510000000000100016cUK71001Pl7Pm51=^n<000000000015gQC02001Pn3`n217PU4000000000014WU462001Pn3`n21=^n<000000000019kn<001012211;e3151^7P400;11PPdeiE1`fUSTF1W[Roie116^;11PP`Vn41_m^la51mjmhS;16^;1100PPPPPPPPPPho31116d;1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}bo31:j;111121213T<1100d`[_d`[_d`mo31318W<1100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30ci\u{5c}Vci\u{5c}Vciho318W<1100ci\u{5c}Vci\u{5c}Vcido30ci\u{5c}Vci\u{5c}Vcilo318W<1100nWeagdkTaQmo30S^maR^maRnoo318W<1100kSUljSUljSUo30j\u{5c}Vci\u{5c}Vci\u{5c}^o318W<61100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<2100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}fo318W<3100ci\u{5c}Vci\u{5c}Vci`o30PPPPPPPPPPho318W<5100j\u{5c}Vci\u{5c}Vci\u{5c}bo30ci\u{5c}Vci\u{5c}Vciho318W<4100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<6100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<001<0E8QV43`>YV41Kid49To<0]4iUK1o4VZK7`T43T4de41P5lYI9gT43Q=l^I1f6Rbb18ja84o;hhb11k7gTc14WU43V<i_51f3ok59h`?4oGckL1c7UkM6cUK3gB_RJ1_1hRN9kn<4U=n\u{5c}>1e1Sj>5gQC0^6kdD1j3YkD7PU43`5b\u{5c}c11P4en6=^n<4n2gR?1Q3eU??k^B0a3Z_B1V7kbB7a21Y9Rbc11W7[kc1@bab14i6bRd11f;[Yd1;e34Z3`f11_5RnJ6^;5Y8Rm11c>[U26d;5l2nc21U4jf2:j;5l2nc21f5oj23T<4X2eP31d4mR38W<5V3aW31SAgZ3"
    case "iphone-15-pro-max": "AQab1AQed11:bed1017Wd<111Wo117`T41A017`T4001119gT41=m_b118ja8901001Pl7Pm517PU4007P6`4011l1100011Pn3`n2000001101100000018ja8P6`4011l1100011Pn3`n20000012011100000018ja8P;P9011l1100011`c3`n2000001101100000018ja8P;P9011l1100011`c3`n20000012011100000018ja8P?X;011l1100011Pn3`n2000001101100000018ja8P?X;011l1100011Pn3`n20000012011100000018ja8PDP?011l1100011Pn3`n2000001101100000018ja81=m_b10100000014WU411001Pn3`n217PU400?PDP?011l1100011Pn3`n2000001101100000018ja8PDP?011l1100011Pn3`n20000012011100000018ja8PDP?011l1110011Po1X_1000001101000000018ja8PDP?011l1110011Po1X_10000012011000000018ja8PNl@011l1100011PT4XZ2000001101100000018ja8PNl@011l1100011PT4XZ20000012011100000018ja8PP1PH011l1100011Pn3`n2000001101100000018ja8PP1PH011l1100011Pn3`n20000012011100000018ja8Pl1P]1011N100011Pn3`n200000130231100000018ja8Pl1P]1011l1100011Pn3`n2000001101100000018ja8Pl1P]1011l1100011Pn3`n20000012011100000018ja8Pl1P]1011l1100011Pn3`n2000001121000000018ja8Pl1P]1011l1100011Pn3`n200000130231100000018ja8Pl1P]1011l1110011Po1X_1000001101000000018ja8Pl1P]1011l1110011Po1X_10000012011000000018ja81=m_b1110000001:gU421001Pn3`n217PU4000000000019VUK310000000000100014_UK41000002Pl1hQ10000001010YmTP]RQk\u{5c}dfP400000000000Pl1P]10000001010ePSeTecPX_fP4000000000000000100017a2510000000000100016cUK71001Pl7Pm51=^n<000000000015gQC02001Pn3`n217PU4000000000014WU462001Pn3`n21=^n<000000000019kn<001012211;e3151^7P400;11PPdeiE1`fUSTF1W[Roie116^;11PP`Vn41_m^la51mjmhS;16^;1100PPPPPPPPPPho31116d;1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}bo31:j;111121213T<1100d`[_d`[_d`mo31318W<1100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30ci\u{5c}Vci\u{5c}Vciho318W<1100ci\u{5c}Vci\u{5c}Vcido30ci\u{5c}Vci\u{5c}Vcilo318W<1100nWeagdkTaQmo30S^maR^maRnoo318W<1100kSUljSUljSUo30j\u{5c}Vci\u{5c}Vci\u{5c}^o318W<61100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<2100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}fo318W<3100ci\u{5c}Vci\u{5c}Vci`o30PPPPPPPPPPho318W<5100j\u{5c}Vci\u{5c}Vci\u{5c}bo30ci\u{5c}Vci\u{5c}Vciho318W<4100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<6100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<001<0F8QV43`>YV41Kid49To<0]4iUK1o4VZK7`T43T4de41P5lYI9gT43Q=l^I1f6led18ja84o;hhb11k7gTc14WU43V<i_51f3ok5:gU43YD[d@1V4dXA9VUK3gBQXL1KhjL4_UK4oGckL1c7bcM6cUK3gB_RJ1_1hRN9kn<4U=n\u{5c}>1e1Sj>5gQC0^6kdD1j3YkD7PU43a1Sma11P4en6=^n<4n2gR?1Q3eU??k^B0a3Z_B1V7kbB7a23[3bld11o2mod1;e34Z3`f11_5RnJ6^;5Y8Rm11c>[U26d;5l2nc21U4jf2:j;5l2nc21f5oj23T<4X2eP31d4mR38W<5V3aW31SAgZ3"
    case "iphone-16": "9lRe19USe11:^Se1013hSe1111Xo117`T41B017`T4001119gT41>kSe118ja8501001Pl7Pm517PU4000000000014WU411001Pn3`n217PU400000000001:gU4410000000000100019h`?02001Pn3`n217PU4000000000014WU462001Pn3`n21=^n<000000000019kn<001012211;e3151^7P400;11PPdeiE1`fUSTF1W[Roie116^;11PP`Vn41_m^la51mjmhS;16^;1100PPPPPPPPPPho31116d;1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}bo31:j;111121213T<1100d`[_d`[_d`mo31318W<1100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30ci\u{5c}Vci\u{5c}Vciho318W<1100ci\u{5c}Vci\u{5c}Vcido30ci\u{5c}Vci\u{5c}Vcilo318W<1100nWeagdkTaQmo30S^maR^maRnoo318W<1100kSUljSUljSUo30j\u{5c}Vci\u{5c}Vci\u{5c}^o318W<61100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<2100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}fo318W<3100ci\u{5c}Vci\u{5c}Vci`o30PPPPPPPPPPho318W<5100j\u{5c}Vci\u{5c}Vci\u{5c}bo30ci\u{5c}Vci\u{5c}Vciho318W<4100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<6100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<001<0B8QV43`>YV41Kid49To<0]4iUK1o4VZK7`T43T4de41P5lYI9gT43Q=l^I1f6YTe18ja84X>oZe11_3Wie14WU43V<i_51f3ok5:gU43YD[d@1V4dXA9h`?3gB_RJ1b1VeJ9kn<4U=n\u{5c}>1e1Sj>7PU43j3fle11P4en6=^n<4n2gR?1Q3eU??k^B0a3Z_B1V7kbB;e34Z3`f11_5RnJ6^;5Y8Rm11c>[U26d;5l2nc21U4jf2:j;5l2nc21f5oj23T<4X2eP31d4mR38W<5V3aW31SAgZ3"
    case "iphone-16-plus": ">kSe1>`Pf11:nPf1013hSe1111Xo117`T41B017`T4001119gT419lRe118ja8501001Pl7Pm517PU4000000000014WU411001Pn3`n217PU400000000001:gU4410000000000100019h`?02001Pn3`n217PU4000000000014WU462001Pn3`n21=^n<000000000019kn<001012211;e3151^7P400;11PPdeiE1`fUSTF1W[Roie116^;11PP`Vn41_m^la51mjmhS;16^;1100PPPPPPPPPPho31116d;1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}bo31:j;111121213T<1100d`[_d`[_d`mo31318W<1100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30ci\u{5c}Vci\u{5c}Vciho318W<1100ci\u{5c}Vci\u{5c}Vcido30ci\u{5c}Vci\u{5c}Vcilo318W<1100nWeagdkTaQmo30S^maR^maRnoo318W<1100kSUljSUljSUo30j\u{5c}Vci\u{5c}Vci\u{5c}^o318W<61100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<2100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}fo318W<3100ci\u{5c}Vci\u{5c}Vci`o30PPPPPPPPPPho318W<5100j\u{5c}Vci\u{5c}Vci\u{5c}bo30ci\u{5c}Vci\u{5c}Vciho318W<4100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<6100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<001<0B8QV43`>YV41Kid49To<0]4iUK1o4VZK7`T43T4de41P5lYI9gT43Q=l^I1f6XQf18ja84X>oZe11_3Wie14WU43V<i_51f3ok5:gU43YD[d@1V4dXA9h`?3gB_RJ1b1VeJ9kn<4U=n\u{5c}>1e1Sj>7PU43j3fle11P4en6=^n<4n2gR?1Q3eU??k^B0a3Z_B1V7kbB;e34Z3`f11_5RnJ6^;5Y8Rm11c>[U26d;5l2nc21U4jf2:j;5l2nc21f5oj23T<4X2eP31d4mR38W<5V3aW31SAgZ3"
    case "iphone-16-pro": "=nWf1=[Xf11:hXf118\u{5c}[\u{5c}117RYf1111Xo117`T41B017`T4001119gT41AYYf118ja89111FaXN01Pl7Pm517PU4003PDP?00011001011U300000000000Pl1hQ100011001010]Vci\u{5c}Vci\u{5c}dfP400000000000Ph3`S200011001010YmTP]RQk\u{5c}dfP400000000000000000017a2711Gb_R1101Pl7Pm51=^n<001PDP?00011001010[dYWkYVhQ[dP4000000011P:`70114jYf10015gQC000000017a2011;P201Pl7Pm517PU4000000000018Y`R1211EWYN01Pn3`n217PU4000000000018Y`R1311@lYN20200000000100018Y`R1411E\u{5c}ZN21000000000100018Y`R1511BQ[N310200000000100018Y`R1021<h201Pn3`n217PU4000000000018Y`R1621Fc[N101Pn3`n21=^n<000000000018Y`R110012711117a201012211;e3151^7nYf100;11\u{5c}^eggB1Tni``K1`cgbfm216^;11hk^XZ<1T]lWV?1mbRZXT116^;1100PPPPPPPPPPho31116d;1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}bo31:j;111121213T<1100d`[_d`[_d`mo30a[_d`[_d`[RP41@\u{5c}af11100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30ci\u{5c}Vci\u{5c}Vciho318W<1100ci\u{5c}Vci\u{5c}Vcido30S^maR^maRnoo318W<1100nWeagdkTaQmo30S^maR^maRnoo31@\u{5c}af11100kSUljSUljSUo30j\u{5c}Vci\u{5c}Vci\u{5c}^o318W<61100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<2100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}fo318W<3100ci\u{5c}Vci\u{5c}Vci`o30PPPPPPPPPPho318W<5100j\u{5c}Vci\u{5c}Vci\u{5c}bo30ci\u{5c}Vci\u{5c}Vciho318W<4100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<6100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<11>laf11029Zbf111111Ph31`S2000005gQC17111PD1P?000003>cbf11000:Qcf110005[cf1120039Zbf11000>cbf105gQC1000:Qcf105gQC12005[cf1020310`YhdooUZioho3810a`eVfT\u{5c}]Snoo3701018\u{5c}[\u{5c}11k5`cf117[if10B8QV43AY\u{5c}N1\u{5c}2bif18Y`R13AY\u{5c}N1j3nkf17a23g3hof11Y6_Sg15gQC4X6hYg11f5P`g17[if13g3hof11k1feg16^;5g3hof11fAagg1@\u{5c}af15g3hof11U?WYh18W<5g3hof11l5\u{5c}hh1?k^B0a3Z_B1V7kbB;e34Z3`f11_5RnJ6d;5l2nc21U4jf2:j;5l2nc21f5oj23T<4X2eP31d4mR37`T43T4de41g4TkN9gT43j<koN1f6Xnh17PU43Z4nTi11P4en6=^n<4n2gR?1Q3eU?8ja84b>XYi11R3jgi1"
    case "iphone-16-pro-max": "AYYf1Alji11:]ki1017RYf1111Xo117`T41B017`T4001119gT41=nWf118ja8901001Pl7Pm517PU4000000000014WU411001Pl7Pm517PU4003PDP?00011001011U3000000000018ja8Pl1hQ100011001010]Vci\u{5c}Vci\u{5c}dfP4000000000018ja8Ph3`S200011001010YmTP]RQk\u{5c}dfP4000000000018ja81=nWf1110000001:gU421001Pn3`n217PU4000000000019VUK310000000000100014_UK410000000000100019h`?510000000000100016cUK71001Pl7Pm51=^n<001PDP?00011001010[dYWkYVhQ[dP4000000011P:`70114jYf10018ja81=nWf17100000015gQC02001Pn3`n217PU4000000000014WU462001Pn3`n21=^n<000000000019kn<10012711118ja81=nWf11012211;e3151^7nYf100;11\u{5c}^eggB1Tni``K1`cgbfm216^;11hk^XZ<1T]lWV?1mbRZXT116^;1100PPPPPPPPPPho31116d;1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}bo31:j;111121213T<1100d`[_d`[_d`mo30a[_d`[_d`[RP41@\u{5c}af11100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30ci\u{5c}Vci\u{5c}Vciho318W<1100ci\u{5c}Vci\u{5c}Vcido30S^maR^maRnoo318W<1100nWeagdkTaQmo30S^maR^maRnoo31@\u{5c}af11100kSUljSUljSUo30j\u{5c}Vci\u{5c}Vci\u{5c}^o318W<61100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<2100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}fo318W<3100ci\u{5c}Vci\u{5c}Vci`o30PPPPPPPPPPho318W<5100j\u{5c}Vci\u{5c}Vci\u{5c}bo30ci\u{5c}Vci\u{5c}Vciho318W<4100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<6100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<11>laf11029Zbf111111Ph31`S2000005gQC17111PD1P?000003>cbf11000:Qcf110005[cf1120039Zbf11000>cbf105gQC1000:Qcf105gQC12005[cf1020310`YhdooUZioho3810a`eVfT\u{5c}]Snoo3701018\u{5c}[\u{5c}11k5`cf117[if11=nWf1H8QV43`>YV41Kid49To<0]4iUK1o4VZK7`T43T4de41P5lYI9gT43Q=l^I1f6gki18ja84b>XYi11R3jgi14WU43V<i_51f3ok5:gU43YD[d@1V4dXA9VUK3gBQXL1KhjL4_UK4oGckL1c7bcM9h`?4oGckL1c7UkM6cUK3gB_RJ1_1hRN9kn<4U=n\u{5c}>1e1Sj>5gQC0^6kdD1j3YkD7PU43T4]Rj11P4en6=^n<4n2gR?1Q3eU??k^B0a3Z_B1V7kbB;e34Z3`f11_5RnJ6^;5g3hof11fAagg16d;5l2nc21U4jf2:j;5l2nc21f5oj23T<4X2eP31d4mR3@\u{5c}af15g3hof11U?WYh18W<5g3hof11l5\u{5c}hh17[if13g3hof11k1feg1"
    case "iphone-16e": ":aVj1:kVj11:UWj1013hSe1111Yo117`T41B317`T4001119gT40301001Pl7Pm517PU4000000000014WU402001Pn3`n217PU4000000000014WU462001Pn3`n21=^n<000000000019kn<001012211;e3151^7P400;11PPdeiE1`fUSTF1W[Roie116^;11PP`Vn41_m^la51mjmhS;16^;1100PPPPPPPPPPho31116d;1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}bo31:j;111121213T<1100d`[_d`[_d`mo31318W<1100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30ci\u{5c}Vci\u{5c}Vciho318W<1100ci\u{5c}Vci\u{5c}Vcido30ci\u{5c}Vci\u{5c}Vcilo318W<1100nWeagdkTaQmo30S^maR^maRnoo318W<1100kSUljSUljSUo30j\u{5c}Vci\u{5c}Vci\u{5c}^o318W<61100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<2100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}fo318W<3100ci\u{5c}Vci\u{5c}Vci`o30PPPPPPPPPPho318W<5100j\u{5c}Vci\u{5c}Vci\u{5c}bo30ci\u{5c}Vci\u{5c}Vciho318W<4100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<6100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<001<0>8QV43`>YV41Kid49To<0]4iUK1^4_Wj17`T43T4de41P5lYI9gT43Q=l^I1f6m[j14WU43V<i_51f3ok59kn<4U=n\u{5c}>1e1Sj>7PU43e9cbj11P4en6=^n<4n2gR?1Q3eU?;e34Z3`f11_5RnJ6^;5Y8Rm11c>[U26d;5l2nc21U4jf2:j;5l2nc21f5oj23T<4X2eP31d4mR38W<5V3aW31SAgZ3"
    case "iphone-17": "9Xlj19alj11:jlj1013Tmj1111Yo117`T41J017`T4101=Wmj101119gT406011;P201Pl7Pm517PU4000000000017[if1111FaXN01Pl7Pm517PU4000000000017[if1411E\u{5c}ZN21000000000100017[if1021<h201Pi4Pi41<[U4000000000018Y`R1121Gdmj101Pi4Pi417PU400000000001@[nj1621Fc[N100000000000018Y`R110012011117[if101012211;e3151_9knj100;11PPdeiE1PPX[c[11PP`\u{5c}^`116^;11PP`Vn41PPP]l91PPPhd>16^;1100PPPPPPPPPPho31116d;1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}bo31:j;111121213T<1100d`[_d`[_d`mo30d`[_d`[_d`mo31@\u{5c}af11100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30ci\u{5c}Vci\u{5c}Vciho318W<1100ci\u{5c}Vci\u{5c}Vcido30ci\u{5c}Vci\u{5c}Vcilo318W<1100nWeagdkTaQmo30S^maR^maRnoo318W<1100kSUljSUljSUo30j\u{5c}Vci\u{5c}Vci\u{5c}^o318W<61100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<2100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}fo318W<3100ci\u{5c}Vci\u{5c}Vci`o30PPPPPPPPPPho318W<5100j\u{5c}Vci\u{5c}Vci\u{5c}bo30ci\u{5c}Vci\u{5c}Vciho318W<4100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<6100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<11?ZXk11018iXk114110000011N049QYk11000>cbf110009ZYk11400>cYk1140028iXk1101009QYk108iXk110110>cbf10010PPPPPPPPPPho3110d`[_d`[_d`io3201016QZk11U9WZk117[if10A8QV43`>YV41Kid48Y`R13AY\u{5c}N1h3\u{5c}ck17[if13g5Tgk11W:klk1@\u{5c}af15g5Tgk11Q6RWl18W<5V3aW31`9S]l1?k^B0a3Z_B1V7kbB;e34Z3`f11_5RnJ6^;5g5Tgk11jEcfl16d;5l2nc21U4jf2:j;5l2nc21f5oj23T<4X2eP31d4mR3@[nj10P3]\u{5c}m11f4]_m17`T43T4de41NSdm1=Wmj13`3Qem11`3ahm19gT43j<koN1f6Qlm17PU43c8gRn11P4en6<[U44P3]\u{5c}m11i5Z[n1"
    case "iphone-17-pro": "=San1=`an11:man11:Wbn117abn1111Yo117`T41J017`T4101=Wmj101119gT41Ahbn118ja8:011;P201Pl7Pm517PU400V2P6`411111l1100114nmV112P6`4Pn3`n20010PPPPP`VhQ[dP411m51270110110000000P6`411111l1100114RnV112P6`4Pn3`n20010PPPPP`VhQ[dP411m512701201110000000P;P911111l1100114nmV112P;P9`c3`n20010PPPPPPXekQdP411m51270110110000000P;P911111l1100114RnV112P;P9`c3`n20010PPPPPPXekQdP411m512701201110000000P?X;11111l1100114nmV112P?X;Pn3`n20010PPPPP`VhQ[dP411m51270110110000000P?X;11111l1100114RnV112P?X;Pn3`n20010PPPPP`VhQ[dP411m512701201110000000PDP?11111l1100114nmV112PDP?Pn3`n20010PPPPP`VhQ[dP411m51270110110000000PDP?11111l1100114RnV112PDP?Pn3`n20010PPPPP`VhQ[dP411m512701201110000000PDP?11111l1110114nmV112PDP?Po1X_10010PPPPP`VhQ[dP410PPPPPPPPPmeP41270110100000000PDP?11111l1110114RnV112PDP?Po1X_10010PPPPP`VhQ[dP410PPPPPPPPPmeP412701201100000000PNl@11111l1100114nmV112PNl@PT4XZ20010PPPPPPmVVedP410PPPPPPPP`ggP416701235110110000000PNl@11111l1100114RnV112PNl@PT4XZ20010PPPPPPmVVedP410PPPPPPPP`ggP4167012351201110000000PP1PH11111l1100114nmV112PP1PHPn3`n20010PPPPP`VhQ[dP410PPPPPPPPl[iP413701110110000000PP1PH11111l1100114RnV112PP1PHPn3`n20010PPPPP`VhQ[dP410PPPPPPPPl[iP4137011201110000000PX1`F11111N100114nmV112PX1`FPT4XZ20010PPPPPPmVVedP410PPPPPPPP`ggP416701235110110000000PX1`F11111N100114RnV112PX1`FPT4XZ20010PPPPPPmVVedP410PPPPPPPP`ggP4167012351201110000000PX1`F11111N100114^_R112PX1`FPT4XZ20010PPPPPPmVVedP410PPPPPPPP`ggP416701235112100000000PX1`F11111l1100114nmV112PX1`FPT4XZ20010PPPPPPmVVedP410PPPPPPPP`ggP416701235110110000000PX1`F11111l1100114RnV112PX1`FPT4XZ20010PPPPPPmVVedP410PPPPPPPP`ggP4167012351201110000000PX1`F11111l1100114^_R112PX1`FPT4XZ20010PPPPPPmVVedP410PPPPPPPP`ggP416701235112100000000PX1`F11111l1110114nmV112PX1`FPR2TU10010PPPPPPmVVedP410PPPPPPPP`gcP41570123110100000000PX1`F11111l1110114RnV112PX1`FPR2TU10010PPPPPPmVVedP410PPPPPPPP`gcP415701231201100000000PX1`F11111`7110114nmV111PX1`F011PPTL1PXb\u{5c}21PXb\u{5c}2010PPPPPPmVVedP410PPPPPPPPPWdP4137011101000000017\u{5c}SX1PX1`F11111`7110114RnV111PX1`F011PPTL1PXb\u{5c}21PXb\u{5c}2010PPPPPPmVVedP410PPPPPPPPPWdP41370112011000000017\u{5c}SX1P]1hQ111111l1110114nmV112P]1hQ1Po1X_10010PPPPP`VhQ[dP410PPPPPPPPPmeP41270110100000000P]1hQ111111l1110114RnV112P]1hQ1Po1X_10010PPPPP`VhQ[dP410PPPPPPPPPmeP412701201100000000Pl1hQ111111N100114nmV112Pl1hQ1PT4XZ20010PPPPPPmVVedP410PPPPPPPP`ggP416701235110110000000Pl1hQ111111N100114RnV112Pl1hQ1PT4XZ20010PPPPPPmVVedP410PPPPPPPP`ggP4167012351201110000000Pl1hQ111111N100114^_R112Pl1hQ1PT4XZ20010PPPPPPmVVedP410PPPPPPPP`ggP416701235112100000000Pl1hQ111111N100114Ycn112Pl1hQ1PT4XZ20010PPPPPPmVVedP410PPPPPPPP`ggP416701235140234110000000Pl1hQ111111l1100114nmV112Pl1hQ1PT4XZ20010PPPPPPmVVedP410PPPPPPPP`ggP416701235110110000000Pl1hQ111111l1100114RnV112Pl1hQ1PT4XZ20010PPPPPPmVVedP410PPPPPPPP`ggP4167012351201110000000Pl1hQ111111l1100114^_R112Pl1hQ1PT4XZ20010PPPPPPmVVedP410PPPPPPPP`ggP416701235112100000000Pl1hQ111111l1100114Ycn112Pl1hQ1PT4XZ20010PPPPPPmVVedP410PPPPPPPP`ggP416701235140234110000000Pl1hQ111111l1110114nmV112Pl1hQ1PR2TU10010PPPPPPmVVedP410PPPPPPPP`gcP41570123110100000000Pl1hQ111111l1110114RnV112Pl1hQ1PR2TU10010PPPPPPmVVedP410PPPPPPPP`gcP415701231201100000000Pl1hQ111111h3100114nmV111Pl1hQ1011PPYo11PPYb91PPYb9010PPPPPPmVVedP410PPPPPPPP`ggP4167012351101100000017\u{5c}SX1Pl1hQ111111h3100114RnV111Pl1hQ1011PPYo11PPYb91PPYb9010PPPPPPmVVedP410PPPPPPPP`ggP41670123512011100000017\u{5c}SX1Pl1hQ111111h3100114^_R111Pl1hQ1011PPYo11PPYb91PPYb9010PPPPPPmVVedP410PPPPPPPP`ggP4167012351121000000017\u{5c}SX1Pl1hQ111111h3100114Ycn111Pl1hQ1011PPYo11PPYb91PPYb9010PPPPPPmVVedP410PPPPPPPP`ggP4167012351402341100000017\u{5c}SX1Pl1hQ111111`7110114nmV111Pl1hQ1011PPYo11PXb\u{5c}21PXb\u{5c}2010PPPPPPmVVedP410PPPPPPPPPWdP4137011101000000017\u{5c}SX1Pl1hQ111111`7110114RnV111Pl1hQ1011PPYo11PXb\u{5c}21PXb\u{5c}2010PPPPPPmVVedP410PPPPPPPPPWdP41370112011000000017\u{5c}SX1Pl1P]111111N100114Ycn112Pl1P]1Pn3`n20010PPPPPP[jR`dP410PPPPPPPP`mhP41570123140234110000000Pl1P]111111l1100114nmV112Pl1P]1Pn3`n20010PPPPPP[jR`dP410PPPPPPPP`mhP41570123110110000000Pl1P]111111l1100114RnV112Pl1P]1Pn3`n20010PPPPPP[jR`dP410PPPPPPPP`mhP415701231201110000000Pl1P]111111l1100114^_R112Pl1P]1Pn3`n20010PPPPPP[jR`dP410PPPPPPPP`mhP41570123112100000000Pl1P]111111l1100114Ycn112Pl1P]1Pn3`n20010PPPPPP[jR`dP410PPPPPPPP`mhP41570123140234110000000Pl1P]111111l1110114nmV112Pl1P]1Po1X_10010PPPPPP[jR`dP410PPPPPPPPPmeP41270110100000000Pl1P]111111l1110114RnV112Pl1P]1Po1X_10010PPPPPP[jR`dP410PPPPPPPPPmeP412701201100000000Pa2hl111111N100114nmV112Pa2hl1Pn3`n20010PPPPPP[jR`dP411m51270110110000000Pa2hl111111N100114RnV112Pa2hl1Pn3`n20010PPPPPP[jR`dP411m512701201110000000PV3`\u{5c}211111N100114nmV112PV3`\u{5c}2Pn3`n20010PPPPPP[jR`dP411m51270110110000000PV3`\u{5c}211111N100114RnV112PV3`\u{5c}2Pn3`n20010PPPPPP[jR`dP411m512701201110000000Ph3`S211111N100114nmV112Ph3`S2PT4XZ20010PPPPPPmVVedP410PPPPPPPPTQhP416701235110110000000Ph3`S211111N100114RnV112Ph3`S2PT4XZ20010PPPPPPmVVedP410PPPPPPPPTQhP4167012351201110000000Ph3`S211111N100114^_R112Ph3`S2PT4XZ20010PPPPPPmVVedP410PPPPPPPPTQhP416701235112100000000Ph3`S211111N100114Ycn112Ph3`S2PT4XZ20010PPPPPPmVVedP410PPPPPPPPTQhP416701235140234110000000Ph3`S211111l1100114nmV111Ph3`S2011PPTm71PPYb91PPYb9010PPPPPPmVVedP410PPPPPPPPTQhP4167012351101100000017\u{5c}SX1Ph3`S211111l1100114RnV111Ph3`S2011PPTm71PPYb91PPYb9010PPPPPPmVVedP410PPPPPPPPTQhP41670123512011100000017\u{5c}SX1Ph3`S211111l1100114^_R111Ph3`S2011PPTm71PPYb91PPYb9010PPPPPPmVVedP410PPPPPPPPTQhP4167012351121000000017\u{5c}SX1Ph3`S211111l1100114Ycn111Ph3`S2011PPTm71PPYb91PPYb9010PPPPPPmVVedP410PPPPPPPPTQhP4167012351402341100000017\u{5c}SX1Ph3`S211111h3100114nmV111Ph3`S2011PPTm71PPYb91PPYb9010PPPPPPmVVedP410PPPPPPPPTQhP4167012351101100000017\u{5c}SX1Ph3`S211111h3100114RnV111Ph3`S2011PPTm71PPYb91PPYb9010PPPPPPmVVedP410PPPPPPPPTQhP41670123512011100000017\u{5c}SX1Ph3`S211111h3100114^_R111Ph3`S2011PPTm71PPYb91PPYb9010PPPPPPmVVedP410PPPPPPPPTQhP4167012351121000000017\u{5c}SX1Ph3`S211111h3100114Ycn111Ph3`S2011PPTm71PPYb91PPYb9010PPPPPPmVVedP410PPPPPPPPTQhP4167012351402341100000017\u{5c}SX1PT4PV211111l1100114]cn111PT4PV20010PPPPPPmVVedP4111167012351234110000000PT4PV211111h3100114]cn111PT4PV20010PPPPPPmVVedP4111167012351234110000000Pn3`n211111N100114nmV112Pn3`n2Pl7Pm5011PPSd;1PPSd;1PP\u{5c}`^1010PPPPPP[jR`dP411m512701101100000017\u{5c}SX1Pn3`n211111N100114RnV112Pn3`n2Pl7Pm5011PPSd;1PPSd;1PP\u{5c}`^1010PPPPPP[jR`dP411m5127012011100000017\u{5c}SX1PT4`n211111l1100114]cn111PT4`n20010PPPPPPmVVedP4111167012351234110000000010000017a2021<h201Pi4Pi41<[U400i1P6`411111l1100114nmV112P6`4Pn3`n20010PPPPP`Y]\u{5c}bdP411m51270110100000000P6`411111l1100114RnV112P6`4Pn3`n20010PPPPP`Y]\u{5c}bdP411m512701201100000000P;P911111l1100114nmV112P;P9`c3`n20010PPPPP`UToXdP411m51270110100000000P;P911111l1100114RnV112P;P9`c3`n20010PPPPP`UToXdP411m512701201100000000P?X;11111l1100114nmV112P?X;Pn3`n20010PPPPP`Y]\u{5c}bdP411m51270110100000000P?X;11111l1100114RnV112P?X;Pn3`n20010PPPPP`Y]\u{5c}bdP411m512701201100000000PDP?11111l1100114nmV112PDP?Pn3`n20010PPPPP`Y]\u{5c}bdP411m51270110100000000PDP?11111l1100114RnV112PDP?Pn3`n20010PPPPP`Y]\u{5c}bdP411m512701201100000000PDP?11111l1110114nmV112PDP?Po1X_10010PPPPP`Y]\u{5c}bdP410PPPPPPPPPmeP41270110110000000PDP?11111l1110114RnV112PDP?Po1X_10010PPPPP`Y]\u{5c}bdP410PPPPPPPPPmeP412701201110000000PNl@11111N100114nmV112PNl@Pn3lV20010PPPPP`Y]\u{5c}bdP410PPPPPPPPlPhP41570123110110000000PNl@11111N100114RnV112PNl@Pn3lV20010PPPPP`Y]\u{5c}bdP410PPPPPPPPlPhP415701231201110000000PP1PH11111l1100114nmV112PP1PHPn3`n20010PPPPP`Y]\u{5c}bdP410PPPPPPPPl[iP413701110100000000PP1PH11111l1100114RnV112PP1PHPn3`n20010PPPPP`Y]\u{5c}bdP410PPPPPPPPl[iP4137011201100000000PX1`F11111N100114nmV112PX1`FPn3lV20010PPPPP`Y]\u{5c}bdP410PPPPPPPPlPhP41570123110110000000PX1`F11111N100114RnV112PX1`FPn3lV20010PPPPP`Y]\u{5c}bdP410PPPPPPPPlPhP415701231201110000000PX1`F11111N100114^_R112PX1`FPn3lV20010PPPPP`Y]\u{5c}bdP410PPPPPPPPlPhP41570123112100000000PX1`F11111l1100114nmV112PX1`FPn3lV20010PPPPP`Y]\u{5c}bdP410PPPPPPPPlPhP41570123110100000000PX1`F11111l1100114RnV112PX1`FPn3lV20010PPPPP`Y]\u{5c}bdP410PPPPPPPPlPhP415701231201100000000PX1`F11111l1100114^_R112PX1`FPn3lV20010PPPPP`Y]\u{5c}bdP410PPPPPPPPlPhP41570123112100000000PX1`F11111l1110114nmV112PX1`FPo1`S10010PPPPPPY]\u{5c}bdP410PPPPPPPPhPdP41570123110110000000PX1`F11111l1110114RnV112PX1`FPo1`S10010PPPPPPY]\u{5c}bdP410PPPPPPPPhPdP415701231201110000000PX1`F11111h3110114nmV111PX1`F011PPTL1P`lU21P`lU2010PPPPPPY]\u{5c}bdP410PPPPPPPPhPdP41470121101000000017\u{5c}SX1PX1`F11111h3110114RnV111PX1`F011PPTL1P`lU21P`lU2010PPPPPPY]\u{5c}bdP410PPPPPPPPhPdP414701212011000000017\u{5c}SX1P]1hQ111111l1110114nmV112P]1hQ1Po1X_10010PPPPP`Y]\u{5c}bdP410PPPPPPPPPmeP41270110110000000P]1hQ111111l1110114RnV112P]1hQ1Po1X_10010PPPPP`Y]\u{5c}bdP410PPPPPPPPPmeP412701201110000000Pl1hQ111111N100114nmV112Pl1hQ1Pn3lV20010PPPPP`Y]\u{5c}bdP410PPPPPPPPlPhP41570123110110000000Pl1hQ111111N100114RnV112Pl1hQ1Pn3lV20010PPPPP`Y]\u{5c}bdP410PPPPPPPPlPhP415701231201110000000Pl1hQ111111N100114^_R112Pl1hQ1Pn3lV20010PPPPP`Y]\u{5c}bdP410PPPPPPPPlPhP41570123112100000000Pl1hQ111111N100114Ycn112Pl1hQ1Pn3lV20010PPPPP`Y]\u{5c}bdP410PPPPPPPPlPhP41570123140234110000000Pl1hQ111111l1100114nmV112Pl1hQ1Pn3lV20010PPPPP`Y]\u{5c}bdP410PPPPPPPPlPhP41570123110100000000Pl1hQ111111l1100114RnV112Pl1hQ1Pn3lV20010PPPPP`Y]\u{5c}bdP410PPPPPPPPlPhP415701231201100000000Pl1hQ111111l1100114^_R112Pl1hQ1Pn3lV20010PPPPP`Y]\u{5c}bdP410PPPPPPPPlPhP41570123112100000000Pl1hQ111111l1100114Ycn112Pl1hQ1Pn3lV20010PPPPP`Y]\u{5c}bdP410PPPPPPPPlPhP41570123140234100000000Pl1hQ111111l1110114nmV112Pl1hQ1Po1`S10010PPPPP`Y]\u{5c}bdP410PPPPPPPPhPdP41570123110110000000Pl1hQ111111l1110114RnV112Pl1hQ1Po1`S10010PPPPP`Y]\u{5c}bdP410PPPPPPPPhPdP415701231201110000000Pl1hQ111111h3110114nmV111Pl1hQ1011PPYo11P`lU21P`lU2010PPPPP`Y]\u{5c}bdP410PPPPPPPPhPdP41470121101000000017\u{5c}SX1Pl1hQ111111h3110114RnV111Pl1hQ1011PPYo11P`lU21P`lU2010PPPPP`Y]\u{5c}bdP410PPPPPPPPhPdP414701212011000000017\u{5c}SX1Pl1P]111111N100114nmV112Pl1P]1Pn3`n20010PPPPP`Y]\u{5c}bdP410PPPPPPPPl[iP41570123110110000000Pl1P]111111N100114RnV112Pl1P]1Pn3`n20010PPPPP`Y]\u{5c}bdP410PPPPPPPPl[iP415701231201110000000Pl1P]111111N100114^_R112Pl1P]1Pn3`n20010PPPPP`Y]\u{5c}bdP410PPPPPPPPl[iP41570123112100000000Pl1P]111111N100114Ycn112Pl1P]1Pn3`n20010PPPPP`Y]\u{5c}bdP410PPPPPPPPl[iP41570123140234110000000Pl1P]111111l1110114nmV112Pl1P]1Po1X_10010PPPPPPY]\u{5c}bdP410PPPPPPPPPmeP41270110110000000Pl1P]111111l1110114RnV112Pl1P]1Po1X_10010PPPPPPY]\u{5c}bdP410PPPPPPPPPmeP412701201110000000`P3\u{5c}X211111N100114nmV111`P3\u{5c}X20010PPPPP`]hP]cP410PPPPPPPPh`hP41270110110000000`P3\u{5c}X211111N100114RnV111`P3\u{5c}X20010PPPPP`]hP]cP410PPPPPPPPh`hP412701201110000000`P3\u{5c}X211111N100114^_R111`P3\u{5c}X20010PPPPP`]hP]cP410PPPPPPPPh`hP41270112100000000Ph3`S211111N100114nmV112Ph3`S2Pn3lV20010PPPPP`Y]\u{5c}bdP410PPPPPPPPlPhP41570123110110000000Ph3`S211111N100114RnV112Ph3`S2Pn3lV20010PPPPP`Y]\u{5c}bdP410PPPPPPPPlPhP415701231201110000000Ph3`S211111N100114^_R112Ph3`S2Pn3lV20010PPPPP`Y]\u{5c}bdP410PPPPPPPPlPhP41570123112100000000Ph3`S211111N100114Ycn112Ph3`S2Pn3lV20010PPPPP`Y]\u{5c}bdP410PPPPPPPPlPhP41570123140234110000000Ph3`S211111l1100114nmV111Ph3`S2011PPTm71PXRg81PXRg8010PPPPP`Y]\u{5c}bdP410PPPPPPPPlPhP415701231101000000017\u{5c}SX1Ph3`S211111l1100114RnV111Ph3`S2011PPTm71PXRg81PXRg8010PPPPP`Y]\u{5c}bdP410PPPPPPPPlPhP4157012312011000000017\u{5c}SX1Ph3`S211111l1100114^_R111Ph3`S2011PPTm71PXRg81PXRg8010PPPPP`Y]\u{5c}bdP410PPPPPPPPlPhP415701231121000000017\u{5c}SX1Ph3`S211111l1100114Ycn111Ph3`S2011PPTm71PXRg81PXRg8010PPPPP`Y]\u{5c}bdP410PPPPPPPPlPhP415701231402341000000017\u{5c}SX1Pn3`n211111N100114nmV111Pn3`n20010PPPPP`Y]\u{5c}bdP411m51270110110000000Pn3`n211111N100114RnV111Pn3`n20010PPPPP`Y]\u{5c}bdP411m512701201110000000010000017a2111FaXN01Pl7Pm517PU400MP6`411111l1100114nmV112P6`4Pn3`n20010PPPPPPW\u{5c}QZfP411m51270110110000000P6`411111l1100114RnV112P6`4Pn3`n20010PPPPPPW\u{5c}QZfP411m512701201110000000P;P911111l1100114nmV112P;P9`c3`n20010PPPPPPRoUPfP411m51270110110000000P;P911111l1100114RnV112P;P9`c3`n20010PPPPPPRoUPfP411m512701201110000000P?X;11111l1100114nmV112P?X;Pn3`n20010PPPPPPW\u{5c}QZfP411m51270110110000000P?X;11111l1100114RnV112P?X;Pn3`n20010PPPPPPW\u{5c}QZfP411m512701201110000000PDP?11111l1100114nmV112PDP?Pn3`n20010PPPPPPW\u{5c}QZfP411m51270110110000000PDP?11111l1100114RnV112PDP?Pn3`n20010PPPPPPW\u{5c}QZfP411m512701201110000000Pl1hQ111111l1100114Ycn112Pl1hQ1PT4XZ20010PPPPPPQk\u{5c}dfP410PPPPPPPP`ggP416701235140234110000000Pl1hQ111111l1110114nmV112Pl1hQ1PR2TU10010PPPPPPQk\u{5c}dfP410PPPPPPPP`gcP41570123110100000000Pl1hQ111111l1110114RnV112Pl1hQ1PR2TU10010PPPPPPQk\u{5c}dfP410PPPPPPPP`gcP415701231201100000000Pl1hQ111111h3100114nmV111Pl1hQ1011PPYo11PPYb91PPYb9010PPPPPPQk\u{5c}dfP410PPPPPPPP`ggP4167012351101000000017\u{5c}SX1Pl1hQ111111h3100114RnV111Pl1hQ1011PPYo11PPYb91PPYb9010PPPPPPQk\u{5c}dfP410PPPPPPPP`ggP41670123512011000000017\u{5c}SX1Pl1hQ111111`7110114nmV111Pl1hQ1011PPYo11PXb\u{5c}21PXb\u{5c}2010PPPPPPQk\u{5c}dfP410PPPPPPPPPWdP4137011101000000017\u{5c}SX1Pl1hQ111111`7110114RnV111Pl1hQ1011PPYo11PXb\u{5c}21PXb\u{5c}2010PPPPPPQk\u{5c}dfP410PPPPPPPPPWdP41370112011000000017\u{5c}SX1Pl1P]111111N100114Ycn112Pl1P]1Pn3`n20010PPPPPPePX_fP410PPPPPPPP`mhP41570123140234110000000Pl1P]111111l1100114nmV112Pl1P]1Pn3`n20010PPPPPPePX_fP410PPPPPPPP`mhP41570123110110000000Pl1P]111111l1100114RnV112Pl1P]1Pn3`n20010PPPPPPePX_fP410PPPPPPPP`mhP415701231201110000000Pl1P]111111l1100114^_R112Pl1P]1Pn3`n20010PPPPPPePX_fP410PPPPPPPP`mhP41570123112100000000Pl1P]111111l1100114Ycn112Pl1P]1Pn3`n20010PPPPPPePX_fP410PPPPPPPP`mhP41570123140234110000000Pl1P]111111l1110114nmV112Pl1P]1Po1X_10010PPPPPPePX_fP410PPPPPPPPPmeP41270110100000000Pl1P]111111l1110114RnV112Pl1P]1Po1X_10010PPPPPPePX_fP410PPPPPPPPPmeP412701201100000000Pa2hl111111N100114nmV112Pa2hl1Pn3`n20010PPPPPPePX_fP411m51270110110000000Pa2hl111111N100114RnV112Pa2hl1Pn3`n20010PPPPPPePX_fP411m512701201110000000PV3`\u{5c}211111N100114nmV112PV3`\u{5c}2Pn3`n20010PPPPPPePX_fP411m51270110110000000PV3`\u{5c}211111N100114RnV112PV3`\u{5c}2Pn3`n20010PPPPPPePX_fP411m512701201110000000Ph3`S211111N100114nmV112Ph3`S2PT4XZ20010PPPPPPQk\u{5c}dfP410PPPPPPPPTQhP416701235110110000000Ph3`S211111N100114RnV112Ph3`S2PT4XZ20010PPPPPPQk\u{5c}dfP410PPPPPPPPTQhP4167012351201110000000Ph3`S211111N100114^_R112Ph3`S2PT4XZ20010PPPPPPQk\u{5c}dfP410PPPPPPPPTQhP41670123511210000000000000001?acn1121Gdmj101Pi4Pi417PU400GPX1PX111111N110114RnV112PX1PX1`\u{5c}2`\u{5c}20010PPPPPPRYUXeP410PPPPPPPPPogP4167012351201110000000PX1PX111111N110114^_R112PX1PX1`\u{5c}2`\u{5c}20010PPPPPPRYUXeP410PPPPPPPPPogP416701235112100000000Pl1hQ111111N100114nmV112Pl1hQ1Pn3lV2011PXRg81PXRg81Pb_k<010PPPPPPRYUXeP410PPPPPPPP`_hP4167012351101100000017\u{5c}SX1Pl1hQ111111N100114RnV112Pl1hQ1Pn3lV2011PXRg81PXRg81Pb_k<010PPPPPPRYUXeP410PPPPPPPP`_hP41670123512011100000017\u{5c}SX1Pl1hQ111111N100114^_R112Pl1hQ1Pn3lV2011PXRg81PXRg81Pb_k<010PPPPPPRYUXeP410PPPPPPPP`_hP4167012351121000000017\u{5c}SX1Pl1hQ111111N100114Ycn112Pl1hQ1Pn3lV2011PXRg81PXRg81Pb_k<010PPPPPPRYUXeP410PPPPPPPP`_hP4167012351402341100000017\u{5c}SX1Pl1hQ111111l1100114nmV112Pl1hQ1Pn3lV2011PXRg81PXRg81Pb_k<010PPPPPP[PgWeP410PPPPPPPP`_hP4167012351101000000017\u{5c}SX1Pl1hQ111111l1100114RnV112Pl1hQ1Pn3lV2011PXRg81PXRg81Pb_k<010PPPPPP[PgWeP410PPPPPPPP`_hP41670123512011000000017\u{5c}SX1Pl1hQ111111l1100114^_R112Pl1hQ1Pn3lV2011PXRg81PXRg81Pb_k<00001121000000017\u{5c}SX1PT4PV211111N100114]cn111PT4PV20010PPPPPP^h`gdP4111167012351234110000000PT4PV211111l1100114]cn111PT4PV20010PPPPPP^h`gdP4111167012351234100000000PV2PT411111N100114]cn111PV2PT40010PPPPP`kS[caP4111167012351234110000000PV2PT411111l1100114]cn111PV2PT40010PPPPP`kS[caP4111167012351234100000000PT4`n211111N100114]cn111PT4`n20010PPPPPP^h`gdP4111167012351234110000000PT4`n211111l1100114]cn111PT4`n20010PPPPPP^h`gdP4111167012351234100000000`n2PT411111N100114]cn111`n2PT40010PPPPPPm^mXcP4111167012351234110000000`n2PT411111l1100114]cn111`n2PT40010PPPPPPm^mXcP4111167012351234100000000Ph3Ph311111N100114nmV112Ph3Ph3Pn3Pn3011PPT`?1PPT`?1PPakF010PPPPPPRYUXeP411o7167012351101100000017\u{5c}SX1Ph3Ph311111N100114RnV112Ph3Ph3Pn3Pn3011PPT`?1PPT`?1PPakF010PPPPPPRYUXeP411o71670123512011100000017\u{5c}SX1Ph3Ph311111N100114^_R112Ph3Ph3Pn3Pn3011PPT`?1PPT`?1PPakF010PPPPPPRYUXeP411o7167012351121000000017\u{5c}SX1Ph3Ph311111N100114Ycn112Ph3Ph3Pn3Pn3011PPT`?1PPT`?1PPakF010PPPPPPRYUXeP411o7167012351402341100000017\u{5c}SX1Pn3Pn311111N100114nmV112Pn3Pn3Pi4Pi4011PPT`?1PPakF1PPakF010PPPPPPRYUXeP411b912701101100000017\u{5c}SX1Pn3Pn311111N100114RnV112Pn3Pn3Pi4Pi4011PPT`?1PPakF1PPakF010PPPPPPRYUXeP411b9127012011100000017\u{5c}SX100000001?acn1211EWYN01Pl7Pm517PU400S1P6`411111l1100114nmV112P6`4Pn3`n20010PPPPP`[PPa\u{5c}P411m513704110110000000P6`411111l1100114RnV112P6`4Pn3`n20010PPPPP`[PPa\u{5c}P411m5137041201110000000P;P911111l1100114nmV112P;P9`c3`n20010PPPPPPjoRU\u{5c}P411m513704110110000000P;P911111l1100114RnV112P;P9`c3`n20010PPPPPPjoRU\u{5c}P411m5137041201110000000P?X;11111l1100114nmV112P?X;Pn3`n20010PPPPP`[PPa\u{5c}P411m513704110110000000P?X;11111l1100114RnV112P?X;Pn3`n20010PPPPP`[PPa\u{5c}P411m5137041201110000000Pl1hQ111111N100114RnV112Pl1hQ1PT4XZ20010PPPPP`Zjkn\u{5c}P410PPPPPPPP`ggP41770123451201110000000Pl1hQ111111N100114^_R112Pl1hQ1PT4XZ20010PPPPP`Zjkn\u{5c}P410PPPPPPPP`ggP4177012345112100000000Pl1hQ111111N100114Ycn112Pl1hQ1PT4XZ20010PPPPP`Zjkn\u{5c}P410PPPPPPPP`ggP4177012345140234110000000Pl1hQ111111l1100114nmV112Pl1hQ1PT4XZ20010PPPPP`Zjkn\u{5c}P410PPPPPPPP`ggP4177012345110110000000Pl1hQ111111l1100114RnV112Pl1hQ1PT4XZ20010PPPPP`Zjkn\u{5c}P410PPPPPPPP`ggP41770123451201110000000Pl1hQ111111l1100114^_R112Pl1hQ1PT4XZ20010PPPPP`Zjkn\u{5c}P410PPPPPPPP`ggP4177012345112100000000Pl1hQ111111l1100114Ycn112Pl1hQ1PT4XZ20010PPPPP`Zjkn\u{5c}P410PPPPPPPP`ggP4177012345140234110000000Pl1hQ111111l1110114nmV112Pl1hQ1PR2TU10010PPPPP`Zjkn\u{5c}P410PPPPPPPP`gcP416701234110100000000Pl1hQ111111l1110114RnV112Pl1hQ1PR2TU10010PPPPP`Zjkn\u{5c}P410PPPPPPPP`gcP4167012341201100000000Pl1hQ111111h3100114nmV111Pl1hQ1011PPYo11PPYb91PPYb9010PPPPP`Zjkn\u{5c}P410PPPPPPPP`ggP4167012351101000000017\u{5c}SX1Pl1hQ111111h3100114RnV111Pl1hQ1011PPYo11PPYb91PPYb9010PPPPP`Zjkn\u{5c}P410PPPPPPPP`ggP41670123512011000000017\u{5c}SX1Pl1hQ111111`7110114nmV111Pl1hQ1011PPYo11PXb\u{5c}21PXb\u{5c}2010PPPPP`Zjkn\u{5c}P410PPPPPPPPPWdP4137011101000000017\u{5c}SX1Pl1hQ111111`7110114RnV111Pl1hQ1011PPYo11PXb\u{5c}21PXb\u{5c}2010PPPPP`Zjkn\u{5c}P410PPPPPPPPPWdP41370112011000000017\u{5c}SX1Pl1P]111111N100114Ycn112Pl1P]1Pn3`n20010PPPPP`UQig\u{5c}P410PPPPPPPP`mhP416701234140234110000000Pl1P]111111l1100114nmV112Pl1P]1Pn3`n20010PPPPP`UQig\u{5c}P410PPPPPPPP`mhP416701234110110000000Pl1P]111111l1100114RnV112Pl1P]1Pn3`n20010PPPPP`UQig\u{5c}P410PPPPPPPP`mhP4167012341201110000000Pl1P]111111l1100114^_R112Pl1P]1Pn3`n20010PPPPP`UQig\u{5c}P410PPPPPPPP`mhP416701234112100000000Pl1P]111111l1100114Ycn112Pl1P]1Pn3`n20010PPPPP`UQig\u{5c}P410PPPPPPPP`mhP416701234140234110000000Pl1P]111111l1110114nmV112Pl1P]1Po1X_10010PPPPP`UQig\u{5c}P410PPPPPPPPPmeP413704110100000000Pl1P]111111l1110114RnV112Pl1P]1Po1X_10010PPPPP`UQig\u{5c}P410PPPPPPPPPmeP4137041201100000000Pa2hl111111N100114nmV112Pa2hl1Pn3`n20010PPPPP`UQig\u{5c}P411m513704110110000000Pa2hl111111N100114RnV112Pa2hl1Pn3`n20010PPPPP`UQig\u{5c}P411m5137041201110000000PV3`\u{5c}211111N100114nmV112PV3`\u{5c}2Pn3`n20010PPPPP`UQig\u{5c}P411m513704110110000000PV3`\u{5c}211111N100114RnV112PV3`\u{5c}2Pn3`n20010PPPPP`UQig\u{5c}P411m5137041201110000000Ph3`S211111N100114nmV112Ph3`S2PT4XZ20010PPPPP`Zjkn\u{5c}P410PPPPPPPPTQhP4177012345110110000000Ph3`S211111N100114RnV112Ph3`S2PT4XZ20010PPPPP`Zjkn\u{5c}P410PPPPPPPPTQhP41770123451201110000000Ph3`S211111N100114^_R112Ph3`S2PT4XZ20010PPPPP`Zjkn\u{5c}P410PPPPPPPPTQhP4177012345112100000000Ph3`S211111N100114Ycn112Ph3`S2PT4XZ20010PPPPP`Zjkn\u{5c}P410PPPPPPPPTQhP4177012345140234110000000Ph3`S211111l1100114nmV111Ph3`S2011PPTm71PPYb91PPYb9010PPPPP`Zjkn\u{5c}P410PPPPPPPPTQhP41770123451101100000017\u{5c}SX100000001?acn1711Gb_R1101Pl7Pm51=^n<009Ph3`S211111N100114RnV112Ph3`S2PT4XZ20010PPPPPPmVVedP410PPPPPPPPTQhP4167012351201110000000Ph3`S211111N100114^_R112Ph3`S2PT4XZ20010PPPPPPmVVedP410PPPPPPPPTQhP416701235112100000000Ph3`S211111N100114Ycn112Ph3`S2PT4XZ20010PPPPPPmVVedP410PPPPPPPPTQhP416701235140234110000000Ph3`S211111l1100114nmV111Ph3`S2011PPTm71PPYb91PPYb9010PPPPPPmVVedP410PPPPPPPPTQhP4167012351101100000017\u{5c}SX1Ph3`S211111l1100114RnV111Ph3`S2011PPTm71PPYb91PPYb9010PPPPPPmVVedP410PPPPPPPPTQhP41670123512011100000017\u{5c}SX1Ph3`S211111l1100114^_R111Ph3`S2011PPTm71PPYb91PPYb9010PPPPPPmVVedP410PPPPPPPPTQhP4167012351121000000017\u{5c}SX1Ph3`S211111l1100114Ycn111Ph3`S2011PPTm71PPYb91PPYb9010PPPPPPmVVedP410PPPPPPPPTQhP4167012351402341100000017\u{5c}SX1Pn3`n211111N100114nmV112Pn3`n2Pl7Pm5011PPSd;1PPSd;1PP\u{5c}`^1010PPPPPP[jR`dP411m512701101100000017\u{5c}SX1Pn3`n211111N100114RnV112Pn3`n2Pl7Pm5011PPSd;1PPSd;1PP\u{5c}`^1010PPPPPP[jR`dP411m5127012011100000017\u{5c}SX100000001?acn1311@lYN20200000000100018Y`R1411E\u{5c}ZN21000000000100018Y`R1511BQ[N310200000000100018Y`R1621Fc[N100000000000018Y`R1100018Y`R101012211;e3141cEPdn100;11YVPnT>1PPlXnA1gdUR\u{5c}V216^;11la`Zf;1PPPWeM1PPPWeM16^;1100PPPPPPPPPPho31116d;1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}bo31:j;111121213T<1100d`[_d`[_d`mo31318W<1100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30ci\u{5c}Vci\u{5c}Vciho318W<1100ci\u{5c}Vci\u{5c}Vcido30ci\u{5c}Vci\u{5c}Vcilo318W<1100nWeagdkTaQmo30S^maR^maRnoo318W<1100kSUljSUljSUo30j\u{5c}Vci\u{5c}Vci\u{5c}^o318W<61100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<2100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}fo318W<3100ci\u{5c}Vci\u{5c}Vci`o30PPPPPPPPPPho318W<5100j\u{5c}Vci\u{5c}Vci\u{5c}bo30ci\u{5c}Vci\u{5c}Vciho318W<4100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<6100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<02AcYo11114eaR110111Ph31`S211N1014Ycn10025TZo115005YZo1100024eaR110005TZo1104eaR110005YZo1104012310PPPPPPPPPPho3100101:Wbn11[4^Zo117[if1Ai^o11114eaR11011000000015TZo1150014eaR110005TZo1151310nlbh\u{5c}W`YYRio370001:Wbn11_3Z_o11>ibo10E8QV43AY\u{5c}N1c1Wco18Y`R13AY\u{5c}N1S:jdo17a21_4mno11l:\u{5c}SP2?acn11_4mno11i<X^P27\u{5c}SX14_4mno11U?QkP27[if11a4VZQ21Fg^Q2>ibo13m1]_Q21Z3ZaQ26^;4_7ddQ21h?SlQ2?k^B0a3Z_B1V7kbB;e34Z3`f11_5RnJ6d;5l2nc21U4jf2:j;5l2nc21f5oj23T<4X2eP31d4mR38W<5V3aW31SAgZ37`T43T4de41NSdm1=Wmj13`3Qem11`3ahm19gT43j<koN1f6k[R27PU43g8abR21P4en6<[U44P3]\u{5c}m11i5Z[n1=^n<4n2gR?1Q3eU?8ja84[>XkR21U5cYS2"
    case "iphone-17-pro-max": "Ahbn1Ah^S21:Y_S216c_S217abn1111Yo117`T41J017`T4101=Wmj101119gT41=San118ja8:011;P201Pl7Pm517PU400V2P6`411111l1100114nmV112P6`4Pn3`n20010PPPPP`VhQ[dP411m512701101100000018ja8P6`411111l1100114RnV112P6`4Pn3`n20010PPPPP`VhQ[dP411m5127012011100000018ja8P;P911111l1100114nmV112P;P9`c3`n20010PPPPPPXekQdP411m512701101100000018ja8P;P911111l1100114RnV112P;P9`c3`n20010PPPPPPXekQdP411m5127012011100000018ja8P?X;11111l1100114nmV112P?X;Pn3`n20010PPPPP`VhQ[dP411m512701101100000018ja8P?X;11111l1100114RnV112P?X;Pn3`n20010PPPPP`VhQ[dP411m5127012011100000018ja8PDP?11111l1100114nmV112PDP?Pn3`n20010PPPPP`VhQ[dP411m512701101100000018ja8PDP?11111l1100114RnV112PDP?Pn3`n20010PPPPP`VhQ[dP411m5127012011100000018ja8PDP?11111l1110114nmV112PDP?Po1X_10010PPPPP`VhQ[dP410PPPPPPPPPmeP412701101000000018ja8PDP?11111l1110114RnV112PDP?Po1X_10010PPPPP`VhQ[dP410PPPPPPPPPmeP4127012011000000018ja8PNl@11111l1100114nmV112PNl@PT4XZ20010PPPPPPmVVedP410PPPPPPPP`ggP4167012351101100000018ja8PNl@11111l1100114RnV112PNl@PT4XZ20010PPPPPPmVVedP410PPPPPPPP`ggP41670123512011100000018ja8PP1PH11111l1100114nmV112PP1PHPn3`n20010PPPPP`VhQ[dP410PPPPPPPPl[iP4137011101100000018ja8PP1PH11111l1100114RnV112PP1PHPn3`n20010PPPPP`VhQ[dP410PPPPPPPPl[iP41370112011100000018ja8PX1`F11111N100114nmV112PX1`FPT4XZ20010PPPPPPmVVedP410PPPPPPPP`ggP4167012351101100000018ja8PX1`F11111N100114RnV112PX1`FPT4XZ20010PPPPPPmVVedP410PPPPPPPP`ggP41670123512011100000018ja8PX1`F11111N100114^_R112PX1`FPT4XZ20010PPPPPPmVVedP410PPPPPPPP`ggP4167012351121000000018ja8PX1`F11111l1100114nmV112PX1`FPT4XZ20010PPPPPPmVVedP410PPPPPPPP`ggP4167012351101100000018ja8PX1`F11111l1100114RnV112PX1`FPT4XZ20010PPPPPPmVVedP410PPPPPPPP`ggP41670123512011100000018ja8PX1`F11111l1100114^_R112PX1`FPT4XZ20010PPPPPPmVVedP410PPPPPPPP`ggP4167012351121000000018ja8PX1`F11111l1110114nmV112PX1`FPR2TU10010PPPPPPmVVedP410PPPPPPPP`gcP415701231101000000018ja8PX1`F11111l1110114RnV112PX1`FPR2TU10010PPPPPPmVVedP410PPPPPPPP`gcP4157012312011000000018ja8PX1`F11111`7110114nmV111PX1`F011PPTL1PXb\u{5c}21PXb\u{5c}2010PPPPPPmVVedP410PPPPPPPPPWdP4137011101000000018ja8PX1`F11111`7110114RnV111PX1`F011PPTL1PXb\u{5c}21PXb\u{5c}2010PPPPPPmVVedP410PPPPPPPPPWdP41370112011000000018ja8P]1hQ111111l1110114nmV112P]1hQ1Po1X_10010PPPPP`VhQ[dP410PPPPPPPPPmeP412701101000000018ja8P]1hQ111111l1110114RnV112P]1hQ1Po1X_10010PPPPP`VhQ[dP410PPPPPPPPPmeP4127012011000000018ja8Pl1hQ111111N100114nmV112Pl1hQ1PT4XZ20010PPPPPPmVVedP410PPPPPPPP`ggP4167012351101100000018ja8Pl1hQ111111N100114RnV112Pl1hQ1PT4XZ20010PPPPPPmVVedP410PPPPPPPP`ggP41670123512011100000018ja8Pl1hQ111111N100114^_R112Pl1hQ1PT4XZ20010PPPPPPmVVedP410PPPPPPPP`ggP4167012351121000000018ja8Pl1hQ111111N100114Ycn112Pl1hQ1PT4XZ20010PPPPPPmVVedP410PPPPPPPP`ggP4167012351402341100000018ja8Pl1hQ111111l1100114nmV112Pl1hQ1PT4XZ20010PPPPPPmVVedP410PPPPPPPP`ggP4167012351101100000018ja8Pl1hQ111111l1100114RnV112Pl1hQ1PT4XZ20010PPPPPPmVVedP410PPPPPPPP`ggP41670123512011100000018ja8Pl1hQ111111l1100114^_R112Pl1hQ1PT4XZ20010PPPPPPmVVedP410PPPPPPPP`ggP4167012351121000000018ja8Pl1hQ111111l1100114Ycn112Pl1hQ1PT4XZ20010PPPPPPmVVedP410PPPPPPPP`ggP4167012351402341100000018ja8Pl1hQ111111l1110114nmV112Pl1hQ1PR2TU10010PPPPPPmVVedP410PPPPPPPP`gcP415701231101000000018ja8Pl1hQ111111l1110114RnV112Pl1hQ1PR2TU10010PPPPPPmVVedP410PPPPPPPP`gcP4157012312011000000018ja8Pl1hQ111111h3100114nmV111Pl1hQ1011PPYo11PPYb91PPYb9010PPPPPPmVVedP410PPPPPPPP`ggP4167012351101100000018ja8Pl1hQ111111h3100114RnV111Pl1hQ1011PPYo11PPYb91PPYb9010PPPPPPmVVedP410PPPPPPPP`ggP41670123512011100000018ja8Pl1hQ111111h3100114^_R111Pl1hQ1011PPYo11PPYb91PPYb9010PPPPPPmVVedP410PPPPPPPP`ggP4167012351121000000018ja8Pl1hQ111111h3100114Ycn111Pl1hQ1011PPYo11PPYb91PPYb9010PPPPPPmVVedP410PPPPPPPP`ggP4167012351402341100000018ja8Pl1hQ111111`7110114nmV111Pl1hQ1011PPYo11PXb\u{5c}21PXb\u{5c}2010PPPPPPmVVedP410PPPPPPPPPWdP4137011101000000018ja8Pl1hQ111111`7110114RnV111Pl1hQ1011PPYo11PXb\u{5c}21PXb\u{5c}2010PPPPPPmVVedP410PPPPPPPPPWdP41370112011000000018ja8Pl1P]111111N100114Ycn112Pl1P]1Pn3`n20010PPPPPP[jR`dP410PPPPPPPP`mhP415701231402341100000018ja8Pl1P]111111l1100114nmV112Pl1P]1Pn3`n20010PPPPPP[jR`dP410PPPPPPPP`mhP415701231101100000018ja8Pl1P]111111l1100114RnV112Pl1P]1Pn3`n20010PPPPPP[jR`dP410PPPPPPPP`mhP4157012312011100000018ja8Pl1P]111111l1100114^_R112Pl1P]1Pn3`n20010PPPPPP[jR`dP410PPPPPPPP`mhP415701231121000000018ja8Pl1P]111111l1100114Ycn112Pl1P]1Pn3`n20010PPPPPP[jR`dP410PPPPPPPP`mhP415701231402341100000018ja8Pl1P]111111l1110114nmV112Pl1P]1Po1X_10010PPPPPP[jR`dP410PPPPPPPPPmeP412701101000000018ja8Pl1P]111111l1110114RnV112Pl1P]1Po1X_10010PPPPPP[jR`dP410PPPPPPPPPmeP4127012011000000018ja8Pa2hl111111N100114nmV112Pa2hl1Pn3`n20010PPPPPP[jR`dP411m512701101100000018ja8Pa2hl111111N100114RnV112Pa2hl1Pn3`n20010PPPPPP[jR`dP411m5127012011100000018ja8PV3`\u{5c}211111N100114nmV112PV3`\u{5c}2Pn3`n20010PPPPPP[jR`dP411m512701101100000018ja8PV3`\u{5c}211111N100114RnV112PV3`\u{5c}2Pn3`n20010PPPPPP[jR`dP411m5127012011100000018ja8Ph3`S211111N100114nmV112Ph3`S2PT4XZ20010PPPPPPmVVedP410PPPPPPPPTQhP4167012351101100000018ja8Ph3`S211111N100114RnV112Ph3`S2PT4XZ20010PPPPPPmVVedP410PPPPPPPPTQhP41670123512011100000018ja8Ph3`S211111N100114^_R112Ph3`S2PT4XZ20010PPPPPPmVVedP410PPPPPPPPTQhP4167012351121000000018ja8Ph3`S211111N100114Ycn112Ph3`S2PT4XZ20010PPPPPPmVVedP410PPPPPPPPTQhP4167012351402341100000018ja8Ph3`S211111l1100114nmV111Ph3`S2011PPTm71PPYb91PPYb9010PPPPPPmVVedP410PPPPPPPPTQhP4167012351101100000018ja8Ph3`S211111l1100114RnV111Ph3`S2011PPTm71PPYb91PPYb9010PPPPPPmVVedP410PPPPPPPPTQhP41670123512011100000018ja8Ph3`S211111l1100114^_R111Ph3`S2011PPTm71PPYb91PPYb9010PPPPPPmVVedP410PPPPPPPPTQhP4167012351121000000018ja8Ph3`S211111l1100114Ycn111Ph3`S2011PPTm71PPYb91PPYb9010PPPPPPmVVedP410PPPPPPPPTQhP4167012351402341100000018ja8Ph3`S211111h3100114nmV111Ph3`S2011PPTm71PPYb91PPYb9010PPPPPPmVVedP410PPPPPPPPTQhP4167012351101100000018ja8Ph3`S211111h3100114RnV111Ph3`S2011PPTm71PPYb91PPYb9010PPPPPPmVVedP410PPPPPPPPTQhP41670123512011100000018ja8Ph3`S211111h3100114^_R111Ph3`S2011PPTm71PPYb91PPYb9010PPPPPPmVVedP410PPPPPPPPTQhP4167012351121000000018ja8Ph3`S211111h3100114Ycn111Ph3`S2011PPTm71PPYb91PPYb9010PPPPPPmVVedP410PPPPPPPPTQhP4167012351402341100000018ja8PT4PV211111l1100114]cn111PT4PV20010PPPPPPmVVedP41111670123512341100000018ja8PT4PV211111h3100114]cn111PT4PV20010PPPPPPmVVedP41111670123512341100000018ja8Pn3`n211111N100114nmV112Pn3`n2Pl7Pm5011PPSd;1PPSd;1PP\u{5c}`^1010PPPPPP[jR`dP411m512701101100000018ja8Pn3`n211111N100114RnV112Pn3`n2Pl7Pm5011PPSd;1PPSd;1PP\u{5c}`^1010PPPPPP[jR`dP411m5127012011100000018ja8PT4`n211111l1100114]cn111PT4`n20010PPPPPPmVVedP41111670123512341100000018ja81=San10110000017[if1021<h201Pi4Pi41<[U400i1P6`411111l1100114nmV112P6`4Pn3`n20010PPPPP`Y]\u{5c}bdP411m512701101000000018ja8P6`411111l1100114RnV112P6`4Pn3`n20010PPPPP`Y]\u{5c}bdP411m5127012011000000018ja8P;P911111l1100114nmV112P;P9`c3`n20010PPPPP`UToXdP411m512701101000000018ja8P;P911111l1100114RnV112P;P9`c3`n20010PPPPP`UToXdP411m5127012011000000018ja8P?X;11111l1100114nmV112P?X;Pn3`n20010PPPPP`Y]\u{5c}bdP411m512701101000000018ja8P?X;11111l1100114RnV112P?X;Pn3`n20010PPPPP`Y]\u{5c}bdP411m5127012011000000018ja8PDP?11111l1100114nmV112PDP?Pn3`n20010PPPPP`Y]\u{5c}bdP411m512701101000000018ja8PDP?11111l1100114RnV112PDP?Pn3`n20010PPPPP`Y]\u{5c}bdP411m5127012011000000018ja8PDP?11111l1110114nmV112PDP?Po1X_10010PPPPP`Y]\u{5c}bdP410PPPPPPPPPmeP412701101100000018ja8PDP?11111l1110114RnV112PDP?Po1X_10010PPPPP`Y]\u{5c}bdP410PPPPPPPPPmeP4127012011100000018ja8PNl@11111N100114nmV112PNl@Pn3lV20010PPPPP`Y]\u{5c}bdP410PPPPPPPPlPhP415701231101100000018ja8PNl@11111N100114RnV112PNl@Pn3lV20010PPPPP`Y]\u{5c}bdP410PPPPPPPPlPhP4157012312011100000018ja8PP1PH11111l1100114nmV112PP1PHPn3`n20010PPPPP`Y]\u{5c}bdP410PPPPPPPPl[iP4137011101000000018ja8PP1PH11111l1100114RnV112PP1PHPn3`n20010PPPPP`Y]\u{5c}bdP410PPPPPPPPl[iP41370112011000000018ja8PX1`F11111N100114nmV112PX1`FPn3lV20010PPPPP`Y]\u{5c}bdP410PPPPPPPPlPhP415701231101100000018ja8PX1`F11111N100114RnV112PX1`FPn3lV20010PPPPP`Y]\u{5c}bdP410PPPPPPPPlPhP4157012312011100000018ja8PX1`F11111N100114^_R112PX1`FPn3lV20010PPPPP`Y]\u{5c}bdP410PPPPPPPPlPhP415701231121000000018ja8PX1`F11111l1100114nmV112PX1`FPn3lV20010PPPPP`Y]\u{5c}bdP410PPPPPPPPlPhP415701231101000000018ja8PX1`F11111l1100114RnV112PX1`FPn3lV20010PPPPP`Y]\u{5c}bdP410PPPPPPPPlPhP4157012312011000000018ja8PX1`F11111l1100114^_R112PX1`FPn3lV20010PPPPP`Y]\u{5c}bdP410PPPPPPPPlPhP415701231121000000018ja8PX1`F11111l1110114nmV112PX1`FPo1`S10010PPPPPPY]\u{5c}bdP410PPPPPPPPhPdP415701231101100000018ja8PX1`F11111l1110114RnV112PX1`FPo1`S10010PPPPPPY]\u{5c}bdP410PPPPPPPPhPdP4157012312011100000018ja8PX1`F11111h3110114nmV111PX1`F011PPTL1P`lU21P`lU2010PPPPPPY]\u{5c}bdP410PPPPPPPPhPdP41470121101000000018ja8PX1`F11111h3110114RnV111PX1`F011PPTL1P`lU21P`lU2010PPPPPPY]\u{5c}bdP410PPPPPPPPhPdP414701212011000000018ja8P]1hQ111111l1110114nmV112P]1hQ1Po1X_10010PPPPP`Y]\u{5c}bdP410PPPPPPPPPmeP412701101100000018ja8P]1hQ111111l1110114RnV112P]1hQ1Po1X_10010PPPPP`Y]\u{5c}bdP410PPPPPPPPPmeP4127012011100000018ja8Pl1hQ111111N100114nmV112Pl1hQ1Pn3lV20010PPPPP`Y]\u{5c}bdP410PPPPPPPPlPhP415701231101100000018ja8Pl1hQ111111N100114RnV112Pl1hQ1Pn3lV20010PPPPP`Y]\u{5c}bdP410PPPPPPPPlPhP4157012312011100000018ja8Pl1hQ111111N100114^_R112Pl1hQ1Pn3lV20010PPPPP`Y]\u{5c}bdP410PPPPPPPPlPhP415701231121000000018ja8Pl1hQ111111N100114Ycn112Pl1hQ1Pn3lV20010PPPPP`Y]\u{5c}bdP410PPPPPPPPlPhP415701231402341100000018ja8Pl1hQ111111l1100114nmV112Pl1hQ1Pn3lV20010PPPPP`Y]\u{5c}bdP410PPPPPPPPlPhP415701231101000000018ja8Pl1hQ111111l1100114RnV112Pl1hQ1Pn3lV20010PPPPP`Y]\u{5c}bdP410PPPPPPPPlPhP4157012312011000000018ja8Pl1hQ111111l1100114^_R112Pl1hQ1Pn3lV20010PPPPP`Y]\u{5c}bdP410PPPPPPPPlPhP415701231121000000018ja8Pl1hQ111111l1100114Ycn112Pl1hQ1Pn3lV20010PPPPP`Y]\u{5c}bdP410PPPPPPPPlPhP415701231402341000000018ja8Pl1hQ111111l1110114nmV112Pl1hQ1Po1`S10010PPPPP`Y]\u{5c}bdP410PPPPPPPPhPdP415701231101100000018ja8Pl1hQ111111l1110114RnV112Pl1hQ1Po1`S10010PPPPP`Y]\u{5c}bdP410PPPPPPPPhPdP4157012312011100000018ja8Pl1hQ111111h3110114nmV111Pl1hQ1011PPYo11P`lU21P`lU2010PPPPP`Y]\u{5c}bdP410PPPPPPPPhPdP41470121101000000018ja8Pl1hQ111111h3110114RnV111Pl1hQ1011PPYo11P`lU21P`lU2010PPPPP`Y]\u{5c}bdP410PPPPPPPPhPdP414701212011000000018ja8Pl1P]111111N100114nmV112Pl1P]1Pn3`n20010PPPPP`Y]\u{5c}bdP410PPPPPPPPl[iP415701231101100000018ja8Pl1P]111111N100114RnV112Pl1P]1Pn3`n20010PPPPP`Y]\u{5c}bdP410PPPPPPPPl[iP4157012312011100000018ja8Pl1P]111111N100114^_R112Pl1P]1Pn3`n20010PPPPP`Y]\u{5c}bdP410PPPPPPPPl[iP415701231121000000018ja8Pl1P]111111N100114Ycn112Pl1P]1Pn3`n20010PPPPP`Y]\u{5c}bdP410PPPPPPPPl[iP415701231402341100000018ja8Pl1P]111111l1110114nmV112Pl1P]1Po1X_10010PPPPPPY]\u{5c}bdP410PPPPPPPPPmeP412701101100000018ja8Pl1P]111111l1110114RnV112Pl1P]1Po1X_10010PPPPPPY]\u{5c}bdP410PPPPPPPPPmeP4127012011100000018ja8`P3\u{5c}X211111N100114nmV111`P3\u{5c}X20010PPPPP`]hP]cP410PPPPPPPPh`hP412701101100000018ja8`P3\u{5c}X211111N100114RnV111`P3\u{5c}X20010PPPPP`]hP]cP410PPPPPPPPh`hP4127012011100000018ja8`P3\u{5c}X211111N100114^_R111`P3\u{5c}X20010PPPPP`]hP]cP410PPPPPPPPh`hP412701121000000018ja8Ph3`S211111N100114nmV112Ph3`S2Pn3lV20010PPPPP`Y]\u{5c}bdP410PPPPPPPPlPhP415701231101100000018ja8Ph3`S211111N100114RnV112Ph3`S2Pn3lV20010PPPPP`Y]\u{5c}bdP410PPPPPPPPlPhP4157012312011100000018ja8Ph3`S211111N100114^_R112Ph3`S2Pn3lV20010PPPPP`Y]\u{5c}bdP410PPPPPPPPlPhP415701231121000000018ja8Ph3`S211111N100114Ycn112Ph3`S2Pn3lV20010PPPPP`Y]\u{5c}bdP410PPPPPPPPlPhP415701231402341100000018ja8Ph3`S211111l1100114nmV111Ph3`S2011PPTm71PXRg81PXRg8010PPPPP`Y]\u{5c}bdP410PPPPPPPPlPhP415701231101000000018ja8Ph3`S211111l1100114RnV111Ph3`S2011PPTm71PXRg81PXRg8010PPPPP`Y]\u{5c}bdP410PPPPPPPPlPhP4157012312011000000018ja8Ph3`S211111l1100114^_R111Ph3`S2011PPTm71PXRg81PXRg8010PPPPP`Y]\u{5c}bdP410PPPPPPPPlPhP415701231121000000018ja8Ph3`S211111l1100114Ycn111Ph3`S2011PPTm71PXRg81PXRg8010PPPPP`Y]\u{5c}bdP410PPPPPPPPlPhP415701231402341000000018ja8Pn3`n211111N100114nmV111Pn3`n20010PPPPP`Y]\u{5c}bdP411m512701101100000018ja8Pn3`n211111N100114RnV111Pn3`n20010PPPPP`Y]\u{5c}bdP411m5127012011100000018ja81=San10210000015i_S2121Gdmj101Pi4Pi417PU400GPX1PX111111N110114RnV112PX1PX1`\u{5c}2`\u{5c}20010PPPPPPRYUXeP410PPPPPPPPPogP41670123512011100000018ja8PX1PX111111N110114^_R112PX1PX1`\u{5c}2`\u{5c}20010PPPPPPRYUXeP410PPPPPPPPPogP4167012351121000000018ja8Pl1hQ111111N100114nmV112Pl1hQ1Pn3lV2011PXRg81PXRg81Pb_k<010PPPPPPRYUXeP410PPPPPPPP`_hP4167012351101100000018ja8Pl1hQ111111N100114RnV112Pl1hQ1Pn3lV2011PXRg81PXRg81Pb_k<010PPPPPPRYUXeP410PPPPPPPP`_hP41670123512011100000018ja8Pl1hQ111111N100114^_R112Pl1hQ1Pn3lV2011PXRg81PXRg81Pb_k<010PPPPPPRYUXeP410PPPPPPPP`_hP4167012351121000000018ja8Pl1hQ111111N100114Ycn112Pl1hQ1Pn3lV2011PXRg81PXRg81Pb_k<010PPPPPPRYUXeP410PPPPPPPP`_hP4167012351402341100000018ja8Pl1hQ111111l1100114nmV112Pl1hQ1Pn3lV2011PXRg81PXRg81Pb_k<010PPPPPP[PgWeP410PPPPPPPP`_hP4167012351101000000018ja8Pl1hQ111111l1100114RnV112Pl1hQ1Pn3lV2011PXRg81PXRg81Pb_k<010PPPPPP[PgWeP410PPPPPPPP`_hP41670123512011000000018ja8Pl1hQ111111l1100114^_R112Pl1hQ1Pn3lV2011PXRg81PXRg81Pb_k<00001121000000018ja8PT4PV211111N100114]cn111PT4PV20010PPPPPP^h`gdP41111670123512341100000018ja8PT4PV211111l1100114]cn111PT4PV20010PPPPPP^h`gdP41111670123512341000000018ja8PV2PT411111N100114]cn111PV2PT40010PPPPP`kS[caP41111670123512341100000018ja8PV2PT411111l1100114]cn111PV2PT40010PPPPP`kS[caP41111670123512341000000018ja8PT4`n211111N100114]cn111PT4`n20010PPPPPP^h`gdP41111670123512341100000018ja8PT4`n211111l1100114]cn111PT4`n20010PPPPPP^h`gdP41111670123512341000000018ja8`n2PT411111N100114]cn111`n2PT40010PPPPPPm^mXcP41111670123512341100000018ja8`n2PT411111l1100114]cn111`n2PT40010PPPPPPm^mXcP41111670123512341000000018ja8Ph3Ph311111N100114nmV112Ph3Ph3Pn3Pn3011PPT`?1PPT`?1PPakF010PPPPPPRYUXeP411o7167012351101100000018ja8Ph3Ph311111N100114RnV112Ph3Ph3Pn3Pn3011PPT`?1PPT`?1PPakF010PPPPPPRYUXeP411o71670123512011100000018ja8Ph3Ph311111N100114^_R112Ph3Ph3Pn3Pn3011PPT`?1PPT`?1PPakF010PPPPPPRYUXeP411o7167012351121000000018ja8Ph3Ph311111N100114Ycn112Ph3Ph3Pn3Pn3011PPT`?1PPT`?1PPakF010PPPPPPRYUXeP411o7167012351402341100000018ja8Pn3Pn311111N100114nmV112Pn3Pn3Pi4Pi4011PPT`?1PPakF1PPakF010PPPPPPRYUXeP411b912701101100000018ja8Pn3Pn311111N100114RnV112Pn3Pn3Pi4Pi4011PPT`?1PPakF1PPakF010PPPPPPRYUXeP411b9127012011100000018ja81=San1120000001@[nj1621Fc[N100000000000015i_S2711Gb_R1101Pl7Pm51=^n<001PDP?0001100100000000011P:`700000000000015i_S2111FaXN01Pl7Pm517PU400MP6`411111l1100114nmV112P6`4Pn3`n20010PPPPPPW\u{5c}QZfP411m512701101100000018ja8P6`411111l1100114RnV112P6`4Pn3`n20010PPPPPPW\u{5c}QZfP411m5127012011100000018ja8P;P911111l1100114nmV112P;P9`c3`n20010PPPPPPRoUPfP411m512701101100000018ja8P;P911111l1100114RnV112P;P9`c3`n20010PPPPPPRoUPfP411m5127012011100000018ja8P?X;11111l1100114nmV112P?X;Pn3`n20010PPPPPPW\u{5c}QZfP411m512701101100000018ja8P?X;11111l1100114RnV112P?X;Pn3`n20010PPPPPPW\u{5c}QZfP411m5127012011100000018ja8PDP?11111l1100114nmV112PDP?Pn3`n20010PPPPPPW\u{5c}QZfP411m512701101100000018ja8PDP?11111l1100114RnV112PDP?Pn3`n20010PPPPPPW\u{5c}QZfP411m5127012011100000018ja8Pl1hQ111111l1100114Ycn112Pl1hQ1PT4XZ20010PPPPPPQk\u{5c}dfP410PPPPPPPP`ggP4167012351402341100000018ja8Pl1hQ111111l1110114nmV112Pl1hQ1PR2TU10010PPPPPPQk\u{5c}dfP410PPPPPPPP`gcP415701231101000000018ja8Pl1hQ111111l1110114RnV112Pl1hQ1PR2TU10010PPPPPPQk\u{5c}dfP410PPPPPPPP`gcP4157012312011000000018ja8Pl1hQ111111h3100114nmV111Pl1hQ1011PPYo11PPYb91PPYb9010PPPPPPQk\u{5c}dfP410PPPPPPPP`ggP4167012351101000000018ja8Pl1hQ111111h3100114RnV111Pl1hQ1011PPYo11PPYb91PPYb9010PPPPPPQk\u{5c}dfP410PPPPPPPP`ggP41670123512011000000018ja8Pl1hQ111111`7110114nmV111Pl1hQ1011PPYo11PXb\u{5c}21PXb\u{5c}2010PPPPPPQk\u{5c}dfP410PPPPPPPPPWdP4137011101000000018ja8Pl1hQ111111`7110114RnV111Pl1hQ1011PPYo11PXb\u{5c}21PXb\u{5c}2010PPPPPPQk\u{5c}dfP410PPPPPPPPPWdP41370112011000000018ja8Pl1P]111111N100114Ycn112Pl1P]1Pn3`n20010PPPPPPePX_fP410PPPPPPPP`mhP415701231402341100000018ja8Pl1P]111111l1100114nmV112Pl1P]1Pn3`n20010PPPPPPePX_fP410PPPPPPPP`mhP415701231101100000018ja8Pl1P]111111l1100114RnV112Pl1P]1Pn3`n20010PPPPPPePX_fP410PPPPPPPP`mhP4157012312011100000018ja8Pl1P]111111l1100114^_R112Pl1P]1Pn3`n20010PPPPPPePX_fP410PPPPPPPP`mhP415701231121000000018ja8Pl1P]111111l1100114Ycn112Pl1P]1Pn3`n20010PPPPPPePX_fP410PPPPPPPP`mhP415701231402341100000018ja8Pl1P]111111l1110114nmV112Pl1P]1Po1X_10010PPPPPPePX_fP410PPPPPPPPPmeP412701101000000018ja8Pl1P]111111l1110114RnV112Pl1P]1Po1X_10010PPPPPPePX_fP410PPPPPPPPPmeP4127012011000000018ja8Pa2hl111111N100114nmV112Pa2hl1Pn3`n20010PPPPPPePX_fP411m512701101100000018ja8Pa2hl111111N100114RnV112Pa2hl1Pn3`n20010PPPPPPePX_fP411m5127012011100000018ja8PV3`\u{5c}211111N100114nmV112PV3`\u{5c}2Pn3`n20010PPPPPPePX_fP411m512701101100000018ja8PV3`\u{5c}211111N100114RnV112PV3`\u{5c}2Pn3`n20010PPPPPPePX_fP411m5127012011100000018ja8Ph3`S211111N100114nmV112Ph3`S2PT4XZ20010PPPPPPQk\u{5c}dfP410PPPPPPPPTQhP4167012351101100000018ja8Ph3`S211111N100114RnV112Ph3`S2PT4XZ20010PPPPPPQk\u{5c}dfP410PPPPPPPPTQhP41670123512011100000018ja8Ph3`S211111N100114^_R112Ph3`S2PT4XZ20010PPPPPPQk\u{5c}dfP410PPPPPPPPTQhP4167012351121000000018ja81=San11100000018Y`R1211EWYN01Pl7Pm517PU400S1P6`411111l1100114nmV112P6`4Pn3`n20010PPPPP`[PPa\u{5c}P411m5137041101100000018ja8P6`411111l1100114RnV112P6`4Pn3`n20010PPPPP`[PPa\u{5c}P411m51370412011100000018ja8P;P911111l1100114nmV112P;P9`c3`n20010PPPPPPjoRU\u{5c}P411m5137041101100000018ja8P;P911111l1100114RnV112P;P9`c3`n20010PPPPPPjoRU\u{5c}P411m51370412011100000018ja8P?X;11111l1100114nmV112P?X;Pn3`n20010PPPPP`[PPa\u{5c}P411m5137041101100000018ja8P?X;11111l1100114RnV112P?X;Pn3`n20010PPPPP`[PPa\u{5c}P411m51370412011100000018ja8Pl1hQ111111N100114RnV112Pl1hQ1PT4XZ20010PPPPP`Zjkn\u{5c}P410PPPPPPPP`ggP417701234512011100000018ja8Pl1hQ111111N100114^_R112Pl1hQ1PT4XZ20010PPPPP`Zjkn\u{5c}P410PPPPPPPP`ggP41770123451121000000018ja8Pl1hQ111111N100114Ycn112Pl1hQ1PT4XZ20010PPPPP`Zjkn\u{5c}P410PPPPPPPP`ggP41770123451402341100000018ja8Pl1hQ111111l1100114nmV112Pl1hQ1PT4XZ20010PPPPP`Zjkn\u{5c}P410PPPPPPPP`ggP41770123451101100000018ja8Pl1hQ111111l1100114RnV112Pl1hQ1PT4XZ20010PPPPP`Zjkn\u{5c}P410PPPPPPPP`ggP417701234512011100000018ja8Pl1hQ111111l1100114^_R112Pl1hQ1PT4XZ20010PPPPP`Zjkn\u{5c}P410PPPPPPPP`ggP41770123451121000000018ja8Pl1hQ111111l1100114Ycn112Pl1hQ1PT4XZ20010PPPPP`Zjkn\u{5c}P410PPPPPPPP`ggP41770123451402341100000018ja8Pl1hQ111111l1110114nmV112Pl1hQ1PR2TU10010PPPPP`Zjkn\u{5c}P410PPPPPPPP`gcP4167012341101000000018ja8Pl1hQ111111l1110114RnV112Pl1hQ1PR2TU10010PPPPP`Zjkn\u{5c}P410PPPPPPPP`gcP41670123412011000000018ja8Pl1hQ111111h3100114nmV111Pl1hQ1011PPYo11PPYb91PPYb9010PPPPP`Zjkn\u{5c}P410PPPPPPPP`ggP4167012351101000000018ja8Pl1hQ111111h3100114RnV111Pl1hQ1011PPYo11PPYb91PPYb9010PPPPP`Zjkn\u{5c}P410PPPPPPPP`ggP41670123512011000000018ja8Pl1hQ111111`7110114nmV111Pl1hQ1011PPYo11PXb\u{5c}21PXb\u{5c}2010PPPPP`Zjkn\u{5c}P410PPPPPPPPPWdP4137011101000000018ja8Pl1hQ111111`7110114RnV111Pl1hQ1011PPYo11PXb\u{5c}21PXb\u{5c}2010PPPPP`Zjkn\u{5c}P410PPPPPPPPPWdP41370112011000000018ja8Pl1P]111111N100114Ycn112Pl1P]1Pn3`n20010PPPPP`UQig\u{5c}P410PPPPPPPP`mhP4167012341402341100000018ja8Pl1P]111111l1100114nmV112Pl1P]1Pn3`n20010PPPPP`UQig\u{5c}P410PPPPPPPP`mhP4167012341101100000018ja8Pl1P]111111l1100114RnV112Pl1P]1Pn3`n20010PPPPP`UQig\u{5c}P410PPPPPPPP`mhP41670123412011100000018ja8Pl1P]111111l1100114^_R112Pl1P]1Pn3`n20010PPPPP`UQig\u{5c}P410PPPPPPPP`mhP4167012341121000000018ja8Pl1P]111111l1100114Ycn112Pl1P]1Pn3`n20010PPPPP`UQig\u{5c}P410PPPPPPPP`mhP4167012341402341100000018ja8Pl1P]111111l1110114nmV112Pl1P]1Po1X_10010PPPPP`UQig\u{5c}P410PPPPPPPPPmeP4137041101000000018ja8Pl1P]111111l1110114RnV112Pl1P]1Po1X_10010PPPPP`UQig\u{5c}P410PPPPPPPPPmeP41370412011000000018ja8Pa2hl111111N100114nmV112Pa2hl1Pn3`n20010PPPPP`UQig\u{5c}P411m5137041101100000018ja8Pa2hl111111N100114RnV112Pa2hl1Pn3`n20010PPPPP`UQig\u{5c}P411m51370412011100000018ja8PV3`\u{5c}211111N100114nmV112PV3`\u{5c}2Pn3`n20010PPPPP`UQig\u{5c}P411m5137041101100000018ja8PV3`\u{5c}211111N100114RnV112PV3`\u{5c}2Pn3`n20010PPPPP`UQig\u{5c}P411m51370412011100000018ja8Ph3`S211111N100114nmV112Ph3`S2PT4XZ20010PPPPP`Zjkn\u{5c}P410PPPPPPPPTQhP41770123451101100000018ja8Ph3`S211111N100114RnV112Ph3`S2PT4XZ20010PPPPP`Zjkn\u{5c}P410PPPPPPPPTQhP417701234512011100000018ja8Ph3`S211111N100114^_R112Ph3`S2PT4XZ20010PPPPP`Zjkn\u{5c}P410PPPPPPPPTQhP41770123451121000000018ja8Ph3`S211111N100114Ycn112Ph3`S2PT4XZ20010PPPPP`Zjkn\u{5c}P410PPPPPPPPTQhP41770123451402341100000018ja8Ph3`S211111l1100114nmV111Ph3`S2011PPTm71PPYb91PPYb9010PPPPP`Zjkn\u{5c}P410PPPPPPPPTQhP41770123451101100000018ja81=San12100000018Y`R1311@lYN20200000000100018Y`R1411E\u{5c}ZN21000000000100018Y`R1511BQ[N310200000000100018Y`R1100320271262712016215i_S201012211;e3151X:n_S200;11YVPnT>1_RbdnQ21gdUR\u{5c}V216^;11la`Zf;1Uf[[X>1PPPWeM16^;1100PPPPPPPPPPho31116d;1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}bo31:j;111121213T<1100d`[_d`[_d`mo31318W<1100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30ci\u{5c}Vci\u{5c}Vciho318W<1100ci\u{5c}Vci\u{5c}Vcido30ci\u{5c}Vci\u{5c}Vcilo318W<1100nWeagdkTaQmo30S^maR^maRnoo318W<1100kSUljSUljSUo30j\u{5c}Vci\u{5c}Vci\u{5c}^o318W<61100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<2100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}fo318W<3100ci\u{5c}Vci\u{5c}Vci`o30PPPPPPPPPPho318W<5100j\u{5c}Vci\u{5c}Vci\u{5c}bo30ci\u{5c}Vci\u{5c}Vciho318W<4100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<6100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<03CVjS21024eaR1101100000005iaR11612000000029naR11000:kbR1100024eaR110009naR105iaR11000:kbR101310TUljSUljSUdo3200016c_S21n2ijS217[if1AcYo11114eaR110111Ph31`S211N1014Ycn10025TZo115005YZo1100024eaR110005TZo1104eaR110005YZo1104012310PPPPPPPPPPho3100101:Wbn11[4^Zo11EgmS2Ai^o11114eaR11011000000015TZo1150014eaR110005TZo1151310nlbh\u{5c}W`YYRio370001:Wbn11_3Z_o11>ibo10E8QV43AY\u{5c}N1Jj\u{5c}N8Y`R13AY\u{5c}N1]3\u{5c}nS25i_S23^2iQT21e<WTT27[if13l2l`T21n2hcT26^;5_7ffT21X?UnT2?k^B0a3Z_B1V7kbB;e34Z3`f11_5RnJ6d;5l2nc21U4jf2:j;5l2nc21f5oj23T<4X2eP31d4mR38W<5V3aW31SAgZ3@[nj10P3]\u{5c}m11f4]_m17`T43T4de41NSdm1=Wmj13`3Qem11`3ahm19gT43j<koN1f6]]U27PU43g8abR21P4en6<[U44P3]\u{5c}m11i5Z[n1=^n<4n2gR?1Q3eU?8ja84[>XkR21U5cYS2EgmS21a4VZQ21Fg^Q2>ibo13m1]_Q21Z3ZaQ2"
    case "iphone-17e": ":SdU2:]dU21:gdU2013Tmj1111Zo117`T41J317`T4001119gT40301001Pl7Pm517PU4000000000014WU402001Pn3`n217PU4000000000014WU462001Pn3`n21=^n<000000000019kn<001012211;e3151_9knj100;11PPdeiE1PPX[c[11PP`\u{5c}^`116^;11PP`Vn41PPP]l91PPPhd>16^;1100PPPPPPPPPPho31116d;1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}bo31:j;111121213T<1100d`[_d`[_d`mo30d`[_d`[_d`mo31@\u{5c}af11100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30ci\u{5c}Vci\u{5c}Vciho318W<1100ci\u{5c}Vci\u{5c}Vcido30ci\u{5c}Vci\u{5c}Vcilo318W<1100nWeagdkTaQmo30S^maR^maRnoo318W<1100kSUljSUljSUo30j\u{5c}Vci\u{5c}Vci\u{5c}^o318W<61100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<2100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}fo318W<3100ci\u{5c}Vci\u{5c}Vci`o30PPPPPPPPPPho318W<5100j\u{5c}Vci\u{5c}Vci\u{5c}bo30ci\u{5c}Vci\u{5c}Vciho318W<4100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<6100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<1019Xlj1?8QV43c:Zi91Kid49To<0]4iUK1^4_Wj17`T43T4de41P5lYI9gT43Q=l^I1f6QeU24WU43V<i_51f3ok59kn<4U=n\u{5c}>1e1Sj>7PU43e:gkU21P4en6=^n<4n2gR?1Q3eU?;e34Z3`f11_5RnJ6^;5g5Tgk11jEcfl16d;5l2nc21U4jf2:j;5l2nc21f5oj23T<4X2eP31d4mR3@\u{5c}af15g5Tgk11Q6RWl18W<5V3aW31`9S]l1"
    case "iphone-18-pro": "=\u{5c}VV2=iVV21:VWV200111Zo117`WV21K017`WV2000080100000000000001>gWV21100000000000001>gWV22100000000000001>gWV231000000000010001<UXV241000000000010001<UXV251000000000010001<UXV202000000000000015iaR162000000000000017aXV2001012211;e30000;00000000000000087`WV23g1hXV21P2_ZV2>gWV20j3_\u{5c}V21S9Y`V2<UXV24Y8\u{5c}iV21i3eQW25iaR14Y8\u{5c}iV21V5^UW27aXV24Y8\u{5c}iV21l1dZW29To<0]4iUK1b3`\u{5c}W2?k^B0a3Z_B1V7kbB;e34Z3`f11_5RnJ"
    case "iphone-18-pro-max": "AR`W2Ac`W22:TaW2:^aW200111Zo117`WV21K017`WV2000080100000000000001>gWV21100000000000001>gWV22100000000000001>gWV231000000000010001<UXV241000000000010001<UXV251000000000010001<UXV202000000000000015iaR162000000000000017aXV2001012211;e30000;00000000000000087`WV23g1hXV21X3haW2>gWV20j3_\u{5c}V21S9Y`V2<UXV24Y8\u{5c}iV21i3eQW25iaR14Y8\u{5c}iV21V5^UW27aXV24Y8\u{5c}iV21l1dZW29To<0]4iUK1b3`\u{5c}W2?k^B0a3Z_B1V7kbB;e34Z3`f11_5RnJ"
    case "iphone-7": "8PeW28XeW229`eW29ieW201:RfW2101Po117`T41:017`T411?817`T401119gT40201001Pn3`n217PU4000000000014WU402001`P3`X217PU4000000000014WU40000000;00000000000000068QV43`>YV41Kid49To<0Q@\u{5c}fW21[4]VX27`T43T4de41g4hZX29gT43Q=l^I1b6__X24WU43V<i_51f3ok57PU43S7QfX21P4en6"
    case "iphone-7-plus": "=TmX2=amX229nmX29WnX218`nX21:RfW2101Po117`T41:017`T411?817`T4101>hnX21119gT404311@lYN20201116[21116[24P]1hQ1000000000000000012P:`711H0P5h311H0000PX1`F011N0000000000000012P:d511H0P5j211H0000PX1`F011l100000000000000101000PDP?00000000000000000000000110100014_UK011;P201Pn3`n217PU41116[21116[20000000014_UK211EWYN01Pn3`n217PU41116[21116[20000000014_UK021<h201`P3`X217PU41016[200000000018Y`R110001;VoX200151Q6aoX200;001100PPPPPPPPPPho31116d;1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}bo31:j;111121213T<0000000000=8QV43`>YV41Kid48Y`R13AY\u{5c}N1]2bUY24_UK0Y2oWY21mGXZY2;VoX20Y2URZ21[4^TZ2?k^B0a3Z_B1V7kbB6d;5l2nc21U4jf2:j;5l2nc21f5oj23T<4X2eP31d4mR37`T43T4de41b4iXZ2>hnX25R2[]Z21g3]_Z29gT43j<koN1b6TcZ27PU43\u{5c}7fiZ21P4en66[25U1jk31[5ol3"
    case "iphone-8": "8RQ[28ZQ[22:bQ[2:lQ[201:VR[2101Qo117`T41;017`T411@717`T401119gT40201001Pn3`n217PU4000000000014WU402001`P3`X217PU4000000000014WU40000000;00000000000000068QV43`>YV41Kid49To<0Q@\u{5c}fW21[4]VX27`T43T4de41g4`R[29gT43Q=l^I1b6WW[24WU43V<i_51f3ok57PU43_9i][21P4en6"
    case "iphone-8-plus": "=Xg[2=eg[22:Rh[2:\u{5c}h[201:VR[2101Qo117`T41;017`T411@717`T401119gT40401001Pn3`n217PU4000000000014WU421001Pn3`n217PU4000000000019VUK310000000000100014_UK02001`P3`X217PU4000000000014WU40000000;00000000000000098QV43`>YV41Kid49To<0Q@\u{5c}fW21[4]VX27`T43T4de41g4`R[29gT43Q=l^I1b6fh[24WU43V<i_51f3ok59VUK3gBQXL1KhjL4_UK3gB_RJ1]1Xo[27PU43S7QfX21P4en6?k^B0a3Z_B1V7kbB"
    case "iphone-air": ":eP\u{5c}2:oP\u{5c}21:YQ\u{5c}2017abn1111Yo117`T41J017`T4001119gT40401001Pl7Pm517PU4000000000014WU402001Pi4Pi41<[U4000000000014WU412001Pi4Pi417PU400000000001:gU462000000000000019kn<001012211;e3141cEPdn100;11YVPnT>1PPlXnA1gdUR\u{5c}V216^;11la`Zf;1PPPWeM1PPPWeM16^;1100PPPPPPPPPPho31116d;1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}bo31:j;111121213T<1100d`[_d`[_d`mo31318W<1100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30ci\u{5c}Vci\u{5c}Vciho318W<1100ci\u{5c}Vci\u{5c}Vcido30ci\u{5c}Vci\u{5c}Vcilo318W<1100nWeagdkTaQmo30S^maR^maRnoo318W<1100kSUljSUljSUo30j\u{5c}Vci\u{5c}Vci\u{5c}^o318W<61100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<2100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}fo318W<3100ci\u{5c}Vci\u{5c}Vci`o30PPPPPPPPPPho318W<5100j\u{5c}Vci\u{5c}Vci\u{5c}bo30ci\u{5c}Vci\u{5c}Vciho318W<4100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<6100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<001=San1?8QV43`>YV41Kid49To<0o7cQ\u{5c}21Z4bY\u{5c}27`T43T4de41P5lYI9gT43Q=l^I1f6l]\u{5c}24WU43V<i_51f3ok5:gU40iEbd\u{5c}21d2[Z]29kn<4U=n\u{5c}>1e1Sj>7PU43g:o\u{5c}]21P4en6<[U44o5fg]21e4hT7;e34Z3`f11_5RnJ6^;4_7ddQ21h?SlQ26d;5l2nc21U4jf2:j;5l2nc21f5oj23T<4X2eP31d4mR38W<5V3aW31SAgZ3"
    case "iphone-duo": ":em]2:om]21:Yn]200111Zo117`WV21K117`WV2000070100000000000001>gWV21100000000000001>gWV241000000000010001<cn]2020289000000000001=on]2120289000000000001=on]28200000000000001=on]29200000000000001=on]2001012211;e30000;00000000000000087`WV23g1hXV21]2\u{5c}o]2>gWV20[2iQ^21Z8TT^2<cn]20`1^\u{5c}^21e3n]^2=on]23e8ca^21e6Xj^2?mP_20`1\u{5c}Q_21Z5lR_29To<0o5VX_21g3U^_2?k^B0a3Z_B1V7kbB;e34Z3`f11_5RnJ"
    case "iphone-se-2nd-generation": "Hla_2Jdb_21:^c_201:Qi7111To117`T41=417`T4001119gT40201001Pn3`n217PU4000000000014WU402001`P3`X217PU4000000000014WU4001012211;e3151^7P400;11PPdeiE1`fUSTF1W[Roie116^;11PP`Vn41_m^la51mjmhS;16^;1100PPPPPPPPPPho31116d;1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}bo31:j;111121213T<1100d`[_d`[_d`mo31318W<1100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30ci\u{5c}Vci\u{5c}Vciho318W<1100ci\u{5c}Vci\u{5c}Vcido30ci\u{5c}Vci\u{5c}Vcilo318W<1100nWeagdkTaQmo30S^maR^maRnoo318W<1100kSUljSUljSUo30j\u{5c}Vci\u{5c}Vci\u{5c}^o318W<61100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<2100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}fo318W<3100ci\u{5c}Vci\u{5c}Vci`o30PPPPPPPPPPho318W<5100j\u{5c}Vci\u{5c}Vci\u{5c}bo30ci\u{5c}Vci\u{5c}Vciho318W<4100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<6100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<001<0<8QV43`>YV41Kid49To<0]4iUK1Q7hc_27`T43T4de41P5lYI9gT43Q=l^I1b6ij_24WU43V<i_51f3ok57PU43Q6[Q`21P4en6;e34Z3`f11_5RnJ6^;5Y8Rm11c>[U26d;5l2nc21U4jf2:j;5l2nc21f5oj23T<4X2eP31d4mR38W<5V3aW31SAgZ3"
    case "iphone-se-3rd-generation": "H\u{5c}W`2JTX`21:nX`201:g[<111Vo117`T41?417`T4001119gT40201001Pn3`n217PU4000000000014WU402001`P3`X217PU4000000000014WU4001012211;e3151^7P400;11PPdeiE1`fUSTF1W[Roie116^;11PP`Vn41_m^la51mjmhS;16^;1100PPPPPPPPPPho31116d;1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}bo31:j;111121213T<1100d`[_d`[_d`mo31318W<1100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30ci\u{5c}Vci\u{5c}Vciho318W<1100ci\u{5c}Vci\u{5c}Vcido30ci\u{5c}Vci\u{5c}Vcilo318W<1100nWeagdkTaQmo30S^maR^maRnoo318W<1100kSUljSUljSUo30j\u{5c}Vci\u{5c}Vci\u{5c}^o318W<61100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<2100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}fo318W<3100ci\u{5c}Vci\u{5c}Vci`o30PPPPPPPPPPho318W<5100j\u{5c}Vci\u{5c}Vci\u{5c}bo30ci\u{5c}Vci\u{5c}Vciho318W<4100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<6100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<001<0<8QV43`>YV41Kid49To<0]4iUK1Q7hc_27`T43T4de41P5lYI9gT43Q=l^I1b6XY`24WU43V<i_51f3ok57PU43P6j_`21P4en6;e34Z3`f11_5RnJ6^;5Y8Rm11c>[U26d;5l2nc21U4jf2:j;5l2nc21f5oj23T<4X2eP31d4mR38W<5V3aW31SAgZ3"
    case "iphone-x": "8je`28Rf`22:Zf`2:df`201:VR[2101Qo117`T41;017`T411@717`T401119gT40501001Pn3`n217PU4000000000014WU421001Pn3`n217PU4000000000019VUK310000000000100014_UK02001`P3`X217PU4000000000014WU462001`P3`X21=^n<000000000019kn<0000000;000000000000000;8QV43`>YV41Kid49To<0mAnf`21[4]VX27`T43T4de41g4`R[29gT43Q=l^I1b6kXa24WU43V<i_51f3ok59VUK3gBQXL1KhjL4_UK3gB_RJ1]1Xo[29kn<4U=n\u{5c}>1e1Sj>7PU43k6]_a21P4en6=^n<4n2gR?1Q3eU??k^B0a3Z_B1V7kbB"
    case "iphone-xr": "9Xfa29afa21:jfa201:U[7111Ro117`T41<017`T411B717`T401119gT403011;P201Pn3`n217PU4001Pl1hQ1011N101100011PPYb91PPYb91PPYb900000000000017a2000000014Tga2021<h201`P3`X217PU4001Pl1hQ1011N101100011XPSn51PX`U61PPYb900000000000017a2000000014Tga2621Fc[N101`P3`X21=^n<000000000018Y`R110012010214Tga201012211;e3141Z6Xga200;11PPdeiE1`fUSTF1dUaolJ16^;11PP`Vn41_m^la51_m^la516^;1100PPPPPPPPPPho31116d;1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}bo31:j;111121213T<1100d`[_d`[_d`mo31318W<1100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30ci\u{5c}Vci\u{5c}Vciho318W<1100ci\u{5c}Vci\u{5c}Vcido30ci\u{5c}Vci\u{5c}Vcilo318W<1100nWeagdkTaQmo30S^maR^maRnoo318W<1100kSUljSUljSUo30j\u{5c}Vci\u{5c}Vci\u{5c}^o318W<61100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<2100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}fo318W<3100ci\u{5c}Vci\u{5c}Vci`o30PPPPPPPPPPho318W<5100j\u{5c}Vci\u{5c}Vci\u{5c}bo30ci\u{5c}Vci\u{5c}Vciho318W<4100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<6100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<01<bma21034eaR110111Pl11hQ1000005iaR110121Pl11hQ1000003nma21=0000000049naR11000:kbR110005Qna211006Vna2110044eaR110009naR105iaR11000:kbR103nma211005Qna203nma211006Vna2020310bgdkTaQRhZio3300101:\u{5c}na21Z4fna217[if10?8QV43AY\u{5c}N1_3PSb28Y`R13AY\u{5c}N1[2_Vb24Tga23W6jXb21P9Q_b27a24Y8Rm11\u{5c}?Qhb27[if13W6jXb21V3]Wc2;e34Z3`f11o5cZc26^;4Y8Rm11^=b`c26d;5l2nc21U4jf2:j;5l2nc21f5oj23T<4X2eP31d4mR38W<5V3aW31SAgZ37`T43T4de41j5Pnc29gT43j<koN1b6jSd27PU43Z5\u{5c}Zd21P4en6=^n<4n2gR?1Q3eU?"
    case "iphone-xs": "9f_d29o_d21:X`d218h11:U[7111Ro117`T41<017`T411B717`T401119gT41=b`d218ja85011;P201Pn3`n217PU4007PDP?011l11111011Po1X_100000000000000PX1`F011l11111011PR2TU100000000000000P]1hQ1011l11111011Po1X_100000000000000Pl1hQ1011N1011011PT4XZ200000000000000Pl1hQ1011l11111011PR2TU100000000000000Pl1P]1011N1011011Pn3`n200000000000000Pl1P]1011l11111011Po1X_10000000000000000112300017a2211EWYN01Pn3`n217PU4007PDP?011l11111011Po1X_100000000000000PX1`F011l11111011PR2TU100000000000000P]1hQ1011l11111011Po1X_100000000000000Pl1hQ1011N1011011PT4XZ200000000000000Pl1hQ1011l11111011PR2TU100000000000000Pl1P]1011N1011011Pn3`n200000000000000Pl1P]1011l11111011Po1X_10000000000000000112300017a2311@lYN2020007PDP?011l11111011Po1X_100000000000000PX1`F011l11111011PR2TU100000000000000P]1hQ1011l11111011Po1X_100000000000000Pl1hQ1011N1011011PT4XZ200000000000000Pl1hQ1011l11111011PR2TU100000000000000Pl1P]1011N1011011Pn3`n200000000000000Pl1P]1011l11111011Po1X_100000000000000001010001<o`d2021<h201`P3`X217PU4007PDP?011l1111100011Rh`_11feXV21PhPm20000000000000PX1`F011l1111100011Rh`_11PR\u{5c}a11PXb\u{5c}20000000000000P]1hQ1011l1111100011Rh`_11feXV21PhPm20000000000000Pl1hQ1011N101100011XPSn51PX`U61PPYb90000000000000Pl1hQ1011l1111100011Rh`_11PR\u{5c}a11PXb\u{5c}20000000000000Pl1P]1011N101100011XPSn51hfRi81PPSd;0000000000000Pl1P]1011l1111100011Rh`_11feXV21PhPm2000000000000000100001=T3621Fc[N101`P3`X21=^n<007PDP?011l1111100011Rh`_11feXV21PhPm20000000000000PX1`F011l1111100011Rh`_11PR\u{5c}a11PXb\u{5c}20000000000000P]1hQ1011l1111100011Rh`_11feXV21PhPm20000000000000Pl1hQ1011N101100011XPSn51PX`U61PPYb90000000000000Pl1hQ1011l1111100011Rh`_11PR\u{5c}a11PXb\u{5c}20000000000000Pl1P]1011N101100011XPSn51hfRi81PPSd;0000000000000Pl1P]1011l1111100011Rh`_11feXV21PhPm2000000000000000100001=T311402366131201022012120162221022216214a3011412211;e3141g8[ad200;11PPdeiE1`fUSTF1dUaolJ16^;11PP`Vn41_m^la51_m^la516^;1100PPPPPPPPPPho31116d;1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}bo31:j;111121213T<1100d`[_d`[_d`mo31318W<1100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30ci\u{5c}Vci\u{5c}Vciho318W<1100ci\u{5c}Vci\u{5c}Vcido30ci\u{5c}Vci\u{5c}Vcilo318W<1100nWeagdkTaQmo30S^maR^maRnoo318W<1100kSUljSUljSUo30j\u{5c}Vci\u{5c}Vci\u{5c}^o318W<61100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<2100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}fo318W<3100ci\u{5c}Vci\u{5c}Vci`o30PPPPPPPPPPho318W<5100j\u{5c}Vci\u{5c}Vci\u{5c}bo30ci\u{5c}Vci\u{5c}Vciho318W<4100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<6100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<000A8QV43AY\u{5c}N1a3Rjd24a30j3cmd21W5]Qe27a20g3dVe21V<[Ze2<o`d24c4afe21Z6Tke2=T34b4^Qf21Z=PVf2;e30Z3`f11^4Zcf26^;4Y8Rm11jDhgf2?k^B0a3Z_B1V7kbB6d;5l2nc21U4jf2:j;5l2nc21f5oj23T<4X2eP31d4mR38W<5V3aW31SAgZ37`T43T4de41j5Pnc29gT43j<koN1b6b\u{5c}g27PU43o2Tcg21P4en6=^n<4n2gR?1Q3eU?8ja84g>Sfg21^5jTh2"
    case "iphone-xs-max": "=b`d2=XZh22:eZh2:oZh201:U[7111Ro117`T41<017`T411B717`T401119gT419f_d218ja8501001Pn3`n217PU4007PDP?011l11111011Po1X_1000000000000018ja8PX1`F011l11111011PR2TU1000000000000018ja8P]1hQ1011l11111011Po1X_1000000000000018ja8Pl1hQ1011N1011011PT4XZ2000000000000018ja8Pl1hQ1011l11111011PR2TU1000000000000018ja8Pl1P]1011N1011011Pn3`n2000000000000018ja8Pl1P]1011l11111011Po1X_1000000000000018ja819f_d2010112300014WU421001Pn3`n217PU4007PDP?011l11111011Po1X_1000000000000018ja8PX1`F011l11111011PR2TU1000000000000018ja8P]1hQ1011l11111011Po1X_1000000000000018ja8Pl1hQ1011N1011011PT4XZ2000000000000018ja8Pl1hQ1011l11111011PR2TU1000000000000018ja8Pl1P]1011N1011011Pn3`n2000000000000018ja8Pl1P]1011l11111011Po1X_1000000000000018ja819f_d2210112300019VUK31000007PDP?011l11111011Po1X_1000000000000018ja8PX1`F011l11111011PR2TU1000000000000018ja8P]1hQ1011l11111011Po1X_1000000000000018ja8Pl1hQ1011N1011011PT4XZ2000000000000018ja8Pl1hQ1011l11111011PR2TU1000000000000018ja8Pl1P]1011N1011011Pn3`n2000000000000018ja8Pl1P]1011l11111011Po1X_1000000000000018ja819f_d231010100014_UK02001`P3`X217PU4007PDP?011l1111100011Rh`_11feXV21PhPm200000000000018ja8PX1`F011l1111100011Rh`_11PR\u{5c}a11PXb\u{5c}200000000000018ja8P]1hQ1011l1111100011Rh`_11feXV21PhPm200000000000018ja8Pl1hQ1011N101100011XPSn51PX`U61PPYb900000000000018ja8Pl1hQ1011l1111100011Rh`_11PR\u{5c}a11PXb\u{5c}200000000000018ja8Pl1P]1011N101100011XPSn51hfRi81PPSd;00000000000018ja8Pl1P]1011l1111100011Rh`_11feXV21PhPm200000000000018ja819f_d20201000014WU462001`P3`X21=^n<007PDP?011l1111100011Rh`_11feXV21PhPm200000000000018ja8PX1`F011l1111100011Rh`_11PR\u{5c}a11PXb\u{5c}200000000000018ja8P]1hQ1011l1111100011Rh`_11feXV21PhPm200000000000018ja8Pl1hQ1011N101100011XPSn51PX`U61PPYb900000000000018ja8Pl1hQ1011l1111100011Rh`_11PR\u{5c}a11PXb\u{5c}200000000000018ja8Pl1P]1011N101100011XPSn51hfRi81PPSd;00000000000018ja8Pl1P]1011l1111100011Rh`_11feXV21PhPm200000000000018ja819f_d26201000019kn<11402366131201022012120162221022216218ja819f_d211412211;e3141g8[ad200;11PPdeiE1`fUSTF1dUaolJ16^;11PP`Vn41_m^la51_m^la516^;1100PPPPPPPPPPho31116d;1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}bo31:j;111121213T<1100d`[_d`[_d`mo31318W<1100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<1100j\u{5c}Vci\u{5c}Vci\u{5c}^o30ci\u{5c}Vci\u{5c}Vciho318W<1100ci\u{5c}Vci\u{5c}Vcido30ci\u{5c}Vci\u{5c}Vcilo318W<1100nWeagdkTaQmo30S^maR^maRnoo318W<1100kSUljSUljSUo30j\u{5c}Vci\u{5c}Vci\u{5c}^o318W<61100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<2100j\u{5c}Vci\u{5c}Vci\u{5c}^o30j\u{5c}Vci\u{5c}Vci\u{5c}fo318W<3100ci\u{5c}Vci\u{5c}Vci`o30PPPPPPPPPPho318W<5100j\u{5c}Vci\u{5c}Vci\u{5c}bo30ci\u{5c}Vci\u{5c}Vciho318W<4100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<6100j\u{5c}Vci\u{5c}Vci\u{5c}Zo30ci\u{5c}Vci\u{5c}Vcido318W<0019f_d2B8QV43`>YV41Kid49To<0Q@]o<1?^_=7`T43T4de41g4Y[h29gT43Q=l^I1b6P`h28ja84g>Sfg21^5jTh24WU43V<i_51f3ok59VUK3gBQXL1KhjL4_UK0oCbfh21]1Xo[29kn<4U=n\u{5c}>1e1Sj>7PU43Q3aZi21P4en6=^n<4n2gR?1Q3eU??k^B0a3Z_B1V7kbB;e30Z3`f11^4Zcf26^;4Y8Rm11jDhgf26d;5l2nc21U4jf2:j;5l2nc21f5oj23T<4X2eP31d4mR38W<5V3aW31SAgZ3"
    default: nil
    }
  }

  /// The texts of the packed profiles.
  package static let texts: StaticString = "conservativeWhat every multi-cam iPhone is taken to haveiOS 13.0Back CameralightsformatsFront Camerafront-formatssetsmicrophonesThe A12's budget, the smallest of the chips with multi-camera capture as far as is known, borrowed: no reading of a device is fitted. Costs are meant to be too high rather than too low. Every systemPressureCost coefficient is an estimate.budgetweightdepth-costhdrpressureWWDC19 session 225, slide Supported MultiCam Formats (iPhone XS); github.com/Quicr/quicr-mac at 0e38e0750f6d7428f59bf084eb943dc2768d3a2c: docs/formats.mdThe formats that both published lists of multi-cam formats, of iPhone XS and of iPhone 13 mini, have in common; 1920x1440 unbinned at 30 is left out, since iPhone 13 mini has it at 60 only. Other models are taken to have them too. Readout from the smallest sensor mode printed for that shape (12 Pro 4096x2304, 13 mini 2080x1170 and 1920x1440) to that of iPhone XS, which is the value. More formats exist on every device.As at the back. Readout from that of a 7 megapixel sensor, as in the profile of iPhone XS, to a 12 megapixel one like the back's, which is the value since the cost should be too high rather than too low.WWDC19 session 225, slide Supported Device Combinations (iPhone XS); github.com/Neos21/neos21.net at 07d8cbf6f063e5250cc8142b436cafa89101f8ae: src/pages/blog/2019/09/27-01.md; https://neos21.net/blog/2019/09/27-01.html; github.com/naujgs/DualVideo at b6e14e38559eabcc898c230eb8e3d408ab453544: .planning/phases/02-recording-pipeline-compositor-writer-audio/02-03-SUMMARY.md, DualVideo/Features/Camera/CameraManager.swiftBack wide with front wide is among the sets of every multi-cam device whose sets are known whole (iPhone XS, iPhone 11 Pro Max) and ran on iPhone XR.WWDC19 session 225, slides Multi-Microphone Capture; https://developer.apple.com/videos/play/wwdc2019/225/The talk gives every multi-camera session on an iPhone an omnidirectional port, a front and a back beam.WWDC19 session 225, slide Supported MultiCam Formats (iPhone XS); github.com/naujgs/DualVideo at b6e14e38559eabcc898c230eb8e3d408ab453544: .planning/phases/02-recording-pipeline-compositor-writer-audio/02-03-SUMMARY.md, DualVideo/Features/Camera/CameraManager.swiftNo reading of this chip can be fitted. Borrowed from the A12, where Apple's table for iPhone XS gives 731566080 + 165888000 x w as the low end, the iPhone XR reading 742495952 + 186530735 x w as the value and 902808756 + 186530735 x w as the high end. A later chip is taken to have at least that budget, so the costs are high rather than low; to leave room for a faster one the high end is doubled (1805617511 + 373061469 x w), which halves the low end of every cost.https://developer.apple.com/documentation/avfoundation/avcapturemulticamsession/hardwarecostHow much a delivered pixel weighs against a sensor pixel is not published: the whole range from 0 to 1, with its middle as the value.Apple says that every camera which streams depth adds to hardwareCost, not how much. No public reading tells it apart. From nothing to a fifth of the budget; the value is the middle.AVCaptureDevice.h, iOS SDK 17.2: AVCaptureDeviceFormat.videoHDRSupportedApple says that video HDR reads the sensor at twice the published rate: factor 2. The low end is 1, since newer ways of HDR need no second exposure.WWDC19 session 225, slides System Pressure Cost; https://developer.apple.com/videos/play/wwdc2019/225/Apple names these drivers and publishes no figure, and no reading of this device is public. The share of hardwareCost is what an iPhone 17 can have at most (0.69 at a hardwareCost of 0.5, of low trust), its low end 0 and its high end 3.0, the top of the bands at full hardwareCost. All contributors start at 0; the high ends are round numbers below 1.985, the whole systemPressureCost of the one public reading with depth (iPhone 16 Pro, LiDAR); the LiDAR value is what that reading leaves. Only the order of the stabilization modes has a meaning.AVCaptureDevice.h: hasTorch, hasFlashHeld of every iPhone: the cameras at the back have a torch and a flash, those at the front have no torch. Whether these have a flash is not known. Not read on this device.ipad-10th-generationiPad (10th generation)iPad13,18iPad13,19A14 Bionicsystemsinventorysensorswidefront-sensorultra-wideidentitygithub.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11); github.com/kyle-seongwoo-jun/apple-device-identifiers ios-device-identifiers.json @b7b3acf2d1c1e8b2dec4ab71ec1d175aadd43f12Model identifiers and chip.github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11)Year and systems of a public table. It has no last one: iPadOS 26 still came on 2026-05-11. Whether version 27 does is not known here, so the last one is left out.github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/kb/SP884, was not read.github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; printed device lists of iPhone XS, 11 Pro Max and 17 ProA back wide and a front camera exist on every model here; iPhone XS, 11 Pro Max and 17 Pro show both in printed lists.github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation; two developers, devices not named in public code, address not known; https://developer.apple.com/forums/thread/710686Single back camera; Ultra Wide front camera; browsers list it on iPads.github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); a copy of Apple's text in public code, address not known (apple.com compare)The size of the largest still of the camera, which is taken for that of the sensor. Modes of other shapes may be a little wider.two developers, devices not named in public code, address not knownThere is one camera at the front, which is presented as a wide and as an ultra wide one: the sensor of the wide camera is that of the ultra wide one.ipad-8th-generationiPad (8th generation)iPad11,6iPad11,7A12 BionicA closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/kb/SP822, was not read.github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); a table in public code, address not knownipad-9th-generationiPad (9th generation)iPad12,1iPad12,2A13 BionicA closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/kb/SP849, was not read.github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); public code, address not known; public code, address not known (12MP Ultra Wide front camera with Center Stage)ipad-a16iPad (A16)iPad15,7iPad15,8A16 BionicA closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/en-us/122240, was not read.ipad-air-11-inch-m2iPad Air 11-inch (M2)iPad14,8iPad14,9M2ipad-air-13-inch-m2siblingsA closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/en-us/119894, was not read.github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545Same camera set and chip (Air M2).github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); a copy of Apple's text in public code, address not knowna copy of Apple's text in public code, address not knownHow many microphones the model has.ipad-air-11-inch-m3iPad Air 11-inch (M3)iPad15,3iPad15,4M3ipad-air-13-inch-m3A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/en-us/122241, was not read.Same camera set and chip (Air M3).ipad-air-11-inch-m4iPad Air 11-inch (M4)iPad16,8iPad16,9M4ipad-air-13-inch-m4github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/superepicstudios/apple-devices data/devices/iphone.json, ipad.json @a65a59c16bb3e1c70866d9f22f8bcbd6b81f9cca (2026-05-11)A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/en-us/126471, was not read.Same camera set and chip (Air M4).iPad Air 13-inch (M2)iPad14,10iPad14,11A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/en-us/119893, was not read.iPad Air 13-inch (M3)iPad15,5iPad15,6A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/en-us/122242, was not read.iPad Air 13-inch (M4)iPad16,10iPad16,11A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/en-us/126472, was not read.ipad-air-3rd-generationiPad Air (3rd generation)iPad11,3iPad11,4A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/kb/SP787, was not read.github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820)ipad-air-4th-generationiPad Air (4th generation)iPad13,1iPad13,2A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/kb/SP828, was not read.ipad-air-5th-generationiPad Air (5th generation)iPad13,16iPad13,17M1A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/kb/SP866, was not read.ipad-mini-5th-generationiPad mini (5th generation)iPad11,1iPad11,2A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/kb/SP788, was not read.ipad-mini-6th-generationiPad mini (6th generation)iPad14,1iPad14,2A15 BionicA closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/kb/SP850, was not read.ipad-mini-a17-proiPad mini (A17 Pro)iPad16,1iPad16,2A17 ProA closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/en-us/121456, was not read.ipad-pro-11-inchiPad Pro (11-inch)iPad8,1iPad8,2iPad8,3iPad8,4A12X Bionicipad-pro-12-9-inch-3rd-generationdepth-sensorstruedepthmulti-camhttps://developer.apple.com/documentation/avfoundation/avcapturemulticamsession/ismulticamsupported (text of an older version, as copied in github Averyy/apple-dev-docs documentation/AVFoundation/avcapturemulticamsession/ismulticamsupported.md and theAppLaunchers/apple-docs-for-rag); WWDC19 session 225, transcript; https://developer.apple.com/videos/play/wwdc2019/225/; https://developer.apple.com/documentation/avfoundation/avmulticampip-capturing-from-multiple-cameras (page of 2026, as read in a public copy)Named by Apple.A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/kb/SP784, was not read.https://developer.apple.com/documentation/avfoundation/avcapturemulticamsession/ismulticamsupported (text of an older version, as copied in github Averyy/apple-dev-docs documentation/AVFoundation/avcapturemulticamsession/ismulticamsupported.md and theAppLaunchers/apple-docs-for-rag); github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545Apple counts both as \u{22}iPad Pro (3rd generation)\u{22} in the multi-cam sentence; one generation, same chip.https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation; github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; printed device lists of iPhone XS, 11 Pro Max and 17 ProFace ID hardware = TrueDepth camera (YUV + infrared).github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.structA depth camera's own video is that of its YUV camera, the wide one of its side: so is the sensor.WWDC19 session 225, transcript; https://developer.apple.com/videos/play/wwdc2019/225/Documented in general (\u{22}iPads have five\u{22}, 2019).ipad-pro-11-inch-2nd-generationiPad Pro (11-inch) (2nd generation)iPad8,9iPad8,10A12Z Bionicipad-pro-12-9-inch-4th-generationdual-widehttps://developer.apple.com/documentation/avfoundation/avmulticampip-capturing-from-multiple-cameras (page of 2026, as read in a public copy); https://pub.dev/documentation/agora_rtc_engine/latest/agora_rtc_engine/RtcEngine/enableMultiCamera.html\u{22}An iPad Pro with an A12X or later processor\u{22} (Apple's sample page); Agora: iPad Pro 3rd generation and later.A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/kb/SP814, was not read.https://en.wikipedia.org/wiki/IPad_Pro_(4th_generation); a copy of Apple's text in public code, address not known (2020), 43210577698, 8971143386 (2021), 48590082591 (2022); github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545One Wikipedia infobox with one camera line for both sizes.github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation; https://developer.apple.com/forums/thread/710686Back ultra wide in the inventory; the front camera is a wide angle camera (Apple for iPhone 12, forum 710686; derived for the others).https://developer.apple.com/forums/thread/756719; https://developer.apple.com/forums/thread/681958; github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundationUltra wide and wide at the back; a developer opened builtInDualWideCamera on an iPad Pro with LiDAR of 2020 or 2021 (forum 681958), another on the 11-inch 4th generation (forum 756719: present, without depth delivery).a copy of Apple's text in public code, address not known (2020), 43210577698, 8971143386 (2021), 48590082591 (2022); https://en.wikipedia.org/wiki/IPad_Pro_(4th_generation)virtual-camerasAVCaptureDevice.h, iOS SDK 17.2: AVCaptureDeviceTypeBuiltInDualCamera, BuiltInDualWideCamera, BuiltInTripleCameraThese virtual cameras support neither custom exposure nor manual exposure brackets, nor locking the lens or the white balance at other than the current value: manualControls is false. Their constituents are part of the definition.a copy of Apple's text in public code, address not known (2020), 43210577698, 8971143386 (2021), 48590082591 (2022)ipad-pro-11-inch-3rd-generationiPad Pro (11-inch) (3rd generation)iPad13,4iPad13,5iPad13,6iPad13,7ipad-pro-12-9-inch-5th-generationlidarA closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/kb/SP843, was not read.a copy of Apple's text in public code, address not known (2020), 43210577698, 8971143386 (2021), 48590082591 (2022); github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545Same camera text for both sizes of 2021.github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation; https://developer.apple.com/forums/thread/710686; two developers, devices not named in public code, address not knownBack ultra wide in the inventory; a 12MP Ultra Wide front camera (Apple, forum 710686, for the iPad Pro of 2022); that it is found as builtInUltraWideCamera at the front is derived from iPhone 17 and browser lists.https://developer.apple.com/documentation/avfoundation/capturing-depth-using-the-lidar-camera; WWDC22 110429; github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792LiDAR Scanner, and inside Apple's list (iPhone 12 Pro or later, iPad Pro 11-inch 3rd / 12.9-inch 5th generation or later).a copy of Apple's text in public code, address not known (2020), 43210577698, 8971143386 (2021), 48590082591 (2022); https://developer.apple.com/forums/thread/710686ipad-pro-11-inch-4th-generationiPad Pro (11-inch) (4th generation)iPad14,3iPad14,4ipad-pro-12-9-inch-6th-generationA closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/kb/SP882, was not read.a copy of Apple's text in public code, address not known (2020), 43210577698, 8971143386 (2021), 48590082591 (2022); a copy of Apple's compare pages in public code, address not known; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545Same camera text for both sizes of 2022.A developer on this model: dual wide present (no depth delivery), dual absent, LiDAR present (forum 756719, in S-sets).a copy of Apple's text in public code, address not known (2020), 43210577698, 8971143386 (2021), 48590082591 (2022); a copy of Apple's compare pages in public code, address not known; https://developer.apple.com/forums/thread/710686public code, address not knownipad-pro-11-inch-m4iPad Pro 11-inch (M4)iPad16,3iPad16,4ipad-pro-13-inch-m4A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/en-us/119892, was not read.Same EXIF optics, chip, camera set (M4).github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; https://en.wikipedia.org/wiki/IPad_Pro_(M5)ipad-pro-11-inch-m5iPad Pro 11-inch (M5)iPad17,1iPad17,2M5ipad-pro-13-inch-m5A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/en-us/125406, was not read.https://en.wikipedia.org/wiki/IPad_Pro_(M5); github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545One Wikipedia infobox with one camera line for both sizes (M5).iPad Pro (12.9-inch) (3rd generation)iPad8,5iPad8,6iPad8,7iPad8,8A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/kb/SP785, was not read.iPad Pro (12.9-inch) (4th generation)iPad8,11iPad8,12A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/kb/SP815, was not read.iPad Pro (12.9-inch) (5th generation)iPad13,8iPad13,9iPad13,10iPad13,11A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/kb/SP844, was not read.iPad Pro (12.9-inch) (6th generation)iPad14,5iPad14,6A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/kb/SP883, was not read.iPad Pro 13-inch (M4)iPad16,5iPad16,6A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/en-us/119891, was not read.iPad Pro 13-inch (M5)iPad17,3iPad17,4iphone-11iPhone 11iPhone12,1https://developer.apple.com/documentation/avfoundation/avmulticampip-capturing-from-multiple-cameras (page of 2026, as read in a public copy); https://videonline.info/mixcam-filmez-avec-les-cameras-avant-arriere-de-liphone/\u{22}An iPhone with an A12 or later processor\u{22} (Apple's sample page).Year and systems of a public table. It has no last one: iOS 26 still came on 2026-05-11. Whether version 27 does is not known here, so the last one is left out.github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/KyleBing/iphone src/iPhones.js @ad9de5d61e874c18cdc801ffe2805e9e152d6546A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/kb/SP804, was not read.github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundationiOS writes \u{22}back dual wide camera\u{22} into LensModel.a copy of Apple's text in public code, address not known; a GSMArena copy in public code, address not known; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820)The talk gives every multi-camera session on an iPhone an omnidirectional port, a front and a back beam; it does not name this model. How many microphones it has is left open.iphone-11-proiPhone 11 ProiPhone12,3iphone-11-pro-maxtelephotodualtriplehttps://developer.apple.com/documentation/avfoundation/avmulticampip-capturing-from-multiple-cameras (page of 2026, as read in a public copy)\u{22}An iPhone with an A12 or later processor\u{22} (Apple's sample page). No on-device report read for this model; siblings and both neighbours in the line support it.A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/kb/SP805, was not read.https://www.bustle.com/p/why-are-there-3-cameras-on-the-iphone-11-pro-here-are-the-reasons-for-the-multiple-lenses-18753256; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545Press at launch: \u{22}Each 12-megapixel camera on the Pro and Pro Max\u{22} (bustle.com); Apple sells one triple-camera system; same chip.github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundationTelephoto in the inventory.https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation; printed device lists of iPhone XS, 11 Pro Max and 17 Pro; https://developer.apple.com/documentation/avfoundation/capturing-depth-using-the-lidar-camera; WWDC22 110429; github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545Both/all constituents exist (telephoto, wide); Apple defines the type by them; every printed list read of a phone with these cameras has it (iPhone 11 Pro Max: dual, dual wide, triple; WWDC22: iPhone 13 Pro has LiDAR, dual, dual wide, triple).Both/all constituents exist (ultraWide, wide); Apple defines the type by them; every printed list read of a phone with these cameras has it (iPhone 11 Pro Max: dual, dual wide, triple; WWDC22: iPhone 13 Pro has LiDAR, dual, dual wide, triple).iOS writes \u{22}back triple camera\u{22} into LensModel.a GSMArena copy in public code, address not known; printed lists of formats of iPhone 11 Pro, 15 Pro and 17 ProiPhone 11 Pro MaxiPhone12,5Back Ultra Wide CameraBack Telephoto CameraBack Dual CameraBack Dual Wide CameraBack Triple CameraFront TrueDepth Camerageneral knowledgeModel identifier and chip.github.com/Neos21/neos21.net at 07d8cbf6f063e5250cc8142b436cafa89101f8ae: src/pages/blog/2019/09/27-01.md; https://neos21.net/blog/2019/09/27-01.htmlsupportedMultiCamDeviceSets as the device printed it, 23 sets, the same on iOS 13.0 and 13.1; asked with all seven device types at any position. At most three physical cameras; the front and the TrueDepth camera never together; the triple camera only alone. Formats were not printed.The systems of a public table. It has no last one: iOS 26 still came on 2026-05-11. Whether iOS 27 does is not known here, so the last one is left out.github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/KyleBing/iphone src/iPhones.js @ad9de5d61e874c18cdc801ffe2805e9e152d6546A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/kb/SP806, was not read.a copy of GSMArena's table on iPhone 11 Pro in public code; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820iphone-12iPhone 12iPhone13,2iphone-12-miniNo hardwareCost of this chip was read; three sessions of an iPhone 12 Pro are known by whether they ran. Both cameras at 1920x1440 unbinned came up on some launches and stopped for their cost on others: so the value puts them at 1.0, read as formats with a maximum of 30. The maximum was not printed, so the interval is wide. Every systemPressureCost coefficient is an estimate.iphone-12-proA closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/kb/SP830, was not read.http://360photography.in/archives/tag/iphone/page/2 (copy of a dpreview article, 2020); github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545\u{22}The two non-Pro models offer the exact same camera hardware and features.\u{22}a GSMArena copy in public code, address not known; http://360photography.in/archives/tag/iphone/page/2 (copy of a dpreview article, 2020); https://www.phonearena.com/news/apple-iphone-13-size-camera-leak_id128283; https://gofixer.co.za/apple-iphone-13-could-finally-catch-up-to-android-with-this-camera-feature; https://discussions.apple.com/thread/253265026; https://developer.apple.com/forums/thread/710686github.com/Matiassimone/SapiAR: README.md and docs/design/2026-07-16-camera-config-ladder.md at 22b2e107d89ba56097b62a94c88391d347ec7cef, docs/sample-output/1784205721552_Session/metadata.json at 09af438dfd4441343221f8aebbdb7b4b8e62bfe1, docs/sample-output/1784233996822_Session/metadata.json at 135ab73721c80b5ca9e8eeb3b59f740647c71b2c(readout + w x delivered) x rate summed over both cameras, at a hardwareCost of 1.0, for the session at 1920x1440 unbinned that came up on some launches and not on others. Value: 4032x3024 read by each and two outputs of 1920x1440, at 30: 2 x 12192768 x 30 = 731566080 and 2 x 2 x 2764800 x 30 = 331776000 x w. Low end: as if only one output of each counted, 165888000 x w, which is the low end of the A12, too. High end: formats with a maximum of 60, as iPhone 13 mini has them, 1463132160 + 663552000 x w. That binned formats ran, and 60 frames a second in formats that were not printed, asks for no more than that.iPhone 12 miniiPhone13,1A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/kb/SP829, was not read.iPhone 12 ProiPhone13,3iphone-12-pro-maxx420Back LiDAR Depth Camerahardwarelidar-sets12pro-1920x1440-near-limitbackfrontbackVideobackMoviebackPreviewfrontVideofrontMoviefrontPreviewa back and a front camera at 1920x1440 unbinned, 30 frames a second asked of the formats, which of the cameras was not printed; 2 video data outputs, 2 movie file outputs, 2 preview layers; it came up on some launches and ran for up to 155 s, and failed with -11872 on otherssessions12pro-1920x1440-binnedthe same with binned formats, after the unbinned ones had failed; it ran for 63.65 s at 30 frames a second12pro-60fpsa back and a front camera at 60 frames a second, whose formats were not printed; 2 video data outputs, 2 movie file outputs, 2 preview layers; the movies went on where the data outputs fell silent after 222 s, and after 28 s in a later runRuns of a react-native-vision-camera app. That the binned session ran is written by the app on the device; -11872 is named in the author's notes, and hardwareCost was never read. The cameras are called back and front only, and the highest rates of the formats were not printed. The identifier of the model is general knowledge.iPhone 12 Pro has wide, ultra wide and telephoto cameras at the back and a TrueDepth camera. No format of these cameras is known here.https://stackoverflow.com/questions/64357503, answer as edited on 2020-11-26The x420 formats of one back camera, printed on iOS 14.2 with their flags; a flag that is not printed is false. The camera is not named: formats with depth at the back, before the LiDAR camera could be used, and a field of view of 68 degrees, that of the wide camera, where a device with the ultra wide camera in it shows its more than 100, leave the dual camera. Formats of other pixel formats exist and are not known, nor their places. Where the device printed depth support the depth sizes are not known. Photo dimensions: the largest only.WWDC22 session 110429; https://developer.apple.com/videos/play/wwdc2022/110429/Since iOS 15.4. The talk gives the LiDAR camera formats from 640x480 to 4032x3024, all with depth, maps of up to 320x240 while streaming and 768x576 in photos, other sizes for 16:9: so these are taken for the two 4:3 formats that it names. Rates and multi-cam flags are not given.The LiDAR camera uses the wide camera, so telephoto and ultra wide can run beside it in a multi-camera session; the talk lists iPhone 12 Pro. A back and a front camera are also reported to have run together on an iPhone 12 Pro (github.com/Matiassimone/SapiAR, README), their device types not named.A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/kb/SP831, was not read.https://www.phonearena.com/news/apple-iphone-13-design-changes_id132014; iFixit teardown 138640; https://www.phonearena.com/news/apple-iphone-13-size-camera-leak_id128283; https://gofixer.co.za/apple-iphone-13-could-finally-catch-up-to-android-with-this-camera-feature; https://discussions.apple.com/thread/253265026; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820https://www.phonearena.com/news/apple-iphone-13-design-changes_id132014; iFixit teardown 138640; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545NOT siblings for the wide and telephoto cameras. Same: ultra wide, front and LiDAR only. Different: wide: larger sensor and sensor-shift on Pro Max (5.1 mm against 4.2 mm); telephoto: 2.5x 65 mm f/2.2 against 2x 52 mm f/2.0.iPhone 12 Pro MaxiPhone13,4A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/kb/SP832, was not read.https://www.phonearena.com/news/apple-iphone-13-design-changes_id132014; iFixit teardown 138640; https://www.phonearena.com/news/apple-iphone-13-size-camera-leak_id128283; https://gofixer.co.za/apple-iphone-13-could-finally-catch-up-to-android-with-this-camera-feature; https://discussions.apple.com/thread/253265026; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820)iphone-13iPhone 13iPhone14,5iphone-13-mini420v420fA closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/kb/SP851, was not read.https://en.wikipedia.org/wiki/IPhone_13; https://appletldr.com/2021/10/09/iphone-13-pro-review-part-2-cameras/ and https://oxfordspokesman.com/iphone-13-x-ray-cameras/; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545One Wikipedia infobox with one camera line; press: 13 / 13 mini are one row. EXIF gives the ultra wide of 13 mini 13 mm and of 13 14 mm equivalent at the same 1.54 mm: rounding by system version.https://en.wikipedia.org/wiki/IPhone_13; https://www.phonearena.com/news/apple-iphone-13-size-camera-leak_id128283; https://gofixer.co.za/apple-iphone-13-could-finally-catch-up-to-android-with-this-camera-feature; https://discussions.apple.com/thread/253265026iPhone 13 miniiPhone14,4readoutiPhone 13 mini has wide and ultra wide cameras at the back, a dual wide camera of them, and a TrueDepth camera. No format of these cameras is known here.github.com/Quicr/quicr-mac at 0e38e0750f6d7428f59bf084eb943dc2768d3a2c: docs/formats.mdAll 55 formats of the back wide camera, one pixel format each. The file prints them largest first and 420f before 420v; lists that devices print with their indexes (iPhone 17 Pro) run smallest first and 420v before 420f, so they stand here in reverse, and that order is derived. Each is given as the device describes it; a flag that is not printed is false. The iOS version is not stated; the file is of 2024-04-25. A format without video stabilization is given the modes auto and off, one without wide color the color space sRGB; for the others the modes and spaces were not printed.These formats are printed; their photo size is that of the video or smaller than the sensor mode, so the readout is bounded. 3840x2160 at 60 has the field of view of the formats with 4160x2340 stills, so between its own size and that. Binned at 240: between the own size and 2080x1170, the stills of the binned format with the same field of view. 1920x1080 unbinned at 120: half the field of view (its tangent) of 4160 wide, so 2080x1170. Binned 4:3 with 1920x1440 stills: from that to the 2016x1512 of a half of 4032x3024.The formats have multi-cam flags, so the device supports multi-camera capture; which sets of cameras is not known.A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/kb/SP847, was not read.iphone-13-proiPhone 13 ProiPhone14,2iphone-13-pro-maxA closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/kb/SP852, was not read.https://appletldr.com/2021/10/09/iphone-13-pro-review-part-2-cameras/ and https://oxfordspokesman.com/iphone-13-x-ray-cameras/; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545\u{22}Apple has equipped the iPhone 13 Pro and Pro Max with the same hardware.\u{22}a GSMArena copy in public code, address not known; https://appletldr.com/2021/10/09/iphone-13-pro-review-part-2-cameras/ and https://oxfordspokesman.com/iphone-13-x-ray-cameras/iPhone 13 Pro MaxiPhone14,3A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/kb/SP848, was not read.https://github.com/webrtc-sdk/Specs/issues/10 (2024-11-28; log of RTCCameraVideoCapturer startCaptureWithDevice)One format of the front camera, as the device printed it with its flags: setting it in a multi-camera session failed with error -11873.iphone-14iPhone 14iPhone14,7iphone-14-plusA closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/kb/SP873, was not read.a copy of Apple's compare pages in public code, address not known; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545Apple's compare pages give 14 and 14 Plus the same camera lines (C-compare rows 3 and 4); same chip.a copy of Apple's text in public code, address not known; a copy of Apple's compare pages in public code, address not known; https://newatlas.com/mobile-technology/apple-iphone-14-pro-max-reveal/iPhone 14 PlusiPhone14,8A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/kb/SP874, was not read.iphone-14-proiPhone 14 ProiPhone15,2iOS 26.6iphone-14-pro-maxFitted to exactly 0.5 for the front camera with each back camera at 1080p30, read as unbinned formats with a maximum of 30 on both; maximum rate and binning were not printed, so the interval is wide. 0.5 with three different cameras suggests steps: the true cost may move in steps where this one moves evenly. 0.143 for a session without connections contradicts the rule that a camera without a connection costs nothing, and the model says 0 there. Every systemPressureCost coefficient is an estimate.14pro-front-plus-each-backbackPhotofrontPhotofront TrueDepth with back ultra wide, then wide, then telephoto, 1080p30 asked of multi-cam formats; 2 video data outputs 420f, 2 photo outputs, 2 preview layers; 0.500 each timereading-pairs14pro-livea back and the front camera at 1080p30, 2 video data outputs, 2 preview layers; live sessionsreading-plan14pro-probeoneotherany pairing, two inputs without connections and no outputs, a 1080p30 format chosen on each; read before the commit14pro-zeroany pairing, two inputs without connections, no format chosen yet14pro-4kmatrixpairs at 3840x2160, two inputs without connections and no outputs: the author lists 24 and 30 frames a second as possible and 60 as blocked, where no format of that rate may be the reason; no cost is givenModel identifier and chip. The identifier is stated by the readings' source.iPhone 14 Pro has a LiDAR scanner, and a front wide-angle device without depth. No format of these cameras is known here.github.com/AbbosMamadaliyev/duocam at d109c59c42cb28b87a2be557edd5c6bd6b0632ae: docs/00_BUILD_PLAN.md; DuoCam/Support/CapabilityProber.swiftA probe on the device, whose code asks the wide, ultra wide, telephoto and TrueDepth types, reports that every camera offers multi-cam formats of 3840x2160 up to 30 and 1920x1080 up to 60. Binning, lowest rate, stills and place in the list are not reported, and more formats exist. Readout is only bounded: no less than what is delivered, no more than a full 12 megapixel frame, and by value the 16:9 crop 4224x2376 that other models print.github.com/AbbosMamadaliyev/duocam: commit messages b1e6d5942aa51232519c0c27bbf65cc1cd5e5d59, 3315581624da3f4d6cf093b6488579f5965e0e93 and 523e670e8fa25cdb014c94b3b1fb9ed7592657e1Sessions of these sets ran (the pairs of physical cameras), or were named by the author from supportedMultiCamDeviceSets (dual wide and dual with the front camera). The author says that the triple camera is in no set with the front camera. The whole list was not published.github.com/AbbosMamadaliyev/duocam: commit message b1e6d5942aa51232519c0c27bbf65cc1cd5e5d59 and DuoCam/Capture/MultiCamCaptureEngine.swift at that commithardwareCost of running sessions, three decimals, stated by the author; the formats are what the code asks for.github.com/AbbosMamadaliyev/duocam at d109c59c42cb28b87a2be557edd5c6bd6b0632ae: docs/00_BUILD_PLAN.mdhardwareCost in prose. The same page lists 4K at 60 as blocked, from sessions without outputs or connections: that tells of no multi-cam format of that rate, not of a cost over 1.0. A further 0.5 of a plain session is not tied to one model and is left out.github.com/AbbosMamadaliyev/duocam: commit message b1e6d5942aa51232519c0c27bbf65cc1cd5e5d59; docs/00_BUILD_PLAN.md(readout + w x delivered) x rate summed over both cameras, divided by the reading. Value: both 4224x2376 unbinned at 30, 2 x 10036224 x 30 / 0.5 = 1204346880 and 2 x 2073600 x 30 / 0.5 = 248832000 x w. Low end: both binned, 2112x1188 at 60, 2 x 2509056 x 60 / 0.5 = 602173440, with the value's weight term. High end: both unbinned at 60 and the lowest live reading, 2 x 10036224 x 60 / 0.449 = 2682287038 and 2 x 2073600 x 60 / 0.449 = 554191537 x w.A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/kb/SP875, was not read.a copy of Apple's text on iPhone 14 Pro Max in public code; a copy of Apple's compare pages in public codea copy of Apple's compare pages in public code, address not known; https://newatlas.com/mobile-technology/apple-iphone-14-pro-max-reveal/; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545Apple's compare pages give 14 Pro and 14 Pro Max the same camera lines (C-compare rows 1 and 2).iPhone 14 Pro MaxiPhone15,3A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/kb/SP876, was not read.a copy of Apple's text in public code, address not known; a copy of Apple's compare pages in public code, address not knowniphone-15iPhone 15iPhone15,4iphone-15-plusA closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/en-us/111831, was not read.a GSMArena copy in public code, address not known; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545Same camera set in all tables, same EXIF optics, same chip; no sentence of Apple read.a GSMArena copy in public code, address not knownhttps://github.com/bcgov/bc-wallet-mobile/pull/4385 review comment 2026-07-31The first formats of the back wide camera, as an app printed them; the excerpt ends after 1280x720. Multi-cam support, binning and pixel formats were not asked for. Sizes of stills that are no mode of the sensor leave the readout unknown.iPhone 15 PlusiPhone15,5A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/en-us/111830, was not read.iphone-15-proiPhone 15 ProiPhone16,1iphone-15-pro-maxinferred-formatsA closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/en-us/111829, was not read.a GSMArena copy in public code, address not known; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792Wide, ultra wide, front, LiDAR and chip equal; the telephoto differs, so triple and dual format lists may differ (zoom, focal length). Same: all but the telephoto. Different: telephoto: 77 mm lens OIS (15 Pro) against 120 mm 3D sensor-shift (Pro Max).a GSMArena copy in public code, address not known; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820)https://github.com/margelo/react-native-vision-camera/issues/2642 (comment by mrousavy, 2024-03-19: 'format details from all cameras on my iPhone 15 Pro'; read as search excerpts, so not every row of a camera is here); https://github.com/margelo/react-native-vision-camera/issues/2642 (2024-03-19)Formats that a library printed on the device, under the names of the cameras. Multi-cam support and pixel formats were not asked for; the list is an excerpt. Sizes of stills that are no mode of the sensor leave the readout unknown.https://github.com/margelo/react-native-vision-camera/issues/2642 (comment by mrousavy, 2024-03-19: 'format details from all cameras on my iPhone 15 Pro'; read as search excerpts, so not every row of a camera is here)Formats that a library printed on the device; the camera is not named beside them and follows from the range of ISO: 18 to 1728 is the telephoto, 32 to 3072 neither wide, telephoto nor front, which leaves the ultra wide. Multi-cam support and pixel formats were not asked for; the list is an excerpt. Sizes of stills that are no mode of the sensor leave the readout unknown.iPhone 15 Pro MaxiPhone16,2A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/en-us/111828, was not read.a public repository's unit test ('Measured rear dual-wide formats on iPhone 15 Pro Max'; address not known)Two formats of the dual wide camera, stated as measured; only size and field of view are known.iphone-16iPhone 16iPhone17,3A18iphone-16-plusA closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/en-us/121029, was not read.a copy of Apple's text in public code, address not known (raw_text \u{22}official Apple specifications\u{22}, iPhone 16 and 16 Plus); github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545Apple text \u{22}View all technical specifications for iPhone 16 and iPhone 16 Plus\u{22} carries one camera list (C-16).a copy of Apple's text in public code, address not known (raw_text \u{22}official Apple specifications\u{22}, iPhone 16 and 16 Plus)iPhone 16 PlusiPhone17,4A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/en-us/121030, was not read.iphone-16-proiPhone 16 ProiPhone17,1A18 Proiphone-16-pro-maxfdepFitted to the one public reading, LiDAR with ultra wide, whose maximum rates and binning were not printed: the interval holds what they can have been. systemPressureCost rests on the same reading, which cannot tell its contributors apart.pressure-reading16pro-lidar-uwultraWideultraWideVideolidarVideodepthback ultra wide at 3840x2160 and back LiDAR at 640x480 with its largest float32 depth map, unfiltered; 2 video data outputs, 1 depth data output, no preview; read inside the configurationreadingModel identifier and chip. The identifier is stated by the reading's source.iPhone 16 Pro has wide and telephoto cameras at the back and a TrueDepth camera. No format of these cameras is known here.github.com/thirdcat/nav-data-recorder at 1a40cd2fb741bba58088eb06596e7b42ef604804: docs/SCAN_PRESET.md, calib/README.mdFormats that sessions used, chosen among multi-cam formats by the program: size and field of view are recorded, rates, binning and stills are not, nor their places in the list. The set is one that ran.github.com/thirdcat/nav-data-recorder at 1a40cd2fb741bba58088eb06596e7b42ef604804: docs/SCAN_PRESET.md, calib/README.md; WWDC22 session 110429; https://developer.apple.com/videos/play/wwdc2022/110429/The format is reported as the multi-cam format with the largest depth map, in float32; the size of that map is not recorded. 320x240 is the largest that the talk gives for 4:3 video.Both costs in full precision, logged by every such session.(readout + w x delivered) x rate summed over both cameras, divided by the reading less the depth stream. Value: ultra wide 4224x2376 at 30, LiDAR's 640x480 binned, 2016x1512 at 60, depth stream 0.1: (301086720 + 182891520) / 0.524 and (248832000 + 18432000) / 0.524 x w. Low end: the binned one at 30 and no cost of depth: 392532480 / 0.624 and 258048000 / 0.624 x w. High end: ultra wide at 60, 640x480 from 4032x3024 at 60, depth stream 0.2: 1333739520 / 0.424 and 516096000 / 0.424 x w. Rates, binning and sensor modes are assumed from the tables of other models.systemPressureCost 1.985 at a hardwareCost of 0.624 with LiDAR depth. The share of hardwareCost: 1.38, what an iPhone 17 shows at most; at most 1.985 / 0.624 = 3.18 if nothing else contributed. With 1.38 the contributors make at least 1.985 - 1.38 x 0.624 = 1.12 in all; the LiDAR is given all of it, with 0.1 of hardwareCost taken for the depth stream 1.985 - 1.38 x 0.524 = 1.262. What of it is optical stabilization or HDR is not known, so the LiDAR may be anything from 0 to 1.985.All contributors start at 0 and none has a reading of its own; 1.985, the whole of the one reading, bounds any of them that was on. Only the order of the stabilization modes has a meaning.A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/en-us/121031, was not read.copies of GSMArena's table and of Apple's text on iPhone 16 Pro Max in public code; a copy of Apple's text on iPhone 16 Pro in public codea copy of Apple's text in public code, address not known; a GSMArena copy and copy of Apple's text in public code, address not known; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545\u{22}5x optical zoom Telephoto camera on both Pro models\u{22} (C-16pmics); same optics in EXIF; same chip.iPhone 16 Pro MaxiPhone17,2A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/en-us/121032, was not read.a GSMArena copy and copy of Apple's text in public code, address not known; a copy of Apple's text in public code, address not knowniphone-16eiPhone 16eiPhone17,5\u{22}An iPhone with an A12 or later processor\u{22} (Apple's sample page). No on-device report was found for this model; the class statement covers it.A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/en-us/122208, was not read.https://iactu.info/recherche/p/i/?a=reader&get=c_17&rid=67d14dbba74ea (copy of a MacRumors article); https://digitpatrox.com/iphone-16e-camera-can-a-single-camera-still-work-in-2025/; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820)iphone-17iPhone 17iPhone18,3A19newer-systemsFront Ultra Wide Camerafront-ultra-wideFitted to the one reading, 0.5, rounded, of a session that was promised at 30 frames a second and whose format was not printed: it is read as 1920x1440 unbinned on both constituents. The low end is the A12's, for a later chip is taken to have at least that. systemPressureCost rests on the same reading.17-uw-wide-addrdualWidewideVideowidePhotoultraWidePhotoiOS 26the dual wide camera with the ports of both constituents, in the largest multi-cam format within 2560x1440 that reaches 30 frames a second, which was not printed, promised at 30; 2 video data outputs, 2 photo outputs, 1 or 2 preview layers, 1 audio data output; the same costs in four sessionsiPhone 17 has a TrueDepth camera, and a front wide-angle device without depth. No format of these cameras is known here.github.com/noah-pi/sourcekit-open: modules/exhibit-camera/ios/ExhibitCameraModule.swift at e0c98f8 (2026-08-17), docs/stereo-diagnosis.html at e652c3183773f748149177d87abc9508da6a2b1cBoth costs rounded, in a comment by the author of the runs; the configuration is that of the code of the next commit, so the formats are not known. The dual wide camera ran with the ports of both constituents; the set of wide and ultra wide is taken from that. Before the address of the note was known it was called 17-uw-wide.0.69 at a hardwareCost of 0.5: the share of hardwareCost is at most 0.69 / 0.5 = 1.38, and less if anything else contributed. No contributor is known to have been on, so the value is the whole.Apple names these drivers and publishes no figure. All start at 0; the high ends are round numbers below 1.985, the whole systemPressureCost of the reading of an iPhone 16 Pro, and the LiDAR figures are that reading's, though this device has none. Only the order of the stabilization modes has a meaning.(readout + w x delivered) x 30 summed over both constituents / 0.5: the inputs promised 30 frames a second. Value: 1920x1440 unbinned, the largest size within 2560x1440 in the printed list of an iPhone 17 Pro, from 4032x3024: 2 x 12192768 x 30 / 0.5 = 1463132160 and 2 x 2764800 x 30 / 0.5 = 331776000 x w. High end: 0.5 rounded up from 0.45, and 2560x1440 delivered if there is such a format: 731566080 / 0.45 = 1625702400 and 2 x 3686400 x 30 / 0.45 = 491520000 x w. Low end: the A12's, 731566080 + 165888000 x w. Read as binned formats the session would ask for less, 2 x 3048192 x 30 / 0.55 = 332529818 at w = 0, which is not taken: a later chip is taken to have at least the budget of the A12.https://developer.apple.com/documentation/avfoundation/adopting-smart-framing-in-your-camera-appThe page names iPhone 17, iPhone Air and iPhone 17 Pro and finds the camera as builtInUltraWideCamera at the front. None of its formats is known here.The systems of a public table.https://news.lavx.hu/article/ios-27-brings-dual-camera-to-facetime-but-only-iphone-17-and-newer-can-broadcast-itiOS 27 is said to bring a feature to iPhone 17 and newer only: so it runs there, and no last system is known of.A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/en-us/125089, was not read.a copy of Apple's text on iPhone 17 in public code; https://www.techradar.com/phones/iphone/iphone-17-lineup-photography-specs-explained-fusion-camera-center-stage-and-48mp-mode; https://developer.apple.com/documentation/avfoundation/adopting-smart-framing-in-your-camera-appThere is one camera at the front, which is presented as a wide and as an ultra wide one: the sensor of the wide camera is that of the ultra wide one. Its stills are smaller (4032x3024).iphone-17-proiPhone 17 ProiPhone18,1iOS 26.4.2A19 Proiphone-17-pro-maxx422btp2partial-formatsFitted to 0.5 of a plain session with one camera, whose format was printed; no multi-camera session of this device was read. It speaks against carrying the A12's budget over: 602 million a second at weight 0 but 1597 million at weight 1. A sample of 0.634 with stabilization, of low trust, is missed: a plain session with a movie output alone is said to report 0; with a video data output beside it the value would be 0.387, and the interval would hold the sample. iPhone 17 Pro Max, the same chip, reads 0.26 for two cameras, which asks for a budget nearly four times as large: the two contradict each other, and the interval holds both. Every systemPressureCost coefficient is an estimate.17pro-single-4k-amovievideoplain session; back wide, format 56: x422 3840x2160 at 30, stabilization off; movie file output in ProRes 422 HQ beside a video data output17pro-single-4k-bplain session; back wide, presumably format 56, stabilization cinematicExtendedEnhanced; movie file output onlyreading-sampleChip. The model identifier is printed by the probe.iPhone 17 Pro has dual, dual wide and triple cameras at the back and a TrueDepth camera. Its supportedMultiCamDeviceSets are not known, nor is any session of two cameras; that it supports multi-camera capture follows from its chip (A12 or later, says Apple's AVMultiCamPiP sample). No format of these cameras is known here.github.com/chibataku0815/filmtone at 6bc3eda0e75d9c08ca5f938f4ddf5e59024d170f: apps/capacitor-film-lab-ios/diagnostics/m1-capability-probe.jsonWhole lists in the device's order: 70 formats of the back wide and 57 of the front camera, one pixel format each; 1 frame a second is the lowest rate of all. Neither multi-cam support nor depth was asked. Photo dimensions: of the back wide camera the largest was taken down, and the format's own size, which comes first in every row read, is added.As the device printed them, in its order, but not all of them: ultra wide 0 to 7 and 33 to 53, telephoto 0 to 5 and 27 to 55, front ultra wide 13 to 21 and 61 to 74 of 75, LiDAR 36 to 44 of 45. The place in this list is not the place in device.formats. LiDAR photo dimensions as for the back wide camera. The position of the ultra wide and telephoto was not read; field of view and order put them at the back.These formats are printed; their photo size is not the sensor mode, so the readout is bounded by the same camera's modes of the same field of view. 16:9 formats whose stills have the video's size: from that size to 4224x2376 unbinned or 2112x1188 binned at the back, 4032x2268 or 2016x1136 at the front. Formats with 8064x6048 stills: from 4032x3024 to that. Front ultra wide, a square sensor with 4896x4896 stills: 16:9 from 4032x2268 to 4896x2754; square from 4032x4032 to 4896x4896.github.com/chibataku0815/filmtone at 6bc3eda0e75d9c08ca5f938f4ddf5e59024d170f: apps/capacitor-film-lab-ios/diagnostics/m2b-coexistence-smoke.jsonWritten by the device.github.com/chibataku0815/filmtone, comment in a plan documentA sample in a plan whose model reads iPhone17,1 where the same project's probe says iPhone18,1: low trust.github.com/chibataku0815/filmtone at 6bc3eda0e75d9c08ca5f938f4ddf5e59024d170f: apps/capacitor-film-lab-ios/diagnostics/m2b-coexistence-smoke.json; github.com/aritroBh/OpenCane: ios/CaneKit/Depth/DualCameraSession.swift, MultiCamDepth.swift(readout + w x delivered) x rate / reading. Value: (10036224 + w x 2 x 8294400) x 30 / 0.5 = 602173440 + 995328000 x w, both outputs at 3840x2160. Low end: the low-trust sample, one output, as if stabilization cost nothing: (10036224 + w x 8294400) x 30 / 0.6339474 = 474939593 + 392512060 x w. High end: iPhone 17 Pro Max, the same chip, reads 0.26 for two cameras in default formats; as 1920x1080 at 30 with 10036224 pixels each and 0.26 rounded up from 0.255: 2361464471, with the value's weight term.A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/en-us/125090, was not read.a copy of Apple's text on iPhone 17 Pro in public code; https://www.techradar.com/phones/iphone/iphone-17-lineup-photography-specs-explained-fusion-camera-center-stage-and-48mp-mode; https://developer.apple.com/documentation/avfoundation/adopting-smart-framing-in-your-camera-apphttps://www.techradar.com/phones/iphone/iphone-17-lineup-photography-specs-explained-fusion-camera-center-stage-and-48mp-mode; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545\u{22}The iPhone 17 Pro and iPhone 17 Pro Max have a 48MP wide-angle camera, 48MP ultra-wide camera, and 48MP 4x zoom camera. All four models have an 18MP selfie camera.\u{22}iPhone 17 Pro MaxiPhone18,2iOS 27probeFitted to one reading of two decimals, whose formats were not printed: the default formats are taken to be 1920x1080 unbinned at 30. The one reading of an iPhone 17 Pro, the same chip, asks for a far smaller budget: the two contradict each other, and the interval holds both. Every systemPressureCost coefficient is an estimate.17promax-front-backback wide and front TrueDepth in their default formats, 2 video data outputs, no preview layeriphone-17-pro:readingiPhone 17 Pro Max has ultra wide and telephoto cameras at the back. No format of these cameras is known here.github.com/aritroBh/OpenCane, summary of a probe run on the device, 2026-09-12Of 12 sets that hold the front and a depth-capable back camera two are named: front wide or front TrueDepth with the LiDAR camera. 33 multi-cam formats of the LiDAR camera have depth; the best for depth is 640x480 with 320x240, its rates, binning and place are not given. TrueDepth gives 640x480 depth, its video format is not named. The set of back wide and front TrueDepth is the session of the reading.github.com/aritroBh/OpenCane: ios/CaneKit/Depth/DualCameraSession.swift, MultiCamDepth.swifthardwareCost, two decimals. The device's default formats: the code sets none in the part read.github.com/aritroBh/OpenCane: ios/CaneKit/Depth/DualCameraSession.swift, MultiCamDepth.swift; github.com/chibataku0815/filmtone at 6bc3eda0e75d9c08ca5f938f4ddf5e59024d170f: apps/capacitor-film-lab-ios/diagnostics/m2b-coexistence-smoke.json(readout + w x delivered) x rate summed over both cameras / 0.26, with 1920x1080 at 30 from 4224x2376 at the back and 4032x2268 at the front, as iPhone 17 Pro prints them: 19180800 x 30 / 0.26 = 2213169231 and 2 x 2073600 x 30 / 0.26 = 478523077 x w. Low end: the low-trust sample of iPhone 17 Pro, (10036224 + w x 8294400) x 30 / 0.6339474. High end: both readouts 10036224 and 0.26 rounded up from 0.255; the weight term from iPhone 17 Pro's 0.5, 2 x 8294400 x 30 / 0.5 = 995328000 x w.A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/en-us/125091, was not read.iphone-17eiPhone 17eiPhone18,5A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/en-us/126470, was not read.https://www.elheraldo.hn/fotogalerias/iphone-17e-apple-precio-a19-magsafe-doble-almacenamiento-KN29535609; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545iphone-18-proiPhone 18 ProiPhone19,2releasespecificationsconstituentsface-idpublic tables of identifiers, boards and firmware namesiPhone19,2, board V63AP, from 2026-09-18 with iOS 27.0 (24A437).https://www.apple.com/kr/iphone-18-pro/specs/, https://support.apple.com/en-us/148590 and 148591, as read in public copies48 MP wide (variable aperture f/1.48, 1.8, 2.8, 4.0), 48 MP ultra wide (f/2.2) and 48 MP telephoto (4x, f/2.8) at the back, an 18 MP Center Stage camera at the front, Face ID. No size of stills and no format was found, nor whether there is a LiDAR scanner: the list of cameras is not closed.https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundationAll constituents exist; Apple defines these types by them, and every printed list of a phone with these cameras has them.There is a camera at the front, and each iPhone whose list is known presents it as a wide camera. Whether it is an ultra wide one too, as on iPhone 17, is not stated.Face ID hardware is the TrueDepth camera (YUV and infrared).\u{22}An iPhone with an A12 or later processor\u{22} (Apple's sample page): by its class; no report of this model was found.iphone-18-pro-maxiPhone 18 Pro MaxiPhone19,3iPhone19,7iPhone19,3 (US, board V64AP) and iPhone19,7 (elsewhere, V64sAP), from 2026-09-18 with iOS 27.0 (24A437).iphone-7iPhone 7iPhone9,1iPhone9,3A10 FusionWWDC19 session 225, transcript; https://developer.apple.com/videos/play/wwdc2019/225/; https://developer.apple.com/documentation/avfoundation/avcapturemulticamsession/ismulticamsupported (text of an older version, as copied in github Averyy/apple-dev-docs documentation/AVFoundation/avcapturemulticamsession/ismulticamsupported.md and theAppLaunchers/apple-docs-for-rag); https://developer.apple.com/documentation/avfoundation/avmulticampip-capturing-from-multiple-cameras (page of 2026, as read in a public copy)Chip older than A12: Apple names iPhone XS, XS Max, XR and iPad Pro (3rd generation) as the devices of iOS 13, and asks for \u{22}A12 or later\u{22}.Year and systems of a public table; the last one is the last version that was seen on 2026-05-11, and iOS 16 does not run. Security updates may follow.A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/kb/SP743, was not read.a GSMArena copy in public code, address not known; https://developer.apple.com/library/ios/documentation/DeviceInformation/Reference/iOSDeviceCompatibility/Cameras/Cameras.html (archived; only the top of the page could be read)iphone-7-plusiPhone 7 PlusiPhone9,2iPhone9,4iOS 11.0camera-controlno-multicamNo budget: the device has no multi-camera session, nothing was read on it, and the budget of a later chip would make its costs too low. systemPressureCost exists in a multi-camera session only.iPhone 7 Plus has one front camera. No format of these cameras is known here.WWDC17 session 507; https://developer.apple.com/videos/play/wwdc2017/507/Video formats with depth of the dual camera on iOS 11: the photo preset delivers 1440x1080 with 320x240 or 160x120, a 16:9 format of the 720p class up to 30 gives 320x180 or 160x90, and a VGA format has depth of sizes that the talk does not give. Depth has at most 24 frames a second, always an even fraction of the video's rate, and relative accuracy; photos carry more than twice its resolution. An older 720p format up to 60 has no depth. While depth is on, zoom is fixed at 2. Wide and telephoto have the same formats as each other; their list is not given. 1440x1080 is what the video data output delivers with the photo preset, and is taken as the size of that format; what the format itself says the talk does not tell. Order and other formats are not known.WWDC19 session 225; https://developer.apple.com/videos/play/wwdc2019/225/Multi-camera capture is there on iPhone XS, XS Max, XR and the iPad Pro of 2018, and Apple's AVMultiCamPiP sample asks for an A12 or later.The systems of a public table; the last one is the last version that was seen on 2026-05-11, and iOS 16 does not run. Security updates may follow.AVCaptureSession.h, iOS SDK 18: supportsControls, maxControlsCountHeld of every iPhone: Camera Control came with iPhone 16, so an earlier one takes no controls. Not read on this device.A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/kb/SP744, was not read.a copy of GSMArena's table on iPhone 7 Plus in public code; https://developer.apple.com/library/ios/documentation/DeviceInformation/Reference/iOSDeviceCompatibility/Cameras/Cameras.html (archived; only the top of the page could be read)iphone-8iPhone 8iPhone10,1iPhone10,4A11 BionicYear and systems of a public table; the last one is the last version that was seen on 2026-05-11, and iOS 17 does not run. Security updates may follow.A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/kb/SP767, was not read.https://developer.apple.com/library/ios/documentation/DeviceInformation/Reference/iOSDeviceCompatibility/Cameras/Cameras.html (archived; only the top of the page could be read); github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820)iphone-8-plusiPhone 8 PlusiPhone10,2iPhone10,5A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/kb/SP768, was not read.iOS writes \u{22}back dual camera\u{22} into LensModel.iphone-airiPhone AiriPhone18,4https://developer.apple.com/documentation/avfoundation/avmulticampip-capturing-from-multiple-cameras (page of 2026, as read in a public copy); https://news.lavx.hu/article/ios-27-brings-dual-camera-to-facetime-but-only-iphone-17-and-newer-can-broadcast-it\u{22}An iPhone with an A12 or later processor\u{22} (Apple's sample page); the Camera app's Dual Capture runs front and back at once on this model.A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/en-us/125092, was not read.github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundation; https://developer.apple.com/documentation/avfoundation/adopting-smart-framing-in-your-camera-appNo back ultra wide camera; front Ultra Wide camera documented by Apple (iPhone Air).a copy of Apple's text in public code, address not known; https://www.techradar.com/phones/iphone/iphone-17-lineup-photography-specs-explained-fusion-camera-center-stage-and-48mp-mode; https://developer.apple.com/documentation/avfoundation/adopting-smart-framing-in-your-camera-app; printed lists of formats of iPhone 11 Pro, 15 Pro and 17 Proprinted lists of formats of iPhone 11 Pro, 15 Pro and 17 Pro; a developer, on-device in public code, address not known; on-device list, stored by a developer in public code, address not knowniphone-duoiPhone DuoiPhone19,4rear-virtualfront-camerasiPhone19,4, board V68AP, announced 2026-09-09, from 2026-10-23 with iOS 27.1.https://support.apple.com/en-us/148590 and 148591, as read in public copies48 MP wide (f/1.6) and 48 MP ultra wide (f/2.2) at the back and no telephoto; at the front two 18 MP ultra wide cameras with square sensors, one on the outside and one under the inner display. Touch ID, no TrueDepth camera. No size of stills and no format was found.https://developer.apple.com/forums/thread/847781The virtual camera at the back is the dual wide one; none joins a camera at the back with the outer one at the front.Tech Talk 111465, as summed up in github.com/mirzaaghazadeh/iphone-duo-skills skills/iphone-duo-camera/SKILL.md @178f0550db68d48a7fa494e04c4ebddb05170196; https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct/builtininnerultrawidecameraThe front wide and the front ultra wide camera are one virtual camera over the inner and the outer one: at most 1080p at 60, without depth. By itself the inner one goes to 1080p at 60, the outer one to 4K and 120.multi-cam-pairshttps://developer.apple.com/forums/thread/847763Apple's engineers: three physical cameras at once, by supportedMultiCamDeviceSets; cameras at the back and at the front run together. Which sets there are is not printed.https://developer.apple.com/documentation/avfoundation/avmulticampip-capturing-from-multiple-cameras (page of 2026, as read in a public copy); https://developer.apple.com/forums/thread/847763\u{22}An iPhone with an A12 or later processor\u{22} (Apple's sample page), and Apple's engineers speak of its multi-camera sets.iphone-se-2nd-generationiPhone SE (2nd generation)iPhone12,8\u{22}An iPhone with an A12 or later processor\u{22} (Apple's sample page). No on-device report was found for this model; the class statement covers it; one checklist in public code takes \u{22}SE\u{22} for an iPhone without multi-cam, untested.A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/kb/SP820, was not read.a GSMArena copy, Apple text copy in public code, address not known; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820)iphone-se-3rd-generationiPhone SE (3rd generation)iPhone14,6A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/kb/SP867, was not read.a copy of Apple's compare pages in public code, address not known; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820)iphone-xiPhone XiPhone10,3iPhone10,6WWDC19 session 225, transcript; https://developer.apple.com/videos/play/wwdc2019/225/; https://developer.apple.com/documentation/avfoundation/avcapturemulticamsession/ismulticamsupported (text of an older version, as copied in github Averyy/apple-dev-docs documentation/AVFoundation/avcapturemulticamsession/ismulticamsupported.md and theAppLaunchers/apple-docs-for-rag); https://developer.apple.com/documentation/avfoundation/avmulticampip-capturing-from-multiple-cameras (page of 2026, as read in a public copy); https://github.com/DaisukeNagata/BothSidesCamera/issues/11A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/kb/SP770, was not read.https://www.iphonefaq.org/archives/976253; https://developer.apple.com/library/ios/documentation/DeviceInformation/Reference/iOSDeviceCompatibility/Cameras/Cameras.html (archived; only the top of the page could be read)iphone-xriPhone XRiPhone11,8pairFitted to the one public reading of this device, 0.667, with Apple's table for iPhone XS as the low end; the formats of the reading were not printed. Every systemPressureCost coefficient is an estimate.xr-dualvideomicsoundsound2iOS 18.7.9back wide and front wide in their default formats, both delivering 1920x1080; 2 video data outputs, 1 microphone with 2 audio data outputsModel identifier and chip. Apple names iPhone XR in session 225 as hardware that supports multi-camera capture.iPhone XR has a TrueDepth camera. No format of these cameras is known here.github.com/naujgs/DualVideo at b6e14e38559eabcc898c230eb8e3d408ab453544: .planning/phases/02-recording-pipeline-compositor-writer-audio/02-03-SUMMARY.md, DualVideo/Features/Camera/CameraManager.swiftA session of back wide and front wide ran on iOS 18.7.9 in the cameras' default formats, both delivering 1920x1080. The front device is builtInWideAngleCamera. The same repository says that no multi-cam format of the back camera is 3840 wide, its own device test of that being still open.The default formats of the session that ran: 1920x1080, by Apple's table for the same chip the unbinned one at 30 or the binned one at 60. Both binned would contradict that table at a cost of 0.667, so unbinned at 30 is taken for both. Readout of the back camera 4224x2376 as on iPhone XS; of the 7 megapixel front camera from 6229000, below which the table would be broken, over 3392x1908 = 6471936, printed by an unnamed TrueDepth camera, to the back camera's 10036224. Other formats exist.hardwareCost as printed, three decimals. The preview layers joined the session only after the reading.The talk names iPhone XR among the devices with multi-camera capture and gives such a session a front and a back beam; the session that was read had one microphone and two audio data outputs.Sum over both cameras of (readout + w x delivered) x rate, divided by 0.667. Value: (10036224 + 6471936) x 30 / 0.667 = 742495952 and 2 x 2073600 x 30 / 0.667 = 186530735 x w. High end: a front readout like the back's, 2 x 10036224 x 30 / 0.667 = 902808756. Low end: the dearest legal pair of Apple's table for iPhone XS, which has the same chip, is at most 1.0: 2 x 12192768 x 30 = 731566080 and 2 x 2764800 x 30 = 165888000 x w.The systems of a public table; the last one is the last version that was seen on 2026-05-11, and iOS 26 does not run. Security updates may follow (iPhone XR is reported with iOS 18.7.9).A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/kb/SP781, was not read.github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820; a copy of Apple's text on iPhone XR in public codeiphone-xsiPhone XSiPhone11,2iphone-xs-maxdual-formatsThe budget follows from Apple's table for iPhone XS and one reading of iPhone XR, which has the same chip; no reading of an iPhone XS is public. It gives the reading back (0.667) and puts the dearest legal pair at about 0.975. Every systemPressureCost coefficient is an estimate.Model identifier and chip. The operating system is the iOS 13 that the slides of June 2019 describe, a beta then.WWDC19 session 225, slide Supported Device Combinations (iPhone XS); https://developer.apple.com/videos/play/wwdc2019/225/All six sets: at most two physical cameras, of which the dual camera is two. The slide has columns for back wide, back telephoto, back dual, front and front TrueDepth.WWDC19 session 225, slide Supported MultiCam Formats (iPhone XS); https://developer.apple.com/videos/play/wwdc2019/225/Whole list of multi-cam formats, with the size of their stills, which is the sensor mode. The slide does not name the camera; it is taken for back wide and telephoto, the speech introduces it with the back camera. Other formats exist (more than 40) and are not listed. 1920x1080 unbinned at 30 is what the high preset of a single session chooses, says the talk. Minimum rates are not given.WWDC19 session 225, slides Supported MultiCam Formats (iPhone XS) and Synchronized Streaming; https://developer.apple.com/videos/play/wwdc2019/225/The constituents of the dual camera share resolution and rate, and both are 12 megapixel cameras, so it is given their table. That it has a depth port is shown on a slide; its depth sizes are not given.WWDC19 session 225, slide Supported MultiCam Formats (iPhone XS), whose camera is not named; https://developer.apple.com/videos/play/wwdc2019/225/The same sizes and rates, for a 7 megapixel sensor. Readout in pixels a frame: 16:9 unbinned from 6229000, below which the reading of iPhone XR would contradict Apple's table, over 3392x1908 = 6471936, the stills of an unnamed TrueDepth camera at 1920x1080, to the back camera's 10036224; 4:3 unbinned from the same low end, over 9210584, to 12192768; binned a quarter of each. Sizes of stills and of depth maps are not known.The talk says that recent iPhones have four microphones, and that a multi-camera session has an omnidirectional port, a front and a back beam.Sum over both cameras of (readout + w x delivered) x rate, w from 0 to 1. Low end: Apple calls the multi-cam formats of iPhone XS ones that run simultaneously, so its dearest legal pair, wide and telephoto at 1920x1440 unbinned 30, is at most 1.0: 2 x 12192768 x 30 = 731566080 and 2 x 2764800 x 30 = 165888000 x w. Value: the iPhone XR reading 0.667, both cameras at 1920x1080 unbinned 30: (10036224 + 6471936) x 30 / 0.667 = 742495952 and 2 x 2073600 x 30 / 0.667 = 186530735 x w. High end: the same with a front readout equal to the back's: 2 x 10036224 x 30 / 0.667 = 902808756. The front readout is not printed; below 6229000 pixels the low end would be broken.A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/kb/SP779, was not read.https://en.wikipedia.org/wiki/IPhone_XS; a copy of Apple's text on iPhone XS Max in public codehttps://en.wikipedia.org/wiki/IPhone_XS; a copy of Apple's text in public code, address not known; WWDC19 session 225 transcript line 153; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545One Wikipedia infobox and one camera line for XS and XS Max; Apple names them together in WWDC19; the Apple text of XS Max (C-xsmax) is that of XS; same chip, year, OS range.iPhone XS MaxiPhone11,4iPhone11,6Year and systems of a public table; the last one is the last version that was seen on 2026-05-11, and iOS 26 does not run. Security updates may follow.A closed list: the tables name every camera of the model and agree. A device type that needs a camera which none of them lists can't be there. Apple's own list, https://support.apple.com/kb/SP780, was not read.WWDC19 session 225 transcript line 153; github.com/CaoBill0522/iExif, generator of ExifEditor/Resources/Devices.json (json @78c2b970317943f4b2bf4f303b3a9bc1b41f7820); github.com/devicekit/DeviceKit Source/Device.swift.gyb @56b997e8a61707218f9af09f32b2a1d1806fd792; github.com/kudit/Device Sources/Models/iPhones.swift, iPads.swift @55580e622b4725ef69bccb04dd42f7ff5404c545; https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and its members (…/builtintriplecamera.md, builtintruedepthcamera.md, builtinlidardepthcamera.md, builtinultrawidecamera.md); header text in docs.rs objc2-av-foundationa copy of Apple's text in public code, address not known; https://en.wikipedia.org/wiki/IPhone_XS"
}
