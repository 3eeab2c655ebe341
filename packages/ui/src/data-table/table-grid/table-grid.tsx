'use client'
import { useRef, type MouseEvent, type ReactElement, type ReactNode } from 'react'
import type { PinSide, TableColumns } from '../columns/column-types.ts'
import type { ChangeOfQuery } from '../data-table/use-data-table.ts'
import { useGridKeys } from '../grid-keys/use-grid-keys.ts'
import { emptyQuery, isNarrowed, type TableQuery } from '../query/query.ts'
import { toggleSorting } from '../query/sorting.ts'
import { selectionState, isSelected } from '../selection/selection.ts'
import type { SelectionControl } from '../selection/use-selection.ts'
import type { SourceState } from '../source/table-source.ts'
import { PageBody } from '../table-body/page-body.tsx'
import { VirtualBody, type VirtualRows } from '../table-body/virtual-body.tsx'
import { TableHead } from '../table-head/table-head.tsx'
import { LoadingRows, NoMatch, NoRows } from '../table-states/table-states.tsx'
import type { Wording } from '../query/wording.ts'
import type { TableLabels } from '../table.labels.ts'
import { Found, Grid, Progress, Scroller } from './table-grid.styles.ts'
import { clickedRow, followRowLink } from '../row-links/follow-row-link.ts'
import { useScrollBox } from './use-scroll-box.ts'
import { role } from '../roles.ts'

export interface TableGridProps<Row extends object> {
  label: string
  source: SourceState<Row>
  columns: TableColumns<Row>
  query: TableQuery
  change: ChangeOfQuery
  getRowId: (row: Row) => string
  actions: ((row: Row) => ReactNode) | undefined
  actionsLabel: string | undefined
  actionsWidth: number | undefined
  isAdjustable: boolean
  hasRowLinks: boolean
  /** Undefined if rows cannot be selected. */
  selection: SelectionControl | undefined
  isVirtual: boolean
  /** Height in pixels of the scrolling box; undefined to fit the rows. */
  height: number | undefined
  /** True if no row matches, none are loading, and loading did not fail. */
  isNothing: boolean
  noMatch: ReactNode
  labels: TableLabels
  wording: Wording
}

/** Width in pixels of the checkbox column. */
const checkWidth = 44

/** Default width in pixels of the actions column if rows are virtual. */
const virtualActionsWidth = 112

