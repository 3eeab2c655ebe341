import { type Environment, selectAuth, signedIn, type SignedIn } from '@org/app-kit'
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

/** Takes up the draft and the unfinished run that this browser keeps. */
export function* loadDraft(environment: Environment): SagaGenerator<void> {
  const { isLoaded } = yield* select(selectOnboarding)
  if (isLoaded) return
  try {
    const found = yield* call(draftOf(environment).open)
    const auth = yield* select(selectAuth)
    const run = auth && (yield* call(draftStore.readRun, auth.user_id))
    // After an expiry it waits for its owner; another account must not see it.
    const isForeign = auth !== null && (found?.draft.ownerId ?? auth.user_id) !== auth.user_id
    if (!found || isForeign) {
      // What an unfinished run was begun with is the work that its owner sees again.
      const draft = run && (yield* withImages(run.draft))
      yield* put(draftLoaded({ draft, run }))
      return
    }
    yield* put(draftLoaded({ draft: yield* withImages(found.draft), run }))
    if (found.other) yield* put(draftContested(yield* withImages(found.other)))
  } catch (error) {
    // Without a store (a private window) the wizard works all the same, but for this page only.
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
 * Gives the draft to whoever signed in: a visitor's, or one of another account of the same person.
 * Anybody else's is cleared away, since on a shared computer it must not reach the next person.
 */
export function* claimDraft({ auth, user, otherAccounts }: SignedIn) {
  const { draft } = yield* select(selectOnboarding)
  const ownIds = otherAccounts.filter(({ email }) => email === user?.email).map(({ id }) => id)
  const isForeign = draft.ownerId !== null && ![auth.user_id, ...ownIds].includes(draft.ownerId)
  if (isForeign) yield* put(draftCleared())
  yield* put(draftClaimed(auth.user_id))
}

/** Takes up what the account has left half-way, in place of what another one has. */
function* findRun(userId: string) {
  const { run: former, draft } = yield* select(selectOnboarding)
  if (former?.userId === userId) return
  try {
    const run = yield* call(draftStore.readRun, userId)
    if (run && !draft.hasData) {
      // Going on with it saves the draft as it stands: an empty one must not overwrite the work.
      return yield* put(draftLoaded({ draft: yield* withImages(run.draft), run }))
    }
    yield* put(runFound(run))
  } catch (error) {
    // Nothing was kept, and nothing of the former account's may be shown.
    console.error(error)
    yield* put(runFound(null))
  }
}

/** What somebody edits who is signed in is theirs: after an expiry it must not reach the next person. */
function* claimEdited() {
  const auth = yield* select(selectAuth)
  const { draft } = yield* select(selectOnboarding)
  if (auth && draft.ownerId === null) yield* put(draftClaimed(auth.user_id))
}

/**
 * After a `register` login the held draft is saved first (specification 1, section 2): to the user,
 * then to the company. Gives back whether it is saved.
 */
export function* afterSignIn(environment: Environment, { payload }: ReturnType<typeof signedIn>) {
  yield* claimDraft(payload)
  const { draft } = yield* select(selectOnboarding)
  // A new account has left nothing half-way, and its saving begins before the page goes on.
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
  // One run at a time: a second click must not start the same saving beside the first.
  yield* takeLeading(runRequested, startRun, environment)
  yield* takeLeading(runResumed, resumeRun, environment)
}
