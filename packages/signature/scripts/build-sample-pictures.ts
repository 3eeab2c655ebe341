import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Resvg } from '@resvg/resvg-js'

/** Name of a picture, its file, and the natural size that the SVG is drawn at. */
const pictures = {
  atelierLumenLogo: 'atelier-lumen.svg',
  atelierLumenBanner: 'banner-lumen.svg',
  maisonVerdierLogo: 'maison-verdier.svg',
  maisonVerdierBanner: 'banner-verdier.svg',
  rivoalLogo: 'rivoal.svg',
  galerieNovaLogo: 'galerie-nova.svg',
}

const folder = path.join(import.meta.dirname, '../src/samples')

const entries = Object.entries(pictures).map(([name, file]) => {
  const image = new Resvg(readFileSync(path.join(folder, 'pictures', file), 'utf8')).render()
  const src = `data:image/png;base64,${image.asPng().toString('base64')}`
  return `export const ${name} = {\n  width: ${image.width},\n  height: ${image.height},\n  src: '${src}',\n}\n`
})

writeFileSync(
  path.join(folder, 'generated/pictures.ts'),
  `/* Drawn from ../pictures by scripts/build-sample-pictures.ts. */\n${entries.join('\n')}`,
)
