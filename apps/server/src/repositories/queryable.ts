import type { Kysely } from 'kysely'
import type { Database } from '../storage/tables.ts'

/** The database or one of its transactions. */
export type Queryable = Kysely<Database>

/**
 * A `Queryable` typed for any table and column, for code shared by all tables. Table names come
 * from `TableName`, and column names from filters validated by the contract; Kysely quotes both.
 */
export type AnyTable = Kysely<Record<string, Record<string, unknown>>>
