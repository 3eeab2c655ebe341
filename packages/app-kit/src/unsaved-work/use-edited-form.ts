import type { FormStore, TypedForm } from '@org/ui/form'
import { useForm, useFormState } from '@org/ui/form'
import { useState } from 'react'
import { refusedFields } from '../operations/refused-fields.ts'
import type { Revised } from '../conflicts/conflict.ts'
import { useEditedEntity, type EditedEntity } from './use-edited-entity.ts'
import { type KeptForm, useFormDraft } from './use-form-draft.ts'
import type { DraftSubject } from './use-own-draft.ts'

export interface EditedFormOptions<Entity extends Revised, Values extends object> {
  /** Key of the operation that saves the form. */
  operation: string
  entity: Entity
  toForm: (entity: Entity) => Values
  /**
   * Saves the values. Rejects with an error for the user.
   *
   * @param base the revision that was edited.
   * @returns the entity as it is stored now; nothing if it is no longer in the store.
   */
  save: (values: Values, base: Entity) => Promise<Entity | null | undefined>
  /**
   * The subject under which this browser keeps the unsaved values. By default, it does not keep
   * them.
   */
  keptAs?: DraftSubject | undefined
}

export interface EditedForm<Entity extends Revised, Values extends object> {
  form: FormStore<Values>
  edited: EditedEntity<Entity>
  isDirty: boolean
  /** Why the last save failed; null if it did not, or if fields or a conflict show the reason. */
  failure: string | null
  /** The value for the prop `kept` of `KeptWork`. */
  kept: KeptForm<Values, Entity>
}

/**
 * Manages a form that edits a stored entity: its values, the revision they come from, and
 * conflicts.
 */
export function useEditedForm<Entity extends Revised, Values extends object>(
  description: TypedForm<Values>,
  { operation, entity, toForm, save, keptAs }: EditedFormOptions<Entity, Values>,
): EditedForm<Entity, Values> {
  // Restored values are saved against the revision that they are based on, because the entity may
  // have changed since.
  const restored = useFormDraft<Values, Entity>(description, keptAs ?? null, entity)
  const { draft, isResumed, acknowledge } = restored
  const edited = useEditedEntity(operation, restored.start)
  const form = useForm<Values>(description, {
    initial: toForm(restored.start),
    errorsOf: refusedFields,
    texts: { failed: (message) => message },
    async save(values) {
      const saved = await save(values, edited.base())
      if (!saved) return
      edited.rebase(saved)
      return toForm(saved)
    },
  })
  useState(() => restored.restore(form))
  const { status, text, hasErrors, isDirty } = useFormState(form)
  const hasFailed = status === 'failed' && text !== '' && !hasErrors && !edited.conflict
  const drop = () => {
    form.reset(toForm(entity))
    edited.rebase(entity)
  }
  return {
    form,
    edited,
    isDirty,
    failure: hasFailed ? text : null,
    kept: { draft, base: edited.base, isResumed, acknowledge, drop },
  }
}
