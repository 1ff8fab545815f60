public import CaptureModel
import JSONSource

// What is told of models and not of formats: each rule repeats the statements about one capability, or derives from them.
extension SpecificationRule {
  /// The rules for capabilities, one for each.
  static let capabilities = CameraCapability.allCases.map(\.rule)

  /// The range of the exposure bias.
  static let exposureBias = SpecificationRule(
    name: "exposure-bias",
    evidence: Evidence(holds: 3, open: 0, fails: 0, lists: "iPhone 15, another iPhone, an external camera"),
    note: "The exposure bias goes from -8 to 8 EV wherever it was printed."
  ) { statement, _ in
    guard case .exposureBias(let range, let keys) = statement else { return [] }
    return keys.map { .exposureBias(range, of: $0) }
  }

  /// The lights of cameras.
  static let light = SpecificationRule(
    name: "light",
    evidence: Evidence(holds: 1, open: 0, fails: 0, lists: "iPhone 15, whose back wide camera has a torch"),
    note: """
      A specification that lists a flash means the torch, too, of the back wide camera. No camera at the front has a torch; \
      whether it has a flash is not known. An iPad of which nobody says so is open: on some, hasTorch is told to be true \
      where nothing lights.
      """
  ) { statement, _ in
    guard case .light(let light, let isThere, let keys) = statement else { return [] }
    return keys.map { .light(light, isThere, of: $0) }
  }

  /// Cameras that are connected.
  static let connectedCameras = SpecificationRule(
    name: "connected-cameras",
    evidence: Evidence(holds: 1, open: 0, fails: 0, lists: "an iPad with a USB camera, 640x480 and 1280x720"),
    note: """
      Since iPadOS 17 an iPad with a USB-C connector takes external cameras, so whether there is one shows only while \
      the app runs. iPhones, and iPads with a Lightning connector, take none.
      """
  ) { statement, _ in
    guard case .connectedCameras(let takes) = statement else { return [] }
    return [.connectedCameras(takes)]
  }

  /// Cinematic video in the API of iOS 26.
  static let cinematic = SpecificationRule(
    name: "cinematic-format",
    evidence: Evidence(holds: 0, open: 0, fails: 0, lists: "none prints it with a model of before 2026"),
    note: """
      The dual-wide camera at the back and the TrueDepth camera have a format with cinematic video in this size at this rate. \
      It says nothing of other cameras: iPhone 18 Pro Max printed it for the wide one and not for the triple one. Nor does \
      it follow for 4K, which the specification of iPhone 13 doesn't list.
      """
  ) { statement, _ in
    guard case .cinematic(let size, let rate, let keys) = statement else { return [] }
    var format = atLeast(size, rate)
    format.cinematicVideo = true
    return keys.map { .format(format, of: $0) }
  }
}

extension CameraCapability {
  /// The rule for this capability.
  fileprivate var rule: SpecificationRule {
    let grounds = grounds
    return SpecificationRule(
      name: name, evidence: grounds.evidence, note: grounds.note
    ) { statement, _ in
      guard case .capability(self, let isThere, let keys) = statement else { return [] }
      return keys.map { .capability(self, isThere, of: $0) }
    }
  }

  /// The name of the rule: `ten-bit-formats`.
  private var name: String {
    switch self {
    case .autofocus: "autofocus"
    case .focusPointOfInterest: "focus-point"
    case .exposurePointOfInterest: "exposure-point"
    case .autoWhiteBalance: "white-balance-once"
    case .stabilizationOfFormats: "stabilization-modes"
    case .colorSpacesOfPixelFormats: "pixel-format-colors"
    case .tenBit: "ten-bit-formats"
    case .proRes: "prores-formats"
    case .proRes4KAbove30: "prores-4k-above-30"
    case .proResCodecs: "prores-codecs"
    case .appleLog: "apple-log"
    case .appleLog2: "apple-log-2"
    case .depthOfPhotoPreset: "preset-depth"
    case .photos24MP: "photos-24mp"
    case .photos48MP: "photos-48mp-camera"
    case .livePhotosBeside48MP: "live-photos-48mp"
    case .photos48MPByHand: "photos-48mp-by-hand"
    case .centerStage: "center-stage"
    case .cinematicVideo: "cinematic-video"
    case .spatialVideo: "spatial-video"
    case .uprightSensor: "upright-sensor"
    case .bayerRAW: "bayer-raw"
    case .appleProRAW: "proraw"
    case .constantColor: "constant-color"
    case .deferredPhotoDelivery: "deferred-photos"
    case .responsiveCapture: "responsive-capture"
    case .fastCapturePrioritization: "fast-capture"
    }
  }

