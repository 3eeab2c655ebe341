import { BannerMessage, Button } from '@org/ui/primitives'
import { stockTexts } from './texts.ts'

export interface ScanErrorProps {
  error: string | null
  dismiss: () => void
}

/** Says why the last scan opened no page, until it is dismissed. */
export function ScanError({ error, dismiss }: ScanErrorProps) {
  return (
    error !== null && (
      <BannerMessage
        tone="danger"
        title={stockTexts.scanFailed}
        actions={<Button onPress={dismiss}>{stockTexts.dismiss}</Button>}
      >
        {error}
      </BannerMessage>
    )
  )
}
