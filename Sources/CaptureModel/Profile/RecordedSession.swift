/// What was recorded of a session whose costs were read, in the words of a graph; what was not recorded is `nil`.
public struct RecordedSession: Sendable {
  /// The type of the session; a multi-camera session where the reading says nothing.
  public var type = SessionType.multiCam

  /// The cameras and microphones.
  public var inputs: [RecordedInput] = []

  /// The outputs and preview layers.
  public var outputs: [RecordedOutput] = []

  /// Which feeds which.
  public var connections: [RecordedConnection] = []

  /// The cameras.
  public var cameras: [RecordedInput] { inputs.filter { $0.deviceType?.isMicrophone != true } }

  /// Whether cameras, sizes, highest rates, binning and output types were recorded, of each and without a gap.
  public var isWhole: Bool {
    !cameras.isEmpty && cameras.allSatisfy(\.isWhole) && outputs.allSatisfy { $0.type != nil }
      && connections.allSatisfy { input(of: $0) != nil && output(of: $0) != nil }
  }

  /// The input of a connection.
  public func input(of connection: RecordedConnection) -> RecordedInput? {
    inputs.first { $0.id == connection.input }
  }

  /// The output of a connection.
  public func output(of connection: RecordedConnection) -> RecordedOutput? {
    outputs.first { $0.id == connection.output }
  }
}

/// A camera or microphone of a session that was read.
public struct RecordedInput: Sendable {
  /// The name that connections call it by.
  public var id = ""

  /// `AVCaptureDevice.deviceType`, under its current name.
  public var deviceType: DeviceType?

  /// `AVCaptureDevice.position`.
  public var position: DevicePosition?

  /// Columns of the format's video, in pixels.
  public var width: Int?

  /// Rows of the format's video, in pixels.
  public var height: Int?

  /// The highest frame rate of the format.
  public var maxFrameRate: FrameRate?

  /// `isVideoBinned`.
  public var binned: Bool?

  /// The media subtype of the format.
  public var pixelFormat: PixelFormat?

  /// The promise that no frame comes faster (`videoMinFrameDurationOverride`).
  public var maxFrameRateOverride: FrameRate?

  /// `isVideoHDREnabled`.
  public var videoHDREnabled = false

  /// The type and position; `nil` where one of them was not recorded.
  public var key: DeviceKey? {
    guard let deviceType, let position else { return nil }
    return DeviceKey(deviceType, position)
  }

  fileprivate var isWhole: Bool {
    key != nil && width != nil && height != nil && maxFrameRate != nil && binned != nil
  }
}

/// An output of a session that was read.
public struct RecordedOutput: Sendable {
  /// The name that connections call it by.
  public var id = ""

  /// The kind.
  public var type: OutputType?

  /// Columns of what it delivers, if it sets a size of its own.
  public var width: Int?

  /// Rows of what it delivers, if it sets a size of its own.
  public var height: Int?
}

/// A connection of a session that was read.
public struct RecordedConnection: Sendable {
  /// The id of the input.
  public var input = ""

  /// What flows; `nil` for what the output takes.
  public var mediaType: MediaType?

  /// The constituent whose port it is; `nil` for the device's own.
  public var sourceDeviceType: DeviceType?

  /// The position that a microphone's beam points to; `nil` for the port of its own.
  public var sourceDevicePosition: DevicePosition?

  /// The id of the output.
  public var output = ""

  /// `preferredVideoStabilizationMode`; `nil` for none.
  public var stabilization: StabilizationMode?
}
