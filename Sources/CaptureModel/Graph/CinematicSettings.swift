public import JSONSource

/// Video of a camera with a shallow depth of field. What the graph leaves out is `nil`.
public struct CinematicSettings: Sendable {
  /// Whether video has a shallow depth of field; default `false`.
  public var cinematicVideoCaptureEnabled: Located<Bool>?

  /// The aperture that cinematic video simulates.
  public var simulatedAperture: Located<Double>?
}

extension CinematicSettings {
  /// The keys of an input.
  static let fields = FieldList<GraphInput> {
    Field(
      "cinematicVideoCaptureEnabled", .boolean,
      .flag(
        of: "AVCaptureDeviceInput", since: .iOS(26), requires: .flag("isCinematicVideoCaptureSupported", of: .input)
      )
      .datedByOwnRule(),
      default: false, about: "Whether video has a shallow depth of field"
    ) { $1(&$0.cinematic.cinematicVideoCaptureEnabled) }
    Field(
      "simulatedAperture", .number(0...1000),
      .property(
        of: "AVCaptureDeviceInput", since: .iOS(26),
        requires: .range("minSimulatedAperture", "maxSimulatedAperture", of: .format)
      )
      .recorded(if: "input.isCinematicVideoCaptureEnabled"),
      about: "The aperture that cinematic video simulates"
    ) { $1(&$0.cinematic.simulatedAperture) }
  }
}
