import { createApi } from '@org/api'
import { memoryAdapters } from '@org/api/memory'
import { expect, it } from 'vitest'
import { answerCall } from './answer-call.ts'
import { answerFileCall } from './answer-file-call.ts'

const memory = memoryAdapters()
const settings = { ...memory.settings, publicUrl: 'http://stock.example', mailedCodes: false }
const adapters = { ...memory, settings }
const api = createApi(adapters)
const info = { client: '192.0.2.1', product: 'stock' } as const

/** Addresses that reach the calls of mailed codes, however a client writes them. */
const addresses = ['send?email=a@b.example', 'login?email=a@b.example&code=123456'].flatMap(
  (call) => [
    `/api/auth/magiclink/${call}`,
    `/api/./auth/magiclink/${call}`,
    `/api/stock/../auth/magiclink/${call}`,
    `/api/auth/%6dagiclink/${call}`,
    `/api/auth/magiclink/%2e/${call}`,
    `/api/auth/magiclink/${call.replace('?', '%3F?')}`,
    `/api//auth/magiclink/${call}`,
    `/api/auth\\magiclink/${call}`,
  ],
)

it.each(addresses)('neither sends nor accepts a code at %s', async (path) => {
  const { status } = await answerCall({ api, adapters }, { method: 'GET', path }, info)
  const file = new Request(`http://functions.example/stock${path}`)
  const fromFiles = await answerFileCall({ api, filesUrl: '' }, file, info.client)

  expect([403, 404]).toContain(status)
  expect([403, 404]).toContain(fromFiles.status)
  expect(memory.outbox).toEqual([])
})

it('says so by the plain address, and answers other calls', async () => {
  const call = (path: string) => answerCall({ api, adapters }, { method: 'GET', path }, info)

  expect((await call('/api/auth/magiclink/send?email=a@b.example')).status).toBe(403)
  expect((await call('/api/conf')).status).toBe(200)
})
