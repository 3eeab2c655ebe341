import { demoIds, demoSeed } from '@org/app-kit/testing'

/** The demonstration organisation with 700 more employees: more than any one answer holds. */
export function largeSeed() {
  const seed = demoSeed()
  const [template] = seed.users.filter(({ id }) => id === demoIds.member)
  if (!template) throw new Error('The demonstration has no member')
  const more = Array.from({ length: 700 }, (_, at) => ({
    ...template,
    id: `more-${at}`,
    banner_key: `more-banner-${at}`,
    install_key: `more-install-${at}`,
    email: `zoe.${at}@maison-lueur.example`,
    first_name: 'Zoé',
    last_name: `Zimmer ${String(at).padStart(3, '0')}`,
  }))
  return { ...seed, users: [...seed.users, ...more] }
}
