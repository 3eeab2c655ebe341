import { setTimeout as pause } from 'node:timers/promises'
import {
  exchangeReport,
  gmailReport,
  postfixReport,
  postfixWarning,
} from '@org/adapters/testing/delivery-reports'
import { startImapServer, type ImapServer } from '@org/adapters/testing/imap-server'
import { startSmtpSink, type SmtpSink } from '@org/adapters/testing/smtp-sink'
import { plantSeed } from '@org/api'
import { createClient, type Client } from '@org/api/client'
import { demoIds, demoSeed, signInAs } from '@org/api/memory'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startClockServer, type ClockServer } from './clock-server.ts'
import { slowPoll } from './deploying.ts'
import { watchHealth } from './health-watch.ts'

const start = new Date('2027-03-01T08:00:00Z')

let smtp: SmtpSink
let imap: ImapServer
let server: ClockServer
let client: Client

beforeEach(async () => {
  smtp = await startSmtpSink()
  imap = await startImapServer()
  imap.receivedAt = start
  const env = { SMTP_URL: smtp.url, BOUNCE_IMAP_URL: imap.url, LOG_LEVEL: 'silent' }
  server = await startClockServer(env, start.toISOString())
  await plantSeed(server.running().adapters, demoSeed())
  const { access_token: token } = await signInAs(server.running().adapters, demoIds.admin)
  client = createClient({ baseUrl: `${server.url}/api`, getToken: () => token })
}, 120_000)
afterEach(async () => {
  await server.dispose()
  await smtp.close()
  await imap.close()
})

const until = (check: () => Promise<void>) => vi.waitFor(check, slowPoll)
const db = () => server.running().db

/** Mails some new people, and returns their ids with the Message-IDs of their mails. */
async function deployTo(...emails: string[]): Promise<{ id: string; messageId: string }[]> {
  const path = { id: demoIds.organisation }
  const team_id = demoIds.teams.support
  const people = []
  for (const email of emails) {
    const { id } = await client.call('createUser', { path, body: { email, team_id } })
    await client.call('deployUser', { path: { id } })
    await until(async () => expect(await stateOf(id)).toMatchObject({ deploy_status: 'sent' }))
    const mail = smtp.mails.find(({ to }) => to === email)
    people.push({ id, messageId: mail?.email.messageId?.slice(1, -1) ?? '' })
  }
  return people
}

const stateOf = (id: string) => client.call('getUser', { path: { id } })

/** How many mails of the mailbox were read. */
async function readMails(): Promise<number> {
  const row = await db().selectFrom('mailboxes').select('last_uid').executeTakeFirst()
  return row?.last_uid ?? 0
}

it('shows what reports by Postfix, Exchange and Gmail say, also after the mailbox was away', async () => {
  const people = await deployTo(
    'a@gone.example',
    'b@slow.example',
    'c@tenant.example',
    'd@g.example',
  )
  const [postfix, slow, exchange, gmail] = people.map(({ messageId }) => messageId)
  const health = watchHealth(server.url, 'a mailbox of delivery reports that comes and goes')
  imap.mails.push(postfixReport(postfix ?? ''), postfixWarning(slow ?? ''))
  await until(async () => expect(await readMails()).toBe(2))
  const port = Number(new URL(imap.url).port)
  const { mails } = imap
  await imap.close()
  await pause(500)
  imap = await startImapServer({ port })
  imap.receivedAt = start
  imap.intercept = (command) => (command.startsWith('UID SEARCH') ? 'hang up' : null)
  await until(async () => expect(imap.signIns).toBeGreaterThan(1))
  imap.intercept = () => null
  imap.mails.push(...mails, exchangeReport(exchange ?? ''), gmailReport(gmail ?? ''))
  await until(async () => expect(await readMails()).toBe(4))
  await health.stop()

  const states = await Promise.all(people.map(async ({ id }) => stateOf(id)))
  expect(states.map((user) => [user.deploy_status, user.deploy_error])).toEqual([
    [
      'bounced',
      'Refus définitif : cette adresse n’existe pas (550 5.1.1 <zoe@gone.example>: Recipient address rejected: User unknown in virtual mailbox table)',
    ],
    [
      'sent',
      'Remise retardée, le serveur essaie encore : le serveur du destinataire ne répond pas (connect to mx.gone.example[192.0.2.9]:25: Connection timed out)',
    ],
    [
      'bounced',
      'Refus définitif : cette adresse n’existe pas (550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup)',
    ],
    [
      'bounced',
      "Échec temporaire, réessayez plus tard : cette boîte est pleine (552-5.2.2 The recipient's inbox is out of storage space. 552 5.2.2 https://support.google.com/mail/?p=OverQuotaPerm)",
    ],
  ])
  const { data } = await client.call('listUsers', {
    path: { id: demoIds.organisation },
    query: { filter: { where: { status: 'bounced' }, order: ['email'] } },
  })
  expect(data.map(({ email }) => email)).toEqual([
    'a@gone.example',
    'c@tenant.example',
    'd@g.example',
  ])
}, 120_000)

