import JSONSource
import CaptureModel
import CaptureSession

/// Which formats of a camera a configuration can name: it writes four keys, and formats may be equal in them.
///
/// Of equal ones the keys mean the first that runs beside other cameras, else the first of which that is not known, else
/// the first. One without the pixel format that the graph asks for is not meant by others' keys.
struct NamedFormats: Sendable {
  private let formats: [DeviceFormat]

  // By name: the format that is meant, of those that have the pixel format.
  private var meant: [FormatName: FormatIndex] = [:]

  /// The names of a camera's formats; O(formats).
  init(of camera: ResolvedCamera) {
    formats = camera.device?.formats ?? []
    let asked = camera.input.activeFormat?.pixelFormat?.value
    meant.reserveCapacity(formats.count)
    for index in camera.device?.formatIndices ?? [] {
      if let asked, formats[index].pixelFormats?.contains(asked) == false { continue }
      let name = FormatName(formats[index])
      meant[name] = meant[name].map { first(of: $0, index) } ?? index
    }
  }

  /// The format that the four keys of a format mean.
  func format(likeFormat index: FormatIndex) -> FormatIndex {
    guard formats.indices.contains(index.value) else { return index }
    return meant[FormatName(formats[index])].map { first(of: $0, index) } ?? index
  }

  /// Whether the four keys of a format mean it, and no other that is equal in them.
  func canName(_ index: FormatIndex) -> Bool { format(likeFormat: index) == index }

  private func first(of left: FormatIndex, _ right: FormatIndex) -> FormatIndex {
    func rank(_ index: FormatIndex) -> Int { formats[index].multiCam.map { $0 ? 0 : 2 } ?? 1 }
    return (rank(left), left) <= (rank(right), right) ? left : right
  }
}
