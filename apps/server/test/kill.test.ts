import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, type Client } from '@org/api/client'
import { completeSignatureData } from '@org/signature'
import { afterEach, expect, it, vi } from 'vitest'
import { startSmtpSink, type SmtpSink } from './smtp-sink.ts'
import { spawnServer, type ServerProcess } from './spawn-server.ts'

const employees = 200
/** Mails that the worker has under way at one time. */
const inFlight = 4
const killAfter = 70

let server: ServerProcess | undefined
let smtp: SmtpSink | undefined
let dataDir: string | undefined

afterEach(async () => {
  server?.child.kill('SIGKILL')
  await server?.exit
  await smtp?.close()
  if (dataDir) await rm(dataDir, { recursive: true })
})

const patient = { timeout: 120_000, interval: 20 }

async function signInBySmtp(url: string, sink: SmtpSink): Promise<{ token: string; id: string }> {
  const client = createClient({ baseUrl: `${url}/api`, getToken: () => null })
  const email = 'admin@atelier.example'
  await client.call('sendMagicLink', { query: { email } })
  await vi.waitFor(() => expect(sink.mails.length).toBe(1), patient)
  const code = /\b\d{6}\b/.exec(sink.mails[0]?.email.text ?? '')?.[0] ?? ''
  const result = await client.call('loginMagicLink', { query: { email, code } })
  if (!result.success) throw new Error(result.message)
  return { token: result.payload.access_token, id: result.payload.organisation_id }
}

/** A team of 200 and a signature for them. */
async function prepareTeam(client: Client, id: string): Promise<string> {
  const template = await client.call('createSignatureTemplate', {
    path: { id },
    body: { name: 'Société', signatureData: JSON.stringify(completeSignatureData({})) },
  })
  const team = await client.call('createTeam', {
    path: { id },
    body: { name: 'Tous', signature_template_id: template.id },
  })
  for (let number = 0; number < employees; number++)
    await client.call('createUser', {
      path: { id },
      body: { email: `employee-${number}@atelier.example`, team_id: team.id },
    })
  return team.id
}

it('mails every employee once, though the server is killed in the middle of it', async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kill-'))
  smtp = await startSmtpSink({ delay: 10 })
  const env = { DATA_DIR: dataDir, SMTP_URL: smtp.url }
  server = spawnServer(env)
  const first = await server.url
  const { token, id } = await signInBySmtp(first, smtp)
  const client = createClient({ baseUrl: `${first}/api`, getToken: () => token })
  const teamId = await prepareTeam(client, id)
  smtp.mails.length = 0

  const deployed = await client.call('deployTeam', { path: { id: teamId }, body: {} })
  expect(deployed).toMatchObject({ queued: employees, skipped: 0 })
  const { mails } = smtp
  await vi.waitFor(() => expect(mails.length).toBeGreaterThanOrEqual(killAfter), {
    timeout: 120_000,
    interval: 1,
  })
  server.child.kill('SIGKILL')
  await server.exit
  const beforeRestart = mails.map((mail) => mail.to)
  expect(beforeRestart.length).toBeLessThan(employees)

  server = spawnServer(env)
  const second = createClient({ baseUrl: `${await server.url}/api`, getToken: () => token })
  await vi.waitFor(async () => {
    const team = await second.call('getTeam', { path: { id: teamId } })
    expect(team.signature_template_deploy_install_email_sent_count).toBe(employees)
  }, patient)
  const again = await second.call('deployTeam', { path: { id: teamId }, body: {} })
  expect(again).toMatchObject({ queued: 0, skipped: employees })

  const addresses = mails.map((mail) => mail.to)
  const reached = new Set(addresses)
  const twice = addresses.filter((to, index) => addresses.indexOf(to) !== index)
  console.info(
    `${mails.length} mails to ${reached.size} of ${employees} employees: ` +
      `${beforeRestart.length} before the kill, ${mails.length - beforeRestart.length} after the restart, ` +
      `${twice.length} twice (at most ${inFlight} were in flight)`,
  )
  expect(reached.size).toBe(employees)
  expect(twice.length).toBeLessThanOrEqual(inFlight)
  for (const to of twice) expect(beforeRestart.slice(-inFlight)).toContain(to)
  const ids = mails.filter((mail) => twice.includes(mail.to)).map((mail) => mail.email.messageId)
  expect(new Set(ids).size).toBe(twice.length)
}, 300_000)
