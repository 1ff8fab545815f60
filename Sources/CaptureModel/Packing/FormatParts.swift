// The parts of formats, and of what a camera says of them.

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

extension PresetFormat: Packable {
  static var blank: PresetFormat { PresetFormat(preset: .blank, format: .blank) }

  mutating func code(with coder: inout some PackingCoder) {
    coder.code(&preset)
    coder.code(&format)
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

extension FormatIndex: Packable {
  static var blank: FormatIndex { FormatIndex(0) }

  mutating func code(with coder: inout some PackingCoder) {
    var number = value
    coder.code(&number)
    self = FormatIndex(number)
  }
}
