import { findNetworkName, hasIconAddress, type SignatureData } from '@org/signature'
import { texts } from '../texts.ts'
import { companyNetworks, webAddress } from './company-values.ts'

const isCompanys = (network: string) => companyNetworks.some((other) => other === network)

/**
 * What of a signature cannot be saved with the company, in words: told while it is being designed,
 * and not after signing in.
 */
export function draftFaults(data: SignatureData): string[] {
  const { companyWebsite, social } = data
  const addresses = [
    [texts.onboarding.fields.website_url, companyWebsite] as const,
    ...social.socialIcons
      .filter((icon) => isCompanys(icon.icon) && hasIconAddress(icon))
      .map(({ icon, url }) => [findNetworkName(icon) ?? icon, url] as const),
  ]
  return addresses
    .filter(([, address]) => address.trim() !== '' && webAddress(address) === '')
    .map(([label, address]) => texts.onboarding.noWebAddress(label, address.trim()))
}
