import JSONSource

/// The parts of a profile in the order in which they are packed: every stored property of every type, but for what is
/// no part of a document.
extension DeviceProfile: Packable {
  static var blank: DeviceProfile { DeviceProfile() }

  mutating func code(with coder: inout some PackingCoder) {
    coder.code(&id)
    coder.code(&name)
    coder.code(&modelIdentifiers)
    coder.code(&operatingSystem)
    coder.code(&chip)
    coder.code(&multiCamSupported)
    coder.code(&releaseYear)
    coder.code(&firstOperatingSystem)
    coder.code(&lastOperatingSystem)
    coder.code(&maxControlsCount)
    coder.code(&camerasComplete)
    coder.code(&siblings)
    coder.code(&cameras)
    coder.code(&multiCamDeviceSets)
    coder.code(&multiCamDeviceSetsOf)
    coder.code(&microphones)
    coder.code(&costModel)
    coder.code(&costModelOf)
    coder.code(&sources)
  }
}

extension ProfileSource: Packable {
  static var blank: ProfileSource { ProfileSource() }

  mutating func code(with coder: inout some PackingCoder) {
    coder.code(&id)
    coder.code(&kind)
    coder.code(&reference)
    coder.code(&note)
  }
}

extension ProfileCamera: Packable {
  static var blank: ProfileCamera { ProfileCamera() }

  mutating func code(with coder: inout some PackingCoder) {
    coder.code(&deviceType)
    coder.code(&position)
    coder.code(&name)
    coder.code(&constituents)
    coder.code(&sensor)
    coder.code(&hasTorch)
    coder.code(&hasFlash)
    coder.code(&formats)
    coder.code(&formatsOf)
    coder.code(&formatsComplete)
    coder.code(&multiCamFormatsComplete)
    coder.code(&presets)
    coder.code(&manualControls)
    coder.code(&autoFocusSystem)
    coder.code(&mattes)
    coder.code(&source)
  }
}

extension ProfileSibling: Packable {
  static var blank: ProfileSibling { ProfileSibling() }

  mutating func code(with coder: inout some PackingCoder) {
    coder.code(&profile)
    coder.code(&source)
  }
}

extension CameraReference: Packable {
  static var blank: CameraReference { CameraReference(profile: "", camera: .blank) }

  mutating func code(with coder: inout some PackingCoder) {
    coder.code(&profile)
    coder.code(&camera)
  }
}

extension DeviceSetTable: Packable {
  static var blank: DeviceSetTable { DeviceSetTable() }

  mutating func code(with coder: inout some PackingCoder) {
    coder.code(&complete)
    coder.code(&deviceTypes)
    coder.code(&sets)
    coder.code(&source)
  }
}

extension ProfileMicrophones: Packable {
  static var blank: ProfileMicrophones { ProfileMicrophones() }

  mutating func code(with coder: inout some PackingCoder) {
    coder.code(&count)
    coder.code(&beams)
    coder.code(&source)
  }
}

extension DeviceFormat: Packable {
  static var blank: DeviceFormat { DeviceFormat() }

  mutating func code(with coder: inout some PackingCoder) {
    coder.code(&width)
    coder.code(&height)
    coder.code(&minFrameRate)
    coder.code(&maxFrameRate)
    coder.code(&binned)
    coder.code(&multiCam)
    coder.code(&pixelFormats)
    coder.code(&photoDimensions)
    coder.code(&readout)
    coder.code(&fieldOfView)
    coder.code(&maxZoomFactor)
    coder.code(&stabilizationModes)
    coder.code(&colorSpaces)
    coder.code(&videoHDR)
    coder.code(&unsupportedOutputs)
    coder.code(&highestPhotoQuality)
    coder.code(&frameRateRanges)
    coder.code(&depthFormats)
    coder.code(&photoDepthFormats)
    coder.code(&depthZoomRanges)
    coder.code(&source)
  }
}

extension FrameRateInterval: Packable {
  static var blank: FrameRateInterval { FrameRateInterval() }

  mutating func code(with coder: inout some PackingCoder) {
    coder.code(&min)
    coder.code(&max)
  }
}

extension DepthFormat: Packable {
  static var blank: DepthFormat { DepthFormat() }

  mutating func code(with coder: inout some PackingCoder) {
    coder.code(&width)
    coder.code(&height)
    coder.code(&maxFrameRate)
    coder.code(&pixelFormats)
  }
}

