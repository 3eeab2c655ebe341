import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  completeSignatureData,
  layoutKeys,
  parseSignatureData,
  renderSignature,
  safeUrl,
} from '../src/index.ts'
import type { SignatureInput } from '../src/index.ts'
import { addresses, options, signatures, words } from './fixtures/arbitraries.ts'
import { attribute, parsed } from './fixtures/parsed.ts'

const elements = new Set(['table', 'tbody', 'tr', 'td', 'a', 'img', 'b', 'span', 'br'])
const attributes = new Set(
  'role cellpadding cellspacing border width height align valign bgcolor style href src alt'.split(
    ' ',
  ),
)
const link = /^(?:https?|mailto|tel|sms|skype|callto):/i
const declarations = /^(?:[a-z-]+:[#\w.,%' -]+;?)*$/

/** As the output shows a field: no invisible ends, nothing that no document may hold. */
const shown = (value: string): string =>
  value
    .trim()
    .replace(/(?![\t\n\r])\p{Cc}|\p{Cs}|\p{NChar}/gu, '\ufffd')
    .replace(/\r\n?|\n/g, ' ')

describe('arbitrary signatures', () => {
  it('are rendered without an exception, whatever they are', () => {
    fc.assert(
      fc.property(fc.anything(), fc.constantFrom(...layoutKeys), (value, layoutKey) => {
        renderSignature(value as SignatureInput)
        const addons = { disclaimer: value, videoConf: value, greenMessage: value }
        const nested = { layoutKey, fontStyle: value, logo: value, banner: value, addons }
        renderSignature({ ...nested, social: value, customFields: [value] } as SignatureInput)
      }),
    )
  })

  it('give HTML that parses without a fault and holds nothing but known elements', () => {
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

  it('let no address through but of an allowed scheme, and no style but of plain declarations', () => {
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

  it('show the text of every field, in every layout, as it was typed', () => {
    const fields = ['companyName', 'phone', 'mobile', 'skype', 'email', 'address'] as const
    fc.assert(
      fc.property(signatures, words, words, (data, first, last) => {
        const { html, text } = renderSignature({ ...data, firstName: first, lastName: last })
        const seen = parsed(html).text
        const name = shown(first) && shown(last) ? `${first.trim()} ${last.trim()}` : first + last
        expect(seen).toContain(shown(name))
        for (const field of fields) expect(seen).toContain(shown(data[field] ?? ''))
        for (const { value } of data.customFields ?? []) expect(seen).toContain(shown(value ?? ''))
        if (html !== '') expect(text).not.toBe('')
      }),
    )
  })

  it('keep links intact: what a reader follows is what was typed', () => {
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

  it('are rendered alike each time, and alike when they are complete', () => {
    fc.assert(
      fc.property(signatures, options, (data, option) => {
        const once = renderSignature(data, option)
        expect(renderSignature(data, option)).toEqual(once)
        expect(renderSignature(completeSignatureData(data), option)).toEqual(once)
      }),
    )
  })

  it('come back equal from a round trip through their stored form', () => {
    fc.assert(
      fc.property(signatures, (data) => {
        const parsedOnce = parseSignatureData(JSON.stringify(data))
        if (!parsedOnce.ok) return
        expect(parseSignatureData(JSON.stringify(parsedOnce.data))).toEqual(parsedOnce)
      }),
    )
  })
})
