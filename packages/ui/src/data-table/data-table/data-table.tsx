'use client'
import { useId, useState, type ReactElement } from 'react'
import { omitUndefined } from '../../omit-undefined.ts'
import { useLabels } from '../../locale/index.ts'
import { ColumnPanel } from '../column-panel/column-panel.tsx'
import { ExportButton } from '../csv/export-button.tsx'
import { FilterPanel } from '../filter-panel/filter-panel.tsx'
import { Pagination } from '../pagination/pagination.tsx'
import { reachablePage, type PageState } from '../query/pages.ts'
import { selectionState } from '../selection/selection.ts'
import { SelectionBar } from '../selection-bar/selection-bar.tsx'
import { TableGrid } from '../table-grid/table-grid.tsx'
import { LoadError } from '../table-states/table-states.tsx'
import { TableToolbar, type PanelName } from '../table-toolbar/table-toolbar.tsx'
import { tableLabels } from '../table.labels.ts'
import { Root } from './data-table.styles.ts'
import type { DataTableProps } from './data-table.types.ts'
import { useDataTable, useOwnCells } from './use-data-table.ts'

/** Default height in pixels of the scrolling box of a table without pages. */
const usualHeight = 560

const noRows: readonly never[] = []

/**
 * A table with optional search, filters, row selection, adjustable columns and CSV export. It sorts
 * by several columns, and splits more than 50 rows into pages. Only `label`, `cells`, `getRowId`
 * and either `rows` or `load` are needed. On a phone each row is a card.
 */
export function DataTable<Row extends object>({
  label,
  cells: allCells,
  getRowId,
  rows,
  load,
  amend,
  hideCells,
  actions,
  actionsLabel,
  actionsWidth,
  hasRowLinks = false,
  isSearchable = false,
  searchLabel,
  isAdjustable = false,
  rememberAs,
  isSelectable = false,
  bulkActions,
  exportAs,
  exportCells,
  exportRows,
  onExport,
  tools,
  isPaged = true,
  height,
  query: controlledQuery,
  onQueryChange,
  defaultSorting,
  isLoading,
  error,
  onRetry,
  empty,
  noMatch,
  labels: ownLabels,
  ...rest
}: DataTableProps<Row>): ReactElement {
  const labels = useLabels(tableLabels, ownLabels)
  const panelId = useId()
  const [panel, setPanel] = useState<PanelName | null>(null)
  const cells = useOwnCells({ cells: allCells, hideCells })
  const {
    query,
    change,
    columns,
    wording,
    source,
    selection,
    selected,
    isNothing,
    isEmpty,
    count,
  } = useDataTable({
    cells,
    getRowId,
    rows,
    load,
    amend,
    rememberAs,
    isPaged,
    isLoading,
    error,
    onRetry,
    query: controlledQuery,
    onQueryChange,
    defaultSorting,
    labels,
  })

  if (isEmpty && empty !== undefined) return <Root {...omitUndefined(rest)}>{empty}</Root>

  const reachable = (page: PageState) => ({ ...page, index: reachablePage(page, source.total) })
  const filterable = cells.filter(({ filter }) => filter)
  const panels: PanelName[] = []
  if (filterable.length > 0) panels.push('filters')
  if (isAdjustable) panels.push('columns')
  const hasToolbar =
    isSearchable || panels.length > 0 || exportAs !== undefined || tools !== undefined
  return (
    <Root {...omitUndefined(rest)} aria-busy={source.isLoading}>
      {hasToolbar && (
        <TableToolbar
          search={isSearchable ? query.search : undefined}
          onSearch={(search) => change({ search })}
          searchLabel={searchLabel ?? labels.search}
          panels={panels}
          opened={panel}
          onOpen={setPanel}
          panelId={panelId}
          filterCount={Object.keys(query.filters).length}
          labels={labels}
        >
          {exportAs !== undefined && (
            <ExportButton
              name={exportAs}
              cells={exportCells ?? columns.shown.map(({ cell }) => cell)}
              allMatching={source.allMatching}
              linesOf={exportRows}
              onExport={onExport}
              wording={wording}
              labels={labels}
            />
          )}
          {tools}
        </TableToolbar>
      )}
      {panel === 'filters' && (
        <FilterPanel
          id={panelId}
          cells={filterable}
          rows={rows ?? noRows}
          filters={query.filters}
          onClose={() => setPanel(null)}
          onChange={(next) => change(({ filters }) => ({ filters: next(filters) }))}
          wording={wording}
          labels={labels}
        />
      )}
      {panel === 'columns' && (
        <ColumnPanel
          id={panelId}
          columns={columns.all}
          actions={columns.actions}
          onClose={() => setPanel(null)}
          labels={labels}
        />
      )}
      {count > 0 && (
        <SelectionBar
          count={count}
          total={source.total}
          // False while the rows are outdated, since the number on the button that selects all rows
          // would differ from the number of rows that the button selects.
          isPageSelected={
            !source.isBehind && selectionState(selection.selection, source.rows, getRowId) === 'all'
          }
          onSelectAll={selection.selectAll}
          onClear={selection.clear}
          labels={labels}
        >
          {bulkActions?.(selected())}
        </SelectionBar>
      )}
      {source.error !== null && (
        <LoadError error={source.error} onRetry={source.retry} labels={labels} />
      )}
      <TableGrid
        label={label}
        source={source}
        columns={columns}
        query={query}
        change={change}
        getRowId={getRowId}
        actions={actions}
        actionsWidth={actionsWidth}
        actionsLabel={actions && (actionsLabel ?? labels.actions)}
        isAdjustable={isAdjustable}
        hasRowLinks={hasRowLinks}
        selection={isSelectable ? selection : undefined}
        isVirtual={!isPaged}
        height={height ?? (isPaged ? undefined : usualHeight)}
        isNothing={isNothing}
        noMatch={noMatch}
        labels={labels}
        wording={wording}
      />
      {source.hasPages && (
        <Pagination
          table={label}
          page={reachable(query.page)}
          shownIndex={source.pageIndex}
          onChange={(next) => change(({ page }) => ({ page: reachable(next(reachable(page))) }))}
          rowCount={source.total}
          labels={labels}
        />
      )}
    </Root>
  )
}
