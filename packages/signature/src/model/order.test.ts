import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addonKeys,
  cleanAddonOrder,
  completeSignatureData,
  disableAddon,
  enableAddon,
  enabledAddons,
  moveAddon,
} from '../index.ts'
import type { AddonKey, Addons } from '../index.ts'

const none = completeSignatureData({}).addons
const all = (['videoConf', 'greenMessage', 'disclaimer'] as const).reduce(enableAddon, none)
const orders = (addons: Addons) =>
  Object.fromEntries(addonKeys.map((key) => [key, addons[key].order]))

describe('addons', () => {
  it('[2.3.16] [2.3.17] has three addons, each with an enabled flag, an order and data', () => {
    expect(addonKeys).toEqual(['disclaimer', 'videoConf', 'greenMessage'])
    for (const key of addonKeys)
      expect(none[key]).toMatchObject({ enabled: false, order: -1, data: expect.any(Object) })
  })

  it('appends a newly enabled addon to the enabled ones', () => {
    const one = enableAddon(none, 'greenMessage')
    expect(one.greenMessage).toMatchObject({ enabled: true, order: 0 })
    const two = enableAddon(one, 'disclaimer')
    expect(two.disclaimer).toMatchObject({ enabled: true, order: 1 })
    expect(enableAddon(two, 'disclaimer')).toBe(two)
  })

  it('[2.4.06] [2.4.07] sets the order of a disabled addon to -1 and renumbers the others without gaps', () => {
    const left = disableAddon(all, 'videoConf')
    expect(orders(left)).toEqual({ greenMessage: 0, disclaimer: 1, videoConf: -1 })
    expect(left.videoConf.enabled).toBe(false)
    expect(disableAddon(left, 'videoConf')).toBe(left)
  })

  it('keeps the data of a disabled addon', () => {
    const written = { ...all.disclaimer, data: { ...all.disclaimer.data, text: 'à garder' } }
    const left = disableAddon({ ...all, disclaimer: written }, 'disclaimer')
    expect(left.disclaimer.data.text).toBe('à garder')
  })

  it('[2.4.05] lists the enabled addons by order', () => {
    expect(enabledAddons(all)).toEqual(['videoConf', 'greenMessage', 'disclaimer'])
  })

  it('moves an addon to another position', () => {
    expect(enabledAddons(moveAddon(all, 2, 0))).toEqual(['disclaimer', 'videoConf', 'greenMessage'])
    expect(enabledAddons(moveAddon(all, 0, 2))).toEqual(['greenMessage', 'disclaimer', 'videoConf'])
    expect(moveAddon(all, 0, 3)).toBe(all)
    expect(moveAddon(all, -1, 0)).toBe(all)
  })

  it('numbers enabled addons from 0 without gaps, whatever numbers were stored', () => {
    const state = fc.record({ enabled: fc.boolean(), order: fc.integer({ min: -5, max: 9 }) })
    fc.assert(
      fc.property(state, state, state, (disclaimer, videoConf, greenMessage) => {
        const stored = completeSignatureData({ addons: { disclaimer, videoConf, greenMessage } })
        const before = enabledAddons(stored.addons)
        const clean = cleanAddonOrder(stored.addons)
        expect(enabledAddons(clean)).toEqual(before)
        const off = (key: AddonKey) => !before.includes(key)
        expect(before.map((key) => clean[key].order)).toEqual(before.map((_, index) => index))
        for (const key of addonKeys.filter(off)) expect(clean[key].order).toBe(-1)
      }),
    )
  })
})
