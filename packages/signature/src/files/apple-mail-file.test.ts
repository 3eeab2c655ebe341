import fc from 'fast-check'
import PostalMime from 'postal-mime'
import { describe, expect, it } from 'vitest'
import { appleMailFile } from './apple-mail-file.ts'
import { attribute, parsed as parsedHtml } from '../../test/fixtures/parsed.ts'
import { asServed, servedOptions } from '../../test/fixtures/served.ts'
import { fullSignature } from '../../test/fixtures/signatures.ts'
import { example } from '../../test/rendered-example.ts'
import { renderSignature } from '../render/render-signature.ts'

const id = 'd879f2d5-cca1-4bca-aa5f-5eeb54995957'

describe('appleMailFile', () => {
  it('is a MIME part that decodes to the same HTML', async () => {
    const file = appleMailFile(example, 'Atelier', id)
    const parsed = await PostalMime.parse(file.bytes)
    expect(file.name).toBe('Atelier.mailsignature')
    expect(parsed.html?.trimEnd()).toBe(`<body>${example.html}</body>`)
    expect(parsed.messageId).toBe(`<${id}>`)
  })

  it('refers to hosted images, since Mail shows embedded ones at their natural size', async () => {
    const rendered = renderSignature(asServed(fullSignature), {
      ...servedOptions,
      target: 'apple-mail',
    })
    const { html, attachments } = await PostalMime.parse(appleMailFile(rendered, 'x', id).bytes)
    expect(attachments).toEqual([])
    const images = parsedHtml(html ?? '').elements.filter(({ tagName }) => tagName === 'img')
    expect(images).toHaveLength(12)
    for (const image of images) {
      expect(attribute(image, 'src')).toMatch(/^https:\/\/signatures\.exemple\.fr\//)
      expect(Number(attribute(image, 'width'))).toBeGreaterThan(0)
      expect(Number(attribute(image, 'height'))).toBeGreaterThan(0)
    }
  })

  it('is ASCII with lines of at most 76 characters after the headers', () => {
    const text = new TextDecoder().decode(appleMailFile(example, 'Atelier', id).bytes)
    expect(text).toMatch(/^[\t\r\n\x20-\x7e]*$/)
    expect(Math.max(...text.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(76)
  })

  it('preserves any text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 200 }), async (text) => {
        const html = `<p>${text.replace(/[\r\n]/g, ' ')}</p>`
        const parsed = await PostalMime.parse(appleMailFile({ html, text }, 'x', id).bytes)
        expect(parsed.html?.trimEnd()).toBe(`<body>${html}</body>`)
      }),
      { numRuns: 50 },
    )
  })

  it('prevents header injection through the id', () => {
    const file = appleMailFile(example, 'Atelier', 'a>\r\nX-Evil: 1')
    expect(new TextDecoder().decode(file.bytes)).not.toContain('\r\nX-Evil')
  })
})
