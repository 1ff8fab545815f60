import CaptureModel
import JSONSource

/// Where a format that a family rule claims stands in the list of a camera.
enum FamilyPlacement: Equatable {
  /// These formats of the list are the one that is meant.
  case listed([Int])

  /// The list may have it, and does not tell which of its formats it is.
  case unclear

  /// The list does not have it.
  case absent

  /// Finds a format in a list; `isLong` is whether the list would have it if the camera had it.
  init(of claim: FamilyFormat, in formats: [DeviceFormat], isLong: Bool) {
    let alike = formats.indices.filter { claim.mayBe(formats[$0]) }
    guard let slowest = alike.lazy.compactMap({ formats[$0].highestRate }).min() else {
      self = alike.isEmpty ? .absent : .listed(alike)
      return
    }
    let isClear: Bool
    switch claim.rate {
    case .exactly: isClear = true
    // A list of which much is not known may have the slower one, too.
    case .atLeast(let least): isClear = slowest == least || isLong
    // Where pixel formats are not known, one of two rates may be that of another pixel format.
    case .between:
      isClear = alike.allSatisfy { formats[$0].pixelFormats != nil || formats[$0].highestRate == slowest }
    }
    let fastEnough = alike.filter { formats[$0].highestRate == (isClear ? slowest : nil) }
    self = fastEnough.isEmpty ? .unclear : .listed(fastEnough)
  }
}

extension FamilyFormat {
  /// Whether a format of a camera may be this one.
  fileprivate func mayBe(_ format: DeviceFormat) -> Bool {
    format.dimensions == dimensions && format.binned == binned && format.mayBeBiplanar && holds(format)
  }

  /// Whether a format has a highest rate that fits what is claimed.
  private func holds(_ format: DeviceFormat) -> Bool {
    switch (rate, format.highestRate) {
    case (.exactly(let exact), let highest?): highest == exact
    case (.atLeast(let least), let highest?): highest >= least && highest < DeviceFormat.leastRateOfSingles
    case (.between(let low, let high), let highest?): (low...high).contains(highest)
    case (.between(let low, let high), nil): format.maxFrameRateBounds == low...high
    case (_, nil): false
    }
  }

  /// The format, as a camera would list it.
  func deviceFormat(source: String) -> DeviceFormat {
    var format = DeviceFormat(width: dimensions.width, height: dimensions.height)
    switch rate {
    case .exactly(let rate), .atLeast(let rate): format.maxFrameRate = rate
    case .between(let low, let high): format.maxFrameRateBounds = low...high
    }
    format.binned = binned
    format.multiCam = true
    format.pixelFormats = PixelFormat.biplanar
    format.source = source
    return format
  }
}

extension DeviceFormat {
  /// Whether it is 420v or 420f, or may be.
  var mayBeBiplanar: Bool { pixelFormats?.contains { PixelFormat.biplanar.contains($0) } ?? true }
}

extension PixelFormat {
  /// 8 bits a sample in two planes, in both ranges.
  static let biplanar = [PixelFormat("420v"), PixelFormat("420f")]
}
