import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { S3Settings } from '@org/adapters/media'
import { parseKeys } from '../settings/server-key-setting.ts'
import { SettingsError } from '../settings/settings-error.ts'
import { withDatabaseDeadline } from '../storage/database-deadline.ts'
import { writeDurably } from '../storage/durable-files.ts'
import type { OpenDatabase } from '../storage/open-database.ts'
import { keyFile } from '../storage/server-key.ts'
import { moveToBucket } from './bucket-files.ts'
import type { BackupRecord } from './format.ts'
import { readBackup, type Summary } from './read-backup.ts'
import { createTables, requireEmpty, RowLoader } from './restore-rows.ts'
import { FileWriter } from './stored-files.ts'

export interface Restore {
  readonly path: string
  /** What `verifyBackup` returned for the file. */
  readonly summary: Summary
  readonly dataDir: string
  /** Where images and uploads go; null: they stay in `dataDir`. */
  readonly s3: S3Settings | null
  /** Whether to write images and uploads to `dataDir`. */
  readonly withFiles: boolean
  /** Whether to write `server.key` to `dataDir`. */
  readonly withKey: boolean
}

/** How long one statement may take, in ms: building an index, for example. */
const longStatement = 12 * 60 * 60 * 1000

/**
 * Restores a backup into an empty database, and its files into `dataDir`. All rows or none are
 * restored; files that a failed attempt has written do no harm.
 *
 * @throws SettingsError with one line when the backup does not fit
 */
export async function restoreBackup({ db }: OpenDatabase, restore: Restore): Promise<void> {
  const { path, summary, dataDir, s3, withFiles, withKey } = restore
  const keyPath = join(dataDir, keyFile)
  await withDatabaseDeadline(longStatement, () =>
    db.transaction().execute(async (transaction) => {
      await requireEmpty(transaction)
      await createTables(transaction, summary.migrations)
      const rows = new RowLoader(transaction)
      await rows.begin()
      const files = new FileWriter(dataDir)
      try {
        for await (const record of readBackup(path)) {
          const { header, bytes } = record
          if (header.kind === 'rows') await rows.load(header, bytes.toString())
          if (header.kind === 'sequences') await rows.setSequences(bytes.toString())
          if (withFiles) await writeFile(files, record)
          if (withKey && header.kind === 'key') await writeKey(keyPath, bytes.toString())
        }
      } finally {
        await files.abandon()
      }
      await rows.end()
      if (withFiles && s3) await moveToBucket(dataDir, s3)
    }),
  )
}

async function writeFile(files: FileWriter, { header, bytes }: BackupRecord): Promise<void> {
  if (header.kind !== 'file') return
  await files.write(header.path, { offset: header.offset, isLast: header.is_last, bytes })
}

/** Writes the key, but never in the place of another one. */
async function writeKey(path: string, key: string): Promise<void> {
  if (!parseKeys(key.trim().split('\n'))) throw new SettingsError('The backup holds no valid key.')
  const kept = existsSync(path) ? await readFile(path, 'utf8') : key
  if (kept.trim() !== key.trim())
    throw new SettingsError(`${path} holds another key. Move it away, or restore without the key.`)
  await writeDurably(path, key)
}
