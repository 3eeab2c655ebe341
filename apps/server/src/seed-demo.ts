import { plantSeed, type Adapters } from '@org/api'
import { demoIds, demoSeed } from '@org/api/memory'
import type { Kysely } from 'kysely'
import type { Database } from './storage/tables.ts'

/**
 * Fills an empty database with a realistic organisation; a database with data is left unchanged.
 *
 * @returns the administrator's email; undefined when the database holds other data
 */
export async function seedDemo(
  db: Kysely<Database>,
  adapters: Pick<Adapters, 'repositories' | 'mediaStore' | 'clock'>,
): Promise<string | undefined> {
  const anyone = await db.selectFrom('organisations').select('id').limit(1).executeTakeFirst()
  if (!anyone) await plantSeed(adapters, demoSeed())
  const admin = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', demoIds.admin)
    .executeTakeFirst()
  return admin?.email
}
