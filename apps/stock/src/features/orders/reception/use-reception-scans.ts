import type { Command } from '@org/api/client'
import { type KeptState, useEnvironment } from '@org/app-kit'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { shortDay } from '#shared/days.ts'
import { belongsTo, type PartLabel } from '@org/api/stock'
import { useStockPorts } from '#shared/ports/stock-ports.ts'
import { oneAfterAnother } from '#shared/scanner/one-after-another.ts'
import type { ScanCardProps } from '#shared/scanner/scan-card.tsx'
import { useKeyboardScanner } from '#shared/scanner/use-keyboard-scanner.ts'
import { scannerTexts } from '#shared/scanner/texts.ts'
import { useScanFeedback } from '#shared/scanner/use-scan-feedback.ts'
import {
  newScan,
  type ScanFailure,
  type WaitingScan,
  withoutScan,
  withScan,
} from '#shared/scanner/waiting-scan.ts'
import { ordersTexts } from '../texts.ts'
import { type NamedUnits, readReceptionScan } from './read-reception-scan.ts'
import type { ReceptionDraft } from './reception-draft.ts'
import {
  completedUnits,
  questionOfScan,
  type ReceptionEntry,
  type ScannedUnits,
  withMovedUnits,
  withUnits,
} from './reception-entries.ts'

export interface ReceptionScansOptions {
  order: Pick<Command, 'products'>
  /** The local date, `YYYY-MM-DD`. */
  today: string
  isEnabled: boolean
  /** The units that have arrived so far. */
  entries: readonly ReceptionEntry[]
  set: KeptState<ReceptionDraft>['set']
  /** The scans that are not counted. */
  scans: readonly WaitingScan[]
}

/**
 * Adds scanned products to the entries, and answers each scan with text, sound and vibration. A
 * scan is stored before it is looked up, so that it survives whatever happens to the page.
 */
export function useReceptionScans({
  order,
  today,
  isEnabled,
  entries,
  set,
  scans,
}: ReceptionScansOptions) {
  const ports = useStockPorts()
  const { newKey } = useEnvironment()
  const { onResult, ...sound } = useScanFeedback()
  const [last, setLast] = useState<ScanCardProps | null>(null)
  // Scans are looked up one after another, so that the result of the last scan is shown last.
  const [runInTurn] = useState(oneAfterAnother)
  // A queued scan must see the entries as the previous scans have left them, not as they were when
  // it was scanned.
  const newest = useRef(entries)
  useEffect(() => {
    newest.current = entries
  }, [entries])

  // The units that the last scan added, which a second bar code of the same label completes.
  const added = useRef<NamedUnits | null>(null)

  const setScan = (id: string, change: Partial<WaitingScan>) =>
    set((former) => ({ ...former, scans: withScan(former.scans, id, change) }))
  const without = (id: string) => (former: ReceptionDraft) => ({
    ...former,
    scans: withoutScan(former.scans, id),
  })

  /**
   * Returns what a person must check after a scan, in French; null if there is nothing to check.
   */
  function askedBy(units: ScannedUnits): string | null {
    const question = questionOfScan(newest.current, units, today)
    if (question === 'lot') return ordersTexts.askLot
    if (question === 'expired') return ordersTexts.askExpired(shortDay(units.expiry))
    const isOrdered = order.products.some(({ id }) => id === units.productId)
    return isOrdered ? null : ordersTexts.notOrdered
  }

  async function read(waiting: WaitingScan): Promise<void> {
    const result = await readReceptionScan(ports, order, waiting)
    if ('error' in result) fail(waiting, result)
    else if ('part' in result) complete(waiting, result.part)
    else {
      added.current = result
      const { units } = result
      count(waiting, units, (former) => withUnits(former, units))
    }
  }

  function fail(waiting: WaitingScan, failure: ScanFailure) {
    added.current = null
    onResult('error')
    setLast({ result: 'error', title: failure.error })
    setScan(waiting.id, failure)
  }

  /** Adds the lot and expiry of a part to the units scanned before. */
  function complete(waiting: WaitingScan, part: PartLabel) {
    const former = added.current
    const isMatch = former !== null && belongsTo(part, former.label)
    const units = isMatch ? completedUnits(former.units, part) : null
    if (!former || !units) {
      fail(waiting, { error: scannerTexts.noProduct, isUnanswered: false })
      return
    }
    added.current = { ...former, units }
    count(waiting, units, (entries) => withMovedUnits(entries, former.units, units))
  }

  function count(
    waiting: WaitingScan,
    units: ScannedUnits,
    change: (entries: readonly ReceptionEntry[]) => ReceptionEntry[],
  ) {
    const question = askedBy(units)
    onResult(question === null ? 'success' : 'error')
    set((former) =>
      // A scan counts once, however often it was looked up.
      former.scans.some(({ id }) => id === waiting.id)
        ? { ...without(waiting.id)(former), entries: change(former.entries) }
        : former,
    )
    setLast({
      result: question === null ? 'success' : 'question',
      title: units.name,
      detail: question ?? ordersTexts.lotOf(units.lot, units.expiry),
      amount: ordersTexts.scanned(units.qty),
    })
  }

  function scan(text: string, separator: string | null = null) {
    const waiting = newScan(newKey(), text, separator)
    set((former) => ({ ...former, scans: [...former.scans, waiting] }))
    runInTurn(() => read(waiting))
  }

  function again(waiting: WaitingScan) {
    setScan(waiting.id, { error: null, unknownCode: undefined })
    runInTurn(() => read(waiting))
  }

  // Repeats the lookups that were interrupted when the page was left, and those that the server did
  // not answer.
  const readWaiting = useEffectEvent(() => {
    scans.filter(({ error, isUnanswered }) => error === null || isUnanswered).forEach(again)
  })
  useEffect(() => readWaiting(), [])

  useKeyboardScanner({ onScan: scan, isEnabled })
  return {
    scan,
    again,
    dismiss: (id: string) => set(without(id)),
    /** The result of the last scan; null before the first one. */
    last,
    sound,
  }
}
