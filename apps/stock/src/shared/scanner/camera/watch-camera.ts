import { fnc1 } from '../key-press.ts'
import { newCodes } from './new-codes.ts'
import { type CameraProblem, openCamera } from './open-camera.ts'
import { readFrames } from './read-frames.ts'

/**
 * Called with the text of each scan. `separator` is FNC1 (character 29) if the scanner is known to
 * keep FNC1, otherwise null.
 */
export type OnScan = (text: string, separator: string | null) => void

interface CameraWatch {
  /** Closes the camera when it aborts. */
  signal: AbortSignal
  /** Called once the picture is visible. */
  onStart: (track: MediaStreamTrack) => void
  onScan: OnScan
  /** Called when the camera gives no image or stops, or when this browser cannot read codes. */
  onProblem: (problem: CameraProblem) => void
}

/** Shows the camera's picture in a video element and reports the codes in it. */
export async function watchCamera(
  video: HTMLVideoElement,
  { signal, onStart, onScan, onProblem }: CameraWatch,
): Promise<void> {
  const fail = (problem: CameraProblem) => {
    if (!signal.aborted) onProblem(problem)
  }
  const camera = await openCamera()
  if (typeof camera === 'string') return fail(camera)
  const stop = () => camera.getTracks().forEach((track) => track.stop())
  if (signal.aborted) return stop()
  signal.addEventListener('abort', stop)
  const [track] = camera.getVideoTracks()
  if (!track) return fail('missing')
  // Fires, for example, when the camera is unplugged.
  track.addEventListener('ended', () => fail('failed'), { signal })
  video.srcObject = camera
  try {
    await video.play()
  } catch {
    return fail('failed')
  }
  if (signal.aborted) return
  onStart(track)
  const next = newCodes()
  readFrames(video, {
    signal,
    onCodes(codes) {
      const code = next(codes, performance.now())
      if (code) onScan(code.text, code.isGs1 ? fnc1 : null)
    },
    onFailure: () => fail('failed'),
  })
}
