import JSONSource

// The shapes that several keys of profiles share.
extension Shape {
  /// The same shape, or `null` if unknown.
  package static func nullable<Wrapped>(_ wrapped: Shape<Wrapped>) -> Shape where Value == Wrapped? {
    Shape(.either([wrapped.schema, .null])) { [read = wrapped.read] reader, value in
      if reader.document.kind(of: value) == .null { return .some(nil) }
      return read(&reader, value).map { .some($0) }
    }
  }

  /// The same shape, for a key that is left out if unknown.
  package static func known<Wrapped>(_ wrapped: Shape<Wrapped>) -> Shape where Value == Wrapped? { wrapped.map { $0 } }
}

extension Vocabulary {
  /// A list of names.
  package static var listShape: Shape<[Self]> { .values(of: .name("\(Self.self)")) }
}

extension Shape where Value == DeviceType {
  /// A device type, under its current name.
  static var deviceType: Shape { Shape.name("device type").map(\.current) }
}

extension Shape where Value == [DeviceType] {
  /// A list of device types, under their current names.
  static var deviceTypes: Shape { DeviceType.listShape.map { $0.map(\.current) } }
}

extension Shape where Value == ClosedRange<Double> {
  /// A range from the lowest to the highest zoom factor.
  static var zoomRange: Shape {
    Shape<[Double]>.values(of: .number(0...1000)).map { ends in
      (ends.first ?? 1)...max(ends.first ?? 1, ends.last ?? 1)
    }
  }
}

extension Shape where Value == String? {
  /// The id of one of the profile's sources; it is looked up after all of them have been read.
  package static var sourceID: Shape {
    let text = Shape<String>.text("a source's id")
    return Shape(text.schema) { reader, value in
      guard let name = text.read(&reader, value) else { return nil }
      reader.sourceNames.append(Located(name, at: reader.document.range(of: value)))
      return name
    }
  }
}

extension ObjectShape {
  /// The same shape, which also reports an object with a lowest frame rate above its highest.
  func ordered(_ rates: @escaping @Sendable (Object) -> (low: FrameRate?, high: FrameRate?)) -> Shape<Object> {
    Shape(shape.schema) { [shape] reader, value in
      guard let object = shape.read(&reader, value) else { return nil }
      let (low, high) = rates(object)
      guard let low, let high, low > high, let place = reader.document.member("minFrameRate", of: value) else {
        return object
      }
      let allowed = "maxFrameRate, \(high), and slower"
      reader.report(
        .valueOutOfRange("minFrameRate \(low)", allowed: allowed, at: reader.document.range(of: place.value)))
      return nil
    }
  }
}
