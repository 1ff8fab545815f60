import CaptureModel
import JSONSource

/// A member that emitted code adds to formats, for a question that the API doesn't answer directly.
enum FormatMember: CaseIterable {
  case size, highestFrameRate, lowestFrameRate, supports, ownDuration, pixelFormat, words

  /// The declaration of the member.
  private var text: String {
    switch self {
    case .size:
      """
      fileprivate var size: (width: Int32, height: Int32) {
          let size = CMVideoFormatDescriptionGetDimensions(formatDescription)
          return (size.width, size.height)
      }
      """
    case .highestFrameRate:
      """
      /// In hundredths, since a rate is the reciprocal of a duration.
      fileprivate var highestFrameRate: Double {
          ((videoSupportedFrameRateRanges.map(\\.maxFrameRate).max() ?? 0) * 100).rounded() / 100
      }
      """
    case .lowestFrameRate:
      """
      fileprivate var lowestFrameRate: Double {
          ((videoSupportedFrameRateRanges.map(\\.minFrameRate).min() ?? 0) * 100).rounded() / 100
      }
      """
    case .supports:
      """
      fileprivate func supports(frameDuration duration: CMTime) -> Bool {
          videoSupportedFrameRateRanges.contains {
              $0.minFrameDuration <= duration && duration <= $0.maxFrameDuration
          }
      }
      """
    case .ownDuration:
      """
      /// An external camera takes only the very durations of its ranges: 1000000/60000240 is not 1/60.
      fileprivate func ownDuration(near duration: CMTime) -> CMTime {
          let own = videoSupportedFrameRateRanges.flatMap { [$0.minFrameDuration, $0.maxFrameDuration] }
          return own.first { abs($0.seconds - duration.seconds) < 0.000_01 } ?? duration
      }
      """
    case .pixelFormat:
      "fileprivate var pixelFormat: OSType { CMFormatDescriptionGetMediaSubType(formatDescription) }"
    case .words:
      """
      fileprivate var words: String {
          let code = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: pixelFormat >> $0) }
          return "\\(size.width)x\\(size.height) at \\(highestFrameRate), "
              + (isVideoBinned ? "binned, " : "unbinned, ") + String(decoding: code, as: UTF8.self)
      }
      """
    }
  }

  /// A rate as a literal, rounded like the highest and lowest rates that it is compared with.
  static func literal(_ rate: FrameRate) -> String { JSONNumber.text(of: (rate.value * 100).rounded() / 100) }

  /// The extension of formats with these members.
  static func formatExtension(_ members: Set<FormatMember>) -> [SwiftCode] {
    guard !members.isEmpty else { return [] }
    let declarations = allCases.filter(members.contains).map { SwiftCode.lines($0.text) }
    let body = Array(declarations.joined(separator: [.line("")]))
    return [.line(""), .block("nonisolated extension AVCaptureDevice.Format {", body)]
  }
}

/// A condition on a format, as an expression in the closure that searches for it.
struct FormatCondition {
  let text: String

  /// The emitted members that it uses; empty if the API is enough.
  let members: [FormatMember]

  /// The first iOS that supports the condition; `nil` if every iOS does.
  let since: OSVersion?

  init(_ text: String, _ member: FormatMember? = nil, since: OSVersion? = nil) {
    self.init(text, members: member.map { [$0] } ?? [], since: since)
  }

  init(_ text: String, members: [FormatMember], since: OSVersion? = nil) {
    self.text = text
    self.members = members
    self.since = since
  }

  /// The conditions for a size; a graph may give only one side.
  static func size(_ width: Int?, _ height: Int?) -> [FormatCondition] {
    if let width, let height { return [FormatCondition("$0.size == (\(width), \(height))", .size)] }
    return [
      width.map { FormatCondition("$0.size.width == \($0)", .size) },
      height.map { FormatCondition("$0.size.height == \($0)", .size) },
    ].compactMap(\.self)
  }

  /// The condition that a format runs at a rate; a format of an external camera, at its own duration for it.
  static func holds(_ rate: FrameRate, isExternal: Bool) -> FormatCondition {
    let duration = SwiftTime.duration(ofRate: rate.value)
    guard isExternal else { return FormatCondition("$0.supports(frameDuration: \(duration))", .supports) }
    return FormatCondition(
      "$0.supports(frameDuration: $0.ownDuration(near: \(duration)))", members: [.supports, .ownDuration])
  }

  /// All conditions joined.
  static func all(_ conditions: [FormatCondition]) -> String {
    conditions.map(\.text).joined(separator: " && ")
  }

  /// All conditions joined, as the body of a closure; without any, each format meets them.
  static func anyOrAll(_ conditions: [FormatCondition]) -> String {
    conditions.isEmpty ? "_ in true" : all(conditions)
  }
}
