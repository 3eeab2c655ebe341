import { demoIds, demoSeed } from '@org/app-kit/testing'

/** Seeds the demo organisation with an administrator who also has her own company. */
export function seedWithTwoAccounts() {
  const seed = demoSeed()
  const [employer] = seed.organisations
  const [team] = seed.teams
  const camille = seed.users.find(({ id }) => id === demoIds.admin)
  if (!employer || !team || !camille) throw new Error('The demonstration lacks its administrator')
  const own = { organisation_id: 'camille-organisation', team_id: 'camille-team' }
  return {
    ...seed,
    organisations: [
      ...seed.organisations,
      {
        ...employer,
        id: own.organisation_id,
        name: 'Atelier Moreau',
        logo_id: null,
        signature_template_id: null,
      },
    ],
    teams: [
      ...seed.teams,
      {
        ...team,
        id: own.team_id,
        organisation_id: own.organisation_id,
        is_global: true,
        signature_template_id: null,
      },
    ],
    users: [
      ...seed.users,
      {
        ...camille,
        ...own,
        id: 'camille-user',
        banner_key: 'camille-banner',
        install_key: 'camille-install',
      },
    ],
  }
}
