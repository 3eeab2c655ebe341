import { createReadStream } from 'node:fs'
import { readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import {
  createS3MediaStore,
  createS3Uploads,
  isOfUpload,
  objectKeys,
  openS3Bucket,
  uploadOfKey,
  type S3Settings,
} from '@org/adapters/media'
import type { ResumableUploads } from '@org/api'
import type { Settings } from '../settings/settings.ts'
import { SettingsError } from '../settings/settings-error.ts'
import { createDiskMediaStore } from '../media/disk-media-store.ts'
import { isSafeKey, usualRecord } from './format.ts'
import { filesOf, type FilePart, type StoredFile } from './stored-files.ts'

/**
 * Lists all images and uploads of an installation: those in `DATA_DIR`, then those in S3, which take
 * their place where both have a file. A backup has the form of the disk.
 */
export async function* allFiles({
  dataDir,
  s3,
}: Pick<Settings, 'dataDir' | 's3'>): AsyncGenerator<StoredFile> {
  yield* filesOf(dataDir)
  if (s3) yield* bucketFiles(s3)
}

async function* bucketFiles(settings: S3Settings): AsyncGenerator<StoredFile> {
  const bucket = openS3Bucket(settings)
  const media = createS3MediaStore(bucket)
  const uploads = createS3Uploads(bucket)
  for await (const key of objectKeys(bucket)) {
    // A bucket may hold what is none of the server's.
    if (!isSafeKey(key)) continue
    const upload = uploadOfKey(key)
    if (upload !== null)
      yield { path: `uploads/${upload}`, parts: () => partsOfUpload(uploads, upload) }
    else if (!isOfUpload(key))
      yield {
        path: `media/${key}`,
        async *parts() {
          const file = await media.get(key)
          if (file) yield* partsOf(Buffer.concat([Buffer.from(`${file.type}\n`), file.bytes]))
        },
      }
  }
}

function* partsOf(content: Buffer): Generator<FilePart> {
  for (let offset = 0; offset < content.length; offset += usualRecord) {
    const bytes = content.subarray(offset, offset + usualRecord)
    yield { offset, isLast: offset + bytes.length === content.length, bytes }
  }
}

async function* partsOfUpload(uploads: ResumableUploads, id: string): AsyncGenerator<FilePart> {
  const blob = await uploads.content(id)
  if (!blob) return
  let offset = 0
  for await (const chunk of blob.stream()) {
    yield { offset, isLast: offset + chunk.length >= blob.size, bytes: Buffer.from(chunk) }
    offset += chunk.length
  }
}

/**
 * Moves images and finished uploads from `dataDir` to S3. An unfinished upload has to be sent again.
 *
 * @throws SettingsError when the bucket refuses a file
 */
export async function moveToBucket(dataDir: string, settings: S3Settings): Promise<void> {
  const bucket = openS3Bucket(settings)
  const disk = createDiskMediaStore(join(dataDir, 'media'))
  const media = createS3MediaStore(bucket)
  const uploads = createS3Uploads(bucket)
  try {
    for await (const { path } of filesOf(dataDir)) {
      const location = join(dataDir, path)
      if (path.startsWith('media/')) {
        const key = path.slice('media/'.length)
        const file = await disk.get(key)
        if (file) await media.put(key, file)
        await rm(location)
      } else if (!path.endsWith('.json') && (await isFinished(location))) {
        await sendUpload(uploads, path.slice('uploads/'.length), location)
        await rm(location)
        await rm(`${location}.json`, { force: true })
      }
    }
  } catch (error) {
    throw new SettingsError(`S3_BUCKET: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** Whether an upload has as many bytes as the file beside it announces. */
async function isFinished(location: string): Promise<boolean> {
  const announced = await readFile(`${location}.json`, 'utf8').catch(() => null)
  if (announced === null) return true
  const { size } = JSON.parse(announced) as { size?: unknown }
  return size === (await stat(location)).size
}

async function sendUpload(uploads: ResumableUploads, id: string, location: string): Promise<void> {
  const { size } = await stat(location)
  const address = 'http://localhost/api/coaching/uploads'
  const version = { 'tus-resumable': '1.0.0' }
  // What a former attempt has left.
  await uploads.remove(id)
  const headers = { ...version, 'upload-length': String(size) }
  const created = await uploads.handle(id, new Request(address, { method: 'POST', headers }))
  if (!created.ok) throw new Error(`The upload ${id} was refused: ${created.status}.`)
  const sent = await uploads.handle(
    id,
    new Request(`${address}/${id}`, {
      method: 'PATCH',
      headers: {
        ...version,
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
        'content-length': String(size),
      },
      body: Readable.toWeb(createReadStream(location)) as ReadableStream<Uint8Array>,
      duplex: 'half',
    } as RequestInit),
  )
  if (!sent.ok) throw new Error(`The upload ${id} was refused: ${sent.status}.`)
}
