import JSONSource

/// One self-contained page: no script, no font, nothing from elsewhere, light and dark as the reader's system is.
enum HTMLPage {
  /// A page with a title and a body.
  static func page(_ title: String, _ body: String, _ tool: ReportTool, style more: String = "") -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(title)</title>
    <style>
    \(style)\(more.isEmpty ? "" : "\n" + more)
    </style>
    </head>
    <body>
    <h1>\(title)</h1>
    \(body)<footer>capplan \(escaped(tool.version))</footer>
    </body>
    </html>

    """
  }

  /// A text of the input as text of a page.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in TerminalText.escaped(text).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return LogCommand.disarmed(result, hash: "&#35;")
  }

  private static let style = """
    :root { color-scheme: light dark; --edge: #8884; }
    body { font: 15px/1.45 system-ui, sans-serif; margin: 1rem auto; max-width: 80rem; padding: 0 1rem; }
    ol { margin: .6rem 0; padding-left: 1.8rem; }
    h1 { font-size: 1.2rem; margin: 0; } h2 { font-size: 1.05rem; margin: 1.6rem 0 .4rem; }
    .legend { margin: .4rem 0 .8rem; line-height: 2; } p { margin: .4rem 0; }
    .scroll { overflow-x: auto; } .scroll svg { max-width: none; }
    details { margin: .3rem 0; } td details { margin: 0; } summary { cursor: pointer; }
    td details[open] { white-space: normal; min-width: 16rem; max-width: 32rem; }
    table { border-collapse: collapse; }
    th, td { border: 1px solid var(--edge); padding: .3rem .6rem; text-align: left; white-space: nowrap; }
    thead th { vertical-align: bottom; font-weight: 600; white-space: normal; min-width: 4rem; }
    tbody th { font-weight: 600; position: sticky; left: 0; background: Canvas; }
    .tall tbody th { white-space: normal; min-width: 14rem; } .tall td { white-space: normal; }
    .words th, .words td { vertical-align: top; }
    .runs { background: #2da44e33; } .adjusted { background: #bf870033; }
    .cannotRun, .invalid { background: #cf222e33; } .unverified { background: #8883; }
    .likely { border-style: dashed; background-image: repeating-linear-gradient(135deg, transparent 0 6px, #8882 6px 8px); }
    span.likely { border: 1px dashed #888; }
    .legend span, dd span { border-radius: .3rem; padding: .1rem .4rem; white-space: nowrap; }
    dl { margin: 0; } dt { font-weight: 600; margin-top: .8rem; } dd { margin: .3rem 0 .3rem 1rem; }
    dt, dd, li, p { overflow-wrap: anywhere; }
    footer { margin-top: 2rem; opacity: .6; }
    @media (max-width: 40rem) { body { padding: 0 .6rem; } dd { margin-left: 0; } .tall tbody th { min-width: 8rem; } }
    @media print { .scroll { overflow: visible; } }
    """
}
