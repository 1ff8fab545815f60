import JSONSource

/// The sets of cameras that may run together (`AVCaptureDevice.DiscoverySession.supportedMultiCamDeviceSets`).
public struct DeviceSetTable: Sendable {
  /// Whether the table is complete for the device types of its discovery session.
  public var complete = false

  /// The device types of the discovery session; empty if unknown.
  public var deviceTypes: [DeviceType] = []

  /// The sets, each in any order.
  public var sets: [[DeviceKey]] = []

  /// The id of its source, one of the profile's `sources`.
  public var source: String?

  /// Sets of other devices in the family, which this one has as far as is known; not in documents.
  public var familySets: [[DeviceKey]]?

  /// The id of the source of `familySets`.
  public var familySource: String?

  /// A table of sets.
  public init(complete: Bool = false, sets: [[DeviceKey]] = [], source: String? = nil) {
    (self.complete, self.sets, self.source) = (complete, sets, source)
  }
}

extension DeviceSetTable {
  /// Whether a set contains all these cameras.
  public func lists(_ keys: [DeviceKey]) -> Bool { Self.holds(keys, sets) || Self.holds(keys, familySets ?? []) }

  /// The source id of the strongest set with all these cameras; `nil` if there is no such set, or it names no source.
  public func source(ofSetWith keys: [DeviceKey]) -> String? {
    if Self.holds(keys, sets) { return source }
    return Self.holds(keys, familySets ?? []) ? familySource : nil
  }

  private static func holds(_ keys: [DeviceKey], _ sets: [[DeviceKey]]) -> Bool {
    sets.contains { set in keys.allSatisfy { set.contains($0) } }
  }

  /// Whether the table is complete for the type, so that a camera of this type that isn't in any set is refused.
  public func covers(_ type: DeviceType) -> Bool {
    complete && (deviceTypes.isEmpty || deviceTypes.contains(type.current))
  }

  /// Whether the cameras are known not to run together: considering only cameras of types for which the table is
  /// complete, no set contains them all.
  public func refuses(_ keys: [DeviceKey]) -> Bool {
    let covered = keys.filter { covers($0.deviceType) }
    return !covered.isEmpty && !lists(covered)
  }
}

extension DeviceSetTable: KeyedObject, ShapedObject {
  package static var blank: DeviceSetTable { DeviceSetTable() }

  package static let shape = ObjectShape(keysOf: DeviceSetTable.self)

  package static func visit(_ keys: inout some KeyVisitor<DeviceSetTable>) {
    keys.key(
      "complete", .boolean, about: "Whether the table is complete for the device types of its discovery session",
      .required
    ) { $1(&$0.complete) }
    keys.key(
      "deviceTypes", .deviceTypes,
      about: "The device types of the discovery session; empty if unknown"
    ) { $1(&$0.deviceTypes) }
    keys.key(
      "sets", .values(of: .values(of: DeviceKey.shape)), about: "The sets, each in any order", [.required, .last]
    ) {
      $1(&$0.sets)
    }
    keys.key("source", .sourceID, about: KeySentence.source) { $1(&$0.source) }
  }
}
