import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { createStandardLogger } from '../log/create-logger.ts'
import { SettingsError } from '../settings/settings-error.ts'
import type { Settings } from '../settings/settings.ts'
import { checkDatabase } from '../storage/check-database.ts'
import { lockDataDir } from '../storage/data-lock.ts'
import { dumpNames, dumpsFolder } from '../storage/dumps-folder.ts'
import { createServerPool, type ServerPool } from '../storage/server-pool.ts'
import { findingsOf, reasonOf, type Finding } from './finding.ts'

type Place = Pick<Settings, 'dataDir' | 'databaseUrl' | 'databaseTimeout'>

/** Largest difference of the clocks, in ms. Sign-in codes and leases last minutes. */
const largestDifference = 5000

/** Checks the database, and this machine's clock against the database's. */
export async function checkStoredData(place: Place): Promise<readonly Finding[]> {
  const { databaseUrl, databaseTimeout: timeout } = place
  if (databaseUrl === null) return [await checkEmbedded(place.dataDir), embeddedClock]
  const options = { databaseUrl, connections: 1, timeout }
  const pool = createServerPool(
    options,
    new pg.TypeOverrides(),
    createStandardLogger('silent').logger,
  )
  try {
    return [await checkServer(pool), await checkClock(pool)]
  } finally {
    await pool.end()
  }
}

async function checkServer(pool: ServerPool): Promise<Finding> {
  const { fine, problem } = findingsOf('database')
  try {
    await checkDatabase(pool)
    const { rows } = await pool.query<{ version: string; recovers: boolean; reads: boolean }>(
      `select current_setting('server_version') as version, pg_is_in_recovery() as recovers,
        current_setting('transaction_read_only') = 'on' as reads`,
    )
    const [{ version, recovers, reads } = { version: '', recovers: true, reads: true }] = rows
    if (recovers) return problem('is a standby → Let DATABASE_URL lead to the primary.')
    if (reads) return problem('is read-only → Set default_transaction_read_only = off.')
    await pool.query('do $$ begin create table doctor_probe (); drop table doctor_probe; end $$')
    return fine(`Postgres ${version} stores UTF8, sorts by ICU, and can be written.`)
  } catch (error) {
    if (error instanceof SettingsError) return problem(error.message)
    return problem(`${reasonOf(error)} → Let the user of DATABASE_URL create tables in it.`)
  }
}

async function checkClock(pool: ServerPool): Promise<Finding> {
  const { fine, problem, unknown } = findingsOf('clock')
  try {
    const askedAt = Date.now()
    const { rows } = await pool.query<{ now: string }>(
      'select extract(epoch from clock_timestamp()) * 1000 as now',
    )
    // The database has answered in between.
    const difference = Math.round(Number(rows[0]?.now) - (askedAt + Date.now()) / 2)
    if (Math.abs(difference) > largestDifference)
      return problem(
        `differs from the database's by ${difference} ms → Synchronise both by NTP (timedatectl set-ntp true).`,
      )
    return fine(`agrees with the database's within ${Math.abs(difference)} ms.`)
  } catch (error) {
    return unknown(error)
  }
}

const embeddedClock = findingsOf('clock').fine('the embedded database uses this one.')

/** Does not open the database, since that would change it. */
async function checkEmbedded(dataDir: string): Promise<Finding> {
  const { fine, problem } = findingsOf('database')
  if (!existsSync(join(dataDir, 'postgres'))) return fine('embedded; the first start creates it.')
  const folder = dumpsFolder(dataDir)
  const newest = existsSync(folder) ? dumpNames(await readdir(folder)).at(-1) : undefined
  const dumps = newest ? `The newest dump is ${newest}.` : 'There is no dump yet.'
  try {
    lockDataDir(dataDir).release()
    return fine(`embedded; no server uses it now. ${dumps}`)
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    if (error.message.includes('in use')) return fine(`embedded; a server uses it now. ${dumps}`)
    return problem(error.message)
  }
}
