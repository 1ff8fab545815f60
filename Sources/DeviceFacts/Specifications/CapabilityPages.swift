import CaptureModel

extension SpecificationPage {
  /// What talks, samples, reports and prints tell of models, whatever the format. Prints come first, then Apple's words.
  static let capabilities =
    focus + exposure + tenBitVideo + photoFeatures + rawPhotos + sensors + videoFeatures + formats + lights
    + whiteBalance
    + connectors

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
      [.capability(.autofocus, true, of: Cameras.front)]),
    SpecificationPage(
      of: Models.padsWithUltraWide, .copy,
      "Copies of Apple's specifications of iPad Pro, which list Focus Pixels for the wide camera alone",
      [.capability(.autofocus, false, of: Cameras.ultraWide)]),
    SpecificationPage(
      of: Models.pro13 + Models.pro14 + Models.pro15 + Models.line16 + Models.line17 + Models.of2026, .copy,
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
      of: Models.phones, .inference, "As PBJVision pull 101 (2014) reports of a front camera",
      [.capability(.exposurePointOfInterest, true, of: Cameras.back + Cameras.fronts)]),
    SpecificationPage(
      of: ["iphone-15"], .print, "github.com/bcgov pull 4385 (iPhone 15, iOS 26.5.2)",
      [.exposureBias(-8...8, of: Cameras.back)]),
    SpecificationPage(
      of: Models.phones, .inference,
      "As iPhone 15 and an external camera printed it; github.com/mrousavy/react-native-vision-camera pull 2173",
      [.exposureBias(-8...8, of: Cameras.all)]),
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
        + Models.line16 + Models.line17 + Models.oneLens + Models.of2026, .apple,
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
      of: Models.pro13 + Models.pro14 + Models.pro15 + Models.pro16 + Models.pro17 + Models.pro18, .copy,
      "Copies of Apple's specifications: Apple ProRAW",
      [.capability(.appleProRAW, true, of: Cameras.back)]),
    SpecificationPage(
      of: Models.before12 + Models.plain, .copy, "Copies of Apple's specifications, which don't list Apple ProRAW",
      [.capability(.appleProRAW, false, of: Cameras.all)]),
  ]

  private static let rawPhotos: [SpecificationPage] = [
    SpecificationPage(
      of: ["iphone-16-pro"], .print,
      "github.com/regularsteven/letslapse, optics probe of iPhone17,1 on iOS 26.5.2: no format of Bayer RAW at any zoom",
      [.capability(.bayerRAW, false, of: [DeviceKey(.builtInTripleCamera, .back)])]),
    SpecificationPage(
      of: Models.pro13 + Models.pro14 + Models.pro15 + Models.pro16 + Models.pro17, .inference,
      "As the triple camera of iPhone 16 Pro",
      [.capability(.bayerRAW, false, of: Cameras.virtual)]),
  ]

  private static let sensors: [SpecificationPage] = [
    SpecificationPage(
      of: ["iphone-17"], .copy, "github.com/pjsip/pjproject pulls 4751 and 5017 (iPhone 17)",
      [.capability(.uprightSensor, true, of: Cameras.front)]),
    SpecificationPage(
      of: ["iphone-air", "iphone-17-pro-max"], .copy,
      "github.com/Azure/azure-sdk-for-ios issue 2296 (iPhone Air and 17 Pro Max)",
      [.capability(.uprightSensor, true, of: Cameras.front)]),
    SpecificationPage(
      of: ["iphone-17-pro"], .inference, "As iPhone 17, Air and 17 Pro Max, which have the same front camera",
      [.capability(.uprightSensor, true, of: Cameras.front)]),
    SpecificationPage(
      of: Models.phones.filter { !["iphone-17", "iphone-air"].contains($0) && !Models.pro17.contains($0) }, .inference,
      "The reports about iPhone 17, Air and 17 Pro Max name no older phone",
      [.capability(.uprightSensor, false, of: Cameras.front)]),
  ]
}
