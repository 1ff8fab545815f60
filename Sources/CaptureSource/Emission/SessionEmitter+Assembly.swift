import CaptureModel
import CaptureSession
import JSONSource

/// The code between the begin and the commit of the configuration.
struct EmittedAssembly {
  /// The statements.
  let code: [SwiftCode]

  /// What the statements need from the rest of the file.
  let part: EmittedPart

  /// The names of the properties for connections that some pressure level stops, by input.
  let pausedNames: [InputIndex: String]
}

extension SessionEmitter {
  /// Writes the code between the begin and the commit of the configuration.
  func assembly(_ names: inout SwiftNames, _ photos: inout PhotoMethods) -> EmittedAssembly {
    var rest = EmittedPart(minimum: assemblyMinimum)
    rest.addSections(setSession())
    rest.addSections(setDevices(underPreset: false))
    rest.addSections(addOutputs())
    let connections = connect(&names)
    rest.addSections(connections.part)
    rest.addSections(setOutputs(&names, &photos, connections: connections.names))
    rest.addSections(addControls(&names))
    rest.addSections(synchronize(&names))
    let pressure = observePressure(&names, stopping: connections.stopped)
    rest.addSections(pressure.part)
    let late = setDevices(underPreset: true)
    let hasLate = !late.body.codes.isEmpty
    if hasLate {
      rest.body.add("")
      rest.body.add(
        "// The preset is applied here, which resets the rates of its cameras.\nsession.commitConfiguration()\nisCommitted = true"
      )
    }
    rest.addSections(late)
    var whole = EmittedPart(minimum: assemblyMinimum)
    whole.body.add(
      hasLate
        ? "session.beginConfiguration()\nvar isCommitted = false\ndefer { if !isCommitted { session.commitConfiguration() } }"
        : "session.beginConfiguration()\ndefer { session.commitConfiguration() }")
    whole.addSections(addInputs(named: rest.inputs))
    whole.body.add("")
    whole.add(rest)
    var body = SwiftBody(minimum: minimum)
    body.add(
      whole.body.codes, since: newestDevice?.introduced,
      orThrow: "Failure.notFound(" + SwiftText.literal(newestDevice?.rawValue ?? "") + ")")
    return EmittedAssembly(code: body.codes, part: whole, pausedNames: pressure.pausedNames)
  }

  /// Whether an input is a camera whose format the preset chooses: a session applies its preset when it commits.
  func runsPreset(_ index: InputIndex) -> Bool {
    guard !session.isMultiCam, let camera = session.camera(ofInput: index) else { return false }
    return camera.input.activeFormat == nil
  }

  /// The device type that was introduced last.
  private var newestDevice: DeviceType? {
    session.cameras.filter { !isOptional($0.inputIndex) }.map(\.key.deviceType).max { $0.introduced < $1.introduced }
  }

  /// The oldest system that has all device types of the session.
  var assemblyMinimum: OSVersion { max(minimum, newestDevice?.introduced ?? minimum) }

  private func setSession() -> EmittedPart {
    var part = EmittedPart(minimum: assemblyMinimum)
    let object = document.member("session", of: document.root)?.value
    var lines = EmittedPart(minimum: assemblyMinimum)
    // A multi-camera session has only one preset, and any other session loses its preset when a format is set.
    let isPresetDead = session.isMultiCam || session.cameras.contains { $0.input.activeFormat != nil }
    let settings = object.map { reader.settings(of: $0, fields["session"] ?? []) } ?? []
    set(settings.filter { !(isPresetDead && $0.key == "preset") }, on: "session", of: "session", in: &lines)
    let wideColor = "automaticallyConfiguresCaptureDeviceForWideColor"
    if session.cameras.contains(where: { $0.input.activeColorSpace != nil }),
      !settings.contains(where: { $0.key == wideColor })
    {
      lines.body.add("// Else the session chooses color spaces by itself.\nsession.%1 = false", wideColor)
    }
    if !lines.body.codes.isEmpty { part.body.section("Session") }
    part.add(lines)
    return part
  }

  private func addOutputs() -> EmittedPart {
    var part = EmittedPart(minimum: assemblyMinimum)
    let added = session.outputs.filter { $0.type != .previewLayer && $0.type != .stillImage }
    guard !added.isEmpty else { return part }
    part.helpers.insert(.addOutput)
    part.body.section("Outputs")
    for output in added {
      let (name, id) = (outputNames[output.index.value], SwiftText.literal(output.id))
      guard let presence = presence(of: output.index) else {
        part.body.add("try addOutput(%1, %2)", name, id)
        continue
      }
      for connection in session.connections(toOutput: output.index) { part.inputs.insert(connection.input) }
      part.body.add([.block("if " + presence + " {", [.line("try addOutput(\(name), \(id))")])], since: nil)
    }
    return part
  }
}
