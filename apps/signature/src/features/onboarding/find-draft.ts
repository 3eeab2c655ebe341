import { call, type SagaGenerator } from 'typed-redux-saga'
import { isSameWork, type OnboardingDraft } from './draft.ts'
import { draftStash } from './draft-stash.ts'
import { draftStore } from './draft-store.ts'

/** What this browser keeps of a draft. */
export interface FoundDraft {
  draft: OnboardingDraft
  /** What another tab made of it, as long as nobody has decided which one stays. */
  other: OnboardingDraft | null
  /** Versions that are seen with it. */
  known: string[]
}

/** The draft as it was left: an edit that the page's end has overtaken comes before what was written. */
export function* findDraft(): SagaGenerator<FoundDraft | null> {
  const stashed = draftStash.take()
  const kept = yield* call(draftStore.readDraft)
  const beside = yield* call(draftStore.readBeside)
  const known = kept ? [kept.version] : []
  const left = stashed?.draft ?? beside
  if (!left) return kept && { draft: kept, other: null, known }
  const isSeen =
    stashed !== null && !beside && kept !== null && stashed.known.includes(kept.version)
  const isAlone = kept === null || isSeen || isSameWork(left, kept)
  if (!isAlone) {
    yield* call(draftStore.writeBeside, left)
    return { draft: left, other: kept, known }
  }
  const version = crypto.randomUUID()
  yield* call(draftStore.writeDraft, left, version)
  return { draft: left, other: null, known: [...known, version] }
}
