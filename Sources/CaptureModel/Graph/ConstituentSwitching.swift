public import JSONSource

/// When a virtual camera switches between its constituents. What the graph leaves out is `nil`.
public struct ConstituentSwitching: Sendable {
  /// Whether the camera switches to another constituent by itself; default `auto` where it can.
  public var primaryConstituentDeviceSwitchingBehavior: Located<SwitchingBehavior>?

  /// What lets a camera with restricted switching switch; default none.
  public var restrictedSwitchingBehaviorConditions: Located<[Located<SwitchingCondition>]>?

  /// The constituents that the camera may fall back to, by their types; default all that it can.
  public var fallbackPrimaryConstituentDevices: Located<[Located<DeviceType>]>?

  /// The constituent that the camera is locked to, by its type.
  public var lockedPrimaryConstituentDevice: Located<DeviceType>?
}

extension ConstituentSwitching {
  /// The keys of an input.
  static let fields = FieldList<GraphInput> {
    Field(
      "primaryConstituentDeviceSwitchingBehavior", .name("switching behavior"),
      .property(
        of: "AVCaptureDevice", since: .iOS(15), set: .joined(behavior),
        requires: .written(of: .device) { camera, _ in
          "\(camera).primaryConstituentDeviceSwitchingBehavior != .unsupported"
        }
      )
      .recorded(if: "![.unsupported, .auto].contains(device.primaryConstituentDeviceSwitchingBehavior)"),
      default: .varying("`auto` where it can"), about: "Whether the camera switches to another constituent by itself"
    ) { $1(&$0.switching.primaryConstituentDeviceSwitchingBehavior) }
    Field(
      "restrictedSwitchingBehaviorConditions", .list(of: .name("switching condition")),
      .property(
        "primaryConstituentDeviceRestrictedSwitchingBehaviorConditions", of: "AVCaptureDevice", since: .iOS(15),
        set: .joined(behavior)
      )
      .recorded(if: "device.primaryConstituentDeviceSwitchingBehavior == .restricted"),
      default: [], about: "What lets a camera with restricted switching switch"
    ) { $1(&$0.switching.restrictedSwitchingBehaviorConditions) }
    Field(
      "fallbackPrimaryConstituentDevices", .list(of: .name("device type")),
      .property(
        of: "AVCaptureDevice", since: .iOS(15),
        set: .statement(
          "#.fallbackPrimaryConstituentDevices = #.supportedFallbackPrimaryConstituentDevices.filter { %.contains($0.deviceType) }"
        ),
        requires: .written(of: .device) {
          "Set(\($0).supportedFallbackPrimaryConstituentDevices.map(\\.deviceType)).isSuperset(of: \($1))"
        }),
      default: .varying("all that it can"),
      about: "The constituents that the camera may fall back to, by their types"
    ) { $1(&$0.switching.fallbackPrimaryConstituentDevices) }
    Field(
      "lockedPrimaryConstituentDevice", .name("device type"),
      .method(
        "setPrimaryConstituentDeviceSwitchingBehaviorLockedWith(_:)", of: "AVCaptureDevice", since: .iOS(27),
        set: .statement(
          """
          if let lens = #.constituentDevices.first(where: { $0.deviceType == % }) \
          { #.setPrimaryConstituentDeviceSwitchingBehaviorLockedWith(lens) }
          """
        ),
        requires: .flag("isPrimaryConstituentDeviceSwitchingBehaviorLockedWithDeviceSupported", of: .device)
      )
      .unrecorded(because: "the switching behavior says that it is locked, but not how"),
      about: "The constituent that the camera is locked to, by its type"
    ) { $1(&$0.switching.lockedPrimaryConstituentDevice) }
  }

  /// Conditions are set with the behavior.
  private static let behavior = KeySymbol.JoinedCall(
    "#.setPrimaryConstituentDeviceSwitchingBehavior(%, restrictedSwitchingBehaviorConditions: %)",
    [("primaryConstituentDeviceSwitchingBehavior", ".auto"), ("restrictedSwitchingBehaviorConditions", "[]")],
    needsEach: true)
}
