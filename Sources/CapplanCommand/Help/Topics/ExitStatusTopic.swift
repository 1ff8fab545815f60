extension HelpTopic {
  static let exitStatus = HelpTopic(
    "exit-status", title: "What the exit status means", page: "ci",
    [
      .table("Exit status", ExitStatus.allCases.map { (String($0.rawValue), $0.meaning) }),
      .paragraph(
        """
        If several apply, 3 wins over 1, and 1 over 0. The threshold is --fail-on: error (default), likely (also \
        errors that need an estimate), warning, note, unverified (also missing facts). matrix exits with 1 if a graph \
        can't run on a device that was named one by one; with --fail-on-cell, on any device. diff exits with 1 for \
        new errors, or for a cost that rose by more than --fail-on-cost-increase.
        """),
    ],
    examples: [.init("capplan check --fail-on warning", "stricter")])
}
