import { describe, expect, it, onTestFinished } from 'vitest'
import {
  layoutKeys,
  renderSignature,
  signOffPresets,
  targetKeys,
  textAddonPresets,
} from '../src/index.ts'
import type { SignatureInput, Target } from '../src/index.ts'
import { sampleSignatures } from '../src/samples/index.ts'
import { fullSignature } from './fixtures/signatures.ts'

/** Adds a rendered signature to the page, as a mail client would. */
const shown = (data: SignatureInput, width?: number, target?: Target): HTMLElement => {
  const mail = document.createElement('div')
  mail.innerHTML = renderSignature(data, { localImages: true, target }).html
  if (width !== undefined) mail.style.width = `${width}px`
  document.body.append(mail)
  onTestFinished(() => mail.remove())
  return mail
}

const box = (mail: HTMLElement, words: string): DOMRect => {
  const walker = document.createTreeWalker(mail, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { currentNode } = walker
    if (!currentNode.textContent?.includes(words)) continue
    const range = document.createRange()
    range.selectNode(currentNode)
    return range.getBoundingClientRect()
  }
  throw new Error(`${words} is not shown`)
}

describe('text', () => {
  it('[2.3.27] signs off with Cordialement, Merci, Bien à vous or the user’s own words', () => {
    const words = (key: 'cdt' | 'thx' | 'bav' | 'custom', text = '') =>
      shown({ signoff: { key, text } }).innerText.trim()
    expect(signOffPresets.map(({ key }) => words(key))).toEqual([
      'Cordialement',
      'Merci',
      'Bien à vous',
    ])
    expect(words('custom', 'À très vite,\nZoé')).toBe('À très vite,\nZoé')
  })

  it('[2.3.25] shows a French legal confidentiality text for Confidentiel', () => {
    const preset = textAddonPresets.disclaimer.find(({ label }) => label === 'Confidentiel')
    const data = { key: preset?.key ?? '', width: 400 }
    const mail = shown({ addons: { disclaimer: { enabled: true, order: 0, data } } })
    expect(mail.innerText).toMatch(/^Ce message et ses pièces jointes sont confidentiels/)
    expect(mail.innerText).toContain('destinataires')
  })
})

describe('structure', () => {
  const mail = (layoutKey: (typeof layoutKeys)[number]) => {
    const page = shown({ ...fullSignature, layoutKey }, 1000)
    const logo = page.querySelector('img[alt="Atelier Lumen"]')?.getBoundingClientRect()
    if (!logo) throw new Error('the logo is not shown')
    return { logo, name: box(page, 'Camille Durand'), email: box(page, 'camille.durand@'), page }
  }

  it('puts the logo left of the name and the contact data below the name in layout1', () => {
    const { logo, name, email } = mail('layout1')
    expect(logo.right).toBeLessThan(name.left)
    expect(email.top).toBeGreaterThan(name.bottom - 1)
    expect(email.left).toBeCloseTo(name.left, 0)
  })

  it('puts the name on top, contact data in two columns and the logo at the bottom in layout2', () => {
    const { logo, name, email, page } = mail('layout2')
    expect(email.top).toBeGreaterThan(name.bottom)
    expect(box(page, '12 rue des Petites').left).toBeGreaterThan(email.right)
    expect(logo.top).toBeGreaterThan(email.bottom)
    expect(logo.left).toBeCloseTo(name.left, 0)
  })

  it('puts name, contact data and logo side by side in layout3', () => {
    const { logo, name, email } = mail('layout3')
    expect(name.right).toBeLessThan(email.left)
    expect(email.right).toBeLessThan(logo.left)
  })

  it('centres logo and name in layout-art-f, with the logo on top and the contact data below', () => {
    const { logo, name, email, page } = mail('layout-art-f')
    expect(logo.bottom).toBeLessThan(name.top)
    expect(name.bottom).toBeLessThan(email.top)
    const axis = (page.querySelector('table')?.getBoundingClientRect().width ?? 0) / 2
    const middle = ({ left, right }: DOMRect): number => (left + right) / 2
    const left = page.getBoundingClientRect().left
    expect(middle(logo) - left).toBeCloseTo(axis, -1)
    expect(middle(name) - left).toBeCloseTo(axis, -1)
  })

  it('shows logos at their configured width, not at their natural width', () => {
    for (const sample of sampleSignatures) {
      const logo = shown(sample).querySelector('img')
      expect(logo?.getBoundingClientRect().width).toBe(sample.logo.width)
    }
  })
})

const layoutsAndTargets = layoutKeys.flatMap((layoutKey) =>
  targetKeys.map((target) => ({ layoutKey, target })),
)

describe.each(layoutsAndTargets)(
  'a text addon of a fixed width in $layoutKey for $target',
  ({ layoutKey, target }) => {
    const { disclaimer, greenMessage } = fullSignature.addons
    const long = 'Ce message et ses pièces jointes sont confidentiels. '.repeat(12)
    const green = 'Pensez à la planète avant d’imprimer ce courriel. '.repeat(12)
    const page = (width: number | null, data: SignatureInput) => {
      const addon = (text: string) => ({
        ...disclaimer,
        data: { ...disclaimer.data, key: 'custom', text, width },
      })
      const addons = { disclaimer: addon(long), greenMessage: { ...addon(green), order: 2 } }
      return shown({ ...data, layoutKey, addons }, 900, target)
    }
    /** Returns each part's position relative to the signature. */
    const places = (mail: HTMLElement) => {
      const { x, y } = mail.getBoundingClientRect()
      return ['Camille Durand', '01 84 60', 'camille.durand@', '12 rue des', 'Horaires'].map(
        (words) => {
          const { left, top, width, height } = box(mail, words)
          return { words, left: left - x, top: top - y, width, height }
        },
      )
    }
    const without: SignatureInput = { ...fullSignature, layoutKey, addons: {} }
    const { banner: _, ...unbannered } = without

    it.each([
      ['with a wide banner', without],
      ['without a banner', unbannered],
    ])('does not move the name and contact data of a signature %s', (_name, data) => {
      const undisturbed = places(shown({ ...data, layoutKey }, 900, target))
      expect(places(page(200, data))).toEqual(undisturbed)
    })

    it.each([200, 360])('is at most %i pixels wide, even if other parts are wider', (width) => {
      const mail = page(width, without)
      for (const words of ['confidentiels', 'planète']) {
        const text = box(mail, words)
        expect(text.width).toBeLessThanOrEqual(width)
        expect(text.width).toBeGreaterThan(width * 0.8)
      }
    })

    it('shrinks on a narrower screen', () => {
      const addons = {
        greenMessage: { ...greenMessage, data: { ...greenMessage.data, width: 600 } },
      }
      const mail = shown({ layoutKey, addons }, 300, target)
      const { width } = box(mail, 'Adoptons')
      expect(width).toBeLessThanOrEqual(300)
    })
  },
)
