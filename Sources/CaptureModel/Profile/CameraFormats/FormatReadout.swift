package import JSONSource

extension DeviceFormat {
  /// Where a format's readout comes from.
  public enum Readout: Sendable {
    /// The profile doesn't say it, so the largest photo size counts as the sensor's mode.
    case fromPhotoDimensions

    /// The profile gives it, with bounds.
    case bounded(Coefficient)

    /// The profile says that it is unknown.
    case unknown
  }
}

extension DeviceFormat.Readout: KeyValue {
  package static var blank: DeviceFormat.Readout { .fromPhotoDimensions }

  static let shape = Shape<DeviceFormat.Readout>(
    .either([.number(1...1e12, isInteger: false), Coefficient.shape.schema, .null])
  ) { reader, value in
    switch reader.document.kind(of: value) {
    case .null: return .unknown
    case .number:
      let pixels = reader.number(value, in: 1...1e12, isInteger: false, unit: "pixels")
      return pixels.map { .bounded(Coefficient(low: $0, value: $0, high: $0)) }
    default: return Coefficient.shape.read(&reader, value).map { .bounded($0) }
    }
  }

  package mutating func code(with coder: inout some PackingCoder) {
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

  package var isLeftOut: Bool { if case .fromPhotoDimensions = self { true } else { false } }

  package func write(_ key: String, to writer: inout JSONWriter) {
    if case .bounded(let pixels) = self {
      writer.object(key) { pixels.write(to: &$0) }
    } else {
      writer.member(key, String?.none)
    }
  }

  package func writeElement(to writer: inout JSONWriter) {
    if case .bounded(let pixels) = self {
      writer.object { pixels.write(to: &$0) }
    } else {
      writer.element(String?.none)
    }
  }
}
