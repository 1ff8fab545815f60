extension RandomAccessCollection {
  /// The first index whose element meets a condition, if every later element also meets it; else the end index.
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
