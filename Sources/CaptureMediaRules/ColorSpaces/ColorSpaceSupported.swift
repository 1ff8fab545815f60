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
        .passing("single | back activeFormat=(1280x720 maxFrameRate=60 binned pixelFormat=420v) activeColorSpace=sRGB")
          .and("video").on("iphone-13-mini"),
        .failing("single | back activeFormat=(1280x720 maxFrameRate=60 binned pixelFormat=420v)")
          .with("activeColorSpace=⟦P3_D65⟧ | video").on("iphone-13-mini"),
        .passing("single automaticallyConfiguresCaptureDeviceForWideColor=false | back activeFormat=(1920x1080")
          .with("maxFrameRate=30 pixelFormat=x422) activeColorSpace=appleLog | video").on(LogExamples.profile),
        .failing("single automaticallyConfiguresCaptureDeviceForWideColor=false | back")
          .with("activeFormat=(1920x1080 pixelFormat=420v) activeColorSpace=⟦HLG_BT2020⟧ | video").on("iphone-15-pro"),
        .unverified("single | back 1280x720 activeColorSpace=P3_D65 | video"),
        .unverified("single preset=hd4K3840x2160 | back activeColorSpace=appleLog | video").on("iphone-15-pro"),
      ]
    ) { session, report in
      for camera in session.cameras {
        guard let space = camera.input.activeColorSpace,
          let format = session.formatInWords(of: camera) ?? camera.anyFormat(without: space.value)
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
            at: space.range, lack: .value, isBeyondPlans: camera.lacksInAnyFormat(space.value),
            label: camera.activeFormat == nil ? "not there" : "not in this format",
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
  /// `any format`, if no format has a color space, so that it matters not which one runs; `nil` if some may have it, or if
  /// the same words rule out the pixel format that is asked for.
  fileprivate func anyFormat(without space: ColorSpace) -> String? {
    guard input.activeFormat != nil, lacksInAnyFormat(space) else { return nil }
    let isTold = deniedFormat != nil && device?.has(.tenBit) == false
    return isTold ? nil : "any format"
  }

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
