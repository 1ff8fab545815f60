/// The parts of a profile in the order in which they are packed: every stored property of every type.
extension DeviceProfile: Packable {
  static var blank: DeviceProfile { DeviceProfile() }

  mutating func carry(by carrier: inout some PartCarrier) {
    carrier.carry(&id)
    carrier.carry(&name)
    carrier.carry(&modelIdentifiers)
    carrier.carry(&operatingSystem)
    carrier.carry(&chip)
    carrier.carry(&multiCamSupported)
    carrier.carry(&cameras)
    carrier.carry(&multiCamDeviceSets)
    carrier.carry(&microphones)
    carrier.carry(&costModel)
    carrier.carry(&sources)
  }
}

extension ProfileSource: Packable {
  static var blank: ProfileSource { ProfileSource() }

  mutating func carry(by carrier: inout some PartCarrier) {
    carrier.carry(&id)
    carrier.carry(&kind)
    carrier.carry(&reference)
    carrier.carry(&note)
  }
}

extension ProfileCamera: Packable {
  static var blank: ProfileCamera { ProfileCamera() }

  mutating func carry(by carrier: inout some PartCarrier) {
    carrier.carry(&deviceType)
    carrier.carry(&position)
    carrier.carry(&name)
    carrier.carry(&constituents)
    carrier.carry(&formats)
    carrier.carry(&formatsComplete)
    carrier.carry(&multiCamFormatsComplete)
    carrier.carry(&presets)
    carrier.carry(&manualControls)
    carrier.carry(&autoFocusSystem)
    carrier.carry(&mattes)
    carrier.carry(&source)
  }
}

extension DeviceSetTable: Packable {
  static var blank: DeviceSetTable { DeviceSetTable() }

  mutating func carry(by carrier: inout some PartCarrier) {
    carrier.carry(&complete)
    carrier.carry(&deviceTypes)
    carrier.carry(&sets)
    carrier.carry(&source)
  }
}

extension ProfileMicrophones: Packable {
  static var blank: ProfileMicrophones { ProfileMicrophones() }

  mutating func carry(by carrier: inout some PartCarrier) {
    carrier.carry(&count)
    carrier.carry(&beams)
    carrier.carry(&source)
  }
}

extension DeviceFormat: Packable {
  static var blank: DeviceFormat { DeviceFormat() }

  mutating func carry(by carrier: inout some PartCarrier) {
    carrier.carry(&width)
    carrier.carry(&height)
    carrier.carry(&minFrameRate)
    carrier.carry(&maxFrameRate)
    carrier.carry(&binned)
    carrier.carry(&multiCam)
    carrier.carry(&pixelFormats)
    carrier.carry(&photoDimensions)
    carrier.carry(&readout)
    carrier.carry(&fieldOfView)
    carrier.carry(&maxZoomFactor)
    carrier.carry(&stabilizationModes)
    carrier.carry(&colorSpaces)
    carrier.carry(&videoHDR)
    carrier.carry(&unsupportedOutputs)
    carrier.carry(&highestPhotoQuality)
    carrier.carry(&frameRateRanges)
    carrier.carry(&depthFormats)
    carrier.carry(&photoDepthFormats)
    carrier.carry(&depthZoomRanges)
    carrier.carry(&source)
  }
}

extension FrameRateInterval: Packable {
  static var blank: FrameRateInterval { FrameRateInterval() }

  mutating func carry(by carrier: inout some PartCarrier) {
    carrier.carry(&min)
    carrier.carry(&max)
  }
}

extension DepthFormat: Packable {
  static var blank: DepthFormat { DepthFormat() }

  mutating func carry(by carrier: inout some PartCarrier) {
    carrier.carry(&width)
    carrier.carry(&height)
    carrier.carry(&maxFrameRate)
    carrier.carry(&pixelFormats)
  }
}

extension Coefficient: Packable {
  static var blank: Coefficient { Coefficient() }

