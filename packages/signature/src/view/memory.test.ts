import { describe, expect, it, vi } from 'vitest'
import { renderSignature } from '../index.ts'
import { AddressMemory } from './address-memory.ts'
import { Addresses } from './addresses.ts'
import { Memory } from './memory.ts'

describe('Memory', () => {
  it('returns the same result for equal values and a new one for other values', () => {
    const memory = new Memory<object>()
    const first = memory.recall(['a', 1, true, null], () => ({}))
    expect(memory.recall(['a', 1, true, null], () => ({}))).toBe(first)
    expect(memory.recall(['a', 1, true], () => ({}))).not.toBe(first)
    expect(memory.recall(['a', '1', true, null], () => ({}))).not.toBe(first)
  })

  it('drops the oldest entry when there are more than sixteen', () => {
    const memory = new Memory<number>()
    const make = vi.fn(() => 0)
    for (let i = 0; i < 17; i++) memory.recall([i], make)
    memory.recall([16], make)
    expect(make).toHaveBeenCalledTimes(17)
    memory.recall([0], make)
    expect(make).toHaveBeenCalledTimes(18)
  })
})

it('reports addresses dropped from a cached result to each caller', () => {
  const memory = new AddressMemory<string | null>()
  const dropped = [1, 2].map(() => {
    const addresses = new Addresses(false)
    memory.recall(['a'], addresses, (own) => own.link('javascript:1', 'url'))
    return addresses.dropped
  })
  expect(dropped).toEqual([
    [{ path: 'url', address: 'javascript:1' }],
    [{ path: 'url', address: 'javascript:1' }],
  ])
})

it('does not mix up data of different signatures', () => {
  const picture = { src: 'https://a.fr/l.png', type: 'image/png', width: 90, height: 90 }
  const one = {
    companyName: 'Un',
    companyWebsite: 'https://un.fr',
    logo: { media: picture },
    customFields: [{ key: 'a', value: '1', url: 'https://un.fr/1' }],
  }
  const other = {
    ...one,
    companyName: 'Deux',
    customFields: [{ key: 'a', value: '1', url: 'https://deux.fr/1' }],
  }
  const alone = renderSignature(other).html
  renderSignature(one)
  expect(renderSignature(other).html).toBe(alone)
  expect(alone).not.toContain('Un')
  expect(alone).not.toContain('https://un.fr/1')
  expect(renderSignature({ ...other, logo: { media: picture, radius: 9 } }).html).toContain('9px')
})
