public import JSONSource

/// The requests of a graph's author for a reduction. A value that the graph leaves out is `nil`.
public struct GraphPlan: Sendable {
  /// The place of the object in the document.
  public let range: SourceRange

  /// The highest costs allowed.
  public var targets: PlanTargets?

  /// The inputs that keep their quality, the most important first.
  public var prefer: Located<[Located<Identifier>]>?

  /// The quality that inputs keep, by their ids.
  public var keep: Located<[MapEntry<KeptQuality>]>?

  /// The inputs that a plan need not run like others: not at one rate, not with video HDR for all or none.
  public var independent: Located<[Located<Identifier>]>?

  /// The lowest frame rate of any camera.
  public var minimumFrameRate: Located<FrameRate>?

  /// The smallest size of any picture.
  public var minimumSize: Located<Dimensions>?
}

/// The highest costs allowed. A value that the graph leaves out is `nil`.
public struct PlanTargets: Sendable {
  /// The place of the object in the document.
  public let range: SourceRange

  /// The highest hardware cost; without it a reduction aims at 1.0.
  public var hardwareCost: Located<Double>?

  /// The highest system pressure cost.
  ///
  /// Without it a reduction aims at 1.0 if the profile's pressure coefficients come from a reading, else ignores
  /// pressure.
  public var systemPressureCost: Located<Double>?
}

/// The quality that a reduction must keep. A value that the graph leaves out is `nil`.
public struct KeptQuality: Sendable {
  /// The place of the object in the document.
  public let range: SourceRange

  /// The smallest width, in pixels.
  public var width: Located<Int>?

  /// The smallest height, in pixels.
  public var height: Located<Int>?

  /// The lowest frame rate.
  public var frameRate: Located<FrameRate>?

  /// True: the format has to be binned; false: unbinned; `nil` for either.
  public var binned: Located<Bool>?
}

extension GraphPlan: ShapedObject {
  package static let shape = ObjectShape<GraphPlan>(
    {
      Field("targets", .object(PlanTargets.self), about: "The highest costs allowed", placeless: { $1(&$0.targets) })
      Field(
        "prefer", .list(of: .reference(.input)), about: "The inputs that keep their quality, the most important first"
      ) { $1(&$0.prefer) }
      Field(
        "keep", .map(of: .object(KeptQuality.self), keys: .input),
        about: "The quality that inputs keep, by their ids"
      ) { $1(&$0.keep) }
      Field(
        "independent", .list(of: .reference(.input)),
        about: "The inputs that a plan need not run like others: not at one rate, not with video HDR for all or none"
      ) { $1(&$0.independent) }
      Field("minimumFrameRate", .frameRate, about: "The lowest frame rate of any camera") { $1(&$0.minimumFrameRate) }
      Field("minimumSize", Dimensions.shape, about: "The smallest size of any picture") { $1(&$0.minimumSize) }
    },
    make: { GraphPlan(range: $0) })
}

extension PlanTargets: ShapedObject {
  package static let shape = ObjectShape<PlanTargets>(
    {
      Field(
        "hardwareCost", .number(0.001...100), .about("hardwareCost", of: "AVCaptureMultiCamSession"),
        about: "The highest hardware cost; without it a reduction aims at 1.0"
      ) { $1(&$0.hardwareCost) }
      Field(
        "systemPressureCost", .number(0.001...100), .about("systemPressureCost", of: "AVCaptureMultiCamSession"),
        about: "The highest system pressure cost"
      ) { $1(&$0.systemPressureCost) }
    },
    make: { PlanTargets(range: $0) })
}

extension KeptQuality: ShapedObject {
  package static let shape = ObjectShape<KeptQuality>(
    {
      Field("width", .integer(1...100_000, "pixels"), about: "The smallest width, in pixels") { $1(&$0.width) }
      Field("height", .integer(1...100_000, "pixels"), about: "The smallest height, in pixels") { $1(&$0.height) }
      Field("frameRate", .frameRate, about: "The lowest frame rate") { $1(&$0.frameRate) }
      Field("binned", .boolean, about: "True: the format has to be binned; false: unbinned") { $1(&$0.binned) }
    },
    make: { KeptQuality(range: $0) })
}
