import type { CommandReturn } from '@org/api/client'
import { Badge } from '@org/ui/primitives'
import { returnsTexts } from './texts.ts'

const tones = { created: 'accent', returned: 'success' } as const

export function ReturnStatusBadge({ status }: Pick<CommandReturn, 'status'>) {
  return <Badge tone={tones[status]}>{returnsTexts.statuses[status]}</Badge>
}
