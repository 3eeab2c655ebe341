import { describe, expect, it } from 'vitest'
import { everyPart, iconsBaseUrl } from '../checks/every-part.fixture.ts'
import { usedFeatures } from '../checks/used-features.ts'
import { clients, features } from '../checks/generated/client-support.ts'
import { layoutKeys } from '../model/signature-data.ts'
import { renderSignature } from '../render/render-signature.ts'
import { targetKeys } from '../targets/targets.ts'
import { emulateClient, loadEmulator } from './emulate-client.ts'
import { emulatedClientKeys, emulatedClients } from './emulated-clients.ts'
import type { EmulatedClientKey } from './emulated-clients.ts'

/** Returns the HTML as the client shows it, and the names of the features it removed. */
async function seenIn(client: EmulatedClientKey, html: string) {
  const { html: shown, removed } = await emulateClient(html, client)
  return [shown, removed.map(({ feature }) => feature)] as const
}

describe('Gmail', () => {
  it.each([
    [
      'shadow',
      '<p style="color:#111111;box-shadow:0 0 4px #000">a</p>',
      '<p style="color:#111111;">a</p>',
      'box-shadow',
    ],
    ['absolute position', '<p style="position:absolute">a</p>', '<p>a</p>', 'position'],
    [
      'embedded image',
      '<img src="data:image/png;base64,AA" alt="Logo">',
      '<img alt="Logo">',
      'Base 64 image format',
    ],
    [
      'SVG image',
      '<img src="https://a.example/b.svg?c" alt="Logo">',
      '<img alt="Logo">',
      'SVG image format',
    ],
    ['SVG drawing', 'a<svg width="9"><g><path/></g></svg>b', 'ab', 'Embedded <svg> image'],
    ['class', '<b class="name">a</b>', '<b>a</b>', 'class attribute'],
    ['id', '<b id="name">a</b>', '<b>a</b>', 'id attribute'],
    [
      'style with a color in the newer notation',
      '<b style="font-size:9px;color:rgb(0 0 0 / 1)">a</b>',
      '<b>a</b>',
      'style attribute',
    ],
  ])('drops: %s', async (_kind, html, shown, feature) => {
    expect(await seenIn('gmail', html)).toEqual([shown, [feature]])
  })
})

describe('Outlook with the Word engine', () => {
  it.each([
    [
      'rounded corners',
      '<td style="border-radius:10px;color:#fff">a</td>',
      '<td style="color:#fff">a</td>',
      'border-radius',
    ],
    [
      'background image',
      '<td style="background-image:url(https://a.example/b;c.png)">a</td>',
      '<td>a</td>',
      'background-image',
    ],
    ['flexible columns', '<div style="display:flex">a</div>', '<div>a</div>', 'display:flex'],
    ['float', '<p style="float: left">a</p>', '<p>a</p>', 'float'],
    ['padding on a link', '<a style="padding-left:4px">a</a>', '<a>a</a>', 'padding'],
    [
      'width of an image by style',
      '<img width="9" style="width:4px">',
      '<img width="9">',
      'width property',
    ],
    ['maximum width of a cell', '<td style="max-width:4px">a</td>', '<td>a</td>', 'max-width'],
    ['automatic margin', '<table style="margin:0 auto"></table>', '<table></table>', 'margin'],
    [
      'WebP image',
      '<img src="https://a.example/b.webp" alt="b">',
      '<img alt="b">',
      'webP image format',
    ],
  ])('drops: %s', async (_kind, html, shown, feature) => {
    expect(await seenIn('outlook', html)).toEqual([shown, [feature]])
  })

  it.each([
    '<td style="padding:4px">a</td>',
    '<table style="max-width:400px;width:100%"></table>',
    '<p style="margin:0 0 4px">a</p>',
  ])('keeps %s', async (html) => {
    expect(await seenIn('outlook', html)).toEqual([html, []])
  })
})

describe('Outlook.com', () => {
  it.each([
    [
      'color gradient',
      '<td style="background:linear-gradient(#fff, #000)">a</td>',
      '<td>a</td>',
      'linear-gradient()',
    ],
    ['rotated text', '<p style="transform:rotate(3deg)">a</p>', '<p>a</p>', 'transform'],
    ['text shadow', '<p style="text-shadow:1px 1px #000">a</p>', '<p>a</p>', 'text-shadow'],
  ])('drops: %s', async (_kind, html, shown, feature) => {
    expect(await seenIn('outlook-com', html)).toEqual([shown, [feature]])
  })

  it('keeps rounded corners, which Outlook for Windows drops', async () => {
    const html = '<td style="border-radius:10px">a</td>'
    expect(await seenIn('outlook-com', html)).toEqual([html, []])
  })
})

describe('Yahoo Mail', () => {
  it.each([
    ['shadow', '<p style="box-shadow:0 0 4px #000">a</p>', '<p>a</p>', 'box-shadow'],
    ['rotated text', '<p style="transform:rotate(3deg)">a</p>', '<p>a</p>', 'transform'],
    [
      'fixed height',
      '<td style="height:9px">a</td>',
      '<td style="min-height:9px;">a</td>',
      'height property',
    ],
    ['name for screen readers', '<a aria-label="Site">a</a>', '<a>a</a>', 'aria-label attribute'],
    ['role except on tables', '<p role="note">a</p>', '<p>a</p>', 'role attribute'],
  ])('drops: %s', async (_kind, html, shown, feature) => {
    expect(await seenIn('yahoo', html)).toEqual([shown, [feature]])
  })
})

