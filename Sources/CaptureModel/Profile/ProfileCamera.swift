/// A camera of a device; unknown properties are `nil`.
public struct ProfileCamera: Sendable {
  /// The kind of camera (`AVCaptureDevice.deviceType`), under its current name.
  public var deviceType = DeviceType.builtInWideAngleCamera

  /// Its side of the device: `AVCaptureDevice.position`.
  public var position = DevicePosition.unspecified

  /// What the device calls the camera: `AVCaptureDevice.localizedName`.
  public var name: String?

  /// The constituents of a virtual device, by type; by default those of its kind.
  ///
  /// They are the types of `AVCaptureDevice.constituentDevices`; empty means those of `DeviceType.constituents`.
  public var constituents: [DeviceType] = []

  /// The size of the whole sensor, in pixels.
  public var sensor: ProfileFact<Dimensions>?

  /// Whether the camera has a light for video: `AVCaptureDevice.hasTorch`.
  public var hasTorch: ProfileFact<Bool>?

  /// Whether the camera has a light for photos: `AVCaptureDevice.hasFlash`.
  public var hasFlash: ProfileFact<Bool>?

  /// Its formats, in the order of `AVCaptureDevice.formats`.
  public var formats: [DeviceFormat] = []

  /// Formats from sources that aren't trusted; a graph may still mean one of them.
  public internal(set) var disbelievedFormats: [DisbelievedFormat]?

  /// The sibling's camera whose list of formats this one has.
  public var formatsOf: CameraReference?

  /// Whether the list has every format of the camera.
  public var formatsComplete = false

  /// Whether the list has every multi-cam format of the camera.
  public var multiCamFormatsComplete = false

  /// For an incomplete list, the id of the source that rules out formats too fast or too large for a multi-camera
  /// session; not in documents.
  public package(set) var singleFormatsSource: String?

  /// The source that says that photos in a format are no larger than what the sensor reads for it; `nil` if none does.
  public package(set) var stillsSource: String?

  /// The format that each preset chooses, by its index in `formats`.
  public var presets: [PresetFormat] = []

  /// Whether custom exposure, lens positions and white balance gains can be set.
  public var manualControls: Bool?

  /// How autofocus works (`AVCaptureDevice.Format.autoFocusSystem`).
  public var autoFocusSystem: AutoFocusSystem?

  /// Formats that it has by the specification of the device, for single-camera sessions; not in documents.
  public var specifiedFormats: [DeviceFormat] = []

  /// Sizes of photos that the format of the preset `photo` has by the specification of the device, and maybe others;
  /// not in documents.
  public var specifiedPhotos: [ProfileFact<Dimensions>] = []

  /// What is told of the camera as a whole, by capability, each at most once; not in documents.
  public package(set) var claims: [CapabilityClaim] = []

  /// The mattes of its photos (`AVCapturePhotoOutput.availableSemanticSegmentationMatteTypes`).
  public var mattes: [MatteType]?

  /// The controls that apps ask for before they set them.
  public var controls: CameraControls?

  /// The id of its source, one of the profile's `sources`.
  public var source: String?

  /// The id of the source of the list of formats, if it isn't the camera's; not in documents.
  package var formatsSource: String?

  /// The id of the source of `manualControls`, if it isn't the camera's; not in documents.
  package var manualControlsSource: String?

  /// The id of the source of `autoFocusSystem`, if it isn't the camera's; not in documents.
  package var autoFocusSource: String?

  /// The id of the source of `mattes`, if it isn't the camera's; not in documents.
  package var mattesSource: String?

  /// The id of the source of `controls`, if it isn't the camera's; not in documents.
  package var controlsSource: String?

  /// A camera with nothing else known.
  package init(
    deviceType: DeviceType = .builtInWideAngleCamera, position: DevicePosition = .unspecified
  ) {
    (self.deviceType, self.position) = (deviceType, position)
  }

  /// The id of the source of the list of formats as a whole.
  public var sourceOfFormats: String? { formatsSource ?? source }

  /// The id of the source of `manualControls`.
  public var sourceOfManualControls: String? { manualControlsSource ?? source }

  /// The id of the source of `autoFocusSystem`.
  public var sourceOfAutoFocus: String? { autoFocusSource ?? source }

  /// The id of the source of `mattes`.
  public var sourceOfMattes: String? { mattesSource ?? source }

  /// The id of the source of `controls`.
  public var sourceOfControls: String? { controlsSource ?? source }

  /// The size of its largest photos as far as known; of a virtual camera, of its largest constituent. Not in documents.
  public package(set) var photoSensor: ProfileFact<Dimensions>?

  /// The range of its exposure bias as on other devices, in EV; not in documents.
  public package(set) var exposureBias: ProfileFact<ClosedRange<Double>>?

