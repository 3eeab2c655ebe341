import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { MediaStore } from '@org/api'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDiskMediaStore } from '../src/media/disk-media-store.ts'
import { createS3MediaStore } from '../src/media/s3-media-store.ts'

interface Kept {
  type: string
  bytes: Buffer
}

/** Implements the S3 calls that the store makes, and rejects unsigned ones. */
function startBucket(kept: Map<string, Kept>): Server {
  return createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://bucket')
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=id/'))
      return response.writeHead(403).end()
    const key = url.pathname.replace(/^\/photos\/?/, '')
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      if (request.method === 'PUT') {
        const type = request.headers['content-type'] ?? ''
        kept.set(key, { type, bytes: Buffer.concat(chunks) })
        return response.end()
      }
      if (request.method === 'DELETE') {
        kept.delete(key)
        return response.writeHead(204).end()
      }
      const prefix = url.searchParams.get('prefix')
      if (prefix !== null) {
        const keys = [...kept.keys()].filter((one) => one.startsWith(prefix))
        return response.end(keys.map((one) => `<Contents><Key>${one}</Key></Contents>`).join(''))
      }
      const file = kept.get(key)
      if (!file) return response.writeHead(404).end()
      response.writeHead(200, { 'content-type': file.type }).end(file.bytes)
    })
  }).listen(0, '127.0.0.1')
}

const bucket = new Map<string, Kept>()
let folder: string
let server: Server
const stores: Record<string, MediaStore> = {}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-'))
  server = startBucket(bucket)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  stores['disk'] = createDiskMediaStore(folder)
  stores['S3'] = createS3MediaStore({
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'photos',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
    region: 'auto',
  })
})
afterAll(async () => {
  server.close()
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
  const { port } = server.address() as AddressInfo
  const stranger = createS3MediaStore({
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'photos',
    accessKeyId: 'stranger',
    secretAccessKey: 'secret',
    region: 'auto',
  })
  await expect(stranger.get('media/a/original')).rejects.toThrow('returned 403 for GET')
})
