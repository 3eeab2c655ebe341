import type { Command } from '@org/api/client'
import { useApi } from '@org/app-kit'
import { ListGate, MissingPage, Page } from '@org/app-kit/pages'
import { PageTitle } from '@org/app-kit/public'
import { useCallback, useState } from 'react'
import { useParams } from 'react-router-dom'
import { useRefreshed } from '#shared/loading/use-refreshed.ts'
import { History } from '#shared/orders/history.tsx'
import { paths } from '#shared/paths.ts'
import { ordersTexts } from '../texts.ts'
import { Order } from './order.tsx'

/** An order: its lines, its ordonnances, what can be done with it, and who did what. */
export function OrderPage() {
  const { id = '' } = useParams()
  return (
    <Page>
      <LoadedOrder key={id} id={id} />
    </Page>
  )
}

function LoadedOrder({ id }: { id: string }) {
  const client = useApi()
  const [version, setVersion] = useState(0)
  const load = useCallback(
    (signal: AbortSignal) => client.call('getCommand', { path: { id } }, { signal }),
    [client, id],
  )
  const { value, error, isMissing, refresh, change } = useRefreshed(load)
  const revision = value?.revision
  const loadEvents = useCallback(
    (signal: AbortSignal) => {
      // Only a new function makes the history load again.
      void version
      void revision
      return client.call('listCommandEvents', { path: { id } }, { signal })
    },
    [client, id, version, revision],
  )
  if (isMissing) {
    return (
      <>
        <PageTitle title={ordersTexts.one} />
        <MissingPage
          title={ordersTexts.notFound}
          list={{ href: paths.orders, label: ordersTexts.toOrders }}
          homePath={paths.home}
        />
      </>
    )
  }
  const store = (order: Command) => {
    change(() => order)
    setVersion((former) => former + 1)
  }
  return (
    <>
      {value === null && <PageTitle title={ordersTexts.one} />}
      <ListGate list={{ loaded: value !== null, error }} onRetry={refresh}>
        {value && <Order order={value} onStored={store} />}
      </ListGate>
      {value && <History load={loadEvents} />}
    </>
  )
}
