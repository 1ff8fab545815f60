import JSONSource
import RuleKit

extension AlikeElements {
  /// The subjects of the findings about alike elements, one finding for each but one: the first by name and another, so
  /// that they are the same findings whichever element comes first, and that those stay as they are if one more comes.
  static func pairs(_ elements: [(name: String, place: SourceRange)]) -> [[SourceRange]] {
    let sorted = elements.sorted { $0.name == $1.name ? $0.place < $1.place : $0.name < $1.name }
    return sorted.dropFirst().map { [sorted[0].place, $0.place] }
  }
}
