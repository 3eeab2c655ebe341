import {
  CompiledQuery,
  PostgresAdapter,
  PostgresDialect,
  PostgresDriver,
  type DatabaseConnection,
  type TransactionSettings,
} from 'kysely'
import { ownDeadline } from './database-deadline.ts'
import type { ServerPool } from './server-pool.ts'

/** Kysely dialect for a Postgres server. */
export class ServerDialect extends PostgresDialect {
  readonly #pool: ServerPool
  readonly #timeout: number

  /** @param timeout how long a statement may take, in ms */
  constructor(pool: ServerPool, timeout: number) {
    super({ pool })
    this.#pool = pool
    this.#timeout = timeout
  }

  override createAdapter() {
    return new ServerAdapter()
  }

  override createDriver() {
    return new ServerDriver(this.#pool, this.#timeout)
  }
}

/**
 * Limits each transaction on the server's side, too: one whose client is cut off would otherwise
 * keep its locks until the server notices, and block everybody after the network has returned. The
 * limits are part of the transaction because a pooler in between rejects them at the connection's
 * start and hands the connection to somebody else afterwards.
 */
class ServerDriver extends PostgresDriver {
  readonly #timeout: number

  constructor(pool: ServerPool, timeout: number) {
    super({ pool })
    this.#timeout = timeout
  }

  override async beginTransaction(
    connection: DatabaseConnection,
    { isolationLevel, accessMode }: TransactionSettings,
  ) {
    const limit = ownDeadline() ?? this.#timeout
    const isolation = isolationLevel === undefined ? '' : ` isolation level ${isolationLevel}`
    const begin = `begin${isolation} ${accessMode ?? ''}`
    // One text, so that the limits need no round trip of their own.
    await connection.executeQuery(
      CompiledQuery.raw(
        `${begin}; set local statement_timeout = ${limit}; set local idle_in_transaction_session_timeout = ${limit}`,
      ),
    )
  }
}

/**
 * Takes no migration lock, because `migrate` holds one until its transaction ends. Kysely's own
 * lock belongs to the session: a failed migration would not release it, and the attempt to release
 * it in the failed transaction would hide the error.
 */
class ServerAdapter extends PostgresAdapter {
  override async acquireMigrationLock() {}

  override async releaseMigrationLock() {}
}
