import CaptureModel
import CaptureSession
import DeviceFacts
import JSONSource

/// The formats of a camera in columns: those of its document, then those taken over from the device's family.
struct FormatTables {
  let lines: [String]

  /// The formats of a camera; there are no lines if none is known.
  init(_ camera: ProfileCamera, in profile: DeviceProfile, _ palette: Palette) {
    let (known, likely) = (Self.known(camera, in: profile), Self.likely(camera, in: profile))
    var lines: [String] = []
    // A table takes the whole width, so unlike the text above it is not indented.
    if let head = known.first { lines += [palette.paint(head, .faint)] + known.dropFirst() }
    if let head = likely.first {
      let source = camera.formats.first { profile.isOfFamily($0.source) }?.source
      lines.append(
        "    likely, as on other iPhones" + TerminalText.escaped(ProfileRenderer.origin(source, in: profile)))
      lines += [palette.paint(head, .faint)] + likely.dropFirst()
    }
    self.lines = lines
  }

  private static let columns = ["size", "rates", "multi", "binned", "HDR", "reads", "stills", "depth", "pixels"]
  private static let alignments: [TextTable.Alignment] = [
    .left, .left, .left, .left, .left, .right, .left, .left, .left,
  ]

  /// Formats of the document, in order; if they are not all known in the same way, the last column says how each is.
  private static func known(_ camera: ProfileCamera, in profile: DeviceProfile) -> [String] {
    func kind(_ format: DeviceFormat) -> String {
      profile.source(format.source ?? camera.source)?.kind.rawValue ?? ""
    }
    let known = camera.formats.enumerated().filter { !profile.isOfFamily($0.element.source) }
    guard !known.isEmpty else { return [] }
    let isMixed = Set(known.map { kind($0.element) }).count > 1
    var table = TextTable([.right] + alignments + [.left])
    table.add(["#"] + columns + (isMixed ? ["known"] : []))
    for (index, format) in known {
      table.add([String(index)] + cells(of: format, in: profile) + (isMixed ? [kind(format)] : []))
    }
    return table.lines()
  }

  /// Formats of the family; their places in the list are not known.
  private static func likely(_ camera: ProfileCamera, in profile: DeviceProfile) -> [String] {
    let likely = camera.formats.filter { profile.isOfFamily($0.source) }
    guard !likely.isEmpty else { return [] }
    var table = TextTable(alignments)
    table.add(columns)
    for format in likely { table.add(cells(of: format, in: profile)) }
    return table.lines()
  }

  private static func cells(of format: DeviceFormat, in profile: DeviceProfile) -> [String] {
    [
      "\(format.dimensions)", rates(format), flag(of: format, in: profile), ProfileRenderer.sign(format.binned),
      ProfileRenderer.sign(format.videoHDR), readout(format),
      format.photoDimensions.map { $0.last?.description ?? "none" } ?? "?", depth(format), pixels(format),
    ]
  }

  /// Whether a format runs beside other cameras: `likely` or `unlikely` if that is taken over from the family.
  private static func flag(of format: DeviceFormat, in profile: DeviceProfile) -> String {
    guard let flag = format.multiCam, profile.isOfFamily(format.multiCamSource ?? format.source) else {
      return ProfileRenderer.sign(format.multiCam)
    }
    return flag ? "likely" : "unlikely"
  }

  private static func rates(_ format: DeviceFormat) -> String {
    let ranges = format.rateRanges.map { range in range.min.map { "\($0)-\(range.max)" } ?? "to \(range.max)" }
    if ranges.isEmpty, let bounds = format.maxFrameRateBounds { return "to \(bounds.lowerBound)…\(bounds.upperBound)" }
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

extension FamilyFormat {
  /// `1920x1080 at up to 30 or more, unbinned`.
  var title: String {
    let words =
      switch rate {
      case .exactly(let rate): "at up to \(rate)"
      case .atLeast(let rate): "at up to \(rate) or more"
      case .between(let low, let high): "at up to \(low) to \(high)"
      }
    return "\(dimensions) \(words), \(binned ? "binned" : "unbinned")"
  }
}
