import { useEnvironment } from '@org/app-kit'
import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react'
import { useStockPorts } from '#shared/ports/stock-ports.ts'
import { type BookingList, emptyBooking, questionsIn, startAttempt } from './booking-list.ts'
import { type BookingPlace, openBookingStore } from './booking-store.ts'
import type { Scan } from './resolve-scan.ts'
import { createScanReader } from './scan-reader.ts'
import { afterAnswer, type BookingResult, sendBooking } from './send-booking.ts'
import { useLookups } from './use-lookups.ts'

export interface BookingOptions {
  place: BookingPlace
  /** Signals the result of a scan or a booking by sound and vibration. Stable between renders. */
  onResult: (result: 'success' | 'error') => void
  /** Called when the stock has changed. */
  onBooked: () => void
}

export type Booking = ReturnType<typeof useBooking>

/**
 * Provides a list of scans and the actions that book it. Everything except the messages survives a
 * reload. Components read the list with `useBookingList`, so that a scan renders only what it
 * changes.
 */
export function useBooking({ place, onResult, onBooked }: BookingOptions) {
  const ports = useStockPorts()
  const { newKey } = useEnvironment()
  const [store] = useState(() => openBookingStore(place))
  const lookups = useLookups(place.centreId)
  const { kind } = place
  const reader = useMemo(
    () => createScanReader({ kind, store, lookups, newKey, onResult }),
    [kind, store, lookups, newKey, onResult],
  )
  const [isSending, setSending] = useState(false)
  const [outcome, setOutcome] = useState<BookingResult | null>(null)

  const readWaiting = useEffectEvent(() => {
    store
      .read()
      .problems.filter((problem) => problem.kind === 'waiting' || problem.kind === 'unreachable')
      .forEach(reader.read)
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

  /** Sends the unanswered attempt again or, if there is none, a new one with all lines. */
  async function sendNext(): Promise<BookingResult | null> {
    store.change((former) => startAttempt(former, newKey))
    const { attempt } = store.read()
    if (!attempt) return null
    const result = await sendBooking(ports, place, attempt)
    store.change((former) => afterAnswer(former, attempt, result))
    if (result.status !== 'unanswered') reader.forgetLastScan()
    if (result.status === 'booked') {
      lookups.forget()
      onBooked()
    }
    return result
  }

  return {
    store,
    reader,
    lookups,
    isSending,
    outcome,
    book,
    scan: (scan: Scan) => {
      setOutcome((former) => (former?.status === 'booked' ? null : former))
      reader.scan(scan)
    },
    clear: () => {
      store.change(() => emptyBooking)
      setOutcome(null)
      reader.forgetLastScan()
    },
    dismissOutcome: () => setOutcome(null),
  }
}

/**
 * Returns a part of a booking's list, and re-renders when that part changes.
 *
 * @param select must return the same value for the same list
 */
export function useBookingList<Part>(
  { store }: Pick<Booking, 'store'>,
  select: (list: BookingList) => Part,
): Part {
  return useSyncExternalStore(store.subscribe, () => select(store.read()))
}

/**
 * Combines the results of two consecutive bookings. If either was not booked, returns the second
 * result.
 */
function together(first: BookingResult, second: BookingResult): BookingResult {
  if (first.status !== 'booked' || second.status !== 'booked') return second
  return { ...first, units: first.units + second.units }
}

const canBook = (list: BookingList) => list.lines.length > 0 && questionsIn(list).length === 0