  private typealias Grounds = (evidence: SpecificationRule.Evidence, note: String)

  /// Grounds that some printed lists show, and that none contradicts.
  private func printed(_ holds: Int, open: Int = 0, _ lists: String, _ note: String) -> Grounds {
    (.init(holds: holds, open: open, fails: 0, lists: lists), note)
  }

  /// Grounds of which no list prints anything.
  private func unprinted(_ note: String) -> Grounds { printed(0, "none", note) }

  private var grounds: Grounds {
    switch self {
    case .autofocus:
      printed(
        8, "cameras of iPhone 11 Pro, 13 mini and 15 Pro, 137 formats",
        """
        A fixed lens takes no focus mode, not even locked, no lens position and no face-driven focus: each throws. A lens \
        that moves takes continuous and single autofocus. Of the front cameras of iPads nothing is known.
        """)
    case .focusPointOfInterest:
      printed(
        2, "iPhone 11 and 15, the back wide camera",
        "The back wide camera takes a focus point. Whether front cameras with autofocus do is not known.")
    case .exposurePointOfInterest:
      unprinted("Front and back cameras take a point to meter at: one report, of 2014, says so, and none denies it.")
    case .autoWhiteBalance:
      printed(
        2, "iPhone 14 Pro and 18 Pro Max",
        "White can be balanced continuously or locked, and not once. Of other models nothing is printed.")
    case .stabilizationOfFormats:
      printed(
        14, "iPhone 11 Pro, 15, 15 Pro and 17 Pro, 111 formats",
        """
        A format of 4032x3024 has no stabilization, one at 240 standard alone, one of 16:9 at up to 60 standard and cinematic. \
        Of the other modes, and of other shapes, nothing follows.
        """)
    case .colorSpacesOfPixelFormats:
      printed(
        16, "iPhone 12 Pro, 13 mini, 13 Pro Max, 15 Pro and 17 Pro, an iPad",
        """
        A format in 420v has sRGB, in 420f sRGB and P3_D65, in x420 HLG_BT2020: these and no others. Formats of Continuity \
        Camera are excepted, and front cameras of before iPhone 12 printed none.
        """)
    case .tenBit:
      printed(
        3, open: 23, "iPhone XS, 11 and 11 Pro",
        """
        Ten-bit video came with iPhone 12: formats of older iPhones come in pairs of 420v and 420f, so none has x420, x422, \
        HLG or Apple Log. iPhone SE (3rd generation) is newer, and open.
        """)
    case .proRes:
      printed(
        5, "90 formats without x422; the list of iPhone 13 mini is whole",
        "Two copies of the specification don't list ProRes, and no printed list of such a model has x422.")
    case .proRes4KAbove30:
      unprinted(
        """
        Apple's technote on ProRes gives iPhone 13 Pro 4K up to 30, so no format for it is faster. Copies of the specification \
        list the same limit for 14 Pro; with 15 Pro came 4K at 60.
        """)
    case .proResCodecs:
      unprinted(
        "While a format in x422 is active, movies take the codecs of ProRes 422 (Apple's technote). Storage is not considered."
      )
    case .appleLog:
      printed(
        1, "iPhone 13 mini, without x422",
        "Apple Log came with iPhone 15 Pro and is listed for Pro models alone: no camera of the others has a format with it."
      )
    case .appleLog2:
      printed(
        10, "10 formats of iPhone 15 Pro have Apple Log without Apple Log 2",
        "Apple Log 2 came with iPhone 17 Pro, whose 35 formats with Apple Log all have it.")
    case .depthOfPhotoPreset:
      printed(
        1, "iPhone 15 Plus, the TrueDepth camera: 640x480 and 160x120",
        """
        Dual, dual-wide and TrueDepth cameras of iPhones generate depth, and with the preset photo their format has some. \
        The triple camera is open: iPhone 14 Pro has none on iOS 18, 18 Pro Max has on iOS 27. An iPad Pro has none.
        """)
    case .photos24MP:
      printed(
        1, "iPhone 14 Pro lists 12 and 48 megapixels only",
        "Photos of 24 megapixels start with iPhone 15. Which of the later models list them, on which system, is not known."
      )
    case .photos48MP:
      printed(
        4, "virtual cameras of iPhone 11 Pro, 15 Pro and 15 Pro Max, 11 formats",
        """
        A camera that is made of others lists no photos of 48 megapixels, though its wide camera does. The LiDAR camera is \
        one camera, and excepted.
        """)
    case .livePhotosBeside48MP:
      printed(
        1, "iPhone 18 Pro Max, the back wide camera",
        """
        The format with photos of 48 megapixels has no Live Photos: an app that takes both changes the format between \
        them. Of other models nothing is printed.
        """)
    case .photos48MPByHand:
      printed(
        1, "iPhone 18 Pro Max, the back wide camera",
        """
        With a custom exposure or a locked white balance, photos that were asked for in 48 megapixels have 12. Of other \
        models nothing is printed.
        """)
    case .centerStage:
      unprinted(
        """
        Center Stage came to iPhones with the front camera of iPhone 17 and Air, which Apple's talk finds as the front \
        ultra-wide one; older models have none. Which formats have it is not known, nor what iPhone 17e has.
        """)
    case .cinematicVideo:
      unprinted(
        "The API of iOS 26 covers iPhone 13 and later, as cinematic video was introduced with it.")
    case .spatialVideo:
      printed(
        1, "iPhone 15 Pro, the dual-wide camera",
        "As of June 2024 only iPhone 15 Pro and 15 Pro Max had formats for it, with the dual-wide camera. Later models are open."
      )
    case .uprightSensor:
      (
        .init(holds: 0, open: 0, fails: 0, lists: "none"),
        """
        The square sensor of the front cameras of iPhone 17 and Air lies the other way than those of older iPhones, which \
        need 90 degrees in portrait. Of models of 2026 and of iPads nothing is known.
        """
      )
    case .bayerRAW:
      (
        .init(holds: 1, open: 0, fails: 0, lists: "the triple camera of iPhone 16 Pro, at every zoom"),
        """
        A camera that is made of others lists no pixel formats of Bayer RAW; its constituents may. Pro phones of before \
        iPhone 13 Pro, and phones with one or two cameras, are open.
        """
      )
    case .appleProRAW:
      unprinted(
        "Apple ProRAW came with iPhone 12 Pro, and is listed for Pro models alone.")
    case .constantColor:
      unprinted(
        """
        Constant color needs the flash that came with iPhone 14, with the preset photo. Apple's sample names iPhone 14 and \
        later, 14 Pro and later, and iPad Pro (M4) and later; of other iPads nothing is known.
        """)
    case .deferredPhotoDelivery:
      unprinted(
        "Apple's talk names iPhone 11 Pro and newer, with the preset photo. iPhone 11, SE (2nd and 3rd generation) are open."
      )
    case .responsiveCapture, .fastCapturePrioritization:
      printed(
        1, "iPhone 13 mini, in its two 4032x3024 formats alone",
        """
        Apple's talk names iPhones with A12 and newer. The format decides, too: on iPhone 13 mini only those of 4032x3024, \
        which the preset photo chooses, have it. iPads are not named.
        """)
    }
  }

