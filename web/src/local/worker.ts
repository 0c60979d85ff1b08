// The worker: Python with the whole game, and the storage of this browser.

import { loadPyodide } from "pyodide";
import { Loading, type Parts } from "./loading.ts";
import type { FromWorker, Hello, ToWorker } from "./messages.ts";
import { Storage } from "./storage.ts";

declare const WON_PYTHON: Parts;

/** `won.local.worker.Worker`, as JavaScript calls it. */
type Game = {
  request(id: number, method: string, path: string, headers: string, body: string): void;
  open(id: number, table: string): void;
  frame(id: number, text: string): void;
  close(id: number): void;
  backup(id: number): void;
  record(id: number, table: string, language: string): void;
  restore(id: number, body: string, language: string): void;
  written_elsewhere(table: string): void;
  hello(): string;
};

const BEGIN = `
def begin(packages):
    import io, lzma, sys, zipfile
    zipfile.ZipFile(io.BytesIO(lzma.decompress(packages.to_bytes()))).extractall("/won")
    sys.path.insert(0, "/won")
    from won.local.worker import start
    return start
begin`;
const others = new BroadcastChannel("won"); // the other pages of this browser
let game: Game | null = null;

function tell(message: FromWorker): void {
  postMessage(message);
}

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === "start") start(data.name).catch((error: unknown) => tell({ kind: "failed", why: String(error) }));
  else if (data.kind === "request") game?.request(data.id, data.method, data.path, data.headers, data.body);
  else if (data.kind === "open") game?.open(data.id, data.table);
  else if (data.kind === "frame") game?.frame(data.id, data.text);
  else if (data.kind === "close") game?.close(data.id);
  else if (data.kind === "backup") game?.backup(data.id);
  else if (data.kind === "record") game?.record(data.id, data.table, data.language);
  else game?.restore(data.id, data.body, data.language);
});

async function start(name: string): Promise<void> {
  const base = new URL(WON_PYTHON.folder, location.href);
  const loading = new Loading(WON_PYTHON, base, (loaded, total) => tell({ kind: "progress", loaded, total }));
  const [python, packages, storage] = await Promise.all([
    load(loading, base),
    loading.file(WON_PYTHON.packages).then((stream) => new Response(stream).arrayBuffer()),
    Storage.open(),
  ]);
  if (storage?.full) toldFull(true);
  const begin = python.runPython(BEGIN)(packages);
  const browser = {
    read: (prefix: string) => storage?.read(prefix),
    write: (added: string, changed: string) => storage && noticed(storage.write(added, changed)),
    announce: (table: string) => others.postMessage(table),
    answer: (id: number, status: number, body: string) => tell({ kind: "answer", id, status, body }),
    frame: (id: number, text: string) => tell({ kind: "frame", id, text }),
    closed: (id: number, code: number) => tell({ kind: "closed", id, code }),
  };
  const begun = (await begin(browser, name, storage !== null)) as Game;
  game = begun;
  others.onmessage = ({ data }: MessageEvent<string>) => begun.written_elsewhere(data);
  const said = JSON.parse(begun.hello()) as Omit<Hello, "lasting">;
  tell({ kind: "ready", hello: { ...said, lasting: storage !== null } });
}

let full = false;

/** Tells the page when something could not be stored, and when it can be again. */
async function noticed(writing: Promise<boolean>): Promise<boolean> {
  const failed = await writing.then(
    () => false,
    () => true,
  );
  toldFull(failed);
  return writing;
}

function toldFull(now: boolean): void {
  if (now !== full) tell({ kind: "full", full: now });
  full = now;
}

/** Python asks for its own files by fetch; they come from the counted ones. */
async function load(loading: Loading, base: URL): ReturnType<typeof loadPyodide> {
  const plain = globalThis.fetch;
  globalThis.fetch = (wanted, init) => {
    const address = wanted instanceof Request ? wanted.url : String(wanted);
    if (address.endsWith("pyodide.asm.wasm")) return loading.decompressed(WON_PYTHON.wasm, "application/wasm");
    if (address.endsWith("python_stdlib.zip")) return loading.decompressed(WON_PYTHON.library, "application/zip");
    return plain(wanted, init);
  };
  try {
    const starting = loadPyodide({
      indexURL: base.href,
      packageBaseUrl: base.href,
      stdLibURL: new URL("python_stdlib.zip", base).href,
      lockFileContents: WON_PYTHON.lock,
    });
    return await Promise.race([starting, loading.broken]);
  } finally {
    globalThis.fetch = plain;
  }
}
