import { describe, expect, it } from 'vitest'
import { findNetwork, findNetworkName, iconFile, iconStep, socialNetworks } from './index.ts'

describe('social catalogue', () => {
  it('[2.3.31] contains at least 49 networks, each with a name and a brand color', () => {
    expect(socialNetworks.length).toBeGreaterThanOrEqual(49)
    const named =
      'facebook instagram twitter linkedin youtube snapchat google skype whatsapp pinterest'
    for (const key of named.split(' ')) expect(findNetwork(key)?.key).toBe(key)
    for (const network of socialNetworks) {
      expect(network.key).toMatch(/^[a-z]+$/)
      expect(network.name.trim()).not.toBe('')
      expect(network.color).toMatch(/^#[0-9a-f]{6}$/)
    }
  })

  it('has no duplicate keys or names', () => {
    expect(new Set(socialNetworks.map(({ key }) => key)).size).toBe(socialNetworks.length)
    expect(new Set(socialNetworks.map(({ name }) => name)).size).toBe(socialNetworks.length)
  })

  it.each(socialNetworks)('has a valid address pattern for $key', ({ urlPattern }) => {
    const address = new URL(urlPattern.replaceAll(/\{\w+\}/g, 'example'))
    expect(['https:', 'skype:']).toContain(address.protocol)
    expect(urlPattern).toMatch(/\{\w+\}/)
  })

  it.each(socialNetworks)('finds $key and its name', (network) => {
    expect(findNetwork(network.key)).toBe(network)
    expect(findNetworkName(network.key)).toBe(network.name)
  })

  it('returns undefined for an unknown key, including inherited property names', () => {
    expect(findNetwork('unknown')).toBeUndefined()
    expect(findNetwork('constructor')).toBeUndefined()
    expect(findNetworkName('unknown')).toBeUndefined()
    expect(findNetworkName('constructor')).toBeUndefined()
  })
})

describe('icon steps', () => {
  it.each([
    [25, 0, 0],
    [25, 3, 2],
    [24, 6, 4],
    [50, 25, 8],
    [50, 400, 8],
    [10, 1, 2],
    [25, -4, 0],
    [0, 3, 0],
    [Number.NaN, 3, 0],
  ])('rounds width %d and radius %d to step %d', (width, radius, step) => {
    expect(iconStep(width, radius)).toBe(step)
  })

  it('names files by network and step', () => {
    expect(iconFile('facebook', 3)).toBe('facebook-3.png')
  })
})
