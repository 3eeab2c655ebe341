import { maxLength } from '@org/api/client'
import { findNetworkName, hasIconAddress, iconAddress, type SignatureData } from '@org/signature'
import { validate } from '@org/ui/validators'
import { onboardingTexts } from './texts.ts'
import { companyNetworks, companyValues, profileValues, webAddress } from './company-values.ts'

const labels: Readonly<Record<string, string>> = onboardingTexts.fields

const isCompanyNetwork = (network: string) => companyNetworks.some((other) => other === network)

/**
 * Lists error messages for values that cannot be saved to the user or the company. The editor shows
 * them, so that users can correct them before signing in.
 */
export function draftErrors(data: SignatureData): string[] {
  return [
    ...tooLong('updateUser', profileValues(data)),
    ...tooLong('updateOrganisation', companyValues(data)),
    ...invalidAddresses(data),
  ]
}

/** Returns errors for values that are longer than the operation accepts. */
function tooLong(operation: 'updateUser' | 'updateOrganisation', body: object): string[] {
  return Object.entries(body).flatMap(([field, value]) => {
    const label = labels[field]
    const [error] = validate(value, [{ max_length: maxLength(operation, field) }])
    return label !== undefined && error !== undefined ? [onboardingTexts.error(label, error)] : []
  })
}

function invalidAddresses(data: SignatureData): string[] {
  const { companyWebsite, social } = data
  const addresses = [
    [onboardingTexts.fields.website_url, companyWebsite] as const,
    ...social.socialIcons
      .filter((icon) => isCompanyNetwork(icon.icon) && hasIconAddress(icon))
      .map((icon) => [findNetworkName(icon.icon) ?? icon.icon, iconAddress(icon)] as const),
  ]
  return addresses
    .filter(([, address]) => address.trim() !== '' && webAddress(address) === '')
    .map(([label, address]) => onboardingTexts.noWebAddress(label, address.trim()))
}
