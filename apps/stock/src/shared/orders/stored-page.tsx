import type { FollowedTable, OrderEvent } from '@org/api/client'
import { ListGate, MissingPage, Page } from '@org/app-kit/pages'
import { PageTitle } from '@org/app-kit/public'
import type { StockPorts } from '@org/data'
import { type ReactNode, useCallback, useState } from 'react'
import { useParams } from 'react-router-dom'
import { LargeControls } from '../large-controls.styles.ts'
import { useRefreshed } from '../loading/use-refreshed.ts'
import { paths } from '../paths.ts'
import { useLivePorts } from '../ports/stock-ports.ts'
import { History } from './history.tsx'

interface Stored {
  revision: number
}

type Read<Answer> = (
  ports: StockPorts,
  id: string,
  options: { signal: AbortSignal },
) => Promise<Answer>

export interface StoredPageProps<Value extends Stored> {
  /** Title while the order or return is loading, or if it does not exist. */
  title: string
  notFound: string
  list: { href: string; label: string }
  /** The table whose changes reload the order or return. */
  table: FollowedTable
  /** Loads the order or return. Keep `read` and `readEvents` stable between renders. */
  read: Read<Value>
  readEvents: Read<{ data: readonly OrderEvent[] }>
  /** Renders the order or return; pass its new state to `onStored` after a change. */
  children: (value: Value, onStored: (stored: Value) => void) => ReactNode
}

/** The page of the order or return that the address names, with its history below. */
export function StoredPage<Value extends Stored>(props: StoredPageProps<Value>) {
  const { id = '' } = useParams()
  return (
    <Page>
      <LoadedPage key={id} {...props} id={id} />
    </Page>
  )
}

function LoadedPage<Value extends Stored>({
  id,
  title,
  notFound,
  list,
  table,
  read,
  readEvents,
  children,
}: StoredPageProps<Value> & { id: string }) {
  const ports = useLivePorts(table)
  const [version, setVersion] = useState(0)
  const load = useCallback((signal: AbortSignal) => read(ports, id, { signal }), [ports, id, read])
  const { value, error, isMissing, refresh, change } = useRefreshed(load)
  const revision = value?.revision
  const loadEvents = useCallback(
    (signal: AbortSignal) => {
      // Uses both values as dependencies: a change of either creates a new function, which makes
      // the history load again.
      void version
      void revision
      return readEvents(ports, id, { signal })
    },
    [ports, id, readEvents, version, revision],
  )
  if (isMissing) {
    return (
      <>
        <PageTitle title={title} />
        <MissingPage title={notFound} list={list} homePath={paths.home} />
      </>
    )
  }
  const store = (stored: Value) => {
    change(() => stored)
    setVersion((former) => former + 1)
  }
  return (
    <LargeControls>
      {value === null && <PageTitle title={title} />}
      <ListGate list={{ loaded: value !== null, error }} onRetry={refresh}>
        {value && children(value, store)}
      </ListGate>
      {value && <History load={loadEvents} />}
    </LargeControls>
  )
}
