import CaptureModel
import JSONSource

/// A format as a device prints it (`-[AVCaptureDeviceFormat description]`).
///
/// ```
/// <AVCaptureDeviceFormat: 0x2813f1370 'vide'/'420v' 1920x1080, {  1- 60 fps}, HRSI:4224x2376, fov:69.654, …, supports multicam>
/// ```
///
/// Only true flags are printed, so in a complete description a missing flag means `false`.
struct PrintedFormat {
  /// The facts about the format.
  private(set) var format = DeviceFormat()

  /// `autoFocusSystem`, if it is printed.
  private(set) var autoFocusSystem: AutoFocusSystem?

  /// Unknown flags and properties.
  private(set) var unknownParts: [String] = []

  /// An unknown pixel format.
  private(set) var unknownPixelFormat: String?

  // The parts read so far, since no part may be repeated.
  private var seen: Set<String> = []

  /// The reason why a description could not be read: a part that no system prints like this, and its place.
  struct Damage: Error {
    let position: Int
  }

  /// Reads a complete description, from its media type to its last part.
  init(_ reader: inout LogReader) throws(Damage) {
    try readHead(&reader)
    while !reader.isAtEnd {
      let start = reader.position
      guard reader.take(", ") else { throw Damage(position: start) }
      // Each of several rate ranges may have its own brackets.
      guard reader.next != UInt8(ascii: "{") else {
        guard addRates(&reader) != nil else { throw Damage(position: start) }
        continue
      }
      var part = LogReader(reader.bytes, Self.part(&reader))
      guard readPart(&part) != nil, part.isAtEnd else { throw Damage(position: start + 2) }
    }
    conclude()
  }

  /// Reads the parts that every description has: the media type, the pixel format, the size and the rates.
  private mutating func readHead(_ reader: inout LogReader) throws(Damage) {
    var start = reader.position
    guard reader.take("'vide'/'") else { throw Damage(position: start) }
    let code = reader.take(atMost: 4) { $0 != UInt8(ascii: "'") && (0x20..<0x7F).contains($0) }
    guard code.count == 4, reader.take("' ") else { throw Damage(position: start) }
    if let known = PixelFormat.known.first(where: { $0.code == reader.text(code) }) {
      format.pixelFormats = [known]
    } else {
      unknownPixelFormat = reader.text(code)
    }
    start = reader.position
    guard let size = reader.dimensions() else { throw Damage(position: start) }
    (format.width, format.height) = (size.width, size.height)
    start = reader.position
    guard reader.take(", "), addRates(&reader) != nil else { throw Damage(position: start) }
  }

  /// Ranges of rates: `{ 1- 30 fps}`, `{ 1- 30 fps, 60- 60 fps}`.
  private mutating func addRates(_ reader: inout LogReader) -> Void? {
    let rate = 0.01...1000.0
    guard reader.take("{") else { return nil }
    var ranges = format.frameRateRanges ?? []
    repeat {
      guard let low = reader.number(rate) else { return nil }
      reader.skipSpaces()
      guard reader.take("-"), let high = reader.number(rate), low <= high else { return nil }
      ranges.append(FrameRateInterval(min: FrameRate(low), max: FrameRate(high)))
      _ = reader.take(" fps")
    } while reader.take(",")
    guard reader.take("}") else { return nil }
    format.frameRateRanges = ranges
    return ()
  }

