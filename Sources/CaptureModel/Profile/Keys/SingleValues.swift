package import JSONSource

// How the single values of a profile are packed and written.

extension Dimensions: KeyValue {
  package static var blank: Dimensions { Dimensions(0, 0) }

  package mutating func code(with coder: inout some PackingCoder) {
    var (width, height) = (width, height)
    coder.code(&width)
    coder.code(&height)
    self = Dimensions(width, height)
  }

  package func write(_ key: String, to writer: inout JSONWriter) { writer.object(key) { write(to: &$0) } }

  package func writeElement(to writer: inout JSONWriter) { writer.object { write(to: &$0) } }

  private func write(to writer: inout JSONWriter) {
    writer.member("width", width)
    writer.member("height", height)
  }
}

extension FrameRate: KeyScalar {
  package static var blank: FrameRate { FrameRate(0) }

  /// Frames per second.
  package var scalar: Double { value }

  package mutating func code(with coder: inout some PackingCoder) {
    var rate = value
    coder.code(&rate)
    self = FrameRate(rate)
  }
}

extension PixelFormat: KeyScalar {
  package static var blank: PixelFormat { PixelFormat("") }

  /// The four characters.
  package var scalar: String { code }

  package mutating func code(with coder: inout some PackingCoder) {
    var code = code
    coder.code(&code)
    self = PixelFormat(code)
  }
}

extension OSVersion: KeyScalar {
  package static var blank: OSVersion { OSVersion(0) }

  /// `12.1`.
  package var scalar: String { description }

  package mutating func code(with coder: inout some PackingCoder) {
    var (major, minor) = (major, minor)
    coder.code(&major)
    coder.code(&minor)
    self = OSVersion(major, minor)
  }
}

extension FormatIndex: KeyScalar {
  package static var blank: FormatIndex { FormatIndex(0) }

  /// The index.
  package var scalar: Int { value }

  package mutating func code(with coder: inout some PackingCoder) {
    var number = value
    coder.code(&number)
    self = FormatIndex(number)
  }
}

extension ClosedRange: KeyValue where Bound == Double {
  package func write(_ key: String, to writer: inout JSONWriter) { writer.array(key) { writeEnds(to: &$0) } }

  package func writeElement(to writer: inout JSONWriter) { writer.array { writeEnds(to: &$0) } }

  private func writeEnds(to writer: inout JSONWriter) {
    writer.element(lowerBound)
    writer.element(upperBound)
  }
}

extension AspectRatio: KeyScalar {}
extension AutoFocusSystem: KeyScalar {}
extension ColorSpace: KeyScalar {}
extension DevicePosition: KeyScalar {}
extension DeviceType: KeyScalar {}
extension ExposureSignal: KeyScalar {}
extension FactKind: KeyScalar {}
extension MatteType: KeyScalar {}
extension OutputType: KeyScalar {}
extension Preset: KeyScalar {}
extension StabilizationMode: KeyScalar {}
