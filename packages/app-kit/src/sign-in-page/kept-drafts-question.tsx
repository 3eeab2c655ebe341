import { ConfirmDialog } from '@org/ui/primitives'
import { leavingAsked, selectSession } from '../session/session-slice.ts'
import { useAppDispatch, useAppSelector } from '../store/hooks.ts'
import { countDrafts, draftStorages } from '../unsaved-work/tab-drafts.ts'
import { keptDraftsTexts } from './texts.ts'

/**
 * Asks for confirmation before a sign-out deletes unsaved work that this browser keeps but the
 * screen does not show.
 */
export function KeptDraftsQuestion() {
  const dispatch = useAppDispatch()
  const { leaving, unsavedPlaces, person } = useAppSelector(selectSession)
  const storages = draftStorages()
  // If the work is on the screen, that screen asks its own question.
  if (!leaving || unsavedPlaces.length > 0 || !person || !storages) return null
  return (
    <ConfirmDialog
      title={keptDraftsTexts.title}
      isOpen
      isDangerous
      onConfirm={() => dispatch(leaving)}
      onCancel={() => dispatch(leavingAsked(null))}
    >
      {keptDraftsTexts.help(countDrafts(storages, person.userId))}
    </ConfirmDialog>
  )
}
