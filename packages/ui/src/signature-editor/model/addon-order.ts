import { enabledAddons, moveAddon } from '@org/signature'
import type { AddonKey, Addons } from '@org/signature'

/** Puts the enabled addons in the order of `keys`, which must list each of them once. */
export function withAddonOrder(addons: Addons, keys: readonly AddonKey[]): Addons {
  return keys.reduce(
    (ordered, key, index) => moveAddon(ordered, enabledAddons(ordered).indexOf(key), index),
    addons,
  )
}
