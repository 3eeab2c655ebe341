'use client'
import { useEffect, useRef, useState } from 'react'
import type { ViewedMedia } from './media-viewer.tsx'

/** Loads stored media by id. Rejects if there is no media with this id, or if loading fails. */
export type LoadMedia = (id: string, signal: AbortSignal) => Promise<ViewedMedia>

/** Stored media: loading, loaded, or none. */
export type StoredMediaState =
  | { status: 'loading'; media: null }
  | { status: 'loaded'; media: ViewedMedia }
  | { status: 'none'; media: null }

export interface StoredMediaOptions {
  /** Null for no media. */
  id: string | null
  load: LoadMedia
  /** Receives the error if loading fails. */
  log: (error: Error) => void
}

const loading: StoredMediaState = { status: 'loading', media: null }
const none: StoredMediaState = { status: 'none', media: null }

/**
 * Loads the media with this id. If loading fails, the status is `none` (specification 2, section
 * 8).
 */
export function useStoredMedia({ id, load, log }: StoredMediaOptions): StoredMediaState {
  const [known, setKnown] = useState<{ id: string; state: StoredMediaState }>()
  const newest = useRef({ load, log })
  useEffect(() => {
    newest.current = { load, log }
  })

  useEffect(() => {
    if (id === null) return
    const controller = new AbortController()
    const { signal } = controller
    const arrive = (state: StoredMediaState) => {
      if (!signal.aborted) setKnown({ id, state })
    }
    newest.current.load(id, signal).then(
      (media) => arrive({ status: 'loaded', media }),
      (thrown: unknown) => {
        arrive(none)
        const error = thrown instanceof Error ? thrown : new Error(String(thrown))
        if (!signal.aborted) newest.current.log(error)
      },
    )
    return () => controller.abort()
  }, [id])

  if (id === null) return none
  return known?.id === id ? known.state : loading
}
