import Foundation
import PackagePlugin

/// Checks the capture graphs of a target in every build, and emits the session of each as Swift that is compiled with it.
///
/// A graph is `graph.json` or `*.graph.json` among the files of the target. An error stops the build at its line; the
/// settings above it in the package, and the other JSON files and property lists of the target, are inputs too.
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

  /// The settings of a folder and of those above it in the package.
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
