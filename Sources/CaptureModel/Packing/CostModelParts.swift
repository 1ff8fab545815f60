// The parts of a cost model.

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

extension StabilizationCost: Packable {
  static var blank: StabilizationCost { StabilizationCost(mode: .blank, cost: Coefficient()) }

  mutating func code(with coder: inout some PackingCoder) {
    coder.code(&mode)
    coder.code(&cost)
  }
}
