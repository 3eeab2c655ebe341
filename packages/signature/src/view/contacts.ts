import { mailtoUrl, mapsUrl, skypeUrl } from '../html/contact-urls.ts'
import { text, words } from '../html/html.ts'
import type { Html, Words } from '../html/html.ts'
import type { SafeUrl } from '../html/safe-url.ts'
import { telUrl } from '../html/tel-url.ts'
import type { SignatureData } from '../model/signature-data.ts'
import { AddressMemory } from './address-memory.ts'
import type { Addresses } from './addresses.ts'

/** A contact or a custom field; label and words are never both empty. */
export interface Contact {
  readonly kind: 'phone' | 'mobile' | 'email' | 'website' | 'skype' | 'address' | 'custom'
  /** Title of a custom field, otherwise a letter that some layouts put before the text. */
  readonly label: Html
  readonly words: Html
  readonly href: SafeUrl | null
  /** The contact as one line of plain text. */
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

/** Returns a contact for a trimmed value; null if the value is empty. */
const contact = (
  kind: keyof typeof letters,
  value: string,
  url: (value: string) => SafeUrl | null,
): Contact | null => {
  if (value === '') return null
  const typed = words(value)
  return {
    kind,
    label: letters[kind],
    words: typed.html,
    href: url(value),
    line: titles[kind] + typed.text,
  }
}

/** The contact data that all employees of a company share. */
export interface Company {
  readonly name: Words
  readonly website: Contact | null
  readonly address: Contact | null
}

const companies = new AddressMemory<Company>()

export const readCompany = (data: SignatureData, addresses: Addresses): Company => {
  const { companyName, companyWebsite, address } = data
  return companies.recall([companyName, companyWebsite, address], addresses, (own) => {
    const website = companyWebsite.trim()
    const link = (): SafeUrl | null => own.link(website, 'companyWebsite')
    return {
      name: words(companyName.trim()),
      website: contact('website', shownWebsite(website), link),
      address: contact('address', address.trim(), mapsUrl),
    }
  })
}

/** Reads the available contact data, in reading order. */
export const readContacts = (data: SignatureData, { website, address }: Company): Contact[] =>
  [
    contact('phone', data.phone.trim(), telUrl),
    contact('mobile', data.mobile.trim(), telUrl),
    contact('email', data.email.trim(), mailtoUrl),
    website,
    contact('skype', data.skype.trim(), skypeUrl),
    address,
  ].filter((one) => one !== null)

const protocol = /^https?:\/\//i

/**
 * Returns a web address as on a business card: without its protocol, and without a path that is
 * only a slash.
 */
const shownWebsite = (website: string): string => {
  const bare = website.replace(protocol, '')
  return bare.indexOf('/') === bare.length - 1 ? bare.slice(0, -1) : bare
}

const customFields = new AddressMemory<readonly Contact[]>()

/**
 * Reads the non-empty custom fields. A field with an address but no value uses its title, or else
 * the address, as the link text.
 */
export const readCustomFields = (data: SignatureData, addresses: Addresses): readonly Contact[] => {
  if (data.customFields.length === 0) return []
  const key = data.customFields.flatMap((field) => [field.key, field.value, field.url])
  return customFields.recall(key, addresses, (own) => makeCustomFields(data, own))
}

const makeCustomFields = (data: SignatureData, addresses: Addresses): Contact[] => {
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

const contactScheme = /^(?:tel|sms|mailto|skype|callto):/i

const customField = (
  title: string,
  value: string,
  href: SafeUrl | null,
  address: string,
): Contact => {
  const typed = words(value)
  const label = words(title)
  let line = typed.text
  if (title !== '') line = `${label.text} : ${line}`
  // The address of a number or a name repeats it.
  if (address !== '' && address !== value && !contactScheme.test(address)) line += ` (${address})`
  return { kind: 'custom', label: label.html, words: typed.html, href, line }
}
