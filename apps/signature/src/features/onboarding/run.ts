import { isSameWork, type OnboardingDraft } from './draft.ts'

/**
 * `register`: saves to the user and the company what was designed before the first login.
 * `wizard`: saves the wizard's result. `signature`: saves only the signature, in a company that is
 * already onboarded.
 */
export type RunKind = 'register' | 'wizard' | 'signature'

export type RunStepName =
  | 'images'
  | 'profile'
  | 'company'
  | 'onboarded'
  | 'template'
  | 'campaign'
  | 'team'
  | 'user'
  | 'organisation'

export interface RunStep {
  name: RunStepName
  /** Sent with the step's POST, so that a retry creates no duplicate. */
  idempotencyKey: string
  isDone: boolean
  /** Id of what the step created. */
  createdId: string | null
}

/**
 * A run saves a draft step by step. It is stored before the first call, so that it survives a
 * reload.
 */
export interface Run {
  kind: RunKind
  /** The account that started the run; no other account can resume it. */
  userId: string
  /**
   * The draft as it was when the steps got their keys. A key must always be sent with the same
   * content.
   */
  draft: OnboardingDraft
  steps: RunStep[]
  failure: RunFailure | null
}

export interface RunFailure {
  step: RunStepName
  message: string
  /** Whether the content itself was rejected, so that a retry would fail again. */
  isContentRefused: boolean
  /** The rejected name, which cannot be changed in the signature editor. */
  refusedName?: RefusedName
}

/** Names that the user enters in the wizard. */
export type RefusedName = 'signature' | 'team'

const stepsOf: Readonly<Record<RunKind, readonly RunStepName[]>> = {
  register: ['images', 'profile', 'company'],
  wizard: ['onboarded', 'images', 'template', 'campaign', 'team', 'user', 'organisation'],
  signature: ['images', 'template'],
}

export function newRun(
  kind: RunKind,
  userId: string,
  draft: OnboardingDraft,
  newKey: () => string,
): Run {
  const steps = stepsOf[kind].map((name) => ({
    name,
    idempotencyKey: newKey(),
    isDone: false,
    createdId: null,
  }))
  return { kind, userId, draft, steps, failure: null }
}

/** Returns the run with that step done. */
export function completeStep(run: Run, name: RunStepName, createdId: string | null): Run {
  const steps = run.steps.map((step) =>
    step.name === name ? { ...step, isDone: true, createdId } : step,
  )
  return { ...run, steps, failure: null }
}

export function failStep(run: Run, failure: RunFailure): Run {
  return { ...run, failure }
}

/**
 * Returns the run with the current draft. The remaining steps get new keys for the new content. If
 * the draft has changed, completed steps other than `onboarded` run again and update what they
 * created.
 */
export function rebuildRun(run: Run, draft: OnboardingDraft, newKey: () => string): Run {
  const isChanged = !isSameWork(run.draft, draft)
  const steps = run.steps.map((step) => {
    const staysDone = step.isDone && (!isChanged || step.name === 'onboarded')
    return staysDone ? step : { ...step, idempotencyKey: newKey(), isDone: false }
  })
  return { ...run, draft, steps }
}

/** Returns the id of what an earlier step created, or null if it created nothing. */
export function createdBy(run: Run, name: RunStepName): string | null {
  return run.steps.find((step) => step.name === name)?.createdId ?? null
}

export function isFinished(run: Run): boolean {
  return run.steps.every(({ isDone }) => isDone)
}
