import { setImmediate } from 'node:timers/promises'
import { protocol, types, type messages, type PGlite } from '@electric-sql/pglite'
import {
  AbortedTransactionError,
  CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
} from 'kysely'
import type { OnStatement } from '../log/slow-statements.ts'
import { portError } from './database-failures.ts'
import { isPreparable } from './statement-names.ts'

const { serialize } = protocol

/** Maximum number of prepared statements; the least recently used is dropped first. */
const maxPrepared = 200
/**
 * How long statements may run one after another, in ms, before waiting requests and timers get a
 * turn. The engine responds without yielding to the event loop, so a job of many statements would
 * otherwise block them until its end.
 */
const turnMilliseconds = 10

interface Column {
  name: string
  parse: types.Parser | undefined
}

/** A statement that the engine has parsed. */
interface Prepared {
  name: string
  columns: readonly Column[]
}

type Message = messages.BackendMessage

/**
 * The only connection to the embedded engine. PGlite's own `query` calls the engine six times, and
 * parses and plans each statement again. Here a statement is prepared at its first use, and takes a
 * single call. Calls must not overlap: Kysely gives the connection to one caller at a time.
 */
export class EmbeddedConnection implements DatabaseConnection {
  readonly #engine: PGlite
  readonly #onStatement: OnStatement | undefined
  readonly #prepared = new Map<string, Prepared>()
  #count = 0
  #turnStartedAt = 0

  constructor(engine: PGlite, onStatement?: OnStatement) {
    this.#engine = engine
    this.#onStatement = onStatement
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    await this.#takeTurns()
    const { received, columns } = await this.#run(query)
    return resultOf<Row>(received, columns)
  }

  async #takeTurns(): Promise<void> {
    if (performance.now() - this.#turnStartedAt < turnMilliseconds) return
    await setImmediate()
    this.#turnStartedAt = performance.now()
  }

  // eslint-disable-next-line require-yield
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('The embedded database does not stream.')
  }

  /** @throws AbortedTransactionError when a statement of the transaction failed */
  async commit(): Promise<void> {
    const { received } = await this.#run(CompiledQuery.raw('commit'))
    const isAborted = received.some((one) => isCommandComplete(one) && one.text === 'ROLLBACK')
    if (isAborted) throw new AbortedTransactionError()
  }

  async #run({ sql, parameters }: CompiledQuery) {
    const known = this.#prepared.get(sql)
    const name = known?.name ?? this.#nameFor(sql)
    const sent = [
      ...(known ? [] : [serialize.parse({ text: sql, name })]),
      serialize.bind({ statement: name, values: parameters.map(toText) }),
      ...(known ? [] : [serialize.describe({ type: 'P' })]),
      serialize.execute({}),
      serialize.sync(),
    ]
    const startedAt = performance.now()
    try {
      const received = await this.#exchange(sent)
      const columns = known?.columns ?? this.#columnsOf(received)
      if (name !== '') await this.#remember(sql, { name, columns })
      return { received, columns }
    } catch (error) {
      // The statement failed while being prepared, or its plan is outdated: prepare it again next
      // time.
      if (name !== '') await this.#forget(sql, name)
      throw portError(error)
    } finally {
      this.#onStatement?.(sql, performance.now() - startedAt)
    }
  }

  /** Makes a single call to the engine. */
  #exchange(sent: readonly Uint8Array[]): Promise<Message[]> {
    return this.#engine.execProtocolStream(Buffer.concat(sent), { syncToFs: false })
  }

  #nameFor(sql: string): string {
    if (!isPreparable(sql)) return ''
    this.#count += 1
    return `s${this.#count}`
  }

  async #remember(sql: string, prepared: Prepared): Promise<void> {
    // Inserted again, which moves the statement to the end: the map is ordered by last use.
    this.#prepared.delete(sql)
    this.#prepared.set(sql, prepared)
    if (this.#prepared.size <= maxPrepared) return
    const [oldest] = this.#prepared
    if (oldest) await this.#forget(oldest[0], oldest[1].name)
  }

  async #forget(sql: string, name: string): Promise<void> {
    this.#prepared.delete(sql)
    await this.#exchange([serialize.close({ type: 'S', name }), serialize.sync()])
  }

  #columnsOf(received: readonly Message[]): Column[] {
    for (const message of received) {
      if (isRowDescription(message)) {
        return message.fields.map(({ name, dataTypeID }) => ({
          name,
          parse: this.#engine.parsers[dataTypeID],
        }))
      }
    }
    return []
  }
}

/** Converts a parameter to the engine's text format. */
function toText(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'bigint') return value.toString()
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function resultOf<Row>(received: readonly Message[], columns: readonly Column[]): QueryResult<Row> {
  const rows: Row[] = []
  let affected: bigint | undefined
  for (const message of received) {
    if (isDataRow(message)) rows.push(rowOf<Row>(message, columns))
    else if (isCommandComplete(message)) affected = affectedBy(message.text)
  }
  return affected === undefined ? { rows } : { rows, numAffectedRows: affected }
}

function rowOf<Row>({ fields }: messages.DataRowMessage, columns: readonly Column[]): Row {
  const row: Record<string, unknown> = {}
  for (const [index, { name, parse }] of columns.entries()) {
    const text = fields[index] ?? null
    row[name] = text === null || !parse ? text : parse(text)
  }
  return row as Row
}

/** Reads the number of written rows from the end of a command's tag, as in `INSERT 0 5`. */
function affectedBy(tag: string): bigint | undefined {
  const count = /^(?:INSERT|UPDATE|DELETE|MERGE)\b.* (\d+)$/.exec(tag)?.[1]
  return count === undefined ? undefined : BigInt(count)
}

function isRowDescription(message: Message): message is messages.RowDescriptionMessage {
  return message.name === 'rowDescription'
}

function isDataRow(message: Message): message is messages.DataRowMessage {
  return message.name === 'dataRow'
}

function isCommandComplete(message: Message): message is messages.CommandCompleteMessage {
  return message.name === 'commandComplete'
}
