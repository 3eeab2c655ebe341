import { expect, it } from 'vitest'
import {
  type BookingList,
  askAboutExpired,
  attemptBooked,
  attemptRefused,
  emptyBooking,
  isFull,
  maxLines,
  type NewLine,
  questionsIn,
  type ScanProblem,
  startAttempt,
  unitsOf,
  withLine,
  withoutLine,
  withoutProblem,
  withProblem,
  withUnits,
} from './booking-list.ts'

const gloves = { id: 'gloves', name: 'Gants nitrile M', code: 'G1', conditionnement: 100 }
const masks = { id: 'masks', name: 'Masques', code: 'M1', conditionnement: 50 }

const units = (change: Partial<NewLine> = {}): NewLine => ({
  id: 'one',
  product: gloves,
  qty: 1,
  lot: null,
  expiry: null,
  question: null,
  ...change,
})
const problem = (change: Partial<ScanProblem> = {}): ScanProblem => ({
  id: 'p1',
  kind: 'unknown',
  message: 'Code inconnu',
  text: '3400936000018',
  separator: null,
  code: '03400936000018',
  scans: 1,
  ...change,
})
const keys = () => {
  let count = 0
  return () => `key-${(count += 1)}`
}

const twoLines = withUnits(withUnits(emptyBooking, units()), units({ id: 'two', product: masks }))

it('adds the units of a repeated scan to the line, which moves to the front', () => {
  const { lines } = withUnits(twoLines, units({ id: 'three', qty: 100 }))
  expect(lines.map(({ id, qty }) => [id, qty])).toEqual([
    ['one', 101],
    ['two', 1],
  ])
})

it('adds another lot of a product as a separate line', () => {
  const list = withUnits(twoLines, units({ id: 'three', lot: 'A1', expiry: '2028-01-31' }))
  expect(list.lines.map(({ lot }) => lot)).toEqual(['A1', null, null])
  expect(unitsOf(list, 'gloves')).toBe(2)
})

it('does not ask again about a lot that was confirmed as expired', () => {
  const expired = units({ lot: 'A1', expiry: '2026-01-31', question: 'expired' })
  const asked = withUnits(emptyBooking, expired)
  const confirmed = withLine(asked, 'one', { question: null, isExpiredConfirmed: true })
  expect(withUnits(confirmed, { ...expired, id: 'two' }).lines).toMatchObject([
    { qty: 2, question: null, isExpiredConfirmed: true },
  ])
})

it('is full at the server’s maximum number of lines, but still accepts units of a listed lot', () => {
  const lines = Array.from({ length: maxLines }, (_, index) => ({
    ...units({ id: `line-${index}`, lot: `L${index}` }),
    isExpiredConfirmed: false,
  }))
  const list = { ...emptyBooking, lines }
  expect(isFull(list, units({ lot: 'other' }))).toBe(true)
  expect(isFull(list, units({ lot: 'L3' }))).toBe(false)
})

it('removes lines and problems', () => {
  expect(withoutLine(twoLines, 'one').lines).toHaveLength(1)
  const list = withProblem(emptyBooking, problem())
  expect(withoutProblem(list, 'p1').problems).toEqual([])
})

it('counts a repeated problem instead of listing it twice', () => {
  const list = withProblem(withProblem(emptyBooking, problem()), problem({ id: 'p2' }))
  expect(list.problems).toMatchObject([{ id: 'p1', scans: 2 }])
})

it('resends unanswered lines with the same booking id, and without newer lines', () => {
  const newKey = keys()
  const sent = startAttempt(twoLines, newKey)
  const scanned = withUnits(sent, units({ id: 'three' }))
  const again = startAttempt(scanned, newKey)
  expect(again.attempt).toEqual(sent.attempt)
  expect(again.lines.map(({ id }) => id)).toEqual(['three'])
  expect(attemptBooked(again)).toMatchObject({ attempt: null, lines: [{ id: 'three', qty: 1 }] })
})

it('returns refused lines to the list, behind newer ones, and sends them with a new id', () => {
  const newKey = keys()
  const sent = withUnits(startAttempt(twoLines, newKey), units({ id: 'three', qty: 5 }))
  const refused = attemptRefused(sent)
  expect(refused.attempt).toBeNull()
  expect(refused.lines.map(({ product, qty }) => [product.id, qty])).toEqual([
    ['gloves', 6],
    ['masks', 1],
  ])
  expect(startAttempt(refused, newKey).attempt?.bookingId).not.toBe(sent.attempt?.bookingId)
})

it('keeps confirmations of refused lines', () => {
  const confirmed = withLine(twoLines, 'one', { isExpiredConfirmed: true })
  const refused = attemptRefused(startAttempt(confirmed, keys()))
  expect(refused.lines).toEqual(confirmed.lines)
})

it('asks about removals that name a lot, but not about the units without a lot', () => {
  const named = withUnits(twoLines, units({ id: 'three', lotId: '2026-01-31/A1' }))
  const withoutLot = withUnits(named, units({ id: 'four', lotId: null }))
  expect(
    askAboutExpired(withoutLot, 'gloves', '2026-02-01').lines.map(({ question }) => question),
  ).toEqual([null, 'expired', null, null])
})

it('asks about the additions that have expired since they were scanned', () => {
  const fresh = units({ id: 'fresh', lot: 'B2', expiry: '2027-01-31' })
  const old = units({ id: 'old', lot: 'A1', expiry: '2026-01-31' })
  const list = withUnits(withUnits(emptyBooking, fresh), old)
  const questions = ({ lines }: BookingList) => lines.map(({ question }) => question)
  expect(questions(askAboutExpired(list, 'gloves', '2026-02-01'))).toEqual(['expired', null])
  expect(questions(askAboutExpired(list, 'gloves', '2026-01-31'))).toEqual([null, null])
})

it('waits until a typed lot is confirmed', () => {
  const isWaiting = (typed: { lot: string; expiry: string }) =>
    questionsIn(withLine(twoLines, 'one', { lot: 'A1', typed })).length > 0
  expect(isWaiting({ lot: 'A12', expiry: '' })).toBe(true)
  expect(isWaiting({ lot: 'A1', expiry: '2027-05-31' })).toBe(true)
  expect(isWaiting({ lot: 'A1', expiry: '' })).toBe(false)
})

it('asks only once about a label whose lot is not in stock', () => {
  const scanned = units({ lot: 'A9', question: 'lot', labelLot: 'A9 ' })
  const asked = withUnits(emptyBooking, scanned)
  const answered = withLine(asked, 'one', { lot: null, lotId: null, question: null })
  const again = withUnits(answered, { ...scanned, id: 'two' })
  expect(again.lines).toMatchObject([{ id: 'one', qty: 2, lotId: null, question: null }])
  const other = withUnits(again, { ...scanned, id: 'three', lot: 'B1', labelLot: 'B1 ' })
  expect(other.lines).toMatchObject([
    { id: 'three', question: 'lot' },
    { id: 'one', qty: 2 },
  ])
})
