extension Array where Element == DeviceFormat {
  /// The format at an index.
  public subscript(index: FormatIndex) -> DeviceFormat { self[index.value] }
}

extension ProfileCamera {
  /// The indices of the formats, in order.
  public var formatIndices: [FormatIndex] { formats.indices.map { FormatIndex($0) } }

  /// The format at an index; `nil` if there is none.
  @inlinable public func format(_ index: FormatIndex) -> DeviceFormat? {
    formats.indices.contains(index.value) ? formats[index.value] : nil
  }
}
