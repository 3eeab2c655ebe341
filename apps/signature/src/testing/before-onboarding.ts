import { demoIds, demoSeed } from '@org/app-kit/testing'
import { largeSeed } from './large-seed.ts'

type Seed = ReturnType<typeof demoSeed>

/** An organisation as it was before its onboarding. */
function beforeOnboarding(seed: Seed): Seed {
  const organisations = seed.organisations.map((organisation) => ({
    ...organisation,
    has_onboarding: false,
  }))
  return { ...seed, organisations }
}

/** The demonstration's administrator, signed in. */
export const adminBeforeOnboarding = {
  userId: demoIds.admin,
  seed: () => beforeOnboarding(demoSeed()),
}

/** The same with more employees than any one answer holds. */
export const adminOfManyBeforeOnboarding = {
  userId: demoIds.admin,
  seed: () => beforeOnboarding(largeSeed()),
}
