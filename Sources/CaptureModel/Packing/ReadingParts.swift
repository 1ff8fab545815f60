/// The parts of readings in the order in which they are packed: every stored property of every type.
extension CostReading: Packable {
  package static var blank: CostReading { CostReading() }

  package mutating func code(with coder: inout some PackingCoder) {
    coder.code(&id)
    coder.code(&graph)
    coder.code(&recorded)
    coder.code(&hardwareCost)
    coder.code(&systemPressureCost)
    coder.code(&outcomes)
    coder.code(&readWhen)
    coder.code(&operatingSystem)
    coder.code(&configuration)
    coder.code(&source)
  }
}

extension ReadCost: Packable {
  package static var blank: ReadCost { ReadCost() }

  package mutating func code(with coder: inout some PackingCoder) {
    coder.code(&value)
    coder.code(&decimals)
  }
}

extension RecordedSession: Packable {
  package static var blank: RecordedSession { RecordedSession() }

  package mutating func code(with coder: inout some PackingCoder) {
    coder.code(&type)
    coder.code(&inputs)
    coder.code(&outputs)
    coder.code(&connections)
  }
}

extension RecordedInput: Packable {
  package static var blank: RecordedInput { RecordedInput() }

  package mutating func code(with coder: inout some PackingCoder) {
    coder.code(&id)
    coder.code(&deviceType)
    coder.code(&position)
    coder.code(&width)
    coder.code(&height)
    coder.code(&maxFrameRate)
    coder.code(&binned)
    coder.code(&pixelFormat)
    coder.code(&maxFrameRateOverride)
    coder.code(&videoHDREnabled)
  }
}

extension RecordedOutput: Packable {
  package static var blank: RecordedOutput { RecordedOutput() }

  package mutating func code(with coder: inout some PackingCoder) {
    coder.code(&id)
    coder.code(&type)
    coder.code(&width)
    coder.code(&height)
  }
}

extension RecordedConnection: Packable {
  package static var blank: RecordedConnection { RecordedConnection() }

  package mutating func code(with coder: inout some PackingCoder) {
    coder.code(&input)
    coder.code(&mediaType)
    coder.code(&sourceDeviceType)
    coder.code(&sourceDevicePosition)
    coder.code(&output)
    coder.code(&stabilization)
  }
}

extension MediaType: Packable {}
extension ReadingMoment: Packable {}
extension ReadingOutcome: Packable {}
extension RecordedPart: Packable {}
extension SessionType: Packable {}
