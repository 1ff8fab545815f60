import CaptureModel

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
      // The table takes the whole width, so it is not indented like the text above it.
      let rows = FormatTable(camera.formats).lines
      if let twin = shown.first(where: { $0.rows == rows && !rows.isEmpty }) {
        lines.append("    the formats of the \(twin.title) camera")
      } else if !rows.isEmpty {
        lines += [palette.paint(rows[0], .faint)] + rows.dropFirst()
        shown.append((camera.title, rows))
      }
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
    lines += facts(camera).flatMap { TextLayout.hanging("    ", $0, width: width) }
    return lines
  }

  /// Whose formats the camera is taken to have, and why.
  private func takenOver(_ camera: ProfileCamera) -> [String] {
    guard let reference = camera.formatsOf else { return [] }
    let source = profile.siblings.first { $0.profile == reference.profile }?.source
    let words = "formats: those of the \(reference.camera) camera of \(reference.profile)"
    return [TerminalText.escaped(words + ProfileRenderer.origin(source, in: profile))]
  }

  /// The facts of the camera that have sources of their own.
  private func facts(_ camera: ProfileCamera) -> [String] {
    [
      camera.sensor.map { fact("sensor \($0.value)", $0, of: camera) },
      camera.hasTorch.map { fact($0.value ? "torch" : "no torch", $0, of: camera) },
      camera.hasFlash.map { fact($0.value ? "flash" : "no flash", $0, of: camera) },
    ].compactMap { $0 }
  }

  private func fact<Value>(_ words: String, _ fact: ProfileFact<Value>, of camera: ProfileCamera) -> String {
    words + TerminalText.escaped(ProfileRenderer.origin(fact.source ?? camera.source, in: profile))
  }

  /// How much of the camera's list of formats is known.
  private func extent(_ camera: ProfileCamera) -> String {
    let count = TextLayout.count(camera.formats.count, "format")
    if camera.formatsComplete { return "\(count), all that it has" }
    if camera.multiCamFormatsComplete { return "\(count), among them every multi-cam format" }
    return camera.formats.isEmpty ? "formats unknown" : "\(count) known, others unknown"
  }
}

/// The formats of a camera in columns.
private struct FormatTable {
  let lines: [String]

  init(_ formats: [DeviceFormat]) {
    var table = TextTable([.right, .left, .left, .left, .left, .left, .right, .left, .left, .left])
    table.add(["#", "size", "rates", "multi", "binned", "HDR", "reads", "stills", "depth", "pixels"])
    for (index, format) in formats.enumerated() {
      table.add([
        String(index), "\(format.dimensions)", Self.rates(format), ProfileRenderer.sign(format.multiCam),
        ProfileRenderer.sign(format.binned), ProfileRenderer.sign(format.videoHDR), Self.readout(format),
        format.photoDimensions.map { $0.last?.description ?? "none" } ?? "?", Self.depth(format), Self.pixels(format),
      ])
    }
    lines = formats.isEmpty ? [] : table.lines()
  }

  private static func rates(_ format: DeviceFormat) -> String {
    let ranges = format.rateRanges.map { range in range.min.map { "\($0)-\(range.max)" } ?? "to \(range.max)" }
    return ranges.isEmpty ? "?" : ranges.joined(separator: ", ")
  }

  private static func readout(_ format: DeviceFormat) -> String {
    guard let readout = format.readoutPixels, let value = readout.value else { return "?" }
    return (readout.low == value && readout.high == value ? "" : "~") + Figure.megapixels(value)
  }

  private static func depth(_ format: DeviceFormat) -> String {
    guard let depth = format.depthFormats else { return "?" }
    return depth.isEmpty ? "none" : depth.map(\.dimensions.description).joined(separator: " ")
  }

  private static func pixels(_ format: DeviceFormat) -> String {
    format.pixelFormats.map { $0.map { "\($0)" }.joined(separator: " ") } ?? "?"
  }
}
