package import Foundation

/// A program of the package, which is built beside the tests.
package enum BuiltProgram {
  package static let capplan = folder.appendingPathComponent("capplan")

  /// The folder of what is built.
  private static var folder: URL {
    #if os(Linux)
      // The tests are a program of their own.
      return URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    #else
      // A helper of the toolchain runs the tests, which are a bundle beside the other products: its arguments name it.
      let paths = CommandLine.arguments.map { $0.split(separator: "/", omittingEmptySubsequences: false) }
      let bundle = paths.first { $0.contains { $0.hasSuffix(".xctest") } } ?? []
      return URL(fileURLWithPath: bundle.prefix { !$0.hasSuffix(".xctest") }.joined(separator: "/"))
    #endif
  }
}
