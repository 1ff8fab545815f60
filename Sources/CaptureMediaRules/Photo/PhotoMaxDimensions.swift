import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// The maximum size of a photo is one that the format has and the output allows.
  static var photoMaxDimensions: Rule {
    Rule(
      "photo-max-dimensions",
      title: "Photo size that is not available",
      area: .photo,
      severity: .error,
      remedy: .format,
      asksDevice: true,
      rationale: """
        The output's maxPhotoDimensions is one of the sizes that the active format lists, and so is a request's, which is \
        no larger than the output's. Any other size throws NSInvalidArgumentException. No format lists photos that are much \
        larger than the camera's largest. Write `largest` for the largest that there is: phones have different sizes.
        """,
      availability: .iOS(OSVersion(16)),
      reads: ["maxPhotoDimensions"],
      settles: ["maxPhotoDimensions"],
      sources: [
        .symbol("AVCapturePhotoOutput.maxPhotoDimensions"), .symbol("AVCapturePhotoSettings.maxPhotoDimensions"),
        .symbol("AVCaptureDevice.Format.supportedMaxPhotoDimensions"),
      ],
      aliases: ["photo-dimensions-output-unset", "photo-size-beyond-sensor"],
      hasFix: true,
      examples: [
        .passing("single | back 2592x1944 | photo maxPhotoDimensions=4032x3024")
          .and("shot maxPhotoDimensions=2592x1944 | plain: shot").on("iphone-13-mini"),
        .failing("single | back 2592x1944 | photo maxPhotoDimensions=⟦8064x6048⟧").on("iphone-13-mini"),
        .failing("single | back 2592x1944")
          .and("photo maxPhotoDimensions=2592x1944 | shot maxPhotoDimensions=⟦4032x3024⟧").on("iphone-13-mini"),
        .unverified("single | back 1280x720 | photo maxPhotoDimensions=1280x720"),
        .passing("single | back 1280x720 | photo | shot codec=hevc"),
        .passing("single | back 2592x1944")
          .and("photo maxPhotoDimensions=largest | shot maxPhotoDimensions=largest | plain: shot").on("iphone-13-mini"),
        .failing("single | back 2592x1944")
          .and("photo maxPhotoDimensions=largest | shot maxPhotoDimensions=⟦8064x6048⟧").on("iphone-13-mini"),
        .unverified("single | back 2592x1944 | photo | shot maxPhotoDimensions=4032x3024").on("iphone-13-mini"),
        .unverified("single | back 3840x2160 | photo maxPhotoDimensions=4032x3024"),
        .passing("photo unconnected maxPhotoDimensions=4032x3024"),
        .failing("single preset=photo | back | photo maxPhotoDimensions=⟦8064x6048⟧").on("iphone-13-mini"),
        .failing("single | back 1920x1440 | photo maxPhotoDimensions=⟦8064x6048⟧").on("iphone-12"),
        .failing("single | front 1920x1000 | photo maxPhotoDimensions=⟦8064x6048⟧").on("iphone-xr"),
      ]
    ) { session, report in
      let cameras = session.photoCameras()
      for output in session.outputs(ofType: .photo) {
        guard let asked = output.output.photo.maxPhotoDimensions?.size else { continue }
        PhotoSizeCheck(camera: cameras[output.index], asked: asked).run(session, &report)
      }
      for request in session.photoRequests() {
        guard let asked = request.settings.maxPhotoDimensions?.size else { continue }
        let limit = request.outputSettings.maxPhotoDimensions?.size
        if let limit, asked.value.width > limit.value.width || asked.value.height > limit.value.height {
          let ranges = RangePair(asked.range, "the photo is asked for here", limit.range, "the output is limited here")
          let raised = report.edit.document.source[asked.range]
          report.emit(
            "\(request.title) asks for \(asked.value), and \"\(request.output.id)\" allows \(limit.value)",
            at: ranges.later, label: "beyond the output's limit",
            notes: [ranges.note],
            fixes: [Fix("raise the output's limit", .unsafe, edits: [report.edit.replacing(limit.range, with: raised)])]
          )
        } else {
          PhotoSizeCheck(camera: request.camera, asked: asked).run(session, &report)
          let isLimited = request.outputSettings.maxPhotoDimensions != nil
          if !isLimited, let camera = request.camera, camera.mayTakeSmaller(than: asked.value, in: session) {
            report.unverified(
              "the largest photo that \"\(request.output.id)\" allows by default", settledBy: .unrecorded,
              at: asked.range,
              lack: .value)
          }
        }
      }
    }
  }

}

