import type { VideoAccount } from '../connection/video-account.ts'
import { videosOf, type VideoItem } from '../network/video-item.ts'
import { createStore, createTurns } from '../store.ts'
import type { Flow } from '../use-flow.ts'
import { toVideoImportError, type VideoImportError } from '../video-import-error.ts'
import { cachedMedia, cacheMedia } from './media-cache.ts'

/** The videos that can be selected. `videos` is null while nothing is known, not even from before. */
export interface MediaListState {
  status: 'loading' | 'loaded' | 'failed'
  videos: readonly VideoItem[] | null
  error: VideoImportError | null
  /** Cursor of the posts behind these; null while they are all there, as far as is known. */
  next: string | null
}

export interface MediaListOptions {
  userId: string
  account: VideoAccount
  /** How many posts are asked for. */
  limit: number
  onError: (error: VideoImportError) => void
}

export interface MediaListFlow extends Flow<MediaListState> {
  /** Asks the network for the newest posts once more. */
  reload: () => void
  /** Asks again for the posts that did not come. */
  retry: () => void
  /** Adds the videos of the posts behind these. */
  more: () => void
}

/** The list that was kept for this user at once, then the network's own. */
export function createMediaList(getOptions: () => MediaListOptions): MediaListFlow {
  const media = cachedMedia(getOptions().userId)
  const state = createStore<MediaListState>({
    status: 'loading',
    videos: media && videosOf(media),
    error: null,
    next: null,
  })
  const turns = createTurns()

  /** Where the posts that were asked for last begin. */
  let asked: string | undefined

  async function load(after?: string) {
    asked = after
    const signal = turns.begin()
    const { account, limit, userId, onError } = getOptions()
    const { videos: before, ...former } = state.get()
    state.set({ ...former, videos: before, status: 'loading', error: null })
    try {
      const { items, next } = await account.posts({ limit, after, signal })
      if (signal.aborted) return
      if (after === undefined) cacheMedia(userId, items)
      const videos = [...(after === undefined ? [] : (before ?? [])), ...videosOf(items)]
      state.set({ status: 'loaded', videos, error: null, next })
    } catch (thrown) {
      if (signal.aborted) return
      const error = toVideoImportError(thrown)
      state.set({ ...state.get(), status: 'failed', error })
      onError(error)
    }
  }

  function more() {
    const { next, status } = state.get()
    if (next !== null && status !== 'loading') void load(next)
  }

  return {
    state,
    start: () => void load(),
    stop: turns.end,
    reload: () => void load(),
    retry: () => void load(asked),
    more,
  }
}
