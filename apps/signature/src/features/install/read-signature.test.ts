import { renderSignature } from '@org/signature'
import { expect, it } from 'vitest'
import { pageAddress, readSignature, renderOptions } from './read-signature.ts'
import { installData } from './testing.ts'

it('parses the JSON of the signature', () => {
  const { signature } = installData()
  expect(signature && readSignature(signature)?.firstName).toBe('Camille')
})

it('returns null for an unreadable signature', () => {
  const signature = { id: 't', name: 'x', version: 'v', signatureData: '{' }
  expect(readSignature(signature)).toBeNull()
})

it('renders with the server’s icons', () => {
  const data = installData()
  const signature = data.signature && readSignature(data.signature)
  const { html } = renderSignature(signature ?? {}, renderOptions(data, 'gmail'))
  expect(html).toContain('https://paraphe.example/icons/v1/linkedin-')
})

it('returns null as the page’s address if the response has no install key', () => {
  expect(pageAddress(installData({ install_key: null }))).toBeNull()
})

it('returns the page’s public address, whatever host served it', () => {
  expect(pageAddress(installData({ public_url: 'https://paraphe.example/' }))).toBe(
    'https://paraphe.example/user/key-1/install-email?signatureversion=v1',
  )
})
