'use client'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactElement } from 'react'
import { IconButton } from '../../primitives/icon-button/icon-button.tsx'
import { pageSizes, type PageState } from '../pages.ts'
import type { TableLabels } from '../table-labels.ts'
import { Bar, Buttons, Sizes } from './pagination.styles.ts'

export interface PaginationProps {
  state: PageState
  onChange: (state: PageState) => void
  /** Index of the page that is shown, from 0, and number of pages. */
  pageIndex: number
  pageCount: number
  rowCount: number
  labels: TableLabels
}

/** Rows per page, where one stands, and the way to the pages before and after. */
export function Pagination({
  state,
  onChange,
  pageIndex,
  pageCount,
  rowCount,
  labels,
}: PaginationProps): ReactElement {
  const first = pageIndex * state.size + 1
  const last = Math.min(rowCount, first + state.size - 1)
  return (
    <Bar aria-label={labels.pageSize}>
      <Sizes>
        {labels.pageSize}
        <select
          value={state.size}
          onChange={({ target }) => {
            const size = pageSizes.find((choice) => String(choice) === target.value)
            if (size) onChange({ index: 0, size })
          }}
        >
          {pageSizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </Sizes>
      <span aria-live="polite">{labels.range(Math.min(first, rowCount), last, rowCount)}</span>
      <Buttons>
        <IconButton
          label={labels.previous}
          isDisabled={pageIndex === 0}
          onPress={() => onChange({ ...state, index: pageIndex - 1 })}
        >
          <ChevronLeft size={16} aria-hidden="true" />
        </IconButton>
        <IconButton
          label={labels.next}
          isDisabled={pageIndex >= pageCount - 1}
          onPress={() => onChange({ ...state, index: pageIndex + 1 })}
        >
          <ChevronRight size={16} aria-hidden="true" />
        </IconButton>
      </Buttons>
    </Bar>
  )
}
