import { generateKeyPairSync } from 'node:crypto'
import { MailDeferred, MailRefused, MailServerAway, type Mail } from '@org/api'
import type { Attachment } from 'postal-mime'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createSmtpMailer, parseSender, type ClosableMailer } from './smtp-mailer.ts'
import { startSmtpSink, type SmtpSink } from '../../test/smtp-sink.ts'

let sink: SmtpSink
let mailer: ClosableMailer

beforeEach(async () => {
  sink = await startSmtpSink()
  mailer = createSmtpMailer(sink.url, 'Paraphe <paraphe@sign.example.org>')
})
afterEach(async () => {
  mailer.close()
  await sink.close()
})

const mail: Mail = {
  to: { address: 'zoe@example.org', name: 'Zoé "Z" Léger' },
  fromName: 'Maison Lueur',
  subject: 'Votre signature est prête – à installer',
  html: '<p>Bonjour Zoé</p>',
  text: 'Bonjour Zoé',
  messageId: 'deploy.1.2.3',
}

it('delivers HTML, plain text, the names of sender and recipient, and a stable message id', async () => {
  await mailer.send(mail)
  const email = sink.mails[0]?.email
  expect(sink.mails[0]?.to).toBe('zoe@example.org')
  expect(email).toMatchObject({
    from: { name: 'Maison Lueur', address: 'paraphe@sign.example.org' },
    to: [{ name: 'Zoé "Z" Léger', address: 'zoe@example.org' }],
    subject: mail.subject,
    messageId: '<deploy.1.2.3@sign.example.org>',
  })
  expect(email?.html?.trim()).toBe(mail.html)
  expect(email?.text?.trim()).toBe(mail.text)
})

it('delivers attachments byte for byte under names with accents, and the reply address', async () => {
  const pdf = bytesOf(300_000)
  const photo = Uint8Array.of(13, 10, 46, 13, 10, 0, 45, 45, 233, 255)
  await mailer.send({
    ...mail,
    replyTo: { address: 'accueil@voltaire.example', name: 'Centre Voltaire – Łódź' },
    attachments: [
      { name: 'Ordonnance été.pdf', type: 'application/pdf', bytes: pdf },
      {
        name: `${'Ordonnance très longue '.repeat(6)}"Łż; œ".jpg`,
        type: 'image/jpeg',
        bytes: photo,
      },
    ],
  })
  const email = sink.mails[0]?.email
  expect(email?.replyTo).toEqual([
    { address: 'accueil@voltaire.example', name: 'Centre Voltaire – Łódź' },
  ])
  expect(email?.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
    ['Ordonnance été.pdf', 'application/pdf'],
    [`${'Ordonnance très longue '.repeat(6)}"Łż; œ".jpg`, 'image/jpeg'],
  ])
  expect(email?.attachments.map(contentOf)).toEqual([pdf, photo])
  expect(email?.text?.trim()).toBe(mail.text)
  expect(email?.html?.trim()).toBe(mail.html)
})

it('sends only the part of a buffer that an attachment covers', async () => {
  const bytes = bytesOf(100).subarray(10, 20)
  await mailer.send({ ...mail, attachments: [{ name: 'a.pdf', type: 'application/pdf', bytes }] })
  expect(sink.mails[0]?.email.attachments.map(contentOf)).toEqual([bytes])
})

const injected = 'x\r\nBcc: spy@evil.example\r\nX-Evil: yes\r\n\r\nIgnored'

it.each<[string, Partial<Mail>]>([
  ['subject', { subject: injected }],
  ['name of the sender', { fromName: injected }],
  ['name of the recipient', { to: { address: 'zoe@example.org', name: injected } }],
  ['reply name', { replyTo: { address: 'a@b.example', name: injected } }],
  ['reply address', { replyTo: { address: `a@b.example${injected}` } }],
  ['reply address with brackets', { replyTo: { address: `a@b.example>${injected}<` } }],
  ['file name', { attachments: [{ name: injected, type: 'image/png', bytes: bytesOf(3) }] }],
  ['file type', { attachments: [{ name: 'a', type: `image/png${injected}`, bytes: bytesOf(3) }] }],
  ['message id', { messageId: injected }],
])('adds no header and no recipient through the %s', async (_, change) => {
  await mailer.send({ ...mail, ...change })
  const email = sink.mails[0]?.email
  expect(sink.mails[0]?.recipients).toEqual(['zoe@example.org'])
  expect(email?.bcc).toBeUndefined()
  expect(email?.headers.map(({ key }) => key)).not.toContain('x-evil')
  expect(email?.text?.trim()).toBe(mail.text)
})

