"""An editor made of pygls and lsprotocol drives `capplan lsp`: editor.py BINARY [EDITS].

Scripted edits, half-typed JSON among them, must end with the findings of `capplan check`, in all three encodings; every
answer must have the shape that lsprotocol knows.
"""

import asyncio
import json
import random
import subprocess
import sys

from lsprotocol import types
from pygls.lsp.client import LanguageClient

BINARY = sys.argv[1]
EDITS = int(sys.argv[2]) if len(sys.argv) > 2 else 3600
EDITS_OF_SCRIPT = 30
URI = "file:///nowhere/graph.json"
TEMPLATES = ["pip", "dual-camera", "lidar", "photo", "audio"]
FRAGMENTS = ['"', "{", "}", "[", "]", ",", ":", " ", "\n", "1", "tru", '"id": ', '"dev', "é", "🎥", "\\", "\r\n", "-", "//"]
SEVERITIES = {"error": 1, "warning": 2, "note": 3}


def units(text, encoding):
    """The length of a text in the units of an encoding."""
    if encoding == "utf-8":
        return len(text.encode())
    return len(text) if encoding == "utf-32" else len(text.encode("utf-16-le")) // 2


def position(text, offset, encoding):
    """The position of an offset in characters. A line ends with LF, CR LF or a lone CR."""
    head = text[:offset]
    # Between CR and LF there is no position of its own.
    lines = head.replace("\r\n", "\n ").replace("\r", "\n").count("\n")
    start = max(head.rfind("\n"), head.rfind("\r")) + 1
    return types.Position(lines, units(text[start:offset], encoding))


def splits_line_end(text, offset):
    return 0 < offset < len(text) and text[offset - 1] == "\r" and text[offset] == "\n"


def checked(text):
    """The findings of a check: rule, severity, and place from 0 in characters."""
    run = subprocess.run(
        [BINARY, "check", "-", "--stdin-filename", "graph.json", "-f", "json", "--exit-zero"],
        input=text.encode(), capture_output=True, check=False)
    report = json.loads(run.stdout)
    found = set()
    for result in report["results"]:
        for finding in result["findings"]:
            start = finding["range"]["start"]
            found.add((finding["rule"], SEVERITIES[finding["severity"]], start["line"] - 1, start["column"] - 1))
    return found


