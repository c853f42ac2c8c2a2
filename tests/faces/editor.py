"""An editor's side of the Language Server Protocol, over a server's standard input and output."""

from __future__ import annotations

import json
import queue
import subprocess
import threading
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any

PATIENCE = 60
"""Seconds until a server that says nothing counts as dead."""

Message = dict[str, Any]


class Editor:
    """Starts a server for a folder, opens and changes buffers in it, and waits for their diagnostics.

    Nothing is written to a file: a buffer's text is only what the server is told.
    """

    def __init__(self, command: Sequence[str], folder: Path, environment: Mapping[str, str]) -> None:
        self._server = subprocess.Popen(
            command,
            cwd=folder,
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        self._folder = folder
        self._number = 0
        self._heard: queue.Queue[Message | None] = queue.Queue()
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()

    def __enter__(self) -> Editor:
        uri = self._folder.as_uri()
        folders = [{"uri": uri, "name": self._folder.name}]
        self._ask("initialize", {"processId": None, "rootUri": uri, "workspaceFolders": folders, "capabilities": {}})
        self._tell("initialized", {})
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        try:
            if error is None:
                self._ask("shutdown", None)
                self._tell("exit", None)
                self._server.wait(PATIENCE)
        finally:
            self._server.kill()
            self._server.wait()
            self._listener.join(PATIENCE)
            for pipe in (self._server.stdin, self._server.stdout):
                if pipe is not None:
                    pipe.close()

    def configure(self, settings: Message) -> None:
        """Send the user's settings."""
        self._tell("workspace/didChangeConfiguration", {"settings": settings})

    def open(self, uri: str, text: str) -> list[Message]:
        """Open a buffer; give the diagnostics of its first version."""
        document = {"uri": uri, "languageId": "python", "version": 1, "text": text}
        self._tell("textDocument/didOpen", {"textDocument": document})
        return self._diagnostics(uri, 1)

    def change(self, uri: str, text: str, version: int) -> list[Message]:
        """Replace a buffer's text, unsaved; give the diagnostics of that version."""
        document = {"uri": uri, "version": version}
        self._tell("textDocument/didChange", {"textDocument": document, "contentChanges": [{"text": text}]})
        return self._diagnostics(uri, version)

    def _diagnostics(self, uri: str, version: int) -> list[Message]:
        while True:
            message = self._hear()
            told = message.get("params") or {}
            published = message.get("method") == "textDocument/publishDiagnostics"
            if published and (told["uri"], told.get("version", version)) == (uri, version):
                found: list[Message] = told["diagnostics"]
                return found

    def _ask(self, method: str, parameters: Message | None) -> None:
        self._number += 1
        number = self._number
        self._send({"id": number, "method": method, "params": parameters})
        while True:
            message = self._hear()
            if message.get("id") == number and "method" not in message:
                assert "error" not in message, message["error"]
                return

    def _tell(self, method: str, parameters: Message | None) -> None:
        self._send({"method": method, "params": parameters})

    def _send(self, message: Message) -> None:
        assert self._server.stdin is not None
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self._server.stdin.write(b"Content-Length: %d\r\n\r\n%b" % (len(body), body))
        self._server.stdin.flush()

    def _hear(self) -> Message:
        message = self._heard.get(timeout=PATIENCE)
        assert message is not None, "the server has ended"
        if "method" in message and "id" in message:  # the server asks: it gets no answer of substance
            self._send({"id": message["id"], "result": None})
        return message

    def _listen(self) -> None:
        pipe = self._server.stdout
        assert pipe is not None
        while True:
            length = 0
            while (header := pipe.readline()) not in (b"\r\n", b""):
                name, _, value = header.partition(b":")
                if name.lower() == b"content-length":
                    length = int(value)
            if not length:
                self._heard.put(None)
                return
            self._heard.put(json.loads(pipe.read(length)))
