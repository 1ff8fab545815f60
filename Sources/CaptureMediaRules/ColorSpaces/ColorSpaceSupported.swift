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
        Pixel formats decide: HLG and Apple Log belong to those of ten bits, and formats in 420v have sRGB alone.
        """,
      availability: .iOS(OSVersion(10)),
      reads: ["activeColorSpace"],
      settles: ["activeColorSpace"],
      sources: [
        .symbol("AVCaptureDevice.activeColorSpace"),
        .symbol("AVCaptureDevice.Format.supportedColorSpaces"),
      ],
      aliases: ["log-on-eight-bit"],
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
        .passing(
          .graph(
            .single(#""automaticallyConfiguresCaptureDeviceForWideColor": false"#),
            inputs: [LogExamples.back(#""appleLog""#)]), on: LogExamples.phone,
          profileText: LogExamples.profile),
        .failing(
          .graph(
            .single(#""automaticallyConfiguresCaptureDeviceForWideColor": false"#),
            inputs: [
              .back(
                .format(1920, 1080, #""pixelFormat": "420v""#),
                #""activeColorSpace": ⟦"HLG_BT2020"⟧"#)
            ]), on: "iphone-15-pro"),
        .unverified(
          .graph(
            .single(),
            inputs: [
              .back(
                #""activeFormat": { "width": 1280, "height": 720 }, "activeColorSpace": "P3_D65""#)
            ],
            connections: [.video(to: "video")])),
        .unverified(
          .graph(
            .single(#""preset": "hd4K3840x2160""#),
            inputs: [.back(#""activeColorSpace": "appleLog""#)]),
          on: "iphone-15-pro"),
      ]
    ) { session, report in
      for camera in session.cameras {
        guard let space = camera.input.activeColorSpace,
          let format = session.formatInWords(of: camera)
        else {
          continue
        }
        switch session.support(of: .colorSpace(space.value), by: camera) {
        case .supported: continue
        case .unknown(let fact):
          report.unverified(
            whether: "\"\(camera.id)\" has \(space.value.rawValue) in \(format)",
            settledBy: session.formatFact(fact, of: camera),
            at: space.range, lack: .value)
        case .unsupported:
          let known = camera.activeFormat?.knownColorSpaces ?? []
          let asked = space.value.rawValue
          let written = camera.input.activeFormat?.pixelFormat
          let other = camera.pixelFormat(
            with: space.value, isMultiCam: session.requiresMultiCamFormats)
          let change = written.flatMap { written in
            other.map {
              Fix(
                "use \($0.code), which has \(asked)", .unsafe,
                edits: [report.edit.replacing(written.range, with: "\"\($0.code)\"")])
            }
          }
          report.emit(
            "\"\(camera.id)\" does not have the color space \"\(asked)\" in \(format)"
              + (written.map { ", \($0.value.code)" } ?? ""),
            at: space.range, lack: .value, isBeyondPlans: camera.lacks(space.value),
            label: "not in this format",
            fixes: [change].compactMap(\.self) + known.map { space.fix(to: $0, report.edit) },
            help: known.isEmpty
              ? nil
              : "this format has \(known.map(\.rawValue).sentence)"
                + (other.map { "; \($0.code) has \(asked)" } ?? ""))
        }
      }
    }
  }
}

extension Located<ColorSpace> {
  /// A fix that sets another color space.
  func fix(to other: ColorSpace, _ edit: DocumentEditor) -> Fix {
    Fix(
      "use \(other.rawValue)", .unsafe,
      edits: [edit.replacing(range, with: "\"\(other.rawValue)\"")])
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
      $0.dimensions == format.dimensions && $0.highestRate == format.highestRate
        && $0.binned == format.binned
        && $0.knownColorSpaces.contains(space) && (!isMultiCam || $0.multiCam == true)
    }
    return other?.pixelFormats?.first
  }
}
