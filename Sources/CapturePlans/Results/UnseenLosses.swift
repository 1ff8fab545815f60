import CaptureModel
import CaptureSession

/// A camera that shows less of the scene under a plan.
public struct NarrowerView: Hashable, Sendable {
  /// The id of the camera's input.
  public let input: String

  /// The horizontal field of view of the format before, in degrees.
  public let before: Double

  /// That of the planned format.
  public let now: Double
}

// What a plan loses that a share of pixels does not show.
extension ResolvedSession {
  /// The cameras with a narrower field of view than in a session with the same cameras, as far as the lists of their
  /// formats say it to a tenth of a degree.
  func narrowerViews(than start: ResolvedSession) -> [NarrowerView] {
    start.cameraIndices.compactMap { index in
      let views = [start, self].map { session in
        session.cameras[index].activeFormat?.fieldOfView.map { ($0 * 10).rounded() / 10 }
      }
      guard let before = views[0], let now = views[1], now < before else { return nil }
      return NarrowerView(input: cameras[index].id, before: before, now: now)
    }
  }

  /// The cameras with a binned format that have an unbinned one in a session with the same cameras.
  func newlyBinned(beside start: ResolvedSession) -> [String] {
    start.cameraIndices.filter { index in
      start.cameras[index].activeFormat?.binned == false && cameras[index].activeFormat?.binned == true
    }.map { cameras[$0].id }
  }
}
