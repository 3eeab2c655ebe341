import { describe, expect, it } from 'vitest'
import { layoutKeys, renderSignature, targetKeys } from '../src/index.ts'
import { fullSignature, iconsBaseUrl } from './fixtures/signatures.ts'
import { attribute, parsed } from './fixtures/parsed.ts'

const each = layoutKeys.flatMap((layoutKey) =>
  targetKeys.map((target) => [layoutKey, target] as const),
)

/** Rules that follow from what mail clients support in a signature and what they drop. */
describe.each(each)('%s for %s', (layoutKey, target) => {
  const { html } = renderSignature({ ...fullSignature, layoutKey }, { target, iconsBaseUrl })
  const { elements, errors } = parsed(html)
  const named = (name: string) => elements.filter(({ tagName }) => tagName === name)

  it('consists of layout tables with inline styles and hex colors only', () => {
    expect(errors).toEqual([])
    for (const table of named('table')) {
      expect(attribute(table, 'role')).toBe('presentation')
      expect(attribute(table, 'cellpadding')).toBe('0')
      expect(attribute(table, 'cellspacing')).toBe('0')
      expect(attribute(table, 'border')).toBe('0')
    }
    expect(html).not.toMatch(
      /<style|<script|class=|\sid=|data:|rgb|hsl|position:|float:|flex|margin/,
    )
    for (const [, color] of html.matchAll(/color:([^;"]*)/g)) expect(color).toMatch(/^#[\da-f]{6}$/)
  })

  it('sizes every image by attributes and gives it alternative text', () => {
    expect(named('img').length).toBeGreaterThan(10)
    for (const image of named('img')) {
      expect(attribute(image, 'width')).toMatch(/^[1-9]\d*$/)
      expect(attribute(image, 'height')).toMatch(/^[1-9]\d*$/)
      expect(attribute(image, 'alt')).toBeTruthy()
    }
  })

  it('has padding on cells only, and a color on every text link', () => {
    for (const element of elements)
      if (element.tagName !== 'td')
        expect(attribute(element, 'style') ?? '').not.toContain('padding')
    for (const link of named('a')) {
      const picture = link.childNodes.some(({ nodeName }) => nodeName === 'img')
      if (!picture)
        expect(attribute(link, 'style')).toMatch(/color:#[\da-f]{6};text-decoration:none/)
    }
  })

  it('links phones, email and postal address, which iOS would otherwise link and recolor', () => {
    const words = named('a').map(({ childNodes: [first] }) =>
      first?.nodeName === '#text' && 'value' in first ? first.value : '',
    )
    const { phone, mobile, email, address } = fullSignature
    for (const value of [phone, mobile, email, address]) expect(words).toContain(value)
  })

  it('has roles on tables only, where Yahoo keeps them, and no ARIA attributes', () => {
    const withRole = elements.filter((element) => attribute(element, 'role') !== undefined)
    expect(new Set(withRole.map(({ tagName }) => tagName))).toEqual(new Set(['table']))
    expect(html).not.toContain('aria-')
  })

  it('sets the font in each cell with text, since Outlook does not inherit it', () => {
    for (const cell of named('td')) {
      const words = cell.childNodes.some(
        (node) => node.nodeName === '#text' && 'value' in node && node.value.trim() !== '',
      )
      if (words) expect(attribute(cell, 'style')).toMatch(/font-family:.+font-size:\d+px/)
    }
  })
})

describe('Outlook', () => {
  const html = (target: 'paste' | 'gmail' | 'outlook' | 'email') =>
    renderSignature(fullSignature, { target, iconsBaseUrl }).html

  it('gets a VML button for targets that keep conditional comments', () => {
    for (const target of ['outlook', 'email'] as const) {
      const [vml, open, close] = parsed(html(target)).comments
      expect(vml).toMatch(/^\[if mso\]><v:roundrect .*href="https:\/\/zoom\.us\/j\/8412650397"/)
      expect(vml).toMatch(/width:220px;height:35px.*arcsize="23%".*>Meet me on Zoom</)
      expect([open, close]).toEqual(['[if !mso]><!', '<![endif]'])
    }
    expect(html('paste')).not.toContain('<!--')
    expect(html('gmail')).not.toContain('<!--')
  })

  it.each(layoutKeys)(
    'gets exact line heights in %s, except around icons, which it would crop',
    (layoutKey) => {
      for (const target of ['paste', 'outlook', 'email'] as const) {
        const styles = parsed(
          renderSignature({ ...fullSignature, layoutKey }, { target, iconsBaseUrl }).html,
        ).elements.flatMap((element) =>
          element.tagName === 'td' ? (attribute(element, 'style') ?? []) : [],
        )
        const heights = styles.filter((style) => style.includes('line-height:'))
        const ordinary = heights.filter((style) => !style.includes('mso-line-height-rule:exactly;'))
        expect(ordinary).toEqual([expect.stringContaining('font-size:18px;line-height:32px')])
        expect(heights.length).toBeGreaterThan(ordinary.length)
      }
      expect(html('gmail')).not.toContain('mso-')
    },
  )

  it('gets no border-radius, which it does not support', () => {
    expect(html('outlook')).not.toContain('border-radius')
    expect(html('paste')).toContain('border-radius:12px')
  })

  it('gets conditional comments that user input cannot end', () => {
    const data = { ...fullSignature.addons.videoConf.data, buttonText: '--><b>x</b><![endif]-->' }
    const addons = {
      ...fullSignature.addons,
      videoConf: { ...fullSignature.addons.videoConf, data },
    }
    const result = parsed(renderSignature({ ...fullSignature, addons }, { target: 'email' }).html)
    expect(result.comments).toHaveLength(3)
    expect(result.text).toContain('--><b>x</b><![endif]-->')
  })
})
