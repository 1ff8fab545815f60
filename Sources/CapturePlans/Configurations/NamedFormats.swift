import JSONSource
import CaptureModel
import CaptureSession

/// The formats of a camera that a configuration can name. It names a format by four keys, which several formats may
/// share.
///
/// Shared keys mean the first format that `FormatRanking` ranks best: one that runs beside other cameras and supports
/// what the session asks. If the graph asks for a pixel format, the keys never mean a format without it.
struct NamedFormats: Sendable {
  // By format: the one that its four keys mean.
  private let meant: [FormatIndex]

  /// The nameable formats of each camera.
  static func ofCameras(in session: ResolvedSession) -> [NamedFormats] {
    let asks = FormatAsks(session)
    return session.cameras.map { NamedFormats(of: $0, asks) }
  }

  /// The nameable formats of a camera; O(formats).
  init(of camera: ResolvedCamera, _ asks: FormatAsks) {
    let ranking = asks.ranking(of: camera)
    let formats = camera.device?.formats ?? []
    let asked = camera.input.activeFormat?.pixelFormat?.value
    let names = formats.indices.map { FormatName(formats[$0]) }
    // By name: the format it means, among those with the pixel format.
    var named: [FormatName: FormatIndex] = [:]
    named.reserveCapacity(formats.count)
    func first(of left: FormatIndex, _ right: FormatIndex) -> FormatIndex {
      if left == right { return left }
      let ranks = (ranking.rank(of: formats[left.value]), ranking.rank(of: formats[right.value]))
      return ranks.0 == ranks.1 ? min(left, right) : ranks.0 < ranks.1 ? left : right
    }
    for (number, name) in names.enumerated() {
      if let asked, formats[number].pixelFormats?.contains(asked) == false { continue }
      let index = FormatIndex(number)
      named[name] = named[name].map { first(of: $0, index) } ?? index
    }
    meant = names.enumerated().map { number, name in
      let index = FormatIndex(number)
      return named[name].map { first(of: $0, index) } ?? index
    }
  }

  /// The format that a format's four keys mean.
  func format(likeFormat index: FormatIndex) -> FormatIndex {
    meant.indices.contains(index.value) ? meant[index.value] : index
  }

  /// Whether the four keys of a format mean that format, not another with the same keys.
  func canName(_ index: FormatIndex) -> Bool { format(likeFormat: index) == index }
}
