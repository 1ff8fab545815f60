public import JSONSource

extension Coefficient {
  /// The members of the document's object.
  package func write(to writer: inout JSONWriter) {
    writer.member("low", low)
    writer.member("value", value)
    writer.member("high", high)
    writer.known("source", source)
  }
}

extension CostCoefficients: KeyValue {
  /// A model that nobody has found says nothing.
  package var isLeftOut: Bool { basis == nil }

  package func write(_ key: String, to writer: inout JSONWriter) { writer.object(key) { write(to: &$0) } }

  package func writeElement(to writer: inout JSONWriter) { writer.object { write(to: &$0) } }

  /// The members of the document's object.
  package func write(to writer: inout JSONWriter) {
    writer.member("basis", (basis ?? .estimated).rawValue)
    writer.known("note", note)
    if quantized { writer.member("quantized", true) }
    writer.known("step", step)
    writer.object("hardware") { writer in
      if CoefficientKey.keys(of: .pixelBudget).allSatisfy({ self[$0] != nil }) {
        writer.object("pixelBudget") { write(.pixelBudget, to: &$0) }
      }
      write(.hardware, to: &writer)
    }
    writer.object("systemPressure") { writer in
      write(.systemPressure, to: &writer)
      if !stabilization.isEmpty {
        writer.object("stabilization") { writer in
          for cost in stabilization { writer.line(cost.mode.rawValue) { cost.cost.write(to: &$0) } }
        }
      }
      if pressureRestsOnReading { writer.member("restsOnReading", true) }
    }
    if !readings.isEmpty {
      writer.array("readings") { writer in
        for reading in readings { writer.object { reading.write(to: &$0) } }
      }
    }
  }

  private func write(_ section: CoefficientKey.Section, to writer: inout JSONWriter) {
    for key in CoefficientKey.keys(of: section) {
      if let coefficient = self[key] { writer.line(key.name) { coefficient.write(to: &$0) } }
    }
  }
}

extension CostReading {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.member("id", id)
    if let graph { writer.object("graph") { graph.write(to: &$0) } }
    writer.words("recorded", recorded.map(\.rawValue))
    if let first = hardwareCost.first, hardwareCost.count == 1 {
      writer.member("hardwareCost", first)
    } else if !hardwareCost.isEmpty {
      writer.onOneLine { writer in
        writer.array("hardwareCost") { writer in
          for cost in hardwareCost { writer.element(cost) }
        }
      }
    }
    writer.known("systemPressureCost", systemPressureCost)
    writer.list("outcomes", outcomes.map(\.rawValue))
    writer.known("readWhen", readWhen?.rawValue)
    writer.known("operatingSystem", operatingSystem)
    writer.known("configuration", configuration)
    writer.known("source", source)
  }
}

extension ReadCost: JSONScalar {
  /// Appends the number with all its decimals, which say how exactly it was printed.
  public func appendJSON(to bytes: inout [UInt8]) {
    let text = JSONNumber.text(of: value)
    bytes.append(contentsOf: text.utf8)
    let written = text.utf8.split(separator: UInt8(ascii: "."), maxSplits: 1).dropFirst().first?.count ?? 0
    guard written < decimals, !text.utf8.contains(UInt8(ascii: "e")) else { return }
    if written == 0 { bytes.append(UInt8(ascii: ".")) }
    bytes.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: decimals - written))
  }
}

extension RecordedSession {
  fileprivate func write(to writer: inout JSONWriter) {
    if type != .multiCam { writer.line("session") { $0.member("type", type.rawValue) } }
    writer.objects("inputs", inputs) { $1.write(to: &$0) }
    writer.objects("outputs", outputs) { writer, output in
      writer.member("id", output.id)
      writer.known("type", output.type?.rawValue)
      writer.known("width", output.width)
      writer.known("height", output.height)
    }
    writer.objects("connections", connections) { $1.write(to: &$0) }
  }
}

extension RecordedInput {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.member("id", id)
    writer.known("deviceType", deviceType?.rawValue)
    writer.known("position", position?.rawValue)
    if width != nil || height != nil || maxFrameRate != nil || binned != nil || pixelFormat != nil {
      writer.line("activeFormat") { writer in
        writer.known("width", width)
        writer.known("height", height)
        writer.known("maxFrameRate", maxFrameRate?.value)
        writer.known("binned", binned)
        writer.known("pixelFormat", pixelFormat?.code)
      }
    }
    writer.known("maxFrameRateOverride", maxFrameRateOverride?.value)
    if videoHDREnabled { writer.member("videoHDREnabled", true) }
  }
}

extension RecordedConnection {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.member("input", input)
    if let mediaType {
      if sourceDeviceType == nil, sourceDevicePosition == nil {
        writer.member("port", mediaType.rawValue)
      } else {
        writer.line("port") { writer in
          writer.member("mediaType", mediaType.rawValue)
          writer.known("sourceDeviceType", sourceDeviceType?.rawValue)
          writer.known("sourceDevicePosition", sourceDevicePosition?.rawValue)
        }
      }
    }
    writer.member("output", output)
    writer.known("preferredVideoStabilizationMode", stabilization?.rawValue)
  }
}
