// The parts of a cost model.

extension Coefficient: Packable {
  package static var blank: Coefficient { Coefficient() }

  package mutating func code(with coder: inout some PackingCoder) {
    coder.code(&low)
    coder.code(&value)
    coder.code(&high)
    coder.code(&source)
  }
}

extension CostCoefficients: Packable {
  package static var blank: CostCoefficients { CostCoefficients() }

  package mutating func code(with coder: inout some PackingCoder) {
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
  package static var blank: StabilizationCost { StabilizationCost(mode: .blank, cost: Coefficient()) }

  package mutating func code(with coder: inout some PackingCoder) {
    coder.code(&mode)
    coder.code(&cost)
  }
}
