import { PostgresAdapter, PostgresDialect } from 'kysely'

/** Kysely on a Postgres server. */
export class ServerDialect extends PostgresDialect {
  override createAdapter() {
    return new ServerAdapter()
  }
}

/**
 * Leaves the lock of migrations to `migrate`, which holds one until its transaction ends. Kysely's
 * own lock belongs to the session: a failed migration would leave it behind, and the attempt to
 * release it in the failed transaction would hide the error.
 */
class ServerAdapter extends PostgresAdapter {
  override async acquireMigrationLock() {}

  override async releaseMigrationLock() {}
}
