import type { Command } from '@org/api/client'
import { Badge } from '@org/ui/primitives'
import { ordersTexts } from './texts.ts'

const tones: Readonly<Partial<Record<string, 'accent' | 'warning' | 'success'>>> = {
  created: 'accent',
  sent: 'warning',
  received: 'success',
}

/** The state of an order and of its mail. */
export function OrderStatusBadge({
  order: { status, isSending, sendError },
}: {
  order: Pick<Command, 'status' | 'isSending' | 'sendError'>
}) {
  if (sendError !== '') return <Badge tone="danger">{ordersTexts.failed}</Badge>
  if (isSending) return <Badge tone="accent">{ordersTexts.isSending}</Badge>
  return (
    <Badge tone={tones[status] ?? 'neutral'}>
      {ordersTexts.statuses[status] ?? ordersTexts.unknownStatus}
    </Badge>
  )
}
