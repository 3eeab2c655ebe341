import { socialNetworks } from '@org/signature'
import type { SocialIcon, SocialNetwork } from '@org/signature'

/** Networks that the palette still offers, in the catalogue's order. */
export function remainingNetworks(icons: readonly SocialIcon[]): SocialNetwork[] {
  const chosen = new Set(icons.map(({ icon }) => icon))
  return socialNetworks.filter(({ key }) => !chosen.has(key))
}

/** The address up to the part that is the user's own: `https://www.facebook.com/`. */
export function addressStart(network: SocialNetwork): string {
  return network.urlPattern.split('{', 1)[0] ?? ''
}

/** A network as it enters the signature: its address begun, for the user to complete. */
export function newSocialIcon(network: SocialNetwork): SocialIcon {
  return { icon: network.key, src: '', url: addressStart(network), editable: true }
}
