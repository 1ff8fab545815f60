import CaptureModel

/// The words for devices and outputs in example lines.
enum ShortNames {
  /// A kind of device, and where it is if nothing else is said.
  struct Device {
    let type: DeviceType
    let position: DevicePosition?
  }

  /// The device for a word or for Apple's name, which says no position.
  static func device(_ word: String) -> Device? {
    devices.first { $0.word == word }?.device ?? DeviceType(rawValue: word).map { Device(type: $0, position: nil) }
  }

  /// The output for a word or for Apple's name.
  static func output(_ word: String) -> OutputType? {
    outputs.first { $0.word == word }?.type ?? OutputType(rawValue: word)
  }

  /// Whether a word is the id of a device if no id is given.
  static func isDevice(_ word: String) -> Bool { devices.contains { $0.word == word } }

  /// Whether a word is the id of an output if no id is given.
  static func isOutput(_ word: String) -> Bool { outputs.contains { $0.word == word } }

  /// The words, as a refusal lists them.
  static var all: String { (devices.map(\.word) + outputs.map(\.word)).joined(separator: ", ") }

  private static let devices: [(word: String, device: Device)] = [
    ("back", Device(type: .builtInWideAngleCamera, position: .back)),
    ("front", Device(type: .builtInWideAngleCamera, position: .front)),
    ("wide", Device(type: .builtInWideAngleCamera, position: .back)),
    ("tele", Device(type: .builtInTelephotoCamera, position: .back)),
    ("ultra", Device(type: .builtInUltraWideCamera, position: .back)),
    ("dual", Device(type: .builtInDualCamera, position: .back)),
    ("dualWide", Device(type: .builtInDualWideCamera, position: .back)),
    ("triple", Device(type: .builtInTripleCamera, position: .back)),
    ("face", Device(type: .builtInTrueDepthCamera, position: .front)),
    ("lidar", Device(type: .builtInLiDARDepthCamera, position: .back)),
    ("mic", Device(type: .microphone, position: nil)),
  ]

  private static let outputs: [(word: String, type: OutputType)] = [
    ("video", .videoData), ("photo", .photo), ("movie", .movieFile), ("preview", .previewLayer),
    ("sound", .audioData), ("depth", .depthData), ("codes", .metadata), ("still", .stillImage),
  ]
}
