/// A Swift file that capplan prints: written by hand, with regions that follow from keys and names.
///
/// The files lie in `Printed`, as they are printed for the oldest system; `make sources` packs their parts.
struct PrintedFile: Sendable {
  /// A part of a file.
  enum Part: Sendable {
    /// What is printed as it stands.
    case text(String)

    /// A value that is filled in, by its place.
    case value(Int)

    /// A region, and how deep its code stands.
    case region(String, depth: Int)
  }

  private let parts: [Part]

  /// A file of some parts.
  init(_ parts: [Part]) { self.parts = parts }

  /// What is printed, with these values and with the code of its regions by their names, at their depths.
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
