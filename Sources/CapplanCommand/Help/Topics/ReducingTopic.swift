extension HelpTopic {
  static let reducing = HelpTopic(
    "reducing", title: "How a graph is brought under its targets", page: "reduce",
    [
      .paragraph(
        """
        reduce lowers formats and rates until both costs are within their targets, and prints the graph that results. \
        The steps go to standard error.
        """),
      .table(
        "Strategies",
        [
          ("ladder", "step by step, as Apple's sample AVMultiCamPiP does it (default)"),
          ("optimal", "the best plan that there is, with the proof"),
        ]),
      .paragraph(
        """
        optimal compares, camera by camera, the pixels a second that are left with those that you asked for. The \
        worst-off camera gets as much as possible, then the next. The first 24 frames a second come before size: none \
        of them is given up for a larger picture. Of equal plans, the one that gives the first camera more wins, then \
        the one that keeps the shape of the picture, the rate, the port, the binning, the exact format; then the \
        cheaper one.
        """),
      .paragraph(
        """
        --prefer names the cameras that come first, one by one; --keep says what a camera must not lose. No camera \
        goes below --minimum-rate (15 by default) or --minimum-size, unless the graph itself asks for less. If \
        nothing fits, reduce says which demands can't be met together, and which one to give up.
        """),
    ],
    examples: [
      .init("capplan reduce --strategy optimal --target 0.9", "the best plan within 0.9"),
      .init("capplan reduce --keep back=1920x1080@30", "never less for the back camera"),
    ])
}
