import Foundation
import PackagePlugin

/// Checks a target's capture graphs in every build, emits each session as Swift, and compiles that with the target.
///
/// Graphs are the target's files named `graph.json` or `*.graph.json`. An error stops the build and points at its line.
/// The files that capplan reads besides the graph are inputs too: the settings in the folders above it, the profiles
/// that they name, the graph's property list, and the target's other JSON files and property lists.
@main
struct CapplanSession: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let target = target as? SourceModuleTarget else { return [] }
    let capplan = try context.tool(named: "capplan").path
    let files = target.sourceFiles.map(\.path)
    let graphs = files.filter { $0.lastComponent == "graph.json" || $0.lastComponent.hasSuffix(".graph.json") }
    let others = files.filter { !graphs.contains($0) && ["json", "plist"].contains($0.extension ?? "") }
    return graphs.map { graph -> Command in
      let output = context.pluginWorkDirectory.appending("\(stem(of: graph, in: target)).capplan.swift")
      let settings = settings(above: graph)
      let inputs = others + settings + profiles(namedBy: settings) + propertyList(namedBy: graph)
      return .buildCommand(
        displayName: "Checking and emitting \(graph.lastComponent)", executable: capplan,
        arguments: ["emit", "--warnings", "--output", output.string, graph.string],
        inputFiles: [graph] + Set(inputs).sorted { $0.string < $1.string }, outputFiles: [output])
    }
  }

  /// The name of the emitted file, without its extensions: graphs of the same name in two folders get two files.
  private func stem(of graph: Path, in target: SourceModuleTarget) -> String {
    var path = graph.string
    if path.hasPrefix(target.directory.string + "/") { path.removeFirst(target.directory.string.count + 1) }
    if path == "graph.json" { return target.name }
    let stem = path.hasSuffix(".graph.json") ? path.dropLast(".graph.json".count) : path.dropLast(".json".count)
    return String(stem.map { "./".contains($0) ? "-" : $0 })
  }

  /// The settings files in the folder of a graph and in all folders above it.
  private func settings(above graph: Path) -> [Path] {
    var found: [Path] = []
    var folder = graph.removingLastComponent()
    while true {
      let file = folder.appending(".capplan.json")
      if FileManager.default.fileExists(atPath: file.string) { found.append(file) }
      let parent = folder.removingLastComponent()
      if parent == folder { return found }
      folder = parent
    }
  }

  private func profiles(namedBy settings: [Path]) -> [Path] {
    settings.flatMap { file -> [Path] in
      let folders = members(of: file)["profileFolders"] as? [String] ?? []
      return folders.flatMap { name -> [Path] in
        let folder = path(name, beside: file)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.string)) ?? []
        return names.filter { $0.hasSuffix(".json") }.map { folder.appending($0) }
      }
    }
  }

  private func propertyList(namedBy graph: Path) -> [Path] {
    guard let app = members(of: graph)["app"] as? [String: Any], let name = app["infoPlist"] as? String else {
      return []
    }
    let list = path(name, beside: graph)
    return FileManager.default.fileExists(atPath: list.string) ? [list] : []
  }

  /// The members of a JSON document; none if it has a fault, which capplan reports in the build.
  private func members(of file: Path) -> [String: Any] {
    guard let data = FileManager.default.contents(atPath: file.string) else { return [:] }
    return (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] ?? [:]
  }

  private func path(_ name: String, beside file: Path) -> Path {
    let folder = URL(fileURLWithPath: file.removingLastComponent().string, isDirectory: true)
    return Path(URL(fileURLWithPath: name, relativeTo: folder).standardizedFileURL.path)
  }
}
