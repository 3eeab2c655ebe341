import { expect, it } from 'vitest'
import { mayReadMailbox } from './mailbox-guard.ts'

const local = { peer: '127.0.0.1', publicUrl: 'http://localhost:3000', smtpUrl: null }

function request(headers: Record<string, string> = {}): Request {
  return new Request('http://localhost:3000/dev/mailbox', {
    headers: { host: 'localhost:3000', ...headers },
  })
}

it('is open to a user on this machine, over IPv4 and IPv6', () => {
  expect(mayReadMailbox(request(), local)).toBe(true)
  expect(mayReadMailbox(request(), { ...local, peer: '::1' })).toBe(true)
  expect(mayReadMailbox(request(), { ...local, peer: '::ffff:127.0.0.1' })).toBe(true)
})

it('stays closed when a mail server is configured', () => {
  expect(mayReadMailbox(request(), { ...local, smtpUrl: 'smtp://mail.example.org' })).toBe(false)
})

it('stays closed for a public address, a remote peer and an unknown host name', () => {
  expect(mayReadMailbox(request(), { ...local, publicUrl: 'https://sign.example.org' })).toBe(false)
  expect(mayReadMailbox(request(), { ...local, peer: '192.168.1.7' })).toBe(false)
  expect(mayReadMailbox(request(), { ...local, peer: undefined })).toBe(false)
  expect(mayReadMailbox(request({ host: 'evil.example' }), local)).toBe(false)
})

it.each([
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'X-Forwarded-Server',
  'x-real-ip',
  'x-client-ip',
  'cf-connecting-ip',
  'true-client-ip',
])('stays closed behind a proxy that adds %s', (name) => {
  expect(mayReadMailbox(request({ [name]: '127.0.0.1' }), local)).toBe(false)
})
