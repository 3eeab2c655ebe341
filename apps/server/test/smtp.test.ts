import { MailRefused, type Mail } from '@org/api'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createSmtpMailer, parseSender, type ClosableMailer } from '../src/mail/smtp-mailer.ts'
import { startSmtpSink, type SmtpSink } from './smtp-sink.ts'

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

it('delivers HTML and plain text, the names and a stable id', async () => {
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

it('distinguishes permanent from temporary rejections', async () => {
  sink.refuse = () => ({ code: 550, message: 'No such user here' })
  const refusal = await mailer.send(mail).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(MailRefused)
  expect((refusal as MailRefused).reason).toContain('No such user here')

  sink.refuse = () => ({ code: 451, message: 'Greylisted, try again' })
  const delay = await mailer.send(mail).catch((error: unknown) => error)
  expect(delay).toBeInstanceOf(Error)
  expect(delay).not.toBeInstanceOf(MailRefused)

  sink.refuse = () => null
  await mailer.send(mail)
  expect(sink.mails).toHaveLength(1)
})

it('sends nothing unencrypted unless the address allows it', async () => {
  const strict = createSmtpMailer(sink.url.replace('?requireTLS=false', ''), 'a@b.example')
  const failure = await strict.send(mail).catch((error: unknown) => error)
  strict.close()
  expect(failure).toBeInstanceOf(Error)
  expect(failure).not.toBeInstanceOf(MailRefused)
  expect((failure as Error).message).toContain('end SMTP_URL with ?requireTLS=false')
  expect(sink.mails).toEqual([])
})

it('allows a retry when the server is unreachable', async () => {
  await sink.close()
  const failure = await mailer.send(mail).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(Error)
  expect(failure).not.toBeInstanceOf(MailRefused)
  sink = await startSmtpSink()
})

it('parses a sender with and without a name', () => {
  expect(parseSender('Paraphe <a@b.fr>')).toEqual({ name: 'Paraphe', address: 'a@b.fr' })
  expect(parseSender(' a@b.fr ')).toEqual({ name: '', address: 'a@b.fr' })
})
