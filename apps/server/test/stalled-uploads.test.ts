import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { promisify } from 'node:util'
import { type S3StandIn, startS3StandIn } from '@org/adapters/testing/s3'
import { addressOf, senderOf } from '@org/api/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fetchAtHost } from './fetch-at-host.ts'
import { watchHealth } from './health-watch.ts'
import { makeData, type PreparedData } from './prepared-data.ts'
import { signIn } from './sign-in.ts'
import { spawnServer, type ServerProcess } from './spawn-server.ts'

/** Size of a part in bytes. A part is stored once it has all of them. */
const partBytes = 8 * 1024 * 1024
/** How many unfinished uploads a studio may have. */
const openUploads = 20
/** What the server has received. Each upload stops one byte before the part is complete. */
const stalled = Buffer.alloc(partBytes - 1)

let data: PreparedData
let s3: S3StandIn
let server: ServerProcess

beforeAll(async () => {
  data = await makeData()
  s3 = await startS3StandIn()
  const { endpoint, bucket, accessKeyId, secretAccessKey } = s3.settings
  server = spawnServer({
    ...data.settings,
    HOSTS: 'localhost=coaching',
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  })
  await server.url
}, 120_000)
afterAll(async () => {
  server.child.kill('SIGKILL')
  await server.exit
  s3.close()
  await data.remove()
})

/** Returns the memory of the server process, in MB. */
async function memory(): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', `${server.child.pid}`])
  return Number(stdout) / 1024
}

/** Sends a part without its last byte; returns the status of the answer. */
async function stall(url: URL, token: string): Promise<number> {
  const part = request(url, {
    method: 'PATCH',
    headers: {
      'Tus-Resumable': '1.0.0',
      'X-access-token': token,
      'Upload-Offset': 0,
      'Content-Type': 'application/offset+octet-stream',
      'Content-Length': partBytes,
    },
  })
  part.on('error', () => undefined)
  part.write(stalled)
  const [response] = (await once(part, 'response')) as [{ statusCode: number }]
  part.destroy()
  return response.statusCode
}

it('holds few parts of uploads to S3 in memory, and ends those that stop arriving', async () => {
  const addresses = await server.addresses
  const { publicUrl } = addresses
  const { token } = await signIn(addresses, 'coach@atelier.example')
  const sender = senderOf({ fetch: fetchAtHost, coachingUrl: `${publicUrl}/api` }, token)
  const urls: URL[] = []
  for (let count = 0; count < openUploads; count += 1) {
    urls.push(new URL(addressOf(await sender.create(2 * partBytes)), publicUrl))
  }
  const before = await memory()
  const health = watchHealth(publicUrl, `${openUploads} uploads that stop arriving`)
  let most = before
  const watching = setInterval(() => {
    void memory().then((now) => (most = Math.max(most, now)))
  }, 500)
  const statuses = await Promise.all(urls.map((url) => stall(url, token)))
  clearInterval(watching)
  const longest = await health.stop()
  process.stdout.write(`memory: ${before.toFixed(0)} MB before, ${most.toFixed(0)} MB at most\n`)

  const late = statuses.filter((status) => status === 408)
  const refused = statuses.filter((status) => status === 503)
  expect(late.length + refused.length).toBe(openUploads)
  // Two at first, and perhaps two whose turn came at the last moment.
  expect(late.length).toBeGreaterThanOrEqual(2)
  expect(late.length).toBeLessThanOrEqual(4)
  expect(longest).toBeLessThan(5000)
  // What has arrived is kept.
  const offsets = await Promise.all(
    urls.map(async (url) => (await sender.head(url.pathname)).headers.get('upload-offset')),
  )
  expect(offsets.filter((offset) => offset === String(partBytes - 1))).toHaveLength(late.length)
}, 120_000)
