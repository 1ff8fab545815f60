/// A camera of a device; what is not known is `nil`.
public struct ProfileCamera: Sendable {
  /// `AVCaptureDevice.deviceType`, under its current name.
  public var deviceType = DeviceType.builtInWideAngleCamera

  /// `AVCaptureDevice.position`.
  public var position = DevicePosition.unspecified

  /// `AVCaptureDevice.localizedName`.
  public var name: String?

  /// The types of `AVCaptureDevice.constituentDevices`; empty means those of `DeviceType.constituents`.
  public var constituents: [DeviceType] = []

  /// The size of the whole sensor.
  public var sensor: ProfileFact<Dimensions>?

  /// `AVCaptureDevice.hasTorch`.
  public var hasTorch: ProfileFact<Bool>?

  /// `AVCaptureDevice.hasFlash`.
  public var hasFlash: ProfileFact<Bool>?

  /// `AVCaptureDevice.formats`, in its order.
  public var formats: [DeviceFormat] = []

  /// Formats that are known, but less well than is believed: one of them may be the one that a graph means.
  public internal(set) var disbelievedFormats: [DeviceFormat]?

  /// The camera of a sibling that the list is taken over from.
  public var formatsOf: CameraReference?

  /// Whether the list holds every format of the camera.
  public var formatsComplete = false

  /// Whether the list holds every format of the camera that runs in a multi-camera session.
  public var multiCamFormatsComplete = false

  /// The id of the source that says that formats which are too fast or too large do not run in a multi-camera session, in a
  /// list that is not whole; no document says so.
  public package(set) var singleFormatsSource: String?

  /// The format that each preset chooses, by its index in `formats`.
  public var presets: [PresetFormat] = []

  /// Whether custom exposure, lens positions and white balance gains can be set.
  public var manualControls: Bool?

  /// `AVCaptureDevice.Format.autoFocusSystem`.
  public var autoFocusSystem: AutoFocusSystem?

  /// `AVCapturePhotoOutput.availableSemanticSegmentationMatteTypes`.
  public var mattes: [MatteType]?

  /// The id of the profile's source.
  public var source: String?

  /// The id of the source of the list of formats, where it is not that of the camera; no document says so.
  package var formatsSource: String?

  /// The same of `manualControls`.
  package var manualControlsSource: String?

  /// The same of `autoFocusSystem`.
  package var autoFocusSource: String?

  /// The same of `mattes`.
  package var mattesSource: String?

  /// A camera of which nothing else is known.
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

  /// The camera in words: `back telephoto`.
  public var title: String { DeviceKey(deviceType, position).description }
}

/// The format that a preset chooses.
public struct PresetFormat: Sendable {
  /// The preset.
  public var preset: Preset

  /// The index of the format in the camera's list.
  public var format: FormatIndex
}
