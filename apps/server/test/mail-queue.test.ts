import { startSmtpSink, type SmtpSink } from '@org/adapters/testing/smtp-sink'
import { plantSeed } from '@org/api'
import { createClient, type Client } from '@org/api/client'
import { demoIds, demoSeed, signInAs } from '@org/api/memory'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startClockServer, type ClockServer } from './clock-server.ts'
import { slowPoll } from './deploying.ts'
import { watchHealth } from './health-watch.ts'

const start = Date.parse('2027-03-01T08:00:00Z') / 1000
const pace = 12

let smtp: SmtpSink
let server: ClockServer
let client: Client
/** Seconds since `start`. */
let elapsed: number

beforeEach(async () => {
  elapsed = 0
  smtp = await startSmtpSink()
  // A single connection for bulk mails, so that mails arrive in the order in which they are claimed.
  const env = { SMTP_URL: smtp.url, MAIL_CONCURRENCY: '1', MAIL_DOMAIN_PACE: String(pace) }
  server = await startClockServer(env, new Date(start * 1000).toISOString())
  await plantSeed(server.running().adapters, demoSeed())
  client = await signedIn(demoIds.admin)
}, 120_000)
afterEach(async () => {
  await server.dispose()
  await smtp.close()
})

const db = () => server.running().db

/** Moves the clock of the server, which otherwise stands still. */
function advance(seconds: number): void {
  elapsed += seconds
  server.setClock(new Date((start + elapsed) * 1000).toISOString())
}

async function signedIn(userId: string): Promise<Client> {
  const { access_token: token } = await signInAs(server.running().adapters, userId)
  return createClient({ baseUrl: `${server.url}/api`, getToken: () => token })
}

/** Queues mails to that many new people of one domain, in a team of their own. */
async function deployTo(caller: Client, domain: string, people: number): Promise<void> {
  const { organisation_id: id } = await caller.call('getUser', { path: { id: 'me' } })
  const templates = await caller.call('listSignatureTemplates', {
    path: { id },
    query: { filter: {} },
  })
  const team = await caller.call('createTeam', {
    path: { id },
    body: { name: domain, signature_template_id: templates.data[0]?.id ?? '' },
  })
  for (let number = 0; number < people; number++) {
    const email = `p${number}@${domain}`
    await caller.call('createUser', { path: { id }, body: { email, team_id: team.id } })
  }
  await caller.call('deployTeam', { path: { id: team.id }, body: {} })
}

/** Copies the demo organisation without its people, and signs in a new administrator. */
async function anotherOrganisation(): Promise<Client> {
  const seed = demoSeed()
  const id = 'other-organisation'
  const [template] = seed.templates
  const admin = seed.users.find((user) => user.id === demoIds.admin)
  const team = seed.teams.find((one) => one.id === admin?.team_id)
  if (!template || !admin || !team) throw new Error('The demo has an administrator')
  await plantSeed(server.running().adapters, {
    ...seed,
    organisations: seed.organisations
      .slice(0, 1)
      .map((one) => ({ ...one, id, logo_id: null, signature_template_id: 'other-template' })),
    templates: [{ ...template, id: 'other-template', organisation_id: id }],
    teams: [
      {
        ...team,
        id: 'other-team',
        organisation_id: id,
        campaign_id: null,
        signature_template_id: 'other-template',
      },
    ],
    users: [
      {
        ...admin,
        id: 'other-admin',
        organisation_id: id,
        team_id: 'other-team',
        email: 'admin@other.example',
        signature_template_id: null,
        banner_key: 'other-banner',
        install_key: 'other-install',
      },
    ],
    campaigns: [],
    media: [],
  })
  return signedIn('other-admin')
}

const recipients = () => smtp.mails.map(({ to }) => to)
const sentTo = (domain: string) => recipients().filter((to) => to.endsWith(`@${domain}`)).length
const until = (check: () => void | Promise<void>) => vi.waitFor(check, slowPoll)

async function statusesOf(domain: string): Promise<string[]> {
  const rows = await db()
    .selectFrom('users')
    .select('deploy_status')
    .where('email', 'like', `%@${domain}`)
    .distinct()
    .execute()
  return rows.map(({ deploy_status: status }) => status)
}

async function failuresOf(gate: string): Promise<number> {
  const query = db().selectFrom('mail_gates').select('failures').where('domain', '=', gate)
  return (await query.executeTakeFirst())?.failures ?? 0
}

