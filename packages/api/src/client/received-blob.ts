import { networkError } from './transport.ts'

/**
 * Number of bytes after which received chunks are joined into a Blob, which the browser may keep on
 * disk.
 */
const partBytes = 8_000_000

/**
 * Reads the bytes of a response. Rejects with `NETWORK` if the connection is lost, or with the
 * AbortError of fetch.
 *
 * @param onReceived called with the fraction that has arrived, from 0 to 1, if the size is known
 */
export async function receivedBlob(
  response: Response,
  signal: AbortSignal | undefined,
  onReceived: ((share: number) => void) | undefined,
): Promise<Blob> {
  try {
    if (!onReceived || !response.body) return await response.blob()
    return await readParts(response.body, response.headers, onReceived)
  } catch (cause) {
    if (signal?.aborted) throw cause
    throw networkError()
  }
}

async function readParts(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  headers: Headers,
  onReceived: (share: number) => void,
): Promise<Blob> {
  const total = Number(headers.get('content-length') ?? 0)
  const parts: Blob[] = []
  let chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  let held = 0
  const reader = body.getReader()
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    chunks.push(read.value)
    size += read.value.byteLength
    held += read.value.byteLength
    if (total > 0) onReceived(Math.min(1, size / total))
    if (held < partBytes) continue
    parts.push(new Blob(chunks))
    chunks = []
    held = 0
  }
  return new Blob([...parts, ...chunks], { type: headers.get('content-type') ?? '' })
}
