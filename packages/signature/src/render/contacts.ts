import { mailtoUrl, mapsUrl, skypeUrl, telUrl } from '../html/contact-urls.ts'
import { asTyped, noHtml, text } from '../html/html.ts'
import type { Html } from '../html/html.ts'
import type { SafeUrl } from '../html/safe-url.ts'
import type { SignatureData } from '../model/signature-data.ts'
import type { Addresses } from './addresses.ts'

/** One way to reach the person, or one custom field; label and words are never both empty. */
export interface Contact {
  readonly kind: 'phone' | 'mobile' | 'email' | 'website' | 'skype' | 'address' | 'custom'
  /** Title of a custom field, else a letter that stands before the words where there is room. */
  readonly label: Html
  readonly words: Html
  readonly href: SafeUrl | null
  /** The line of plain text. */
  readonly line: string
}

const letters = {
  phone: text('T'),
  mobile: text('M'),
  email: text('E'),
  website: text('W'),
  skype: text('S'),
  address: text('A'),
}

const titles = {
  phone: 'Tél. : ',
  mobile: 'Mobile : ',
  email: '',
  website: '',
  skype: 'Skype : ',
  address: '',
}

const contact = (kind: keyof typeof letters, value: string, href: SafeUrl | null): Contact => {
  const words = text(value)
  return { kind, label: letters[kind], words, href, line: titles[kind] + asTyped(value, words) }
}

/** The contact data that is present, in reading order. */
export const readContacts = (data: SignatureData, addresses: Addresses): Contact[] => {
  const contacts: Contact[] = []
  const phone = data.phone.trim()
  if (phone) contacts.push(contact('phone', phone, telUrl(phone)))
  const mobile = data.mobile.trim()
  if (mobile) contacts.push(contact('mobile', mobile, telUrl(mobile)))
  const email = data.email.trim()
  if (email) contacts.push(contact('email', email, mailtoUrl(email)))
  const website = data.companyWebsite.trim()
  if (website) {
    const href = addresses.link(website, 'companyWebsite')
    contacts.push(contact('website', shownWebsite(website), href))
  }
  const skype = data.skype.trim()
  if (skype) contacts.push(contact('skype', skype, skypeUrl(skype)))
  const address = data.address.trim()
  if (address) contacts.push(contact('address', address, mapsUrl(address)))
  return contacts
}

const protocol = /^https?:\/\//i

/** A web address as people write it on a card. */
const shownWebsite = (website: string): string => {
  const bare = website.replace(protocol, '')
  return bare.indexOf('/') === bare.length - 1 ? bare.slice(0, -1) : bare
}

/** The custom fields that hold something; one with an address alone shows its title as the link. */
export const readCustomFields = (data: SignatureData, addresses: Addresses): Contact[] => {
  const contacts: Contact[] = []
  for (const [index, field] of data.customFields.entries()) {
    const href = field.url ? addresses.link(field.url, `customFields[${index}].url`) : null
    const address = href === null ? '' : field.url.trim()
    const title = field.key.trim()
    const value = field.value.trim()
    if (value) contacts.push(customField(title, value, href, address))
    else if (href) contacts.push(customField('', title || address, href, address))
  }
  return contacts
}

const customField = (
  title: string,
  value: string,
  href: SafeUrl | null,
  address: string,
): Contact => {
  const label = title === '' ? noHtml : text(title)
  const words = text(value)
  let line = asTyped(value, words)
  if (title !== '') line = `${asTyped(title, label)} : ${line}`
  if (address !== '' && address !== value) line += ` (${address})`
  return { kind: 'custom', label, words, href, line }
}
