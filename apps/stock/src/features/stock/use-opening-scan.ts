import { failureText, isMissing } from '@org/app-kit'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { useStockPorts } from '#shared/ports/stock-ports.ts'
import { scannerTexts } from '#shared/scanner/texts.ts'
import { useKeyboardScanner } from '#shared/scanner/use-keyboard-scanner.ts'
import { useScanFeedback } from '#shared/scanner/use-scan-feedback.ts'
import { readScan } from './booking/scan-text.ts'

/**
 * Opens the stock page of each product that is scanned. The last scan decides, in whatever order the
 * answers arrive.
 *
 * @returns why the last scan opened nothing, how to dismiss that, and a function for other scanners
 */
export function useOpeningScan(isEnabled: boolean) {
  const ports = useStockPorts()
  const navigate = useNavigate()
  const { onResult } = useScanFeedback()
  const [error, setError] = useState<string | null>(null)
  const newest = useRef(0)

  async function open(text: string, separator: string | null) {
    const turn = (newest.current += 1)
    const fail = (message: string) => {
      if (turn !== newest.current) return
      onResult('error')
      setError(message)
    }
    setError(null)
    const read = readScan(text, separator)
    if ('error' in read) return fail(read.error)
    try {
      const { product } = await ports.products.getByCode(read.code)
      if (turn !== newest.current) return
      onResult('success')
      void navigate(paths.stockProduct(product.id))
    } catch (failure) {
      fail(isMissing(failure) ? scannerTexts.unknownCode(read.code) : failureText(failure, 'load'))
    }
  }

  useKeyboardScanner({ onScan: (text) => void open(text, null), isEnabled })
  return {
    error,
    dismiss: () => setError(null),
    open: (text: string, separator: string | null) => void open(text, separator),
  }
}
