import Foundation
import PackagePlugin

/// `swift package capplan check|reduce|diff …`: runs capplan in the folder of the package.
@main
struct CapplanTool: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try context.tool(named: "capplan").path.string)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: context.package.directory.string)
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}
