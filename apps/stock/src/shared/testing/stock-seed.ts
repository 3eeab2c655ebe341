import { type ApiOptions, demoSeed, storyTime } from '@org/app-kit/testing'

/** Ids of the fixtures. */
export const stockIds = {
  organisation: 'stock-organisation',
  /** Has all permissions in all centres. */
  superAdmin: 'stock-super-admin',
  /** Belongs to one centre, and holds only the permissions `stock` and `commands`. */
  staff: 'stock-staff',
  /** May select every centre, and holds only the permission `users`. */
  secretary: 'stock-secretary',
  centres: { bastille: 'centre-bastille', ecole: 'centre-ecole', lyon: 'centre-lyon' },
}

const team = 'stock-team'

const centres = [
  {
    id: stockIds.centres.bastille,
    name: 'Centre Bastille',
    address: '12 rue de la Roquette, 75011 Paris',
    create_cmd_hour: 7,
  },
  {
    id: stockIds.centres.ecole,
    name: 'École dentaire du Parc',
    address: '4 boulevard des Belges, 69006 Lyon',
    create_cmd_hour: null,
  },
  {
    id: stockIds.centres.lyon,
    name: 'Centre Lyon Presqu’île',
    address: '28 rue Mercière, 69002 Lyon',
    create_cmd_hour: 18,
  },
]

const member = {
  centre_id: null,
  is_active: true,
  is_admin: false,
  is_super_admin: false,
  permissions: [],
  created_at: storyTime,
}

const members = [
  {
    ...member,
    id: stockIds.superAdmin,
    email: 'nadia.ferrand@centres.example',
    display_name: 'Nadia Ferrand',
    is_super_admin: true,
  },
  {
    ...member,
    id: stockIds.staff,
    email: 'karim.haddad@centres.example',
    display_name: 'Karim Haddad',
    centre_id: stockIds.centres.bastille,
    permissions: ['stock', 'commands'] as const,
  },
  {
    ...member,
    id: stockIds.secretary,
    email: 'lea.moulin@centres.example',
    display_name: 'Léa Moulin',
    permissions: ['users'] as const,
  },
]

function seed(): ReturnType<typeof demoSeed> {
  const demo = demoSeed(storyTime)
  const [organisation] = demo.organisations
  const [anyTeam] = demo.teams
  const [person] = demo.users
  if (!organisation || !anyTeam || !person) throw new Error('The demonstration has no users')
  const ids = { organisation_id: stockIds.organisation, product: 'stock' } as const
  const bare = { logo_id: null, signature_template_id: null }
  return {
    organisations: [{ ...organisation, ...bare, id: stockIds.organisation, product: 'stock' }],
    teams: [{ ...anyTeam, ...bare, id: team, organisation_id: stockIds.organisation }],
    users: members.map(({ id, email }) => ({
      ...person,
      ...ids,
      ...bare,
      id,
      email,
      team_id: team,
      picture_id: null,
      banner_key: id,
      install_key: id,
    })),
    templates: [],
    campaigns: [],
    media: [],
    files: new Map(),
  }
}

/** An installation of the stock product with three centres and three users. */
export const stockApi: ApiOptions = {
  product: 'stock',
  seed,
  async prepare({ repositories }) {
    const { stock } = repositories.within({ organisationId: stockIds.organisation })
    for (const centre of centres) {
      await stock.centres.insert({
        ...centre,
        ordered_on: '',
        reply_to: '',
        is_archived: false,
        created_at: storyTime,
        updated_at: storyTime,
      })
    }
    for (const row of members) await stock.members.insert(row)
  },
}
