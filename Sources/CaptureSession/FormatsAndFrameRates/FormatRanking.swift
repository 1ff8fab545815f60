public import CaptureModel

/// Ranks the formats of a camera: do they run beside other cameras, and do they support everything the session asks?
public struct FormatRanking: Sendable {
  private let camera: ResolvedCamera
  private let asks: [FormatAsk]
  private let isMultiCam: Bool

  /// The rate that the format has to reach: the highest that the app does not guard.
  let firmRate: FrameRate?

  /// The same rate if there are preferences, since it is compared before them; otherwise `nil`.
  private var rate: FrameRate?

  init(of camera: ResolvedCamera, asks: [FormatAsk], rate: FrameRate?, isMultiCam: Bool) {
    self.camera = camera
    self.asks = asks
    self.isMultiCam = isMultiCam
    firmRate = rate
    // Without preferences, `FormatResolver` compares rates later.
    self.rate = asks.contains(where: \.isPreference) ? rate : nil
  }

  /// The same ranking, for a higher rate.
  func reaching(_ higher: FrameRate) -> FormatRanking {
    var ranking = self
    if asks.contains(where: \.isPreference) { ranking.rate = rate.map { max($0, higher) } ?? higher }
    return ranking
  }

  /// The rank of a format; O(asks).
  public func rank(of format: DeviceFormat) -> FormatRank {
    FormatRank(multiCam: isMultiCam ? format.multiCam.map { $0 ? 0 : 2 } ?? 1 : 0, support: support(by: format))
  }

  /// How well a format supports the needs.
  func support(by format: DeviceFormat) -> FormatRank.Support {
    var support = FormatRank.Support()
    support.missesRate = rate.map { !format.reaches($0) } ?? false
    var weight: UInt64 = 1 << 63
    for ask in asks {
      // A preference counts more than all after it, as far as the bits reach.
      defer { if ask.isPreference, weight > 1 { weight >>= 1 } }
      switch (ask.need.isMet(by: format, of: camera), ask.isPreference) {
      case (true?, _): continue
      case (nil, false):
        support.isUnknown = true
        if ask.need.isUnlikely(in: format) { support.isUnlikely = true }
      case (false?, false): support.isMissing = true
      case (nil, true):
        support.unknownPreferences |= weight
        if ask.need.isUnlikely(in: format) { support.unlikelyPreferences |= weight }
      case (false?, true): support.missingPreferences |= weight
      }
    }
    return support
  }

  /// The multi-cam format with the most pixels, among those that best support the needs; if several are equal, an
  /// unbinned one, then the profile's first. `nil` if the camera has none, or with `naming` none with known rate and
  /// binning.
  ///
  /// Of a camera that only takes photos people see no more than a viewfinder: there it is one in the shape of photos that
  /// is no larger than a screen, if there is one. A plan starts from it if the graph names no format.
  public func largestMultiCamFormat(naming: Bool, forPhotos: Bool) -> FormatIndex? {
    guard let device = camera.device else { return nil }
    let candidates = device.formatIndices.filter { index in
      let format = device.formats[index]
      return format.multiCam == true && !(naming && (format.binned == nil || format.highestRate == nil))
    }
    let supports = asks.isEmpty ? [] : candidates.map { support(by: device.formats[$0]) }
    let best = supports.min()
    let fitting = best.map { best in zip(candidates, supports).filter { $1 == best }.map(\.0) } ?? candidates
    let viewfinders = forPhotos ? fitting.filter { device.formats[$0].dimensions.isViewfinder } : []
    return (viewfinders.isEmpty ? fitting : viewfinders).min { left, right in
      let (first, second) = (device.formats[left], device.formats[right])
      if first.dimensions.pixels != second.dimensions.pixels {
        return first.dimensions.pixels > second.dimensions.pixels
      }
      let binned = (first.binnedRank, second.binnedRank)
      return binned.0 != binned.1 ? binned.0 < binned.1 : left < right
    }
  }
}

extension Dimensions {
  /// The pixels of the largest screen of an iPhone (2868x1320, Apple's specification of iPhone 16 Pro Max).
  private static let screen = 2868 * 1320

  /// Whether a picture has the shape of photos and no more pixels than a screen shows.
  fileprivate var isViewfinder: Bool { width * 3 == height * 4 && pixels <= Self.screen }
}

/// The rank of a format among those that match the keys of a graph. The graph means the format with the lowest rank.
public struct FormatRank: Comparable, Sendable {
  /// 0: it runs beside other cameras, 1: unknown, 2: it doesn't.
  let multiCam: Int

  /// How well it supports the needs.
  let support: Support

  /// Whether the graph means the left format rather than the right one.
  public static func < (left: FormatRank, right: FormatRank) -> Bool {
    left.multiCam != right.multiCam ? left.multiCam < right.multiCam : left.support < right.support
  }

  /// How well a format supports the needs; lower is better. If all formats lack something that the session needs, this
  /// doesn't choose among them.
  struct Support: Comparable, Sendable {
    var isMissing = false
    var isUnknown = false
    var isUnlikely = false
    var missesRate = false

    /// The preferences that it lacks, hardly has, and may lack: a bit each, the most important the highest.
    var missingPreferences: UInt64 = 0
    var unlikelyPreferences: UInt64 = 0
    var unknownPreferences: UInt64 = 0

    static func == (left: Support, right: Support) -> Bool { left.order == right.order }
    static func < (left: Support, right: Support) -> Bool { left.order < right.order }

    private var order: (Int, Int, UInt64, UInt64, UInt64) {
      (
        isMissing ? 3 : isUnlikely ? 2 : isUnknown ? 1 : 0, missesRate ? 1 : 0, missingPreferences, unlikelyPreferences,
        unknownPreferences
      )
    }

    /// The same, whatever the rate.
    var atAnyRate: Support {
      var support = self
      support.missesRate = false
      return support
    }
  }
}

extension DeviceFormat {
  /// Whether its highest rate, as far as known, is at least this one.
  func reaches(_ rate: FrameRate) -> Bool { (reachedRate?.value ?? 0) >= rate.value }

  /// 0: unbinned, 1: unknown, 2: binned.
  var binnedRank: Int { binned.map { $0 ? 2 : 0 } ?? 1 }
}
