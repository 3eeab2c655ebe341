import type { NotificationRepository, Scope } from '@org/api'
import { sql } from 'kysely'
import { byValues } from '../storage/statement-names.ts'
import type { Queryable } from './queryable.ts'

/** Accesses the notifications in the caller's scope; each account has its own read marks. */
export function notificationRepository(
  db: Queryable,
  { organisationId, teamId }: Scope,
): NotificationRepository {
  const query = () => {
    const rows = db
      .selectFrom('notifications')
      .where('notifications.organisation_id', '=', organisationId)
      .where(byValues)
    return teamId === undefined ? rows : rows.where('notifications.team_id', '=', teamId)
  }
  const isRead = (userId: string) =>
    sql<boolean>`exists (
      select 1 from notification_reads
      where user_id = ${userId} and notification_id = notifications.id
    )`
  const unread = async (userId: string) => {
    const { count } = await query()
      .where(sql<boolean>`not ${isRead(userId)}`)
      .select(sql<number>`count(*)::int`.as('count'))
      .executeTakeFirstOrThrow()
    return count
  }

  return {
    unread,

    async add(notification) {
      await db
        .insertInto('notifications')
        .values({ ...notification, organisation_id: organisationId })
        .execute()
    },

    async list(userId, { limit, offset }) {
      const { total } = await query()
        .select(sql<number>`count(*)::int`.as('total'))
        .executeTakeFirstOrThrow()
      const data = await query()
        .selectAll('notifications')
        .select(isRead(userId).as('is_read'))
        .orderBy('created_at', 'desc')
        .orderBy('number', 'desc')
        .limit(limit)
        .offset(offset)
        .execute()
      return { data, total, unread: await unread(userId) }
    },

    async read(userId, id, now) {
      const rows = id === null ? query() : query().where('id', '=', id)
      const reads = rows.select([
        sql<string>`${userId}::text`.as('user_id'),
        'id',
        sql<number>`${now}::bigint`.as('read_at'),
      ])
      await db
        .insertInto('notification_reads')
        .columns(['user_id', 'notification_id', 'read_at'])
        .expression(reads)
        .onConflict((conflict) => conflict.columns(['user_id', 'notification_id']).doNothing())
        .execute()
      return id === null || (await rows.select('id').executeTakeFirst()) !== undefined
    },
  }
}
