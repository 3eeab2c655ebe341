import { toUploadError, type UploadError } from '../../upload-error.ts'
import type { VideoItem } from '../network/video-item.ts'
import { createStore, createTaskRunner } from '../store.ts'
import type { Flow } from '../use-flow.ts'
import type { ImportVideoOptions } from './import-video.ts'

/** State of the import of the selected video; `progress` goes from 0 to 100. */
export type VideoImportState =
  | { status: 'idle' }
  | { status: 'running'; progress: number }
  | { status: 'failed'; error: UploadError }

export interface VideoImportOptions {
  /**
   * Imports a video and returns a callback that notifies the application. The flow passes this
   * callback to `onImported`.
   */
  importVideo: (
    video: VideoItem,
    context: Pick<ImportVideoOptions<unknown>, 'signal' | 'onProgress'>,
  ) => Promise<() => void>
  onImported: (notify: () => void) => void
  onError: (error: UploadError) => void
}

export interface VideoImportFlow extends Flow<VideoImportState> {
  run: (video: VideoItem) => void
  /** Cancels the running import, or dismisses the last error. */
  reset: () => void
}

/** Imports one video at a time. */
export function createVideoImport(getOptions: () => VideoImportOptions): VideoImportFlow {
  const state = createStore<VideoImportState>({ status: 'idle' })
  const runner = createTaskRunner()

  /**
   * Returns the callback that notifies the application; undefined if the import failed or was
   * cancelled.
   */
  async function runImport(
    video: VideoItem,
    signal: AbortSignal,
  ): Promise<(() => void) | undefined> {
    const { importVideo, onError } = getOptions()
    const onProgress = (progress: number) => {
      if (!signal.aborted) state.set({ status: 'running', progress: Math.round(progress) })
    }
    onProgress(0)
    try {
      const notify = await importVideo(video, { signal, onProgress })
      return signal.aborted ? undefined : notify
    } catch (thrown) {
      if (signal.aborted) return undefined
      const error = toUploadError(thrown)
      state.set({ status: 'failed', error })
      onError(error)
      return undefined
    }
  }

  async function run(video: VideoItem) {
    const notify = await runImport(video, runner.begin())
    if (!notify) return
    state.set({ status: 'idle' })
    getOptions().onImported(notify)
  }

  return {
    state,
    start: () => undefined,
    stop: runner.end,
    run: (video) => void run(video),
    reset() {
      runner.end()
      state.set({ status: 'idle' })
    },
  }
}
