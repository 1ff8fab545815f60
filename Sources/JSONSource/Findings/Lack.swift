/// Something that the device, its format or its system lacks, and that an app can ask for at run time.
///
/// Something that every device refuses is not a lack.
public struct Lack: Hashable, Sendable {
  /// Whether a whole element can't be there: a camera, a connection, a control.
  public let isOfElement: Bool

  /// The values, or the elements; empty for the place of the finding.
  public let places: [SourceRange]

  /// The values at these places are not supported.
  public static func values(_ places: [SourceRange]) -> Lack { Lack(isOfElement: false, places: places) }

  /// The elements at these places can't be there.
  public static func elements(_ places: [SourceRange]) -> Lack { Lack(isOfElement: true, places: places) }

  /// The value at the finding's place is not supported.
  public static let value = values([])

  /// The element at the finding's place can't be there.
  public static let element = elements([])

  /// The same lack, with the finding at a place.
  public func at(_ place: SourceRange) -> Lack {
    places.isEmpty ? Lack(isOfElement: isOfElement, places: [place]) : self
  }
}
