import { singleLine } from './mail-parts.ts'
import { toBoxes } from '../stock/rules/boxes.ts'

/** A line of an order as the supplier reads it. */
export interface OrderMailLine {
  /** Quantity in units. */
  qty: number
  name: string
  /** Units per box. */
  conditionnement: number
  supplierRef: string
}

/** The data of an order mail. */
export interface OrderMailContent {
  centreName: string
  /** The number that the supplier gave the centre. */
  clientNumber: string
  lines: readonly OrderMailLine[]
}

/** The texts of an order mail before a person edits them. */
export interface OrderMailText {
  subject: string
  text: string
}

/**
 * Builds the subject and the plain text of the mail that orders from a supplier. Quantities are in
 * boxes, or in units if they do not fill whole boxes. Lines of 0 units are left out.
 */
export function orderMail(content: OrderMailContent): OrderMailText {
  const centre = singleLine(content.centreName)
  const lines = content.lines.filter(({ qty }) => qty > 0).map(lineText)
  const paragraphs = [
    'Bonjour,',
    'Merci de nous livrer la commande suivante :',
    lines.join('\n'),
    `Cordialement,\n${centre}`,
  ]
  return {
    subject: `Nouvelle commande pour ${centre} : ${singleLine(content.clientNumber)}`,
    text: paragraphs.join('\n\n'),
  }
}

function lineText({ qty, name, conditionnement, supplierRef }: OrderMailLine): string {
  const { boxes, rest } = toBoxes(qty, conditionnement)
  const quantity = rest === 0 ? `${boxes}` : `${qty} ${qty === 1 ? 'unité' : 'unités'}`
  const reference = singleLine(supplierRef)
  const parts = [
    `${quantity} x ${singleLine(name)}`,
    conditionnement > 1 ? `boîte de ${conditionnement}` : "à l'unité",
    ...(reference === '' ? [] : [`réf. ${reference}`]),
  ]
  return parts.join(', ')
}
