import { describeContract } from '@org/api/testing'
import { describe } from 'vitest'
import { contractHost } from './contract-host.ts'

const postgres = process.env['TEST_DATABASE_URL']
const settings = { TRUST_PROXY: '127.0.0.1' }

// A separate file, so that the tests of both databases run at the same time.
describe.skipIf(!postgres)('with a database server', () =>
  describeContract('Postgres', contractHost({ postgresUrl: postgres, settings })),
)
