import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'

/** The SVG file of each exported image. */
const pictures = {
  atelierLumenLogo: 'atelier-lumen.svg',
  atelierLumenBanner: 'banner-lumen.svg',
  maisonVerdierLogo: 'maison-verdier.svg',
  maisonVerdierBanner: 'banner-verdier.svg',
  rivoalLogo: 'rivoal.svg',
  galerieNovaLogo: 'galerie-nova.svg',
}

const folder = path.join(import.meta.dirname, '../src/samples')

/** Reduces a PNG to a color palette without alpha: the images are opaque and have few colors. */
const withPalette = (png: Uint8Array) =>
  sharp(png)
    .removeAlpha()
    .png({ palette: true, quality: 100, effort: 10, dither: 0, compressionLevel: 9 })
    .toBuffer()

async function entryOf(name: string, file: string): Promise<string> {
  const image = new Resvg(readFileSync(path.join(folder, 'pictures', file), 'utf8')).render()
  const src = `data:image/png;base64,${(await withPalette(image.asPng())).toString('base64')}`
  return `export const ${name} = {\n  width: ${image.width},\n  height: ${image.height},\n  src: '${src}',\n}\n`
}

const entries = await Promise.all(
  Object.entries(pictures).map(([name, file]) => entryOf(name, file)),
)

writeFileSync(
  path.join(folder, 'generated/pictures.ts'),
  `/* Drawn from ../pictures by scripts/build-sample-pictures.ts. */\n${entries.join('\n')}`,
)
