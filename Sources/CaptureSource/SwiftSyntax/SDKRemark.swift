import CaptureModel

/// Something that a file leaves out, since an SDK that lacks its symbol does not compile it.
struct LeftOutForSDK {
  /// What it is, in words.
  let words: String

  /// The first system with its symbol.
  let since: OSVersion
}

extension LeftOutForSDK {
  /// A name with its age; `nil` if the SDK has it.
  init?(_ words: String, since: OSVersion?, lackedBy sdk: OSVersion) {
    guard let since, since > sdk else { return nil }
    self.init(words: words, since: since)
  }
}

/// What the head of a file says about the SDK that it is compiled with.
enum SDKRemark {
  /// The SDK of a file and what it leaves out, as a comment; `command` writes the file for another SDK.
  static func text(sdk: OSVersion, leavingOut all: [LeftOutForSDK], command: String) -> String {
    let compiles = "// It compiles with the SDK of iOS \(sdk) and with newer ones."
    guard let newest = all.map(\.since).max() else { return SwiftLine.wrapped(compiles, indent: "") }
    return SwiftLine.wrapped(
      compiles + " What needs a newer SDK is left out (`\(command) --sdk \(newest)` has it): "
        + all.map(\.words).joined(separator: ", ") + ".", indent: "")
  }
}
