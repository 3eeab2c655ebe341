import type { StockPhoto } from '@org/api/client'
import { isExpired } from '@org/api/stock'

/** Whether units are put into the stock or taken out of it. */
export type BookingKind = 'add' | 'remove'

/** The part of a product that the dialog shows. */
export interface BookedProduct {
  id: string
  name: string
  code: string
  /** Units in a box. */
  conditionnement: number
  /** Absent if the list was begun where photos are not loaded. */
  photo?: StockPhoto | null | undefined
}

/** The lot of a line; all parts are null for units without a lot. */
export interface LineLot {
  lot: string | null
  /** The last day of use, `YYYY-MM-DD`. */
  expiry: string | null
  /** For additions: whether a person typed the lot. */
  isLotTyped?: boolean | undefined
  /** For removals: the lot to take from, null for units without a lot, undefined for any lot. */
  lotId?: string | null | undefined
}

/**
 * What a person must answer before a line can be booked: which lot an ambiguous label is of, or
 * whether expired units are meant.
 */
export type LineQuestion = 'lot' | 'expired'

/** What is typed for the lot of a line, and not confirmed yet. */
export interface TypedLot {
  lot: string
  expiry: string
}

/** Units of one product and lot that will be booked together. */
export interface BookingLine extends LineLot {
  id: string
  product: BookedProduct
  qty: number
  question: LineQuestion | null
  /** For removals: the lot on a label that is not in stock once, so that a person says which one is meant. */
  labelLot?: string | undefined
  isExpiredConfirmed: boolean
  typed?: TypedLot | undefined
}

/**
 * Why a scan made no line: `waiting` until the answer arrives, `unreachable` if it could not be looked
 * up. Both are looked up again.
 */
export type ProblemKind = 'waiting' | 'unknown' | 'unreachable' | 'archived' | 'invalid' | 'full'

/** A scan that made no line. It stays until it is solved or dismissed. */
export interface ScanProblem {
  id: string
  kind: ProblemKind
  /** What happened, in French. */
  message: string
  /** The scanned text, its separator and the code in it, to read it again. */
  text: string
  separator: string | null
  code: string
  /** How often it was scanned. */
  scans: number
}

/** Lines that were sent with a booking id. The server may have booked them, until it answers. */
export interface BookingAttempt {
  bookingId: string
  idempotencyKey: string
  lines: readonly BookingLine[]
}

/** What was scanned for one centre, until the server has booked it. */
export interface BookingList {
  /** The line that was scanned or changed last comes first. */
  lines: readonly BookingLine[]
  problems: readonly ScanProblem[]
  attempt: BookingAttempt | null
}

/** Units to add to a list. */
export type NewLine = Omit<BookingLine, 'isExpiredConfirmed'>

/** Units that one line may hold, and lines that one booking may have; the server refuses more. */
export const maxQty = 100_000
export const maxLines = 500

export const emptyBooking: BookingList = { lines: [], problems: [], attempt: null }

/** Whether the list is empty, so that deleting it loses nothing. */
export const isEmptyBooking = ({ lines, problems, attempt }: BookingList): boolean =>
  lines.length === 0 && problems.length === 0 && attempt === null

/** Whether two lines are units of the same lot, so that they can be one line. */
const isSameLot = (one: NewLine, other: NewLine) =>
  one.product.id === other.product.id &&
  one.lot === other.lot &&
  one.expiry === other.expiry &&
  one.lotId === other.lotId &&
  (one.question === 'lot') === (other.question === 'lot')

/** Whether a person has said for a line what its label means, so that the same label needs no answer. */
const isAnswered = (line: BookingLine, added: NewLine) =>
  line.question === null &&
  line.product.id === added.product.id &&
  added.labelLot !== undefined &&
  line.labelLot === added.labelLot

/**
 * Adds units: to the line of the same product and lot, which moves to the front, or as a new line. A
 * question that the line has answered is not asked again.
 */
export function withUnits(list: BookingList, added: NewLine): BookingList {
  const known = list.lines.find((line) => isSameLot(line, added) || isAnswered(line, added))
  const others = list.lines.filter((line) => line !== known)
  const line: BookingLine = known
    ? {
        ...known,
        product: added.product,
        qty: Math.min(known.qty + added.qty, maxQty),
        // A scan confirms the case of a typed lot.
        isLotTyped: known.isLotTyped && added.isLotTyped,
      }
    : { ...added, isExpiredConfirmed: false }
  return { ...list, lines: [line, ...others] }
}

