import { describe, expect, it } from 'vitest'
import { clientAddress } from './client-address.ts'
import { createMemoryRateLimiter } from './rate-limiter.ts'

describe('rate limiter', () => {
  it('takes what the window allows, and nothing when too few points are left', async () => {
    const limiter = createMemoryRateLimiter()
    const take = (points: number) => limiter.take('mail:1', points, 5, 60)
    expect(await take(3)).toBe(true)
    expect(await take(3)).toBe(false)
    expect(await take(2)).toBe(true)
    expect(await take(1)).toBe(false)
  })

  it('counts keys and limits apart', async () => {
    const limiter = createMemoryRateLimiter()
    expect(await limiter.take('a', 1, 1, 60)).toBe(true)
    expect(await limiter.take('b', 1, 1, 60)).toBe(true)
    expect(await limiter.take('a', 1, 2, 60)).toBe(true)
    expect(await limiter.take('a', 1, 1, 60)).toBe(false)
  })
})

describe('client address', () => {
  it('is the peer, whatever the client writes into the header', () => {
    expect(clientAddress('203.0.113.5', '198.51.100.1', [])).toBe('203.0.113.5')
    expect(clientAddress('::ffff:203.0.113.5', undefined, [])).toBe('203.0.113.5')
  })

  it('is the nearest untrusted address behind trusted proxies', () => {
    const trusted = ['10.0.0.1', '10.0.0.2']
    const forwarded = '6.6.6.6, 203.0.113.5, 10.0.0.2'
    expect(clientAddress('10.0.0.1', forwarded, trusted)).toBe('203.0.113.5')
    expect(clientAddress('10.0.0.1', undefined, trusted)).toBe('10.0.0.1')
    expect(clientAddress('192.0.2.9', forwarded, trusted)).toBe('192.0.2.9')
  })
})
