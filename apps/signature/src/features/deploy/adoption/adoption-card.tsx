import type { Team } from '@org/api/client'
import { selectAuth, useApi, explained, useAppSelector, useLoaded } from '@org/app-kit'
import { Button, BannerMessage, Card, Skeleton } from '@org/ui/primitives'
import { useCallback } from 'react'
import { deployTexts } from '../texts.ts'
import { texts } from '#shared/texts.ts'
import { AdoptionChart } from './adoption-chart.tsx'

export interface AdoptionCardProps {
  /** The team whose members are shown; null: everybody. */
  teamId: string | null
  teams: readonly Team[]
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)

/** Shows adoption over time, once a signature has been sent or installed. */
export function AdoptionCard({ teamId, teams }: AdoptionCardProps) {
  const client = useApi()
  const organisationId = useAppSelector(selectAuth)?.organisation_id
  const sent = sum(teams.map((team) => team.signature_template_deploy_install_email_sent_count))
  const installed = sum(teams.map((team) => team.signature_template_deploy_count))
  /** Changes when either count changes, so that the chart is reloaded. */
  const state = `${sent} ${installed}`
  const isEmpty = sent + installed === 0
  const load = useCallback(
    async (signal: AbortSignal) => ({
      state,
      adoption: await client.call(
        'getAdoption',
        {
          path: { id: organisationId ?? '' },
          query: teamId === null ? {} : { team_id: teamId },
        },
        { signal },
      ),
    }),
    [client, organisationId, teamId, state],
  )
  const { loaded, retry } = useLoaded(isEmpty || organisationId === undefined ? null : load)
  if (isEmpty) return null
  return (
    <Card title={deployTexts.adoption.title}>
      {loaded === null && <Skeleton lines={1} height="190px" label={texts.loading} />}
      {loaded && 'data' in loaded && <AdoptionChart adoption={loaded.data.adoption} />}
      {loaded && 'error' in loaded && (
        <BannerMessage
          tone="danger"
          title={deployTexts.adoption.failed}
          actions={<Button onPress={retry}>{texts.retry}</Button>}
        >
          {explained(loaded.error, 'load')}
        </BannerMessage>
      )}
    </Card>
  )
}
