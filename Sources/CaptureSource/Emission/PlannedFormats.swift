package import CaptureModel
package import CaptureSession

extension [ResolvedSession] {
  /// The format that a camera is planned to run: the one that it runs on most of these devices; if several are equally
  /// frequent, the first of them.
  ///
  /// A device without the camera, or whose format is not known, has no say.
  func plannedFormat(ofInput input: InputIndex) -> DeviceFormat? {
    let formats = compactMap { $0.camera(ofInput: input)?.activeFormat }
    let names = formats.map { FormatName($0) }
    let counts = names.map { name in names.count { $0 == name } }
    return counts.max().flatMap { most in counts.firstIndex(of: most) }.map { formats[$0] }
  }

  /// The cameras whose format on a device is another than the planned one, with both.
  package func otherFormats(on session: ResolvedSession) -> [(input: String, own: FormatName, planned: FormatName)] {
    session.cameras.compactMap { camera in
      guard let own = camera.activeFormat.map({ FormatName($0) }),
        let planned = plannedFormat(ofInput: camera.inputIndex).map({ FormatName($0) }), !planned.mayBe(own)
      else { return nil }
      return (camera.id, own, planned)
    }
  }

  /// A session with the planned format of each camera whose device has it, as emitted code chooses.
  package func choosingAsPlanned(_ session: ResolvedSession) -> ResolvedSession {
    var session = session
    for (index, camera) in session.cameras.enumerated() {
      guard case .chosen(_, let alike) = camera.format,
        let planned = plannedFormat(ofInput: camera.inputIndex).map({ FormatName($0) }),
        let own = alike.first(where: { camera.device?.format($0).map { FormatName($0) } == planned })
      else { continue }
      session.cameras[index].format = .chosen(own, among: alike)
    }
    return session
  }

  /// Whether a device runs the planned format of every camera that it has.
  package func runsAsPlanned(_ session: ResolvedSession) -> Bool {
    otherFormats(on: session).isEmpty
  }
}

extension FormatName {
  /// Whether it may be another one, of which the profile knows more or less.
  fileprivate func mayBe(_ other: FormatName) -> Bool {
    func mayBeSame<Value: Equatable>(_ left: Value?, _ right: Value?) -> Bool {
      left == nil || right == nil || left == right
    }
    return dimensions == other.dimensions && mayBeSame(binned, other.binned)
      && mayBeSame(maxFrameRate, other.maxFrameRate)
  }
}
