import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A camera that takes photos, or is shown, runs a format whose pixels are not packed Bayer.
  static var photoFromBayerFormat: Rule {
    Rule(
      "photo-from-bayer-format",
      title: "Photo or preview from packed Bayer",
      area: .formats,
      severity: .error,
      confidence: .inferred,
      rationale: """
        A format with packed Bayer pixels (btp2) is for ProRes RAW. Reports show that photos other than RAW can't be \
        captured from it, "No active and enabled video connection", and that a preview layer stays grey. Its only color \
        spaces are Apple Log, in which a photo output is inactive.
        """,
      availability: .iOS(OSVersion(26)),
      reads: ["activeFormat"],
      sources: [
        .report("CommunityToolkit/Maui#2904, #2920, #3037: a grey preview and the exception"),
        .report("mrousavy/react-native-vision-camera#3633: the exception"),
        .symbol("AVCapturePhotoOutput.capturePhoto(with:delegate:)"),
        .inference("a photo output is inactive in Apple Log, and printed btp2 formats have no other color space"),
      ],
      hasFix: true,
      examples: [
        .passing("single | back activeFormat=(1920x1080 pixelFormat=420v) | photo | shot").on(profile),
        .failing("single | back activeFormat=(1920x1080 pixelFormat=btp2) | photo | ⟦shot⟧").on(profile),
        .failing("single | back activeFormat=(1920x1080 pixelFormat=btp2) | ⟦photo⟧: photo").on(profile),
        .failing("single | back activeFormat=(1920x1080 pixelFormat=btp2) | ⟦preview⟧: preview").on(profile),
        .passing("single | back activeFormat=(1920x1080 pixelFormat=btp2) | photo")
          .and("shot rawPixelFormat=bgg4 photoQualityPrioritization=speed").on(profile),
        .failing("single | back 4224x3024@60 | photo | ⟦shot⟧").on("iphone-17-pro").withoutFix(),
      ]
    ) { session, report in
      let bayer = session.cameras.filter { $0.isPackedBayer && $0.input.activeColorSpace?.value.isLogarithmic != true }
      guard !bayer.isEmpty else { return }
      let requests = session.photoRequests()
      for connection in session.connections where connection.media == .video {
        guard let camera = bayer.first(where: { $0.inputIndex == connection.input }) else { continue }
        let output = session.graph.outputs[connection.output]
        let name = session.graph.outputName(connection.output)
        let place = output.id?.range ?? output.range
        switch session.outputType(connection.output) {
        case .previewLayer:
          camera.emitBayer("\"\(name)\" stays grey", at: place, .warning, "grey preview", session, &report)
        case .photo:
          let own = requests.filter { $0.output.index == connection.output }
          if own.isEmpty {
            camera.emitBayer(
              "\"\(name)\" takes RAW photos alone", at: place, .note, "no other photos", session, &report)
          }
          for request in own where request.isProcessed {
            camera.emitBayer(
              "\(request.title) can't be captured", at: request.range, .error, "no photo from Bayer", session, &report)
          }
        default: continue
        }
      }
    }
  }

  private static let profile = PhotoExamples.profile(
    "builtInWideAngleCamera",
    formats: #"""
      { "width": 1920, "height": 1080, "pixelFormats": ["btp2"] },
      { "width": 1920, "height": 1080, "pixelFormats": ["420v"] }
      """#)
}

extension PhotoRequest {
  /// Whether it asks for a photo that is not RAW, alone or beside RAW.
  fileprivate var isProcessed: Bool {
    settings.rawPixelFormat == nil || settings.codec != nil || settings.pixelFormat != nil
  }
}

extension ResolvedCamera {
  /// Reports what packed Bayer keeps from working, with the fix that takes other pixels of the same size.
  fileprivate func emitBayer(
    _ what: String, at range: SourceRange, _ severity: Severity, _ label: String, _ session: ResolvedSession,
    _ report: inout Emitter
  ) {
    let written = input.activeFormat?.pixelFormat
    let fix = convertibleFormat(isMultiCam: session.isMultiCam).flatMap { other in
      written.map {
        Fix("let \"\(id)\" run \(other)", .unsafe, edits: [report.edit.replacing($0.range, with: "\"\(other)\"")])
      }
    }
    report.emit(
      "\(what) while \"\(id)\" runs packed Bayer", at: range, severity: severity, label: label,
      notes: [Finding.Note("the format is chosen here", at: input.activeFormat?.range)],
      fixes: [fix].compactMap(\.self), help: "choose a format of \"\(id)\" with other pixels")
  }
}
