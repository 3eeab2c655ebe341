import { demoIds, demoSeed } from '@org/app-kit/testing'

type People = readonly { first_name: string; last_name: string }[]

/** Seeds the demo organisation with additional employees. */
export function seedWith(people: People) {
  const seed = demoSeed()
  const [template] = seed.users.filter(({ id }) => id === demoIds.member)
  if (!template) throw new Error('The demonstration has no member')
  const more = people.map((person, at) => ({
    ...template,
    ...person,
    id: `more-${at}`,
    banner_key: `more-banner-${at}`,
    install_key: `more-install-${at}`,
    email: `zoe.${at}@maison-lueur.example`,
  }))
  return { ...seed, users: [...seed.users, ...more] }
}

/** Seeds the demo organisation with 700 more employees: more than fit in one response. */
export const largeSeed = () =>
  seedWith(
    Array.from({ length: 700 }, (_, at) => ({
      first_name: 'Zoé',
      last_name: `Zimmer ${String(at).padStart(3, '0')}`,
    })),
  )
