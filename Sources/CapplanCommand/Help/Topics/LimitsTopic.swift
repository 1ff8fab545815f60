extension HelpTopic {
  static let limits = HelpTopic(
    "limits", title: "What capplan can't do",
    [
      .paragraph(
        """
        Costs are estimates: near a limit, read them on the phone before you rely on them. Profiles contain public \
        facts; unknown facts are never guessed. Rules judge the graph, not your code. Neither cost includes your \
        app's own work on CPU and GPU.
        """),
      .paragraph("A graph may have 8 MiB, 1,000 elements in a list and 128 levels."),
    ],
    examples: [.init("capplan record", "keep the graph true to the code")])
}
