import { describeContract } from '@org/api/testing'
import { contractHost } from './contract-host.ts'

/**
 * The longest suites. If there is a database server, they skip the embedded database, because both
 * databases get the same SQL statements.
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
  'hostile values',
  'stock hostile values',
  'coaching hostile values',
  'install keys',
  'imports',
  'stock imports',
  'stock long orders',
  'coaching limits',
] as const

const hasServer = Boolean(process.env['TEST_DATABASE_URL'])
if (hasServer) console.log(`Tested on the database server alone: ${onServerOnly.join(', ')}.`)

describeContract(
  'embedded Postgres',
  contractHost({ settings: { TRUST_PROXY: '127.0.0.1' } }),
  hasServer ? onServerOnly : [],
)
