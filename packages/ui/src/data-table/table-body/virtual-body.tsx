'use client'
import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual'
import { useCallback, useImperativeHandle, useRef, type ReactElement, type Ref } from 'react'
import { role } from '../roles.ts'
import { TableRow } from '../table-row/table-row.tsx'
import type { TableBodyProps } from './table-body.types.ts'
import { useIsNarrow } from './use-is-narrow.ts'

/** Height in pixels of a row, as in the style sheet. Cards are measured instead. */
export const virtualRowHeight = 48

/** Estimated height in pixels of a card that has not been measured yet. */
const usualCardHeight = 160

/** Handle with which the grid's keyboard navigation scrolls to a row. */
export interface VirtualRows {
  scrollToPlace: (place: number) => void
}

export interface VirtualBodyProps<Row extends object> extends TableBodyProps<Row> {
  /** Height in pixels of the scrolling box before it is measured. */
  height: number
  ref?: Ref<VirtualRows> | undefined
}

/** Renders only the rows in view and a few around them, each positioned absolutely. */
export function VirtualBody<Row extends object>({
  rows,
  getRowId,
  firstIndex,
  isSelected,
  height,
  ref,
  ...settings
}: VirtualBodyProps<Row>): ReactElement {
  const body = useRef<HTMLTableSectionElement>(null)
  const isNarrow = useIsNarrow()
  // oxlint-disable-next-line react/incompatible-library -- nothing from the virtualizer is passed to memoized components
  const virtualizer = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count: rows.length,
    // Find the scrolling box as an ancestor of the rows, because the box's own ref is set only
    // after this component's effects.
    getScrollElement: () => body.current?.closest<HTMLElement>('[data-scroller]') ?? null,
    estimateSize: () => (isNarrow ? usualCardHeight : virtualRowHeight),
    // With keys, measured heights move along with their cards. Plain rows have a fixed height, so
    // computing a hundred thousand keys would waste a frame.
    ...(isNarrow && { getItemKey: (place: number) => getRowId(rows[place] as Row) }),
    overscan: 6,
    initialRect: { width: 0, height },
    rangeExtractor: useCallback(
      (range: Range) => withFocusedRow(defaultRangeExtractor(range), body.current, range.count),
      [],
    ),
  })
  useImperativeHandle(
    ref,
    () => ({ scrollToPlace: (place) => virtualizer.scrollToIndex(place, { align: 'auto' }) }),
    [virtualizer],
  )
  return (
    <tbody
      {...role.rowGroup}
      ref={body}
      data-part="body"
      data-virtual
      style={{ height: virtualizer.getTotalSize() }}
    >
      {virtualizer.getVirtualItems().map(({ index, start }) => {
        const row = rows[index] as Row
        const id = getRowId(row)
        return (
          <TableRow
            {...settings}
            key={id}
            ref={isNarrow ? virtualizer.measureElement : undefined}
            id={id}
            row={row}
            place={index}
            rowIndex={firstIndex + index + 2}
            start={start}
            isSelected={isSelected?.(id)}
          />
        )
      })}
    </tbody>
  )
}

/** Keeps the focused row rendered when it is scrolled out of view, so that keys still work. */
function withFocusedRow(range: number[], body: HTMLElement | null, count: number): number[] {
  const focused = body?.contains(document.activeElement)
    ? document.activeElement?.closest<HTMLElement>('[data-place]')?.dataset['place']
    : undefined
  const place = Number(focused ?? -1)
  if (place < 0 || place >= count || range.includes(place)) return range
  return [...range, place].sort((first, second) => first - second)
}
