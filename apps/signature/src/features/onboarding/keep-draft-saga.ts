import type { Environment } from '@org/app-kit'
import { eventChannel } from 'redux-saga'
import { call, delay, join, put, select, takeEvery, takeLatest } from 'typed-redux-saga'
import type { OnboardingDraft } from './draft.ts'
import { draftOf } from './draft-store.ts'
import { restoreImages } from './images.ts'
import { mergeDrafts } from './merge-drafts.ts'
import {
  draftContested,
  draftDecided,
  draftEdits,
  draftMerged,
  draftWritten,
  selectOnboarding,
} from './onboarding-slice.ts'

/** Time without an edit before the draft is written, in ms. */
const writeDelay = 300

/** Writes the draft shortly after the last edit. */
export function* keepDraft(environment: Environment) {
  yield* delay(writeDelay)
  yield* keepDraftNow(environment)
}

/** Writes the draft immediately. */
export function* keepDraftNow(environment: Environment) {
  try {
    yield* writeDraft(environment)
  } catch (error) {
    // Only logged, because the user was already notified when the draft could not be read. The work
    // continues in memory.
    console.error(error)
  }
}

function* writeDraft(environment: Environment) {
  const { draft, otherDraft } = yield* select(selectOnboarding)
  const copy = draftOf(environment)
  if (otherDraft !== null) return yield* call(copy.writeBeside, draft)
  const other = yield* call(copy.write, draft)
  if (other === null) yield* put(draftWritten(draft))
  else yield* mergeOther(environment, other)
}

/** Merges the draft with another tab's, or keeps both if they conflict. */
function* mergeOther(environment: Environment, other: OnboardingDraft) {
  const copy = draftOf(environment)
  const signatureData = yield* call(restoreImages, other.signatureData)
  const theirs = { ...other, signatureData }
  const { draft, written } = yield* select(selectOnboarding)
  const { value: merged, contested } = mergeDrafts(written, draft, theirs)
  if (contested.length === 0) {
    yield* put(draftMerged(merged))
    return yield* call(copy.overwrite, merged)
  }
  yield* call(copy.writeBeside, draft)
  yield* put(draftContested(theirs))
}

/** Writes the draft that the user decided to keep. */
function* writeDecided(environment: Environment) {
  const { draft } = yield* select(selectOnboarding)
  try {
    yield* call(draftOf(environment).overwrite, draft)
  } catch (error) {
    console.error(error)
  }
}

/** Saves an unwritten edit when the page is closed. */
function* stashDraft(environment: Environment) {
  const { draft, written } = yield* select(selectOnboarding)
  if (written !== draft) draftOf(environment).stash(draft)
}

function pageEnds(emit: (event: Event) => void) {
  if (typeof window === 'undefined') return () => undefined
  window.addEventListener('pagehide', emit)
  return () => window.removeEventListener('pagehide', emit)
}

export function* keepDraftSaga(environment: Environment) {
  // Only the last of several quick edits needs to be written.
  yield* takeLatest(draftEdits, keepDraft, environment)
  yield* takeLatest(draftDecided, writeDecided, environment)
  const ends = eventChannel(pageEnds)
  try {
    yield* join(yield* takeEvery(ends, () => stashDraft(environment)))
  } finally {
    ends.close()
  }
}
