import { rm } from 'node:fs/promises'
import { addressOf, idOf, longVideo, senderOf } from '@org/api/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { fetchAtHost } from './fetch-at-host.ts'
import { makeDataDir } from './prepared-data.ts'
import { startS3StandIn } from '@org/adapters/testing/s3'
import { signIn } from './sign-in.ts'
import { spawnServer } from './spawn-server.ts'
import { createTestDatabase } from './test-database.ts'

const postgres = process.env['TEST_DATABASE_URL']
const mebibyte = 1024 * 1024
/** Size of a video that fills more than two parts in S3. */
const videoBytes = 18 * mebibyte + 5

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

/**
 * Starts two server processes with one database and one store of uploads; returns their addresses.
 */
async function startBoth(storage: string) {
  const database = await createTestDatabase(postgres ?? '')
  ends.push(() => database.drop())
  const dataDir = await makeDataDir()
  ends.push(() => rm(dataDir, { recursive: true }))
  let s3 = {}
  if (storage === 'S3') {
    const standIn = await startS3StandIn()
    ends.push(() => standIn.close())
    const { settings } = standIn
    s3 = {
      S3_ENDPOINT: settings.endpoint,
      S3_BUCKET: settings.bucket,
      S3_ACCESS_KEY_ID: settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
    }
  }
  const env = { ...database.settings, ...s3, DATA_DIR: dataDir, HOSTS: 'localhost=coaching' }
  const start = async () => {
    const { child, exit, addresses } = spawnServer(env)
    ends.push(async () => {
      child.kill('SIGKILL')
      await exit
    })
    return addresses
  }
  // One after the other, because the first one creates the tables.
  return [await start(), await start()] as const
}

/** Lengths between 1 and 4 MiB that look random and are the same in each run. */
function* lengths() {
  for (let state = 7; ; state = (state * 48_271) % 2_147_483_647)
    yield mebibyte + (state % (3 * mebibyte))
}

describe.skipIf(!postgres)('an upload that two server processes receive', () => {
  it.each(['disk', 'S3'])(
    'arrives byte for byte on %s, and only one process accepts each part',
    async (storage) => {
      const video = await longVideo(videoBytes)
      const servers = await startBoth(storage)
      const { token } = await signIn(servers[0], 'coach@atelier.example')
      const senders = servers.map(({ publicUrl }) =>
        senderOf({ fetch: fetchAtHost, coachingUrl: `${publicUrl}/api` }, token),
      )
      const [first] = senders
      if (!first) throw new Error('There is no server.')
      const { pathname } = new URL(addressOf(await first.create(videoBytes)), servers[0].publicUrl)
      const length = lengths()

      let offset = 0
      let rounds = 0
      while (offset < videoBytes) {
        const responses = await Promise.all(
          senders.map((sender) => {
            const end = offset + (length.next().value ?? 0)
            return sender.patch(pathname, offset, video.slice(offset, end))
          }),
        )
        const taken = responses.filter(({ status }) => status === 204)
        expect(taken).toHaveLength(1)
        offset = Number(taken[0]?.headers.get('upload-offset'))
        rounds += 1
      }

      expect(rounds).toBeGreaterThan(4)
      for (const { publicUrl } of servers) {
        const headers = { 'X-access-token': token }
        const address = `${publicUrl}/api/coaching/media/${idOf(pathname)}`
        const { url } = (await (await fetchAtHost(address, { headers })).json()) as { url: string }
        const stored = await fetchAtHost(new URL(url, publicUrl))
        expect(Buffer.from(await stored.arrayBuffer()).equals(video)).toBe(true)
      }
    },
    120_000,
  )
})
