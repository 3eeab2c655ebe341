import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Client, createClient } from '@org/api/client'
import { coachingRoutes } from '@org/api/coaching-client'
import { addressOf, idOf, senderOf, videoFile } from '@org/api/testing'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { createBackup } from '../src/backup/create-backup.ts'
import { restoreBackup } from '../src/backup/restore.ts'
import { startServer, type RunningServer } from '../src/host/start-server.ts'
import { createStandardLogger } from '../src/log/create-logger.ts'
import { readSettings } from '../src/settings/settings.ts'
import { openDatabase } from '../src/storage/open-database.ts'
import { makeDataDir } from './prepared-data.ts'
import { type S3StandIn, startS3StandIn } from '@org/adapters/testing/s3'
import { signIn } from './sign-in.ts'

const picture = new URL(
  '../../../packages/ui/src/testing/media/orientations/1.jpg',
  import.meta.url,
)

const silent = pino({ level: 'silent' })

let dataDir: string
let s3: S3StandIn
let server: RunningServer

beforeAll(async () => {
  dataDir = await makeDataDir()
  s3 = await startS3StandIn()
  await start()
})
afterAll(async () => {
  await server.stop()
  s3.close()
  await rm(dataDir, { recursive: true })
})

async function start(more: Record<string, string> = {}): Promise<void> {
  const env = {
    PORT: '0',
    DATA_DIR: dataDir,
    HOSTS: 'localhost=coaching',
    DUMPS_KEPT: '0',
    ...more,
  }
  server = await startServer(readSettings(env), createStandardLogger('error').logger)
}

const clientOf = (token: string): Client =>
  createClient({
    baseUrl: `${server.publicUrl}/api`,
    getToken: () => token,
    routes: coachingRoutes,
  })

/** Uploads a video with its poster and an image; returns their ids. */
async function uploadBoth(token: string): Promise<string[]> {
  const sender = senderOf({ fetch, coachingUrl: `${server.publicUrl}/api` }, token)
  const file = await videoFile()
  const address = addressOf(await sender.create(file.length))
  expect((await sender.patch(address, 0, file)).status).toBe(204)
  const jpg = new Blob([await readFile(picture)], { type: 'image/jpeg' })
  const id = idOf(address)
  const client = clientOf(token)
  await client.call('saveCoachingPoster', { path: { id }, body: { file: jpg } })
  return [id, (await client.call('uploadCoachingImage', { body: { file: jpg } })).id]
}

/** Returns how many bytes the server sends of each file. */
async function sizesOf(token: string, ids: readonly string[]): Promise<number[]> {
  const media = await Promise.all(
    ids.map((id) => clientOf(token).call('getCoachingMedia', { path: { id } })),
  )
  const addresses = media.flatMap(({ url, posterUrl }) => [url, ...(posterUrl ? [posterUrl] : [])])
  return Promise.all(
    addresses.map(async (address) => {
      const response = await fetch(new URL(address, server.publicUrl))
      return response.ok ? (await response.blob()).size : 0
    }),
  )
}

it('still serves what was stored in the data folder before S3 was switched on', async () => {
  const { token } = await signIn(server, 'coach@atelier.example')
  const former = await uploadBoth(token)
  const sizes = await sizesOf(token, former)
  expect(sizes).toHaveLength(3)
  expect(Math.min(...sizes)).toBeGreaterThan(500)
  await server.stop()

  const { endpoint, bucket, accessKeyId, secretAccessKey } = s3.settings
  await start({
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  })
  expect(await sizesOf(token, former)).toEqual(sizes)
  expect(s3.objects.size).toBe(0)
  const later = await uploadBoth(token)
  expect(await sizesOf(token, later)).toEqual(sizes)
  expect(s3.objects.size).toBeGreaterThan(2)
})

it('backs up what is in S3 and in the data folder, and restores it to the disk or to S3', async () => {
  const { token } = await signIn(server, 'coach@atelier.example')
  const { endpoint, bucket, accessKeyId, secretAccessKey } = s3.settings
  const s3Settings = {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  }
  const rows = await server.db.selectFrom('coaching_media').select('id').execute()
  const ids = rows.map(({ id }) => id)
  const sizes = await sizesOf(token, ids)
  expect(sizes.length).toBeGreaterThan(5)
  expect(Math.min(...sizes)).toBeGreaterThan(500)

  const folder = await mkdtemp(join(tmpdir(), 'backup-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, 'one.backup')
  const settings = readSettings({ DATA_DIR: dataDir, ...s3Settings })
  const summary = await createBackup(settings, path, { withFiles: true, withKey: true }, silent)
  await server.stop()

  const former = dataDir
  for (const target of [{}, s3Settings]) {
    s3.objects.clear()
    dataDir = await mkdtemp(join(folder, 'data-'))
    const restored = readSettings({ DATA_DIR: dataDir, ...target })
    const database = await openDatabase(restored, silent)
    const all = { withFiles: true, withKey: true }
    await restoreBackup(database, { path, summary, dataDir, s3: restored.s3, ...all })
    await database.close()
    await start(target)
    expect(await sizesOf(token, ids)).toEqual(sizes)
    const left = await readdir(join(dataDir, 'media'), { recursive: true, withFileTypes: true })
    expect(left.some((entry) => entry.isFile())).toBe(target !== s3Settings)
    await server.stop()
  }
  expect(s3.objects.size).toBeGreaterThan(5)
  dataDir = former
  await start()
}, 120_000)
