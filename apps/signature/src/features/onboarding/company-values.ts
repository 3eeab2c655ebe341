import { hasIconAddress, iconAddress, type SignatureData } from '@org/signature'
import { isUrl } from '@org/ui/validators'
import type { CompanyValues } from '#features/company'

/** Networks for which the company has an address field. */
export const companyNetworks = ['facebook', 'instagram', 'linkedin', 'twitter'] as const

/**
 * Normalises a web address for the API: adds a missing scheme, and returns an empty string for an
 * address that the API would reject.
 */
export function webAddress(typed: string): string {
  const text = typed.trim()
  if (!isUrl(text)) return ''
  return /^https?:\/\//i.test(text) ? text : `https://${text}`
}

/**
 * Returns the company's values in a signature. Empty and incomplete fields are left out, so that
 * saving clears nothing that the company has already filled in.
 */
export function companyValues(data: SignatureData): CompanyValues {
  const social = companyNetworks.map((network) => {
    const icon = data.social.socialIcons.find((other) => other.icon === network)
    return [network, icon && hasIconAddress(icon) ? webAddress(iconAddress(icon)) : ''] as const
  })
  const values = [
    ['name', data.companyName.trim()],
    ['address', data.address.trim()],
    ['website_url', webAddress(data.companyWebsite)],
    ['logo_id', data.logo.mediaId ?? ''],
    ...social,
  ] as const
  return Object.fromEntries(values.filter(([, value]) => value !== ''))
}

type ProfileField =
  | 'first_name'
  | 'last_name'
  | 'position'
  | 'phone_number'
  | 'mobile_number'
  | 'skype'

/** Returns the author's values in a signature, without empty fields. */
export function profileValues(data: SignatureData): Partial<Record<ProfileField, string>> {
  const values = [
    ['first_name', data.firstName.trim()],
    ['last_name', data.lastName.trim()],
    ['position', data.positionInCompany.trim()],
    ['phone_number', data.phone.trim()],
    ['mobile_number', data.mobile.trim()],
    ['skype', data.skype.trim()],
  ] as const
  return Object.fromEntries(values.filter(([, value]) => value !== ''))
}
