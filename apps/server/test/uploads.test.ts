import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type S3StandIn, startS3StandIn, storedPart } from '@org/adapters/testing/s3'
import { createS3Uploads, openS3Bucket } from '@org/adapters/media'
import type { ResumableUploads } from '@org/api'
import { longVideo } from '@org/api/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createDiskUploads } from '../src/media/disk-uploads.ts'

const address = 'http://localhost/api/coaching/uploads'
const mebibyte = 1024 * 1024
/** Size of a video that fills more than two parts in S3. */
const videoBytes = 18 * mebibyte + 5

type Bytes = Uint8Array<ArrayBuffer>

let folder: string
let s3: S3StandIn
let video: Bytes

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uploads-'))
  s3 = await startS3StandIn()
  video = await longVideo(videoBytes)
})
afterAll(async () => {
  s3.close()
  await rm(folder, { recursive: true })
})
beforeEach(() => {
  s3.requests.length = 0
})

/** Opens the store as a server does when it starts. */
const open: Record<string, () => ResumableUploads> = {
  disk: () => createDiskUploads(folder),
  S3: () => createS3Uploads(openS3Bucket(s3.settings)),
}

const send = (
  uploads: ResumableUploads,
  id: string,
  method: string,
  headers: Record<string, string> = {},
  body: BodyInit | null = null,
) => {
  const init = { method, headers: { 'Tus-Resumable': '1.0.0', ...headers }, body, duplex: 'half' }
  return uploads.handle(id, new Request(`${address}/${id}`, init))
}

const create = (uploads: ResumableUploads, id: string, length = videoBytes) =>
  send(uploads, id, 'POST', { 'Upload-Length': String(length) })

const patch = (uploads: ResumableUploads, id: string, offset: number, body: BodyInit) =>
  send(
    uploads,
    id,
    'PATCH',
    { 'Upload-Offset': String(offset), 'Content-Type': 'application/offset+octet-stream' },
    body,
  )

async function offsetOf(uploads: ResumableUploads, id: string): Promise<number> {
  return Number((await send(uploads, id, 'HEAD')).headers.get('upload-offset'))
}

async function contentOf(uploads: ResumableUploads, id: string): Promise<Buffer | null> {
  const content = await uploads.content(id)
  return content && Buffer.from(await content.arrayBuffer())
}

/** Streams these bytes in small pieces, and then fails like a lost connection. */
function breaksAfter(bytes: Bytes): ReadableStream<Bytes> {
  let at = 0
  return new ReadableStream<Bytes>({
    pull(controller) {
      if (at >= bytes.length) return controller.error(new Error('The connection is lost.'))
      controller.enqueue(bytes.slice(at, at + 65_536))
      at += 65_536
    },
  })
}

