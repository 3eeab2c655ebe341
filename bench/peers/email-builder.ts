import { renderToStaticMarkup } from '@usewaypoint/email-builder'
import type { TReaderDocument } from '@usewaypoint/email-builder'
import { greenMessage, iconsBaseUrl } from '../signature.ts'
import type { Signature } from '../signature.ts'

const none = { top: 0, bottom: 0, left: 0, right: 0 }

/**
 * Returns a text block with HTML. The text block of email-builder itself supports links only in
 * Markdown, which is far slower.
 */
const words = (data: Signature, fontSize: number, contents: string) => ({
  type: 'Html' as const,
  data: {
    style: { fontSize, color: data.fontStyle.fontColor, padding: none },
    props: { contents },
  },
})

const link = (href: string, text: string): string => `<a href="${href}">${text}</a>`

const picture = (src: string, alt: string, linkHref: string, width: number, height: number) => ({
  type: 'Image' as const,
  data: { style: { padding: none }, props: { url: src, alt, linkHref, width, height } },
})

/** Converts the signature to email-builder's document of blocks. */
export const blocks = (data: Signature): TReaderDocument => {
  const { logo, banner, social } = data
  const icons = social.socialIcons.map((icon): [string, TReaderDocument[string]] => [
    `icon-${icon.icon}`,
    picture(`${iconsBaseUrl}/${icon.icon}-4.png`, icon.icon, icon.url, social.width, social.width),
  ])
  const contacts = [
    `${link(`tel:${data.phone}`, data.phone)} · ${link(`tel:${data.mobile}`, data.mobile)}`,
    `${link(`mailto:${data.email}`, data.email)} · ${link(data.companyWebsite, data.companyWebsite)}`,
    link(`https://maps.google.com/?q=${encodeURIComponent(data.address)}`, data.address),
    ...data.customFields.map((field) => `${field.key} ${link(field.url, field.value)}`),
  ]
  return {
    root: {
      type: 'EmailLayout',
      data: {
        fontFamily: 'MODERN_SANS',
        childrenIds: ['signoff', 'columns', 'banner', 'green'],
      },
    },
    signoff: words(data, 14, data.signoff.text),
    columns: {
      type: 'ColumnsContainer',
      data: {
        style: { padding: none },
        props: {
          columnsCount: 2,
          columns: [
            { childrenIds: ['logo'] },
            {
              childrenIds: ['name', 'role', 'contacts', 'caption', ...icons.map(([id]) => id)],
            },
            { childrenIds: [] },
          ],
        },
      },
    },
    logo: picture(logo.media.src, logo.media.alt, logo.url, logo.width, logo.width),
    name: words(data, 18, `<b>${data.firstName} ${data.lastName}</b>`),
    role: words(
      data,
      14,
      `${data.positionInCompany}, ${data.teamName}<br><b>${data.companyName}</b>`,
    ),
    contacts: words(data, 12, contacts.join('<br>')),
    caption: words(data, 12, social.caption),
    banner: picture(banner.media.src, banner.media.alt, banner.url, banner.width, 120),
    green: words(data, 8, greenMessage),
    ...Object.fromEntries(icons),
  }
}

/** Renders the document of blocks with email-builder's own renderer. */
export const emailBuilder = (data: Signature): string =>
  renderToStaticMarkup(blocks(data), { rootBlockId: 'root' })
