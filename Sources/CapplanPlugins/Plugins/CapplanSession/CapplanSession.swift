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
    return commands(
      for: target.sourceFiles.map(\.path), of: target.name, in: target.directory,
      capplan: try context.tool(named: "capplan").path, work: context.pluginWorkDirectory)
  }

  /// The commands for those files of a target in a folder that are graphs.
  private func commands(for files: [Path], of target: String, in folder: Path, capplan: Path, work: Path) -> [Command] {
    let graphs = files.filter { $0.lastComponent == "graph.json" || $0.lastComponent.hasSuffix(".graph.json") }
    let others = files.filter { !graphs.contains($0) && ["json", "plist"].contains($0.extension ?? "") }
    var taken: Set<String> = []
    return graphs.sorted { $0.string < $1.string }.map { graph -> Command in
      let name = unused(stem(of: graph, of: target, in: folder), &taken)
      let output = work.appending("\(name).capplan.swift")
      let settings = settings(above: graph)
      let inputs = others + settings + profiles(namedBy: settings) + propertyList(namedBy: graph)
      return .buildCommand(
        displayName: "Checking and emitting \(graph.lastComponent)", executable: capplan,
        arguments: ["emit", "--warnings", "--output", output.string, "--", graph.string],
        inputFiles: [graph] + Set(inputs).sorted { $0.string < $1.string }, outputFiles: [output])
    }
  }

  /// The name of the emitted file, without its extensions: graphs of the same name in two folders get two files.
  private func stem(of graph: Path, of target: String, in folder: Path) -> String {
    var path = graph.string
    if path.hasPrefix(folder.string + "/") { path.removeFirst(folder.string.count + 1) }
    if path == "graph.json" { return target }
    let stem = path.hasSuffix(".graph.json") ? path.dropLast(".graph.json".count) : path.dropLast(".json".count)
    return String(stem.map { "./".contains($0) ? "-" : $0 })
  }

  /// A stem that no other graph has: `a-b`, `a.b` and `a/b` would get one file, and so would `A` and `a` on most Macs.
  private func unused(_ stem: String, _ taken: inout Set<String>) -> String {
    var (name, number) = (stem, 1)
    while !taken.insert(name.lowercased()).inserted {
      number += 1
      name = "\(stem)-\(number)"
    }
    return name
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

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  /// The same for a target of an Xcode project; its graphs are among its files, and count from the project's folder.
  extension CapplanSession: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      commands(
        for: target.inputFiles.map(\.path), of: target.displayName, in: context.xcodeProject.directory,
        capplan: try context.tool(named: "capplan").path, work: context.pluginWorkDirectory)
    }
  }
#endif
