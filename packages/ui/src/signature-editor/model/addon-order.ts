import { enabledAddons, moveAddon } from '@org/signature'
import type { AddonKey, Addons } from '@org/signature'

/** The enabled addons in the order given, which names each of them once. */
export function withAddonOrder(addons: Addons, keys: readonly AddonKey[]): Addons {
  return keys.reduce(
    (ordered, key, index) => moveAddon(ordered, enabledAddons(ordered).indexOf(key), index),
    addons,
  )
}
