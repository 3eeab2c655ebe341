import { formatMoment, useApi, useLoaded } from '@org/app-kit'
import { Muted } from '@org/app-kit/pages'
import { useCallback, useId } from 'react'
import { LoadedPart } from '#shared/loading/loaded-part.tsx'
import { Events, Group, GroupTitle } from '../orders.styles.ts'
import { ordersTexts } from '../texts.ts'

export interface HistoryProps {
  id: string
  /** A new one loads the history again. */
  version: string
}

/** Who did what with an order, newest first. */
export function History({ id, version }: HistoryProps) {
  const client = useApi()
  const heading = useId()
  const load = useCallback(
    (signal: AbortSignal) => {
      // Only a new function makes the history load again.
      void version
      return client.call('listCommandEvents', { path: { id } }, { signal })
    },
    [client, id, version],
  )
  const { loaded, retry } = useLoaded(load)
  return (
    <Group aria-labelledby={heading}>
      <GroupTitle id={heading}>{ordersTexts.history}</GroupTitle>
      <LoadedPart loaded={loaded} onRetry={retry}>
        {({ data }) =>
          data.length === 0 ? (
            <Muted>{ordersTexts.noHistory}</Muted>
          ) : (
            <Events>
              {data.map(({ id: event, kind, person, detail, createdAt }) => (
                <li key={event}>
                  {[ordersTexts.events[kind], detail].filter(Boolean).join(' : ')}
                  <small>
                    {person || ordersTexts.server} · {formatMoment(createdAt)}
                  </small>
                </li>
              ))}
            </Events>
          )
        }
      </LoadedPart>
    </Group>
  )
}
