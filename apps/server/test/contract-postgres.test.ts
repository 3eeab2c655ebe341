import { describeStorageContract } from '@org/api/testing'
import { describe } from 'vitest'
import { contractHost } from './contract-host.ts'

const postgres = process.env['TEST_DATABASE_URL']
const settings = { TRUST_PROXY: '127.0.0.1' }

// In a separate file, so that these tests run in parallel with those of the embedded database.
describe.skipIf(!postgres)('with a database server', () =>
  describeStorageContract('Postgres', contractHost({ postgresUrl: postgres, settings })),
)
