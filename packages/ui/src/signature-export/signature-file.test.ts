import { sampleSignature } from '@org/signature/samples'
import { expect, it } from 'vitest'
import { signatureFile, signatureFileKeys } from './signature-file.ts'

const options = { iconsBaseUrl: 'https://paraphe.example/icons/v1' }

it.each([
  ['outlook', 'Accueil.zip', 'application/zip'],
  ['apple-mail', 'Accueil.mailsignature', 'application/octet-stream'],
  ['thunderbird', 'Accueil.html', 'text/html'],
  ['html', 'Accueil.html', 'text/html'],
  ['text', 'Accueil.txt', 'text/plain'],
] as const)('creates the file for %s: %s', async (key, name, type) => {
  const file = await signatureFile(key, sampleSignature, options, 'Accueil')
  expect(file).toMatchObject({ name, type })
  expect(file.bytes.length).toBeGreaterThan(100)
})

it('renders for the client that reads the file', async () => {
  const read = async (key: (typeof signatureFileKeys)[number]) => {
    const { bytes } = await signatureFile(key, sampleSignature, options, 'Accueil')
    return new TextDecoder().decode(bytes)
  }
  expect(await read('html')).toContain('mso-line-height-rule')
  expect(await read('thunderbird')).not.toContain('mso-line-height-rule')
  expect(await read('text')).toContain('Camille Durand')
})
