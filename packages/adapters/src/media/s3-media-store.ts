import type { MediaStore } from '@org/api'
import type { S3Bucket } from './s3-bucket.ts'

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
        type: response.headers.get('content-type') ?? 'application/octet-stream',
        bytes: new Uint8Array(await response.arrayBuffer()),
      }
    },
    removeAll,
  }
}
