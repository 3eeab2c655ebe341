import { personalFields, type PersonalInfo } from './personal-info.ts'

/** What was typed into the form and is not saved: the fields that differ from what is known. */
export type InfoDraft = Partial<PersonalInfo>

/** Keeps drafts by install key, so that a half-filled form survives a reload. */
export interface InfoDrafts {
  read: (installKey: string) => InfoDraft
  /** Keeps a draft; an empty one is forgotten. */
  write: (installKey: string, draft: InfoDraft) => void
}

const nameOf = (installKey: string) => `paraphe.install-info/${installKey}`

/** @param storage of the tab; null where the browser refuses it, and then nothing is kept. */
export function infoDraftsIn(storage: Storage | null): InfoDrafts {
  return {
    read(installKey) {
      const text = storage?.getItem(nameOf(installKey))
      return typeof text === 'string' ? parseDraft(text) : {}
    },
    write(installKey, draft) {
      if (Object.keys(draft).length === 0) storage?.removeItem(nameOf(installKey))
      else storage?.setItem(nameOf(installKey), JSON.stringify(draft))
    },
  }
}

/** The storage of this tab, or null where the browser refuses it. */
export function tabStorage(): Storage | null {
  try {
    return window.sessionStorage
  } catch {
    return null
  }
}

/** What of the typed fields is not known yet. */
export function draftOf(typed: PersonalInfo, known: PersonalInfo): InfoDraft {
  const changed = personalFields.filter((field) => typed[field] !== known[field])
  return Object.fromEntries(changed.map((field) => [field, typed[field]]))
}

/** Extensions and other tabs' versions write here too, so nothing is taken for granted. */
function parseDraft(text: string): InfoDraft {
  let stored: unknown
  try {
    stored = JSON.parse(text)
  } catch {
    return {}
  }
  if (typeof stored !== 'object' || stored === null) return {}
  const values = new Map<string, unknown>(Object.entries(stored))
  const texts = personalFields
    .map((field) => [field, values.get(field)] as const)
    .filter(([, value]) => typeof value === 'string')
  return Object.fromEntries(texts) as InfoDraft
}
