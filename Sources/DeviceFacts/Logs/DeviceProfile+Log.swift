package import CaptureModel
import JSONSource

/// What a log does not say of a device that printed it.
package struct LogContext: Sendable {
  /// The id of the profile, the name and the model; what is empty is left to others.
  package var id = ""
  package var name = ""
  package var model: String?

  /// The camera of formats before which none is printed.
  package var camera: DeviceKey?

  /// The lists that are whole.
  package var complete: Set<LogList> = []

  /// The log, as a source's reference names it.
  package var reference = ""

  package init() {}
}

/// A list that a log may hold whole, which nothing in it says.
package enum LogList: String, CaseIterable, Sendable {
  case cameras, formats, sets
}

extension DeviceProfile {
  /// The id of the only source of what a log says.
  private static let logSource = "log"

  /// What a log says of a device; what it does not say stays unknown. What can't be taken is told.
  package init(_ log: DeviceLog, _ context: LogContext, _ faults: inout [LogFault]) {
    self.init()
    (id, name) = (context.id, context.name)
    modelIdentifiers = context.model.map { [$0] } ?? []
    sources = [ProfileSource(id: Self.logSource, kind: .printed, reference: context.reference)]
    takeCameras(of: log, context, &faults)
    takeSets(of: log, context, &faults)
    // Only a device that runs them says so of a format, or lists sets.
    let runsMultiCam = cameras.contains { $0.formats.contains { $0.multiCam == true } }
    if runsMultiCam || multiCamDeviceSets != nil { multiCamSupported = true }
    if context.complete.contains(.cameras), !cameras.isEmpty {
      camerasComplete = ProfileFact(value: true, source: Self.logSource)
    }
    faults.sort { $0.line < $1.line }
  }

  /// The lists of formats; what is printed again of a camera, or all of it and more, is the same list.
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
    // Other names, such as those of another language, make no other set.
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
    // A set vouches for its cameras.
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
    let isWhole = isComplete && !block.isCut && !formats.isEmpty
    (formatsComplete, multiCamFormatsComplete) = (isWhole, isWhole)
    let systems = Set(block.formats.map(\.autoFocusSystem))
    if systems.count == 1, let system = systems.first { autoFocusSystem = system }
    leaveReadoutsOpen()
  }

  /// The largest still is as large as what the sensor reads, unless it is no larger than the video and other formats have
  /// larger ones: those formats take stills of their video, whatever the sensor reads.
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
