import CaptureModel
import CaptureSession

extension CandidateFinder {
  /// The rates that are tried, besides the asked one, each format's own, and those that may not be undercut.
  static let rates: [Double] = [240, 120, 60, 50, 48, 30, 25, 24, 20, ReductionRequest.lowestRate.value]

  /// The rates that are tried where there is no least one.
  static let slowRates: [Double] = (1...14).reversed().map(Double.init)

  /// The rates that are tried of any format of a camera: no higher than asked, no lower than allowed, the highest first.
  func triedRates(of cameraIndex: CameraIndex, _ asked: AskedQuality) -> [FrameRate] {
    let kept = request.keep[session.cameras[cameraIndex].inputIndex]?.frameRate
    let others = [asked.rate, request.minimumFrameRate] + [kept].compactMap { $0 }
    let listed = request.hasMinimum ? Self.rates : Self.rates + Self.slowRates
    let rates = (listed.map { FrameRate($0) } + others).filter { isAllowed($0, asked) }.sorted(by: >)
    return rates.indices.filter { $0 == 0 || rates[$0] != rates[$0 - 1] }.map { rates[$0] }
  }

  /// Those that a format holds, and its own highest.
  func rates(of format: DeviceFormat, among tried: [FrameRate], _ asked: AskedQuality) -> [FrameRate] {
    var rates = tried.filter { format.holds($0) != false }
    if let highest = format.highestRate, isAllowed(highest, asked), format.holds(highest) != false,
      !rates.contains(highest)
    {
      rates.insert(highest, at: rates.firstIndex { $0 < highest } ?? rates.endIndex)
    }
    return rates
  }

  private func isAllowed(_ rate: FrameRate, _ asked: AskedQuality) -> Bool {
    rate <= asked.rate && (!request.hasMinimum || rate >= min(asked.rate, request.minimumFrameRate))
  }
}
