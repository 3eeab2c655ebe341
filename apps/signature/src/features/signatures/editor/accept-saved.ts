import type { SignatureTemplate } from '@org/api/client'
import { isSame, merge } from '@org/app-kit'
import type { SignatureData } from '@org/signature'
import { isUntouched, type SignatureFormValues, toForm } from './signature-form.ts'

export interface FinishedSave {
  /** The values that were sent. */
  sent: SignatureFormValues
  /** The signature as it is edited now, after the save. */
  newest: SignatureData
  /** The revision that was edited; null for a new signature. */
  base: SignatureTemplate | null
  /**
   * The signature as the server stored it. It may include another user's changes to other parts.
   */
  saved: SignatureTemplate
}

export interface AcceptedSave {
  /** The values that count as saved. */
  values: SignatureFormValues
  /** The signature to continue with: the stored one with the edits made during the save. */
  signature: SignatureData
}

/**
 * Merges the stored signature with the edits made during the save. Returns null if only the name
 * was sent, and both this user and another one have changed the signature since: the changes may
 * conflict, and the next save reports the conflict.
 */
export function acceptSaved({ sent, newest, base, saved }: FinishedSave): AcceptedSave | null {
  const stored = toForm(saved)
  // Keeps the object that was sent: a new one would begin a new undo history in the editor.
  if (isSame(stored.signature, sent.signature))
    return { values: { ...stored, signature: sent.signature }, signature: newest }
  if (newest === sent.signature) return { values: stored, signature: stored.signature }
  if (base && isUntouched(sent, base)) return null
  const signature = merge([sent.signature, newest, stored.signature]).value
  return { values: stored, signature }
}
