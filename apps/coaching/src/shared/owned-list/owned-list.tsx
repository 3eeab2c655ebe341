import type { Filter, FollowedTable } from '@org/api/client'
import { throwLoadFailure } from '@org/app-kit'
import { Page, pageFilter, PageHeader, RowActions, useTableAddress } from '@org/app-kit/pages'
import type { CoachingPorts } from '@org/data'
import { DataTable, type DataTableCell, type LoadRows } from '@org/ui/data-table'
import { Button, EmptyState, IconButton } from '@org/ui/primitives'
import { type LucideIcon, Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, useCallback, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAddressAge } from '../media/use-address-age.ts'
import { useLivePorts } from '../ports/coaching-ports.ts'
import { texts } from '../texts.ts'
import { ownedWhere } from './owned-where.ts'
import { DeleteDialog } from './delete-dialog.tsx'

/** An entry that the coach made: an exercise or a training session. */
interface Owned {
  id: string
  title: string
}

/** UI text of a list. */
export interface OwnedListTexts {
  title: string
  emptyTitle: string
  emptyHelp: string
  /** @param words search words that match nothing */
  noMatch: (words: string) => string
  deleteTitle: string
  deleteHelp: ReactNode
}

export interface OwnedListProps<Row extends Owned> {
  texts: OwnedListTexts
  icon: LucideIcon
  /** Picture for the empty list, shown instead of the icon. */
  emptyPicture?: ReactNode
  /** Columns; the sortable ones have the names of the API's fields. Keep the array stable. */
  cells: readonly DataTableCell<Row>[]
  /** Loads a page. Keep the function stable between renders. */
  read: (
    ports: CoachingPorts,
    filter: Filter,
    options: { signal: AbortSignal },
  ) => Promise<{ data: Row[]; total: number }>
  /** The table whose changes reload the list. */
  table: FollowedTable
  remove: (ports: CoachingPorts, id: string) => Promise<void>
  /** The button that adds an entry. */
  add?: { label: string; href: string }
  /** Returns the address at which an entry is edited. */
  edit?: (row: Row) => string
  /** Shown above the list, such as why an action failed. */
  notice?: ReactNode
  /** Action on each entry besides editing and deleting. */
  action?: { label: string; icon: ReactNode; run: (row: Row) => void }
}

/** A page that lists the coach's exercises or sessions, sorted by title by default. */
export function OwnedList<Row extends Owned>({
  texts: own,
  icon: Icon,
  emptyPicture,
  cells,
  read,
  table,
  remove,
  add,
  edit,
  notice,
  action,
}: OwnedListProps<Row>) {
  const ports = useLivePorts(table)
  const navigate = useNavigate()
  const address = useTableAddress()
  const [total, setTotal] = useState<number>()
  const [version, setVersion] = useState(0)
  const [toDelete, setToDelete] = useState<Row | null>(null)
  const age = useAddressAge()
  const load = useCallback<LoadRows<Row>>(
    async (query, signal) => {
      // Depends on `version` and `age`, so that the table reloads when one of them changes.
      void [version, age]
      const filter = { ...pageFilter(query), where: ownedWhere(query.filters) }
      const page = await read(ports, filter, { signal }).catch(throwLoadFailure)
      setTotal(page.total)
      return { rows: page.data, total: page.total }
    },
    [ports, read, version, age],
  )
  return (
    <Page>
      <PageHeader
        title={total === undefined ? own.title : `${own.title} (${total})`}
        actions={
          add && (
            <Button variant="primary" onPress={() => void navigate(add.href)}>
              {add.label}
            </Button>
          )
        }
      />
      {notice}
      <DataTable
        label={own.title}
        {...address}
        cells={cells}
        load={load}
        getRowId={({ id }) => id}
        isSearchable
        searchLabel={texts.search}
        noMatch={<EmptyState title={own.noMatch(address.query.search.trim())} />}
        labels={{ failed: texts.listFailed }}
        empty={
          <>
            {emptyPicture}
            <EmptyState
              title={own.emptyTitle}
              icon={emptyPicture ? undefined : <Icon size={24} aria-hidden="true" />}
            >
              {own.emptyHelp}
            </EmptyState>
          </>
        }
        actionsLabel={texts.actions}
        actions={(row) => (
          <RowActions>
            {action && (
              <IconButton
                label={`${action.label} ${row.title}`}
                hasTooltip={false}
                onPress={() => action.run(row)}
              >
                {action.icon}
              </IconButton>
            )}
            {edit && (
              <IconButton
                label={`${texts.edit} ${row.title}`}
                hasTooltip={false}
                onPress={() => void navigate(edit(row))}
              >
                <Pencil size={16} aria-hidden="true" />
              </IconButton>
            )}
            <IconButton
              label={`${texts.delete} ${row.title}`}
              hasTooltip={false}
              onPress={() => setToDelete(row)}
            >
              <Trash2 size={16} aria-hidden="true" />
            </IconButton>
          </RowActions>
        )}
      />
      {toDelete && (
        <DeleteDialog
          title={own.deleteTitle}
          remove={() => remove(ports, toDelete.id)}
          onDeleted={() => setVersion((former) => former + 1)}
          onClose={() => setToDelete(null)}
        >
          <p>
            <strong>{toDelete.title}</strong>
          </p>
          {own.deleteHelp}
        </DeleteDialog>
      )}
    </Page>
  )
}
