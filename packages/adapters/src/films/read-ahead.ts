import type { ReadRange } from '../media/remote-blob.ts'

/** Size of a block in bytes. The header of a box and of the next one are often within one block. */
const blockBytes = 4096

/** Maximum size of one request in bytes, so that none keeps the host busy for long. */
const portionBytes = 1024 * 1024

/**
 * Reads short ranges in blocks, of which the last is kept, and long ranges in portions. A film may
 * have thousands of boxes whose headers are 16 bytes each, and each request takes time.
 *
 * @param size of the file, in bytes
 */
export function readAhead(read: ReadRange, size: number): ReadRange {
  let block = new Uint8Array()
  let blockStart = 0

  async function readPortions(start: number, end: number): Promise<Uint8Array<ArrayBuffer>> {
    const bytes = new Uint8Array(end - start)
    for (let at = start; at < end; at += portionBytes) {
      bytes.set(await read(at, Math.min(at + portionBytes, end)), at - start)
    }
    return bytes
  }

  return async (start, end) => {
    if (end - start > blockBytes) return readPortions(start, end)
    if (start < blockStart || end > blockStart + block.length) {
      block = await read(start, Math.min(start + blockBytes, size))
      blockStart = start
    }
    return block.slice(start - blockStart, end - blockStart)
  }
}
