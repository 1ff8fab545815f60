import CaptureModel
import JSONSource

// Colors and pixel formats.
extension SpecificationRule {
  /// Dolby Vision.
  static let dolbyVision = SpecificationRule(
    name: "dolby-vision",
    evidence: Evidence(holds: 2, open: 1, fails: 0, lists: "iPhone 13 mini and 17 Pro"),
    note: """
      The back wide camera itself has an x420 format with HLG_BT2020 of this size that reaches this rate: the system adds \
      the Dolby Vision metadata. It says nothing of video HDR in 8 bits.
      """
  ) { statement, _ in
    guard case .dolbyVision(let size, let rate) = statement else { return [] }
    return [.format(tenBit(atLeast(size, rate)), of: back)]
  }

  /// Dolby Vision at the front.
  static let frontDolbyVision = SpecificationRule(
    name: "front-dolby-vision",
    evidence: Evidence(holds: 1, open: 0, fails: 0, lists: "iPhone 17 Pro: 1080p and 4K at 30 and 60"),
    note: "A front camera has x420 formats with HLG_BT2020 in 1080p and 4K that reach this rate."
  ) { statement, _ in
    guard case .frontDolbyVision(let rate) = statement else { return [] }
    return [Dimensions.hd, .uhd].map { .format(tenBit(atLeast($0, rate)), of: front) }
  }

  /// 10-bit HDR.
  static let tenBit = SpecificationRule(
    name: "ten-bit",
    evidence: Evidence(
      holds: 4, open: 0, fails: 0, lists: "iPhone 12 Pro, 13 mini, 15 Pro and 17 Pro"),
    note: """
      From iPhone 12 on, formats come in threes, 420v, 420f and x420: the back wide camera has x420 with HLG_BT2020 in 720p \
      and 1080p at 30 and at 60, in 1920x1440, and in 4K at 30. 4K at 60 is another rule's; at 240 no list has any.
      """
  ) { statement, _ in
    guard case .tenBit(let sizes) = statement else { return [] }
    return sizes.flatMap { size -> [SpecifiedFormat] in
      switch size {
      case .uhd: [exactly(size, 30)]
      case Dimensions(1920, 1440): [atLeast(size, 30)]
      default: [exactly(size, 30), exactly(size, 60)]
      }
    }.map { .format(tenBit($0), of: back) }
  }

  private static func tenBit(_ format: SpecifiedFormat) -> SpecifiedFormat {
    var format = format
    format.pixelFormats = [PixelFormat("x420")]
    format.colorSpace = .hlgBT2020
    return format
  }

  /// Extended dynamic range.
  static let videoHDR = SpecificationRule(
    name: "video-hdr",
    evidence: Evidence(holds: 1, open: 0, fails: 0, lists: "the unbinned formats of iPhone 13 mini at 30 and 60"),
    note: """
      The 8-bit formats of the back wide camera that are not binned have video HDR up to this rate. Of the sizes that a \
      specification names only 4K can't be binned, as half of a 12 megapixel sensor's columns are fewer: it follows for \
      4K alone, and never at the front.
      """
  ) { statement, others in
    guard case .videoHDR(let most) = statement else { return [] }
    let named = others.flatMap { other -> [Int] in
      switch other {
      case .video(.uhd, upTo: let rate): [rate]
      case .rates(.uhd, let rates): rates
      default: []
      }
    }
    return formats(.uhd, Set(named).filter { $0 <= most }.sorted(), pixelFormats: PixelFormat.biplanar).map {
      guard case .format(var format, let camera) = $0 else { return $0 }
      format.videoHDR = true
      return .format(format, of: camera)
    }
  }

  /// Apple Log.
  static let log = SpecificationRule(
    name: "log",
    evidence: Evidence(
      holds: 11, open: 2, fails: 0, lists: "every camera of iPhone 15 Pro and 17 Pro that prints color spaces"),
    note: "Some format of the camera has the color space. Its size and rate do not follow."
  ) { statement, _ in
    guard case .log(let space, let side) = statement else { return [] }
    let camera = DeviceKey(.builtInWideAngleCamera, side)
    // On iPhone 17 Pro, each format with Apple Log 2 has Apple Log too.
    return [.colorSpace(.appleLog, of: camera)] + (space == .appleLog ? [] : [.colorSpace(space, of: camera)])
  }

  /// ProRes.
  static let proRes = SpecificationRule(
    name: "prores",
    evidence: Evidence(
      holds: 6, open: 1, fails: 0, lists: "six cameras of iPhone 17 Pro; iPhone 13 mini, without ProRes, has none"),
    note: """
      Some format of the camera is x422. Its size and rate do not follow: storage and external recording decide them, and \
      no preset chooses it.
      """
  ) { statement, _ in
    guard case .proRes(let side) = statement else { return [] }
    return [.pixelFormat(PixelFormat("x422"), of: DeviceKey(.builtInWideAngleCamera, side))]
  }

  /// ProRes in a size at a rate.
  static let proResVideo = SpecificationRule(
    name: "prores-video",
    evidence: Evidence(
      holds: 2, open: 1, fails: 0, lists: "iPhone 17 Pro, back and front; iPhone 13 Pro by Apple's technote 3104"),
    note: """
      The wide camera of that side has an x422 format of this size that reaches this rate. Where the specification lists \
      Apple Log, each such format has it, as 24 of 24 on iPhone 17 Pro and 10 of 10 on 15 Pro. Storage is not considered.
      """
  ) { statement, others in
    guard case .proResVideo(let size, let rate, let side) = statement else { return [] }
    var format = atLeast(size, rate)
    format.pixelFormats = [PixelFormat("x422")]
    let spaces = others.flatMap { other -> [ColorSpace] in
      guard case .log(let space, side) = other else { return [] }
      return space == .appleLog ? [.appleLog] : [.appleLog, space]
    }
    return ([nil] + spaces.map { Optional($0) }).map { space in
      var format = format
      format.colorSpace = space
      return .format(format, of: DeviceKey(.builtInWideAngleCamera, side))
    }
  }

  /// ProRes RAW.
  static let proResRAW = SpecificationRule(
    name: "prores-raw",
    evidence: Evidence(
      holds: 2, open: 2, fails: 0, lists: "the back wide and the front ultra-wide camera of iPhone 17 Pro"),
    note: "Some format of the back wide camera is btp2. It does not follow for a front wide camera, which has none."
  ) { statement, _ in
    statement == .proResRAW ? [.pixelFormat(PixelFormat("btp2"), of: back)] : []
  }
}
