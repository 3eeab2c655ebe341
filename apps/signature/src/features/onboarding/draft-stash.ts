import type { OnboardingDraft } from './draft.ts'

const key = 'paraphe.draft'

/** An edit that the page's end has overtaken. */
export interface StashedDraft {
  draft: OnboardingDraft
  /** Versions that its tab has read or written. */
  known: string[]
}

/** None where there is no page, and none where the browser refuses it. */
function storage(): Storage | null {
  try {
    return typeof window === 'undefined' ? null : window.localStorage
  } catch {
    return null
  }
}

/**
 * Holds the last edit over the end of a page. IndexedDB answers later, which a page that goes away
 * does not live to see; this is written at once.
 */
export const draftStash = {
  write(stashed: StashedDraft): void {
    storage()?.setItem(key, JSON.stringify(stashed))
  },
  /** Gives the edit out once. */
  take(): StashedDraft | null {
    const text = storage()?.getItem(key) ?? null
    draftStash.clear()
    return text === null ? null : (JSON.parse(text) as StashedDraft)
  },
  clear(): void {
    storage()?.removeItem(key)
  },
}
