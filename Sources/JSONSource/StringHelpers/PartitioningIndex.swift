extension RandomAccessCollection {
  /// The first index of an element that meets a condition; the end index if there is none. All elements after it must
  /// meet the condition too.
  ///
  /// A binary search: O(log count).
  @inlinable
  public func partitioningIndex(where condition: (Element) -> Bool) -> Index {
    var low = startIndex
    var count = self.count
    while count > 0 {
      let half = count / 2
      let middle = index(low, offsetBy: half)
      if condition(self[middle]) {
        count = half
      } else {
        low = index(after: middle)
        count -= half + 1
      }
    }
    return low
  }
}
