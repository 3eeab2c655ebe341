import { type Environment, ownAccountIds, selectAuth, signedIn, type SignedIn } from '@org/app-kit'
import {
  actionChannel,
  call,
  fork,
  put,
  type SagaGenerator,
  select,
  takeEvery,
  takeLeading,
} from 'typed-redux-saga'
import { onboardingTexts } from './texts.ts'
import type { OnboardingDraft } from './draft.ts'
import { draftOf, draftStore } from './draft-store.ts'
import { restoreImages } from './images.ts'
import { keepDraftSaga } from './keep-draft-saga.ts'
import {
  draftClaimed,
  draftCleared,
  draftContested,
  draftEdits,
  draftLoaded,
  runClosed,
  runDropped,
  runFound,
  runRequested,
  runResumed,
  selectOnboarding,
} from './onboarding-slice.ts'
import { newRun } from './run.ts'
import { execute, keep, resumeRun, startRun } from './run-saga.ts'

/** Restores the draft and the unfinished run that are stored in this browser. */
export function* loadDraft(environment: Environment): SagaGenerator<void> {
  const { isLoaded } = yield* select(selectOnboarding)
  if (isLoaded) return
  try {
    const found = yield* call(draftOf(environment).open)
    const auth = yield* select(selectAuth)
    const run = auth && (yield* call(draftStore.readRun, auth.user_id))
    // After a session expires, the draft is kept for its owner; another account must not see it.
    const isForeign = auth !== null && (found?.draft.ownerId ?? auth.user_id) !== auth.user_id
    if (!found || isForeign) {
      // The owner of an unfinished run sees the draft that the run is saving.
      const draft = run && (yield* withImages(run.draft))
      yield* put(draftLoaded({ draft, run }))
      return
    }
    yield* put(draftLoaded({ draft: yield* withImages(found.draft), run }))
    if (found.other) yield* put(draftContested(yield* withImages(found.other)))
  } catch (error) {
    // Without storage (a private window) the wizard still works, but only until the page is closed.
    console.error(error)
    environment.notify(onboardingTexts.notKept, 'danger')
    yield* put(draftLoaded({ draft: null, run: null }))
  }
}

function* withImages(draft: OnboardingDraft) {
  const signatureData = yield* call(restoreImages, draft.signatureData)
  return { ...draft, signatureData }
}

/**
 * Assigns the draft to the account that signed in if it is a visitor's, or belongs to another
 * account of the same person. Any other draft is cleared, since on a shared computer it must not
 * reach the next person.
 */
export function* claimDraft(signIn: SignedIn) {
  const { draft } = yield* select(selectOnboarding)
  const isForeign = draft.ownerId !== null && !ownAccountIds(signIn).includes(draft.ownerId)
  if (isForeign) yield* put(draftCleared())
  yield* put(draftClaimed(signIn.auth.user_id))
}

/** Replaces another account's unfinished run with the one of this account. */
function* findRun(userId: string) {
  const { run: previous, draft } = yield* select(selectOnboarding)
  if (previous?.userId === userId) return
  try {
    const run = yield* call(draftStore.readRun, userId)
    if (run && !draft.hasData) {
      // Resuming saves the current draft. An empty draft must not overwrite the work, so the run's
      // draft replaces it.
      return yield* put(draftLoaded({ draft: yield* withImages(run.draft), run }))
    }
    yield* put(runFound(run))
  } catch (error) {
    // This account's run could not be read, and the previous account's must not be shown.
    console.error(error)
    yield* put(runFound(null))
  }
}

/**
 * Assigns a signed-in user's edits to their account, so that the next person does not see them
 * after the session expires.
 */
function* claimEdited() {
  const auth = yield* select(selectAuth)
  const { draft } = yield* select(selectOnboarding)
  if (auth && draft.ownerId === null) yield* put(draftClaimed(auth.user_id))
}

/**
 * After a `register` login, saves the draft to the user and then to the company (specification 1,
 * section 2). Returns whether it was saved.
 */
export function* afterSignIn(environment: Environment, { payload }: ReturnType<typeof signedIn>) {
  yield* claimDraft(payload)
  const { draft } = yield* select(selectOnboarding)
  // A new account with a draft skips `findRun`: it has no unfinished run, and saving must start
  // before the page continues.
  if (payload.action !== 'register' || !draft.hasData) {
    yield* findRun(payload.auth.user_id)
    return false
  }
  const run = newRun('register', payload.auth.user_id, draft, environment.newKey)
  return yield* execute(environment, run)
}

function* forgetRun() {
  const auth = yield* select(selectAuth)
  if (auth) yield* keep(() => draftStore.removeRun(auth.user_id))
}

function* forgetClosed() {
  const auth = yield* select(selectAuth)
  if (auth) yield* keep(() => draftStore.close(auth.user_id))
}

function* forgetAll() {
  yield* keep(() => draftStore.clear())
}

export function* onboardingSaga(environment: Environment) {
  // Somebody may sign in while the draft is still being read.
  const signIns = yield* actionChannel(signedIn)
  yield* loadDraft(environment)
  yield* fork(keepDraftSaga, environment)
  yield* takeEvery(runDropped.type, forgetRun)
  yield* takeEvery(runClosed, forgetClosed)
  yield* takeEvery(draftCleared, forgetAll)
  yield* takeEvery(draftEdits, claimEdited)
  yield* takeEvery(signIns, afterSignIn, environment)
  // One run at a time: a second click must not start another one.
  yield* takeLeading(runRequested, startRun, environment)
  yield* takeLeading(runResumed, resumeRun, environment)
}
