import CaptureModel
import CaptureSession
import TestSupport
import Testing

/// What a plan is told that a camera would cost is what the session costs where the camera runs so.
struct CostShareTests {
  @Test func aShareIsWhatTheBillOfTheChangedSessionSays() throws {
    var generator = SeededGenerator(41)
    var compared = 0
    try #require(!RandomGraph.profiles.isEmpty)
    for profile in RandomGraph.profiles {
      for _ in 0..<20 {
        let session = try RandomGraph(on: profile, using: &generator).session()
        let shares = CostShares(session)
        for index in session.cameraIndices {
          let formats = session.cameras[index].device?.formatIndices ?? []
          guard let chosen = formats.randomElement(using: &generator),
            let format = session.cameras[index].device?.format(chosen)
          else { continue }
          let rates: [FrameRate?] = [nil, FrameRate(30), FrameRate(24), FrameRate(1000)].shuffled(using: &generator)
          for (rate, share) in zip(rates, shares.shares(of: index, running: format, promised: rates)) {
            var changed = session
            changed.cameras[index].format = .chosen(chosen, among: [chosen])
            changed.cameras[index].rateOverride = rate
            expect(share, of: index, in: changed, rate)
            compared += 1
          }
          expect(shares.share(of: index), of: index, in: session, session.cameras[index].rateOverride)
        }
      }
    }
    #expect(compared > 500, "\(compared)")
  }

  private func expect(_ share: CostShare, of index: CameraIndex, in session: ResolvedSession, _ rate: FrameRate?) {
    let costs = CostModel.costs(of: session)
    let id = session.cameras[index].id
    func sum(_ bill: CostBill?) -> CostInterval {
      (bill?.items ?? []).filter { $0.input == id }.reduce(.zero) { $0 + $1.cost }
    }
    let (hardware, pressure) = (sum(costs.hardware), sum(costs.pressure))
    let comment: Comment =
      "\(session.profile.id) \(id) \(session.cameras[index].activeFormat?.dimensions as Any) \(rate as Any)"
    #expect(isNear(share.hardware, hardware), comment)
    #expect(isNear(share.pressure, pressure), comment)
  }

  /// Sums in another order differ in the last bits.
  private func isNear(_ left: CostInterval, _ right: CostInterval) -> Bool {
    func near(_ left: Double?, _ right: Double?) -> Bool {
      guard let left, let right else { return left == nil && right == nil }
      return abs(left - right) < 1e-12
    }
    return near(left.low, right.low) && near(left.value, right.value) && near(left.high, right.high)
  }
}
