import { rm } from 'node:fs/promises'
import { startSmtpSink, type SmtpSink } from '@org/adapters/testing/smtp-sink'
import { createClient } from '@org/api/client'
import { afterEach, expect, it, vi } from 'vitest'
import { prepareTeam, signInBySmtp } from './deploying.ts'
import { makeDataDir } from './prepared-data.ts'
import { spawnServer, type ServerProcess } from './spawn-server.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

const employees = 200
/** Number of mails that the worker sends at a time. */
const inFlight = 4
const killAfter = 70
/**
 * On the embedded database, a server releases the leases of its previous run. On Postgres, other
 * servers may be running, so jobs in flight wait until their leases expire. This test uses shorter
 * leases than usual.
 */
const leaseSeconds = 10
const sending = { timeout: 120_000, interval: 50 }

let server: ServerProcess | undefined
let smtp: SmtpSink | undefined
let dataDir: string | undefined
let database: TestDatabase | undefined

afterEach(async () => {
  server?.child.kill('SIGKILL')
  await server?.exit
  await smtp?.close()
  await database?.drop()
  database = undefined
  if (dataDir) await rm(dataDir, { recursive: true })
})

const postgres = process.env['TEST_DATABASE_URL']

it.each([
  { kind: 'the embedded database', serverUrl: '' },
  ...(postgres ? [{ kind: 'Postgres', serverUrl: postgres }] : []),
])(
  'mails every employee on $kind even if the server is killed midway, and repeats only mails in flight',
  async ({ kind, serverUrl }) => {
    dataDir = await makeDataDir()
    smtp = await startSmtpSink({ delay: 10 })
    if (serverUrl !== '') database = await createTestDatabase(serverUrl)
    const env = {
      DATA_DIR: dataDir,
      SMTP_URL: smtp.url,
      MAIL_LEASE: String(leaseSeconds),
      // All employees have one domain, which must not slow this test down.
      MAIL_DOMAIN_PACE: '1000',
      ...database?.settings,
    }
    const start = () => spawnServer(env)
    server = start()
    const first = await server.url
    const { token, organisationId } = await signInBySmtp(first, smtp)
    const client = createClient({ baseUrl: `${first}/api`, getToken: () => token })
    const teamId = await prepareTeam(client, organisationId, employees)
    smtp.mails.length = 0

    const deployed = await client.call('deployTeam', { path: { id: teamId }, body: {} })
    expect(deployed).toMatchObject({ queued: employees, skipped: 0 })
    const { mails } = smtp
    await vi.waitFor(() => expect(mails.length).toBeGreaterThanOrEqual(killAfter), {
      ...sending,
      interval: 1,
    })
    server.child.kill('SIGKILL')
    await server.exit
    const beforeRestart = mails.map((mail) => mail.to)
    expect(beforeRestart.length).toBeLessThan(employees)

    server = start()
    const second = createClient({ baseUrl: `${await server.url}/api`, getToken: () => token })
    await vi.waitFor(async () => {
      const team = await second.call('getTeam', { path: { id: teamId } })
      expect(team.signature_template_deploy_install_email_sent_count).toBe(employees)
    }, sending)
    const again = await second.call('deployTeam', { path: { id: teamId }, body: {} })
    expect(again).toMatchObject({ queued: 0, skipped: employees })

    const addresses = mails.map((mail) => mail.to)
    const reached = new Set(addresses)
    const twice = addresses.filter((to, index) => addresses.indexOf(to) !== index)
    console.info(
      `${kind}: ${mails.length} mails to ${reached.size} of ${employees} employees: ` +
        `${beforeRestart.length} before the kill, ${mails.length - beforeRestart.length} after the restart, ` +
        `${twice.length} twice (at most ${inFlight} were in flight)`,
    )
    expect(reached.size).toBe(employees)
    expect(twice.length).toBeLessThanOrEqual(inFlight)
    for (const to of twice) expect(beforeRestart).toContain(to)
    const ids = mails.filter((mail) => twice.includes(mail.to)).map((mail) => mail.email.messageId)
    expect(new Set(ids).size).toBe(twice.length)
  },
  300_000,
)
