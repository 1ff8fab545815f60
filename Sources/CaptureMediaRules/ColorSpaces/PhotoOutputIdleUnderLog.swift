import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A camera that takes photos is not in Apple Log.
  static var photoOutputIdleUnderLog: Rule {
    Rule(
      "photo-output-idle-under-log",
      title: "Photo output of a camera in Apple Log",
      area: .photo,
      severity: .error,
      rationale: """
        While a camera's active color space is Apple Log, its photo output is inactive: the session runs, and \
        capturePhoto(with:delegate:) throws "No active and enabled video connection". A photo output that nothing is asked \
        of does no harm.
        """,
      availability: .iOS(OSVersion(17, 2)),
      reads: ["activeColorSpace"],
      sources: [
        .symbol("AVCaptureDevice.activeColorSpace"), .symbol("AVCaptureColorSpace.appleLog"),
        .symbol("AVCapturePhotoOutput"),
      ],
      aliases: ["apple-log2-excludes-photo"],
      hasFix: true,
      examples: [
        .passing("single automaticallyConfiguresCaptureDeviceForWideColor=false")
          .and("back activeFormat=(1920x1080 maxFrameRate=30 pixelFormat=x422) activeColorSpace=HLG_BT2020")
          .and("photo | movie | shot").on(LogExamples.profile),
        .failing("single automaticallyConfiguresCaptureDeviceForWideColor=false")
          .and("back activeFormat=(1920x1080 maxFrameRate=30 pixelFormat=x422) activeColorSpace=appleLog")
          .and("back -> ⟦photo⟧ | back -> movie | shot").on(LogExamples.profile),
        .failing("single automaticallyConfiguresCaptureDeviceForWideColor=false")
          .and("back activeFormat=(1920x1080 maxFrameRate=30 pixelFormat=x422) activeColorSpace=appleLog")
          .and("back -> ⟦photo⟧ | back -> movie").on(LogExamples.profile),
        .failing("single automaticallyConfiguresCaptureDeviceForWideColor=false")
          .and("back activeFormat=(1920x1080 maxFrameRate=30 pixelFormat=x422) activeColorSpace=appleLog2")
          .and("back -> ⟦photo⟧ | back -> movie | shot").on("iphone-17-pro"),
      ]
    ) { session, report in
      let logarithmic = session.cameras.filter {
        $0.input.activeColorSpace?.value.isLogarithmic == true
      }
      guard !logarithmic.isEmpty else { return }
      let asked = Set(session.photoRequests().map(\.output.index))
      for connection in session.connections where session.outputType(connection.output) == .photo {
        guard let camera = logarithmic.first(where: { $0.inputIndex == connection.input }),
          let space = camera.input.activeColorSpace
        else { continue }
        let ranges = [space.range, session.outputRange(of: connection)].sorted()
        let others = (camera.activeFormat?.colorSpaces ?? []).filter { !$0.isLogarithmic }
        let isAsked = asked.contains(connection.output)
        report.emit(
          "\"\(session.graph.outputName(connection.output))\" takes no photos while \"\(camera.id)\" is in "
            + "\"\(space.value.rawValue)\"",
          at: ranges[1], severity: isAsked ? .error : .note, label: "no photos in Apple Log",
          notes: [Finding.Note("these two exclude each other", at: ranges[0])],
          fixes: others.map { space.fix(to: $0, report.edit) },
          help: "use another color space, or disconnect the photo output")
      }
    }
  }
}
