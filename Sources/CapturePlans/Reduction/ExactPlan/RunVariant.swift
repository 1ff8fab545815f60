import CaptureModel
import CaptureSession

/// A way to take any format of a camera: with its connections where they are or moved, and with its guarded video HDR or
/// without.
struct RunVariant: Sendable {
  /// Whether the connections that can move to the wide-angle constituent do.
  let movesPorts: Bool

  /// Whether the app no longer asks for the video HDR that it guards.
  let dropsVideoHDR: Bool

  /// The costs of the cameras.
  let costs: CostShares

  /// The formats that a configuration can name: the settings that are asked for take part in what four keys mean.
  let named: NamedFormats

  /// The ways of each camera, with its own ports and settings first.
  static func ofCameras(in session: ResolvedSession, named: [NamedFormats], costs: CostShares) -> [[RunVariant]] {
    let own = ways(in: session, named, costs)
    let without = session.withoutGuardedVideoHDR
    guard without.cameras.contains(where: \.dropsVideoHDR) else { return own }
    let dropping = ways(in: without, NamedFormats.ofCameras(in: without), CostShares(without))
    return session.cameraIndices.map { camera in
      own[camera.value] + (without.cameras[camera].dropsVideoHDR ? dropping[camera.value] : [])
    }
  }

  /// The ways of each camera with the settings that a session has.
  private static func ways(
    in session: ResolvedSession, _ named: [NamedFormats], _ costs: CostShares
  ) -> [[RunVariant]] {
    let canMove = session.cameras.map { !PortMove(of: $0, in: session).connections.isEmpty }
    let moved = canMove.contains(true) ? CostShares(PortMove.movingAll(in: session)) : costs
    return zip(session.cameras, zip(canMove, named)).map { camera, way in
      (way.0 ? [false, true] : [false]).map { movesPorts in
        RunVariant(
          movesPorts: movesPorts, dropsVideoHDR: camera.dropsVideoHDR, costs: movesPorts ? moved : costs, named: way.1)
      }
    }
  }
}
