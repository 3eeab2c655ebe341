import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describeContract, type MakeHost } from '@org/api/testing'
import { pino } from 'pino'
import { openHost } from '../src/host/open-host.ts'
import { readSettings } from '../src/settings/settings.ts'
import { testDatabase } from './test-database.ts'

/** The real server over HTTP; only its clock and its mail are the suite's. */
function serverOn(databaseUrl: () => Promise<string | undefined>): MakeHost {
  return async (parts) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'contract-'))
    const settings = readSettings({
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: await databaseUrl(),
    })
    const host = await openHost(settings, pino({ level: 'silent' }), parts)
    return {
      adapters: host.adapters,
      baseUrl: `${host.publicUrl}/api`,
      fetch,
      async close() {
        await host.closeServer()
        await host.closeDatabase()
        await rm(dataDir, { recursive: true })
      },
    }
  }
}

describeContract(
  'embedded Postgres',
  serverOn(async () => undefined),
)

const postgres = process.env['TEST_DATABASE_URL']
if (postgres)
  describeContract(
    'Postgres',
    serverOn(() => testDatabase(postgres)),
  )
