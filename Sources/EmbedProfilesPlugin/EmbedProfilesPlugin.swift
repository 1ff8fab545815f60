import PackagePlugin

/// Hands the JSON files of a target to `EmbedProfiles`, which writes them into one Swift file.
@main
struct EmbedProfilesPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target.sourceModule else { return [] }
    let files = target.sourceFiles(withSuffix: "json").map(\.url).sorted { $0.path < $1.path }
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedProfiles.swift")
    return [
      .buildCommand(
        displayName: "Embedding \(files.count) device profiles",
        executable: try context.tool(named: "EmbedProfiles").url,
        arguments: [output.path] + files.map(\.path),
        inputFiles: files,
        outputFiles: [output]
      )
    ]
  }
}
