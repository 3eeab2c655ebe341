import { sql, type Transaction } from 'kysely'
import { SettingsError } from '../settings/settings-error.ts'
import { readMigrations, type Migrations } from '../storage/migrations.ts'
import { runAll } from '../storage/run-migrations.ts'
import type { Database } from '../storage/tables.ts'
import { sequenceStates, type Header } from './format.ts'
import { allTables, columnsOf, tablesOf } from './schema.ts'

/** @throws SettingsError unless the database has no tables */
export async function requireEmpty(transaction: Transaction<Database>): Promise<void> {
  const [table] = await allTables(transaction)
  if (table !== undefined)
    throw new SettingsError(
      `A backup is restored into an empty database only, and this one has tables (${table}, …). Set another DATA_DIR, or the DATABASE_URL of a new database.`,
    )
}

/**
 * Creates the tables as they were in the backup. The server runs later migrations when it starts.
 *
 * @throws SettingsError when a later version has written the backup
 */
export async function createTables(
  transaction: Transaction<Database>,
  names: readonly string[],
): Promise<void> {
  const known = await readMigrations()
  const unknown = names.find((name) => !(name in known))
  if (unknown !== undefined)
    throw new SettingsError(
      `The backup is from a later version: this one does not know its migration ${unknown}. Restore it with that version.`,
    )
  const migrations: Migrations = Object.fromEntries(
    Object.entries(known).filter(([name]) => names.includes(name)),
  )
  await runAll(transaction, migrations, [], names.toSorted().at(-1))
  // Some migrations insert rows.
  const tables = (await tablesOf(transaction)).map((table) => sql.table(table))
  if (tables.length > 0) await sql`truncate ${sql.join(tables)}`.execute(transaction)
}

/** Inserts rows into the tables of an empty database. */
export class RowLoader {
  readonly #transaction: Transaction<Database>
  readonly #columns = new Map<string, readonly string[]>()
  readonly #counts = new Map<string, number>()
  #foreignKeys: readonly ForeignKey[] = []

  constructor(transaction: Transaction<Database>) {
    this.#transaction = transaction
  }

  /** Call it before the first rows, which may refer to later ones. */
  async begin(): Promise<void> {
    const transaction = this.#transaction
    for (const table of await tablesOf(transaction))
      this.#columns.set(table, await columnsOf(transaction, table))
    this.#foreignKeys = await foreignKeysOf(transaction)
    for (const { table, name } of this.#foreignKeys)
      await sql`alter table ${sql.table(table)} drop constraint ${sql.id(name)}`.execute(
        transaction,
      )
  }

  /** @throws Error when the rows do not belong to the table */
  async load({ table, count }: Extract<Header, { kind: 'rows' }>, json: string): Promise<void> {
    const columns = this.#columns.get(table)
    if (!columns) throw new SettingsError(`The backup has rows of an unknown table, ${table}.`)
    const rows = JSON.parse(json) as unknown
    const isComplete = Array.isArray(rows) && rows.length === count
    if (!isComplete || !rows.every((row) => hasColumns(row, columns)))
      throw new SettingsError(`The backup has rows that do not fit into the table ${table}.`)
    const names = sql.join(columns.map((name) => sql.id(name)))
    await sql`insert into ${sql.table(table)} (${names}) overriding system value
      select ${names} from json_populate_recordset(null::${sql.table(table)}, ${json}::json)`.execute(
      this.#transaction,
    )
    this.#counts.set(table, (this.#counts.get(table) ?? 0) + count)
  }

  async setSequences(json: string): Promise<void> {
    const known = await sequenceNames(this.#transaction)
    for (const { name, last_value: value } of sequenceStates.parse(JSON.parse(json))) {
      if (!known.includes(name))
        throw new SettingsError(`The backup has an unknown sequence, ${name}.`)
      await sql`select setval(to_regclass(quote_ident(${name})), ${value}::bigint)`.execute(
        this.#transaction,
      )
    }
  }

  /** Restores the foreign keys, which checks all rows, and counts the rows of each table. */
  async end(): Promise<void> {
    const transaction = this.#transaction
    for (const { table, name, definition } of this.#foreignKeys)
      await sql`alter table ${sql.table(table)} add constraint ${sql.id(name)} ${sql.raw(definition)}`.execute(
        transaction,
      )
    for (const table of this.#columns.keys()) {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from ${sql.table(table)}`.execute(transaction)
      if (rows[0]?.count !== (this.#counts.get(table) ?? 0))
        throw new Error(`The table ${table} has ${rows[0]?.count} rows after its restore.`)
    }
    await sql`analyze`.execute(transaction)
  }
}

function hasColumns(row: unknown, columns: readonly string[]): boolean {
  if (typeof row !== 'object' || row === null) return false
  const names = Object.keys(row)
  return names.length === columns.length && columns.every((name) => name in row)
}

interface ForeignKey {
  readonly table: string
  readonly name: string
  /** In SQL. */
  readonly definition: string
}

async function foreignKeysOf(transaction: Transaction<Database>): Promise<ForeignKey[]> {
  const { rows } = await sql<ForeignKey>`
    select relname::text as table, conname::text as name,
      pg_get_constraintdef(pg_constraint.oid) as definition
    from pg_constraint join pg_class on pg_class.oid = conrelid
    where contype = 'f' and connamespace = current_schema()::text::regnamespace
    order by conname`.execute(transaction)
  return rows
}

async function sequenceNames(transaction: Transaction<Database>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select sequencename::text as name from pg_sequences
    where schemaname = current_schema()`.execute(transaction)
  return rows.map(({ name }) => name)
}
