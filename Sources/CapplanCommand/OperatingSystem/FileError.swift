/// Why a file or a stream could not be read or written.
package enum FileError: Error, Hashable, Sendable {
  case notFound
  case permissionDenied
  case isDirectory

  /// A pipe or a device instead of a file.
  case isNoFile
  case isNoDirectory
  case alreadyExists
  case linkLoop
  case nameTooLong
  case noSpace
  case readOnlyVolume

  /// The stream is not open at all: `capplan check - <&-`.
  case closed

  /// The reader of a pipe went away, which is no error: `capplan explain --all | head -1`.
  case brokenPipe

  /// Any other reason, in the system's words.
  case other(String)

  /// The reason, worded to follow a colon.
  package var reason: String {
    switch self {
    case .notFound: "no such file or directory"
    case .permissionDenied: "permission denied"
    case .isDirectory: "it is a directory"
    case .isNoFile: "it is no file"
    case .isNoDirectory: "a part of the path is no directory"
    case .alreadyExists: "it exists already"
    case .linkLoop: "its symbolic links lead round in a circle"
    case .nameTooLong: "the name is too long"
    case .noSpace: "no space left on device"
    case .readOnlyVolume: "the file system is read-only"
    case .closed: "it is closed"
    case .brokenPipe: "nobody reads the pipe"
    case .other(let words): words
    }
  }
}
