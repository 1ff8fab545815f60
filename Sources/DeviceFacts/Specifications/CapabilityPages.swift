import CaptureModel

/// Models in the order in which they came out, by what they have in common.
private enum Models {
  static let beforeA12 = ["iphone-7", "iphone-7-plus", "iphone-8", "iphone-8-plus", "iphone-x"]
  static let a12 = ["iphone-xr", "iphone-xs", "iphone-xs-max"]
  static let pro11 = ["iphone-11-pro", "iphone-11-pro-max"]
  static let a13 = ["iphone-11", "iphone-se-2nd-generation"] + pro11
  static let pro12 = ["iphone-12-pro", "iphone-12-pro-max"]
  static let plain12 = ["iphone-12", "iphone-12-mini"]
  static let pro13 = ["iphone-13-pro", "iphone-13-pro-max"]
  static let plain13 = ["iphone-13", "iphone-13-mini"]
  static let se3 = ["iphone-se-3rd-generation"]
  static let pro14 = ["iphone-14-pro", "iphone-14-pro-max"]
  static let plain14 = ["iphone-14", "iphone-14-plus"]
  static let pro15 = ["iphone-15-pro", "iphone-15-pro-max"]
  static let plain15 = ["iphone-15", "iphone-15-plus"]
  static let pro16 = ["iphone-16-pro", "iphone-16-pro-max"]
  static let plain16 = ["iphone-16", "iphone-16-plus"]
  static let pro17 = ["iphone-17-pro", "iphone-17-pro-max"]
  static let plain17 = ["iphone-17"]
  static let oneLens = ["iphone-16e", "iphone-17e", "iphone-air"]

  static let line12 = plain12 + pro12
  static let line13 = plain13 + pro13
  static let line14 = plain14 + pro14
  static let line15 = plain15 + pro15
  static let line16 = plain16 + pro16
  static let line17 = plain17 + pro17
  static let before12 = beforeA12 + a12 + a13
  static let plain = plain12 + plain13 + se3 + plain14 + plain15 + plain16 + plain17 + oneLens
  static let padsWithLiDAR =
    [
      "ipad-pro-11-inch-3rd-generation", "ipad-pro-11-inch-4th-generation", "ipad-pro-12-9-inch-5th-generation",
      "ipad-pro-12-9-inch-6th-generation",
    ] + withM4 + withM5
  static let phones = before12 + line12 + line13 + se3 + line14 + line15 + line16 + line17 + oneLens
  static let of2026 = ["iphone-18-pro", "iphone-18-pro-max", "iphone-duo"]
  static let withLightning = [
    "ipad-8th-generation", "ipad-9th-generation", "ipad-air-3rd-generation", "ipad-mini-5th-generation",
  ]
  static let withUSB =
    [
      "ipad-10th-generation", "ipad-a16", "ipad-air-4th-generation", "ipad-air-5th-generation", "ipad-air-11-inch-m2",
      "ipad-air-11-inch-m3", "ipad-air-11-inch-m4", "ipad-air-13-inch-m2", "ipad-air-13-inch-m3", "ipad-air-13-inch-m4",
      "ipad-mini-6th-generation", "ipad-mini-a17-pro", "ipad-pro-11-inch", "ipad-pro-11-inch-2nd-generation",
      "ipad-pro-11-inch-3rd-generation", "ipad-pro-11-inch-4th-generation", "ipad-pro-12-9-inch-3rd-generation",
      "ipad-pro-12-9-inch-4th-generation", "ipad-pro-12-9-inch-5th-generation", "ipad-pro-12-9-inch-6th-generation",
    ] + withM4 + withM5
  static let withM4 = ["ipad-pro-11-inch-m4", "ipad-pro-13-inch-m4"]
  static let withM5 = ["ipad-pro-11-inch-m5", "ipad-pro-13-inch-m5"]
}

