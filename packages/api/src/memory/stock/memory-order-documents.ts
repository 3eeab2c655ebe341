import { orderColumns, orderSheet, ordonnancesLabel } from '../../documents/order-sheet.ts'
import type { OrderDocuments } from '../../ports/stock/order-documents.ts'

const linesPerPage = 60

/**
 * Makes plain PDFs for mocks and tests: lines of text in a standard font, without a layout. Long
 * lines run off the page, and letters outside Latin-1 become question marks.
 */
export const memoryOrderDocuments: OrderDocuments = {
  async orderPdf(content) {
    const { title, date, supplier, centre, rows, total, ordonnances } = orderSheet(content)
    return textPdf([
      title,
      date,
      ...[supplier, centre].flatMap(({ label, name, details }) => [
        `${label} : ${name}`,
        ...details,
      ]),
      orderColumns.join(' | '),
      ...rows.map((cells) => cells.join(' | ')),
      total,
      ...(ordonnances.length > 0 ? [ordonnancesLabel, ...ordonnances] : []),
    ])
  },
}

/** Writes lines of text as a PDF of A4 pages (ISO 32000-1, annex H.3). */
function textPdf(lines: readonly string[]): Uint8Array<ArrayBuffer> {
  const pages = Array.from({ length: Math.ceil(lines.length / linesPerPage) }, (_, page) =>
    lines.slice(page * linesPerPage, (page + 1) * linesPerPage),
  )
  // Objects 1 to 3 are the catalog, the pages and the font. Each page and its content follow.
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (fr-FR) >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, page) => `${4 + page * 2} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((shown, page) => {
      const stream = `BT /F1 9 Tf 12 TL 40 800 Td ${shown.map((line) => `(${escaped(line)}) '`).join(' ')} ET`
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${5 + page * 2} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
        `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
      ]
    }),
  ]
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries.join('')}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

function escaped(text: string): string {
  return text.replaceAll(/[^\u0020-\u007e\u00a0-\u00ff]/gu, '?').replaceAll(/[\\()]/g, '\\$&')
}
