import type {
  BookedProduct,
  BookingAttempt,
  BookingLine,
  BookingList,
  ScanProblem,
} from './booking-list.ts'

type Unknown = Record<string, unknown>

const isObject = (value: unknown): value is Unknown => typeof value === 'object' && value !== null
const isText = (value: unknown): value is string => typeof value === 'string'
const isTextOrNull = (value: unknown) => value === null || isText(value)
const isCount = (value: unknown) => Number.isSafeInteger(value) && Number(value) > 0
const areAll = <Item>(value: unknown, is: (item: unknown) => item is Item): value is Item[] =>
  Array.isArray(value) && value.every(is)

const isPhoto = (value: unknown) =>
  value === undefined || value === null || (isObject(value) && isText(value['url']))

const isProduct = (value: unknown): value is BookedProduct =>
  isObject(value) &&
  [value['id'], value['name'], value['code']].every(isText) &&
  isCount(value['conditionnement']) &&
  isPhoto(value['photo'])

const isTypedLot = (value: unknown) =>
  value === undefined || (isObject(value) && isText(value['lot']) && isText(value['expiry']))

const isLine = (value: unknown): value is BookingLine =>
  isObject(value) &&
  isText(value['id']) &&
  isProduct(value['product']) &&
  isCount(value['qty']) &&
  isTextOrNull(value['lot']) &&
  isTextOrNull(value['expiry']) &&
  (value['lotId'] === undefined || isTextOrNull(value['lotId'])) &&
  [null, 'lot', 'expired'].includes(value['question'] as string | null) &&
  isTypedLot(value['typed']) &&
  (value['labelLot'] === undefined || isText(value['labelLot'])) &&
  typeof value['isExpiredConfirmed'] === 'boolean'

const isProblem = (value: unknown): value is ScanProblem =>
  isObject(value) &&
  [value['id'], value['kind'], value['message'], value['text'], value['code']].every(isText) &&
  isTextOrNull(value['separator']) &&
  isCount(value['scans'])

const isAttempt = (value: unknown): value is BookingAttempt =>
  isObject(value) &&
  isText(value['bookingId']) &&
  isText(value['idempotencyKey']) &&
  areAll(value['lines'], isLine)

/** Parses a stored list; null if it is invalid, for example from another version of the program. */
export function parseBooking(text: string | null): BookingList | null {
  const stored = parseJson(text)
  if (!isObject(stored)) return null
  const { lines, problems, attempt } = stored
  if (!areAll(lines, isLine) || !areAll(problems, isProblem)) return null
  return attempt === null || isAttempt(attempt) ? { lines, problems, attempt } : null
}

function parseJson(text: string | null): unknown {
  if (text === null) return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
