import type { PhotoTokens, Scope } from '@org/api'
import type { Queryable } from './queryable.ts'

/** Stores encrypted tokens of the photo network for users of the scope's organisation. */
export function photoTokens(db: Queryable, { organisationId }: Scope): PhotoTokens {
  return {
    async get(userId) {
      const row = await db
        .selectFrom('photo_tokens')
        .select(['sealed_token', 'connected_at'])
        .where('organisation_id', '=', organisationId)
        .where('user_id', '=', userId)
        .executeTakeFirst()
      return row ?? null
    },
    async set(userId, token) {
      await db
        .insertInto('photo_tokens')
        .values({ user_id: userId, organisation_id: organisationId, ...token })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(token))
        .execute()
    },
    async remove(userId) {
      const { numDeletedRows } = await db
        .deleteFrom('photo_tokens')
        .where('organisation_id', '=', organisationId)
        .where('user_id', '=', userId)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
  }
}
