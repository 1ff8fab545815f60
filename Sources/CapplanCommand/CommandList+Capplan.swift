extension CommandList {
  /// The commands of capplan.
  package static let capplan = CommandList(all: [
    CheckCommand.self, ReduceCommand.self, CostCommand.self, MatrixCommand.self, DiffCommand.self, EmitCommand.self,
    DrawCommand.self,
    DraftCommand.self, InitCommand.self, ProfilesCommand.self, ImportCommand.self, ProbeCommand.self,
    RecordCommand.self,
    CalibrateCommand.self, ExplainCommand.self, SchemaCommand.self, ConfigCommand.self,
    CompletionsCommand.self, ManCommand.self, LanguageServerCommand.self, HelpCommand.self,
  ])
}
