type Bytes = Uint8Array<ArrayBuffer>

/** Reads bytes of a file that is stored elsewhere; `end` is exclusive. */
export type ReadRange = (start: number, end: number) => Promise<Bytes>

/**
 * Size of one read in bytes. The server never holds more than this of a video in memory for a slow
 * client.
 */
const readBytes = 512 * 1024

/**
 * A file that is stored elsewhere. Only the requested parts are read, one after another as they are
 * consumed.
 */
export class RemoteBlob extends Blob {
  readonly #read: ReadRange
  readonly #start: number
  readonly #end: number

  constructor(read: ReadRange, start: number, end: number) {
    super()
    this.#read = read
    this.#start = start
    this.#end = end
  }

  override get size(): number {
    return this.#end - this.#start
  }

  override slice(start = 0, end = this.size): Blob {
    const place = (offset: number) =>
      this.#start + Math.min(Math.max(offset < 0 ? this.size + offset : offset, 0), this.size)
    const from = place(start)
    return new RemoteBlob(this.#read, from, Math.max(from, place(end)))
  }

  override stream(): ReadableStream<Bytes> {
    const end = this.#end
    let at = this.#start
    return new ReadableStream(
      {
        pull: async (controller) => {
          if (at < end) {
            const bytes = await this.#read(at, Math.min(at + readBytes, end))
            at += bytes.length
            controller.enqueue(bytes)
          }
          if (at >= end) controller.close()
        },
      },
      { highWaterMark: 0 },
    )
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    return (await this.bytes()).buffer
  }

  override async bytes(): Promise<Bytes> {
    return this.size === 0 ? new Uint8Array() : this.#read(this.#start, this.#end)
  }

  override async text(): Promise<string> {
    return new TextDecoder().decode(await this.bytes())
  }
}
