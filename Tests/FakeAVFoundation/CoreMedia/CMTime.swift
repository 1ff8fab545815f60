@_exported import CoreVideo

public typealias CMTimeValue = Int64
public typealias CMTimeScale = Int32
public typealias CMTimeEpoch = Int64

public struct CMTimeFlags: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let valid = CMTimeFlags(rawValue: 1)
  public static let positiveInfinity = CMTimeFlags(rawValue: 4)
  public static let indefinite = CMTimeFlags(rawValue: 16)
}

public struct CMTime: Sendable {
  public var value: CMTimeValue
  public var timescale: CMTimeScale
  public var flags: CMTimeFlags
  public var epoch: CMTimeEpoch

  public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }

  public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
    self.value = value
    self.timescale = timescale
    self.flags = flags
    self.epoch = epoch
  }

  public init(value: CMTimeValue, timescale: CMTimeScale) {
    self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
  }

  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    let value = (seconds * Double(preferredTimescale)).rounded()
    self.init(value: CMTimeValue(value), timescale: preferredTimescale)
  }

  public static let invalid = CMTime()
  public static let zero = CMTime(value: 0, timescale: 1)
  public static let positiveInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
  public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)

  public var isValid: Bool { flags.contains(.valid) }
  public var isNumeric: Bool { isValid && flags.isDisjoint(with: [.positiveInfinity, .indefinite]) }
  public var isIndefinite: Bool { flags.contains(.indefinite) }

  public var seconds: Double {
    if flags.contains(.positiveInfinity) { return .infinity }
    return isNumeric ? Double(value) / Double(timescale) : .nan
  }
}

extension CMTime: Comparable, Hashable {
  public static func == (left: CMTime, right: CMTime) -> Bool { CMTimeCompare(left, right) == 0 }
  public static func < (left: CMTime, right: CMTime) -> Bool { CMTimeCompare(left, right) < 0 }
  public func hash(into hasher: inout Hasher) { hasher.combine(seconds) }
}

public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }

public func CMTimeMakeWithSeconds(_ seconds: Float64, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

public func CMTimeGetSeconds(_ time: CMTime) -> Float64 { time.seconds }

/// An invalid time comes after every other, as in Core Media.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 {
  guard time1.isNumeric, time2.isNumeric else {
    return rank(time1) == rank(time2) ? 0 : rank(time1) < rank(time2) ? -1 : 1
  }
  let (left, right) = (
    time1.value.multipliedFullWidth(by: Int64(time2.timescale)),
    time2.value.multipliedFullWidth(by: Int64(time1.timescale))
  )
  if left.high != right.high { return left.high < right.high ? -1 : 1 }
  return left.low == right.low ? 0 : left.low < right.low ? -1 : 1
}

private func rank(_ time: CMTime) -> Int { !time.isValid ? 3 : time.isIndefinite ? 2 : time.isNumeric ? 0 : 1 }
