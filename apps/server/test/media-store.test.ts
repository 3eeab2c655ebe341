import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type S3StandIn, startS3StandIn } from '@org/adapters/testing/s3'
import { createS3MediaStore, openS3Bucket } from '@org/adapters/media'
import type { MediaStore } from '@org/api'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDiskMediaStore } from '../src/media/disk-media-store.ts'

let folder: string
let s3: S3StandIn
const stores: Record<string, MediaStore> = {}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-'))
  s3 = await startS3StandIn()
  stores['disk'] = createDiskMediaStore(folder)
  stores['S3'] = createS3MediaStore(openS3Bucket(s3.settings))
})
afterAll(async () => {
  s3.close()
  await rm(folder, { recursive: true })
})

function storeOf(name: string): MediaStore {
  const store = stores[name]
  if (!store) throw new Error(`No store ${name}`)
  return store
}

describe.each(['disk', 'S3'])('media store on %s', (name) => {
  const file = { type: 'image/png', bytes: new Uint8Array([1, 10, 2, 10, 255]) }

  it('returns bytes and type', async () => {
    const store = storeOf(name)
    await store.put('media/a/original', file)
    expect(await store.get('media/a/original')).toEqual(file)
    expect(await store.get('media/a/gone')).toBeNull()
  })

  it('opens a file whose bytes are read as they are taken', async () => {
    const store = storeOf(name)
    const bytes = new Uint8Array(1_500_000).map((_, index) => index % 251)
    await store.put('media/a/long', { type: 'image/png', bytes })
    await store.put('media/a/short', file)

    const long = await store.open('media/a/long')
    const parts: Uint8Array[] = []
    for await (const part of long?.content.stream() ?? []) parts.push(part)
    expect(long?.type).toBe('image/png')
    expect(long?.content.size).toBe(bytes.length)
    expect(Buffer.concat(parts).equals(bytes)).toBe(true)
    // No part is larger than what a slow client may hold in memory.
    for (const part of parts) expect(part.length).toBeLessThanOrEqual(512 * 1024)
    const short = await store.open('media/a/short')
    expect(new Uint8Array((await short?.content.arrayBuffer()) ?? [])).toEqual(file.bytes)
    expect(await store.open('media/a/gone')).toBeNull()
  })

  it('replaces a file', async () => {
    const store = storeOf(name)
    await store.put('media/a/x', file)
    await store.put('media/a/x', { type: 'image/gif', bytes: new Uint8Array([7]) })
    expect(await store.get('media/a/x')).toEqual({ type: 'image/gif', bytes: new Uint8Array([7]) })
  })

  it('removes everything under a prefix and nothing else', async () => {
    const store = storeOf(name)
    await store.put('media/b/original', file)
    await store.put('media/b/10x10r0', file)
    await store.put('media/c/original', file)
    await store.removeAll('media/b/')
    expect(await store.get('media/b/original')).toBeNull()
    expect(await store.get('media/b/10x10r0')).toBeNull()
    expect(await store.get('media/c/original')).toEqual(file)
  })

  it.each(['../secret', 'media/../../x', '/etc/passwd', 'a//b', 'a b', ''])(
    'rejects the key "%s"',
    async (key) => {
      await expect(storeOf(name).put(key, file)).rejects.toThrow('A media key holds')
      await expect(storeOf(name).get(key)).rejects.toThrow('A media key holds')
    },
  )
})

it('leaves no partially written file', async () => {
  const names = await readdir(folder, { recursive: true })
  expect(names.filter((name) => name.endsWith('.part'))).toEqual([])
})

it('throws an error with the status when the bucket rejects a request', async () => {
  const stranger = createS3MediaStore(openS3Bucket({ ...s3.settings, accessKeyId: 'stranger' }))
  await expect(stranger.get('media/a/original')).rejects.toThrow('returned 403 for GET')
})
