import type { FontStyle, SignatureData, TextAddonData } from '@org/signature'

/**
 * The signature in another type. What looked as the signature did goes on doing so: the sign-off,
 * and the texts below but for their own size.
 */
export function restyled(data: SignatureData, patch: Partial<FontStyle>): SignatureData {
  const { fontStyle, signoff, addons } = data
  const { fontSize: _, ...look } = patch
  const inAddon = (addon: TextAddonData): TextAddonData => ({
    ...addon,
    fontStyle: following(addon.fontStyle, fontStyle, look),
  })
  return {
    ...data,
    fontStyle: { ...fontStyle, ...patch },
    signoff: { ...signoff, fontStyle: following(signoff.fontStyle, fontStyle, patch) },
    addons: {
      ...addons,
      disclaimer: { ...addons.disclaimer, data: inAddon(addons.disclaimer.data) },
      greenMessage: { ...addons.greenMessage, data: inAddon(addons.greenMessage.data) },
    },
  }
}

/** The changes where `own` was the same as `former`; what differed was chosen, and stays. */
function following(own: FontStyle, former: FontStyle, patch: Partial<FontStyle>): FontStyle {
  const followed = Object.entries(patch).filter(
    ([key]) => own[key as keyof FontStyle] === former[key as keyof FontStyle],
  )
  return { ...own, ...(Object.fromEntries(followed) as Partial<FontStyle>) }
}
