import Foundation
import PackagePlugin

/// `swift package capplan check|reduce|diff …`: runs capplan in the folder of the package.
@main
struct CapplanTool: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    try run(context.tool(named: "capplan").path, arguments, in: context.package.directory)
  }

  private func run(_ capplan: Path, _ arguments: [String], in folder: Path) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: capplan.string)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.string)
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  /// The same in the folder of an Xcode project, from the menu of the project.
  extension CapplanTool: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      // Xcode names the targets that were chosen in its window, which capplan does not know.
      var extractor = ArgumentExtractor(arguments)
      _ = extractor.extractOption(named: "target")
      try run(context.tool(named: "capplan").path, extractor.remainingArguments, in: context.xcodeProject.directory)
    }
  }
#endif
