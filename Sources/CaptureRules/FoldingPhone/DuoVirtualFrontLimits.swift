import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// The virtual front camera has no format beyond 1080p at 60.
  static var duoVirtualFrontLimits: Rule {
    Rule(
      "duo-virtual-front-limits",
      title: "Format beyond the virtual front camera",
      area: .inputs,
      severity: .warning,
      confidence: .inferred,
      rationale: """
        On iPhone Duo the front wide and the front ultra-wide camera are one virtual camera, made of the inner and the \
        outer one. It runs at most 1920x1080 at 60, and has no depth. The outer camera alone runs up to 3840x2160, and \
        up to 120 frames a second, but then the app has to switch cameras itself.
        """,
      availability: .iOS(OSVersion(27, 1)),
      reads: ["activeFormat", "activeFrameRate"],
      sources: [
        .session("Tech Talk 111465, by public notes"),
        .symbol("AVCaptureDevice.DeviceType.builtInOuterUltraWideCamera"),
      ],
      hasFix: true,
      examples: [
        .passing("single | front 1920x1080@60 | video").on("iphone-duo"),
        .failing("single | front ⟦3840x2160⟧ | video").on("iphone-duo"),
        .failing("single | front 1920x1080 activeFrameRate=(max=⟦120⟧) | video").on("iphone-duo"),
        .passing("single | front: builtInOuterUltraWideCamera front 3840x2160 | video").on("iphone-duo"),
      ]
    ) { session, report in
      for camera in session.cameras where camera.isVirtualFront {
        guard let (range, words) = camera.excess else { continue }
        let type = camera.input.deviceType.map { type in
          Fix(
            "use the outer camera alone", .unsafe,
            edits: [report.edit.replacing(type.range, with: "\"\(DeviceType.builtInOuterUltraWideCamera.rawValue)\"")])
        }
        report.emit(
          "\"\(camera.id)\" switches between the front cameras and has no format of \(words)", at: range,
          label: "beyond 1920x1080 at 60", notes: [Finding.Note("this camera is a virtual device", at: camera.range)],
          fixes: type.map { [$0] } ?? [],
          help: "open builtInOuterUltraWideCamera, and switch to builtInInnerUltraWideCamera yourself")
      }
    }
  }
}

extension ResolvedCamera {
  /// Whether this is the virtual front camera, made of an inner and an outer one.
  var isVirtualFront: Bool { device?.constituents.contains(.builtInOuterUltraWideCamera) ?? false }

  /// A size or rate beyond 1920x1080 at 60 that the graph asks for: its place, and its words.
  fileprivate var excess: (SourceRange, String)? {
    let limit = FrameRate(60)
    if let request = input.activeFormat {
      if let size = request.dimensions, max(size.width, size.height) > 1920 || min(size.width, size.height) > 1080 {
        return (request.range, "\(size)")
      }
      if let rate = request.maxFrameRate, rate.value > limit { return (rate.range, "\(rate.value.perSecond)") }
    }
    guard let rate = input.activeFrameRate?.max, rate.value > limit else { return nil }
    return (rate.range, "\(rate.value.perSecond)")
  }
}
