import CaptureModel
import CaptureSession
import JSONSource

// Inputs, outputs and connections that an app adds only where the device has them.
extension EmissionPass {
  /// Whether the app leaves the input out if the device has no such camera.
  func isOptional(_ input: InputIndex) -> Bool { isOptional(session.graph.inputs[input].range) }

  /// Whether the app adds the output only if a port can feed it.
  func isOptional(_ output: OutputIndex) -> Bool { isOptional(session.graph.outputs[output].range) }

  /// Whether a connection may be left out, or one of its ends.
  func isOptional(_ connection: ResolvedConnection) -> Bool {
    isOptional(connection.input) || isOptional(connection.output)
      || (connection.index != nil && isOptional(connection.range))
  }

  private func isOptional(_ range: SourceRange) -> Bool {
    session.graph.guards.contains { $0.key == nil && $0.range == range }
  }

  /// The opening line of code that needs a connection's ends; `nil` if they are always there.
  func opening(of connection: ResolvedConnection, ports: String) -> String? {
    guard isOptional(connection) else { return nil }
    let input = inputNames[connection.input.value]
    let needsPort = isOptional(connection.output) || (connection.index != nil && isOptional(connection.range))
    let conditions =
      (isOptional(connection.input) ? ["let \(input)"] : []) + (needsPort ? ["!(\(ports)).isEmpty"] : [])
    return "if " + conditions.joined(separator: ", ") + " {"
  }

  /// The condition under which an optional output is added; `nil` if it always is.
  func presence(of output: OutputIndex) -> String? {
    guard isOptional(output) else { return nil }
    let feeds = session.connections(toOutput: output).map { connection in
      let input = inputNames[connection.input.value]
      guard !isOptional(connection.input) else { return input + " != nil" }
      let ports = connection.ports.compactMap(\.port).map { expression(of: $0, of: connection.input) }
      return "!(" + (ports.isEmpty ? "[]" : ports.joined(separator: " + ")) + ").isEmpty"
    }
    return feeds.isEmpty ? "false" : Array(Set(feeds)).sorted().joined(separator: " || ")
  }

  /// The opening line of the block with an output's settings, if the output or its camera may be left out.
  func opening(ofSettingsOf output: OutputIndex) -> String? {
    let video = session.connections(toOutput: output).first { $0.media == .video }
    if let video, session.camera(ofInput: video.input) != nil, isOptional(video.input) {
      return "if let \(device(video.input)) {"
    }
    return presence(of: output).map { "if \($0) {" }
  }
}