it('fails nothing while the mail server is away for hours, then lets organisations take turns', async () => {
  const other = await anotherOrganisation()
  const port = Number(new URL(smtp.url).port)
  await smtp.close()
  const health = watchHealth(server.url, 'hours without the mail server')
  await deployTo(client, 'large.example', 9)
  await until(async () => expect(await failuresOf('*')).toBe(1))
  await deployTo(other, 'small.example', 2)
  await client.call('createInvitation', {
    path: { id: demoIds.organisation },
    body: { email: 'guest@single.example', role: 'admin' },
  })
  for (const [index, hours] of [1, 4, 12].entries()) {
    advance(hours * 3600)
    await until(async () => expect(await failuresOf('*')).toBe(index + 2))
  }
  const whileAway = [...(await statusesOf('large.example')), ...(await statusesOf('small.example'))]
  const attempts = await db().selectFrom('jobs').select('attempt').distinct().execute()
  smtp = await startSmtpSink({ port })
  advance(3600)
  await until(() => expect(smtp.mails).toHaveLength(12))
  await health.stop()

  expect(whileAway).toEqual(['queued', 'queued'])
  expect(attempts).toEqual([{ attempt: 0 }])
  expect(recipients()[0]).toBe('guest@single.example')
  // Round robin: after two mails each, only the large organisation is left.
  expect(
    recipients()
      .slice(1, 5)
      .filter((to) => to.endsWith('@small.example')),
  ).toHaveLength(2)
  await until(async () => expect(await statusesOf('large.example')).toEqual(['sent']))
}, 120_000)

it('lets people reply to the administrator who mailed them', async () => {
  const other = await anotherOrganisation()
  await deployTo(client, 'one.example', 1)
  await deployTo(other, 'many.example', 2)
  await client.call('createInvitation', {
    path: { id: demoIds.organisation },
    body: { email: 'guest@invited.example', role: 'admin' },
  })
  await until(() => expect(smtp.mails).toHaveLength(4))
  const { email } = await client.call('getUser', { path: { id: 'me' } })
  const replies = smtp.mails.map(({ to, email: mail }) => [
    to.slice(to.indexOf('@') + 1),
    mail.replyTo?.map(({ address }) => address),
  ])

  expect(email).not.toBe('admin@other.example')
  expect(replies.toSorted(([a], [b]) => String(a).localeCompare(String(b)))).toEqual([
    ['invited.example', [email]],
    ['many.example', ['admin@other.example']],
    ['many.example', ['admin@other.example']],
    ['one.example', [email]],
  ])
}, 120_000)

it('retries a mail that is rejected for now for a day, without counting attempts', async () => {
  let rejected = 0
  smtp.refuse = (address) => {
    if (!address.endsWith('@grey.example')) return null
    rejected += 1
    return { code: 451, message: 'Greylisted, try again' }
  }
  await deployTo(client, 'grey.example', 1)
  const pauses = [30, 30, 60, 120, 240, 480, 960, 1920, 3600, 3600, 3600]
  for (const [index, seconds] of pauses.entries()) {
    await until(() => expect(rejected).toBe(index + 1))
    await until(async () => {
      const { run_at: runAt } = await db()
        .selectFrom('jobs')
        .select('run_at')
        .where('domain', '=', 'grey.example')
        .executeTakeFirstOrThrow()
      expect(runAt).toBe(start + elapsed + seconds)
    })
    expect(await statusesOf('grey.example')).toEqual(['queued'])
    advance(seconds)
  }
  await until(() => expect(rejected).toBe(pauses.length + 1))
  advance(86_400)
  await until(async () => expect(await statusesOf('grey.example')).toEqual(['failed']))
  const { deploy_error: reason } = await db()
    .selectFrom('users')
    .select('deploy_error')
    .where('email', '=', 'p0@grey.example')
    .executeTakeFirstOrThrow()
  expect(reason).toContain('Greylisted')
}, 120_000)

it('backs off from a domain that answers 421, and from no other', async () => {
  let isBusy = true
  let rejected = 0
  smtp.refuse = (address) => {
    if (!isBusy || !address.endsWith('@busy.example')) return null
    rejected += 1
    return { code: 421, message: 'Too many mails' }
  }
  await deployTo(client, 'busy.example', 5)
  await until(async () => expect(await failuresOf('busy.example')).toBe(1))
  await deployTo(client, 'calm.example', 5)
  await until(() => expect(sentTo('calm.example')).toBe(5))
  expect(rejected).toBe(1)

  advance(30)
  await until(async () => expect(await failuresOf('busy.example')).toBe(2))
  // Each probe is one mail. nodemailer sends it once more if the closed connection had been used before.
  expect(rejected).toBeLessThanOrEqual(3)
  isBusy = false
  advance(60)
  await until(() => expect(sentTo('busy.example')).toBe(5))
  expect(await statusesOf('busy.example')).not.toContain('failed')
}, 120_000)

it('keeps the pace of a domain, not of others', async () => {
  await deployTo(client, 'large.example', pace + 3)
  await until(() => expect(sentTo('large.example')).toBe(pace))
  await deployTo(client, 'other.example', 2)
  await until(() => expect(sentTo('other.example')).toBe(2))
  expect(sentTo('large.example')).toBe(pace)
  advance(1)
  await until(() => expect(sentTo('large.example')).toBe(pace + 3))
}, 120_000)
