import type { OrganisationDeletions } from '../ports/organisation-deletions.ts'
import type { MemoryState } from './state.ts'
import type { Store } from './store.ts'

type Rows = Map<string, object>

/** The rows that `removeRows` deletes, with the organisation of each. */
function rowsOf({ state }: Store): [Rows, (row: never) => string | undefined][] {
  const ofRow = (row: { organisation_id: string }) => row.organisation_id
  const ofUser = (row: { user_id: string }) => state.users.get(row.user_id)?.organisation_id
  const tables = ['audit', 'notifications', 'deployRuns', 'invitations'] as const
  return [
    [
      state.jobs,
      (job: MemoryState['jobs'] extends Map<string, infer J> ? J : never) =>
        job.mail?.organisationId ?? undefined,
    ],
    ...tables.map((name): [Rows, (row: never) => string] => [state[name], ofRow]),
    [state.tokens, ofUser],
    [state.users, ofRow],
    [state.campaigns, ofRow],
    [state.templates, ofRow],
    [state.teams, ofRow],
  ]
}

export function memoryDeletions(store: Store): OrganisationDeletions {
  return {
    begin: (organisationId, now) =>
      store.write(() => {
        if (store.state.deletions.has(organisationId)) return false
        store.state.deletions.set(organisationId, now)
        for (const { key, mail, state } of store.state.jobs.values()) {
          const isOwn = mail?.organisationId === organisationId
          if (isOwn && state === 'waiting') store.state.jobs.delete(key)
        }
        return true
      }),
    removeRows: (organisationId, limit) =>
      store.write(() => {
        for (const [rows, organisationOf] of rowsOf(store)) {
          const own = [...rows].filter(([, row]) => organisationOf(row as never) === organisationId)
          for (const [key] of own.slice(0, limit)) {
            rows.delete(key)
            store.state.photoTokens.delete(key)
          }
          if (own.length > 0) return Math.min(own.length, limit)
        }
        return 0
      }),
    removeOrganisation: (organisationId) =>
      store.write(() => {
        const { organisations, billing, storageUse, deletions } = store.state
        for (const rows of [organisations, billing, storageUse, deletions]) {
          rows.delete(organisationId)
        }
      }),
  }
}
