import type { PlayableSession } from '@org/api/coaching'
import { useCallback, useEffect, useState } from 'react'
import { keepCopies, newCopiesName } from './keep-copies.ts'
import { mediaOf } from './media-of.ts'

export interface CopiesState {
  /** Number of videos in the session. */
  videos: number
  /** Number of videos that already play offline. */
  ready: number
  isLoading: boolean
}

const none = { local: new Map<string, string>(), isLoading: true }

/**
 * Keeps copies of a session's media in this browser until the page is left, so that the training
 * continues offline. `session` is null while it is loading.
 */
export function useCopies(session: PlayableSession | null): {
  localUrl: (url: string) => string
  copies: CopiesState
} {
  const [{ local, isLoading }, setCopies] = useState(none)

  useEffect(() => {
    if (!session) return
    const { videos, pictures } = mediaOf(session)
    if (videos.length + pictures.length === 0) return
    const name = newCopiesName()
    const over = new AbortController()
    const localUrls = new Map<string, string>()
    const remove = () => {
      if ('caches' in window) void caches.delete(name)
    }
    const keep = keepCopies([...pictures, ...videos], {
      name,
      signal: over.signal,
      onKept: (url, localUrl) => {
        localUrls.set(url, localUrl)
        setCopies({ local: new Map(localUrls), isLoading: true })
      },
    })
    const finish = () => {
      if (over.signal.aborted) remove()
      else setCopies({ local: new Map(localUrls), isLoading: false })
    }
    // Rejects if the browser offers no storage, as in some private windows and on pages without
    // HTTPS.
    keep.then(finish, finish)
    window.addEventListener('pagehide', remove)
    return () => {
      window.removeEventListener('pagehide', remove)
      over.abort()
      remove()
      for (const url of localUrls.values()) URL.revokeObjectURL(url)
      setCopies(none)
    }
  }, [session])

  const videos = session ? mediaOf(session).videos : []
  return {
    localUrl: useCallback((url) => local.get(url) ?? url, [local]),
    copies: {
      videos: videos.length,
      ready: videos.filter((url) => local.has(url)).length,
      isLoading,
    },
  }
}
