import { renderSignature } from '@org/signature'
import { expect, it } from 'vitest'
import { pageAddress, readSignature, renderOptions } from './read-signature.ts'
import { installData } from './testing.ts'

it('reads the signature that travels as JSON', () => {
  const { signature } = installData()
  expect(signature && readSignature(signature)?.firstName).toBe('Camille')
})

it('tells an unreadable signature', () => {
  const signature = { id: 't', name: 'x', version: 'v', signatureData: '{' }
  expect(readSignature(signature)).toBeNull()
})

it('renders with the icons of the server', () => {
  const data = installData()
  const signature = data.signature && readSignature(data.signature)
  const { html } = renderSignature(signature ?? {}, renderOptions(data, 'gmail'))
  expect(html).toContain('https://paraphe.example/icons/v1/linkedin-')
})

it('gives a phone no address where the key stays with its owner', () => {
  expect(pageAddress(installData({ install_key: null }))).toBeNull()
})

it('gives a phone the address of the page, whatever host served it', () => {
  expect(pageAddress(installData({ public_url: 'https://paraphe.example/' }))).toBe(
    'https://paraphe.example/user/key-1/install-email?signatureversion=v1',
  )
})
