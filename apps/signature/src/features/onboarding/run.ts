import { isSameWork, type OnboardingDraft } from './draft.ts'

/**
 * `register`: what was designed before the first login goes to the user and the company.
 * `wizard`: the end of the wizard. `template`: the wizard in an organisation already onboarded.
 */
export type RunKind = 'register' | 'wizard' | 'template'

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
  /** Sent with the step's POST, so that doing it again creates nothing twice. */
  idempotencyKey: string
  isDone: boolean
  /** Id of what the step created. */
  createdId: string | null
}

/** Saving a draft, step by step. It is stored before the first call, so that it survives the page. */
export interface Run {
  kind: RunKind
  /** Whose work it is: nobody else is offered to go on with it. */
  userId: string
  /** The draft as it was when the run began: the same key must always send the same content. */
  draft: OnboardingDraft
  steps: RunStep[]
  failure: RunFailure | null
}

export interface RunFailure {
  step: RunStepName
  message: string
  /** The content itself was refused: sending the same again is no use. */
  isContentRefused: boolean
  /** What was refused is a name, which is no part of what the editor edits. */
  refusedName?: RefusedName
}

/** What the person has named in the wizard. */
export type RefusedName = 'signature' | 'team'

const stepsOf: Readonly<Record<RunKind, readonly RunStepName[]>> = {
  register: ['images', 'profile', 'company'],
  wizard: ['onboarded', 'images', 'template', 'campaign', 'team', 'user', 'organisation'],
  template: ['images', 'template'],
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

/** The run after that step was done. */
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
 * The run with the draft as it is now. What is left gets other content and so other keys; where the
 * draft was changed since, what is done is brought up to it: each step knows what it has created.
 */
export function rebuildRun(run: Run, draft: OnboardingDraft, newKey: () => string): Run {
  const isChanged = !isSameWork(run.draft, draft)
  const steps = run.steps.map((step) => {
    const staysDone = step.isDone && (!isChanged || step.name === 'onboarded')
    return staysDone ? step : { ...step, idempotencyKey: newKey(), isDone: false }
  })
  return { ...run, draft, steps }
}

/** Id of what an earlier step created, or null when it created nothing. */
export function createdBy(run: Run, name: RunStepName): string | null {
  return run.steps.find((step) => step.name === name)?.createdId ?? null
}

export function isFinished(run: Run): boolean {
  return run.steps.every(({ isDone }) => isDone)
}
