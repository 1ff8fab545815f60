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

  /// 10-bit HDR.
  static let tenBit = SpecificationRule(
    name: "ten-bit",
    evidence: Evidence(
      holds: 1, open: 0, fails: 0, lists: "iPhone 12 Pro, in Apple's own words for the iPhone 12 line"),
    note: "The back wide camera has x420 formats with HLG_BT2020 of these sizes; their rates are not told."
  ) { statement, _ in
    guard case .tenBit(let sizes) = statement else { return [] }
    return sizes.map { .format(tenBit(SpecifiedFormat($0, .unknown)), of: back) }
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
    return formats(.uhd, Set(named).filter { $0 <= most }.sorted(), lowest: nil, pixelFormats: PixelFormat.biplanar).map
    {
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
