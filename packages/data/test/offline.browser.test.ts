import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { offlineCopy } from '../src/firebase/offline-copy.ts'
import { offlineFetch } from '../src/firebase/offline-fetch.ts'

const centres = 'https://stock.example/api/stock/centres'
const copy = offlineCopy(caches)

beforeEach(() => copy.clear())
afterEach(() => copy.clear())

/** A backend that a test can disconnect; it answers with the number of calls so far. */
function connected() {
  let isOnline = true
  let count = 0
  const report = vi.fn()
  const online: typeof fetch = async () => {
    if (!isOnline) throw new TypeError('Failed to fetch')
    count += 1
    return Response.json({ count })
  }
  return {
    report,
    fetch: offlineFetch(online, copy, report),
    disconnect: () => (isOnline = false),
    connect: () => (isOnline = true),
  }
}

it('returns the last answer to a read while there is no network, and reports when that answer was stored', async () => {
  const backend = connected()
  await backend.fetch(centres)
  await backend.fetch(centres)
  backend.disconnect()

  const answer = await backend.fetch(centres)

  expect(await answer.json()).toEqual({ count: 2 })
  const keptAt: unknown = backend.report.mock.lastCall?.[0]
  expect(Math.abs(Number(keptAt) - Date.now() / 1000)).toBeLessThan(60)
  backend.connect()
  expect(await (await backend.fetch(centres)).json()).toEqual({ count: 3 })
  expect(backend.report).toHaveBeenLastCalledWith(null)
})

it.each([
  ['a change', centres, { method: 'POST', body: '{}' }],
  ['an authentication request', 'https://stock.example/api/auth/logout', { method: 'GET' }],
  ['a read that was never answered', centres.replace('centres', 'suppliers'), { method: 'GET' }],
])('fails %s while there is no network', async (_, url, init) => {
  const backend = connected()
  await backend.fetch(centres)
  // Make the request once while online: its answer must not be kept.
  if (!url.endsWith('/suppliers')) await backend.fetch(url, init)
  backend.disconnect()
  await expect(backend.fetch(url, init)).rejects.toThrow('Failed to fetch')
})

it('keeps nothing of the person who has signed out', async () => {
  const backend = connected()
  await backend.fetch(centres)
  await copy.clear()
  backend.disconnect()
  await expect(backend.fetch(centres)).rejects.toThrow('Failed to fetch')
})

it('keeps no answer that arrives after the person has signed out', async () => {
  const arrival = Promise.withResolvers<Response>()
  let isOnline = true
  const online: typeof fetch = async () => {
    if (!isOnline) throw new TypeError('Failed to fetch')
    return arrival.promise
  }
  const read = offlineFetch(online, copy, () => {})
  const late = read(centres)
  await copy.clear()
  arrival.resolve(Response.json({ count: 1 }))
  expect((await late).status).toBe(200)
  isOnline = false
  await expect(read(centres)).rejects.toThrow('Failed to fetch')
})

it('keeps the newest 300 answers', async () => {
  const backend = connected()
  for (let number = 0; number <= 300; number += 1) await backend.fetch(`${centres}?page=${number}`)
  backend.disconnect()
  await expect(backend.fetch(`${centres}?page=0`)).rejects.toThrow('Failed to fetch')
  expect((await backend.fetch(`${centres}?page=1`)).status).toBe(200)
})
