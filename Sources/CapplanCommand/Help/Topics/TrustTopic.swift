extension HelpTopic {
  static let trust = HelpTopic(
    "trust", title: "How sure an answer is",
    [
      .table(
        "Verdicts",
        [
          ("runs", "no rule is broken, and the costs are within their limits"),
          ("adjusted", "runs in the configuration that is named"),
          ("cannot run", "a rule is broken, or nothing is cheap enough"),
          ("unverified", "a fact is missing that decides"),
          ("invalid", "the file is no graph"),
        ]),
      .table(
        "Kinds of facts, strongest first",
        [
          ("documented", "Apple published it"),
          ("printed", "a device printed it"),
          ("measured", "readings of a device were fitted"),
          ("reported", "somebody wrote down what a device did"),
          ("derived", "it follows from stronger facts by a written rule"),
          ("estimated", "every known device of the family does so"),
        ]),
      .paragraph(
        """
        An answer is as strong as the weakest fact that it needs. 'likely' marks one that needs an estimate; such an \
        error is a warning unless --fail-on likely is given. What is missing is named with what would settle it: often \
        capplan probe, run on that phone.
        """),
    ],
    examples: [
      .init("capplan check --trust derived", "believe no estimates"),
      .init("capplan check --fail-on unverified", "and fail if something is open"),
    ])
}
