import { mkdtemp, rm } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addressOf, idOf, senderOf, videoFile } from '@org/api/testing'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startServer, type RunningServer } from '../src/host/start-server.ts'
import { createStandardLogger } from '../src/log/create-logger.ts'
import { createDiskMediaStore } from '../src/media/disk-media-store.ts'
import { createDiskUploads } from '../src/media/disk-uploads.ts'
import { readSettings } from '../src/settings/settings.ts'
import { makeDataDir } from './prepared-data.ts'
import { signIn } from './sign-in.ts'

const gigabyte = 1024 ** 3

let dataDir: string
let folder: string
let server: RunningServer
/**
 * Bytes that the server finds free on the disk of the uploads. Simulated, because filling a real
 * disk would do harm.
 */
let free = gigabyte

beforeAll(async () => {
  dataDir = await makeDataDir()
  folder = await mkdtemp(join(tmpdir(), 'uploads-'))
  server = await startServer(
    readSettings({ PORT: '0', DATA_DIR: dataDir, DUMPS_KEPT: '0', HOSTS: 'localhost=coaching' }),
    createStandardLogger('error').logger,
    {
      overrides: {
        uploads: createDiskUploads(folder, undefined, async () => free),
        mediaStore: createDiskMediaStore(folder, async () => free),
      },
    },
  )
})
afterAll(async () => {
  await server.stop()
  await rm(dataDir, { recursive: true })
  await rm(folder, { recursive: true })
})

it('answers 507 while the disk is full, keeps the bytes that have arrived, and receives the remaining ones once there is room', async () => {
  const { token } = await signIn(server, 'coach@atelier.example')
  const sender = senderOf({ fetch, coachingUrl: `${server.publicUrl}/api` }, token)
  const file = await videoFile()
  const address = addressOf(await sender.create(file.length))
  expect((await sender.patch(address, 0, file.slice(0, 1000))).status).toBe(204)

  free = gigabyte / 4
  const refused = await sender.patch(address, 1000, file.slice(1000))
  expect([refused.status, await refused.text()]).toEqual([507, 'The disk is full.'])
  expect((await sender.create(10)).status).toBe(507)
  expect((await sender.head(address)).headers.get('upload-offset')).toBe('1000')

  free = gigabyte
  expect((await sender.patch(address, 1000, file.slice(1000))).status).toBe(204)
  const headers = { 'X-access-token': token }
  const media = await fetch(`${server.publicUrl}/api/coaching/media/${idOf(address)}`, { headers })
  const { url } = (await media.json()) as { url: string }
  const stored = await fetch(new URL(url, server.publicUrl))
  expect(new Uint8Array(await stored.arrayBuffer())).toEqual(file)
})

it('answers 507 to an image while the disk is full, and stores it once there is room', async () => {
  const { token } = await signIn(server, 'coach@atelier.example')
  const upload = async () => {
    const form = new FormData()
    const image = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    form.append('file', new File([new Uint8Array(image)], 'affiche.png', { type: 'image/png' }))
    return fetch(`${server.publicUrl}/api/coaching/images`, {
      method: 'POST',
      headers: { 'X-access-token': token },
      body: form,
    })
  }
  free = gigabyte / 4
  const refused = await upload()
  expect([refused.status, ((await refused.json()) as { type: string }).type]).toEqual([
    507,
    'DISK_FULL',
  ])
  free = gigabyte
  expect((await upload()).status).toBe(200)
})

const mebibyte = 1024 * 1024

/** Sends a part without its length, as a stream. */
async function sendChunked(address: string, token: string, offset: number, part: Uint8Array) {
  return new Promise<number>((resolve, reject) => {
    const sent = httpRequest(
      new URL(address, server.publicUrl),
      {
        method: 'PATCH',
        headers: {
          'Tus-Resumable': '1.0.0',
          'X-access-token': token,
          'Upload-Offset': offset,
          'Content-Type': 'application/offset+octet-stream',
          'Transfer-Encoding': 'chunked',
        },
      },
      (response) => {
        response.resume()
        resolve(response.statusCode ?? 0)
      },
    )
    sent.on('error', reject)
    sent.end(part)
  })
}

it('reserves the rest of the file for a part that does not state its length', async () => {
  const { token } = await signIn(server, 'chunks@atelier.example')
  const sender = senderOf({ fetch, coachingUrl: `${server.publicUrl}/api` }, token)
  free = gigabyte
  const address = addressOf(await sender.create(100 * mebibyte))

  free = gigabyte / 2 + 50 * mebibyte
  expect(await sendChunked(address, token, 0, new Uint8Array(10))).toBe(507)
  free = gigabyte
  expect(await sendChunked(address, token, 0, new Uint8Array(10))).toBe(204)
})

it('does not give the same room to two parts that arrive at once', async () => {
  const { token } = await signIn(server, 'parallel@atelier.example')
  const sender = senderOf({ fetch, coachingUrl: `${server.publicUrl}/api` }, token)
  free = gigabyte
  const part = new Uint8Array(4 * mebibyte)
  const created = await Promise.all([1, 2].map(() => sender.create(part.length)))

  free = gigabyte / 2 + 6 * mebibyte
  const answers = created.map((one) => sender.patch(addressOf(one), 0, part))
  const statuses = (await Promise.all(answers)).map(({ status }) => status)

  // The part that has room is rejected later, because it is no video.
  expect(statuses.toSorted((one, other) => one - other)).toEqual([415, 507])
})
