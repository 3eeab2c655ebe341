import type { OnboardingDraft } from './draft.ts'
import { imageFields } from './images.ts'
import type { Run, RunStep, RunStepName } from './run.ts'

/** What an unfinished run leaves behind when nobody goes on with it. */
export interface RunOutcome {
  /** Saved already: dropping the run takes none of it back. */
  kept: RunStepName[]
  /** Where it stopped without an answer that says whether it was saved; null where nothing was. */
  open: RunStepName | null
  /** Never saved unless the run goes on. */
  missed: RunStepName[]
}

/** Steps that a run passes over where the draft has nothing for them. */
const isWanted: Partial<Record<RunStepName, (draft: OnboardingDraft) => boolean>> = {
  images: ({ signatureData }) => imageFields.some((field) => signatureData[field].media !== null),
  campaign: ({ signatureData }) => signatureData.banner.media !== null,
  team: ({ teamName }) => teamName.trim() !== '',
}

/** What is saved, what perhaps, and what not, in the order of the run. */
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
