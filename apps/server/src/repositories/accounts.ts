import type { AccountRepository } from '@org/api'
import type { Account } from '@org/api/contract'
import { sql } from 'kysely'
import { convertDatabaseErrors } from './database-errors.ts'
import { isNotBeingDeleted } from './organisation-deletions.ts'
import type { Queryable } from './queryable.ts'

/**
 * Implements the look-ups that are made before the caller is identified, by random keys and
 * verified emails. Also creates organisations.
 */
export function accountRepository(db: Queryable): AccountRepository {
  const users = () => db.selectFrom('users').selectAll().where(isNotBeingDeleted('users'))
  return {
    byId: async (userId) => (await users().where('id', '=', userId).executeTakeFirst()) ?? null,

    byBannerKey: async (key) =>
      (await users()
        .where((row) => row.or([row('banner_key', '=', key), row('id', '=', key)]))
        .executeTakeFirst()) ?? null,

    byInstallKey: async (key) =>
      (await users().where('install_key', '=', key).executeTakeFirst()) ?? null,

    byOldInstallLink: async (key) =>
      (await users()
        .where((row) => row.or([row('former_install_key', '=', key), row('id', '=', key)]))
        .executeTakeFirst()) ?? null,

    byEmail: (email, product) =>
      users()
        .where('email', '=', email)
        .where('product', '=', product)
        .orderBy(sql`last_login_at desc nulls last`)
        .orderBy('created_at')
        .orderBy('id')
        .execute(),

    byMaster: (userId) => users().where('master_user', '=', userId).orderBy('id').execute(),

    async others(personId, openId) {
      const { rows } = await sql<Account>`
        select users.id, users.email, users.organisation_id, organisations.name as organisation_name
        from users as person
        cross join lateral (
          select id from users where email = person.email and product = person.product
          union select id from users where master_user = person.id) as found
        join users on users.id = found.id
        join organisations on organisations.id = users.organisation_id
        where person.id = ${personId} and users.id <> ${openId} and ${isNotBeingDeleted('users')}
          and not exists (select 1 from stock_members where stock_members.id = users.id and not is_active)
          and not exists (select 1 from coaches where coaches.id = users.id and not is_active)
        order by users.email <> person.email,
          case when users.email = person.email then users.last_login_at end desc nulls last,
          case when users.email = person.email then users.created_at end, users.id`.execute(db)
      return rows
    },

    organisations: async (ids) =>
      ids.length === 0
        ? []
        : db.selectFrom('organisations').selectAll().where('id', 'in', ids).orderBy('id').execute(),

    async createOrganisation(organisation) {
      await convertDatabaseErrors(
        db
          .insertInto('organisations')
          .values({ ...organisation, revision: 1 })
          .execute(),
      )
    },

    invitation: async (id) =>
      (await db
        .selectFrom('invitations')
        .selectAll()
        .where('id', '=', id)
        .where(isNotBeingDeleted('invitations'))
        .executeTakeFirst()) ?? null,

    async isInvited(email, product, now) {
      const open = db
        .selectFrom('invitations')
        .select('id')
        .where('email', '=', email)
        .where('product', '=', product)
        .where('accepted_at', 'is', null)
        .where('revoked_at', 'is', null)
        .where('expires_at', '>', now)
        .where(isNotBeingDeleted('invitations'))
      return (await open.executeTakeFirst()) !== undefined
    },

    media: async (id) =>
      (await db
        .selectFrom('media')
        .selectAll()
        .where('id', '=', id)
        .where(isNotBeingDeleted('media'))
        .executeTakeFirst()) ?? null,
  }
}
