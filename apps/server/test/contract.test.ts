import { describeContract } from '@org/api/testing'
import { contractHost } from './contract-host.ts'

/**
 * The longest suites. They run only on the database server if there is one, because their
 * statements are the same on both databases.
 */
const onServerOnly = [
  'permissions',
  'stock permissions',
  'coaching permissions',
  'coaching upload permissions',
  'stock texts',
  'coaching texts',
  'audit',
  'stock audit',
] as const

const hasServer = Boolean(process.env['TEST_DATABASE_URL'])
if (hasServer) console.log(`Tested on the database server alone: ${onServerOnly.join(', ')}.`)

describeContract(
  'embedded Postgres',
  contractHost({ settings: { TRUST_PROXY: '127.0.0.1' } }),
  hasServer ? onServerOnly : [],
)
