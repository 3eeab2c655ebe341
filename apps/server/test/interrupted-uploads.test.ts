import { once } from 'node:events'
import { readFile, stat } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { type S3StandIn, startS3StandIn } from '@org/adapters/testing/s3'
import { addressOf, idOf, longVideo, senderOf, videoFile } from '@org/api/testing'
import { afterEach, expect, it, vi } from 'vitest'
import { fetchAtHost } from './fetch-at-host.ts'
import { makeData, type PreparedData } from './prepared-data.ts'
import { signIn } from './sign-in.ts'
import { spawnServer, type ServerProcess } from './spawn-server.ts'

let server: ServerProcess | undefined
let data: PreparedData
/** Stand-in for S3. Runs in the test's own process, so it survives the server. */
let s3: S3StandIn | undefined

afterEach(async () => {
  await kill()
  s3?.close()
  s3 = undefined
  await data.remove()
})

async function start() {
  server = spawnServer({
    ...data.settings,
    HOSTS: 'localhost=coaching',
    ...(s3 && {
      S3_ENDPOINT: s3.settings.endpoint,
      S3_BUCKET: s3.settings.bucket,
      S3_ACCESS_KEY_ID: s3.settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: s3.settings.secretAccessKey,
    }),
  })
  return server.addresses
}

async function kill() {
  server?.child.kill('SIGKILL')
  await server?.exit
}

const pathOf = (address: string) => join(data.dataDir, 'uploads', idOf(address))
const stored = async (address: string) => (await stat(pathOf(address))).size

/**
 * Starts a request that announces the rest of the file, sends only its first `sent` bytes, and
 * leaves the request open.
 */
async function beginPart(
  url: string,
  token: string,
  offset: number,
  all: Uint8Array,
  sent: number,
) {
  const part = request(url, {
    method: 'PATCH',
    headers: {
      'Tus-Resumable': '1.0.0',
      'X-access-token': token,
      'Upload-Offset': offset,
      'Content-Type': 'application/offset+octet-stream',
      'Content-Length': all.length - offset,
    },
  })
  part.on('error', () => undefined)
  part.write(all.subarray(offset, offset + sent))
  await once(part, 'socket')
  return part
}

it('loses no acknowledged bytes on disk when the server is killed, and resumes where the upload was interrupted', async () => {
  data = await makeData()
  const file = await videoFile()
  const first = await start()
  const { token } = await signIn(first, 'coach@atelier.example')
  const senderAt = (publicUrl: string) =>
    senderOf({ fetch: fetchAtHost, coachingUrl: `${publicUrl}/api` }, token)
  const sender = senderAt(first.publicUrl)
  const address = addressOf(await sender.create(file.length))
  const offsetAt = async (at = sender) =>
    Number((await at.head(address)).headers.get('upload-offset'))

  expect((await sender.patch(address, 0, file.slice(0, 700))).status).toBe(204)
  const cut = await beginPart(new URL(address, first.publicUrl).href, token, 700, file, 300)
  await vi.waitFor(async () => expect(await stored(address)).toBe(1000))
  cut.destroy()
  expect(await offsetAt()).toBe(1000)

  const killed = await beginPart(new URL(address, first.publicUrl).href, token, 1000, file, 200)
  await vi.waitFor(async () => expect(await stored(address)).toBe(1200))
  await kill()
  killed.destroy()

  const second = senderAt((await start()).publicUrl)
  expect(await offsetAt(second)).toBe(1200)
  expect((await second.patch(address, 1200, file.slice(1200))).status).toBe(204)
  expect(new Uint8Array(await readFile(pathOf(address)))).toEqual(file)
}, 240_000)

const mebibyte = 1024 * 1024

it('loses neither acknowledged bytes nor the parts in S3 when the server is killed', async () => {
  data = await makeData()
  const bucket = await startS3StandIn()
  s3 = bucket
  // Large enough for more than two parts of 8 MiB.
  const file = await longVideo(18 * mebibyte + 5)
  const first = await start()
  const { token } = await signIn(first, 'coach@atelier.example')
  const senderAt = (publicUrl: string) =>
    senderOf({ fetch: fetchAtHost, coachingUrl: `${publicUrl}/api` }, token)
  const address = addressOf(await senderAt(first.publicUrl).create(file.length))
  const folder = `coaching-uploads/${idOf(address)}`
  const offsetAt = async (publicUrl: string) =>
    Number((await senderAt(publicUrl).head(address)).headers.get('upload-offset'))

  // The last MiB is too short to be stored as a second part.
  const acknowledged = 9 * mebibyte
  const answer = await senderAt(first.publicUrl).patch(address, 0, file.slice(0, acknowledged))
  expect(answer.headers.get('upload-offset')).toBe(String(acknowledged))

  const firstUrl = new URL(address, first.publicUrl).href
  const inMemory = await beginPart(firstUrl, token, acknowledged, file, mebibyte)
  await vi.waitFor(() => expect(bucket.requests).toContain(`GET ${folder}/tail-2`), 10_000)
  await kill()
  inMemory.destroy()
  const second = await start()
  expect(await offsetAt(second.publicUrl)).toBe(acknowledged)

  const secondUrl = new URL(address, second.publicUrl).href
  const inBucket = await beginPart(secondUrl, token, acknowledged, file, 8 * mebibyte)
  const lastPart = `PUT ${folder}/content?partNumber=2`
  await vi.waitFor(() => expect(bucket.requests).toContain(lastPart), 10_000)
  await kill()
  inBucket.destroy()
  const third = await start()
  const offset = await offsetAt(third.publicUrl)
  expect(offset).toBe(16 * mebibyte)

  const sent = await senderAt(third.publicUrl).patch(address, offset, file.slice(offset))
  expect(sent.status).toBe(204)
  expect(bucket.objects.get(`${folder}/content`)?.bytes.equals(file)).toBe(true)
  expect(bucket.multiparts.size).toBe(0)
}, 240_000)
