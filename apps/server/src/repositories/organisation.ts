import type { Scope, ScopedRepositories } from '@org/api'
import { sql } from 'kysely'
import { convertDatabaseErrors } from './database-errors.ts'
import type { Queryable } from './queryable.ts'

/** Reads and changes the organisation of a scope. */
export function scopedOrganisation(
  db: Queryable,
  { organisationId }: Scope,
  isLocking: boolean,
): ScopedRepositories['organisation'] {
  return {
    async get() {
      const query = db.selectFrom('organisations').selectAll().where('id', '=', organisationId)
      return (isLocking ? query.forNoKeyUpdate() : query).executeTakeFirstOrThrow()
    },
    async update(patch, ifRevision) {
      const query = db
        .updateTable('organisations')
        .set({ ...patch, revision: sql<number>`revision + 1` })
        .where('id', '=', organisationId)
      const row = await convertDatabaseErrors(
        (ifRevision === undefined ? query : query.where('revision', '=', ifRevision))
          .returningAll()
          .executeTakeFirst(),
      )
      if (row) return row
      if (ifRevision === undefined) throw new Error('The organisation of this scope is gone.')
      return 'stale'
    },
  }
}
