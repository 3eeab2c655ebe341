import { DatabaseUnavailable } from '@org/api'
import { SettingsError } from '../settings/settings-error.ts'
import type { ServerPool } from './server-pool.ts'

interface Properties {
  encoding: string
  has_icu: boolean
  lower_case: string
}

/**
 * Checks that a Postgres server is reachable and can search and sort text: its encoding is UTF-8,
 * its character classification knows letters with accents, and it has the ICU collation.
 *
 * @throws SettingsError with one line that says how to create a suitable database
 */
export async function checkDatabase(pool: ServerPool): Promise<void> {
  const { encoding, has_icu, lower_case } = await propertiesOf(pool)
  if (encoding !== 'UTF8')
    throw new SettingsError(
      `DATABASE_URL: the database stores ${encoding}, not UTF8. Create one with \`encoding 'UTF8' template template0\`.`,
    )
  if (!has_icu)
    throw new SettingsError(
      'DATABASE_URL: the database has no collation "und-x-icu". Use a Postgres that is built with ICU.',
    )
  // The search compares in lower case, with the database's own classification of characters.
  if (lower_case !== 'é')
    throw new SettingsError(
      "DATABASE_URL: the database does not know letters with accents (its LC_CTYPE is C or POSIX), so searches would miss names. Create one with `encoding 'UTF8' lc_ctype 'C.UTF-8' template template0`.",
    )
}

/** This is the first query, so it also checks the connection. */
async function propertiesOf(pool: ServerPool): Promise<Properties> {
  try {
    const { rows } = await pool.query<Properties>(`
      select current_setting('server_encoding') as encoding,
        exists (
          select from pg_collation where collname = 'und-x-icu' and collprovider = 'i'
        ) as has_icu,
        case when current_setting('server_encoding') = 'UTF8' then lower('É') end as lower_case`)
    return rows[0] as Properties
  } catch (error) {
    throw new SettingsError(`DATABASE_URL: the database cannot be reached. ${reasonOf(error)}`)
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof DatabaseUnavailable) return reasonOf(error.cause)
  return error instanceof AggregateError ? error.errors.join(', ') : String(error)
}
