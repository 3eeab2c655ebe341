import { oneAfterAnother } from '#shared/scanner/one-after-another.ts'
import {
  type BookedProduct,
  type BookingKind,
  isFull,
  type NewLine,
  type ScanProblem,
  unitsOf,
  withoutProblem,
  withProblem,
  withUnits,
} from './booking-list.ts'
import type { BookingStore } from './booking-store.ts'
import { bookingTexts } from '../texts.ts'
import { resolveScan, type Scan, type ScanLookups, type ScanOutcome } from './resolve-scan.ts'

/** The result of the last scan, shown large. */
export type LastScan =
  | { result: 'reading' }
  | { result: 'success'; line: NewLine; inList: number }
  | { result: 'question'; line: NewLine }
  | { result: 'error'; message: string }

export interface ScanReaderParts {
  kind: BookingKind
  store: BookingStore
  lookups: ScanLookups
  newKey: () => string
  /** Signals the result of a scan by sound and vibration. */
  onResult: (result: 'success' | 'error') => void
}

/** Looks up scans and puts them into a list. */
export interface ScanReader {
  /** Stores a scan before it is looked up, so that it survives whatever happens to the page. */
  scan: (scan: Scan) => void
  /** Looks up again a scan that is listed as a problem. */
  read: (problem: ScanProblem) => void
  isReading: (problem: ScanProblem) => boolean
  /** Adds one unit of a product without a scan. */
  addProduct: (product: BookedProduct) => void
  readonly lastScan: LastScan | null
  forgetLastScan: () => void
  /** Calls back when the last scan has changed; returns a function that unsubscribes. */
  subscribe: (callback: () => void) => () => void
}

export function createScanReader({
  kind,
  store,
  lookups,
  newKey,
  onResult,
}: ScanReaderParts): ScanReader {
  const reading = new Set<string>()
  const callbacks = new Set<() => void>()
  // Scans are looked up one after another, so that the last one is shown last.
  const runInTurn = oneAfterAnother()
  let last: LastScan | null = null

  function setLast(scan: LastScan | null) {
    last = scan
    callbacks.forEach((callback) => callback())
  }

  function answer(scan: LastScan) {
    onResult(scan.result === 'success' ? 'success' : 'error')
    setLast(scan)
  }

  function addLine(line: NewLine) {
    store.change((former) => withUnits(former, line))
    // A repeated scan raises no question if the line's question was already answered.
    const question = store.read().lines[0]?.question ?? null
    const added = { ...line, question }
    if (question !== null) answer({ result: 'question', line: added })
    else answer({ result: 'success', line: added, inList: unitsOf(store.read(), line.product.id) })
  }

  function fail(problem: ScanProblem, change: Partial<ScanProblem> & { message: string }) {
    store.change((former) =>
      withProblem(withoutProblem(former, problem.id), { ...problem, ...change }),
    )
    answer({ result: 'error', message: change.message })
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

  /**
   * Applies a change to the list and looks up the scan of a problem. The list hides the problem
   * during the look-up.
   */
  function lookUp(problem: ScanProblem, change: Parameters<BookingStore['change']>[0]) {
    reading.add(problem.id)
    store.change(change)
    if (last === null) setLast({ result: 'reading' })
    runInTurn(async () => {
      const found = await resolveScan(lookups, kind, problem)
      reading.delete(problem.id)
      apply(problem, found)
    })
  }

  return {
    scan({ text, separator }) {
      const problem: ScanProblem = {
        id: newKey(),
        kind: 'waiting',
        message: bookingTexts.unreachable(text),
        text,
        separator,
        code: text,
        scans: 1,
      }
      lookUp(problem, (former) => withProblem(former, problem))
    },
    read: (problem) => lookUp(problem, (former) => ({ ...former, problems: [...former.problems] })),
    isReading: ({ id }) => reading.has(id),
    addProduct: (product) =>
      addLine({ id: newKey(), product, qty: 1, lot: null, expiry: null, question: null }),
    get lastScan() {
      return last
    },
    forgetLastScan: () => setLast(null),
    subscribe(callback) {
      callbacks.add(callback)
      return () => callbacks.delete(callback)
    },
  }
}
