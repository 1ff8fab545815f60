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
      let range = document.range(of: member.value)
      findings.append(
        Finding(
          fault: .unknownKey, severity: .error, message: "a microphone has no '\(key)'", range: range,
          label: "cameras only",
          fixes: [Fix("leave '\(key)' out", .unsafe, edits: [DocumentEditor(document).removing(range)])]))
    }
  }
}

extension GraphInput {
  /// The keys that microphones have; all others are of cameras.
  package static let keysOfMicrophones: Set<String> = [
    "id", "deviceType", "position", "disabledPorts", "formsConnections", "external", "multichannelAudioMode",
    "windNoiseRemovalEnabled", "audioZoomEnabled", "whereSupported", "optional",
  ]
}
