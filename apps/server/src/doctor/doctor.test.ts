import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer as createTcpServer, type AddressInfo, type LookupFunction } from 'node:net'
import { once } from 'node:events'
import os from 'node:os'
import path from 'node:path'
import { createServer } from 'node:tls'
import { startImapServer } from '@org/adapters/testing/imap-server'
import { startS3StandIn } from '@org/adapters/testing/s3'
import { startSmtpSink } from '@org/adapters/testing/smtp-sink'
import { expect, it, onTestFinished } from 'vitest'
import { readSettings } from '../settings/settings.ts'
import { checkTls } from './check-tls.ts'
import { examine } from './doctor.ts'
import { lineOf } from './finding.ts'
import { certificate, privateKey } from '../../test/test-certificate.ts'

function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'paraphe-doctor-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A resolver with the given records; any other name does not exist. */
const dnsWith = (records: Record<string, string[]>) => (name: string) =>
  records[name]
    ? Promise.resolve(records[name].map((text) => [text]))
    : Promise.reject(Object.assign(new Error(`queryTxt ENOTFOUND ${name}`), { code: 'ENOTFOUND' }))

/** Examines the settings; returns the lines by their subjects. */
async function linesOf(env: Record<string, string>, resolve = dnsWith({})) {
  const settings = readSettings({ DATA_DIR: temporaryFolder(), ...env })
  const findings = await examine(settings, { resolve })
  return Object.fromEntries(findings.map((one) => [one.subject, lineOf(one)]))
}

