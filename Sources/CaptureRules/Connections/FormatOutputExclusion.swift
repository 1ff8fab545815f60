import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A camera's format supports the outputs that the camera feeds.
  static var formatOutputExclusion: Rule {
    Rule(
      "format-output-exclusion",
      title: "The format does not support this output",
      area: .connections,
      severity: .error,
      remedy: .format,
      rationale: """
        A few formats name output classes that they do not feed: formats made for photographs on older systems a movie \
        file output, 12-megapixel video of a dual camera a depth data output. Such an output can't be added, or its \
        connection stays inactive.
        """,
      availability: .iOS(OSVersion(11)),
      sources: [.symbol("AVCaptureDevice.Format.unsupportedCaptureOutputClasses")],
      hasFix: true,
      examples: [
        .passing("single | back 1920x1080 | movie").on(photoFormatsProfile),
        .failing("single | back 4032x3024 | back -> ⟦movie⟧ | back -> photo").on(photoFormatsProfile),
        .unverified("single | dual 4032x3024 | depth").on(photoFormatsProfile),
        .failing("back 1920x1440 | mic | back -> ⟦movie⟧ | mic.audio -> movie").on(photoFormatsProfile),
        .failing("single preset=photo | back | back -> ⟦movie⟧").on(photoFormatsProfile).withoutFix(),
      ]
    ) { session, report in
      var formats: [InputIndex: DeviceFormat] = [:]
      for camera in session.cameras {
        guard let format = camera.activeFormat, format.isSaidToExclude else { continue }
        formats[camera.inputIndex] = format
      }
      guard !formats.isEmpty else { return }
      for connection in session.connections {
        guard let format = formats[connection.input], let type = session.outputType(connection.output),
          let camera = session.camera(ofInput: connection.input)
        else { continue }
        let range = session.outputRange(of: connection)
        guard let excluded = format.unsupportedOutputs else {
          if type == .depthData && camera.key.deviceType.hasConstituentPorts {
            report.unverified(
              whether: "\"\(camera.id)\" feeds a \(type.name) in \(format)",
              settledBy: camera.formatFact(.unsupportedOutputs), at: range)
          }
          continue
        }
        guard excluded.contains(type) else { continue }
        let notes = camera.input.activeFormat.map { [Finding.Note("its format is chosen here", at: $0.range)] } ?? []
        let name = session.graph.outputName(connection.output)
        report.emit(
          "\"\(camera.id)\" can't feed \"\(name)\" in \(format)", at: range, label: "excluded by the format",
          notes: notes, fixes: session.otherFormatFix(for: camera, feeding: type, report.edit).map { [$0] } ?? [],
          help: "choose a format that supports a \(type.name)")
      }
    }
  }

  private static let photoFormatsProfile: ExampleDevice = #"""
    { "capplanProfile": 1, "id": "example-photo-formats", "name": "A phone with photo formats",
      "multiCamSupported": true,
      "cameras": [
        { "deviceType": "builtInWideAngleCamera", "position": "back", "presets": { "photo": 2 }, "formats": [
          { "width": 1920, "height": 1080, "maxFrameRate": 60, "multiCam": true, "unsupportedOutputs": [] },
          { "width": 1920, "height": 1440, "maxFrameRate": 30, "multiCam": true,
            "unsupportedOutputs": ["movieFile"] },
          { "width": 4032, "height": 3024, "maxFrameRate": 30, "unsupportedOutputs": ["movieFile"] } ] },
        { "deviceType": "builtInDualCamera", "position": "back", "formats": [
          { "width": 4032, "height": 3024, "maxFrameRate": 30,
            "depthFormats": [ { "width": 320, "height": 240, "maxFrameRate": 24 } ] } ] } ] }
    """#
}

extension DeviceFormat {
  /// Whether the format excludes outputs, or may do so: a 12-megapixel format without a statement in the profile.
  fileprivate var isSaidToExclude: Bool {
    unsupportedOutputs.map { !$0.isEmpty } ?? (dimensions.pixels >= DeviceFormat.twelveMegapixels)
  }
}

extension ResolvedSession {
  /// A fix that asks for the nearest format that isn't known to exclude the output.
  fileprivate func otherFormatFix(
    for camera: ResolvedCamera, feeding type: OutputType, _ edit: DocumentEditor
  ) -> Fix? {
    guard let request = camera.input.activeFormat, let device = camera.device else { return nil }
    let others = device.formats.filter { format in
      format.unsupportedOutputs?.contains(type) != true && (!requiresMultiCamFormats || format.multiCam == true)
    }
    return NearestFormat.nearest(to: request, among: others)?.fix(request, edit)
  }
}
