'use client'
import type { ReactElement, ReactNode } from 'react'
import { Button } from '../../primitives/button/button.tsx'
import type { TableLabels } from '../table.labels.ts'
import { Actions, Bar } from './selection-bar.styles.ts'

export interface SelectionBarProps {
  /** Number of selected rows. */
  count: number
  /** Number of matching rows, on all pages. */
  total: number
  /**
   * Whether all rows of the page are selected, so that the bar offers to select those on all pages.
   */
  isPageSelected: boolean
  onSelectAll: () => void
  onClear: () => void
  /** Actions for the selected rows. */
  children?: ReactNode
  labels: TableLabels
}

/** Shows how many rows are selected, and the actions for them. */
export function SelectionBar({
  count,
  total,
  isPageSelected,
  onSelectAll,
  onClear,
  children,
  labels,
}: SelectionBarProps): ReactElement {
  return (
    <Bar>
      <output>{labels.selected(count)}</output>
      {isPageSelected && count < total && (
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