/// The cameras that statements speak of; those that a model lacks are passed over.
private enum Cameras {
  static let back = [DeviceKey(.builtInWideAngleCamera, .back)]
  static let ultraWide = [DeviceKey(.builtInUltraWideCamera, .back)]
  static let dualWide = [DeviceKey(.builtInDualWideCamera, .back)]
  static let trueDepth = [DeviceKey(.builtInTrueDepthCamera, .front)]
  static let fronts = [DeviceKey(.builtInWideAngleCamera, .front)] + trueDepth
  static let virtual = dualWide + [DeviceKey(.builtInDualCamera, .back), DeviceKey(.builtInTripleCamera, .back)]
  static let telephoto = [DeviceKey(.builtInTelephotoCamera, .back)]
  static let physical = back + ultraWide + telephoto
  static let all =
    physical + virtual + [DeviceKey(.builtInLiDARDepthCamera, .back)] + fronts
    + [DeviceKey(.builtInUltraWideCamera, .front)]
}

extension SpecificationPage {
  /// What talks, samples, reports and prints tell of models, whatever the format. Prints come first, then Apple's words.
  static let capabilities = focus + exposure + tenBitVideo + photoFeatures + videoFeatures + formats + connectors

  private static let focus: [SpecificationPage] = [
    SpecificationPage(
      of: ["iphone-11"], .print,
      "github.com/mrousavy/react-native-vision-camera issue 2879 (five devices of iPhone 11, iOS 17.4.1)",
      [.capability(.autofocus, false, of: Cameras.fronts + Cameras.ultraWide)]),
    SpecificationPage(
      of: ["iphone-12", "iphone-13-pro"], .print,
      "github.com/mrousavy/react-native-vision-camera issue 2622 (front cameras of iPhone 12 and 13 Pro)",
      [.capability(.autofocus, false, of: Cameras.fronts)]),
    SpecificationPage(
      of: ["iphone-11-pro"], .print,
      "github.com/mrousavy/react-native-vision-camera pull 1784 (devices of iPhone 11 Pro)",
      [.capability(.autofocus, false, of: Cameras.fronts + Cameras.ultraWide)]),
    SpecificationPage(
      of: ["iphone-15-pro"], .print,
      "github.com/mrousavy/react-native-vision-camera (formats of iPhone 15 Pro: phase detection)",
      [.capability(.autofocus, true, of: Cameras.fronts + Cameras.ultraWide)]),
    SpecificationPage(
      of: Models.before12 + Models.line12 + Models.line13 + Models.se3, .copy,
      "Copies of Apple's specifications: the front camera has no autofocus before iPhone 14",
      [.capability(.autofocus, false, of: Cameras.fronts)]),
    SpecificationPage(
      of: ["iphone-11"] + Models.pro11 + Models.line12 + Models.plain13 + Models.plain14 + Models.plain15, .copy,
      "Copies of Apple's specifications: the ultra-wide camera has no autofocus and no macro photos",
      [.capability(.autofocus, false, of: Cameras.ultraWide)]),
    SpecificationPage(
      of: Models.line14 + Models.line15 + Models.line16 + Models.line17 + Models.oneLens, .copy,
      "Copies of Apple's specifications: the front camera has autofocus",
      [.capability(.autofocus, true, of: Cameras.fronts)]),
    SpecificationPage(
      of: Models.pro13 + Models.pro14 + Models.pro15 + Models.line16 + Models.line17, .copy,
      "Copies of Apple's specifications: the ultra-wide camera has autofocus, for macro photos",
      [.capability(.autofocus, true, of: Cameras.ultraWide)]),
    SpecificationPage(
      of: ["iphone-11", "iphone-15"], .print,
      "github.com/mrousavy/react-native-vision-camera issue 2879 (iPhone 11); github.com/bcgov pull 4385 (iPhone 15)",
      [.capability(.focusPointOfInterest, true, of: Cameras.back)]),
    SpecificationPage(
      of: Models.before12 + Models.line12 + Models.plain + Models.pro13 + Models.pro14 + Models.pro15 + Models.pro16
        + Models.pro17, .inference,
      "As iPhone 11 and 15 printed it",
      [.capability(.focusPointOfInterest, true, of: Cameras.back)]),
  ]

  private static let exposure: [SpecificationPage] = [
    SpecificationPage(
      of: ["iphone-15"], .print, "github.com/bcgov pull 4385 (iPhone 15, iOS 26.5.2)",
      [.exposureBias(-8...8, of: Cameras.back)]),
    SpecificationPage(
      of: Models.phones, .inference,
      "As iPhone 15 and an external camera printed it; github.com/mrousavy/react-native-vision-camera pull 2173",
      [.exposureBias(-8...8, of: Cameras.all)]),
  ]

