import CaptureModel
import CaptureSession
import JSONSource

/// The names of constants with the ports of connections that are made only where there is one.
struct PortNames {
  private var names: [Ends: String] = [:]

  private struct Ends: Hashable {
    let input: InputIndex
    let output: OutputIndex
  }

  subscript(_ connection: ResolvedConnection) -> String? {
    get { names[Ends(input: connection.input, output: connection.output)] }
    set { names[Ends(input: connection.input, output: connection.output)] = newValue }
  }
}

// Inputs, outputs and connections that an app adds only where the device has them.
extension EmissionPass {
  /// Whether the app leaves the input out if the device has no such camera.
  func isOptional(_ input: InputIndex) -> Bool { isOptional(session.graph.inputs[input].range) }

  /// Whether the app adds the output only if a port can feed it.
  func isOptional(_ output: OutputIndex) -> Bool { isOptional(session.graph.outputs[output].range) }

  /// Whether a connection may be left out, or one of its ends.
  func isOptional(_ connection: ResolvedConnection) -> Bool {
    isOptional(connection.input) || needsPort(connection)
  }

  /// Whether the app makes a connection only where there is a port for it.
  func needsPort(_ connection: ResolvedConnection) -> Bool {
    isOptional(connection.output) || (connection.index != nil && isOptional(connection.range))
  }

  private func isOptional(_ range: SourceRange) -> Bool {
    session.graph.guards.contains { $0.key == nil && $0.range == range }
  }

  /// Whether an input has a port wherever it is itself: a camera streams depth only in some formats, and not every device
  /// has each constituent or beam.
  func isAlwaysThere(_ port: Port) -> Bool { port.source == .own && port.media != .depthData }

  /// Names the constants with the ports of connections that are made only where there is one.
  func portNames(_ names: inout SwiftNames) -> PortNames {
    var found = PortNames()
    for connection in session.connections where needsPort(connection) {
      let ports = connection.ports.compactMap(\.port)
      guard !ports.isEmpty, !ports.contains(where: { isAlwaysThere($0) }) else { continue }
      found[connection] = names.name(outputNames[connection.output.value], ending: "Ports", other: "")
    }
    return found
  }

  /// Declares the constant with the ports of a connection.
  func declarePorts(of connection: ResolvedConnection, as name: String, in part: inout EmittedPart) {
    let isOptional = isOptional(connection.input)
    let ports = connection.ports.compactMap(\.port).map {
      expression(of: $0, of: connection.input, isOptional: isOptional) + (isOptional ? " ?? []" : "")
    }
    part.inputs.insert(connection.input)
    let list = ports.count == 1 ? ports[0] : ports.map { "(" + $0 + ")" }.joined(separator: " + ")
    part.body.add("let %1 = %2", name, list)
  }

  /// The condition under which an optional output is added; `nil` if it always is.
  func presence(of output: OutputIndex, _ portNames: PortNames) -> String? {
    guard isOptional(output) else { return nil }
    var feeds: [String] = []
    for connection in session.connections(toOutput: output) {
      let ports = portNames[connection]
      guard ports != nil || isOptional(connection.input) else { return nil }
      let feed = ports.map { "!\($0).isEmpty" } ?? inputNames[connection.input.value] + " != nil"
      if !feeds.contains(feed) { feeds.append(feed) }
    }
    return feeds.isEmpty ? "false" : feeds.joined(separator: " || ")
  }

  /// The opening line of a block with statements that may mention values that are missing on some devices: it binds those
  /// that they mention, or asks for the last one if there is none.
  ///
  /// `values` are constants, each with the one that it is bound to if that has another name; `conditions` are asked too.
  static func opening(
    _ values: [(name: String, source: String?)], _ conditions: [String] = [], around codes: [SwiftCode]
  ) -> String {
    let mentioned = SwiftCode.names(in: codes)
    var all =
      values.filter { mentioned.contains($0.name) }
      .map { value in "let \(value.name)" + (value.source.map { " = " + $0 } ?? "") } + conditions
    if all.isEmpty, let last = values.last { all = ["\(last.source ?? last.name) != nil"] }
    return "if \(all.joined(separator: ", ")) {"
  }

  /// The constants of an optional input and of its device; none of an input that is always there.
  func optionalValues(of input: InputIndex) -> [(name: String, source: String?)] {
    guard isOptional(input) else { return [] }
    return [(device(input), nil), (inputNames[input.value], nil)]
  }
}
