import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readMediaList } from '../network/video-item.ts'
import { cachedMedia, cacheMedia, clearMediaCache } from './media-cache.ts'

const media = readMediaList({
  data: [{ id: '1', media_type: 'VIDEO', media_url: 'https://cdn.example/1.mp4' }],
})

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

it("[2.7.09] keeps the list in local storage under 'localstorage-cache'", () => {
  cacheMedia('coach-7', media)
  expect(JSON.parse(localStorage.getItem('localstorage-cache') ?? '')).toMatchObject({
    userId: 'coach-7',
    data: [{ id: '1' }],
  })
  expect(cachedMedia('coach-7')).toEqual(media)
})

it('does not return another user’s list, and deletes it', () => {
  cacheMedia('coach-8', media)
  expect(cachedMedia('coach-7')).toBeNull()
  expect(localStorage.getItem('localstorage-cache')).toBeNull()
  expect(cachedMedia('coach-8')).toBeNull()
})

it.each(['', 'null', '{', '[]', '{"userId":"coach-7"}', '{"userId":"coach-7","data":7}'])(
  'returns null if the storage contains %j',
  (written) => {
    localStorage.setItem('localstorage-cache', written)
    expect(cachedMedia('coach-7')).toBeNull()
  },
)

it('drops a `javascript:` address that was written into the storage', () => {
  const data = [{ id: '1', media_type: 'VIDEO', media_url: 'javascript:alert(1)' }]
  localStorage.setItem('localstorage-cache', JSON.stringify({ userId: 'coach-7', data }))
  expect(cachedMedia('coach-7')).toEqual([{ id: '1', media_type: 'VIDEO' }])
})

it('stores nothing if the storage is full', () => {
  cacheMedia('coach-7', media)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  cacheMedia('coach-7', media)
  expect(cachedMedia('coach-7')).toBeNull()
})

it('clears the list', () => {
  cacheMedia('coach-7', media)
  clearMediaCache()
  expect(cachedMedia('coach-7')).toBeNull()
})
