import { type FormOptions, type FormStore, type TypedForm, useForm } from '@org/ui/form'
import { useState } from 'react'
import { refusedFields } from '../operations/refused-fields.ts'
import { type KeptForm, useFormDraft } from './use-form-draft.ts'
import type { DraftSubject } from './use-own-draft.ts'

export interface NewFormOptions<Values extends object> extends Pick<
  FormOptions<Values>,
  'initial' | 'save'
> {
  /** The subject under which this browser keeps the unsaved values. */
  keptAs: DraftSubject
}

export interface NewForm<Values extends object> {
  form: FormStore<Values>
  /** The value for the prop `kept` of `KeptWork`. */
  kept: KeptForm<Values, null>
}

/**
 * Manages a form that adds an entry: its values, their errors, and the copy of the values in this
 * browser.
 */
export function useNewForm<Values extends object>(
  description: TypedForm<Values>,
  { keptAs, initial, save }: NewFormOptions<NoInfer<Values>>,
): NewForm<Values> {
  const { restore, draft, isResumed, acknowledge } = useFormDraft(description, keptAs, null)
  const form = useForm<Values>(description, {
    initial,
    errorsOf: refusedFields,
    texts: { failed: (message) => message },
    save,
  })
  useState(() => restore(form))
  const drop = () => form.reset()
  return { form, kept: { draft, base: () => null, isResumed, acknowledge, drop } }
}
