import CaptureModel
import CaptureSession
import JSONSource

/// The connections of a session.
struct EmittedConnections {
  var part: EmittedPart

  /// The connections that later statements need, by the index of their output.
  var named: [OutputIndex: NamedConnection] = [:]

  /// The names of the connections that some pressure level stops, by input.
  var stopped: [InputIndex: [String]] = [:]
}

/// A connection that later statements need.
struct NamedConnection {
  /// The name of its constant.
  let name: String

  /// The variable that holds it where it may be left out; `nil` if it is always made.
  let variable: String?
}

/// Statements that connect the ports to the outputs, and switch ports off.
struct ConnectionStatements: EmissionPass {
  let context: EmissionContext

  private var pressure: PressureMethods { PressureMethods(context: context) }
  private var rotation: RotationMethods { RotationMethods(context: context) }

  /// Connects the ports to the outputs, and disables the ports that the graph has disabled.
  func connect(_ names: inout SwiftNames, _ portNames: PortNames) -> EmittedConnections {
    var made = EmittedConnections(part: EmittedPart(minimum: assemblyMinimum))
    if !session.connections.isEmpty { made.part.body.section("Connections") }
    for connection in session.connections where session.outputType(connection.output) != .stillImage {
      let ports = connection.ports.compactMap(\.port).map { expression(of: $0, of: connection.input) }
      if !ports.isEmpty { made.part.inputs.insert(connection.input) }
      guard ports.count == connection.ports.count else {
        passOver(connection, in: &made.part)
        continue
      }
      let output = outputNames[connection.output.value]
      let id = text(of: session.graph.outputs[connection.output].id)
      made.part.helpers.insert(
        session.outputType(connection.output) == .previewLayer ? .connectLayer : .connectOutput)
      let isOnly = session.connections(toOutput: connection.output).count == 1
      let name = names.name(
        isOnly ? output : inputNames[connection.input.value] + "To" + SwiftText.identifier(output, isType: true),
        ending: "Connection", other: "")
      let settings = set(up: connection, name, of: id)
      let isUsedLater = namesConnection(connection) || pressure.isPaused(connection)
      let isNamed = !settings.body.codes.isEmpty || isUsedLater
      let variable = isOptional(connection) && isUsedLater ? names.name("made " + name, other: "") : nil
      if namesConnection(connection) {
        made.named[connection.output] = NamedConnection(name: name, variable: variable)
      }
      if pressure.isPaused(connection) { made.stopped[connection.input, default: []].append(variable ?? name) }
      let constant = portNames[connection]
      // Those of an optional output are declared where it is added; a layer is not.
      if let constant, !isOptional(connection.output) || session.outputType(connection.output) == .previewLayer {
        declarePorts(of: connection, as: constant, in: &made.part)
      }
      let list = constant ?? ports.joined(separator: " + ")
      var inner = EmittedPart(minimum: assemblyMinimum)
      let make = "try connect(\(list), to: \(output), \(SwiftText.literal(id)))"
      inner.body.add("%1%2", isNamed ? "let \(name) = " : "", make)
      inner.add(settings)
      if let variable {
        made.part.body.add("var %1: AVCaptureConnection?", variable)
        inner.body.add("%1 = %2", variable, name)
      }
      if isOptional(connection.input) || constant != nil {
        let conditions = constant.map { ["!\($0).isEmpty"] } ?? []
        let head = Self.opening(optionalValues(of: connection.input), conditions, around: inner.body.codes)
        made.part.add(head, [], inner)
      } else {
        made.part.add(inner)
      }
    }
    made.part.addSections(disablePorts())
    return made
  }

  /// Leaves out a connection of a port that its input does not have.
  ///
  /// A check refuses it unless the app goes without it on this device, for example with its camera.
  private func passOver(_ connection: ResolvedConnection, in part: inout EmittedPart) {
    guard isOptional(connection) else {
      part.refuse("the device has no such port", at: connection.range)
      return
    }
    let input = session.graph.inputName(connection.input)
    part.remarks.append(
      EmissionObstacle(
        message: "this connection is left out: \"\(input)\" has no such port on any device", range: connection.range))
  }

  /// Whether a later statement needs the connection: a movie's codec is set per connection.
  private func namesConnection(_ connection: ResolvedConnection) -> Bool {
    let movie = session.graph.outputs[connection.output].movieFile
    return connection.media == .video && (movie.codec != nil || movie.compressionProperties != nil)
  }

  private func set(up connection: ResolvedConnection, _ name: String, of id: String) -> EmittedPart {
    var part = EmittedPart(minimum: assemblyMinimum)
    guard let index = connection.index, let object = object("connections", index) else { return part }
    let camera = session.camera(ofInput: connection.input) == nil ? nil : device(connection.input)
    let isWithoutVideo = connection.media.map { $0 != .video } ?? false
    for setting in reader.settings(of: object, fields["connections[]"] ?? []) {
      // A setter about video may throw on a connection without video, even for the value that it has anyway.
      if isWithoutVideo, setting.isDefault, setting.key != "enabled" { continue }
      let isAngle = setting.key == "videoRotationAngle"
      // Angles from a rotation coordinator are applied once the session is built.
      if isAngle, rotation.turns(connection) { continue }
      var one = EmittedPart(minimum: assemblyMinimum)
      set(setting, on: name, of: id, camera: camera, in: &one)
      part.add(one, orElse: isAngle ? rotation.orientation(of: connection, name, of: id) : nil)
    }
    return part
  }

  private func disablePorts() -> EmittedPart {
    var part = EmittedPart(minimum: assemblyMinimum)
    let disabled = session.disabledPorts { $0.port != nil }
    guard !disabled.isEmpty else { return part }
    part.body.section("Ports that are switched off")
    for named in disabled {
      guard let port = named.resolution.port else { continue }
      part.inputs.insert(named.input)
      let ports =
        port.source == .own
        ? inputNames[named.input.value] + ".ports where port.mediaType == .\(port.media.rawValue)"
        : expression(of: port, of: named.input)
      let loop = "for port in " + ports + " { port.isEnabled = false }"
      if isOptional(named.input) {
        let input = inputNames[named.input.value]
        part.body.add([.block("if let \(input) {", [.line(loop)])], since: nil)
      } else {
        part.body.add("%1", loop)
      }
    }
    return part
  }
}
