package import CaptureModel

extension Requirement {
  /// The condition in Swift.
  ///
  /// `owner` is the expression for the subject, or for the camera if the subject is a format; `value` is the expression
  /// for the key's value.
  package func condition(of owner: String, value: String) -> String {
    let object = owner + subject.path
    switch question {
    case .flag(let name): return "\(object).\(name)"
    case .method(let name, let other): return "\(object).\(name)(\(other.map { "\($0)" } ?? value))"
    case .list(let name): return "\(object).\(name).contains(\(value))"
    case .superset(let name): return "Set(\(object).\(name)).isSuperset(of: \(value))"
    case .range(let lowest, let highest):
      return "\(object).\(lowest) <= \(value) && \(value) <= \(object).\(highest)"
    case .frameDuration: return "\(object).supports(frameDuration: \(value))" + subject.otherwise
    case .size(let name):
      let sides = value.split { "(, )".contains($0) }
      return zip(["width", "height"], sides).map { "\(object).\(name).\($0) >= \($1)" }.joined(separator: " && ")
    case .written(let condition): return condition(object, value)
    }
  }
}

extension Requirement.Subject {
  /// Whether its subject is the camera of the object with the key, or a format of that camera.
  package var isOfCamera: Bool {
    switch self {
    case .device, .format, .depthFormat: true
    case .session, .input, .connection, .request, .output: false
    }
  }

  /// The path from its owner to its subject.
  fileprivate var path: String {
    switch self {
    case .format: ".activeFormat"
    case .depthFormat: ".activeDepthDataFormat?"
    case .session, .input, .connection, .request, .output, .device: ""
    }
  }

  /// The fallback if there is none.
  fileprivate var otherwise: String { if case .depthFormat = self { " ?? false" } else { "" } }
}
