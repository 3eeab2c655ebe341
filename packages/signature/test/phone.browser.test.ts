import { describe, expect, it, onTestFinished } from 'vitest'
import { layoutKeys, renderSignature, targetKeys } from '../src/index.ts'
import type { SignatureInput, SocialIcon, Target } from '../src/index.ts'
import { fullSignature, socialIcons, typicalSignature } from './fixtures/signatures.ts'

/** Creates an image of the given size as a data URL. */
const painted = (width: number, height: number): string => {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  pen.fillRect(0, 0, width, height)
  return canvas.toDataURL('image/png')
}

const picture = (width: number, height: number, shownWidth: number) => ({
  media: { src: painted(width, height), type: 'image/png', width, height, alt: 'Atelier Lumen' },
  width: shownWidth,
  url: 'https://www.atelier-lumen.fr',
})

const icons = (count: number): { socialIcons: SocialIcon[]; width: number } => {
  const src = painted(52, 52)
  return { socialIcons: socialIcons(count).map((icon) => ({ ...icon, src })), width: 26 }
}

/**
 * Shows a mail on a screen of the given width and waits for the images. Returns the mail's
 * document.
 */
async function mail(html: string, width: number): Promise<Document> {
  const frame = document.createElement('iframe')
  frame.style.cssText = `width:${width}px;height:900px;border:0`
  document.body.append(frame)
  onTestFinished(() => frame.remove())
  const page = frame.contentDocument
  if (!page) throw new Error('the frame has no page')
  page.open()
  page.write(`<!doctype html><body>${html}`)
  page.close()
  await Promise.all([...page.images].map((image) => image.decode()))
  return page
}

const render = (data: SignatureInput, target?: Target): string =>
  renderSignature(data, { localImages: true, target }).html

const long = 'Donaudampfschifffahrtsgesellschaftskapitänskajütentürschlüssel'

const square = { logo: picture(192, 192, 96) }
const typical: SignatureInput = { ...typicalSignature, ...square, banner: {}, social: icons(4) }
const short: SignatureInput = {
  firstName: 'Li',
  lastName: 'Wu',
  positionInCompany: 'Juriste',
  phone: '01 84 60 21 47',
  email: 'li@wu.fr',
}
const { addons } = fullSignature
const wideButton = { ...addons.videoConf, data: { ...addons.videoConf.data, width: 800 } }

const signatures: Record<string, SignatureInput> = {
  'a typical signature': typical,
  'a signature without pictures': { ...typical, logo: {}, social: {} },
  'twenty icons': { ...typical, social: icons(20) },
  'every part': { ...fullSignature, ...square, banner: picture(960, 240, 480), social: icons(10) },
  'a button and a notice of 800 pixels': {
    ...typical,
    addons: {
      ...addons,
      videoConf: wideButton,
      disclaimer: { ...addons.disclaimer, data: { ...addons.disclaimer.data, width: 800 } },
    },
  },
  'a banner of 1,000 pixels': { ...typical, banner: picture(1000, 200, 1000) },
  'a logo of 400 pixels': { ...typical, logo: picture(800, 200, 400) },
  'a high logo': { ...typical, logo: picture(200, 500, 100) },
  'short values': short,
  'short values beside a high logo': { ...short, logo: picture(400, 600, 200) },
  'text of 30 pixels': { ...typical, fontStyle: { fontSize: 30 } },
  'words that are wider than the screen': {
    ...typical,
    firstName: long,
    companyName: long,
    positionInCompany: long,
    email: `${long}@example.fr`,
    address: long,
    customFields: [{ key: long, value: long, url: '' }],
    signoff: { key: 'custom', text: long },
    social: { caption: long, ...icons(4) },
    addons: {
      ...addons,
      greenMessage: { enabled: true, order: 0, data: { key: 'custom', text: long } },
    },
  },
}

const each = layoutKeys.flatMap((layoutKey) =>
  Object.entries(signatures).map(([name, data]) => ({ layoutKey, name, data })),
)

/** Returns the lines of text with their positions. */
function textBoxes(page: Document): { words: string; box: DOMRect }[] {
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT)
  const boxes: { words: string; box: DOMRect }[] = []
  while (walker.nextNode()) {
    const range = page.createRange()
    range.selectNode(walker.currentNode)
    const words = walker.currentNode.textContent ?? ''
    for (const box of range.getClientRects()) boxes.push({ words, box })
  }
  return boxes
}

