import { sql, type Kysely } from 'kysely'
import type { Database } from './tables.ts'

export interface Lease {
  readonly name: string
  /** Random id of the process or task that holds it. */
  readonly holder: string
}

/**
 * Takes or renews a lease, by the clock of the database.
 *
 * @returns false while another holder's lease has not expired
 */
export async function takeLease(
  db: Kysely<Database>,
  { name, holder }: Lease,
  seconds: number,
): Promise<boolean> {
  const { rows } = await sql`
    insert into leases (name, holder, expires_at)
    values (${name}, ${holder}, now() + make_interval(secs => ${seconds}))
    on conflict (name) do update
      set holder = excluded.holder, expires_at = excluded.expires_at
      where leases.holder = excluded.holder or leases.expires_at < now()
    returning name`.execute(db)
  return rows.length > 0
}

/** Frees a lease, unless another holder has taken it meanwhile. */
export async function freeLease(db: Kysely<Database>, { name, holder }: Lease): Promise<void> {
  await db.deleteFrom('leases').where('name', '=', name).where('holder', '=', holder).execute()
}
