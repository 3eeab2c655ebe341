import { infoFields, type PersonalInfo } from './personal-info.ts'

/** Unsaved input of the form: the fields that differ from the known values. */
export type InfoDraft = Partial<PersonalInfo>

/** Keeps drafts by install key, so that a half-filled form survives a reload. */
export interface InfoDrafts {
  read: (installKey: string) => InfoDraft
  /** Stores a draft; an empty one is deleted. */
  write: (installKey: string, draft: InfoDraft) => void
}

const nameOf = (installKey: string) => `paraphe.install-info/${installKey}`

/**
 * Returns the drafts that are stored for a tab.
 *
 * @param storage the tab's storage; null if the browser blocks it, in which case nothing is stored.
 */
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

/** Returns the storage of this tab, or null if the browser blocks it. */
export function tabStorage(): Storage | null {
  try {
    return window.sessionStorage
  } catch {
    return null
  }
}

/** Returns the typed fields that differ from the known values. */
export function draftOf(typed: PersonalInfo, known: PersonalInfo): InfoDraft {
  const changed = infoFields.filter((field) => typed[field] !== known[field])
  return Object.fromEntries(changed.map((field) => [field, typed[field]]))
}

/**
 * Parses a stored draft. Extensions and other versions of the page write here too, so it may be
 * invalid.
 */
function parseDraft(text: string): InfoDraft {
  let stored: unknown
  try {
    stored = JSON.parse(text)
  } catch {
    return {}
  }
  if (typeof stored !== 'object' || stored === null) return {}
  const values = new Map<string, unknown>(Object.entries(stored))
  const texts = infoFields
    .map((field) => [field, values.get(field)] as const)
    .filter(([, value]) => typeof value === 'string')
  return Object.fromEntries(texts) as InfoDraft
}
