import { completeSignatureData, enableAddon, enabledAddons } from '@org/signature'
import type { AddonKey } from '@org/signature'
import { expect, it } from 'vitest'
import { withAddonOrder } from './addon-order.ts'

const keys: AddonKey[] = ['disclaimer', 'videoConf', 'greenMessage']
const all = keys.reduce(enableAddon, completeSignatureData({}).addons)

it.each([
  ['greenMessage', 'disclaimer', 'videoConf'],
  ['videoConf', 'greenMessage', 'disclaimer'],
  ['disclaimer', 'videoConf', 'greenMessage'],
] satisfies AddonKey[][])('reorders the addons to %s, %s, %s', (...order) => {
  const ordered = withAddonOrder(all, order)
  expect(enabledAddons(ordered)).toEqual(order)
  expect(order.map((key) => ordered[key].order)).toEqual([0, 1, 2])
})
