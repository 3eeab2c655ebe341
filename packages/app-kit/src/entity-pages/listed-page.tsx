import type { ReactNode } from 'react'
import { type EntityList } from '../lists/create-list.ts'
import { type ListState } from '../lists/list-state.ts'
import { ListGate } from '../page/list-gate.tsx'
import { MissingPage, type MissingPageProps } from '../page/missing-page.tsx'
import { PageHeader } from '../page/page-header.tsx'
import { PageTitle } from '../page/page-title.tsx'
import { Page } from '../page/page.styles.ts'
import { useAppDispatch } from '../store/hooks.ts'
import { useRetainedEntity } from '../unsaved-work/use-retained-entity.ts'

export interface ListedPageProps<Item extends { id: string }> {
  /** The id in the address. */
  id: string | undefined
  list: EntityList<Item>
  state: ListState<Item>
  /** Title of the browser's tab if the entry does not exist. */
  title: string
  missing: MissingPageProps
  nameOf: (item: Item) => string
  children: (item: Item) => ReactNode
}

/** The page of one entry, for lists that are loaded completely. */
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
            <MissingPage {...missing} />
          </>
        )}
      </ListGate>
    </Page>
  )
}