  mutating func carry(by carrier: inout some PartCarrier) {
    carrier.carry(&low)
    carrier.carry(&value)
    carrier.carry(&high)
    carrier.carry(&source)
  }
}

extension CostCoefficients: Packable {
  static var blank: CostCoefficients { CostCoefficients() }

  mutating func carry(by carrier: inout some PartCarrier) {
    carrier.carry(&basis)
    carrier.carry(&note)
    carrier.carry(&quantized)
    carrier.carry(&pixelBudget)
    carrier.carry(&pixelBudgetPerWeight)
    carrier.carry(&deliveredWeight)
    carrier.carry(&depthStream)
    carrier.carry(&hdrFactor)
    carrier.carry(&perHardwareCost)
    carrier.carry(&stabilization)
    carrier.carry(&opticalStabilization)
    carrier.carry(&videoHDR)
    carrier.carry(&depthProjector)
    carrier.carry(&lidar)
    carrier.carry(&microphoneBeam)
    carrier.carry(&pressureRestsOnReading)
    carrier.carry(&readings)
  }
}

extension CostReading: Packable {
  static var blank: CostReading { CostReading() }

  mutating func carry(by carrier: inout some PartCarrier) {
    carrier.carry(&id)
    carrier.carry(&hardwareCost)
    carrier.carry(&systemPressureCost)
    carrier.carry(&configuration)
    carrier.carry(&source)
  }
}

extension PresetFormat: Packable {
  static var blank: PresetFormat { PresetFormat(preset: .blank, format: 0) }

  mutating func carry(by carrier: inout some PartCarrier) {
    carrier.carry(&preset)
    carrier.carry(&format)
  }
}

extension StabilizationCost: Packable {
  static var blank: StabilizationCost { StabilizationCost(mode: .blank, cost: Coefficient()) }

  mutating func carry(by carrier: inout some PartCarrier) {
    carrier.carry(&mode)
    carrier.carry(&cost)
  }
}

extension DeviceFormat.Readout: Packable {
  static var blank: DeviceFormat.Readout { .fromPhotoDimensions }

  mutating func carry(by carrier: inout some PartCarrier) {
    var isUnknown = false
    var bounds: Coefficient?
    switch self {
    case .fromPhotoDimensions: break
    case .unknown: isUnknown = true
    case .bounded(let coefficient): bounds = coefficient
    }
    carrier.carry(&isUnknown)
    carrier.carry(&bounds)
    self = bounds.map { .bounded($0) } ?? (isUnknown ? .unknown : .fromPhotoDimensions)
  }
}

extension DeviceKey: Packable {
  static var blank: DeviceKey { DeviceKey(.blank, .blank) }

  mutating func carry(by carrier: inout some PartCarrier) {
    var (type, position) = (deviceType, position)
    carrier.carry(&type)
    carrier.carry(&position)
    self = DeviceKey(type, position)
  }
}

extension Dimensions: Packable {
  static var blank: Dimensions { Dimensions(0, 0) }

  mutating func carry(by carrier: inout some PartCarrier) {
    var (width, height) = (width, height)
    carrier.carry(&width)
    carrier.carry(&height)
    self = Dimensions(width, height)
  }
}

extension FrameRate: Packable {
  static var blank: FrameRate { FrameRate(0) }

  mutating func carry(by carrier: inout some PartCarrier) {
    var rate = value
    carrier.carry(&rate)
    self = FrameRate(rate)
  }
}

extension PixelFormat: Packable {
  static var blank: PixelFormat { PixelFormat("") }

  mutating func carry(by carrier: inout some PartCarrier) {
    var code = code
    carrier.carry(&code)
    self = PixelFormat(code)
  }
}

extension AutoFocusSystem: Packable {}
extension ColorSpace: Packable {}
extension CostBasis: Packable {}
extension DevicePosition: Packable {}
extension DeviceType: Packable {}
extension MatteType: Packable {}
extension OutputType: Packable {}
extension Preset: Packable {}
extension ProfileSource.Kind: Packable {}
extension StabilizationMode: Packable {}
