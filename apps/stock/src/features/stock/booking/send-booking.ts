import { ApiError } from '@org/api/client'
import type { StockPorts } from '@org/data'
import type { BookingAttempt, BookingLine, BookingList } from './booking-list.ts'
import { askAboutExpired, attemptBooked, attemptRefused, unitsIn, unitsOf } from './booking-list.ts'
import type { BookingPlace } from './booking-store.ts'
import { today } from './scan-text.ts'

/** How a booking ended. */
export type BookingResult =
  /** `isRepeated`: whether an earlier attempt had already booked the lines. */
  | { status: 'booked'; units: number; isRepeated: boolean }
  /** Nothing was booked. */
  | { status: 'refused'; error: ApiError; short: readonly ShortProduct[] }
  /** The server may have booked the lines. */
  | { status: 'unanswered'; error: unknown }

/** A product with fewer units in stock than the list takes. */
export interface ShortProduct {
  productId: string
  name: string
  wanted: number
  stock: number
  /** Expired units in stock. They are taken only if the line names their lot. */
  expired: number
}

/**
 * Types of errors after which it is certain that the server has never booked anything with this
 * booking id.
 */
const refusals = ['NOT_ENOUGH_STOCK', 'LOT_EXPIRED', 'PRODUCT_ARCHIVED', 'NOT_FOUND', 'VALIDATION']

/** Sends the lines of an attempt. Sending it again books nothing twice. Never rejects. */
export async function sendBooking(
  ports: StockPorts,
  place: BookingPlace,
  attempt: BookingAttempt,
): Promise<BookingResult> {
  const units = unitsIn(attempt)
  try {
    await send(ports, place, attempt)
    return { status: 'booked', units, isRepeated: false }
  } catch (error) {
    if (!(error instanceof ApiError)) return { status: 'unanswered', error }
    if (error.type === 'ALREADY_BOOKED') return { status: 'booked', units, isRepeated: true }
    if (!refusals.includes(error.type)) return { status: 'unanswered', error }
    return { status: 'refused', error, short: shortIn(error, attempt) }
  }
}

function send(
  ports: StockPorts,
  { centreId, kind }: BookingPlace,
  { bookingId, idempotencyKey, lines }: BookingAttempt,
) {
  const options = { idempotencyKey }
  return kind === 'add'
    ? ports.stock.add(centreId, { bookingId, lines: lines.map(addedLine) }, options)
    : ports.stock.remove(centreId, { bookingId, lines: lines.map(removedLine) }, options)
}

const addedLine = ({ product, qty, lot, isLotTyped, expiry, isExpiredConfirmed }: BookingLine) => ({
  productId: product.id,
  qty,
  ...(lot !== null && { lot, ...(isLotTyped && { isLotTyped }) }),
  ...(expiry !== null && { expiry }),
  ...(isExpiredConfirmed && { isExpiredConfirmed }),
})

const removedLine = ({ product, qty, lotId, isExpiredConfirmed }: BookingLine) => ({
  productId: product.id,
  qty,
  ...(lotId !== undefined && { lotId }),
  ...(isExpiredConfirmed && { isExpiredConfirmed }),
})

function shortIn({ type, payload }: ApiError, attempt: BookingAttempt): ShortProduct[] {
  if (type !== 'NOT_ENOUGH_STOCK') return []
  const { products } = payload as { products: Omit<ShortProduct, 'wanted'>[] }
  return products.map((product) => ({ ...product, wanted: unitsOf(attempt, product.productId) }))
}

/** Returns the list after a response to an attempt, which another tab may already have handled. */
export function afterAnswer(
  list: BookingList,
  { bookingId }: BookingAttempt,
  result: BookingResult,
): BookingList {
  if (list.attempt?.bookingId !== bookingId || result.status === 'unanswered') return list
  if (result.status === 'booked') return attemptBooked(list)
  const refused = attemptRefused(list)
  const { type, payload } = result.error
  return type === 'LOT_EXPIRED'
    ? askAboutExpired(refused, (payload as { productId: string }).productId, today())
    : refused
}
