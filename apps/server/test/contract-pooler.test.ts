import { describeSuites } from '@org/api/testing'
import { describe } from 'vitest'
import { contractHost } from './contract-host.ts'

const postgresUrl = process.env['TEST_DATABASE_URL']
const poolerUrl = process.env['TEST_PGBOUNCER_URL']
const settings = { TRUST_PROXY: '127.0.0.1' }

/**
 * The suites that are sensitive to a pooler, because their calls take leases, lock rows, count
 * limits or run jobs. `npm run test:cluster` runs all suites through it.
 */
const sensitive = [
  'requests',
  'sign-in',
  'sign-in codes',
  'deploy',
  'stock bookings',
  'coaching limits',
  'coaching uploads',
] as const

if (!poolerUrl) console.log('Not tested through PgBouncer: TEST_PGBOUNCER_URL is not set.')

describe.skipIf(!postgresUrl || !poolerUrl)('through PgBouncer', () =>
  describeSuites(
    'Postgres behind PgBouncer in transaction mode',
    contractHost({ postgresUrl, poolerUrl, settings }),
    sensitive,
  ),
)
