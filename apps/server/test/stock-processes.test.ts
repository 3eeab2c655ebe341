import { rm } from 'node:fs/promises'
import { startSmtpSink, type SmtpSink } from '@org/adapters/testing/smtp-sink'
import type { ApiError, Client } from '@org/api/client'
import { afterEach, expect, it, vi } from 'vitest'
import { signInBySmtp } from './deploying.ts'
import { makeDataDir } from './prepared-data.ts'
import { spawnServer, type ServerProcess } from './spawn-server.ts'
import { bookingId, checkedStock, clientOf, makeCentre, unitsInBox } from './stock-centre.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

const orders = 30
/** Number of mails that the worker sends at a time. */
const inFlight = 4
/**
 * Shorter than usual, so that jobs of a killed server are soon taken over. Still longer than a mail
 * takes on a busy machine: otherwise the server would repeat a mail that it is still sending.
 */
const leaseSeconds = 20

let servers: ServerProcess[] = []
let smtp: SmtpSink | undefined
let dataDir: string | undefined
let database: TestDatabase | undefined

afterEach(async () => {
  for (const { child } of servers) child.kill('SIGKILL')
  await Promise.all(servers.map(({ exit }) => exit))
  servers = []
  await smtp?.close()
  await database?.drop()
  database = undefined
  if (dataDir) await rm(dataDir, { recursive: true })
})

const postgres = process.env['TEST_DATABASE_URL']
// Two processes and Postgres have all that one process and the embedded database have.
const databases = [
  postgres
    ? { kind: 'Postgres', serverUrl: postgres, processes: 2 }
    : { kind: 'the embedded database', serverUrl: '', processes: 1 },
]

/**
 * Prepares a data folder, a mail server and, if `serverUrl` is not empty, a database. Returns a
 * function that starts a server process.
 */
async function prepare(serverUrl: string): Promise<() => ServerProcess> {
  dataDir = await makeDataDir()
  smtp = await startSmtpSink({ delay: 150 })
  if (serverUrl !== '') database = await createTestDatabase(serverUrl)
  const env = {
    DATA_DIR: dataDir,
    APP: 'stock',
    SMTP_URL: smtp.url,
    MAIL_LEASE: String(leaseSeconds),
    ...database?.settings,
  }
  return () => {
    const server = spawnServer(env)
    servers.push(server)
    return server
  }
}

it.each(databases)(
  'lets 30 of 100 people take the last 30 units on $kind, through $processes server process(es)',
  async ({ kind, serverUrl, processes }) => {
    const start = await prepare(serverUrl)
    const first = await start().url
    const urls = [first]
    while (urls.length < processes) urls.push(await start().url)
    const { token } = await signInBySmtp(first, smtp as SmtpSink)
    const clients = urls.map((url) => clientOf(url, token))
    const [client] = clients as [Client]
    const { centreId, productId } = await makeCentre(client)
    await client.call('addStock', {
      path: { id: centreId },
      body: { bookingId: bookingId('opening', 0), lines: [{ productId, qty: 30 }] },
    })

    const results = await Promise.allSettled(
      Array.from({ length: 100 }, (_, index) =>
        (clients[index % clients.length] as Client).call(
          'removeStock',
          {
            path: { id: centreId },
            body: { bookingId: bookingId('removal', index), lines: [{ productId, qty: 1 }] },
          },
          { idempotencyKey: `key-of-removal-${index}` },
        ),
      ),
    )

    const refusals = results.flatMap((result) =>
      result.status === 'rejected' ? [result.reason as ApiError] : [],
    )
    console.info(
      `${kind}, ${processes} processes: ${results.length - refusals.length} succeeded, ${refusals.length} refused`,
    )
    expect(refusals).toHaveLength(70)
    for (const refusal of refusals) {
      expect(refusal.type).toBe('NOT_ENOUGH_STOCK')
      expect(refusal.message).toContain('0 en stock')
    }
    expect(await checkedStock(client, centreId, productId)).toEqual({ qty: 0, movements: 31 })
  },
  120_000,
)

