import type { Kysely } from 'kysely'
import type { Database } from '../storage/tables.ts'

/** The database or one of its transactions. */
export type Queryable = Kysely<Database>

/**
 * The same connection, typed for any table and column, for code shared by all tables. Names come
 * from the list of tables and from filters validated by the contract; Kysely quotes them.
 */
export type AnyTable = Kysely<Record<string, Record<string, unknown>>>
