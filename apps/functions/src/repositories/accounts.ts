import {
  type AccountRepository,
  type InvitationRecord,
  invitationState,
  type MediaRecord,
  type OrganisationRecord,
  type UserRecord,
} from '@org/api'
import type { Where } from '@org/api/contract'
import type { Store } from '../documents/documents.ts'
import { notBeingDeleted } from './organisation-deletions.ts'
import { organisationCollection } from './organisation.ts'

/** Sorts by last use, newest first, then by age, oldest first. */
function lastUsedFirst(a: UserRecord, b: UserRecord): number {
  return (b.last_login_at ?? 0) - (a.last_login_at ?? 0) || a.created_at - b.created_at
}

/** Looks up accounts of all organisations. */
export function firestoreAccounts(store: Store): AccountRepository {
  /** Returns a document unless its organisation is being deleted. */
  async function get<R extends { organisation_id: string }>(collection: string, id: string) {
    const row = await store.get<R>(collection, id)
    return row && ((await notBeingDeleted(store, [row]))[0] ?? null)
  }
  const byId = (id: string) => get<UserRecord>('accounts', id)
  const find = async (where: Where) => {
    const found = await store.find<UserRecord>('accounts', where)
    return (await notBeingDeleted(store, found)).toSorted(lastUsedFirst)
  }
  const first = async (where: Where) => (await find(where))[0] ?? null
  const organisations = (ids: readonly string[]) =>
    store.getAll<OrganisationRecord>(
      [...new Set(ids)].map((id) => ({ collection: organisationCollection, id })),
    )

  /** True unless the person's access in the stock or coaching product has ended. */
  async function isActive({ id, product }: UserRecord): Promise<boolean> {
    if (product === 'signature') return true
    const collection = product === 'stock' ? 'stock_members' : 'coaches'
    const person = await store.get<{ is_active: boolean }>(collection, id)
    return person?.is_active !== false
  }

  return {
    byId,
    byBannerKey: async (key) => (await byId(key)) ?? first({ banner_key: key }),
    byInstallKey: (key) => first({ install_key: key }),
    byOldInstallLink: async (key) => (await byId(key)) ?? first({ former_install_key: key }),
    byEmail: (email, product) => find({ email, product }),
    byMaster: (id) => find({ master_user: id }),
    async others(personId, openId) {
      const person = await byId(personId)
      const found = [
        ...(person ? await find({ email: person.email, product: person.product }) : []),
        ...(await find({ master_user: personId })),
      ]
      const others = new Map(found.map((user) => [user.id, user]))
      others.delete(openId)
      for (const user of found) if (!(await isActive(user))) others.delete(user.id)
      const left = [...others.values()]
      const rows = await organisations(left.map((user) => user.organisation_id))
      const names = new Map(rows.map(({ id, name }) => [id, name]))
      return left.map(({ id, email, organisation_id }) => ({
        id,
        email,
        organisation_id,
        organisation_name: names.get(organisation_id) ?? '',
      }))
    },
    organisations,
    createOrganisation: (organisation) =>
      store.write(async (documents) =>
        documents.set(organisationCollection, organisation.id, { ...organisation, revision: 1 }),
      ),
    media: (id) => get<MediaRecord>('media', id),
    invitation: (id) => get<InvitationRecord>('invitations', id),
    async isInvited(email, product, now) {
      const found = await store.find<InvitationRecord>('invitations', { email, product })
      const shown = await notBeingDeleted(store, found)
      return shown.some((row) => invitationState(row, now) === 'open')
    },
  }
}
