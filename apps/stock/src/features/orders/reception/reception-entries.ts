import type { Command } from '@org/api/client'

/** Units of a product that arrived, in one lot. */
export interface ReceptionEntry {
  key: string
  productId: string
  name: string
  qty: number
  /** Empty for units without a lot. */
  lot: string
  /** Whether a person typed the lot. */
  isLotTyped?: boolean
  /** `YYYY-MM-DD`, or empty. */
  expiry: string
}

/** What a scan adds. */
export type ScannedUnits = Omit<ReceptionEntry, 'key'>

/** A product of which less arrived than was ordered. */
export interface MissingProduct {
  productId: string
  name: string
  units: number
}

type Ordered = Pick<Command, 'products'>

/** Returns one empty entry per ordered product. */
export const emptyEntries = ({ products }: Ordered): ReceptionEntry[] =>
  products
    .filter(({ qty }) => qty > 0)
    .map(({ id, name }) => ({ key: id, productId: id, name, qty: 0, lot: '', expiry: '' }))

/** Returns the entries with more units; those of another lot get an entry of their own. */
export function withUnits(
  entries: readonly ReceptionEntry[],
  { qty, ...of }: ScannedUnits,
): ReceptionEntry[] {
  const matching = entries.find(
    (entry) =>
      entry.productId === of.productId &&
      ((entry.lot === of.lot && entry.expiry === of.expiry) ||
        // An untouched entry takes the lot of the first scan.
        (entry.qty === 0 && entry.lot === '' && entry.expiry === '')),
  )
  if (!matching) return withLot(entries, { ...of, qty })
  return entries.map((entry) =>
    entry === matching ? { ...entry, isLotTyped: false, ...of, qty: entry.qty + qty } : entry,
  )
}

/** Returns the entries with another lot of a product, after the entries that it has. */
export function withLot(entries: readonly ReceptionEntry[], units: ScannedUnits): ReceptionEntry[] {
  const ofProduct = entries.filter(({ productId }) => productId === units.productId)
  const added = { ...units, key: `${units.productId} ${ofProduct.length}` }
  const last = ofProduct.at(-1)
  const index = last ? entries.indexOf(last) + 1 : entries.length
  return entries.toSpliced(index, 0, added)
}

/** Returns the entries with what is still missing added to the first entry of each product. */
export const withEverything = (
  entries: readonly ReceptionEntry[],
  order: Ordered,
): ReceptionEntry[] => {
  const missing = new Map(missingIn(entries, order).map((one) => [one.productId, one.units]))
  return entries.map((entry) => {
    const units = missing.get(entry.productId) ?? 0
    missing.delete(entry.productId)
    return { ...entry, qty: entry.qty + units }
  })
}

/** Returns the products of which less arrived than was ordered. */
export const missingIn = (
  entries: readonly ReceptionEntry[],
  { products }: Ordered,
): MissingProduct[] =>
  products
    .map(({ id, name, qty }) => ({ productId: id, name, units: qty - unitsOf(entries, id) }))
    .filter(({ units }) => units > 0)

/** Returns the ordered products of which nothing arrived. */
export const absentIn = (entries: readonly ReceptionEntry[], order: Ordered): MissingProduct[] =>
  missingIn(entries, order).filter(({ productId }) => unitsOf(entries, productId) === 0)

/** Returns what the API books. */
export const receivedOf = (entries: readonly ReceptionEntry[]) =>
  entries
    .filter(({ qty }) => qty > 0)
    .map(({ productId, qty, lot, isLotTyped, expiry }) => ({
      productId,
      qty,
      ...(lot.trim() !== '' && { lot: lot.trim(), ...(isLotTyped && { isLotTyped }) }),
      ...(expiry !== '' && { expiry }),
    }))

/** Whether an expiry is empty or a day of the calendar. */
export function isDay(text: string): boolean {
  if (text === '') return true
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

function unitsOf(entries: readonly ReceptionEntry[], id: string): number {
  const ofProduct = entries.filter(({ productId }) => productId === id)
  return ofProduct.reduce((sum, { qty }) => sum + qty, 0)
}
