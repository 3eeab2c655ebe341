import type { FontStyle, SignatureData, TextAddonData } from '@org/signature'

/**
 * Changes the signature's font style. The sign-off and the addon text change too in each property
 * in which they had the same value; the addon text keeps its own size.
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
 * Applies the changes where `own` equals `former`. Styles that differ were set by the user and
 * stay.
 */
function withInherited(own: FontStyle, former: FontStyle, patch: Partial<FontStyle>): FontStyle {
  const inherited = Object.entries(patch).filter(
    ([key]) => own[key as keyof FontStyle] === former[key as keyof FontStyle],
  )
  return { ...own, ...(Object.fromEntries(inherited) as Partial<FontStyle>) }
}
