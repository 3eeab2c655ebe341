import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql, type Kysely } from 'kysely'
import { copyOfFormerKey, parseKeys, type ServerKeys } from '../settings/server-key-setting.ts'
import type { Settings } from '../settings/settings.ts'
import { SettingsError } from '../settings/settings-error.ts'
import { writeDurably } from './durable-files.ts'
import { checkKeys, checkLostKey } from './key-fingerprints.ts'
import type { Database } from './tables.ts'

/**
 * Key file in the data folder. It holds the key and, on the next line, an earlier image key, if
 * any.
 */
export const keyFile = 'server.key'

/**
 * Returns the keys from the settings, or from the key file, which the first start creates. Call it
 * before the migrations: one of them drops the table where earlier versions stored the key. That
 * key continues to sign image addresses, and nothing else.
 *
 * @throws SettingsError when the data belongs to other keys, when the settings lack the earlier key,
 *   or when the file is damaged
 */
export async function openServerKeys(
  settings: KeySettings,
  db: Kysely<Database>,
): Promise<ServerKeys> {
  const keys = await findKeys(settings, db)
  await checkKeys(db, keys, settings.replacedKeys)
  return keys
}

type KeySettings = Pick<Settings, 'serverKeys' | 'dataDir' | 'replacedKeys'>

async function findKeys(settings: KeySettings, db: Kysely<Database>): Promise<ServerKeys> {
  const former = await formerKey(db)
  const configured = settings.serverKeys
  if (configured) {
    if (former === null || [configured.master, configured.media].includes(former)) return configured
    throw new SettingsError(
      `SERVER_KEY lacks the key that an earlier version kept in this database; without it delivered mail loses its images. Store it behind yours: ${copyOfFormerKey}.`,
    )
  }
  const path = join(settings.dataDir, keyFile)
  const kept = await readKeyFile(settings.dataDir)
  if (kept && (former === null || kept.media === former)) return kept
  if (!kept && former === null) await checkLostKey(db, path, settings.replacedKeys)
  const master = kept?.master ?? randomBytes(32).toString('base64url')
  const keys = { master, media: former ?? master }
  await writeKeys(path, keys)
  return keys
}

const undefinedTable = '42P01'

/** Reads the key from the table of earlier versions. */
async function formerKey(db: Kysely<Database>): Promise<string | null> {
  try {
    const { rows } = await sql<{ value: string }>`select value from server_keys`.execute(db)
    return rows[0]?.value ?? null
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === undefinedTable) return null
    throw error
  }
}

/** Reads the keys from the key file of a data folder; null when there is none. */
export const readKeyFile = (dataDir: string): Promise<ServerKeys | null> =>
  readKeys(join(dataDir, keyFile))

async function readKeys(path: string): Promise<ServerKeys | null> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  })
  if (text === null) return null
  const keys = parseKeys(text.trim().split('\n'))
  if (keys) return keys
  throw new SettingsError(
    `${path} holds no key. Restore it from a backup; without it delivered mail loses its images.`,
  )
}

/** Returns once the file survives a power cut: the key is about to be deleted from the database. */
const writeKeys = (path: string, keys: ServerKeys) => writeDurably(path, keyText(keys))

/** Returns the content of a key file. */
export const keyText = ({ master, media }: ServerKeys): string =>
  media === master ? `${master}\n` : `${master}\n${media}\n`
