import type { FileRules } from '../../file/file-rules.ts'
import type { UploadTransport } from '../../transport/upload-transport.ts'
import { toUploadError, type UploadError } from '../../upload-error.ts'
import type { VideoItem } from '../network/video-item.ts'
import { createStore, createTurns } from '../store.ts'
import type { Flow } from '../use-flow.ts'
import { importVideo } from './import-video.ts'

/** Where the import of the chosen video stands; `progress` goes from 0 to 100. */
export type VideoImportState =
  | { status: 'idle' }
  | { status: 'running'; progress: number }
  | { status: 'failed'; error: UploadError }

export interface VideoImportOptions<Result> {
  rules: FileRules
  transport: UploadTransport<Result>
  onImported: (result: Result, video: VideoItem) => void
  onError: (error: UploadError) => void
}

export interface VideoImportFlow extends Flow<VideoImportState> {
  run: (video: VideoItem) => void
  /** Gives the running import up, or forgets why the last one failed. */
  reset: () => void
}

/** Imports one video at a time. */
export function createVideoImport<Result>(
  getOptions: () => VideoImportOptions<Result>,
): VideoImportFlow {
  const state = createStore<VideoImportState>({ status: 'idle' })
  const turns = createTurns()

  /** The result, or undefined where the import was given up or failed. */
  async function bring(
    video: VideoItem,
    signal: AbortSignal,
  ): Promise<{ result: Result } | undefined> {
    const { rules, transport, onError } = getOptions()
    const onProgress = (progress: number) => {
      if (!signal.aborted) state.set({ status: 'running', progress: Math.round(progress) })
    }
    onProgress(0)
    try {
      const result = await importVideo(video, { rules, transport, signal, onProgress })
      return signal.aborted ? undefined : { result }
    } catch (thrown) {
      if (signal.aborted) return undefined
      const error = toUploadError(thrown)
      state.set({ status: 'failed', error })
      onError(error)
      return undefined
    }
  }

  async function run(video: VideoItem) {
    const brought = await bring(video, turns.begin())
    if (!brought) return
    state.set({ status: 'idle' })
    getOptions().onImported(brought.result, video)
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
