import type { VideoAccount } from '../connection/video-account.ts'
import { videosOf, type VideoItem } from '../network/video-item.ts'
import { createStore, createTaskRunner } from '../store.ts'
import type { Flow } from '../use-flow.ts'
import { toVideoImportError, type VideoImportError } from '../video-import-error.ts'
import { cachedMedia, cacheMedia } from './media-cache.ts'

/** The videos to choose from. `videos` is null until there is a list, whether loaded or cached. */
export interface MediaListState {
  status: 'loading' | 'loaded' | 'failed'
  videos: readonly VideoItem[] | null
  error: VideoImportError | null
  /** Cursor of the next page of posts; null if there is none or nothing has been loaded yet. */
  next: string | null
}

export interface MediaListOptions {
  userId: string
  account: VideoAccount
  /** Number of posts per request. */
  limit: number
  onError: (error: VideoImportError) => void
}

export interface MediaListFlow extends Flow<MediaListState> {
  /** Requests the newest posts again. */
  reload: () => void
  /** Repeats the failed request. */
  retry: () => void
  /** Loads the next posts and appends their videos. */
  more: () => void
}

/** Provides the user's cached list immediately, then the current list from the network. */
export function createMediaList(getOptions: () => MediaListOptions): MediaListFlow {
  const media = cachedMedia(getOptions().userId)
  const state = createStore<MediaListState>({
    status: 'loading',
    videos: media && videosOf(media),
    error: null,
    next: null,
  })
  const runner = createTaskRunner()

  /** Cursor of the last request. */
  let requestedAfter: string | undefined

  async function load(after?: string) {
    requestedAfter = after
    const signal = runner.begin()
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
    stop: runner.end,
    reload: () => void load(),
    retry: () => void load(requestedAfter),
    more,
  }
}
