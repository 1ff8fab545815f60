public import JSONSource

/// One exposure of a bracket. A value that the graph leaves out is `nil`.
public struct BracketedSetting: Sendable {
  /// The place of the object in the document.
  public let range: SourceRange

  /// How much brighter than metered the photo is exposed, in EV.
  public var exposureTargetBias: Located<Double>?

  /// How long the photo is exposed, in seconds.
  public var exposureDuration: Located<Double>?

  /// The sensitivity, as an ISO value.
  public var iso: Located<Double>?
}

extension BracketedSetting: ShapedObject {
  package static let shape = ObjectShape<BracketedSetting>(
    {
      Field(
        "exposureTargetBias", .number(-20...20),
        .property(of: "AVCaptureAutoExposureBracketedStillImageSettings", set: .fixed),
        about: "How much brighter than metered the photo is exposed, in EV"
      ) { $1(&$0.exposureTargetBias) }
      Field(
        "exposureDuration", .number(0...100, "seconds"),
        .seconds(of: "AVCaptureManualExposureBracketedStillImageSettings", set: .fixed),
        about: "How long the photo is exposed, in seconds"
      ) { $1(&$0.exposureDuration) }
      Field(
        "iso", .number(0...1_000_000),
        .property(of: "AVCaptureManualExposureBracketedStillImageSettings", set: .fixed),
        about: "The sensitivity, as an ISO value"
      ) { $1(&$0.iso) }
    },
    make: { BracketedSetting(range: $0) })
}
