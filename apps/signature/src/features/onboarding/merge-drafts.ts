import { merge, type Merged } from '@org/app-kit'
import type { OnboardingDraft } from './draft.ts'

/**
 * Brings what two tabs have made of one draft together. Each tab stays at its own step.
 *
 * @param base the draft as both have last seen it.
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
