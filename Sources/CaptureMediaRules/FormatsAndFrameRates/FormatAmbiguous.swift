import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A graph says enough about a format to determine its cost.
  static var formatAmbiguous: Rule {
    Rule(
      "format-ambiguous",
      title: "Several formats of different cost fit",
      area: .formats,
      severity: .note,
      rationale: """
        A graph may name only some properties of a format; capplan then takes the one with the lowest maximum rate that \
        reaches the requested rates, unbinned before binned. If the others cost more or less, it is better to \
        say which one is meant. The same holds if only a setting that the app goes without where it is not supported \
        decides between them.
        """,
      reads: ["activeFormat"],
      sources: [.format("the graph document, which format")],
      hasFix: true,
      examples: [
        .passing("back 1280x720 | video"),
        .failing("back ⟦1920x1080⟧ | video"),
        .failing("back ⟦1280x720⟧ | video")
          .on(
            PhotoExamples.profile(
              "builtInWideAngleCamera",
              formats: #"""
                { "width": 1280, "height": 720, "maxFrameRate": 30, "binned": true, "multiCam": true },
                { "width": 1280, "height": 720, "maxFrameRate": 60, "binned": false, "multiCam": true }
                """#)),
        .failing("back ⟦1280x720@30 unbinned⟧ | video")
          .on(
            PhotoExamples.profile(
              "builtInWideAngleCamera",
              formats: #"""
                { "width": 1280, "height": 720, "maxFrameRate": 30, "binned": false, "multiCam": true, "readout": 4000000 },
                { "width": 1280, "height": 720, "maxFrameRate": 30, "binned": false, "multiCam": false, "readout": 12000000 }
                """#)
          ).withoutFix(),
        .failing("back ⟦1280x720⟧ | video")
          .on(
            PhotoExamples.profile(
              "builtInWideAngleCamera",
              formats: #"""
                { "width": 1280, "height": 720, "maxFrameRate": 30, "binned": false, "multiCam": true, "readout": 4000000 },
                { "width": 1280, "height": 720, "maxFrameRate": 30, "binned": false, "multiCam": true, "readout": 12000000 }
                """#)
          ).withoutFix(),
        .failing("back ⟦1280x720⟧ | back -> video preferredVideoStabilizationMode=cinematic")
          .with("whereSupported=[preferredVideoStabilizationMode]")
          .on(
            PhotoExamples.profile(
              "builtInWideAngleCamera",
              formats: #"""
                { "width": 1280, "height": 720, "maxFrameRate": 30, "binned": false, "multiCam": true,
                  "stabilizationModes": ["off", "cinematic"] },
                { "width": 1280, "height": 720, "maxFrameRate": 60, "binned": true, "multiCam": true,
                  "stabilizationModes": ["off"] }
                """#)),
      ]
    ) { session, report in
      guard session.isMultiCam else { return }
      let asks = session.graph.guards.isEmpty ? nil : FormatAsks(session)
      for camera in session.cameras {
        guard case .chosen(_, let others) = camera.format, let request = camera.input.activeFormat,
          let device = camera.device, let chosen = camera.activeFormat
        else { continue }
        let price = FormatPrice(chosen, camera)
        func dearerOrCheaper(_ formats: [FormatIndex]) -> [DeviceFormat] {
          formats.map { device.formats[$0] }.filter { FormatPrice($0, camera) != price }
        }
        let choice = asks.flatMap { session.guardedChoice(of: camera, $0) }
        let passedOver = dearerOrCheaper(choice?.passedOver ?? [])
        let rivals = dearerOrCheaper(others) + passedOver
        guard !rivals.isEmpty else { continue }
        // A graph can't tell apart formats with the same size, rate and binning.
        let isTold = camera.equivalentFormats.allSatisfy { FormatPrice($0, camera) == price }
        let names = distinctNames(of: rivals)
        var notes = [Finding.Note("it could also be \(names.prefix(6).joined(separator: "; "))")]
        if let keys = choice?.keys, !keys.isEmpty, !passedOver.isEmpty {
          notes.append(
            Finding.Note(
              "only \(keys.sentence), which the app can go without, decided against "
                + distinctNames(of: passedOver).prefix(6).joined(separator: "; ")))
        }
        report.emit(
          "\"\(camera.id)\" could mean \(names.count + 1) formats of different cost", at: request.range,
          label: "taken as \(chosen.shortText)",
          notes: notes,
          fixes: isTold
            ? request.completion(to: chosen, passedOver.isEmpty ? .safe : .unsafe, report.edit).map { [$0] } ?? [] : [])
      }
    }
  }
}

/// What formats are called, each name once.
private func distinctNames(of formats: [DeviceFormat]) -> [String] {
  formats.reduce(into: []) { names, format in
    if !names.contains(format.description) { names.append(format.description) }
  }
}

/// The properties of a format that determine its cost.
private struct FormatPrice: Equatable {
  let dimensions: Dimensions
  let rate: FrameRate?
  let readout: CostInterval?
  let binned: Bool?

  init(_ format: DeviceFormat, _ camera: ResolvedCamera) {
    dimensions = format.dimensions
    rate = format.highestRate.map { highest in camera.rateOverride.map { min($0, highest) } ?? highest }
    readout = format.readoutPixels
    // Binning affects cost through the pixels that are read, so it is used instead of them if they are unknown.
    binned = readout == nil ? format.binned : nil
  }
}

extension DeviceFormat {
  /// The rate and the binning, as far as known, for example `30 fps, unbinned`.
  fileprivate var shortText: String {
    let mode = binned.map { $0 ? "binned" : "unbinned" }
    let known = [highestRate.map { "\($0) fps" }, mode].compactMap { $0 }
    return known.isEmpty ? "the one whose rate is not known" : known.joined(separator: ", ")
  }
}

extension FormatRequest {
  /// A fix that adds the keys that distinguish the format from the others; `nil` if all are given already.
  fileprivate func completion(
    to format: DeviceFormat, _ applicability: Fix.Applicability, _ edit: DocumentEditor
  ) -> Fix? {
    var given: Set<String> = []
    if width != nil { given.insert("width") }
    if height != nil { given.insert("height") }
    if maxFrameRate != nil { given.insert("maxFrameRate") }
    if binned != nil { given.insert("binned") }
    let missing = format.requestMembers.filter { !given.contains($0.key) }
    guard !missing.isEmpty else { return nil }
    let members = missing.map { "\"\($0.key)\": \($0.json)" }.joined(separator: ", ")
    return Fix("write it out", applicability, edits: [edit.adding(members, to: range)])
  }
}
