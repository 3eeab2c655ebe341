import { useEnvironment } from '@org/app-kit'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useStockPorts } from '#shared/ports/stock-ports.ts'
import {
  type BookedProduct,
  type BookingLine,
  type BookingList,
  emptyBooking,
  isFull,
  type NewLine,
  type ScanProblem,
  startAttempt,
  unitsOf,
  withoutProblem,
  withProblem,
  withUnits,
} from './booking-list.ts'
import { type BookingPlace, openBookingStore } from './booking-store.ts'
import { bookingTexts } from '../texts.ts'
import { oneAfterAnother } from './one-after-another.ts'
import { resolveScan, type Scan, type ScanOutcome } from './resolve-scan.ts'
import { afterAnswer, type BookingResult, sendBooking } from './send-booking.ts'
import { useLookups } from './use-lookups.ts'

/** What the last scan was, shown large. */
export type LastScan =
  | { result: 'reading' }
  | { result: 'success'; line: NewLine; inList: number }
  | { result: 'question'; line: NewLine }
  | { result: 'error'; message: string }

export interface BookingOptions {
  place: BookingPlace
  /** Answers a scan by sound and vibration. */
  onResult: (result: 'success' | 'error') => void
  /** Called when the stock has changed. */
  onBooked: () => void
}

export type Booking = ReturnType<typeof useBooking>

/** A list that is scanned, and its booking. Everything but the messages survives the page. */
export function useBooking({ place, onResult, onBooked }: BookingOptions) {
  const ports = useStockPorts()
  const { newKey } = useEnvironment()
  const [store] = useState(() => openBookingStore(place))
  const list = useSyncExternalStore(store.subscribe, store.read)
  const lookups = useLookups(place.centreId)
  const [last, setLast] = useState<LastScan | null>(null)
  const [reading, setReading] = useState<ReadonlySet<string>>(new Set())
  const [isSending, setSending] = useState(false)
  const [outcome, setOutcome] = useState<BookingResult | null>(null)
  // Scans are looked up one after another, so that the last one is shown last.
  const [runInTurn] = useState(oneAfterAnother)

  /** Shows what became of a scan, which is in the list by now. */
  function report(line: NewLine | null, message: string) {
    onResult(line?.question === null ? 'success' : 'error')
    if (!line) setLast({ result: 'error', message })
    else if (line.question !== null) setLast({ result: 'question', line })
    else setLast({ result: 'success', line, inList: unitsOf(store.read(), line.product.id) })
  }

  function addLine(line: NewLine) {
    store.change((former) => withUnits(former, line))
    // A repeated scan is no question once the line has its answer.
    const stored = store.read().lines[0]
    report({ ...line, question: stored?.question ?? null }, '')
  }

  function apply(problem: ScanProblem, found: ScanOutcome) {
    const isDismissed = !store.read().problems.some(({ id }) => id === problem.id)
    if (isDismissed) return
    if ('problem' in found) {
      fail(problem, found.problem)
      return
    }
    const line = { ...found.line, id: newKey(), qty: found.line.qty * problem.scans }
    if (isFull(store.read(), line)) {
      fail(problem, { kind: 'full', message: bookingTexts.full })
      return
    }
    store.change((former) => withoutProblem(former, problem.id))
    addLine(line)
  }

  function fail(problem: ScanProblem, change: Partial<ScanProblem> & { message: string }) {
    store.change((former) =>
      withProblem(withoutProblem(former, problem.id), { ...problem, ...change }),
    )
    report(null, change.message)
  }

  /** Looks up a scan that is in the list as a problem. */
  function read(problem: ScanProblem) {
    setReading((ids) => new Set([...ids, problem.id]))
    setLast((former) => former ?? { result: 'reading' })
    runInTurn(async () => {
      const found = await resolveScan(lookups, place.kind, problem)
      apply(problem, found)
      setReading((ids) => new Set([...ids].filter((id) => id !== problem.id)))
    })
  }

  /** A scan is stored before it is looked up, so that it survives whatever happens to the page. */
  function scan({ text, separator }: Scan) {
    setOutcome((former) => (former?.status === 'booked' ? null : former))
    const message = bookingTexts.unreachable(text)
    const problem: ScanProblem = {
      id: newKey(),
      kind: 'waiting',
      message,
      text,
      separator,
      code: text,
      scans: 1,
    }
    store.change((former) => withProblem(former, problem))
    read(problem)
  }

  const readWaiting = useEffectEvent(() => {
    store
      .read()
      .problems.filter(({ kind }) => kind === 'waiting' || kind === 'unreachable')
      .forEach(read)
  })
  useEffect(() => readWaiting(), [])

  async function book() {
    setSending(true)
    setOutcome(null)
    const isResent = store.read().attempt !== null
    const result = await sendNext()
    const isFree = result?.status === 'booked' && isResent && canBook(store.read())
    const next = isFree ? await sendNext() : null
    const end = next && result ? together(result, next) : result
    if (end) onResult(end.status === 'booked' ? 'success' : 'error')
    setOutcome(end)
    setSending(false)
  }

  /** Sends the attempt without an answer, or else a new one with all lines. */
  async function sendNext(): Promise<BookingResult | null> {
    store.change((former) => startAttempt(former, newKey))
    const { attempt } = store.read()
    if (!attempt) return null
    const result = await sendBooking(ports, place, attempt)
    store.change((former) => afterAnswer(former, attempt, result))
    if (result.status !== 'unanswered') setLast(null)
    if (result.status === 'booked') {
      lookups.forget()
      onBooked()
    }
    return result
  }

  return {
    list,
    last,
    /** Problems that are not being looked up. */
    problems: list.problems.filter(({ id }) => !reading.has(id)),
    isSending,
    outcome,
    lookups,
    scan,
    read,
    book,
    change: store.change,
    /** Adds one unit of a product without a scan. */
    addProduct: (product: BookedProduct) =>
      addLine({ id: newKey(), product, qty: 1, lot: null, expiry: null, question: null }),
    clear: () => {
      store.change(() => emptyBooking)
      setOutcome(null)
      setLast(null)
    },
    dismissOutcome: () => setOutcome(null),
  }
}

/** The lines that a person must answer before the list can be booked. */
export const questionsIn = ({ lines }: BookingList): readonly BookingLine[] =>
  lines.filter(({ question }) => question !== null)

/** How two bookings in a row ended, of which the first was booked. */
function together(first: BookingResult, second: BookingResult): BookingResult {
  if (first.status !== 'booked' || second.status !== 'booked') return second
  return { ...first, units: first.units + second.units }
}

const canBook = (list: BookingList) => list.lines.length > 0 && questionsIn(list).length === 0
