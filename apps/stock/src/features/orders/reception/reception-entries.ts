import type { Command } from '@org/api/client'
import { isExpired, lastDayOf, lotOn, type PartLabel } from '@org/api/stock'

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
  /** Whether the label leaves the lot and expiry uncertain, and nobody has entered them yet. */
  needsLot?: boolean
  /** Whether the server has rejected the units as expired, regardless of this computer's date. */
  isRefused?: boolean
  /** Whether a person has agreed to book an expired lot. */
  isExpiredConfirmed?: boolean
}

/** What a person must answer before an entry can be booked. */
export type EntryQuestion = 'lot' | 'expired'

/**
 * Returns the question that an entry raises; null if it can be booked.
 *
 * @param today the local date, `YYYY-MM-DD`
 */
export function questionOf(entry: ReceptionEntry, today: string): EntryQuestion | null {
  const { qty, expiry, needsLot, isRefused, isExpiredConfirmed } = entry
  if (qty === 0) return null
  if (needsLot) return 'lot'
  const isOver = isRefused === true || isExpired({ expiry: expiry || null }, today)
  return isOver && !isExpiredConfirmed ? 'expired' : null
}

/**
 * Returns the changes when a person types a lot or expiry. The entry is then for another lot, so
 * earlier answers no longer apply.
 */
export const typedChange = (
  typed: Partial<Pick<ReceptionEntry, 'lot' | 'expiry'>>,
): Partial<ReceptionEntry> => ({
  ...typed,
  ...(typed.lot !== undefined && { isLotTyped: true }),
  isRefused: false,
  isExpiredConfirmed: false,
})

/**
 * Returns the entries after the server has rejected a product as expired: its entries with an
 * expiry date now ask for confirmation.
 */
export const withRefused = (
  entries: readonly ReceptionEntry[],
  productId: string,
): ReceptionEntry[] =>
  entries.map((entry) =>
    entry.productId === productId && entry.expiry !== '' && !entry.isExpiredConfirmed
      ? { ...entry, isRefused: true }
      : entry,
  )

/** The units that a scan adds. */
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

/** Returns the entries with the units added. Units of another lot get an entry of their own. */
export function withUnits(
  entries: readonly ReceptionEntry[],
  { qty, ...of }: ScannedUnits,
): ReceptionEntry[] {
  const matching = entries.find(
    (entry) =>
      entry.productId === of.productId &&
      ((entry.lot === of.lot &&
        entry.expiry === of.expiry &&
        Boolean(entry.needsLot) === Boolean(of.needsLot)) ||
        // An untouched entry takes the lot of the first scan.
        (entry.qty === 0 && entry.lot === '' && entry.expiry === '')),
  )
  if (!matching) return withLot(entries, { ...of, qty })
  return entries.map((entry) =>
    entry === matching ? { ...entry, isLotTyped: false, ...of, qty: entry.qty + qty } : entry,
  )
}

/**
 * Returns the units of a scan, completed by a part of the same label, such as a second bar code.
 * Null if the part adds nothing, or contradicts the units.
 */
export function completedUnits(units: ScannedUnits, part: PartLabel): ScannedUnits | null {
  const lot = lotOn(part) ?? ''
  const expiry = lastDayOf(part) ?? ''
  const isEmpty = lot === '' && expiry === '' && !part.needsLotAndExpiry
  const contradicts = (one: string, other: string) => one !== '' && other !== '' && one !== other
  const isComplete = units.lot !== '' && units.expiry !== ''
  if ((isEmpty && part.count === undefined) || isComplete) return null
  if (contradicts(units.lot, lot) || contradicts(units.expiry, expiry)) return null
  const { needsLot: _, ...others } = units
  return {
    ...others,
    qty: units.qty * (part.count ?? 1),
    lot: units.lot || lot,
    expiry: units.expiry || expiry,
    ...(part.needsLotAndExpiry && { needsLot: true }),
  }
}

/** Returns the entries with the units of a scan moved to another lot. */
export function withMovedUnits(
  entries: readonly ReceptionEntry[],
  from: ScannedUnits,
  to: ScannedUnits,
): ReceptionEntry[] {
  const holder = entries.find(
    (entry) =>
      entry.productId === from.productId &&
      entry.lot === from.lot &&
      entry.expiry === from.expiry &&
      entry.qty > 0,
  )
  const rest = entries.map((entry) => {
    if (entry !== holder) return entry
    const qty = Math.max(0, entry.qty - from.qty)
    // An entry without units is open for the next lot.
    return qty > 0 ? { ...entry, qty } : { ...entry, qty, lot: '', expiry: '', needsLot: false }
  })
  return withUnits(rest, to)
}

/**
 * Returns the question that needs an answer after the scanned units are added; null if there is
 * none, or if it has already been answered.
 *
 * @param today the local date, `YYYY-MM-DD`
 */
export function questionOfScan(
  entries: readonly ReceptionEntry[],
  units: ScannedUnits,
  today: string,
): EntryQuestion | null {
  const changed = withUnits(entries, units).find((entry) => !entries.includes(entry))
  return changed ? questionOf(changed, today) : null
}

/**
 * Returns the entries with another lot of a product, inserted after the product's existing entries.
 */
export function withLot(entries: readonly ReceptionEntry[], units: ScannedUnits): ReceptionEntry[] {
  const ofProduct = entries.filter(({ productId }) => productId === units.productId)
  const added = { ...units, key: `${units.productId} ${ofProduct.length}` }
  const last = ofProduct.at(-1)
  const index = last ? entries.indexOf(last) + 1 : entries.length
  return entries.toSpliced(index, 0, added)
}

/** Returns the entries with each product's missing units added to its first entry. */
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

/** Converts the entries to the units that the API books. */
export const receivedOf = (entries: readonly ReceptionEntry[]) =>
  entries
    .filter(({ qty }) => qty > 0)
    .map(({ productId, qty, lot, isLotTyped, expiry, isExpiredConfirmed }) => ({
      productId,
      qty,
      ...(lot.trim() !== '' && { lot: lot.trim(), ...(isLotTyped && { isLotTyped }) }),
      ...(expiry !== '' && { expiry }),
      ...(isExpiredConfirmed && { isExpiredConfirmed }),
    }))

/** Whether an expiry is empty or a valid calendar day. */
export function isDay(text: unknown): boolean {
  if (text === '') return true
  if (typeof text !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

function unitsOf(entries: readonly ReceptionEntry[], id: string): number {
  const ofProduct = entries.filter(({ productId }) => productId === id)
  return ofProduct.reduce((sum, { qty }) => sum + qty, 0)
}