  private static let tenBitVideo: [SpecificationPage] = [
    SpecificationPage(
      of: ["iphone-17-pro"], .print, "218 formats of seven cameras of iPhone 17 Pro",
      [.capability(.colorSpacesOfPixelFormats, true, of: Cameras.all)]),
    SpecificationPage(
      of: ["iphone-12-pro", "iphone-13-mini", "iphone-15-pro"], .implied,
      "Wide-color flags of iPhone 12 Pro and 13 mini, color spaces of iPhone 15 Pro, as on iPhone 17 Pro",
      [.capability(.colorSpacesOfPixelFormats, true, of: Cameras.all)]),
    SpecificationPage(
      of: Models.line12 + Models.line13 + Models.se3 + Models.line14 + Models.line15 + Models.line16 + Models.line17
        + Models.oneLens, .inference, "As iPhone 12 Pro, 13 mini, 15 Pro and 17 Pro",
      [.capability(.colorSpacesOfPixelFormats, true, of: Cameras.all)]),
    SpecificationPage(
      of: Models.before12, .inference, "As the back cameras of iPhone 12 Pro and 13 mini",
      [.capability(.colorSpacesOfPixelFormats, true, of: Cameras.physical + Cameras.virtual)]),
    SpecificationPage(
      of: Models.before12, .apple,
      "Capture high-quality / HDR video talk (WWDC21 session 10047, Apple; transcript mirrors)",
      [.capability(.tenBit, false, of: Cameras.all)]),
    SpecificationPage(
      of: Models.pro12 + Models.plain, .copy, "Copies of Apple's specifications, which don't list ProRes",
      [.capability(.proRes, false, of: Cameras.all)]),
    SpecificationPage(
      of: Models.plain + Models.pro12 + Models.pro13 + Models.pro14, .copy,
      "Copies of Apple's specifications, which don't list Apple Log",
      [.capability(.appleLog, false, of: Cameras.all)]),
    SpecificationPage(
      of: ["iphone-15-pro"], .print, "Formats of iPhone 15 Pro: Apple Log without Apple Log 2",
      [.capability(.appleLog2, false, of: Cameras.all)]),
    SpecificationPage(
      of: Models.pro15 + Models.pro16, .inference, "As the formats of iPhone 15 Pro",
      [.capability(.appleLog2, false, of: Cameras.all)]),
  ]

