import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describeContract, type MakeHost } from '@org/api/testing'
import { pino } from 'pino'
import { openHost } from '../src/host/open-host.ts'
import { readSettings } from '../src/settings/settings.ts'
import { createTestDatabase } from './test-database.ts'

/** The real server over HTTP; only its clock and its mail are the suite's. */
function serverOn(postgresUrl?: string): MakeHost {
  return async (parts) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'contract-'))
    const own = postgresUrl ? await createTestDatabase(postgresUrl) : null
    const settings = readSettings({
      PORT: '0',
      DATA_DIR: dataDir,
      ...own?.settings,
      TRUST_PROXY: '127.0.0.1',
    })
    const host = await openHost(settings, pino({ level: 'silent' }), parts)
    return {
      adapters: host.adapters,
      baseUrl: `${host.publicUrl}/api`,
      fetch,
      async close() {
        await host.closeServer()
        await host.closeDatabase()
        await own?.drop()
        await rm(dataDir, { recursive: true })
      },
    }
  }
}

describeContract('embedded Postgres', serverOn())

const postgres = process.env['TEST_DATABASE_URL']
if (postgres) describeContract('Postgres', serverOn(postgres))
