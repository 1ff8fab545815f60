import JSONSource
import CaptureModel
import CaptureSession

/// Which formats of a camera a configuration can name: it writes four keys, and formats may be equal in them.
///
/// Of equal ones the keys mean the first; in a multi-camera session the first that runs beside other cameras, else the
/// first of which that is not known. One without the pixel format that the graph asks for is not meant by others' keys.
struct NamedFormats: Sendable {
  // By format: the one that its four keys mean.
  private let meant: [FormatIndex]

  /// The names of the formats of each camera.
  static func ofCameras(in session: ResolvedSession) -> [NamedFormats] {
    session.cameras.map { NamedFormats(of: $0, in: session) }
  }

  /// The names of a camera's formats; O(formats).
  init(of camera: ResolvedCamera, in session: ResolvedSession) {
    let formats = camera.device?.formats ?? []
    let asked = camera.input.activeFormat?.pixelFormat?.value
    // By name: the format that is meant, of those that have the pixel format.
    var named: [FormatName: FormatIndex] = [:]
    named.reserveCapacity(formats.count)
    func first(of left: FormatIndex, _ right: FormatIndex) -> FormatIndex {
      func rank(_ index: FormatIndex) -> Int {
        session.isMultiCam ? formats[index.value].multiCam.map { $0 ? 0 : 2 } ?? 1 : 0
      }
      return (rank(left), left) <= (rank(right), right) ? left : right
    }
    for (number, format) in formats.enumerated() {
      if let asked, format.pixelFormats?.contains(asked) == false { continue }
      let index = FormatIndex(number)
      let name = FormatName(format)
      named[name] = named[name].map { first(of: $0, index) } ?? index
    }
    meant = formats.indices.map { number in
      let index = FormatIndex(number)
      return named[FormatName(formats[number])].map { first(of: $0, index) } ?? index
    }
  }

  /// The format that the four keys of a format mean.
  func format(likeFormat index: FormatIndex) -> FormatIndex {
    meant.indices.contains(index.value) ? meant[index.value] : index
  }

  /// Whether the four keys of a format mean it, and no other that is equal in them.
  func canName(_ index: FormatIndex) -> Bool { format(likeFormat: index) == index }
}