  private static let photoFeatures: [SpecificationPage] = [
    SpecificationPage(
      of: Models.line14, .implied, "Photo capture and high resolutions (WWDC26 session 304, Apple)",
      [.capability(.photos24MP, false, of: Cameras.all)]),
    SpecificationPage(
      of: Models.pro14 + Models.pro15, .print,
      """
      github.com/mrousavy/react-native-vision-camera issue 2641 (15 Pro); https://developer.apple.com/forums/thread/715452 \
      (an Apple engineer, 14 Pro)
      """,
      [.capability(.photos48MP, false, of: Cameras.virtual)]),
    SpecificationPage(
      of: Models.plain15 + Models.line16 + Models.line17, .inference,
      "As the virtual cameras of iPhone 14 Pro and 15 Pro",
      [.capability(.photos48MP, false, of: Cameras.virtual)]),
    SpecificationPage(
      of: Models.a12 + Models.a13 + Models.line12 + Models.line13 + Models.se3 + Models.line14 + Models.line15
        + Models.line16 + Models.line17 + Models.oneLens, .apple,
      "Create a more responsive camera experience (WWDC23 session 10105, Apple): iPhones with A12 and newer",
      [
        .capability(.responsiveCapture, true, of: Cameras.all),
        .capability(.fastCapturePrioritization, true, of: Cameras.all),
      ]),
    SpecificationPage(
      of: Models.pro11 + Models.line12 + Models.line13 + Models.line14, .apple,
      "Create a more responsive camera experience (WWDC23 session 10105, Apple): iPhone 11 Pro and newer",
      [.capability(.deferredPhotoDelivery, true, of: Cameras.back)]),
    SpecificationPage(
      of: Models.beforeA12 + Models.a12, .implied,
      "Create a more responsive camera experience (WWDC23 session 10105, Apple): older than the models that it names",
      [.capability(.deferredPhotoDelivery, false, of: Cameras.all)]),
    SpecificationPage(
      of: Models.line15 + Models.line16 + Models.line17 + Models.oneLens, .inference,
      "Newer than iPhone 11 Pro, from which on Apple's talk names models (WWDC23 session 10105)",
      [.capability(.deferredPhotoDelivery, true, of: Cameras.back)]),
    SpecificationPage(
      of: Models.line14 + Models.line15 + Models.withM4, .apple,
      """
      Apple's sample Capturing consistent color images; Keep colors consistent across captures (WWDC24 session 10162, Apple)
      """,
      [.capability(.constantColor, true, of: Cameras.back + Cameras.dualWide)]),
    SpecificationPage(
      of: Models.before12 + Models.line12 + Models.line13 + Models.se3, .implied,
      """
      Keep colors consistent across captures (WWDC24 session 10162, Apple): the flash that it needs came with iPhone 14
      """,
      [.capability(.constantColor, false, of: Cameras.all)]),
    SpecificationPage(
      of: Models.line16 + Models.line17 + Models.oneLens + Models.withM5, .inference,
      "Newer than the models with that flash that Apple's sample Capturing consistent color images names",
      [.capability(.constantColor, true, of: Cameras.back + Cameras.dualWide)]),
    SpecificationPage(
      of: Models.pro12, .apple, "Capturing photos in RAW and Apple ProRAW formats (Apple developer)",
      [.capability(.appleProRAW, true, of: Cameras.physical)]),
    SpecificationPage(
      of: Models.pro13 + Models.pro14 + Models.pro15 + Models.pro16 + Models.pro17, .copy,
      "Copies of Apple's specifications: Apple ProRAW",
      [.capability(.appleProRAW, true, of: Cameras.back)]),
    SpecificationPage(
      of: Models.before12 + Models.plain, .copy, "Copies of Apple's specifications, which don't list Apple ProRAW",
      [.capability(.appleProRAW, false, of: Cameras.all)]),
  ]

