import { expect, it } from 'vitest'
import { urlOf } from './product-hosts.ts'

const hosts = new Map([
  ['stock.example.org', 'stock'],
  ['magasin.example.org', 'stock'],
])

it('gives a product its first host, with the scheme and port of the public address', () => {
  const settings = { hosts, app: 'signature' }
  expect(urlOf('stock', settings, 'https://sign.example.org')).toBe('https://stock.example.org')
  expect(urlOf('stock', settings, 'http://localhost:3000')).toBe('http://stock.example.org:3000')
})

it('returns the public address for the product that it shows, and for a product without a host', () => {
  const publicUrl = 'https://magasin.example.org:8443'
  expect(urlOf('stock', { hosts, app: 'signature' }, publicUrl)).toBe(publicUrl)
  expect(urlOf('signature', { hosts, app: 'signature' }, publicUrl)).toBe(publicUrl)
  expect(urlOf('stock', { hosts: new Map(), app: 'stock' }, publicUrl)).toBe(publicUrl)
})
