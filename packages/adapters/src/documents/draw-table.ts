import { orderColumns } from '@org/api'
import { colors, left, width } from './sheet-layout.ts'

type Doc = PDFKit.PDFDocument

const padding = { x: 6, y: 5 }
const fontSize = 9

/** Widths of all columns but the first, which takes the remaining width. */
const narrow = [100, 98, 52, 52]
const widths = [width - narrow.reduce((sum, size) => sum + size, 0), ...narrow]
const columns = widths.map((size, index) => ({
  x: left + widths.slice(0, index).reduce((sum, before) => sum + before, 0) + padding.x,
  width: size - 2 * padding.x,
  align: index < 3 ? ('left' as const) : ('right' as const),
}))

/** Draws the row of headings at `y`, and returns where the first row begins. */
export function drawHeadings(doc: Doc, y: number): number {
  doc.font('bold').fontSize(fontSize)
  const height = heightOf(doc, orderColumns)
  doc.rect(left, y, width, height).fill(colors.soft)
  doc.fillColor(colors.text)
  drawCells(doc, orderColumns, y)
  return y + height
}

/** Measures a row, whose cells may wrap. */
export function rowHeight(doc: Doc, cells: readonly string[]): number {
  doc.font('regular').fontSize(fontSize)
  return heightOf(doc, cells)
}

/** Draws a row of this height at `y`, and returns where the next begins. */
export function drawRow(doc: Doc, cells: readonly string[], y: number, height: number): number {
  doc.font('regular').fontSize(fontSize).fillColor(colors.text)
  drawCells(doc, cells, y)
  doc.rect(left, y + height - 0.5, width, 0.5).fill(colors.border)
  return y + height
}

function heightOf(doc: Doc, cells: readonly string[]): number {
  const heights = columns.map((column, index) =>
    doc.heightOfString(cells[index] || ' ', { width: column.width }),
  )
  return Math.max(...heights) + 2 * padding.y
}

function drawCells(doc: Doc, cells: readonly string[], y: number): void {
  for (const [index, { x, width: size, align }] of columns.entries())
    doc.text(cells[index] ?? '', x, y + padding.y, { width: size, align })
}
