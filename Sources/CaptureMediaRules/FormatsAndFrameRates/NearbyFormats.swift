import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

/// The formats of a camera that are nearest to the graph's request, as notes.
enum NearbyFormats {
  /// One note for each of the nearest sizes, the requested one first. Each names the formats of its size, `wanted`
  /// first, then the nearest.
  static func notes(
    to request: FormatRequest, wanted: DeviceFormat?, among formats: [DeviceFormat], verb: String
  ) -> [Finding.Note] {
    var sizes: [Dimensions] = []
    var rows: [Dimensions: [String]] = [:]
    let near = NearestFormat.inOrder(to: request, among: formats)
    for format in (wanted.map { [$0] } ?? []) + near {
      if rows[format.dimensions] == nil { sizes.append(format.dimensions) }
      let row = format.row
      if rows[format.dimensions]?.contains(row) != true { rows[format.dimensions, default: []].append(row) }
    }
    let shown = sizes.prefix(3).map { size in
      let known = (rows[size] ?? []).filter { !$0.isEmpty }
      return Finding.Note("it \(verb) \(size)" + (known.isEmpty ? "" : " " + known.joined(separator: "; ")))
    }
    return sizes.count > 3 ? shown + [Finding.Note("and it \(verb) \(sizes.count - 3) other sizes")] : shown
  }
}

extension NearbyFormats {
  /// The note on a pixel format that no format of the asked size is known to have; none if it is not the reason.
  fileprivate static func pixelFormatNote(_ request: FormatRequest, among formats: [DeviceFormat]) -> [Finding.Note] {
    guard let asked = request.pixelFormat?.value else { return [] }
    let sized = formats.filter { format in
      (request.width?.value ?? format.width, request.height?.value ?? format.height) == (format.width, format.height)
    }
    guard !sized.isEmpty, !sized.contains(where: { $0.pixelFormats?.contains(asked) ?? false }) else { return [] }
    let known = sized.flatMap { $0.pixelFormats?.map(\.code) ?? [] }
    let others = known.enumerated().filter { known.firstIndex(of: $0.element) == $0.offset }.map(\.element)
    let size = sized[0].dimensions
    guard sized.allSatisfy({ $0.pixelFormats != nil }) else {
      return [Finding.Note("whether it has \(size) in \(asked.code) is not known")]
    }
    return [Finding.Note("it has \(size) in \(others.sentence), not in \(asked.code)")]
  }
}

extension DeviceFormat {
  /// The rate and the binning, as far as known: `at 30, unbinned`.
  fileprivate var row: String {
    guard highestRate != nil || binned != nil else { return "" }
    let rate = highestRate.map { "at \($0)" } ?? "at an unknown rate"
    return [rate, binned.map { $0 ? "binned" : "unbinned" }].compactMap { $0 }.joined(separator: ", ")
  }
}

extension ResolvedSession {
  /// Notes that list formats that the camera may run here, the nearest to the requested one first.
  ///
  /// `wanted` is the format that a fix chooses, if it isn't simply the nearest.
  func nearbyFormats(of camera: ResolvedCamera, wanted: DeviceFormat? = nil) -> [Finding.Note] {
    guard let request = camera.input.activeFormat, let device = camera.device else { return [] }
    let running = device.formats.filter { !requiresMultiCamFormats || $0.multiCam == true }
    guard running.isEmpty else {
      return NearbyFormats.notes(to: request, wanted: wanted, among: running, verb: "runs")
        + NearbyFormats.pixelFormatNote(request, among: running)
    }
    let others = device.formats.filter { $0.multiCam != false }
    return NearbyFormats.notes(to: request, wanted: wanted, among: others, verb: "has")
      + NearbyFormats.pixelFormatNote(request, among: others)
  }
}
