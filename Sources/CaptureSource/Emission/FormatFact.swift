import CaptureModel
import JSONSource

/// Something that is asked of formats, and does not stand in the API in this form.
enum FormatFact: CaseIterable {
  case size, highestFrameRate, lowestFrameRate, supports, pixelFormat

  /// The member of the emitted extension.
  private var text: String {
    switch self {
    case .size:
      """
      var size: (width: Int32, height: Int32) {
          let size = CMVideoFormatDescriptionGetDimensions(formatDescription)
          return (size.width, size.height)
      }
      """
    case .highestFrameRate:
      """
      /// In hundredths, since a rate is the reciprocal of a duration.
      var highestFrameRate: Double {
          ((videoSupportedFrameRateRanges.map(\\.maxFrameRate).max() ?? 0) * 100).rounded() / 100
      }
      """
    case .lowestFrameRate:
      """
      var lowestFrameRate: Double {
          ((videoSupportedFrameRateRanges.map(\\.minFrameRate).min() ?? 0) * 100).rounded() / 100
      }
      """
    case .supports:
      """
      func supports(frameDuration duration: CMTime) -> Bool {
          videoSupportedFrameRateRanges.contains {
              $0.minFrameDuration <= duration && duration <= $0.maxFrameDuration
          }
      }
      """
    case .pixelFormat:
      "var pixelFormat: OSType { CMFormatDescriptionGetMediaSubType(formatDescription) }"
    }
  }

  /// A rate as the highest and the lowest are rounded, which it is compared with.
  static func rounded(_ rate: FrameRate) -> String { JSONNumber.text(of: (rate.value * 100).rounded() / 100) }

  /// The extension of formats that has these.
  static func formatExtension(_ facts: Set<FormatFact>) -> [SwiftCode] {
    guard !facts.isEmpty else { return [] }
    let members = allCases.filter(facts.contains).map { SwiftCode.lines($0.text) }
    let body = Array(members.joined(separator: [.line("")]))
    return [.line(""), .block("nonisolated private extension AVCaptureDevice.Format {", body)]
  }
}

/// A condition on a format, as an expression of the closure that finds it.
struct FormatCondition {
  let text: String

  /// What it asks of the format beyond the API.
  let fact: FormatFact?

  init(_ text: String, _ fact: FormatFact? = nil) {
    self.text = text
    self.fact = fact
  }

  /// What a size is found by; a format may be asked for by one side only.
  static func size(_ width: Int?, _ height: Int?) -> [FormatCondition] {
    if let width, let height { return [FormatCondition("$0.size == (\(width), \(height))", .size)] }
    return [
      width.map { FormatCondition("$0.size.width == \($0)", .size) },
      height.map { FormatCondition("$0.size.height == \($0)", .size) },
    ].compactMap(\.self)
  }

  /// All of some conditions.
  static func all(_ conditions: [FormatCondition]) -> String {
    conditions.map(\.text).joined(separator: " && ")
  }
}
