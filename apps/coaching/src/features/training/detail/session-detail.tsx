import { type PlayableSession, sessionTotals } from '@org/api/coaching'
import { Help, Page } from '@org/app-kit/pages'
import { PageTitle } from '@org/app-kit/public'
import { MuscleMap } from '@org/ui/muscle-map'
import { BannerMessage, Button, Card } from '@org/ui/primitives'
import { Play, Share2 } from 'lucide-react'
import { useState } from 'react'
import { durationInWords } from '#shared/duration.ts'
import { ExercicePicture } from '#shared/exercice-picture/exercice-picture.tsx'
import { firstPicture } from '#shared/exercice-picture/first-picture.ts'
import { levelNames } from '#shared/levels.ts'
import { sharingTexts } from '#shared/sharing/texts.ts'
import type { CopiesState } from '../offline/use-copies.ts'
import { Columns, Cover, Facts, Hero, Launch, Title } from './session-detail.styles.ts'
import { detailTexts } from './texts.ts'
import { timeline } from './timeline.ts'
import { TimelineList } from './timeline-list.tsx'

export interface SessionDetailProps {
  session: PlayableSession
  onLaunch: () => void
  /** The exercise at which the person stopped, from 1, and how to resume; null if nowhere. */
  resumption?: { exercice: number; onResume: () => void } | null
  /** Opens the sharing dialog; set only for the viewer's own session. */
  onShare?: (() => void) | undefined
  /** Whether the launch button takes the focus, for example because the runner was just closed. */
  hasInitialFocus?: boolean
  /** Which videos are available offline. */
  copies: CopiesState
}

/**
 * A session before it runs: its poster, how long it takes, its timeline and the muscles it works.
 */
export function SessionDetail({
  session,
  onLaunch,
  resumption = null,
  onShare,
  hasInitialFocus = false,
  copies,
}: SessionDetailProps) {
  const [isRefused, setRefused] = useState(false)
  const blocs = timeline(session)
  const { seconds, isApproximate, muscles } = sessionTotals(session)
  const count = blocs.flatMap(({ entries }) => entries).length
  const isVideo = session.type === 'video'
  const canRun = isVideo ? session.video !== null : count > 0
  const hasMuscles = Object.keys(muscles).length > 0
  const duration = durationInWords(seconds)
  const facts = [
    ...(isVideo ? [detailTexts.video] : []),
    ...(count > 0 ? [isApproximate ? detailTexts.about(duration) : duration] : []),
    ...(count > 0 ? [detailTexts.exercices(count)] : []),
    levelNames[session.level],
    ...session.sports,
  ]
  return (
    <Page>
      <PageTitle title={session.title} />
      <Hero>
        <Cover>
          <ExercicePicture {...firstPicture(session)} />
        </Cover>
        <Title>
          <h1>{session.title}</h1>
          <Facts>
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </Facts>
          {session.description && <p>{session.description}</p>}
          <Launch>
            {resumption && (
              <Button
                variant="primary"
                icon={<Play size={16} aria-hidden="true" />}
                hasInitialFocus={hasInitialFocus}
                onPress={resumption.onResume}
              >
                {detailTexts.resume(resumption.exercice)}
              </Button>
            )}
            <Button
              variant={resumption ? 'secondary' : 'primary'}
              icon={<Play size={16} aria-hidden="true" />}
              hasInitialFocus={hasInitialFocus && !resumption}
              onPress={canRun ? onLaunch : () => setRefused(true)}
            >
              {detailTexts.launch}
            </Button>
            {onShare && (
              <Button icon={<Share2 size={16} aria-hidden="true" />} onPress={onShare}>
                {sharingTexts.share}
              </Button>
            )}
          </Launch>
          {isRefused && (
            <BannerMessage tone="warning" title={detailTexts.missing[session.type].title}>
              {detailTexts.missing[session.type].help}
            </BannerMessage>
          )}
          {copies.videos > 0 && <Help>{detailTexts.copies(copies)}</Help>}
        </Title>
      </Hero>
      {count > 0 && (
        <Columns data-single={hasMuscles ? undefined : ''}>
          <Card title={detailTexts.programme}>
            <TimelineList blocs={blocs} />
          </Card>
          {hasMuscles && (
            <Card title={detailTexts.muscles}>
              <MuscleMap label={detailTexts.muscles} sex="female" intensity={muscles} />
            </Card>
          )}
        </Columns>
      )}
    </Page>
  )
}
