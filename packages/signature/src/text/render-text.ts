import { addonRenderers } from '../addons/registry.ts'
import { linkUrl } from '../html/safe-url.ts'
import { printable } from '../html/html.ts'
import type { SignatureImage } from '../model/signature-data.ts'
import type { Contact } from '../view/contacts.ts'
import type { SignatureView } from '../view/view.ts'
import { both } from '../view/both.ts'

/** Renders plain text: blocks of lines with an empty line between them. */
export function renderText(view: SignatureView): string {
  const { data, name, role, company } = view
  let all = block(view.signOff, line(line(name.text, role.text), company.text))
  all = block(all, contactLines(view.contacts))
  all = block(all, contactLines(view.customFields))
  if (view.social) all = block(all, view.social.text)
  if (view.banner) all = block(all, bannerLink(data.banner))
  for (const key of view.addons) all = block(all, addonRenderers[key].text(data))
  return (
    all || line(view.logo ? imageName(data.logo) : '', view.banner ? imageName(data.banner) : '')
  )
}

const line = (above: string, below: string): string => both(above, '\n', below)
const block = (above: string, below: string): string => both(above, '\n\n', below)

const contactLines = (contacts: readonly Contact[]): string => {
  let lines = ''
  for (const contact of contacts) lines = line(lines, contact.line)
  return lines
}

const alt = ({ media }: SignatureImage): string => printable(media?.alt?.trim() ?? '')

/**
 * Returns the banner's line: alternative text and link. The logo has no such line, because its link
 * would only repeat the text.
 */
const bannerLink = (banner: SignatureImage): string =>
  banner.url && linkUrl(banner.url) !== null ? both(alt(banner), ' : ', banner.url.trim()) : ''

/**
 * Returns an image's text: alternative text, link or address. Shown if a signature has no other
 * text.
 */
const imageName = (image: SignatureImage): string =>
  alt(image) ||
  (linkUrl(image.url) !== null && image.url.trim()) ||
  image.media?.src.trim() ||
  'Image'