describe('on a phone of 375 pixels', () => {
  it.each(each)('keeps $name in $layoutKey within 360 px', async ({ layoutKey, data }) => {
    const page = await mail(render({ ...data, layoutKey }), 375)
    const boxes = [...page.querySelectorAll('body *')].map((element) =>
      element.getBoundingClientRect(),
    )
    expect(boxes.length).toBeGreaterThan(3)
    expect(Math.max(...boxes.map(({ width }) => width))).toBeLessThanOrEqual(360)
    expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(375 - 8)
  })

  it.each(targetKeys)('shrinks a wide banner in proportion, for %s', async (target) => {
    const page = await mail(render({ banner: picture(960, 240, 480) }, target), 375)
    const box = page.images[0]?.getBoundingClientRect()
    expect(box?.width).toBe(359)
    expect(box?.height).toBeCloseTo(359 / 4, 0)
  })

  it.each(layoutKeys)(
    'does not break words in short values next to a logo in %s',
    async (layoutKey) => {
      for (const logo of [picture(192, 192, 96), picture(400, 600, 200), picture(800, 200, 400)]) {
        const boxes = textBoxes(await mail(render({ ...short, logo, layoutKey }), 375))
        for (const words of ['Juriste', '01 84 60 21 47', 'li@wu.fr'])
          expect(boxes.filter((line) => line.words === words)).toHaveLength(1)
      }
    },
  )

  it.each(layoutKeys)(
    'keeps a logo large enough to be recognised when it is next to text, in %s',
    async (layoutKey) => {
      const page = await mail(render({ ...typical, logo: picture(800, 800, 400), layoutKey }), 375)
      const box = page.images[0]?.getBoundingClientRect()
      const logo = page.querySelector('img[alt="Atelier Lumen"]')?.getBoundingClientRect() ?? box
      expect(logo?.width).toBeGreaterThanOrEqual(96)
      expect(logo?.height).toBe(logo?.width)
    },
  )

  it('stacks the columns of layout3, with each divider on the left of its column', async () => {
    const page = await mail(render({ ...typical, layoutKey: 'layout3' }), 375)
    const ruled = [...page.querySelectorAll<HTMLElement>('td[style*="border-left"]')]
    expect(ruled).toHaveLength(2)
    const boxes = textBoxes(page)
    const name = boxes.find(({ words }) => words === 'Camille Durand')?.box
    const [contacts, logo] = ruled.map((cell) => cell.getBoundingClientRect())
    expect(contacts?.top).toBeGreaterThan(name?.bottom ?? 0)
    expect(logo?.top).toBeGreaterThanOrEqual(contacts?.bottom ?? 0)
    expect([contacts?.left, logo?.left]).toEqual([name?.left, name?.left])
  })

  it('shows the contact data of layout2 in one column', async () => {
    const boxes = textBoxes(await mail(render({ ...typical, layoutKey: 'layout2' }), 375))
    const left = ['01 84 60 21 47', '12 rue des Petites-Écuries, 75010 Paris'].map(
      (value) => boxes.find(({ words }) => words === value)?.box.top,
    )
    expect(left[0]).toBeLessThan(left[1] ?? 0)
    expect(boxes.filter(({ words }) => words.startsWith('12 rue des'))).toHaveLength(1)
  })
})

/** Styles whose only purpose is to fit a signature on a phone; Outlook for Windows ignores them. */
const phoneOnly =
  /(?:display:inline-block|(?:max|min)-width:[^;"]+|word-break:[^;"]+|(?<=[;"])height:auto|line-height:0(?=[;"]))/g
const withoutPhone = (html: string): string =>
  html
    .replace(phoneOnly, '')
    .replace(/(<table [^>]*border="0"(?: width="\d+")?) height="\d+"/g, '$1')

describe('on a desktop', () => {
  const places = (page: Document) => [
    ...textBoxes(page).map(({ words, box }) => ({ what: words, box })),
    ...[...page.images].map((image) => ({ what: image.alt, box: image.getBoundingClientRect() })),
  ]
  const dividers = (page: Document) =>
    [...page.querySelectorAll('td[style*="border-"]')].map((cell) => cell.getBoundingClientRect())

  const tooWide = 'words that are wider than the screen'
  const unbroken = each.filter((one) => one.layoutKey !== 'layout-art-f' || one.name !== tooWide)

  it('breaks a single long word at the width of layout-art-f, 400 pixels', async () => {
    // Twice as long, so that it is wider than 400 pixels in any font.
    const word = long.repeat(2)
    const data = { ...signatures[tooWide], companyName: word, layoutKey: 'layout-art-f' } as const
    const html = render(data)
    const lines = (page: Document) => textBoxes(page).filter(({ words }) => words === word)
    const [shown, plain] = [
      lines(await mail(html, 2400)),
      lines(await mail(withoutPhone(html), 2400)),
    ]
    expect(Math.max(...shown.map(({ box }) => box.width))).toBeLessThanOrEqual(400)
    expect(shown.length).toBeGreaterThan(plain.length)
  })

  it.each(unbroken)(
    'lays out $name in $layoutKey as it would without the phone styles',
    async (one) => {
      const html = render({ ...one.data, layoutKey: one.layoutKey })
      const plain = withoutPhone(html)
      expect(plain).not.toBe(html)
      const [shown, expected] = [await mail(html, 2400), await mail(plain, 2400)]
      const [places1, places2] = [places(shown), places(expected)]
      expect(places1.map(({ what }) => what)).toEqual(places2.map(({ what }) => what))
      for (const [index, { box }] of places1.entries()) {
        const other = places2[index]?.box
        for (const side of ['left', 'top', 'right', 'bottom'] as const)
          expect(Math.abs(box[side] - (other?.[side] ?? NaN))).toBeLessThanOrEqual(0.5)
      }
      // Tolerate 2 px: next to icons, the height of layout3's dividers depends on the font's line
      // height.
      for (const [index, { left, height }] of dividers(shown).entries()) {
        const other = dividers(expected)[index]
        expect(Math.abs(left - (other?.left ?? NaN))).toBeLessThanOrEqual(1)
        expect(Math.abs(height - (other?.height ?? NaN))).toBeLessThanOrEqual(2)
      }
    },
  )
})

it.each(layoutKeys)('keeps the size of a banner that is missing, in %s', async (layoutKey) => {
  const html = renderSignature({ ...fullSignature, layoutKey }).html
  const frame = document.createElement('iframe')
  frame.style.cssText = 'width:1000px;height:900px'
  frame.srcdoc = `<!doctype html><body>${html.replaceAll('src="https:', 'src="https://missing.invalid/')}`
  const loaded = new Promise((resolve) => (frame.onload = resolve))
  document.body.append(frame)
  onTestFinished(() => frame.remove())
  await loaded
  const banner = frame.contentDocument?.querySelector('img[alt="Journées portes ouvertes"]')
  const { width, height } = banner?.getBoundingClientRect() ?? {}
  expect({ width, height }).toEqual({ width: 480, height: 120 })
})