it('lets mails be returned to an address of their own where it is set', async () => {
  const bounceAddress = 'bounces@example.org'
  const returning = createSmtpMailer(sink.url, 'Paraphe <a@example.org>', { bounceAddress })
  await mailer.send(mail)
  await returning.send(mail)
  returning.close()
  expect(sink.mails.map(({ returnPath, email }) => [returnPath, email.from?.address])).toEqual([
    ['paraphe@sign.example.org', 'paraphe@sign.example.org'],
    ['bounces@example.org', 'a@example.org'],
  ])
})

it.each(['a@b.example, spy@evil.example', 'a@b.example>\r\nRCPT TO:<spy@evil.example'])(
  'sends nothing to a second recipient in the address %j',
  async (address) => {
    await mailer.send({ ...mail, to: { address, name: '' } }).catch(() => undefined)
    expect(sink.mails.flatMap(({ recipients }) => recipients)).not.toContain('spy@evil.example')
  },
)

it('distinguishes permanent from temporary rejections', async () => {
  sink.refuse = () => ({ code: 550, message: 'No such user here' })
  const refusal = await mailer.send(mail).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(MailRefused)
  expect((refusal as MailRefused).reason).toContain('No such user here')

  sink.refuse = () => ({ code: 451, message: 'Greylisted, try again' })
  const delay = await mailer.send(mail).catch((error: unknown) => error)
  expect(delay).toBeInstanceOf(MailDeferred)
  expect((delay as MailDeferred).isDomainBusy).toBe(false)

  sink.refuse = () => ({ code: 421, message: 'Too many mails' })
  const busy = await mailer.send(mail).catch((error: unknown) => error)
  expect(busy).toBeInstanceOf(MailDeferred)
  expect((busy as MailDeferred).isDomainBusy).toBe(true)

  sink.refuse = () => null
  await mailer.send(mail)
  expect(sink.mails).toHaveLength(1)
})

it('sends nothing unencrypted unless the address allows it', async () => {
  const strict = createSmtpMailer(sink.url.replace('?requireTLS=false', ''), 'a@b.example')
  const failure = await strict.send(mail).catch((error: unknown) => error)
  strict.close()
  expect(failure).toBeInstanceOf(MailServerAway)
  expect((failure as Error).message).toContain('end SMTP_URL with ?requireTLS=false')
  expect(sink.mails).toEqual([])
})

it('signs mails with DKIM where it is set', async () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const dkim = {
    domain: 'example.org',
    selector: 'paraphe',
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
  const signing = createSmtpMailer(sink.url, 'Paraphe <paraphe@sign.example.org>', { dkim })
  await mailer.send(mail)
  await signing.send(mail)
  await signing.send({ ...mail, isBulk: true })
  signing.close()
  const signatures = sink.mails.map(
    ({ email }) => email.headers.find(({ key }) => key === 'dkim-signature')?.value,
  )
  expect(signatures[0]).toBeUndefined()
  expect(signatures[1]).toMatch(/d=example\.org; .*s=paraphe;/)
  expect(signatures[2]).toMatch(/d=example\.org; .*s=paraphe;/)
})

it('allows a retry when the server is unreachable', async () => {
  await sink.close()
  const failure = await mailer.send(mail).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(MailServerAway)
  sink = await startSmtpSink()
})

it('parses a sender with and without a name', () => {
  expect(parseSender('Paraphe <a@b.fr>')).toEqual({ name: 'Paraphe', address: 'a@b.fr' })
  expect(parseSender(' a@b.fr ')).toEqual({ name: '', address: 'a@b.fr' })
})

/** Returns bytes with all possible values, so that any re-encoding would change some. */
function bytesOf(length: number): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length }, (_, index) => (index * 7 + (index >> 8)) % 256)
}

function contentOf({ content }: Attachment): Uint8Array {
  return content instanceof ArrayBuffer ? new Uint8Array(content) : Buffer.from(content)
}