  /// The bytes up to the next comma that is not in brackets.
  private static func part(_ reader: inout LogReader) -> Range<Int> {
    var depth = 0
    return reader.take { byte in
      if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: "}") || byte == UInt8(ascii: ")") { depth -= 1 }
      return byte != UInt8(ascii: ",") || depth > 0
    }
  }

  /// Reads one part after the rates; `nil` if it is not valid, or is repeated.
  private mutating func readPart(_ part: inout LogReader) -> Void? {
    let whole = part.text(part.position..<part.end)
    if let flag = PrintedFlag(rawValue: whole) { return add(flag.rawValue, &part) }
    // The stabilization's capabilities are in brackets after the flag.
    let stabilization = PrintedFlag.stabilization.rawValue
    if whole.hasPrefix(stabilization + " ("), whole.hasSuffix(")") {
      return part.take(while: \.isOfProperty).upperBound == part.end ? add(stabilization, &part) : nil
    }
    let name = part.text(part.take { $0 != UInt8(ascii: ":") })
    guard part.take(":") else { return readUnknownFlag(whole, &part) }
    guard seen.insert(name).inserted else { return nil }
    switch name {
    case "photo dims": return readPhotoDimensions(&part)
    case "HRSI": return part.dimensions().map { format.photoDimensions = [$0] }
    case "fov": return part.number(0...360).map { format.fieldOfView = $0 }
    case "max zoom": return readZoom(&part)
    case "AF System": return part.integer(0...2).map { autoFocusSystem = AutoFocusSystem.allCases[$0] }
    case "ISO":
      return readRange(&part, in: 0...1_000_000).map { (controls.minISO, controls.maxISO) = ($0, $1) }
    case "SS":
      return readRange(&part, in: 0...1000).map {
        (controls.minExposureDuration, controls.maxExposureDuration) = ($0, $1)
      }
    case _ where Self.numbers.contains(name):
      return part.take(while: \.isOfNumbers).upperBound == part.end ? () : nil
    default:
      guard name.utf8.allSatisfy({ $0.isAlphabetic || $0 == UInt8(ascii: " ") }), !Self.isSlip(name) else { return nil }
      unknownParts.append(name)
      return part.take(while: \.isOfNumbers).upperBound == part.end ? () : nil
    }
  }

  /// Properties that aren't in profiles.
  private static let numbers = [
    "gdc fov", "secondary", "secondaries", "system zoom range", "system exposure bias range",
  ]

  private static let words =
    PrintedFlag.allCases.map(\.rawValue) + ["photo dims", "HRSI", "fov", "max zoom", "AF System", "ISO", "SS"] + numbers

  private static let knownWords = KnownWords(words, in: .commandLine)

  private mutating func add(_ flag: String, _ part: inout LogReader) -> Void? {
    part.position = part.end
    return seen.insert(flag).inserted ? () : nil
  }

  private mutating func readPhotoDimensions(_ part: inout LogReader) -> Void? {
    guard part.take("{") else { return nil }
    var sizes: [Dimensions] = []
    while !part.take("}") {
      guard sizes.isEmpty || part.take(","), let size = part.dimensions() else { return nil }
      sizes.append(size)
    }
    format.photoDimensions = sizes
    return ()
  }

  /// `34.0-7616.0`: the lowest and the highest value.
  private func readRange(_ part: inout LogReader, in limits: ClosedRange<Double>) -> (low: Double, high: Double)? {
    guard let low = part.number(limits), part.take("-"), let high = part.number(limits), low <= high else { return nil }
    return (low, high)
  }

  /// What apps set by themselves.
  private var controls: FormatControls {
    get { format.controls ?? .blank }
    set { format.controls = newValue }
  }

  /// `189.00 (upscales @2.00)`.
  private mutating func readZoom(_ part: inout LogReader) -> Void? {
    guard let factor = part.number(1...10_000) else { return nil }
    format.maxZoomFactor = factor
    if part.isAtEnd { return () }
    return part.take(" (upscales @") && part.number(0...10_000) != nil && part.take(")") ? () : nil
  }

  /// Reads an unknown flag, from a newer system. If it is similar to a known flag, or starts or ends with one, it is
  /// damaged.
  private mutating func readUnknownFlag(_ flag: String, _ part: inout LogReader) -> Void? {
    let isFlag = flag.hasPrefix("supports ") && flag.utf8.allSatisfy { $0.isWord }
    guard isFlag && !Self.isSlip(flag) || flag == "*EXPERIMENTAL*" else { return nil }
    unknownParts.append(flag)
    return add(flag, &part)
  }

  private static func isSlip(_ name: String) -> Bool {
    words.contains { name.hasPrefix($0) || $0.hasPrefix(name) } || knownWords.nearest(to: name) != nil
  }

  /// Sets each flag that a complete description lacks to `false`.
  private mutating func conclude() {
    let ranges = format.frameRateRanges ?? []
    format.minFrameRate = ranges.compactMap(\.min).min()
    format.maxFrameRate = ranges.map(\.max).max()
    if ranges.count < 2 { format.frameRateRanges = nil }
    format.binned = has(.binned)
    format.multiCam = has(.multiCam)
    format.videoHDR = has(.videoHDR)
    if !has(.wideColor) { format.colorSpaces = [.sRGB] }
    if !has(.stabilization) { format.stabilizationModes = [.auto, .off] }
    // Systems that print `HRSI` are older than this flag.
    if seen.contains("photo dims") { format.highestPhotoQuality = has(.highestPhotoQuality) }
    if has(.responsiveCapture) { controls.responsiveCapture = true }
    if has(.zeroShutterLag) || has(.zeroShutterLagWithDepth) { controls.zeroShutterLag = true }
    if !has(.depth), !has(.streamedDepth) { format.depthFormats = [] }
    if !has(.depth), !has(.photoDepth) { format.photoDepthFormats = [] }
  }

  private func has(_ flag: PrintedFlag) -> Bool { seen.contains(flag.rawValue) }
}

/// The known flags of a description, whether profiles have them or not.
private enum PrintedFlag: String, CaseIterable {
  case binned
  case videoHDR = "supports HDR"
  case stabilization = "supports vis"
  case wideColor = "supports wide color"
  case depth = "supports depth"
  case photoDepth = "supports still image only depth"
  case streamedDepth = "supports streaming only depth"
  case multiCam = "supports multicam"
  case highestPhotoQuality = "supports highest photo quality"
  case spatialVideo = "supports spatial video capture"
  case responsiveCapture = "supports responsive capture"
  case zeroShutterLag = "supports zero shutter lag"
  case zeroShutterLagWithDepth = "supports zero shutter lag (with depth)"
  case highPhotoQuality = "supports high photo quality"
  case centerStage = "supports Center Stage"
  case centerStageRegion = "supports CS RoI"
  case portraitEffect = "supports Portrait Effect"
  case studioLighting = "supports Studio Lighting"
  case reactions = "supports Reactions"
  case backgroundReplacement = "supports Background Replacement"
  case smartStyle = "supports Smart Style"
  case smudgeDetection = "supports Smudge Detection"
}

extension UInt8 {
  /// Whether the byte may be part of a flag's name.
  fileprivate var isWord: Bool { isAlphabetic || isDigit || self == UInt8(ascii: " ") }

  /// Whether the byte may be part of a number or a list of numbers.
  fileprivate var isOfNumbers: Bool { isDigit || [UInt8](".-{},".utf8).contains(self) }

  /// Whether the byte may be part of an unknown property.
  fileprivate var isOfProperty: Bool { isWord || isOfNumbers || [UInt8]("():@+/_".utf8).contains(self) }
}
