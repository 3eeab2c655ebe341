import type { OrderEvent } from '@org/api/client'
import { formatMoment, useLoaded } from '@org/app-kit'
import { LoadedPart, Muted, Section, SectionTitle } from '@org/app-kit/pages'
import { useId } from 'react'
import { historyTexts } from './history-texts.ts'
import { Events } from './orders.styles.ts'

export interface HistoryProps {
  /**
   * Loads the events, newest first. Keep the function stable between renders: a new one loads them
   * again.
   */
  load: (signal: AbortSignal) => Promise<{ data: readonly OrderEvent[] }>
}

/** The history of an order or a return: who did what, and when. */
export function History({ load }: HistoryProps) {
  const heading = useId()
  const { loaded, retry } = useLoaded(load)
  return (
    <Section aria-labelledby={heading}>
      <SectionTitle id={heading}>{historyTexts.title}</SectionTitle>
      <LoadedPart loaded={loaded} onRetry={retry}>
        {({ data }) =>
          data.length === 0 ? (
            <Muted>{historyTexts.empty}</Muted>
          ) : (
            <Events>
              {data.map(({ id, kind, person, detail, createdAt }) => (
                <li key={id}>
                  {[historyTexts.events[kind], detail].filter(Boolean).join(' : ')}
                  <small>
                    {person || historyTexts.server} · {formatMoment(createdAt)}
                  </small>
                </li>
              ))}
            </Events>
          )
        }
      </LoadedPart>
    </Section>
  )
}
