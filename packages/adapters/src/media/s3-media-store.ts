import type { MediaStore } from '@org/api'
import { RemoteBlob } from './remote-blob.ts'
import type { S3Bucket } from './s3-bucket.ts'

/** Size of the first read of an opened file, in bytes. Most images are smaller. */
const firstBytes = 128 * 1024

/** A request for some bytes of a file; `end` is exclusive. */
const rangeOf = (start: number, end: number) => ({
  headers: { range: `bytes=${start}-${end - 1}` },
})

const typeOf = ({ headers }: Response) => headers.get('content-type') ?? 'application/octet-stream'

/** Stores files in a bucket of an S3-compatible service. */
export function createS3MediaStore({ call, removeAll }: S3Bucket): MediaStore {
  return {
    async put(key, { bytes, type }) {
      await call(key, {}, { method: 'PUT', headers: { 'content-type': type }, body: bytes })
    },
    async get(key) {
      const response = await call(key, {}, {}, [404])
      if (response.status === 404) {
        await response.body?.cancel()
        return null
      }
      return {
        type: typeOf(response),
        bytes: new Uint8Array(await response.arrayBuffer()),
      }
    },
    async open(key) {
      const response = await call(key, {}, rangeOf(0, firstBytes), [404])
      const bytes = new Uint8Array(await response.arrayBuffer())
      if (response.status === 404) return null
      const type = typeOf(response)
      const size = Number(/\/(\d+)$/.exec(response.headers.get('content-range') ?? '')?.[1])
      // A file that fits into the first read needs no others.
      if (response.status === 200 || size === bytes.length) {
        return { type, content: new Blob([bytes]) }
      }
      const read = async (start: number, end: number) =>
        new Uint8Array(await (await call(key, {}, rangeOf(start, end))).arrayBuffer())
      return { type, content: new RemoteBlob(read, 0, size) }
    },
    removeAll,
  }
}
