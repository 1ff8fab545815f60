import CaptureModel
import CaptureSession

/// The cameras of a session that a plan runs alike, unless `plan.independent` names them.
struct CamerasTogether: Equatable {
  /// The cameras of one synchronizer, group by group: they always have one rate, for the data that belongs together is
  /// delivered together.
  private(set) var inStep: [[CameraIndex]]

  /// The cameras that were asked for one rate, group by group: they have as few rates as can be without losing the first
  /// 24 frames or lines that people see. What runs in step anyway needs no group of its own.
  let alike: [[CameraIndex]]

  /// The cameras whose video HDR the app guards: all ask for it, or none does.
  let withVideoHDR: [CameraIndex]

  /// The cameras of a session for which a request plans.
  init(_ session: ResolvedSession, _ request: ReductionRequest) {
    inStep = Self.inStep(session, request)
    alike = Self.alike(session, request).filter { [inStep] group in
      !inStep.contains { Set(group).isSubset(of: $0) }
    }
    withVideoHDR = session.cameraIndices.filter { index in
      session.mayDropVideoHDR(of: session.cameras[index])
        && !request.independent.contains(session.cameras[index].inputIndex)
    }
  }

  /// The same cameras, but in step only as another request demands.
  func inStep(for request: ReductionRequest, of session: ResolvedSession) -> CamerasTogether {
    var together = self
    together.inStep = Self.inStep(session, request)
    return together
  }

  /// The cameras in step with one of them, without itself.
  func mates(of camera: CameraIndex) -> [CameraIndex] {
    (inStep.first { $0.contains(camera) } ?? []).filter { $0 != camera }
  }

  /// The cameras in step with that of an input, without itself.
  func mates(of input: InputIndex, in session: ResolvedSession) -> [CameraIndex] {
    inStep.isEmpty ? [] : session.cameraIndices.first { session.cameras[$0].inputIndex == input }.map(mates) ?? []
  }

  private static func inStep(_ session: ResolvedSession, _ request: ReductionRequest) -> [[CameraIndex]] {
    var groups: [[CameraIndex]] = []
    for (_, outputs) in SynchronizedOutputs.all(of: session) {
      let inputs = Set(
        outputs.flatMap { session.connections(toOutput: $0.output.index) }.filter(\.isEnabled).map(\.input))
      var group = session.cameraIndices.filter { index in
        let input = session.cameras[index].inputIndex
        return inputs.contains(input) && !request.independent.contains(input) && !request.outOfStep.contains(input)
      }
      // A camera of two synchronizers keeps step with the cameras of both.
      for other in groups where !Set(other).isDisjoint(with: group) { group = Set(group + other).sorted() }
      groups.removeAll { !Set($0).isDisjoint(with: group) }
      if group.count > 1 { groups.append(group) }
    }
    return groups
  }

  private static func alike(_ session: ResolvedSession, _ request: ReductionRequest) -> [[CameraIndex]] {
    guard session.isMultiCam else { return [] }
    var groups: [(rate: FrameRate, cameras: [CameraIndex])] = []
    for index in session.cameraIndices {
      let camera = session.cameras[index]
      let input = camera.inputIndex
      let isNamed = request.prefer?.contains(input) ?? false || request.independent.contains(input)
      let keepsRate = request.keep[input].map { $0.isUntouched || $0.frameRate != nil } ?? false
      guard !isNamed, !keepsRate, session.streams(camera), !session.takesOnlyPhotos(camera),
        let rate = request.asked(of: camera, in: session)?.rate
      else { continue }
      if let group = groups.firstIndex(where: { $0.rate == rate }) {
        groups[group].cameras.append(index)
      } else {
        groups.append((rate, [index]))
      }
    }
    return groups.map(\.cameras).filter { $0.count > 1 }
  }
}
