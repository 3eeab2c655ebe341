import { Muted } from '@org/app-kit/pages'
import { ScanBarcode } from 'lucide-react'
import { countsTexts } from '../texts.ts'
import type { Counting } from './use-counting.ts'
import { LastLine as Box, LastName, LastQty } from './count.styles.ts'

/** What was scanned last, at once after the scan, and its quantity once the server has counted it. */
export function LastLine({ entries, last, known }: Pick<Counting, 'entries' | 'last' | 'known'>) {
  const waiting = entries.findLast(({ problem }) => problem === null)
  if (waiting) {
    return (
      <Box aria-live="polite">
        <LastName>
          <strong>{known(waiting.code)?.product.name ?? waiting.code}</strong>
          <Muted>{countsTexts.reading}</Muted>
        </LastName>
      </Box>
    )
  }
  if (!last) {
    return (
      <Box>
        <LastName>
          <strong>{countsTexts.scanTitle}</strong>
          <Muted>{countsTexts.scanHelp}</Muted>
        </LastName>
        <ScanBarcode size={32} aria-hidden="true" />
      </Box>
    )
  }
  const { line, qty, mode } = last
  return (
    <Box aria-live="polite">
      <LastName>
        <strong>{line.name}</strong>
        <Muted>{countsTexts.lotOf(line.lot, line.expiry)}</Muted>
      </LastName>
      <LastQty>
        {mode === 'add' && <Muted>{countsTexts.added(qty)}</Muted>}
        <strong>{line.qty.toLocaleString('fr-FR')}</strong>
      </LastQty>
    </Box>
  )
}
