'use client'
import type { ReactElement, ReactNode } from 'react'
import { Button } from '../../primitives/button/button.tsx'
import type { TableLabels } from '../table.labels.ts'
import { Actions, Bar } from './selection-bar.styles.ts'

export interface SelectionBarProps {
  /** Number of selected rows. */
  count: number
  /** Number of rows that match, on all pages. */
  total: number
  /** Whether every row that is shown is selected, so that the rest may be wanted too. */
  isPageChosen: boolean
  onSelectAll: () => void
  onClear: () => void
  /** What can be done with the selected rows. */
  children?: ReactNode
  labels: TableLabels
}

/** How many rows are selected, and what can be done with them. */
export function SelectionBar({
  count,
  total,
  isPageChosen,
  onSelectAll,
  onClear,
  children,
  labels,
}: SelectionBarProps): ReactElement {
  return (
    <Bar>
      <output>{labels.selected(count)}</output>
      {isPageChosen && count < total && (
        <Button variant="tertiary" onPress={onSelectAll}>
          {labels.selectAll(total)}
        </Button>
      )}
      <Button variant="tertiary" onPress={onClear}>
        {labels.clearSelection}
      </Button>
      <Actions>{children}</Actions>
    </Bar>
  )
}
