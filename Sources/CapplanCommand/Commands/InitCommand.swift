/// The graphs to start from.
package enum StarterTemplate: String, WordValue {
  case pip
  case dualCamera = "dual-camera"
  case lidar, photo, audio

  /// What the graph is for.
  var purpose: String {
    switch self {
    case .pip: "back and front camera at once, as picture in picture"
    case .dualCamera: "wide-angle and telephoto of one virtual device, in step"
    case .lidar: "LiDAR depth beside the ultra-wide camera"
    case .photo: "photos with depth"
    case .audio: "front and back sound of one camera (microphone beams)"
    }
  }
}

/// `capplan init`: write a starter graph.
package struct InitCommand: Subcommand {
  package var operands: [String] = []
  package private(set) var listsTemplates = false
  package private(set) var destination = Destination.standardOutput
  package private(set) var overwrites = false

  package init() {}

  package static let page = CommandPage(
    name: "init",
    summary: "Write a starter graph",
    operands: .atMostOne("TEMPLATE"),
    examples: [
      .init("capplan init pip > graph.json", "picture in picture"),
      .init("capplan init lidar -o depth.graph.json", "to a file, never over one that is there"),
      .init("capplan init --list", "the templates"),
    ],
    details: ["TEMPLATE is one of \(StarterTemplate.allCases.map(\.rawValue).joined(separator: ", "))."])

  package static let options: [CommandOption<InitCommand>] = [
    .flag("list", .common, "list the templates") { $0.listsTemplates = true },
    .value("output", short: "o", .file, .common, "write to a file instead of standard output") {
      $0.destination = Destination($1)
    },
    .flag("force", .common, "overwrite a file that is there") { $0.overwrites = true },
  ]

  package func validate() throws(UsageError) { _ = try template }

  /// The template that was asked for.
  package var template: StarterTemplate {
    get throws(UsageError) {
      guard let name = operands.first else { return .pip }
      guard let template = StarterTemplate(rawValue: name) else {
        throw .unknownName(.template, name, known: StarterTemplate.allCases.map(\.rawValue))
      }
      return template
    }
  }

  package func run(_ console: Console) throws(UsageError) -> ExitStatus {
    if listsTemplates { return console.write(Self.list) }
    let text = try template.text
    guard case .file(let path) = destination, !overwrites else { return console.write(text, to: destination) }
    do throws(FileError) {
      try console.world.files.write(path, Array(text.utf8), .creating)
      return .success
    } catch .alreadyExists {
      console.complain("\(destination.name) exists already; --force overwrites it")
    } catch {
      console.complain("can't write \(destination.name): \(error.reason)")
    }
    return .unusable
  }

  private static var list: String {
    let width = StarterTemplate.allCases.map(\.rawValue.count).max() ?? 0
    return StarterTemplate.allCases.map { template in
      template.rawValue + String(repeating: " ", count: width + 2 - template.rawValue.count) + template.purpose + "\n"
    }.joined()
  }
}
