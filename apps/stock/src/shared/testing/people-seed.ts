import { type ApiOptions, storyTime } from '@org/app-kit/testing'
import { plantPhoto, portraitFile } from './photos.fixture.ts'
import { stockApi, stockIds } from './stock-seed.ts'

/** Ids of the fixtures. */
export const peopleIds = {
  /** May manage the users of Bastille, and holds the permissions of its staff. */
  manager: 'stock-manager',
  /** Belongs to Lyon, and was deactivated. */
  former: 'stock-former',
  praticiens: { haddad: 'praticien-haddad', eluard: 'praticien-eluard', roux: 'praticien-roux' },
}

const { bastille, lyon } = stockIds.centres
const { haddad, eluard, roux } = peopleIds.praticiens

const members = [
  {
    id: peopleIds.manager,
    email: 'ines.marchal@centres.example',
    display_name: 'Inès Marchal',
    centre_id: bastille,
    is_active: true,
    permissions: ['users', 'user_edit', 'praticiens', 'stock', 'commands'] as const,
  },
  {
    id: peopleIds.former,
    email: 'edouard.lacombe@centres.example',
    display_name: 'Édouard Lacombe',
    centre_id: lyon,
    is_active: false,
    permissions: ['stock'] as const,
  },
]

const praticienRows = [
  { id: haddad, name: 'Dr Amel Haddad', centre_id: bastille, photo: 'photo-haddad' },
  { id: eluard, name: 'Éluard, Dr Thomas', centre_id: bastille, photo: null },
  { id: roux, name: 'Dr Marguerite Roux', centre_id: lyon, photo: null },
]

/** An installation with users of each kind, and practitioners in two centres. */
export const peopleApi: ApiOptions = {
  ...stockApi,
  userId: stockIds.superAdmin,
  seed() {
    const seed = stockApi.seed?.()
    const [person] = seed?.users ?? []
    if (!seed || !person) throw new Error('The installation has no users')
    const added = members.map(({ id, email }) => ({
      ...person,
      id,
      email,
      banner_key: id,
      install_key: id,
    }))
    return { ...seed, users: [...seed.users, ...added] }
  },
  async prepare(adapters) {
    await stockApi.prepare?.(adapters)
    const scope = { organisationId: stockIds.organisation }
    const { stock } = adapters.repositories.within(scope)
    for (const row of members) {
      const rights = { is_admin: false, is_super_admin: false }
      await stock.members.insert({ ...row, ...rights, created_at: storyTime })
    }
    await plantPhoto(adapters, 'photo-haddad', portraitFile())
    for (const row of praticienRows) {
      const stored = { is_archived: false, created_at: storyTime, updated_at: storyTime }
      await stock.praticiens.insert({ ...row, ...stored })
    }
  },
}
