import JSONSource

extension ReferenceChecker {
  /// Reports keys of a microphone that only cameras have.
  func checkMicrophoneKeys(_ input: GraphInput) {
    guard let list = document.member("inputs", of: document.root)?.value,
      let object = document.elements(of: list).first(where: { document.range(of: $0) == input.range })
    else { return }
    for member in document.members(of: object) {
      let key = document.string(of: member.key) ?? ""
      // Unknown keys are told of where they are read.
      guard !GraphInput.keysOfMicrophones.contains(key),
        GraphInput.shape.fields.schema.contains(where: { $0.name == key })
      else { continue }
      refuse(key, of: "a microphone", at: document.range(of: member.value), label: "cameras only")
    }
  }

  /// Reports keys of a camera that only microphones have.
  func checkSoundKeys(_ camera: GraphInput) {
    let sound = camera.sound
    let found = [
      ("multichannelAudioMode", sound.multichannelAudioMode?.range),
      ("windNoiseRemovalEnabled", sound.windNoiseRemovalEnabled?.range),
      ("audioZoomEnabled", sound.audioZoomEnabled?.range),
    ]
    for case (let key, let range?) in found { refuse(key, of: "a camera", at: range, label: "microphones only") }
  }

  private func refuse(_ key: String, of owner: String, at range: SourceRange, label: String) {
    findings.append(
      Finding(
        fault: .unknownKey, severity: .error, message: "\(owner) has no '\(key)'", range: range, label: label,
        fixes: [Fix("leave '\(key)' out", .unsafe, edits: [DocumentEditor(document).removing(range)])]))
  }
}

extension GraphInput {
  /// The keys that microphones have; all others are of cameras.
  package static let keysOfMicrophones: Set<String> = [
    "id", "deviceType", "position", "disabledPorts", "formsConnections", "external", "multichannelAudioMode",
    "windNoiseRemovalEnabled", "audioZoomEnabled", "whereSupported", "optional",
  ]
}
