import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// The active color space is one that the format has and the outputs can use.
  static var colorSpaceSupported: Rule {
    Rule(
      "color-space-supported",
      title: "Color space is not supported",
      area: .formats,
      severity: .error,
      remedy: .format,
      asksDevice: true,
      rationale: """
        A camera's active color space is one of those that its active format supports; another one throws an exception. \
        While it is Apple Log, a photo output of the camera takes no photos.
        """,
      availability: .iOS(OSVersion(10)),
      reads: ["activeColorSpace"],
      settles: ["activeColorSpace"],
      sources: [
        .symbol("AVCaptureDevice.activeColorSpace"), .symbol("AVCaptureDevice.Format.supportedColorSpaces"),
        .symbol("AVCapturePhotoOutput"),
      ],
      aliases: ["apple-log2-excludes-photo"],
      hasFix: true,
      examples: [
        .passing(
          .graph(
            .single(),
            inputs: [
              #"""
              { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                "activeFormat": { "width": 1280, "height": 720, "maxFrameRate": 60, "binned": true,
                                  "pixelFormat": "420v" }, "activeColorSpace": "sRGB" }
              """#
            ]), on: "iphone-13-mini"),
        .failing(
          .graph(
            .single(),
            inputs: [
              #"""
              { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                "activeFormat": { "width": 1280, "height": 720, "maxFrameRate": 60, "binned": true,
                                  "pixelFormat": "420v" }, "activeColorSpace": ⟦"P3_D65"⟧ }
              """#
            ]), on: "iphone-13-mini"),
        .failing(
          .graph(
            .single(),
            inputs: [
              .back(
                .format(1920, 1080, #""maxFrameRate": 30, "pixelFormat": "x422""#), #""activeColorSpace": "appleLog""#)
            ], outputs: [.photo()], connections: [#"{ "input": "back", "port": "video", "output": ⟦"photo"⟧ }"#]),
          on: "example-log",
          profileText: #"""
            { "capplanProfile": 1, "id": "example-log", "name": "A phone with Apple Log",
              "cameras": [ { "deviceType": "builtInWideAngleCamera", "position": "back", "formats": [
                { "width": 1920, "height": 1080, "maxFrameRate": 30, "pixelFormats": ["x422"],
                  "colorSpaces": ["sRGB", "HLG_BT2020", "appleLog"] } ] } ] }
            """#),
        .unverified(
          .graph(
            .single(),
            inputs: [.back(#""activeFormat": { "width": 1280, "height": 720 }, "activeColorSpace": "P3_D65""#)],
            connections: [.video(to: "video")])),
        .failing(
          .graph(
            .single(),
            inputs: [.back(#""activeFormat": { "width": 1280, "height": 720 }, "activeColorSpace": "appleLog""#)],
            outputs: [.movieFile(), .photo()],
            connections: [.video(to: "movie"), #"{ "input": "back", "port": "video", "output": ⟦"photo"⟧ }"#]),
          on: "iphone-15-pro"),
        .unverified(
          .graph(.single(#""preset": "hd4K3840x2160""#), inputs: [.back(#""activeColorSpace": "appleLog""#)]),
          on: "iphone-15-pro"),
      ]
    ) { session, report in
      var logarithmic: [InputIndex: (space: Located<ColorSpace>, known: [ColorSpace])] = [:]
      for camera in session.cameras {
        guard let space = camera.input.activeColorSpace, let format = session.formatInWords(of: camera) else {
          continue
        }
        let known = camera.activeFormat?.knownColorSpaces ?? []
        if space.value.isLogarithmic { logarithmic[camera.inputIndex] = (space, known) }
        switch session.support(of: .colorSpace(space.value), by: camera) {
        case .supported: continue
        case .unknown(let fact):
          report.unverified(
            whether: "\"\(camera.id)\" has \(space.value.rawValue) in \(format)",
            settledBy: session.formatFact(fact, of: camera),
            at: space.range, lack: .value)
        case .unsupported:
          let pixelFormat = camera.input.activeFormat?.pixelFormat.map { ", \($0.value.code)" } ?? ""
          let asked = space.value.rawValue
          let other = camera.pixelFormat(with: space.value, isMultiCam: session.requiresMultiCamFormats)
          report.emit(
            "\"\(camera.id)\" does not have the color space \"\(asked)\" in \(format)\(pixelFormat)",
            at: space.range, lack: .value, isBeyondPlans: camera.lacks(space.value), label: "not in this format",
            fixes: known.map { space.fix(to: $0, report.edit) },
            help: known.isEmpty
              ? nil
              : "this format has \(known.map(\.rawValue).sentence)" + (other.map { "; \($0.code) has \(asked)" } ?? ""))
        }
      }
      guard !logarithmic.isEmpty else { return }
      for connection in session.connections {
        guard session.outputType(connection.output) == .photo, let (space, known) = logarithmic[connection.input]
        else { continue }
        let ranges = [space.range, session.outputRange(of: connection)].sorted()
        report.emit(
          "\"\(session.graph.outputName(connection.output))\" takes no photos while "
            + "\"\(session.graph.inputName(connection.input))\" is in \"\(space.value.rawValue)\"",
          at: ranges[1], label: "no photos in Apple Log",
          notes: [Finding.Note("these two exclude each other", at: ranges[0])],
          fixes: known.filter { !$0.isLogarithmic }.map { space.fix(to: $0, report.edit) },
          help: "use another color space, or disconnect the photo output")
      }
    }
  }
}

extension ColorSpace {
  /// Whether the color space is a version of Apple Log.
  fileprivate var isLogarithmic: Bool { self == .appleLog || self == .appleLog2 }
}

extension Located<ColorSpace> {
  /// A fix that sets another color space.
  fileprivate func fix(to other: ColorSpace, _ edit: DocumentEditor) -> Fix {
    Fix("use \(other.rawValue)", .unsafe, edits: [edit.replacing(range, with: "\"\(other.rawValue)\"")])
  }
}

extension DeviceFormat {
  /// The color spaces of the format; empty if unknown.
  fileprivate var knownColorSpaces: [ColorSpace] { colorSpaces ?? [] }
}

extension ResolvedCamera {
  /// The pixel format in which the camera's size and rate are known to have a color space.
  fileprivate func pixelFormat(with space: ColorSpace, isMultiCam: Bool) -> PixelFormat? {
    guard let format = activeFormat else { return nil }
    let other = device?.formats.first {
      $0.dimensions == format.dimensions && $0.highestRate == format.highestRate && $0.binned == format.binned
        && $0.knownColorSpaces.contains(space) && (!isMultiCam || $0.multiCam == true)
    }
    return other?.pixelFormats?.first
  }
}
