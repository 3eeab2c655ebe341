import { expect, it, vi } from 'vitest'
import { createApi, demoSeed, memoryAdapters } from '../memory/index.ts'
import { createBannerCache } from './banner-cache.ts'

/** Sets up the demo organisation, with a clock that the test advances. */
function running(size?: number) {
  let now = 1_800_000_000
  const clock = { now: () => now }
  const adapters = memoryAdapters(demoSeed(now), { clock })
  const reads = vi.spyOn(adapters.repositories.accounts, 'byBannerKey')
  const cache = createBannerCache(adapters, size)
  const advance = (seconds: number) => {
    now += seconds
  }
  return { adapters, cache, reads, advance }
}

it('loads a banner only once until it expires, even for simultaneous calls', async () => {
  const { cache, reads, advance } = running()

  await Promise.all([cache.get('demo-banner-09'), cache.get('demo-banner-09')])
  await cache.get('demo-banner-09')
  expect(reads).toHaveBeenCalledTimes(1)
  expect(cache.peek('demo-banner-09')?.reference.campaign_id).toBe('demo-campaign-fair')

  advance(60)
  expect(cache.peek('demo-banner-09')).toBeUndefined()
  await cache.get('demo-banner-09')
  expect(reads).toHaveBeenCalledTimes(2)
})

it('does not cache a banner beyond the end of its campaign', async () => {
  const { cache, advance } = running()
  advance(20 * 86_400 - 10)

  const last = await cache.get('demo-banner-09')
  advance(10)
  const next = await cache.get('demo-banner-09')

  expect(last?.reference).toMatchObject({ campaign_id: 'demo-campaign-fair', expire: 10 })
  expect(next?.reference.campaign_id).toBe('demo-campaign-default')
})

it('reports the remaining cache lifetime of a banner', async () => {
  const { cache, advance } = running()

  await cache.get('demo-banner-09')
  advance(45)

  expect(cache.peek('demo-banner-09')?.reference.expire).toBe(15)
  expect((await cache.get('demo-banner-09'))?.reference.expire).toBe(15)
})

it('drops the oldest banner when the cache is full', async () => {
  const { cache } = running(2)

  for (const key of ['demo-banner-01', 'demo-banner-02', 'demo-banner-03']) await cache.get(key)

  expect(cache.peek('demo-banner-01')).toBeUndefined()
  expect(cache.peek('demo-banner-03')).toBeDefined()
})

it('caches nothing for an unknown key', async () => {
  const { cache } = running()

  expect(await cache.get('personne')).toBeNull()
  expect(cache.peek('personne')).toBeUndefined()
})

it('lets a host respond from memory after the first call', async () => {
  const api = createApi(memoryAdapters(demoSeed()))
  const address = 'http://localhost:3000/api/user/demo-banner-09/banner'

  expect(api.peekBanner('demo-banner-09', 'image/*')).toBeUndefined()
  const first = await api.fetch(new Request(address, { headers: { Accept: 'image/*' } }))
  const peeked = api.peekBanner('demo-banner-09', 'image/*')

  expect(peeked).toMatchObject({ status: 302, body: null })
  expect(peeked?.headers['Location']).toBe(first.headers.get('location'))
  const link = await api.fetch(new Request(`${address}/link`))
  expect(api.peekBannerLink('demo-banner-09')).toMatchObject({ status: 302, body: null })
  expect(link.headers.get('location')).toBe(
    'https://salon-maison-lumiere.example/exposants/maison-lueur',
  )
})
