import { merge, type Merged } from '@org/app-kit'
import type { OnboardingDraft } from './draft.ts'

/**
 * Merges two tabs' changes to the same draft. Each tab keeps its own step.
 *
 * @param base the last version that both tabs have seen.
 */
export function mergeDrafts(
  base: OnboardingDraft,
  mine: OnboardingDraft,
  theirs: OnboardingDraft,
): Merged<OnboardingDraft> {
  const { step } = mine
  const work = (draft: OnboardingDraft) => ({ ...draft, step })
  return merge<OnboardingDraft>([work(base), work(mine), work(theirs)])
}
