import { expect, it } from 'vitest'
import { firebaseBackend } from './firebase-backend.ts'
import { readBackend } from './read-backend.ts'

const config = {
  config: { apiKey: 'k', authDomain: 'p.firebaseapp.com', projectId: 'p' },
  auth_emulator: null,
  firestore_emulator: null,
  functions_url: 'https://europe-west1-p.cloudfunctions.net',
}

it('reads the backend from the page; null without the tag', () => {
  const page = document.implementation.createHTMLDocument()
  expect(readBackend(page)).toBeNull()
  const content = JSON.stringify(config)
  page.head.append(Object.assign(page.createElement('meta'), { name: 'paraphe-backend', content }))
  expect(readBackend(page)).toEqual(config)
})

it('builds the address of files from the functions’ address and the product’s name, and opens the identity service', async () => {
  const backend = firebaseBackend(config, 'coaching', 'https://coaching.example/api')
  expect(backend.filesUrl).toBe(`${config.functions_url}/files/coaching/api`)
  const { identity } = await backend.openData()
  expect(await identity.current()).toBeNull()
})
