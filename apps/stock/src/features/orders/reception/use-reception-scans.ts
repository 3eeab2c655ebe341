import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'
import { useStockPorts } from '#shared/ports/stock-ports.ts'
import { createScanFeedback } from '#shared/scanner/scan-feedback.ts'
import { useKeyboardScanner } from '#shared/scanner/use-keyboard-scanner.ts'
import { ordersTexts } from '../texts.ts'
import { readReceptionScan } from './read-reception-scan.ts'
import { type ReceptionEntry, withUnits } from './reception-entries.ts'

export interface ReceptionScansOptions {
  isEnabled: boolean
  setEntries: Dispatch<SetStateAction<ReceptionEntry[]>>
}

/** Adds scanned products to the entries, and answers each scan by text, sound and vibration. */
export function useReceptionScans({ isEnabled, setEntries }: ReceptionScansOptions) {
  const ports = useStockPorts()
  const [feedback] = useState(createScanFeedback)
  const [pending, setPending] = useState(0)
  const [last, setLast] = useState<{ text: string; isError: boolean } | null>(null)
  useEffect(() => feedback.close, [feedback])

  async function read(text: string): Promise<void> {
    setPending((count) => count + 1)
    const result = await readReceptionScan(ports, text)
    setPending((count) => count - 1)
    const isError = 'error' in result
    feedback.give(isError ? 'error' : 'success', { hasSound: true })
    if (isError) {
      setLast({ text: result.error, isError })
      return
    }
    const { units } = result
    setEntries((former) => withUnits(former, units))
    setLast({ text: ordersTexts.scanned(units.name, units.qty), isError })
  }

  const scan = (text: string) => void read(text)
  useKeyboardScanner({ onScan: scan, isEnabled })
  return { scan, last, isReading: pending > 0 }
}
