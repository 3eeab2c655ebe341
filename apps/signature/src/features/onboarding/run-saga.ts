import {
  type Environment,
  failureText,
  isSessionEnd,
  selectAuth,
  selectOrganisation,
  selectUser,
} from '@org/app-kit'
import { call, put, select } from 'typed-redux-saga'
import { reloadLists } from '#shared/lists/reload-lists.ts'
import { refreshOrganisation } from '#shared/refresh-organisation.ts'
import { isSameWork } from './draft.ts'
import { draftStore } from './draft-store.ts'
import { keepDraftNow } from './keep-draft-saga.ts'
import {
  imagesStored,
  runChanged,
  runDropped,
  type runRequested,
  selectOnboarding,
} from './onboarding-slice.ts'
import {
  completeStep,
  failStep,
  isFinished,
  newRun,
  rebuildRun,
  type Run,
  type RunStep,
} from './run.ts'
import { failureOf } from './run-failure.ts'
import { runSteps } from './run-steps.ts'

/**
 * Writes to this browser's storage; a failure is only logged. The user was notified when the draft
 * could not be read, and the work continues in memory.
 */
export function* keep(write: () => Promise<void>) {
  try {
    yield* call(write)
  } catch (error) {
    console.error(error)
  }
}

function* storeRun(run: Run, isRunning: boolean) {
  yield* put(runChanged({ run, isRunning }))
  yield* keep(() => draftStore.writeRun(run))
}

function* doStep(environment: Environment, run: Run, step: RunStep, organisationId: string) {
  const work = runSteps[step.name]
  const { createdId, data } = yield* work({ environment, run, step, organisationId })
  if (!data) return completeStep(run, step.name, createdId ?? null)
  // Later steps and later runs use the uploaded images; none is uploaded twice.
  yield* put(imagesStored({ before: run.draft.signatureData, stored: data }))
  // Writes immediately: if the page closed first, a reload would restore the local images.
  yield* keepDraftNow(environment)
  const draft = { ...run.draft, signatureData: data }
  return completeStep({ ...run, draft }, step.name, createdId ?? null)
}

/**
 * Runs the remaining steps in order. The first failure stops the run; completed steps stay done.
 */
function* doSteps(environment: Environment, started: Run, organisationId: string) {
  let run: Run = { ...started, failure: null }
  yield* storeRun(run, true)
  for (const step of run.steps) {
    if (step.isDone) continue
    try {
      run = yield* doStep(environment, run, step, organisationId)
      yield* storeRun(run, true)
    } catch (error) {
      run = failStep(run, failureOf(error, step.name))
      yield* storeRun(run, false)
      return run
    }
  }
  return run
}

/**
 * Executes a run to its end. A `register` run keeps the draft. Any other run also saves edits made
 * after it started, for example after a failure, since the draft is deleted afterwards and nothing
 * in it may be lost. Returns true once everything is saved, or false if a step failed or nobody is
 * signed in.
 */
export function* execute(environment: Environment, started: Run) {
  const auth = yield* select(selectAuth)
  if (!auth) return false
  let run = yield* doSteps(environment, started, auth.organisation_id)
  if (run.failure) return false
  if (run.kind === 'register') {
    yield* put(runDropped())
    return true
  }
  let { draft } = yield* select(selectOnboarding)
  while (!isSameWork(run.draft, draft)) {
    const rebuilt = rebuildRun(run, draft, environment.newKey)
    run = yield* doSteps(environment, rebuilt, auth.organisation_id)
    if (run.failure) return false
    draft = (yield* select(selectOnboarding)).draft
  }
  yield* storeRun(run, false)
  yield* reloadLists()
  return true
}

/**
 * Reloads the company and returns whether its onboarding is complete, since another tab may have
 * finished it. Also returns true if the company cannot be loaded, so that no run starts.
 */
function* isSetUpMeanwhile(environment: Environment) {
  try {
    yield* refreshOrganisation(environment)
  } catch (error) {
    if (!isSessionEnd(error)) environment.notify(failureText(error, 'save'), 'danger')
    return true
  }
  return (yield* select(selectOrganisation))?.has_onboarding === true
}

/**
 * Starts a run with the current draft; its idempotency keys are stored before the first call. If
 * there is an unfinished run, it is finished instead. The requested run then follows only if the
 * unfinished one was a `register` run.
 */
export function* startRun(
  environment: Environment,
  { payload: kind }: ReturnType<typeof runRequested>,
) {
  const user = yield* select(selectUser)
  if (!user) return
  const unfinished = yield* resumeRun(environment)
  if (unfinished && unfinished.kind !== 'register') return
  const { draft, run } = yield* select(selectOnboarding)
  if (run?.failure) return
  // A company is onboarded only once. A second person sees a message, and can still add the
  // signature.
  if (kind === 'wizard' && (yield* isSetUpMeanwhile(environment))) return
  yield* execute(environment, newRun(kind, user.id, draft, environment.newKey))
}

/**
 * Resumes the unfinished run and returns it. Uses the current draft if the previous one was
 * rejected.
 */
export function* resumeRun(environment: Environment) {
  const { run, draft } = yield* select(selectOnboarding)
  const user = yield* select(selectUser)
  if (!run || run.userId !== user?.id || isFinished(run)) return null
  const isRefused = run.failure?.isContentRefused === true
  yield* execute(environment, isRefused ? rebuildRun(run, draft, environment.newKey) : run)
  return run
}
