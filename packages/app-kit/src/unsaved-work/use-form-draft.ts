import type { FormStore, TypedForm } from '@org/ui/form'
import { useCallback, useState } from 'react'
import { fillForm } from './fill-form.ts'
import { type FormDraft, parseFormDraft } from './form-draft.ts'
import { type DraftSubject, type OwnDraft, useOwnDraft } from './use-own-draft.ts'

/** The copy of a form's unsaved values in this browser. */
export interface KeptForm<Values extends object, Base> {
  draft: OwnDraft<FormDraft<Values, Base>>
  /** Returns the entry that the form's values are based on. */
  base: () => Base
  /** Whether the form shows values of an earlier visit, which the user has not acknowledged. */
  isResumed: boolean
  acknowledge: () => void
  /**
   * Discards the values of the earlier visit: the form returns to the entry as it is now or, for a
   * new entry, to its initial values.
   */
  drop: () => void
}

/**
 * Finds the unsaved values of a form that an earlier visit left in this browser.
 *
 * @returns the entry that the form starts from, and a function that restores the values.
 */
export function useFormDraft<Values extends object, Base>(
  description: TypedForm<Values>,
  subject: DraftSubject | null,
  base: Base,
) {
  const draft = useOwnDraft(subject, (stored) => parseFormDraft<Values, Base>(description, stored))
  const [isResumed, setResumed] = useState(draft.found !== null)
  return {
    start: draft.found ? draft.found.value.base : base,
    /**
     * Fills in the restored values. Call it before anything subscribes to the form, since restoring
     * values is not an edit.
     */
    restore: (form: FormStore<Values>) => {
      if (draft.found) fillForm(form, draft.found.value.values)
    },
    draft,
    isResumed,
    acknowledge: useCallback(() => setResumed(false), []),
  }
}
