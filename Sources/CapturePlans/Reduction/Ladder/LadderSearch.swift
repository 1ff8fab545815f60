import JSONSource
import CaptureModel
import CaptureSession

/// Looks for the change that a rung makes.
struct LadderSearch {
  let session: ResolvedSession
  let request: ReductionRequest
  let groups: LadderGroups

  /// The cameras that keep step.
  let together: CamerasTogether

  /// By camera: the formats that a configuration can name.
  let named: [NamedFormats]

  /// By input: what its camera must keep.
  let floors: [InputIndex: KeptFloor]

  /// What the session costs.
  let ledger: CostLedger

  /// By camera: the formats that it ran before, to which no step goes back.
  let left: [CameraIndex: Set<FormatIndex>]

  /// Whether a step must lower a cost that is over its target.
  let mustLower: Bool

  /// The sample's smallest size.
  static let floor = Dimensions(640, 480)

  func cameras(of group: String) -> [CameraIndex] { groups.cameras(of: group) }

  /// The change that a rung makes, if any; a change that breaks a rule is skipped.
  func change(on rung: Rung, judge: inout StepJudge) -> LadderChange? {
    switch rung {
    case .multiCamFormat(let group): return multiCamFormat(group, &judge)
    case .override(let group): return override(group, &judge)
    case .binning(let group): return binning(group, &judge)
    case .resolution(let group): return resolution(group, &judge)
    case .frameRate(let group): return frameRate(group, &judge)
    case .videoInputPorts:
      guard let change = videoInputPorts(), lowers(change) else { return nil }
      return judge.allows(change.session, changing: change.cameras) ? change : nil
    case .givenBack, .optimal: return nil
    }
  }

  /// Whether a change lowers a cost that is over its target, if it must.
  func lowers(_ change: LadderChange) -> Bool {
    guard mustLower else { return true }
    var next = ledger
    next.follow(change.session, changing: change.cameras, changesStreams: change.changesStreams)
    return request.isLower(ledger.costs, next.costs)
  }

  /// The next smaller format of the first camera that has one.
  private func resolution(_ group: String, _ judge: inout StepJudge) -> LadderChange? {
    for (turn, cameraIndex) in cameras(of: group).enumerated() {
      let camera = session.cameras[cameraIndex]
      if let format = camera.activeFormat, isAtFloor(format) {
        if request.isAsPublished { return nil }
        continue
      }
      if var change = smallerFormat(of: camera, at: cameraIndex, &judge) {
        if turn > 0 { change.deviations.insert(.everyCamera) }
        return change
      }
    }
    return nil
  }

  private func isAtFloor(_ format: DeviceFormat) -> Bool {
    format.width <= Self.floor.width && format.height <= Self.floor.height
  }

  /// The first format, from the active one towards the start of the list, that is multi-cam capable and smaller in
  /// width or height.
  private func smallerFormat(
    of camera: ResolvedCamera, at cameraIndex: CameraIndex, _ judge: inout StepJudge
  ) -> LadderChange? {
    guard case .chosen(let active, _) = camera.format, let formats = camera.device?.formats else { return nil }
    var passedOver = PassedOver()
    let named = named[cameraIndex.value]
    let (width, height) = (formats[active].width, formats[active].height)
    for number in (0..<active.value).reversed() {
      let isCandidate = formats[number].multiCam == true || !session.isMultiCam
      guard isCandidate, formats[number].width < width || formats[number].height < height else { continue }
      let (index, name) = (FormatIndex(number), FormatName(formats[number]))
      guard request.isAsPublished || isLegal(index, of: camera, named) && staysInStep(index, cameraIndex) else {
        passedOver.illegal.append(name)
        continue
      }
      if hasLeft(index, cameraIndex) { continue }
      let others = passedOver.others(than: name)
      var change = change(camera, at: cameraIndex, to: index, deviations: others.deviations)
      change.passedOver = others
      guard lowers(change) else {
        passedOver.futile.append(name)
        continue
      }
      if judge.allows(change.session, changing: change.cameras) { return change }
      passedOver.illegal.append(name)
    }
    return nil
  }

  /// Whether a camera ran a format before; going back to it could go on for ever.
  func hasLeft(_ format: FormatIndex, _ camera: CameraIndex) -> Bool {
    !request.isAsPublished && left[camera]?.contains(format) ?? false
  }

  /// Whether the format at an index can be named, supports the camera's rates and is at or above what must be kept.
  func isLegal(_ index: FormatIndex, of camera: ResolvedCamera, _ named: NamedFormats) -> Bool {
    guard let format = camera.device?.format(index), named.canName(index),
      let highest = format.highestRate, format.binned != nil
    else { return false }
    let rates = [camera.rateOverride, camera.activeRate, camera.input.activeFrameRate?.min?.value].compactMap { $0 }
    if rates.contains(where: { format.holds($0) == false }) { return false }
    if let asked = camera.input.activeFormat?.pixelFormat?.value, format.pixelFormats?.contains(asked) == false {
      return false
    }
    let rate = [highest, camera.rateOverride, camera.activeRate].compactMap { $0 }.min() ?? highest
    if rate < request.minimumFrameRate, let current = camera.effectiveRate, rate < current { return false }
    return floors[camera.inputIndex]?.allows(format, at: rate) ?? true
  }

