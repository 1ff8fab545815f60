public import JSONSource

/// The depth and the mattes that come with a photo. What the request leaves out is `nil`.
public struct AuxiliaryPhotoData: Sendable {
  /// Whether the photo comes with depth; default `false`.
  public var depthDataDeliveryEnabled: Located<Bool>?

  /// Whether depth is written into the photo's file; default `true`.
  public var embedsDepthDataInPhoto: Located<Bool>?

  /// Whether holes in depth are filled; default `true`.
  public var depthDataFiltered: Located<Bool>?

  /// Whether the photo comes with the portrait effects matte; default `false`.
  public var portraitEffectsMatteDeliveryEnabled: Located<Bool>?

  /// Whether the portrait effects matte is written into the photo's file; default `true`.
  public var embedsPortraitEffectsMatteInPhoto: Located<Bool>?

  /// The mattes that the photo comes with; default none.
  public var enabledSemanticSegmentationMatteTypes: Located<[Located<MatteType>]>?

  /// Whether the mattes are written into the photo's file; default `true`.
  public var embedsSemanticSegmentationMattesInPhoto: Located<Bool>?
}

extension AuxiliaryPhotoData {
  /// The keys of a photo request.
  static let fields = FieldList<PhotoSettings> {
    Field(
      "depthDataDeliveryEnabled", .boolean,
      .flag(of: "AVCapturePhotoSettings", since: .iOS(11))
        .asking(.flag("isDepthDataDeliveryEnabled", of: .output)),
      default: false, about: "Whether the photo comes with depth"
    ) { $1(&$0.auxiliary.depthDataDeliveryEnabled) }
    Field(
      "embedsDepthDataInPhoto", .boolean, .property(of: "AVCapturePhotoSettings", since: .iOS(11)),
      default: true, about: "Whether depth is written into the photo's file"
    ) { $1(&$0.auxiliary.embedsDepthDataInPhoto) }
    Field(
      "depthDataFiltered", .boolean, .flag(of: "AVCapturePhotoSettings", since: .iOS(11)),
      default: true, about: "Whether holes in depth are filled"
    ) { $1(&$0.auxiliary.depthDataFiltered) }
    Field(
      "portraitEffectsMatteDeliveryEnabled", .boolean,
      .flag(of: "AVCapturePhotoSettings", since: .iOS(12))
        .asking(.flag("isPortraitEffectsMatteDeliveryEnabled", of: .output)),
      default: false, about: "Whether the photo comes with the portrait effects matte"
    ) { $1(&$0.auxiliary.portraitEffectsMatteDeliveryEnabled) }
    Field(
      "embedsPortraitEffectsMatteInPhoto", .boolean, .property(of: "AVCapturePhotoSettings", since: .iOS(12)),
      default: true, about: "Whether the portrait effects matte is written into the photo's file"
    ) { $1(&$0.auxiliary.embedsPortraitEffectsMatteInPhoto) }
    Field(
      "enabledSemanticSegmentationMatteTypes", .list(of: .name("matte type")),
      .property(of: "AVCapturePhotoSettings", since: .iOS(13))
        .asking(.superset("enabledSemanticSegmentationMatteTypes", of: .output)),
      default: [], about: "The mattes that the photo comes with"
    ) { $1(&$0.auxiliary.enabledSemanticSegmentationMatteTypes) }
    Field(
      "embedsSemanticSegmentationMattesInPhoto", .boolean, .property(of: "AVCapturePhotoSettings", since: .iOS(13)),
      default: true, about: "Whether the mattes are written into the photo's file"
    ) { $1(&$0.auxiliary.embedsSemanticSegmentationMattesInPhoto) }
  }
}
