import {
  longestWait,
  waitForgottenSeconds,
  type BrowserRepository,
  type CodeRepository,
  type WaitRepository,
} from '@org/api'
import { sql } from 'kysely'
import type { Queryable } from './queryable.ts'

/** Stores sign-in codes. */
export function codeRepository(db: Queryable): CodeRepository {
  return {
    async add(code) {
      const { number } = await db
        .insertInto('codes')
        .values(code)
        .returning('number')
        .executeTakeFirstOrThrow()
      const kept = db
        .selectFrom('codes')
        .select('number')
        .where('email', '=', code.email)
        .where('product', '=', code.product)
        .where('browser', '=', code.browser)
        .where('number', '<=', number)
        .orderBy('number', 'desc')
        .limit(2)
      await db
        .deleteFrom('codes')
        .where('email', '=', code.email)
        .where('product', '=', code.product)
        .where('browser', '=', code.browser)
        .where('number', '<', number)
        .where('number', 'not in', kept)
        .execute()
    },
    attempt: ({ email, product }, browser, now) =>
      db
        .updateTable('codes')
        .set((row) => ({ attempts: row('attempts', '+', 1) }))
        .where('email', '=', email)
        .where('product', '=', product)
        .where('browser', '=', browser)
        .where('expires_at', '>', now)
        .returningAll()
        .execute(),
    newest: ({ email, product }, now) =>
      db
        .selectFrom('codes')
        .selectAll()
        .where('email', '=', email)
        .where('product', '=', product)
        .where('expires_at', '>', now)
        .orderBy('number', 'desc')
        .limit(2)
        .execute(),
    async use(number) {
      const result = await db.deleteFrom('codes').where('number', '=', number).executeTakeFirst()
      return result.numDeletedRows > 0n
    },
  }
}

/** Stores the browsers to recognise at the next sign-in. */
export function browserRepository(db: Queryable): BrowserRepository {
  return {
    async isKnown(email, browser) {
      const row = await db
        .selectFrom('browsers')
        .select('browser')
        .where('email', '=', email)
        .where('browser', '=', browser)
        .executeTakeFirst()
      return row !== undefined
    },
    async remember(email, browser, now) {
      await db
        .insertInto('browsers')
        .values({ email, browser, signed_in_at: now })
        .onConflict((conflict) =>
          conflict.columns(['email', 'browser']).doUpdateSet({ signed_in_at: now }),
        )
        .execute()
    },
  }
}

/** Stores how long to wait after failed sign-in attempts. */
export function waitRepository(db: Queryable): WaitRepository {
  return {
    async begin(key, now) {
      const forgotten = now - waitForgottenSeconds
      // One statement both checks and counts, so that only one of several parallel attempts is
      // allowed.
      const { rows } = await sql`
        insert into waits (key, failures, free_at) values (${key}, 1, ${now + 1})
        on conflict (key) do update set
          failures = case when waits.free_at <= ${forgotten} then 1 else waits.failures + 1 end,
          free_at = ${now}::bigint + case when waits.free_at <= ${forgotten} then 1
            else least(${longestWait}::bigint, power(2, least(waits.failures, 10))::bigint) end
        where waits.free_at <= ${now}
        returning failures`.execute(db)
      if (rows.length > 0) return 0
      const held = await db
        .selectFrom('waits')
        .select('free_at')
        .where('key', '=', key)
        .executeTakeFirst()
      return Math.max(1, (held?.free_at ?? now) - now)
    },
    async clear(key) {
      await db.deleteFrom('waits').where('key', '=', key).execute()
    },
  }
}
