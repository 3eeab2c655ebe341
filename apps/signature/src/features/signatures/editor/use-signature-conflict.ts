import type { SignatureTemplate } from '@org/api/client'
import { type EditedEntity, isSame, merge, settleConflict, type Winner } from '@org/app-kit'
import type { SignatureData } from '@org/signature'
import type { FormStore } from '@org/ui/form'
import { useEffect, useMemo, useState } from 'react'
import { type SignatureFormValues, toForm } from './signature-form.ts'

/** Detects what somebody else has changed in the same signature, and resolves the conflict. */
export function useSignatureConflict(
  form: FormStore<SignatureFormValues>,
  { base, conflict, rebase }: EditedEntity<SignatureTemplate | null>,
  { signature, onSettled }: { signature: SignatureData; onSettled: () => void },
) {
  const [saves, setSaves] = useState(0)
  /** Paths in the signature that both people changed. */
  const contestedParts = useMemo(() => {
    const opened = base()
    if (!conflict || !opened) return []
    const sides = [opened, conflict.current].map((one) => toForm(one).signature)
    return merge([sides[0], signature, sides[1]]).contested
  }, [conflict, base, signature])

  useEffect(() => {
    // Wait for a render with the merged signature: the message after a save lists the fields that
    // still need correcting, as of the last render.
    if (saves > 0) void form.save()
  }, [saves, form])

  /** Merges both changes; if the user's own changes win, saves the result. */
  const settle = (winner: Winner) => {
    const opened = base()
    if (!conflict || !opened) return
    const [before, current] = [toForm(opened), toForm(conflict.current)]
    const sides = [before.signature, form.values().signature, current.signature] as const
    const merged = merge(sides, winner).value
    settleConflict(form, { base: before, current, contested: conflict.fields }, winner)
    // Uses the stored object if the user changed nothing else, so that there is nothing to save.
    form.set('signature', isSame(merged, current.signature) ? current.signature : merged)
    rebase(conflict.current)
    onSettled()
    if (winner === 'mine') setSaves((count) => count + 1)
  }
  return { conflict, contestedParts, settle }
}
