import CaptureModel

// What is told of formats, of what they have in common, and of lights and connectors.
extension SpecificationPage {
  static let tenBitVideo: [SpecificationPage] = [
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

  /// What devices printed of their photos.
  static let printedPhotos: [SpecificationPage] = [
    SpecificationPage(
      of: Models.pro14 + Models.pro15, .print,
      """
      https://developer.apple.com/forums/thread/738418 (15 Pro, iOS 17); github.com/mrousavy/react-native-vision-camera \
      issue 2641; github.com/Luminoid/Prism Example/HARDWARE-CHECKLIST.md @eba3dc9 (14 Pro, iOS 18)
      """,
      [
        .largestPhotos(Dimensions(8064, 6048), of: Cameras.back),
        .largestPhotos(Dimensions(4032, 3024), of: Cameras.virtual),
      ]),
    SpecificationPage(
      of: ["iphone-16-pro"], .print, "github.com/regularsteven/letslapse, optics probe of iPhone17,1 on iOS 26.5.2",
      [
        .largestPhotos(Dimensions(8064, 6048), of: Cameras.back + Cameras.ultraWide),
        .largestPhotos(Dimensions(4032, 3024), of: Cameras.telephoto),
      ]),
    SpecificationPage(
      of: ["iphone-18-pro-max"], .print,
      "github.com/Luminoid/Prism Example/HARDWARE-CHECKLIST.md @eba3dc9 (18 Pro Max, iOS 27.0)",
      [
        .largestPhotos(Dimensions(5712, 4284), of: Cameras.triple),
        .capability(.photos48MP, false, of: Cameras.triple),
        .capability(.livePhotosBeside48MP, false, of: Cameras.back),
        .capability(.photos48MPByHand, false, of: Cameras.back),
        .capability(.depthOfPhotoPreset, true, of: Cameras.triple),
        .capability(.cinematicVideo, true, of: Cameras.back + Cameras.frontUltraWide),
        .capability(.cinematicVideo, false, of: Cameras.triple),
      ]),
    SpecificationPage(
      of: ["iphone-18-pro"], .implied, "As iPhone 18 Pro Max, with the same cameras, prints it",
      [
        .capability(.livePhotosBeside48MP, false, of: Cameras.back),
        .capability(.photos48MPByHand, false, of: Cameras.back),
        .capability(.depthOfPhotoPreset, true, of: Cameras.triple),
      ]),
  ]

  /// Modes of the white balance.
  static let whiteBalance: [SpecificationPage] = [
    SpecificationPage(
      of: ["iphone-14-pro", "iphone-18-pro-max"], .print,
      "github.com/Luminoid/Prism Example/HARDWARE-CHECKLIST.md @eba3dc9 (14 Pro, iOS 18; 18 Pro Max, iOS 27.0)",
      [.capability(.autoWhiteBalance, false, of: Cameras.all)]),
    SpecificationPage(
      of: ["iphone-14-pro-max", "iphone-18-pro"], .implied,
      "As iPhone 14 Pro and 18 Pro Max, with the same cameras, print it",
      [.capability(.autoWhiteBalance, false, of: Cameras.all)]),
  ]

  static let formats: [SpecificationPage] = [
    SpecificationPage(
      of: Models.phones, .inference, "As the formats of iPhone 11 Pro, 15, 15 Pro and 17 Pro",
      [.capability(.stabilizationOfFormats, true, of: Cameras.all)]),
    SpecificationPage(
      of: Models.pro13, .apple, "TN3104 Recording video in Apple ProRes (Apple)",
      [.capability(.proResCodecs, true, of: Cameras.back)]),
    SpecificationPage(
      of: Models.pro14 + Models.pro15 + Models.pro16 + Models.pro17, .inference, "As iPhone 13 Pro (TN3104, Apple)",
      [.capability(.proResCodecs, true, of: Cameras.all)]),
    SpecificationPage(
      of: Models.pro13, .implied, "TN3104 Recording video in Apple ProRes (Apple): up to 4K at 30",
      [.capability(.proRes4KAbove30, false, of: Cameras.all)]),
    SpecificationPage(
      of: Models.pro14, .inference, "As iPhone 13 Pro (TN3104, Apple); copies of the specification list the same limit",
      [.capability(.proRes4KAbove30, false, of: Cameras.all)]),
    SpecificationPage(
      of: Models.line13 + Models.line14 + Models.line15 + Models.line16 + Models.line17 + Models.oneLens
        + Models.of2026, .implied,
      "Capture high-quality / HDR video talk (WWDC21 session 10047, Apple; transcript mirrors): since iPhone 12",
      [.tenBit([Dimensions(1280, 720), .hd, .uhd, Dimensions(1920, 1440)])]),
    SpecificationPage(
      of: Models.line12, .copy, "Copies of Apple's specifications: Dolby Vision of the front camera",
      [.frontDolbyVision(upTo: 30)]),
    SpecificationPage(
      of: Models.line13 + Models.line14 + Models.pro15 + Models.line16 + Models.line17 + Models.oneLens.dropFirst()
        + Models.pro18,
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
      of: Models.pro16 + Models.pro17 + Models.pro18, .copy, "Copies of Apple's specifications: ProRes",
      [.proResVideo(.uhd, upTo: 120, at: .back), .proResVideo(.uhd, upTo: 60, at: .front)]),
    SpecificationPage(
      of: Models.withM5, .copy, "Tech specs of iPad Pro M5 (125406), full copy: ProRes",
      [.proResVideo(.uhd, upTo: 30, at: .back)]),
    SpecificationPage(
      of: ["ipad-air-13-inch-m3"], .print,
      "github.com/regularsteven/letslapse, optics probe of iPad15,5 on iPadOS 26.5.2: no larger photos",
      [.largestPhotos(Dimensions(4224, 3168), of: Cameras.back)]),
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
      of: Models.pro12 + Models.pro13 + Models.pro14 + Models.pro15 + Models.pro16 + Models.pro17 + Models.pro18
        + Models.padsWithLiDAR,
      .apple, "Apple's sample Capturing depth using the LiDAR camera; WWDC22 session 110429 (Apple)",
      [.lidarDepth]),
    SpecificationPage(
      of: Models.phones + Models.of2026, .apple,
      "https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct and Apple's samples",
      [
        .capability(
          .depthOfPhotoPreset, true, of: Cameras.trueDepth + Cameras.dualWide + [DeviceKey(.builtInDualCamera, .back)])
      ]),
  ]

