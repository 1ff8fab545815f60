import CaptureModel
import CaptureSession

extension CandidateFinder {
  /// The rates that are tried besides the halves of the asked one: those that video is made for.
  static let rates: [Double] = [24, 20, ReductionRequest.lowestRate.value]

  /// No plan is slower, whatever nobody asks.
  private static let slowest = FrameRate(1)

  /// The rates that are tried of any format of a camera: the asked one, its half, the half of that and so on, the listed
  /// ones, a kept one and the least one; no higher than asked, no lower than allowed, the highest first.
  ///
  /// No others: on a display of 60 Hz, 50 and 48 frames a second come unevenly.
  func triedRates(of camera: ResolvedCamera, _ asked: AskedQuality) -> [FrameRate] {
    let least = min(asked.rate, request.hasMinimum ? request.minimumFrameRate : Self.slowest)
    var rates = Self.rates.map { FrameRate($0) } + [least, request.floor(of: camera).frameRate].compactMap { $0 }
    var half = asked.rate
    while half >= least, half.value > 0 {
      rates.append(half)
      half = FrameRate(half.value / 2)
    }
    return Set(rates.filter { $0 <= asked.rate && $0 >= least }).sorted(by: >)
  }
}