  /// The camera in words: `back telephoto`.
  public var title: String { DeviceKey(deviceType, position).description }

  /// The indices of the formats, in order.
  public var formatIndices: [FormatIndex] { formats.indices.map { FormatIndex($0) } }

  /// The format at an index; `nil` if there is none.
  @inlinable public func format(_ index: FormatIndex) -> DeviceFormat? {
    formats.indices.contains(index.value) ? formats[index.value] : nil
  }
}

extension ProfileCamera: KeyedObject {
  package static var blank: ProfileCamera { ProfileCamera() }

  package static func access(_ file: inout CameraFile, _ body: (inout ProfileCamera) -> Void) { body(&file.camera) }

  package static func visit(_ keys: inout some KeyVisitor<ProfileCamera>) {
    keys.key(
      "deviceType", .deviceType, about: KeySentence.deviceType, .required, place: { $0.place = $1 }
    ) { $1(&$0.deviceType) }
    keys.key("position", .name("position"), about: KeySentence.position, .required) { $1(&$0.position) }
    keys.key(
      "name", .nullable(.text()), .property("localizedName", of: "AVCaptureDevice", set: .fixed),
      about: "What the device calls the camera"
    ) { $1(&$0.name) }
    keys.key(
      "constituents", .deviceTypes,
      about: "The constituents of a virtual device, by type; by default those of its kind"
    ) { $1(&$0.constituents) }
    keys.fact("sensor", Dimensions.shape, about: "The size of the whole sensor, in pixels", .lasting) { $1(&$0.sensor) }
    keys.fact(
      "hasTorch", .boolean, .property(of: "AVCaptureDevice", set: .fixed),
      about: "Whether the camera has a light for video"
    ) { $1(&$0.hasTorch) }
    keys.fact(
      "hasFlash", .boolean, .property(of: "AVCaptureDevice", set: .fixed),
      about: "Whether the camera has a light for photos"
    ) { $1(&$0.hasFlash) }
    keys.key("source", .sourceID, about: KeySentence.source, .apart) { $1(&$0.source) }
    visitFormats(&keys)
    keys.trait(
      "manualControls", .boolean, about: "Whether custom exposure, lens positions and white balance gains can be set",
      source: { $1(&$0.manualControlsSource) }
    ) { $1(&$0.manualControls) }
    keys.trait(
      "autoFocusSystem", .name("auto focus system"),
      about: "How autofocus works (`AVCaptureDevice.Format.autoFocusSystem`)",
      says: \.rawValue, source: { $1(&$0.autoFocusSource) }
    ) { $1(&$0.autoFocusSystem) }
    keys.trait(
      "mattes", MatteType.listShape,
      about: "The mattes of its photos (`AVCapturePhotoOutput.availableSemanticSegmentationMatteTypes`)",
      .unshown, says: { Set($0.map(\.rawValue)).sorted().joined(separator: " ") }, source: { $1(&$0.mattesSource) }
    ) { $1(&$0.mattes) }
    keys.trait(
      "controls", .object(CameraControls.self), about: "The controls that apps ask for before they set them",
      .unshown, source: { $1(&$0.controlsSource) }
    ) { $1(&$0.controls) }
  }

  /// Visits the keys of the list of formats, which belong together.
  private static func visitFormats(_ keys: inout some KeyVisitor<ProfileCamera>) {
    keys.read(
      "formatTable", .text("the name of a format table"), about: "The name of its list of formats in `formatTables`"
    ) { $0.table = $1 }
    keys.key(
      "formats", .values(of: DeviceFormat.listed), about: "Its formats, in the order of `AVCaptureDevice.formats`",
      .apart
    ) { $1(&$0.formats) }
    keys.key(
      "formatsOf", CameraReference.shape, about: "The sibling's camera whose list of formats this one has",
      [.never, .apart], reads: { $0.formatsOf = $1 }
    ) { $1(&$0.formatsOf) }
    keys.key("formatsComplete", .boolean, about: "Whether the list has every format of the camera", .apart) {
      $1(&$0.formatsComplete)
    }
    keys.key(
      "multiCamFormatsComplete", .boolean,
      about: "Whether the list has every multi-cam format of the camera", .apart
    ) { $1(&$0.multiCamFormatsComplete) }
    keys.key(
      "presets", PresetFormat.list, about: "The format that each preset chooses, by its index in `formats`", .apart
    ) { $1(&$0.presets) }
  }
}

/// A format from a source that isn't trusted.
public struct DisbelievedFormat: Sendable {
  /// The format.
  public let format: DeviceFormat

  /// The number of trusted formats before it in the list.
  public internal(set) var place: Int
}

extension Array where Element == DeviceFormat {
  /// The format at an index.
  public subscript(index: FormatIndex) -> DeviceFormat { self[index.value] }
}
