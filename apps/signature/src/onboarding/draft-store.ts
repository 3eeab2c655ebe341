import { clear, createStore, get, set } from 'idb-keyval'
import { emptyDraft, type OnboardingDraft } from './draft.ts'
import type { Run } from './run.ts'

const store = createStore('paraphe-onboarding', 'kept')
const imageKey = (ref: string) => `image/${ref}`

/** What onboarding keeps in this browser (IndexedDB): the draft, its images and an unfinished run. */
export const draftStore = {
  readDraft: async (): Promise<OnboardingDraft | null> => {
    const draft = await get<Partial<OnboardingDraft>>('draft', store)
    return draft ? { ...emptyDraft, ...draft } : null
  },
  writeDraft: (draft: OnboardingDraft): Promise<void> => set('draft', draft, store),
  readRun: async (): Promise<Run | null> => (await get<Run>('run', store)) ?? null,
  writeRun: (run: Run | null): Promise<void> => set('run', run, store),
  readImage: async (ref: string): Promise<Blob | null> =>
    (await get<Blob>(imageKey(ref), store)) ?? null,
  writeImage: (ref: string, image: Blob): Promise<void> => set(imageKey(ref), image, store),
  clear: (): Promise<void> => clear(store),
}

export type DraftStore = typeof draftStore
