import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { nodeSecrets } from '@org/adapters/secrets'
import { createClient } from '@org/api/client'
import { variantAddress } from '@org/api/testing'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { parseKeys } from '../src/settings/server-key-setting.ts'
import { watchHealth } from './health-watch.ts'
import { makeDataDir } from './prepared-data.ts'
import { signIn } from './sign-in.ts'
import { spawnServer, type ServerProcess } from './spawn-server.ts'

/** Variants of the hostile image that are asked for at once: more than may wait. */
const asked = 60
/** How many of one organisation may wait, and the one that is rendered. */
const admitted = 26

let server: ServerProcess
let url: string
let dataDir: string
/** Uploads an image into a new organisation; returns the function that makes its variants' addresses. */
let publish: (email: string, file: File) => Promise<(width: number) => Promise<string>>

beforeAll(async () => {
  dataDir = await makeDataDir()
  server = spawnServer({ DATA_DIR: dataDir })
  const addresses = await server.addresses
  url = addresses.publicUrl
  const keys = parseKeys([(await readFile(join(dataDir, 'server.key'), 'utf8')).trim()])
  if (!keys) throw new Error('The server has no key')
  const secrets = nodeSecrets(keys.master, keys.media)
  publish = async (email, file) => {
    const { token } = await signIn(addresses, email)
    const client = createClient({ baseUrl: `${url}/api`, getToken: () => token })
    const media = await client.call('uploadMedia', { body: { file } })
    return (width) =>
      variantAddress(url, secrets, media.id, {
        width,
        height: Math.round(width / 2),
        radius: 12,
        kind: 'banner',
      })
  }
}, 120_000)

afterAll(async () => {
  server.child.kill('SIGKILL')
  await server.exit
  await rm(dataDir, { recursive: true })
})

/** An animation of three small frames with flowing colours, slow to encode when it is enlarged. */
async function hostileGif(): Promise<File> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const frames = await Promise.all(
    [1, 2, 3].map(async () => {
      const create = { width: 12, height: 12, channels: 3, background: '#808080', noise } as const
      const small = await sharp({ create }).png().toBuffer()
      return sharp(small).resize(300, 300, { kernel: 'cubic' }).png().toBuffer()
    }),
  )
  const gif = sharp(frames, { join: { animated: true } }).gif({ colours: 8, dither: 0, effort: 1 })
  return new File([Uint8Array.from(await gif.toBuffer())], 'fête.gif', { type: 'image/gif' })
}

it('answers other organisations while strangers fetch many variants of a hostile GIF', async () => {
  const gif = await hostileGif()
  const hostile = await publish('mallory@attack.example', gif)
  const banner = await sharp({
    create: { width: 1200, height: 400, channels: 3, background: '#2f4be0' },
  })
    .png()
    .toBuffer()
  const own = await publish(
    'vera@atelier.example',
    new File([Uint8Array.from(banner)], 'banniere.png', { type: 'image/png' }),
  )
  // Starts both processes for images, so that the test does not measure their start.
  const warm = await Promise.all([fetch(await own(320)), fetch(await hostile(320))])
  expect(warm.map(({ status }) => status)).toEqual([200, 200])

  const health = watchHealth(url, `${asked} variants of a GIF of ${Math.round(gif.size / 1000)} kB`)
  const ending = new AbortController()
  const answers: { status: number; retryAfter: string | null; type: string | null }[] = []
  const fetchHostile = async (width: number) => {
    const response = await fetch(await hostile(width), { signal: ending.signal })
    await response.arrayBuffer()
    const { headers, status } = response
    const answer = {
      status,
      retryAfter: headers.get('retry-after'),
      type: headers.get('content-type'),
    }
    answers.push(answer)
    return answer
  }
  const count = (status: number) => answers.filter((answer) => answer.status === status).length
  // Several people open the same mail.
  const first = Array.from({ length: 5 }, () => fetchHostile(2400))
  const others = Array.from({ length: asked }, (_, index) => fetchHostile(2384 - 16 * index))
  const all = Promise.allSettled([...first, ...others])

  const seconds: string[] = []
  for (const width of [640, 656, 672]) {
    const started = performance.now()
    const response = await fetch(await own(width))
    expect(response.status).toBe(200)
    await response.arrayBuffer()
    seconds.push(((performance.now() - started) / 1000).toFixed(2))
  }
  const [rendered, refused] = [count(200), count(503)]
  expect(rendered, 'some of the hostile variants still wait').toBeLessThan(admitted)
  const shown = await Promise.all(first)
  const longest = await health.stop()
  ending.abort()
  await all

  process.stdout.write(
    `another organisation’s variants took ${seconds.join(', ')} s, while ${rendered} hostile ones were rendered and ${refused} refused\n`,
  )
  expect(refused).toBeGreaterThanOrEqual(asked - admitted - rendered)
  for (const { status, type } of shown) {
    expect(status).toBe(200)
    expect(type).toMatch(/^image\/(gif|png)$/)
  }
  const refusals = answers.filter(({ status }) => status !== 200)
  expect(new Set(refusals.map(({ status, retryAfter }) => `${status} ${retryAfter}`))).toEqual(
    new Set(['503 5']),
  )
  expect(server.child.exitCode).toBeNull()
  expect(longest).toBeLessThan(5000)
}, 120_000)