class Editor:
    """A client with one document."""

    def __init__(self, encoding):
        self.encoding = encoding
        self.client = LanguageClient("capplan-conformance", "1")
        self.published = {}
        self.arrived = asyncio.Event()

        @self.client.feature(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
        def _(params):
            self.published[params.version] = params.diagnostics
            self.arrived.set()

        self.progress = []

        @self.client.feature(types.PROGRESS)
        def _(params):
            value = params.value
            self.progress.append((params.token, value["kind"] if isinstance(value, dict) else value.kind))

    async def start(self):
        await self.client.start_io(BINARY, "lsp")
        answer = await self.client.initialize_async(types.InitializeParams(capabilities=types.ClientCapabilities(
            general=types.GeneralClientCapabilities(position_encodings=[self.encoding]),
            workspace=types.WorkspaceClientCapabilities(
                workspace_edit=types.WorkspaceEditClientCapabilities(document_changes=True)),
            text_document=types.TextDocumentClientCapabilities(
                hover=types.HoverClientCapabilities(content_format=[types.MarkupKind.Markdown]),
                document_symbol=types.DocumentSymbolClientCapabilities(hierarchical_document_symbol_support=True),
                publish_diagnostics=types.PublishDiagnosticsClientCapabilities(related_information=True),
                code_action=types.CodeActionClientCapabilities(
                    is_preferred_support=True,
                    code_action_literal_support=types.ClientCodeActionLiteralOptions(
                        code_action_kind=types.ClientCodeActionKindOptions(value_set=[]))),
            ))))
        assert answer.capabilities.position_encoding == self.encoding, answer.capabilities.position_encoding
        self.client.initialized(types.InitializedParams())

    async def end(self):
        await self.client.shutdown_async(None)
        self.client.exit(None)
        await self.client.stop()

    def open(self, text):
        self.text, self.version = text, 1
        self.published.clear()
        self.client.text_document_did_open(types.DidOpenTextDocumentParams(
            types.TextDocumentItem(URI, "json", self.version, text)))

    def close(self):
        self.client.text_document_did_close(types.DidCloseTextDocumentParams(types.TextDocumentIdentifier(URI)))

    def edit(self, start, end, new):
        """Puts a text in the place of a range of characters."""
        self.version += 1
        change = types.TextDocumentContentChangePartial(
            range=types.Range(position(self.text, start, self.encoding), position(self.text, end, self.encoding)),
            text=new)
        self.text = self.text[:start] + new + self.text[end:]
        self.client.text_document_did_change(types.DidChangeTextDocumentParams(
            types.VersionedTextDocumentIdentifier(self.version, URI), [change]))

    async def diagnostics(self):
        """What the server found in the newest text, in places that count characters."""
        while self.version not in self.published:
            self.arrived.clear()
            await asyncio.wait_for(self.arrived.wait(), 60)
        lines = self.text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
        found = set()
        for one in self.published[self.version]:
            line, column = one.range.start.line, one.range.start.character
            characters = next(
                (n for n in range(len(lines[line]) + 1) if units(lines[line][:n], self.encoding) >= column), column)
            found.add((one.code, int(one.severity), line, characters))
        return found

    async def ask_all(self, offset):
        """Asks everything at a place; lsprotocol refuses answers of another shape."""
        item = types.TextDocumentIdentifier(URI)
        place = position(self.text, offset, self.encoding)
        whole = types.Range(types.Position(0, 0), types.Position(10_000, 0))
        client = self.client
        await client.text_document_hover_async(types.HoverParams(item, place))
        await client.text_document_completion_async(types.CompletionParams(item, place))
        await client.text_document_definition_async(types.DefinitionParams(item, place))
        await client.text_document_references_async(types.ReferenceParams(types.ReferenceContext(True), item, place))
        await client.text_document_document_highlight_async(types.DocumentHighlightParams(item, place))
        await client.text_document_document_symbol_async(types.DocumentSymbolParams(item))
        await client.text_document_folding_range_async(types.FoldingRangeParams(item))
        await client.text_document_selection_range_async(types.SelectionRangeParams(item, [place]))
        await client.text_document_code_lens_async(types.CodeLensParams(item))
        await client.text_document_inlay_hint_async(types.InlayHintParams(item, whole))
        await client.text_document_semantic_tokens_full_async(types.SemanticTokensParams(item))
        self.progress.clear()
        await client.text_document_code_action_async(
            types.CodeActionParams(item, whole, types.CodeActionContext([]), work_done_token="actions"))
        assert self.progress == [("actions", "begin"), ("actions", "end")], self.progress
        await client.text_document_diagnostic_async(types.DocumentDiagnosticParams(item))


def change(chance, text):
    """A random edit: start, end and the new text."""
    while True:
        start = chance.randrange(len(text) + 1)
        kind = chance.random()
        end = start if kind < 0.5 else min(len(text), start + chance.choice([1, 1, 2, 5, 30]))
        new = "" if kind > 0.8 else chance.choice(FRAGMENTS)
        if not splits_line_end(text, start) and not splits_line_end(text, end):
            return start, end, new


async def main():
    templates = [
        subprocess.run([BINARY, "init", name, "-o", "-"], capture_output=True, check=True).stdout.decode()
        for name in TEMPLATES]
    edits = compared = 0
    script = 0
    for encoding in ["utf-8", "utf-16", "utf-32"]:
        editor = Editor(encoding)
        await editor.start()
        while edits < EDITS * (["utf-8", "utf-16", "utf-32"].index(encoding) + 1) // 3:
            chance = random.Random(script)
            original = templates[script % len(templates)]
            script += 1
            editor.open(original)
            undone = []
            for step in range(EDITS_OF_SCRIPT):
                # Half of the scripts take back what they did, so that sound texts come up too.
                start, end, new = undone.pop() if undone and script % 2 == 0 and chance.random() < 0.5 else (0, 0, None)
                if new is None or splits_line_end(editor.text, start) or splits_line_end(editor.text, end):
                    start, end, new = change(chance, editor.text)
                    undone.append((start, start + len(new), editor.text[start:end]))
                editor.edit(start, end, new)
                edits += 1
                if step % 10 == 9:
                    mine, theirs = await editor.diagnostics(), checked(editor.text)
                    compared += 1
                    if mine != theirs:
                        sys.exit(f"script {script}, {encoding}, step {step}:\nserver only: {mine - theirs}\n"
                                 f"check only: {theirs - mine}\n{editor.text}")
            await editor.ask_all(chance.randrange(len(editor.text) + 1))
            editor.close()
        await editor.end()
        if editor.client._server.returncode != 0:
            sys.exit(f"the server ended with {editor.client._server.returncode}")
    print(f"{edits} edits in {script} scripts, {compared} texts compared with a check")


asyncio.run(main())
