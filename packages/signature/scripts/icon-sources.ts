import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** A drawing in the coordinates of its square viewport. */
export interface IconSource {
  /** SVG elements filled with `currentColor`. */
  body: string
  /** Side of the square viewport. */
  side: number
  /** The part to show if the drawing contains more than the mark: x, y, width, height. */
  crop?: readonly [number, number, number, number]
  /**
   * `knockout`: the drawing is a filled disc with the mark cut out. The disc is painted in the
   * brand color, and the mark shows through. `outlined`: a white mark with a dark outline.
   */
  style?: 'knockout' | 'outlined'
  /** Color of the mark, if the color selected by contrast would be wrong. */
  glyphColor?: string
}

interface IconSet {
  icons: Record<string, { body: string } | undefined>
}

type Adjustment = Partial<Pick<IconSource, 'crop' | 'style' | 'glyphColor'>> & { cib?: string }

/**
 * Networks that need a different drawing, only a part of the drawing, a special style or a fixed
 * color of the mark.
 */
const adjustments: Record<string, Adjustment> = {
  facebook: { cib: 'facebook-f' },
  linkedin: { cib: 'linkedin-in' },
  pinterest: { cib: 'pinterest-p' },
  telegram: { cib: 'telegram-plane' },
  medium: { cib: 'medium-m' },
  yelp: { cib: 'yelp' },
  spotify: { style: 'knockout' },
  reddit: { style: 'knockout' },
  snapchat: { style: 'outlined' },
  malt: { crop: [0, 8.6, 6.7, 6.8] },
  whatsapp: { glyphColor: '#ffffff' },
}

/** A calendar sheet with a cross, drawn here because no icon set has this network's mark. */
const doctolib: IconSource = {
  side: 24,
  body: '<path fill="currentColor" fill-rule="evenodd" d="M7 1h2.4v2.6h5.2V1H17v2.6h2.5A2.5 2.5 0 0 1 22 6.1v14.4a2.5 2.5 0 0 1-2.5 2.5h-15A2.5 2.5 0 0 1 2 20.5V6.1a2.5 2.5 0 0 1 2.5-2.5H7zM10.6 8.2v3.4H7.2v2.8h3.4v3.4h2.8v-3.4h3.4v-2.8h-3.4V8.2z"/>',
}

const load = (set: string) =>
  JSON.parse(
    readFileSync(createRequire(import.meta.url).resolve(`@iconify-json/${set}/icons.json`), 'utf8'),
  ) as IconSet

const simpleIcons = load('simple-icons')
const cib = load('cib')

/** Returns the drawing of a network's mark; throws if no set has it. */
export function iconSource(key: string): IconSource {
  if (key === 'doctolib') return doctolib
  const { cib: cibName, ...adjustment } = adjustments[key] ?? {}
  const body = (cibName ? cib.icons[cibName] : simpleIcons.icons[key])?.body
  if (!body) throw new Error(`No icon set has "${key}": add a source for it to icon-sources.ts.`)
  return { body, side: cibName ? 32 : 24, ...adjustment }
}
