import JSONSource

// The parts of single values: what is one thing in a document.

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
