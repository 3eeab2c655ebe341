import type { CoachDetail } from '@org/api/client'
import { formatMoment, useLoaded } from '@org/app-kit'
import { LoadedPart, MissingPage, Page, PageHeader } from '@org/app-kit/pages'
import { PageTitle } from '@org/app-kit/public'
import { Button, Card, Link } from '@org/ui/primitives'
import { useCallback, useState } from 'react'
import { useParams } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { useLivePorts } from '#shared/ports/coaching-ports.ts'
import { texts } from '#shared/texts.ts'
import { CoachBadge } from './coach-badge.tsx'
import { CoachSessions } from './coach-sessions.tsx'
import { Facts } from './coaches.styles.ts'
import { EndAccessDialog } from './end-access-dialog.tsx'
import { coachesTexts } from './texts.ts'

const list = { href: paths.coaches, label: coachesTexts.toCoaches }

/**
 * An admin's view of a coach: the profile, and the list of training sessions without their
 * contents.
 */
export function CoachPage() {
  const { coachId: id = '' } = useParams()
  const ports = useLivePorts('coaches', 'training_sessions')
  const load = useCallback((signal: AbortSignal) => ports.coaches.get(id, { signal }), [ports, id])
  const { loaded, retry } = useLoaded(load)
  const missing = <MissingPage title={coachesTexts.notFound} list={list} homePath={paths.home} />
  return (
    <Page>
      <PageTitle title={coachesTexts.coach} />
      <LoadedPart loaded={loaded} onRetry={retry} missing={missing}>
        {(coach) => <Coach key={coach.id} loaded={coach} />}
      </LoadedPart>
    </Page>
  )
}

function Coach({ loaded }: { loaded: CoachDetail }) {
  const [stored, setStored] = useState({ coach: loaded, loaded })
  // Once the coach is loaded again, the local change is dropped: the loaded coach already contains
  // it.
  const coach = stored.loaded === loaded ? stored.coach : loaded
  const setCoach = (next: CoachDetail) => setStored({ coach: next, loaded })
  const [isEnding, setEnding] = useState(false)
  const { displayName, email, lastSeen, isActive } = coach
  return (
    <>
      <PageHeader
        title={displayName || email}
        actions={
          isActive ? (
            <Button variant="danger" onPress={() => setEnding(true)}>
              {coachesTexts.endAccess}
            </Button>
          ) : (
            <Link href={paths.invite} appearance="secondary">
              {coachesTexts.invite}
            </Link>
          )
        }
      />
      <Card title={coachesTexts.profile} actions={<CoachBadge coach={coach} />}>
        <Facts>
          <dt>{texts.email}</dt>
          <dd>{email}</dd>
          <dt>{coachesTexts.lastSeen}</dt>
          <dd>{lastSeen === null ? coachesTexts.neverSeen : formatMoment(lastSeen)}</dd>
        </Facts>
        {!isActive && <p>{coachesTexts.endedHelp}</p>}
      </Card>
      <CoachSessions coach={coach} onChange={setCoach} />
      {isEnding && (
        <EndAccessDialog coach={coach} onEnded={setCoach} onClose={() => setEnding(false)} />
      )}
    </>
  )
}
