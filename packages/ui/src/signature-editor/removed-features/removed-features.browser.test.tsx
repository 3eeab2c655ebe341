import { renderSignature } from '@org/signature'
import type { EmulatedClientKey } from '@org/signature/emulation'
import { sampleSignature } from '@org/signature/samples'
import type { ReactElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { ThemeProvider } from '../../theme/index.ts'
import { useClientView } from '../preview-switches/use-client-view.ts'
import { plainView } from '../preview-switches/view.ts'
import { RemovedFeatures } from './removed-features.tsx'

/**
 * Returns a complete signature in the fixed-height layout, with a rounded logo in the given format.
 */
function withLogo(format: string): string {
  const { logo } = sampleSignature
  const src = `https://media.example/logo.${format}`
  const media = { src, type: `image/${format}`, width: 104, height: 104, alt: 'Atelier Lumen' }
  return renderSignature(
    { ...sampleSignature, layoutKey: 'layout-art-f', logo: { ...logo, media } },
    { localImages: true },
  ).html
}

interface RemovedInProps {
  html: string
  client: EmulatedClientKey
}

/** The list of removed features for a client. */
function RemovedIn({ html, client }: RemovedInProps): ReactElement | null {
  const state = useClientView(html, { ...plainView, client })
  return state.status === 'off' ? null : <RemovedFeatures state={state} />
}

let place: HTMLElement
let root: Root

beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
})

afterEach(() => {
  root.unmount()
  place.remove()
})

/** Returns the entries of the list for the HTML, once the status is shown. */
async function listedFeatures(html: string, client: EmulatedClientKey, status: string) {
  root.render(
    <ThemeProvider locale="fr-FR">
      <RemovedIn html={html} client={client} />
    </ThemeProvider>,
  )
  await expect.element(page.getByRole('status')).toHaveTextContent(status)
  return [...place.querySelectorAll('li')].map(({ textContent }) => textContent)
}

it.each<[client: EmulatedClientKey, format: string, status: string, removed: string[]]>([
  ['gmail', 'png', 'Rien n’est retiré', []],
  ['gmail', 'svg', 'Retiré par Gmail : 1 effet', ['Image SVG SVG image format 1 fois']],
  [
    'outlook',
    'png',
    'Retiré par Outlook (Windows) : 1 effet',
    ['Coins arrondis border-radius 2 fois'],
  ],
  [
    'outlook',
    'webp',
    'Retiré par Outlook (Windows) : 2 effets',
    ['Coins arrondis border-radius 2 fois', 'Image WebP webP image format 1 fois'],
  ],
  ['apple-mail', 'png', 'Rien n’est retiré', []],
  ['apple-mail', 'heic', 'Rien n’est retiré', []],
  [
    'yahoo',
    'png',
    'Retiré par Yahoo Mail : 2 effets',
    ['Hauteur fixe height property 2 fois', 'Coupure des mots word-break 1 fois'],
  ],
  ['thunderbird', 'png', 'Rien n’est retiré', []],
  [
    'thunderbird',
    'heic',
    'Retiré par Thunderbird : 1 effet',
    ['Image HEIF HEIF image format 1 fois'],
  ],
])(
  'lists what %s removes from a signature with a logo in %s: %s',
  async (client, format, status, removed) => {
    expect(await listedFeatures(withLogo(format), client, status)).toEqual(removed)
  },
)

it('lists CSS properties that Apple Mail removes, even if no signature uses them', async () => {
  const html = '<p style="inline-size:9px;text-justify:auto">a</p>'
  expect(await listedFeatures(html, 'apple-mail', 'Retiré par Apple Mail : 2 effets')).toEqual([
    expect.stringContaining('inline-size'),
    expect.stringContaining('text-justify'),
  ])
})
