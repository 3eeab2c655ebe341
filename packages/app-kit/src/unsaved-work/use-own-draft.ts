import { useState } from 'react'
import { useSelector } from 'react-redux'
import { selectAuth } from '../session/session-slice.ts'
import {
  type DraftPlace,
  draftStorages,
  type FoundDraft,
  type TabDrafts,
  tabDraftsIn,
} from './tab-drafts.ts'

/** What a draft is about: its kind, and what identifies it, for example `['centre', 'id', '4']`. */
export type DraftSubject = readonly [kind: string, ...path: string[]]

/** The signed-in person's draft about a subject, and where this browser keeps it. */
export interface OwnDraft<Value> {
  /** Null if there is no subject, session or storage, in which case nothing is kept. */
  place: DraftPlace | null
  drafts: TabDrafts<Value> | null
  /** The draft that an earlier visit left. */
  found: FoundDraft<Value> | null
}

/**
 * Finds the unsaved work on a subject that an earlier visit left in this browser. Subject and owner
 * are read once, so that they stay the same if the session ends.
 *
 * @param subject null to keep nothing.
 * @param parse validates a stored value; null if it is invalid.
 */
export function useOwnDraft<Value>(
  subject: DraftSubject | null,
  parse: (stored: unknown) => Value | null,
): OwnDraft<Value> {
  const auth = useSelector(selectAuth)
  const [draft] = useState((): OwnDraft<Value> => {
    const storages = draftStorages()
    if (!subject || !auth || !storages) return { place: null, drafts: null, found: null }
    const [kind, ...path] = subject
    const place = { ownerId: auth.user_id, path: [auth.organisation_id, ...path] }
    const drafts = tabDraftsIn(storages, { name: kind, parse })
    return { place, drafts, found: drafts.find(place) }
  })
  return draft
}
