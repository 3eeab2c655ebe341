import { PostgresAdapter, PostgresDialect } from 'kysely'

/** Kysely dialect for a Postgres server. */
export class ServerDialect extends PostgresDialect {
  override createAdapter() {
    return new ServerAdapter()
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
