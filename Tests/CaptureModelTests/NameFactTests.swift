import CaptureModel
import TestSupport
import Testing

/// What names say of their age is what Apple has published.
struct NameFactTests {
  /// The type of each vocabulary, with its names and since when a name says that there is one.
  static let names: [(type: String, names: [(name: String, since: OSVersion?)])] = [
    all("AVAudioSession.PolarPattern", PolarPattern.self),
    all("AVCaptureDevice.AutoFocusRangeRestriction", AutoFocusRangeRestriction.self),
    all("AVCaptureDevice.CenterStageControlMode", CenterStageControlMode.self),
    all("AVCaptureDevice.PrimaryConstituentDeviceSwitchingBehavior", SwitchingBehavior.self),
    all("AVCaptureDevice.PrimaryConstituentDeviceRestrictedSwitchingBehaviorConditions", SwitchingCondition.self),
    all("AVLayerVideoGravity", VideoGravity.self), all("AVCaptureColorSpace", ColorSpace.self),
    ("AVCaptureDevice.AspectRatio", AspectRatio.allCases.map { ("ratio" + $0.rawValue, nil) }),
    all("AVCaptureDeviceExposureSignal", ExposureSignal.self),
    all("AVCaptureDevice.DeviceType", DeviceType.self), all("AVCaptureDevice.ExposureMode", ExposureMode.self),
    all("AVCaptureDevice.FlashMode", LightMode.self), all("AVCaptureDevice.FocusMode", FocusMode.self),
    all("AVCaptureDevice.Format.AutoFocusSystem", AutoFocusSystem.self),
    all("AVCaptureDevice.Position", DevicePosition.self), all("AVCaptureDevice.TorchMode", LightMode.self),
    all("AVCaptureDevice.WhiteBalanceMode", WhiteBalanceMode.self),
    all("AVCaptureMultichannelAudioMode", MultichannelAudioMode.self),
    all("AVCapturePhotoOutput.QualityPrioritization", PhotoQuality.self),
    all("AVCaptureSession.Preset", Preset.self), all("AVCaptureVideoOrientation", VideoOrientation.self),
    all("AVCaptureVideoStabilizationMode", StabilizationMode.self), all("AVMediaType", MediaType.self),
    all("AVSemanticSegmentationMatte.MatteType", MatteType.self), all("AVVideoCodecType", VideoCodec.self),
    ("AVMetadataObject.ObjectType", MetadataObjectKind.all.map { ($0.key, $0.value) }),
  ]

  @Test func aNameIsAsOldAsItsSymbol() throws {
    for (type, names) in Self.names {
      let facts = try names.map { try #require(SymbolFact.of("\(type).\($0.name)"), "\(type).\($0.name)") }
      let oldest = facts.compactMap(\.iOS).min()
      for ((name, since), fact) in zip(names, facts) {
        // A name that says nothing is as old as the others, or iOS doesn't have it.
        #expect(since == fact.iOS || since == nil && fact.iOS == oldest, "\(type).\(name)")
      }
    }
  }

  @Test func whatIOSDoesNotHaveIsSaidToBeOfMacs() throws {
    for type in DeviceType.allCases {
      let fact = try #require(SymbolFact.of("AVCaptureDevice.DeviceType.\(type.rawValue)"))
      #expect(type.isMacOnly == (fact.iOS == nil && fact.macOS != nil), "\(type)")
      if let iOS = fact.iOS { #expect(type.introduced == iOS || type == .microphone, "\(type)") }
    }
    for preset in Preset.allCases {
      let fact = try #require(SymbolFact.of("AVCaptureSession.Preset.\(preset.rawValue)"))
      #expect(preset.isOnIOS == (fact.iOS != nil), "\(preset)")
    }
  }

  private static func all<V: Vocabulary>(
    _ type: String, _: V.Type
  ) -> (type: String, names: [(name: String, since: OSVersion?)]) {
    (type, V.allCases.map { ($0.rawValue, $0.since) })
  }
}