  static let videoFeatures: [SpecificationPage] = [
    SpecificationPage(
      of: Models.line17 + ["iphone-air"], .apple,
      "Support the Center Stage front camera in your iOS app (WWDC26 session 341, Apple)",
      [.capability(.centerStage, true, of: Cameras.frontUltraWide)]),
    SpecificationPage(
      of: Models.before17, .implied,
      """
      Support the Center Stage front camera in your iOS app (WWDC26 session 341, Apple): older than the iPhones that it names
      """,
      [.capability(.centerStage, false, of: Cameras.all)]),
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

  static let lights: [SpecificationPage] = [
    SpecificationPage(
      of: ["iphone-15"], .print, "github.com/bcgov pull 4385 (iPhone 15, iOS 26.5.2)",
      [.light(.torch, true, of: Cameras.back)]),
    SpecificationPage(
      of: [
        "iphone-11", "iphone-11-pro", "iphone-11-pro-max", "iphone-17", "iphone-17-pro", "iphone-17-pro-max",
        "iphone-17e", "iphone-air",
      ] + Models.line12 + Models.line13 + Models.se3 + Models.line14 + Models.pro15 + Models.pro16 + Models.of2026,
      .copy, "Copies of Apple's specifications: True Tone flash",
      [.light(.torch, true, of: Cameras.back), .light(.flash, true, of: Cameras.back)]),
    SpecificationPage(
      of: Models.beforeA12 + Models.a12 + Models.plain15 + Models.plain16
        + ["iphone-se-2nd-generation", "iphone-16e"], .inference, "As other iPhones: True Tone flash",
      [.light(.torch, true, of: Cameras.back), .light(.flash, true, of: Cameras.back)]),
    SpecificationPage(
      of: Models.phones + Models.of2026 + Models.withUSB + Models.withLightning, .inference,
      "No list prints a front camera with a torch, and no copy of a specification names one",
      [.light(.torch, false, of: Cameras.fronts + Cameras.frontUltraWide)]),
    SpecificationPage(
      of: ["ipad-mini-6th-generation"] + Models.withM4 + Models.withM5, .copy,
      "Copies of Apple's specifications: True Tone flash",
      [.light(.torch, true, of: Cameras.back), .light(.flash, true, of: Cameras.back)]),
    SpecificationPage(
      of: ["ipad-mini-5th-generation", "ipad-air-5th-generation"], .report,
      """
      QRKit issue 1 and XamarinCommunityToolkit issue 614 (setting torchMode throws); Kamera issue 77 (setting flashMode \
      throws, iPad Air 5)
      """,
      [.light(.torch, false, of: Cameras.back), .light(.flash, false, of: Cameras.back)]),
  ]

  static let connectors: [SpecificationPage] = [
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
}
