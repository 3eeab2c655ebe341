import type { CodeMessage } from './code-message.ts'

/** Shortest time between two frames, in ms; a higher rate would only heat the device. */
const interval = 80

interface FrameReader {
  signal: AbortSignal
  /** Called with the codes of each frame. */
  onCodes: (codes: CodeMessage) => void
  /** Called once if codes cannot be read in this browser. */
  onFailure: () => void
}

/** Finds the codes in a video, frame by frame, in a Web Worker, until the signal aborts. */
export function readFrames(
  video: HTMLVideoElement,
  { signal, onCodes, onFailure }: FrameReader,
): void {
  const worker = new Worker(new URL('./code-worker.ts', import.meta.url), { type: 'module' })
  let timer: ReturnType<typeof setTimeout> | undefined
  let sentAt = 0

  function end(): void {
    clearTimeout(timer)
    worker.terminate()
  }

  function fail(): void {
    if (signal.aborted) return
    end()
    onFailure()
  }

  async function send(): Promise<void> {
    sentAt = performance.now()
    const frame = await createImageBitmap(video)
    if (signal.aborted) frame.close()
    else worker.postMessage(frame, [frame])
  }

  worker.onerror = fail
  worker.onmessage = ({ data }: MessageEvent<CodeMessage>) => {
    if (signal.aborted) return
    onCodes(data)
    const wait = Math.max(0, sentAt + interval - performance.now())
    timer = setTimeout(() => void send().catch(fail), wait)
  }
  signal.addEventListener('abort', end)
  send().catch(fail)
}
