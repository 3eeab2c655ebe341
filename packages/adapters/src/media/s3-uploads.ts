import type { ResumableUploads } from '@org/api'
import type { Locker } from '@tus/server'
import { RemoteBlob } from './remote-blob.ts'
import type { S3Bucket } from './s3-bucket.ts'
import { contentKey, S3UploadStore, sizeOfObject } from './s3-upload-store.ts'
import { createTusServer } from './tus-server.ts'

/** Returns the id of a finished upload whose content has this key; null for any other object. */
export const uploadOfKey = (key: string): string | null =>
  /^coaching-uploads\/([^/]+)\/content$/.exec(key)?.[1] ?? null

/** Whether an object belongs to an upload. */
export const isOfUpload = (key: string): boolean => key.startsWith('coaching-uploads/')

/**
 * Receives uploads into a bucket of an S3-compatible service, and reads videos from it in ranges.
 */
export function createS3Uploads(bucket: S3Bucket, locker?: Locker): ResumableUploads {
  const store = new S3UploadStore(bucket)

  const readRange = (id: string) => async (start: number, end: number) => {
    const headers = { range: `bytes=${start}-${end - 1}` }
    const response = await bucket.call(contentKey(id), {}, { headers })
    return new Uint8Array(await response.arrayBuffer())
  }

  return {
    holdsParts: true,
    handle: createTusServer(store, locker),
    async content(id) {
      const size = await sizeOfObject(bucket, contentKey(id))
      return size === null ? null : new RemoteBlob(readRange(id), 0, size)
    },
    async remove(id) {
      await store.remove(id).catch((error: unknown) => {
        if (!isUnknown(error)) throw error
      })
    },
  }
}

/** True if the store threw this error because the upload does not exist. */
const isUnknown = (error: unknown) =>
  typeof error === 'object' && error !== null && 'status_code' in error && error.status_code === 404