/// Checks a photo size against the sizes of a camera's format.
private struct PhotoSizeCheck {
  let camera: ResolvedCamera?
  let asked: Located<Dimensions>

  func run(_ session: ResolvedSession, _ report: inout Emitter) {
    guard let camera, !session.isOfOtherPreset(asked.value, camera) else { return }
    switch session.support(of: .photoSize(asked.value), by: camera) {
    case .supported: return
    case .unknown(let fact):
      let largest = fact == .photoDimensions ? camera.photoSizes?.last : nil
      report.unverified(
        "the photo sizes of \"\(camera.id)\"" + (largest.map { " below \($0)" } ?? ""),
        settledBy: camera.formatFact(fact), at: asked.range, lack: .value)
    case .unsupported:
      // No format has photos larger than the sensor, so this needs no format that is known.
      let format = session.formatInWords(of: camera) ?? "any format"
      let sizes = camera.photoSizes ?? []
      let nearest = sizes.min { distance($0) < distance($1) }
      let size = nearest.map { "{ \"width\": \($0.width), \"height\": \($0.height) }" } ?? "\"largest\""
      let title = nearest.map { "use \($0)" } ?? "take the largest that there is"
      report.emit(
        "\"\(camera.id)\" takes no photos of \(asked.value) in \(format)", at: asked.range, lack: .value,
        isBeyondPlans: camera.needsMore(forPhotosOf: asked.value),
        label: "not in \(camera.activeFormat == nil ? "any" : "this") format",
        notes: camera.largestKnownPhotos(below: asked.value).map {
          [Finding.Note("the largest photos that are known of the \(camera.key) camera have \($0)")]
        } ?? [],
        fixes: [Fix(title, .unsafe, edits: [report.edit.replacing(asked.range, with: size)])],
        help: sizes.isEmpty ? nil : "this format takes \(sizes.map(\.description).sentence)")
    }
  }

  private func distance(_ size: Dimensions) -> Int { abs(size.pixels - asked.value.pixels) }
}

extension ResolvedSession {
  /// Whether only the preset `photo` has photos of a size, and another one chooses the camera's format: that is
  /// `photo-24-48-needs-photo-preset`.
  fileprivate func isOfOtherPreset(_ size: Dimensions, _ camera: ResolvedCamera) -> Bool {
    let preset = graph.session?.preset?.value
    return !isMultiCam && size.pixels > LargePhoto.beyondPresets && camera.input.activeFormat == nil
      && preset != .photo && preset != .inputPriority
  }
}

extension ResolvedCamera {
  /// The photo sizes of the active format, smallest first; `nil` if unknown.
  fileprivate var photoSizes: [Dimensions]? {
    activeFormat?.photoDimensions?.sorted { ($0.pixels, $0.width) < ($1.pixels, $1.width) }
  }

  /// Whether the camera's format is known to take photos of this size, and may also take smaller ones. Then the
  /// output's default may be a smaller size.
  fileprivate func mayTakeSmaller(than size: Dimensions, in session: ResolvedSession) -> Bool {
    if let photoSizes { return photoSizes.contains { $0.pixels < size.pixels } }
    if case .supported = session.support(of: .photoSize(size), by: self) { return true }
    return false
  }
}
