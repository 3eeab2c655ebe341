import type { OpenSession } from '@org/api/client'
import {
  logoutEverywhereRequested,
  logoutRequested,
  useEnvironment,
  useLeaveAccount,
} from '@org/app-kit'
import { Button, Card, ConfirmDialog } from '@org/ui/primitives'
import { useState } from 'react'
import { profileTexts } from '../texts.ts'
import { FormError } from '#shared/form-error.tsx'
import { LoadedGate } from '#shared/loaded-gate.tsx'
import { Muted } from '#shared/page.styles.ts'
import { deviceName, SessionRow } from './session-row.tsx'
import { Answers, Lines, Rows } from './sessions.styles.ts'
import { useSessions } from './use-sessions.ts'

const words = profileTexts.sessions

/** Where the person is signed in, and the ways to end it: one session, the others, all. */
export function SessionsCard() {
  const leave = useLeaveAccount()
  const { notify } = useEnvironment()
  const { loaded, retry, isEnding, error, end, endOthers } = useSessions()
  const [asked, setAsked] = useState<OpenSession | 'others' | null>(null)
  const sessions = loaded && 'data' in loaded ? loaded.data.data : []
  const others = sessions.filter((session) => !session.is_current)

  const endAsked = async () => {
    if (asked === null) return
    const isDone = await (asked === 'others' ? endOthers() : end(asked.id))
    setAsked(null)
    if (isDone) notify(asked === 'others' ? words.othersEnded : words.ended, 'success')
  }

  return (
    <Card title={words.title}>
      <Lines>
        <Muted>{words.help}</Muted>
        <FormError message={error} work="action" />
        <LoadedGate loaded={loaded} onRetry={retry}>
          {() => (
            <Rows aria-label={words.list}>
              {sorted(sessions).map((session) => (
                <SessionRow
                  key={session.id}
                  session={session}
                  namesOrganisation={namesOf(sessions).size > 1}
                  onEnd={() => (session.is_current ? leave(logoutRequested()) : setAsked(session))}
                />
              ))}
            </Rows>
          )}
        </LoadedGate>
        <Answers>
          {others.length > 0 && (
            <Button onPress={() => setAsked('others')}>{words.endOthers(others.length)}</Button>
          )}
          <Button variant="danger" onPress={() => leave(logoutEverywhereRequested())}>
            {words.signOutEverywhere}
          </Button>
        </Answers>
      </Lines>
      <ConfirmDialog
        title={titleOf(asked, others.length)}
        isOpen={asked !== null}
        isDangerous
        isLoading={isEnding}
        onCancel={() => setAsked(null)}
        onConfirm={() => void endAsked()}
      >
        {words.endHelp}
      </ConfirmDialog>
    </Card>
  )
}

function titleOf(asked: OpenSession | 'others' | null, others: number): string {
  if (asked === null) return ''
  return asked === 'others' ? words.endOthersTitle(others) : words.endTitle(deviceName(asked))
}

/** The current one first; the server has sorted the others. */
const sorted = (sessions: readonly OpenSession[]) =>
  sessions.toSorted((one, other) => Number(other.is_current) - Number(one.is_current))

const namesOf = (sessions: readonly OpenSession[]) =>
  new Set(sessions.map((session) => session.organisation_name))
