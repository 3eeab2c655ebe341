import { expect, it } from 'vitest'
import { isKnownHost } from './host-check.ts'

const known = {
  publicUrl: 'https://sign.example.org',
  hosts: new Map([['stock.example.org', 'stock']]),
}

it.each([
  'sign.example.org',
  'Sign.Example.org:443',
  'stock.example.org',
  'localhost:3000',
  '127.0.0.1',
  '[::1]:3000',
  'a.localhost',
])('accepts %s', (host) => {
  expect(isKnownHost(host, known)).toBe(true)
})

it.each([
  undefined,
  '',
  'evil.example',
  'sign.example.org.evil.example',
  '127.0.0.1.evil.example',
  'localhost.evil',
])('rejects %s', (host) => {
  expect(isKnownHost(host, known)).toBe(false)
})
