import Foundation
import PackagePlugin

/// Checks a target's capture graphs in every build, emits each session as Swift, and compiles that with the target.
///
/// Graphs are the target's files named `graph.json` or `*.graph.json`. An error stops the build and points at its line.
/// Settings above the graph in the package, and the target's other JSON files and property lists, are inputs too.
@main
struct CapplanSession: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let target = target as? SourceModuleTarget else { return [] }
    let capplan = try context.tool(named: "capplan").path
    let files = target.sourceFiles.map(\.path)
    let graphs = files.filter { $0.lastComponent == "graph.json" || $0.lastComponent.hasSuffix(".graph.json") }
    let others = files.filter { !graphs.contains($0) && ["json", "plist"].contains($0.extension ?? "") }
    let settings = settings(above: target.directory, upTo: context.package.directory)
    return graphs.flatMap { graph -> [Command] in
      let name = graph.lastComponent.replacingOccurrences(of: ".graph.json", with: "")
      let stem = (name == "graph.json" ? target.name : name).replacingOccurrences(of: ".", with: "-")
      let output = context.pluginWorkDirectory.appending("\(stem).capplan.swift")
      let inputs = [graph] + others + settings
      return [
        .buildCommand(
          displayName: "Checking and emitting \(graph.lastComponent)", executable: capplan,
          arguments: ["emit", "--warnings", "--output", output.string, graph.string], inputFiles: inputs,
          outputFiles: [output])
      ]
    }
  }

  /// The settings files of a folder and of the folders above it in the package.
  private func settings(above folder: Path, upTo top: Path) -> [Path] {
    var found: [Path] = []
    var folder = folder
    while true {
      let file = folder.appending(".capplan.json")
      if FileManager.default.fileExists(atPath: file.string) { found.append(file) }
      if folder == top || folder.string.count <= top.string.count { return found }
      folder = folder.removingLastComponent()
    }
  }
}
