import { demoIds, demoSeed } from '@org/app-kit/testing'
import { largeSeed, seedWith } from './large-seed.ts'

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

/** The same with these employees alone. */
export const adminOf = (people: Parameters<typeof seedWith>[0]) => ({
  userId: demoIds.admin,
  seed: () => {
    const seed = beforeOnboarding(seedWith(people))
    const isKept = ({ id }: { id: string }) => id === demoIds.admin || id.startsWith('more-')
    return { ...seed, users: seed.users.filter(isKept) }
  },
})
