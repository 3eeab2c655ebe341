import { belongsTo, type PartLabel } from '@org/api/stock'
import { oneAfterAnother } from '#shared/scanner/one-after-another.ts'
import {
  type BookedProduct,
  type BookingKind,
  isFull,
  type NewLine,
  type ScanProblem,
  unitsOf,
  withMovedUnits,
  withoutProblem,
  withProblem,
  withUnits,
} from './booking-list.ts'
import type { BookingStore } from './booking-store.ts'
import { bookingTexts } from '../texts.ts'
import { scannerTexts } from '#shared/scanner/texts.ts'
import {
  type ProductLabel,
  resolvePart,
  resolveScan,
  type Scan,
  type ScanLookups,
  type ScanOutcome,
} from './resolve-scan.ts'

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
  // The units that the last scan added, which a second bar code of the same label completes.
  let added: { line: NewLine; label: ProductLabel } | null = null

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
    answerLine(line)
  }

  function answerLine(line: NewLine) {
    // A repeated scan raises no question if the line's question was already answered.
    const question = store.read().lines[0]?.question ?? null
    const shown = { ...line, question }
    if (question !== null) answer({ result: 'question', line: shown })
    else answer({ result: 'success', line: shown, inList: unitsOf(store.read(), line.product.id) })
  }

  function fail(problem: ScanProblem, change: Partial<ScanProblem> & { message: string }) {
    added = null
    store.change((former) =>
      withProblem(withoutProblem(former, problem.id), { ...problem, ...change }),
    )
    answer({ result: 'error', message: change.message })
  }

  async function complete(problem: ScanProblem, part: PartLabel) {
    const former = added
    const lot =
      former && belongsTo(part, former.label)
        ? await resolvePart(lookups.getStock, kind, part, former.line)
        : null
    if (!former || !lot) {
      fail(problem, { kind: 'invalid', message: scannerTexts.noProduct, code: '' })
      return
    }
    const qty = former.line.qty * (part.count ?? 1)
    const line = { ...former.line, ...lot, id: newKey(), qty }
    added = { ...former, line }
    store.change((list) => withMovedUnits(withoutProblem(list, problem.id), former.line, line))
    answerLine(line)
  }

  async function apply(problem: ScanProblem, found: ScanOutcome) {
    const isDismissed = !store.read().problems.some(({ id }) => id === problem.id)
    if (isDismissed) return
    if ('problem' in found) {
      fail(problem, found.problem)
      return
    }
    if ('part' in found) {
      await complete(problem, found.part)
      return
    }
    const line = { ...found.line, id: newKey(), qty: found.line.qty * problem.scans }
    if (isFull(store.read(), line)) {
      fail(problem, { kind: 'full', message: bookingTexts.full })
      return
    }
    store.change((former) => withoutProblem(former, problem.id))
    added = { line, label: found.label }
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
      await apply(problem, found)
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
    addProduct(product) {
      added = null
      addLine({ id: newKey(), product, qty: 1, lot: null, expiry: null, question: null })
    },
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
