import { useApi } from '@org/app-kit'
import { BannerMessage, Button, Card, Skeleton } from '@org/ui/primitives'
import { useCallback } from 'react'
import { linkedAccountsTexts } from './texts.ts'
import { texts } from '#shared/texts.ts'
import { FormError } from '#shared/form-error.tsx'
import { useLoaded } from '#shared/use-loaded.ts'
import { Answers, Lines } from './linked-accounts.styles.ts'

const words = linkedAccountsTexts

export interface AskedCardProps {
  token: string
  /** Email of the master who would lose the account. */
  formerMaster: string | null
  isAccepting: boolean
  /** Why it could not be accepted. */
  error: string | null
  onAccept: () => void
  onDecline: () => void
}

/** Somebody asks by a link to open the person's account. */
export function AskedCard({ token, formerMaster, isAccepting, error, ...on }: AskedCardProps) {
  const client = useApi()
  const load = useCallback(
    (signal: AbortSignal) => client.call('readAccountLink', { body: { token } }, { signal }),
    [client, token],
  )
  const { loaded } = useLoaded(load)
  return (
    <Card title={words.asked}>
      {loaded === null && <Skeleton lines={3} height="28px" label={texts.loading} />}
      {loaded && 'error' in loaded && (
        <BannerMessage tone="danger" title={loaded.error}>
          {words.askedFailed}
        </BannerMessage>
      )}
      {loaded && 'data' in loaded && (
        <Lines>
          <strong>{words.askedBy(loaded.data.email, loaded.data.organisation_name)}</strong>
          <p>{words.askedHelp}</p>
          {formerMaster !== null && formerMaster !== loaded.data.email && (
            <p>{words.replaces(formerMaster)}</p>
          )}
          <FormError message={error} work="action" />
          <Answers>
            <Button onPress={on.onDecline}>{words.decline}</Button>
            <Button variant="primary" isLoading={isAccepting} onPress={on.onAccept}>
              {words.accept}
            </Button>
          </Answers>
        </Lines>
      )}
    </Card>
  )
}
