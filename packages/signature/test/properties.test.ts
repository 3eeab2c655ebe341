import fc from 'fast-check'
import { assert, describe, expect, it } from 'vitest'
import {
  completeSignatureData,
  layoutKeys,
  parseSignatureData,
  renderSignature,
  safeUrl,
} from '../src/index.ts'
import type { SignatureInput } from '../src/index.ts'
import { addresses, options, signatures, validSignatures, words } from './fixtures/arbitraries.ts'
import { attribute, parsed } from './fixtures/parsed.ts'

const elements = new Set(['table', 'tbody', 'tr', 'td', 'a', 'img', 'b', 'span', 'br'])
const attributes = new Set(
  'role cellpadding cellspacing border width height align valign bgcolor style href src alt'.split(
    ' ',
  ),
)
const link = /^(?:https?|mailto|tel|sms|skype|callto):/i
const declarations = /^(?:[a-z-]+:[#\w.,%' -]+;?)*$/

/**
 * Returns text as the output shows it: trimmed, with `\n` as the line break, and with U+FFFD in
 * place of characters that no document may contain.
 */
const printed = (value: string): string =>
  value
    .trim()
    .replace(/(?![\t\n\r])\p{Cc}|\p{Cs}|\p{NChar}/gu, '\ufffd')
    .replace(/\r\n?|\n/g, '\n')

/** Returns a field of one line, such as a name, as the HTML shows it. */
const onOneLine = (value: string): string => printed(value).replaceAll('\n', ' ')

/** Returns a website without its protocol, and without a path that is only a slash. */
const websiteAsShown = (website: string): string =>
  website
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/^([^/]*)\/$/, '$1')

/** User input for optional fields. */
const typed = fc.record({
  firstName: words,
  lastName: words,
  signOff: words,
  caption: words,
  button: words,
  disclaimer: words,
  greenMessage: words,
})

type Typed = typeof typed extends fc.Arbitrary<infer Value> ? Value : never

/**
 * Creates a signature that shows every typed field: addons are enabled, and links have addresses.
 */
const withTyped = (data: SignatureInput, said: Typed) => {
  const { addons } = data
  const url = 'https://www.exemple.fr'
  return {
    ...data,
    firstName: said.firstName,
    lastName: said.lastName,
    signoff: { ...data.signoff, key: 'custom', text: said.signOff },
    customFields: (data.customFields ?? []).map(({ key, value }) => ({
      key: key ?? '',
      value,
      url,
    })),
    social: {
      ...data.social,
      caption: said.caption,
      socialIcons: [...(data.social?.socialIcons ?? []), { icon: 'linkedin', url }],
    },
    addons: {
      disclaimer: {
        ...addons?.disclaimer,
        enabled: true,
        data: { ...addons?.disclaimer?.data, key: 'custom', text: said.disclaimer },
      },
      greenMessage: {
        ...addons?.greenMessage,
        enabled: true,
        data: { ...addons?.greenMessage?.data, key: 'custom', text: said.greenMessage },
      },
      videoConf: {
        ...addons?.videoConf,
        enabled: true,
        data: { ...addons?.videoConf?.data, buttonText: said.button, url },
      },
    },
  } satisfies SignatureInput
}

describe('any signature', () => {
  it('renders without an exception', () => {
    fc.assert(
      fc.property(fc.anything(), fc.constantFrom(...layoutKeys), (value, layoutKey) => {
        renderSignature(value as SignatureInput)
        const addons = { disclaimer: value, videoConf: value, greenMessage: value }
        const nested = { layoutKey, fontStyle: value, logo: value, banner: value, addons }
        renderSignature({ ...nested, social: value, customFields: [value] } as SignatureInput)
      }),
    )
  })

  it('yields HTML that parses without errors and contains only known elements', () => {
    fc.assert(
      fc.property(signatures, options, (data, option) => {
        const result = parsed(renderSignature(data, option).html)
        expect(result.errors).toEqual([])
        for (const element of result.elements) {
          expect(elements).toContain(element.tagName)
          for (const { name } of element.attrs) expect(attributes).toContain(name)
        }
      }),
    )
  })

  it('yields only addresses with an allowed scheme, and only plain style declarations', () => {
    fc.assert(
      fc.property(signatures, options, (data, option) => {
        for (const element of parsed(renderSignature(data, option).html).elements) {
          const href = attribute(element, 'href')
          if (href !== undefined) expect(href).toMatch(link)
          const src = attribute(element, 'src')
          if (src !== undefined) expect(src).toMatch(/^https?:\/\//i)
          expect(attribute(element, 'style') ?? '').toMatch(declarations)
          if (element.tagName !== 'img') continue
          expect(Number(attribute(element, 'width'))).toBeGreaterThan(0)
          expect(Number(attribute(element, 'height'))).toBeGreaterThan(0)
          expect(attribute(element, 'alt')).toBeDefined()
        }
      }),
    )
  })

  it('shows the text of every field as typed, in every layout', () => {
    const fields = [
      'positionInCompany',
      'teamName',
      'companyName',
      'phone',
      'mobile',
      'skype',
      'email',
      'address',
    ] as const
    fc.assert(
      fc.property(signatures, options, typed, (given, { target }, said) => {
        const data = withTyped(given, said)
        const { html, text } = renderSignature(data, { target })
        const seen = parsed(html).text
        const { firstName, lastName } = said
        const named = [firstName.trim(), lastName.trim()].filter((part) => part !== '').join(' ')
        const website = websiteAsShown(data.companyWebsite ?? '')
        const custom = data.customFields.flatMap(({ key, value }) => [key, value ?? ''])
        for (const value of [named, said.caption, said.button]) {
          expect(seen).toContain(onOneLine(value))
          expect(text).toContain(printed(value))
        }
        const blocks = [said.signOff, said.disclaimer, said.greenMessage]
        const words = [website, ...custom, ...fields.map((field) => data[field] ?? '')]
        for (const value of [...words, ...blocks]) {
          expect(seen).toContain(printed(value))
          expect(text).toContain(printed(value))
        }
      }),
    )
  })

  it('has plain text whenever it has HTML', () => {
    fc.assert(
      fc.property(signatures, options, (data, option) => {
        const { html, text } = renderSignature(data, option)
        expect(text === '').toBe(html === '')
      }),
    )
  })

  it('links each allowed address, and reports each rejected one', () => {
    fc.assert(
      fc.property(addresses, fc.constantFrom(...layoutKeys), (url, layoutKey) => {
        const { html, report } = renderSignature({
          layoutKey,
          customFields: [{ key: 'Lien', value: 'ici', url }],
        })
        const links = parsed(html).elements.flatMap((element) => attribute(element, 'href') ?? [])
        const allowed = safeUrl(url)
        expect(links).toEqual(allowed === null ? [] : [allowed])
        const dropped = allowed === null && url.trim() !== ''
        expect(report.droppedAddresses).toEqual(
          dropped ? [{ path: 'customFields[0].url', address: url }] : [],
        )
      }),
    )
  })

  it('renders the same each time, with or without defaults filled in', () => {
    fc.assert(
      fc.property(signatures, options, (data, option) => {
        const once = renderSignature(data, option)
        expect(renderSignature(data, option)).toEqual(once)
        expect(renderSignature(completeSignatureData(data), option)).toEqual(once)
      }),
    )
  })

  it('survives a round trip through its stored form', () => {
    fc.assert(
      fc.property(validSignatures, (data) => {
        const parsedOnce = parseSignatureData(JSON.stringify(data))
        assert(parsedOnce.ok)
        expect(parseSignatureData(JSON.stringify(parsedOnce.data))).toEqual(parsedOnce)
      }),
    )
  })
})
