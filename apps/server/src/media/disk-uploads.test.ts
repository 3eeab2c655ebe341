import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createDiskUploads } from './disk-uploads.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uploads-'))
})
afterEach(() => rm(folder, { recursive: true }))

const megabyte = 1024 * 1024
const address = 'http://localhost/api/coaching/uploads'

const create = (length: number) =>
  new Request(address, {
    method: 'POST',
    headers: { 'Tus-Resumable': '1.0.0', 'Upload-Length': String(length) },
  })

const part = (offset: number, bytes: string) =>
  new Request(`${address}/one`, {
    method: 'PATCH',
    headers: {
      'Tus-Resumable': '1.0.0',
      'Upload-Offset': String(offset),
      'Content-Type': 'application/offset+octet-stream',
      'Content-Length': String(bytes.length),
    },
    body: bytes,
  })

it('refuses a file that would leave less than 512 MB free on the disk, and stores nothing of it', async () => {
  const uploads = createDiskUploads(folder, undefined, async () => 600 * megabyte)
  expect((await uploads.handle('one', create(100 * megabyte))).status).toBe(507)
  expect(await readdir(folder)).toEqual([])
  expect((await uploads.handle('one', create(80 * megabyte))).status).toBe(201)
})

it('keeps the bytes that arrived before the disk was full, and receives the remaining ones once there is room', async () => {
  let free = 600 * megabyte
  const uploads = createDiskUploads(folder, undefined, async () => free)
  await uploads.handle('one', create(10))
  expect((await uploads.handle('one', part(0, 'first'))).status).toBe(204)
  free = 100
  expect((await uploads.handle('one', part(5, 'other'))).status).toBe(507)
  free = 600 * megabyte
  expect((await uploads.handle('one', part(5, 'other'))).status).toBe(204)
  expect(await (await uploads.content('one'))?.text()).toBe('firstother')
})

it('measures the free space on the disk of its folder', async () => {
  const uploads = createDiskUploads(folder)
  expect((await uploads.handle('one', create(10))).status).toBe(201)
  expect((await uploads.handle('two', create(900_000_000_000_000))).status).toBe(507)
})
