extension CommandList {
  /// The commands of capplan.
  package static let capplan = CommandList(all: [
    CheckCommand.self, ReduceCommand.self, CostCommand.self, MatrixCommand.self, DiffCommand.self, EmitCommand.self,
    ProfilesCommand.self,
    ConfigCommand.self,
    ExplainCommand.self, InitCommand.self, SchemaCommand.self, HelpCommand.self,
  ])
}