/** Headings and rows, as a grid with keyboard navigation. */
export function TableGrid<Row extends object>({
  label,
  source,
  columns,
  query,
  change,
  getRowId,
  actions,
  actionsLabel,
  actionsWidth,
  isAdjustable,
  hasRowLinks,
  selection,
  isVirtual,
  height,
  isNothing,
  noMatch,
  labels,
  wording,
}: TableGridProps<Row>): ReactElement {
  const scroller = useRef<HTMLDivElement>(null)
  const grid = useRef<HTMLTableElement>(null)
  const before = useRef<HTMLSpanElement>(null)
  const after = useRef<HTMLSpanElement>(null)
  const virtual = useRef<VirtualRows>(null)
  const { rows, total } = source
  const columnCount = columns.shown.length + (selection ? 1 : 0) + (actions ? 1 : 0)
  const keys = useGridKeys({
    grid,
    before,
    after,
    rows: rows.length + 1,
    columns: columnCount,
    rowsInView: () => rowsInView(scroller.current),
    scrollToRow: (row) => virtual.current?.scrollToPlace(row - 1),
    onSelectAll: selection?.selectAll,
    hasRowLinks,
  })
  const isPinnedAt = (side: PinSide) => columns.shown.some(({ pinned }) => pinned === side)
  useScrollBox({
    scroller,
    grid,
    rows,
    tracks: columns.tracks,
    mayShowCards: !isVirtual && !isPinnedAt('start') && !isPinnedAt('end'),
    isPinnedAtEnd: isPinnedAt('end'),
  })
  const body = {
    rows,
    getRowId,
    firstIndex: source.pageIndex * (source.hasPages ? query.page.size : 0),
    columns: columns.shown,
    actions,
    isSelected: selection && ((id: string) => isSelected(selection.selection, id)),
    onSelect: selection?.onSelect ?? ignore,
    labels,
    wording,
  }
  const tracks = [
    selection && `${checkWidth}px`,
    columns.tracks,
    actions && actionsTrack(actionsWidth, isVirtual),
  ]
  return (
    <Scroller
      ref={scroller}
      data-scroller
      data-fixed={height !== undefined || undefined}
      style={{ maxHeight: height }}
    >
      <span ref={before} tabIndex={-1} />
      <Grid
        ref={grid}
        {...role.grid}
        aria-label={label}
        // In `aria-rowcount`, -1 means that the number of rows is unknown.
        aria-rowcount={source.isLoading && total === 0 ? -1 : total + 1}
        aria-colcount={columnCount}
        aria-multiselectable={selection ? true : undefined}
        data-row-links={hasRowLinks || undefined}
        data-pinned-start={isPinnedAt('start') || undefined}
        data-pinned-end={isPinnedAt('end') || undefined}
        style={
          {
            '--lead': selection ? `${checkWidth}px` : '0px',
            '--tracks': tracks.filter(Boolean).join(' '),
          } as object
        }
        onKeyDown={keys.onKeyDown}
        onFocus={keys.onFocus}
        onBlur={keys.onBlur}
        onClick={hasRowLinks ? openRow : undefined}
      >
        <TableHead
          columns={columns.shown}
          sorting={query.sorting}
          onSort={(key, isAdded) =>
            change(({ sorting }) => ({ sorting: toggleSorting(sorting, key, isAdded) }))
          }
          columnActions={isAdjustable ? columns.actions : undefined}
          actionsLabel={actionsLabel}
          selectionState={selection && selectionState(selection.selection, rows, getRowId)}
          onSelect={selection?.onSelectShown ?? ignore}
          labels={labels}
        />
        {isVirtual ? (
          <VirtualBody {...body} ref={virtual} height={height ?? 0} />
        ) : (
          <PageBody {...body} />
        )}
      </Grid>
      <span ref={after} tabIndex={-1} />
      {source.isLoading && rows.length === 0 && <LoadingRows labels={labels} />}
      {source.isLoading && rows.length > 0 && (
        <Progress {...role.progress} aria-label={labels.loading} />
      )}
      {isNothing && isNarrowed(query) && (
        <NoMatch
          onClear={() => change(({ sorting }) => ({ ...emptyQuery, sorting }))}
          labels={labels}
        >
          {noMatch}
        </NoMatch>
      )}
      {isNothing && !isNarrowed(query) && <NoRows labels={labels} />}
      <Found aria-live="polite">
        {isNarrowed(query) && !source.isLoading && labels.found(total)}
      </Found>
    </Scroller>
  )
}

const ignore = () => undefined

function openRow(event: MouseEvent<HTMLElement>): void {
  followRowLink(clickedRow(event.currentTarget, event.target as Element), event)
}

/**
 * Returns the grid track of the actions column. Virtual rows are laid out independently, so their
 * columns cannot depend on the contents.
 */
function actionsTrack(width: number | undefined, isVirtual: boolean): string {
  if (width !== undefined) return `${width}px`
  return isVirtual ? `${virtualActionsWidth}px` : 'max-content'
}

/** Returns how many rows Page Up and Page Down move by: one less than fit into view. */
function rowsInView(scroller: HTMLElement | null): number {
  const row = scroller?.querySelector<HTMLElement>('[data-part="body"] > [role="row"]')
  if (!scroller || !row) return 1
  const height = Math.min(scroller.clientHeight, window.innerHeight)
  return Math.max(1, Math.floor(height / row.offsetHeight) - 1)
}
