import { plantSeed, type Adapters } from '@org/api'
import { demoSeed } from '@org/api/memory'
import type { Kysely } from 'kysely'
import type { Database } from './storage/tables.ts'

/** Fills an empty database with a lifelike organisation; one that holds anything stays as it is. */
export async function seedDemo(
  db: Kysely<Database>,
  adapters: Pick<Adapters, 'repositories' | 'mediaStore'>,
): Promise<void> {
  const anyone = await db.selectFrom('organisations').select('id').limit(1).executeTakeFirst()
  if (!anyone) await plantSeed(adapters, demoSeed())
}
