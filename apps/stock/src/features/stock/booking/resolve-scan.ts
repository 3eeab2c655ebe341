import type { Answer, Stock, StockLot } from '@org/api/client'
import { type Gs1Label, isExpired, type Label, lastDayOf } from '@org/api/stock'
import { errorMessage, isMissing } from '@org/app-kit'
import { scannerTexts } from '#shared/scanner/texts.ts'
import { bookingTexts } from '../texts.ts'
import type { BookedProduct, BookingKind, LineLot, NewLine, ProblemKind } from './booking-list.ts'
import { readScan, today } from './scan-text.ts'

/** Look-ups that a scan needs. */
export interface ScanLookups {
  findProduct: (code: string) => Promise<Answer<'findProduct'>>
  getStock: (productId: string) => Promise<Stock>
}

export interface Scan {
  text: string
  /** The character that the scanner sends for FNC1; null if unknown. */
  separator: string | null
}

/** The line or the problem that a scan adds to the list. */
export type ScanOutcome =
  | { line: Omit<NewLine, 'id'> }
  | { problem: { kind: ProblemKind; message: string; code: string } }

type Lot = Pick<NewLine, 'lot' | 'isLotTyped' | 'expiry' | 'lotId' | 'question' | 'labelLot'>

/** Thrown only for an unknown code, to distinguish it from a missing centre. */
const unknownCode = new Error('No product has this code')

const noLot: Lot = { lot: null, expiry: null, question: null }

/**
 * Resolves a scan to a line or a problem. Never rejects: a failed lookup is a problem that can be
 * retried.
 */
export async function resolveScan(
  { findProduct, getStock }: ScanLookups,
  kind: BookingKind,
  { text, separator }: Scan,
): Promise<ScanOutcome> {
  const read = readScan(text, separator)
  if ('error' in read) return { problem: { kind: 'invalid', message: read.error, code: '' } }
  const { code, label } = read
  const problem = (name: ProblemKind, message: string) => ({
    problem: { kind: name, message, code },
  })
  try {
    const { product, code: known } = await findProduct(code).catch((error: unknown) => {
      throw isMissing(error) ? unknownCode : error
    })
    if (product.isArchived) return problem('archived', bookingTexts.archived(product.name))
    const lot = kind === 'add' ? labelLot(label) : await lotToRemove(label, product.id, getStock)
    const count = (label.kind === 'gs1' && label.count) || 1
    return { line: { product: bookedProduct(product), qty: known.units * count, ...lot } }
  } catch (error) {
    if (error === unknownCode) return problem('unknown', scannerTexts.unknownCode(code))
    const message = `${bookingTexts.unreachable(code)}. ${errorMessage(error)}`
    return problem('unreachable', message)
  }
}

/** Returns the part of a product that a list keeps. */
export const bookedProduct = ({
  id,
  name,
  code,
  conditionnement,
  photo,
}: BookedProduct): BookedProduct => ({
  id,
  name,
  code,
  conditionnement,
  photo,
})

const questionOf = (lot: Pick<LineLot, 'expiry'>, isSure = true): Lot['question'] => {
  if (!isSure) return 'lot'
  return isExpired(lot, today()) ? 'expired' : null
}

function labelLot(label: Label): Lot {
  if (label.kind !== 'gs1') return noLot
  const lot = { lot: label.lot ?? null, expiry: lastDayOf(label) ?? null }
  return { ...lot, question: questionOf(lot, !label.needsLotAndExpiry) }
}

/**
 * Finds the lot on a label in the stock, and asks for the lot unless exactly one matches. If the
 * label has neither a lot nor an expiry, returns no lot, and asks for it only if the label is
 * ambiguous.
 */
async function lotToRemove(
  label: Label,
  productId: string,
  getStock: ScanLookups['getStock'],
): Promise<Lot> {
  if (label.kind !== 'gs1') return noLot
  const { lot, needsLotAndExpiry } = label
  const expiry = lastDayOf(label)
  const isNamed = lot !== undefined || expiry !== undefined
  if (!isNamed && !needsLotAndExpiry) return noLot
  const named = { lot: lot ?? null, expiry: expiry ?? null }
  const { lots } = await getStock(productId)
  const matching = isNamed ? lots.filter((stored) => isOfLabel(stored, label)) : []
  const [found] = matching
  if (!found || matching.length > 1) {
    return {
      ...named,
      question: 'lot',
      ...(isNamed && { labelLot: `${lot ?? ''} ${expiry ?? ''}` }),
    }
  }
  return { ...lotOf(found), question: questionOf(found) }
}

function isOfLabel(stored: StockLot, label: Gs1Label): boolean {
  const expiry = lastDayOf(label)
  return (
    (label.lot === undefined || stored.lot === label.lot) &&
    (expiry === undefined || stored.expiry === expiry)
  )
}

/** Converts a lot in stock to the lot of a booking line. */
export const lotOf = ({ lot, expiry, lotId }: StockLot): LineLot => ({ lot, expiry, lotId })

/**
 * Returns the lot and the next question of a line after a person has selected one of the lots in
 * stock.
 */
export const selectedLot = (lot: StockLot): Lot => ({ ...lotOf(lot), question: questionOf(lot) })

/**
 * Returns the lot and the next question of a line after a person has typed the lot. A scanned lot
 * that the person has not changed still counts as scanned.
 */
export function typedLot(
  lot: string,
  expiry: string,
  former: Pick<LineLot, 'lot' | 'isLotTyped'>,
): Lot {
  const typed = { lot: lot.trim() || null, expiry: expiry || null }
  const isLotTyped = typed.lot === former.lot ? former.isLotTyped : typed.lot !== null
  return { ...typed, isLotTyped, question: questionOf(typed) }
}
