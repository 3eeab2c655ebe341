import type { StockStatus } from '@org/api/stock'
import { Badge, type BadgeTone } from '@org/ui/primitives'
import { stockTexts } from './texts.ts'

const tones = {
  out: 'danger',
  to_order: 'warning',
  low: 'warning',
  enough: 'success',
} satisfies Record<StockStatus, BadgeTone>

/** A product's stock status, in words and color. */
export function StatusBadge({ status }: { status: StockStatus }) {
  return <Badge tone={tones[status]}>{stockTexts.statuses[status]}</Badge>
}
