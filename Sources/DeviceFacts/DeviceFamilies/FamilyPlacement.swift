import CaptureModel
import JSONSource

/// The place of a claimed format in the list of a camera.
enum FamilyPlacement: Equatable {
  /// These formats of the list are it.
  case listed([Int])

  /// The list may have it, but doesn't show which format it is.
  case unclear

  /// The list doesn't have it.
  case absent

  /// Finds a format in a list; `isLong` means that the list would contain it if the camera had it.
  init(of claim: FamilyFormat, in formats: [DeviceFormat], isLong: Bool) {
    let alike = formats.indices.filter { claim.mayBe(formats[$0]) }
    guard let slowest = alike.lazy.compactMap({ formats[$0].highestRate }).min() else {
      self = alike.isEmpty ? .absent : .listed(alike)
      return
    }
    let isClear: Bool
    switch claim.rate {
    case .exactly: isClear = true
    // An incomplete list may lack the slower one.
    case .atLeast(let least): isClear = slowest == least || isLong
    // If pixel formats are unknown, one of two rates may belong to another pixel format.
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

  /// Whether the highest rate of a format fits the claim.
  private func holds(_ format: DeviceFormat) -> Bool {
    switch (rate, format.highestRate) {
    case (.exactly(let exact), let highest?): highest == exact
    case (.atLeast(let least), let highest?): highest >= least && highest < DeviceFormat.leastRateOfSingles
    case (.between(let low, let high), let highest?): (low...high).contains(highest)
    case (.between(let low, let high), nil): format.maxFrameRateBounds == low...high
    case (_, nil): false
    }
  }

  /// The format in a camera's list.
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
  /// Whether it is or may be 420v or 420f.
  var mayBeBiplanar: Bool { pixelFormats?.contains { PixelFormat.biplanar.contains($0) } ?? true }
}

extension PixelFormat {
  /// 8 bits per sample in two planes, in both ranges.
  static let biplanar = [PixelFormat("420v"), PixelFormat("420f")]
}
