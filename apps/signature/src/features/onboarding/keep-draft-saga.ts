import type { Environment } from '@org/app-kit'
import { eventChannel } from 'redux-saga'
import { call, delay, join, put, select, takeEvery, takeLatest } from 'typed-redux-saga'
import { isSameWork } from './draft.ts'
import { draftStash } from './draft-stash.ts'
import { draftStore, type KeptDraft } from './draft-store.ts'
import { restoreImages } from './images.ts'
import { mergeDrafts } from './merge-drafts.ts'
import {
  draftContested,
  draftDecided,
  draftEdits,
  draftMerged,
  draftWritten,
  selectOnboarding,
  versionTaken,
} from './onboarding-slice.ts'

/** Milliseconds without an edit after which the draft is written. */
const writeDelay = 300

/** Writes the draft a moment after the last edit. */
export function* keepDraft(environment: Environment) {
  yield* delay(writeDelay)
  yield* keepDraftNow(environment)
}

/** Writes the draft before anything else is done. */
export function* keepDraftNow(environment: Environment) {
  try {
    yield* writeDraft(environment)
  } catch (error) {
    // The user was told when the draft could not be read; the work itself goes on in memory.
    console.error(error)
  }
}

function* writeDraft({ newKey }: Environment) {
  const { draft, known, otherDraft } = yield* select(selectOnboarding)
  if (otherDraft !== null) return yield* call(draftStore.writeBeside, draft)
  const version = newKey()
  // Before it is written: the next edit may overtake this flow while the store is still writing.
  yield* put(versionTaken(version))
  const other = yield* call(draftStore.replaceDraft, draft, version, known)
  if (other === null) return yield* put(draftWritten(draft))
  yield* meetOther({ newKey }, other)
}

/**
 * Another tab has written since this one looked: what does not contradict is brought together, else
 * both are kept.
 */
function* meetOther({ newKey }: Pick<Environment, 'newKey'>, other: KeptDraft) {
  const { draft, written } = yield* select(selectOnboarding)
  yield* put(versionTaken(other.version))
  if (isSameWork(draft, other)) {
    const version = newKey()
    yield* put(versionTaken(version))
    return yield* call(draftStore.writeDraft, draft, version)
  }
  const signatureData = yield* call(restoreImages, other.signatureData)
  const { version: _, ...theirs } = { ...other, signatureData }
  const { value: merged, contested } = mergeDrafts(written, draft, theirs)
  if (contested.length === 0) {
    const version = newKey()
    yield* put(versionTaken(version))
    yield* put(draftMerged(merged))
    return yield* call(draftStore.writeDraft, merged, version)
  }
  yield* call(draftStore.writeBeside, draft)
  yield* put(draftContested(theirs))
}

/** Writes the draft that somebody has decided for. */
function* writeDecided({ newKey }: Environment) {
  const { draft } = yield* select(selectOnboarding)
  const version = newKey()
  yield* put(versionTaken(version))
  try {
    yield* call(draftStore.writeDraft, draft, version)
    yield* call(draftStore.removeBeside)
  } catch (error) {
    console.error(error)
  }
}

/** Holds an edit that is not written yet when the page goes away. */
function* stashDraft() {
  const { draft, written, known } = yield* select(selectOnboarding)
  if (written !== draft) draftStash.write({ draft, known })
}

function pageEnds(emit: (event: Event) => void) {
  if (typeof window === 'undefined') return () => undefined
  window.addEventListener('pagehide', emit)
  return () => window.removeEventListener('pagehide', emit)
}

export function* keepDraftSaga(environment: Environment) {
  // Only the last of a burst of edits needs to be written.
  yield* takeLatest(draftEdits, keepDraft, environment)
  yield* takeLatest(draftDecided, writeDecided, environment)
  const ends = eventChannel(pageEnds)
  try {
    yield* join(yield* takeEvery(ends, stashDraft))
  } finally {
    ends.close()
  }
}
