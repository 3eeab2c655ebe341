import type { SignatureTemplate } from '@org/api/client'
import {
  isSame,
  merge,
  selectAuth,
  useAppSelector,
  useEditedEntity,
  useTabDraft,
} from '@org/app-kit'
import { useField, useForm, useFormState } from '@org/ui/form'
import { useCallback, useState } from 'react'
import { useScope } from '#shared/scope/use-scope.ts'
import { draftPlace, findDraft, signatureDrafts } from './signature-drafts.ts'
import {
  fromStored,
  isUntouched,
  type SignatureFormValues,
  signatureForm,
  toForm,
  toStored,
} from './signature-form.ts'
import { useSaveTarget } from './use-save-target.ts'
import { useSendSignature } from './use-send-signature.ts'
import { useSignatureConflict } from './use-signature-conflict.ts'

/** A signature and its name while they are edited. */
export function useSignatureForm(template: SignatureTemplate | null, editing: string) {
  const { teamId } = useScope()
  // The work stays its owner's, even when the session ends over it.
  const [auth] = useState(useAppSelector(selectAuth))
  const [found] = useState(() => findDraft(auth, { id: template?.id ?? null, teamId }))
  const [isResumed, setResumed] = useState(found !== null)
  // Resumed work continues from the revision that it was made from, which may have changed since.
  const [start] = useState(() => (found ? found.value.base : template))
  const [initial] = useState(() => toForm(start))
  const target = useSaveTarget(template, editing)
  const edited = useEditedEntity(target.operation, start)
  const { base: readBase, rebase } = edited

  const form = useForm(signatureForm, {
    initial,
    texts: { failed: (message) => message },
    async save(values) {
      const base = target.baseOf(readBase())
      const savedId = await send(toStored(values, base), base)
      setResumed(false)
      if (!base) target.setCreatedId(savedId)
      const saved = target.find(savedId)
      return saved && acceptSaved(values, base, saved)
    },
  })

  /** What was stored, as form values; edits made during the save are merged with it. */
  function acceptSaved(
    sent: SignatureFormValues,
    base: SignatureTemplate | null,
    saved: SignatureTemplate,
  ): SignatureFormValues | undefined {
    const stored = toForm(saved)
    const newest = form.values().signature
    const isEdited = newest !== sent.signature
    if (isSame(stored.signature, sent.signature)) {
      rebase(saved)
      return { name: stored.name, signature: sent.signature }
    }
    // Only the name was sent, and somebody else has changed the signature: edits made during the save
    // start from the former one, so the next save reports them as a conflict.
    if (base && isUntouched(sent, base) && isEdited) return undefined
    if (isEdited) form.set('signature', merge([sent.signature, newest, stored.signature]).value)
    rebase(saved)
    return stored
  }

  // Before anything subscribes: resumed work is no edit of this visit.
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
    opened: template,
    operation: target.operation,
    edited: signature,
  })
  const readDraft = useCallback(() => {
    const base = readBase()
    const place = draftPlace(auth, { id: base?.id ?? null, teamId })
    return { place, value: { values: toStored({ name, signature }, base), base } }
  }, [readBase, auth, teamId, name, signature])
  const discard = useTabDraft({ drafts: signatureDrafts(), found, isDirty, read: readDraft })

  const { conflict, contestedParts, settle } = useSignatureConflict(form, edited, signature)

  /** Replaces the resumed work with what is stored now. */
  const drop = () => {
    form.reset(toForm(template))
    if (template) rebase(template)
    setResumed(false)
  }
  const isOlder = template !== null && found?.value.base?.revision !== template.revision
  return {
    form,
    name,
    signature,
    hasEdits: template !== null || signature !== initial.signature,
    isDirty,
    isNew: target.isNew,
    isGone: target.isGone,
    conflict,
    contestedParts,
    settle: (winner: Parameters<typeof settle>[0]) => {
      settle(winner)
      setResumed(false)
    },
    discard,
    /** What an earlier visit left unsaved, until it is saved, dropped or acknowledged. */
    resumed: isResumed ? { isOlder, drop, acknowledge: () => setResumed(false) } : null,
  }
}

export type SignatureForm = ReturnType<typeof useSignatureForm>
