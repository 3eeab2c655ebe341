import type { Filter, FollowedTable } from '@org/api/client'
import { throwLoadFailure } from '@org/app-kit'
import { Page, PageActions, PageHeader, RowActions, useTableAddress } from '@org/app-kit/pages'
import type { StockPorts } from '@org/data'
import { DataTable, type DataTableCell, type LoadRows, type SelectedRows } from '@org/ui/data-table'
import { EmptyState, IconButton, Link, Switch } from '@org/ui/primitives'
import { Archive, ArchiveRestore, type LucideIcon, Pencil, Plus } from 'lucide-react'
import { type ReactNode, useCallback, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useLivePorts } from '../ports/stock-ports.ts'
import { texts } from '../texts.ts'
import { ArchiveQuestion, type ArchivingFlow } from './archive-question.tsx'
import { pageFilter } from './page-filter.ts'
import { useArchivedInAddress } from './use-archived-in-address.ts'

/** An entry of a catalogue: a supplier, a category or a product. */
interface CatalogueEntry {
  id: string
  name: string
}

/** UI text of a catalogue's list. */
export interface CatalogueTexts {
  title: string
  create: string
  emptyTitle: string
  emptyHelp: string
  /** @param words the search words, which had no result */
  noMatch: (words: string) => string
  archiveTitle: (name: string) => string
  archiveHelp: string
}

export interface CatalogueListProps<Row extends CatalogueEntry> {
  texts: CatalogueTexts
  icon: LucideIcon
  /** Columns; those that can be sorted are named like the API's fields. Keep the array stable. */
  cells: readonly DataTableCell<Row>[]
  /** Loads a page. Keep the function stable between renders. */
  read: (
    ports: StockPorts,
    filter: Filter,
    options: { signal: AbortSignal },
  ) => Promise<{ data: Row[]; total: number }>
  /** The table whose changes reload the list. */
  table: FollowedTable
  pathOf: (id: string) => string
  /** Address of the form that adds an entry; null if this person may not add one. */
  createPath: string | null
  /** Archives and restores entries; null if this person may not do so. */
  flow: ArchivingFlow<Row> | null
  /** Name of the CSV file of the list, without extension. */
  exportAs: string
  /** Columns of the CSV file; by default, those of the list. */
  exportCells?: readonly DataTableCell<Row>[] | undefined
  /** More actions beside the button that adds an entry. */
  tools?: ReactNode
  bulkActions?: ((selected: SelectedRows<Row>) => ReactNode) | undefined
}

/**
 * A page that lists a catalogue. The server searches (by the beginning of the name) and sorts,
 * since a catalogue may be too large to load as a whole. The address holds the query.
 */
export function CatalogueList<Row extends CatalogueEntry>({
  texts: own,
  icon: Icon,
  cells,
  read,
  table,
  pathOf,
  createPath,
  flow,
  exportAs,
  exportCells,
  tools,
  bulkActions,
}: CatalogueListProps<Row>) {
  const navigate = useNavigate()
  const address = useTableAddress()
  const [isArchived, showArchived] = useArchivedInAddress()
  const { load, total, reload } = usePages(read, table, isArchived)
  const [toMove, setToMove] = useState<Row | null>(null)
  const moveLabel = isArchived ? texts.restore : texts.archive
  const MoveIcon = isArchived ? ArchiveRestore : Archive
  return (
    <Page>
      <PageHeader
        title={own.title}
        count={total}
        actions={
          <PageActions>
            {flow && (
              <Switch isSelected={isArchived} onChange={showArchived}>
                {texts.showArchived}
              </Switch>
            )}
            {tools}
            {createPath !== null && (
              <Link href={createPath} appearance="primary">
                <Plus size={16} aria-hidden="true" />
                {own.create}
              </Link>
            )}
          </PageActions>
        }
      />
      <DataTable
        // Remounts the table. Otherwise, while the archived entries load, the active entries that
        // are still shown would have the actions of archived ones.
        key={String(isArchived)}
        label={own.title}
        {...address}
        cells={cells}
        load={load}
        getRowId={({ id }) => id}
        hasRowLinks
        isSearchable
        searchLabel={texts.searchByStart}
        isSelectable={bulkActions !== undefined && !isArchived}
        bulkActions={isArchived ? undefined : bulkActions}
        exportAs={exportAs}
        exportCells={exportCells}
        noMatch={<EmptyState title={own.noMatch(address.query.search.trim())} />}
        labels={{ failed: texts.listFailed }}
        empty={
          <EmptyState
            title={isArchived ? texts.noArchived : own.emptyTitle}
            icon={<Icon size={24} aria-hidden="true" />}
          >
            {!isArchived && own.emptyHelp}
          </EmptyState>
        }
        actionsLabel={texts.actions}
        actions={(row) => (
          <RowActions>
            <IconButton
              label={`${texts.edit} ${row.name}`}
              hasTooltip={false}
              onPress={() => void navigate(pathOf(row.id))}
            >
              <Pencil size={16} aria-hidden="true" />
            </IconButton>
            {flow && (
              <IconButton
                label={`${moveLabel} ${row.name}`}
                hasTooltip={false}
                onPress={() => setToMove(row)}
              >
                <MoveIcon size={16} aria-hidden="true" />
              </IconButton>
            )}
          </RowActions>
        )}
      />
      {flow && toMove && (
        <ArchiveQuestion
          title={isArchived ? texts.restoreTitle(toMove.name) : own.archiveTitle(toMove.name)}
          help={isArchived ? texts.restoreHelp : own.archiveHelp}
          isArchived={!isArchived}
          entry={toMove}
          flow={flow}
          onDone={reload}
          onClose={() => setToMove(null)}
        />
      )}
    </Page>
  )
}

/** Loads the pages of a table; `reload` loads the current one again. */
function usePages<Row extends CatalogueEntry>(
  read: CatalogueListProps<Row>['read'],
  table: FollowedTable,
  isArchived: boolean,
) {
  const ports = useLivePorts(table)
  const [total, setTotal] = useState<number>()
  const [version, setVersion] = useState(0)
  const load = useCallback<LoadRows<Row>>(
    async (query, signal) => {
      // A new function makes the table reload.
      void version
      const page = await read(ports, pageFilter(query, isArchived), { signal }).catch(
        throwLoadFailure,
      )
      setTotal(page.total)
      return { rows: page.data, total: page.total }
    },
    [ports, read, isArchived, version],
  )
  return { load, total, reload: () => setVersion((former) => former + 1) }
}
