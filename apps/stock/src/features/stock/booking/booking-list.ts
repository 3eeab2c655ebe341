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
  /** Missing if the list was begun on a page that does not load photos. */
  photo?: StockPhoto | null | undefined
}

/** The lot of a line; `lot` and `expiry` are null for units without a lot. */
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
 * The question that a person must answer before a line can be booked: which lot an ambiguous label
 * means, or whether to book expired units.
 */
export type LineQuestion = 'lot' | 'expired'

/** The lot and expiry that are typed for a line and not confirmed yet. */
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
  /**
   * For removals: the lot on the label if it does not match exactly one lot in stock, so that a
   * person must select one.
   */
  labelLot?: string | undefined
  isExpiredConfirmed: boolean
  typed?: TypedLot | undefined
}

/**
 * Why a scan has not become a line: for example, `waiting` until its response arrives, or
 * `unreachable` if it could not be looked up. Scans of these two kinds are looked up again when the
 * dialog opens.
 */
export type ProblemKind = 'waiting' | 'unknown' | 'unreachable' | 'archived' | 'invalid' | 'full'

/** A scan that has not become a line. It stays until it is solved or dismissed. */
export interface ScanProblem {
  id: string
  kind: ProblemKind
  /** Description of the problem, in French. */
  message: string
  /** The scanned text, kept with its separator and code so that it can be looked up again. */
  text: string
  separator: string | null
  code: string
  /** How often it was scanned. */
  scans: number
}

/**
 * Lines that were sent with a booking id. Until the server responds, it is unknown whether it has
 * booked them.
 */
export interface BookingAttempt {
  bookingId: string
  idempotencyKey: string
  lines: readonly BookingLine[]
}

/** The units that were scanned for one centre and that the server has not booked yet. */
export interface BookingList {
  /** Starts with the line to which units were added last. */
  lines: readonly BookingLine[]
  problems: readonly ScanProblem[]
  attempt: BookingAttempt | null
}

/** Units to add to a list. */
export type NewLine = Omit<BookingLine, 'isExpiredConfirmed'>

/** Maximum number of units in a line, and of lines in a booking (the server's limits). */
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

/**
 * Whether a person has already answered for this line which lot its label means, so that another
 * scan of the same label raises no question.
 */
const isAnswered = (line: BookingLine, added: NewLine) =>
  line.question === null &&
  line.product.id === added.product.id &&
  added.labelLot !== undefined &&
  line.labelLot === added.labelLot

/**
 * Adds units to the line of the same product and lot, and moves that line to the front. If there is
 * none, adds a new line at the front. A question already answered for the line is not asked again.
 */
export function withUnits(list: BookingList, added: NewLine): BookingList {
  const known = list.lines.find((line) => isSameLot(line, added) || isAnswered(line, added))
  const others = list.lines.filter((line) => line !== known)
  const line: BookingLine = known
    ? {
        ...known,
        product: added.product,
        qty: Math.min(known.qty + added.qty, maxQty),
        // A scan of the lot confirms its upper and lower case, so the lot no longer counts as
        // typed.
        isLotTyped: known.isLotTyped && added.isLotTyped,
      }
    : { ...added, isExpiredConfirmed: false }
  return { ...list, lines: [line, ...others] }
}

/**
 * Moves the units that a scan added to another lot. If their line has fewer units by now, because a
 * person changed it, only those move.
 */
export function withMovedUnits(list: BookingList, from: NewLine, to: NewLine): BookingList {
  const line = list.lines.find((one) => isSameLot(one, from))
  if (!line) return withUnits(list, to)
  const qty = line.qty - from.qty
  const rest = list.lines.map((one) => (one === line ? { ...one, qty } : one))
  return withUnits({ ...list, lines: rest.filter((one) => one.qty > 0) }, to)
}

/** Whether the units would need more lines than a booking may have. */
export const isFull = ({ lines }: BookingList, added: NewLine): boolean =>
  lines.length >= maxLines &&
  !lines.some((line) => isSameLot(line, added) || isAnswered(line, added))

/** The fields of a line that can be changed. */
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

/**
 * Adds a problem at the start. If the list has the same problem with the same scanned text,
 * replaces it and adds up the two counts; problems of the kind `waiting` stay separate.
 */
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
 * Freezes the lines for sending. If earlier lines are still unanswered, they are sent again under
 * their booking id, by which the server recognises them; newer lines wait for a booking of their
 * own.
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
 * Asks about the lines of a product after the server has rejected an expired lot: about removals
 * that name a lot, and about additions that expired before `today`.
 */
export function askAboutExpired(list: BookingList, productId: string, today: string): BookingList {
  const isAsked = (line: BookingLine) =>
    line.product.id === productId &&
    !line.isExpiredConfirmed &&
    (typeof line.lotId === 'string' || isExpired(line, today))
  const lines = list.lines.map((line) =>
    isAsked(line) ? { ...line, question: 'expired' as const } : line,
  )
  return { ...list, lines }
}

/** Counts the units in all lines. */
export const unitsIn = ({ lines }: Pick<BookingList, 'lines'>): number =>
  lines.reduce((sum, { qty }) => sum + qty, 0)

/** Counts a product's units in all lines. */
export const unitsOf = ({ lines }: Pick<BookingList, 'lines'>, productId: string): number =>
  lines.reduce((sum, { product, qty }) => (product.id === productId ? sum + qty : sum), 0)

/** Whether a person has typed a lot for the line and not confirmed it yet. */
const isTyping = ({ typed, lot, expiry }: BookingLine): boolean =>
  typed !== undefined && (typed.lot.trim() !== (lot ?? '') || typed.expiry !== (expiry ?? ''))

/**
 * Returns the lines with an open question or a typed lot that is not confirmed yet. Both block the
 * booking of the list.
 */
export const questionsIn = ({ lines }: Pick<BookingList, 'lines'>): readonly BookingLine[] =>
  lines.filter((line) => line.question !== null || isTyping(line))
