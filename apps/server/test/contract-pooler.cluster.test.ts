import { describeStorageContract } from '@org/api/testing'
import { requireServers } from './cluster-programs.ts'
import { contractHost } from './contract-host.ts'

const { TEST_DATABASE_URL: postgresUrl, TEST_PGBOUNCER_URL: poolerUrl } = requireServers(
  'TEST_DATABASE_URL',
  'TEST_PGBOUNCER_URL',
)

describeStorageContract(
  'Postgres behind PgBouncer in transaction mode',
  contractHost({ postgresUrl, poolerUrl, settings: { TRUST_PROXY: '127.0.0.1' } }),
)
