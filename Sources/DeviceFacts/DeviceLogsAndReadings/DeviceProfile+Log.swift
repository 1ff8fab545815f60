package import CaptureModel
import JSONSource

/// Facts about the device that its log doesn't contain.
package struct LogContext: Sendable {
  /// The profile's id, name and model; empty ones are filled in elsewhere.
  package var id = ""
  package var name = ""
  package var model: String?

  /// The camera for formats without a camera printed before them.
  package var camera: DeviceKey?

  /// The complete lists.
  package var complete: Set<LogList> = []

  /// The reference to the log in sources.
  package var reference = ""

  package init() {}
}

/// A list that may be complete in a log, although the log doesn't say so.
package enum LogList: String, CaseIterable, Sendable {
  case cameras, formats, sets
}

extension DeviceProfile {
  /// The id of the only source for a log's facts.
  private static let logSource = "log"

  /// The facts in a device's log. Everything else stays unknown, and parts that can't be imported are reported.
  package init(_ log: DeviceLog, _ context: LogContext, _ faults: inout [LogFault]) {
    self.init()
    (id, name) = (context.id, context.name)
    modelIdentifiers = context.model.map { [$0] } ?? []
    sources = [ProfileSource(id: Self.logSource, kind: .printed, reference: context.reference)]
    takeCameras(of: log, context, &faults)
    takeSets(of: log, context, &faults)
    // Only devices that support multi-cam mark formats with it or print sets.
    let runsMultiCam = cameras.contains { $0.formats.contains { $0.multiCam == true } }
    if runsMultiCam || multiCamDeviceSets != nil { multiCamSupported = true }
    if context.complete.contains(.cameras), !cameras.isEmpty {
      camerasComplete = ProfileFact(value: true, source: Self.logSource)
    }
    faults.sort { $0.line < $1.line }
  }

  /// Imports the lists of formats. If a camera's list is printed again, or as part of a longer one, it is the same
  /// list.
  private mutating func takeCameras(of log: DeviceLog, _ context: LogContext, _ faults: inout [LogFault]) {
    var lists: [(key: DeviceKey, block: DeviceLog.Block)] = []
    for block in log.blocks where !block.formats.isEmpty {
      guard let key = block.camera?.key ?? context.camera else {
        let unknown = block.camera.map { LogFault.Kind.unknownCamera($0.name) }
        faults.append(LogFault(line: block.line, kind: unknown ?? .formatsOfNoCamera(count: block.formats.count)))
        continue
      }
      guard let index = lists.firstIndex(where: { $0.key == key }) else {
        lists.append((key, block))
        continue
      }
      if lists[index].block.isIn(block) {
        lists[index].block = block
      } else if !block.isIn(lists[index].block) {
        faults.append(LogFault(line: block.line, kind: .secondList(key, first: lists[index].block.line)))
      }
    }
    cameras = lists.map { list in
      let device = list.block.camera
      return ProfileCamera(
        list.block, list.key, named: device?.key == list.key ? device?.name : nil,
        isComplete: context.complete.contains(.formats), Self.logSource)
    }
  }

  private mutating func takeSets(of log: DeviceLog, _ context: LogContext, _ faults: inout [LogFault]) {
    var isWhole = context.complete.contains(.sets) && !log.hasCutSet
    var sets: [[DeviceKey]] = []
    // Sets that differ only in names, such as translated ones, are the same set.
    var known: Set<Set<DeviceKey>> = []
    for set in log.sets {
      let keys = set.devices.compactMap(\.key)
      if keys.count == set.devices.count {
        if known.insert(Set(keys)).inserted { sets.append(keys) }
      } else {
        isWhole = false
        let name = set.devices.first { $0.key == nil }?.name ?? ""
        faults.append(LogFault(line: set.line, kind: .unknownCamera(name)))
      }
    }
    guard !sets.isEmpty else { return }
    multiCamDeviceSets = DeviceSetTable(complete: isWhole, sets: sets, source: Self.logSource)
    // A camera in a set exists on the device.
    for key in sets.joined() where cameraIndex(key.deviceType, at: key.position) == nil {
      let name = log.sets.lazy.flatMap(\.devices).first { $0.key == key }?.name
      var camera = ProfileCamera(deviceType: key.deviceType, position: key.position)
      (camera.name, camera.source) = (name, Self.logSource)
      cameras.append(camera)
    }
  }
}

extension ProfileCamera {
  fileprivate init(_ block: DeviceLog.Block, _ key: DeviceKey, named name: String?, isComplete: Bool, _ source: String)
  {
    self.init(deviceType: key.deviceType, position: key.position)
    (self.name, self.source) = (name, source)
    formats = block.formats.map(\.format)
    denyUnprinted(\.responsiveCapture)
    denyUnprinted(\.zeroShutterLag)
    let isWhole = isComplete && !block.isCut && !formats.isEmpty
    (formatsComplete, multiCamFormatsComplete) = (isWhole, isWhole)
    let systems = Set(block.formats.map(\.autoFocusSystem))
    if systems.count == 1, let system = systems.first { autoFocusSystem = system }
    leaveReadoutsOpen()
  }

  /// Says no for the formats without a flag that another format prints: only systems since iOS 17 know these flags, so in a
  /// list without any of them they are not known.
  private mutating func denyUnprinted(_ flag: WritableKeyPath<FormatControls, Bool?>) {
    guard formats.contains(where: { $0.controls?[keyPath: flag] == true }) else { return }
    for index in formats.indices where formats[index].controls?[keyPath: flag] == nil {
      var controls = formats[index].controls ?? .blank
      controls[keyPath: flag] = false
      formats[index].controls = controls
    }
  }

  /// Leaves the readout size of a format unknown if it can't be inferred from its largest photo.
  ///
  /// Normally the largest still is as large as the sensor's readout. But if it is no larger than the video, while other
  /// formats have larger stills, the format takes stills from its video, whatever the sensor reads.
  private mutating func leaveReadoutsOpen() {
    let stills = formats.map { $0.photoDimensions?.map(\.pixels).max() }
    var largest: [Bool?: Int] = [:]
    for (format, still) in zip(formats, stills) {
      largest[format.binned] = max(largest[format.binned] ?? 0, still ?? 0)
    }
    for (index, still) in stills.enumerated() {
      guard let still, still <= formats[index].dimensions.pixels else { continue }
      if still < largest[formats[index].binned] ?? 0 { formats[index].readout = .unknown }
    }
  }
}
