import { enabledAddons } from '../addons/order.ts'
import { addonRenderers } from '../addons/registry.ts'
import { printable } from '../html/html.ts'
import { linkUrl } from '../html/safe-url.ts'
import type { SignatureData } from '../model/signature-data.ts'
import type { Contact } from '../render/contacts.ts'
import { networkName } from '../render/social.ts'
import { fullName, signOffText } from '../render/view.ts'
import type { SignatureView } from '../render/view.ts'

/** The plain-text rendering: blocks of lines with an empty line between them. */
export function renderText(view: SignatureView): string {
  const { data } = view
  const blocks = [
    signOffText(data),
    lines([
      fullName(data),
      [data.positionInCompany.trim(), data.teamName.trim()].filter(Boolean).join(', '),
      data.companyName.trim(),
    ]),
    lines(view.contacts.map(contactLine)),
    lines(view.customFields.map(contactLine)),
    socialLines(view),
    pictureLinks(view),
    ...enabledAddons(data.addons).map((key) => addonRenderers[key].text(data)),
  ]
  const words = blocks.filter(Boolean).join('\n\n') || pictureNames(view)
  return printable(words.replace(/\r\n?/g, '\n'))
}

const lines = (parts: readonly string[]): string => parts.filter(Boolean).join('\n')

const labels: Readonly<Partial<Record<Contact['kind'], string>>> = {
  phone: 'Tél.',
  mobile: 'Mobile',
  skype: 'Skype',
}

const titled = (title: string, value: string): string => (title ? `${title} : ${value}` : value)

const contactLine = ({ kind, label, value, address }: Contact): string => {
  const line = titled(kind === 'custom' ? label : (labels[kind] ?? ''), value)
  return address && address !== value ? `${line} (${address})` : line
}

const socialLines = ({ data, social }: SignatureView): string => {
  if (social === null) return ''
  const shown = data.social.socialIcons.filter((icon) => linkUrl(icon.url) !== null)
  return lines([
    data.social.caption.trim(),
    ...shown.map((icon) => titled(networkName(icon), icon.url.trim())),
  ])
}

/** The banner's link stands for it; the logo's only repeats what the words say. */
const pictureLinks = ({ data, banner }: SignatureView): string =>
  banner !== null && linkUrl(data.banner.url) !== null
    ? titled(data.banner.media?.alt?.trim() ?? '', data.banner.url.trim())
    : ''

/** What remains to say of a signature that is nothing but pictures. */
const pictureNames = ({ data, logo, banner }: SignatureView): string =>
  lines([logo ? pictureName(data.logo) : '', banner ? pictureName(data.banner) : ''])

const pictureName = ({ media, url }: SignatureData['logo']): string =>
  [media?.alt?.trim(), linkUrl(url) === null ? '' : url.trim()].filter(Boolean).join(' : ') ||
  media?.src.trim() ||
  'Image'
