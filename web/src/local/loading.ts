// The files of Python, fetched with a count of the bytes.

/** A file of the folder of Python and its bytes as they are on the disk of the host. */
export type Part = { name: string; bytes: number };
export type Parts = { folder: string; wasm: Part; library: Part; packages: Part; lock: string };

type Bytes = Uint8Array<ArrayBuffer>;

export class Loading {
  /** Refused once a file does not come whole: Pyodide itself would wait for ever. */
  readonly broken: Promise<never>;
  private fail!: (error: unknown) => void;
  private loaded = 0;
  private readonly total: number;

  constructor(
    parts: Parts,
    private readonly base: URL,
    private readonly progress: (loaded: number, total: number) => void,
  ) {
    this.total = parts.wasm.bytes + parts.library.bytes + parts.packages.bytes;
    this.broken = new Promise((_, reject) => {
      this.fail = reject;
    });
    this.broken.catch(() => undefined); // whoever waits for it hears of it
  }

  async file(part: Part): Promise<ReadableStream<Bytes>> {
    try {
      const response = await fetch(new URL(part.name, this.base));
      if (!response.ok || !response.body) throw new Error(`${part.name}: ${response.status}`);
      return this.watched(response.body, (chunk) => this.count(chunk));
    } catch (error) {
      this.fail(error);
      throw error;
    }
  }

  /** A file as it was before it was compressed: it is shipped so, since not every host compresses. */
  async decompressed(part: Part, type: string): Promise<Response> {
    const gzip = new DecompressionStream("gzip") as ReadableWritablePair<Bytes, Bytes>;
    const content = this.watched((await this.file(part)).pipeThrough(gzip));
    return new Response(content, { headers: { "Content-Type": type } });
  }

  private count(chunk: Bytes): void {
    this.loaded += chunk.byteLength;
    this.progress(this.loaded, this.total);
  }

  /** The same stream; its end before the end of the file is told. */
  private watched(stream: ReadableStream<Bytes>, passing?: (chunk: Bytes) => void): ReadableStream<Bytes> {
    const reader = stream.getReader();
    return new ReadableStream<Bytes>({
      pull: async (controller) => {
        try {
          const { done, value } = await reader.read();
          if (done) return controller.close();
          passing?.(value);
          controller.enqueue(value);
        } catch (error) {
          this.fail(error);
          throw error;
        }
      },
      cancel: (reason) => reader.cancel(reason),
    });
  }
}
