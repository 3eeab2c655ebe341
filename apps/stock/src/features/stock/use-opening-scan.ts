import { failureText, isMissing, useEnvironment } from '@org/app-kit'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { useStockPorts } from '#shared/ports/stock-ports.ts'
import type { OnScan } from '#shared/scanner/camera/watch-camera.ts'
import { scannerTexts } from '#shared/scanner/texts.ts'
import { useKeyboardScanner } from '#shared/scanner/use-keyboard-scanner.ts'
import { useScanFeedback } from '#shared/scanner/use-scan-feedback.ts'
import {
  newScan,
  type ScanFailure,
  type WaitingScan,
  withoutScan,
} from '#shared/scanner/waiting-scan.ts'
import { readScan } from './booking/scan-text.ts'
import { stockTexts } from './texts.ts'

/**
 * Opens the stock page of each scanned product. The last scan wins, in whatever order the responses
 * arrive.
 *
 * @returns the failed scans, which stay until a retry succeeds or they are dismissed, and a
 *   function to call with scans that do not come from a keyboard scanner
 */
export function useOpeningScan(isEnabled: boolean) {
  const ports = useStockPorts()
  const navigate = useNavigate()
  const { newKey, notify } = useEnvironment()
  const { onResult } = useScanFeedback()
  const [failed, setFailed] = useState<readonly WaitingScan[]>([])
  const newest = useRef(0)
  const dismiss = (id: string) => setFailed((former) => withoutScan(former, id))

  async function open(text: string, separator: string | null) {
    const turn = (newest.current += 1)
    const fail = (failure: ScanFailure) => {
      onResult('error')
      const scan = { ...newScan(newKey(), text, separator), ...failure }
      // Shows one message per code, however often it was scanned.
      setFailed((former) => [...former.filter((one) => one.text !== text), scan])
    }
    const read = readScan(text, separator)
    if ('error' in read) return fail({ error: read.error, isUnanswered: false })
    const { code } = read
    try {
      const { product } = await ports.products.getByCode(code)
      if (turn !== newest.current) return
      onResult(product.isArchived ? 'error' : 'success')
      if (product.isArchived) notify(stockTexts.isArchived(product.name))
      void navigate(paths.stockProduct(product.id))
    } catch (failure) {
      if (isMissing(failure)) {
        return fail({
          error: scannerTexts.unknownCode(code),
          isUnanswered: false,
          unknownCode: code,
        })
      }
      fail({ error: `${code} : ${failureText(failure, 'load')}`, isUnanswered: true })
    }
  }

  const scan: OnScan = (text, separator) => void open(text, separator)
  useKeyboardScanner({ onScan: scan, isEnabled })
  return {
    failed: {
      scans: failed,
      onDismiss: dismiss,
      onAgain({ id, text, separator }: WaitingScan) {
        dismiss(id)
        scan(text, separator)
      },
    },
    open: scan,
  }
}
