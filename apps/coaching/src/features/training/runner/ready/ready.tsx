import { type PlayableSession, sessionTotals } from '@org/api/coaching'
import { Play } from 'lucide-react'
import { durationInWords } from '#shared/duration.ts'
import { firstPicture } from '#shared/exercice-picture/first-picture.ts'
import { Control } from '../controls/control.tsx'
import { Row } from '../controls/controls.styles.ts'
import { Hint, Info, Next, Place, Title } from '../runner.styles.ts'
import { StillImage } from '#shared/exercice-picture/exercice-picture.tsx'
import { Layer, StageBox, StagePlace } from '../stage/stage.styles.ts'
import { runnerTexts } from '../texts.ts'

interface ReadyProps {
  session: PlayableSession
  title: string
  onStart: () => void
}

/**
 * The start screen. It asks the user to press a button, because browsers play no sound until the
 * user has pressed something.
 */
export function Ready({ session, title, onStart }: ReadyProps) {
  const { seconds, isApproximate } = sessionTotals(session)
  const duration = durationInWords(seconds)
  return (
    <>
      <StagePlace>
        <StageBox>
          <Layer>
            <StillImage {...firstPicture(session)} />
          </Layer>
        </StageBox>
      </StagePlace>
      <Info>
        <Place>{title}</Place>
        <Title>{session.title}</Title>
        <Hint>{isApproximate ? runnerTexts.about(duration) : duration}</Hint>
        <Next>{runnerTexts.ready}</Next>
      </Info>
      <Row>
        <Control label={runnerTexts.start} size="main" onPress={onStart}>
          <Play size={24} aria-hidden="true" />
          {runnerTexts.start}
        </Control>
      </Row>
    </>
  )
}
