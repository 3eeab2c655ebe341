import { addonKeys } from './signature-data.ts'
import type { AddonKey, Addons } from './signature-data.ts'

/** Returns the enabled addons in the order in which they appear in the signature. */
export const enabledAddons = (addons: Addons): AddonKey[] =>
  addonKeys
    .filter((key) => addons[key].enabled)
    .sort((one, other) => addons[one].order - addons[other].order)

/** Sets the order of the listed addons to 0, 1, 2 … and of all others to -1. */
const withOrder = (addons: Addons, enabled: readonly AddonKey[]): Addons => {
  const placed = <K extends AddonKey>(key: K): Addons[K] => {
    const order = enabled.indexOf(key)
    return { ...addons[key], enabled: order >= 0, order }
  }
  return {
    ...addons,
    disclaimer: placed('disclaimer'),
    videoConf: placed('videoConf'),
    greenMessage: placed('greenMessage'),
  }
}

/** Renumbers the enabled addons consecutively and sets the disabled ones to -1. */
export const cleanAddonOrder = (addons: Addons): Addons => withOrder(addons, enabledAddons(addons))

/** Enables an addon and appends it; its order is the number of addons that were already enabled. */
export const enableAddon = (addons: Addons, key: AddonKey): Addons =>
  addons[key].enabled ? addons : withOrder(addons, [...enabledAddons(addons), key])

/** Disables an addon and renumbers the others; its data is kept. */
export const disableAddon = (addons: Addons, key: AddonKey): Addons =>
  addons[key].enabled
    ? withOrder(
        addons,
        enabledAddons(addons).filter((enabled) => enabled !== key),
      )
    : addons

/**
 * Moves the enabled addon at position `from` to position `to`; out-of-range positions change
 * nothing.
 */
export const moveAddon = (addons: Addons, from: number, to: number): Addons => {
  const enabled = enabledAddons(addons)
  const moved = enabled[from]
  if (moved === undefined || enabled[to] === undefined) return addons
  return withOrder(addons, enabled.toSpliced(from, 1).toSpliced(to, 0, moved))
}
