import CaptureModel
package import DeviceFacts
import JSONSource

extension ProfileDisagreement {
  /// How a profile disagrees with the bundled one that it replaces, and which of the two wins.
  package func words(of profile: String, and bundled: String) -> String {
    let which = bundled == profile ? "the bundled one" : "the bundled '\(bundled)'"
    let what = "the profile '\(profile)' and \(which) disagree on \(subject.words)"
    return isOverruled
      ? "\(what): the bundled fact is \(other.rawValue), and is kept over one that is \(own.rawValue)"
      : "\(what): yours is \(own.rawValue), and is taken over the bundled one, which is \(other.rawValue)"
  }
}

extension ProfileSubject {
  /// The camera that the disagreement is about.
  var cameraWords: String {
    if case .camera(let key, _) = self { "the \(key) camera" } else { words }
  }

  /// The subject of the disagreement.
  var words: String {
    switch self {
    case .device(let fact): "'\(fact.name)'"
    case .camera(let key, "cameras"): "whether there is a \(key) camera"
    case .camera(let key, let fact): "'\(fact.name)' of the \(key) camera"
    case .coefficient(let key): "the \(key.title) of the cost model"
    case .stabilization(let mode): "the pressure of stabilization '\(mode.rawValue)'"
    }
  }
}
