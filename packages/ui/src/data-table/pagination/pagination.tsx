'use client'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactElement } from 'react'
import { IconButton } from '../../primitives/icon-button/icon-button.tsx'
import { pageCount, pageSizes, type PageState } from '../query/pages.ts'
import type { TableLabels } from '../table.labels.ts'
import { Bar, Buttons, Sizes } from './pagination.styles.ts'

export interface PaginationProps {
  /** Label of the table that the pages belong to. */
  table: string
  /** The requested page and its size. */
  page: PageState
  /** Index of the page that is shown until the requested one is loaded. */
  shownIndex: number
  /** Called with the change to the page, which applies to the latest one. */
  onChange: (next: (page: PageState) => PageState) => void
  /** Number of rows on all pages. */
  rowCount: number
  labels: TableLabels
}

/** Rows per page, the current range, and buttons for the previous and next page. */
export function Pagination({
  table,
  page,
  shownIndex,
  onChange,
  rowCount,
  labels,
}: PaginationProps): ReactElement {
  const { index, size } = page
  const first = shownIndex * size + 1
  const last = Math.min(rowCount, first + size - 1)
  return (
    <Bar aria-label={labels.pages(table)}>
      <Sizes>
        {labels.pageSize}
        <select
          value={size}
          onChange={({ target }) => {
            const selected = pageSizes.find((choice) => String(choice) === target.value)
            if (!selected) return
            onChange((page) => ({
              index: Math.floor((page.index * page.size) / selected),
              size: selected,
            }))
          }}
        >
          {pageSizes.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      </Sizes>
      <span aria-live="polite">{labels.range(Math.min(first, rowCount), last, rowCount)}</span>
      <Buttons>
        <IconButton
          label={labels.previous}
          isDisabled={index === 0}
          onPress={() => onChange((page) => ({ ...page, index: page.index - 1 }))}
        >
          <ChevronLeft size={16} aria-hidden="true" />
        </IconButton>
        <IconButton
          label={labels.next}
          isDisabled={index >= pageCount(rowCount, size) - 1}
          onPress={() => onChange((page) => ({ ...page, index: page.index + 1 }))}
        >
          <ChevronRight size={16} aria-hidden="true" />
        </IconButton>
      </Buttons>
    </Bar>
  )
}
