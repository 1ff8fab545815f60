import CaptureModel
import CaptureSession
import JSONSource

/// The format that a camera is planned to run, and the conditions for another one to stand in for it.
private struct PlannedFormat {
  /// The conditions for any format: its size, and everything the session asks of it.
  var needs: [FormatCondition]

  /// The conditions that only the planned format meets.
  var own: [FormatCondition] = []

  /// The conditions that make another format more like it.
  var likeness: [FormatCondition] = []

  /// The highest rate that the session counts on.
  var rate: FrameRate?
}

/// Statements that choose the formats of cameras.
struct FormatStatements: EmissionPass {
  let context: EmissionContext

  /// Chooses the format by its properties, since the order of a device's formats varies with device and system.
  ///
  /// A device without the planned format runs the nearest one that meets the same needs. Returns the name of the constant with the
  /// format; `nil` if the graph asks for none.
  func setFormat(
    of camera: ResolvedCamera, in part: inout EmittedPart, locked: inout EmittedPart
  ) -> String? {
    guard let planned = planned(camera), !planned.needs.isEmpty || !planned.own.isEmpty else { return nil }
    let (name, device) = (formatNames[camera.inputIndex.value], device(camera.inputIndex))
    let id = SwiftText.literal(camera.id)
    for condition in planned.needs + planned.own { part.formatMembers.formUnion(condition.members) }
    if let rate = planned.rate, !planned.needs.isEmpty, !planned.own.isEmpty {
      part.helpers.insert(.chooseFormat)
      part.events.insert(.substituted)
      part.formatMembers.formUnion([.size, .highestFrameRate, .supports, .words])
      let like = planned.likeness.isEmpty ? "_ in true" : FormatCondition.all(planned.likeness)
      part.body.add(
        """
        let %1 = try chooseFormat(
            of: %2, %3, at: %4,
            planned: { %5 },
            like: { %6 },
            where: { %7 }
        )
        """, name, device, id, SwiftTime.duration(ofRate: rate.value), FormatCondition.all(planned.own), like,
        FormatCondition.all(planned.needs))
    } else {
      choose(
        planned.needs + planned.own, from: device + ".formats", as: name,
        orThrow: SwiftText.literal("activeFormat of " + camera.id), in: &part)
    }
    locked.body.add("%1.activeFormat = %2", device, name)
    return name
  }

  /// Limits a stand-in format to the planned rate, if the graph sets no limit itself.
  func limitRate(
    of camera: ResolvedCamera, _ format: String, after chosen: EmittedPart, in part: inout EmittedPart
  ) {
    guard chosen.helpers.contains(.chooseFormat), camera.input.maxFrameRateOverride == nil,
      let rate = planned(camera)?.rate
    else { return }
    part.inputs.insert(camera.inputIndex)
    part.body.add(
      """
      if %1.highestFrameRate > %2 {
          %3.videoMinFrameDurationOverride = %4
      }
      """, format, FormatMember.literal(rate), inputNames[camera.inputIndex.value],
      SwiftTime.duration(ofRate: rate.value))
  }

