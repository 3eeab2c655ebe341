import { workbook } from '@org/api/testing'

/** A product as a row of the spreadsheet. */
export interface SheetProduct {
  code: string
  name: string
  supplierRef: string
  boxOf: number
  trigger: number
  minimum: number
  needsOrdonnance: boolean
}

const goods = [
  'Gants nitrile',
  'Gants latex',
  'Masques chirurgicaux',
  'Compresses stériles',
  'Seringues Luer',
  'Aiguilles dentaires',
  'Rouleaux salivaires',
  'Fraises diamantées',
  'Composite nano-hybride',
  'Ciment verre ionomère Łódź',
  'Digue dentaire',
  'Pointes de gutta',
  'Limes endodontiques',
  'Pâte à empreinte',
  'Matrices métalliques',
  'Coins de bois',
  'Brossettes',
  'Gaines de stérilisation',
  'Champs opératoires',
  'Sérum physiologique',
  'Crème à l’œillet',
]
const sizes = ['XS', 'S', 'M', 'L', 'XL', 'n° 1', 'n° 2', 'n° 3', 'n° 4', 'n° 5']

/** Returns an EAN-13 code: these twelve digits and their check digit. */
function ean13(digits: string): string {
  const sum = Array.from(digits).reduce(
    (all, digit, at) => all + Number(digit) * (at % 2 === 0 ? 1 : 3),
    0,
  )
  return `${digits}${(10 - (sum % 10)) % 10}`
}

/** Returns a product that is below its trigger quantity, so that two boxes of it are ordered. */
export function productToOrder(index: number): SheetProduct {
  return {
    code: ean13(`340093${String(index).padStart(6, '0')}`),
    name: `${goods[index % goods.length]} ${sizes[Math.floor(index / goods.length)]}`,
    supplierRef: `DEN-${String(index).padStart(4, '0')}`,
    boxOf: 10,
    trigger: 5,
    minimum: 20,
    needsOrdonnance: false,
  }
}

/** Returns a product that is not ordered once one unit is in stock. */
export const productToCount = (index: number): SheetProduct => ({
  ...productToOrder(index),
  trigger: 0,
  minimum: 1,
})

const headings = [
  'Code',
  'Nom',
  'Catégorie',
  'Fournisseur',
  'Référence fournisseur',
  'Unités par boîte',
  'Ordonnance',
  'Seuil de commande',
  'Stock minimum',
]

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const rowOf = (cells: readonly (string | number)[]) =>
  `<row>${cells
    .map((cell) =>
      typeof cell === 'number'
        ? `<c><v>${cell}</v></c>`
        : `<c t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`,
    )
    .join('')}</row>`

/** Returns an Excel file with these products. */
export function productSheet(
  products: readonly SheetProduct[],
  { category, supplier }: { category: string; supplier: string },
): Buffer {
  const rows = products.map((product) =>
    rowOf([
      product.code,
      product.name,
      category,
      supplier,
      product.supplierRef,
      product.boxOf,
      product.needsOrdonnance ? 'oui' : 'non',
      product.trigger,
      product.minimum,
    ]),
  )
  return Buffer.from(workbook([[rowOf(headings), ...rows].join('')]))
}
