import { rm } from 'node:fs/promises'
import type { MakeHost } from '@org/api/testing'
import { pino, type Logger } from 'pino'
import { openHost } from '../src/host/open-host.ts'
import { readSettings } from '../src/settings/settings.ts'
import { fetchAtHost } from './fetch-at-host.ts'
import { makeDataDir } from './prepared-data.ts'
import { createTestDatabase, throughPooler } from './test-database.ts'

interface ContractHostOptions {
  /** Postgres server for a separate test database; without it, the embedded database is used. */
  postgresUrl?: string | undefined
  /** Pooler in front of that server, which accepts the name of any database. */
  poolerUrl?: string | undefined
  /** Settings in addition to port, data directory and database. */
  settings?: Record<string, string>
  /** By default, the causes of 500 responses are printed. */
  logger?: Logger
}

/** Runs the real server over HTTP for a contract suite, which provides its own clock and mail. */
export function contractHost({
  postgresUrl,
  poolerUrl,
  settings: more,
  logger = pino({ level: 'error' }),
}: ContractHostOptions): MakeHost {
  return async (parts) => {
    const dataDir = await makeDataDir()
    const own = postgresUrl ? await createTestDatabase(postgresUrl) : null
    const settings = readSettings({
      PORT: '0',
      DATA_DIR: dataDir,
      // The clock stands still, and so would the pace.
      MAIL_DOMAIN_PACE: '10000',
      HOSTS: '127.0.0.1=stock,coaching.localhost=coaching,coaching-admin.localhost=coaching-admin',
      ...(own && (poolerUrl ? throughPooler(own.settings, poolerUrl) : own.settings)),
      ...more,
    })
    const host = await openHost(settings, logger, parts)
    return {
      adapters: host.adapters,
      baseUrl: `${host.publicUrl}/api`,
      stockUrl: `${host.publicUrl.replace('localhost', '127.0.0.1')}/api`,
      coachingUrl: `${host.publicUrl.replace('localhost', 'coaching.localhost')}/api`,
      coachingAdminUrl: `${host.publicUrl.replace('localhost', 'coaching-admin.localhost')}/api`,
      fetch: fetchAtHost,
      async close() {
        await host.closeServer()
        await host.closeDatabase()
        await own?.drop()
        await rm(dataDir, { recursive: true })
      },
    }
  }
}
