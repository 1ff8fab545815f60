package import Foundation

/// A program of the package, which is built beside the tests.
package enum BuiltProgram {
  package static let capplan = folder.appendingPathComponent("capplan")

  /// The folder of what is built.
  private static var folder: URL {
    #if os(Linux)
      // The tests are a program of their own.
      URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    #else
      // A helper of the toolchain runs the tests, which are a bundle beside the other products.
      Bundle(for: Anchor.self).bundleURL.deletingLastPathComponent()
    #endif
  }

  /// A class of the tests, by which their bundle is found.
  private final class Anchor {}
}
