import { code128, datamatrix, drawingSVG, ean13 } from 'bwip-js/generic'
import { ean13Of, symbologyOf } from './symbology.ts'

/** Height of the bars in mm. */
const barHeight = 14

/** Draws a code as an SVG image; null if no kind of code can contain it. */
export function drawCode(code: string): string | null {
  try {
    return draw(code)
  } catch {
    return null
  }
}

function draw(code: string): string {
  const symbology = symbologyOf(code)
  const drawing = drawingSVG()
  if (symbology === 'datamatrix') return datamatrix({ bcid: symbology, text: code }, drawing)
  if (symbology === 'code128') {
    return code128({ bcid: symbology, text: code, height: barHeight }, drawing)
  }
  return ean13({ bcid: symbology, text: ean13Of(code) ?? code, height: barHeight }, drawing)
}
