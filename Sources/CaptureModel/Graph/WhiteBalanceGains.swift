public import JSONSource

/// `AVCaptureDevice.WhiteBalanceGains`: how much each color of the sensor is amplified. What is left out is `nil`.
public struct WhiteBalanceGains: Sendable {
  /// The place of the object in the document.
  public let range: SourceRange

  /// How much red is amplified.
  public var redGain: Located<Double>?

  /// How much green is amplified.
  public var greenGain: Located<Double>?

  /// How much blue is amplified.
  public var blueGain: Located<Double>?
}

extension WhiteBalanceGains: ShapedObject {
  package static let shape = ObjectShape<WhiteBalanceGains>(
    {
      Field("redGain", .number(-1000...1000), about: "How much red is amplified", isRequired: true) { $1(&$0.redGain) }
      Field("greenGain", .number(-1000...1000), about: "How much green is amplified", isRequired: true) {
        $1(&$0.greenGain)
      }
      Field("blueGain", .number(-1000...1000), about: "How much blue is amplified", isRequired: true) {
        $1(&$0.blueGain)
      }
    },
    make: { WhiteBalanceGains(range: $0) })
}