  private func change(
    _ camera: ResolvedCamera, at cameraIndex: CameraIndex, to index: FormatIndex, deviations: Set<Deviation> = []
  ) -> LadderChange {
    var reduced = session
    reduced.cameras[cameraIndex].format = .chosen(index, among: [index])
    // Another format's rate is no reason to leave the others behind.
    if isInStep(cameraIndex), let rate = camera.effectiveRate,
      let now = reduced.cameras[cameraIndex].effectiveRate, now > rate
    {
      reduced.cameras[cameraIndex].rateOverride = rate
    }
    let formats = [camera, reduced.cameras[cameraIndex]].map { $0.activeFormat.map { FormatName($0) } }
    return LadderChange(
      session: reduced, cameras: [cameraIndex], change: .format(from: formats[0], to: formats[1]),
      deviations: deviations)
  }

  /// Whether a camera keeps step with others.
  private func isInStep(_ camera: CameraIndex) -> Bool {
    !request.isAsPublished && !together.mates(of: camera).isEmpty
  }

  /// Whether a camera can keep its rate in another format, if others have it too.
  private func staysInStep(_ format: FormatIndex, _ index: CameraIndex) -> Bool {
    guard isInStep(index), let rate = session.cameras[index].effectiveRate,
      let format = session.cameras[index].device?.format(format)
    else { return true }
    return format.holds(rate) != false
  }

  /// Replaces a refused format with the nearest one that the session accepts: no larger and, if possible, no slower.
  private func multiCamFormat(_ group: String, _ judge: inout StepJudge) -> LadderChange? {
    for cameraIndex in cameras(of: group) {
      let camera = session.cameras[cameraIndex]
      guard let active = camera.activeFormat, active.multiCam == false, let formats = camera.device?.formats else {
        continue
      }
      let named = named[cameraIndex.value]
      let candidates = (camera.device?.formatIndices ?? []).filter { index in
        let format = formats[index]
        return format.multiCam == true && format.width <= active.width && format.height <= active.height
          && isLegal(index, of: camera, named)
      }
      let nearestFirst = candidates.sorted { left, right in
        let ranks = [left, right].map { rank(formats[$0], from: active, camera) }
        return ranks[0] != ranks[1] ? ranks[0] < ranks[1] : left < right
      }
      for index in nearestFirst {
        let change = change(camera, at: cameraIndex, to: index)
        if judge.allows(change.session, changing: change.cameras) { return change }
      }
    }
    return nil
  }

  private func rank(_ format: DeviceFormat, from active: DeviceFormat, _ camera: ResolvedCamera) -> (
    Int, Int, Double, Int
  ) {
    let rate = min(format.highestRate ?? FrameRate(0), camera.effectiveRate ?? FrameRate(0))
    return (
      format.dimensions.hasSameAspect(as: active.dimensions) ? 0 : 1, -format.dimensions.pixels, -rate.value,
      format.binned == active.binned ? 0 : 1
    )
  }

  /// Whether only the minimum size keeps a camera from a smaller format.
  func isHeldBySize(_ camera: ResolvedCamera) -> Bool {
    guard !request.isAsPublished, request.minimumSize != nil, let device = camera.device,
      case .chosen(let active, _) = camera.format, !isAtFloor(device.formats[active])
    else { return false }
    func hasSmaller(_ search: LadderSearch) -> Bool {
      (0..<active.value).contains { number in
        let format = device.formats[number]
        let isSmaller = format.width < device.formats[active].width || format.height < device.formats[active].height
        guard isSmaller, format.multiCam == true || !session.isMultiCam,
          let place = session.cameras.firstIndex(where: { $0.inputIndex == camera.inputIndex })
        else { return false }
        return search.isLegal(FormatIndex(number), of: camera, named[place])
      }
    }
    let kept = LadderSearch(
      session: session, request: request, groups: groups, together: together, named: named, floors: request.keep,
      ledger: ledger, left: left, mustLower: mustLower)
    return !hasSmaller(self) && hasSmaller(kept)
  }

  /// Moves every connection from the dual camera's switching port to the wide-angle constituent's.
  private func videoInputPorts() -> LadderChange? {
    var reduced = session
    var moved: [CameraIndex] = []
    var passedOver = false
    for index in session.cameraIndices where session.cameras[index].key.deviceType == .builtInDualCamera {
      let camera = session.cameras[index]
      let move = PortMove(of: camera, in: session)
      if !request.isAsPublished {
        passedOver = passedOver || move.isPartial
        if request.keep[camera.inputIndex]?.isUntouched == true {
          passedOver = passedOver || !move.connections.isEmpty
          continue
        }
      }
      let connections = request.isAsPublished ? move.all : move.connections
      guard !connections.isEmpty else { continue }
      for connection in connections { reduced.connections[connection].port = PortMove.wide }
      moved.append(index)
    }
    guard !moved.isEmpty else { return nil }
    return LadderChange(
      session: reduced, cameras: moved, change: .port,
      deviations: passedOver ? [.illegalStepSkipped] : [])
  }
}
