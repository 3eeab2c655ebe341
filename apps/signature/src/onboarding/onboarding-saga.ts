import {
  type Environment,
  errorMessage,
  isSessionEnd,
  selectAuth,
  selectUser,
  signedIn,
} from '@org/app-kit'
import { call, delay, put, select, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga'
import { loadLists } from '../lists/load-lists-saga.ts'
import { texts } from '../texts.ts'
import { draftStore } from './draft-store.ts'
import { restoreImages } from './images.ts'
import {
  draftChanged,
  draftCleared,
  draftLoaded,
  employeeAdded,
  imagesStored,
  runChanged,
  runClosed,
  runDropped,
  runRequested,
  runResumed,
  selectOnboarding,
  signatureEdited,
} from './onboarding-slice.ts'
import { completeStep, failStep, isFinished, newRun, type Run, type RunStep } from './run.ts'
import { runSteps } from './run-steps.ts'

/** Milliseconds without an edit after which the draft is written. */
const writeDelay = 300

/** Takes up the draft and the unfinished run that this browser keeps. */
export function* loadDraft({ notify }: Environment) {
  try {
    const kept = yield* call(draftStore.readDraft)
    const run = yield* call(draftStore.readRun)
    const auth = yield* select(selectAuth)
    // After an expiry it waits for its owner; another account must not see it.
    const isForeign =
      auth !== null && kept !== null && (kept.ownerId ?? auth.user_id) !== auth.user_id
    const draft = isForeign ? null : kept
    if (!draft) return yield* put(draftLoaded({ draft, run }))
    const signatureData = yield* call(restoreImages, draft.signatureData)
    yield* put(draftLoaded({ draft: { ...draft, signatureData }, run }))
  } catch (error) {
    // Without a store (a private window) the wizard works all the same, but for this page only.
    console.error(error)
    notify(texts.onboarding.notKept, 'danger')
    yield* put(draftLoaded({ draft: null, run: null }))
  }
}

/** Writes the draft a moment after the last edit. */
export function* keepDraft() {
  yield* delay(writeDelay)
  const { draft } = yield* select(selectOnboarding)
  try {
    yield* call(draftStore.writeDraft, draft)
  } catch (error) {
    // The user was told when the draft could not be read; the work itself goes on in memory.
    console.error(error)
  }
}

function* storeRun(run: Run, isRunning: boolean) {
  yield* put(runChanged({ run, isRunning }))
  yield* call(draftStore.writeRun, run)
}

function* doStep(environment: Environment, run: Run, step: RunStep, organisationId: string) {
  const work = runSteps[step.name]
  const { createdId, data } = yield* work({ environment, run, step, organisationId })
  if (!data) return completeStep(run, step.name, createdId ?? null)
  // Later steps and a later wizard run use the stored pictures; none is uploaded twice.
  yield* put(imagesStored(data))
  const draft = { ...run.draft, signatureData: data }
  return completeStep({ ...run, draft }, step.name, createdId ?? null)
}

/**
 * Does what is left of a run, in order. The first failure stops it; what was done stays done and
 * is not done again when the run goes on.
 */
export function* execute(environment: Environment, started: Run) {
  const auth = yield* select(selectAuth)
  if (!auth) return
  let run: Run = { ...started, failure: null }
  yield* storeRun(run, true)
  for (const step of started.steps) {
    if (step.isDone) continue
    try {
      run = yield* doStep(environment, run, step, auth.organisation_id)
      yield* storeRun(run, true)
    } catch (error) {
      const message = isSessionEnd(error) ? texts.sessionEnded : errorMessage(error)
      yield* storeRun(failStep(run, step.name, message), false)
      return
    }
  }
  yield* storeRun(run, false)
  if (run.kind === 'register') yield* put(runDropped())
  else yield* loadLists(environment)
}

/**
 * Starts a run with the present draft, its idempotency keys stored before the first call. A run
 * that stopped half-way is finished first.
 */
export function* startRun(
  environment: Environment,
  { payload: kind }: ReturnType<typeof runRequested>,
) {
  const user = yield* select(selectUser)
  if (!user) return
  yield* resumeRun(environment)
  const { draft, run } = yield* select(selectOnboarding)
  if (run?.failure) return
  yield* execute(environment, newRun(kind, user.id, draft, environment.newKey))
}

/** Goes on with the unfinished run. */
export function* resumeRun(environment: Environment) {
  const { run } = yield* select(selectOnboarding)
  const user = yield* select(selectUser)
  if (!run || run.userId !== user?.id || isFinished(run)) return
  yield* execute(environment, run)
}

/** After a `register` login the held draft is saved first (specification 1, section 2). */
export function* saveAfterRegister(
  environment: Environment,
  { payload }: ReturnType<typeof signedIn>,
) {
  const { draft } = yield* select(selectOnboarding)
  if (payload.action !== 'register' || !draft.hasData) return
  const run = newRun('register', payload.auth.user_id, draft, environment.newKey)
  yield* execute(environment, run)
}

function* forgetRun() {
  yield* call(draftStore.writeRun, null)
}

function* forgetAll() {
  yield* call(draftStore.clear)
}

export function* onboardingSaga(environment: Environment) {
  yield* loadDraft(environment)
  const edits = [signatureEdited, draftChanged, employeeAdded, imagesStored, signedIn]
  // Only the last of a burst of edits needs to be written.
  yield* takeLatest(
    edits.map(({ type }) => type),
    keepDraft,
  )
  yield* takeEvery(runDropped.type, forgetRun)
  yield* takeEvery([runClosed.type, draftCleared.type], forgetAll)
  yield* takeEvery(signedIn, saveAfterRegister, environment)
  // One run at a time: a second click must not start the same saving beside the first.
  yield* takeLeading(runRequested, startRun, environment)
  yield* takeLeading(runResumed, resumeRun, environment)
}
