import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { layoutKeys, renderSignature, targetKeys } from '../src/index.ts'
import type { Target } from '../src/index.ts'
import { addressFields, textFields } from './fixtures/link-fields.ts'
import { attribute, parsed } from './fixtures/parsed.ts'

const layoutKey = fc.constantFrom(...layoutKeys)
const target = fc.constantFrom(...targetKeys)

/**
 * A few letters and digits, and all punctuation that RFC 3986 allows in an address, reserved or
 * not, including `&`, `'` and `%`.
 */
const characters = Array.from("abcXYZ0189-._~:/?#[]@!$&'()*+,;=%")
const addressCharacters = fc.constantFrom(...characters, '%20', '&lt;', '&copy=', '--')
const rest = fc.string({ unit: addressCharacters, maxLength: 30 })

const webAddresses = fc
  .tuple(
    fc.constantFrom('http://', 'https://', 'HTTPS://'),
    fc.domain(),
    fc.constantFrom('', ':1', ':8080'),
    fc.constantFrom('/', '?', '#'),
    rest,
  )
  .map((all) => all.join(''))

const otherAddresses = fc
  .tuple(fc.constantFrom('mailto:', 'tel:', 'sms:', 'skype:', 'callto:'), fc.constant('a'), rest)
  .map((all) => all.join(''))

/** Addresses that must never become a link. */
const unsafeAddresses = fc.oneof(
  fc
    .tuple(
      fc.constantFrom('javascript:', 'JavaScript:', 'data:text/html,', 'vbscript:', 'file:///'),
      rest,
    )
    .map((all) => all.join('')),
  fc
    .tuple(fc.constantFrom('blob:https://', 'ftp://', 'about:', 'cid:'), fc.domain())
    .map((all) => all.join('')),
  // Addresses that look like one site and open another.
  fc.domain().map((domain) => `https://banque.fr@${domain}/`),
  fc.domain().map((domain) => `https:\\\\${domain}`),
  fc
    .tuple(fc.domain(), fc.constantFrom('\u202e', '\u200b', '\u0000', '\t'), rest)
    .map(([domain, hidden, path]) => `https://${domain}/a${hidden}b${path}`),
)

/** Returns the elements of a signature, including those that only Outlook parses. */
function elementsOf(html: string) {
  const { elements, comments } = parsed(html)
  const forOutlook = comments.flatMap(
    (comment) => parsed(comment.replace('[if mso]>', '').replace('<![endif]', '')).elements,
  )
  return [...elements, ...forOutlook]
}

const shownAddresses = (html: string, name: 'href' | 'src') =>
  elementsOf(html).flatMap((element) => attribute(element, name) ?? [])

type Layout = (typeof layoutKeys)[number]

describe.each(Object.entries(addressFields))('the address in %s', (path, field) => {
  const { shownAs, data, options, shown = (address: string) => address } = field
  const render = (address: string, layout: Layout, to: Target) =>
    renderSignature({ ...data(address), layoutKey: layout }, { ...options?.(address), target: to })
  const isLink = shownAs === 'href'
  const allowed = isLink ? fc.oneof(webAddresses, otherAddresses) : webAddresses
  const rejected = isLink ? unsafeAddresses : fc.oneof(unsafeAddresses, otherAddresses)

  it('is kept byte for byte', () => {
    fc.assert(
      fc.property(allowed, layoutKey, target, (address, layout, to) => {
        const { html, report } = render(address, layout, to)
        // A conditional comment contains a second, VML button for Outlook.
        const times = html.includes('<!--') ? 2 : 1
        expect(shownAddresses(html, shownAs)).toEqual(Array(times).fill(shown(address)))
        expect(report.droppedAddresses).toEqual([])
      }),
    )
  })

  it('is left out and reported when it is unsafe', () => {
    fc.assert(
      fc.property(rejected, layoutKey, target, (address, layout, to) => {
        const { html, report } = render(address, layout, to)
        expect(shownAddresses(html, shownAs)).toEqual([])
        expect(report.droppedAddresses).toEqual([{ path, address }])
      }),
    )
  })
})

/** Digits of German numbers, whose length is not known. */
const digits = fc.array(fc.nat(9), { maxLength: 12 }).map((all) => [4, 9, 1, ...all])
const phones = fc
  .tuple(fc.constantFrom('', '+'), digits, fc.constantFrom('', ' ', '.', '-', '\u00a0'))
  .map(([plus, all, between]) => ({
    typed: plus + all.join(between),
    href: `tel:${plus}${all.join('')}`,
  }))

const nameOf = (allowed: string) =>
  fc.string({ unit: fc.constantFrom(...Array.from(allowed)), minLength: 1, maxLength: 12 })

/**
 * Contact data by the scheme of its link: strings that become links (`typed`), and strings that do
 * not (`unlinked`).
 */
const contacts = {
  'tel:': { typed: phones, unlinked: fc.constantFrom('poste', '12', 'javascript:alert(1)') },
  'mailto:': {
    typed: fc
      .tuple(
        fc.array(nameOf("azAZ09!$'*+=^`{|}~_-é&/#%?€"), { minLength: 1, maxLength: 3 }),
        fc.domain(),
      )
      .map(([names, domain]) => `${names.join('.')}@${domain}`)
      .filter((typed) => typed.length <= 254)
      .map((typed) => ({
        typed,
        href: `mailto:${typed.replace(/[&/#%?]/g, encodeURIComponent)}`,
      })),
    unlinked: fc.constantFrom(
      'a@b.fr?bcc=c@d.fr',
      'a@b.fr,c@d.fr',
      'javascript:a',
      'a@b',
      'a..b@c.fr',
    ),
  },
  'skype:': {
    typed: nameOf('azAZ09._,:@-').map((typed) => ({ typed, href: `skype:${typed}?chat` })),
    unlinked: fc.constantFrom('zoe?call', 'zoe&topic=a', 'zoé d', '"><a href=x>'),
  },
  map: {
    typed: fc
      .string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 40 })
      .map((typed) => typed.trim())
      .filter((typed) => typed !== '')
      .map((typed) => ({
        typed,
        href: `https://maps.google.com/?q=${encodeURIComponent(typed)}`,
      })),
    unlinked: fc.constant(' '),
  },
}

type Kind = keyof typeof contacts
const isContact = (kind: string): kind is Kind => Object.hasOwn(contacts, kind)
const contactFields = Object.entries(textFields).flatMap(([name, kind]) =>
  isContact(kind) ? [{ name, kind }] : [],
)
const wordFields = Object.entries(textFields).filter(([, kind]) => kind === 'words')

const linksOf = (name: string, typed: string, layout: Layout, to: Target) =>
  shownAddresses(renderSignature({ layoutKey: layout, [name]: typed }, { target: to }).html, 'href')

describe.each(contactFields)('the text in $name', ({ name, kind }) => {
  it('becomes a link to exactly this text', () => {
    fc.assert(
      fc.property(contacts[kind].typed, layoutKey, target, ({ typed, href }, layout, to) => {
        expect(linksOf(name, typed, layout, to)).toEqual([href])
      }),
    )
  })

  it('does not become a link if it is not valid contact data', () => {
    fc.assert(
      fc.property(contacts[kind].unlinked, layoutKey, target, (typed, layout, to) => {
        expect(linksOf(name, typed, layout, to)).toEqual([])
      }),
    )
  })
})

it.each(wordFields)('does not link an address in %s', (name) => {
  fc.assert(
    fc.property(webAddresses, layoutKey, target, (typed, layout, to) => {
      expect(linksOf(name, typed, layout, to)).toEqual([])
    }),
  )
})
