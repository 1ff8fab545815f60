public import JSONSource

/// The settings of an `AVCaptureStillImageOutput`. A value that the graph leaves out is `nil`.
public struct StillImageSettings: Sendable {
  /// Whether pictures are larger than the format's video; default `false`.
  public var highResolutionStillImageOutputEnabled: Located<Bool>?

  /// Whether pictures are stabilized if possible.
  public var automaticallyEnablesStillImageStabilizationWhenAvailable: Located<Bool>?
}

extension StillImageSettings {
  static let fields = FieldList<GraphOutput> {
    Field(
      "highResolutionStillImageOutputEnabled", .boolean,
      .flag(of: "AVCaptureStillImageOutput", since: .iOS(8), deprecated: .iOS(10)),
      default: false, about: "Whether pictures are larger than the format's video"
    ) { $1(&$0.stillImage.highResolutionStillImageOutputEnabled) }
    Field(
      "automaticallyEnablesStillImageStabilizationWhenAvailable", .boolean,
      .automatic(of: "AVCaptureStillImageOutput", since: .iOS(7), deprecated: .iOS(10)),
      about: "Whether pictures are stabilized if possible"
    ) { $1(&$0.stillImage.automaticallyEnablesStillImageStabilizationWhenAvailable) }
  }
}
