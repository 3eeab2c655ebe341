import { expect, it } from 'vitest'
import { webSecrets } from './web-secrets.ts'

const secrets = webSecrets('a key of the test')

it('signs alike with the same key and purpose, and else differently', async () => {
  const signature = await secrets.hmac('sign-in-code', 'text')

  expect(signature).toMatch(/^[\w-]{43}$/)
  expect(await webSecrets('a key of the test').hmac('sign-in-code', 'text')).toBe(signature)
  expect(await secrets.hmac('invitation', 'text')).not.toBe(signature)
  expect(await webSecrets('another key').hmac('sign-in-code', 'text')).not.toBe(signature)
})

it('signs nothing but addresses of images with the key of the images', async () => {
  const moved = webSecrets('a new key', 'a key of the test')
  const sign = (by: typeof moved, purpose: 'media-variant' | 'sign-in-code') =>
    by.hmac(purpose, 'text')

  expect(await sign(moved, 'media-variant')).toBe(await sign(secrets, 'media-variant'))
  expect(await sign(moved, 'sign-in-code')).not.toBe(await sign(secrets, 'sign-in-code'))
})

it('hashes as SHA-256', async () => {
  expect(await secrets.sha256('abc')).toBe('ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0')
})

it('draws ids of 128 bits', () => {
  expect(secrets.id()).toMatch(/^[0-9a-f]{32}$/)
})
