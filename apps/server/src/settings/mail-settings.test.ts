import { generateKeyPairSync } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readMail } from './mail-settings.ts'

const from = 'Paraphe <paraphe@sign.example.org>'
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dkim-'))
  for (const bits of [1024, 2048]) {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: bits })
    await writeFile(fileOf(bits), privateKey.export({ type: 'pkcs1', format: 'pem' }))
  }
})
afterAll(() => rm(folder, { recursive: true }))

const fileOf = (bits: number) => join(folder, `${bits}.pem`)
const dkim = (domain: string, file: string) => ({
  DKIM_DOMAIN: domain,
  DKIM_SELECTOR: 'paraphe',
  DKIM_KEY_FILE: file,
})

it('signs nothing unless DKIM is set', () => {
  expect(readMail({}, from)).toEqual({
    concurrency: 4,
    leaseSeconds: 30,
    domainPace: 20,
    dkim: null,
    bounceAddress: null,
    bounceMailbox: null,
  })
})

it.each(['sign.example.org', 'EXAMPLE.org'])('reads a key for %s', (domain) => {
  const read = readMail(dkim(domain, fileOf(2048)), from).dkim
  expect(read).toMatchObject({ domain: domain.toLowerCase(), selector: 'paraphe' })
  expect(read?.privateKey).toContain('BEGIN PRIVATE KEY')
})

it('rejects keys and domains that receivers would ignore', () => {
  const failure = (domain: string, file: string) => () => readMail(dkim(domain, file), from)
  expect(failure('example.com', fileOf(2048))).toThrow('does not match MAIL_FROM')
  expect(failure('n.example.org', fileOf(2048))).toThrow('does not match MAIL_FROM')
  expect(failure('not a name', fileOf(2048))).toThrow('DKIM_DOMAIN must be a name in DNS')
  expect(failure('example.org', fileOf(1024))).toThrow('an RSA key of 2048 bits or more')
  expect(failure('example.org', fileOf(1))).toThrow('must be a readable private key')
})
