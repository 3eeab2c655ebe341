import type { FontStyle, SignatureData, TextAddonData } from '@org/signature'

/**
 * Changes the signature's font style. A changed property also changes in the sign-off and the addon
 * text if it had the same value there. The addon text always keeps its own size.
 */
export function restyled(data: SignatureData, patch: Partial<FontStyle>): SignatureData {
  const { fontStyle, signoff, addons } = data
  const { fontSize: _, ...look } = patch
  const inAddon = (addon: TextAddonData): TextAddonData => ({
    ...addon,
    fontStyle: withInherited(addon.fontStyle, fontStyle, look),
  })
  return {
    ...data,
    fontStyle: { ...fontStyle, ...patch },
    signoff: { ...signoff, fontStyle: withInherited(signoff.fontStyle, fontStyle, patch) },
    addons: {
      ...addons,
      disclaimer: { ...addons.disclaimer, data: inAddon(addons.disclaimer.data) },
      greenMessage: { ...addons.greenMessage, data: inAddon(addons.greenMessage.data) },
    },
  }
}

/**
 * Applies the changes to properties that are the same in `own` and `former`. Properties that differ
 * were set by the user and stay as they are.
 */
function withInherited(own: FontStyle, former: FontStyle, patch: Partial<FontStyle>): FontStyle {
  const inherited = Object.entries(patch).filter(
    ([key]) => own[key as keyof FontStyle] === former[key as keyof FontStyle],
  )
  return { ...own, ...(Object.fromEntries(inherited) as Partial<FontStyle>) }
}
