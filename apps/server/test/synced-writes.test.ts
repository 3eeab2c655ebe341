import { mkdtemp, open, rm, stat, type FileHandle } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createDiskMediaStore } from '../src/media/disk-media-store.ts'
import { createDiskUploads } from '../src/media/disk-uploads.ts'
import { dumpDatabase } from '../src/backup/dump.ts'
import { openDatabase } from '../src/storage/open-database.ts'
import { makeDataDir } from './prepared-data.ts'

let folder = ''
/** File numbers and sizes at each sync. */
const syncs: { ino: number; size: number }[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'synced-'))
  const handle = await open(folder)
  const prototype = Object.getPrototypeOf(handle) as {
    sync: (this: FileHandle) => Promise<void>
  }
  await handle.close()
  const { sync } = prototype
  vi.spyOn(prototype, 'sync').mockImplementation(async function (this: FileHandle) {
    syncs.push(await this.stat())
    await sync.call(this)
  })
})
afterEach(async () => {
  vi.restoreAllMocks()
  syncs.length = 0
  await rm(folder, { recursive: true })
})

/** Expects that a file was synced as it is now, and after that its folder. */
async function expectSynced(path: string): Promise<void> {
  const [file, parent] = [await stat(path), await stat(dirname(path))]
  const index = syncs.findIndex(({ ino, size }) => ino === file.ino && size === file.size)
  expect(index, `${path} is synced`).toBeGreaterThanOrEqual(0)
  expect(
    syncs.slice(index).map(({ ino }) => ino),
    `the folder of ${path} is synced`,
  ).toContain(parent.ino)
}

it('has synced an image and its folder once it is stored', async () => {
  const media = createDiskMediaStore(join(folder, 'media'))
  await media.put('one/image', { bytes: Buffer.from('image'), type: 'image/png' })
  await expectSynced(join(folder, 'media/one/image'))
})

it('has synced the bytes of an upload once they are acknowledged', async () => {
  const uploads = createDiskUploads(join(folder, 'uploads'))
  const address = 'http://localhost/api/coaching/uploads'
  const tus = { 'Tus-Resumable': '1.0.0' }
  const create = { method: 'POST', headers: { ...tus, 'Upload-Length': '10' } }
  expect((await uploads.handle('one', new Request(address, create))).status).toBe(201)
  await expectSynced(join(folder, 'uploads/one'))
  await expectSynced(join(folder, 'uploads/one.json'))
  for (const offset of [0, 5]) {
    const headers = {
      ...tus,
      'Upload-Offset': String(offset),
      'Content-Type': 'application/offset+octet-stream',
      'Content-Length': '5',
    }
    const part = new Request(`${address}/one`, { method: 'PATCH', headers, body: 'bytes' })
    expect((await uploads.handle('one', part)).status).toBe(204)
    const { ino } = await stat(join(folder, 'uploads/one'))
    expect(syncs.at(-1)).toMatchObject({ ino, size: offset + 5 })
  }
})

it('has synced a dump and its folder once it is written', async () => {
  const dataDir = await makeDataDir()
  const silent = pino({ level: 'silent' })
  const database = await openDatabase({ databaseUrl: null, dataDir }, silent)
  const { db } = database
  const path = await dumpDatabase(db, { dataDir, kept: 1, now: new Date() })
  await expectSynced(path)
  await database.close()
  await rm(dataDir, { recursive: true })
}, 120_000)
