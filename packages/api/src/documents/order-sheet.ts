import { singleLine } from '../mail/mail-parts.ts'
import type { OrderDocument, OrderDocumentLine } from '../ports/stock/order-documents.ts'
import { toBoxes } from '../stock/rules/boxes.ts'

/** One party of an order, the supplier or the centre: a heading, a name and further lines. */
export interface OrderSheetParty {
  label: string
  name: string
  details: string[]
}

/** The texts of an order document, in the order in which they are printed. */
export interface OrderSheet {
  title: string
  date: string
  supplier: OrderSheetParty
  centre: OrderSheetParty
  /** One cell for each of `orderColumns`. */
  rows: string[][]
  total: string
  /** Empty if there are no prescriptions. */
  ordonnances: string[]
}

/** Headings of the columns. The last two columns contain numbers. */
export const orderColumns = ['Produit', 'Référence', 'Conditionnement', 'Unités', 'Boîtes'] as const

/** Heading of the prescriptions. */
export const ordonnancesLabel = 'Ordonnances jointes'

/**
 * Maximum number of characters of a text. Longer ones are cut, so that a row always fits on a page.
 */
const maxLength = 400
const maxLengthOfCode = 100

const dateFormat = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' })
const numberFormat = new Intl.NumberFormat('fr-FR')

/**
 * Writes the texts of an order document. Quantities are in units, and also in boxes if they fill
 * whole boxes. Lines of 0 units are left out.
 */
export function orderSheet(content: OrderDocument): OrderSheet {
  const { centre, supplier } = content
  const lines = content.lines.filter(({ qty }) => qty > 0)
  const addressLines = centre.address.split(/\r?\n/).map((line) => shorten(line))
  return {
    title: `Commande n° ${shorten(content.number, maxLengthOfCode)}`,
    date: dateFormat.format(content.date * 1000),
    supplier: {
      label: 'Fournisseur',
      name: shorten(supplier.name),
      details: [...labelled('Code', supplier.code), ...labelled('Email', supplier.email)],
    },
    centre: {
      label: 'Centre',
      name: shorten(centre.name),
      details: [
        ...addressLines.filter((line) => line !== '').slice(0, 6),
        ...labelled('N° client', content.clientNumber),
      ],
    },
    rows: lines.map(cellsOf),
    total: totalOf(lines),
    ordonnances: content.ordonnances.map((name) => shorten(name)),
  }
}

function cellsOf({ name, supplierRef, qty, conditionnement }: OrderDocumentLine): string[] {
  const { boxes, rest } = toBoxes(qty, conditionnement)
  return [
    shorten(name),
    shorten(supplierRef, maxLengthOfCode),
    conditionnement > 1 ? `boîte de ${numberFormat.format(conditionnement)}` : "à l'unité",
    numberFormat.format(qty),
    conditionnement > 1 && rest === 0 ? numberFormat.format(boxes) : '–',
  ]
}

function totalOf(lines: readonly OrderDocumentLine[]): string {
  const units = lines.reduce((sum, { qty }) => sum + qty, 0)
  return [counted(lines.length, 'produit'), counted(units, 'unité')].join(', ')
}

function counted(count: number, noun: string): string {
  return `${numberFormat.format(count)} ${noun}${count > 1 ? 's' : ''}`
}

function labelled(label: string, value: string): string[] {
  const text = shorten(value)
  return text === '' ? [] : [`${label} : ${text}`]
}

function shorten(text: string, length = maxLength): string {
  const line = singleLine(text.toWellFormed())
  const letters = Array.from(line)
  return letters.length > length ? `${letters.slice(0, length - 1).join('')}…` : line
}