describe.each(['disk', 'S3'])('uploads on %s', (name) => {
  const opened = () => {
    const make = open[name]
    if (!make) throw new Error(`No store ${name}`)
    return make()
  }

  it('stores a video that arrives in parts of any length, byte for byte, across restarts', async () => {
    expect((await create(opened(), 'whole')).status).toBe(201)
    let offset = 0
    for (const length of [3 * mebibyte, 1, 9 * mebibyte, 100_000, videoBytes]) {
      const uploads = opened()
      expect(await offsetOf(uploads, 'whole')).toBe(offset)
      const part = video.slice(offset, offset + length)
      expect((await patch(uploads, 'whole', offset, part)).status).toBe(204)
      offset += part.length
    }
    expect(await offsetOf(opened(), 'whole')).toBe(videoBytes)
    expect((await contentOf(opened(), 'whole'))?.equals(video)).toBe(true)
  })

  it('keeps the bytes of a part that arrived before the connection was lost', async () => {
    await create(opened(), 'lost')
    const sent = video.slice(0, 9 * mebibyte)
    await patch(opened(), 'lost', 0, breaksAfter(sent)).catch(() => undefined)

    const offset = await offsetOf(opened(), 'lost')
    expect(offset).toBeGreaterThan(8 * mebibyte)
    expect((await patch(opened(), 'lost', offset, video.slice(offset))).status).toBe(204)
    expect((await contentOf(opened(), 'lost'))?.equals(video)).toBe(true)
  })

  it('reads only the requested range', async () => {
    const uploads = opened()
    await create(uploads, 'range')
    await patch(uploads, 'range', 0, video)
    const content = await uploads.content('range')
    const slice = content?.slice(8 * mebibyte - 10, 10 * mebibyte).slice(5, -5)
    expect(slice?.size).toBe(2 * mebibyte)
    const wanted = video.slice(8 * mebibyte - 5, 10 * mebibyte - 5)
    const streamed = Buffer.from(await new Response(slice?.stream()).arrayBuffer())
    expect(streamed.equals(wanted)).toBe(true)
    expect(Buffer.from((await slice?.arrayBuffer()) ?? new ArrayBuffer()).equals(wanted)).toBe(true)
    expect(await content?.slice(5, 5).text()).toBe('')
  })

  it('removes unfinished and finished uploads, and ignores one that does not exist', async () => {
    const uploads = opened()
    await create(uploads, 'open')
    await patch(uploads, 'open', 0, video.slice(0, mebibyte))
    await create(uploads, 'done', 5)
    await patch(uploads, 'done', 0, video.slice(0, 5))
    for (const id of ['open', 'done', 'never']) {
      await uploads.remove(id)
      expect(await uploads.content(id)).toBeNull()
      expect((await send(uploads, id, 'HEAD')).status).toBe(404)
    }
  })
})

it('sends a part again, with all of its bytes, when S3 fails to receive it', async () => {
  const uploads = open['S3']?.() as ResumableUploads
  await create(uploads, 'retried')
  // Six requests read the state of the upload; the next one sends the first part.
  s3.failures.push(...Array.from({ length: 6 }, () => undefined), 503)
  expect((await patch(uploads, 'retried', 0, video)).status).toBe(204)
  const puts = s3.requests.filter((request) => request.includes('partNumber=1'))
  expect(puts).toHaveLength(2)
  expect((await contentOf(uploads, 'retried'))?.equals(video)).toBe(true)
  await uploads.remove('retried')
})

it('keeps apart the bytes of uploads that arrive at the same time or one after the other', async () => {
  const uploads = open['S3']?.() as ResumableUploads
  const other = new Uint8Array(videoBytes).fill(7)
  const contents: [string, Bytes][] = [
    ['one', video],
    ['two', other],
    ['three', video],
  ]
  for (const [id] of contents) await create(uploads, id)
  await Promise.all(contents.slice(0, 2).map(([id, bytes]) => patch(uploads, id, 0, bytes)))
  await patch(uploads, 'three', 0, video)
  for (const [id, bytes] of contents) {
    expect((await contentOf(uploads, id))?.equals(bytes), id).toBe(true)
    await uploads.remove(id)
  }
})

it('leaves no files or S3 objects of removed uploads', async () => {
  for (const id of ['whole', 'lost', 'range']) {
    for (const make of Object.values(open)) await make().remove(id)
  }
  expect(await readdir(folder)).toEqual([])
  expect([...s3.objects.keys()]).toEqual([])
  expect(s3.multiparts.size).toBe(0)
})

it('joins the parts in S3 later if the server ended before it could', async () => {
  const uploads = createS3Uploads(openS3Bucket(s3.settings))
  await create(uploads, 'late')
  await patch(uploads, 'late', 0, video.slice(0, 16 * mebibyte))
  const [[uploadId, multipart] = ['', undefined]] = s3.multiparts
  multipart?.parts.set(3, storedPart(Buffer.from(video.slice(16 * mebibyte))))
  expect(s3.multiparts.has(uploadId)).toBe(true)
  expect(await uploads.content('late')).toBeNull()

  expect(await offsetOf(uploads, 'late')).toBe(videoBytes)
  expect((await contentOf(uploads, 'late'))?.equals(video)).toBe(true)
})
