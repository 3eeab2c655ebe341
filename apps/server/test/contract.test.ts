import { describeContract } from '@org/api/testing'
import { contractHost } from './contract-host.ts'

describeContract('embedded Postgres', contractHost({ settings: { TRUST_PROXY: '127.0.0.1' } }))
