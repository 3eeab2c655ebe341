import { type EntityList, type ListState, useAppDispatch, useRetainedEntity } from '@org/app-kit'
import { ListGate, MissingPage, type MissingPageProps, Page, PageHeader } from '@org/app-kit/pages'
import { PageTitle } from '@org/app-kit/public'
import type { ReactNode } from 'react'
import { paths } from '../paths.ts'

export interface ListedPageProps<Item extends { id: string }> {
  /** The id in the address. */
  id: string | undefined
  list: EntityList<Item>
  state: ListState<Item>
  /** Title of the browser's tab if the entry does not exist. */
  title: string
  missing: Pick<MissingPageProps, 'title' | 'list'>
  nameOf: (item: Item) => string
  children: (item: Item) => ReactNode
}

/** The page of an entry of a list that is loaded as a whole. */
export function ListedPage<Item extends { id: string }>({
  id,
  list,
  state,
  title,
  missing,
  nameOf,
  children,
}: ListedPageProps<Item>) {
  const dispatch = useAppDispatch()
  const item = useRetainedEntity(
    state.data.find((one) => one.id === id),
    id,
  )
  return (
    <Page>
      <ListGate
        list={item ? { ...state, loaded: true } : state}
        onRetry={() => dispatch(list.actions.loadRequested())}
      >
        {item ? (
          <>
            <PageHeader title={nameOf(item)} />
            {children(item)}
          </>
        ) : (
          <>
            <PageTitle title={title} />
            <MissingPage {...missing} homePath={paths.home} />
          </>
        )}
      </ListGate>
    </Page>
  )
}