  private static let formats: [SpecificationPage] = [
    SpecificationPage(
      of: Models.line13 + Models.line14 + Models.line15 + Models.line16 + Models.line17 + Models.oneLens, .implied,
      "Capture high-quality / HDR video talk (WWDC21 session 10047, Apple; transcript mirrors): since iPhone 12",
      [.tenBit([Dimensions(1280, 720), .hd, .uhd, Dimensions(1920, 1440)])]),
    SpecificationPage(
      of: Models.line12, .copy, "Copies of Apple's specifications: Dolby Vision of the front camera",
      [.frontDolbyVision(upTo: 30)]),
    SpecificationPage(
      of: Models.line13 + Models.line14 + Models.pro15 + Models.line16 + Models.line17 + Models.oneLens.dropFirst(),
      .copy,
      "Copies of Apple's specifications: Dolby Vision of the front camera",
      [.frontDolbyVision(upTo: 60)]),
    SpecificationPage(
      of: Models.plain15 + Models.oneLens.prefix(1), .inference, "As neighbouring models",
      [.frontDolbyVision(upTo: 60)]),
    SpecificationPage(
      of: Models.pro13, .apple, "TN3104 Recording video in Apple ProRes (Apple)",
      [.proResVideo(.uhd, upTo: 30, at: .back), .proResVideo(.hd, upTo: 60, at: .back)]),
    SpecificationPage(
      of: Models.pro14, .copy, "Copies of Apple's specifications: ProRes",
      [.proResVideo(.uhd, upTo: 30, at: .back), .proResVideo(.hd, upTo: 30, at: .back)]),
    SpecificationPage(
      of: Models.pro15, .copy, "Copies of Apple's specifications: ProRes",
      [
        .proResVideo(.uhd, upTo: 60, at: .back), .proResVideo(.hd, upTo: 30, at: .back),
        .proResVideo(.uhd, upTo: 60, at: .front),
      ]),
    SpecificationPage(
      of: Models.pro16 + Models.pro17, .copy, "Copies of Apple's specifications: ProRes",
      [.proResVideo(.uhd, upTo: 120, at: .back), .proResVideo(.uhd, upTo: 60, at: .front)]),
    SpecificationPage(
      of: ["ipad-air-13-inch-m3"], .print,
      "github.com/regularsteven/letslapse, optics probe of iPad15,5 on iPadOS 26.5.2: no larger photos",
      [.largestPhotos(Dimensions(4224, 3168))]),
    SpecificationPage(
      of: Models.phones, .copy, "Copies of Apple's specifications: the largest photos",
      [.wholeSensor(of: Cameras.back)]),
    SpecificationPage(
      of: ["iphone-11"] + Models.pro11 + Models.line12 + Models.line13 + Models.line14 + Models.line15 + Models.line16
        + Models.line17 + Models.oneLens, .inference, "Front cameras of iPhone 11 Pro, 15 Pro and 17 Pro print it",
      [.wholeSensor(of: Cameras.fronts)]),
    SpecificationPage(
      of: ["iphone-11"] + Models.pro11 + Models.line12 + Models.line13 + Models.line14 + Models.line15 + Models.plain16,
      .inference, "The ultra-wide camera of iPhone 11 Pro prints it", [.wholeSensor(of: Cameras.ultraWide)]),
    SpecificationPage(
      of: Models.phones.filter { !Models.line17.contains($0) }, .inference,
      "Telephoto and virtual cameras of iPhone 11 Pro, 15 Pro and 16 Pro print it",
      [.wholeSensor(of: Cameras.telephoto + Cameras.virtual)]),
    SpecificationPage(
      of: Models.line17, .inference, "Virtual cameras of iPhone 11 Pro and 15 Pro print it",
      [.wholeSensor(of: Cameras.virtual)]),
    SpecificationPage(
      of: Models.pro12 + Models.pro13 + Models.pro14 + Models.pro15 + Models.pro16 + Models.pro17
        + Models.padsWithLiDAR,
      .apple, "Apple's sample Capturing depth using the LiDAR camera; WWDC22 session 110429 (Apple)",
      [.lidarDepth]),
    SpecificationPage(
      of: Models.phones, .apple,
      "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and Apple's samples",
      [
        .capability(
          .depthOfPhotoPreset, true, of: Cameras.trueDepth + Cameras.dualWide + [DeviceKey(.builtInDualCamera, .back)])
      ]),
  ]

  private static let connectors: [SpecificationPage] = [
    SpecificationPage(
      of: Models.phones + Models.of2026, .apple,
      "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct/external",
      [.connectedCameras(false)]),
    SpecificationPage(
      of: Models.withLightning, .implied, "Support external cameras in your iPadOS app (WWDC23 session 10106, Apple)",
      [.connectedCameras(false)]),
    SpecificationPage(
      of: Models.withUSB, .apple, "Support external cameras in your iPadOS app (WWDC23 session 10106, Apple)",
      [.connectedCameras(true)]),
  ]

  private static let videoFeatures: [SpecificationPage] = [
    SpecificationPage(
      of: Models.before12 + Models.line12, .implied, "Capture cinematic video in your app (WWDC25 session 319, Apple)",
      [.capability(.cinematicVideo, false, of: Cameras.all)]),
    SpecificationPage(
      of: Models.line13 + Models.line14 + Models.line15 + Models.line16 + Models.line17, .apple,
      "Capture cinematic video in your app (WWDC25 session 319, Apple)",
      [.cinematic(.hd, at: 30, of: Cameras.dualWide + Cameras.trueDepth)]),
    SpecificationPage(
      of: Models.pro15, .apple, "Build compelling spatial photo and video experiences (WWDC24 session 10166, Apple)",
      [.capability(.spatialVideo, true, of: Cameras.dualWide)]),
    SpecificationPage(
      of: Models.before12 + Models.line12 + Models.line13 + Models.se3 + Models.line14 + Models.plain15, .apple,
      "Build compelling spatial photo and video experiences (WWDC24 session 10166, Apple)",
      [.capability(.spatialVideo, false, of: Cameras.all)]),
  ]
}
