import type { StoredSession, TokenRepository } from '@org/api'
import { sql } from 'kysely'
import { convertDatabaseErrors } from './database-errors.ts'
import { isNotBeingDeleted } from './organisation-deletions.ts'
import type { Queryable } from './queryable.ts'

/** Stores sessions by the hash of their token. */
export function tokenRepository(db: Queryable): TokenRepository {
  return {
    async insert(token) {
      await convertDatabaseErrors(db.insertInto('tokens').values(token).execute())
    },
    async get(hash) {
      const { rows } = await sql<StoredSession>`
        select row_to_json(tokens) as token, row_to_json(users) as user,
          row_to_json(stock_members) as member
        from tokens join users on users.id = tokens.user_id
        left join stock_members on tokens.product = 'stock' and stock_members.id = users.id
          and stock_members.organisation_id = users.organisation_id
        where tokens.hash = ${hash} and ${isNotBeingDeleted('users')}`.execute(db)
      return rows[0] ?? null
    },
    async touch(hash, usedAt) {
      await db.updateTable('tokens').set({ used_at: usedAt }).where('hash', '=', hash).execute()
    },
    async ofUsers(userIds) {
      return db
        .selectFrom('tokens')
        .selectAll()
        .where((row) => row.or([row('user_id', 'in', userIds), row('opened_by', 'in', userIds)]))
        .orderBy('used_at', 'desc')
        .orderBy('id')
        .execute()
    },
    async remove(hash) {
      await db.deleteFrom('tokens').where('hash', '=', hash).execute()
    },
    async removeOfUser(userId) {
      await db
        .deleteFrom('tokens')
        .where((row) => row.or([row('user_id', '=', userId), row('opened_by', '=', userId)]))
        .execute()
    },
    async removeOpened(userId) {
      await db
        .deleteFrom('tokens')
        .where('user_id', '=', userId)
        .where('opened_by', 'is not', null)
        .execute()
    },
  }
}
