import { readdir, readFile } from 'node:fs/promises'
import type { Transaction } from 'kysely'
import { codeMigrations } from './migrations/code-migrations.ts'
import type { Database } from './tables.ts'

/**
 * A migration in SQL. Adds only what the release before can live with, because both run beside each
 * other during an upgrade. An index of a table that exists already is written as `create index
 * concurrently NAME on …`, without `if not exists`.
 */
export interface SqlMigration {
  readonly statements: readonly string[]
}

/** A migration that SQL cannot express; runs in the transaction of the migrations around it. */
export interface CodeMigration {
  run(db: Transaction<Database>): Promise<void>
}

/**
 * A migration of many rows. Each batch has its own transaction, so that it locks rows only briefly,
 * and an interrupted migration goes on with the next batch, in this process or another one.
 */
export interface BatchMigration {
  /**
   * Processes the rows that follow the cursor.
   *
   * @param after the cursor that the batch before returned; '' for the first batch
   * @returns the new cursor, or null after the last row
   */
  runBatch(db: Transaction<Database>, after: string): Promise<string | null>
}

export type Migration = SqlMigration | CodeMigration | BatchMigration

/** Migrations by name; they run in the order of their names. */
export type Migrations = Readonly<Record<string, Migration>>

const folder = new URL('./migrations/', import.meta.url)

/** Reads the SQL files of `migrations/`, and adds the migrations in code. */
export async function readMigrations(): Promise<Migrations> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql'))
  const files = await Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, folder), 'utf8')
      return [name, { statements: statementsOf(text) }] as const
    }),
  )
  return { ...Object.fromEntries(files), ...codeMigrations }
}

/** Splits a file into its statements, of which each ends with a semicolon at the end of a line. */
export const statementsOf = (text: string): string[] =>
  text.split(/;\s*$/m).filter((statement) => statement.trim() !== '')
