import { ProgressIndicator } from '@org/ui/primitives'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Aim, Picture, Starting, View } from './camera.styles.ts'
import type { CameraProblem } from './open-camera.ts'
import { cameraTexts } from './texts.ts'
import { TorchButton } from './torch-button.tsx'
import { type OnScan, watchCamera } from './watch-camera.ts'

interface CameraViewProps {
  onScan: OnScan
  /** Called when the camera must close, with its problem, or null if the page was hidden. */
  onClose: (problem: CameraProblem | null) => void
}

/** Shows the camera's picture. The camera is on while this component is mounted. */
export function CameraView({ onScan, onClose }: CameraViewProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [track, setTrack] = useState<MediaStreamTrack | null>(null)
  const scan = useEffectEvent(onScan)
  const close = useEffectEvent(onClose)

  useEffect(() => {
    if (!video.current) return undefined
    const end = new AbortController()
    const { signal } = end
    void watchCamera(video.current, {
      signal,
      onStart: setTrack,
      onScan: (text, separator) => scan(text, separator),
      onProblem: (problem) => close(problem),
    })
    const closeIfHidden = () => {
      if (document.visibilityState === 'hidden') close(null)
    }
    document.addEventListener('visibilitychange', closeIfHidden, { signal })
    return () => end.abort()
  }, [])

  return (
    <View>
      <Picture ref={video} muted playsInline aria-label={cameraTexts.view} />
      {track === null ? (
        <Starting>
          <ProgressIndicator label={cameraTexts.starting} />
        </Starting>
      ) : (
        <>
          <Aim aria-hidden="true" />
          <p>{cameraTexts.help}</p>
          <TorchButton track={track} />
        </>
      )}
    </View>
  )
}
