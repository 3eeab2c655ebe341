import type { OnboardingDraft } from './draft.ts'
import { imageFields } from './images.ts'
import type { Run, RunStep, RunStepName } from './run.ts'

/** What stays saved and what stays unsaved if an unfinished run is dropped. */
export interface RunOutcome {
  /** Already saved; dropping the run does not undo these steps. */
  kept: RunStepName[]
  /** The failed step, if it is unknown whether it was saved; otherwise null. */
  open: RunStepName | null
  /** Not saved unless the run is resumed. */
  missed: RunStepName[]
}

/**
 * Whether the draft has something to save in a step. Unlisted steps always have something to save.
 */
const isWanted: Partial<Record<RunStepName, (draft: OnboardingDraft) => boolean>> = {
  images: ({ signatureData }) => imageFields.some((field) => signatureData[field].media !== null),
  campaign: ({ signatureData }) => signatureData.banner.media !== null,
  team: ({ teamName }) => teamName.trim() !== '',
}

/** Groups the steps into saved, possibly saved and not saved, in the order of the run. */
export function outcomeOf({ steps, draft, failure }: Run): RunOutcome {
  const isKept = ({ isDone, createdId }: RunStep) => isDone || createdId !== null
  const wanted = steps.filter(
    (step) => step.createdId !== null || (isWanted[step.name]?.(draft) ?? true),
  )
  const open = failure && !failure.isContentRefused ? failure.step : null
  const names = (some: readonly RunStep[]) => some.map(({ name }) => name)
  const kept = names(wanted.filter(isKept))
  return {
    kept,
    open: open !== null && kept.includes(open) ? null : open,
    missed: names(wanted.filter((step) => !isKept(step) && step.name !== open)),
  }
}
