import type { Command } from '@org/api/client'
import { type KeptState, useEnvironment } from '@org/app-kit'
import { useEffect, useEffectEvent, useState } from 'react'
import { useStockPorts } from '#shared/ports/stock-ports.ts'
import { createScanFeedback } from '#shared/scanner/scan-feedback.ts'
import { useKeyboardScanner } from '#shared/scanner/use-keyboard-scanner.ts'
import { ordersTexts } from '../texts.ts'
import { readReceptionScan } from './read-reception-scan.ts'
import type { ReceptionDraft, WaitingScan } from './reception-draft.ts'
import { withUnits } from './reception-entries.ts'

export interface ReceptionScansOptions {
  order: Pick<Command, 'products'>
  isEnabled: boolean
  set: KeptState<ReceptionDraft>['set']
  /** The scans that are not counted. */
  scans: readonly WaitingScan[]
}

/**
 * Adds scanned products to the entries, and answers each scan by text, sound and vibration. A scan is
 * stored before it is looked up, so that it survives whatever happens to the page.
 */
export function useReceptionScans({ order, isEnabled, set, scans }: ReceptionScansOptions) {
  const ports = useStockPorts()
  const { newKey } = useEnvironment()
  const [feedback] = useState(createScanFeedback)
  const [last, setLast] = useState<string | null>(null)
  useEffect(() => feedback.close, [feedback])

  const setScan = (id: string, change: Partial<WaitingScan>) =>
    set((former) => ({
      ...former,
      scans: former.scans.map((one) => (one.id === id ? { ...one, ...change } : one)),
    }))
  const without = (id: string) => (former: ReceptionDraft) => ({
    ...former,
    scans: former.scans.filter((one) => one.id !== id),
  })

  async function read(waiting: WaitingScan): Promise<void> {
    const result = await readReceptionScan(ports, order, waiting)
    const isError = 'error' in result
    feedback.give(isError ? 'error' : 'success', { hasSound: true })
    if (isError) {
      setLast(null)
      setScan(waiting.id, result)
      return
    }
    const { units } = result
    set((former) =>
      // A scan counts once, however often it was looked up.
      former.scans.some(({ id }) => id === waiting.id)
        ? { ...without(waiting.id)(former), entries: withUnits(former.entries, units) }
        : former,
    )
    setLast(ordersTexts.scanned(units.name, units.qty))
  }

  function scan(text: string, separator: string | null = null) {
    const waiting = { id: newKey(), text, separator, error: null, isUnanswered: false }
    set((former) => ({ ...former, scans: [...former.scans, waiting] }))
    void read(waiting)
  }

  function again(waiting: WaitingScan) {
    setScan(waiting.id, { error: null })
    void read(waiting)
  }

  // Those of an earlier visit, and those that the server has not answered.
  const readWaiting = useEffectEvent(() => {
    scans.filter(({ error, isUnanswered }) => error === null || isUnanswered).forEach(again)
  })
  useEffect(() => readWaiting(), [])

  useKeyboardScanner({ onScan: (text) => scan(text), isEnabled })
  return {
    scan,
    again,
    dismiss: (id: string) => set(without(id)),
    /** What was counted last. */
    last,
    isReading: scans.some(({ error }) => error === null),
  }
}
