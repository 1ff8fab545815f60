extension HelpTopic {
  static let limits = HelpTopic(
    "limits", title: "What capplan can't do",
    [
      .paragraph(
        """
        Costs are estimates: read them on the phone before you rely on one near a limit. Profiles hold what is \
        public; what is not known is never guessed. Rules judge what the graph says, not what your code does. The work \
        of your app on CPU and GPU is in neither cost.
        """),
      .paragraph("A graph may have 8 MiB, 1,000 elements in a list and 128 levels."),
    ],
    examples: [.init("capplan record", "keep the graph true to the code")])
}
