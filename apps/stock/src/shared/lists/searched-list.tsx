import { type ListState, useAppDispatch } from '@org/app-kit'
import { ListGate, Page, PageActions, PageHeader } from '@org/app-kit/pages'
import { DataTable, type DataTableCell } from '@org/ui/data-table'
import { EmptyState, Link } from '@org/ui/primitives'
import type { UnknownAction } from '@reduxjs/toolkit'
import { type LucideIcon, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { usePrefixSearch } from '../prefix-search/use-prefix-search.ts'
import { texts } from '../texts.ts'

/** UI text of the page. */
export interface SearchedListTexts {
  title: string
  create: string
  exportName: string
  emptyTitle: string
  /** @param words the search words, for which nothing was found */
  noMatch: (words: string) => string
}

export interface SearchedListProps<Row extends { id: string; name: string }> {
  texts: SearchedListTexts
  icon: LucideIcon
  /** Loads the list. */
  loadRequested: () => UnknownAction
  state: Pick<ListState<unknown>, 'loaded' | 'error'>
  rows: readonly Row[]
  /** The number beside the title. */
  count: number
  cells: readonly DataTableCell<Row>[]
  /** Shown while there is no entry. */
  emptyHelp: string
  /** Address of the form that adds an entry; null if this person may not add one. */
  createPath: string | null
  /** More actions beside the button that adds an entry. */
  tools?: ReactNode
  /** Shown below the list. */
  footer?: ReactNode
  /** The buttons of a row; null if this person may not edit. */
  actions: ((row: Row) => ReactNode) | null
}

/** A page with a list that is loaded as a whole, and searched by the beginning of the names. */
export function SearchedList<Row extends { id: string; name: string }>({
  texts: own,
  icon: Icon,
  loadRequested,
  state,
  rows: all,
  count,
  cells,
  emptyHelp,
  createPath,
  tools,
  footer,
  actions,
}: SearchedListProps<Row>) {
  const dispatch = useAppDispatch()
  const { table, words, rows } = usePrefixSearch(all)
  return (
    <Page>
      <PageHeader
        title={own.title}
        count={state.loaded ? count : undefined}
        actions={
          <PageActions>
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
      <ListGate list={state} onRetry={() => dispatch(loadRequested())}>
        <DataTable
          label={own.title}
          {...table}
          rows={rows}
          getRowId={({ id }) => id}
          cells={cells}
          hasRowLinks={actions !== null}
          isSearchable
          searchLabel={texts.searchByStart}
          exportAs={own.exportName}
          noMatch={<EmptyState title={own.noMatch(words)} />}
          empty={
            <EmptyState title={own.emptyTitle} icon={<Icon size={24} aria-hidden="true" />}>
              {emptyHelp}
            </EmptyState>
          }
          {...(actions && { actionsLabel: texts.actions, actions })}
        />
      </ListGate>
      {footer}
    </Page>
  )
}
