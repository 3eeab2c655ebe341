import { createApi } from '@org/api'
import { memoryAdapters } from '@org/api/memory'
import type { Firestore } from 'firebase-admin/firestore'
import { expect, it, vi } from 'vitest'
import { firestoreLeases } from '../repositories/firestore-leases.ts'
import { firestoreRepositories } from '../repositories/firestore-repositories.ts'
import { answerCall } from './answer-call.ts'
import { firestoreRateLimiter } from './firestore-rate-limiter.ts'
import { holdKey } from './hold-key.ts'

/** Creates a database whose requests all fail with this status code of gRPC. */
function failingDatabase(code: number): Firestore {
  const fail = () => Promise.reject(Object.assign(new Error('secret'), { code }))
  const query = { doc: () => query, where: () => query, get: fail }
  const db = { collection: () => query, doc: () => query, getAll: fail, runTransaction: fail }
  return db as unknown as Firestore
}

const info = { client: '192.0.2.1', product: 'stock' } as const
const read = { method: 'GET', path: '/api/stock/centres', headers: { 'x-access-token': 'token' } }

/** Answers a call on a Firestore that fails with this code. */
function answer(code: number, data: object = read) {
  const adapters = {
    ...memoryAdapters(),
    repositories: firestoreRepositories(failingDatabase(code)),
  }
  return answerCall({ api: createApi(adapters), adapters }, data, info)
}

it.each([
  ['DEADLINE_EXCEEDED', 4],
  ['RESOURCE_EXHAUSTED', 8],
  ['ABORTED', 10],
  ['UNAVAILABLE', 14],
])('asks the client to repeat a call when Firestore answers %s', async (_, code) => {
  const { status, headers, body } = await answer(code)
  expect(status).toBe(503)
  expect(headers['retry-after']).toBe('2')
  expect(JSON.parse(body)).toMatchObject({
    type: 'UNAVAILABLE',
    message: 'Le service est momentanément indisponible. Réessayez dans un instant.',
  })
  expect(body).not.toContain('secret')
})

it('keeps other errors of Firestore unexpected', async () => {
  expect(await answer(3)).toMatchObject({ status: 500 })
})

it('converts what fails in transactions, rate limits and leases of uploads', async () => {
  const db = failingDatabase(10)
  const clock = { now: () => 0 }
  const failed = { name: 'DatabaseUnavailable' }
  await expect(firestoreRepositories(db).transaction(async () => 1)).rejects.toMatchObject(failed)
  await expect(firestoreRateLimiter(db, clock).takeOrWait('a', 1, 1, 1)).rejects.toMatchObject(
    failed,
  )
  await expect(holdKey(db, 'a'.repeat(32), '')).rejects.toMatchObject(failed)
  await expect(firestoreLeases(db).take('id', 'holder', 1)).rejects.toMatchObject(failed)
})

it('answers a successful call even if the jobs after it fail', async () => {
  const adapters = memoryAdapters()
  const api = { ...createApi(adapters), fetch: async () => Response.json({ id: 'a' }) }
  vi.spyOn(adapters.repositories.jobs, 'claim').mockRejectedValue(new Error('lost'))
  const call = { method: 'POST', path: '/api/stock/centres', body: '{}' }
  expect(await answerCall({ api, adapters }, call, info)).toMatchObject({ status: 200 })
})
