import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { layoutKeys, layoutNames, layouts, renderSignature } from '../src/index.ts'
import type { LayoutKey, SignatureData } from '../src/index.ts'
import { fullSignature, iconsBaseUrl, typicalSignature } from './fixtures/signatures.ts'
import { attribute, parsed } from './fixtures/parsed.ts'
import type { Element } from './fixtures/parsed.ts'

const render = (data: Partial<SignatureData>, layoutKey: LayoutKey) =>
  parsed(renderSignature({ ...data, layoutKey }, { iconsBaseUrl }).html)

const images = (elements: readonly Element[]) =>
  elements.filter(({ tagName }) => tagName === 'img').map((image) => attribute(image, 'alt'))

/** Fields that a signature may lack. */
const optional = [
  'firstName',
  'lastName',
  'companyName',
  'positionInCompany',
  'teamName',
  'phone',
  'mobile',
  'skype',
  'email',
  'address',
  'companyWebsite',
  'logo',
  'banner',
  'social',
  'customFields',
  'signoff',
  'addons',
] as const

const hasContent = (cell: Element): boolean =>
  attribute(cell, 'bgcolor') !== undefined ||
  cell.childNodes.some(
    (node) =>
      ('tagName' in node && (node.tagName === 'img' || hasContent(node))) ||
      (node.nodeName === '#text' && 'value' in node && node.value.trim() !== ''),
  )

it('registers each layout under its own key, with a name', () => {
  expect(Object.keys(layouts)).toEqual(layoutKeys)
  for (const key of layoutKeys) {
    expect(layouts[key].key).toBe(key)
    expect(layoutNames[key]).not.toBe('')
  }
})

it('gives each layout its own structure and order of content', () => {
  const outlines = layoutKeys.map((key) => {
    const { elements, text } = render(fullSignature, key)
    const tags = elements.map(({ tagName }) => tagName).join(' ')
    const places = ['Camille', 'camille.durand@', 'Suivez'].map((word) => text.indexOf(word))
    const order = places.toSorted((a, b) => a - b).map((place) => places.indexOf(place))
    return `${tags} ${order.join(' ')}`
  })
  expect(new Set(outlines).size).toBe(layoutKeys.length)
})

describe.each(layoutKeys)('%s', (key) => {
  it('shows every field', () => {
    const { text, elements } = render(fullSignature, key)
    for (const words of [
      'Cordialement',
      'Camille Durand',
      'Directrice artistique, Studio',
      'Atelier Lumen',
      '01 84 60 21 47',
      '+33 (0)6 12 34 56 78',
      'camille.durand@atelier-lumen.fr',
      'www.atelier-lumen.fr',
      '12 rue des Petites-Écuries, 75010 Paris',
      'Agenda',
      'Prendre rendez-vous',
      'Horaires',
      'du lundi au jeudi',
      'Suivez le studio',
      'Meet me on Zoom',
      'Ce message et ses pièces jointes sont confidentiels',
      'Adoptons l’éco-attitude',
    ])
      expect(text).toContain(words)
    expect(images(elements)).toEqual(
      expect.arrayContaining(['Atelier Lumen', 'Journées portes ouvertes', 'LinkedIn', 'Threads']),
    )
  })

  it('links contact data, images, icons and the button', () => {
    const links = render(fullSignature, key).elements.flatMap(
      (element) => attribute(element, 'href') ?? [],
    )
    expect(links).toEqual(
      expect.arrayContaining([
        'tel:0184602147',
        'tel:+33612345678',
        'mailto:camille.durand@atelier-lumen.fr',
        'skype:camille.durand?chat',
        'https://www.atelier-lumen.fr',
        'https://www.atelier-lumen.fr/portes-ouvertes',
        'https://rdv.atelier-lumen.fr/camille?lieu=studio&duree=30',
        'https://www.linkedin.com/in/camille-durand',
        'https://zoom.us/j/8412650397',
      ]),
    )
  })

  it('leaves no empty cell, stray separator or bare label for missing fields', () => {
    fc.assert(
      fc.property(fc.subarray([...optional]), (missing) => {
        const data: Partial<SignatureData> = { ...fullSignature }
        for (const field of missing) delete data[field]
        const { elements, text } = render(data, key)
        for (const element of elements.filter(({ tagName }) => tagName === 'td'))
          expect(hasContent(element)).toBe(true)
        for (const line of text.split('\n').map((words) => words.trim()))
          expect(line).not.toMatch(/^[·,—:|]|[·,—:|]$|^(?:[TMEWSA]|Agenda|Horaires)$/)
        expect(elements.filter(({ tagName }) => tagName === 'tr').every(hasContent)).toBe(true)
      }),
    )
  })

  it('has no divider next to an empty part', () => {
    const alone = { phone: fullSignature.phone, email: fullSignature.email }
    const { html } = renderSignature({ ...alone, layoutKey: key })
    expect(html).not.toMatch(/border-(?:left|top)|bgcolor/)
    const { html: pictured } = renderSignature({ logo: fullSignature.logo, layoutKey: key })
    expect(pictured).not.toMatch(/border-(?:left|top):|bgcolor/)
  })

  it('shows nothing for an empty signature', () => {
    expect(renderSignature({ layoutKey: key })).toMatchObject({ html: '', text: '' })
    const blank = { layoutKey: key, firstName: ' ', customFields: [{ key: 'Agenda' }] }
    expect(renderSignature(blank)).toMatchObject({ html: '', text: '' })
  })

  it.each(['logo', 'banner', 'social', 'customFields', 'phone'] as const)(
    'shows %s if it is the only field',
    (field) => {
      const { html, text } = renderSignature(
        { layoutKey: key, [field]: fullSignature[field] },
        { iconsBaseUrl },
      )
      expect(
        parsed(html)
          .elements.filter(({ tagName }) => tagName === 'td')
          .every(hasContent),
      ).toBe(true)
      expect(text).not.toBe('')
    },
  )

  it('applies the design’s sizes, colors and font', () => {
    const fontStyle = {
      fontSize: 20,
      fontColor: '#0a0b0c',
      fontColor2: '#0d0e0f',
      fontFamily: 'Georgia',
    }
    const { signoff: _, ...data } = typicalSignature
    const { html } = renderSignature({ ...data, layoutKey: key, fontStyle })
    expect(html).toContain('font-family:Georgia,serif;font-size:18px;')
    expect(html).toContain('#0a0b0c')
    expect(html).toContain('#0d0e0f')
    expect(html).not.toContain('Verdana')
  })

  it('keeps fonts legible, however small or large the stored size is', () => {
    const sizes = (fontSize: number) => {
      const data = { ...typicalSignature, layoutKey: key }
      const { html } = renderSignature({ ...data, fontStyle: { ...data.fontStyle, fontSize } })
      return [...html.matchAll(/font-size:(\d+)px/g)].map(([, size]) => Number(size))
    }
    expect(Math.min(...sizes(-3).filter((size) => size > 1))).toBeGreaterThanOrEqual(8)
    expect(Math.max(...sizes(999))).toBeLessThanOrEqual(38)
  })
})
