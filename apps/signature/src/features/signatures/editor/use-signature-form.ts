import type { SignatureTemplate } from '@org/api/client'
import { useEditedEntity } from '@org/app-kit'
import { useField, useForm, useFormState } from '@org/ui/form'
import { useState } from 'react'
import { acceptSaved } from './accept-saved.ts'
import {
  fromStored,
  type SignatureFormValues,
  signatureForm,
  toForm,
  toStored,
} from './signature-form.ts'
import { useSaveTarget } from './use-save-target.ts'
import { useSendSignature } from './use-send-signature.ts'
import { useSignatureConflict } from './use-signature-conflict.ts'
import { useFoundDraft, useSignatureDraft } from './use-signature-draft.ts'

/** Holds a signature and its name while they are edited. */
export function useSignatureForm(stored: SignatureTemplate | null, editing: string) {
  const draft = useFoundDraft(stored)
  const { found, acknowledge } = draft
  // Restored work continues from the revision that it is based on; the stored signature may have
  // changed since.
  const [start] = useState(() => (found ? found.value.base : stored))
  const [initial] = useState(() => toForm(start))
  const target = useSaveTarget(stored, editing)
  const edited = useEditedEntity(target.operation, start)
  const { base: readBase, rebase } = edited

  const form = useForm(signatureForm, {
    initial,
    texts: { failed: (message) => message },
    async save(sent): Promise<SignatureFormValues | undefined> {
      const base = target.baseOf(readBase())
      const savedId = await send(toStored(sent, base), base)
      acknowledge()
      if (!base) target.setCreatedId(savedId)
      const saved = target.find(savedId)
      const accepted = saved && acceptSaved({ sent, newest: form.values().signature, base, saved })
      if (!accepted) return undefined
      form.set('signature', accepted.signature)
      rebase(saved)
      return accepted.values
    },
  })
  // Restores the work before anything subscribes to the form, since this is not an edit of the
  // current visit.
  useState(() => {
    if (!found) return
    const values = fromStored(found.value)
    form.set('name', values.name)
    form.set('signature', values.signature)
  })
  const { isDirty } = useFormState(form)
  const { value: name } = useField(form, 'name')
  const { value: signature } = useField(form, 'signature')
  const send = useSendSignature({
    opened: stored,
    operation: target.operation,
    edited: signature,
  })
  const discard = useSignatureDraft({ draft, isDirty, values: { name, signature }, readBase })

  /** Replaces the restored work with the signature as it is stored now. */
  const drop = () => {
    form.reset(toForm(stored))
    if (stored) rebase(stored)
    acknowledge()
  }
  const isOlder = stored !== null && found?.value.base?.revision !== stored.revision
  return {
    form,
    name,
    signature,
    hasEdits: stored !== null || signature !== initial.signature,
    isDirty,
    isNew: target.isNew,
    isGone: target.isGone,
    refusals: edited.refusals,
    ...useSignatureConflict(form, edited, { signature, onSettled: acknowledge }),
    discard,
    /**
     * Unsaved work restored from an earlier visit; null once it is saved, dropped or acknowledged.
     */
    resumed: draft.isResumed ? { isOlder, drop, acknowledge } : null,
  }
}

export type SignatureForm = ReturnType<typeof useSignatureForm>
