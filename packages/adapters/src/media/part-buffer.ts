/** Collects the bytes of one part of an upload. Its memory is reused for the next part. */
export interface PartBuffer {
  /** Copies bytes into the part until it is full; returns how many were copied. */
  add(bytes: Buffer): number
  isFull(): boolean
  /** Returns the bytes collected so far. They are valid until `clear` is called. */
  bytes(): Buffer<ArrayBuffer>
  clear(): void
}

/** Creates a buffer for parts of `capacity` bytes. */
export function createPartBuffer(capacity: number): PartBuffer {
  const part = Buffer.allocUnsafeSlow(capacity)
  let size = 0
  return {
    add(bytes) {
      const copied = bytes.copy(part, size)
      size += copied
      return copied
    },
    isFull: () => size === capacity,
    bytes: () => part.subarray(0, size),
    clear() {
      size = 0
    },
  }
}
