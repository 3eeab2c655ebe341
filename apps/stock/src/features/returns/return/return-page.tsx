import type { CommandReturn } from '@org/api/client'
import { useApi } from '@org/app-kit'
import { ListGate, MissingPage, Page } from '@org/app-kit/pages'
import { PageTitle } from '@org/app-kit/public'
import { useCallback, useState } from 'react'
import { useParams } from 'react-router-dom'
import { useRefreshed } from '#shared/loading/use-refreshed.ts'
import { History } from '#shared/orders/history.tsx'
import { paths } from '#shared/paths.ts'
import { returnsTexts } from '../texts.ts'
import { ReturnDetail } from './return-detail.tsx'

/** A return: its products, what can be done with it, and who did what. */
export function ReturnPage() {
  const { id = '' } = useParams()
  return (
    <Page>
      <LoadedReturn key={id} id={id} />
    </Page>
  )
}

function LoadedReturn({ id }: { id: string }) {
  const client = useApi()
  const [version, setVersion] = useState(0)
  const load = useCallback(
    (signal: AbortSignal) => client.call('getCommandReturn', { path: { id } }, { signal }),
    [client, id],
  )
  const { value, error, isMissing, refresh, change } = useRefreshed(load)
  const revision = value?.revision
  const loadEvents = useCallback(
    (signal: AbortSignal) => {
      // Only a new function makes the history load again.
      void version
      void revision
      return client.call('listCommandReturnEvents', { path: { id } }, { signal })
    },
    [client, id, version, revision],
  )
  if (isMissing) {
    return (
      <>
        <PageTitle title={returnsTexts.one} />
        <MissingPage
          title={returnsTexts.notFound}
          list={{ href: paths.commandReturns, label: returnsTexts.toReturns }}
          homePath={paths.home}
        />
      </>
    )
  }
  const store = (stored: CommandReturn) => {
    change(() => stored)
    setVersion((former) => former + 1)
  }
  return (
    <>
      {value === null && <PageTitle title={returnsTexts.one} />}
      <ListGate list={{ loaded: value !== null, error }} onRetry={refresh}>
        {value && <ReturnDetail stored={value} onStored={store} />}
      </ListGate>
      {value && <History load={loadEvents} />}
    </>
  )
}
