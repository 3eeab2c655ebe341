import type { SignatureTemplate } from '@org/api/client'
import { selectAuth, useAppSelector, useTabDraft } from '@org/app-kit'
import { useCallback, useState } from 'react'
import { useScope } from '#shared/scope/use-scope.ts'
import { draftPlace, findDraft, signatureDrafts } from './signature-drafts.ts'
import { type SignatureFormValues, toStored } from './signature-form.ts'

/** Finds the unsaved work on a signature that an earlier visit left in this browser. */
export function useFoundDraft(stored: SignatureTemplate | null) {
  const { teamId } = useScope()
  // The work's owner stays the same, even if the session ends.
  const [auth] = useState(useAppSelector(selectAuth))
  const [found] = useState(() => findDraft(auth, { id: stored?.id ?? null, teamId }))
  const [isResumed, setResumed] = useState(found !== null)
  return { auth, found, isResumed, acknowledge: useCallback(() => setResumed(false), []) }
}

export interface SignatureDraftOptions {
  draft: ReturnType<typeof useFoundDraft>
  isDirty: boolean
  values: SignatureFormValues
  readBase: () => SignatureTemplate | null
}

/** Keeps unsaved work on a signature in this browser; returns the function that discards it. */
export function useSignatureDraft(options: SignatureDraftOptions): () => void {
  const { draft, isDirty, values, readBase } = options
  const { auth, found } = draft
  const { name, signature } = values
  const { teamId } = useScope()
  const read = useCallback(() => {
    const base = readBase()
    const place = draftPlace(auth, { id: base?.id ?? null, teamId })
    return { place, value: { values: toStored({ name, signature }, base), base } }
  }, [readBase, auth, teamId, name, signature])
  return useTabDraft({ drafts: signatureDrafts(), found, isDirty, read })
}
