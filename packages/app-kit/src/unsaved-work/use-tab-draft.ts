import { useCallback, useEffect, useRef, useState } from 'react'
import { useStore } from 'react-redux'
import { selectAuth, type WithSession } from '../session/session-slice.ts'
import type { DraftPlace, FoundDraft, TabDrafts } from './tab-drafts.ts'

/** Debounce delay before the draft is written, in ms. */
const writeDelay = 300

/** The current unsaved work, with its owner and subject. */
export interface Unsaved<Value> {
  place: DraftPlace | null
  value: Value
}

export interface TabDraftOptions<Value> {
  /** Null in a browser without storage. */
  drafts: TabDrafts<Value> | null
  /** The draft that was restored. */
  found: FoundDraft<Value> | null
  /** Whether there is unsaved work. */
  isDirty: boolean
  /** Returns the unsaved work. Must be a new function after each change to the work. */
  read: () => Unsaved<Value>
}

/**
 * Keeps unsaved work in this browser until it is saved or discarded.
 *
 * @returns a function that discards the work, for when the user leaves without saving.
 */
export function useTabDraft<Value>(options: TabDraftOptions<Value>): () => void {
  const { found, isDirty, read } = options
  const store = useStore<WithSession>()
  const [drafts] = useState(options.drafts)
  const written = useRef(found?.key ?? null)
  const isDiscarded = useRef(false)
  /** Writes the work that is still waiting for the debounce delay; null if there is none. */
  const flush = useRef<(() => void) | null>(null)

  const forget = useCallback(() => {
    if (written.current !== null) drafts?.remove(written.current)
    written.current = null
  }, [drafts])

  useEffect(() => {
    flush.current = null
    if (!isDirty) return forget()
    const write = () => {
      flush.current = null
      const { place, value } = read()
      if (!place || !drafts || isDiscarded.current) return
      const key = drafts.keyFor(place)
      try {
        drafts.write(key, value)
      } catch (error) {
        // The storage is full: the work stays on this page, and leaving it asks for confirmation.
        console.error(error)
        return
      }
      // Delete the draft under its former key, if this tab took it over from a closed tab, or if a
      // new entity has been stored since.
      if (written.current !== key) forget()
      written.current = key
    }
    flush.current = () => {
      // Write nothing after the user has left the account, because leaving has deleted its drafts.
      const owner = selectAuth(store.getState())?.user_id
      if (owner === read().place?.ownerId) write()
    }
    const timer = setTimeout(write, writeDelay)
    window.addEventListener('pagehide', write)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pagehide', write)
    }
  }, [drafts, isDirty, read, forget, store])

  // A navigation that keeps the work may unmount the screen before the delay is over.
  useEffect(() => () => flush.current?.(), [])

  return useCallback(() => {
    isDiscarded.current = true
    forget()
  }, [forget])
}
