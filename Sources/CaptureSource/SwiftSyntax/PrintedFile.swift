/// A Swift file that capplan prints: written by hand, with regions generated from keys and names.
///
/// The files are in `Printed`, as printed for the oldest system; `make sources` packs their parts.
struct PrintedFile: Sendable {
  /// A part of a file.
  enum Part: Sendable {
    /// Text that is printed as it is.
    case text(String)

    /// A value to fill in, by its index.
    case value(Int)

    /// A region, and the depth of its code.
    case region(String, depth: Int)
  }

  private let parts: [Part]

  /// A file made of parts.
  init(_ parts: [Part]) { self.parts = parts }

  /// The printed text, with these values and the code of each region at its depth.
  func text(_ values: [String], _ region: (_ name: String, _ depth: Int) -> String) -> String {
    var text = ""
    for part in parts {
      switch part {
      case .text(let part): text += part
      case .value(let place): text += values[place]
      case .region(let name, let depth): text += region(name, depth)
      }
    }
    return text
  }
}