  /// The capability in words, to follow "has" or "no": `ten-bit formats`.
  public var words: String {
    switch self {
    case .autofocus: "autofocus"
    case .focusPointOfInterest: "focus point"
    case .exposurePointOfInterest: "exposure point"
    case .autoWhiteBalance: "white balance that is set once"
    case .stabilizationOfFormats: "stabilization modes that follow from the shape of a format"
    case .colorSpacesOfPixelFormats: "color spaces that follow from the pixel format"
    case .tenBit: "ten-bit formats"
    case .proRes: "ProRes"
    case .proRes4KAbove30: "ProRes in 4K at more than 30"
    case .proResCodecs: "movies in ProRes 422 from formats in x422"
    case .appleLog: "Apple Log"
    case .appleLog2: "Apple Log 2"
    case .depthOfPhotoPreset: "depth with the preset photo"
    case .photos24MP: "photos of 24 megapixels"
    case .photos48MP: "photos of 48 megapixels"
    case .livePhotosBeside48MP: "Live Photos in the format with photos of 48 megapixels"
    case .photos48MPByHand: "photos of 48 megapixels with manual exposure or white balance"
    case .centerStage: "Center Stage"
    case .cinematicVideo: "cinematic video"
    case .spatialVideo: "spatial video"
    case .uprightSensor: "sensor that stands upright"
    case .bayerRAW: "Bayer RAW"
    case .appleProRAW: "Apple ProRAW"
    case .constantColor: "constant color"
    case .deferredPhotoDelivery: "deferred photos"
    case .responsiveCapture: "responsive capture"
    case .fastCapturePrioritization: "fast capture"
    }
  }
}
