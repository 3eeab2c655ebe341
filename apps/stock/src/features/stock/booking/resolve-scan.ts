import type { Answer, Stock, StockLot } from '@org/api/client'
import {
  dataOn,
  isExpired,
  type Label,
  type LabelData,
  lastDayOf,
  lotOn,
  type PartLabel,
} from '@org/api/stock'
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

/** The kind and the code of a label that named a product. */
export interface ProductLabel {
  kind: Label['kind']
  code: string
}

/**
 * The line or the problem that a scan adds to the list, or a part of a label, which belongs to the
 * line before.
 */
export type ScanOutcome =
  | { line: Omit<NewLine, 'id'>; label: ProductLabel }
  | { part: PartLabel }
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
  const { code, lookup, label } = read
  const problem = (name: ProblemKind, message: string) => ({
    problem: { kind: name, message, code },
  })
  try {
    const { product, code: known } = await findProduct(lookup).catch((error: unknown) => {
      throw isMissing(error) ? unknownCode : error
    })
    if (product.isArchived) return problem('archived', bookingTexts.archived(product.name))
    const data = dataOn(label)
    const lot = kind === 'add' ? labelLot(data) : await lotToRemove(data, product.id, getStock)
    const qty = known.units * (data.count ?? 1)
    const { kind: labelKind } = label
    return {
      line: { product: bookedProduct(product), qty, ...lot },
      label: { kind: labelKind, code },
    }
  } catch (error) {
    if (error === unknownCode && label.kind === 'part') return { part: label }
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

function labelLot(label: LabelData): Lot {
  const lot = { lot: lotOn(label) ?? null, expiry: lastDayOf(label) ?? null }
  return { ...lot, question: questionOf(lot, !label.needsLotAndExpiry) }
}

/**
 * Resolves a part of a label, such as a second bar code, to the lot of the line scanned before. Null
 * if the part adds nothing, or contradicts the line.
 */
export async function resolvePart(
  getStock: ScanLookups['getStock'],
  kind: BookingKind,
  part: PartLabel,
  line: NewLine,
): Promise<Lot | null> {
  const lot = lotOn(part)
  const expiry = lastDayOf(part)
  const isEmpty = lot === undefined && expiry === undefined && !part.needsLotAndExpiry
  const contradicts =
    (lot !== undefined && line.lot !== null && line.lot !== lot) ||
    (expiry !== undefined && line.expiry !== null && line.expiry !== expiry)
  const isComplete = line.lot !== null && line.expiry !== null
  if ((isEmpty && part.count === undefined) || contradicts || isComplete) return null
  const data: LabelData = {
    ...((lot ?? line.lot) !== null && { lot: lot ?? line.lot ?? '' }),
    ...((expiry ?? line.expiry) !== null && { expiry: expiry ?? line.expiry ?? '' }),
    needsLotAndExpiry: part.needsLotAndExpiry,
  }
  return kind === 'add' ? labelLot(data) : lotToRemove(data, line.product.id, getStock)
}

/**
 * Finds the lot on a label in the stock, and asks for the lot unless exactly one matches. If the
 * label has neither a lot nor an expiry, returns no lot, and asks for it only if the label is
 * ambiguous.
 */
async function lotToRemove(
  label: LabelData,
  productId: string,
  getStock: ScanLookups['getStock'],
): Promise<Lot> {
  const { needsLotAndExpiry } = label
  const lot = lotOn(label)
  const expiry = lastDayOf(label)
  const isNamed = lot !== undefined || expiry !== undefined
  if (!isNamed && !needsLotAndExpiry) return noLot
  const named = { lot: lot ?? null, expiry: expiry ?? null }
  const { lots } = await getStock(productId)
  const isSure = isNamed && !needsLotAndExpiry
  const matching = isSure ? lots.filter((stored) => isOfLabel(stored, label)) : []
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

function isOfLabel(stored: StockLot, label: LabelData): boolean {
  const expiry = lastDayOf(label)
  const lot = lotOn(label)
  return (
    (lot === undefined || stored.lot === lot) && (expiry === undefined || stored.expiry === expiry)
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
