import CaptureModel
import DeviceFacts
import JSONSource

/// The cameras of a profile with their formats.
struct CameraSection {
  let profile: DeviceProfile
  let palette: Palette
  let width: Int

  func lines() -> [String] {
    var lines: [String] = [palette.paint("Cameras", .strong)]
    if profile.cameras.isEmpty { lines.append("  unknown") }
    var shown: [(title: String, rows: [String])] = []
    for camera in profile.cameras {
      lines.append("")
      lines += head(camera)
      let rows = FormatTables(camera, in: profile, palette).lines
      if let twin = shown.first(where: { $0.rows == rows && !rows.isEmpty }) {
        lines += TextLayout.hanging("    ", sameFormats(as: twin.title, camera), width: width)
      } else if !rows.isEmpty {
        lines += rows
        shown.append((camera.title, rows))
      }
      lines += doubted(camera)
    }
    return lines
  }

  private func head(_ camera: ProfileCamera) -> [String] {
    let origin = TerminalText.escaped(ProfileRenderer.origin(camera.source, in: profile))
    var lines = ["  " + palette.paint(camera.title, .note) + origin]
    var parts = ["\(camera.deviceType.rawValue), \(camera.position.rawValue)"]
    let constituents = camera.constituents.map(\.shortName).joined(separator: ", ")
    if !constituents.isEmpty { parts.append("of \(constituents)") }
    parts.append(extent(camera))
    if let manual = camera.manualControls { parts.append(manual ? "manual controls" : "no manual controls") }
    if let focus = camera.autoFocusSystem { parts.append("focus: \(focus.rawValue)") }
    if let mattes = camera.mattes {
      parts.append(mattes.isEmpty ? "no mattes" : "mattes: \(mattes.map(\.rawValue).joined(separator: ", "))")
    }
    for choice in camera.presets { parts.append("preset \(choice.preset.rawValue) takes format \(choice.format)") }
    lines += TextLayout.hanging("    ", parts.joined(separator: "; "), width: width)
    lines += takenOver(camera).flatMap { TextLayout.hanging("    ", $0, width: width) }
    lines += SpecificationLines(camera, in: profile).lines.flatMap { TextLayout.hanging("    ", $0, width: width) }
    lines += facts(camera).flatMap { TextLayout.hanging("    ", $0, width: width) }
    return lines
  }

  /// The devices that the camera's formats come from, and the reason.
  private func takenOver(_ camera: ProfileCamera) -> [String] {
    guard let reference = camera.formatsOf else { return [] }
    let source = profile.siblings.first { $0.profile == reference.profile }?.source
    let words = "formats: those of the \(reference.camera) camera of \(reference.profile)"
    return [TerminalText.escaped(words + ProfileRenderer.origin(source, in: profile))]
  }

  /// That a table of formats is that of a camera shown before.
  private func sameFormats(as title: String, _ camera: ProfileCamera) -> String {
    let isLikely = camera.formats.allSatisfy { profile.isOfFamily($0.source) }
    let words = "the same formats as the \(title) camera, above"
    return isLikely ? "likely, as on other iPhones: " + words : words
  }

  /// Formats that the camera could be expected to have, but that are doubted.
  private func doubted(_ camera: ProfileCamera) -> [String] {
    let doubted = profile.doubtedFormats(of: camera).map(\.title)
    guard !doubted.isEmpty else { return [] }
    let words = "doubted, as its list lacks what cameras like it run: \(doubted.joined(separator: "; "))"
    return TextLayout.hanging("    ", words, width: width)
  }

  /// The camera's facts that have their own sources.
  private func facts(_ camera: ProfileCamera) -> [String] {
    [
      camera.sensor.map { fact("sensor \($0.value)", $0, of: camera) },
      camera.controls?.lensApertureStops.map { apertures($0, of: camera) },
      camera.hasTorch.map { fact($0.value ? "torch" : "no torch", $0, of: camera) },
      camera.hasFlash.map { fact($0.value ? "flash" : "no flash", $0, of: camera) },
    ].compactMap { $0 }
  }

  /// The apertures of the lens, or the one that it is fixed at.
  private func apertures(_ stops: [Double], of camera: ProfileCamera) -> String {
    let values = stops.map { "f/" + JSONNumber.text(of: $0) }.joined(separator: ", ")
    let words = stops.count == 1 ? "aperture fixed at \(values)" : "apertures \(values)"
    return words + TerminalText.escaped(ProfileRenderer.origin(camera.sourceOfControls, in: profile))
  }

  private func fact<Value>(_ words: String, _ fact: ProfileFact<Value>, of camera: ProfileCamera) -> String {
    words + TerminalText.escaped(ProfileRenderer.origin(fact.source ?? camera.source, in: profile))
  }

  /// How much of the camera's list of formats is known.
  private func extent(_ camera: ProfileCamera) -> String {
    let known = camera.formats.count { !profile.isOfFamily($0.source) }
    let count = TextLayout.count(known, "format")
    if camera.formatsComplete { return "\(count), all that it has" }
    if camera.multiCamFormatsComplete { return "\(count), among them every multi-cam format" }
    return known == 0 ? "formats unknown" : "\(count) known, others unknown"
  }
}