  /// The conditions that the graph sets for a camera's format; `nil` if it names none.
  private func planned(_ camera: ResolvedCamera) -> PlannedFormat? {
    guard let request = camera.input.activeFormat else { return nil }
    let chosen = sessions.plannedFormat(ofInput: camera.inputIndex)
    var planned = PlannedFormat(
      needs: FormatCondition.size(request.width?.value ?? chosen?.width, request.height?.value ?? chosen?.height))
    let highest = request.maxFrameRate?.value ?? chosen?.highestRate
    if let highest {
      planned.own.append(FormatCondition("$0.highestFrameRate == \(FormatMember.literal(highest))", .highestFrameRate))
    }
    if let rate = request.minFrameRate?.value {
      planned.own.append(FormatCondition("$0.lowestFrameRate == \(FormatMember.literal(rate))", .lowestFrameRate))
    }
    if let binned = request.binned?.value ?? chosen?.binned {
      let condition = FormatCondition(binned ? "$0.isVideoBinned" : "!$0.isVideoBinned")
      planned.own.append(condition)
      planned.likeness.append(condition)
    }
    if let pixelFormat = request.pixelFormat?.value {
      planned.needs.append(FormatCondition("$0.pixelFormat == \(pixelFormat.symbol)", .pixelFormat))
    }
    if session.isMultiCam { planned.needs.append(FormatCondition("$0.isMultiCamSupported")) }
    // What is guarded only prefers.
    let limit = camera.input.maxFrameRateOverride.flatMap { isGuarded(at: $0.range) ? nil : $0.value }
    planned.rate = [highest, limit].compactMap { $0 }.min()
    for ask in asks[camera.inputIndex] {
      // A format with the requested depth format has depth.
      if case .depth = ask.need, camera.input.activeDepthDataFormat.map({ !depthConditions($0).isEmpty }) == true {
        continue
      }
      guard let condition = condition(ask.need, chosen) else { continue }
      if ask.isPreference { planned.likeness.append(condition) } else { planned.needs.append(condition) }
    }
    for rate in [camera.input.activeFrameRate?.min, camera.input.activeFrameRate?.max] {
      guard let rate, rate.value != planned.rate else { continue }
      let duration = SwiftTime.duration(ofRate: rate.value.value)
      let condition = FormatCondition("$0.supports(frameDuration: \(duration))", .supports)
      if isGuarded(at: rate.range) { planned.likeness.append(condition) } else { planned.needs.append(condition) }
    }
    return planned
  }

  /// The condition that a format supports something; `nil` if the oldest system has no API to ask for it.
  private func condition(_ need: FormatNeed, _ chosen: DeviceFormat?) -> FormatCondition? {
    switch need {
    case .photoDepth where chosen?.depthFormats?.isEmpty != false: return nil
    case .depth, .photoDepth: return FormatCondition("!$0.supportedDepthDataFormats.isEmpty")
    case .depthFormat(let request):
      let conditions = depthConditions(request)
      return conditions.isEmpty
        ? nil
        : FormatCondition(
          "$0.supportedDepthDataFormats.contains { \(FormatCondition.all(conditions)) }",
          members: conditions.flatMap(\.members))
    case .colorSpace(let space):
      guard space.since ?? minimum <= assemblyMinimum else { return nil }
      return FormatCondition("$0.supportedColorSpaces.contains(\(space.expression))")
    case .videoHDR: return FormatCondition("$0.isVideoHDRSupported")
    case .stabilization(let mode):
      guard mode.since ?? minimum <= assemblyMinimum else { return nil }
      return FormatCondition("$0.isVideoStabilizationModeSupported(\(mode.expression))")
    case .photoSize(let size):
      guard OSVersion(16) <= assemblyMinimum else { return nil }
      return FormatCondition(
        "$0.supportedMaxPhotoDimensions.contains { ($0.width, $0.height) == (\(size.width), \(size.height)) }")
    // Only the output knows what it can deliver.
    case .pixelFormat: return nil
    }
  }

  /// The conditions that find a requested depth format.
  private func depthConditions(_ request: DepthFormatRequest) -> [FormatCondition] {
    var conditions = FormatCondition.size(request.width?.value, request.height?.value)
    if let pixelFormat = request.pixelFormat?.value {
      conditions.append(FormatCondition("$0.pixelFormat == \(pixelFormat.symbol)", .pixelFormat))
    }
    return conditions
  }

  /// Chooses the depth format among those of a format.
  func setDepthFormat(of camera: ResolvedCamera, from format: String, in part: inout EmittedPart) {
    guard let request = camera.input.activeDepthDataFormat else { return }
    let conditions = depthConditions(request)
    guard !conditions.isEmpty else { return }
    choose(
      conditions, from: format + ".supportedDepthDataFormats", as: "plannedDepth",
      orThrow: SwiftText.literal("activeDepthDataFormat of " + camera.id), in: &part)
    part.body.add("%1.activeDepthDataFormat = plannedDepth", device(camera.inputIndex))
  }

  private func choose(
    _ conditions: [FormatCondition], from list: String, as name: String, orThrow what: String,
    in part: inout EmittedPart
  ) {
    for condition in conditions { part.formatMembers.formUnion(condition.members) }
    part.body.add(
      """
      guard
          let %1 = %2.first(where: {
              %3
          })
      else { throw Failure.notFound(%4) }
      """, name, list, FormatCondition.all(conditions), what)
  }
}
