import { describeContract } from '@org/api/testing'
import { contractHost } from './contract-host.ts'

const settings = { TRUST_PROXY: '127.0.0.1' }

describeContract('embedded Postgres', contractHost({ settings }))

const postgres = process.env['TEST_DATABASE_URL']
if (postgres) describeContract('Postgres', contractHost({ postgresUrl: postgres, settings }))
