import { CircleAlert, CircleCheck, CircleHelp, ScanBarcode } from 'lucide-react'
import { Amount, Card, Detail } from './scan-card.styles.ts'

/** How a scan ended; `ready` before the first one. */
export type ScanResult = 'ready' | 'reading' | 'success' | 'question' | 'error'

export interface ScanCardProps {
  result: ScanResult
  title: string
  detail?: string | undefined
  /** How many units the scan adds or removes, for example `+ 10 unités`. */
  amount?: string | undefined
}

const icons = {
  ready: ScanBarcode,
  reading: ScanBarcode,
  success: CircleCheck,
  question: CircleHelp,
  error: CircleAlert,
}

/** Shows the result of the last scan in large letters, and announces it to screen readers. */
export function ScanCard({ result, title, detail, amount }: ScanCardProps) {
  const Icon = icons[result]
  return (
    <Card data-result={result} aria-live="assertive">
      <Icon size={40} aria-hidden="true" />
      <span>
        <strong>{title}</strong>
        {detail && <Detail>{detail}</Detail>}
      </span>
      {amount !== undefined && <Amount>{amount}</Amount>}
    </Card>
  )
}
