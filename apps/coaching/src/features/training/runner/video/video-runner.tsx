import type { PlayableSession } from '@org/api/coaching'
import { Check, Pause, Play, SkipBack, SkipForward, X } from 'lucide-react'
import { use, useCallback, useEffect, useRef, useState } from 'react'
import { stopwatch } from '#shared/duration.ts'
import { cropped } from '#shared/exercice-picture/cropped.ts'
import { StillImage } from '#shared/exercice-picture/exercice-picture.tsx'
import { LocalMedia, localPictures } from '../../offline/local-media.ts'
import { Control } from '../controls/control.tsx'
import { Row } from '../controls/controls.styles.ts'
import { useGestures, type Wish } from '../controls/use-gestures.ts'
import { RunnerScreen } from '../runner-screen.tsx'
import { Amount, Announced, Hint, Info, Left, Next, Title, Top } from '../runner.styles.ts'
import { enterFullScreen } from '../running/full-screen.ts'
import { useWakeLock } from '../running/use-wake-lock.ts'
import { StageBox, StagePlace, StageVideo } from '../stage/stage.styles.ts'
import { useVideoSource } from '../stage/use-video-source.ts'
import { announcement, runnerTexts } from '../texts.ts'

interface VideoRunnerProps {
  session: PlayableSession
  title: string
  onClose: () => void
}

/** Number of seconds by which an arrow or a swipe moves the playback position. */
const jump = 10

/** Plays a session that is a single video, with sound. */
export function VideoRunner({ session, title, onClose }: VideoRunnerProps) {
  const element = useRef<HTMLVideoElement>(null)
  const source = useVideoSource(session.video?.url ?? null)
  const { isMissing } = source
  const [time, setTime] = useState<Time>({ at: 0, length: 0, watched: 0, isPaused: true })
  useWakeLock()
  useEffect(enterFullScreen, [])

  const onWish = useCallback(
    (wish: Wish) => {
      const video = element.current
      if (wish === 'leave') onClose()
      else if (!video) return
      else if (wish === 'skip' || wish === 'next') video.currentTime += jump
      else if (wish === 'back') video.currentTime -= jump
      // Rejects if the browser refuses to play. The button then still offers to play.
      else if (video.paused) void video.play().catch(() => undefined)
      else video.pause()
    },
    [onClose],
  )
  const read = () => {
    const video = element.current
    if (!video) return
    const { currentTime: at, duration, paused: isPaused } = video
    const length = Number.isFinite(duration) ? duration : 0
    setTime({ at, length, watched: watchedOf(video), isPaused })
  }
  const { at, length, isPaused } = time
  const isOver = isAtEnd(time)
  return (
    <RunnerScreen title={title} {...useGestures(onWish)}>
      <Top>
        <Control label={runnerTexts.close} size="small" onPress={onClose}>
          <X size={24} aria-hidden="true" />
        </Control>
      </Top>
      <StagePlace>
        <StageBox>
          {session.video && (
            <VideoElement
              session={session}
              source={source}
              element={element}
              title={title}
              onTime={read}
            />
          )}
        </StageBox>
      </StagePlace>
      <Info>
        <Title>{session.title}</Title>
        {isMissing ? (
          <Hint role="alert">{runnerTexts.videoMissing}</Hint>
        ) : (
          <>
            <Amount data-length="long">
              <strong role="timer">{stopwatch(length - at)}</strong>
            </Amount>
            <Left aria-hidden="true">
              <div style={{ transform: `scaleX(${length > 0 ? 1 - at / length : 1})` }} />
            </Left>
          </>
        )}
        <Next>{isOver && runnerTexts.videoDone(stopwatch(time.watched))}</Next>
      </Info>
      <Announced>{isMissing ? '' : announced(session.title, time)}</Announced>
      <Row aria-label={runnerTexts.controls}>
        {isMissing ? (
          <Control label={runnerTexts.close} size="main" onPress={onClose}>
            <X size={32} aria-hidden="true" />
          </Control>
        ) : (
          <VideoControls isOver={isOver} isPaused={isPaused} onWish={onWish} />
        )}
      </Row>
    </RunnerScreen>
  )
}

interface Time {
  /** Playback position and length of the video, in seconds; 0 until they are known. */
  at: number
  length: number
  /** Seconds that were played. */
  watched: number
  isPaused: boolean
}

const isAtEnd = ({ at, length }: Time) => length > 0 && at >= length

/** Returns what screen readers announce when the video starts, pauses and ends. */
function announced(title: string, time: Time): string {
  if (isAtEnd(time)) return announcement(undefined)
  if (time.isPaused) return time.at > 0 ? runnerTexts.pause : ''
  return runnerTexts.video(title)
}

/** Returns how many seconds of a video were played; skipped parts do not count. */
function watchedOf({ played }: HTMLVideoElement): number {
  let seconds = 0
  for (let index = 0; index < played.length; index += 1) {
    seconds += played.end(index) - played.start(index)
  }
  return seconds
}

interface VideoControlsProps {
  isOver: boolean
  isPaused: boolean
  onWish: (wish: Wish) => void
}

function VideoControls({ isOver, isPaused, onWish }: VideoControlsProps) {
  return (
    <>
      <Control label={runnerTexts.backBy(jump)} onPress={() => onWish('back')}>
        <SkipBack size={28} aria-hidden="true" />
      </Control>
      {isOver ? (
        <Control label={runnerTexts.close} size="main" onPress={() => onWish('leave')}>
          <Check size={32} aria-hidden="true" />
        </Control>
      ) : (
        <Control
          label={isPaused ? runnerTexts.resumeAction : runnerTexts.pauseAction}
          size="main"
          onPress={() => onWish('tap')}
        >
          {isPaused ? (
            <Play size={32} aria-hidden="true" />
          ) : (
            <Pause size={32} aria-hidden="true" />
          )}
        </Control>
      )}
      <Control label={runnerTexts.skipBy(jump)} onPress={() => onWish('skip')}>
        <SkipForward size={28} aria-hidden="true" />
      </Control>
    </>
  )
}

interface VideoElementProps {
  session: PlayableSession
  source: ReturnType<typeof useVideoSource>
  element: React.RefObject<HTMLVideoElement | null>
  title: string
  onTime: () => void
}

/** The video, or its poster if the video cannot be loaded. */
function VideoElement({ session, source, element, title, onTime }: VideoElementProps) {
  const { src, isMissing, onLoadedMetadata, onLoadedData, onError } = source
  const pictures = localPictures(session, use(LocalMedia))
  if (isMissing) return <StillImage {...pictures} />
  return (
    <StageVideo
      ref={element}
      src={src ?? undefined}
      poster={pictures.video?.posterUrl ?? undefined}
      style={session.video ? cropped(session.video.visibleArea) : undefined}
      aria-label={runnerTexts.video(title)}
      autoPlay
      playsInline
      onLoadedMetadata={(event) => {
        onLoadedMetadata(event)
        onTime()
      }}
      onLoadedData={onLoadedData}
      onError={onError}
      onTimeUpdate={onTime}
      onSeeked={onTime}
      onPlay={onTime}
      onPause={onTime}
    />
  )
}
