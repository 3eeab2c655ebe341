import { clear, createStore, del, delMany, get, keys, set, update } from 'idb-keyval'
import { emptyDraft, type OnboardingDraft } from './draft.ts'
import { draftStash } from './draft-stash.ts'
import type { Run } from './run.ts'

const store = createStore('paraphe-onboarding', 'kept')
const imageKey = (ref: string) => `image/${ref}`
const runKey = (userId: string) => `run/${userId}`

/** A draft as one tab has written it. */
export interface KeptDraft extends OnboardingDraft {
  /** Random name of that writing, by which a tab knows what it has seen. */
  version: string
}

const firstVersion = 'first'

async function readDraft(key = 'draft'): Promise<KeptDraft | null> {
  const draft = await get<Partial<KeptDraft>>(key, store)
  return draft ? { ...emptyDraft, version: firstVersion, ...draft } : null
}

/** What onboarding keeps in this browser (IndexedDB): the draft, its images and each account's unfinished run. */
export const draftStore = {
  readDraft: () => readDraft(),
  /** Writes whatever stands there. */
  writeDraft: (draft: OnboardingDraft, version = firstVersion): Promise<void> =>
    set('draft', { ...draft, version }, store),
  /**
   * Writes over a draft that this tab has seen.
   *
   * @param known versions that this tab has read or written.
   * @returns the draft of another tab that stands there and was not overwritten; null once written.
   */
  replaceDraft: async (
    draft: OnboardingDraft,
    version: string,
    known: readonly string[],
  ): Promise<KeptDraft | null> => {
    let isRefused = false
    await update<Partial<KeptDraft>>(
      'draft',
      (kept) => {
        // One transaction: no other tab can write between looking and writing.
        isRefused = kept !== undefined && !known.includes(kept.version ?? firstVersion)
        return isRefused && kept ? kept : { ...draft, version }
      },
      store,
    )
    return isRefused ? readDraft() : null
  },
  /** The draft of a tab that met another tab's, until somebody has decided which one stays. */
  readBeside: () => readDraft('beside'),
  writeBeside: (draft: OnboardingDraft): Promise<void> => set('beside', draft, store),
  removeBeside: (): Promise<void> => del('beside', store),
  readRun: async (userId: string): Promise<Run | null> =>
    (await get<Run>(runKey(userId), store)) ?? null,
  writeRun: (run: Run): Promise<void> => set(runKey(run.userId), run, store),
  removeRun: (userId: string): Promise<void> => del(runKey(userId), store),
  readImage: async (ref: string): Promise<Blob | null> =>
    (await get<Blob>(imageKey(ref), store)) ?? null,
  writeImage: (ref: string, image: Blob): Promise<void> => set(imageKey(ref), image, store),
  /** Forgets the draft and that account's run; pictures too unless another account's run needs them. */
  close: async (userId: string): Promise<void> => {
    draftStash.clear()
    await delMany(['draft', 'beside', runKey(userId)], store)
    const kept = await keys<string>(store)
    if (!kept.some((key) => key.startsWith(runKey('')))) await clear(store)
  },
  clear: async (): Promise<void> => {
    draftStash.clear()
    await clear(store)
  },
}

export type DraftStore = typeof draftStore
