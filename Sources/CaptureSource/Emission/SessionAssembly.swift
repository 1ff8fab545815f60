import CaptureModel
import CaptureSession
import JSONSource

/// The code between the begin and the commit of the configuration.
struct EmittedAssembly {
  /// The statements.
  let code: [SwiftCode]

  /// The imports, helpers and properties that the statements need in the rest of the file.
  let part: EmittedPart

  /// The names of the properties for connections that some pressure level stops, by input.
  let pausedNames: [InputIndex: String]
}

/// The code between the begin and the commit of the configuration, from the statements of all passes.
struct SessionAssembly: EmissionPass {
  let context: EmissionContext

  /// The code, with the parts of the file that it needs.
  func assembled(_ names: inout SwiftNames, _ photos: inout PhotoMethods) -> EmittedAssembly {
    let (inputs, outputs) = (InputStatements(context: context), OutputStatements(context: context))
    var rest = EmittedPart(minimum: assemblyMinimum)
    rest.addSections(setSession())
    rest.addSections(inputs.setDevices(underPreset: false))
    let portNames = portNames(&names)
    rest.addSections(outputs.addOutputs(portNames))
    let connections = ConnectionStatements(context: context).connect(&names, portNames)
    rest.addSections(connections.part)
    rest.addSections(outputs.setOutputs(&names, &photos, connections: connections.named, portNames))
    rest.addSections(ControlStatements(context: context).addControls(&names))
    rest.addSections(outputs.synchronize(&names))
    let pressure = PressureMethods(context: context).observePressure(&names, stopping: connections.stopped)
    rest.addSections(pressure.part)
    var late = inputs.setDevices(underPreset: true)
    late.addSections(
      outputs.setOutputs(&names, &photos, connections: connections.named, portNames, underPreset: true))
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
    whole.addSections(inputs.addInputs(named: rest.inputs))
    whole.body.add("")
    whole.add(rest)
    var body = SwiftBody(minimum: minimum)
    body.add(
      whole.body.codes, since: newestDevice?.introduced,
      orThrow: "Failure.notFound(" + SwiftText.literal(newestDevice?.rawValue ?? "") + ")")
    return EmittedAssembly(code: body.codes, part: whole, pausedNames: pressure.pausedNames)
  }

  private func setSession() -> EmittedPart {
    var part = EmittedPart(minimum: assemblyMinimum)
    let object = document.member("session", of: document.root)?.value
    var lines = EmittedPart(minimum: assemblyMinimum)
    // A multi-camera session has only one preset, and any other session loses its preset when a format is set.
    let isPresetDead = session.isMultiCam || session.cameras.contains { $0.input.activeFormat != nil }
    let settings = object.map { reader.settings(of: $0, fields["session"] ?? []) } ?? []
    set(settings.filter { !(isPresetDead && $0.key == "preset") }, on: "session", of: "session", in: &lines)
    let app = document.member("app", of: document.root)?.value
    let ofApp = app.map { reader.settings(of: $0, fields["app"] ?? []) } ?? []
    set(ofApp, on: "AVCaptureDevice", of: "app", in: &lines)
    if !session.isMultiCam, isPresetDead {
      lines.body.add("// The formats are chosen here, not by a preset.\nsession.sessionPreset = .inputPriority")
    }
    let wideColor = "automaticallyConfiguresCaptureDeviceForWideColor"
    if session.cameras.contains(where: { $0.input.activeColorSpace != nil }),
      !settings.contains(where: { $0.key == wideColor })
    {
      lines.body.add("// Else the session chooses color spaces by itself.\nsession.%1 = false", wideColor)
    }
    if session.graph.session?.deferredStartDelegate != nil { part.helpers.insert(.setDeferredStartDelegate) }
    if !lines.body.codes.isEmpty { part.body.section("Session") }
    part.add(lines)
    return part
  }
}
