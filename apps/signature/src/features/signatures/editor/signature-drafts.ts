import type { SignatureTemplate } from '@org/api/client'
import {
  type Auth,
  type DraftPlace,
  draftStorages,
  type FoundDraft,
  type TabDrafts,
  tabDraftsIn,
} from '@org/app-kit'
import type { SignatureValues } from '../signatures-saga.ts'

/** Unsaved work on a signature. */
export interface SignatureDraft {
  values: SignatureValues
  /** The stored signature that was edited, with its revision; null for a new one. */
  base: SignatureTemplate | null
}

/** What is edited: a stored signature, or a new one of a team or the organisation. */
export interface EditedSignature {
  id: string | null
  teamId: string | null
}

/** Opens the unsaved signatures in this browser; null without storage. */
export function signatureDrafts(): TabDrafts<SignatureDraft> | null {
  const storages = draftStorages()
  return storages && tabDraftsIn(storages, { name: 'signature', parse: parseDraft })
}

/** Returns where a draft of this account is stored; null if nobody is signed in. */
export function draftPlace(auth: Auth | null, { id, teamId }: EditedSignature): DraftPlace | null {
  if (!auth) return null
  const subject = id === null ? ['new', teamId ?? ''] : ['id', id]
  return { ownerId: auth.user_id, path: [auth.organisation_id, ...subject] }
}

/** Finds the signed-in account's unsaved work on a signature. */
export function findDraft(
  auth: Auth | null,
  edited: EditedSignature,
): FoundDraft<SignatureDraft> | null {
  const place = draftPlace(auth, edited)
  return (place && signatureDrafts()?.find(place)) ?? null
}

type Unknown = Record<string, unknown>

const isObject = (value: unknown): value is Unknown => typeof value === 'object' && value !== null

const hasTexts = (value: unknown): value is Unknown & SignatureValues =>
  isObject(value) && typeof value['name'] === 'string' && typeof value['signatureData'] === 'string'

const isTemplate = (value: unknown): value is SignatureTemplate =>
  hasTexts(value) && typeof value['id'] === 'string' && typeof value['revision'] === 'number'

function parseDraft(stored: unknown): SignatureDraft | null {
  if (!isObject(stored)) return null
  const { values, base } = stored
  if (!hasTexts(values) || !(base === null || isTemplate(base))) return null
  return { values: { name: values.name, signatureData: values.signatureData }, base }
}
