import { type FormStore, useFormState, useFormValues } from '@org/ui/form'
import { useCallback, useEffect } from 'react'
import { toStoredDraft } from './form-draft.ts'
import { ResumedWork } from './resumed-work.tsx'
import { UnsavedWork } from './unsaved-work.tsx'
import type { KeptForm } from './use-form-draft.ts'
import { useTabDraft } from './use-tab-draft.ts'

export interface KeptWorkProps<Values extends object, Base> {
  form: FormStore<Values>
  kept: KeptForm<Values, Base>
}

/**
 * Keeps a form's unsaved values in this browser until they are saved or discarded, and protects
 * them as `UnsavedWork` does. Tells the user when they are from an earlier visit. Render it above
 * the fields.
 */
export function KeptWork<Values extends object, Base>({
  form,
  kept: { draft, base, isResumed, acknowledge, drop },
}: KeptWorkProps<Values, Base>) {
  const { isDirty } = useFormState(form)
  const values = useFormValues(form)
  const { description } = form
  const read = useCallback(() => {
    const value = toStoredDraft(description, { values, base: base() })
    return { place: draft.place, value }
  }, [description, values, base, draft.place])
  const discard = useTabDraft({ ...draft, isDirty, read })
  useEffect(() => {
    // After a save, newly typed values are from this visit.
    if (!isDirty) acknowledge()
  }, [isDirty, acknowledge])
  return (
    <>
      {isResumed && isDirty && <ResumedWork onContinue={acknowledge} onDrop={drop} />}
      <UnsavedWork isDirty={isDirty} onLeave={discard} />
    </>
  )
}
