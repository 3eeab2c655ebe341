import { networkAddressStart, socialNetworks } from '@org/signature'
import type { SocialIcon, SocialNetwork } from '@org/signature'

/** Lists the networks that are not selected yet, in the catalogue's order. */
export function remainingNetworks(selected: readonly string[]): SocialNetwork[] {
  return socialNetworks.filter(({ key }) => !selected.includes(key))
}

/** Creates the icon of a network, with the start of an address for the user to complete. */
export function newSocialIcon(network: SocialNetwork): SocialIcon {
  return { icon: network.key, src: '', url: networkAddressStart(network.key), editable: true }
}