it('marks nobody because of forged reports, however many and large', async () => {
  const [person] = await deployTo('zoe@real.example')
  const { id = '', messageId = '' } = person ?? {}
  const health = watchHealth(server.url, '201 forged delivery reports')
  const [local = ''] = messageId.split('@')
  const parts = local.split('.')
  const forged = [parts.slice(0, 4).join('.'), parts.slice(0, -1).join('.'), `x${local}`]
  const large = postfixReport('x').replace('--4XyZ', `${'--4XyZ\r\n\r\n'.repeat(30_000)}--4XyZ`)
  for (let index = 0; index < 200; index += 1)
    imap.mails.push(index % 20 === 0 ? large : postfixReport(forged[index % 3] ?? ''))
  imap.mails.push(postfixReport(`${local}x@example.org`))
  await until(async () => expect(await readMails()).toBe(201))
  await health.stop()

  expect(await stateOf(id)).toMatchObject({ deploy_status: 'sent', deploy_error: '' })
  expect(await stateOf(demoIds.admin)).not.toMatchObject({ deploy_status: 'bounced' })
}, 120_000)

it('keeps a report that came before its mail was recorded as sent, but not for ever', async () => {
  const [early, stuck] = await deployTo('early@real.example', 'stuck@real.example')
  const mark = (id: string, deploy_status: 'queued' | 'sent') =>
    db().updateTable('users').set({ deploy_status }).where('id', '=', id).execute()
  for (const person of [early, stuck]) await mark(person?.id ?? '', 'queued')
  imap.mails.push(postfixReport(early?.messageId ?? ''), postfixReport(stuck?.messageId ?? ''))
  const { signIns } = imap
  await until(async () => expect(imap.signIns).toBeGreaterThan(signIns + 2))
  const whileEarly = await readMails()
  await mark(early?.id ?? '', 'sent')
  await until(async () => expect(await readMails()).toBe(1))
  server.setClock(new Date(start.getTime() + 601_000).toISOString())
  await until(async () => expect(await readMails()).toBe(2))

  expect(whileEarly).toBe(0)
  expect(await stateOf(early?.id ?? '')).toMatchObject({ deploy_status: 'bounced' })
  expect(await stateOf(stuck?.id ?? '')).toMatchObject({ deploy_status: 'queued' })
}, 120_000)

it('reads in one process at a time, and in another one when that has ended', async () => {
  await until(async () => expect(imap.signIns).toBeGreaterThan(0))
  const lease = (seconds: number) =>
    db()
      .updateTable('leases')
      .set({ holder: 'another process', expires_at: new Date(Date.now() + seconds * 1000) })
      .where('name', '=', 'bounces')
      .execute()
  await lease(3600)
  // A reading may be under way.
  await pause(1000)
  imap.mails.push(postfixReport('a'))
  await pause(1000)
  const meanwhile = await readMails()
  await lease(-1)
  await until(async () => expect(await readMails()).toBe(1))

  expect(meanwhile).toBe(0)
}, 120_000)
