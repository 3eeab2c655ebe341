import { expect, it } from 'vitest'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'
import { drawCode } from './draw-code.ts'

prepareZXingModule({ overrides: { locateFile: () => wasmUrl } })

/** Draws an SVG image on white, as a printer does. */
async function pixelsOf(svg: string): Promise<ImageData> {
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  await image.decode()
  const margin = 40
  const scale = 4
  const canvas = document.createElement('canvas')
  canvas.width = image.width * scale + 2 * margin
  canvas.height = image.height * scale + 2 * margin
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser has no canvas')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(image, margin, margin, image.width * scale, image.height * scale)
  return context.getImageData(0, 0, canvas.width, canvas.height)
}

it.each([
  ['EAN13', '3400930000014', '3400930000014'],
  ['EAN13', '036000291452', '0036000291452'],
  ['Code128', 'MASQ-IIR-50', 'MASQ-IIR-50'],
  ['Code128', '13400930000011', '13400930000011'],
  ['DataMatrix', 'A'.repeat(40), 'A'.repeat(40)],
])('draws a %s barcode that a reader can read, for the code %s', async (format, code, expected) => {
  const svg = drawCode(code)
  const [read] = await readBarcodes(await pixelsOf(svg ?? ''))
  expect(read).toMatchObject({ text: expected })
  expect(read?.format.replaceAll(/[-\s]/g, '')).toContain(format)
})

it('returns null for a code that no kind of barcode can contain', () => {
  expect(drawCode('A'.repeat(4000))).toBeNull()
})
