import { describeContract } from '@org/api/testing'
import { describe } from 'vitest'
import { contractHost } from './contract-host.ts'

const postgresUrl = process.env['TEST_DATABASE_URL']
const poolerUrl = process.env['TEST_PGBOUNCER_URL']
const settings = { TRUST_PROXY: '127.0.0.1' }

if (!poolerUrl) console.log('Not tested through PgBouncer: TEST_PGBOUNCER_URL is not set.')

describe.skipIf(!postgresUrl || !poolerUrl)('all suites through PgBouncer', () =>
  describeContract(
    'Postgres behind PgBouncer in transaction mode',
    contractHost({ postgresUrl, poolerUrl, settings }),
  ),
)
