import { networkAddressStart, socialNetworks } from '@org/signature'
import type { SocialIcon, SocialNetwork } from '@org/signature'

/** Networks that the palette still offers beside those chosen, in the catalogue's order. */
export function remainingNetworks(chosen: readonly string[]): SocialNetwork[] {
  return socialNetworks.filter(({ key }) => !chosen.includes(key))
}

/** A network as it enters the signature: its address begun, for the user to complete. */
export function newSocialIcon(network: SocialNetwork): SocialIcon {
  return { icon: network.key, src: '', url: networkAddressStart(network.key), editable: true }
}
