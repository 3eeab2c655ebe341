import { hasIconAddress, type SignatureData } from '@org/signature'
import { isUrl } from '@org/ui/validators'
import type { OrganisationValues } from '#features/company'

/** Networks whose addresses the company has fields for. */
export const companyNetworks = ['facebook', 'instagram', 'linkedin', 'twitter'] as const

/**
 * A web address as the API takes it: with its scheme; empty when it is no web address at all, by
 * the very rule of the API.
 */
export function webAddress(typed: string): string {
  const text = typed.trim()
  if (!isUrl(text)) return ''
  return /^https?:\/\//i.test(text) ? text : `https://${text}`
}

/**
 * What a signature says about the company. Fields that it leaves empty, or only begins, are left out,
 * so that nothing the company already filled in is emptied.
 */
export function companyValues(data: SignatureData): OrganisationValues {
  const social = companyNetworks.map((network) => {
    const icon = data.social.socialIcons.find((other) => other.icon === network)
    return [network, icon && hasIconAddress(icon) ? webAddress(icon.url) : ''] as const
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

type ProfileField = 'first_name' | 'last_name' | 'position' | 'phone_number'

/** What a signature says about its author, without the fields that it leaves empty. */
export function profileValues(data: SignatureData): Partial<Record<ProfileField, string>> {
  const values = [
    ['first_name', data.firstName.trim()],
    ['last_name', data.lastName.trim()],
    ['position', data.positionInCompany.trim()],
    ['phone_number', data.phone.trim()],
  ] as const
  return Object.fromEntries(values.filter(([, value]) => value !== ''))
}
