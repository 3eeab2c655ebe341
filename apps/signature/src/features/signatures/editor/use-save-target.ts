import type { SignatureTemplate } from '@org/api/client'
import { type ListState, useAppSelector, useAppStore } from '@org/app-kit'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { selectTemplates, type WithTemplates } from '#shared/lists/templates.ts'
import { paths } from '#shared/paths.ts'
import { useScope } from '#shared/scope/use-scope.ts'
import { signaturesFlow } from '../signatures-saga.ts'

/** Navigation state of the editor page. */
export interface EditorState {
  /** The editing session to continue; it began with a new signature, which is now saved. */
  editing: string
  /** Keeps unsaved work during the navigation. */
  keepsWork: true
}

/** Whether somebody has deleted the signature; false until the list is loaded. */
function isDeleted({ loaded, data }: ListState<SignatureTemplate>, id: string): boolean {
  return loaded && !data.some((one) => one.id === id)
}

/**
 * Decides which stored signature a save updates. The first save of a new signature, or of one that
 * somebody has deleted in the meantime, creates it; later saves update it at its own URL.
 *
 * @param editing identifies this editing session across the change of URL.
 */
export function useSaveTarget(stored: SignatureTemplate | null, editing: string) {
  const navigate = useNavigate()
  const store = useAppStore<WithTemplates>()
  const { teamId } = useScope()
  const list = useAppSelector(selectTemplates)
  const [createdId, setCreatedId] = useState<string | null>(null)
  const isGone = stored !== null && isDeleted(list, stored.id)
  const created = list.data.find(({ id }) => id === createdId)
  const id = (isGone ? created : (stored ?? created))?.id
  const { create, update } = signaturesFlow.operations

  const openedId = stored?.id
  useEffect(() => {
    if (createdId === null || createdId === openedId) return
    const state: EditorState = { editing, keepsWork: true }
    void navigate(paths.signature(teamId, createdId), { replace: true, state })
  }, [createdId, openedId, editing, navigate, teamId])

  return {
    isNew: id === undefined,
    isGone: isGone && id === undefined,
    operation: id === undefined ? create : update(id),
    /** Returns the signature to update; null to create one. */
    baseOf: (opened: SignatureTemplate | null) =>
      opened && isDeleted(selectTemplates(store.getState()), opened.id) ? null : opened,
    find: (savedId: string | null) =>
      selectTemplates(store.getState()).data.find((other) => other.id === savedId),
    setCreatedId,
  }
}
