import type { OpenSession } from '@org/api/client'
import {
  logoutEverywhereRequested,
  logoutRequested,
  useEnvironment,
  useLeaveAccount,
} from '@org/app-kit'
import { FormError, Muted } from '@org/app-kit/pages'
import { Button, Card, ConfirmDialog } from '@org/ui/primitives'
import { useState } from 'react'
import { profileTexts } from '../texts.ts'
import { LoadedGate } from '#shared/loaded-gate.tsx'
import { deviceName, SessionRow } from './session-row.tsx'
import { Answers, Lines, Rows } from './sessions.styles.ts'
import { useSessions } from './use-sessions.ts'

const labels = profileTexts.sessions

/**
 * Lists where the person is signed in; lets them end one session, all except the current one, or
 * all.
 */
export function SessionsCard() {
  const leave = useLeaveAccount()
  const { notify } = useEnvironment()
  const { loaded, retry, isEnding, error, end, endOthers } = useSessions()
  const [toEnd, setToEnd] = useState<OpenSession | 'others' | null>(null)
  const sessions = loaded && 'data' in loaded ? loaded.data.data : []
  const others = sessions.filter((session) => !session.is_current)

  const endConfirmed = async () => {
    if (toEnd === null) return
    const isDone = await (toEnd === 'others' ? endOthers() : end(toEnd.id))
    setToEnd(null)
    if (isDone) notify(toEnd === 'others' ? labels.othersEnded : labels.ended, 'success')
  }

  return (
    <Card title={labels.title}>
      <Lines>
        <Muted>{labels.help}</Muted>
        <FormError message={error} work="action" />
        <LoadedGate loaded={loaded} onRetry={retry}>
          {() => (
            <Rows aria-label={labels.list}>
              {sorted(sessions).map((session) => (
                <SessionRow
                  key={session.id}
                  session={session}
                  namesOrganisation={namesOf(sessions).size > 1}
                  onEnd={() => (session.is_current ? leave(logoutRequested()) : setToEnd(session))}
                />
              ))}
            </Rows>
          )}
        </LoadedGate>
        <Answers>
          {others.length > 0 && (
            <Button onPress={() => setToEnd('others')}>{labels.endOthers(others.length)}</Button>
          )}
          <Button variant="danger" onPress={() => leave(logoutEverywhereRequested())}>
            {labels.signOutEverywhere}
          </Button>
        </Answers>
      </Lines>
      <ConfirmDialog
        title={titleOf(toEnd, others.length)}
        isOpen={toEnd !== null}
        isDangerous
        isLoading={isEnding}
        onCancel={() => setToEnd(null)}
        onConfirm={() => void endConfirmed()}
      >
        {labels.endHelp}
      </ConfirmDialog>
    </Card>
  )
}

function titleOf(toEnd: OpenSession | 'others' | null, others: number): string {
  if (toEnd === null) return ''
  return toEnd === 'others' ? labels.endOthersTitle(others) : labels.endTitle(deviceName(toEnd))
}

/** Puts the current session first; the server has sorted the others. */
const sorted = (sessions: readonly OpenSession[]) =>
  sessions.toSorted((one, other) => Number(other.is_current) - Number(one.is_current))

const namesOf = (sessions: readonly OpenSession[]) =>
  new Set(sessions.map((session) => session.organisation_name))
