// The files of Python, fetched with a count of the bytes.

/** A file of the folder of Python and its bytes as they are on the disk of the host. */
export type Part = { name: string; bytes: number };
export type Parts = { folder: string; wasm: Part; library: Part; packages: Part; lock: string };

export class Loading {
  private loaded = 0;
  private readonly total: number;

  constructor(
    parts: Parts,
    private readonly base: URL,
    private readonly progress: (loaded: number, total: number) => void,
  ) {
    this.total = parts.wasm.bytes + parts.library.bytes + parts.packages.bytes;
  }

  async file(part: Part): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
    const response = await fetch(new URL(part.name, this.base));
    if (!response.ok || !response.body) throw new Error(`${part.name}: ${response.status}`);
    return response.body.pipeThrough(this.counter());
  }

  /** A file as it was before it was compressed: it is shipped so, since not every host compresses. */
  async decompressed(part: Part, type: string): Promise<Response> {
    const gzip = new DecompressionStream("gzip") as ReadableWritablePair<Uint8Array<ArrayBuffer>>;
    return new Response((await this.file(part)).pipeThrough(gzip), { headers: { "Content-Type": type } });
  }

  private counter(): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
    return new TransformStream({
      transform: (chunk, controller) => {
        this.loaded += chunk.byteLength;
        this.progress(this.loaded, this.total);
        controller.enqueue(chunk);
      },
    });
  }
}
