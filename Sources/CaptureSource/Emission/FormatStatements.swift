import CaptureModel
import CaptureSession
import JSONSource

/// A setting that the app asks for first, and the condition that a format supports it.
private struct FormatWish: Equatable {
  let setting: String
  let condition: FormatCondition

  static func == (left: FormatWish, right: FormatWish) -> Bool {
    left.setting == right.setting && left.condition.text == right.condition.text
  }
}

/// The format that a camera is planned to run, and the conditions for another one to stand in for it.
private struct PlannedFormat {
  /// The conditions for any format: its size, and everything the session asks of it.
  var needs: [FormatCondition]

  /// The conditions that only the planned format meets.
  var own: [FormatCondition] = []

  /// The conditions that make another format more like it.
  var likeness: [FormatCondition] = []

  /// The settings that the app can do without, each with the condition that a format supports it, the most important
  /// first.
  var wishes: [FormatWish] = []

  /// The rate that a format has to reach; `nil` if only guarded settings ask for a rate.
  var rate: FrameRate?

  /// The highest rate that the session counts on.
  var limit: FrameRate?
}

/// Statements that choose the formats of cameras.
struct FormatStatements: EmissionPass {
  let context: EmissionContext

  /// Chooses the format by its properties, since the order of a device's formats varies with device and system.
  ///
  /// A device without the planned format runs the nearest one that meets the same needs. Returns the name of the
  /// constant with the format; `nil` if the graph asks for none.
  func setFormat(
    of camera: ResolvedCamera, in part: inout EmittedPart, locked: inout EmittedPart
  ) -> String? {
    guard let planned = planned(camera), !planned.needs.isEmpty || !planned.own.isEmpty else { return nil }
    let (name, device) = (formatNames[camera.inputIndex.value], device(camera.inputIndex))
    let id = SwiftText.literal(camera.id)
    for condition in planned.needs + planned.own + planned.wishes.map(\.condition) {
      part.formatMembers.formUnion(condition.members)
    }
    let mayBeReplaced = planned.limit != nil && !planned.needs.isEmpty && !planned.own.isEmpty
    if mayBeReplaced || !planned.wishes.isEmpty {
      part.helpers.insert(planned.wishes.isEmpty ? .chooseFormat : .chooseFormatByWishes)
      part.events.insert(.substituted)
      part.formatMembers.formUnion([.size, .highestFrameRate, .supports, .pixelFormat, .words])
      part.body.add(
        """
        let %1 = try chooseFormat(
            of: %2, %3, at: %4,
            planned: { %5 },
            like: { %6 },
        """, name, device, id, planned.rate.map { SwiftTime.duration(ofRate: $0.value) } ?? ".invalid",
        FormatCondition.anyOrAll(planned.own), FormatCondition.anyOrAll(planned.likeness))
      if !planned.wishes.isEmpty { part.events.insert(.wishesNotMet) }
      part.body.add(wishes: planned.wishes, since: assemblyMinimum)
      part.body.add("    where: { %1 }\n)", FormatCondition.anyOrAll(planned.needs))
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
    guard chosen.helpers.contains(where: \.choosesFormats), camera.input.maxFrameRateOverride == nil,
      let rate = planned(camera)?.limit
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
    // One that the plan has only by its device's list comes first, but another one is no substitute.
    // Without a guarded color space, its ten bits are no use.
    let wantsTenBits =
      request.pixelFormat == nil && asks[camera.inputIndex].contains { !$0.isPreference && $0.need.wantsTenBits }
    if wantsTenBits {
      let codes = PixelFormat.eightBit.map(\.symbol).joined(separator: ", ")
      planned.likeness.append(FormatCondition("![\(codes)].contains($0.pixelFormat)", .pixelFormat))
    } else if let pixelFormat = request.pixelFormat?.value ?? chosen?.pixelFormats?.first {
      let condition = FormatCondition("$0.pixelFormat == \(pixelFormat.symbol)", .pixelFormat)
      if request.pixelFormat != nil { planned.own.append(condition) }
      planned.likeness.append(condition)
    }
    if session.isMultiCam { planned.needs.append(FormatCondition("$0.isMultiCamSupported")) }
    // A guarded setting is only a preference.
    let limit = camera.input.maxFrameRateOverride.flatMap { isGuarded(at: $0.range) ? nil : $0.value }
    planned.limit = [highest, limit].compactMap { $0 }.min()
    // A format that is slower than the planned one will do if the graph itself asks for no rate.
    let input = camera.input
    let asksByGuard = [input.maxFrameRateOverride, input.activeFrameRate?.max].contains { rate in
      rate.map { isGuarded(at: $0.range) } ?? false
    }
    planned.rate = asksByGuard && request.maxFrameRate == nil ? limit : planned.limit
    for ask in asks[camera.inputIndex] {
      // A format with the requested depth format has depth.
      if case .depth = ask.need, camera.input.activeDepthDataFormat.map({ !depthConditions($0).isEmpty }) == true {
        continue
      }
      guard let condition = condition(ask.need, of: camera, chosen) else { continue }
      if ask.isPreference {
        let wish = FormatWish(setting: ask.need.key(of: camera.input), condition: condition)
        if !planned.wishes.contains(wish) { planned.wishes.append(wish) }
      } else if condition.since ?? minimum <= assemblyMinimum,
        !planned.needs.contains(where: { $0.text == condition.text })
      {
        planned.needs.append(condition)
      }
    }
    addFlags(of: camera.input, to: &planned)
    var rates: [FormatWish] = []
    for rate in [camera.input.activeFrameRate?.min, camera.input.activeFrameRate?.max] {
      guard let rate, rate.value != planned.limit else { continue }
      guard isGuarded(at: rate.range) else {
        planned.needs.append(.holds(rate.value, isExternal: camera.isExternal))
        continue
      }
      let wish = FormatWish(
        setting: "activeFrameRate", condition: .holds(rate.value, isExternal: camera.isExternal))
      if !planned.wishes.contains(wish) { rates.append(wish) }
    }
    planned.wishes = rates + planned.wishes
    return planned
  }

  /// Adds the flags of a format that features of an input need.
  private func addFlags(of input: GraphInput, to planned: inout PlannedFormat) {
    let flags = [
      (
        "autoVideoFrameRateEnabled", input.timing.autoVideoFrameRateEnabled, "isAutoVideoFrameRateSupported",
        OSVersion(18)
      ),
      (
        "cinematicVideoCaptureEnabled", input.cinematic.cinematicVideoCaptureEnabled,
        "isCinematicVideoCaptureSupported",
        OSVersion(26)
      ),
      ("globalToneMappingEnabled", input.light.globalToneMappingEnabled, "isGlobalToneMappingSupported", OSVersion(13)),
    ]
    for (key, setting, flag, since) in flags {
      guard let setting, setting.value else { continue }
      let condition = FormatCondition("$0.\(flag)", since: since)
      if isGuarded(at: setting.range) {
        planned.wishes.append(FormatWish(setting: key, condition: condition))
      } else if since <= assemblyMinimum {
        planned.needs.append(condition)
      }
    }
  }

  /// The condition that a format supports something; `nil` if no API tells.
  private func condition(
    _ need: FormatNeed, of camera: ResolvedCamera, _ chosen: DeviceFormat?
  ) -> FormatCondition? {
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
      return FormatCondition("$0.supportedColorSpaces.contains(\(space.expression))", since: space.since)
    case .videoHDR:
      let isGivenUp = VideoHDRStatements(context: context).isGivenUp(by: camera)
      return FormatCondition("$0.isVideoHDRSupported" + (isGivenUp.map { " && !self.\($0)" } ?? ""))
    case .cinematicVideo:
      return FormatCondition("$0.isCinematicVideoCaptureSupported", since: OSVersion(26))
    case .stabilization(let mode):
      return FormatCondition("$0.isVideoStabilizationModeSupported(\(mode.expression))", since: mode.since)
    case .photoSize(let size):
      return FormatCondition(
        "$0.supportedMaxPhotoDimensions.contains { ($0.width, $0.height) == (\(size.width), \(size.height)) }",
        since: OSVersion(16))
    case .frameRate(let rate): return .holds(rate, isExternal: camera.isExternal)
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

  /// Chooses the depth format among those of a format; the largest, if the graph names no size.
  func setDepthFormat(of camera: ResolvedCamera, from format: String, in part: inout EmittedPart) {
    guard let request = camera.input.activeDepthDataFormat else { return }
    let conditions = depthConditions(request)
    guard !conditions.isEmpty else { return }
    choose(
      conditions, from: format + ".supportedDepthDataFormats", as: "plannedDepth",
      orThrow: SwiftText.literal("activeDepthDataFormat of " + camera.id),
      widest: request.width == nil && request.height == nil, in: &part)
    part.body.add("%1.activeDepthDataFormat = plannedDepth", device(camera.inputIndex))
  }

  /// Keeps a depth format for after the commit, at which a multi-camera session may choose another one.
  func keepDepthFormat(of camera: ResolvedCamera, in part: inout EmittedPart) {
    guard session.isMultiCam, let request = camera.input.activeDepthDataFormat, !depthConditions(request).isEmpty
    else { return }
    part.helpers.insert(.keepDepthFormats)
    let name = device(camera.inputIndex)
    let shortest = camera.input.depthFrameRateLimit == nil ? "nil" : name + ".activeDepthDataMinFrameDuration"
    part.body.add(
      "depthFormats[%1] = (%2, plannedDepth, %3)", SwiftText.literal(camera.id), name, shortest)
  }

  /// Chooses the first format of a list that meets some conditions, or the widest one.
  private func choose(
    _ conditions: [FormatCondition], from list: String, as name: String, orThrow what: String,
    widest: Bool = false, in part: inout EmittedPart
  ) {
    for condition in conditions { part.formatMembers.formUnion(condition.members) }
    if widest { part.formatMembers.insert(.size) }
    part.body.add(
      """
      guard
          let %1 = %2.%3(%4{
              %5
          })%6
      else { throw Failure.notFound(%7) }
      """, name, list, widest ? "filter" : "first", widest ? "" : "where: ", FormatCondition.all(conditions),
      widest ? ".max(by: { $0.size.width < $1.size.width })" : "", what)
  }
}

extension SwiftBody {
  /// Adds the argument with the wishes; systems older than a setting don't meet its wish.
  fileprivate mutating func add(wishes: [FormatWish], since minimum: OSVersion) {
    guard !wishes.isEmpty else { return }
    add("    wishes: [")
    for wish in wishes {
      let (name, text) = (SwiftText.literal(wish.setting), wish.condition.text)
      guard let since = wish.condition.since, since > minimum else {
        add("        (%1, { %2 }),", name, text)
        continue
      }
      add(
        """
                (
                    %1,
                    {
                        guard %2 else { return false }
                        return %3
                    }
                ),
        """, name, since.isAvailable, text)
    }
    add("    ],")
  }
}
