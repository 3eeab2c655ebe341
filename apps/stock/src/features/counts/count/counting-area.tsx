import type { StockCountLine } from '@org/api/client'
import { BannerMessage } from '@org/ui/primitives'
import { useState } from 'react'
import { CameraScanner } from '#shared/scanner/camera/camera-scanner.tsx'
import { ScannerTools } from '#shared/scanner/scan-card.styles.ts'
import { ScannerSettings } from '#shared/scanner/scanner-settings.tsx'
import { SoundSwitch } from '#shared/scanner/sound-switch.tsx'
import { countsTexts } from '../texts.ts'
import { CodeRow } from './code-row.tsx'
import { EditLineDialog } from './edit-line-dialog.tsx'
import { LastLine } from './last-line.tsx'
import { LineList } from './line-list.tsx'
import type { Counting } from './use-counting.ts'

export interface CountingAreaProps {
  countId: string
  lines: readonly StockCountLine[]
  counting: Counting
  onChange: () => void
}

/**
 * Counts by scanning. Shows the last line in large type, a field for typed codes, and all lines.
 */
export function CountingArea({ countId, lines, counting, onChange }: CountingAreaProps) {
  const [edited, setEdited] = useState<StockCountLine | null>(null)
  const waiting = counting.entries.filter(({ problem }) => problem === null)
  return (
    <>
      <ScannerTools>
        <ScannerSettings />
        <SoundSwitch {...counting.sound} />
      </ScannerTools>
      <LastLine {...counting} />
      {counting.isStuck && (
        <BannerMessage tone="warning" title={countsTexts.pending(waiting.length)}>
          {countsTexts.pendingHelp}
        </BannerMessage>
      )}
      <CameraScanner onScan={counting.scan} />
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
