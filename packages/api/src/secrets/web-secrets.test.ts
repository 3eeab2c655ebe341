import { expect, it } from 'vitest'
import { webSecrets } from './web-secrets.ts'

const secrets = webSecrets('a key of the test')

it('signs alike with the same key and purpose, and else differently', async () => {
  const signature = await secrets.hmac('code', 'text')

  expect(signature).toMatch(/^[\w-]{43}$/)
  expect(await webSecrets('a key of the test').hmac('code', 'text')).toBe(signature)
  expect(await secrets.hmac('media', 'text')).not.toBe(signature)
  expect(await webSecrets('another key').hmac('code', 'text')).not.toBe(signature)
})

it('hashes as SHA-256', async () => {
  expect(await secrets.sha256('abc')).toBe('ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0')
})

it('draws ids of 128 bits', () => {
  expect(secrets.id()).toMatch(/^[0-9a-f]{32}$/)
})
