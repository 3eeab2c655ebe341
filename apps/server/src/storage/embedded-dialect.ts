import type { PGlite } from '@electric-sql/pglite'
import {
  CompiledQuery,
  PGliteAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type Dialect,
  type Driver,
  type Kysely,
} from 'kysely'
import type { OnStatement } from '../log/slow-statements.ts'
import { EmbeddedConnection } from './embedded-connection.ts'

/** Kysely dialect for the embedded engine, with one connection that prepares its statements. */
export class EmbeddedDialect implements Dialect {
  readonly #engine: PGlite
  readonly #onStatement: OnStatement | undefined

  constructor(engine: PGlite, onStatement?: OnStatement) {
    this.#engine = engine
    this.#onStatement = onStatement
  }

  createAdapter() {
    return new PGliteAdapter()
  }

  createDriver() {
    return new EmbeddedDriver(this.#engine, this.#onStatement)
  }

  createIntrospector(db: Kysely<unknown>) {
    return new PostgresIntrospector(db)
  }

  createQueryCompiler() {
    return new PostgresQueryCompiler()
  }
}

class EmbeddedDriver implements Driver {
  readonly #engine: PGlite
  readonly #connection: EmbeddedConnection

  constructor(engine: PGlite, onStatement: OnStatement | undefined) {
    this.#engine = engine
    this.#connection = new EmbeddedConnection(engine, onStatement)
  }

  async init() {
    await this.#engine.waitReady
  }

  async acquireConnection() {
    return this.#connection
  }

  async beginTransaction(connection: EmbeddedConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin'))
  }

  async commitTransaction(connection: EmbeddedConnection) {
    await connection.commit()
  }

  async rollbackTransaction(connection: EmbeddedConnection) {
    await connection.executeQuery(CompiledQuery.raw('rollback'))
  }

  async releaseConnection() {}

  async destroy() {
    if (!this.#engine.closed) await this.#engine.close()
  }
}
