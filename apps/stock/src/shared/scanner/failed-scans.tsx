import { BannerMessage, Button } from '@org/ui/primitives'
import { useState } from 'react'
import { AssociateCode, useMayAssociate } from '#shared/product-choice/associate-code.tsx'
import { productChoiceTexts } from '#shared/product-choice/texts.ts'
import { texts } from '#shared/texts.ts'
import { scannerTexts } from './texts.ts'
import type { WaitingScan } from './waiting-scan.ts'

export interface FailedScansProps {
  scans: readonly WaitingScan[]
  onAgain: (scan: WaitingScan) => void
  onDismiss: (id: string) => void
}

/**
 * Lists the scans that failed, with the reasons. Each stays until the user retries or dismisses it.
 */
export function FailedScans({ scans, ...handlers }: FailedScansProps) {
  return scans.map(
    (scan) =>
      scan.error !== null && (
        <FailedScan key={scan.id} scan={scan} error={scan.error} {...handlers} />
      ),
  )
}

interface FailedScanProps extends Omit<FailedScansProps, 'scans'> {
  scan: WaitingScan
  error: string
}

function FailedScan({ scan, error, onAgain, onDismiss }: FailedScanProps) {
  const mayAssociate = useMayAssociate()
  const [isAssociating, setAssociating] = useState(false)
  const { unknownCode } = scan
  const isUnknown = unknownCode !== undefined
  return (
    <BannerMessage
      tone="danger"
      title={error}
      actions={
        <>
          {isUnknown && mayAssociate && !isAssociating && (
            <Button onPress={() => setAssociating(true)}>{productChoiceTexts.associate}</Button>
          )}
          {scan.isUnanswered && <Button onPress={() => onAgain(scan)}>{texts.retry}</Button>}
          <Button aria-label={scannerTexts.dismissScan(error)} onPress={() => onDismiss(scan.id)}>
            {texts.close}
          </Button>
        </>
      }
    >
      {isUnknown && !mayAssociate && productChoiceTexts.askAdministrator}
      {isUnknown && isAssociating && (
        <AssociateCode
          code={unknownCode}
          onCancel={() => setAssociating(false)}
          onAssociated={() => onAgain(scan)}
        />
      )}
    </BannerMessage>
  )
}
