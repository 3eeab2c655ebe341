import type { Kysely } from 'kysely'
import type { Database } from '../storage/tables.ts'

/** The database or one transaction on it. */
export type Queryable = Kysely<Database>

/**
 * The same connection with any table and column, for the code that all tables share. Names come
 * from the tables' own list and from filters that the contract checked; Kysely quotes them.
 */
export type AnyTable = Kysely<Record<string, Record<string, unknown>>>
