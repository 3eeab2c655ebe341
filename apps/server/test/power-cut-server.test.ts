import { mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startSmtpSink } from '@org/adapters/testing/smtp-sink'
import { expect, it, onTestFinished } from 'vitest'
import { signInBySmtp } from './deploying.ts'
import { watchHealth } from './health-watch.ts'
import { makeDataDir } from './prepared-data.ts'
import { spawnServer } from './spawn-server.ts'
import { bookingId, clientOf, makeCentre } from './stock-centre.ts'

/** Set it to repeat a failed run. */
const seed = process.env['POWER_CUT_SEED'] ?? String(Date.now() % 1_000_000)
const people = 4
const cutAfter = 20
const cutServer = fileURLToPath(new URL('power-cut-main.ts', import.meta.url))

it('loses no booking that the server has acknowledged when the power is cut', async () => {
  const dataDir = await makeDataDir()
  const copies = await mkdtemp(join(tmpdir(), 'power-cut-'))
  const smtp = await startSmtpSink()
  onTestFinished(async () => {
    await smtp.close()
    await rm(dataDir, { recursive: true })
    await rm(copies, { recursive: true })
  })
  const env = {
    DATA_DIR: dataDir,
    APP: 'stock',
    SMTP_URL: smtp.url,
    POWER_CUT_FOLDER: join(copies, 'postgres'),
    POWER_CUT_SEED: seed,
    POWER_CUT_SYNC: process.env['POWER_CUT_SYNC'] ?? 'on',
  }
  const server = spawnServer(env, [], cutServer)
  onTestFinished(() => void server.child.kill('SIGKILL'))
  const url = await server.url
  const { token } = await signInBySmtp(url, smtp)
  const { centreId, productId } = await makeCentre(clientOf(url, token))
  const watch = watchHealth(url, 'bookings on the embedded database')

  /** Quantities, by which bookings are recognised. */
  const acknowledged: number[] = []
  let sent = 0
  const book = async (person: number) => {
    const client = clientOf(url, token)
    for (;;) {
      const qty = (sent += 1)
      const body = { bookingId: bookingId(`person-${person}`, qty), lines: [{ productId, qty }] }
      await client.call('addStock', { path: { id: centreId }, body })
      acknowledged.push(qty)
      if (acknowledged.length === cutAfter) {
        await watch.stop()
        server.child.kill('SIGUSR2')
      }
    }
  }
  await Promise.allSettled(Array.from({ length: people }, (_, person) => book(person)))
  expect(await server.exit).toBeNull()

  await rm(join(dataDir, 'postgres'), { recursive: true })
  await rename(env.POWER_CUT_FOLDER, join(dataDir, 'postgres'))
  const again = spawnServer(env)
  onTestFinished(async () => {
    again.child.kill('SIGKILL')
    await again.exit
  })
  const client = clientOf(await again.url, token)
  const path = { id: centreId, productId }
  const { data } = await client.call('listMovements', { path, query: { filter: { limit: 500 } } })
  const found = data.map(({ qty }) => qty).toSorted((one, other) => one - other)
  process.stdout.write(
    `seed ${seed}: ${acknowledged.length} bookings were acknowledged, ${found.length} found; ${server.stderr()}`,
  )
  expect(acknowledged.filter((qty) => !found.includes(qty))).toEqual([])
  expect(new Set(found).size).toBe(found.length)
  expect(found.at(-1)).toBeLessThanOrEqual(sent)
  const sum = found.reduce((total, qty) => total + qty, 0)
  expect((await client.call('getStock', { path })).qty).toBe(sum)
}, 240_000)
