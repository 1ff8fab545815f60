import CaptureModel

/// A recorder function that writes the keys of one kind of object.
struct RecordedFunction {
  /// The name of its region in the printed file: `keys of cameras`.
  let name: String

  /// The path of the object in a graph.
  let path: String

  /// The object to read each type's properties from.
  let objects: [String: String]

  /// Which keys it writes; by default, all keys of the path.
  var keys: @Sendable (String) -> Bool = { _ in true }

  /// Whether it writes a key.
  func has(_ field: SchemaField) -> Bool {
    if case .never? = field.symbol?.recording { return false }
    return keys(field.name)
  }

  /// All functions, in file order.
  static let all: [RecordedFunction] = [
    RecordedFunction(name: "session", path: "session", objects: ["AVCaptureSession": "session"]),
    RecordedFunction(
      name: "cameras", path: "inputs[]", objects: ["AVCaptureDevice": "device", "AVCaptureDeviceInput": "input"],
      keys: { !RecordedKeys.ofMicrophones.contains($0) }),
    RecordedFunction(
      name: "microphones", path: "inputs[]", objects: ["AVCaptureDevice": "device", "AVCaptureDeviceInput": "input"],
      keys: { RecordedKeys.ofMicrophones.contains($0) || RecordedKeys.ofAllInputs.contains($0) }),
    output("video data outputs", "videoData", "AVCaptureVideoDataOutput"),
    output("audio data outputs", "audioData", "AVCaptureAudioDataOutput"),
    output("depth data outputs", "depthData", "AVCaptureDepthDataOutput"),
    output("metadata outputs", "metadata", "AVCaptureMetadataOutput"),
    output("photo outputs", "photo", "AVCapturePhotoOutput"),
    output("movie file outputs", "movieFile", "AVCaptureMovieFileOutput"),
    RecordedFunction(
      name: "preview layers", path: "outputs[previewLayer]",
      objects: [
        "AVCaptureOutput": "layer", "AVCaptureVideoPreviewLayer": "layer",
      ]),
    RecordedFunction(
      name: "photo settings", path: "photoSettings[]", objects: ["AVCapturePhotoSettings": "settings"]),
    RecordedFunction(name: "connections", path: "connections[]", objects: ["AVCaptureConnection": "connection"]),
  ]

  private static func output(_ name: String, _ type: String, _ swift: String) -> RecordedFunction {
    RecordedFunction(
      name: name, path: "outputs[\(type)]",
      objects: [
        "AVCaptureOutput": "output", "AVCaptureFileOutput": "output", swift: "output",
      ])
  }
}