it('keeps features in Apple Mail that other clients drop', async () => {
  const kept =
    '<p style="box-shadow:0 0 4px #000;transform:rotate(3deg);border-radius:3px">a<svg><path/></svg></p>'
  expect(await seenIn('apple-mail', kept)).toEqual([kept, []])
})

it.each([
  [
    'apple-mail',
    '<p style="inline-size:9px;text-justify:auto">a</p>',
    ['inline-size', 'text-justify'],
  ],
  [
    'thunderbird',
    '<p aria-label="Site" style="aspect-ratio:1">a</p>',
    ['aria-label attribute', 'aspect-ratio'],
  ],
] as const)('drops unsupported features in %s: %s', async (client, html, features) => {
  const [shown, removed] = await seenIn(client, html)
  expect(shown).toBe('<p>a</p>')
  expect(removed.toSorted()).toEqual(features)
})

it('treats an embedded image as hosted if `localImages` is set', async () => {
  const html = '<img src="data:image/png;base64,AA">'
  expect(await emulateClient(html, 'gmail', { localImages: true })).toMatchObject({
    html,
    removed: [],
  })
})

it('counts removed features, the most frequent first, with readable names', async () => {
  const corner = '<td style="border-radius:3px">a</td>'
  const { removed } = await emulateClient(
    `${corner}<p style="opacity:0.5">a</p>${corner}`,
    'outlook',
  )
  expect(removed).toEqual([
    { feature: 'border-radius', what: 'Rounded corners', times: 2 },
    { feature: 'opacity', what: 'Transparency', times: 1 },
  ])
})

it('keeps the content of an unsupported element', async () => {
  expect(await seenIn('outlook', '<section><b>a</b></section>')).toEqual([
    '<b>a</b>',
    ['HTML5 semantics'],
  ])
})

it('keeps attributes escaped', async () => {
  const [shown] = await seenIn('gmail', '<a id="x" title="&quot;&lt;b&gt;&amp;">a</a>')
  expect(shown).toBe('<a title="&quot;&lt;b&gt;&amp;">a</a>')
})

describe.each(emulatedClientKeys)('a rendered signature in %s', (client) => {
  const { support } = emulatedClients[client]
  const index = clients.findIndex(([key]) => key === support)
  const dropped = features
    .filter(([, , , , letters]) => letters[index] === 'n')
    .flatMap(([kind, names]) => names.split(' ').map((name) => `${kind} ${name}`))

  it('is emulated with data from caniemail.com', () => {
    expect(index).toBeGreaterThanOrEqual(0)
  })

  it.each(layoutKeys)(
    'has no unsupported feature left in %s, so a second emulation changes nothing',
    async (layoutKey) => {
      for (const target of targetKeys) {
        const { html } = renderSignature({ ...everyPart, layoutKey }, { target, iconsBaseUrl })
        const once = await emulateClient(html, client)
        const uses = usedFeatures(once.html)
        expect(dropped.filter((use) => uses.has(use))).toEqual([])
        expect(await emulateClient(once.html, client)).toEqual({ ...once, removed: [] })
      }
    },
  )
})

/** Renders a signature in `layout-art-f` with all parts and a logo of this image format. */
const wholeIn = (format: string) => {
  const media = { ...everyPart.logo?.media, src: `https://media.example/logo.${format}` }
  return renderSignature(
    {
      ...everyPart,
      layoutKey: 'layout-art-f',
      logo: { ...everyPart.logo, media: { ...media, type: `image/${format}` } },
    },
    { iconsBaseUrl },
  ).html
}

/** The features that each client removes from these signatures, by the format of the logo. */
const removedFeatures: Record<EmulatedClientKey, Record<string, string[]>> = {
  gmail: { png: [], svg: ['SVG picture, 1 times'], webp: [], heic: [] },
  outlook: {
    png: ['Rounded corners, 3 times'],
    svg: ['Rounded corners, 3 times'],
    webp: ['Rounded corners, 3 times', 'WebP picture, 1 times'],
    heic: ['Rounded corners, 3 times', 'HEIF image format, 1 times'],
  },
  'outlook-com': { png: [], svg: [], webp: [], heic: ['HEIF image format, 1 times'] },
  'apple-mail': { png: [], svg: [], webp: [], heic: [] },
  yahoo: {
    png: ['Fixed height, 2 times', 'Breaks in long words, 1 times'],
    svg: ['Fixed height, 2 times', 'Breaks in long words, 1 times'],
    webp: ['Fixed height, 2 times', 'Breaks in long words, 1 times'],
    heic: ['Fixed height, 2 times', 'Breaks in long words, 1 times'],
  },
  thunderbird: { png: [], svg: [], webp: [], heic: ['HEIF image format, 1 times'] },
}

it.each(emulatedClientKeys)('lists what %s removes from whole signatures', async (client) => {
  for (const [format, expected] of Object.entries(removedFeatures[client])) {
    const html = wholeIn(format)
    const shown = await emulateClient(html, client)
    expect(shown.removed.map(({ what, times }) => `${what}, ${times} times`)).toEqual(expected)
    expect(shown.html === html).toBe(expected.length === 0)
    const isLogoShown = shown.html.includes(`src="https://media.example/logo.${format}"`)
    expect(isLogoShown).toBe(!expected.some((removal) => /picture|image/.test(removal)))
  }
})

it('returns the same result synchronously after loading', async () => {
  const { html } = renderSignature(everyPart, { iconsBaseUrl })
  const emulate = await loadEmulator('outlook')
  for (const scheme of ['light', 'dark'] as const) {
    expect(emulate(html, { scheme })).toEqual(await emulateClient(html, 'outlook', { scheme }))
  }
})
