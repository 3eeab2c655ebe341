import { listMedia } from '../network/list-media.ts'
import type { PhotoNetwork } from '../network/photo-network.ts'
import { videosOf, type VideoItem } from '../network/video-item.ts'
import { createStore, createTurns } from '../store.ts'
import type { Flow } from '../use-flow.ts'
import { toVideoImportError, type VideoImportError } from '../video-import-error.ts'
import { cachedMedia, cacheMedia } from './media-cache.ts'

/** The videos that can be chosen. `videos` is null while nothing is known, not even from before. */
export interface MediaListState {
  status: 'loading' | 'loaded' | 'failed'
  videos: readonly VideoItem[] | null
  error: VideoImportError | null
}

export interface MediaListOptions {
  userId: string
  token: string
  network: PhotoNetwork
  /** How many posts are asked for. */
  limit: number
  onError: (error: VideoImportError) => void
}

export interface MediaListFlow extends Flow<MediaListState> {
  /** Asks the network once more. */
  reload: () => void
}

/** The list that was kept for this user at once, then the network's own. */
export function createMediaList(getOptions: () => MediaListOptions): MediaListFlow {
  const media = cachedMedia(getOptions().userId)
  const state = createStore<MediaListState>({
    status: 'loading',
    videos: media && videosOf(media),
    error: null,
  })
  const turns = createTurns()

  async function load() {
    const signal = turns.begin()
    const { network, token, limit, userId, onError } = getOptions()
    state.set({ ...state.get(), status: 'loading', error: null })
    try {
      const newest = await listMedia(network, { token, limit, signal })
      if (signal.aborted) return
      cacheMedia(userId, newest)
      state.set({ status: 'loaded', videos: videosOf(newest), error: null })
    } catch (thrown) {
      if (signal.aborted) return
      const error = toVideoImportError(thrown)
      state.set({ ...state.get(), status: 'failed', error })
      onError(error)
    }
  }

  return { state, start: () => void load(), stop: turns.end, reload: () => void load() }
}
