// What a camera says of its formats.

extension PresetFormat: Packable {
  package static var blank: PresetFormat { PresetFormat(preset: .blank, format: .blank) }

  package mutating func code(with coder: inout some PackingCoder) {
    coder.code(&preset)
    coder.code(&format)
  }
}

extension FormatIndex: Packable {
  package static var blank: FormatIndex { FormatIndex(0) }

  package mutating func code(with coder: inout some PackingCoder) {
    var number = value
    coder.code(&number)
    self = FormatIndex(number)
  }
}
