import type { StockCountLine } from '@org/api/client'
import { BannerMessage } from '@org/ui/primitives'
import { useState } from 'react'
import { useKeyboardScanner } from '#shared/scanner/use-keyboard-scanner.ts'
import { countsTexts } from '../texts.ts'
import { CodeRow } from './code-row.tsx'
import { EditLineDialog } from './edit-line-dialog.tsx'
import { EntryQuestions } from './entry-questions.tsx'
import { LastLine } from './last-line.tsx'
import { LineList } from './line-list.tsx'
import type { Counting } from './use-counting.ts'

export interface CountingAreaProps {
  countId: string
  lines: readonly StockCountLine[]
  counting: Counting
  /** Whether scans are read, which a dialog over the page prevents. */
  isScanning: boolean
  onChange: () => void
}

/** Counts by scanning: the last line in large, a field for typed codes, and the lines. */
export function CountingArea({
  countId,
  lines,
  counting,
  isScanning,
  onChange,
}: CountingAreaProps) {
  const [edited, setEdited] = useState<StockCountLine | null>(null)
  const waiting = counting.entries.filter(({ problem }) => problem === null)
  const isAsking = counting.entries.some(({ problem }) => problem && problem.kind !== 'refused')
  useKeyboardScanner({
    onScan: counting.scan,
    isEnabled: isScanning && edited === null && !isAsking,
  })
  return (
    <>
      <LastLine {...counting} />
      {counting.isUnreadable && <BannerMessage tone="danger" title={countsTexts.unreadable} />}
      {waiting.length > 1 && (
        <BannerMessage tone="warning" title={countsTexts.pending(waiting.length)}>
          {countsTexts.pendingHelp}
        </BannerMessage>
      )}
      <EntryQuestions counting={counting} />
      <CodeRow onCode={counting.scan} />
      <LineList lines={lines} onEdit={setEdited} />
      {edited && (
        <EditLineDialog
          countId={countId}
          line={edited}
          onQty={(qty) => {
            counting.setQty(edited, qty)
            setEdited(null)
          }}
          onRemoved={() => {
            onChange()
            setEdited(null)
          }}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  )
}
