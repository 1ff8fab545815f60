import JSONSource

// The parts of single values: what is one thing in a document.

extension DeviceKey: Packable {
  package static var blank: DeviceKey { DeviceKey(.blank, .blank) }

  package mutating func code(with coder: inout some PackingCoder) {
    var (type, position) = (deviceType, position)
    coder.code(&type)
    coder.code(&position)
    self = DeviceKey(type, position)
  }
}

extension ProfileFact: Packable where Value: Packable {
  package static var blank: ProfileFact { ProfileFact(value: .blank, source: nil) }

  package mutating func code(with coder: inout some PackingCoder) {
    coder.code(&value)
    coder.code(&source)
  }
}

extension LastSystem: Packable {
  package static var blank: LastSystem { .newerCome }

  package mutating func code(with coder: inout some PackingCoder) {
    var last: OSVersion? = if case .version(let version) = self { version } else { nil }
    coder.code(&last)
    self = last.map { .version($0) } ?? .newerCome
  }
}
