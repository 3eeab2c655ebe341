import { BannerMessage, Button } from '@org/ui/primitives'
import { texts } from '#shared/texts.ts'
import { ordersTexts } from '../texts.ts'
import type { WaitingScan } from './reception-draft.ts'

export interface FailedScansProps {
  scans: readonly WaitingScan[]
  onAgain: (scan: WaitingScan) => void
  onDismiss: (id: string) => void
}

/** The scans that do not count, and why. Each stays until a person has dismissed it. */
export function FailedScans({ scans, onAgain, onDismiss }: FailedScansProps) {
  return scans.map(
    (scan) =>
      scan.error !== null && (
        <BannerMessage
          key={scan.id}
          tone="danger"
          title={scan.error}
          actions={
            <>
              {scan.isUnanswered && <Button onPress={() => onAgain(scan)}>{texts.retry}</Button>}
              <Button
                aria-label={ordersTexts.dismissScan(scan.error)}
                onPress={() => onDismiss(scan.id)}
              >
                {texts.close}
              </Button>
            </>
          }
        />
      ),
  )
}
