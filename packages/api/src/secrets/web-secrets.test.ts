import { expect, it } from 'vitest'
import { webSecrets } from './web-secrets.ts'

const secrets = webSecrets('a key of the test')

it('returns the same signature only for the same key and purpose', async () => {
  const signature = await secrets.hmac('sign-in-code', 'text')

  expect(signature).toMatch(/^[\w-]{43}$/)
  expect(await webSecrets('a key of the test').hmac('sign-in-code', 'text')).toBe(signature)
  expect(await secrets.hmac('invitation', 'text')).not.toBe(signature)
  expect(await webSecrets('another key').hmac('sign-in-code', 'text')).not.toBe(signature)
})

it('uses the media key only for addresses of images', async () => {
  const moved = webSecrets('a new key', 'a key of the test')
  const sign = (by: typeof moved, purpose: 'media-variant' | 'sign-in-code') =>
    by.hmac(purpose, 'text')

  expect(await sign(moved, 'media-variant')).toBe(await sign(secrets, 'media-variant'))
  expect(await sign(moved, 'sign-in-code')).not.toBe(await sign(secrets, 'sign-in-code'))
})

it('hashes with SHA-256', async () => {
  expect(await secrets.sha256('abc')).toBe('ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0')
})

it('generates ids of 128 bits', () => {
  expect(secrets.id()).toMatch(/^[0-9a-f]{32}$/)
})

it('seals a string that can be unsealed only for its owner and with the same key', async () => {
  const sealed = await secrets.seal('photo-token', 'IGQVJX…', 'user-1')
  const damaged = `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`

  expect(sealed).not.toContain('IGQVJX')
  expect(await secrets.seal('photo-token', 'IGQVJX…', 'user-1')).not.toBe(sealed)
  expect(await secrets.unseal('photo-token', sealed, 'user-1')).toBe('IGQVJX…')
  expect(await secrets.unseal('photo-token', sealed, 'user-2')).toBeNull()
  expect(await secrets.unseal('photo-token', damaged, 'user-1')).toBeNull()
  expect(await webSecrets('another key').unseal('photo-token', sealed, 'user-1')).toBeNull()
})
