import { createElement as h, Fragment } from 'react'
import type { CSSProperties, ElementType, ReactElement, ReactNode } from 'react'
import { greenMessage, iconsBaseUrl } from '../signature.ts'
import type { Signature } from '../signature.ts'

/** A React engine's components for tables, images, links and text. */
export interface Parts {
  readonly Section: ElementType
  readonly Row: ElementType
  readonly Column: ElementType
  readonly Img: ElementType
  readonly Link: ElementType
  readonly Text: ElementType
}

/** The signature as a React tree of an engine's elements. */
export function SignatureTree({ data, parts }: { data: Signature; parts: Parts }): ReactElement {
  const { Section, Row, Column, Img, Link, Text } = parts
  const { fontStyle: font, logo, banner, social } = data
  const face = (fontSize: number): CSSProperties => ({
    fontFamily: `${font.fontFamily},Geneva,sans-serif`,
    fontSize,
    lineHeight: `${Math.round(fontSize * 1.5)}px`,
    color: font.fontColor,
    margin: 0,
  })
  const quiet = { color: font.fontColor, textDecoration: 'none' }
  const link = (href: string, words: string): ReactElement => h(Link, { href, style: quiet }, words)
  const dot = h('span', { style: { color: font.fontColor2 } }, ' · ')
  const line = (size: number, ...words: ReactNode[]): ReactElement =>
    h(Row, null, h(Column, null, h(Text, { style: face(size) }, ...words)))
  const icons = social.socialIcons.map((icon) =>
    h(
      Fragment,
      { key: icon.icon },
      h(
        Link,
        { href: icon.url },
        h(Img, {
          src: `${iconsBaseUrl}/${icon.icon}-4.png`,
          width: social.width,
          height: social.width,
          alt: icon.icon,
          style: { display: 'inline', verticalAlign: 'middle' },
        }),
      ),
      ' ',
    ),
  )
  const fields = data.customFields.map((field) =>
    h(
      Fragment,
      { key: field.key },
      h('br'),
      h('span', { style: { color: font.fontColor2 } }, field.key),
      ' ',
      link(field.url, field.value),
    ),
  )
  const picture = ({ media, width, radius, url }: typeof logo | typeof banner): ReactElement =>
    h(
      Link,
      { href: url },
      h(Img, {
        src: media.src,
        width,
        height: Math.round((width * media.height) / media.width),
        alt: media.alt,
        style: { display: 'block', borderRadius: radius },
      }),
    )
  return h(
    Section,
    null,
    line(14, data.signoff.text),
    h(
      Row,
      null,
      h(Column, { style: { paddingRight: 18 } }, picture(logo)),
      h(
        Column,
        { style: { borderLeft: `2px solid ${font.fontColor2}`, paddingLeft: 18 } },
        h(
          Section,
          null,
          line(18, h('b', null, data.firstName, ' ', data.lastName)),
          line(
            14,
            `${data.positionInCompany}, ${data.teamName}`,
            h('br'),
            h('b', null, data.companyName),
          ),
          line(
            12,
            link(`tel:${data.phone}`, data.phone),
            dot,
            link(`tel:${data.mobile}`, data.mobile),
            h('br'),
            link(`mailto:${data.email}`, data.email),
            dot,
            link(data.companyWebsite, data.companyWebsite),
            h('br'),
            link(`https://maps.google.com/?q=${encodeURIComponent(data.address)}`, data.address),
            ...fields,
          ),
          line(12, social.caption),
          line(18, ...icons),
        ),
      ),
    ),
    h(Row, null, h(Column, { style: { paddingTop: 14 } }, picture(banner))),
    line(8, greenMessage),
  )
}
