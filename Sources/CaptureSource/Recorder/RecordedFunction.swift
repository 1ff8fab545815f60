/// A function of a recorder that writes the keys of one kind of object.
struct RecordedFunction {
  /// The path of the object in a graph.
  let path: String

  /// What it writes, as its comment says it.
  let about: String

  /// Its name and parameters.
  let signature: String

  /// The lines before the keys.
  let opening: [String]

  /// The object of each type whose properties it reads.
  let objects: [String: String]

  /// The keys that it writes; `nil`: all of the path's.
  var keys: @Sendable (String) -> Bool = { _ in true }

  /// Whether it writes a key.
  func has(_ key: String) -> Bool { keys(key) && !RecordedKeys.unseen.contains(key) }

  private static let start = "var json = Members()"

  /// All of them, in the order of the file.
  static let all: [RecordedFunction] = [
    RecordedFunction(
      path: "session", about: "The session itself.", signature: "settings(of session: AVCaptureSession)",
      opening: [start], objects: ["AVCaptureSession": "session"]),
    RecordedFunction(
      path: "inputs[]", about: "A camera, and how its device is set; what the session chose for it is left out.",
      signature: "camera(_ input: AVCaptureDeviceInput, id: String, in session: AVCaptureSession)",
      opening: ["let device = input.device", start],
      objects: ["AVCaptureDevice": "device", "AVCaptureDeviceInput": "input"],
      keys: { !RecordedKeys.ofMicrophones.contains($0) }),
    RecordedFunction(
      path: "inputs[]", about: "A microphone.", signature: "microphone(_ input: AVCaptureDeviceInput, id: String)",
      opening: ["let device = input.device", start],
      objects: ["AVCaptureDevice": "device", "AVCaptureDeviceInput": "input"],
      keys: { RecordedKeys.ofMicrophones.contains($0) || RecordedKeys.ofAllInputs.contains($0) }),
    output("videoData", "AVCaptureVideoDataOutput"), output("audioData", "AVCaptureAudioDataOutput"),
    output("depthData", "AVCaptureDepthDataOutput"), output("metadata", "AVCaptureMetadataOutput"),
    output("photo", "AVCapturePhotoOutput"), output("movieFile", "AVCaptureMovieFileOutput"),
    RecordedFunction(
      path: "outputs[previewLayer]", about: "The settings of a preview layer.",
      signature: "settings(of layer: AVCaptureVideoPreviewLayer)", opening: [start],
      objects: ["AVCaptureOutput": "layer"]),
    RecordedFunction(
      path: "photoSettings[]", about: "A request for a photo.",
      signature: "photoSettings(_ settings: AVCapturePhotoSettings)", opening: [start],
      objects: ["AVCapturePhotoSettings": "settings"]),
    RecordedFunction(
      path: "connections[]", about: "The settings of a connection.",
      signature: "settings(of connection: AVCaptureConnection)", opening: [start],
      objects: ["AVCaptureConnection": "connection"]),
  ]

  private static func output(_ type: String, _ swift: String) -> RecordedFunction {
    RecordedFunction(
      path: "outputs[\(type)]", about: "The settings of an `\(swift)`.",
      signature: "settings(of output: \(swift))", opening: [start],
      objects: ["AVCaptureOutput": "output", swift: "output"])
  }
}
