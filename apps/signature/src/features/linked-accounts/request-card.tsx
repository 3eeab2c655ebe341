import { useApi, useLoaded } from '@org/app-kit'
import { FormError } from '@org/app-kit/pages'
import { BannerMessage, Button, Card, Skeleton } from '@org/ui/primitives'
import { useCallback } from 'react'
import { linkedAccountsTexts } from './texts.ts'
import { texts } from '#shared/texts.ts'
import { Answers, Lines } from './linked-accounts.styles.ts'

const labels = linkedAccountsTexts

export interface RequestCardProps {
  token: string
  /** Email of the current master, who would lose access to the account. */
  formerMaster: string | null
  isAccepting: boolean
  /** Why the request could not be accepted; null if nothing failed. */
  error: string | null
  onAccept: () => void
  onDecline: () => void
}

/** Asks whether another person may open this account, as requested by a link. */
export function RequestCard({ token, formerMaster, isAccepting, error, ...on }: RequestCardProps) {
  const client = useApi()
  const load = useCallback(
    (signal: AbortSignal) => client.call('readAccountLink', { body: { token } }, { signal }),
    [client, token],
  )
  const { loaded } = useLoaded(load)
  return (
    <Card title={labels.requestTitle}>
      {loaded === null && <Skeleton lines={3} height="28px" label={texts.loading} />}
      {loaded && 'error' in loaded && (
        <BannerMessage tone="danger" title={loaded.error}>
          {labels.requestFailed}
        </BannerMessage>
      )}
      {loaded && 'data' in loaded && (
        <Lines>
          <strong>{labels.requestedBy(loaded.data.email, loaded.data.organisation_name)}</strong>
          <p>{labels.requestHelp}</p>
          {formerMaster !== null && formerMaster !== loaded.data.email && (
            <p>{labels.replaces(formerMaster)}</p>
          )}
          <FormError message={error} work="action" />
          <Answers>
            <Button onPress={on.onDecline}>{labels.decline}</Button>
            <Button variant="primary" isLoading={isAccepting} onPress={on.onAccept}>
              {labels.accept}
            </Button>
          </Answers>
        </Lines>
      )}
    </Card>
  )
}
