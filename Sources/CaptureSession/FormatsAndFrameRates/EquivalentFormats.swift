public import CaptureModel

extension ResolvedCamera {
  /// The formats that the graph may mean and that cost the same as the chosen one; often one for each pixel format.
  /// Empty if no format is chosen.
  public var equivalentFormats: [DeviceFormat] {
    guard case .chosen(let index, let others) = format, let device, let chosen = device.format(index) else {
      return []
    }
    // By index, since formats are large to copy.
    let equal = others.filter { index in
      let other = device.formats[index.value]
      return other.dimensions == chosen.dimensions && other.highestRate == chosen.highestRate
        && other.binned == chosen.binned && other.multiCam == chosen.multiCam
    }
    return equal.map { device.formats[$0] }
  }

  /// Whether a format that the graph may mean has something; `nil` if none is known to have it and one may.
  public func anyFormat(has something: (DeviceFormat) -> Bool?) -> Bool? {
    let answers = equivalentFormats.map(something)
    if answers.contains(true) { return true }
    return answers.isEmpty || answers.contains(nil) ? nil : false
  }
}
