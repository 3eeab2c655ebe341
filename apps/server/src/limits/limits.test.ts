import { describe, expect, it } from 'vitest'
import { clientReader, isRange } from './client-address.ts'
import { createMemoryRateLimiter } from './rate-limiter.ts'

describe('rate limiter', () => {
  it('rejects requests over the limit without counting them, and returns the time to wait', async () => {
    const limiter = createMemoryRateLimiter()
    const take = (points: number) => limiter.takeOrWait('mail:1', points, 5, 60)
    expect(await take(3)).toBe(0)
    expect(await take(3)).toBe(60)
    expect(await take(2)).toBe(0)
    expect(await take(1)).toBe(60)
  })

  it('counts each key and limit separately', async () => {
    const limiter = createMemoryRateLimiter()
    expect(await limiter.takeOrWait('a', 1, 1, 60)).toBe(0)
    expect(await limiter.takeOrWait('b', 1, 1, 60)).toBe(0)
    expect(await limiter.takeOrWait('a', 1, 2, 60)).toBe(0)
    expect(await limiter.takeOrWait('a', 1, 1, 60)).toBe(60)
  })
})

describe('client', () => {
  it('is the peer when no proxy is trusted, whatever the header contains', () => {
    const read = clientReader([])
    expect(read('203.0.113.5', '198.51.100.1')).toBe('203.0.113.5')
    expect(read('::ffff:203.0.113.5', undefined)).toBe('203.0.113.5')
    expect(read('::ffff:cb00:7105', undefined)).toBe('203.0.113.5')
    expect(read(undefined, undefined)).toBe('unknown')
  })

  it('is the nearest untrusted address behind trusted proxies', () => {
    const read = clientReader(['10.0.0.1', '10.0.0.2'])
    const forwarded = '6.6.6.6, 203.0.113.5, 10.0.0.2'
    expect(read('10.0.0.1', forwarded)).toBe('203.0.113.5')
    expect(read('10.0.0.1', undefined)).toBe('10.0.0.1')
    expect(read('192.0.2.9', forwarded)).toBe('192.0.2.9')
    expect(read('10.0.0.1', '10.0.0.2')).toBe('10.0.0.2')
  })

  it('is found behind every proxy of a trusted range', () => {
    const read = clientReader(['10.0.0.0/8', '2001:db8:ffff::/48'])
    expect(read('10.200.3.4', '203.0.113.5')).toBe('203.0.113.5')
    expect(read('::ffff:10.200.3.4', '203.0.113.5')).toBe('203.0.113.5')
    expect(read('2001:db8:ffff:1::9', '203.0.113.5, 10.1.1.1')).toBe('203.0.113.5')
    expect(read('11.0.0.1', '203.0.113.5')).toBe('11.0.0.1')
  })

  it('is the same for all addresses of an IPv6 /64, however they are written', () => {
    const read = clientReader(['10.0.0.1'])
    const same = [
      '2001:db8:1:2::1',
      '2001:DB8:1:2:ffff:ffff:ffff:ffff',
      '2001:0db8:0001:0002::1.2.3.4',
    ]
    for (const address of same) expect(read(address, undefined)).toBe('2001:db8:1:2::/64')
    expect(read('10.0.0.1', '[2001:db8:1:2::7]:443')).toBe('2001:db8:1:2::/64')
    expect(read('fe80::1%eth0', undefined)).toBe('fe80:0:0:0::/64')
    expect(read('2001:db8:1:3::1', undefined)).toBe('2001:db8:1:3::/64')
    expect(read('::1', undefined)).toBe('0:0:0:0::/64')
  })

  it('is the proxy itself when the proxy reports no valid address', () => {
    const read = clientReader(['10.0.0.1'])
    expect(read('10.0.0.1', '6.6.6.6, unknown')).toBe('10.0.0.1')
    expect(read('10.0.0.1', '203.0.113.5:51000')).toBe('203.0.113.5')
  })
})

it.each([
  ['10.0.0.1', true],
  ['10.0.0.0/8', true],
  ['2001:db8::/32', true],
  ['10.0.0.0/33', false],
  ['2001:db8::/129', false],
  ['10.0.0.0/', false],
  ['10.0.0.0/8/8', false],
  ['::ffff:10.0.0.1/104', false],
  ['proxy.example.org', false],
])('recognises %s as an address or a range: %s', (text, expected) => {
  expect(isRange(text)).toBe(expected)
})
