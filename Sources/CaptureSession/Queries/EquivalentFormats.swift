public import CaptureModel

extension ResolvedCamera {
  /// The formats that the graph may mean and that differ from the chosen one in nothing that it can cost: often one for
  /// each pixel format. Empty where no format is chosen.
  public var equivalentFormats: [DeviceFormat] {
    guard case .chosen(let index, let others) = format, let device, let chosen = device.format(index) else {
      return []
    }
    // By their indices, since a format is much to copy.
    let equal = others.filter { index in
      let other = device.formats[index.value]
      return other.dimensions == chosen.dimensions && other.highestRate == chosen.highestRate
        && other.binned == chosen.binned && other.multiCam == chosen.multiCam
    }
    return equal.map { device.formats[$0] }
  }

  /// Whether one of the formats that the graph may mean has something; `nil` where that is not known of any.
  public func anyFormat(has something: (DeviceFormat) -> Bool?) -> Bool? {
    let answers = equivalentFormats.map(something)
    if answers.contains(true) { return true }
    return answers.isEmpty || answers.contains(nil) ? nil : false
  }
}
