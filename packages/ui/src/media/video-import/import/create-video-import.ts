import { toUploadError, type UploadError } from '../../upload-error.ts'
import type { VideoItem } from '../network/video-item.ts'
import { createStore, createTurns } from '../store.ts'
import type { Flow } from '../use-flow.ts'
import type { ImportVideoOptions } from './import-video.ts'

/** Where the import of the selected video stands; `progress` goes from 0 to 100. */
export type VideoImportState =
  | { status: 'idle' }
  | { status: 'running'; progress: number }
  | { status: 'failed'; error: UploadError }

export interface VideoImportOptions {
  /** Does what an import does with a video, and gives what to tell the product at the end. */
  bring: (
    video: VideoItem,
    context: Pick<ImportVideoOptions<unknown>, 'signal' | 'onProgress'>,
  ) => Promise<() => void>
  onImported: (tell: () => void) => void
  onError: (error: UploadError) => void
}

export interface VideoImportFlow extends Flow<VideoImportState> {
  run: (video: VideoItem) => void
  /** Gives the running import up, or forgets why the last one failed. */
  reset: () => void
}

/** Imports one video at a time. */
export function createVideoImport(getOptions: () => VideoImportOptions): VideoImportFlow {
  const state = createStore<VideoImportState>({ status: 'idle' })
  const turns = createTurns()

  /** What to tell the product; undefined where the import was given up or failed. */
  async function bring(video: VideoItem, signal: AbortSignal): Promise<(() => void) | undefined> {
    const { bring: bringVideo, onError } = getOptions()
    const onProgress = (progress: number) => {
      if (!signal.aborted) state.set({ status: 'running', progress: Math.round(progress) })
    }
    onProgress(0)
    try {
      const tell = await bringVideo(video, { signal, onProgress })
      return signal.aborted ? undefined : tell
    } catch (thrown) {
      if (signal.aborted) return undefined
      const error = toUploadError(thrown)
      state.set({ status: 'failed', error })
      onError(error)
      return undefined
    }
  }

  async function run(video: VideoItem) {
    const tell = await bring(video, turns.begin())
    if (!tell) return
    state.set({ status: 'idle' })
    getOptions().onImported(tell)
  }

  return {
    state,
    start: () => undefined,
    stop: turns.end,
    run: (video) => void run(video),
    reset() {
      turns.end()
      state.set({ status: 'idle' })
    },
  }
}
