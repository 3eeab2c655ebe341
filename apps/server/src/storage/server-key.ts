import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from './tables.ts'

/**
 * The key behind codes' and addresses' signatures, made at the first start and shared by all
 * processes on the same database.
 */
export async function serverKey(db: Kysely<Database>): Promise<string> {
  await db
    .insertInto('server_keys')
    .values({ name: 'master', value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const row = await db
    .selectFrom('server_keys')
    .select('value')
    .where('name', '=', 'master')
    .executeTakeFirstOrThrow()
  return row.value
}
