import { demoIds, demoSeed } from '@org/app-kit/testing'
import { largeSeed, seedWith } from './large-seed.ts'

type Seed = ReturnType<typeof demoSeed>

/** Returns the organisation before its onboarding. */
function beforeOnboarding(seed: Seed): Seed {
  const organisations = seed.organisations.map((organisation) => ({
    ...organisation,
    has_onboarding: false,
  }))
  return { ...seed, organisations }
}

/** The demo administrator, signed in before the onboarding. */
export const adminBeforeOnboarding = {
  userId: demoIds.admin,
  seed: () => beforeOnboarding(demoSeed()),
}

/** Like `adminBeforeOnboarding`, with more employees than fit in one response. */
export const adminOfManyBeforeOnboarding = {
  userId: demoIds.admin,
  seed: () => beforeOnboarding(largeSeed()),
}

/** Like `adminBeforeOnboarding`, but with only these employees besides the administrator. */
export const adminOf = (people: Parameters<typeof seedWith>[0]) => ({
  userId: demoIds.admin,
  seed: () => {
    const seed = beforeOnboarding(seedWith(people))
    const isKept = ({ id }: { id: string }) => id === demoIds.admin || id.startsWith('more-')
    return { ...seed, users: seed.users.filter(isKept) }
  },
})