it.each(databases)(
  'loses no order on $kind when the server is killed while it sends or receives orders, repeats only mails in flight, and books each reception once',
  async ({ kind, serverUrl }) => {
    const start = await prepare(serverUrl)
    const { mails } = smtp as SmtpSink
    let server = start()
    const { token } = await signInBySmtp(await server.url, smtp as SmtpSink)
    const restart = async () => {
      server.child.kill('SIGKILL')
      await server.exit
      server = start()
      return clientOf(await server.url, token)
    }
    let client = clientOf(await server.url, token)
    const { centreId, supplierId, productId } = await makeCentre(client)
    await client.call('saveSupplierCentreData', {
      path: { id: supplierId, centreId },
      body: { clientNumber: 'C-1042' },
    })
    const ids: string[] = []
    for (let index = 0; index < orders; index += 1) {
      const products = [{ id: productId, qty: unitsInBox }]
      const { id } = await client.call('createCommand', {
        path: { id: centreId },
        body: { supplierId, products },
      })
      ids.push(id)
    }
    mails.length = 0

    const send = async (id: string) => {
      const path = { id }
      const { emailAddress, emailSubject, emailText } = await client.call('getCommandMail', {
        path,
      })
      // The id in the subject distinguishes the orders.
      const body = { emailAddress, emailSubject: `${emailSubject} (${id})`, emailText }
      await client.call('sendCommand', { path, body })
    }
    await Promise.all(ids.map(send))
    await vi.waitFor(() => expect(mails.length).toBeGreaterThanOrEqual(5), {
      timeout: 30_000,
      interval: 1,
    })
    const sent = mails.length
    expect(sent).toBeLessThan(orders)
    client = await restart()
    await vi.waitFor(
      async () => {
        const filter = { limit: 100 }
        const call = { path: { id: centreId }, query: { filter } }
        const { data } = await client.call('listCommands', call)
        expect(data.filter(({ isSending }) => isSending)).toEqual([])
      },
      { timeout: 90_000, interval: 200 },
    )
    const subjects = mails.map(({ email }) => email.subject ?? '')
    const twice = subjects.length - new Set(subjects).size

    const receive = (index: number) =>
      client.call(
        'validateCommand',
        {
          path: { id: ids[index] ?? '' },
          body: {
            bookingId: bookingId('reception', index),
            received: [{ productId, qty: unitsInBox }],
            choices: [],
          },
        },
        { idempotencyKey: `key-of-reception-${index}` },
      )
    const answered = new Set<number>()
    const attempts = ids.map((_, index) => receive(index).then(() => answered.add(index)))
    await vi.waitFor(() => expect(answered.size).toBeGreaterThan(0), {
      timeout: 30_000,
      interval: 1,
    })
    const killed = restart()
    await Promise.allSettled(attempts)
    client = await killed
    const restarted = performance.now()
    const retried = new Map<number, number>()
    const again = await Promise.allSettled(
      ids.map((_, index) =>
        receive(index).finally(() => retried.set(index, performance.now() - restarted)),
      ),
    )
    const inFlightTimes = [...retried].flatMap(([index, time]) =>
      answered.has(index) ? [] : [time],
    )
    const failures = again.flatMap((result) =>
      result.status === 'rejected' ? [(result.reason as ApiError).type] : [],
    )

    const { qty, movements } = await checkedStock(client, centreId, productId)
    console.info(
      `${kind}: ${subjects.length} mails for ${orders} orders, ${sent} before the kill, ${twice} twice (at most ${inFlight} were in flight); ` +
        `${answered.size} of ${orders} receptions were answered before the kill, ${movements} are booked; ` +
        // Printed rather than checked, see decision 53.
        `the slowest retry of those in flight was answered after ${Math.round(Math.max(0, ...inFlightTimes))} ms`,
    )
    expect(new Set(subjects).size).toBe(orders)
    expect(twice).toBeLessThanOrEqual(inFlight)
    expect(failures).toEqual([])
    expect({ qty, movements }).toEqual({ qty: orders * unitsInBox, movements: orders })
  },
  240_000,
)
