import { sql, type Kysely } from 'kysely'
import type { Database } from './tables.ts'

/** True when the database answers a question. */
export async function databaseAnswers(db: Kysely<Database>): Promise<boolean> {
  try {
    await sql`select 1`.execute(db)
    return true
  } catch {
    // Whatever the reason is, the answer is no; the requests that fail for it are logged.
    return false
  }
}
