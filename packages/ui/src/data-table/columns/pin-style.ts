import type { CSSProperties } from 'react'
import type { ShownColumn } from './column-types.ts'

/**
 * Returns the styles that keep a pinned cell at its side: after the check boxes (`--lead` wide) at
 * the start, before the actions (`--trail` wide) at the end.
 */
export function pinStyle<Row>({
  pinned,
  offset,
}: Pick<ShownColumn<Row>, 'pinned' | 'offset'>): CSSProperties | undefined {
  if (pinned === 'start') return { insetInlineStart: `calc(var(--lead) + ${offset}px)` }
  if (pinned === 'end') return { insetInlineEnd: `calc(var(--trail) + ${offset}px)` }
  return undefined
}
