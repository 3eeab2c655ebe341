import type { UserRecord } from '../ports/records.ts'
import type { AccountRepository } from '../ports/repositories.ts'
import { invitationState } from '../rules/invitation-state.ts'
import type { Store } from './store.ts'

/** Sorts by last use, newest first, then by age, oldest first. */
function lastUsedFirst(a: UserRecord, b: UserRecord): number {
  return (b.last_login_at ?? 0) - (a.last_login_at ?? 0) || a.created_at - b.created_at
}

export function memoryAccounts(store: Store): AccountRepository {
  /** True unless the row's organisation is being deleted. */
  const isShown = (row: { organisation_id: string }) =>
    !store.state.deletions.has(row.organisation_id)
  const shown = <R extends { organisation_id: string }>(row: R | undefined): R | null =>
    row && isShown(row) ? structuredClone(row) : null
  const users = (isWanted: (user: UserRecord) => boolean) =>
    structuredClone(
      [...store.state.users.values()].filter((user) => isShown(user) && isWanted(user)),
    ).toSorted(lastUsedFirst)
  return {
    byId: async (id) => shown(store.state.users.get(id)),
    byBannerKey: async (key) =>
      users((user) => user.banner_key === key || user.id === key)[0] ?? null,
    byInstallKey: async (key) => users((user) => user.install_key === key)[0] ?? null,
    byOldInstallLink: async (key) =>
      users((user) => user.former_install_key === key || user.id === key)[0] ?? null,
    byEmail: async (email, product) =>
      users((user) => user.email === email && user.product === product),
    byMaster: async (id) => users((user) => user.master_user === id),
    async others(personId, openId) {
      const person = store.state.users.get(personId)
      const found = [
        ...users(({ email, product }) => email === person?.email && product === person.product),
        ...users((user) => user.master_user === personId),
      ]
      const others = new Map(found.map((user) => [user.id, user]))
      others.delete(openId)
      for (const id of others.keys()) {
        const { stock, coaching } = store.state
        const person = stock.members.get(id) ?? coaching.coaches.get(id)
        if (person?.is_active === false) others.delete(id)
      }
      return [...others.values()].map(({ id, email, organisation_id }) => ({
        id,
        email,
        organisation_id,
        organisation_name: store.state.organisations.get(organisation_id)?.name ?? '',
      }))
    },
    organisations: async (ids) =>
      [...store.state.organisations.values()].filter((row) => ids.includes(row.id)),
    createOrganisation: (organisation) =>
      store.write(() => {
        store.state.organisations.set(organisation.id, { ...organisation, revision: 1 })
      }),
    media: async (id) => shown(store.state.media.get(id)),
    invitation: async (id) => shown(store.state.invitations.get(id)),
    isInvited: async (email, product, now) =>
      [...store.state.invitations.values()].some(
        (row) =>
          isShown(row) &&
          row.email === email &&
          row.product === product &&
          invitationState(row, now) === 'open',
      ),
  }
}