/** A port on loopback on which nothing listens. */
async function closedPort(): Promise<number> {
  const server = createTcpServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

it('finds nothing wrong with the defaults', async () => {
  const lines = await linesOf({})
  expect(Object.keys(lines)).toEqual([
    'DNS',
    'SMTP',
    'bounces',
    'TLS',
    'DATA_DIR',
    'database',
    'clock',
    'storage',
  ])
  for (const line of Object.values(lines)) expect(line).toMatch(/^✓/)
})

it('accepts a mail server and a domain that are set up', async () => {
  const sink = await startSmtpSink()
  onTestFinished(() => sink.close())
  const lines = await linesOf(
    { SMTP_URL: sink.url, MAIL_FROM: 'Paraphe <hello@mail.example.com>' },
    dnsWith({
      'mail.example.com': ['other', 'v=spf1 include:mail.example.net -all'],
      '_domainkey.mail.example.com': [],
      '_dmarc.example.com': ['v=DMARC1; p=none'],
    }),
  )
  expect(lines['SMTP']).toMatch(/^✓ SMTP: 127\.0\.0\.1:\d+ accepts connections without sign-in/)
  expect(lines['SPF']).toMatch(/^✓/)
  expect(lines['DKIM']).toMatch(/^✓/)
  expect(lines['DMARC']).toMatch(/^✓ .* at _dmarc\.example\.com/)
  expect(sink.mails).toEqual([])
})

it('says what to do about a mail server and a domain that are not', async () => {
  const sink = await startSmtpSink()
  onTestFinished(() => sink.close())
  const from = { MAIL_FROM: 'hello@example.com' }
  const open = dnsWith({ 'example.com': ['v=spf1 +all'] })
  const clear = sink.url.replace('?requireTLS=false', '')
  const lines = await linesOf({ ...from, SMTP_URL: clear }, open)
  expect(lines['SMTP']).toMatch(/^✗ .*does not encrypt the connection \(STARTTLS\)/)
  expect(lines['SPF']).toMatch(/^✗ .*lets everybody send/)
  expect(lines['DKIM']).toMatch(/^✗ .*publishes no key/)
  expect(lines['DMARC']).toMatch(/^✗ .*publish the TXT record "v=DMARC1/)

  const user = sink.url.replace('://', '://somebody:secret@')
  expect((await linesOf({ ...from, SMTP_URL: user }, open))['SMTP']).toMatch(/^✗ .*→ /)
  const closed = `smtp://127.0.0.1:${await closedPort()}`
  const refused = (await linesOf({ ...from, SMTP_URL: closed }, open))['SMTP']
  expect(refused).toMatch(/^✗ .*ECONNREFUSED.*→ Correct host and port/)
})

it('checks the mailbox of delivery reports', async () => {
  const imap = await startImapServer()
  onTestFinished(() => imap.close())
  const lineFor = async (url: string) => (await linesOf({ BOUNCE_IMAP_URL: url }))['bounces']
  expect(await lineFor(imap.url)).toMatch(/^✓ bounces: 127\.0\.0\.1:\d+ accepts the sign-in/)
  expect(await lineFor(imap.url.replace('p%40ss', 'other'))).toMatch(/^✗ .*Wrong user.*→ /)
  expect(await lineFor(imap.url.replace('Reports', 'Other'))).toMatch(/^✗ .*No such folder.*→ /)
  const closed = `imaps://a:b@127.0.0.1:${await closedPort()}`
  expect(await lineFor(closed)).toMatch(/^✗ .*ECONNREFUSED.*→ /)
})

it('says in one line what could not be checked without a network', async () => {
  const away = () =>
    Promise.reject(Object.assign(new Error('queryTxt ETIMEOUT'), { code: 'ETIMEOUT' }))
  const lines = await linesOf(
    { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'hello@example.com' },
    away,
  )
  for (const subject of ['SPF', 'DKIM', 'DMARC'])
    expect(lines[subject]).toBe(`? ${subject}: could not be checked: queryTxt ETIMEOUT`)
  const lookup: LookupFunction = (_host, _options, done) =>
    done(new Error('getaddrinfo EAI_AGAIN paraphe.example.com'), '')
  const tls = lineOf(await checkTls('https://paraphe.example.com', { lookup }))
  expect(tls).toMatch(/^\? TLS: could not be checked: getaddrinfo EAI_AGAIN/)
})

it('checks the certificate that visitors get', async () => {
  const server = createServer({ cert: certificate, key: privateKey }).listen(0, 'localhost')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const url = `https://localhost:${(server.address() as AddressInfo).port}`
  expect(lineOf(await checkTls(url, { ca: certificate }))).toMatch(/^✓ TLS: .* more days\.$/)
  const now = Date.UTC(2126, 10, 1)
  expect(lineOf(await checkTls(url, { ca: certificate, now }))).toMatch(
    /^✗ .*ends in \d days → Renew/,
  )
  expect(lineOf(await checkTls(url))).toMatch(/^✗ .*self-signed certificate.*→ Have the proxy send/)
  const closed = `https://localhost:${await closedPort()}`
  expect(lineOf(await checkTls(closed))).toMatch(/^✗ .*→ Start the proxy/)
  expect(lineOf(await checkTls('http://paraphe.example.com'))).toMatch(/^✗ .*begins with http/)
})

it.skipIf(process.platform === 'win32')('finds a data folder that others can read', async () => {
  const folder = temporaryFolder()
  chmodSync(folder, 0o755)
  const { DATA_DIR: line } = await linesOf({ DATA_DIR: folder })
  expect(line).toBe(`✗ DATA_DIR: Others can read ${folder} (mode 755) → chmod 700 ${folder}`)
})

it('stores, reads and deletes a file in the bucket, or on the disk', async () => {
  const s3 = await startS3StandIn()
  onTestFinished(() => s3.close())
  const { endpoint, bucket, accessKeyId, secretAccessKey } = s3.settings
  const env = {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  }
  expect((await linesOf(env))['storage']).toMatch(/^✓ .*stores, returns and deletes/)
  expect(s3.requests.map((one) => one.split(' ')[0])).toContain('DELETE')
  expect(s3.objects.size).toBe(0)
  s3.failures.push(403)
  expect((await linesOf(env))['storage']).toMatch(/^✗ .*returned 403.*→ Create the bucket/)

  const folder = temporaryFolder()
  mkdirSync(path.join(folder, 'media'))
  expect((await linesOf({ DATA_DIR: folder }))['storage']).toMatch(/^✓ .*media stores, returns/)
})

it('reports a database that cannot be reached, and leaves the clock unchecked', async () => {
  const lines = await linesOf({
    DATABASE_URL: `postgres://nobody@127.0.0.1:${await closedPort()}/none`,
    SERVER_KEY: 'k'.repeat(32),
  })
  expect(lines['database']).toMatch(/^✗ .*cannot be reached.*ECONNREFUSED/)
  expect(lines['clock']).toMatch(/^\? clock: could not be checked/)
})

const databaseUrl = process.env['TEST_DATABASE_URL']
if (!databaseUrl) console.log('TEST_DATABASE_URL is not set: the doctor visits no Postgres.')
it.skipIf(!databaseUrl)('checks a Postgres server and its clock', async () => {
  const env = { SERVER_KEY: 'k'.repeat(32), DATABASE_URL: databaseUrl ?? '' }
  const lines = await linesOf(env)
  expect(lines['database']).toMatch(/^✓ database: Postgres \d/)
  expect(lines['clock']).toMatch(/^✓ clock: agrees/)
  const standby = new URL(env.DATABASE_URL)
  standby.searchParams.set('options', '-c default_transaction_read_only=on')
  const reading = await linesOf({ ...env, DATABASE_URL: standby.href })
  expect(reading['database']).toMatch(/^✗ database: is read-only/)
})
