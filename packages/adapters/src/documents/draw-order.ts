import { setImmediate as yieldToOthers } from 'node:timers/promises'
import { ordonnancesLabel, type OrderSheet, type OrderSheetParty } from '@org/api'
import { drawHeadings, drawRow, rowHeight } from './draw-table.ts'
import { bottom, colors, left, right, top, width } from './sheet-layout.ts'

type Doc = PDFKit.PDFDocument

/** Number of rows between two pauses. During a pause, the server answers other requests. */
const rowsAtOnce = 10

/** Draws an order on A4 pages: the parties, the table, the prescriptions, and the page numbers. */
export async function drawOrder(doc: Doc, sheet: OrderSheet): Promise<void> {
  let y = drawHeadings(doc, drawParties(doc, sheet, drawTitle(doc, sheet)))
  for (const [index, cells] of sheet.rows.entries()) {
    if (index % rowsAtOnce === rowsAtOnce - 1) await yieldToOthers()
    const height = rowHeight(doc, cells)
    if (y + height > bottom) y = drawHeadings(doc, nextPage(doc, sheet))
    y = drawRow(doc, cells, y, height)
  }
  drawOrdonnances(doc, sheet, drawTotal(doc, sheet, y))
  numberPages(doc, sheet)
}

function drawTitle(doc: Doc, { title, date }: OrderSheet): number {
  doc.font('bold').fontSize(20).fillColor(colors.text)
  doc.text(title, left, top, { width: width - 130 })
  const end = doc.y
  doc.font('regular').fontSize(10).fillColor(colors.muted)
  doc.text(date, right - 130, top + 9, { width: 130, align: 'right' })
  const y = Math.max(end, doc.y) + 10
  doc.rect(left, y, width, 2).fill(colors.accent)
  return y + 20
}

function drawParties(doc: Doc, { supplier, centre }: OrderSheet, y: number): number {
  const gap = 24
  const half = (width - gap) / 2
  const ends = [
    drawParty(doc, supplier, left, y, half),
    drawParty(doc, centre, left + half + gap, y, half),
  ]
  return Math.max(...ends) + 24
}

function drawParty(doc: Doc, party: OrderSheetParty, x: number, y: number, size: number): number {
  doc.font('bold').fontSize(8).fillColor(colors.muted)
  doc.text(party.label.toUpperCase(), x, y, { width: size, characterSpacing: 0.6 })
  doc.font('bold').fontSize(12).fillColor(colors.text)
  doc.text(party.name, x, doc.y + 4, { width: size })
  doc.font('regular').fontSize(9.5)
  for (const line of party.details) doc.text(line, x, doc.y + 2, { width: size })
  return doc.y
}

/** Starts a page with a short title, and returns where its content begins. */
function nextPage(doc: Doc, { title }: OrderSheet): number {
  doc.addPage()
  doc.font('regular').fontSize(9).fillColor(colors.muted)
  doc.text(`${title} (suite)`, left, top, { width })
  return doc.y + 10
}

function drawTotal(doc: Doc, sheet: OrderSheet, y: number): number {
  const start = y + 36 > bottom ? nextPage(doc, sheet) : y + 10
  doc.font('bold').fontSize(10).fillColor(colors.text)
  doc.text(`Total : ${sheet.total}`, left, start, { width, align: 'right' })
  return doc.y + 20
}

function drawOrdonnances(doc: Doc, sheet: OrderSheet, start: number): void {
  if (sheet.ordonnances.length === 0) return
  let y = start + 40 > bottom ? nextPage(doc, sheet) : start
  doc.font('bold').fontSize(10).fillColor(colors.text).text(ordonnancesLabel, left, y, { width })
  y = doc.y + 4
  for (const name of sheet.ordonnances) {
    doc.font('regular').fontSize(9.5)
    const height = doc.heightOfString(name, { width: width - 14 })
    if (y + height > bottom) y = nextPage(doc, sheet)
    doc.font('regular').fontSize(9.5).fillColor(colors.text)
    doc.text('•', left, y, { width: 14 })
    doc.text(name, left + 14, y, { width: width - 14 })
    y = doc.y + 3
  }
}

function numberPages(doc: Doc, { title, centre }: OrderSheet): void {
  const { count } = doc.bufferedPageRange()
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page)
    const y = bottom + 20
    doc.rect(left, y - 8, width, 0.5).fill(colors.border)
    doc.font('regular').fontSize(8).fillColor(colors.muted)
    doc.text(`${centre.name} – ${title}`, left, y, {
      width: width - 80,
      height: 12,
      ellipsis: true,
    })
    doc.text(`Page ${page + 1}/${count}`, right - 80, y, { width: 80, align: 'right' })
  }
}
