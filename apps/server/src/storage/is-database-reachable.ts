import { sql, type Kysely } from 'kysely'
import type { Database } from './tables.ts'

/** True when the database responds to a query. */
export async function isDatabaseReachable(db: Kysely<Database>): Promise<boolean> {
  try {
    await sql`select 1`.execute(db)
    return true
  } catch {
    // The error needs no log entry here, because each failed request already logs it.
    return false
  }
}
