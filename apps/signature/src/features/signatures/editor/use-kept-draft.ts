import { selectAuth, useAppSelector } from '@org/app-kit'
import { useCallback, useEffect, useRef, useState } from 'react'
import { draftPlace } from '../drafts/find-template-draft.ts'
import {
  type FoundTemplateDraft,
  type TemplateDraft,
  templateDrafts,
} from '../drafts/template-drafts.ts'

/** Milliseconds without an edit after which the draft is written. */
const writeDelay = 300

export interface KeptDraftOptions {
  /** What this editing began with. */
  found: FoundTemplateDraft | null
  teamId: string | null
  /** There is work that is not saved. */
  isDirty: boolean
  /** The work as it stands now: another function once that has changed. */
  read: () => Omit<TemplateDraft, 'at'>
}

/**
 * Keeps unsaved work in this browser until it is saved or given up.
 *
 * @returns gives the work up, as when the person leaves without saving.
 */
export function useKeptDraft({ found, teamId, isDirty, read }: KeptDraftOptions): () => void {
  // Whose work it is stays, also where the session ends over it.
  const [auth] = useState(useAppSelector(selectAuth))
  const written = useRef(found?.key ?? null)
  const isGivenUp = useRef(false)

  const forget = useCallback(() => {
    if (written.current !== null) templateDrafts()?.remove(written.current)
    written.current = null
  }, [])

  useEffect(() => {
    if (!isDirty) return forget()
    const write = () => {
      const drafts = templateDrafts()
      const draft = read()
      const place = draftPlace(auth, { templateId: draft.base?.id ?? null, teamId })
      if (!place || !drafts || isGivenUp.current) return
      const key = drafts.keyFor(place)
      try {
        drafts.write(key, { ...draft, at: Date.now() })
      } catch (error) {
        // The browser has no room left: the work stays on this page, and leaving it asks.
        console.error(error)
        return
      }
      // What a closed tab had left is this tab's now, and a new template may be a stored one.
      if (written.current !== key) forget()
      written.current = key
    }
    const timer = setTimeout(write, writeDelay)
    window.addEventListener('pagehide', write)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pagehide', write)
    }
  }, [auth, teamId, isDirty, read, forget])

  return useCallback(() => {
    isGivenUp.current = true
    forget()
  }, [forget])
}
