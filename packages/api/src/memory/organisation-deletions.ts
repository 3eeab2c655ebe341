import type { OrganisationDeletions } from '../ports/organisation-deletions.ts'
import type { MemoryJob } from './state.ts'
import type { Store } from './store.ts'

interface Part {
  rows: Map<string, unknown>
  organisationOf: (row: never, key: string) => string | undefined
}

/** The rows that `removeRows` deletes, with the organisation of each. */
function partsOf({ state }: Store): Part[] {
  const { audit, notifications, deployRuns, invitations } = state
  const { users, campaigns, templates, teams } = state
  const { bookings, ...stock } = state.stock
  const { media: _, ...coaching } = state.coaching
  const owned = (tables: Readonly<Record<string, Map<string, { organisation_id: string }>>>) =>
    Object.values(tables).map((rows): Part => ({
      rows,
      organisationOf: (row: { organisation_id: string }) => row.organisation_id,
    }))
  return [
    { rows: state.jobs, organisationOf: (job: MemoryJob) => job.mail?.organisationId ?? undefined },
    { rows: bookings, organisationOf: (_row, key) => key.split(' ')[0] },
    {
      rows: state.tokens,
      organisationOf: (token: { user_id: string }) => users.get(token.user_id)?.organisation_id,
    },
    ...owned({ audit, notifications, deployRuns, invitations, ...stock, ...coaching }),
    ...owned({ users, campaigns, templates, teams }),
  ]
}

export function memoryDeletions(store: Store): OrganisationDeletions {
  return {
    begin: (organisationId, now) =>
      store.write(() => {
        if (store.state.deletions.has(organisationId)) return false
        store.state.deletions.set(organisationId, now)
        return true
      }),
    removeRows: (organisationId, limit) =>
      store.write(() => {
        for (const { rows, organisationOf } of partsOf(store)) {
          const own = [...rows].filter(
            ([key, row]) => organisationOf(row as never, key) === organisationId,
          )
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
