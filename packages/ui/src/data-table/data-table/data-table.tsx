'use client'
import { useId, useState, type ReactElement } from 'react'
import { given } from '../../given.ts'
import { useLabels, useLocaleTag } from '../../locale/index.ts'
import { ColumnPanel } from '../column-panel/column-panel.tsx'
import { ExportButton } from '../csv/export-button.tsx'
import { FilterPanel } from '../filter-panel/filter-panel.tsx'
import { Pagination } from '../pagination/pagination.tsx'
import { chosenState } from '../selection/selection.ts'
import { SelectionBar } from '../selection-bar/selection-bar.tsx'
import { TableGrid } from '../table-grid/table-grid.tsx'
import { LoadError } from '../table-states/table-states.tsx'
import { TableToolbar, type PanelName } from '../table-toolbar/table-toolbar.tsx'
import { tableLabels } from '../table.labels.ts'
import { Root } from './data-table.styles.ts'
import type { DataTableProps } from './data-table.types.ts'
import { useDataTable, useOwnCells } from './use-data-table.ts'

/** Height in pixels of the box in which the rows of a table without pages scroll. */
const usualHeight = 560

const noRows: readonly never[] = []

/**
 * Rows in columns: search, filters, order by several columns, pages where there are more than 50
 * rows, selected rows, adjustable columns, export. Everything but label, cells and rows is left out
 * unless asked for. On a phone each row is a card.
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
  onExport,
  tools,
  isPaged = true,
  height,
  query: givenQuery,
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
  const locale = useLocaleTag()
  const panelId = useId()
  const [panel, setPanel] = useState<PanelName | null>(null)
  const cells = useOwnCells({ cells: allCells, hideCells })
  const { query, change, columns, source, selection, chosen, isNothing, isEmpty, count } =
    useDataTable({
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
      query: givenQuery,
      onQueryChange,
      defaultSorting,
      labels,
    })

  if (isEmpty && empty !== undefined) return <Root {...given(rest)}>{empty}</Root>

  const filterable = cells.filter(({ filter }) => filter)
  const panels: PanelName[] = []
  if (filterable.length > 0) panels.push('filters')
  if (isAdjustable) panels.push('columns')
  const hasToolbar =
    isSearchable || panels.length > 0 || exportAs !== undefined || tools !== undefined
  return (
    <Root {...given(rest)} aria-busy={source.isLoading}>
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
              onExport={onExport}
              locale={locale}
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
          locale={locale}
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
          // What the offer counts and what it would choose have to be the same.
          isPageChosen={
            !source.isBehind && chosenState(selection.selection, source.rows, getRowId) === 'all'
          }
          onSelectAll={selection.chooseAll}
          onClear={selection.clear}
          labels={labels}
        >
          {bulkActions?.(chosen())}
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
        locale={locale}
      />
      {source.hasPages && (
        <Pagination
          table={label}
          page={{ index: source.pageIndex, size: query.page.size }}
          onChange={(page) => change({ page })}
          rowCount={source.total}
          labels={labels}
        />
      )}
    </Root>
  )
}
