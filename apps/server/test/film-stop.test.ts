import { rm } from 'node:fs/promises'
import { type S3StandIn, startS3StandIn } from '@org/adapters/testing/s3'
import { addressOf, senderOf, videoFile } from '@org/api/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { slowPoll } from './deploying.ts'
import { fetchAtHost } from './fetch-at-host.ts'
import { watchHealth } from './health-watch.ts'
import { makeDataDir } from './prepared-data.ts'
import { signIn } from './sign-in.ts'
import { spawnServer, type ServerProcess } from './spawn-server.ts'

let dataDir: string
/** Stand-in for S3. Runs in the test's own process, so it survives the server. */
let s3: S3StandIn
let server: ServerProcess | undefined

beforeEach(async () => {
  dataDir = await makeDataDir()
  s3 = await startS3StandIn()
})
afterEach(async () => {
  server?.child.kill('SIGKILL')
  await server?.exit
  s3.close()
  await rm(dataDir, { recursive: true })
})

function start(): ServerProcess {
  const { endpoint, bucket, accessKeyId, secretAccessKey } = s3.settings
  server = spawnServer({
    DATA_DIR: dataDir,
    HOSTS: 'localhost=coaching',
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  })
  return server
}

/**
 * Ends a server in the middle of reading a film that has arrived completely, and starts the next one.
 * Returns the next server's answer about the upload, and how often it has read the film.
 */
async function endWhileReading(signal: 'SIGTERM' | 'SIGKILL') {
  const first = start()
  const { publicUrl, ...addresses } = await first.addresses
  const { token } = await signIn({ publicUrl, ...addresses }, 'coach@atelier.example')
  const senderAt = (url: string) =>
    senderOf({ fetch: fetchAtHost, coachingUrl: `${url}/api` }, token)
  const file = await videoFile()
  const { pathname } = new URL(addressOf(await senderAt(publicUrl).create(file.length)), publicUrl)
  s3.answersRanges = false
  const health = watchHealth(publicUrl, `a film that is read until ${signal}`)
  const sent = senderAt(publicUrl)
    .patch(pathname, 0, file)
    .then(
      ({ status }) => status,
      () => 0,
    )
  await vi.waitFor(() => expect(s3.ranges).toHaveLength(1), slowPoll)
  await health.stop()
  first.child.kill(signal)
  await first.exit
  s3.answersRanges = true

  const next = await start().addresses
  const { status } = await senderAt(next.publicUrl).head(pathname)
  return { sent: await sent, status, reads: s3.ranges.length - 1 }
}

it('reads a film again that it was reading when it was stopped', async () => {
  const { sent, status, reads } = await endWhileReading('SIGTERM')
  expect([sent, status]).toEqual([503, 200])
  expect(reads).toBeGreaterThan(0)
}, 120_000)

it('does not read a film again that it was reading when it crashed', async () => {
  expect(await endWhileReading('SIGKILL')).toEqual({ sent: 0, status: 415, reads: 0 })
}, 120_000)
