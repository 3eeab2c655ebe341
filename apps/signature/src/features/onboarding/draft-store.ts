import { type Environment, openSharedDraft, perApplication, type SharedDraft } from '@org/app-kit'
import { clear, createStore, del, get, keys, set } from 'idb-keyval'
import { emptyDraft, isSameWork, type OnboardingDraft } from './draft.ts'
import type { Run } from './run.ts'

const store = createStore('paraphe-onboarding', 'kept')
const imageKey = (ref: string) => `image/${ref}`
const runKey = (userId: string) => `run/${userId}`

/** Opens a new view of this browser's draft, as a new tab does. */
export const openDraft = (): SharedDraft<OnboardingDraft> =>
  openSharedDraft<OnboardingDraft>({
    store,
    key: 'draft',
    stashKey: 'paraphe.draft',
    complete: (stored) => ({ ...emptyDraft, ...stored }),
    isSame: isSameWork,
  })

/** This tab's view of the draft. */
export const draftOf: (environment: Environment) => SharedDraft<OnboardingDraft> =
  perApplication(openDraft)

/**
 * What onboarding stores in this browser (IndexedDB) in addition to the draft: images and
 * unfinished runs.
 */
export const draftStore = {
  readRun: async (userId: string): Promise<Run | null> =>
    (await get<Run>(runKey(userId), store)) ?? null,
  writeRun: (run: Run): Promise<void> => set(runKey(run.userId), run, store),
  removeRun: (userId: string): Promise<void> => del(runKey(userId), store),
  readImage: async (ref: string): Promise<Blob | null> =>
    (await get<Blob>(imageKey(ref), store)) ?? null,
  writeImage: (ref: string, image: Blob): Promise<void> => set(imageKey(ref), image, store),
  /**
   * Deletes the draft and the account's run. Also deletes all images, unless there is a run of
   * another account, which may need them.
   */
  close: async (userId: string): Promise<void> => {
    await openDraft().remove()
    await del(runKey(userId), store)
    const kept = await keys<string>(store)
    if (!kept.some((key) => key.startsWith(runKey('')))) await clear(store)
  },
  /** Deletes the draft, all images and all unfinished runs. */
  clear: async (): Promise<void> => {
    await Promise.all([openDraft().remove(), clear(store)])
  },
}