extension Coefficient: Packable {
  static var blank: Coefficient { Coefficient() }

  mutating func code(with coder: inout some PackingCoder) {
    coder.code(&low)
    coder.code(&value)
    coder.code(&high)
    coder.code(&source)
  }
}

extension CostCoefficients: Packable {
  static var blank: CostCoefficients { CostCoefficients() }

  mutating func code(with coder: inout some PackingCoder) {
    coder.code(&basis)
    coder.code(&note)
    coder.code(&quantized)
    coder.code(&step)
    coder.code(&known)
    coder.code(&stabilization)
    coder.code(&pressureRestsOnReading)
    coder.code(&readings)
  }
}

extension PresetFormat: Packable {
  static var blank: PresetFormat { PresetFormat(preset: .blank, format: .blank) }

  mutating func code(with coder: inout some PackingCoder) {
    coder.code(&preset)
    coder.code(&format)
  }
}

extension StabilizationCost: Packable {
  static var blank: StabilizationCost { StabilizationCost(mode: .blank, cost: Coefficient()) }

  mutating func code(with coder: inout some PackingCoder) {
    coder.code(&mode)
    coder.code(&cost)
  }
}

extension DeviceFormat.Readout: Packable {
  static var blank: DeviceFormat.Readout { .fromPhotoDimensions }

  mutating func code(with coder: inout some PackingCoder) {
    var isUnknown = false
    var bounds: Coefficient?
    switch self {
    case .fromPhotoDimensions: break
    case .unknown: isUnknown = true
    case .bounded(let coefficient): bounds = coefficient
    }
    coder.code(&isUnknown)
    coder.code(&bounds)
    self = bounds.map { .bounded($0) } ?? (isUnknown ? .unknown : .fromPhotoDimensions)
  }
}

extension DeviceKey: Packable {
  static var blank: DeviceKey { DeviceKey(.blank, .blank) }

  mutating func code(with coder: inout some PackingCoder) {
    var (type, position) = (deviceType, position)
    coder.code(&type)
    coder.code(&position)
    self = DeviceKey(type, position)
  }
}

extension Dimensions: Packable {
  static var blank: Dimensions { Dimensions(0, 0) }

  mutating func code(with coder: inout some PackingCoder) {
    var (width, height) = (width, height)
    coder.code(&width)
    coder.code(&height)
    self = Dimensions(width, height)
  }
}

extension FrameRate: Packable {
  static var blank: FrameRate { FrameRate(0) }

  mutating func code(with coder: inout some PackingCoder) {
    var rate = value
    coder.code(&rate)
    self = FrameRate(rate)
  }
}

extension PixelFormat: Packable {
  static var blank: PixelFormat { PixelFormat("") }

  mutating func code(with coder: inout some PackingCoder) {
    var code = code
    coder.code(&code)
    self = PixelFormat(code)
  }
}

extension AutoFocusSystem: Packable {}
extension ColorSpace: Packable {}
extension DevicePosition: Packable {}
extension DeviceType: Packable {}
extension MatteType: Packable {}
extension OutputType: Packable {}
extension Preset: Packable {}
extension FactKind: Packable {}
extension StabilizationMode: Packable {}

extension FormatIndex: Packable {
  static var blank: FormatIndex { FormatIndex(0) }

  mutating func code(with coder: inout some PackingCoder) {
    var number = value
    coder.code(&number)
    self = FormatIndex(number)
  }
}

extension ProfileFact: Packable where Value: Packable {
  static var blank: ProfileFact { ProfileFact(value: .blank, source: nil) }

  mutating func code(with coder: inout some PackingCoder) {
    coder.code(&value)
    coder.code(&source)
  }
}

extension LastSystem: Packable {
  static var blank: LastSystem { .newerCome }

  mutating func code(with coder: inout some PackingCoder) {
    var last: OSVersion? = if case .version(let version) = self { version } else { nil }
    coder.code(&last)
    self = last.map { .version($0) } ?? .newerCome
  }
}

extension OSVersion: Packable {
  static var blank: OSVersion { OSVersion(0) }

  mutating func code(with coder: inout some PackingCoder) {
    var (major, minor) = (major, minor)
    coder.code(&major)
    coder.code(&minor)
    self = OSVersion(major, minor)
  }
}
