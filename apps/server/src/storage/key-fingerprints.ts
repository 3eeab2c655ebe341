import { fingerprintOf } from '@org/adapters/secrets'
import { sql, type Kysely } from 'kysely'
import type { ServerKeys } from '../settings/server-key-setting.ts'
import { SettingsError } from '../settings/settings-error.ts'
import type { Database } from './tables.ts'

type Purpose = keyof ServerKeys
const purposes: readonly Purpose[] = ['master', 'media']

/** Fingerprints by purpose, as far as they are stored. */
type Fingerprints = ReadonlyMap<string, string>

/** What stops working without a key. */
const uses: Readonly<Record<Purpose, string>> = {
  master:
    'sign-in codes and invitations that are under way, mailed links, and the connections to the photo network',
  media: 'the images in mails that have been delivered',
}

/** Stands for the key of a database that was used before fingerprints were stored. */
export const unknownFingerprint = 'unknown'

/**
 * Checks that these are the keys the data belongs to. Call it before the migrations, so that a
 * server with another key changes nothing.
 *
 * @param replaced fingerprints of the keys that `REPLACE_KEY` gives up
 * @throws SettingsError that says what would be lost, and how to accept the keys
 */
export async function checkKeys(
  db: Kysely<Database>,
  keys: ServerKeys,
  replaced: readonly string[],
): Promise<void> {
  const stored = await storedFingerprints(db)
  refuse(wrongPurposes(stored, keys, replaced), stored, 'this is not the key')
}

/**
 * Stores the fingerprints of the keys after the migrations, both or none. Of several servers that
 * start at the same time on an empty database, the first one decides.
 *
 * @throws SettingsError as `checkKeys` does
 */
export async function holdKeys(
  db: Kysely<Database>,
  keys: ServerKeys,
  replaced: readonly string[],
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const purpose of purposes) {
      const fingerprint = fingerprintOf(keys[purpose])
      const accepted = acceptedFingerprints(purpose, keys, replaced)
      await transaction
        .insertInto('key_fingerprints')
        .values({ purpose, fingerprint })
        .onConflict((conflict) =>
          conflict
            .column('purpose')
            .doUpdateSet({ fingerprint })
            .where('key_fingerprints.fingerprint', 'in', accepted),
        )
        .execute()
    }
    const stored = await storedFingerprints(transaction)
    refuse(wrongPurposes(stored, keys, []), stored, 'this is not the key')
  })
}

/** Whether another server has replaced these keys meanwhile. */
export async function areReplaced(db: Kysely<Database>, keys: ServerKeys): Promise<boolean> {
  const stored = await storedFingerprints(db)
  return purposes.some((purpose) => {
    const fingerprint = stored.get(purpose)
    return fingerprint !== undefined && fingerprint !== fingerprintOf(keys[purpose])
  })
}

/**
 * Refuses to create a key for a database that belongs to a lost one, unless `REPLACE_KEY` gives
 * that up.
 *
 * @param path where the key should be
 */
export async function checkLostKey(
  db: Kysely<Database>,
  path: string,
  replaced: readonly string[],
): Promise<void> {
  const stored = await storedFingerprints(db)
  const lost =
    stored.size === 0 && (await wasUsed(db))
      ? new Map(purposes.map((purpose) => [purpose, unknownFingerprint]))
      : stored
  const wrong = purposes.filter((purpose) => {
    const fingerprint = lost.get(purpose)
    return fingerprint !== undefined && !replaced.includes(fingerprint)
  })
  refuse(wrong, lost, `${path} is missing, and a new key is not the one`)
}

/** Fingerprints with which the database accepts these keys. */
function acceptedFingerprints(
  purpose: Purpose,
  keys: ServerKeys,
  replaced: readonly string[],
): string[] {
  const accepted = [fingerprintOf(keys[purpose]), ...replaced]
  // Whoever has the former key as the second one changes it on purpose.
  return purpose === 'master' ? [...accepted, fingerprintOf(keys.media)] : accepted
}

const wrongPurposes = (stored: Fingerprints, keys: ServerKeys, replaced: readonly string[]) =>
  purposes.filter((purpose) => {
    const fingerprint = stored.get(purpose)
    return (
      fingerprint !== undefined &&
      !acceptedFingerprints(purpose, keys, replaced).includes(fingerprint)
    )
  })

function refuse(wrong: readonly Purpose[], stored: Fingerprints, problem: string): void {
  if (wrong.length === 0) return
  const fingerprints = [...new Set(wrong.map((purpose) => stored.get(purpose)))].join(',')
  const losses = wrong.map((purpose) => uses[purpose]).join('; ')
  const rescue = wrong.includes('media')
    ? ' Behind a new key, after a comma, it keeps the images.'
    : ''
  throw new SettingsError(
    `SERVER_KEY: ${problem} that this database belongs to (fingerprint ${fingerprints}). Without it, these are lost: ${losses}. Restore that key.${rescue} To give up what is lost and start with the new key, set REPLACE_KEY=${fingerprints}.`,
  )
}

async function storedFingerprints(db: Kysely<Database>): Promise<Fingerprints> {
  if (!(await hasTable(db, 'key_fingerprints'))) return new Map()
  const rows = await db.selectFrom('key_fingerprints').selectAll().execute()
  return new Map(rows.map(({ purpose, fingerprint }) => [purpose, fingerprint]))
}

/** Whether a server has migrated the database, for which it needs a key. */
async function wasUsed(db: Kysely<Database>): Promise<boolean> {
  for (const table of ['kysely_migration', 'schema_migrations']) {
    if (!(await hasTable(db, table))) continue
    const { rows } = await sql`select from ${sql.table(table)} limit 1`.execute(db)
    if (rows.length > 0) return true
  }
  return false
}

async function hasTable(db: Kysely<Database>, name: string): Promise<boolean> {
  const { rows } = await sql<{ exists: boolean }>`
    select to_regclass(${name}) is not null as exists`.execute(db)
  return rows[0]?.exists === true
}
