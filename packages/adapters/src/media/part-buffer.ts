/** Buffer that receives bytes in small pieces and returns them in large ones. */
export interface PartBuffer {
  size(): number
  add(bytes: Buffer): void
  /** Returns the first `length` bytes, without removing them. */
  first(length: number): Buffer
  /** Removes the first `length` bytes. */
  drop(length: number): void
}

/**
 * Creates a buffer with these pieces. They are joined only when bytes are read, which happens once
 * per part.
 */
export function createPartBuffer(initial: readonly Buffer[]): PartBuffer {
  let pieces = [...initial]
  let size = pieces.reduce((sum, { length }) => sum + length, 0)
  const joined = () => {
    const [only] = pieces
    const all = pieces.length === 1 && only ? only : Buffer.concat(pieces)
    pieces = [all]
    return all
  }
  return {
    size: () => size,
    add(bytes) {
      pieces.push(bytes)
      size += bytes.length
    },
    first: (length) => joined().subarray(0, length),
    drop(length) {
      pieces = [joined().subarray(length)]
      size -= length
    },
  }
}
