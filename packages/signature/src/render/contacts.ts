import { mailtoUrl, mapsUrl, skypeUrl, telUrl } from '../html/contact-urls.ts'
import type { SafeUrl } from '../html/safe-url.ts'
import type { SignatureData } from '../model/signature-data.ts'
import type { Addresses } from './addresses.ts'

/** One way to reach the person, or one custom field; `label` and `value` are never both empty. */
export interface Contact {
  readonly kind: 'phone' | 'mobile' | 'email' | 'website' | 'skype' | 'address' | 'custom'
  /** As typed for custom fields, else a letter that stands before the value where there is room. */
  readonly label: string
  /** As typed, trimmed. */
  readonly value: string
  readonly href: SafeUrl | null
  /** Custom fields: the allowed address as typed, for plain text; else empty. */
  readonly address: string
}

/** The contact data that is present, in reading order. */
export const readContacts = (data: SignatureData, addresses: Addresses): Contact[] => {
  const contacts: Contact[] = []
  const phone = data.phone.trim()
  if (phone)
    contacts.push({ kind: 'phone', label: 'T', value: phone, href: telUrl(phone), address: '' })
  const mobile = data.mobile.trim()
  if (mobile)
    contacts.push({ kind: 'mobile', label: 'M', value: mobile, href: telUrl(mobile), address: '' })
  const email = data.email.trim()
  if (email)
    contacts.push({ kind: 'email', label: 'E', value: email, href: mailtoUrl(email), address: '' })
  const skype = data.skype.trim()
  if (skype)
    contacts.push({ kind: 'skype', label: 'S', value: skype, href: skypeUrl(skype), address: '' })
  const website = data.companyWebsite.trim()
  if (website) {
    const href = addresses.link(website, 'companyWebsite')
    contacts.push({ kind: 'website', label: 'W', value: shownWebsite(website), href, address: '' })
  }
  const address = data.address.trim()
  if (address)
    contacts.push({
      kind: 'address',
      label: 'A',
      value: address,
      href: mapsUrl(address),
      address: '',
    })
  return contacts
}

/** A web address as people write it on a card. */
const shownWebsite = (website: string): string =>
  website.replace(/^https?:\/\//i, '').replace(/^([^/?#]+)\/$/, '$1')

/** The custom fields that hold something; one with an address alone shows its title as the link. */
export const readCustomFields = (data: SignatureData, addresses: Addresses): Contact[] => {
  const contacts: Contact[] = []
  data.customFields.forEach((field, index) => {
    const href = field.url ? addresses.link(field.url, `customFields[${index}].url`) : null
    const title = field.key.trim()
    const value = field.value.trim()
    const address = href === null ? '' : field.url.trim()
    if (value) contacts.push({ kind: 'custom', label: title, value, href, address })
    else if (href)
      contacts.push({ kind: 'custom', label: '', value: title || address, href, address })
  })
  return contacts
}
