import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { orderSheet, type OrderDocument, type OrderDocuments } from '@org/api'
import PDFDocument from 'pdfkit'
import { limitConcurrency } from '../limit-concurrency.ts'
import { drawOrder } from './draw-order.ts'

const resolve = createRequire(import.meta.url).resolve

/**
 * Reads a DejaVu font. It covers Latin, Greek and Cyrillic letters, most of which the standard
 * fonts of PDF lack.
 */
const readFont = (name: string) => readFile(resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`))

/** Writes documents with PDFKit, one at a time. */
export function createOrderDocuments(): OrderDocuments {
  const limited = limitConcurrency(1)
  let fonts: Promise<[Buffer, Buffer]> | undefined
  return {
    orderPdf: (content) =>
      limited(async () => {
        fonts ??= Promise.all([
          readFont('DejaVuSansCondensed'),
          readFont('DejaVuSansCondensed-Bold'),
        ])
        const [regular, bold] = await fonts
        return writeOrder(content, regular, bold)
      }),
  }
}

async function writeOrder(
  content: OrderDocument,
  regular: Buffer,
  bold: Buffer,
): Promise<Uint8Array<ArrayBuffer>> {
  const sheet = orderSheet(content)
  const date = new Date(content.date * 1000)
  const doc = new PDFDocument({
    size: 'A4',
    // Without margins PDFKit adds no pages by itself.
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    lang: 'fr-FR',
    displayTitle: true,
    info: {
      Title: `${sheet.title} – ${sheet.centre.name}`,
      Author: sheet.centre.name,
      CreationDate: date,
      ModDate: date,
    },
  })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  doc.registerFont('regular', regular)
  doc.registerFont('bold', bold)
  await drawOrder(doc, sheet)
  const end = once(doc, 'end')
  doc.end()
  await end
  return new Uint8Array(Buffer.concat(chunks))
}
