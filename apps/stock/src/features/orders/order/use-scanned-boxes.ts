import type { Command } from '@org/api/client'
import { codeOn, localHour, readLabel } from '@org/api/stock'
import { failureText, isMissing } from '@org/app-kit'
import type { StockPorts } from '@org/data'
import { useEffect, useRef, useState } from 'react'
import { useStockPorts } from '#shared/ports/stock-ports.ts'
import { oneAfterAnother } from '#shared/scanner/one-after-another.ts'
import type { ScanCardProps } from '#shared/scanner/scan-card.tsx'
import { scannerTexts } from '#shared/scanner/texts.ts'
import type { OnScan } from '#shared/scanner/camera/watch-camera.ts'
import { useKeyboardScanner } from '#shared/scanner/use-keyboard-scanner.ts'
import { useScanFeedback } from '#shared/scanner/use-scan-feedback.ts'
import { ordersTexts } from '../texts.ts'
import { addBox, hasProduct } from './add-box.ts'

interface Scan {
  text: string
  /** What the reader sends for FNC1, where it is known. */
  separator: string | null
}

export interface ScannedBoxesOptions {
  order: Command
  isEnabled: boolean
  /** Called with the order as the server stored it. */
  onStored: (order: Command) => void
}

/**
 * Adds a box of each scanned product to an order, for example of a box on the shelf that is nearly empty.
 *
 * @returns a function for what the camera reads, and the answer to the last scan; null before the first one
 */
export function useScannedBoxes({ order, isEnabled, onStored }: ScannedBoxesOptions): {
  scan: OnScan
  last: ScanCardProps | null
} {
  const ports = useStockPorts()
  const { onResult } = useScanFeedback()
  const [last, setLast] = useState<ScanCardProps | null>(null)
  const [runInTurn] = useState(oneAfterAnother)
  // A scan that waits for its turn was read before the former ones were stored.
  const newest = useRef(order)
  useEffect(() => {
    newest.current = order
  }, [order])

  async function read(scan: Scan): Promise<void> {
    const answer = await addScanned(ports, newest.current, scan, onStored)
    onResult(answer.result === 'success' ? 'success' : 'error')
    setLast(answer)
  }

  const scan: OnScan = (text, separator) => runInTurn(() => read({ text, separator }))
  useKeyboardScanner({ onScan: (text) => scan(text, null), isEnabled })
  return { scan, last }
}

/** Adds a box of what a label names, and returns the answer to the scan. Never rejects. */
async function addScanned(
  ports: StockPorts,
  order: Command,
  { text, separator }: Scan,
  onStored: (order: Command) => void,
): Promise<ScanCardProps> {
  const { date } = localHour(Math.floor(Date.now() / 1000))
  const label = readLabel(text, { today: date, separator: separator ?? undefined })
  if (label.kind === 'invalid') {
    return { result: 'error', title: scannerTexts.invalidLabel[label.reason] }
  }
  const code = codeOn(label)
  try {
    const { product } = await ports.products.getByCode(code)
    const { id, name, isArchived, supplierId, conditionnement } = product
    if (isArchived) return { result: 'error', title: ordersTexts.scanArchived(name) }
    if (supplierId !== order.supplierId) {
      return { result: 'error', title: name, detail: ordersTexts.otherSupplier(order.supplierName) }
    }
    if (hasProduct(order, id)) {
      return { result: 'question', title: name, detail: ordersTexts.alreadyOrdered }
    }
    onStored(await addBox(ports, order, product))
    const amount = ordersTexts.scanned(conditionnement)
    return { result: 'success', title: name, amount }
  } catch (error) {
    const title = isMissing(error)
      ? scannerTexts.unknownCode(code)
      : `${code} : ${failureText(error, 'save')}`
    return { result: 'error', title }
  }
}
