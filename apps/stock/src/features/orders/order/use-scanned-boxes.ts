import type { Command } from '@org/api/client'
import { useEnvironment, useKeptState } from '@org/app-kit'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useStockPorts } from '#shared/ports/stock-ports.ts'
import type { OnScan } from '#shared/scanner/camera/watch-camera.ts'
import { oneAfterAnother } from '#shared/scanner/one-after-another.ts'
import type { ScanCardProps } from '#shared/scanner/scan-card.tsx'
import { useKeyboardScanner } from '#shared/scanner/use-keyboard-scanner.ts'
import { useScanFeedback } from '#shared/scanner/use-scan-feedback.ts'
import {
  newScan,
  parseScans,
  type WaitingScan,
  withoutScan,
  withScan,
} from '#shared/scanner/waiting-scan.ts'
import { addScannedBox } from './add-scanned-box.ts'

export interface ScannedBoxesOptions {
  order: Command
  /** Whether products can be added to the order. */
  isOpen: boolean
  /** Whether the input of a keyboard scanner goes to this order. False while a dialog is open. */
  isScanning: boolean
  /** Called with the order as the server stored it. */
  onStored: (order: Command) => void
}

/** The scans that add boxes to an order, and the actions on them. */
export interface ScannedBoxes {
  /** Adds a box of the product whose code the camera reads. */
  scan: OnScan
  /** The result of the last scan; null before the first one. */
  last: ScanCardProps | null
  /** The scans that have added nothing, oldest first. */
  waiting: readonly WaitingScan[]
  /** Repeats the lookup of a scan that has added nothing. */
  again: (scan: WaitingScan) => void
  dismiss: (id: string) => void
}

/**
 * Adds a box of each scanned product to an order, for example after scanning a nearly empty box on
 * the shelf. A scan is kept in this browser until its product is in the order or a person has
 * dismissed it.
 */
export function useScannedBoxes({
  order,
  isOpen,
  isScanning,
  onStored,
}: ScannedBoxesOptions): ScannedBoxes {
  const ports = useStockPorts()
  const { newKey } = useEnvironment()
  const { onResult } = useScanFeedback()
  const [last, setLast] = useState<ScanCardProps | null>(null)
  const [runInTurn] = useState(oneAfterAnother)
  const { value: waiting, set } = useKeptState<readonly WaitingScan[]>({
    keptAs: ['order', 'scans', order.id],
    initial: [],
    parse: parseScans,
  })
  // A queued scan must add to the order as the previous scans have left it, not as it was when the
  // box was scanned.
  const newest = useRef(order)
  useEffect(() => {
    newest.current = order
  }, [order])

  async function read(scan: WaitingScan): Promise<void> {
    const answer = await addScannedBox(ports, newest.current, scan)
    if ('error' in answer) {
      onResult('error')
      setLast({ result: 'error', title: answer.error })
      set((former) => withScan(former, scan.id, answer))
      return
    }
    if (answer.order) {
      newest.current = answer.order
      onStored(answer.order)
    }
    onResult(answer.card.result === 'success' ? 'success' : 'error')
    setLast(answer.card)
    set((former) => withoutScan(former, scan.id))
  }

  const scan: OnScan = (text, separator) => {
    const scanned = newScan(newKey(), text, separator)
    set((former) => [...former, scanned])
    runInTurn(() => read(scanned))
  }

  function again(failed: WaitingScan) {
    set((former) => withScan(former, failed.id, { error: null, unknownCode: undefined }))
    runInTurn(() => read(failed))
  }

  // Repeats the lookups that were interrupted when the page was left, and those that the server did
  // not answer.
  const readWaiting = useEffectEvent(() => {
    if (!isOpen) return
    waiting.filter(({ error, isUnanswered }) => error === null || isUnanswered).forEach(again)
  })
  useEffect(() => readWaiting(), [])

  useKeyboardScanner({ onScan: scan, isEnabled: isOpen && isScanning })
  return {
    scan,
    last,
    waiting,
    again,
    dismiss: (id) => set((former) => withoutScan(former, id)),
  }
}