/** Whether the units would need more lines than a booking may have. */
export const isFull = ({ lines }: BookingList, added: NewLine): boolean =>
  lines.length >= maxLines &&
  !lines.some((line) => isSameLot(line, added) || isAnswered(line, added))

/** What can be changed of a line. */
export type LineChange = Partial<Omit<BookingLine, 'id' | 'product'>>

/** Changes a line without moving it. */
export function withLine(list: BookingList, id: string, change: LineChange): BookingList {
  const lines = list.lines.map((line) => (line.id === id ? { ...line, ...change } : line))
  return { ...list, lines }
}

export const withoutLine = (list: BookingList, id: string): BookingList => ({
  ...list,
  lines: list.lines.filter((line) => line.id !== id),
})

/** Adds a problem at the start; a repeated scan only increases its count. */
export function withProblem(list: BookingList, problem: ScanProblem): BookingList {
  const isSame = (other: ScanProblem) =>
    problem.kind !== 'waiting' && other.kind === problem.kind && other.text === problem.text
  const known = list.problems.find(isSame)
  const others = list.problems.filter((other) => other !== known)
  const scans = problem.scans + (known?.scans ?? 0)
  return { ...list, problems: [{ ...problem, id: known?.id ?? problem.id, scans }, ...others] }
}

export const withoutProblem = (list: BookingList, id: string): BookingList => ({
  ...list,
  problems: list.problems.filter((problem) => problem.id !== id),
})

/**
 * Freezes the lines for sending. Lines that were sent before keep their booking id, so that the server
 * recognises them however often they are sent; newer lines wait for a booking of their own.
 */
export function startAttempt(list: BookingList, newKey: () => string): BookingList {
  if (list.attempt || list.lines.length === 0) return list
  const attempt = { bookingId: newKey(), idempotencyKey: newKey(), lines: list.lines }
  return { ...list, lines: [], attempt }
}

/** Drops the lines that the server has booked. */
export const attemptBooked = (list: BookingList): BookingList => ({ ...list, attempt: null })

/** Makes refused lines editable again, behind the newer ones. */
export function attemptRefused(list: BookingList): BookingList {
  const { attempt } = list
  if (!attempt) return list
  const refused = attempt.lines.toReversed()
  const newer = list.lines.toReversed()
  const start: BookingList = { ...list, lines: [], attempt: null }
  return [...refused, ...newer].reduce((merged, line) => {
    const next = withUnits(merged, line)
    const isNew = next.lines.length > merged.lines.length
    return isNew ? { ...next, lines: [line, ...merged.lines] } : next
  }, start)
}

/**
 * Asks about the lines of a product that turned out to be of an expired lot: removals that name a lot, and
 * additions that expired before `today`.
 */
export function askAboutExpired(list: BookingList, productId: string, today: string): BookingList {
  const isAsked = (line: BookingLine) =>
    line.product.id === productId &&
    !line.isExpiredConfirmed &&
    (line.lotId !== undefined || isExpired(line, today))
  const lines = list.lines.map((line) =>
    isAsked(line) ? { ...line, question: 'expired' as const } : line,
  )
  return { ...list, lines }
}

/** The units of all lines. */
export const unitsIn = ({ lines }: Pick<BookingList, 'lines'>): number =>
  lines.reduce((sum, { qty }) => sum + qty, 0)

/** The units of a product in all lines. */
export const unitsOf = ({ lines }: Pick<BookingList, 'lines'>, productId: string): number =>
  lines.reduce((sum, { product, qty }) => (product.id === productId ? sum + qty : sum), 0)

/** Whether the lot of a line was typed, and not confirmed. */
const isTyping = ({ typed, lot, expiry }: BookingLine): boolean =>
  typed !== undefined && (typed.lot.trim() !== (lot ?? '') || typed.expiry !== (expiry ?? ''))

/** The lines with a question to answer before the list can be booked. */
export const questionsIn = ({ lines }: Pick<BookingList, 'lines'>): readonly BookingLine[] =>
  lines.filter((line) => line.question !== null || isTyping(line))
